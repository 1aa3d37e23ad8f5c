/** What the file system refuses is a fault of the world, not a bug of ours. */
import { CommandFailure, exitCode } from './command.ts';

type FileFault = NodeJS.ErrnoException & { readonly code: string };

const isFileFault = (error: unknown): error is FileFault =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error && 'path' in error;

/** Null for anything else. */
export function fileFaultOf(error: unknown): CommandFailure | null {
  if (!isFileFault(error)) return null;
  return new CommandFailure(
    {
      code: 'STORE_IO_FAILED',
      message: `${error.syscall ?? 'a file operation'} failed with ${error.code} at ${error.path ?? 'a file'}`,
      retry: { kind: 'not_retryable' },
      suggestion:
        'Make that place readable and writable, free some space, or work in another folder; then run the command again',
    },
    exitCode.errorsFound,
  );
}
