/**
 * The texts that the current version of the rules records in a log: in blockers, their fixes, gaps and the decision trace (ADR-0083).
 * A replay makes them again, so a text that was ever released is never edited here: its former wording moves to `former.ts`, under the
 * versions of the rules that recorded it. Only texts that some version words in another way are in this table. Pure.
 */
import { type Elastic, type Worded, worded } from '../validation/wording.ts';

type Part = string | Elastic | Worded;
export type BlockerTexts = { readonly message: Worded; readonly fix: Worded };
/** What an output has in place of an artifact of the kind that is missing. */
type SentInstead = { readonly ofKinds: Elastic | null; readonly hasTexts: boolean; readonly hasWithoutKind: boolean };

/** `artifacts of kind a, b and texts …`. */
export const sentInOrder = ({ ofKinds }: SentInstead, others: readonly (string | null)[]): Worded => {
  const other = others.filter((each) => each !== null).join(' and ');
  if (ofKinds === null) return worded`${other}`;
  return worded`artifacts of kind ${ofKinds}${other === '' ? '' : ` and ${other}`}`;
};

const attempts = {
  user: 'user',
  more: (count: number): string => `And ${count} more`,
  /** Its beginning and its first number are read back (`runtime/health/over-budget.ts`). */
  contextOverBudget: (bytes: number, bytesMax: number): Worded =>
    worded`The merged context would be ${bytes} bytes long (UTF-8, RFC 8785 canonical JSON); the limit is ${bytesMax} bytes. The context of this attempt was not stored.`,
  storedState: {
    isLost: 'damaged or missing, so no attempt on it can be validated',
    fix: 'Tell the user to run `workrail explain STORE_OBJECT_DAMAGED`, which says how to restore the object.',
  },
};

const notes = {
  notesMissing: 'the notes are missing.',
  notesMissingFix: worded`Send output.notesMarkdown with what was done, produced, decided and left open. Send all artifacts again with it.`,
  notesCut: (place: Part, bytesMax: number, requirement: Part): Worded =>
    worded`Step ${place}: the notes were longer than ${bytesMax} bytes, so only their beginning was stored and validated. ${requirement}`,
  brokenPattern: (place: Part, pattern: Part): BlockerTexts => ({
    message: worded`Step ${place}: the pattern /${pattern}/ of its validation criteria is not a valid RE2 pattern, so it was not checked.`,
    fix: worded`Continue: this is an error in the workflow.`,
  }),
  /** Of an `or` of which no part is met. */
  oneOf: (requirements: string): string => `One of these is required: ${requirements}`,
  /** Of a `not` whose part is met. */
  noneOf: (requirements: string, count: number): string =>
    `The notes must not meet ${count === 1 ? 'this' : 'these'}: ${requirements}`,
};

const artifacts = {
  /** How the validator words what a contract objects to. */
  problemForms: 'plain' as 'plain' | 'nearest',
  notSent: (kind: Part, instead: Part): Worded => worded`no ${kind} was sent${instead}.`,
  sentInstead: (sent: SentInstead): Worded => {
    // Nothing can be taken for a part of the clause behind the texts.
    const texts = sent.hasTexts ? 'texts, which are not objects' : null;
    const listed = sentInOrder(sent, [sent.hasWithoutKind ? 'artifacts without a kind' : null, texts]);
    return worded` (the output contains ${listed})`;
  },
  contractNotMet: (kind: Part, why: Part): Worded => worded`${kind} does not match its contract: ${why}.`,
  slotContractNotMet: (place: Part, kind: string, name: string, slot: Part, why: Part): Worded =>
    worded`Step ${place}: the ${kind} for ${name} of ${slot} does not match its contract: ${why}.`,
  one: 'an artifact',
  slotForm: (form: string): string => `this form, with its summary filled in: ${form}`,
};

const followups = {
  followupAsked: (assessed: Worded): Worded =>
    worded`${assessed}, which requires more work first. The same assessment does not complete the step.`,
  followupAskedAgain: (assessed: Worded): Worded =>
    worded`${assessed} again, without a new rationale or summary of the work done since. The same assessment does not complete the step.`,
  followupFix: (guidance: Part): Worded =>
    worded`${guidance} Then send the whole output with a new rationale or summary that states what was done. The step then accepts any level.`,
};

const capabilities = {
  unknown: 'no probe has shown whether it is available',
  standing: 'An earlier attempt reported this, and only a successful try changes it.',
};

const dependencies = { noValue: 'the answer is not a value to store', answer: 'the answer' };

const confirmations = {
  unanswered: {
    message: worded`the confirmation form was closed without an answer.`,
    fix: worded`Ask the user in the chat for a clear yes or no. After a yes, send the whole output again; no form is shown for it.`,
  } as BlockerTexts,
  /** @param quote the comment; without one nothing says what to change */
  rejected: (quote: Elastic | null): BlockerTexts => {
    const again = 'Then send the whole output again; the form is shown again.';
    return quote === null
      ? {
          message: worded`the result was rejected in the confirmation form, without a comment.`,
          fix: worded`Ask the user in the chat what to change. ${again}`,
        }
      : {
          message: worded`the result was rejected in the confirmation form, with the comment: "${quote}"`,
          fix: worded`Change the result as the comment says. If the comment is unclear, ask the user in the chat. ${again}`,
        };
  },
};

const loops = {
  contradiction: (where: Worded): Worded =>
    worded`Loop ${where}: the output contains both decisions, continue and stop.`,
  /** @param iteration null for a loop that is not entered */
  contradictedAt: (place: Part, iteration: number | null): Worded =>
    iteration === null ? worded`${place}` : worded`${place}, iteration ${iteration}`,
  capReached: (place: Part, iteration: number, cap: string): Worded =>
    worded`Loop ${place} cannot continue: iteration ${iteration} is the last of ${cap}.`,
  capRest: 'list in the notes what remains',
  undecided: (place: Part, iteration: number, kind: string): Worded =>
    worded`Loop ${place}: iteration ${iteration} ended without a valid ${kind}.`,
  listMissing: (waiting: Worded, name: Part): Worded =>
    worded`${waiting} the list ${name}, which is not in the context.`,
  listTooLong: (place: Part, items: string, name: Part, length: number): Worded =>
    worded`Loop ${place} takes at most ${items}; ${name} has ${length}.`,
  mergedItems: 'merging',
};

/** Sentences of the decision trace (`runtime/core/flow/trace.ts`). */
const trace = {
  nextInFlow: (stepId: string): string => `Step ${stepId} comes next in the flow.`,
  nonTip: (depth: number): string =>
    `The node at depth ${depth} already has a successor; this attempt starts a new branch.`,
  choiceApplies: 'The chosen value applies.',
  notAList: 'is not a list',
  hasItems: (items: string): string => `has ${items}`,
  undecidedIteration: 'no decision was sent, which does not end the loop',
  decidedBefore: (decision: string): string => `an earlier step decided ${decision}`,
};

export const currentTexts = {
  ...attempts,
  ...notes,
  ...artifacts,
  ...followups,
  ...capabilities,
  ...dependencies,
  ...confirmations,
  ...loops,
  ...trace,
};
export type RecordedTexts = typeof currentTexts;
