/** A step has only one prompt, because the compiler would have to guess how to merge two. */
import { instructionAt } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';

export const promptTwice: Rule = ({ unit, steps }) =>
  steps
    .filter((step) => step.prompt !== null && step.promptBlocks !== null)
    .map((step) => ({
      code: 'check/prompt-twice',
      message: `the step \`${step.stepId}\` has both \`prompt\` and \`promptBlocks\``,
      at: instructionAt(step, unit.document, 'prompt'),
      label: 'the step also has `promptBlocks`',
      help: 'keep only one of the two; `promptBlocks` can contain the text of `prompt` as its `goal`',
    }));
