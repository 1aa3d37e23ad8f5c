/** An assessment that no step hands over. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';

export const unusedAssessment: LintRule = {
  id: 'lint/unused-assessment',
  severity: 'info',
  summary: 'an assessment that no step uses',
  // What its author wrote there cannot be had again.
  isFixable: false,
  find: ({ source, written, document }) => {
    const named = new Set(written.flatMap(({ kind, value }) => (kind === 'step' ? (value.assessmentRefs ?? []) : [])));
    return (source.assessments ?? []).flatMap(({ id }, index) =>
      named.has(id)
        ? []
        : [
            {
              message: `no step uses the assessment ${quote(id)}`,
              at: document.at(['assessments', index, 'id']),
              label: 'has no effect',
              help: 'add the assessment to `assessmentRefs` of a step, or remove it',
            },
          ],
    );
  },
};
