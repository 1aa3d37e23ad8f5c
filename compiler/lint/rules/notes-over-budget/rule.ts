/** Reports a step that asks for more than notes can contain: the rest is truncated, and a resumed run lacks it. */
import { notesBytesMax, notesLinesMax } from '../../../../schemas/limits.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { type AuthoredText, markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

/** The maximum for each unit. A word has about six bytes, a page about three thousand. */
const most: Readonly<Record<string, number>> = {
  line: notesLinesMax,
  word: Math.floor(notesBytesMax / 6),
  character: notesBytesMax,
  byte: notesBytesMax,
  kb: notesBytesMax / 1024,
  page: 1,
};
/** The digits are bounded, so that a long list of numbers is searched in linear time. */
const amount = /\b(\d[\d,]{0,20})\s*(?:or more\s+)?(lines?|words?|characters?|bytes?|kb|pages?)\b/gi;
const whole =
  /\b(?:the )?(?:full|entire|complete|whole|raw)\s+(?:\w+\s+)?(?:logs?|diffs?|transcripts?|stack traces?|source code|file contents?)\b/gi;
/** A path to the part that does not fit makes the request valid. */
const keptElsewhere = /\b(?:in|to|into|as) (?:a|an|its own|the) (?:\w+ )?file\b|\bpath\b|\bexcerpts?\b|\bdecisive\b/i;

const isAboutNotes = ({ place, path }: AuthoredText) =>
  (place === 'outputRequired' || place === 'hints') && path.at(-1) === 'notesMarkdown';

function isTooMuch(found: string): boolean {
  const [, number = '', unit = ''] = new RegExp(amount.source, 'i').exec(found) ?? [];
  const limit = most[unit.toLowerCase().replace(/s$/, '')];
  return limit !== undefined && Number(number.replaceAll(',', '')) > limit;
}

export const notesOverBudget: LintRule = {
  id: 'lint/notes-over-budget',
  severity: 'warning',
  summary: 'a request for more text than notes can contain',
  isFixable: false,
  find: (subject) => {
    const notes = subject.texts.filter(isAboutNotes);
    return [
      ...wordingsIn(notes, amount).filter(({ found }) => isTooMuch(found)),
      ...wordingsIn(notes, whole).filter(({ text }) => !keptElsewhere.test(text.text)),
    ].map(({ text, found, start }) => ({
      message: `the step asks for ${quote(found)} in the notes, which can exceed the size limit of notes`,
      at: markIn(subject, text, start, found.length),
      label: `notes may have ${notesLinesMax} lines and ${notesBytesMax} bytes`,
      help: 'ask for the most important lines, and for the path of a file with the rest',
    }));
  },
};
