/**
 * Progress on stderr that the next progress replaces. What is said meanwhile goes above it. The cursor is hidden while several lines are
 * shown, and comes back however the process ends by itself.
 */
import { columnsOf, wrapColumns } from '../../schemas/text/display-width.ts';
import { sayAboveLive, shownText } from './terminal.ts';

/** Whether stderr can be redrawn. */
export const isLive = (): boolean => process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';

const widthNow = () => Math.max(20, (process.stderr.columns || 80) - 1);
const cut = (text: string, width: number) => wrapColumns(shownText(text), width)[0] ?? '';

/** Null clears the line. A file or a pipe gets nothing. */
export function showLive(text: string | null): void {
  if (!isLive()) return;
  process.stderr.write(`\r\u001b[2K${text === null ? '' : cut(text, widthNow())}`);
}

type Live = { readonly wanted: readonly string[]; readonly drawn: readonly string[] };
let live: Live | null = null;

const hideCursor = '\u001b[?25l';
const showCursor = '\u001b[?25h';

/** A terminal that became narrower has wrapped the lines that were drawn. */
const rowsOf = (drawn: readonly string[]) =>
  drawn.reduce((rows, line) => rows + Math.max(1, Math.ceil(columnsOf(line) / (process.stderr.columns || 80))), 0);

function erased({ drawn }: Live): string {
  const rows = rowsOf(drawn);
  return `${rows === 0 ? '' : `\u001b[${rows}A`}\r\u001b[0J`;
}

function draw(wanted: readonly string[], before: Live | null): void {
  const drawn = wanted.slice(0, Math.max(1, (process.stderr.rows || 24) - 2)).map((line) => cut(line, widthNow()));
  process.stderr.write(`${before === null ? hideCursor : erased(before)}${drawn.map((line) => `${line}\n`).join('')}`);
  live = { wanted, drawn };
}

const redraw = () => {
  if (live !== null) draw(live.wanted, live);
};
const restoreCursor = () => {
  process.stderr.write(showCursor);
};

/** The same for several lines, each cut to the width of the terminal. */
export function showLiveLines(lines: readonly string[]): void {
  if (!isLive()) return;
  if (live === null) {
    process.stderr.on('resize', redraw);
    process.once('exit', restoreCursor);
    sayAboveLive((write) => {
      const before = live;
      if (before === null) return write();
      process.stderr.write(erased(before));
      write();
      draw(before.wanted, { wanted: before.wanted, drawn: [] });
    });
  }
  draw(lines, live);
}

/** Removes the lines. */
export function endLiveLines(): void {
  if (live === null) return;
  process.stderr.write(`${erased(live)}${showCursor}`);
  live = null;
  sayAboveLive(null);
  process.stderr.off('resize', redraw);
  process.off('exit', restoreCursor);
}
