/** Guidance that has become a document. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintGuidanceBytesMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';

export const guidanceBudget: LintRule = {
  id: 'lint/guidance-budget',
  severity: 'warning',
  summary: 'guidance that has become a document',
  isFixable: false,
  find: ({ workflow, document }) => {
    const bytes = workflow.guidance.reduce((sum, { text }) => sum + utf8Length(text), 0);
    if (bytes <= lintGuidanceBytesMax) return [];
    return [
      {
        message: `\`guidance\` has ${bytes} bytes in all; ${lintGuidanceBytesMax} are read with care`,
        at: document.keyAt(['guidance']),
        label: 'shown on every start and rehydrate',
        help: 'keep the rules that hold in every step; put what only one step needs in its prompt',
      },
    ];
  },
};
