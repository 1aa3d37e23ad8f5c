/**
 * What a run has beside the path to a node: where it goes on, and whether the branch of the node was left by going back
 * [left-branch-is-refused]. Pure; a run that never left a path costs one comparison.
 */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import { type Reopening, reopeningOf } from '../core/going-back.ts';
import { parentOf } from '../core/lineage.ts';
import { type NodeState, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { latestBelow, pathTo, preferredTip } from './preferred-tip.ts';

export type OtherBranch = {
  /** The preferred tip, which is not on the path of the node. */
  readonly tip: NodeState;
  /** What left the branch of the node; null where the run went on elsewhere without going back. */
  readonly left: Reopening | null;
};

/** Null where the run goes on from the node. */
export function otherBranch(
  state: SessionState,
  run: RunState,
  node: NodeState,
  digest: DigestPort,
): OtherBranch | null {
  const tip = preferredTip(state, run);
  return tip === null || leadsTo(state, node, tip) ? null : { tip, left: leftBy(state, run, node, digest) };
}

/** The step of the node is the one of the other, or one before it. */
export function leadsTo(state: SessionState, node: NodeState, to: NodeState): boolean {
  const step = owningStep(node);
  let at = owningStep(to);
  while (at.stepsAbove > step.stepsAbove) {
    const parent = parentOf(state, at);
    if (parent === null) return false;
    at = owningStep(parent);
  }
  return at === step;
}

/** The first that left it: whoever works there again has returned, because nothing older than that is refused. */
function leftBy(state: SessionState, run: RunState, node: NodeState, digest: DigestPort): Reopening | null {
  for (const checkpoint of run.nodes.slice(node.number)) {
    if (checkpoint.kind !== 'checkpoint') continue;
    const branch = branchBefore(state, run, checkpoint);
    if (branch === null || !leadsTo(state, branch, node)) continue;
    if (latestBelow(state, branch).createdIndex > checkpoint.createdIndex) continue;
    const reopening = reopeningOf(state, run, checkpoint, digest);
    if (reopening !== null) return reopening;
  }
  return null;
}

/** The step with which the path that the run was on, when the node was created, leaves the path of the node. */
function branchBefore(state: SessionState, run: RunState, node: NodeState): NodeState | null {
  const before = run.nodes[node.number - 2];
  if (before === undefined) return null;
  const path = pathTo(state, node);
  let branch: NodeState | null = null;
  for (let step = owningStep(before); !path.has(step); ) {
    branch = step;
    const parent = parentOf(state, step);
    if (parent === null) return null;
    step = owningStep(parent);
  }
  return branch;
}
