/** What a terminal shows after it got these bytes: the few sequences that progress uses, and nothing else. */
export class TerminalScreen {
  readonly #columns: number;
  #rows: string[] = [''];
  #row = 0;
  #column = 0;
  isCursorShown = true;

  constructor(columns: number) {
    this.#columns = columns;
  }

  get rows(): readonly string[] {
    return this.#rows.map((row) => row.trimEnd());
  }

  write(text: string): void {
    for (const [, sequence, character] of text.matchAll(/(\p{Cc}\[\??[0-9]*[A-Za-z])|([\s\S])/gu))
      if (sequence !== undefined) this.#steer(sequence.slice(2));
      else this.#put(character ?? '');
  }

  #steer(sequence: string): void {
    if (sequence === '?25l') this.isCursorShown = false;
    else if (sequence === '?25h') this.isCursorShown = true;
    else if (sequence === '0J') {
      this.#rows[this.#row] = (this.#rows[this.#row] ?? '').slice(0, this.#column);
      this.#rows.length = this.#row + 1;
    } else if (sequence === '2K') this.#rows[this.#row] = '';
    else if (/^[0-9]+A$/.test(sequence)) this.#row = Math.max(0, this.#row - Number.parseInt(sequence, 10));
    else throw new Error(`the sequence ${sequence} is not expected`);
  }

  #put(character: string): void {
    if (character === '\r') this.#column = 0;
    else if (character === '\n') this.#nextRow();
    else {
      if (this.#column === this.#columns) this.#nextRow();
      const row = (this.#rows[this.#row] ?? '').padEnd(this.#column);
      this.#rows[this.#row] = row.slice(0, this.#column) + character + row.slice(this.#column + 1);
      this.#column += 1;
    }
  }

  #nextRow(): void {
    this.#row += 1;
    this.#column = 0;
    if (this.#row === this.#rows.length) this.#rows.push('');
  }
}
