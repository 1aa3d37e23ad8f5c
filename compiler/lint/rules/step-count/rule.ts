/** More steps than a person can keep in view. */
import { lintStepsMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

export const stepCount: LintRule = {
  id: 'lint/step-count',
  severity: 'info',
  summary: 'more steps than a person can keep in view',
  isFixable: false,
  find: ({ workflow, document }) => {
    const steps = authoredSteps(workflow);
    const first = steps[lintStepsMax];
    if (first === undefined) return [];
    return [
      {
        message: `the workflow has ${steps.length} steps; up to ${lintStepsMax} can be kept in view`,
        at: document.anchorOf(first.path),
        label: 'the first one too many',
        help: 'join steps whose results are never looked at apart, or split the workflow',
      },
    ];
  },
};
