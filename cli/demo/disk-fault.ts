/** The user did not choose where the demo writes: a disk that its processes cannot write to is no bug, and the message says what to change. */
import { Failure } from '../../project/failure.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';

/**
 * @param error what a process of the demo answered
 * @param keep the directory that the user named; null for one among the temporary files
 */
export const diskFailure = (error: Omit<ErrorEnvelope, 'suggestion'>, keep: string | null): Failure =>
  new Failure({
    ...error,
    message: `the demo could not write to ${keep ?? 'the directory for temporary files'}: ${error.message}`,
    suggestion: `Free some space on its disk, or ${keep === null ? 'set TMPDIR to another directory' : 'give another directory: --keep <dir>'}`,
  });

/** How WorkRail, and how git, names such a fault in what it prints. */
const printedFault = /\w+ failed with E[A-Z]+: [^\n]+|No space left on device/;

/** The failure behind an error about a process of the demo that ended or did not go on; null for any other. */
export function printedDiskFailure(error: unknown, keep: string | null): Failure | null {
  if (Failure.is(error) || !(error instanceof Error)) return null;
  const [message] = printedFault.exec(error.message) ?? [];
  return message === undefined
    ? null
    : diskFailure({ code: 'STORE_IO_FAILED', message, retry: { kind: 'not_retryable' } }, keep);
}
