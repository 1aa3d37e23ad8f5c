/**
 * The text of a bundle, read piece by piece: one member, event, record or object at a time, never the whole [bundle-streams]. Pure.
 *
 * Only the containers that a bundle is made of are walked; whatever stands in them is handed on as its JSON text, unread. Nothing is
 * kept but the element that is being read, and its length is bounded before it is kept.
 */
import { parseJson } from '../../schemas/json-object.ts';
import { bundlePartsMax, jsonDepthMax } from '../../schemas/limits.ts';

/** The containers whose members are handed on one by one, by their path. */
const walked = {
  '': 'object',
  integrity: 'object',
  'integrity/entries': 'array',
  session: 'object',
  'session/events': 'array',
  'session/manifest': 'array',
  'session/snapshots': 'object',
  'session/pinnedWorkflows': 'object',
  'session/artifacts': 'object',
} as const;
export type ContainerPath = keyof typeof walked;

export type Element = {
  readonly in: ContainerPath;
  /** The name of a member, or the index of an item. */
  readonly key: string;
  /** JSON, if the file is. */
  readonly text: string;
};
export type ElementSink = {
  /** The bytes that an element may have in whatever spelling, asked before it is read; a text says why it is refused. */
  roomFor(container: ContainerPath, key: string): number | string;
  opened(container: ContainerPath): void;
  closed(container: ContainerPath): void;
  take(element: Element): void;
};

type Expected = 'value' | 'first_item' | 'first_key' | 'key' | 'colon' | 'comma' | 'nothing';
type Frame = {
  readonly path: ContainerPath;
  readonly keys: Set<string> | null;
  count: number;
  key: string;
};
type Capture = {
  readonly isKey: boolean;
  readonly form: 'scalar' | 'string' | 'container';
  readonly room: number;
  readonly pieces: Uint8Array[];
  bytes: number;
  depth: number;
  isInString: boolean;
  isEscaped: boolean;
};

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const opening: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const closing: ReadonlySet<number> = new Set([0x7d, 0x5d]);
const space: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);
const byteOrderMark: ReadonlySet<number> = new Set([0xef, 0xbb, 0xbf]);
/** Names of members; those of objects have 71 bytes. */
const keyBytesMax = 4096;
const notJson = 'the file is not JSON';
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

export class BundleScanner {
  readonly #sink: ElementSink;
  readonly #frames: Frame[] = [];
  #expected: Expected = 'value';
  #capture: Capture | null = null;
  #fault: string | null = null;

  constructor(sink: ElementSink) {
    this.#sink = sink;
  }

  /** @returns why the text is refused, or null so far */
  push(chunk: Uint8Array): string | null {
    let at = 0;
    while (at < chunk.length && this.#fault === null) {
      if (this.#capture !== null) at = this.#captured(this.#capture, chunk, at);
      else at = this.#structure(chunk[at] as number, at);
    }
    return this.#fault;
  }

  end(): string | null {
    return this.#fault ?? (this.#expected === 'nothing' ? null : notJson);
  }

  /** One byte between elements. @returns where reading goes on */
  #structure(byte: number, at: number): number {
    if (space.has(byte) || (this.#frames.length === 0 && this.#expected === 'value' && byteOrderMark.has(byte))) {
      return at + 1;
    }
    switch (this.#expected) {
      case 'first_item':
        if (closing.has(byte)) return this.#close(byte, at);
        return this.#value(byte, at);
      case 'value':
        return this.#value(byte, at);
      case 'first_key':
      case 'key':
        if (byte === quote) return this.#begin(byte, at, true);
        return this.#expected === 'first_key' && closing.has(byte) ? this.#close(byte, at) : this.#refuse(notJson, at);
      case 'colon':
        this.#expected = 'value';
        return byte === colon ? at + 1 : this.#refuse(notJson, at);
      case 'comma':
        if (closing.has(byte)) return this.#close(byte, at);
        this.#expected = this.#frames.at(-1)?.keys === null ? 'value' : 'key';
        return byte === comma ? at + 1 : this.#refuse(notJson, at);
      case 'nothing':
        return this.#refuse(notJson, at);
      default:
        return this.#expected satisfies never;
    }
  }

  #refuse(why: string, at: number): number {
    this.#fault = why;
    return at;
  }

  #value(byte: number, at: number): number {
    const above = this.#frames.at(-1);
    if (above !== undefined && above.keys === null) above.key = String(above.count);
    const kind = byte === 0x7b ? 'object' : byte === 0x5b ? 'array' : null;
    const path = above === undefined ? '' : `${above.path}${above.path === '' ? '' : '/'}${above.key}`;
    if (kind !== null && Object.hasOwn(walked, path) && walked[path as ContainerPath] === kind) {
      return this.#open(path as ContainerPath, kind, at);
    }
    if (above === undefined) return this.#refuse('the file does not contain a JSON object', at);
    return this.#begin(byte, at, false);
  }

  #open(path: ContainerPath, kind: 'object' | 'array', at: number): number {
    this.#frames.push({ path, keys: kind === 'object' ? new Set() : null, count: 0, key: '' });
    this.#expected = kind === 'object' ? 'first_key' : 'first_item';
    this.#sink.opened(path);
    return at + 1;
  }

  #close(byte: number, at: number): number {
    const frame = this.#frames.pop();
    if (frame === undefined || (byte === 0x7d) !== (frame.keys !== null)) return this.#refuse(notJson, at);
    this.#sink.closed(frame.path);
    return this.#counted(at + 1);
  }

  /** A member or an item of the container above is whole. */
  #counted(at: number): number {
    const above = this.#frames.at(-1);
    if (above === undefined) {
      this.#expected = 'nothing';
      return at;
    }
    above.count += 1;
    if (above.count > bundlePartsMax) {
      return this.#refuse(
        `${above.path === '' ? 'the top level' : above.path} has more than ${bundlePartsMax} entries, the limit for bundles`,
        at,
      );
    }
    this.#expected = 'comma';
    return at;
  }

  /** The byte at `at` begins the element; it is read again as its first. */
  #begin(byte: number, at: number, isKey: boolean): number {
    const { path, key } = this.#frames.at(-1) as Frame;
    const room = isKey ? keyBytesMax : this.#sink.roomFor(path, key);
    if (typeof room === 'string') return this.#refuse(room, at);
    const form = byte === quote ? 'string' : opening.has(byte) ? 'container' : 'scalar';
    this.#capture = { isKey, form, room, pieces: [], bytes: 0, depth: 0, isInString: false, isEscaped: false };
    return at;
  }

  #captured(capture: Capture, chunk: Uint8Array, from: number): number {
    const end = endOf(capture, chunk, from);
    // Before it is parsed: what is nested without end takes a hundred times its length as values.
    if (capture.depth > jsonDepthMax)
      return this.#refuse(`${this.#place()} is nested more than ${jsonDepthMax} levels deep`, from);
    const piece = chunk.subarray(from, end ?? chunk.length);
    capture.pieces.push(piece);
    capture.bytes += piece.length;
    if (capture.bytes > capture.room) return this.#refuse(this.#tooLong(capture), from);
    if (end === null) return chunk.length;
    this.#capture = null;
    const text = decoder.decode(joined(capture));
    return capture.isKey ? this.#named(text, end) : this.#taken(text, end);
  }

  #place(): string {
    const { path, key } = this.#frames.at(-1) as Frame;
    return `${path}/${key.slice(0, 80)}`;
  }

  #tooLong({ isKey, room }: Capture): string {
    const { path } = this.#frames.at(-1) as Frame;
    const what = isKey ? `a key in ${path === '' ? 'the bundle' : path}` : this.#place();
    return `${what} exceeds the limit of ${room} bytes`;
  }

  #named(text: string, at: number): number {
    const frame = this.#frames.at(-1) as Frame;
    const key = stringOf(text);
    if (key === null) return this.#refuse(notJson, at);
    if (frame.keys?.has(key) === true) {
      return this.#refuse(
        `${frame.path === '' ? 'the bundle' : frame.path} contains the key ${key.slice(0, 80)} twice`,
        at,
      );
    }
    frame.keys?.add(key);
    frame.key = key;
    this.#expected = 'colon';
    return at;
  }

  #taken(text: string, at: number): number {
    const { path, key } = this.#frames.at(-1) as Frame;
    this.#sink.take({ in: path, key, text });
    return this.#counted(at);
  }
}

/** Where an element ends in this chunk, behind its last byte; null when it does not, and where it becomes too deep. */
function endOf(capture: Capture, chunk: Uint8Array, from: number): number | null {
  if (capture.form === 'scalar') {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] as number;
      if (byte === comma || closing.has(byte) || space.has(byte)) return at;
    }
    return null;
  }
  for (let at = from; at < chunk.length; at += 1) {
    const byte = chunk[at] as number;
    if (capture.isEscaped) capture.isEscaped = false;
    else if (capture.isInString) {
      if (byte === backslash) capture.isEscaped = true;
      else if (byte === quote) capture.isInString = false;
    } else if (byte === quote) capture.isInString = true;
    else if (byte === 0x7b || byte === 0x5b) {
      capture.depth += 1;
      if (capture.depth > jsonDepthMax) return null;
    } else if (byte === 0x7d || byte === 0x5d) capture.depth -= 1;
    if (!capture.isInString && capture.depth === 0) return at + 1;
  }
  return null;
}

function joined({ pieces, bytes }: Capture): Uint8Array {
  const [first] = pieces;
  if (pieces.length === 1 && first !== undefined) return first;
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function stringOf(text: string): string | null {
  const value = parseJson(text);
  return typeof value === 'string' ? value : null;
}
