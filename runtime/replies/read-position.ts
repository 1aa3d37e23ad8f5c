/** The position where the reader of a node continues: a rehydrate shows it completely, a candidate of `resume_session` in brief. */
import type { NextIntent } from '../../schemas/closed-sets.ts';
import type { Blocker } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { newestInChain, skipCheckpoints } from '../core/lineage.ts';
import { type NodeState, owningStep } from '../core/state.ts';
import { leadsTo, otherBranch } from '../projections/other-branch.ts';
import { preferredBeyond, preferredTip } from '../projections/preferred-tip.ts';
import { workAgain } from '../projections/work-again.ts';
import { blockersAt, intentWhenBlocked, isEnded } from './blocked-fields.ts';
import { isConfirmed, nextIntentAt, pendingStepAt } from './pending-fields.ts';
import type { RunView } from './run-view.ts';

export type ReadPosition = {
  /** The node itself; for a checkpoint, the step or blocked attempt that it belongs to; for a blocked attempt, the step if that is done. */
  readonly stands: NodeState;
  /** The node that the run reached afterwards, if a step followed; otherwise null. */
  readonly beyond: NodeState | null;
  /** The node itself, or the newest attempt or checkpoint below it on a step that is pending now. */
  readonly latest: NodeState;
  /** Whose tokens the reader is given. */
  readonly open: NodeState;
  /** What blocked the node; null when nothing did, or when a step followed all the same. */
  readonly blockers: readonly Blocker[] | null;
};

export function readPosition(view: RunView, node: NodeState): ReadPosition {
  const itself = skipCheckpoints(view.state, node);
  const below = preferredBeyond(view.state, view.run, itself);
  const beyond = below ?? doneBeside(view, itself);
  const stands = below === null && beyond !== null ? owningStep(itself) : itself;
  // A step without a successor is tried again below the newest node of its chain, and so is one that is pending again.
  const { state, run, digest } = view;
  const latest = (beyond === null ? newestInChain(state, node) : workAgain(state, run, node, digest)) ?? node;
  return {
    stands,
    beyond,
    latest,
    open: isEnded(view, latest) ? owningStep(latest) : latest,
    blockers: beyond === null ? blockersAt(stands) : null,
  };
}

/** Where the run is if the step of a blocked attempt was done without it, by a call on the step itself. Null where the run left it. */
function doneBeside({ state, run, digest }: RunView, node: NodeState): NodeState | null {
  const tip = node.kind === 'blocked_attempt' ? preferredTip(state, run) : null;
  if (tip === null || owningStep(tip) === owningStep(node) || !leadsTo(state, node, tip)) return null;
  return otherBranch(state, run, node, digest)?.left == null ? tip : null;
}

/** What a rehydrate of the node would ask for next. */
export function nextIntentOnRead(view: RunView, node: NodeState, snapshot: ExecutionSnapshot): NextIntent {
  const { open, blockers } = readPosition(view, node);
  const step = pendingStepAt(view.workflow, snapshot);
  return blockers === null
    ? nextIntentAt(view, open, snapshot)
    : intentWhenBlocked(blockers, !isEnded(view, open), isConfirmed(open, step));
}
