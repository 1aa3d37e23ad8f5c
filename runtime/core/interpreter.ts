/**
 * Which step comes next. Pure: a compiled workflow and an engine state in, an engine state and the reason out.
 *
 * The flow of a compiled workflow is walked in its order; a step is next when its instance is not completed. A snapshot
 * that holds constructs which this version does not run is refused before a run starts (`unsupportedConstruct`), so the
 * walk below meets steps only.
 */
import type { CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { EngineState, PendingStep } from '../../schemas/execution-snapshot.ts';
import type { StepId } from '../../schemas/ids.ts';
import { stepInstanceKey, withCompleted } from './execution-state.ts';

export function stepOf(workflow: CompiledSnapshot, stepId: StepId): CompiledStep {
  const step = workflow.steps.find((candidate) => candidate.stepId === stepId);
  if (step === undefined) throw new Error(`the pinned workflow has no step ${stepId}`);
  return step;
}

/** The first construct that a newer compiler wrote and this runtime does not execute, or null. */
export function unsupportedConstruct(workflow: CompiledSnapshot): string | null {
  if (workflow.loops.length > 0 || workflow.flow.some((item) => item.kind === 'loop')) return 'a loop';
  for (const step of workflow.steps) {
    if (step.when !== undefined) return `a condition on step ${step.stepId}`;
    if (step.output?.contractRef !== undefined) return `an output contract on step ${step.stepId}`;
    if (step.validationCriteria !== undefined) return `validation criteria on step ${step.stepId}`;
    if (step.userDependencies.length > 0) return `a user dependency on step ${step.stepId}`;
    if (step.probe !== undefined) return `a capability probe (${step.stepId})`;
  }
  return null;
}

/** How many step instances a run has when nothing is skipped or repeated; undefined when that is not known. */
export function totalSteps(workflow: CompiledSnapshot): number | undefined {
  return workflow.loops.length === 0 ? workflow.flow.length : undefined;
}

function nextPending(workflow: CompiledSnapshot, completed: ReadonlySet<string>): PendingStep | null {
  for (const item of workflow.flow) {
    if (item.kind === 'step' && !completed.has(item.stepId)) return { stepId: item.stepId, loopPath: [] };
  }
  return null;
}

export function firstState(workflow: CompiledSnapshot): EngineState {
  const step = nextPending(workflow, new Set());
  if (step === null) throw new Error('a compiled workflow has at least one step');
  return { kind: 'running', completed: { kind: 'set', values: [] }, loopStack: [], pending: { kind: 'some', step } };
}

/** The state after the pending step is done. The state must have one. */
export function advanced(workflow: CompiledSnapshot, state: EngineState): EngineState {
  if (state.kind !== 'running' || state.pending.kind !== 'some') throw new Error('nothing is pending');
  const values = withCompleted(state.completed.values, stepInstanceKey(state.pending.step));
  const step = nextPending(workflow, new Set(values));
  const completed = { kind: 'set' as const, values };
  return step === null
    ? { kind: 'complete', completed }
    : { kind: 'running', completed, loopStack: state.loopStack, pending: { kind: 'some', step } };
}
