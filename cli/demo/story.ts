/** The output of a demo: numbered chapters, prose, and quotes of what a program printed, each within the width of the terminal. */
import { columns, dataColors, newline, printData, wrapped } from '../terminal/terminal.ts';

const indent = '   ';

export class Story {
  readonly #colors = dataColors();
  #chapter = 0;

  async chapter(title: string): Promise<void> {
    this.#chapter += 1;
    const text = wrapped(`${this.#chapter}. ${title}`, columns(), indent);
    await printData(`${newline}${this.#colors.bold(text)}`);
  }
  async tell(text: string): Promise<void> {
    await printData(`${indent}${wrapped(text, columns() - indent.length, indent)}`);
  }
  async quote(text: string): Promise<void> {
    const bar = `${indent}${this.#colors.dim('│')} `;
    const width = columns() - indent.length - 2;
    for (const line of text.split('\n'))
      await printData(`${bar}${line.length <= width ? line : wrapped(line, width, bar)}`.trimEnd());
  }
}
