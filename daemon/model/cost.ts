/** The cost of a session. Pure. */
import type { ModelPrices } from '../../schemas/daemon-config.ts';
import type { UsageSums } from '../conversation/session-state.ts';

const perMillion = 1_000_000;

/** In US dollars; null if a price or the usage of a call is unknown. Cached tokens are part of the input, and are counted once. */
export function costOf(usage: UsageSums, prices: ModelPrices | undefined): number | null {
  const { inputTokens, cacheReadTokens, cacheWriteTokens, outputTokens, unreportedCalls } = usage;
  if (prices === undefined || unreportedCalls > 0) return null;
  const { input, output, cacheRead, cacheWrite } = prices;
  if ((cacheReadTokens > 0 && cacheRead === undefined) || (cacheWriteTokens > 0 && cacheWrite === undefined))
    return null;
  const uncached = inputTokens - cacheReadTokens - cacheWriteTokens;
  const sum =
    uncached * input +
    cacheReadTokens * (cacheRead ?? 0) +
    cacheWriteTokens * (cacheWrite ?? 0) +
    outputTokens * output;
  return sum / perMillion;
}
