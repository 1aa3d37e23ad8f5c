/**
 * The texts of earlier versions of the rules, as they are in the logs of runs that were started under them (ADR-0018, ADR-0083). Each
 * version has what it words in another way than the one after it. Nothing here is ever edited. Pure.
 */
import { worded } from '../validation/wording.ts';
import { currentTexts, type RecordedTexts, sentInOrder } from './current.ts';

const rules6: RecordedTexts = {
  ...currentTexts,
  contextOverBudget: (bytes, bytesMax) =>
    worded`The merged context would be ${bytes} bytes; at most ${bytesMax} are allowed, measured as UTF-8 bytes of its RFC 8785 (JCS) form. The context of this attempt was not kept.`,
  notesMissingFix: worded`Send output.notesMarkdown: what was done, produced, decided and left open, together with all artifacts again.`,
  notesCut: (place, bytesMax, requirement) =>
    worded`Step ${place}: the notes were longer than ${bytesMax} bytes, and only their beginning is kept and checked. ${requirement}`,
  oneOf: (requirements) => `One of these must hold: ${requirements}`,
  noneOf: (requirements) => `This must not hold: ${requirements}`,
  slotContractNotMet: (place, kind, name, slot, why) =>
    worded`Step ${place}: the ${kind} for ${name} of ${slot} does not satisfy its contract: ${why}.`,
  followupAsked: (assessed) => worded`${assessed}, which asks for more work first. The same assessment stays blocked.`,
  followupAskedAgain: (assessed) =>
    worded`${assessed} again, and no new rationale or summary says what was done since. The same assessment stays blocked.`,
  followupFix: (guidance) =>
    worded`${guidance} Then send the whole output, with a new rationale or summary that says what was done: it passes at any level.`,
  contradiction: (where) => worded`Loop ${where} has both decisions, continue and stop, in one output.`,
  contradictedAt: (place, iteration) =>
    iteration === null ? worded`${place}` : worded`${place}, iteration ${iteration},`,
  undecided: (place, iteration, kind) => worded`Loop ${place}, iteration ${iteration}, ended without a valid ${kind}.`,
  nextInFlow: (stepId) => `Step ${stepId} is the next of the flow that applies.`,
  nonTip: (depth) => `The node at depth ${depth} had gone on before; this attempt is a new branch.`,
  choiceApplies: 'This choice applies.',
  notAList: 'is no list',
  hasItems: (items) => `holds ${items}`,
  undecidedIteration: 'nothing was decided, which is no reason to leave',
  decidedBefore: (decision) => `${decision} was decided before it`,
};

/** Of version 5 and all before it: what these versions word in other ways is a rule of its own (`validation/rules.ts`). */
const rules5: RecordedTexts = {
  ...rules6,
  user: 'person',
  more: (count) => `And ${count} more, left out here`,
  storedState: {
    isLost: 'damaged or gone, so no attempt on it can be judged',
    fix: 'Tell the person: `workrail explain STORE_OBJECT_DAMAGED` says how the object is restored.',
  },
  notesMissing: 'there are no notes.',
  brokenPattern: (place, pattern) => ({
    message: worded`Step ${place}: the pattern /${pattern}/ of its validation criteria is no RE2 pattern, so it was not checked.`,
    fix: worded`Go on: this is a fault of the workflow.`,
  }),
  problemForms: 'nearest',
  notSent: (kind, instead) => worded`no ${kind} was handed over${instead}.`,
  sentInstead: (sent) => {
    const texts = sent.hasTexts ? 'texts, which are no objects' : null;
    const listed = sentInOrder(sent, [texts, sent.hasWithoutKind ? 'artifacts without kind' : null]);
    return worded` (sent were ${listed})`;
  },
  contractNotMet: (kind, why) => worded`${kind} does not keep its contract: ${why}.`,
  one: 'one',
  slotForm: (form) => `this form, its summary filled in: ${form}`,
  unknown: 'no probe has shown whether it is there',
  standing: 'An earlier attempt reported this, and neither silence nor a claim changes it.',
  noValue: 'it is no value to store',
  answer: 'what they gave',
  unanswered: {
    message: worded`the form of the client that asked for a confirmation was closed without an answer.`,
    fix: worded`Ask the person in the chat for a clear yes or no. After a yes, send the whole output again: no form is shown then.`,
  },
  rejected: (quote) => ({
    message: worded`the result was rejected in the form of the client, ${quote === null ? 'without a comment.' : worded`and wrote: "${quote}"`}`,
    fix: worded`Change the result as the comment says; ask the person in the chat where it is unclear. Then send the whole output again.`,
  }),
  contradiction: (where) => worded`Loop ${where} was told both to continue and to stop in one output.`,
  capReached: (place, iteration, cap) =>
    worded`Loop ${place} may not continue: iteration ${iteration} is the last of ${cap}.`,
  capRest: 'name in the notes what is left open',
  listMissing: (waiting, name) => worded`${waiting} the list ${name} in the context, which holds none.`,
  listTooLong: (place, items, name, length) => worded`Loop ${place} takes at most ${items}; ${name} holds ${length}.`,
  mergedItems: 'joining',
  choiceApplies: 'The choice stands.',
};

/** The texts of a run whose rules have this version. */
export function textsOf(version: number): RecordedTexts {
  if (version >= 7) return currentTexts;
  return version === 6 ? rules6 : rules5;
}
