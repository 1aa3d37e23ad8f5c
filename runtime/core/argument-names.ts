/** The names of arguments, and what a name that is none of them was meant to be. */
import { argumentNameLengthMax } from '../../schemas/limits.ts';
import { suggest } from '../../schemas/text/suggest.ts';

/** `notesMarkdown`, `notes_markdown` and `Notes-Markdown` are one name. No tool has two names that differ only so. */
export const spelling = (name: string): string => name.toLowerCase().replaceAll(/[-_\s]/g, '');

/** The name with this spelling, or null. */
export function sameSpelling(name: string, names: readonly string[]): string | null {
  if (name.length > argumentNameLengthMax) return null;
  const wanted = spelling(name);
  return names.find((each) => spelling(each) === wanted) ?? null;
}

/** A workflow declares inputs, and agents read that word, but the argument that sets them is `context`. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['inputs', 'context'],
  ['variables', 'context'],
]);

/** `ack`, and not `a`. */
const beginningMin = 3;

/** The name that was probably meant: another word for it, a few letters off, or only its beginning. */
export function nearest(name: string, names: readonly string[]): string | null {
  if (name.length > argumentNameLengthMax) return null;
  const wanted = spelling(name);
  const other = otherNames.get(wanted);
  if (other !== undefined && names.includes(other)) return other;
  const isBeginning = (each: string) => wanted.length >= beginningMin && spelling(each).startsWith(wanted);
  const close = suggest(wanted, names.map(spelling));
  return names.find((each) => spelling(each) === close) ?? names.find(isBeginning) ?? null;
}
