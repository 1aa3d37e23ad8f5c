/**
 * Execution snapshots: building them, and the invariants that a schema cannot say (design-locks, "Snapshot execution
 * payload boundary"). Asserted before a snapshot is written and after one is read:
 * - a pending step instance is not in `completed`
 * - `completed.values` is sorted by code unit and unique
 * - a loop id stands on the stack once
 * - the pending loop path equals the stack, loop for loop
 */
import type { EngineState, ExecutionSnapshot, LoopFrame, PendingStep } from '../../schemas/execution-snapshot.ts';
import type { LoopId, StepInstanceKey, WorkflowHash, WorkflowId } from '../../schemas/ids.ts';
import { validateExecutionSnapshot } from '../../generated/validators/execution-snapshot.v1.js';

/** `loop@iteration/…::stepId`, or just the step id outside loops. */
export function stepInstanceKey(step: PendingStep): StepInstanceKey {
  if (step.loopPath.length === 0) return step.stepId as string as StepInstanceKey;
  const path = step.loopPath.map(({ loopId, iteration }) => `${loopId}@${iteration}`).join('/');
  return `${path}::${step.stepId}` as StepInstanceKey;
}

/** A loop as messages name it: with the iterations of the loops around it, because each of those enters it anew. */
export function loopPlace(loopId: LoopId, around: readonly Pick<LoopFrame, 'loopId' | 'iteration'>[]): string {
  return [...around.map((outer) => `${outer.loopId}@${outer.iteration}`), loopId].join('/');
}

/** The rule that a state breaks, or null. */
export function brokenInvariant(state: EngineState): string | null {
  if (state.kind === 'init') return null;
  const { values } = state.completed;
  for (let i = 1; i < values.length; i += 1) {
    if ((values[i - 1] ?? '') >= (values[i] ?? '')) return 'completed is sorted and unique';
  }
  if (state.kind === 'complete') return null;
  const loopIds = state.loopStack.map((frame) => frame.loopId);
  if (new Set(loopIds).size !== loopIds.length) return 'a loop stands on the stack once';
  if (state.pending.kind === 'none') return null;
  const { step } = state.pending;
  const onStack = state.loopStack.map((frame) => `${frame.loopId}@${frame.iteration}`).join('/');
  if (step.loopPath.map((entry) => `${entry.loopId}@${entry.iteration}`).join('/') !== onStack) {
    return 'the pending loop path equals the stack';
  }
  return values.includes(stepInstanceKey(step)) ? 'a pending step is not completed' : null;
}

export function executionSnapshot(
  workflow: { readonly workflowId: WorkflowId; readonly workflowHash: WorkflowHash },
  engineState: EngineState,
): ExecutionSnapshot {
  const broken = brokenInvariant(engineState);
  if (broken !== null) throw new Error(`an execution snapshot broke its invariant: ${broken}`);
  return {
    v: 1,
    kind: 'execution_snapshot',
    workflowId: workflow.workflowId,
    workflowHash: workflow.workflowHash,
    enginePayload: { v: 1, engineState },
  };
}

/** Parses stored text. Null when it is not a snapshot of a version that we know, or breaks an invariant. */
export function parseExecutionSnapshot(text: string): ExecutionSnapshot | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!validateExecutionSnapshot(value)) return null;
  return brokenInvariant(value.enginePayload.engineState) === null ? value : null;
}

export function pendingStep(snapshot: ExecutionSnapshot): PendingStep | null {
  const state = snapshot.enginePayload.engineState;
  return state.kind === 'running' && state.pending.kind === 'some' ? state.pending.step : null;
}

export const isComplete = (snapshot: ExecutionSnapshot) => snapshot.enginePayload.engineState.kind === 'complete';

export function completedCount(snapshot: ExecutionSnapshot): number {
  const state = snapshot.enginePayload.engineState;
  return state.kind === 'init' ? 0 : state.completed.values.length;
}

/** The completed keys with one more, still sorted. */
export function withCompleted(values: readonly StepInstanceKey[], key: StepInstanceKey): StepInstanceKey[] {
  let low = 0;
  for (let high = values.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return values[low] === key ? [...values] : [...values.slice(0, low), key, ...values.slice(low)];
}
