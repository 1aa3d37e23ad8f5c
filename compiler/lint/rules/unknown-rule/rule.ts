/** `lintIgnore` entries for a rule that does not exist. The engine finds them, because it alone knows all rules. */
import type { LintDefinition } from '../../rule.ts';

export const unknownRule: LintDefinition = {
  id: 'lint/unknown-rule',
  severity: 'error',
  summary: 'an exception for a rule that does not exist',
  isFixable: false,
};
