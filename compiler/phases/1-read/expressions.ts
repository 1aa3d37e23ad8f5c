/**
 * Converts an expression such as `"when": "severity == 'high'"` into a condition, for the help text: `when` must contain the id
 * of a condition.
 */
import { splitCamelCase, trimMarks } from '../../../schemas/text/name-parts.ts';

type Named = { readonly id: string; readonly condition: string };

/** Of a text without blanks at its ends. No two parts take the same blanks, so that the time is linear. */
const comparison =
  /^(?:(?:\$\{{0,2}|\{{1,2})\s*)?(?:context\.)?([A-Za-z][\w-]*)\s*(?:\}{1,2}\s*)?(===?|!==?|>=|<=)\s*(?:'([^']*)'|"([^"]*)"|([\w.-]+))$/;
const kinds: Readonly<Record<string, string>> = { '>=': 'context_at_least', '<=': 'context_at_most' };
const words: Readonly<Record<string, string>> = { '>=': 'at_least', '<=': 'at_most' };

const snake = (text: string) =>
  trimMarks(
    splitCamelCase(text)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_'),
    '_',
  );

/** A number or boolean has no quotes; everything else is a text. */
const literalOf = (quoted: string | undefined, bare: string | undefined): string =>
  bare !== undefined && /^(true|false|-?\d+(\.\d+)?)$/.test(bare) ? bare : JSON.stringify(quoted ?? bare ?? '');

export const isExpression = (text: string): boolean =>
  /[=<>]|&&|\|\||^\s*!|\{\{|\$\{|^\s*not\s|\s(and|or|not|in|is)\s/i.test(text);

/** The negation of a condition: `not is_high`, `!is_high`. */
function negationOf(text: string, ownId: string | undefined): Named | null {
  const of = /^(?:not\s+|!\s*)([a-z][a-z0-9_-]*)$/i.exec(text)?.[1]?.toLowerCase();
  if (of === undefined) return null;
  const id = ownId ?? `not_${of}`;
  return { id, condition: `{ "id": "${id}", "kind": "not", "of": "${of}" }` };
}

/**
 * Null for an expression that is neither a single comparison nor the negation of a condition.
 * @param ownId the id of the condition, if it has one
 */
export function conditionOf(text: string, ownId?: string): Named | null {
  const match = comparison.exec(text.trim());
  if (match === null) return negationOf(text.trim(), ownId);
  const [, key = '', operator = '', single, double, bare] = match;
  const quoted = single ?? double;
  const value = literalOf(quoted, bare);
  const isNegated = operator.startsWith('!');
  const derived = `${snake(key)}_${words[operator] ?? 'is'}_${snake(quoted ?? bare ?? '') || 'empty'}`;
  const id = isNegated ? derived : (ownId ?? derived);
  const kind = kinds[operator] ?? 'context_equals';
  const condition = `{ "id": "${id}", "kind": "${kind}", "key": "${key}", "value": ${value} }`;
  if (!isNegated) return { id, condition };
  const negated = ownId ?? `${snake(key)}_is_not_${snake(quoted ?? bare ?? '') || 'empty'}`;
  return { id: negated, condition: `${condition}, { "id": "${negated}", "kind": "not", "of": "${id}" }` };
}
