/** What calls cost, by session, step, workflow or any other key: a fold of the ledger. Pure. */
import type { LedgerRecordOf } from '../../schemas/daemon/ledger-record.ts';
import { microUsdPerUsd } from './amounts.ts';
import type { Entry } from './balance.ts';

export type Cost = {
  readonly calls: number;
  /** As counted: of a call whose usage is unknown, what was reserved for it. */
  readonly tokens: number;
  /** Of the calls whose price is known. */
  readonly microUsd: number;
  /** Calls whose price is unknown: `microUsd` does not include them. */
  readonly unpricedCalls: number;
  /** Calls whose usage is unknown, or that still run: their reservations are counted. */
  readonly unreportedCalls: number;
};

export const noCost: Cost = { calls: 0, tokens: 0, microUsd: 0, unpricedCalls: 0, unreportedCalls: 0 };

/** In US dollars; null if a price or the usage of a call is unknown. */
export const exactUsd = ({ microUsd, unpricedCalls, unreportedCalls }: Cost): number | null =>
  unpricedCalls + unreportedCalls === 0 ? microUsd / microUsdPerUsd : null;

/** Without calls that still run, while a process works on their session: what they cost is known as soon as they end. */
export const endedCalls = (entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(({ state }) => state !== 'reserved');

function withCall(cost: Cost, { counted, state }: Entry): Cost {
  return {
    calls: cost.calls + 1,
    tokens: cost.tokens + counted.tokens,
    microUsd: cost.microUsd + (counted.microUsd ?? 0),
    unpricedCalls: cost.unpricedCalls + (counted.microUsd === null ? 1 : 0),
    unreportedCalls: cost.unreportedCalls + (state === 'settled' ? 0 : 1),
  };
}

/** In the order in which the keys first occur. */
export function costsBy(
  entries: readonly Entry[],
  keyOf: (call: LedgerRecordOf<'reserved'>) => string,
): ReadonlyMap<string, Cost> {
  const costs = new Map<string, Cost>();
  for (const entry of entries) {
    const key = keyOf(entry.reserved);
    costs.set(key, withCall(costs.get(key) ?? noCost, entry));
  }
  return costs;
}
