/** Phase 5: semantic rules, one per file; all of them run, so that the author gets every error at once. */
import { isError, type PhaseResult } from '../../diagnostics/unlocated.ts';
import type { BoundStep, BoundWorkflow } from '../../ir/bound.ts';
import type { CheckedStep, CheckedWorkflow } from '../../ir/checked.ts';
import type { Rule } from './rule.ts';
import { blankText } from './rules/blank-text.ts';
import { checkCosts } from './rules/check-costs.ts';
import { conditionWork } from './rules/condition-work.ts';
import { contractFields } from './rules/contract-fields.ts';
import { descriptionTooLong } from './rules/description-too-long.ts';
import { emptyPromptBlocks } from './rules/empty-prompt-blocks.ts';
import { enumValues } from './rules/enum-values.ts';
import { flow } from './rules/flow.ts';
import { guidanceTooLong } from './rules/guidance-too-long.ts';
import { loopControl } from './rules/loop-control.ts';
import { messageTooLong } from './rules/message-too-long.ts';
import { promptMissing } from './rules/prompt-missing.ts';
import { promptTwice } from './rules/prompt-twice.ts';
import { titleOverLines } from './rules/title-over-lines.ts';
import { titleTooLong } from './rules/title-too-long.ts';
import { tooManyIterations } from './rules/too-many-iterations.ts';
import { tooManySteps } from './rules/too-many-steps.ts';

const rules: readonly Rule[] = [
  promptMissing,
  promptTwice,
  emptyPromptBlocks,
  blankText,
  titleTooLong,
  titleOverLines,
  descriptionTooLong,
  guidanceTooLong,
  messageTooLong,
  tooManySteps,
  checkCosts,
  conditionWork,
  enumValues,
  loopControl,
  tooManyIterations,
  contractFields,
];

const isInstructed = (step: BoundStep): step is CheckedStep => step.instruction !== null;

export function checkRules(workflow: BoundWorkflow): PhaseResult<CheckedWorkflow> {
  const wrong = rules.flatMap((rule) => rule(workflow));
  if (wrong.some(isError)) return { value: null, findings: wrong };
  // The flow analysis runs only if the loops of the workflow are valid.
  const findings = [...wrong, ...flow(workflow)];
  if (findings.some(isError)) return { value: null, findings };
  const { steps } = workflow;
  if (!steps.every(isInstructed)) throw new Error('a step without exactly one instruction passed the checks');
  return { value: { ...workflow, steps }, findings };
}
