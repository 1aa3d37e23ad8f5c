/** The conditions that a pending step runs under: its own, and those of the loops around it. Pure. */
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import type { PendingStep } from '../../../schemas/execution-snapshot.ts';
import type { LoopId } from '../../../schemas/ids.ts';
import { evaluate } from './conditions.ts';
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

/**
 * The outermost condition that was unknown when the step was chosen, so that the step runs, and that is false now [inapplicable-step-passes]; null
 * where there is none. A condition that was true then decides nothing later: a step may change the values that led to it.
 *
 * @param chosen the context under which the step was chosen
 */
export function unmetGate(
  workflow: CompiledSnapshot,
  step: PendingStep,
  chosen: JsonObject,
  now: JsonObject,
): Gate | null {
  const truth = ({ conditionId }: Gate, context: JsonObject) => evaluate(conditionId, context, workflow).truth;
  return (
    gatesOf(workflow, step).find((gate) => truth(gate, chosen) === 'unknown' && truth(gate, now) === 'false') ?? null
  );
}
