/** Reports more steps than a reviewer can keep in mind. */
import { lintStepsMax } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

export const stepCount: LintRule = {
  id: 'lint/step-count',
  severity: 'info',
  summary: 'too many steps to review',
  isFixable: false,
  find: ({ workflow, document }) => {
    const steps = authoredSteps(workflow);
    const first = steps[lintStepsMax];
    if (first === undefined) return [];
    return [
      {
        message: `the workflow has ${steps.length} steps; the recommended maximum is ${lintStepsMax}`,
        at: document.anchorOf(first.path),
        label: 'the first step above the limit',
        help: 'merge steps whose results are always reviewed together, or split the workflow',
      },
    ];
  },
};
