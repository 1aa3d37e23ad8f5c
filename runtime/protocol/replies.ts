/**
 * Replies, built from facts (decision 18).
 *
 * The reply to an attempt depends only on the pinned workflow, the log up to and including that attempt's own plan, and
 * the keyring: its first delivery and every replay run through `attemptReply`, so they are the same bytes. A rehydrate
 * reply answers for its node as the run is now.
 */
import { err, ok, type Result } from 'neverthrow';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { NextIntent } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { AttemptId } from '../../schemas/ids.ts';
import { branchesShownMax, notesBytesMax } from '../../schemas/limits.ts';
import type { Branch, ContinueData, StartData, Warning } from '../../schemas/tools.ts';
import { missingInputs, undeclaredKeys } from '../core/context.ts';
import { completedCount, isComplete, pendingStep } from '../core/execution-state.ts';
import { attemptIdOf, freshAttempt } from '../core/identity.ts';
import { stepOf, totalSteps } from '../core/interpreter.ts';
import { defaultPreferences, exceeded } from '../core/preferences.ts';
import { noExtras, type ReplyExtras, replyText } from '../core/reply-text.ts';
import { runName } from '../core/run-name.ts';
import {
  type Attempt,
  contextAt,
  type NodeState,
  notesAtBirth,
  parentOf,
  progressChildren,
  type RunState,
  type SessionState,
} from '../core/state.ts';
import { isTruncated } from '../core/text-budget.ts';
import { leadsTo, preferredTip } from '../projections/preferred-tip.ts';
import { branchSnippet, recapOf } from '../projections/recap.ts';
import type { NodeScope, TokenMint } from '../tokens/tokens.ts';
import { internalError } from './errors.ts';
import type { PinnedObjects } from './pinned.ts';

export type Reply<D> = { readonly text: string; readonly data: D };

/** Everything that a reply about one run is made from. */
export type RunView = {
  readonly state: SessionState;
  readonly run: RunState;
  readonly workflow: CompiledSnapshot;
  readonly objects: PinnedObjects;
  readonly mint: TokenMint;
  readonly digest: DigestPort;
};

const scopeOf = (view: RunView, node: NodeState): NodeScope => ({
  sessionId: view.state.sessionId,
  runId: node.runId,
  nodeId: node.nodeId,
});

export const stateTokenOf = (view: RunView, node: NodeState) =>
  view.mint.state(scopeOf(view, node), view.run.workflowHash);

export function titleAt(workflow: CompiledSnapshot, snapshot: ExecutionSnapshot): string {
  const step = pendingStep(snapshot);
  return step === null ? 'complete' : stepOf(workflow, step.stepId).title;
}

async function titleOf(view: RunView, node: NodeState): Promise<string> {
  const snapshot = await view.objects.snapshot(node.snapshotRef);
  return snapshot.isOk() ? titleAt(view.workflow, snapshot.value) : 'a step whose snapshot is lost';
}

/** The fields that every execution reply has, for the step that is pending at `node`. */
function executionFields(
  view: RunView,
  node: NodeState,
  snapshot: ExecutionSnapshot,
  attempt: AttemptId,
  warnings: Warning[],
) {
  const { run, workflow, mint } = view;
  const step = pendingStep(snapshot);
  const compiled = step === null ? null : stepOf(workflow, step.stepId);
  const preferences = node.preferences?.effective ?? defaultPreferences;
  const asks = compiled?.requireConfirmation === true && preferences.autonomy === 'guided';
  const nextIntent: NextIntent =
    compiled === null ? 'complete' : asks ? 'await_user_confirmation' : 'perform_pending_then_continue';
  const total = totalSteps(workflow);
  return {
    ok: true as const,
    stateToken: stateTokenOf(view, node),
    ...(compiled === null ? {} : { ackToken: mint.ack(scopeOf(view, node), attempt) }),
    checkpointToken: mint.checkpoint(scopeOf(view, node), attempt),
    pending:
      compiled === null
        ? null
        : {
            stepId: compiled.stepId,
            title: compiled.title,
            prompt: compiled.prompt,
            requireConfirmation: compiled.requireConfirmation,
            ...(compiled.agentRole === undefined ? {} : { agentRole: compiled.agentRole }),
          },
    isComplete: isComplete(snapshot),
    nextIntent,
    session: { sessionId: view.state.sessionId, runId: run.runId, runName: runName(run.runId) },
    workflow: { workflowId: run.workflowId, workflowHash: run.workflowHash },
    progress: { completed: completedCount(snapshot), ...(total === undefined ? {} : { total }) },
    preferences,
    warnings,
  };
}

const firstAttempt = (view: RunView, node: NodeState) => attemptIdOf(view.digest, view.state.sessionId, node.nodeId, 0);

// Warnings that follow from what a plan recorded on its created node ---------------------------------------------------

function recordedWarnings(view: RunView, node: NodeState): Warning[] {
  const warnings: Warning[] = [];
  const notes = notesAtBirth(node);
  if (notes !== null && isTruncated(notes)) {
    warnings.push({
      code: 'NOTES_TRUNCATED',
      message: `The notes were longer than ${notesBytesMax} bytes; only their beginning is stored. Keep notes to 10-30 lines.`,
      details: { bytesMax: notesBytesMax },
    });
  }
  if (node.context !== null) {
    const keys = undeclaredKeys(
      node.context.context,
      contextAt(view.state, parentOf(view.state, node)),
      view.workflow.inputs,
    );
    if (keys.length > 0) {
      warnings.push({
        code: 'UNDECLARED_CONTEXT',
        message: `Kept, though this workflow does not declare them as inputs: ${keys.slice(0, 10).join(', ')}${keys.length > 10 ? ` and ${keys.length - 10} more` : ''}.`,
        details: { keys: keys.slice(0, 10) },
      });
    }
  }
  if (node.preferences?.changedHere === true) {
    for (const { key, chosen, recommended } of exceeded(node.preferences.effective, view.workflow.recommendations)) {
      warnings.push({
        code: 'RECOMMENDATION_EXCEEDED',
        message: `${key} is ${chosen}; this workflow recommends at most ${recommended}. The choice stands.`,
        details: { key, chosen, recommended },
      });
    }
  }
  return warnings;
}

// Start ---------------------------------------------------------------------------------------------------------------

export async function startReply(
  view: RunView,
  root: NodeState,
  callWarnings: readonly Warning[],
): Promise<Result<Reply<StartData>, ErrorEnvelope>> {
  const snapshot = await view.objects.snapshot(root.snapshotRef);
  if (snapshot.isErr()) return err(snapshot.error);
  const context = contextAt(view.state, root);
  const missing = missingInputs(context, view.workflow.inputs);
  const warnings = [...callWarnings, ...recordedWarnings(view, root)];
  if (missing.length > 0) {
    warnings.push({
      code: 'MISSING_INPUT',
      message: `This workflow needs as context: ${missing.join(', ')}. Send them with your next continue_workflow call.`,
      details: { keys: missing },
    });
  }
  const { guidance } = view.workflow;
  const data: StartData = {
    ...executionFields(view, root, snapshot.value, firstAttempt(view, root), warnings),
    ...(guidance.length === 0 ? {} : { guidance }),
  };
  return ok({ data, text: replyText(data, { ...noExtras, guidance }) });
}

// Attempts ------------------------------------------------------------------------------------------------------------

/**
 * The reply to a recorded attempt.
 *
 * @param sameInput false: the call carried other input than the one recorded; the facts stay, and a fresh ack for a
 * branch of the same step is handed over
 */
export async function attemptReply(
  view: RunView,
  attempt: Attempt,
  sameInput: boolean,
): Promise<Result<Reply<ContinueData>, ErrorEnvelope>> {
  if (attempt.outcome.kind === 'blocked') return err(internalError('a blocked attempt, recorded by a newer version'));
  const attempted = view.state.nodes.get(attempt.nodeId);
  const created = view.state.nodes.get(attempt.outcome.toNodeId);
  if (attempted === undefined || created === undefined) return err(internalError('an attempt without its nodes'));
  const snapshot = await view.objects.snapshot(created.snapshotRef);
  if (snapshot.isErr()) return err(snapshot.error);
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
  const data: ContinueData = {
    kind: 'ok',
    ...executionFields(view, created, snapshot.value, firstAttempt(view, created), warnings),
    ...(branches.length === 0 ? {} : { branches }),
    ...(sameInput
      ? {}
      : {
          forkAckToken: view.mint.ack(
            scopeOf(view, attempted),
            freshAttempt(view.digest, view.state.sessionId, attempted),
          ),
        }),
  };
  return ok({ data, text: replyText(data, noExtras) });
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
): Promise<Result<Reply<ContinueData>, ErrorEnvelope>> {
  const snapshot = await view.objects.snapshot(node.snapshotRef);
  if (snapshot.isErr()) return err(snapshot.error);
  const recap = await recapOf(view.state, node, (at) => titleOf(view, at));
  const branches = await branchesOf(view, progressChildren(view.state, node));
  const { guidance } = view.workflow;
  const attempt = freshAttempt(view.digest, view.state.sessionId, node);
  const data: ContinueData = {
    kind: 'ok',
    ...executionFields(view, node, snapshot.value, attempt, [...callWarnings]),
    ...(recap === null ? {} : { recap }),
    ...(branches.length === 0 ? {} : { branches }),
    ...(guidance.length === 0 ? {} : { guidance }),
  };
  const extras: ReplyExtras = { guidance, recap, branches, tip: await tipBeyond(view, node) };
  return ok({ data, text: replyText(data, extras) });
}

/** The preferred tip, when the node is on the way to it and not itself the tip. */
async function tipBeyond(view: RunView, node: NodeState): Promise<ReplyExtras['tip']> {
  const tip = preferredTip(view.state, view.run);
  if (tip === null || tip === node || !leadsTo(view.state, node, tip)) return null;
  return { stepTitle: await titleOf(view, tip), stateToken: stateTokenOf(view, tip) };
}
