/**
 * Keys that select one of several mutually exclusive steps. While such a key is not set, all of these steps run, because an
 * unknown condition skips nothing [unknown-condition-runs]. The first of them therefore names the key, and the runtime warns. Two
 * conditions exclude each other on a key if no value of the key lets both steps run, whatever the values of the other keys are.
 * Both steps must run while the key is not set; otherwise a missing key causes no confusion.
 */
import type { CompiledInput, FlowItem } from '../../schemas/compiled-snapshot.ts';
import { routingGatesMax, routingValuesMax } from '../../schemas/limits.ts';
import { ConditionSearch } from './conditions.ts';
import { absent, anotherValue, type KeyState } from './key-states.ts';
import type { FlowShape } from './shape.ts';
import { type Interval, intersection } from './state-ranges.ts';

/** The condition of a step or loop, and the values of the key for which it holds; null if they cannot be listed. */
export type Branch = { readonly conditionId: string; readonly values: readonly string[] | null };
export type RoutingKey = {
  readonly input: CompiledInput;
  /**
   * The values of the key that the workflow distinguishes. Empty for a number that is only compared by size, for a list, which
   * contains any number of values, and if none of these values selects one of the branches: an agent that had to choose one of
   * them could not select this branch.
   */
  readonly values: readonly string[];
  /** Only conditions that exclude another one, in the order of their first use. */
  readonly branches: readonly Branch[];
};

type Column = { readonly conditionId: string; readonly runsIn: readonly Interval[]; readonly runsAbsent: boolean };

/** The conditions of each sequence (steps and loops that follow each other), in order, without duplicates. */
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

/** The conditions of a sequence, by the keys that they read. */
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

/** Whether a step runs for one of the values that authors name. */
const isNamed = (states: readonly KeyState[], { runsIn }: Column, names: ReadonlySet<string>): boolean =>
  runsIn.some(({ from, to }) =>
    states.slice(from, to).some((state) => state.kind === 'value' && names.has(String(state.value))),
  );

/** The values that authors name: all values of an enum, otherwise the values that conditions compare with. */
function namedValues(input: CompiledInput, search: ConditionSearch): readonly string[] {
  if (input.kind === 'enum') return input.values ?? [];
  if (input.kind === 'boolean') return ['true', 'false'];
  if (input.kind === 'list') return [];
  return search.comparedWith(input.key).map(String);
}

/** A condition over a key, without the states that nobody chooses; null if it was not checked. */
function columnOf(conditionId: string, input: CompiledInput, search: ConditionSearch): Column | null {
  const found = search.runsByState([conditionId], input.key);
  if (found === null) return null;
  const { states } = found.answers;
  // A value that is not a number matches no comparison by size, so nothing could exclude anything.
  const isLookedAt = (state: KeyState) => state !== absent && !(state === anotherValue && input.kind === 'number');
  const lookedAt = [{ from: 0, to: states.filter(isLookedAt).length }];
  return {
    conditionId,
    runsIn: intersection(found.intervals, lookedAt),
    runsAbsent: found.intervals.at(-1)?.to === states.length,
  };
}

/** The sequences in which conditions read a key. */
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
  // A required key may be missing too: the first step that reads it is shown without it, and then blocked.
  const inputs = shape.inputs.map((input) => ({ ...input, required: false }));
  const search = new ConditionSearch({ ...shape, inputs });
  const sequences = sequencesByKey(shape, search);
  return shape.inputs.flatMap((declared, index): readonly RoutingKey[] => {
    const input = inputs[index] ?? declared;
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
    const isChoice = excluding.every((column) => isNamed(states, column, names));
    return [{ input: declared, values: isChoice ? named : [], branches: [...branches.values()] }];
  });
}
