/**
 * Converts an expression such as `"when": "severity == 'high'"` into a condition, for the help text: `when` must contain the id
 * of a condition.
 */

type Named = { readonly id: string; readonly condition: string };

const comparison =
  /^\s*\$?\{?\{?\s*(?:context\.)?([A-Za-z][\w-]*)\s*\}?\}?\s*(===?|!==?|>=|<=)\s*(?:'([^']*)'|"([^"]*)"|([\w.-]+))\s*$/;
const kinds: Readonly<Record<string, string>> = { '>=': 'context_at_least', '<=': 'context_at_most' };
const words: Readonly<Record<string, string>> = { '>=': 'at_least', '<=': 'at_most' };

const snake = (text: string) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** A number or boolean has no quotes; everything else is a text. */
const literalOf = (quoted: string | undefined, bare: string | undefined): string =>
  bare !== undefined && /^(true|false|-?\d+(\.\d+)?)$/.test(bare) ? bare : JSON.stringify(quoted ?? bare ?? '');

export const isExpression = (text: string): boolean =>
  /[=<>]|&&|\|\||^\s*!|\{\{|\$\{|\s(and|or|not|in|is)\s/i.test(text);

/** Null for an expression that is not a single comparison. */
export function conditionOf(text: string): Named | null {
  const match = comparison.exec(text);
  if (match === null) return null;
  const [, key = '', operator = '', single, double, bare] = match;
  const quoted = single ?? double;
  const value = literalOf(quoted, bare);
  const id = `${snake(key)}_${words[operator] ?? 'is'}_${snake(quoted ?? bare ?? '') || 'empty'}`;
  const kind = kinds[operator] ?? 'context_equals';
  const condition = `{ "id": "${id}", "kind": "${kind}", "key": "${key}", "value": ${value} }`;
  if (!operator.startsWith('!')) return { id, condition };
  const negated = `${snake(key)}_is_not_${snake(quoted ?? bare ?? '') || 'empty'}`;
  return { id: negated, condition: `${condition}, { "id": "${negated}", "kind": "not", "of": "${id}" }` };
}
