/**
 * A parsed JSON document with the position of every value. Every phase locates its findings through it; paths are keys and indexes
 * from the top.
 */
import { pointerPart } from '../../schemas/json-pointer.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { Location } from '../diagnostics/unlocated.ts';
import { JsonPositions } from './json-positions.ts';

export type Path = readonly (string | number)[];

export function pointerOf(path: Path): string {
  let pointer = '';
  for (const part of path) pointer += `/${typeof part === 'number' ? part : pointerPart(part)}`;
  return pointer;
}

const escapeLength = (text: string, at: number) => (text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2);

/**
 * The document that every phase uses. For a native source, it is the file itself. A file of the older format is translated to a
 * native source, and each location of this source refers to the original file (`compiler/legacy/translated-document.ts`).
 */
export interface SourceDocument {
  /** The text of the file. */
  readonly text: string;
  /** The source to which paths refer, as plain JSON. */
  readonly value: JsonValue;
  /** The span of the whole value at `path`. */
  at(path: Path): Location;
  /** The span of the key of the property at `path`, with its quotes. */
  keyAt(path: Path): Location;
  /** The smallest span that represents an object or list: the value that names it, otherwise its opening bracket. */
  anchorOf(path: Path): Location;
  /** The offsets in the text of positions inside a string value. `starts` are ascending and count code units of the decoded value. */
  offsetsWithin(
    path: Path,
    starts: readonly number[],
  ): { readonly pointer: string; readonly offsets: readonly number[] };
  /** The span of a part of a string value, given in code units of the decoded text. Takes the escapes of the source into account. */
  within(path: Path, start: number, length: number): Location;
}

/** A document whose paths refer to its own text. */
export class ParsedDocument implements SourceDocument {
  readonly text: string;
  readonly value: JsonValue;
  readonly positions: JsonPositions;
  /** The end of the last call of `within`. The spans of one text are queried in order, so each search continues there. */
  #cursor = { node: -1, decoded: 0, raw: 0 };

  constructor(text: string, value: JsonValue, positions = new JsonPositions(text)) {
    this.text = text;
    this.value = value;
    this.positions = positions;
  }

  #key(path: Path): number | undefined {
    const object = this.#node(path.slice(0, -1));
    return object === undefined ? undefined : this.positions.keyNamed(object, String(path.at(-1)));
  }

  #below(node: number, part: string | number): number | undefined {
    const { positions } = this;
    if (typeof part === 'number' && positions.kindOf(node) === 'array') return positions.itemAt(node, part);
    return positions.valueNamed(node, String(part));
  }

  #node(path: Path): number | undefined {
    let node: number | undefined = 0;
    for (const part of path) {
      if (node === undefined) return undefined;
      node = this.#below(node, part);
    }
    return node;
  }

  #located(node: number | undefined, path: Path): Location {
    if (node === undefined) throw new Error(`the document has no value at ${pointerOf(path) || 'the root'}`);
    const offset = this.positions.startOf(node);
    return { offset, length: this.positions.endOf(node) - offset, pointer: pointerOf(path) };
  }

  at(path: Path): Location {
    return this.#located(this.#node(path), path);
  }

  keyAt(path: Path): Location {
    return this.#located(this.#key(path), path);
  }

  anchorOf(path: Path): Location {
    const node = this.#node(path);
    const whole = this.#located(node, path);
    if (node === undefined || this.positions.isScalar(node)) return whole;
    for (const name of ['id', 'loopId', 'templateId']) {
      const id = this.positions.valueNamed(node, name);
      if (id !== undefined && this.positions.kindOf(id) === 'string') return this.#located(id, path);
    }
    return { ...whole, length: 1 };
  }

  offsetsWithin(
    path: Path,
    starts: readonly number[],
  ): { readonly pointer: string; readonly offsets: readonly number[] } {
    const { offset, pointer } = this.at(path);
    let decoded = 0;
    let raw = offset + 1;
    const offsets = starts.map((start) => {
      for (; decoded < start; decoded += 1) raw += escapeLength(this.text, raw);
      return raw;
    });
    return { pointer, offsets };
  }

  within(path: Path, start: number, length: number): Location {
    const whole = this.at(path);
    const resumes = this.#cursor.node === whole.offset && this.#cursor.decoded <= start;
    let { decoded, raw } = resumes ? this.#cursor : { decoded: 0, raw: whole.offset + 1 };
    for (; decoded < start; decoded += 1) raw += escapeLength(this.text, raw);
    const offset = raw;
    for (; decoded < start + length; decoded += 1) raw += escapeLength(this.text, raw);
    this.#cursor = { node: whole.offset, decoded, raw };
    return { offset, length: raw - offset, pointer: whole.pointer };
  }
}
