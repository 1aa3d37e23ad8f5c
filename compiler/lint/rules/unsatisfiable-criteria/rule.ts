/** Reports criteria that no notes can satisfy: every run is blocked at this step. */
import { stepsWithCriteria } from '../../criteria.ts';
import type { LintRule } from '../../rule.ts';
import { unsatisfiable } from '../../unsatisfiable.ts';

export const unsatisfiableCriteria: LintRule = {
  id: 'lint/unsatisfiable-criteria',
  severity: 'error',
  summary: 'validation criteria that no notes can satisfy',
  isFixable: false,
  find: ({ workflow, document }) =>
    stepsWithCriteria(workflow).flatMap(({ stepId, criteria }) => {
      const problem = unsatisfiable(criteria.criteria, criteria.path);
      if (problem === null) return [];
      return [
        {
          message: problem.message,
          at: document.anchorOf(problem.path),
          label: `no run can complete the step \`${stepId}\``,
          help: problem.help,
        },
      ];
    }),
};
