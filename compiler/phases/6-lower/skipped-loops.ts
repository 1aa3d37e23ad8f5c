/** The loops that a run may skip: under a condition, over a list, or after an earlier decision. */
import type { CheckedWorkflow } from '../../ir/checked.ts';
import { loopsDecidedBefore } from './loop-seeds.ts';

export function skippedLoops(workflow: CheckedWorkflow): ReadonlySet<string> {
  const own = workflow.loops.filter(({ when, control }) => when !== null || control.kind === 'for_each');
  return new Set<string>([...own.map(({ loopId }) => loopId), ...loopsDecidedBefore(workflow)]);
}
