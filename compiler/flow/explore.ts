/**
 * Explores all paths through a workflow: every condition may be true or false unless its value can be determined. A step is
 * reached if its own condition and those of the loops around it can hold together. The work therefore grows with the number of
 * steps and conditions, and not with the number of paths. What could not be decided is reported, and counts neither as reached
 * nor as unreachable. The analysis allows every value that an input allows. The condition of a loop is evaluated before its body,
 * so the context may have changed since.
 */
import type { FlowItem } from '../../schemas/compiled-snapshot.ts';
import { type Answer, ConditionSearch, type Conflict, type KeyValue } from './conditions.ts';
import { absent } from './key-states.ts';
import type { FlowLoop, FlowShape, FlowStep } from './shape.ts';
import { fails, holds, notFalse } from './truth.ts';

/** A path, as a list from its end: what every run passes before a place, including the loops around it. */
export type PathNode = {
  readonly id: string;
  readonly previous: PathNode | null;
  readonly first: string;
  readonly length: number;
};

export type Reach =
  /** Every run that reaches its place takes it. */
  | { readonly kind: 'always' }
  /** Some runs take it, with these values; others do not. */
  | { readonly kind: 'sometimes'; readonly values: readonly KeyValue[] }
  /** No run takes it if the required inputs that its condition compares are set. */
  | { readonly kind: 'never'; readonly conflict: readonly Conflict[]; readonly keys: readonly string[] }
  /** Only runs in which these keys are not set take it, because its condition is unknown there. */
  | { readonly kind: 'only_unset'; readonly conflict: readonly Conflict[]; readonly values: readonly KeyValue[] }
  /** Its condition and the condition of a loop around it exclude each other, unless the context changes inside the loop. */
  | {
      readonly kind: 'only_changed';
      readonly conflict: readonly Conflict[];
      readonly keys: readonly string[];
      readonly loopId: string;
    }
  | { readonly kind: 'undecided'; readonly keys: readonly string[] };

export type FlowNode = {
  readonly kind: 'step' | 'loop';
  readonly id: string;
  readonly when: string | null;
  /** The loops around it, outermost first. */
  readonly loops: readonly string[];
  readonly reach: Reach;
  /** It is in a loop that no run enters. */
  readonly isInsideDead: boolean;
  readonly trail: PathNode | null;
};

export type ConditionVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'never_holds'; readonly conflict: readonly Conflict[]; readonly keys: readonly string[] }
  | { readonly kind: 'always_holds' }
  /** Its condition reads a loop decision, which is known only to its loop. */
  | { readonly kind: 'decision' }
  | { readonly kind: 'undecided'; readonly keys: readonly string[] };

export type FlowReport = {
  /** In the order of their first use. */
  readonly nodes: readonly FlowNode[];
  readonly byId: ReadonlyMap<string, FlowNode>;
  readonly conditions: ReadonlyMap<string, ConditionVerdict>;
  readonly search: ConditionSearch;
};

/** Whether no run takes it, because of its own condition or that of a loop around it. */
export const isNeverReached = ({ reach, isInsideDead }: Pick<FlowNode, 'reach' | 'isInsideDead'>): boolean =>
  isInsideDead || reach.kind === 'never';

const followed = (previous: PathNode | null, id: string): PathNode => ({
  id,
  previous,
  first: previous?.first ?? id,
  length: (previous?.length ?? 0) + 1,
});

class Explorer {
  readonly nodes: FlowNode[] = [];
  readonly search: ConditionSearch;
  readonly #loops: ReadonlyMap<string, FlowLoop>;
  readonly #steps: ReadonlyMap<string, FlowStep>;
  readonly #reached = new Map<string, Reach>();

  constructor(shape: FlowShape) {
    this.search = new ConditionSearch(shape);
    this.#loops = new Map(shape.loops.map((loop) => [loop.loopId, loop]));
    this.#steps = new Map(shape.steps.map((step) => [step.stepId, step]));
  }

  visit(items: readonly FlowItem[], around: readonly FlowLoop[], before: PathNode | null, isInsideDead: boolean): void {
    let trail = before;
    for (const item of items) {
      const id = item.kind === 'step' ? item.stepId : item.loopId;
      const loop = item.kind === 'loop' ? this.#loops.get(item.loopId) : undefined;
      const when = (loop ?? this.#steps.get(id))?.when ?? null;
      const reach = this.#reach(when, around);
      const loops = around.map(({ loopId }) => loopId);
      const node: FlowNode = { kind: item.kind, id, when, loops, reach, isInsideDead, trail };
      this.nodes.push(node);
      if (loop !== undefined) this.visit(loop.body, [...around, loop], followed(trail, id), isNeverReached(node));
      if (reach.kind === 'always') trail = followed(trail, id);
    }
  }

  #reach(when: string | null, around: readonly FlowLoop[]): Reach {
    const gated = around.filter((loop) => loop.when != null);
    const key = [when, ...(when === null ? [] : gated.map((loop) => loop.when))].join(' ');
    const before = this.#reached.get(key);
    if (before !== undefined) return before;
    const own = when === null ? ({ kind: 'always' } as const) : this.#own(when);
    const reach = when !== null && own.kind === 'sometimes' ? (this.#over(when, gated) ?? own) : own;
    this.#reached.set(key, reach);
    return reach;
  }

  #own(when: string): Reach {
    const demands = [{ conditionId: when, allowed: notFalse }];
    const can = this.search.ask(demands);
    if (can.kind === 'undecided') return can;
    if (can.kind === 'impossible') return { kind: 'never', conflict: can.conflict, keys: can.keys };
    const cannot = this.search.ask([{ conditionId: when, allowed: fails }]);
    if (cannot.kind === 'undecided') return cannot;
    if (cannot.kind === 'impossible') return { kind: 'always' };
    const whenSet = this.search.ask(demands, { isSet: true });
    if (whenSet.kind === 'possible') return { kind: 'sometimes', values: whenSet.values };
    if (whenSet.kind === 'undecided') return whenSet;
    const meant = this.search.ask([{ conditionId: when, allowed: holds }]);
    if (meant.kind === 'possible') return { kind: 'sometimes', values: meant.values };
    if (meant.kind === 'undecided') return meant;
    const values = can.values.filter(({ words }) => words === absent.words);
    return { kind: 'only_unset', conflict: whenSet.conflict, values };
  }

  /** The condition of a step, then those of the loops around it, innermost first. */
  #over(when: string, gated: readonly FlowLoop[]): Reach | null {
    for (const loop of [...gated].reverse()) {
      const both = [when, loop.when ?? ''];
      const together: Answer = this.search.ask(
        both.map((conditionId) => ({ conditionId, allowed: notFalse })),
        { isSet: true },
      );
      if (together.kind !== 'impossible' || this.#canHold(both)) continue;
      return { kind: 'only_changed', conflict: together.conflict, keys: together.keys, loopId: loop.loopId };
    }
    return null;
  }

  /** Whether they can be true together because a key is not set: their author asks for its absence. */
  #canHold(conditionIds: readonly string[]): boolean {
    return this.search.ask(conditionIds.map((conditionId) => ({ conditionId, allowed: holds }))).kind !== 'impossible';
  }
}

function verdictOf(conditionId: string, search: ConditionSearch): ConditionVerdict {
  if (search.get(conditionId).kind === 'loop_control') return { kind: 'decision' };
  const asksDecision = search.asksDecision(conditionId);
  const can = search.ask([{ conditionId, allowed: asksDecision ? notFalse : holds }]);
  if (can.kind === 'undecided') return can;
  if (can.kind === 'impossible') return { kind: 'never_holds', conflict: can.conflict, keys: can.keys };
  // Outside its loop a decision is unknown, so a condition over it is not reported as never true.
  if (asksDecision) return { kind: 'decision' };
  const cannot = search.ask([{ conditionId, allowed: fails }]);
  if (cannot.kind === 'undecided') return cannot;
  return cannot.kind === 'impossible' ? { kind: 'always_holds' } : { kind: 'open' };
}

export function exploreFlow(shape: FlowShape): FlowReport {
  const explorer = new Explorer(shape);
  explorer.visit(shape.flow, [], null, false);
  const { nodes, search } = explorer;
  return {
    nodes,
    byId: new Map(nodes.map((node) => [node.id, node])),
    conditions: new Map(
      shape.conditions.map(({ conditionId }) => [conditionId, verdictOf(conditionId, search)] as const),
    ),
    search,
  };
}
