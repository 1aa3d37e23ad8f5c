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

/** In the order in which they are reached: the rest of the innermost sequence first. */
export function loopsAhead({ flow, loops }: LoopPlaces, { stepId, loops: around }: StepPlace): readonly LoopId[] {
  const byId = new Map(loops.map((loop): [LoopId, LoopPlace] => [loop.loopId, loop]));
  const isHere = (item: FlowItem, inner: LoopId | undefined) =>
    item.kind === 'step' ? inner === undefined && item.stepId === stepId : item.loopId === inner;
  const behind = (items: readonly FlowItem[], inner: LoopId | undefined) =>
    items.slice(items.findIndex((item) => isHere(item, inner)) + 1);
  const sequences = [...around].reverse().map((loopId, index) => {
    const { body = [] } = byId.get(loopId) ?? {};
    return behind(body, [...around].reverse()[index - 1]);
  });
  const ahead = [...sequences, behind(flow, around[0])].flat();
  const within = (items: readonly FlowItem[]): readonly LoopId[] =>
    items.flatMap((item) => {
      const loop = item.kind === 'loop' ? byId.get(item.loopId) : undefined;
      if (loop === undefined) return [];
      return [...(loop.control.kind === 'while' ? [loop.loopId] : []), ...within(loop.body)];
    });
  return within(ahead);
}

/** A step that hands over its decision about a loop that comes later: none of the loops around it waits for one. */
export const isBeforeLoop = ({ loops }: LoopPlaces, { loops: around }: StepPlace): boolean =>
  !loops.some(({ loopId, control }) => control.kind === 'while' && around.includes(loopId));
