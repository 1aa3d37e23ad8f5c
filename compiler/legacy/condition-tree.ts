/** A condition as it counted: of several operators the first one, of `and`, `or`, `not` and `var` the first one of these. */
import type { JsonValue } from '../../schemas/canonical/json.ts';
import type { Path } from '../ir/document.ts';
import { type LegacyComparison, legacyComparisons } from '../../schemas/closed-sets.ts';
import type { LegacyCondition } from '../../schemas/legacy-workflow.ts';

export type Comparison = {
  readonly kind: 'comparison';
  /** As it was written: `complexity`, `analysis.risk`. */
  readonly variable: string;
  /** Without an operator a variable holds when it is true or set. */
  readonly operator: LegacyComparison | 'truthy';
  readonly value: JsonValue;
  readonly path: Path;
};
export type ConditionTree =
  | Comparison
  | { readonly kind: 'all' | 'any'; readonly of: readonly ConditionTree[]; readonly path: Path }
  | { readonly kind: 'not'; readonly of: ConditionTree; readonly path: Path }
  /** Tests nothing, so it holds. */
  | { readonly kind: 'nothing'; readonly path: Path };

/** Told about every key that never counted. */
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
  return { kind: 'comparison', variable: condition.var, operator: operator ?? 'truthy', value, path };
}

/** Every comparison, in the order in which it is written. */
export function comparisonsOf(tree: ConditionTree): readonly Comparison[] {
  if (tree.kind === 'comparison') return [tree];
  if (tree.kind === 'not') return comparisonsOf(tree.of);
  return tree.kind === 'nothing' ? [] : tree.of.flatMap(comparisonsOf);
}
