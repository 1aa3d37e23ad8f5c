/**
 * Translates a condition of the older format to native conditions. A part that has no native equivalent is removed from the
 * condition and stated in the prompt. The step then runs, and the agent evaluates this part: more work, and never less
 * [legacy-gates-named].
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { Comparison, ConditionTree } from './tree.ts';
import { numberOf, spellingsOf, truthValueOf } from '../../spellings.ts';
import type { ContextKeys } from '../context/keys.ts';
import { type Scope, variableOf } from '../scope.ts';

export type Scalar = string | number | boolean;
export type Test =
  | { readonly kind: 'equals'; readonly key: string; readonly value: Scalar }
  /** `named` is the text of the author, from which the id of the condition is derived. */
  | { readonly kind: 'in'; readonly key: string; readonly values: readonly Scalar[]; readonly named: readonly Scalar[] }
  | { readonly kind: 'at_least' | 'at_most'; readonly key: string; readonly value: number }
  | { readonly kind: 'contains'; readonly key: string; readonly value: Scalar }
  | { readonly kind: 'present'; readonly key: string }
  /** `name`: the name of the whole condition. */
  | { readonly kind: 'all' | 'any'; readonly of: readonly Test[]; readonly name?: string }
  | { readonly kind: 'not'; readonly of: Test };

export const all = (of: readonly Test[]): Test => {
  const [only] = of;
  return only !== undefined && of.length === 1 ? only : { kind: 'all', of };
};
export const any = (of: readonly Test[]): Test => {
  const [only] = of;
  return only !== undefined && of.length === 1 ? only : { kind: 'any', of };
};
export const not = (of: Test): Test => (of.kind === 'not' ? of.of : { kind: 'not', of });

/** The inputs that a test reads. */
export function keysIn(test: Test): readonly string[] {
  if ('key' in test) return [test.key];
  return test.kind === 'not' ? keysIn(test.of) : test.of.flatMap(keysIn);
}

const isScalar = (value: JsonValue): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** A test for equality with one of `literals`, for a key of a kind; null if no value of the kind can be equal. */
function equalTo(variable: string, keys: ContextKeys, literals: readonly JsonValue[]): Test | null {
  const [key, kind] = [keys.nameOf(variable), keys.kindOf(variable)];
  // `in` with an empty list is never true.
  if (literals.length === 0) return any([]);
  const scalars = literals.filter(isScalar);
  if (scalars.length !== literals.length) return null;
  if (kind === 'boolean') {
    const values = new Set(scalars.map(truthValueOf));
    if (values.has(null)) return null;
    if (values.size === 2) return { kind: 'present', key };
    return { kind: 'equals', key, value: values.has(true) };
  }
  if (kind === 'number') {
    const numbers = scalars.map(numberOf);
    if (numbers.includes(null)) return null;
    const values = [...new Set(numbers.filter((number) => number !== null))];
    const [only] = values;
    if (only !== undefined && values.length === 1) return { kind: 'equals', key, value: only };
    return { kind: 'in', key, values, named: values };
  }
  if (kind === 'enum') {
    const values = [...new Set(scalars.map((scalar) => keys.valueFor(variable, scalar)))];
    const known = values.filter((value) => value !== null);
    const [only] = known;
    if (only === undefined || known.length < values.length) return null;
    return known.length === 1 ? { kind: 'equals', key, value: only } : { kind: 'in', key, values: known, named: known };
  }
  if (kind !== 'string') return null;
  const values = [...new Set(scalars.flatMap((scalar) => spellingsOf(String(scalar))))];
  const [only] = values;
  if (only !== undefined && values.length === 1) return { kind: 'equals', key, value: only };
  return { kind: 'in', key, values, named: [...new Set(scalars.map((scalar) => String(scalar).trim()))] };
}

function truthy(variable: string, keys: ContextKeys): Test {
  const [key, kind] = [keys.nameOf(variable), keys.kindOf(variable)];
  // The agent may send the number or the text that makes the value true.
  if (kind === 'boolean') return not({ kind: 'equals', key, value: false });
  const present: Test = { kind: 'present', key };
  if (kind !== 'string' && kind !== 'number') return present;
  // A text input converts `false` and 0 to these words.
  const isFalse = (values: readonly string[]): Test => ({ kind: 'in', key, values, named: ['nothing'] });
  if (kind === 'string' && keys.isOnlyAskedForTruth(variable)) return not(isFalse(['', ...spellingsOf('false')]));
  const nothing: Test = kind === 'number' ? { kind: 'equals', key, value: 0 } : isFalse(['', 'false', '0']);
  return { kind: 'all', of: [present, not(nothing)], name: 'has_value' };
}

function testOfComparison({ variable, operator, value }: Comparison, keys: ContextKeys): Test | null {
  const key = keys.nameOf(variable);
  const kind = keys.kindOf(variable);
  const number = numberOf(value);
  switch (operator) {
    case 'truthy':
      return truthy(variable, keys);
    case 'equals':
      return value === null ? not({ kind: 'present', key }) : equalTo(variable, keys, [value]);
    case 'not_equals': {
      if (value === null) return { kind: 'present', key };
      const equal = equalTo(variable, keys, [value]);
      return equal === null ? null : not(equal);
    }
    case 'in':
      return equalTo(variable, keys, Array.isArray(value) ? value : [value]);
    case 'gt':
      return kind === 'number' && number !== null ? not({ kind: 'at_most', key, value: number }) : null;
    case 'gte':
      return kind === 'number' && number !== null ? { kind: 'at_least', key, value: number } : null;
    case 'lt':
      return kind === 'number' && number !== null ? not({ kind: 'at_least', key, value: number }) : null;
    case 'lte':
      return kind === 'number' && number !== null ? { kind: 'at_most', key, value: number } : null;
    case 'contains':
      if (!isScalar(value)) return null;
      if (kind === 'string') return { kind: 'contains', key, value: String(value) };
      return kind === 'list' ? { kind: 'contains', key, value } : null;
    case 'startsWith':
    case 'endsWith':
    case 'matches':
      return null;
  }
}

/** The whole condition as a native test; null if a part of it has no native equivalent. */
function testOf(tree: ConditionTree, keys: ContextKeys, scope: Scope): Test | null {
  switch (tree.kind) {
    case 'comparison':
      return variableOf(tree.variable, scope) === null ? testOfComparison(tree, keys) : null;
    case 'nothing':
      return all([]);
    case 'not': {
      const negated = testOf(tree.of, keys, scope);
      return negated === null ? null : not(negated);
    }
    case 'all':
    case 'any': {
      const members = tree.of.map((member) => testOf(member, keys, scope));
      const tests = members.filter((member) => member !== null);
      if (tests.length !== members.length) return null;
      return tree.kind === 'all' ? all(tests) : any(tests);
    }
  }
}

export type Gate = {
  /** The part that the engine evaluates; null if there is none. */
  readonly test: Test | null;
  /** The part that the agent evaluates; null if there is none. */
  readonly stated: ConditionTree | null;
  /** The engine evaluates the stated part too, after the agent sent the values of the renamed keys under these names. */
  readonly sentAs?: readonly string[];
};

export const openGate: Gate = { test: null, stated: null };

/** If several conditions must all hold, the engine evaluates those that it can, and the agent the others. */
export function gateOf(tree: ConditionTree, keys: ContextKeys, scope: Scope): Gate {
  if (tree.kind === 'nothing' || (tree.kind === 'all' && tree.of.length === 0)) return openGate;
  if (tree.kind !== 'all') {
    const test = testOf(tree, keys, scope);
    return test === null ? { test: null, stated: tree } : { test, stated: null };
  }
  const judged = tree.of.map((member) => ({ member, test: testOf(member, keys, scope) }));
  const tests = judged.flatMap(({ test }) => test ?? []);
  const stated = judged.filter(({ test }) => test === null).map(({ member }) => member);
  const [only] = stated;
  return {
    test: tests.length === 0 ? null : all(tests),
    stated: only === undefined ? null : stated.length === 1 ? only : { kind: 'all', of: stated, path: tree.path },
  };
}
