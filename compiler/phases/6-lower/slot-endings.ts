/**
 * Which steps hand over what an implementation must produce (extension-points, output contract). The steps of a slot are those
 * whose texts name it; its artifacts are due when the last of them that always runs is done. Where each may be skipped, each is
 * a use of its own, and they are due at each.
 */
import type { BoundSlot } from '../../ir/bound.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import { slotsNamedIn } from '../5-check/step-texts.ts';

export type SlotEndings = {
  /** The slots that the texts of a step name, in the order of the workflow's slots. */
  slotsOf(step: CheckedStep): readonly BoundSlot[];
  /** The steps that hand over the artifacts of a slot. */
  endingsOf(slot: BoundSlot): readonly CheckedStep[];
};

function maySkip({ loops }: CheckedWorkflow, step: CheckedStep): boolean {
  if (step.when !== null) return true;
  const around = loops.filter(({ loopId }) => step.loops.includes(loopId));
  return around.some(({ when, control }) => when !== null || control.kind === 'for_each');
}

export function slotEndings(workflow: CheckedWorkflow): SlotEndings {
  const { slots, steps } = workflow;
  const named = new Map(slots.length === 0 ? [] : steps.map((step) => [step, slotsNamedIn(step)]));
  const endings = new Map(
    slots.map((slot) => {
      const users = steps.filter((step) => named.get(step)?.has(slot.binding.slot));
      const last = users.findLast((step) => !maySkip(workflow, step));
      return [slot, slot.point.requiredArtifacts.length === 0 ? [] : last === undefined ? users : [last]];
    }),
  );
  return {
    slotsOf: (step) => slots.filter(({ binding }) => named.get(step)?.has(binding.slot)),
    endingsOf: (slot) => endings.get(slot) ?? [],
  };
}
