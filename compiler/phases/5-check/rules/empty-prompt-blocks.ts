/** `promptBlocks` must contain at least one block that is not empty. */
import type { Rule } from '../rule.ts';

export const emptyPromptBlocks: Rule = ({ unit, steps }) =>
  steps.flatMap(({ stepId, promptBlocks }) => {
    if (promptBlocks === null) return [];
    const { path, goal, constraints, procedure, verify, outputRequired } = promptBlocks;
    if ([goal, constraints, procedure, verify].some((parts) => parts.length > 0) || outputRequired.size > 0) return [];
    return [
      {
        code: 'check/empty-prompt-blocks' as const,
        message: `the step \`${stepId}\` has an empty instruction`,
        at: unit.document.at(path),
        help: 'add a `goal`, or a `procedure`',
      },
    ];
  });
