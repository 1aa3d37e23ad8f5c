/**
 * The steps with which a run can begin and end. A condition can skip a step, and a loop can have no iteration. So a text for the
 * first step belongs to each of the first steps, up to the first one that always runs, and a text for the last step to each of the
 * last ones, from the last one that always runs [feature-anchors-reached].
 */
import type { FlowItem } from '../../../schemas/compiled-snapshot.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import { skippedLoops } from './skipped-loops.ts';

/** In the order in which they were found: the first one of `first` begins the workflow, the first one of `last` ends it. */
export type OuterSteps = { readonly first: ReadonlySet<string>; readonly last: ReadonlySet<string> };

export function outerSteps(workflow: CheckedWorkflow): OuterSteps {
  const steps = new Map<string, CheckedStep>(workflow.steps.map((step) => [step.stepId, step]));
  const loops = new Map<string, (typeof workflow.loops)[number]>(workflow.loops.map((loop) => [loop.loopId, loop]));
  const skipped = skippedLoops(workflow);
  /** @returns whether one of the steps that were added always runs */
  const collect = (items: readonly FlowItem[], isFromEnd: boolean, found: Set<string>): boolean =>
    (isFromEnd ? items.toReversed() : items).some((item): boolean => {
      if (item.kind === 'loop') {
        const always = collect(loops.get(item.loopId)?.body ?? [], isFromEnd, found);
        return always && !skipped.has(item.loopId);
      }
      const step = steps.get(item.stepId);
      // A probe is not a step of the author: it has its own short text.
      if (step === undefined || step.probe !== null) return false;
      found.add(step.stepId);
      return step.when === null;
    });
  const found = (isFromEnd: boolean): ReadonlySet<string> => {
    const ids = new Set<string>();
    collect(workflow.flow, isFromEnd, ids);
    return ids;
  };
  return { first: found(false), last: found(true) };
}
