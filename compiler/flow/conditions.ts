/**
 * Searches the possible states of the context for one that makes a set of conditions true or false. The result can also be
 * `undecided`: if a query takes too long, it is undecided, and if the whole budget is used up, so are all later queries.
 */
import type { CompiledCondition, CompiledInput } from '../../schemas/compiled-snapshot.ts';
import { isLeaf, type Leaf } from './leaf.ts';
import { flowQuestionWorkMax, flowWorkMax } from '../../schemas/limits.ts';
import type { FlowShape } from './shape.ts';
import { KeyAnswers, partsOf } from './key-answers.ts';
import { absent, type KeyState, statesOf } from './key-states.ts';
import { type Interval, intersection, intervalsOf } from './state-ranges.ts';
import {
  allowedUnderNot,
  canBe,
  fails,
  holds,
  isWithin,
  leafTruths,
  notFalse,
  type TruthSet,
  truthsOf,
  unknown,
} from './truth.ts';

/** The result that a condition must have. */
export type Demand = { readonly conditionId: string; readonly allowed: TruthSet };
/** One of several conditions that exclude each other. */
export type Conflict = { readonly conditionId: string; readonly isNegated: boolean };
export type KeyValue = { readonly key: string; readonly words: string };
export type Answer =
  | { readonly kind: 'possible'; readonly values: readonly KeyValue[] }
  /** `conflict`: the conditions that exclude each other; `keys`: the keys that they read. */
  | { readonly kind: 'impossible'; readonly conflict: readonly Conflict[]; readonly keys: readonly string[] }
  | { readonly kind: 'undecided'; readonly keys: readonly string[] };

export type RunsByState = { readonly answers: KeyAnswers; readonly intervals: readonly Interval[] };

/** Demands that share keys, directly or indirectly, with the parts of their conditions. */
type Problem = {
  readonly demands: readonly Demand[];
  /** Parts before the conditions that contain them. */
  readonly conditions: readonly CompiledCondition[];
  readonly keys: readonly string[];
};

function byKey(leaves: readonly Leaf[]): ReadonlyMap<string, readonly Leaf[]> {
  const found = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const known = found.get(leaf.key);
    if (known === undefined) found.set(leaf.key, [leaf]);
    else known.push(leaf);
  }
  return found;
}

class BudgetExceeded extends Error {}

export class ConditionSearch {
  readonly #conditions: ReadonlyMap<string, CompiledCondition>;
  readonly #inputs: ReadonlyMap<string, CompiledInput>;
  readonly #leavesByKey: ReadonlyMap<string, readonly Leaf[]>;
  readonly #states = new Map<string, readonly KeyState[]>();
  readonly #answers = new Map<string, KeyAnswers>();
  readonly #open = new Map<Leaf, TruthSet>();
  readonly #lookup = {
    get: (conditionId: string) => this.get(conditionId),
    openTruths: (leaf: Leaf) => this.#openTruths(leaf),
    spend: (work: number) => {
      this.#workLeft -= work;
    },
  };
  #workLeft = flowWorkMax;

  constructor({ conditions, inputs }: Pick<FlowShape, 'conditions' | 'inputs'>) {
    this.#conditions = new Map(conditions.map((condition) => [condition.conditionId, condition]));
    this.#leavesByKey = byKey(conditions.filter(isLeaf));
    this.#inputs = new Map(inputs.map((input) => [input.key, input]));
  }

  get(conditionId: string): CompiledCondition {
    const condition = this.#conditions.get(conditionId);
    if (condition === undefined) throw new Error(`there is no condition ${conditionId}`);
    return condition;
  }

  /** The name under which agents send a key. */
  nameOf(key: string): string {
    return this.#inputs.get(key)?.contextKey ?? key;
  }

  /** The keys that conditions read, in the order of their first use. */
  keysOf(conditionIds: readonly string[]): readonly string[] {
    const keys = this.#made(conditionIds).flatMap((condition) => (isLeaf(condition) ? [condition.key] : []));
    return [...new Set(keys)];
  }

  /** Whether the condition reads a loop decision, which is known only to its loop. */
  asksDecision(conditionId: string): boolean {
    return this.#made([conditionId]).some(({ kind }) => kind === 'loop_control');
  }

  /** @param isSet consider only states in which every key is set */
  ask(demands: readonly Demand[], { isSet = false }: { readonly isSet?: boolean } = {}): Answer {
    if (this.#workLeft <= 0) return { kind: 'undecided', keys: [] };
    const values: KeyValue[] = [];
    const open: string[] = [];
    for (const problem of this.#split(demands)) {
      const answer = this.#solve(problem, isSet);
      if (answer.kind === 'impossible') return answer;
      if (answer.kind === 'undecided') open.push(...answer.keys);
      else values.push(...answer.values);
    }
    return open.length > 0 ? { kind: 'undecided', keys: open } : { kind: 'possible', values };
  }

  /** Stops the analysis: queries that are still open were not checked. */
  get isUsedUp(): boolean {
    return this.#workLeft <= 0;
  }

  /**
   * The states of a key in which all given conditions let a step run, whatever the values of the other keys are; null: not
   * checked.
   */
  runsByState(conditionIds: readonly string[], key: string): RunsByState | null {
    if (this.isUsedUp) return null;
    const answers = this.answersOver(key);
    const count = answers.states.length;
    const each = conditionIds.map((id) => intervalsOf(answers.of(id), (truths) => canBe(truths, notFalse)));
    this.#workLeft -= each.reduce((sum, { length }) => sum + length, 0);
    return this.isUsedUp ? null : { answers, intervals: each.reduce(intersection, [{ from: 0, to: count }]) };
  }

  /** The result of each condition in each state of a key. */
  answersOver(key: string): KeyAnswers {
    const known = this.#answers.get(key) ?? new KeyAnswers(key, this.statesOf(key), this.#lookup);
    this.#answers.set(key, known);
    return known;
  }

  /**
   * The possible results of a condition while some keys are not set and every other key has a value that fits, and the keys whose
   * absence can make the condition unknown. Visits each part once.
   */
  withoutKeys(conditionId: string, isAbsent: (key: string) => boolean): { truths: TruthSet; keys: readonly string[] } {
    const truths = new Map<string, TruthSet>();
    const parts = this.#made([conditionId]);
    for (const condition of parts)
      truths.set(
        condition.conditionId,
        truthsOf(condition, truths, (leaf) => (isAbsent(leaf.key) ? leafTruths(leaf, absent) : holds | fails)),
      );
    const open = new Set([conditionId]);
    const keys = new Set<string>();
    for (const condition of [...parts].reverse()) {
      if (!open.has(condition.conditionId) || !canBe(truths.get(condition.conditionId) ?? 0, unknown)) continue;
      if (isLeaf(condition)) keys.add(condition.key);
      for (const part of partsOf(condition)) open.add(part);
    }
    return { truths: truths.get(conditionId) ?? 0, keys: [...keys].reverse() };
  }

  /** The possible results of a condition over one key, for all values of the key. */
  #openTruths(leaf: Leaf): TruthSet {
    const known = this.#open.get(leaf);
    if (known !== undefined) return known;
    const input = this.#inputs.get(leaf.key);
    const states = input === undefined ? [] : statesOf(input, [leaf], false);
    const found = states.reduce((set, one) => set | leafTruths(leaf, one), 0);
    this.#open.set(leaf, found);
    return found;
  }

  /** The values with which conditions compare a key, without duplicates. */
  comparedWith(key: string): readonly (string | number | boolean)[] {
    const values = (this.#leavesByKey.get(key) ?? []).flatMap((leaf) => {
      if (leaf.kind === 'context_equals') return [leaf.value];
      return leaf.kind === 'context_in' ? leaf.values : [];
    });
    return [...new Set(values)];
  }

  /**
   * The states of a key that the conditions of the workflow distinguish. A run sets a required key before it completes a step whose
   * condition compares the key, so steps for different values do not all run without it.
   */
  statesOf(key: string): readonly KeyState[] {
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const input = this.#inputs.get(key);
    const leaves = this.#leavesByKey.get(key) ?? [];
    const isSet = input?.required === true && leaves.some(({ kind }) => kind !== 'context_present');
    const states = input === undefined ? [] : statesOf(input, leaves, isSet);
    this.#states.set(key, states);
    return states;
  }

  /** All parts of conditions, parts first. Not recursive, because a chain of conditions can be long. */
  #made(conditionIds: readonly string[]): readonly CompiledCondition[] {
    const done = new Map<string, CompiledCondition>();
    const stack = conditionIds.map((id) => ({ id, isReady: false })).reverse();
    for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
      if (done.has(top.id)) continue;
      const condition = this.get(top.id);
      if (top.isReady) done.set(top.id, condition);
      else {
        stack.push({ id: top.id, isReady: true });
        for (const id of partsOf(condition)) stack.push({ id, isReady: false });
      }
    }
    this.#workLeft -= done.size;
    return [...done.values()];
  }

  // Splitting -----------------------------------------------------------------------------------------------------------

  /** If an `all` must not be false, none of its parts may be false. Parts that share no key are searched separately. */
  #split(demands: readonly Demand[]): readonly Problem[] {
    const flat: Demand[] = [];
    const seen = new Set<string>();
    const open = [...demands].reverse();
    for (let demand = open.pop(); demand !== undefined; demand = open.pop()) {
      const { conditionId, allowed } = demand;
      if (seen.has(`${conditionId} ${allowed}`)) continue;
      seen.add(`${conditionId} ${allowed}`);
      this.#workLeft -= 1;
      const condition = this.get(conditionId);
      if (condition.kind === 'not') open.push({ conditionId: condition.of, allowed: allowedUnderNot(allowed) });
      else if (isDemandOfEach(condition, allowed)) {
        for (const id of [...partsOf(condition)].reverse()) open.push({ conditionId: id, allowed });
      } else flat.push(demand);
    }
    return this.#joined(flat);
  }

  #joined(demands: readonly Demand[]): readonly Problem[] {
    const above = new Map<string, string>();
    const rootOf = (key: string): string => {
      let root = key;
      for (let next = above.get(root); next !== undefined; next = above.get(root)) root = next;
      return root;
    };
    const keysOf = demands.map(({ conditionId }) => this.keysOf([conditionId]));
    for (const [first, ...rest] of keysOf) {
      if (first === undefined) continue;
      for (const key of rest) if (rootOf(key) !== rootOf(first)) above.set(rootOf(key), rootOf(first));
    }
    const groups = new Map<string, Demand[]>();
    for (const [index, demand] of demands.entries()) {
      const [key] = keysOf[index] ?? [];
      const group = key === undefined ? `without keys: ${index}` : rootOf(key);
      const known = groups.get(group);
      if (known === undefined) groups.set(group, [demand]);
      else known.push(demand);
    }
    return [...groups.values()].map((group) => {
      const ids = [...new Set(group.map(({ conditionId }) => conditionId))];
      return { demands: group, conditions: this.#made(ids), keys: this.keysOf(ids) };
    });
  }

  // Searching -----------------------------------------------------------------------------------------------------------

  #solve(problem: Problem, isSet: boolean): Answer {
    const leaves = byKey(problem.conditions.filter(isLeaf));
    const keys = problem.keys.map((key) => this.nameOf(key));
    const states = problem.keys.map((key) => {
      const input = this.#inputs.get(key);
      if (input === undefined) throw new Error(`there is no input ${key}`);
      return statesOf(input, leaves.get(key) ?? [], isSet);
    });
    const budget = { left: Math.min(flowQuestionWorkMax, this.#workLeft) };
    const before = budget.left;
    try {
      const [key, ...others] = problem.keys;
      const found =
        key === undefined || others.length > 0
          ? this.#search(problem, states, budget)
          : this.#searchOneKey(problem, key, states[0] ?? [], budget);
      if (found === null) {
        const conflict = problem.demands.map(({ conditionId, allowed }) => ({
          conditionId,
          isNegated: !canBe(allowed, holds),
        }));
        return { kind: 'impossible', conflict, keys };
      }
      return found === 'open' ? { kind: 'undecided', keys } : { kind: 'possible', values: found };
    } catch (error) {
      if (error instanceof BudgetExceeded) return { kind: 'undecided', keys };
      throw error;
    } finally {
      this.#workLeft -= before - Math.max(0, budget.left);
    }
  }

  /** Like `#search`, for conditions over a single key: the work is linear in the number of conditions. */
  #searchOneKey(
    { demands }: Problem,
    key: string,
    states: readonly KeyState[],
    budget: { left: number },
  ): readonly KeyValue[] | 'open' | null {
    const spend = (work: number) => {
      budget.left -= work;
      if (budget.left < 0) throw new BudgetExceeded();
    };
    spend(states.length);
    const answers = new KeyAnswers(key, states, { ...this.#lookup, spend });
    const where = (isIn: (truths: TruthSet, allowed: TruthSet) => boolean) =>
      demands.reduce<readonly Interval[]>(
        (left, { conditionId, allowed }) =>
          intersection(
            left,
            intervalsOf(answers.of(conditionId), (truths) => isIn(truths, allowed)),
          ),
        [{ from: 0, to: states.length }],
      );
    const [met, ...more] = where(isWithin);
    if (met === undefined) return where(canBe).length > 0 ? 'open' : null;
    if (met.to - met.from === states.length) return [];
    const first = answers.firstIn([met, ...more]);
    return first === undefined ? null : [{ key: this.nameOf(key), words: first.words }];
  }

  /** The first state that meets every demand; null if there is none; `open` if the result depends on keys that are not searched. */
  #search(
    { demands, conditions, keys }: Problem,
    states: readonly (readonly KeyState[])[],
    budget: { left: number },
  ): readonly KeyValue[] | 'open' | null {
    const chosen = new Map<string, KeyState>();
    const possible = new Map<string, readonly KeyState[]>(keys.map((key, index) => [key, states[index] ?? []]));
    for (const { key } of conditions.filter(isLeaf)) budget.left -= possible.get(key)?.length ?? 0;
    if (budget.left < 0) throw new BudgetExceeded();
    const open = new Map<Leaf, TruthSet>();
    let isOpen = false;
    const visit = (depth: number): readonly KeyValue[] | null => {
      budget.left -= conditions.length + 1;
      if (budget.left < 0) throw new BudgetExceeded();
      const truths = this.#evaluate(conditions, chosen, possible, open);
      const met = demands.map(({ conditionId, allowed }) => ({ truths: truths.get(conditionId) ?? 0, allowed }));
      if (met.some((one) => !canBe(one.truths, one.allowed))) return null;
      if (met.every((one) => isWithin(one.truths, one.allowed)))
        return [...chosen].map(([key, { words }]) => ({ key: this.nameOf(key), words }));
      const key = keys[depth];
      if (key === undefined) {
        isOpen = true;
        return null;
      }
      for (const state of states[depth] ?? []) {
        chosen.set(key, state);
        const found = visit(depth + 1);
        if (found !== null) return found;
      }
      chosen.delete(key);
      return null;
    };
    return visit(0) ?? (isOpen ? 'open' : null);
  }

  #evaluate(
    conditions: readonly CompiledCondition[],
    chosen: ReadonlyMap<string, KeyState>,
    possible: ReadonlyMap<string, readonly KeyState[]>,
    /** The results of conditions over keys that are not chosen. They stay valid as long as `possible` does not change. */
    open: Map<Leaf, TruthSet> = new Map(),
  ): ReadonlyMap<string, TruthSet> {
    const leaf = (condition: Leaf): TruthSet => {
      const state = chosen.get(condition.key);
      if (state !== undefined) return leafTruths(condition, state);
      const known = open.get(condition);
      if (known !== undefined) return known;
      const found = (possible.get(condition.key) ?? []).reduce((set, one) => set | leafTruths(condition, one), 0);
      open.set(condition, found);
      return found;
    };
    const truths = new Map<string, TruthSet>();
    for (const condition of conditions) truths.set(condition.conditionId, truthsOf(condition, truths, leaf));
    return truths;
  }
}

/** A conjunction that must not be false, or a disjunction that must not be true. */
function isDemandOfEach({ kind }: CompiledCondition, allowed: TruthSet): boolean {
  if (kind === 'all') return allowed === notFalse || allowed === holds;
  return kind === 'any' && (allowed === allowedUnderNot(notFalse) || allowed === fails);
}
