/** Settings of the daemon as a service. */
import { Failure } from '../../project/failure.ts';

/**
 * Invalid settings end the daemon with exit code 2, whatever is wrong with them: service managers do not restart it then, because a
 * restart would fail again.
 * @param command what to run when they are corrected
 */
export function readServiceSettings<T>(command: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!Failure.is(error) || error.kind === 'usage') throw error;
    const suggestion = `${error.error.suggestion.replace(/\.$/, '')}. Then run: ${command}`;
    throw new Failure({ ...error.error, suggestion }, 'usage', error.diagnostics);
  }
}
