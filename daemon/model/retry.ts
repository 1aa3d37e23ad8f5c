/** Whether and when a failed model call is made again. Pure. */
import type { ModelFaultCode } from '../../schemas/daemon/turn-record.ts';
import type { ModelFault } from './model.ts';

/** The same call fails again: a rejected key, a request that is too long. */
const lasting: ReadonlySet<ModelFaultCode> = new Set(['unauthorized', 'request_refused', 'cancelled']);
export const isLasting = (code: ModelFaultCode): boolean => lasting.has(code);

const firstPauseMs = 1000;
/** A provider asks for a longer pause when the quota of the day is used up. The session ends with that reason. */
const longestPauseMs = 120_000;

/**
 * Milliseconds until the call is made again: what the provider asks for, or a pause that doubles with each failure.
 *
 * @param failures in a row, including this one
 * @param random from 0 to 1, so that sessions that failed together do not retry together
 * @returns null if another call cannot help
 */
export function pauseBeforeRetry({ code, retryAfterMs }: ModelFault, failures: number, random: number): number | null {
  if (isLasting(code)) return null;
  if (retryAfterMs !== undefined) return retryAfterMs > longestPauseMs ? null : retryAfterMs;
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + random / 2);
}
