/**
 * The status of a run [run-status-projection]: `complete` if its preferred tip is, or `complete_with_gaps` if a critical gap is
 * open; `blocked` if the tip, not counting checkpoints, is a blocked attempt; otherwise `in_progress`.
 */
import type { RunStatus } from '../../schemas/closed-sets.ts';
import type { Gap, NodeState, RunState } from '../core/state.ts';

/** What a run disclosed; a record that closes an earlier gap is not itself one. */
export const disclosedGaps = ({ gaps }: RunState): Gap[] =>
  [...gaps.values()].filter(({ resolves }) => resolves === null);

/**
 * The critical gaps of a run that nothing has closed, in the order in which they were recorded.
 *
 * @param asOf only what was known when the plan of this node was written: a reply to an attempt must not see later gaps, nor
 * later records that close one
 */
export function openGaps(run: RunState, asOf: NodeState | null = null): Gap[] {
  const isKnown = ({ eventIndex, nodeId }: Gap) =>
    asOf === null || eventIndex < asOf.createdIndex || nodeId === asOf.nodeId;
  return disclosedGaps(run).filter(
    (gap) => gap.severity === 'critical' && isKnown(gap) && (gap.resolvedBy === null || !isKnown(gap.resolvedBy)),
  );
}

/** @param tip the preferred tip, or the node whose plan made it the tip */
export function runStatus(
  run: RunState,
  tip: NodeState,
  isComplete: boolean,
  asOf: NodeState | null = null,
): RunStatus {
  if (isComplete) return openGaps(run, asOf).length > 0 ? 'complete_with_gaps' : 'complete';
  return tip.isBlocked ? 'blocked' : 'in_progress';
}
