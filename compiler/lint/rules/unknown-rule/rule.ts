/** Reports `lintIgnore` entries for unknown rules. The engine implements this rule, because only the engine knows all rules. */
import type { LintDefinition } from '../../rule.ts';

export const unknownRule: LintDefinition = {
  id: 'lint/unknown-rule',
  severity: 'error',
  summary: 'a suppression of an unknown rule',
  isFixable: false,
};
