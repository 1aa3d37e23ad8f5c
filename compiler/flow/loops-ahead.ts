/** The `while` loops that a run reaches after a step: those that a decision handed over by the step can enter or skip. */
import type { FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId } from '../../schemas/ids.ts';

type LoopPlace = {
  readonly loopId: LoopId;
  readonly control: { readonly kind: 'while' | 'for_each' };
  readonly body: readonly FlowItem[];
};
type StepPlace = { readonly stepId: StepId; readonly loops: readonly LoopId[] };
export type LoopPlaces = { readonly flow: readonly FlowItem[]; readonly loops: readonly LoopPlace[] };

/**
 * By step, in the order in which they are reached: the rest of the innermost sequence first. The whole flow is walked once, however
 * many steps ask: what a run reaches after a step stands behind it.
 */
export function loopsAheadIn({ flow, loops }: LoopPlaces): (step: Pick<StepPlace, 'stepId'>) => readonly LoopId[] {
  const byId = new Map(loops.map((loop): [LoopId, LoopPlace] => [loop.loopId, loop]));
  const decided: LoopId[] = [];
  const before = new Map<StepId, number>();
  const walk = (items: readonly FlowItem[]): void => {
    for (const item of items) {
      if (item.kind === 'step') before.set(item.stepId, decided.length);
      const loop = item.kind === 'loop' ? byId.get(item.loopId) : undefined;
      if (loop?.control.kind === 'while') decided.push(loop.loopId);
      if (loop !== undefined) walk(loop.body);
    }
  };
  walk(flow);
  return ({ stepId }) => decided.slice(before.get(stepId) ?? decided.length);
}

/** A step that hands over its decision about a loop that comes later: none of the loops around it waits for one. */
export const isBeforeLoop = ({ loops }: LoopPlaces, { loops: around }: StepPlace): boolean =>
  !loops.some(({ loopId, control }) => control.kind === 'while' && around.includes(loopId));
