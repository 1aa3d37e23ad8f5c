/**
 * Reports `lintIgnore` entries that suppress nothing. The engine implements this rule, because only the engine knows the findings
 * of the other rules.
 */
import type { LintDefinition } from '../../rule.ts';

export const unusedIgnore: LintDefinition = {
  id: 'lint/unused-ignore',
  severity: 'warning',
  summary: 'a suppression that is not used',
  isFixable: true,
};
