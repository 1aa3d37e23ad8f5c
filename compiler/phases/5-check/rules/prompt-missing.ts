/** A step must have a prompt. */
import type { Rule } from '../rule.ts';

export const promptMissing: Rule = ({ unit, steps }) =>
  steps
    .filter((step) => step.prompt === null && step.promptBlocks === null)
    .map((step) => ({
      code: 'check/prompt-missing',
      message: `the step \`${step.stepId}\` has no instruction`,
      at: unit.document.anchorOf(step.path),
      label: 'this step has neither `prompt` nor `promptBlocks`',
      help: 'add `promptBlocks` with at least a `goal`, or a `prompt`',
    }));
