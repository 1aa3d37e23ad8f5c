/** Parts of ids and names that are made from other texts. */

/** `finalCheck` → `final_Check`. */
export const splitCamelCase = (text: string): string => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2');

/** Without the mark at both ends. A regular expression such as `_+$` takes quadratic time on a long run inside the text. */
export function trimMarks(text: string, mark: '_' | '-'): string {
  let [start, end] = [0, text.length];
  while (start < end && text[start] === mark) start += 1;
  while (end > start && text[end - 1] === mark) end -= 1;
  return text.slice(start, end);
}
