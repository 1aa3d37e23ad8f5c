/** A prompt that is too long to be followed as a whole. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintPromptBytesMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';
import { authoredSteps, instructionOf, renderedPrompt } from '../../context.ts';

export const promptBudget: LintRule = {
  id: 'lint/prompt-budget',
  severity: 'warning',
  summary: 'a prompt that is too long to be followed',
  isFixable: false,
  find: (subject) =>
    authoredSteps(subject.workflow).flatMap((step) => {
      const bytes = utf8Length(renderedPrompt(subject, step));
      if (bytes <= lintPromptBytesMax) return [];
      return [
        {
          message: `the rendered prompt of \`${step.stepId}\` has ${bytes} bytes; ${lintPromptBytesMax} can be followed`,
          at: instructionOf(subject, step),
          label: 'with role, refs and hints',
          help: 'split the step where its result could be checked, or move material into a file that `references` names',
        },
      ];
    }),
};
