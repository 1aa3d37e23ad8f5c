/** Short texts side by side, on as few lines as the terminal allows. Pure. */
import { cellOf, columnsOf } from '../../schemas/text/display-width.ts';

export type Item = { readonly text: string; readonly paint?: (text: string) => string };

const gap = '  ';

/** The beginning of a text that is wider than its line, ending in a mark that shows the cut. */
export function fitted(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let shown = '';
  let used = 1;
  for (const character of text) {
    used += cellOf(character).columns;
    if (used > columns) break;
    shown += character;
  }
  return `${shown}…`;
}

/**
 * @param width of the terminal; undefined for a file or a pipe, where all of it stays on one line
 * @param indent of every line but the first
 */
export function wrapItems(items: readonly Item[], width: number | undefined, indent: string): string[] {
  const lines: string[] = [];
  let used = 0;
  for (const { text, paint = String } of items) {
    const shown = width === undefined ? text : fitted(text, width - indent.length);
    const columns = columnsOf(shown);
    const isFirst = lines.length === 0;
    if (isFirst || (width !== undefined && used + gap.length + columns > width)) {
      lines.push(`${isFirst ? '' : indent}${paint(shown)}`);
      used = (isFirst ? 0 : indent.length) + columns;
    } else {
      lines[lines.length - 1] += `${gap}${paint(shown)}`;
      used += gap.length + columns;
    }
  }
  return lines;
}
