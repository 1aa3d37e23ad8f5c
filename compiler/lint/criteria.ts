/** The steps with validation criteria, and whether a pattern of theirs matches [gameable-criteria-are-found]. */
import type { CheckedStep, CheckedWorkflow } from '../ir/checked.ts';
import { patternProgram } from '../pattern-programs.ts';
import { authoredSteps } from './context.ts';

export type RuledStep = CheckedStep & { readonly criteria: NonNullable<CheckedStep['criteria']> };

/** Authored steps whose criteria apply; if a step also has a contract, only the contract applies. */
export function stepsWithCriteria(workflow: CheckedWorkflow): readonly RuledStep[] {
  return authoredSteps(workflow).filter((step): step is RuledStep => step.criteria !== null && step.contract === null);
}

/** Whether a pattern matches anywhere in a text, evaluated as in a run. */
export function isFoundIn(pattern: string, flags: string | undefined, text: string): boolean {
  const made = patternProgram(pattern, flags);
  return made.kind === 'program' && made.program.matcher(text).find();
}
