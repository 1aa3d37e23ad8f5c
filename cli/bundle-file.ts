/** Bundle files that a person names, and `-` for stdin. */
import { bundleBytesMax } from '../schemas/limits.ts';
import { errnoOf, osFault } from '../schemas/os-faults.ts';
import { type ReadBytes, readFileBounded, readStdinBounded } from './bounded-read.ts';
import { CommandFailure, exitCode, usageError } from './command.ts';

/** A session is named by its id, a run id or a run name; none of them looks like a file. */
export const looksLikeFile = (operand: string): boolean =>
  operand === '-' || /[/\\.]/.test(operand) || !/^(sess_|run_|[a-z]+-[a-z]+-[0-9]+$)/.test(operand);

export function readBundle(operand: string): string {
  const { bytes, fileBytes } = operand === '-' ? readStdinBounded(bundleBytesMax) : fileOf(operand);
  if (fileBytes > bundleBytesMax) throw tooLarge(fileBytes);
  return new TextDecoder().decode(bytes);
}

function fileOf(operand: string): ReadBytes {
  try {
    return readFileBounded(operand, bundleBytesMax);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    if (errno === 'EISDIR') throw usageError(`${operand} is a folder`, 'Name the bundle file in it');
    const why = errno === 'ENOENT' ? 'there is no such file' : `${osFault(errno).meaning} (${errno})`;
    throw usageError(`${operand} cannot be read: ${why}`, 'Name a bundle file, or a session: workrail sessions list');
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
