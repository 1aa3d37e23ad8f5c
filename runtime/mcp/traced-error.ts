/** An error of the protocol as the log has it: the client chose its text, or the SDK wrote a message of the client into it. */
import { tracedErrorBytesMax } from '../../schemas/limits.ts';
import { shortened } from '../core/text-budget.ts';

export const tracedError = (error: unknown): string =>
  shortened(error instanceof Error ? error.message : String(error), tracedErrorBytesMax);
