/**
 * The outline of a line that is over a limit: as much of it as is needed to find its requests and their ids, in one pass over its
 * bytes and in bounded memory. It contains a message, or a batch and its messages, but each container inside a message as an empty
 * one and each long string as `""`. If the line is JSON, so is its outline. The reverse does not hold: nobody checks what is left out.
 */
import { isUtf8 } from 'node:buffer';
import { outlineBytesMax, outlineStringBytesMax } from '../../schemas/limits.ts';

const [quote, backslash, space] = [0x22, 0x5c, 0x20];
const [bracketOpen, bracketClose, braceOpen, braceClose] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Some programs on Windows begin a stream with one. */
const byteOrderMark = /^\ufeff/;
/** Enough of an outline to contain an id near its beginning. */
const startBytes = 1024;

export class LineOutline {
  readonly #text = Buffer.allocUnsafe(outlineBytesMax);
  #length = 0;
  #isFull = false;
  /** Containers that are open. */
  #depth = 0;
  /** Content is kept down to this depth: 1 for a message, 2 for a batch. A message could have too many values at depth 2. */
  #depthKept = 0;
  #isString = false;
  #isEscaped = false;
  /** Where the string that is read begins in the outline, and how many bytes its content has so far. */
  #stringAt = 0;
  #stringBytes = 0;

  /** @param part the next bytes of the line, cut anywhere */
  take(part: Buffer): void {
    for (let at = 0; at < part.length && !this.#isFull; at += 1) {
      if (this.#isString && !this.#isStringKept) at = this.#afterLeftOut(part, at);
      if (at < part.length) this.#takeByte(part[at] as number);
    }
  }

  /** Null if the outline has too many bytes, or bytes that are not UTF-8. */
  text(): string | null {
    const text = this.#text.subarray(0, this.#length);
    return this.#isFull || !isUtf8(text) ? null : text.toString('utf8').replace(byteOrderMark, '');
  }

  /** The beginning of the outline, also of one that is too long. */
  start(): string {
    return this.#text.toString('utf8', 0, Math.min(this.#length, startBytes)).replace(byteOrderMark, '');
  }

  get #isKept(): boolean {
    return this.#depth <= this.#depthKept;
  }

  get #isStringKept(): boolean {
    return this.#isKept && this.#stringBytes <= outlineStringBytesMax;
  }

  /** Where a string that is left out ends: most bytes of a long line are in one, and are read here several times faster. */
  #afterLeftOut(part: Buffer, from: number): number {
    let [at, isEscaped] = [from, this.#isEscaped];
    for (; at < part.length && (isEscaped || part[at] !== quote); at += 1)
      isEscaped = !isEscaped && part[at] === backslash;
    this.#isEscaped = isEscaped;
    return at;
  }

  #takeByte(byte: number): void {
    if (this.#isString) this.#takeInString(byte);
    else if (byte === quote) this.#beginString();
    else if (byte === bracketOpen || byte === braceOpen) this.#open(byte);
    else if (byte === bracketClose || byte === braceClose) this.#close(byte);
    else if (this.#isKept) this.#keepScalar(byte);
  }

  #keep(byte: number): void {
    if (this.#length === outlineBytesMax) this.#isFull = true;
    else this.#text[this.#length++] = byte;
  }

  /** Keeps one space of several: without any, `1 2` would become a number. */
  #keepScalar(byte: number): void {
    const isSpace = byte === space || byte === 0x09 || byte === 0x0d;
    if (!isSpace) this.#keep(byte);
    else if (this.#length === 0 || this.#text[this.#length - 1] !== space) this.#keep(space);
  }

  #open(byte: number): void {
    this.#depth += 1;
    if (this.#depth === 1) this.#depthKept = byte === braceOpen ? 1 : 2;
    if (this.#depth > this.#depthKept + 1) return;
    this.#keep(byte);
    if (!this.#isKept) this.#keep(byte === braceOpen ? braceClose : bracketClose);
  }

  #close(byte: number): void {
    if (this.#isKept) this.#keep(byte);
    this.#depth -= 1;
  }

  #beginString(): void {
    [this.#isString, this.#isEscaped, this.#stringAt, this.#stringBytes] = [true, false, this.#length, 0];
    if (this.#isKept) this.#keep(quote);
  }

  #takeInString(byte: number): void {
    if (byte === quote && !this.#isEscaped) {
      this.#isString = false;
      if (this.#isKept) this.#keep(quote);
      return;
    }
    this.#isEscaped = byte === backslash && !this.#isEscaped;
    if (!this.#isKept) return;
    this.#stringBytes += 1;
    if (this.#stringBytes <= outlineStringBytesMax) this.#keep(byte);
    else this.#length = this.#stringAt + 1;
  }
}
