/** Progress on stderr that the next progress replaces. */
import { wrapColumns } from '../../schemas/display-width.ts';
import { shownText } from './terminal.ts';

/** Null clears the line. A file or a pipe gets nothing. */
export function showLive(text: string | null): void {
  const { stderr } = process;
  if (stderr.isTTY !== true) return;
  const shown = text === null ? '' : (wrapColumns(shownText(text), Math.max(20, stderr.columns - 1))[0] ?? '');
  stderr.write(`\r\u001b[2K${shown}`);
}

let shownLines = 0;

/** The same for several lines, each cut to the width of the terminal. No line clears them. */
export function showLiveLines(lines: readonly string[]): void {
  const { stderr } = process;
  if (stderr.isTTY !== true) return;
  const width = Math.max(20, stderr.columns - 1);
  const shown = lines
    .slice(0, Math.max(1, stderr.rows - 2))
    .map((line) => wrapColumns(shownText(line), width)[0] ?? '');
  const back = shownLines === 0 ? '' : `\u001b[${shownLines}A`;
  stderr.write(`${back}\r\u001b[0J${shown.map((line) => `${line}\n`).join('')}`);
  shownLines = shown.length;
}
