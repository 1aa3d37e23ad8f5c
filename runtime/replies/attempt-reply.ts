/**
 * Replies to attempts, computed from recorded events only [replies-are-pure].
 *
 * The reply to an attempt depends only on the pinned workflow, the log up to and including that attempt's own plan, and
 * the keyring: its first delivery and every replay run through `attemptReply`, so they are the same bytes. A rehydrate
 * reply answers for its node as the run is now (`rehydrate-reply.ts`).
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { asksForConfirmation } from '../../schemas/step-options.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { CheckpointData, ContinueData, StartData, Warning } from '../../schemas/tools.ts';
import { contextVersion } from '../core/inherited-context.ts';
import { parentOf, progressChildren, sinceDone, skipCheckpoints } from '../core/lineage.ts';
import { outcomeText } from '../core/outcome-text.ts';
import { lazyReply, type Reply } from '../core/reply.ts';
import { readCall } from '../core/reply-call.ts';
import { checkpointText, noExtras, replyText } from '../core/reply-text.ts';
import { type Attempt, contextAt, createdNode, type NodeState, owningStep } from '../core/state.ts';
import { isLost } from '../core/validation/lost-state.ts';
import { leadsTo } from '../projections/other-branch.ts';
import { reopeningReasons } from '../projections/run-branches.ts';
import { outcomeOf } from '../projections/run-outcome.ts';
import { guidanceOf } from '../projections/shown-guidance.ts';
import { blockedFields, blockersAt, formAt, intentWhenBlocked, isAfterRejection, isEnded } from './blocked-fields.ts';
import {
  branchChange,
  isLeft,
  otherBranchAt,
  placeOf,
  recordingCall,
  reopeningAbove,
  returnCallOf,
  whyReopened,
} from './branch-left.ts';
import { inUseWarnings } from './loop-warnings.ts';
import { missingInputs } from './missing-inputs.ts';
import { isConfirmed, pendingStepAt, stackOf } from './pending-fields.ts';
import { readPosition } from './read-position.ts';
import { recordedWarnings } from './recorded-warnings.ts';
import { internalError } from './refusals.ts';
import { branchesOf, branchFields, executionFields, openGapsField } from './reply-fields.ts';
import { ackOf, firstPair, freshPair, type RunView, stateTokenOf, tipAt } from './run-view.ts';

export type Answer<D> = Promise<Result<Reply<D>, ErrorEnvelope>>;

// Start ---------------------------------------------------------------------------------------------------------------

export async function startReply(view: RunView, root: NodeState, callWarnings: readonly Warning[]): Answer<StartData> {
  const snapshot = await view.objects.snapshot(root.snapshotRef, view.run.workflowHash);
  if (snapshot.isErr()) return err(snapshot.error);
  const missing = missingInputs(view, root, snapshot.value);
  const warnings = [...callWarnings, ...recordedWarnings(view, root), ...missing];
  const guidance = guidanceOf(view.workflow);
  const pair = firstPair(view, root);
  const fields = executionFields(view, root, snapshot.value, pair, warnings);
  const data: StartData = {
    ...fields,
    ...openGapsField(view, fields, root),
    ...(fields.pending === null ? {} : { ackToken: ackOf(view, pair) }),
    ...(guidance.length === 0 ? {} : { guidance }),
  };
  return ok(lazyReply(data, () => replyText(data, { ...noExtras, guidance })));
}

// Attempts ------------------------------------------------------------------------------------------------------------

/**
 * The reply to a recorded attempt.
 *
 * @param sameInput false: the call carried other input than the one recorded; the facts stay, and a fresh ack for a
 * branch of the same step is handed over, or the call that returns to a branch that was left
 */
export async function attemptReply(view: RunView, attempt: Attempt, sameInput: boolean): Answer<ContinueData> {
  const attempted = view.state.nodes.get(attempt.nodeId);
  const created = view.state.nodes.get(createdNode(attempt) ?? attempt.nodeId);
  if (attempted === undefined || created === undefined)
    return err(internalError('the nodes of an attempt are missing'));
  const { outcome } = attempt;
  const wasLost = outcome.kind === 'blocked' && isLost(outcome.blockers);
  const read = wasLost ? ok(null) : await view.objects.snapshot(created.snapshotRef, view.run.workflowHash);
  if (read.isErr()) return err(read.error);
  const snapshot = read.value;
  const warnings = [...recordedWarnings(view, created), ...(await listsInUse(view, attempted, created, snapshot))];
  const siblings = siblingsOf(view, attempted, created);
  const branches = await branchesOf(view, siblings);
  if (siblings.length > 0) {
    const reopening = reopeningAbove(view, attempted);
    const beside = `created a new branch in addition to ${counted(siblings.length, 'other branch', 'other branches')}`;
    const call = recordingCall(sameInput);
    warnings.push({
      code: 'FORKED',
      message:
        reopening === null
          ? `The acknowledged step was already completed in this run, so ${call.named} ${beside}.`
          : `${call.opening} ${beside}, because ${whyReopened(reopening)}.`,
      details: { branches: siblings.length },
    });
  }
  warnings.push(...(await branchChange(view, attempted, created, sameInput)));
  const left = sameInput ? undefined : firstLeft(view, [attempted, created]);
  const returnTo = left === undefined ? null : await returnCallOf(view, left);
  const since = sameInput || left !== undefined ? null : goneOnSince(view, created);
  const goneOn = since === null ? null : await tipAt(view, since);
  if (!sameInput) {
    const unrecorded = 'This ackToken was used before with other input. The new input was NOT recorded.';
    warnings.unshift(await alreadyRecorded(view, unrecorded, since));
  }
  const isForked = !sameInput && left !== attempted && !isEnded(view, attempted) && !isOpen(view, created);
  const pair = firstPair(view, created);
  const fields = executionFields(view, created, snapshot, pair, warnings);
  const more = {
    ...openGapsField(view, fields, created),
    ...branchFields(branches, siblings.length),
    ...(isForked ? { forkAckToken: ackOf(view, freshPair(view, attempted)) } : {}),
  };
  const data: ContinueData =
    outcome.kind === 'blocked'
      ? { ...fields, ...blockedFields(view, created, snapshot, outcome.blockers, pair), ...more }
      : {
          kind: 'ok',
          ...fields,
          ...(fields.pending === null ? {} : { ackToken: ackOf(view, pair) }),
          ...more,
          ...(fields.isComplete ? { summary: await summaryAt(view, created, fields) } : {}),
        };
  const form = formAt(created);
  return ok(
    lazyReply(data, () =>
      replyText(data, { ...noExtras, form, isAfterRejection: isAfterRejection(view, created), returnTo, goneOn }),
    ),
  );
}

/** A blocked attempt on a step that was not done since: its retry continues it, and a branch beside it would leave what it recorded. */
const isOpen = ({ state }: RunView, created: NodeState): boolean =>
  created.kind === 'blocked_attempt' && sinceDone(state, owningStep(created)).includes(created);

/**
 * The branches that followed the attempted step before. A blocked attempt has those of its step only if they are newer than it, or if the run has
 * gone on there since: the attempt that blocked has already said that it made a new branch.
 */
function siblingsOf({ state, run }: RunView, attempted: NodeState, created: NodeState): NodeState[] {
  const below = progressChildren(state, skipCheckpoints(state, attempted), created.createdIndex);
  if (below.length > 0) return below;
  const beside = progressChildren(state, owningStep(attempted), created.createdIndex);
  const before = run.nodes[created.number - 2] ?? attempted;
  const hasGoneOn = owningStep(before) !== owningStep(attempted) && leadsTo(state, attempted, before);
  return hasGoneOn || beside.some(({ createdIndex }) => createdIndex > attempted.createdIndex) ? beside : [];
}

/**
 * Where the run went on from a recorded step whose own handle was used since, so that a repeat of an earlier call is not told
 * to use it: a chat that was rewound by several steps would go through the same refusal once for each.
 */
function goneOnSince(view: RunView, recorded: NodeState): NodeState | null {
  const { beyond, latest } = readPosition(view, recorded);
  const isWorkedOn = latest !== recorded && (beyond !== null || recorded.attempts.length > 0);
  const next = isWorkedOn ? latest : beyond;
  return next === null ? null : (otherBranchAt(view, recorded)?.tip ?? next);
}

async function alreadyRecorded(view: RunView, unrecorded: string, since: NodeState | null): Promise<Warning> {
  const goneOn = since === null ? '' : ` The run has gone on since, ${await placeOf(view, since)}.`;
  return { code: 'ATTEMPT_ALREADY_RECORDED', message: `${unrecorded}${goneOn}` };
}

/** What would be recorded there is refused until somebody returns to the branch [left-branch-is-refused]. */
const firstLeft = (view: RunView, nodes: readonly NodeState[]): NodeState | undefined =>
  nodes.find((node) => isLeft(otherBranchAt(view, node)));

/** Open critical gaps precede it, with their ids. */
async function summaryAt(
  view: RunView,
  created: NodeState,
  { runStatus, progress }: Pick<ContinueData, 'runStatus' | 'progress'>,
): Promise<string> {
  const { state, run, workflow, objects, digest } = view;
  const artifact = (ref: Sha256Digest) => objects.artifact(ref);
  const reasonOf = reopeningReasons(state, run, digest);
  const source = { state, run, workflow, tip: created, status: runStatus, asOf: created, reasonOf, artifact };
  const outcome = await outcomeOf(source);
  const gaps = outcome.gaps.filter(({ severity }) => severity !== 'critical');
  return outcomeText({ ...outcome, gaps, completed: progress.completed });
}

/** Only a call that changed the context can have changed a list, so nothing is read for the others. */
async function listsInUse(
  view: RunView,
  attempted: NodeState,
  created: NodeState,
  snapshot: ExecutionSnapshot | null,
): Promise<Warning[]> {
  const { workflow } = view;
  const isUnchanged = contextVersion(created.context) === contextVersion(attempted.context);
  if (isUnchanged || workflow.loops.every(({ kind }) => kind !== 'for_each')) return [];
  const read = await view.objects.snapshot(attempted.snapshotRef, view.run.workflowHash);
  // What is lost is said by the reply itself.
  if (read.isErr()) return [];
  const stack = stackOf(read.value.enginePayload.engineState);
  const after = snapshot === null ? stack : stackOf(snapshot.enginePayload.engineState);
  return inUseWarnings(workflow, stack, after, { before: contextAt(attempted), after: contextAt(created) });
}

// Checkpoints ---------------------------------------------------------------------------------------------------------

type Pending<Data extends StartData | CheckpointData> = NonNullable<Data['pending']>;

const withoutPrompt = (pending: Pending<StartData>): Pending<CheckpointData> => ({
  stepId: pending.stepId,
  title: pending.title,
  ...(asksForConfirmation(pending) ? { asksConfirmation: true } : {}),
});

/** The newest attempt on the step that was blocked since the handle of this checkpoint was printed; null if none, or if the step was done since. */
function blockedBeside({ state, run }: RunView, checkpoint: NodeState): NodeState | null {
  const step = owningStep(checkpoint);
  const done = progressChildren(state, step, checkpoint.createdIndex).at(-1)?.number ?? 0;
  const since = Math.max(done, parentOf(state, checkpoint)?.number ?? 0);
  for (let number = checkpoint.number - 1; number > since; number -= 1) {
    const node = run.nodes[number - 1];
    if (node?.kind === 'blocked_attempt' && owningStep(node) === step) return node;
  }
  return null;
}

const leftBlocked = (view: RunView, blocked: NodeState): Warning => ({
  code: 'FORKED',
  message: `Attempts on this step were blocked since this handle was printed. This checkpoint is on a branch without these attempts: context and preferences that were sent with them do not apply there. To continue with them instead, call ${readCall(stateTokenOf(view, blocked))}`,
});

/**
 * The reply to a recorded checkpoint: the same bytes whenever the same call is repeated.
 *
 * @param sameInput false: the call carried other output than what was recorded; the facts stay, and the token that is handed
 * over takes it as another checkpoint below this one, unless the branch was left
 */
export async function checkpointReply(
  view: RunView,
  checkpoint: NodeState,
  sameInput: boolean,
): Answer<CheckpointData> {
  const snapshot = await view.objects.snapshot(checkpoint.snapshotRef, view.run.workflowHash);
  if (snapshot.isErr()) return err(snapshot.error);
  const stands = skipCheckpoints(view.state, checkpoint);
  const warnings = recordedWarnings(view, checkpoint);
  // The reply to the call that went back, or to an earlier checkpoint, has already said that the run is at this step.
  const before = view.run.nodes[checkpoint.number - 2];
  const wasHere = before !== undefined && owningStep(before) === owningStep(checkpoint);
  if (!wasHere && progressChildren(view.state, owningStep(checkpoint), checkpoint.createdIndex).length > 0) {
    warnings.push({
      code: 'FORKED',
      message:
        'The step of this checkpoint was already completed in this run, so this checkpoint moved the run back to that step. To see the branches that follow it, call continue_workflow with only the stateToken; to return to one, continue with its handle.',
    });
  }
  warnings.push(...(await branchChange(view, checkpoint, checkpoint, sameInput)));
  const blocked = blockedBeside(view, checkpoint);
  if (blocked !== null) warnings.push(leftBlocked(view, blocked));
  const left = sameInput ? undefined : firstLeft(view, [checkpoint]);
  const returnTo = left === undefined ? null : await returnCallOf(view, left);
  const since = sameInput || left !== undefined ? null : goneOnSince(view, checkpoint);
  const goneOn = since === null ? null : await tipAt(view, since);
  if (!sameInput) {
    const unrecorded = 'This checkpointToken was used before with other output. The new output was NOT recorded.';
    warnings.unshift(await alreadyRecorded(view, unrecorded, since));
  }
  const first = firstPair(view, checkpoint);
  const pair = sameInput ? first : { ...first, checkpoint: freshPair(view, checkpoint).checkpoint };
  const fields = executionFields(view, checkpoint, snapshot.value, pair, warnings);
  const blockers = blockersAt(stands);
  const step = pendingStepAt(view.workflow, snapshot.value);
  const { pending } = fields;
  const data: CheckpointData = {
    ...fields,
    ...(blockers === null
      ? {}
      : { nextIntent: intentWhenBlocked(blockers, !isEnded(view, checkpoint), isConfirmed(checkpoint, step)) }),
    checkpointNodeId: checkpoint.nodeId,
    pending: pending === null ? null : withoutPrompt(pending),
    ...(pending === null || isEnded(view, checkpoint) ? {} : { ackToken: ackOf(view, pair) }),
  };
  return ok(lazyReply(data, () => checkpointText(data, { isRecorded: sameInput, returnTo, goneOn })));
}
