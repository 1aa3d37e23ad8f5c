/** Reports a prompt that is too long to be followed completely. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintPromptBytesMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';
import { authoredSteps, instructionOf, renderedPrompt } from '../../context.ts';

export const promptBudget: LintRule = {
  id: 'lint/prompt-budget',
  severity: 'warning',
  summary: 'a prompt that is too long',
  isFixable: false,
  find: (subject) =>
    authoredSteps(subject.workflow).flatMap((step) => {
      const bytes = utf8Length(renderedPrompt(subject, step));
      if (bytes <= lintPromptBytesMax) return [];
      return [
        {
          message: `the rendered prompt of \`${step.stepId}\` has ${bytes} bytes; the recommended maximum is ${lintPromptBytesMax}`,
          at: instructionOf(subject, step),
          label: 'the size includes the role, the refs and the hints',
          help: 'split the step where its result can be checked, or move material into a file listed in `references`',
        },
      ];
    }),
};
