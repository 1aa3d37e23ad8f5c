/** Computes the result of each condition for every value of one key, while all other keys are unknown. Visits each condition once. */
import type { CompiledCondition } from '../../schemas/compiled-snapshot.ts';
import { absent, anotherValue, type KeyState } from './key-states.ts';
import { isLeaf, type Leaf } from './leaf.ts';
import { allOfRanges, everywhere, exceptAt, type Interval, opposite, type StateRanges } from './state-ranges.ts';
import { fails, holds, leafTruths, type TruthSet, unknown } from './truth.ts';

type Scalar = string | number | boolean;
export type ConditionLookup = {
  readonly get: (conditionId: string) => CompiledCondition;
  /** The possible results of a condition over another key. */
  readonly openTruths: (leaf: Leaf) => TruthSet;
  /** Counts work against the budget. */
  readonly spend: (work: number) => void;
};

/** Numbers by size, then the other values in their order, and the unknown value last. */
function rankOf(state: KeyState): number {
  if (state === absent) return 4;
  if (state === anotherValue) return 3;
  if (state.kind !== 'value') return 2;
  return typeof state.value === 'number' ? 0 : 1;
}
const compareStates = (a: KeyState, b: KeyState) =>
  rankOf(a) - rankOf(b) || (rankOf(a) === 0 ? numberOf(a) - numberOf(b) : 0);
const numberOf = (state: KeyState | undefined) =>
  state?.kind === 'value' && typeof state.value === 'number' ? state.value : Number.NaN;

export class KeyAnswers {
  readonly states: readonly KeyState[];
  /** By position: the position in the order in which states are created and named. */
  readonly #order: readonly number[];
  readonly #key: string;
  readonly #lookup: ConditionLookup;
  readonly #numbers: number;
  readonly #others: readonly KeyState[];
  readonly #at: ReadonlyMap<Scalar, number>;
  readonly #unvalued: readonly (readonly [number, KeyState])[];
  readonly #known = new Map<string, StateRanges>();

  constructor(key: string, states: readonly KeyState[], lookup: ConditionLookup) {
    this.#order = states
      .map((_, index) => index)
      .sort((a, b) => compareStates(states[a] ?? absent, states[b] ?? absent));
    this.states = this.#order.flatMap((index) => states[index] ?? []);
    this.#key = key;
    this.#lookup = lookup;
    this.#numbers = this.states.filter((state) => rankOf(state) === 0).length;
    this.#others = this.states.slice(this.#numbers);
    const placed = this.states.map((state, index) => [index, state] as const);
    this.#at = new Map(
      placed.flatMap(([index, state]) =>
        state.kind === 'value' && typeof state.value !== 'object' ? [[state.value, index] as const] : [],
      ),
    );
    this.#unvalued = placed.filter(([, { kind }]) => kind !== 'value');
  }

  of(conditionId: string): StateRanges {
    const stack = [conditionId];
    for (let id = stack.at(-1); id !== undefined; id = stack.at(-1)) {
      const condition = this.#lookup.get(id);
      const missing = this.#known.has(id) ? [] : partsOf(condition).filter((part) => !this.#known.has(part));
      if (missing.length > 0) {
        for (const part of missing) stack.push(part);
        continue;
      }
      stack.pop();
      if (!this.#known.has(id)) this.#known.set(id, this.#rangesOf(condition));
    }
    return this.#known.get(conditionId) ?? [];
  }

  /** Of these states, the one that was created first. */
  firstIn(intervals: readonly Interval[]): KeyState | undefined {
    let first: number | undefined;
    for (const { from, to } of intervals)
      for (let at = from; at < to; at += 1)
        if (first === undefined || (this.#order[at] ?? 0) < (this.#order[first] ?? 0)) first = at;
    return first === undefined ? undefined : this.states[first];
  }

  #rangesOf(condition: CompiledCondition): StateRanges {
    const count = this.states.length;
    const parts = partsOf(condition).map((id) => this.#known.get(id) ?? []);
    this.#lookup.spend(1 + parts.reduce((sum, { length }) => sum + length, 0));
    if (isLeaf(condition)) {
      if (condition.key !== this.#key) return everywhere(count, this.#lookup.openTruths(condition));
      const ranges = this.#leafRanges(condition);
      this.#lookup.spend(ranges.length);
      return ranges;
    }
    switch (condition.kind) {
      case 'always_true':
        return everywhere(count, holds);
      case 'always_false':
        return everywhere(count, fails);
      case 'loop_control':
        return everywhere(count, unknown);
      case 'not':
        return opposite(parts[0] ?? []);
      case 'all':
        return allOfRanges(count, parts);
      case 'any':
        return opposite(allOfRanges(count, parts.map(opposite)));
    }
  }

  #leafRanges(leaf: Leaf): StateRanges {
    const count = this.states.length;
    const unvalued = this.#unvalued.map(([index, state]) => [index, leafTruths(leaf, state)] as const);
    switch (leaf.kind) {
      case 'context_equals':
      case 'context_in': {
        const values = leaf.kind === 'context_in' ? leaf.values : [leaf.value];
        const met = values.flatMap((value) => this.#at.get(value) ?? []).map((index) => [index, holds] as const);
        return exceptAt(count, fails, new Map([...met, ...unvalued]));
      }
      case 'context_present':
        return exceptAt(count, holds, new Map(unvalued));
      case 'context_at_least':
      case 'context_at_most': {
        const isLeast = leaf.kind === 'context_at_least';
        const border = this.#numbersBelow(leaf.value, !isLeast);
        const others = this.#others.map((state) => leafTruths(leaf, state));
        const after = isLeast ? holds : fails;
        return joinedRanges([
          [border, isLeast ? fails : holds],
          [this.#numbers, after],
          ...others.map((truths, index) => [this.#numbers + index + 1, truths] as const),
        ]);
      }
      case 'context_contains':
        this.#lookup.spend(count);
        return joinedRanges(this.states.map((state, index) => [index + 1, leafTruths(leaf, state)] as const));
    }
  }

  /** The number of numbers that are below a bound, or at most equal to it. */
  #numbersBelow(bound: number, isInclusive: boolean): number {
    let [low, high] = [0, this.#numbers];
    while (low < high) {
      const middle = (low + high) >> 1;
      const value = numberOf(this.states[middle]);
      if (value < bound || (isInclusive && value === bound)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function joinedRanges(pieces: readonly (readonly [number, TruthSet])[]): StateRanges {
  const ranges: { end: number; truths: TruthSet }[] = [];
  for (const [end, truths] of pieces) {
    const last = ranges.at(-1);
    if (end <= (last?.end ?? 0)) continue;
    if (last?.truths === truths) last.end = end;
    else ranges.push({ end, truths });
  }
  return ranges;
}

export function partsOf(condition: CompiledCondition): readonly string[] {
  if (condition.kind === 'not') return [condition.of];
  return condition.kind === 'all' || condition.kind === 'any' ? condition.of : [];
}
