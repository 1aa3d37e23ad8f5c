/**
 * Indexes a pinned workflow by id, so that a lookup takes constant time. A compiled snapshot never changes, so what was looked up
 * for it once holds as long as it lives.
 */
import type {
  CompiledCondition,
  CompiledInput,
  CompiledLoop,
  CompiledSnapshot,
  CompiledStep,
  FlowItem,
} from '../../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId } from '../../../schemas/ids.ts';

type Lookup = {
  readonly steps: ReadonlyMap<StepId, CompiledStep>;
  readonly loops: ReadonlyMap<LoopId, CompiledLoop>;
  readonly conditions: ReadonlyMap<string, CompiledCondition>;
  /** Where a step or a loop stands in the flow of the workflow itself, not in a body. */
  readonly places: ReadonlyMap<string, number>;
  /** The loops around a step of the flow, outermost first. */
  readonly around: ReadonlyMap<string, readonly LoopId[]>;
  readonly total: number | undefined;
};
const keyOf = (item: FlowItem) => (item.kind === 'step' ? `step ${item.stepId}` : `loop ${item.loopId}`);
const lookups = new WeakMap<CompiledSnapshot, Lookup>();

function lookupIn(workflow: CompiledSnapshot): Lookup {
  const known = lookups.get(workflow);
  if (known !== undefined) return known;
  const { steps, loops, conditions, flow } = workflow;
  const isFixed = loops.length === 0 && steps.every((step) => step.when === undefined);
  const byLoopId = new Map(loops.map((loop) => [loop.loopId, loop]));
  const lookup: Lookup = {
    steps: new Map(steps.map((step) => [step.stepId, step])),
    loops: byLoopId,
    conditions: new Map(conditions.map((condition) => [condition.conditionId, condition])),
    around: loopsByStep(flow, byLoopId),
    places: new Map(flow.map((item, place) => [keyOf(item), place])),
    total: isFixed ? flow.length : undefined,
  };
  lookups.set(workflow, lookup);
  return lookup;
}

/** A workflow that can be run holds each loop once, so this ends. */
function loopsByStep(flow: readonly FlowItem[], loops: Lookup['loops']): Map<string, readonly LoopId[]> {
  const found = new Map<string, readonly LoopId[]>();
  const visit = (items: readonly FlowItem[], around: readonly LoopId[]): void => {
    for (const item of items) {
      if (item.kind === 'step') found.set(item.stepId, around);
      else visit(loops.get(item.loopId)?.body ?? [], [...around, item.loopId]);
    }
  };
  visit(flow, []);
  return found;
}

/** Outermost first; none for a step that is not in the flow. */
export const loopsAround = (workflow: CompiledSnapshot, stepId: string): readonly LoopId[] =>
  lookupIn(workflow).around.get(stepId) ?? [];

export const findStep = (workflow: CompiledSnapshot, stepId: string): CompiledStep | undefined =>
  lookupIn(workflow).steps.get(stepId as StepId);

export function stepOf(workflow: CompiledSnapshot, stepId: StepId): CompiledStep {
  const step = findStep(workflow, stepId);
  if (step === undefined) throw new Error(`the pinned workflow has no step ${stepId}`);
  return step;
}

export const findLoop = (workflow: CompiledSnapshot, loopId: LoopId): CompiledLoop | undefined =>
  lookupIn(workflow).loops.get(loopId);

export function loopOf(workflow: CompiledSnapshot, loopId: LoopId): CompiledLoop {
  const loop = findLoop(workflow, loopId);
  if (loop === undefined) throw new Error(`the pinned workflow has no loop ${loopId}`);
  return loop;
}

export const findCondition = (workflow: CompiledSnapshot, conditionId: string): CompiledCondition | undefined =>
  lookupIn(workflow).conditions.get(conditionId);

const inputsByKey = new WeakMap<readonly CompiledInput[], ReadonlyMap<string, CompiledInput>>();
export function findInput(inputs: readonly CompiledInput[], key: string): CompiledInput | undefined {
  const known = inputsByKey.get(inputs) ?? new Map(inputs.map((input) => [input.key, input]));
  inputsByKey.set(inputs, known);
  return known.get(key);
}

/** Undefined for what stands in the body of a loop. */
export const placeInFlow = (workflow: CompiledSnapshot, item: FlowItem): number | undefined =>
  lookupIn(workflow).places.get(keyOf(item));

/** How many step instances a run has; undefined when conditions or loops decide it. */
export const totalSteps = (workflow: CompiledSnapshot): number | undefined => lookupIn(workflow).total;
