/** Reports a check that cannot fail: it asks whether the step is done, or whether the agent is confident. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { markIn } from '../../context.ts';

const subjectWords = '(?:the|this|all|every(?:thing)?|each|your|it)';
const goodWords =
  '(?:complete|completed|done|finished|good|great|correct|right|fine|ok|okay|acceptable|satisfactory|sufficient|clear|(?:of )?high[- ]quality|as expected|in order)';
const trivial = new RegExp(
  `^(?:(?:verify|check|confirm|make sure|ensure)(?: that)? )?(?:${subjectWords}(?: [a-z-]+){0,3} (?:is|are|was|were|looks?|has been|have been) (?:all )?${goodWords}(?: and ${goodWords})?|you (?:are|feel) (?:confident|sure|satisfied|happy|certain|done)(?: (?:with|about|that|in) [^,;:]{0,40})?|all good|done|it works)[.!]?$`,
  'i',
);

export const trivialVerify: LintRule = {
  id: 'lint/trivial-verify',
  severity: 'warning',
  summary: 'a check that cannot fail',
  isFixable: false,
  find: (subject) =>
    subject.texts
      .filter(({ text, place }) => place === 'verify' && trivial.test(text.trim()))
      .map((text) => ({
        message: `the check ${quote(text.text.trim())} cannot fail`,
        at: markIn(subject, text, 0, text.text.length),
        help: 'write a check that another person can repeat and that can fail',
      })),
};
