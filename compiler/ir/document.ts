/**
 * A parsed JSON document with the position of every value. Every phase locates its findings through it; paths are keys and indexes
 * from the top.
 */
import { pointerPart } from '../../schemas/json-pointer.ts';
import type { Node } from 'jsonc-parser';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { Location } from '../diagnostics/unlocated.ts';

export type Path = readonly (string | number)[];

export function pointerOf(path: Path): string {
  let pointer = '';
  for (const part of path) pointer += `/${typeof part === 'number' ? part : pointerPart(part)}`;
  return pointer;
}

/** So many properties are searched one by one; an object with more gets an index. */
const searchedMax = 32;

const escapeLength = (text: string, at: number) => (text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2);

/**
 * What every phase sees. A native source is its own document; one of the older format is read as the native source that it
 * becomes, and each place of that source stands where it came from (`compiler/legacy/translated-document.ts`).
 */
export interface SourceDocument {
  /** The file, as it was written. */
  readonly text: string;
  /** The source that paths lead into, as plain JSON. */
  readonly value: JsonValue;
  /** The value at `path`, whole. */
  at(path: Path): Location;
  /** The key of the property at `path`, with its quotes. */
  keyAt(path: Path): Location;
  /** The smallest span that stands for an object or list: the value that names it, else its opening bracket. */
  anchorOf(path: Path): Location;
  /** Where places inside a string value stand in the text; `starts` ascend and count code units of the decoded value. */
  offsetsWithin(
    path: Path,
    starts: readonly number[],
  ): { readonly pointer: string; readonly offsets: readonly number[] };
  /** Part of a string value, counted in code units of the decoded text: finds it again between the escapes of the source. */
  within(path: Path, start: number, length: number): Location;
}

/** A document whose paths are its own. */
export class ParsedDocument implements SourceDocument {
  readonly text: string;
  readonly value: JsonValue;
  readonly #root: Node;
  /** Where the last `within` ended: the marks of one text are asked for in order, and each goes on from the one before. */
  #cursor = { node: -1, decoded: 0, raw: 0 };
  /** The properties of objects that have many, by key. */
  readonly #indexes = new Map<Node, ReadonlyMap<unknown, Node>>();

  constructor(text: string, value: JsonValue, root: Node) {
    this.text = text;
    this.value = value;
    this.#root = root;
  }

  /** The parsed tree, for the formatter, which copies what was written. */
  get root(): Node {
    return this.#root;
  }

  /** The first one with that key, as everywhere: a second one is refused before anybody asks. */
  #member(object: Node | undefined, key: unknown): Node | undefined {
    const properties = object?.children ?? [];
    if (object === undefined || properties.length <= searchedMax)
      return properties.find((property) => property.children?.[0]?.value === key);
    const known = this.#indexes.get(object);
    if (known !== undefined) return known.get(key);
    const made = new Map([...properties].reverse().map((property) => [property.children?.[0]?.value, property]));
    this.#indexes.set(object, made);
    return made.get(key);
  }

  #property(path: Path): Node | undefined {
    return this.#member(this.#node(path.slice(0, -1)), path.at(-1));
  }

  #node(path: Path): Node | undefined {
    let node: Node | undefined = this.#root;
    for (const part of path) {
      if (typeof part === 'number') node = node?.children?.[part];
      else node = this.#member(node, part)?.children?.[1];
    }
    return node;
  }

  #located(node: Node | undefined, path: Path): Location {
    if (node === undefined) throw new Error(`the document has no value at ${pointerOf(path) || 'the top'}`);
    return { offset: node.offset, length: node.length, pointer: pointerOf(path) };
  }

  at(path: Path): Location {
    return this.#located(this.#node(path), path);
  }

  keyAt(path: Path): Location {
    return this.#located(this.#property(path)?.children?.[0], path);
  }

  anchorOf(path: Path): Location {
    const node = this.#node(path);
    if (node?.type === 'object') {
      for (const name of ['id', 'loopId', 'templateId']) {
        const id = this.#node([...path, name]);
        if (id?.type === 'string') return { ...this.#located(id, path), pointer: pointerOf(path) };
      }
    }
    const whole = this.#located(node, path);
    return node?.type === 'object' || node?.type === 'array' ? { ...whole, length: 1 } : whole;
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
