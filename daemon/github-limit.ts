/**
 * The rate limits of GitHub. It states one with the status that it also has for a missing permission: by headers, or, for a
 * secondary limit, in the words of the message alone. Pure.
 */
import { unstatedLimitMs } from '../schemas/daemon/limits.ts';

export type LimitedReply = {
  readonly status: number | undefined;
  readonly header: (name: string) => string | null;
  readonly message: string;
};

const words = /\brate limit\b/i;

/** When the limit ends; null for a reply that states none. */
export function limitEndMs({ status, header, message }: LimitedReply, nowMs: number): number | null {
  if (status !== 403 && status !== 429) return null;
  const [after, reset] = [header('retry-after'), header('x-ratelimit-reset')];
  const isSpent = header('x-ratelimit-remaining') === '0';
  if (isNumber(after)) return nowMs + Number(after) * 1000;
  if (isSpent && isNumber(reset)) return Number(reset) * 1000;
  return after !== null || isSpent || status === 429 || words.test(message) ? nowMs + unstatedLimitMs : null;
}

const isNumber = (value: string | null): boolean => value !== null && /^\d+$/.test(value);
