/**
 * Keys that choose between steps which exclude each other. While such a key is absent every one of its branches runs, because
 * an unknown condition skips nothing (decision 9); the first of them therefore names the key, and the runtime warns.
 *
 * Two gates exclude each other on a key when no value of it lets both run, whatever the other keys are. Both must run while
 * the key is absent: a gate that then fails confuses nobody.
 */
import type { CompiledInput, FlowItem } from '../../schemas/compiled-snapshot.ts';
import { routingGatesMax } from '../../schemas/limits.ts';
import { ConditionSearch } from './conditions.ts';
import { absent, anotherValue, type KeyState } from './key-states.ts';
import type { FlowShape } from './shape.ts';

/** A gate of a step or loop, and the values of the key for which it runs; null when they cannot be listed. */
export type Branch = { readonly conditionId: string; readonly values: readonly string[] | null };
export type RoutingKey = {
  readonly input: CompiledInput;
  /** What the key can be, as far as the workflow tells values apart; empty for a number that is only measured. */
  readonly values: readonly string[];
  /** Only gates that exclude another one, in the order in which they are met. */
  readonly branches: readonly Branch[];
};

type Column = { readonly conditionId: string; readonly runsIn: readonly boolean[]; readonly runsAbsent: boolean };

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
    for (const key of search.keysOf([gate])) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [gate]);
      else if (known.length < routingGatesMax) known.push(gate);
    }
  }
  return byKey;
}

const areExclusive = (a: Column, b: Column) =>
  a.runsAbsent && b.runsAbsent && a.runsIn.every((runs, index) => !(runs && b.runsIn[index] === true));
const canRun = ({ runsIn }: Column) => runsIn.includes(true);

function valuesWhere(states: readonly KeyState[], isTaken: (index: number) => boolean): readonly string[] | null {
  const taken = states.filter((_, index) => isTaken(index));
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

export function routingKeys(shape: FlowShape): readonly RoutingKey[] {
  const search = new ConditionSearch(shape);
  const sequences = gatesOf(shape).map((gates) => gatesByKey(gates, search));
  return shape.inputs.flatMap((input): readonly RoutingKey[] => {
    // A list is searched, not chosen from, and a required key is asked for before any of its branches.
    if (input.required || input.kind === 'list') return [];
    if (!sequences.some((gates) => gates.has(input.key))) return [];
    // A number that is none answers no measure, so nothing could exclude anything there.
    const isLookedAt = (state: KeyState) => state !== absent && !(state === anotherValue && input.kind === 'number');
    const states = search.statesOf(input.key).filter(isLookedAt);
    const columnOf = (conditionId: string): Column => {
      const [runsAbsent = false, ...runsIn] = search.canRunByState(conditionId, input.key, [absent, ...states]);
      return { conditionId, runsIn, runsAbsent };
    };
    const excluding = sequences.flatMap((gates) => {
      const columns = (gates.get(input.key) ?? []).map(columnOf).filter(canRun);
      return columns.filter((one) => columns.some((other) => other !== one && areExclusive(one, other)));
    });
    if (excluding.length === 0) return [];
    const named = namedValues(input, search);
    const isNamed = (value: string) => named.includes(value);
    const branches = new Map(
      excluding.map(({ conditionId, runsIn }): [string, Branch] => {
        const values = valuesWhere(states, (index) => runsIn[index] === true);
        return [conditionId, { conditionId, values: values?.every(isNamed) === true ? values : null }];
      }),
    );
    return [{ input, values: named, branches: [...branches.values()] }];
  });
}
