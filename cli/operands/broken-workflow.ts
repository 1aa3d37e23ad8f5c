/** A workflow that is named by its id and whose source does not compile, with no earlier version to use instead. */
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import { checkOf } from '../../project/next-command.ts';

export const doesNotCompile = (workflowId: string, source: string): ErrorEnvelope => ({
  code: 'COMPILE_FAILED',
  message: `${workflowId} does not compile: ${source} has errors, and no earlier compiled version is stored`,
  retry: { kind: 'not_retryable' },
  suggestion: `Run: ${checkOf(source)}`,
});
