/** Reports guidance above the recommended size. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintGuidanceBytesMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';

export const guidanceBudget: LintRule = {
  id: 'lint/guidance-budget',
  severity: 'warning',
  summary: 'guidance that is too long',
  isFixable: false,
  find: ({ workflow, document }) => {
    const bytes = workflow.guidance.reduce((sum, { text }) => sum + utf8Length(text), 0);
    if (bytes <= lintGuidanceBytesMax) return [];
    return [
      {
        message: `\`guidance\` has ${bytes} bytes in total; the recommended maximum is ${lintGuidanceBytesMax}`,
        at: document.keyAt(['guidance']),
        label: 'the agent receives the guidance at every start and rehydrate',
        help: 'keep the rules that apply to every step; move the rest into the prompts that need it',
      },
    ];
  },
};
