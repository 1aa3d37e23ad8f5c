/** Reports an assessment that no step requires. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';

export const unusedAssessment: LintRule = {
  id: 'lint/unused-assessment',
  severity: 'info',
  summary: 'an assessment that no step uses',
  // Not fixed automatically, because the text of the author would be lost.
  isFixable: false,
  find: ({ source, workflow, document }) => {
    // Also the steps of a routine, for which the declaration of the workflow applies.
    const named = new Set(workflow.steps.flatMap(({ assessments }) => assessments.map(({ title }) => title)));
    return (source.assessments ?? []).flatMap(({ id }, index) =>
      named.has(id)
        ? []
        : [
            {
              message: `no step uses the assessment ${quote(id)}`,
              at: document.at(['assessments', index, 'id']),
              label: 'has no effect',
              help: 'add the assessment to `assessmentRefs` of a step, or remove the assessment',
            },
          ],
    );
  },
};
