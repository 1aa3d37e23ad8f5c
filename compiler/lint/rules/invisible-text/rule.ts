/** Characters that nobody sees: they hide text from a reviewer and not from an agent, or reverse what a reviewer reads. */
import { counted } from '../../../diagnostics/quote.ts';
import { replacement } from '../../../diagnostics/finding.ts';
import type { LintRule } from '../../rule.ts';
import { markIn } from '../../subject.ts';
import { wordingsIn } from '../../wording.ts';

/** Control characters but for tab and line ends, which steer the terminal that shows them; zero-width space, word joiner and mark, direction overrides and isolates; tag characters, except in a flag emoji. */
const invisible =
  /(?:[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069])+|(?<![\u{1f3f4}\u{e0020}-\u{e007f}])[\u{e0001}\u{e0020}-\u{e007f}]+/gu;

const codePoint = (text: string) => `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

export const invisibleText: LintRule = {
  id: 'lint/invisible-text',
  severity: 'warning',
  summary: 'characters that nobody sees',
  isFixable: true,
  find: (subject) =>
    wordingsIn([...subject.texts, ...subject.titles], invisible).map(({ text, found, start }) => {
      const at = markIn(subject, text, start, found.length);
      return {
        message: `the text holds ${counted([...found].length, 'invisible character')}, first ${codePoint(found)}`,
        at,
        label: 'reaches the agent, not the reader',
        help: 'remove it',
        fixes: [replacement('remove it', at, '')],
      };
    }),
};
