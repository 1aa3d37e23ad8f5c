/** Reports a line that looks like a line that WorkRail writes around a prompt: replies quote this line. */
import { framePartOf, type FramePart } from '../../../../schemas/reply-frame.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const lines = /[^\n\r\v\f\u0085\u2028\u2029]+/g;
const whatItIs: Readonly<Record<FramePart, string>> = {
  header: 'the first line of a reply',
  warning: 'a warning of WorkRail',
  section: 'the heading of a section of a reply',
  rule: 'the line of dashes and a run name that stands above the tokens in a reply',
  token: 'a line with a token',
  call: 'the line that says what to call next',
};

export const imitatesFrame: LintRule = {
  id: 'lint/imitates-frame',
  severity: 'warning',
  summary: 'a line that imitates a reply of WorkRail',
  isFixable: false,
  find: (subject) =>
    wordingsIn(subject.texts, lines).flatMap(({ text, found, start }) => {
      const part = framePartOf(found);
      if (part === null) return [];
      return [
        {
          message: `${quote(found.trim())} looks like ${whatItIs[part]}`,
          at: markIn(subject, text, start, found.length),
          label: 'WorkRail adds `> ` before this line in replies',
          help: 'reword the line; WorkRail adds the header, the tokens and the next call itself',
        },
      ];
    }),
};
