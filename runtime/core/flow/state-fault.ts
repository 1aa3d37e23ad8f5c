/**
 * Whether an execution state can be one of its workflow. Content addressing proves that a snapshot is the one that was named, not
 * that its workflow has the step it is at. The interpreter relies on that, so every reader of a snapshot asks first.
 *
 * What is checked costs the depth of the loops, however long the run is: where the state stands, not how it came there. A replay
 * checks the rest.
 */
import type { CompiledSnapshot, FlowItem } from '../../../schemas/compiled-snapshot.ts';
import type { EngineState, LoopFrame } from '../../../schemas/execution-snapshot.ts';
import { findLoop, findStep, placeInFlow } from './lookup.ts';

/** The first thing that keeps a state from being one of the workflow, or null. */
export function stateFault(workflow: CompiledSnapshot, state: EngineState): string | null {
  if (state.kind === 'complete') return null;
  if (state.kind === 'init' || state.pending.kind === 'none') return 'no step is pending, but the run is not complete';
  const { stepId } = state.pending.step;
  if (findStep(workflow, stepId) === undefined) return `the workflow has no step ${stepId}`;
  const items: readonly FlowItem[] = [
    ...state.loopStack.map(({ loopId }): FlowItem => ({ kind: 'loop', loopId })),
    { kind: 'step', stepId },
  ];
  for (const [depth, item] of items.entries()) {
    const around = state.loopStack[depth - 1];
    const fault = around === undefined ? outermostFault(workflow, item) : frameFault(workflow, around, item);
    if (fault !== null) return fault;
  }
  return null;
}

const nameOf = (item: FlowItem) => (item.kind === 'step' ? `step ${item.stepId}` : `loop ${item.loopId}`);
const isSame = (a: FlowItem, b: FlowItem | undefined) => b !== undefined && nameOf(a) === nameOf(b);

const outermostFault = (workflow: CompiledSnapshot, item: FlowItem): string | null =>
  placeInFlow(workflow, item) === undefined ? `${nameOf(item)} is not in the flow of the workflow` : null;

/** @param item what the frame is at: the next loop of the stack, or the pending step */
function frameFault(workflow: CompiledSnapshot, frame: LoopFrame, item: FlowItem): string | null {
  const { loopId, iteration, bodyIndex } = frame;
  const loop = findLoop(workflow, loopId);
  if (loop === undefined) return `the workflow has no loop ${loopId}`;
  if (!isSame(item, loop.body[bodyIndex])) return `${nameOf(item)} is not at position ${bodyIndex} of loop ${loopId}`;
  const iterations =
    loop.kind === 'for_each' ? Math.min(frame.items?.length ?? 0, loop.maxIterations) : loop.maxIterations;
  return iteration < iterations ? null : `loop ${loopId} has no iteration ${iteration}`;
}
