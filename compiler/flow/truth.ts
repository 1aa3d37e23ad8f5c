/**
 * Evaluates conditions as a run does, with three values [three-valued-conditions]: a condition over a missing key is unknown, and
 * unknown skips nothing. While a key is open, an answer is the set of truths that are still possible.
 *
 * A set may be too large, because parts of `all` and `any` are taken as independent; it is never too small.
 */
import type { CompiledCondition } from '../../schemas/compiled-snapshot.ts';
import { membersOf } from '../member-sets.ts';
import type { KeyState } from './key-states.ts';
import { isLeaf, type Leaf } from './leaf.ts';

type Scalar = string | number | boolean;
export type Truth = 'true' | 'false' | 'unknown';
/** A set of truths, as bits. */
export type TruthSet = number;

const bits = { true: 1, false: 2, unknown: 4 } as const satisfies Readonly<Record<Truth, number>>;
export const holds: TruthSet = bits.true;
export const fails: TruthSet = bits.false;
/** What lets a gated step run. */
export const notFalse: TruthSet = bits.true | bits.unknown;
export const unknown: TruthSet = bits.unknown;
const undecidable: TruthSet = bits.true | bits.false | bits.unknown;

export const isWithin = (truths: TruthSet, allowed: TruthSet): boolean => (truths & ~allowed) === 0;
export const canBe = (truths: TruthSet, allowed: TruthSet): boolean => (truths & allowed) !== 0;
const has = (truths: TruthSet, truth: Truth) => (truths & bits[truth]) !== 0;
const setOf = (...members: readonly (readonly [Truth, boolean])[]): TruthSet =>
  members.reduce((set, [truth, isIn]) => (isIn ? set | bits[truth] : set), 0);

const scalarTruth = (value: boolean): TruthSet => (value ? holds : fails);

/** A text that was joined from many parts is asked for each of them. */
const holdsPart = ({ parts }: { readonly parts?: readonly Scalar[] }, text: string, part: string): boolean =>
  (parts !== undefined && membersOf(parts).has(part)) || text.includes(part);

/** What a condition over one key says of one state of that key. */
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

/** Kleene's conjunction over sets; an empty one is true. */
function allOf(parts: readonly TruthSet[]): TruthSet {
  return setOf(
    ['true', parts.every((part) => has(part, 'true'))],
    ['false', parts.some((part) => has(part, 'false'))],
    ['unknown', parts.some((part) => has(part, 'unknown')) && parts.every((part) => canBe(part, notFalse))],
  );
}

/** @param of what the parts of a condition were found to be; a part that is missing can be anything */
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
    // Only a loop asks its own decision; anywhere else nothing answers.
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

/** What a part must be so that its `not` is within `allowed`. */
export const allowedUnderNot = mirrored;
