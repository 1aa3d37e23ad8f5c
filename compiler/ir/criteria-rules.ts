/** Splits validation criteria into single rules, each with its location. */
import type { ValidationCriteria } from '../../schemas/source-workflow.ts';
import type { Path } from './document.ts';

export type CriteriaRule = Extract<ValidationCriteria, { readonly type: string }>;
export type PlacedRule = { readonly rule: CriteriaRule; readonly path: Path };

export function rulesIn(criteria: ValidationCriteria, path: Path): readonly PlacedRule[] {
  if ('and' in criteria) return criteria.and.flatMap((part, index) => rulesIn(part, [...path, 'and', index]));
  if ('or' in criteria) return criteria.or.flatMap((part, index) => rulesIn(part, [...path, 'or', index]));
  if ('not' in criteria) return rulesIn(criteria.not, [...path, 'not']);
  return [{ rule: criteria, path }];
}
