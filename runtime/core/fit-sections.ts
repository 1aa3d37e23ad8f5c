/**
 * Makes the sections of a reply fit: those that a reader can do without are cut, in a given order, each at the end of a line
 * [replies-bounded]. Pure.
 */
import { utf8Length } from '../../schemas/canonical/json.ts';
import { shortened } from './text-budget.ts';

/** Lines; an empty one at the end separates it from the next. */
export type Section = readonly string[];

const cutNote = '- cut to fit';
/** One workflow, input or reference in a list: to choose it by. */
const entryBytesMax = 600;
/** Less of a line is no use. */
const lineBytesMin = 60;

/** With the line end that joins each line to the next. */
export const bytesOf = (lines: Section): number => lines.reduce((sum, line) => sum + utf8Length(line) + 1, 0);

/** The beginning of a section, in so many bytes; at least the note that it was cut. */
export function truncateSection(section: Section, bytesMax: number): Section {
  if (bytesOf(section) <= bytesMax) return section;
  const tail = section.at(-1) === '' ? [''] : [];
  const kept: string[] = [];
  let room = bytesMax - bytesOf([cutNote, ...tail]);
  for (const line of section) {
    const bytes = utf8Length(line) + 1;
    if (bytes > room) {
      if (room > lineBytesMin && bytes > lineBytesMin) kept.push(shortened(line, room - 1));
      break;
    }
    kept.push(line);
    room -= bytes;
  }
  return [...kept, cutNote, ...tail];
}

/** The entries that fit, each cut to the same length, and how many more there are. */
export function listWithin(
  entries: Section,
  bytesMax: number,
  more: (count: number) => string,
  entryMax = entryBytesMax,
): Section {
  const shown = entries.map((entry) => shortened(entry, entryMax));
  if (bytesOf(shown) <= bytesMax) return shown;
  const kept: string[] = [];
  let room = bytesMax - utf8Length(more(entries.length)) - 1;
  for (const entry of shown) {
    room -= utf8Length(entry) + 1;
    if (room < 0) break;
    kept.push(entry);
  }
  return [...kept, more(entries.length - kept.length)];
}

/** @param order the names of those that may be cut, the first one first */
export function fitted<Name extends string>(
  sections: Readonly<Record<Name, Section>>,
  order: readonly NoInfer<Name>[],
  bytesMax: number,
): Readonly<Record<Name, Section>> {
  const fitting: { [name in Name]: Section } = { ...sections };
  let over = (Object.values(sections) as Section[]).reduce((sum, section) => sum + bytesOf(section), 0) - bytesMax;
  for (const name of order) {
    if (over <= 0) break;
    const before = bytesOf(fitting[name]);
    if (before === 0) continue;
    const cut = truncateSection(fitting[name], before - over);
    over -= before - bytesOf(cut);
    fitting[name] = cut;
  }
  return fitting;
}
