/**
 * What a change does to a text, without the rest of the text: a file that belongs to another program may hold secrets, so only the
 * inserted and the removed characters are shown.
 */
import { type Colors, newline } from '../terminal/terminal.ts';

/** How much two texts have in common at their start and, behind that, at their end. */
function commonEnds(before: string, after: string): { readonly start: number; readonly end: number } {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

/** Moves a change that begins with a line feed to the start of its line, where both are the same change. */
function aligned(longer: string, { start, end }: { start: number; end: number }): { start: number; end: number } {
  const stop = longer.length - end;
  const piece = longer.slice(start, stop);
  const line = piece.lastIndexOf('\n') + 1;
  const tail = piece.slice(line);
  const isMovable = line > 0 && tail.length > 0 && longer.slice(start - tail.length, start) === tail;
  return isMovable ? { start: start - tail.length, end: end + tail.length } : { start, end };
}

const linesOf = (piece: string): readonly string[] =>
  piece
    .replace(/^\r?\n/, '')
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);

function pieceLines(text: string, from: number, to: number, sign: string): readonly string[] {
  const piece = text.slice(from, to);
  if (piece === '') return [];
  const startsInLine = from > 0 && text[from - 1] !== '\n' && !/^\r?\n/.test(piece);
  const endsInLine = to < text.length && !/^\r?\n/.test(text.slice(to)) && !piece.endsWith('\n');
  const lines = linesOf(piece);
  return lines.map((line, i) => {
    const head = startsInLine && i === 0 ? '…' : '';
    const tail = endsInLine && i === lines.length - 1 ? '…' : '';
    return `${sign} ${head}${line}${tail}`;
  });
}

/** Lines of a diff: `+` for what is inserted, `-` for what is removed. */
export function changeText(before: string | null, after: string | null, colors: Colors): string {
  const [old, now] = [before ?? '', after ?? ''];
  const common = commonEnds(old, now);
  const { start, end } = old.length <= now.length ? aligned(now, common) : aligned(old, common);
  const line = old.slice(0, start).split('\n').length;
  const removed = pieceLines(old, start, old.length - end, '-');
  const inserted = pieceLines(now, start, now.length - end, '+');
  return [
    `@@ line ${line} @@`,
    ...removed.map((each) => colors.red(each)),
    ...inserted.map((each) => colors.green(each)),
  ].join(newline);
}
