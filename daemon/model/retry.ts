/** Whether and when a failed model call is made again. Pure. */
import type { ModelFaultCode } from '../../schemas/daemon/turn-record.ts';
import { counted } from '../../schemas/text/counted.ts';
import type { ModelFault } from './model.ts';

/** The same call fails again: a rejected key, a request that is too long. */
const lasting: ReadonlySet<ModelFaultCode> = new Set(['unauthorized', 'request_refused', 'cancelled']);
export const isLasting = (code: ModelFaultCode): boolean => lasting.has(code);

const firstPauseMs = 1000;
/** A provider asks for a longer pause when the quota of the day is used up. The session ends with that reason. */
const longestPauseMs = 120_000;

/**
 * Milliseconds until the call is made again: a pause that doubles with each failure, and at least what the provider asks for. A provider
 * that asks for no pause at all would otherwise get all calls at once, and the session would end within a moment.
 *
 * @param failures in a row, including this one
 * @param random from 0 to 1, so that sessions that failed together do not retry together
 * @returns null if another call cannot help
 */
export function pauseBeforeRetry({ code, retryAfterMs }: ModelFault, failures: number, random: number): number | null {
  if (isLasting(code)) return null;
  if (isTooLong(retryAfterMs)) return null;
  const ownMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)) * (0.5 + random / 2);
  return Math.max(ownMs, retryAfterMs ?? 0);
}

const shownMinutesMax = 24 * 60;
const isTooLong = (retryAfterMs = 0): boolean => retryAfterMs > longestPauseMs;

/** Why no other call is made. */
export function lastReason({ code, message, retryAfterMs = 0 }: ModelFault): string {
  if (isLasting(code) || !isTooLong(retryAfterMs)) return message;
  const minutes = Math.ceil(retryAfterMs / 60_000);
  // A provider can ask for any number: one that means nothing to a reader is not shown.
  const pause = minutes > shownMinutesMax ? 'more than a day' : counted(minutes, 'minute');
  return `${message}, and the provider asks to wait ${pause}`;
}
