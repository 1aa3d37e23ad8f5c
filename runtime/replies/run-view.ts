/** The data that a reply about one run is computed from, and the tokens for its reader. */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { Preferences } from '../../schemas/events.ts';
import { pendingStep } from '../core/execution-state.ts';
import { findStep } from '../core/flow/lookup.ts';
import { type AttemptedNode, type AttemptRef, attemptAt, freshAttempt, freshForBoth } from '../core/identity.ts';
import { defaultPreferences } from '../core/preferences.ts';
import type { Tip } from '../core/reply-call.ts';
import { type NodeState, type RunState, type SessionState, owningStep } from '../core/state.ts';
import { stepTitle } from '../projections/run-summary.ts';
import type { TokenMint, TokenTarget } from '../tokens/tokens.ts';
import type { PinnedObjects } from '../session/pinned-objects.ts';

/** Everything that a reply about one run is made from. */
export type RunView = {
  readonly state: SessionState;
  readonly run: RunState;
  readonly workflow: CompiledSnapshot;
  readonly objects: PinnedObjects;
  readonly mint: TokenMint;
  readonly digest: DigestPort;
};

export const targetOf = ({ state }: Pick<RunView, 'state'>, { runId, nodeId, number }: NodeState): TokenTarget => ({
  sessionId: state.sessionId,
  runId,
  nodeId,
  number,
});

export const stateTokenOf = (view: RunView, node: NodeState) =>
  view.mint.state(targetOf(view, node), view.run.workflowHash);

/** Of a forward reply: nothing was tried on its node before. */
export function firstPair(view: RunView, node: NodeState): Pair {
  const first = attemptAt(view.digest, view.state.sessionId, node.nodeId, 0);
  return { node, attempt: first, checkpoint: first };
}
/** Attempts and checkpoints are counted apart, but for a handle, which is both. */
export function freshPair(view: RunView, node: NodeState): Pair {
  const { digest, mint, state } = view;
  if (mint.form === 'handles') {
    const fresh = freshForBoth(digest, state.sessionId, node, node.checkpoints);
    return { node, attempt: fresh, checkpoint: fresh };
  }
  const fresh = (taken: AttemptedNode) => freshAttempt(digest, state.sessionId, taken);
  return { node, attempt: fresh(node), checkpoint: fresh(node.checkpoints) };
}
export const ackOf = (view: RunView, { node, attempt }: Pair): string => view.mint.ack(targetOf(view, node), attempt);

export const preferencesOf = (node: NodeState): Preferences => node.preferences?.effective ?? defaultPreferences;

const chosenStep = ({ workflow }: RunView, node: NodeState): CompiledStep | undefined => {
  const { selectedStepId } = owningStep(node);
  return selectedStepId === null ? undefined : findStep(workflow, selectedStepId);
};

/** The step of a node. The log states which step was selected; if the trace omits it, the state of the node is read. */
export async function stepAt(view: RunView, node: NodeState): Promise<CompiledStep | undefined> {
  const chosen = chosenStep(view, node);
  if (chosen !== undefined) return chosen;
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  const pending = snapshot.isOk() ? pendingStep(snapshot.value) : null;
  return pending === null ? undefined : findStep(view.workflow, pending.stepId);
}

/** Of the step of a node, found in the same way. */
export async function titleOf(view: RunView, node: NodeState): Promise<string> {
  const chosen = chosenStep(view, node);
  if (chosen !== undefined) return chosen.title;
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  return snapshot.isOk() ? stepTitle(view.workflow, snapshot.value) : 'a step whose snapshot is lost';
}

export const tipAt = async (view: RunView, node: NodeState): Promise<Tip> => ({
  stepTitle: await titleOf(view, node),
  stateToken: stateTokenOf(view, node),
});

/** The node and the attempt that a reader continues with: usually those of the node that the reply is about. */
export type Pair = { readonly node: NodeState; readonly attempt: AttemptRef; readonly checkpoint: AttemptRef };
