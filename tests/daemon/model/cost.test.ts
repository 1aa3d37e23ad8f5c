/** The cost of a session, in the arithmetic of providers: cached tokens are part of the input. */
import { expect, it } from 'vitest';
import { costOf } from '../../../daemon/model/cost.ts';

const usage = {
  inputTokens: 1_000_000,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 100_000,
  unreportedCalls: 0,
};
const prices = { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };

// @verifies unknown-price-is-unknown
it('counts each token once, at the price of its kind', () => {
  expect(costOf(usage, prices)).toBeCloseTo(4.5, 9);
  const cached = { ...usage, cacheReadTokens: 800_000, cacheWriteTokens: 100_000 };
  expect(costOf(cached, prices)).toBeCloseTo(0.1 * 3 + 0.8 * 0.3 + 0.1 * 3.75 + 1.5, 9);
});

// @verifies unknown-price-is-unknown
it.each([
  ['the model has no prices', usage, undefined],
  ['tokens were read from a cache, without a price for it', { ...usage, cacheReadTokens: 1 }, { input: 3, output: 15 }],
  [
    'tokens were written to a cache, without a price for it',
    { ...usage, cacheWriteTokens: 1 },
    { input: 3, output: 15 },
  ],
  ['the usage of a call is unknown', { ...usage, unreportedCalls: 1 }, prices],
])('is unknown, and not 0, if %s', (_, used, given) => {
  expect(costOf(used, given)).toBeNull();
});
