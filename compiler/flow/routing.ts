/**
 * Keys that choose between mutually exclusive steps. While such a key is absent every one of its branches runs, because an unknown
 * condition skips nothing [unknown-condition-runs]; the first of them therefore names the key, and the runtime warns.
 *
 * Two gates exclude each other on a key when no value of it lets both run, whatever the other keys are. Both must run while
 * the key is absent: a gate that then fails confuses nobody.
 */
import type { CompiledInput, FlowItem } from '../../schemas/compiled-snapshot.ts';
import { routingGatesMax, routingValuesMax } from '../../schemas/limits.ts';
import { ConditionSearch } from './conditions.ts';
import { absent, anotherValue, type KeyState } from './key-states.ts';
import type { FlowShape } from './shape.ts';
import { type Interval, intersection } from './state-ranges.ts';

/** A gate of a step or loop, and the values of the key for which it runs; null when they cannot be listed. */
export type Branch = { readonly conditionId: string; readonly values: readonly string[] | null };
export type RoutingKey = {
  readonly input: CompiledInput;
  /** What the key can be, as far as the workflow tells values apart; empty for a number that is only measured. */
  readonly values: readonly string[];
  /** Only gates that exclude another one, in the order in which they are met. */
  readonly branches: readonly Branch[];
};

type Column = { readonly conditionId: string; readonly runsIn: readonly Interval[]; readonly runsAbsent: boolean };

/** The gates of each sequence, each once, in its order: steps and loops that follow each other. */
function gatesOf(shape: FlowShape): readonly (readonly string[])[] {
  const when = new Map<string, string | null | undefined>([
    ...shape.steps.map(({ stepId, when: gate }) => [stepId as string, gate] as const),
    ...shape.loops.map(({ loopId, when: gate }) => [loopId as string, gate] as const),
  ]);
  const gates = (items: readonly FlowItem[]) => [
    ...new Set(items.flatMap((item) => when.get(item.kind === 'step' ? item.stepId : item.loopId) ?? [])),
  ];
  return [shape.flow, ...shape.loops.map(({ body }) => body)].map(gates);
}

/** The gates of a sequence by the keys that they read. */
function gatesByKey(gates: readonly string[], search: ConditionSearch): ReadonlyMap<string, readonly string[]> {
  const byKey = new Map<string, string[]>();
  for (const gate of gates) {
    if (search.isUsedUp) break;
    for (const key of search.keysOf([gate])) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [gate]);
      else if (known.length < routingGatesMax) known.push(gate);
    }
  }
  return byKey;
}

const areExclusive = (a: Column, b: Column) =>
  a.runsAbsent && b.runsAbsent && intersection(a.runsIn, b.runsIn).length === 0;

function valuesIn(states: readonly KeyState[], intervals: readonly Interval[]): readonly string[] | null {
  if (intervals.reduce((sum, { from, to }) => sum + to - from, 0) > routingValuesMax) return null;
  const taken = intervals.flatMap(({ from, to }) => states.slice(from, to));
  const values = taken.flatMap((state) =>
    state.kind === 'value' && typeof state.value !== 'object' ? [String(state.value)] : [],
  );
  return values.length === taken.length ? values : null;
}

/** What authors name: an enum whole, otherwise the values that conditions compare with. */
function namedValues(input: CompiledInput, search: ConditionSearch): readonly string[] {
  if (input.kind === 'enum') return input.values ?? [];
  if (input.kind === 'boolean') return ['true', 'false'];
  return search.comparedWith(input.key).map(String);
}

/** A gate over a key, apart from the states that nobody chooses; null where that was not checked. */
function columnOf(conditionId: string, input: CompiledInput, search: ConditionSearch): Column | null {
  const found = search.runsByState([conditionId], input.key);
  if (found === null) return null;
  const { states } = found.answers;
  // A number that is none answers no measure, so nothing could exclude anything there.
  const isLookedAt = (state: KeyState) => state !== absent && !(state === anotherValue && input.kind === 'number');
  const lookedAt = [{ from: 0, to: states.filter(isLookedAt).length }];
  return {
    conditionId,
    runsIn: intersection(found.intervals, lookedAt),
    runsAbsent: found.intervals.at(-1)?.to === states.length,
  };
}

/** The sequences in which gates read a key. */
function sequencesByKey(
  shape: FlowShape,
  search: ConditionSearch,
): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byKey = new Map<string, (readonly string[])[]>();
  for (const sequence of gatesOf(shape))
    for (const [key, gates] of gatesByKey(sequence, search)) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [gates]);
      else known.push(gates);
    }
  return byKey;
}

export function routingKeys(shape: FlowShape): readonly RoutingKey[] {
  if (shape.conditions.length === 0) return [];
  const search = new ConditionSearch(shape);
  const sequences = sequencesByKey(shape, search);
  return shape.inputs.flatMap((input): readonly RoutingKey[] => {
    // A list is searched, not chosen from, and a required key is asked for before any of its branches.
    if (input.required || input.kind === 'list') return [];
    const excluding = (sequences.get(input.key) ?? []).flatMap((gates) => {
      if (gates.length < 2) return [];
      const columns = gates
        .flatMap((gate) => columnOf(gate, input, search) ?? [])
        .filter(({ runsIn }) => runsIn.length > 0);
      return columns.filter((one) => columns.some((other) => other !== one && areExclusive(one, other)));
    });
    if (excluding.length === 0) return [];
    const named = namedValues(input, search);
    const names = new Set(named);
    const { states } = search.answersOver(input.key);
    const branches = new Map(
      excluding.map(({ conditionId, runsIn }): [string, Branch] => {
        const values = valuesIn(states, runsIn);
        return [
          conditionId,
          { conditionId, values: values?.every((value) => names.has(value)) === true ? values : null },
        ];
      }),
    );
    return [{ input, values: named, branches: [...branches.values()] }];
  });
}
