/** The condition that an author means who writes the key of an input, or its negation, in place of the id of a condition. */
import { isRecord } from '../schemas/json-object.ts';
import { splitCamelCase } from '../schemas/text/name-parts.ts';
import { quote, quoteFew, verbatim } from './diagnostics/quote.ts';
import { inputKeyOf } from './phases/2-expand/input-key.ts';

/** An input as written; `values` of an enum. */
export type NamedInput = {
  readonly key: string;
  readonly kind: string;
  readonly values?: readonly string[] | undefined;
};
/** A condition as written. */
type Declared = { readonly id: string; readonly kind: string; readonly key?: unknown; readonly value?: unknown };

const idLengthMax = 48;
const words = (text: string): string =>
  splitCamelCase(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, idLengthMax);

type Suggested = {
  /** The id to write in place of the key. */
  readonly id: string;
  /** The conditions to add, as JSON. */
  readonly declarations: readonly string[];
};

/** An id that no condition has. */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}_${number}`;
  return id;
}

const declaration = (id: string, kind: string, fields: object): string => {
  const entries = Object.entries({ id, kind, ...fields }).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${entries.join(', ')} }`;
};

function suggestedFor({ key, kind, values }: NamedInput, isNegated: boolean, taken: ReadonlySet<string>): Suggested {
  const name = words(key);
  if (kind === 'boolean') {
    const positive = /^(?:is|has|can|should|needs?)_/.test(name) ? name : `is_${name}`;
    const id = freeId(isNegated ? `not_${name}` : positive, taken);
    return { id, declarations: [declaration(id, 'context_equals', { key, value: !isNegated })] };
  }
  const [value] = kind === 'enum' ? (values ?? []) : [];
  const id = freeId(value === undefined ? `has_${name}` : `${name}_is_${words(value)}`, taken);
  const test =
    value === undefined
      ? declaration(id, 'context_present', { key })
      : declaration(id, 'context_equals', { key, value });
  if (!isNegated) return { id, declarations: [test] };
  const negated = freeId(`not_${id}`, taken);
  return { id: negated, declarations: [test, declaration(negated, 'not', { of: id })] };
}

/** Conditions that test the input and mean the same as its key. */
function testsOf({ key, kind }: NamedInput, isNegated: boolean, conditions: readonly Declared[]): readonly string[] {
  const safe = inputKeyOf(key) ?? key;
  const tests = conditions.filter((one) => typeof one.key === 'string' && (inputKeyOf(one.key) ?? one.key) === safe);
  if (kind === 'boolean')
    return tests.filter((one) => one.kind === 'context_equals' && one.value === !isNegated).map(({ id }) => id);
  return isNegated ? [] : tests.map(({ id }) => id);
}

/**
 * The help for the key of an input in place of the id of a condition.
 *
 * @param conditions the declared conditions
 */
export function helpForInput(input: NamedInput, isNegated: boolean, conditions: readonly Declared[]): string {
  const what = `${quote(input.key)} is an input, not a condition`;
  const tests = testsOf(input, isNegated, conditions);
  if (tests.length > 0) return `${what}; write the id of a condition that tests it: ${quoteFew(tests, 'or')}`;
  const { id, declarations } = suggestedFor(input, isNegated, new Set(conditions.map((one) => one.id)));
  return `${what}; write ${verbatim(`"${id}"`)}, and add to \`conditions\`: ${verbatim(declarations.join(', '))}`;
}

/** The input that a name means, and whether the name negates it: `urgent`, `not_urgent`, `not urgent`, `!urgent`. */
export function inputNamedBy<Input extends NamedInput>(
  name: string,
  inputs: readonly Input[],
): { readonly input: Input; readonly isNegated: boolean } | null {
  const named = (text: string) => inputs.find(({ key }) => key === text || (inputKeyOf(key) ?? key) === text) ?? null;
  const input = named(name);
  if (input !== null) return { input, isNegated: false };
  const denied = /^(?:not[\s_-]+|!\s*)(\S+)$/.exec(name.trim())?.[1];
  const other = denied === undefined ? null : named(denied);
  return other === null ? null : { input: other, isNegated: true };
}

const recordsIn = (source: unknown, key: string) => {
  const list = isRecord(source) ? source[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The same help for a source that was not validated yet; null if the text names no input, or a condition too. */
export function helpForInputIn(source: unknown, text: string): string | null {
  const inputs = recordsIn(source, 'inputs').map(({ key, kind, values }): NamedInput => {
    const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : undefined;
    return { key: textOf(key), kind: textOf(kind), values: texts };
  });
  const conditions = recordsIn(source, 'conditions').map((one) => ({
    ...one,
    id: textOf(one['id']),
    kind: textOf(one['kind']),
  }));
  const named = inputNamedBy(text, inputs);
  if (named === null || conditions.some(({ id }) => id === named.input.key)) return null;
  return helpForInput(named.input, named.isNegated, conditions);
}
