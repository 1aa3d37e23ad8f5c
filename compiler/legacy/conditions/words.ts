/** Renders a condition in words, for prompts of steps whose agent must evaluate it. */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { Comparison, ConditionTree } from './tree.ts';
import { type Scope, variableOf, wordsOfVariable } from '../scope.ts';
import { wordsOfKey, wordsOfValue } from '../value-words.ts';

/** "`low`, `medium` or `high`". */
export const wordsOfChoice = (value: JsonValue): string => {
  const words = (Array.isArray(value) ? value : [value]).map(wordsOfValue);
  const last = words.pop() ?? 'nothing';
  return words.length === 0 ? last : `${words.join(', ')} or ${last}`;
};

/** A predicate that the older engine evaluated as JavaScript does: false, 0 and an empty text count as missing. */
const truthy = {
  holds: 'has a value (not false, 0 or empty)',
  fails: 'has no value (missing, false, 0 or empty)',
} as const;

function predicate({ operator, value }: Comparison, isNegated: boolean): string {
  const not = isNegated ? ' not' : '';
  switch (operator) {
    case 'truthy':
      return isNegated ? truthy.fails : truthy.holds;
    case 'equals':
      return value === null ? `is${isNegated ? '' : ' not'} set` : `is${not} ${wordsOfValue(value)}`;
    case 'not_equals':
      return value === null
        ? `is${isNegated ? ' not' : ''} set`
        : `is${isNegated ? '' : ' not'} ${wordsOfValue(value)}`;
    case 'gt':
      return `is${not} over ${wordsOfValue(value)}`;
    case 'gte':
      return `is${not} at least ${wordsOfValue(value)}`;
    case 'lt':
      return `is${not} under ${wordsOfValue(value)}`;
    case 'lte':
      return `is${not} at most ${wordsOfValue(value)}`;
    case 'in':
      // "is nothing" would hold for a key without a value.
      if (Array.isArray(value) && value.length === 0)
        return `is${not} in an empty list (${isNegated ? 'always' : 'never'} true)`;
      return `is${not} ${wordsOfChoice(value)}`;
    case 'contains':
      return isNegated ? `does not contain ${wordsOfValue(value)}` : `contains ${wordsOfValue(value)}`;
    case 'startsWith':
      return isNegated ? `does not start with ${wordsOfValue(value)}` : `starts with ${wordsOfValue(value)}`;
    case 'endsWith':
      return isNegated ? `does not end with ${wordsOfValue(value)}` : `ends with ${wordsOfValue(value)}`;
    case 'matches':
      return `${isNegated ? 'does not match' : 'matches'} the pattern ${wordsOfValue(value)}`;
  }
}

function subject(comparison: Comparison, scope: Scope): string {
  const variable = variableOf(comparison.variable, scope);
  return variable === null ? wordsOfKey(comparison.variable) : wordsOfVariable(comparison.variable, variable, scope);
}

/** In parentheses if it has several parts, so that words before and after it apply to all of them. */
export const grouped = (tree: ConditionTree, scope: Scope): string =>
  (tree.kind === 'all' || tree.kind === 'any') && tree.of.length > 1
    ? `(${wordsOfCondition(tree, scope)})`
    : wordsOfCondition(tree, scope);

/** "the context value `complexity` is `large` and (the context value `files` is over 5 or the context value `risk` is not set)". */
export function wordsOfCondition(tree: ConditionTree, scope: Scope): string {
  switch (tree.kind) {
    case 'comparison':
      return `${subject(tree, scope)} ${predicate(tree, false)}`;
    case 'not':
      if (tree.of.kind === 'comparison') return `${subject(tree.of, scope)} ${predicate(tree.of, true)}`;
      return `it is not true that ${wordsOfCondition(tree.of, scope)}`;
    case 'all':
      return tree.of.length === 0 ? 'always' : tree.of.map((member) => grouped(member, scope)).join(' and ');
    case 'any':
      return tree.of.length === 0 ? 'never' : tree.of.map((member) => grouped(member, scope)).join(' or ');
    case 'nothing':
      return 'always';
  }
}
