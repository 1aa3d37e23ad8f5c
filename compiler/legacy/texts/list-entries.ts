/**
 * Removes numbers, bullets and headings from entries of lists. The older format printed entries as written, so authors wrote
 * these markers themselves. The compiler now adds them, and an agent would read two.
 */
import { joined, sliced, type MappedText } from '../mapped-text.ts';

const marker = /^(?:[-*•]|\d{1,2}[.)]|step \d{1,2}:)[ \t]+(?=\S)/i;

const from = (text: MappedText, start: number): MappedText => sliced(text, start, text.text.length);

/** One entry without its number or bullet, and without the indentation of its further lines. */
export function entryOf(entry: MappedText): MappedText {
  const length = marker.exec(entry.text)?.[0].length ?? 0;
  if (length === 0) return entry;
  const indent = new RegExp(`\\n[ \\t]{1,${length}}`, 'g');
  const kept: MappedText[] = [];
  let start = length;
  for (const { index, 0: blanks } of entry.text.matchAll(indent)) {
    kept.push(sliced(entry, start, index + 1));
    start = index + blanks.length;
  }
  return joined([...kept, from(entry, start)]);
}

function trimmed(text: MappedText): MappedText {
  const start = text.text.length - text.text.trimStart().length;
  return sliced(text, start, text.text.trimEnd().length);
}

/** The entries of a text: if it starts with a marker, one entry for each line with a marker; otherwise the whole text. */
export function entriesIn(text: MappedText): readonly MappedText[] {
  const whole = trimmed(text);
  if (!marker.test(whole.text)) return [text];
  const starts: number[] = [];
  let start = 0;
  for (const line of whole.text.split('\n')) {
    if (marker.test(line)) starts.push(start);
    start += line.length + 1;
  }
  return starts.map((at, index) => entryOf(trimmed(sliced(whole, at, starts[index + 1] ?? whole.text.length))));
}

/** A text without the heading that the compiler writes above it. A text that consists only of the heading stays. */
export function withoutHeading(text: MappedText, heading: string): MappedText {
  const line = `[ \\t]*(?:#{1,6}[ \\t]*|\\*\\*)?${heading}:?(?:\\*\\*)?:?[ \\t]*\\n`;
  const beginning = `[ \\t]*(?:\\*\\*)?${heading}(?::\\*\\*|\\*\\*:|:)[ \\t]+`;
  const found = new RegExp(`^\\s*(?:${line}|${beginning})\\s*(?=\\S)`, 'i').exec(text.text);
  return found === null ? text : from(text, found[0].length);
}
