/**
 * Parses a condition as the older engine evaluated it: of several operators, only the first one, and of `and`, `or`, `not` and
 * `var`, only the first of these.
 */
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import type { Path } from '../../ir/document.ts';
import { onlyTokenIn } from '../context/tokens.ts';
import { type LegacyComparison, legacyComparisons } from '../../../schemas/closed-sets.ts';
import type { LegacyCondition } from '../../../schemas/legacy-workflow.ts';

export type Comparison = {
  readonly kind: 'comparison';
  /** The key as written: `complexity`, `analysis.risk`. */
  readonly variable: string;
  /** Without an operator, the condition holds if the value is set and not false, 0 or empty. */
  readonly operator: LegacyComparison | 'truthy';
  readonly value: JsonValue;
  readonly path: Path;
};
export type ConditionTree =
  | Comparison
  | { readonly kind: 'all' | 'any'; readonly of: readonly ConditionTree[]; readonly path: Path }
  | { readonly kind: 'not'; readonly of: ConditionTree; readonly path: Path }
  /** A condition that tests nothing always holds. */
  | { readonly kind: 'nothing'; readonly path: Path };

/** Called for every key that the older engine ignored. */
export type OnIgnored = (path: Path, key: string, counted: string | null) => void;

const kinds = ['and', 'or', 'not', 'var'] as const;

export function treeOf(condition: LegacyCondition, path: Path, onIgnored: OnIgnored): ConditionTree {
  const kind = kinds.find((key) => condition[key] !== undefined) ?? null;
  const operator = legacyComparisons.find((key) => condition[key] !== undefined) ?? null;
  const counting: readonly (string | null)[] = kind === 'var' ? [kind, operator] : [kind];
  const ignored = [...kinds, ...legacyComparisons].filter(
    (key) => condition[key] !== undefined && !counting.includes(key),
  );
  for (const key of ignored) onIgnored([...path, key], key, kind === 'var' ? operator : kind);
  const members = (of: readonly LegacyCondition[], key: string) =>
    of.map((member, index) => treeOf(member, [...path, key, index], onIgnored));
  if (condition.and !== undefined) return { kind: 'all', of: members(condition.and, 'and'), path };
  if (condition.or !== undefined) return { kind: 'any', of: members(condition.or, 'or'), path };
  if (condition.not !== undefined) return { kind: 'not', of: treeOf(condition.not, [...path, 'not'], onIgnored), path };
  if (condition.var === undefined) return { kind: 'nothing', path };
  const value = operator === null ? true : (condition[operator] ?? null);
  // `{{flag}}` names the key as well.
  const variable = onlyTokenIn(condition.var) ?? condition.var;
  return { kind: 'comparison', variable, operator: operator ?? 'truthy', value, path };
}

/** Every comparison, in the order of the file. */
export function comparisonsOf(tree: ConditionTree): readonly Comparison[] {
  if (tree.kind === 'comparison') return [tree];
  if (tree.kind === 'not') return comparisonsOf(tree.of);
  return tree.kind === 'nothing' ? [] : tree.of.flatMap(comparisonsOf);
}
