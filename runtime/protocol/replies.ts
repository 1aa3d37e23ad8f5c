/**
 * Replies, built from facts (decision 18).
 *
 * The reply to an attempt depends only on the pinned workflow, the log up to and including that attempt's own plan, and
 * the keyring: its first delivery and every replay run through `attemptReply`, so they are the same bytes. A rehydrate
 * reply answers for its node as the run is now.
 */
import { err, ok, type Result } from 'neverthrow';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { Blocker } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { blockedChainMax, branchesShownMax } from '../../schemas/limits.ts';
import type { Branch, ContinueData, StartData, Warning } from '../../schemas/tools.ts';
import { missingInputs } from '../core/context.ts';
import { contractOf } from '../core/judge/artifacts.ts';
import { exampleOf } from '../core/judge/contracts.ts';
import { decidedLoop } from '../core/judge/loop-control.ts';
import { isLost } from '../core/judge/lost-state.ts';
import { noExtras, type ReplyExtras, replyText } from '../core/reply-text.ts';
import {
  type Attempt,
  blockedInChain,
  contextAt,
  createdNode,
  newestInChain,
  type NodeState,
  progressChildren,
  stepAbove,
} from '../core/state.ts';
import { leadsTo, preferredTip } from '../projections/preferred-tip.ts';
import { branchSnippet, recapOf } from '../projections/recap.ts';
import { openGaps, runStatus } from '../projections/run-status.ts';
import { isComplete } from '../core/execution-state.ts';
import { internalError } from './errors.ts';
import {
  ackOf,
  asStored,
  executionFields,
  firstPair,
  freshPair,
  type Pair,
  preferencesOf,
  recommendationWarnings,
  recordedWarnings,
  type RunView,
  stateTokenOf,
  titleOf,
} from './reply-fields.ts';

export type Reply<D> = { readonly text: string; readonly data: D };

type Answer<D> = Promise<Result<Reply<D>, ErrorEnvelope>>;

// Start ---------------------------------------------------------------------------------------------------------------

export async function startReply(view: RunView, root: NodeState, callWarnings: readonly Warning[]): Answer<StartData> {
  const snapshot = await view.objects.snapshot(root.snapshotRef);
  if (snapshot.isErr()) return err(snapshot.error);
  const missing = missingInputs(contextAt(view.state, root), view.workflow.inputs);
  const warnings = [...callWarnings, ...recordedWarnings(view, root)];
  if (missing.length > 0) {
    warnings.push({
      code: 'MISSING_INPUT',
      message: `This workflow needs as context: ${missing.join(', ')}. Send them with your next continue_workflow call.`,
      details: { keys: missing },
    });
  }
  const { guidance } = view.workflow;
  const pair = firstPair(view, root);
  const fields = executionFields(view, root, snapshot.value, pair, warnings);
  const data: StartData = {
    ...fields,
    ...(fields.pending === null ? {} : { ackToken: ackOf(view, pair) }),
    ...(guidance.length === 0 ? {} : { guidance }),
  };
  return ok({ data, text: replyText(data, { ...noExtras, guidance, openGaps: openGaps(view.run, root) }) });
}

// Attempts ------------------------------------------------------------------------------------------------------------

/**
 * The reply to a recorded attempt.
 *
 * @param sameInput false: the call carried other input than the one recorded; the facts stay, and a fresh ack for a
 * branch of the same step is handed over
 */
export async function attemptReply(view: RunView, attempt: Attempt, sameInput: boolean): Answer<ContinueData> {
  const attempted = view.state.nodes.get(attempt.nodeId);
  const created = view.state.nodes.get(createdNode(attempt) ?? attempt.nodeId);
  if (attempted === undefined || created === undefined) return err(internalError('an attempt without its nodes'));
  const { outcome } = attempt;
  const wasLost = outcome.kind === 'blocked' && isLost(outcome.blockers);
  const read = wasLost ? ok(null) : await view.objects.snapshot(created.snapshotRef);
  if (read.isErr()) return err(read.error);
  const snapshot = read.value;
  const warnings = recordedWarnings(view, created);
  const siblings = progressChildren(view.state, attempted, created.createdIndex);
  const branches = await branchesOf(view, siblings);
  if (created.edgeCause === 'non_tip_advance') {
    warnings.push({
      code: 'FORKED',
      message: `The acknowledged step had been done before in this run, so this is a new branch beside ${siblings.length} other(s).`,
      details: { branches: siblings.length },
    });
  }
  if (!sameInput) {
    warnings.unshift({
      code: 'ATTEMPT_ALREADY_RECORDED',
      message: 'This ackToken was used before with other input. The new input was NOT recorded.',
    });
  }
  const pair = firstPair(view, created);
  const fields = executionFields(view, created, snapshot, pair, warnings);
  const more = {
    ...(branches.length === 0 ? {} : { branches }),
    ...(sameInput || isEnded(view, attempted) ? {} : { forkAckToken: ackOf(view, freshPair(view, attempted)) }),
  };
  const data: ContinueData =
    outcome.kind === 'blocked'
      ? { ...fields, ...blockedFields(view, created, snapshot, outcome.blockers, pair), ...more }
      : { kind: 'ok', ...fields, ...(fields.pending === null ? {} : { ackToken: ackOf(view, pair) }), ...more };
  return ok({ data, text: replyText(data, { ...noExtras, openGaps: openGaps(view.run, created) }) });
}

/** No attempt is taken on the last node of a chain (decision 22). */
const isEnded = (view: RunView, node: NodeState) => blockedInChain(view.state, node) >= blockedChainMax;

/** @param retry the pair to try again with */
function blockedFields(
  view: RunView,
  blocked: NodeState,
  snapshot: ExecutionSnapshot | null,
  blockers: readonly Blocker[],
  retry: Pair,
) {
  const retryable = snapshot !== null && !isEnded(view, retry.node);
  const examples = snapshot === null ? [] : examplesFor(view, snapshot, blockers);
  const asksPerson = blockers.some(({ code }) => code === 'USER_ONLY_DEPENDENCY');
  return {
    kind: 'blocked' as const,
    blockers: blockers.map(asStored),
    ...(examples.length === 0 ? {} : { examples }),
    attempt: { number: blockedInChain(view.state, blocked), max: blockedChainMax },
    retryable,
    nextIntent: !retryable
      ? ('rehydrate_only' as const)
      : asksPerson
        ? ('await_user_confirmation' as const)
        : ('perform_pending_then_continue' as const),
    ...(retryable ? { retryAckToken: ackOf(view, retry) } : {}),
  };
}

/** From the pinned workflow alone, so that a replay shows the same. */
function examplesFor({ workflow }: RunView, snapshot: ExecutionSnapshot, blockers: readonly Blocker[]) {
  const state = snapshot.enginePayload.engineState;
  const loop = decidedLoop(workflow, state.kind === 'running' ? state.loopStack : []);
  const refs = blockers.flatMap(({ pointer }) => (pointer.kind === 'output_contract' ? [pointer.contractRef] : []));
  return [...new Set(refs)].flatMap((contractRef) =>
    workflow.contracts.some((contract) => contract.contractRef === contractRef)
      ? [{ contractRef, artifact: exampleOf(contractOf(workflow, contractRef), loop) }]
      : [],
  );
}

/** The newest branches, oldest of them first. */
async function branchesOf(view: RunView, children: readonly NodeState[]): Promise<Branch[]> {
  return Promise.all(
    children.slice(-branchesShownMax).map(async (child) => ({
      nodeId: child.nodeId,
      stepTitle: await titleOf(view, child),
      snippet: branchSnippet(child),
    })),
  );
}

// Rehydrate -----------------------------------------------------------------------------------------------------------

export async function rehydrateReply(
  view: RunView,
  node: NodeState,
  callWarnings: readonly Warning[],
): Answer<ContinueData> {
  const snapshot = await view.objects.snapshot(node.snapshotRef);
  if (snapshot.isErr()) return err(snapshot.error);
  const recap = await recapOf(view.state, node, (at) => titleOf(view, at));
  const children = progressChildren(view.state, node);
  const branches = await branchesOf(view, children);
  const { guidance } = view.workflow;
  const pair = freshPair(view, children.length > 0 ? openNode(view, node) : newestNode(view, node));
  const ownBlockers = children.length > 0 ? null : blockersAt(node);
  const since = children.length > 0 || pair.node === node ? null : blockedSince(view, node);
  const loud = preferencesOf(node).riskPolicy === 'conservative' ? recommendationWarnings(view, node) : [];
  const warnings = [...callWarnings, ...loud, ...(since === null ? [] : [since.warning])];
  const fields = {
    ...executionFields(view, node, snapshot.value, pair, warnings),
    ...(await statusNow(view)),
    ...(recap === null ? {} : { recap }),
    ...(branches.length === 0 ? {} : { branches }),
    ...(guidance.length === 0 ? {} : { guidance }),
  };
  const data: ContinueData =
    ownBlockers !== null
      ? { ...fields, ...blockedFields(view, node, snapshot.value, ownBlockers, pair) }
      : { kind: 'ok', ...fields, ...(fields.pending === null ? {} : { ackToken: ackOf(view, pair) }) };
  const extras: ReplyExtras = {
    guidance,
    recap,
    branches,
    tip: since === null ? await tipBeyond(view, node) : null,
    blockedSince: since?.blockers ?? [],
    openGaps: openGaps(view.run),
    isRead: true,
  };
  return ok({ data, text: replyText(data, extras) });
}

const blockersAt = ({ createdBy }: NodeState): readonly Blocker[] | null =>
  createdBy?.outcome.kind === 'blocked' ? createdBy.outcome.blockers : null;

/** Where the step is tried again: the newest node of its chain, or the step itself once the chain has ended. */
const newestNode = (view: RunView, node: NodeState): NodeState =>
  openNode(view, newestInChain(view.state, node) ?? node);
const openNode = (view: RunView, node: NodeState): NodeState =>
  isEnded(view, node) ? stepAbove(view.state, node) : node;

/** What an older node of a chain must be told: the step was tried again below it. */
function blockedSince(
  view: RunView,
  node: NodeState,
): { readonly blockers: readonly Blocker[]; readonly warning: Warning } | null {
  const newest = newestInChain(view.state, node);
  const blockers = newest === null ? null : blockersAt(newest);
  if (newest === null || blockers === null) return null;
  const number = blockedInChain(view.state, newest);
  return {
    blockers,
    warning: {
      code: 'BLOCKED_SINCE',
      message: `This step was tried again since, and blocked (attempt ${number} of ${blockedChainMax}). The pair below is the one to use.`,
      details: { attempt: number, codes: blockers.map(({ code }) => code) },
    },
  };
}

/** The status of the run as it is now, at its preferred tip. */
async function statusNow(view: RunView): Promise<Pick<StartData, 'runStatus'> | Record<string, never>> {
  const tip = preferredTip(view.state, view.run);
  if (tip === null) return {};
  const snapshot = await view.objects.snapshot(tip.snapshotRef);
  return snapshot.isErr() ? {} : { runStatus: runStatus(view.run, tip, isComplete(snapshot.value)) };
}

/** The preferred tip, when the node is on the way to it and not itself the tip. */
async function tipBeyond(view: RunView, node: NodeState): Promise<ReplyExtras['tip']> {
  const tip = preferredTip(view.state, view.run);
  if (tip === null || tip === node || !leadsTo(view.state, node, tip)) return null;
  return { stepTitle: await titleOf(view, tip), stateToken: stateTokenOf(view, tip) };
}
