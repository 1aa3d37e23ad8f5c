/** Output that could not be written. It is reported on stderr, also where the command was asked for JSON: stdout takes nothing. */
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { Failure } from '../../project/failure.ts';

/** Shared by every bundle, like the brand of a failure. */
const brand = Symbol.for('workrail.output-fault');

export class OutputFault extends Failure {
  readonly [brand] = true;
  /** The reader of the pipe closed it: it has all that it wanted. */
  readonly isClosedPipe: boolean;
  constructor(errno: string) {
    const { meaning, fix } = osFault(errno);
    const error = {
      code: 'STORE_IO_FAILED',
      message: `the output could not be written (${errno}): ${meaning}`,
      retry: { kind: 'not_retryable' },
      suggestion: `${fix}; then run the command again`,
    } as const;
    super(error);
    this.isClosedPipe = errno === 'EPIPE' || errno === 'EOF';
  }
}

export const isOutputFault = (error: unknown): error is OutputFault => error instanceof Error && brand in error;

/** What a write to stdout failed with; anything but a fault of the operating system stays what it is. */
export function outputFault(error: unknown): unknown {
  const errno = errnoOf(error);
  return errno === '' ? error : new OutputFault(errno);
}
