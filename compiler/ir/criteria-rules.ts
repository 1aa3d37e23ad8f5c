/** Splits validation criteria into single rules, each with its location. */
import type { ValidationCriteria } from '../../schemas/source-workflow.ts';
import type { Path } from './document.ts';

export type CriteriaRule = Extract<ValidationCriteria, { readonly type: string }>;

/**
 * The alternative for notes that say that the step does not apply: for criteria of a step whose condition the agent evaluates.
 * `workrail migrate` writes it, and it satisfies the criteria only in this case.
 */
export const notApplicableRule = { type: 'contains', value: 'step does not apply' } as const satisfies CriteriaRule;
export const isNotApplicableRule = (criteria: ValidationCriteria): boolean =>
  'type' in criteria && criteria.type === notApplicableRule.type && criteria.value === notApplicableRule.value;

export type PlacedRule = { readonly rule: CriteriaRule; readonly path: Path };

export function rulesIn(criteria: ValidationCriteria, path: Path): readonly PlacedRule[] {
  if ('and' in criteria) return criteria.and.flatMap((part, index) => rulesIn(part, [...path, 'and', index]));
  if ('or' in criteria) return criteria.or.flatMap((part, index) => rulesIn(part, [...path, 'or', index]));
  if ('not' in criteria) return rulesIn(criteria.not, [...path, 'not']);
  return [{ rule: criteria, path }];
}
