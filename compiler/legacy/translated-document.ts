/**
 * A source of the older format, presented as the native source that it becomes. Paths refer to the native source, and locations
 * to the file, so the diagnostics and source maps of later phases point to the text of the author. A path without a location gets
 * the nearest location that exists, so a query never fails.
 */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { Location } from '../diagnostics/unlocated.ts';
import type { Path, SourceDocument } from '../ir/document.ts';
import type { Origin, Origins } from './origins.ts';
import { partAt } from './mapped-text.ts';

function valueAt(value: unknown, path: Path): unknown {
  let inside = value;
  for (const key of path) {
    if (typeof inside !== 'object' || inside === null || !Object.hasOwn(inside, key)) return undefined;
    inside = (inside as { readonly [key: string | number]: unknown })[key];
  }
  return inside;
}

const origin = (location: Location): Location => ({ ...location, isOrigin: true });

export class TranslatedDocument implements SourceDocument {
  readonly value: JsonValue;
  readonly #workflow: SourceWorkflow;
  readonly #written: SourceDocument;
  readonly #origins: Origins;

  constructor(written: SourceDocument, workflow: SourceWorkflow, origins: Origins) {
    this.value = JSON.parse(JSON.stringify(workflow));
    this.#workflow = workflow;
    this.#written = written;
    this.#origins = origins;
  }

  get text(): string {
    return this.#written.text;
  }

  #originOf(path: Path): Origin {
    return this.#origins.of(this.#workflow, path);
  }

  /** Present in the file. */
  #isWritten(path: Path): boolean {
    return path.length === 0 || valueAt(this.#written.value, path) !== undefined;
  }

  /** The path itself, or the nearest value that contains it. */
  #nearest(path: Path): Path {
    let near = path;
    while (near.length > 0 && !this.#isWritten(near)) near = near.slice(0, -1);
    return near;
  }

  /** Whether the file has at `from` the same value that the native source has at `path`. */
  #isCopy(kind: Origin['kind'], path: Path, from: Path): boolean {
    if (kind !== 'copy') return false;
    const written = valueAt(this.#written.value, from);
    return typeof written === 'object'
      ? written !== null
      : written !== undefined && written === valueAt(this.value, path);
  }

  at(path: Path): Location {
    const { kind, path: from } = this.#originOf(path);
    if (this.#isCopy(kind, path, from)) return this.#written.at(from);
    return origin(this.#written.anchorOf(this.#nearest(from)));
  }

  keyAt(path: Path): Location {
    const { kind, path: from } = this.#originOf(path);
    const near = this.#nearest(from);
    if (typeof near.at(-1) !== 'string') return origin(this.#written.anchorOf(near));
    const key = this.#written.keyAt(near);
    return this.#isCopy(kind, path, from) && near.at(-1) === path.at(-1) ? key : origin(key);
  }

  anchorOf(path: Path): Location {
    const { kind, path: from } = this.#originOf(path);
    const near = this.#nearest(from);
    const handle = this.#written.anchorOf(near);
    return this.#isCopy(kind, path, from) ? handle : origin(handle);
  }

  offsetsWithin(
    path: Path,
    starts: readonly number[],
  ): { readonly pointer: string; readonly offsets: readonly number[] } {
    const source = this.#originOf(path);
    if (this.#isCopy(source.kind, path, source.path)) return this.#written.offsetsWithin(source.path, starts);
    const { pointer, offset } = this.#written.anchorOf(this.#nearest(source.path));
    if (source.kind !== 'worded') return { pointer, offsets: starts.map(() => offset) };
    return { pointer, offsets: starts.map((start) => this.#placeIn(source, start).offset) };
  }

  within(path: Path, start: number, length: number): Location {
    const source = this.#originOf(path);
    if (this.#isCopy(source.kind, path, source.path)) return this.#written.within(source.path, start, length);
    if (source.kind !== 'worded') return origin(this.#written.anchorOf(this.#nearest(source.path)));
    return this.#placeIn(source, start, length);
  }

  /** Inside a copied part: the same text; otherwise the location for which the text was added. */
  #placeIn({ parts, path }: Origin & { readonly kind: 'worded' }, start: number, length = 0): Location {
    const part = partAt({ parts }, start);
    const near = this.#nearest(part?.path ?? path);
    if (part === null || part.from === null || near.length !== part.path.length)
      return origin(this.#written.anchorOf(near));
    const into = Math.min(start - part.start, part.length);
    return origin(this.#written.within(near, part.from + into, Math.min(length, part.length - into)));
  }
}
