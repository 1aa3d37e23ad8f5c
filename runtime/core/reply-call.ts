/**
 * The end of a reply: what to ask the user, and the exact next call [reply-frame-budget].
 *
 * A handle stands for the whole step, so the call is printed as it is to be sent, and the handle alone says what else can be
 * done with it. Signed tokens are too long for that: they stand below the call, one a line, under the name of their argument.
 */
import { counted } from '../../schemas/text/counted.ts';
import { kindShownBytesMax, userDependenciesHeading } from '../../schemas/limits.ts';
import { asksForConfirmation, requiresNotes } from '../../schemas/step-options.ts';
import type { CheckpointData, ContinueData, StartData } from '../../schemas/tools.ts';
import { ruleLine } from './frame.ts';
import { shortened } from './text-budget.ts';
import type { RecordedForm } from './validation/confirmation.ts';

export type Execution = StartData | ContinueData;
export type Blocked = Extract<ContinueData, { kind: 'blocked' }>;
type Pending = NonNullable<Execution['pending']>;

/** Where the work of a run goes on, for a call about an earlier place. */
export type Tip = { readonly stepTitle: string; readonly stateToken: string };

export const isBlocked = (data: Execution | CheckpointData): data is Blocked =>
  'kind' in data && data.kind === 'blocked';
export const isCheckpointOfBlock = (data: Execution | CheckpointData) =>
  'checkpointNodeId' in data && data.runStatus === 'blocked';

/** Handles begin with the name of their run. */
export const isHandleOf = (runName: string, token: string) => token.startsWith(`${runName}/`);
export const hasHandles = ({ stateToken, session }: Execution | CheckpointData) =>
  isHandleOf(session.runName, stateToken);

export const readCall = (stateToken: string) => `continue_workflow { "stateToken": "${stateToken}" }`;
export const showCall = (stateToken: string, step: string) =>
  `continue_workflow { "stateToken": "${stateToken}", "show": "${step}" }`;
/** How work goes on a branch that was left: its step is reopened too. */
export const returnCall = (stateToken: string, step: string) =>
  `continue_workflow { "stateToken": "${stateToken}", "goBackTo": "${step}", "reason": "<why>" }`;
const showWithToken = 'continue_workflow with the stateToken and "show": "<number or title>"';
/** How an earlier step is read whole, or done again. */
export const howToShow = (stateToken: string, runName: string): string => {
  const call = isHandleOf(runName, stateToken) ? showCall(stateToken, '<number or title>') : showWithToken;
  return `To read an earlier step in full, call ${call}; to reopen it, send "goBackTo" and "reason" in place of "show".`;
};
const advanceCall = (handle: string, notes: string, artifacts = '') =>
  `continue_workflow { "ackToken": "${handle}", "output": { "notesMarkdown": "<${notes}>"${artifacts} } }`;
/** A hasty agent copies the call: it has what the step requires. */
export function artifactsIn({ artifactKinds = [] }: Pending): string {
  if (artifactKinds.length === 0) return '';
  const [kind = ''] = artifactKinds;
  const more = artifactKinds.length === 1 ? '' : ` and ${artifactKinds.length - 1} more`;
  return `, "artifacts": [<one ${shortened(kind, kindShownBytesMax)}${more}, as above>]`;
}

/** Behind the name of the run in the header: what a reader needs who sees nothing but the beginning. */
export function handleInHeader(data: Execution | CheckpointData): string {
  if (!hasHandles(data)) return '';
  const handle = ('retryAckToken' in data ? data.retryAckToken : data.ackToken) ?? data.stateToken;
  return handle.slice(data.session.runName.length);
}

// What to ask the user ---------------------------------------------------------------------------------------------------

/** What to ask for: where the prompt lists just that, its place; otherwise what is still open. */
export function questionsOf(pending: Pending) {
  const { ask = [], questionsOmitted = 0, questionsInPrompt, prompt } = pending;
  if (ask.length === 0) return null;
  const isListed = prompt.includes(`## ${userDependenciesHeading}\n`);
  if (isListed && questionsInPrompt === undefined) {
    return { what: `the items under "${userDependenciesHeading}"`, end: '.', lines: [] };
  }
  const open = ask.length + questionsOmitted;
  return {
    what: isListed ? `this (${open} of the ${questionsInPrompt} listed above)` : 'this',
    end: ':',
    lines: [
      ...ask.map((question) => `- ${question}`),
      ...(questionsOmitted === 0 ? [] : [`- and ${questionsOmitted} more${isListed ? ', listed above' : ''}`]),
    ],
  };
}

/** What to ask the user, or what to do where the mode asks nobody. */
function askLines(data: Execution): string[] {
  const { pending } = data;
  if (pending === null) return [];
  const questions = questionsOf(pending);
  const asks = (say: (what: string) => string) =>
    questions === null ? [] : [`${say(questions.what)}${questions.end}`, ...questions.lines];
  switch (data.preferences.autonomy) {
    case 'guided':
      return [...asks((what) => `Ask the user for ${what}, and wait`), ...confirmLines(data)];
    case 'full_auto_stop_on_user_deps':
      return [...asks((what) => `Ask the user for ${what}; do not guess`), ...confirmLines(data)];
    case 'full_auto_never_stop':
      return [...asks((what) => `Find or assume ${what}; missing answers become gaps`), ...confirmLines(data)];
  }
}
/** A blocked step is confirmed as any other: when it is acknowledged. */
function confirmLines({ pending, preferences }: Execution): string[] {
  return pending === null || !asksForConfirmation(pending) ? [] : [confirmLine(preferences)];
}
const confirmLine = ({ autonomy }: Execution['preferences']): string => (autonomy === 'guided' ? confirm : assume);
const confirm = 'Show the user the result and wait for their own clear yes. After a no, correct it and ask again.';
const assume = 'Nobody confirms this step: decide yourself, and note assumptions.';

// The next call ---------------------------------------------------------------------------------------------------------

/** The user hears of every gap: where not all of them are named, of how to see the others. */
function openGapLines({ openGaps, session }: Execution): string[] {
  if (openGaps === undefined) return [];
  const { shown, count } = openGaps;
  const more = `- and ${count - shown.length} more; to list them, the user runs: workrail sessions show ${session.sessionId}`;
  return [
    `${counted(count, 'critical gap')} ${count === 1 ? 'stays' : 'stay'} open; tell the user:`,
    // Text of agents, below the rule: a line of it must not be read as the next call.
    ...shown.map(({ gapId, summary }) => `> - ${gapId}: ${summary}`),
    ...(count > shown.length ? [more] : []),
  ];
}

/** @param isRead the reply is the answer to the call that reads the recap */
function completeCall(data: Execution, isRead: boolean): string[] {
  const { runName } = data.session;
  const over =
    data.openGaps === undefined
      ? `Run ${runName} is complete. Nothing is left to do in it.`
      : `Run ${runName} is complete with gaps: no step is pending, but some work was not done.`;
  return [ruleLine(runName), over, ...openGapLines(data), ...afterTheEnd(data, isRead), ...parentLine(data)];
}

function afterTheEnd(data: Execution, isRead: boolean): string[] {
  const { stateToken, checkpointToken } = data;
  if (!hasHandles(data)) return [`stateToken: ${stateToken}`, ...checkpointLine(checkpointToken)];
  return [
    isRead
      ? `To add notes to the run, call checkpoint_workflow with "${stateToken}" as checkpointToken.`
      : `To read its recap, call ${readCall(stateToken)}; to add notes to the run, call checkpoint_workflow with this handle as checkpointToken.`,
  ];
}

/**
 * The call that shows another page of the prompt.
 *
 * @param what it reads: the rest of a prompt, or all of one that had no room
 */
export const pageLine = (data: Execution, page: number, what: 'it' | 'the rest of it'): string =>
  hasHandles(data)
    ? `Before you do the step, read ${what}: continue_workflow { "stateToken": "${data.stateToken}", "page": ${page} }`
    : `Before you do the step, read ${what}: continue_workflow with only this stateToken and "page": ${page}.`;

/** The end of a page that is not the last: nothing may be done yet. */
export const nextPageCall = (data: Execution, page: number): string[] => [
  ruleLine(data.session.runName),
  pageLine(data, page, 'the rest of it'),
  ...(hasHandles(data) ? [] : [`stateToken: ${data.stateToken}`]),
];

const checkpointLine = (token: string | undefined) =>
  token === undefined ? [] : [`checkpointToken (for checkpoint_workflow): ${token}`];

/** A child that is done sends its reader back. */
function parentLine({ session: { parent } }: Execution | CheckpointData): string[] {
  return parent === undefined
    ? []
    : [`It is a child run of ${parent.runName}. To continue that run, call ${readCall(parent.stateToken)}`];
}

/** What else is done with the handle of the call above. */
const sameHandle =
  'To read this step again, send the same handle as stateToken; to save unfinished work, as checkpointToken of checkpoint_workflow.';
const savesWork = 'To save unfinished work, send the same handle as checkpointToken of checkpoint_workflow.';

const startsOver = (data: Execution | CheckpointData) =>
  hasHandles(data)
    ? `Once the blockers are resolved, call ${readCall(data.stateToken)}: the reply shows the step with a handle for new attempts.`
    : 'Once the blockers are resolved, call continue_workflow with only this stateToken: the reply shows the step with tokens for new attempts.';

/** Of an attempt that a form kept from passing: what the form still leaves to ask. */
function formLines({ answer, comment }: RecordedForm): string[] {
  if (answer === 'unanswered') return [confirm];
  return comment === null ? ['Ask the user what to change, and wait for the answer.'] : [];
}

/** Whether the blockers ask for context values; each of them names its key. */
const asksForContext = (blockers: Blocked['blockers']) =>
  blockers.some(({ pointer }) => pointer.kind === 'context_key');

function blockedCall(
  data: Blocked,
  { isRead, form, isAfterRejection }: { isRead: boolean; form: RecordedForm | null; isAfterRejection: boolean },
): string[] {
  const { runName } = data.session;
  // Waiting for the user is where a chat is cut. Without its stored state nothing can be kept with a step.
  const keep = data.pending === null ? [] : checkpointLine(data.checkpointToken);
  if (data.retryAckToken === undefined) {
    return [
      ruleLine(runName),
      'No more attempts are accepted here. Show the user the blockers.',
      startsOver(data),
      ...(hasHandles(data) ? [] : [`stateToken: ${data.stateToken}`, ...keep]),
    ];
  }
  const asksUser = data.blockers.some(({ code }) => code === 'USER_ONLY_DEPENDENCY');
  const asks =
    form === null
      ? [...(asksUser ? ['Ask the user first, and wait for the answer.'] : []), ...confirmLines(data)]
      : formLines(form);
  const correct = form?.answer === 'unanswered' ? 'Then' : 'Fix the problems above, then';
  const isContextLost =
    data.blockers.some(({ pointer }) => pointer.kind === 'context_budget') || form?.isDropped === true;
  const asksContext = !isContextLost && asksForContext(data.blockers);
  const output = isContextLost
    ? `the whole output (notes, artifacts and context)${form?.isDropped === true ? ', and the preferences if they change' : ''}`
    : isAfterRejection
      ? 'the whole output, and the context and preferences if they still apply: those sent up to the rejection are not stored'
      : `the whole output; ${asksContext ? 'all other context' : 'the context'} is already stored`;
  // The handle is of the step: a checkpoint with it would make a branch without the attempts, and without what was sent with them.
  const isOver = data.attempt.number >= data.attempt.max;
  const only = isRead ? '' : ' The tokens of an earlier attempt only return its recorded reply.';
  if (hasHandles(data)) {
    return [
      ruleLine(runName),
      ...asks,
      `${correct} call continue_workflow { "ackToken": "${data.retryAckToken}", ${asksContext ? '"context": <as above>, ' : ''}"output": … } with ${output}.`,
      ...(data.pending === null || !isRead || isOver ? [] : [savesWork]),
    ];
  }
  return [
    ruleLine(runName),
    ...asks,
    `${correct} call continue_workflow with both tokens below, unchanged, ${asksContext ? 'the context above, ' : ''}and ${output}.${only}`,
    `stateToken: ${data.stateToken}`,
    `ackToken: ${data.retryAckToken}`,
    ...keep,
  ];
}

/** Most steps require notes, and every byte is paid at each of them: the others say so. What checks notes requires them. */
export function notesLength(pending: Pending): string {
  const { notesCharactersMax, notesBytesMax } = pending;
  const length =
    notesCharactersMax === undefined
      ? 'this step in 10-30 lines'
      : `this step in at most ${counted(notesCharactersMax, 'character')}`;
  if (notesBytesMax !== undefined) return `${length}, at most ${notesBytesMax} bytes`;
  const isOptional = !requiresNotes(pending) && notesCharactersMax === undefined;
  return isOptional ? `optional: ${length}` : length;
}

/** The prompt was written for every iteration, and may ask for another one. */
export const lastIterationLines = ({ lastIterationOf }: Pending): string[] =>
  lastIterationOf === undefined
    ? []
    : [`Last iteration of ${lastIterationOf}: only decision "stop" is accepted. List the remaining work in the notes.`];

/** On a branch that was left, in place of every call that would record something there. */
export const returnLines = ({ session }: Execution | CheckpointData, returnTo: string): string[] => [
  ruleLine(session.runName),
  'Steps of this branch cannot be acknowledged, because the run left this branch.',
  `To return to it, call ${returnTo}`,
];

/** A chat that was rewound by several steps gets one refusal, not one for each of them. */
export const goneOnLines = ({ session }: Execution | CheckpointData, tip: Tip): string[] => [
  ruleLine(session.runName),
  'A later call is recorded on this step.',
  continueLine(tip),
];
export const continueLine = ({ stepTitle, stateToken }: Tip) =>
  `To continue at "${stepTitle}" instead, call ${readCall(stateToken)}`;

/**
 * @param makesBranch the step was done before: acknowledging it again makes another branch
 * @param form what the form of the client gave that blocked the step, or a later attempt at the step that is read
 * @param returnTo how to return to the branch of the step, which was left: until then the step is not acknowledged
 * @param goneOn where the run is now, if the step of a recorded reply is done too
 */
export function nextCall(
  data: Execution,
  {
    isRead,
    makesBranch,
    returnTo,
    goneOn,
    form,
    isAfterRejection,
  }: {
    isRead: boolean;
    makesBranch: boolean;
    returnTo: string | null;
    goneOn: Tip | null;
    form: RecordedForm | null;
    isAfterRejection: boolean;
  },
): string[] {
  if (returnTo !== null) return returnLines(data, returnTo);
  if (goneOn !== null) return goneOnLines(data, goneOn);
  if (isBlocked(data)) return blockedCall(data, { isRead, form, isAfterRejection });
  const { pending, ackToken } = data;
  if (pending === null) return completeCall(data, isRead);
  const notes = `${notesLength(pending)}: done, produced, decided, open`;
  const asks = form === null ? askLines(data) : formLines(form);
  const before = [ruleLine(data.session.runName), ...asks, ...lastIterationLines(pending)];
  if (hasHandles(data)) {
    const branch = makesBranch ? ' this, which makes a new branch:' : '';
    return [
      ...before,
      `Only when this step is done, call${branch} ${advanceCall(ackToken ?? '', notes, artifactsIn(pending))}`,
      // An agent learns it once, and again where it has lost its chat.
      ...(isRead || data.progress.completed === 0 ? [sameHandle] : []),
    ];
  }
  return [
    ...before,
    `Only when this step is done, call continue_workflow with both tokens below, unchanged, and output.notesMarkdown (${notes})${pending.artifactKinds === undefined ? '' : ' and output.artifacts, as above'}.`,
    `stateToken: ${data.stateToken}`,
    `${makesBranch ? 'ackToken (makes a new branch)' : 'ackToken'}: ${ackToken ?? ''}`,
    ...checkpointLine(data.checkpointToken),
    'To read the step again, call continue_workflow with only stateToken.',
  ];
}

// Checkpoints ---------------------------------------------------------------------------------------------------------

function afterCheckpoint(data: CheckpointData): string[] {
  const { runName } = data.session;
  if (data.pending === null) return [`Run ${runName} stays complete.`];
  if (data.ackToken === undefined) {
    return [
      'The step is still blocked, and no more attempts are accepted here. Show the user the blockers.',
      startsOver(data),
    ];
  }
  const done = isCheckpointOfBlock(data)
    ? 'The step is still blocked. When the blockers are resolved'
    : 'The step is still pending. When it is done';
  return [
    ...(data.pending.asksConfirmation === true ? [confirmLine(data.preferences)] : []),
    hasHandles(data)
      ? `${done}, call continue_workflow { "ackToken": "${data.ackToken}", "output": … } with the whole output, including what was saved here.`
      : `${done}, call continue_workflow with the stateToken and ackToken below, and the whole output.`,
  ];
}

/** Everything below the header and the warnings of a reply of checkpoint_workflow. */
export function afterKeeping(data: CheckpointData, isRecorded: boolean): string[] {
  const again = hasHandles(data)
    ? `To save the new output too, call checkpoint_workflow { "checkpointToken": "${data.checkpointToken}", "output": … }`
    : 'To save the new output too, call checkpoint_workflow again with the stateToken and checkpointToken below.';
  const kept = isRecorded ? 'Saved: each read of this step shows this output.' : again;
  const rule = ruleLine(data.session.runName);
  const next = hasHandles(data)
    ? [rule, ...afterCheckpoint(data), ...(data.ackToken === undefined ? [] : [sameHandle])]
    : [
        ...afterCheckpoint(data),
        rule,
        `stateToken: ${data.stateToken}`,
        ...(data.ackToken === undefined ? [] : [`ackToken: ${data.ackToken}`]),
        `checkpointToken: ${data.checkpointToken}`,
      ];
  return [kept, ...next, ...(data.pending === null ? parentLine(data) : [])];
}
