/**
 * A position in a source during resolution: the author's document and a path into it. What a template adds has no place of its
 * own; all of it stands where the template is called, and its texts carry the template's id.
 */
import type { Location } from '../../diagnostics/unlocated.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { LocatedText } from '../../ir/resolved.ts';

export class SourceCursor {
  readonly document: SourceDocument;
  readonly path: Path;
  /** Null in what the author wrote. */
  readonly templateId: string | null;

  constructor(document: SourceDocument, path: Path = [], templateId: string | null = null) {
    this.document = document;
    this.path = path;
    this.templateId = templateId;
  }

  /** The value below this one. */
  in(...keys: Path): SourceCursor {
    return this.templateId === null ? new SourceCursor(this.document, this.path.concat(keys)) : this;
  }

  /** The same place, seen as that of a template's texts. */
  injected(templateId: string): SourceCursor {
    return new SourceCursor(this.document, this.path, templateId);
  }

  get at(): Location {
    return this.templateId === null ? this.document.at(this.path) : this.document.anchorOf(this.path);
  }

  /** The key of this value, with its quotes. */
  get keyAt(): Location {
    return this.templateId === null ? this.document.keyAt(this.path) : this.at;
  }

  /** Part of a string value; of an injected one, all that can be shown. */
  within(start: number, length: number): Location {
    return this.templateId === null ? this.document.within(this.path, start, length) : this.at;
  }

  /** Where a text or part of this place is from. */
  get origin(): Omit<LocatedText, 'text'> {
    return this.templateId === null ? { path: this.path } : { path: this.path, templateId: this.templateId };
  }
}
