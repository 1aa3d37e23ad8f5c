/**
 * What a run has beside the path to a node: where it goes on, and whether the branch of the node was left by going back
 * [left-branch-is-refused]. Pure; a run that never left a path costs one comparison.
 */
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import { type Reopening, reasonIn, reopenedFrom, reopeningOf } from '../core/going-back.ts';
import { chainOf, parentOf } from '../core/lineage.ts';
import { initialNotes, type NodeState, owningStep, type RunState, type SessionState } from '../core/state.ts';
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
  if (tip === null) return null;
  const goesOn = leadsTo(state, node, tip);
  if (goesOn && chainOf(state, node).every((at) => reasonOf(at) === null)) return null;
  const left = leftBy(state, run, digest)(node);
  return goesOn && left === null ? null : { tip, left };
}

/** What it finds may be notes of an agent. `reopeningOf` tells them apart, but costs a digest for each node of the run. */
const reasonOf = (node: NodeState): string | null =>
  node.kind === 'checkpoint' ? reasonIn(initialNotes(node) ?? '') : null;

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

/**
 * For a node: the first call that left it after the last work at the node: later work there means that the run returned to it. Work beside the node
 * does not mean that, even on the same branch: two calls with `goBackTo` from one handle reopen two steps, and neither returns to the steps after them.
 */
export function leftBy(state: SessionState, run: RunState, digest: DigestPort): (node: NodeState) => Reopening | null {
  const proofs = proofsOf(state, run, digest);
  return (node) => {
    for (const place of placesOf(node, state)) {
      const reopening = leftAfter(state, run, node, latestBelow(state, place), proofs);
      if (reopening === null || place.kind === 'step' || proofs.reopening(place) !== null) return reopening;
    }
    return null;
  };
}

/** What each checkpoint reopened, and from where. A proof costs many digests, and a reader asks again for each branch of a run. */
type Proofs = {
  readonly reopening: (checkpoint: NodeState) => Reopening | null;
  readonly from: (checkpoint: NodeState) => NodeState | null;
};

const proofsOf = (state: SessionState, run: RunState, digest: DigestPort): Proofs => ({
  reopening: remembered((checkpoint) => reopeningOf(state, run, checkpoint, digest)),
  from: remembered((checkpoint) => reopenedFrom(state, run, checkpoint, digest)),
});

function remembered<T>(compute: (node: NodeState) => T): (node: NodeState) => T {
  const known = new Map<NodeState, { readonly value: T }>();
  return (node) => {
    const found = known.get(node) ?? { value: compute(node) };
    known.set(node, found);
    return found.value;
  };
}

/** Where work on a node is recorded, from the narrowest on: what may be a reopening, and the step. Who works in a wider one may be beside the node. */
const placesOf = (node: NodeState, state: SessionState): NodeState[] => [
  ...chainOf(state, node).filter((at) => reasonOf(at) !== null),
  owningStep(node),
];

function leftAfter(
  state: SessionState,
  run: RunState,
  node: NodeState,
  lastWork: NodeState,
  proofs: Proofs,
): Reopening | null {
  const isLeftOn = (branch: NodeState) =>
    isBelow(state, branch, node) && (branch.kind === 'step' || proofs.reopening(branch) !== null);
  for (const checkpoint of run.nodes.slice(lastWork.number)) {
    if (reasonOf(checkpoint) === null) continue;
    const leaves = (end: NodeState | null) => branchesTo(state, end, checkpoint).some(isLeftOn);
    const isLeft =
      leaves(run.nodes[checkpoint.number - 2] ?? null) ||
      (leadsTo(state, checkpoint, node) && leaves(proofs.from(checkpoint)));
    const reopening = isLeft ? proofs.reopening(checkpoint) : null;
    if (reopening !== null) return reopening;
  }
  return null;
}

/** A step that is acknowledged again stays on its branch. A reopened step is a branch of its own, beside the step. */
const isBelow = (state: SessionState, branch: NodeState, node: NodeState): boolean =>
  branch.kind === 'step' ? leadsTo(state, branch, node) : pathTo(state, node, branch.depth).has(branch);

/**
 * Where the path to a node leaves the path of a reopening: its first step there, and every checkpoint that may be a reopening, because who
 * returns to that step later does not return to what was reopened beside it.
 */
function branchesTo(state: SessionState, end: NodeState | null, reopening: NodeState): NodeState[] {
  const path = pathTo(state, reopening);
  const reopened: NodeState[] = [];
  let first: NodeState | null = null;
  for (let at = end; at !== null && !path.has(at); at = parentOf(state, at)) {
    if (at.kind === 'step') first = at;
    else if (reasonOf(at) !== null) reopened.push(at);
  }
  return first === null ? reopened : [...reopened, first];
}
