/** `lintIgnore` entries that excuse nothing. The engine finds them, because it alone knows what the other rules found. */
import type { LintDefinition } from '../../rule.ts';

export const unusedIgnore: LintDefinition = {
  id: 'lint/unused-ignore',
  severity: 'warning',
  summary: 'a suppression that is not used',
  isFixable: true,
};
