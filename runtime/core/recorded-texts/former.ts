/**
 * The texts of earlier versions of the rules, as they are in the logs of runs that were started under them (ADR-0018, ADR-0083). Each
 * version has what it words in another way than the one after it. Nothing here is ever edited. Pure.
 */
import { worded } from '../validation/wording.ts';
import { currentTexts, type RecordedTexts, sentInOrder } from './current.ts';

/** @param known what is known of a capability that was unavailable before */
const capabilityFixes = (
  user: string,
  known: string,
): Pick<RecordedTexts, 'unavailableFix' | 'stillUnavailableFix'> => ({
  unavailableFix: ({ capability }) =>
    worded`Tell the ${user} that ${capability} is needed. Once it works, try again and send the whole output with what you saw. Only the ${user} may choose full_auto_never_stop instead.`,
  stillUnavailableFix: ({ capability, method }) =>
    worded`${known} Tell the ${user} that ${capability} is needed. Once it works, try it, and send a wr.capability_observation with capability ${capability}, status available, method ${method} and what you saw, with the whole output again. Only the ${user} may choose full_auto_never_stop instead.`,
});

/** @param again what to do after the correction */
const rejectedThen =
  (again: string): RecordedTexts['rejected'] =>
  (quote) => ({
    message: currentTexts.rejected(quote).message,
    fix:
      quote === null
        ? worded`Ask the user in the chat what to change. ${again}`
        : worded`Change the result as the comment says. If the comment is unclear, ask the user in the chat. ${again}`,
  });

const unavailable12: RecordedTexts['unavailableFix'] = ({ capability, method }) =>
  worded`Tell the user that ${capability} is needed. When it works, use it once. Then send the whole output with a wr.capability_observation that has capability ${capability}, status available, method ${method} and a detail field that states what you observed. Only the user may choose full_auto_never_stop instead.`;

const rules14: RecordedTexts = { ...currentTexts, noStepForItem: null };

const rules13: RecordedTexts = { ...rules14, secretAnswer: null };

/** Of version 11, too. */
const rules12: RecordedTexts = {
  ...rules13,
  followupAskedAgain: (assessed) =>
    worded`${assessed} again, without a new rationale or summary of the work done since. The same assessment does not complete the step.`,
  unavailableFix: unavailable12,
  stillUnavailableFix: (used) =>
    worded`An earlier attempt reported this, and only a successful use clears it. ${unavailable12(used)}`,
  rejected: rejectedThen(
    'Then send the whole output again, with its context: what the rejected attempt sent in context does not apply. The form is shown again.',
  ),
};

const rules10: RecordedTexts = {
  ...rules12,
  rejected: rejectedThen('Then send the whole output again; the form is shown again.'),
};

const rules9: RecordedTexts = {
  ...rules10,
  noneOf: ({ negated, requirements, isAnyOf }) => {
    if (negated !== null) return negated;
    const must = requirements.length === 1 ? 'This must not' : isAnyOf ? 'None of these may' : 'These must not all';
    return `The notes break a \`not\` rule. ${must} be true: ${requirements.join(' ')}`;
  },
  cannotCompare: null,
};

const rules8: RecordedTexts = {
  ...rules9,
  problemTexts: { ...rules9.problemTexts, joinsTypes: false },
};

const rules7: RecordedTexts = {
  ...rules8,
  problemTexts: { ...rules8.problemTexts, assumesMissingFields: true },
};

const rules6: RecordedTexts = {
  ...rules7,
  contextOverBudget: (bytes, bytesMax) =>
    worded`The merged context would be ${bytes} bytes; at most ${bytesMax} are allowed, measured as UTF-8 bytes of its RFC 8785 (JCS) form. The context of this attempt was not kept.`,
  notesMissingFix: worded`Send output.notesMarkdown: what was done, produced, decided and left open, together with all artifacts again.`,
  notesCut: (place, bytesMax, requirement) =>
    worded`Step ${place}: the notes were longer than ${bytesMax} bytes, and only their beginning is kept and checked. ${requirement}`,
  oneOf: (requirements) => `One of these must hold: ${requirements}`,
  noneOf: ({ requirements }) => `This must not hold: ${requirements.join(' ')}`,
  notesFix: worded`Do what is missing, then send output.notesMarkdown that shows it, together with all artifacts again.`,
  cutNotesFix: (bytesMax) =>
    worded`Shorten output.notesMarkdown to at most ${bytesMax} bytes that show what is missing, and send it together with all artifacts again. Write long results to files, and name their paths.`,
  searchOverBudgetFix: worded`Shorten output.notesMarkdown and the texts of the artifacts, and send everything again.`,
  storedState: { ...currentTexts.storedState, kept: 'What this attempt sent is kept.' },
  problemTexts: {
    forms: 'plain',
    assumesMissingFields: true,
    joinsTypes: false,
    tooLarge: 'it is too large to be checked against this contract; send fewer entries or shorter texts',
    unknownField: (name, at) => `${name} is not a field${at === null ? '' : ` of ${at}`}`,
    whereGiven: (claim, value, problem) => `with ${claim}${value === null ? '' : ` ${value}`}, ${problem}`,
    omit: (claim, value, fields) => `change ${claim}, or leave out ${fields.join(', ')}: ${value} does not fit it`,
    addEntries: (claim, value, list, count) =>
      `change ${claim}, or complete ${list}: ${value} does not fit ${count === 0 ? 'an empty list' : `a list of ${count}`}`,
    contradicts: (claim, value) => `change ${claim}: ${value} does not fit `,
    withoutEntry: (name, value) => `, where no ${name} is ${value}`,
  },
  sentInstead: (sent) => {
    const texts = sent.hasTexts ? 'texts, which are not objects' : null;
    const listed = sentInOrder(sent, [sent.hasWithoutKind ? 'artifacts without a kind' : null, texts]);
    return worded` (the output contains ${listed})`;
  },
  slotNotReported: (place, kind, name, slot, near) =>
    worded`Step ${place}: the extension point ${slot} requires the artifact ${name}, and no ${kind} reports it${near}.`,
  asObjects: 'Send each artifact as an object, not as a text. ',
  unknownFix: worded`Try it as the step says, then send a wr.capability_observation with method probe_step and what you saw.`,
  ...capabilityFixes('user', 'An earlier attempt reported this, and only a successful try changes it.'),
  needsUser: 'needs the user',
  noValue: 'the answer is not a value to store',
  capRest: 'list in the notes what remains',
  undecidedFix: (kind, loopId) =>
    worded`Send output.artifacts with {"kind":"${kind}","loopId":"${loopId}","decision":"continue"} or "stop".`,
  closedGap: 'Corrected: the attempt that passed this step no longer has this problem.',
  areAbsent: (keys) => `${keys.join(', ')} is absent`,
  mayBeEntered: 'applies',
  noItems: 'there is no item',
  exited: (loopId, why) => `Loop ${loopId} was left: ${why}.`,
  noStepRan: 'no step of its body applies',
  itemsProcessed: (count) => (count === 1 ? 'its 1 item is done' : `all ${count} items are done`),
  iterationsUsed: (max) => (max === 1 ? 'its 1 iteration is used' : `all ${max} iterations are used`),
  omitted: (count) => ` (${count} entries before it are left out)`,
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
    ...rules6.storedState,
    isLost: 'damaged or gone, so no attempt on it can be judged',
    fix: 'Tell the person: `workrail explain STORE_OBJECT_DAMAGED` says how the object is restored.',
  },
  notesMissing: 'there are no notes.',
  brokenPattern: (place, pattern) => ({
    message: worded`Step ${place}: the pattern /${pattern}/ of its validation criteria is no RE2 pattern, so it was not checked.`,
    fix: worded`Go on: this is a fault of the workflow.`,
  }),
  problemTexts: { ...rules6.problemTexts, forms: 'nearest' },
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
  ...capabilityFixes('person', 'An earlier attempt reported this, and neither silence nor a claim changes it.'),
  needsUser: 'needs the person',
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
  if (version >= 15) return currentTexts;
  if (version === 14) return rules14;
  if (version === 13) return rules13;
  if (version >= 11) return rules12;
  if (version === 10) return rules10;
  if (version === 9) return rules9;
  if (version === 8) return rules8;
  if (version === 7) return rules7;
  return version === 6 ? rules6 : rules5;
}
