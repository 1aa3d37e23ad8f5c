/**
 * Lines from bytes that arrive in pieces. An agent decides how small the pieces are, so a piece costs only its own length: what came before is
 * neither searched nor copied again for each.
 */
const lineBreak = 0x0a;
const startBytes = 64 * 1024;

export class LineReader {
  #bytes = Buffer.alloc(startBytes);
  #used = 0;

  /** Bytes of the line that has not ended. */
  get waiting(): number {
    return this.#used;
  }

  /** The lines that end in this piece. */
  take(piece: Buffer): readonly string[] {
    const lines: string[] = [];
    let from = 0;
    for (let end = piece.indexOf(lineBreak); end !== -1; end = piece.indexOf(lineBreak, from)) {
      this.#keep(piece.subarray(from, end));
      lines.push(this.#taken());
      from = end + 1;
    }
    this.#keep(piece.subarray(from));
    return lines;
  }

  /** A long line does not keep its memory. */
  #taken(): string {
    const line = this.#bytes.toString('utf8', 0, this.#used);
    this.#used = 0;
    if (this.#bytes.length > startBytes) this.#bytes = Buffer.alloc(startBytes);
    return line;
  }

  #keep(bytes: Buffer): void {
    const needed = this.#used + bytes.length;
    if (needed > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(needed, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.#used);
      this.#bytes = larger;
    }
    this.#used += bytes.copy(this.#bytes, this.#used);
  }
}
