/** Reports a prompt that tells the agent to wait for the user, in a step without `requireConfirmation`: the server does not wait. */
import { asksForConfirmation } from '../../../../schemas/step-options.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

const wait =
  /\b(?:wait (?:for|until)|ask for|get|obtain|await)\b[^.;:\n]{0,24}\b(?:user|person|human|developer|team)(?:['’]s)?(?: \w+){0,2} (?:approval|approves|confirmation|confirms|consent|sign-?off|go-?ahead|permission)\b|\bask the (?:user|person|human|developer)\b[^.;:\n]{0,24}\b(?:approve|approval|confirm|confirmation|permission|sign off)\b|\b(?:wait for|await) (?:approval|confirmation|sign-?off)\b/gi;

export const unheldConfirmation: LintRule = {
  id: 'lint/unheld-confirmation',
  severity: 'warning',
  summary: 'a prompt that waits for approval without `requireConfirmation`',
  isFixable: false,
  find: (subject) =>
    wordingsIn(
      subject.texts.filter(({ step }) => step !== null && !asksForConfirmation(step.options)),
      wait,
    )
      .filter(({ text, start }) => !isDenied(text.text, start) && !isQuoted(text.text, start))
      .map(({ text, found, start }) => ({
        message: `the prompt says ${quote(found)}, but the step has no \`requireConfirmation\``,
        at: markIn(subject, text, start, found.length),
        label: 'the server does not enforce this request',
        help: 'add `"requireConfirmation": true` to the step',
      })),
};
