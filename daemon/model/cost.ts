/** The cost of a session, from the sums of what its provider reported. Pure. */
import type { ModelPrices } from '../../schemas/daemon-config.ts';
import type { UsageSums } from '../conversation/session-state.ts';
import { microUsdPerUsd, priceOf } from '../ledger/amounts.ts';

/** In US dollars; null if a price or the usage of a call is unknown. */
export function costOf({ unreportedCalls, ...usage }: UsageSums, prices: ModelPrices | undefined): number | null {
  const microUsd = prices === undefined || unreportedCalls > 0 ? null : priceOf(usage, prices);
  return microUsd === null ? null : microUsd / microUsdPerUsd;
}
