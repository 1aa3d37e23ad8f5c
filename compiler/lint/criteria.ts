/** The steps that criteria judge, and what a pattern of theirs finds [gameable-criteria-are-found]. */
import type { CheckedStep, CheckedWorkflow } from '../ir/checked.ts';
import { patternProgram } from '../pattern-programs.ts';
import { authoredSteps } from './context.ts';

export type RuledStep = CheckedStep & { readonly criteria: NonNullable<CheckedStep['criteria']> };

/** Steps of the author that are judged by criteria: a contract beside them rules alone. */
export function stepsWithCriteria(workflow: CheckedWorkflow): readonly RuledStep[] {
  return authoredSteps(workflow).filter((step): step is RuledStep => step.criteria !== null && step.contract === null);
}

/** Whether a pattern is found anywhere in a text, as a run would ask. */
export function isFoundIn(pattern: string, flags: string | undefined, text: string): boolean {
  const made = patternProgram(pattern, flags);
  return made.kind === 'program' && made.program.matcher(text).find();
}
