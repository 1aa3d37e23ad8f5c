/** Bundle files that a person names, and `-` for stdin. */
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { bundleBytesMax } from '../schemas/limits.ts';
import { CommandFailure, exitCode, usageError } from './command.ts';

/** A session is named by its id, a run id or a run name; none of them looks like a file. */
export const looksLikeFile = (operand: string): boolean =>
  operand === '-' || /[/\\.]/.test(operand) || !/^(sess_|run_|[a-z]+-[a-z]+-[0-9]+$)/.test(operand);

export function readBundle(operand: string): string {
  if (operand === '-') return readFileSync(0, 'utf8');
  let descriptor: number;
  try {
    descriptor = openSync(operand, 'r');
  } catch (error) {
    const errno = (error as NodeJS.ErrnoException).code ?? '';
    const why = errno === 'ENOENT' ? 'there is no such file' : errno;
    throw usageError(`${operand} cannot be read: ${why}`, 'Name a bundle file, or a session: workrail sessions list');
  }
  try {
    const stat = fstatSync(descriptor);
    if (stat.isDirectory()) throw usageError(`${operand} is a folder`, 'Name the bundle file in it');
    if (stat.size > bundleBytesMax) throw tooLarge(stat.size);
    return readFileSync(descriptor, 'utf8');
  } finally {
    closeSync(descriptor);
  }
}

const tooLarge = (bytes: number): CommandFailure =>
  new CommandFailure(
    {
      code: 'BUNDLE_INVALID_FORMAT',
      message: `the file has ${bytes} bytes; no bundle has more than ${bundleBytesMax}`,
      retry: { kind: 'not_retryable' },
      suggestion: 'Check that it was made by: workrail sessions export',
    },
    exitCode.errorsFound,
  );
