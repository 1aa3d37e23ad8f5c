/** A line of progress on stderr that the next line replaces. */
import { wrapColumns } from '../../schemas/display-width.ts';
import { shownText } from './terminal.ts';

/** Null clears the line. A file or a pipe gets nothing. */
export function showLive(text: string | null): void {
  const { stderr } = process;
  if (stderr.isTTY !== true) return;
  const shown = text === null ? '' : (wrapColumns(shownText(text), Math.max(20, stderr.columns - 1))[0] ?? '');
  stderr.write(`\r\u001b[2K${shown}`);
}
