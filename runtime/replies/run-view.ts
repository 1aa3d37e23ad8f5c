/** The data that a reply about one run is computed from, and the tokens for its reader. */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { Preferences } from '../../schemas/events.ts';
import type { AttemptId } from '../../schemas/ids.ts';
import { findStep } from '../core/flow/lookup.ts';
import { type AttemptedNode, attemptIdOf, freshAttempt } from '../core/identity.ts';
import { defaultPreferences } from '../core/preferences.ts';
import { type NodeState, type RunState, type SessionState, owningStep } from '../core/state.ts';
import { stepTitle } from '../projections/run-summary.ts';
import type { NodeScope, TokenMint } from '../tokens/tokens.ts';
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

export const scopeOf = (view: RunView, node: NodeState): NodeScope => ({
  sessionId: view.state.sessionId,
  runId: node.runId,
  nodeId: node.nodeId,
});

export const stateTokenOf = (view: RunView, node: NodeState) =>
  view.mint.state(scopeOf(view, node), view.run.workflowHash);

/** Of a forward reply: nothing was tried on its node before. */
export function firstPair(view: RunView, node: NodeState): Pair {
  const first = attemptIdOf(view.digest, view.state.sessionId, node.nodeId, 0);
  return { node, attempt: first, checkpoint: first };
}
/** Attempts and checkpoints are counted apart: a token of one kind says nothing of the other. */
export function freshPair(view: RunView, node: NodeState): Pair {
  const fresh = (taken: AttemptedNode) => freshAttempt(view.digest, view.state.sessionId, taken);
  return { node, attempt: fresh(node), checkpoint: fresh(node.checkpoints) };
}
export const ackOf = (view: RunView, { node, attempt }: Pair): string => view.mint.ack(scopeOf(view, node), attempt);

export const preferencesOf = (node: NodeState): Preferences => node.preferences?.effective ?? defaultPreferences;

/** Of the step that a node stands for. The log says which was chosen; its state is read where that was left out of the trace. */
export async function titleOf(view: RunView, node: NodeState): Promise<string> {
  const { selectedStepId } = owningStep(node);
  const chosen = selectedStepId === null ? undefined : findStep(view.workflow, selectedStepId);
  if (chosen !== undefined) return chosen.title;
  const snapshot = await view.objects.snapshot(node.snapshotRef, view.run.workflowHash);
  return snapshot.isOk() ? stepTitle(view.workflow, snapshot.value) : 'a step whose snapshot is lost';
}

/** With which node and attempt a reader goes on: as a rule those of the node that the reply is about. */
export type Pair = { readonly node: NodeState; readonly attempt: AttemptId; readonly checkpoint: AttemptId };
