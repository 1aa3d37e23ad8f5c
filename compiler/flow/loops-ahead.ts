/** The `while` loops after a step that a decision of the step can enter or skip. */
import type { FlowItem } from '../../schemas/compiled-snapshot.ts';
import type { LoopId, StepId } from '../../schemas/ids.ts';

type LoopPlace = {
  readonly loopId: LoopId;
  readonly control: { readonly kind: 'while' | 'for_each' };
  readonly body: readonly FlowItem[];
};
type StepPlace = { readonly stepId: StepId; readonly loops: readonly LoopId[] };
export type LoopPlaces = { readonly flow: readonly FlowItem[]; readonly loops: readonly LoopPlace[] };

/** In the order in which a run reaches them: the rest of the innermost sequence first. */
export type LoopsAhead = {
  readonly count: number;
  readonly nearest: (most: number) => readonly LoopId[];
  /** Those of the loops that the given words name. */
  readonly named: (words: Iterable<string>) => readonly LoopId[];
};

/**
 * By step. The whole flow is traversed once, however many steps are queried: the steps and loops after a step form a linked list,
 * which a query follows only as far as needed.
 */
export function loopsAheadIn({ flow, loops }: LoopPlaces): (step: Pick<StepPlace, 'stepId'>) => LoopsAhead {
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
  const positions = new Map<string, number>(decided.map((loopId, index) => [loopId, index]));
  return ({ stepId }) => {
    const from = before.get(stepId) ?? decided.length;
    return {
      count: decided.length - from,
      nearest: (most) => decided.slice(from, from + most),
      named: (words) =>
        [...new Set(words)]
          .flatMap((word) => positions.get(word) ?? [])
          .filter((position) => position >= from)
          .sort((a, b) => a - b)
          .flatMap((position) => decided[position] ?? []),
    };
  };
}

/** A step that sends a decision about a later loop: no loop around it waits for a decision. */
export function beforeLoopIn({ loops }: Pick<LoopPlaces, 'loops'>): (step: Pick<StepPlace, 'loops'>) => boolean {
  const deciding = new Set(loops.filter(({ control }) => control.kind === 'while').map(({ loopId }) => loopId));
  return ({ loops: around }) => !around.some((loopId) => deciding.has(loopId));
}
