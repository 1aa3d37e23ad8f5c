/**
 * The states of a context key that conditions distinguish: one value for each combination of their results, and the missing key.
 * If conditions only compare a required key, it counts as set, because the first step that reads it blocks until the key is set
 * [required-input-blocks-reader]. A `context_present` is evaluated before that, so the run may select its steps without the key.
 */
import type { CompiledInput } from '../../schemas/compiled-snapshot.ts';
import { flowContainsMax, flowPartsMax } from '../../schemas/limits.ts';
import { quote } from '../diagnostics/quote.ts';
import type { Leaf } from './leaf.ts';

type Scalar = string | number | boolean;
export type KeyState =
  | { readonly kind: 'absent'; readonly words: string }
  /** Set, to a value that the analysis does not distinguish. */
  | { readonly kind: 'any'; readonly words: string }
  | {
      readonly kind: 'value';
      readonly value: Scalar | readonly Scalar[];
      /** The parts of a generated text. */
      readonly parts?: readonly Scalar[];
      readonly words: string;
    };

export const absent: KeyState = { kind: 'absent', words: 'is not set' };
const anything: KeyState = { kind: 'any', words: 'is set' };
const value = (of: Scalar): KeyState => ({ kind: 'value', value: of, words: `is ${quote(String(of))}` });

type Mentioned = {
  readonly equal: readonly Scalar[];
  readonly bounds: readonly number[];
  readonly parts: readonly Scalar[];
};

function mentionedIn(leaves: readonly Leaf[]): Mentioned {
  const equal = new Set<Scalar>();
  const bounds = new Set<number>();
  const parts = new Set<Scalar>();
  for (const leaf of leaves) {
    if (leaf.kind === 'context_equals') equal.add(leaf.value);
    if (leaf.kind === 'context_in') for (const each of leaf.values) equal.add(each);
    if (leaf.kind === 'context_at_least' || leaf.kind === 'context_at_most') bounds.add(leaf.value);
    if (leaf.kind === 'context_contains') parts.add(leaf.value);
  }
  return { equal: [...equal], bounds: [...bounds], parts: [...parts] };
}

/** By the values of an enum, so that queries about it need not search them all. */
const positions = new WeakMap<readonly string[], ReadonlyMap<Scalar, number>>();

function positionsOf(values: readonly string[]): ReadonlyMap<Scalar, number> {
  const known = positions.get(values) ?? new Map(values.map((each, index) => [each, index]));
  positions.set(values, known);
  return known;
}

/** The mentioned values, and one other value that represents all others. */
function enumStates(values: readonly string[], { equal }: Mentioned): readonly KeyState[] {
  const at = positionsOf(values);
  const mentioned = new Set<Scalar>(equal.filter((each) => at.has(each)));
  const other = values.find((each) => !mentioned.has(each));
  const inOrder = [...mentioned].sort((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
  return [...inOrder, ...(other === undefined ? [] : [other])].map(value);
}

/** Each mentioned number, one number below all of them, one above, and one between each two. */
function numberStates({ equal, bounds }: Mentioned): readonly KeyState[] {
  const numbers = [...new Set([...bounds, ...equal.filter((each) => typeof each === 'number')])].sort((a, b) => a - b);
  const [lowest, highest] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const far = (from: number) => Math.max(1, Math.abs(from) / 2);
  const between = numbers.map((each, index) => each / 2 + (numbers[index + 1] ?? each) / 2);
  const all = new Set([lowest - far(lowest), ...numbers, ...between, highest + far(highest)]);
  return [...all].filter(Number.isFinite).map(value);
}

/**
 * All subsets of a few parts; for more parts, the smallest and the largest subsets; for very many parts, the empty set and the
 * set of all.
 */
function subsetsOf(parts: readonly Scalar[]): readonly (readonly Scalar[])[] {
  if (parts.length > flowPartsMax) return [[], parts];
  if (parts.length > flowContainsMax) {
    const allBut = parts.map((part) => parts.filter((other) => other !== part));
    return [[], parts, ...parts.map((part) => [part]), ...allBut];
  }
  const subsets: (readonly Scalar[])[] = [[]];
  for (const part of parts) subsets.push(...subsets.map((subset) => [...subset, part]));
  return subsets;
}

/** Represents the subsets that are not searched. */
const rest = (parts: readonly Scalar[]): readonly KeyState[] => (parts.length > flowContainsMax ? [anything] : []);

const containing = (parts: readonly Scalar[], noun: string) =>
  parts.length === 0 ? `is another ${noun}` : `contains ${parts.map((part) => quote(String(part))).join(' and ')}`;

function listStates({ parts }: Mentioned): readonly KeyState[] {
  const made = subsetsOf(parts).map(
    (subset): KeyState => ({ kind: 'value', value: subset, words: containing(subset, 'list') }),
  );
  return [...made, ...rest(parts)];
}

/** A character that does not occur in texts of authors, so that joined parts form no other part. */
const joint = '\u{f8ff}';

function stringStates({ equal, parts }: Mentioned): readonly KeyState[] {
  const made = subsetsOf(parts).map(
    (subset): KeyState => ({
      kind: 'value',
      value: [...subset, ''].join(joint) || joint,
      parts: subset,
      words: containing(subset, 'text'),
    }),
  );
  return [...equal.map(value), ...made, ...rest(parts)];
}

function valueStates({ kind, values }: CompiledInput, mentioned: Mentioned): readonly KeyState[] {
  switch (kind) {
    case 'boolean':
      return [value(true), value(false)];
    case 'enum':
      return enumStates(values ?? [], mentioned);
    case 'number':
      return numberStates(mentioned);
    case 'string':
      return stringStates(mentioned);
    case 'list':
      return listStates(mentioned);
  }
}

/** For an input that keeps values which it cannot convert. */
export const anotherValue: KeyState = { kind: 'value', value: joint, words: 'has another value' };

/**
 * @param leaves all conditions over the key that are analysed
 * @param isSet omit the state in which the key is not set
 */
export function statesOf(input: CompiledInput, leaves: readonly Leaf[], isSet: boolean): readonly KeyState[] {
  const made = valueStates(input, mentionedIn(leaves));
  const isOpen = input.coerce === true && ['enum', 'number', 'boolean'].includes(input.kind);
  const states = isOpen ? [...made, anotherValue] : made;
  const countsAsSet = isSet || (input.required && !leaves.some(({ kind }) => kind === 'context_present'));
  return countsAsSet ? states : [...states, absent];
}
