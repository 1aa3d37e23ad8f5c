/** Converts an error of the operating system to a Failure, because it is not a bug of WorkRail. */
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { Failure, usageError } from '../failure.ts';
import { shownPath } from './shown-path.ts';

/** Null for any other error. Errors of operations on open files contain no path. */
export function fileFaultOf(error: unknown): Failure | null {
  const errno = errnoOf(error);
  if (errno === '') return null;
  // Of a rename, the user knows the new name: the old one is that of a temporary file.
  const { syscall, path, dest = path } = error as NodeJS.ErrnoException & { readonly dest?: string };
  // Every command queries the current directory first.
  if (syscall === 'uv_cwd')
    return usageError(`the current directory cannot be read (${errno})`, 'Change to an existing directory');
  const { meaning, fix } = osFault(errno);
  const place = dest === undefined ? '' : ` at ${shownPath(dest)}`;
  return new Failure({
    code: 'STORE_IO_FAILED',
    message: `${syscall ?? 'a file operation'} failed with ${errno}${place}: ${meaning}`,
    retry: { kind: 'not_retryable' },
    suggestion: `${fix}; then run the command again`,
  });
}
