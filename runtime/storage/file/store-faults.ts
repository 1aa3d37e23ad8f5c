/** Faults of the operating system, as the storage adapters return them. */
import { err, type Result } from 'neverthrow';
import { basename } from 'node:path';
import { visibleName } from '../../../schemas/text/visible-text.ts';
import { errnoOf, osFault } from '../../../schemas/os-faults.ts';
import { unreadablyLarge } from '../faults.ts';
import type { Stored, StoreFault } from '../ports.ts';

/** A fault of the operating system as a value. The message names the operation, the errno, what it means, and the file without its path. */
function ioFault(operation: string, error: unknown): StoreFault {
  const errno = errnoOf(error);
  if (errno === '') throw error;
  const { syscall, path } = error as NodeJS.ErrnoException;
  const { meaning, fix, isLasting } = osFault(errno, syscall);
  const file = path === undefined ? '' : ` (${visibleName(basename(path))})`;
  return {
    code: 'STORE_IO_FAILED',
    message: `${operation} failed with ${errno}: ${meaning}${file}`,
    fix,
    retryable: !isLasting,
  };
}

/** A log that WorkRail itself refuses to read. Where it is caught on its way, it counts as the errno that it has. */
export class LogTooLarge extends Error {
  readonly code = 'EFBIG';
  readonly file: string;

  constructor(path: string) {
    super('EFBIG: the log of a session is too large');
    this.file = basename(path);
  }
}

/** Runs I/O at the adapter's boundary: an errno becomes a fault, a bug of ours stays an exception. */
export async function withStoreFaults<T>(operation: string, body: () => Promise<Result<T, StoreFault>>): Stored<T> {
  try {
    return await body();
  } catch (error) {
    return err(error instanceof LogTooLarge ? unreadablyLarge(error.file) : ioFault(operation, error));
  }
}
