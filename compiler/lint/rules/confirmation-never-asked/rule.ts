/** Reports a confirmation in a workflow that recommends a mode in which nobody is asked [confirmation-by-mode]. */
import { asksForConfirmation } from '../../../../schemas/step-options.ts';
import type { LintRule } from '../../rule.ts';

export const confirmationNeverAsked: LintRule = {
  id: 'lint/confirmation-never-asked',
  severity: 'warning',
  summary: 'a confirmation that the recommended mode never requests',
  isFixable: false,
  find: ({ written, source, document }) =>
    source.recommendations?.autonomy !== 'full_auto_never_stop'
      ? []
      : written
          .filter(({ value }) => 'requireConfirmation' in value && asksForConfirmation(value))
          .map(({ path }) => ({
            message: '`requireConfirmation` has no effect in the autonomy mode that this workflow recommends',
            at: document.keyAt([...path, 'requireConfirmation']),
            label: 'in `full_auto_never_stop`, the agent confirms the step itself',
            help: 'recommend `full_auto_stop_on_user_deps` or `guided`, or remove `requireConfirmation`',
          })),
};
