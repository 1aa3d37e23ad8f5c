/** All prompts of a workflow together. Without conditions every run reads all of them. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintPromptsBytesMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';

export const workflowBudget: LintRule = {
  id: 'lint/workflow-budget',
  severity: 'info',
  summary: 'a workflow whose prompts fill the context of an agent',
  isFixable: false,
  find: ({ document, snapshot }) => {
    const bytes = snapshot.steps.reduce((sum, { prompt }) => sum + utf8Length(prompt), 0);
    if (bytes <= lintPromptsBytesMax) return [];
    return [
      {
        message: `the prompts have ${bytes} bytes in all; ${lintPromptsBytesMax} leave room for the work`,
        at: document.keyAt(['steps']),
        help: 'shorten them, or split the workflow where one part hands over to the next',
      },
    ];
  },
};
