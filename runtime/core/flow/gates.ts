/** The conditions that a pending step runs under: its own, and those of the loops around it. Pure. */
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import type { PendingStep } from '../../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { loopOf, stepOf } from './lookup.ts';

export type Gate = {
  readonly conditionId: string;
  /** The loop whose condition it is; null: of the step itself. */
  readonly loopId: LoopId | null;
};

/** Outermost first. */
export function gatesOf(workflow: CompiledSnapshot, { stepId, loopPath }: PendingStep): readonly Gate[] {
  const around = loopPath.map(({ loopId }) => ({ conditionId: loopOf(workflow, loopId).when, loopId }));
  const own = { conditionId: stepOf(workflow, stepId).when, loopId: null };
  return [...around, own].flatMap(({ conditionId, loopId }) =>
    conditionId === undefined ? [] : [{ conditionId, loopId }],
  );
}
