/**
 * Evaluates conditions as a run does, with three values [three-valued-conditions]: a condition over a missing key is unknown, and
 * an unknown condition skips nothing. While a key is open, the result is the set of truth values that are still possible. The set
 * can be too large, because parts of `all` and `any` are treated as independent, but never too small.
 */
import type { CompiledCondition } from '../../schemas/compiled-snapshot.ts';
import { membersOf } from '../member-sets.ts';
import type { KeyState } from './key-states.ts';
import { isLeaf, type Leaf } from './leaf.ts';

type Scalar = string | number | boolean;
export type Truth = 'true' | 'false' | 'unknown';
/** A set of truth values, as bits. */
export type TruthSet = number;

const bits = { true: 1, false: 2, unknown: 4 } as const satisfies Readonly<Record<Truth, number>>;
export const holds: TruthSet = bits.true;
export const fails: TruthSet = bits.false;
/** The truth values with which a gated step runs. */
export const notFalse: TruthSet = bits.true | bits.unknown;
export const unknown: TruthSet = bits.unknown;
const undecidable: TruthSet = bits.true | bits.false | bits.unknown;

export const isWithin = (truths: TruthSet, allowed: TruthSet): boolean => (truths & ~allowed) === 0;
export const canBe = (truths: TruthSet, allowed: TruthSet): boolean => (truths & allowed) !== 0;
const has = (truths: TruthSet, truth: Truth) => (truths & bits[truth]) !== 0;
const setOf = (...members: readonly (readonly [Truth, boolean])[]): TruthSet =>
  members.reduce((set, [truth, isIn]) => (isIn ? set | bits[truth] : set), 0);

const scalarTruth = (value: boolean): TruthSet => (value ? holds : fails);

/** A text that was joined from many parts is tested for each of them. */
const holdsPart = ({ parts }: { readonly parts?: readonly Scalar[] }, text: string, part: string): boolean =>
  (parts !== undefined && membersOf(parts).has(part)) || text.includes(part);

/** The result of a condition over one key in one state of this key. */
export function leafTruths(condition: Leaf, state: KeyState): TruthSet {
  if (state.kind === 'absent') return condition.kind === 'context_present' ? fails : bits.unknown;
  if (condition.kind === 'context_present') return holds;
  if (state.kind === 'any') return holds | fails;
  const { value } = state;
  switch (condition.kind) {
    case 'context_equals':
      return scalarTruth(value === condition.value);
    case 'context_in':
      return scalarTruth(typeof value !== 'object' && membersOf(condition.values).has(value));
    case 'context_at_least':
      return typeof value === 'number' ? scalarTruth(value >= condition.value) : bits.unknown;
    case 'context_at_most':
      return typeof value === 'number' ? scalarTruth(value <= condition.value) : bits.unknown;
    case 'context_contains':
      if (typeof value === 'string') return scalarTruth(holdsPart(state, value, String(condition.value)));
      return typeof value === 'object' ? scalarTruth(membersOf(value).has(condition.value)) : bits.unknown;
  }
}

export const mirrored = (truths: TruthSet): TruthSet =>
  setOf(['true', has(truths, 'false')], ['false', has(truths, 'true')], ['unknown', has(truths, 'unknown')]);

/** Kleene's conjunction over sets; the conjunction of no sets is true. */
function allOf(parts: readonly TruthSet[]): TruthSet {
  return setOf(
    ['true', parts.every((part) => has(part, 'true'))],
    ['false', parts.some((part) => has(part, 'false'))],
    ['unknown', parts.some((part) => has(part, 'unknown')) && parts.every((part) => canBe(part, notFalse))],
  );
}

/** @param of the possible results of the parts of a condition; a missing part can have any result */
export function truthsOf(
  condition: CompiledCondition,
  of: ReadonlyMap<string, TruthSet>,
  leaf: (condition: Leaf) => TruthSet,
): TruthSet {
  if (isLeaf(condition)) return leaf(condition);
  const part = (id: string) => of.get(id) ?? undecidable;
  switch (condition.kind) {
    case 'always_true':
      return holds;
    case 'always_false':
      return fails;
    // A loop decision is known only to its loop; everywhere else it is unknown.
    case 'loop_control':
      return bits.unknown;
    case 'not':
      return mirrored(part(condition.of));
    case 'all':
      return allOf(condition.of.map(part));
    case 'any':
      return mirrored(allOf(condition.of.map((id) => mirrored(part(id)))));
  }
}

/** The truth values that a part may have so that its `not` is within `allowed`. */
export const allowedUnderNot = mirrored;
