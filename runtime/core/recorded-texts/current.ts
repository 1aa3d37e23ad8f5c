/**
 * The texts that the current version of the rules records in a log: in blockers, their fixes, gaps and the decision trace (ADR-0083).
 * A replay makes them again, so a text that was ever released is never edited here: its former wording moves to `former.ts`, under the
 * versions of the rules that recorded it. Only texts that some version words in another way are in this table. Pure.
 */
import { counted, isOrAre } from '../../../schemas/text/counted.ts';
import type { Incomparable } from '../flow/conditions.ts';
import { type Elastic, type Worded, worded } from '../validation/wording.ts';

type Part = string | Elastic | Worded;
export type BlockerTexts = { readonly message: Worded; readonly fix: Worded };
type UsedCapability = { readonly capability: string; readonly method: 'probe_step' | 'attempted_use' };
/** How the problems of an artifact are worded that does not match its contract (`validation/contract-schema.ts`). */
export type ProblemTexts = {
  /**
   * Where a value may have one of several forms: the problems of all of them, or of those that it is closest to; with `nearest`, too, a
   * contradiction asks for the claim (`validation/field-rules.ts`); `plain` is `nearest` without the words of the validator.
   */
  readonly forms: 'all' | 'nearest' | 'plain';
  /** Whether what each value of a field would ask of other fields is said of a field that is missing, too. */
  readonly assumesMissingFields: boolean;
  /** Whether the types of forms that a value fits equally badly are one problem: `must be a string or a number`. */
  readonly joinsTypes: boolean;
  readonly tooLarge: string;
  /** @param at null at the top of the artifact */
  readonly unknownField: (name: string, at: string | null) => string;
  /** A problem that is one only because a field has this value; null where it is one only because the field is present. */
  readonly whereGiven: (claim: string, value: string | null, problem: string) => string;
  readonly omit: (claim: string, value: string, fields: readonly string[]) => string;
  readonly addEntries: (claim: string, value: string, list: string, count: number) => string;
  /** What the claim contradicts follows it. */
  readonly contradicts: (claim: string, value: string) => string;
  readonly withoutEntry: (name: string, value: string) => string;
};
/** What an output has in place of an artifact of the kind that is missing. */
type SentInstead = { readonly ofKinds: Elastic | null; readonly hasTexts: boolean; readonly hasWithoutKind: boolean };

/** A `not` of the validation criteria whose part is met. */
type UnmetNot = {
  /** What it asks for, where it can be worded as one requirement. */
  readonly negated: string | null;
  /** All requirements below it, worded as if they had to be met. */
  readonly requirements: readonly string[];
  /** It rejects notes that meet any of them, not only notes that meet all of them. */
  readonly isAnyOf: boolean;
};

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
    kept: 'The output of this attempt is stored.',
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
  /** Of a `not` whose part is met; null where each check below it is worded. */
  noneOf: null as ((unmet: UnmetNot) => string) | null,
  notesFix: worded`Do any missing work and describe it in output.notesMarkdown. Send all artifacts again with it.`,
  cutNotesFix: (bytesMax: number): Worded =>
    worded`Shorten output.notesMarkdown to at most ${bytesMax} bytes and include the missing content. Send all artifacts again with it. Write long results to files, and name their paths.`,
  searchOverBudgetFix: worded`Shorten output.notesMarkdown and the strings in the artifacts, and send the whole output again.`,
};

const artifacts = {
  problemTexts: {
    forms: 'plain',
    assumesMissingFields: false,
    joinsTypes: true,
    tooLarge: 'it is too large to be checked against this contract; send fewer entries or shorter strings',
    unknownField: (name, at) => `unknown field ${name}${at === null ? '' : ` in ${at}`}`,
    whereGiven: (claim, value, problem) =>
      value === null ? `with ${claim} present, ${problem}` : `for ${claim} ${value}: ${problem}`,
    omit: (claim, value, fields) =>
      `change ${claim}, or omit ${fields.join(', ')}: ${value} contradicts ${fields.join(', ')}`,
    addEntries: (claim, value, list, count) =>
      `change ${claim}, or add entries to ${list}: ${value} contradicts ${count === 0 ? 'an empty list' : `a list of ${counted(count, 'entry', 'entries')}`}`,
    contradicts: (claim, value) => `change ${claim}: ${value} contradicts `,
    withoutEntry: (name, value) => `, which has no entry with ${name} ${value}`,
  } as ProblemTexts,
  notSent: (kind: Part, instead: Part): Worded => worded`no ${kind} was sent${instead}.`,
  sentInstead: (sent: SentInstead): Worded => {
    // Nothing can be taken for a part of the clause behind the texts.
    const texts = sent.hasTexts ? 'strings, which are not objects' : null;
    const listed = sentInOrder(sent, [sent.hasWithoutKind ? 'artifacts without a kind' : null, texts]);
    return worded` (the output contains ${listed})`;
  },
  contractNotMet: (kind: Part, why: Part): Worded => worded`${kind} does not match its contract: ${why}.`,
  slotContractNotMet: (place: Part, kind: string, name: string, slot: Part, why: Part): Worded =>
    worded`Step ${place}: the ${kind} for the artifact ${name} of extension point ${slot} does not match its contract: ${why}.`,
  /** @param near one that was sent under a similar name */
  slotNotReported: (place: Part, kind: string, name: string, slot: Part, near: Part): Worded =>
    worded`Step ${place}: the extension point ${slot} requires the artifact ${name}, but no ${kind} was sent for it${near}.`,
  asObjects: 'Send each artifact as an object, not as a string. ',
  one: 'an artifact',
  slotForm: (form: string): string => `this form, with its summary filled in: ${form}`,
};

const followups = {
  followupAsked: (assessed: Worded): Worded =>
    worded`${assessed}, which requires more work first. The same assessment does not complete the step.`,
  followupAskedAgain: (assessed: Worded): Worded =>
    worded`${assessed}, without a new rationale or summary of the work done since. The same assessment does not complete the step.`,
  /** Another level, or none that requires more work. */
  followupUnexplained: (place: Elastic, level: Part): Worded =>
    worded`Step ${place}: the assessment no longer contains the level "${level}", which required more work, but it has no new rationale or summary of the work done since.`,
  followupFix: (guidance: Part): Worded =>
    worded`${guidance} Then send the whole output with a new rationale or summary that states what was done. The step then accepts any level.`,
};

const capabilities = {
  unknown: 'no probe has shown whether it is available',
  unknownFix: worded`Use it as the step describes. Then send a wr.capability_observation with method probe_step and a detail field that states what you observed.`,
  unavailableFix: ({ capability, method }: UsedCapability): Worded =>
    worded`Tell the user that ${capability} is needed. When it works, use it once. Then send the whole output with a wr.capability_observation that has capability ${capability}, status available, method ${method} and a detail field that states what you observed. Only the user may choose to work without it: in a new run with the autonomy full_auto_never_stop, because this step keeps its mode.`,
  /** Of one that an earlier attempt reported as unavailable, before the fix itself. */
  stillUnavailableFix: (used: UsedCapability): Worded =>
    worded`An earlier attempt reported this, and only a successful use clears it. ${capabilities.unavailableFix(used)}`,
};

const dependencies = {
  needsUser: 'requires user input',
  noValue: 'the answer cannot be stored as a context value',
  answer: 'the answer',
  /** Of an answer that must not be in a report. Null: as of any other. */
  secretAnswer: 'a summary that says only that the user has given it, never the value' as string | null,
};

const confirmations = {
  unanswered: {
    message: worded`the confirmation form was closed without an answer.`,
    fix: worded`Ask the user in the chat for a clear yes or no. After a yes, send the whole output again; no form is shown for it.`,
  } as BlockerTexts,
  /** @param quote the comment; without one nothing says what to change */
  rejected: (quote: Elastic | null): BlockerTexts => {
    const again =
      'Then send the whole output again, with its context and preferences: those that this step was sent before do not apply. The form is shown again.';
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
  capRest: 'list the remaining work in the notes',
  undecided: (place: Part, iteration: number, kind: string): Worded =>
    worded`Loop ${place}: iteration ${iteration} ended without a valid ${kind}.`,
  /** @param kind of the artifact, and the loop that it names */
  undecidedFix: (kind: string, loopId: Part): Worded =>
    worded`Send output.artifacts with {"kind":"${kind}","loopId":"${loopId}","decision":"continue"}, or with decision "stop" to end the loop.`,
  listMissing: (waiting: Worded, name: Part): Worded =>
    worded`${waiting} the list ${name}, which is not in the context.`,
  /** @param item the place of the outer loop, which also is to have a list of its own */
  listOfEarlierItem: (waiting: Worded, name: Part, item: Part): Worded =>
    worded`${waiting} the list ${name} for ${item}, and the empty list in the context was sent for an earlier item.`,
  listOfEarlierItemFix: (name: Part, item: Part): Worded =>
    worded`Send context {"${name}": [ … ]} with the list for ${item}, and the whole output again. An empty list skips the loop for this item.`,
  listTooLong: (place: Part, items: string, name: Part, length: number): Worded =>
    worded`Loop ${place} takes at most ${items}; ${name} has ${length}.`,
  mergedItems: 'merging',
};

/** The summary of the record that closes a gap. */
const gaps = { closedGap: 'Resolved: the attempt that completed this step does not have this problem.' };

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
  areAbsent: (keys: readonly string[]): string => `${keys.join(', ')} ${isOrAre(keys.length)} absent`,
  /** Values of a type that a condition does not compare; null where the trace does not name them. */
  cannotCompare: ((values) => values.map(({ name, needs }) => `${name} is not ${needs}`).join(', and ')) as
    | ((values: readonly Incomparable[]) => string)
    | null,
  mayBeEntered: 'may be entered',
  noItems: 'there are no items to process',
  exited: (loopId: string, why: string): string => `Loop ${loopId} exited: ${why}.`,
  noStepRan: 'no step of its body ran in this iteration',
  /** Of a `for_each`; null: as of any other loop. @param rest how many items come after the one to which no step applies */
  noStepForItem: ((rest) =>
    rest === 0
      ? 'no step of its body applies to this item'
      : `no step of its body applies to this item, nor to the ${counted(rest, 'item')} after it`) as
    | ((rest: number) => string)
    | null,
  itemsProcessed: (count: number): string =>
    count === 1 ? 'its only item is processed' : `all ${count} items are processed`,
  iterationsUsed: (max: number): string => `it reached its limit of ${counted(max, 'iteration')}`,
  /** Behind the last entry, where entries before it did not fit (`leftOut` in `runtime/core/flow/trace.ts` reads it). */
  omitted: (count: number): string => ` (${counted(count, 'earlier entry', 'earlier entries')} omitted)`,
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
  ...gaps,
  ...trace,
};
export type RecordedTexts = typeof currentTexts;
