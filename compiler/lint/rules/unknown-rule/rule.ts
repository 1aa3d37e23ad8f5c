/** `lintIgnore` entries for a rule that does not exist. The engine finds them, because it alone knows all rules. */
import type { LintDefinition } from '../../rule.ts';

export const unknownRule: LintDefinition = {
  id: 'lint/unknown-rule',
  severity: 'error',
  summary: 'a suppression of an unknown rule',
  isFixable: false,
};
