/** Reports a prompt that tells the agent to wait for the user, in a step without `requireConfirmation`: the server does not wait. */
import { asksForConfirmation } from '../../../../schemas/step-options.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { AuthoredText } from '../../context.ts';
import type { LintRule } from '../../rule.ts';
import { isDenied, isQuoted } from '../../sentences.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

// Each repetition has a bound, so that the time is linear in the length of the prompt.
const near = '[^.;:\\n]{0,24}';
const far = '[^.;:\\n]{0,48}?';
const user = '(?:user|person|human|developer|team|owner|maintainer|reviewer|customer)';
const users = `(?:(?:the|a|your|our|their) (?:\\w+ )?)?${user}s?`;
const approval =
  '(?:approval|confirmation|consent|sign-?off|go-?ahead|permission|agreement|green light|thumbs-?up|ok(?:ay)?)';
const explicit = '(?:\\w+ ){0,2}';
const approves =
  '(?:approves?|approved|confirms?|confirmed|agrees?|agreed|accepts?|accepted|consents?|consented|signs? off|signed off|signs? it off|says? (?:yes|ok|so|go)|said (?:yes|ok|so|go))';
const gives = `(?:gives?|gave|given|grants?|granted) (?:you )?(?:the |their |its |an? )?${explicit}${approval}`;
/** "the user has approved", "they approve", "you have the user's approval", "approval is given", "approved". */
const approved = `(?:(?:${users}|they|he|she) (?:has |have |had |explicitly |clearly ){0,2}(?:${approves}|${gives})|(?:you (?:have|get|receive|obtain) |with |there is )?${users}['’]s? ${explicit}${approval}|(?:you (?:have|get|receive|obtain) )?(?:${explicit}${approval} (?:from|by|of) ${users}|(?:the |explicit )?approval(?: is (?:given|granted|received))?)|(?:it|the \\w+) is approved by ${users})\\b`;
const goOn =
  '(?:continue|proceed|go on|go ahead|go further|move on|move forward|advance|start|begin|implement|execute|merge|deploy|publish|release|send|delete|apply|commit|push|write|change|edit|touch|make|run|do)';

const beforeYou =
  'before (?:you\\b|we\\b|the (?:work|workflow|next)\\b|any(?:thing)?\\b|work\\b|implementation\\b|\\w+ing\\b)';

const waits = [
  // As "wait for the user to approve", "ask for the user's explicit approval".
  `\\b(?:wait (?:for|until|till)|hold(?: off)? (?:for|until|till)|ask for|get|obtain|await|seek|request|require)\\b${near}\\b${user}(?:['’]s)?(?: \\w+){0,2} (?:${approval}|${approves})\\b`,
  `\\bask the (?:user|person|human|developer)\\b${near}\\b(?:approve|approval|confirm|confirmation|permission|sign off)\\b`,
  '\\b(?:wait for|await) (?:(?:explicit |final )?(?:approval|confirmation|sign-?off)|(?:the |an? )?(?:explicit |final )?(?:approval|sign-?off|go-?ahead|green light))\\b',
  `\\bwait for ${users} to (?:explicitly )?(?:approve|confirm|accept|agree|consent|sign off|say (?:yes|ok|so|go)|(?:give|grant) (?:you )?(?:the |their |its |an? )?${explicit}${approval})\\b`,
  `\\b(?:get|obtain|seek|request|ask for) (?:the |an? )?${explicit}${approval} from ${users}\\b`,
  `\\b(?:get|obtain|seek|request|ask for) (?:the |an? )?(?:explicit |written |clear |final )?(?:approval|sign-?off|go-?ahead|consent) before\\b`,
  `\\bhave ${users} (?:approve|confirm|accept|sign off)\\b`,
  // As "pause here until the user approves".
  `\\b(?:wait|pause|stop|halt|hold)\\b(?: (?:here|there|now|off|on|work|working|and wait|after this|at this point)){0,2},? (?:until|till|unless) ${approved}`,
  // As "do not continue until the user has approved the plan".
  `\\b(?:do not|don['’]t|never|must not) (?:ever |yet )?${goOn}\\b${far}\\b(?:until|till|before|unless|without) ${approved}`,
  // As "proceed only once the user confirms".
  `\\b${goOn}\\b${near}\\bonly (?:once|after|when|if|as soon as|with) ${approved}`,
  `\\bonly ${goOn}\\b${near}\\b(?:once|after|when|if|as soon as|with) ${approved}`,
  `\\b(?:continue|proceed|go on|move on) (?:once|as soon as) ${approved}`,
  `\\bdo nothing\\b${near}\\b(?:until|till|before|unless|without) ${approved}`,
  `(?:^|(?<=[.!?\\n] ?))only (?:once|after|when|if) ${approved}`,
  // As "the user must approve the plan before you continue".
  `\\b${users} (?:must|has to|have to|needs? to|should) (?:explicitly |first )?(?:approve|confirm|accept|agree|sign off)\\b${far} ${beforeYou}`,
  `\\b(?:let|make sure(?: that)?) ${users} (?:approves?|confirms?|accepts?|agrees?|signs? off)\\b${far} ${beforeYou}`,
  `\\bcheck (?:in )?with ${users} (?:first\\b|${beforeYou})`,
  // As "present the plan to the user for approval".
  `\\b(?:present|show|submit|send|give) [^.;:\\n]{1,48}? (?:to ${users} for (?:\\w+ )?${approval}|for ${users}['’]s? ${explicit}${approval})\\b`,
];
const wait = new RegExp(waits.join('|'), 'gi');

/** "Describe how the user approves": the text is about an approval of somebody else. */
function isDescribed({ text }: AuthoredText, start: number): boolean {
  const before = text.slice(Math.max(0, start - 64), start);
  return /\b(?:how|whether|why|which|that)\b(?! you\b)(?:(?!\b(?:and|then|before)\b)[^,.;:\n])*$/i.test(before);
}

/** The wording itself can be a prohibition, as in "do not continue until the user approves". */
const isProhibition = (found: string): boolean => /^(?:do not|don['’]t|never|must not)\b/i.test(found);

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
          (isProhibition(found) || !isDenied(text.text, start)) &&
          !isQuoted(text.text, start) &&
          !isDescribed(text, start),
      )
      .map(({ text, found, start }) => ({
        message: `the prompt says ${quote(found)}, but the step has no \`requireConfirmation\``,
        at: markIn(subject, text, start, found.length),
        label: 'the server does not enforce this request',
        help: 'add `"requireConfirmation": true` to the step',
      })),
};
