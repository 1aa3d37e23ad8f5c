/** Conditions as the compiler reasons about them and as a run evaluates them: two implementations, one truth. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeyState } from '../../compiler/flow/key-states.ts';
import { isLeaf, type Leaf } from '../../compiler/flow/leaf.ts';
import { fails, holds, leafTruths, type TruthSet, truthsOf, unknown } from '../../compiler/flow/truth.ts';
import { evaluate } from '../../runtime/core/flow/conditions.ts';
import type { CompiledCondition, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { assertProperty } from '../support/property.ts';

const setOf = { true: holds, false: fails, unknown } as const;
const keys = ['a', 'b'] as const;
type Value = string | number | boolean | readonly (string | number | boolean)[];
type Context = { readonly [key: string]: Value };

const scalar = fc.oneof(
  fc.constantFrom<string | number | boolean>('', 'x', 'xy', '1', 'true', 0, 1, 2, true, false),
  fc.string({ maxLength: 2 }),
  fc.double({ noNaN: true }),
);
const context: fc.Arbitrary<Context> = fc
  .dictionary(fc.constantFrom(...keys), fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })))
  .map((made) => ({ ...made }));
const key = fc.constantFrom(...keys);
const leaf = fc.oneof(
  fc.record({ kind: fc.constant('context_present' as const), key }),
  fc.record({ kind: fc.constant('context_equals' as const), key, value: scalar }),
  fc.record({
    kind: fc.constant('context_in' as const),
    key,
    values: fc.array(scalar, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constantFrom('context_at_least' as const, 'context_at_most' as const),
    key,
    value: fc.integer({ min: -1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('context_contains' as const), key, value: scalar }),
  fc.record({ kind: fc.constantFrom('always_true' as const, 'always_false' as const) }),
  fc.constant({ kind: 'loop_control' as const, continueWhen: 'continue' as const }),
);
/** Each made of those before it. */
const parts = fc.array(fc.nat(), { maxLength: 3 });
const made = fc.oneof(
  fc.record({ kind: fc.constantFrom('all' as const, 'any' as const), of: parts }),
  fc.record({ kind: fc.constant('not' as const), of: fc.nat() }),
);
const conditions: fc.Arbitrary<readonly CompiledCondition[]> = fc
  .tuple(fc.array(leaf, { minLength: 1, maxLength: 5 }), fc.array(made, { maxLength: 6 }))
  .map(([leaves, joined]) => {
    const id = (index: number) => `c${index}`;
    const before = (part: number, index: number) => id(part % (leaves.length + index));
    return [
      ...leaves.map((one, index) => ({ ...one, conditionId: id(index) })),
      ...joined.map((one, index) => ({
        ...one,
        of: Array.isArray(one.of) ? one.of.map((part) => before(part, index)) : before(one.of as number, index),
        conditionId: id(leaves.length + index),
      })),
    ] as CompiledCondition[];
  });

function stateIn(values: Context, name: string): KeyState {
  const value = values[name];
  return value === undefined ? { kind: 'absent', words: '' } : { kind: 'value', value, words: '' };
}

/** What the compiler says of every condition where the whole context is known. */
function compilerTruths(all: readonly CompiledCondition[], values: Context): ReadonlyMap<string, TruthSet> {
  const truths = new Map<string, TruthSet>();
  const ofLeaf = (one: Leaf) => leafTruths(one, stateIn(values, one.key));
  for (const one of all) truths.set(one.conditionId, truthsOf(one, truths, ofLeaf));
  return truths;
}

function runTruths(all: readonly CompiledCondition[], values: Context): ReadonlyMap<string, TruthSet> {
  const workflow = { conditions: all, inputs: [], steps: [], loops: [], flow: [] } as unknown as CompiledSnapshot;
  return new Map(all.map(({ conditionId }) => [conditionId, setOf[evaluate(conditionId, values, workflow).truth]]));
}

describe('a condition over a known context', () => {
  // @verifies three-valued-conditions
  it('has one truth in the compiler, and it is the one that a run evaluates', () => {
    const seen = new Set<TruthSet>();
    assertProperty(
      fc.property(conditions, context, (all, values) => {
        const expected = runTruths(all, values);
        for (const truth of expected.values()) seen.add(truth);
        expect(compilerTruths(all, values)).toEqual(expected);
      }),
      { numRuns: 500 },
    );
    expect(seen).toEqual(new Set([holds, fails, unknown]));
  });

  it('is told apart for every kind of leaf', () => {
    const kinds = new Set(
      fc
        .sample(conditions, 200)
        .flat()
        .filter(isLeaf)
        .map(({ kind }) => kind),
    );
    expect(kinds.size).toBe(6);
  });
});
