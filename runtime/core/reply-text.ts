/**
 * Renders the text of a reply [reply-frame-budget].
 *
 * Order: one line that names run, workflow and step; warnings; what was lost (recap, branches); what blocks; the prompt with
 * the items of its loops; the call to make next, with its tokens. Notes are untrusted text: every line of them is quoted. Whatever
 * else WorkRail did not write comes through `frame.ts`, so that none of it can pass for a line of ours [frame-unforgeable].
 * Everything here is a pure function of the data, so a replay renders the same bytes.
 *
 * Two sections take the room that all others leave, so they are given last: what was sent and the recap. Every other section is
 * rendered before, and once [read-renders-once].
 */
import { counted } from '../../schemas/counted.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import type { Blocker, BlockerPointer } from '../../schemas/events.ts';
import {
  blockersRecalledBytesMax,
  blockersTextBytesMax,
  loopItemBytesMax,
  titleShownBytesMax,
  userDependenciesHeading,
} from '../../schemas/limits.ts';
import { asksForConfirmation } from '../../schemas/step-options.ts';
import type {
  CheckpointData,
  ChildRun,
  ContinueData,
  Recap,
  LastAttempt,
  StartData,
  Warning,
} from '../../schemas/tools.ts';
import { inLine, ruleLine, unforged, unforgedBlockers, unforgedData, unforgedWarnings } from './frame.ts';
import { linesOf, quoted, shortened } from './text-budget.ts';

export type BranchText = { readonly stepTitle: string; readonly snippet: string };
export type ReplyExtras = {
  /** Shown when a run starts and when it is read again. */
  readonly guidance: readonly string[];
  readonly branches: readonly BranchText[];
  /** The notes of the branch that is preferred. */
  readonly downstream: Recap | null;
  /** They hold all notes of the only branch: a snippet of them would say them twice. */
  readonly isToldBelow: boolean;
  /** Runs that were started within this one and are not complete. */
  readonly children: readonly ChildRun[];
  /** Where the run has gone on to, when the node read is not its tip. */
  readonly tip: { readonly stepTitle: string; readonly stateToken: string } | null;
  /** What blocked the newest attempt on this step, when the node read is an older one of its chain. */
  readonly blockedSince: readonly Blocker[];
  /** The node was read, not tried. */
  readonly isRead: boolean;
};
export const noExtras: ReplyExtras = {
  guidance: [],
  branches: [],
  downstream: null,
  isToldBelow: false,
  children: [],
  tip: null,
  blockedSince: [],
  isRead: false,
};

type Execution = StartData | ContinueData;
type Pending = NonNullable<Execution['pending']>;

function header(data: Execution | CheckpointData): string {
  const { completed, total, loop } = data.progress;
  const rounds = loop?.items ?? loop?.maxIterations;
  const round = loop === undefined ? '' : ` (${loop.loopId} ${loop.iteration + 1}/${rounds})`;
  const place = data.isComplete
    ? `complete (${counted(completed, 'step')})`
    : data.pending === null
      ? `step ${completed + 1}`
      : `step ${completed + 1}${total === undefined ? '' : ` of ${total}`}${round}: ${data.pending.title}`;
  const blocked = isBlocked(data) || isCheckpointOfBlock(data) ? ' · BLOCKED' : '';
  return `[${data.session.runName}] ${data.workflow.workflowId} · ${data.preferences.autonomy}${blocked} · ${place}`;
}

type Blocked = Extract<ContinueData, { kind: 'blocked' }>;
const isBlocked = (data: Execution | CheckpointData): data is Blocked => 'kind' in data && data.kind === 'blocked';
const isCheckpointOfBlock = (data: Execution | CheckpointData) =>
  'checkpointNodeId' in data && data.runStatus === 'blocked';

const quotedLines = (text: string) =>
  linesOf(text)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

function warningLines(warnings: readonly Warning[]): string[] {
  return warnings.map((warning) => `! ${warning.message}`);
}

function recapSection(recap: Recap | null): string[] {
  if (recap === null) return [];
  return [`Notes so far, newest last${omittedText(recap)}:`, recap.text, ''];
}

const omittedText = ({ omittedCount }: Recap) => (omittedCount === 0 ? '' : ` (${omittedCount} earlier left out)`);

/** One line each: what a chat that forgot them needs to go on there. */
function childSection(children: readonly ChildRun[]): string[] {
  if (children.length === 0) return [];
  const lines = children.map(
    (child) =>
      `- ${child.runName} at "${quoted(child.stepTitle, titleShownBytesMax)}": continue_workflow with only stateToken ${child.stateToken}`,
  );
  return ['Started within this run and not complete:', ...lines, ''];
}

function branchSection(data: Execution, extras: ReplyExtras): string[] {
  if (extras.branches.length === 0) return [];
  const omitted = 'branchesOmitted' in data ? (data.branchesOmitted ?? 0) : 0;
  const more = omitted === 0 ? '' : ` (${omitted} older left out)`;
  const lines = [`This step was done before in this run. Acknowledging it again makes a new branch beside${more}:`];
  for (const branch of extras.branches) {
    lines.push(`- branch at "${branch.stepTitle}"`);
    if (!extras.isToldBelow && branch.snippet !== '') lines.push(quotedLines(branch.snippet));
  }
  if (extras.downstream !== null) {
    lines.push(`What followed, newest last${omittedText(extras.downstream)}:`, extras.downstream.text);
  }
  if (extras.tip !== null) {
    lines.push(
      `To go on at "${extras.tip.stepTitle}" instead, call continue_workflow with only stateToken: ${extras.tip.stateToken}`,
    );
  }
  return [...lines, ''];
}

// What blocks ---------------------------------------------------------------------------------------------------------

function pointerText(pointer: BlockerPointer): string {
  const { kind, ...named } = pointer;
  return [kind, ...Object.values(named).map((name) => `"${inLine(String(name))}"`)].join(' ');
}

/** @param whole where all of them stand whole, when they are cut here */
function blockerLines(blockers: readonly Blocker[], bytesMax: number, whole: string): string[] {
  const each = blockers.map(({ code, pointer, message, suggestedFix }, i) => {
    const fix = suggestedFix === undefined ? '' : `\n   Fix: ${suggestedFix}`;
    return `${i + 1}. ${code} (${pointerText(pointer)}): ${message}${fix}`;
  });
  if (utf8Length(each.join('\n')) <= bytesMax) return [...each, ''];
  // Each keeps its beginning: nobody must guess how many there are, or what the last of them is about.
  const more = `Cut to fit; ${whole}.`;
  const share = Math.floor((bytesMax - utf8Length(more)) / blockers.length) - 1;
  return [...each.map((text) => shortened(text, share)), more, ''];
}

function blockedSection(data: Execution, extras: ReplyExtras): string[] {
  const bytesMax = extras.isRead ? blockersRecalledBytesMax : blockersTextBytesMax;
  if (extras.blockedSince.length > 0) {
    return [
      'What blocked the newest attempt:',
      ...blockerLines(extras.blockedSince, bytesMax, 'a rehydrate with the pair below has them whole'),
    ];
  }
  if (!isBlocked(data)) return [];
  const { number, max } = data.attempt;
  return [
    `Blocked: attempt ${number} of ${max} on this step is recorded with what it sent, and the step is still pending.`,
    ...blockerLines(data.blockers, bytesMax, 'they stand whole in `blockers`'),
  ];
}

/** It stands in no recap, because it was not accepted; without it a reader had to make it up anew. */
function lastAttemptSection(lastAttempt: LastAttempt | null): string[] {
  if (lastAttempt === null) return [];
  const { attempt, text, artifacts, artifactKinds } = lastAttempt;
  const more = artifacts > artifactKinds.length ? ` and ${artifacts - artifactKinds.length} more` : '';
  return [
    `What attempt ${attempt} sent; it was not accepted:`,
    ...(text === '' ? [] : [text]),
    ...(artifacts === 0 ? [] : [`Artifacts: ${artifactKinds.map((kind) => `"${kind}"`).join(', ')}${more}`]),
    '',
  ];
}

// The step ------------------------------------------------------------------------------------------------------------

function stepSection(data: Execution, extras: ReplyExtras): string[] {
  const { pending } = data;
  if (pending === null) return [];
  // A blocked attempt has its prompt from the reply before; a reader has lost it.
  if (isBlocked(data) && !extras.isRead) return [];
  const items = (pending.items ?? []).map(
    ({ loopId, index, of, item }) => `Item ${index + 1} of ${of} of ${loopId}: ${quoted(item, loopItemBytesMax)}`,
  );
  return [...items, ...(items.length === 0 ? [] : ['']), pending.prompt, ''];
}

/** What to ask for: where the prompt lists just that, its place; otherwise what is still open. */
function questionsOf(pending: Pending) {
  const { ask = [], questionsOmitted = 0, questionsInPrompt, prompt } = pending;
  if (ask.length === 0) return null;
  const isListed = prompt.includes(`## ${userDependenciesHeading}\n`);
  if (isListed && questionsInPrompt === undefined) {
    return { what: `what "${userDependenciesHeading}" lists`, end: '.', lines: [] };
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

/** What to ask a person, or what to do where none is asked. */
function askLines({ pending, preferences }: Execution): string[] {
  if (pending === null) return [];
  const questions = questionsOf(pending);
  const asks = (say: (what: string) => string) =>
    questions === null ? [] : [`${say(questions.what)}${questions.end}`, ...questions.lines];
  const confirms = (how: string) => (asksForConfirmation(pending) ? [how] : []);
  switch (preferences.autonomy) {
    case 'guided':
      return [...asks((what) => `Ask the person for ${what}, and wait`), ...confirms(confirm)];
    case 'full_auto_stop_on_user_deps':
      return [...asks((what) => `Ask the person for ${what}; do not make it up`), ...confirms(assume)];
    case 'full_auto_never_stop':
      return [...asks((what) => `Find or assume ${what}; what is missing is recorded as a gap`), ...confirms(assume)];
  }
}
const confirm =
  'Before you acknowledge, show the person the result, ask for a clear yes or no, and wait: nothing that you write counts as their yes.';
const assume = 'Nobody confirms this step in this mode: decide, and record the assumption in the notes.';

// The next call -------------------------------------------------------------------------------------------------------

/** The person hears of every gap: where not all of them are named, of how to see the others. */
function openGapLines({ openGaps, session }: Execution): string[] {
  if (openGaps === undefined) return [];
  const { shown, count } = openGaps;
  const more = `- and ${count - shown.length} more: the person sees them with workrail sessions show ${session.sessionId}`;
  return [
    `${counted(count, 'critical gap')} ${count === 1 ? 'stays' : 'stay'} open; tell the person:`,
    ...shown.map(({ gapId, summary }) => `- ${gapId}: ${summary}`),
    ...(count > shown.length ? [more] : []),
  ];
}

function completeCall(data: Execution): string[] {
  return [
    ruleLine(data.session.runName),
    `Run ${data.session.runName} is complete. Nothing is left to do in it.`,
    ...openGapLines(data),
    `stateToken: ${data.stateToken}`,
    ...checkpointLine(data.checkpointToken),
    ...parentLine(data),
  ];
}

const checkpointLine = (token: string | undefined) =>
  token === undefined ? [] : [`checkpointToken (for checkpoint_workflow): ${token}`];

/** A child that is done sends its reader back. */
function parentLine({ session: { parent } }: Execution | CheckpointData): string[] {
  return parent === undefined
    ? []
    : [
        `It was part of ${parent.runName}. To go on there, call continue_workflow with only its stateToken: ${parent.stateToken}`,
      ];
}

const startsOver =
  'Once that is solved, call continue_workflow with only this stateToken: it shows the step with a pair that starts over.';

function blockedCall(data: Blocked, isRead: boolean): string[] {
  const { runName } = data.session;
  // Waiting for a person is where a chat is cut. Without its stored state nothing can be kept with a step.
  const keep = data.pending === null ? [] : checkpointLine(data.checkpointToken);
  if (data.retryAckToken === undefined) {
    return [
      ruleLine(runName),
      'No more attempts are taken here. Show the person what blocks.',
      startsOver,
      `stateToken: ${data.stateToken}`,
      ...keep,
    ];
  }
  const asks = data.nextIntent === 'await_user_confirmation' ? ['Ask the person first, and wait for the answer.'] : [];
  const isContextLost = data.blockers.some(({ pointer }) => pointer.kind === 'context_budget');
  const output = isContextLost ? 'notes, artifacts and context' : 'notes and artifacts; context is kept';
  return [
    ruleLine(runName),
    ...asks,
    `Correct this, then call continue_workflow with this pair of ${runName}, unchanged, and the whole output again (${output}).${isRead ? '' : ' The pair before it only repeats this answer.'}`,
    `stateToken: ${data.stateToken}`,
    `ackToken: ${data.retryAckToken}`,
    ...keep,
  ];
}

function notesLength({ notesCharactersMax, notesBytesMax }: Pending): string {
  const length =
    notesCharactersMax === undefined ? '10-30 lines' : `at most ${counted(notesCharactersMax, 'character')}`;
  return notesBytesMax === undefined ? length : `${length}, at most ${notesBytesMax} bytes`;
}

/** The prompt was written for every iteration, and may ask for another one. */
const lastIterationLines = ({ lastIterationOf }: Pending): string[] =>
  lastIterationOf === undefined
    ? []
    : [
        `This is the last iteration of loop ${lastIterationOf}: only decision "stop" is accepted, whatever the step says about continuing. If work is left, send "stop" too, and name in the notes what is left open.`,
      ];

function call(data: Execution, extras: ReplyExtras): string[] {
  if (isBlocked(data)) return blockedCall(data, extras.isRead);
  if (data.pending === null) return completeCall(data);
  const isFork = extras.branches.length > 0;
  return [
    ruleLine(data.session.runName),
    ...askLines(data),
    ...lastIterationLines(data.pending),
    `Only when this step is done, call continue_workflow with both tokens, unchanged, and output.notesMarkdown (${notesLength(data.pending)} on this step: done, produced, decided, open).`,
    `stateToken: ${data.stateToken}`,
    `${isFork ? 'ackToken (makes a new branch)' : 'ackToken'}: ${data.ackToken ?? ''}`,
    ...checkpointLine(data.checkpointToken),
    'Lost your place? continue_workflow with only stateToken shows it again.',
  ];
}

/** Recaps, notes and the titles of children come quoted already. */
const unforgedExtras = (extras: ReplyExtras): ReplyExtras => ({
  ...extras,
  guidance: extras.guidance.map(unforged),
  branches: extras.branches.map((branch) => ({ ...branch, stepTitle: inLine(branch.stepTitle) })),
  tip: extras.tip === null ? null : { ...extras.tip, stepTitle: inLine(extras.tip.stepTitle) },
  blockedSince: unforgedBlockers(extras.blockedSince),
});

/** A reply whose sections are rendered, in their order, but for the two that take the room that is left. */
export type RenderedReply = {
  readonly beforeRecap: readonly string[];
  readonly beforeLastAttempt: readonly string[];
  readonly afterLastAttempt: readonly string[];
};
/** The sections that take the room that is left. */
export type ElasticSections = {
  readonly recap: Recap | null;
  /** What the newest attempt of its chain sent. */
  readonly lastAttempt: LastAttempt | null;
};

export function renderReply(written: Execution, given: ReplyExtras): RenderedReply {
  const [data, extras] = [unforgedData(written), unforgedExtras(given)];
  const fork = 'forkAckToken' in data ? data.forkAckToken : undefined;
  const beforeRecap = [header(data), ...warningLines(data.warnings), ''];
  if (fork !== undefined) {
    beforeRecap.push(
      'What follows is what was recorded then. To record your new output as another branch of that step instead, repeat the call with the same stateToken and',
      `ackToken: ${fork}`,
      '',
    );
  }
  if (extras.guidance.length > 0) beforeRecap.push(...extras.guidance.map((rule) => `- ${rule}`), '');
  return {
    beforeRecap,
    beforeLastAttempt: [...branchSection(data, extras), ...blockedSection(data, extras)],
    afterLastAttempt: [...childSection(extras.children), ...stepSection(data, extras), ...call(data, extras)],
  };
}

/** The whole text of a reply of start_workflow or continue_workflow. */
export const joinReply = (
  { beforeRecap, beforeLastAttempt, afterLastAttempt }: RenderedReply,
  { recap, lastAttempt }: ElasticSections,
) =>
  [
    ...beforeRecap,
    ...recapSection(recap),
    ...beforeLastAttempt,
    ...lastAttemptSection(lastAttempt),
    ...afterLastAttempt,
  ].join('\n');

/** What a section adds to the text, with the line end that joins it to the others. */
export const lastAttemptSectionBytes = (lastAttempt: LastAttempt) =>
  utf8Length(lastAttemptSection(lastAttempt).join('\n')) + 1;

/** The whole text of a reply to an attempt: it has neither of the two. */
export const replyText = (data: Execution, extras: ReplyExtras): string =>
  joinReply(renderReply(data, extras), { recap: null, lastAttempt: null });

// Checkpoints ---------------------------------------------------------------------------------------------------------

function afterCheckpoint(data: CheckpointData): string[] {
  const { runName } = data.session;
  if (data.pending === null) return [`Run ${runName} stays complete.`];
  if (data.ackToken === undefined) {
    return ['The step stays blocked, and no more attempts are taken here. Show the person what blocks.', startsOver];
  }
  const done = isCheckpointOfBlock(data)
    ? 'The step stays blocked. When what blocks it is corrected'
    : 'The step is still pending. When it is done';
  return [`${done}, call continue_workflow with stateToken and ackToken of ${runName} below, and the whole output.`];
}

/** The whole text of a reply of checkpoint_workflow. */
export function checkpointText(written: CheckpointData, isRecorded: boolean): string {
  const { pending, warnings } = written;
  const data = {
    ...written,
    pending: pending === null ? null : { ...pending, title: inLine(pending.title) },
    warnings: unforgedWarnings(warnings),
  };
  return [
    header(data),
    ...warningLines(data.warnings),
    '',
    isRecorded
      ? 'Kept: a rehydrate shows it again.'
      : 'To keep the new output too, call checkpoint_workflow again with the stateToken and checkpointToken below.',
    ...afterCheckpoint(data),
    ruleLine(data.session.runName),
    `stateToken: ${data.stateToken}`,
    ...(data.ackToken === undefined ? [] : [`ackToken: ${data.ackToken}`]),
    `checkpointToken: ${data.checkpointToken}`,
    ...(data.pending === null ? parentLine(data) : []),
  ].join('\n');
}

export { quotedLines };
