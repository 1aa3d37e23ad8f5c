/**
 * Determines which steps report the artifacts that an implementation must produce [slot-artifacts-due-at-end]. The steps of a
 * slot are those whose texts name it. The last of them that always runs must report the artifacts. If each of them may be
 * skipped, each must report them.
 */
import type { BoundSlot } from '../../ir/bound.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import { slotsNamedIn } from '../5-check/step-texts.ts';
import { skippedLoops } from './skipped-loops.ts';

export type SlotEndings = {
  /** The slots that the texts of a step name, in the order of the slots of the workflow. */
  slotsOf(step: CheckedStep): readonly BoundSlot[];
  /** The steps that report the artifacts of a slot. */
  endingsOf(slot: BoundSlot): readonly CheckedStep[];
};

const none: readonly never[] = [];

/** The steps that name each slot, in order. */
function usersBySlot(
  named: ReadonlyMap<CheckedStep, ReadonlySet<string>>,
): ReadonlyMap<string, readonly CheckedStep[]> {
  const users = new Map<string, CheckedStep[]>();
  for (const [step, slots] of named)
    for (const slot of slots) {
      const known = users.get(slot);
      if (known === undefined) users.set(slot, [step]);
      else known.push(step);
    }
  return users;
}

export function slotEndings(workflow: CheckedWorkflow): SlotEndings {
  const { slots, steps } = workflow;
  const named = new Map(slots.length === 0 ? [] : steps.map((step) => [step, slotsNamedIn(step)]));
  const skipped: ReadonlySet<string> = slots.length === 0 ? new Set() : skippedLoops(workflow);
  const maySkip = ({ when, loops }: CheckedStep) => when !== null || loops.some((loopId) => skipped.has(loopId));
  const usersOf = usersBySlot(named);
  const order = new Map(slots.map((slot, index) => [slot.binding.slot, { slot, index }]));
  const endings = new Map(
    slots.map((slot) => {
      const users = usersOf.get(slot.binding.slot) ?? [];
      const last = users.findLast((step) => !maySkip(step));
      return [slot, slot.point.requiredArtifacts.length === 0 ? [] : last === undefined ? users : [last]];
    }),
  );
  return {
    slotsOf: (step) => {
      const slotNames = named.get(step);
      if (slotNames === undefined || slotNames.size === 0) return none;
      return [...slotNames]
        .flatMap((slot) => order.get(slot) ?? [])
        .sort((a, b) => a.index - b.index)
        .map(({ slot }) => slot);
    },
    endingsOf: (slot) => endings.get(slot) ?? [],
  };
}
