/**
 * The status of a run [run-status-projection]: `complete` if its preferred tip is, or `complete_with_gaps` if a critical gap is
 * open; `blocked` if the tip, not counting checkpoints, is a blocked attempt; otherwise `in_progress`.
 */
import type { RunStatus } from '../../schemas/closed-sets.ts';
import { chainOf, chainsBelow } from '../core/lineage.ts';
import { type Gap, type NodeState, owningStep, type RunState, type SessionState } from '../core/state.ts';
import { pathTo } from './preferred-tip.ts';

/** Where a run is looked at from. */
export type Standing = {
  readonly state: SessionState;
  readonly run: RunState;
  /** The preferred tip, or the node whose plan made it the tip. */
  readonly tip: NodeState;
  /** Only what was known when the plan of this node was written: a reply to an attempt must not see later gaps; null: all that is known. */
  readonly asOf: NodeState | null;
};

/** What a run disclosed, in the order in which it was recorded; a record that closes an earlier gap is not itself one. */
export const disclosedGaps = ({ run, asOf }: Pick<Standing, 'run' | 'asOf'>): Gap[] =>
  [...run.gaps.values()].filter((gap) => gap.resolves === null && isKnown(gap, asOf));

const isKnown = ({ eventIndex, nodeId }: Gap, asOf: NodeState | null) =>
  asOf === null || eventIndex < asOf.createdIndex || nodeId === asOf.nodeId;

/**
 * What closes each gap; null while it is open. If the agent closed a gap on a branch that the run left, the gap is open again on the path to the
 * tip: what repaired it was undone with that branch. What WorkRail closed was corrected by the attempt that passed.
 */
export function closings({ state, tip, asOf }: Standing): (gap: Gap) => Gap | null {
  let known: ReadonlySet<NodeState> | null = null;
  const path = () => {
    known ??= pathTo(state, tip);
    return known;
  };
  const isOnPath = (node: NodeState | undefined) => node !== undefined && path().has(node);
  const nodeOf = ({ nodeId }: Gap) => state.nodes.get(nodeId);
  /** Also a blocked attempt beside the way through its step, unless the step was reopened or continued otherwise since. */
  const isOfWay = (node: NodeState | undefined) => {
    if (node === undefined || isOnPath(node)) return node !== undefined;
    const step = owningStep(node);
    const isContinued = [...path()].some((at) => at.step === step && at.createdIndex > node.createdIndex);
    return node !== step && isOnPath(step) && !isContinued;
  };
  // A checkpoint of a step can be a sibling of the node that completed the step.
  const stepOf = (gap: Gap) => {
    const node = nodeOf(gap);
    return node === undefined ? undefined : owningStep(node);
  };
  /** By an attempt that the user rejected, or by one before it on the step, which a retry repeats [rejected-has-no-effect]. */
  const wasRejected = (node: NodeState | undefined) =>
    node?.kind === 'blocked_attempt' &&
    chainsBelow(state, owningStep(node)).some(
      (other) =>
        other.isRejected &&
        (asOf === null || other.createdIndex <= asOf.createdIndex) &&
        chainOf(state, other).includes(node),
    );
  return (gap) => {
    const closed = gap.closedBy.filter((closing) => isKnown(closing, asOf) && !wasRejected(nodeOf(closing)));
    const [first = null] = closed;
    if (first === null || !isOfWay(nodeOf(gap))) return first;
    return closed.find((closing) => closing.isFound || isOnPath(stepOf(closing))) ?? null;
  };
}

/** The critical gaps of a run that nothing has closed, in the order in which they were recorded. */
export function openGaps(at: Standing): Gap[] {
  const closingOf = closings(at);
  return disclosedGaps(at).filter((gap) => gap.severity === 'critical' && closingOf(gap) === null);
}

export function runStatus(at: Standing, isComplete: boolean): RunStatus {
  if (isComplete) return openGaps(at).length > 0 ? 'complete_with_gaps' : 'complete';
  return at.tip.isBlocked ? 'blocked' : 'in_progress';
}
