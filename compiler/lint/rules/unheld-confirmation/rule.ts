/** Reports a prompt that tells the agent to wait for the user, in a step without `requireConfirmation`: the server does not wait. */
import { asksForConfirmation } from '../../../../schemas/step-options.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

// Each repetition has a bound, so that the time is linear in the length of the prompt.
const user = '(?:user|person|human|developer|team)';
const theUser = `(?:the|your) ${user}`;
const approves = '(?:approves?|approved|confirms?|confirmed|agrees?|agreed|signs? off|signed off)';
/** "the user has approved", "your user confirms". */
const userApproves = `${theUser}(?: has| explicitly| has explicitly)? ${approves}`;
const approval = '(?:approval|confirmation|sign-?off|go-?ahead|consent|permission)';
/** "the user's approval", "approval from the user". */
const usersApproval = `(?:(?:explicit )?${theUser}['’]s (?:explicit )?${approval}|(?:explicit )?${approval} (?:from|of|by) ${theUser})`;
const goOn = '(?:continue|proceed|go on|move on|start|begin|implement|merge|deploy|publish|release|commit|push)';
const stop = '(?:wait|pause|stop|hold)(?: here| there| now| work| working)?';
/** An instruction to the agent: a text about what a program must do has a subject. */
const ordered = '(?:(?<=^|[.!?:;(–—→\\n-]\\s?[*_]{0,2}|[*_]{2})|(?<=\\b(?:and|then|please|you must) )|(?<=, ))';

const waits = [
  // As "wait for the user's approval", "ask the user to confirm".
  `\\b(?:wait (?:for|until)|ask for|get|obtain|await)\\b[^.;:\\n]{0,24}\\b${user}(?:['’]s)?(?: \\w+){0,2} (?:approval|approves|confirmation|confirms|consent|sign-?off|go-?ahead|permission)\\b`,
  '\\bask the (?:user|person|human|developer)\\b[^.;:\\n]{0,24}\\b(?:approve|approval|confirm|confirmation|permission|sign off)\\b',
  '\\b(?:wait for|await) (?:approval|confirmation|sign-?off)\\b',
  `${ordered}wait for ${theUser} to (?:explicitly )?(?:approve|confirm|agree|sign off)\\b`,
  // As "pause here until the user approves", "show the plan to the user and stop until they approve it".
  `${ordered}${stop},? (?:until|till) ${userApproves}\\b`,
  `\\b${theUser}\\b[^.;:\\n]{0,48}\\band ${stop} until they (?:approve|confirm|sign off)\\b`,
  // As "do not continue until the user has approved the plan".
  `${ordered}(?:do not|don['’]t|never) ${goOn}\\b[^.;:\\n]{0,48}? (?:(?:until|before|unless) ${userApproves}|without ${usersApproval})\\b`,
  // As "proceed only once the user confirms".
  `${ordered}(?:${goOn}\\b[^.;:\\n]{0,24} only|only ${goOn}\\b[^.;:\\n]{0,24}) (?:(?:once|after|when|if) ${userApproves}|(?:with|after) ${usersApproval})\\b`,
];
const wait = new RegExp(waits.join('|'), 'gi');

/** The wording itself can be a prohibition, as in "do not continue until the user approves". */
const isProhibition = (found: string): boolean => /^(?:do not|don['’]t|never)\b/i.test(found);

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
      .filter(
        ({ text, found, start }) =>
          (isProhibition(found) || !isDenied(text.text, start)) && !isQuoted(text.text, start),
      )
      .map(({ text, found, start }) => ({
        message: `the prompt says ${quote(found)}, but the step has no \`requireConfirmation\``,
        at: markIn(subject, text, start, found.length),
        label: 'the server does not enforce this request',
        help: 'add `"requireConfirmation": true` to the step',
      })),
};
