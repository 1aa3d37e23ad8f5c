/** Validation criteria, taken apart: each rule with its place [gameable-criteria-are-found]. */
import type { ValidationCriteria } from '../../schemas/source-workflow.ts';
import type { Path } from '../ir/document.ts';
import type { CheckedStep, CheckedWorkflow } from '../ir/checked.ts';
import { patternProgram } from '../pattern-programs.ts';
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

/** Whether a pattern is found anywhere in a text, as a run would ask. */
export function isFoundIn(pattern: string, flags: string | undefined, text: string): boolean {
  const made = patternProgram(pattern, flags);
  return made.kind === 'program' && made.program.matcher(text).find();
}
