/**
 * A position in a source: the author's document and a path into it. Content of a template has the position of its call, and its
 * texts contain the id of the template.
 */
import type { Location } from '../../diagnostics/unlocated.ts';
import type { Path, SourceDocument } from '../../ir/document.ts';
import type { LocatedText } from '../../ir/resolved.ts';

export class SourceCursor {
  readonly document: SourceDocument;
  readonly path: Path;
  /** Null for content of the author. */
  readonly templateId: string | null;

  constructor(document: SourceDocument, path: Path = [], templateId: string | null = null) {
    this.document = document;
    this.path = path;
    this.templateId = templateId;
  }

  /** The position of a value below this one. */
  in(...keys: Path): SourceCursor {
    return this.templateId === null ? new SourceCursor(this.document, this.path.concat(keys)) : this;
  }

  /** The same position, for the texts of a template. */
  injected(templateId: string): SourceCursor {
    return new SourceCursor(this.document, this.path, templateId);
  }

  get at(): Location {
    return this.templateId === null ? this.document.at(this.path) : this.document.anchorOf(this.path);
  }

  /** The span of the key of this value, with its quotes. */
  get keyAt(): Location {
    return this.templateId === null ? this.document.keyAt(this.path) : this.at;
  }

  /** The span of a part of a string value; for an injected string, the span of its call. */
  within(start: number, length: number): Location {
    return this.templateId === null ? this.document.within(this.path, start, length) : this.at;
  }

  /** The origin of a text at this position or of a part of it. */
  get origin(): Omit<LocatedText, 'text'> {
    return this.templateId === null ? { path: this.path } : { path: this.path, templateId: this.templateId };
  }
}
