/** The fields of a reply about a blocked step: the blockers, examples of valid output, and the token for the next attempt. */
import type { NextIntent } from '../../schemas/closed-sets.ts';
import type { Blocker } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import { blockedChainMax } from '../../schemas/limits.ts';
import { pendingStep } from '../core/execution-state.ts';
import { stepOf } from '../core/flow/lookup.ts';
import { contractOf } from '../core/validation/artifacts.ts';
import { formAnswerOf, type RecordedForm } from '../core/validation/confirmation.ts';
import { examplesOf } from '../core/validation/examples.ts';
import { decidedLoop } from '../core/validation/loop-control.ts';
import { blockedInChain, chainOf } from '../core/lineage.ts';
import type { NodeState } from '../core/state.ts';
import { isConfirmed, pendingStepAt } from './pending-fields.ts';
import { asStored } from './reply-fields.ts';
import { ackOf, type Pair, type RunView } from './run-view.ts';

/** No attempt is taken on the last node of a chain [blocked-chain-bounded]. */
export const isEnded = (view: RunView, node: NodeState) => blockedInChain(view.state, node) >= blockedChainMax;

/** @param retry the pair to try again with */
export function blockedFields(
  view: RunView,
  blocked: NodeState,
  snapshot: ExecutionSnapshot | null,
  blockers: readonly Blocker[],
  retry: Pair,
) {
  const retryable = snapshot !== null && !isEnded(view, retry.node);
  const step = snapshot === null ? null : pendingStepAt(view.workflow, snapshot);
  const examples = snapshot === null ? [] : examplesFor(view, snapshot, blockers);
  return {
    kind: 'blocked' as const,
    blockers: blockers.map(({ followup: _recorded, ...shown }) => asStored(shown)),
    ...(examples.length === 0 ? {} : { examples }),
    attempt: { number: blockedInChain(view.state, blocked), max: blockedChainMax },
    retryable,
    nextIntent: intentWhenBlocked(blockers, retryable, isConfirmed(retry.node, step)),
    ...(retryable ? { retryAckToken: ackOf(view, retry) } : {}),
  };
}

/** @param isConfirmed a person is asked before the step is acknowledged */
export function intentWhenBlocked(blockers: readonly Blocker[], retryable: boolean, isConfirmed: boolean): NextIntent {
  if (!retryable) return 'rehydrate_only';
  const asksPerson = blockers.some(({ code }) => code === 'USER_ONLY_DEPENDENCY');
  return asksPerson || isConfirmed ? 'await_user_confirmation' : 'perform_pending_then_continue';
}

/** From the pinned workflow alone, so that a replay shows the same. */
function examplesFor({ workflow }: RunView, snapshot: ExecutionSnapshot, blockers: readonly Blocker[]) {
  const state = snapshot.enginePayload.engineState;
  const loop = decidedLoop(workflow, state.kind === 'running' ? state.loopStack : []);
  const pending = pendingStep(snapshot);
  const step = pending === null ? undefined : stepOf(workflow, pending.stepId);
  const refs = blockers.flatMap(({ pointer }) => (pointer.kind === 'output_contract' ? [pointer.contractRef] : []));
  return [...new Set(refs)].flatMap((contractRef) =>
    workflow.contracts.some((contract) => contract.contractRef === contractRef)
      ? examplesOf(contractOf(workflow, contractRef), loop, step).map((artifact) => ({ contractRef, artifact }))
      : [],
  );
}

/** What the form gave that blocked the attempt that made a node; null where no form did. */
export function formAt({ createdBy, isRejected }: NodeState): RecordedForm | null {
  const answer = createdBy?.outcome.kind === 'blocked' ? formAnswerOf(createdBy.confirmation ?? undefined) : null;
  return answer === null || answer.answer === 'approved' ? null : { ...answer, isDropped: isRejected };
}

/** Whether the user rejected an earlier attempt of the chain, so that the context that came with it or before it is not stored. */
export const isAfterRejection = ({ state }: RunView, node: NodeState): boolean =>
  chainOf(state, node).some((attempt) => attempt !== node && attempt.isRejected);

/** What blocked the attempt that made a node; null when none did. */
export const blockersAt = ({ createdBy }: NodeState): readonly Blocker[] | null =>
  createdBy?.outcome.kind === 'blocked' ? createdBy.outcome.blockers : null;
