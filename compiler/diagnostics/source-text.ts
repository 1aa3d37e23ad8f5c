/** The lines of one source file, computed once, so that finding a position is a binary search and no frame copies the file. */

export type LinePosition = { /** 1-based. */ readonly line: number /** 1-based, UTF-16. */; readonly column: number };

export class SourceText {
  readonly file: string;
  readonly text: string;
  #lineStarts: readonly number[] | null = null;

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
  }

  /** Lines end with LF, CRLF or a lone CR, the line breaks of JSON. */
  #starts(): readonly number[] {
    if (this.#lineStarts !== null) return this.#lineStarts;
    const starts = [0];
    for (let i = 0; i < this.text.length; i += 1) {
      const unit = this.text.charCodeAt(i);
      if (unit === 0x0a || (unit === 0x0d && this.text.charCodeAt(i + 1) !== 0x0a)) starts.push(i + 1);
    }
    this.#lineStarts = starts;
    return starts;
  }

  positionOf(offset: number): LinePosition {
    const starts = this.#starts();
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  }

  /** The start and the end of a line, without its line break. */
  lineBounds(line: number): { readonly start: number; readonly end: number } {
    const starts = this.#starts();
    const start = starts[line - 1] ?? this.text.length;
    let end = starts[line] ?? this.text.length;
    while (end > start && (this.text[end - 1] === '\n' || this.text[end - 1] === '\r')) end -= 1;
    return { start, end };
  }
}
