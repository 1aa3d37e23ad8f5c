/** Validation criteria, taken apart: each rule with its place [gameable-criteria-are-found]. */
import { RE2JS } from 're2js';
import type { ValidationCriteria } from '../../schemas/source-workflow.ts';
import type { Path } from '../ir/document.ts';
import type { CheckedStep, CheckedWorkflow } from '../ir/checked.ts';
import { authoredSteps } from './context.ts';

export type CriteriaRule = Extract<ValidationCriteria, { readonly type: string }>;
export type PlacedRule = { readonly rule: CriteriaRule; readonly path: Path };
export type RuledStep = CheckedStep & { readonly criteria: NonNullable<CheckedStep['criteria']> };

/** Steps of the author that are judged by criteria: a contract beside them rules alone. */
export function stepsWithCriteria(workflow: CheckedWorkflow): readonly RuledStep[] {
  return authoredSteps(workflow).filter((step): step is RuledStep => step.criteria !== null && step.contract === null);
}

export function rulesIn(criteria: ValidationCriteria, path: Path): readonly PlacedRule[] {
  if ('and' in criteria) return criteria.and.flatMap((part, index) => rulesIn(part, [...path, 'and', index]));
  if ('or' in criteria) return criteria.or.flatMap((part, index) => rulesIn(part, [...path, 'or', index]));
  if ('not' in criteria) return rulesIn(criteria.not, [...path, 'not']);
  return [{ rule: criteria, path }];
}

/** The built program loads RE2 at its first use, so nothing of it is read before a pattern is matched. */
const bits = { i: () => RE2JS.CASE_INSENSITIVE, m: () => RE2JS.MULTILINE, s: () => RE2JS.DOTALL } as const;

/** Whether a pattern is found anywhere in a text, as a run would ask. */
export function isFoundIn(pattern: string, flags: string | undefined, text: string): boolean {
  const set = (['i', 'm', 's'] as const).reduce(
    (all, flag) => (flags?.includes(flag) === true ? all | bits[flag]() : all),
    0,
  );
  return RE2JS.compile(pattern, set).matcher(text).find();
}
