/**
 * The part of a source line that a frame shows, and where its mark stands, counted in terminal columns. A line that is too wide
 * is clipped around the mark, so a minified file gives a frame as small as any other. Work is bounded by the columns that are
 * shown, never by the length of the line.
 */
import { cellOf } from '../../schemas/text/display-width.ts';

export type Excerpt = { readonly shown: string; readonly indent: number; readonly carets: number };

/** Where a line lies in its text. */
type Bounds = { readonly start: number; readonly end: number };

/** Columns that a clipped line shows before its mark, where there is room. */
const columnsBefore = 40;
/** Columns kept for an ellipsis at either end. */
const ellipses = 2;
/** Combining marks take no column: without this bound, a line of nothing else would be shown whole. */
const unitsPerColumn = 4;

/** How far one gets from `from` towards `to`, whole characters only, within a number of columns. Backwards when `to` is before. */
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

/** The part of a line that `columns` can show: all of it, or what lies around the mark, which starts at `markStart`. */
function shownPart(text: string, { start, end }: Bounds, markStart: number, columns: number): Bounds {
  if (reach(text, start, end, columns) === end) return { start, end };
  const room = columns - ellipses;
  const before = reach(text, markStart, start, Math.min(columnsBefore, Math.floor(room / 3)));
  const from = Math.min(before, reach(text, end, start, room));
  return { start: from, end: reach(text, from, end, room) };
}

/** @param columns what the excerpt may take, without the gutter */
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
