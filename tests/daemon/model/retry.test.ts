/** Pauses between failed model calls. */
import { expect, it } from 'vitest';
import type { ModelFault } from '../../../daemon/model/model.ts';
import { lastReason, pauseBeforeRetry } from '../../../daemon/model/retry.ts';

const limited = (retryAfterMs?: number): ModelFault => ({
  kind: 'fault',
  code: 'rate_limited',
  message: 'the provider answered 429: rate limit exceeded',
  ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
});

it('the pause grows with each failure, also if the provider asks for a shorter one', () => {
  for (const asked of [undefined, 0, 1])
    expect([1, 2, 3, 6].map((failures) => pauseBeforeRetry(limited(asked), failures, 1))).toEqual([
      1000, 2000, 4000, 32_000,
    ]);
  expect(pauseBeforeRetry(limited(60_000), 1, 1)).toBe(60_000);
});

it('a session that ends because the provider asks for a long pause states how long', () => {
  expect(pauseBeforeRetry(limited(3_600_000), 1, 1)).toBe(null);
  expect(lastReason(limited(3_600_000))).toBe(
    'the provider answered 429: rate limit exceeded, and the provider asks to wait 60 minutes',
  );
  expect(lastReason(limited(1e308))).toMatch(/, and the provider asks to wait more than a day$/);
  expect(lastReason({ ...limited(3_600_000), code: 'unauthorized' })).toBe(limited().message);
});
