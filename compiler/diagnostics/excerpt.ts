/**
 * Selects the part of a source line that a frame shows, and the position of its mark, in terminal columns. A line that is too
 * wide is clipped around the mark, so a minified file gives a frame of ordinary size. The work is proportional to the number of
 * columns that are shown, and not to the length of the line.
 */
import { cellOf } from '../../schemas/text/display-width.ts';

export type Excerpt = { readonly shown: string; readonly indent: number; readonly carets: number };

/** The position of a line in its text. */
type Bounds = { readonly start: number; readonly end: number };

/** Columns that a clipped line shows before its mark, if there is space. */
const columnsBefore = 40;
/** Columns reserved for an ellipsis at each end. */
const ellipses = 2;
/** Combining marks take no column. This limit prevents that a line of combining marks is shown completely. */
const unitsPerColumn = 4;

/**
 * The position that can be reached from `from` towards `to` within a number of columns, in whole characters. Moves backwards if
 * `to` is before `from`.
 */
function reach(text: string, from: number, to: number, columns: number): number {
  const isForward = to >= from;
  let at = from;
  let used = 0;
  while (at !== to && Math.abs(at - from) < columns * unitsPerColumn) {
    const isPair = !isForward && at - to >= 2 && (text.codePointAt(at - 2) ?? 0) > 0xffff;
    const first = isForward ? at : at - (isPair ? 2 : 1);
    const character = String.fromCodePoint(text.codePointAt(first) ?? 0);
    used += cellOf(character).columns;
    if (used > columns) break;
    at = isForward ? Math.min(to, at + character.length) : first;
  }
  return at;
}

/** The part of a line that fits into `columns`: the whole line, or the part around the mark, which starts at `markStart`. */
function shownPart(text: string, { start, end }: Bounds, markStart: number, columns: number): Bounds {
  if (reach(text, start, end, columns) === end) return { start, end };
  const room = columns - ellipses;
  const before = reach(text, markStart, start, Math.min(columnsBefore, Math.floor(room / 3)));
  const from = Math.min(before, reach(text, end, start, room));
  return { start: from, end: reach(text, from, end, room) };
}

/** @param columns the maximum width of the excerpt, without the gutter */
export function excerpt(text: string, line: Bounds, mark: Bounds, columns: number): Excerpt {
  const part = shownPart(text, line, Math.min(mark.start, line.end), columns);
  const prefix = part.start > line.start ? '…' : '';
  let shown = prefix;
  let indent = prefix.length;
  let carets = 0;
  let at = part.start;
  for (const character of text.slice(part.start, part.end)) {
    const cell = cellOf(character);
    shown += cell.shown;
    if (at + character.length <= mark.start) indent += cell.columns;
    else if (at < mark.end) carets += cell.columns;
    at += character.length;
  }
  return { shown: part.end < line.end ? `${shown}…` : shown, indent, carets: Math.max(1, carets) };
}
