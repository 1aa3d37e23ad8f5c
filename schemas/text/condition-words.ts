/** A condition of a compiled workflow in words. Pure. */
import type { CompiledCondition } from '../compiled-snapshot.ts';
import { conditionWordsPartsMax } from '../limits.ts';
import { listed } from './listed.ts';

type Scalar = string | number | boolean;
type ContextCondition = Extract<CompiledCondition, { key: string }>;

export type ComparisonStyle = {
  /** @param key as compiled */
  readonly nameOf: (key: string) => string;
  readonly shownValue: (value: Scalar) => string;
};
export type ConditionStyle = ComparisonStyle & { readonly conditions: ReadonlyMap<string, CompiledCondition> };

/** Of spellings that a comparison accepts, the first: `High` for `High`, `high` and `HIGH`. */
function spelledOnce(values: readonly Scalar[]): readonly Scalar[] {
  const byForm = new Map<string, Scalar>();
  for (const value of values) {
    const form = String(value).trim().toLowerCase();
    if (!byForm.has(form)) byForm.set(form, value);
  }
  return [...byForm.values()];
}

/** A comparison with one key. Of several values, each spelling once. */
export function comparisonWords(
  condition: ContextCondition,
  isNegated: boolean,
  { nameOf, shownValue }: ComparisonStyle,
): string {
  const name = nameOf(condition.key);
  const not = isNegated ? ' not' : '';
  switch (condition.kind) {
    case 'context_equals':
      return `${name} is${not} ${shownValue(condition.value)}`;
    case 'context_in': {
      const values = spelledOnce(condition.values).map(shownValue);
      return `${name} is${isNegated && values.length > 1 ? ' none of' : not} ${listed(values, 'or')}`;
    }
    case 'context_at_least':
      return `${name} is ${isNegated ? 'less than' : 'at least'} ${condition.value}`;
    case 'context_at_most':
      return `${name} is ${isNegated ? 'greater than' : 'at most'} ${condition.value}`;
    case 'context_contains':
      return `${name} ${isNegated ? 'does not contain' : 'contains'} ${shownValue(condition.value)}`;
    case 'context_present':
      return `${name} is${not} set`;
  }
}

/** For example: "`coverage` is at least 80 and `mode` is not `quick`". Null if it has too many parts to be read, or asks nothing of the context. */
export function conditionWords(conditionId: string, style: ConditionStyle): string | null {
  let parts = 0;
  const wordsOf = (id: string, isNegated: boolean, isInside: boolean): string | null => {
    const condition = style.conditions.get(id);
    parts += 1;
    if (condition === undefined || parts > conditionWordsPartsMax) return null;
    switch (condition.kind) {
      case 'always_true':
      case 'always_false':
      case 'loop_control':
        return null;
      case 'not':
        return wordsOf(condition.of, !isNegated, isInside);
      case 'all':
      case 'any': {
        const words = condition.of.map((part) => wordsOf(part, isNegated, condition.of.length > 1));
        const known = words.filter((each) => each !== null);
        if (known.length === 0 || known.length < words.length) return null;
        const joined = known.join((condition.kind === 'all') === isNegated ? ' or ' : ' and ');
        return isInside && known.length > 1 ? `(${joined})` : joined;
      }
      default:
        return comparisonWords(condition, isNegated, style);
    }
  };
  return wordsOf(conditionId, false, false);
}
