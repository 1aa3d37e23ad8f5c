/** The sums of the ledger, and what they allow: a fold of its records, and of nothing else [ledger-sums-are-a-fold]. Pure. */
import { type LimitReason, type LimitScope, limitScopes } from '../../schemas/closed-sets.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { LedgerRecord, LedgerRecordOf } from '../../schemas/daemon/ledger-record.ts';
import type { ExceededLimit, ReachedLimit } from '../../schemas/daemon/turn-record.ts';
import { type Amount, microUsdPerUsd, zero } from './amounts.ts';
import { remedyOf } from './limit-remedy.ts';

export type SpendingLimit = { readonly microUsd?: number; readonly tokens?: number };
export type SpendingLimits = { readonly [S in LimitScope]?: SpendingLimit };

type Reserved = LedgerRecordOf<'reserved'>;
export type SpendingRefusal = {
  readonly limit: ReachedLimit;
  /** Absent if no raise helps. */
  readonly exceeded?: ExceededLimit;
  /** Texts for the user. */
  readonly reason: string;
  readonly remedy: string;
};
/** What a call is for. */
export type CallPlace = Pick<Reserved, 'sessionId' | 'rootSessionId' | 'trigger' | 'workflowId' | 'step' | 'turn'>;

export type Entry = {
  readonly reserved: Reserved;
  /** What counts: the reservation, until the provider's report replaces it. */
  readonly counted: Amount;
  readonly state: 'reserved' | 'settled' | 'unknown';
};

export class Balance {
  readonly #entries = new Map<number, Entry>();
  readonly #sums = new Map<string, Amount>();
  /** The part of the sums that is reserved for calls without a settlement. */
  readonly #reserved = new Map<string, Amount>();
  readonly #raised = new Map<string, Amount>();
  /** Entries of inboxes that raised a limit. */
  readonly #raising = new Set<string>();

  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }
  get nextId(): number {
    return this.#entries.size + 1;
  }
  /** Reservations without a settlement. */
  openOf(sessionId: SessionId): readonly Reserved[] {
    return this.entries
      .filter(({ reserved, state }) => state === 'reserved' && reserved.sessionId === sessionId)
      .map(({ reserved }) => reserved);
  }

  /** Changes nothing if the reservation of the record exists already, is settled, or was never made; nor a second raise of one entry. */
  add(record: LedgerRecord): void {
    if (record.kind === 'raised') {
      this.#raise(record);
      return;
    }
    const entry = this.#entries.get(record.id);
    if (record.kind === 'reserved') {
      if (entry !== undefined) return;
      this.#entries.set(record.id, { reserved: record, counted: amountIn(record), state: 'reserved' });
      addTo(this.#sums, record, zero, amountIn(record));
      addTo(this.#reserved, record, zero, amountIn(record));
      return;
    }
    if (entry?.state !== 'reserved') return;
    const { reserved } = entry;
    addTo(this.#reserved, reserved, amountIn(reserved), zero);
    if (record.kind === 'settled_unknown') {
      this.#entries.set(record.id, { ...entry, state: 'unknown' });
      return;
    }
    this.#entries.set(record.id, { reserved, counted: amountIn(record), state: 'settled' });
    addTo(this.#sums, reserved, amountIn(reserved), amountIn(record));
  }

  /** The first limit that the call could exceed; null if it may start. */
  refusal(limits: SpendingLimits, place: CallPlace, atMs: number, worst: Amount): SpendingRefusal | null {
    const keys = keysOf(place, atMs);
    for (const scope of limitScopes) {
      const key = keys[scope];
      const limit = limits[scope];
      if (limit === undefined || key === null) continue;
      const counted = { all: this.#sums.get(key) ?? zero, reserved: this.#reserved.get(key) ?? zero };
      const over = overLimit(raisedBy(limit, this.#raiseOf(scope, keys)), counted, worst);
      if (over === null) continue;
      const reached = { scope, reason: over.reason };
      const exceeded = exceededOf(over.reason, limit, worst);
      return {
        limit: reached,
        ...(exceeded === null ? {} : { exceeded }),
        reason: `the limit per ${scope} ${over.text}`,
        remedy: remedyOf(reached),
      };
    }
    return null;
  }

  /** Whether a call that a limit did not allow would fit into it at this time. */
  fits({ scope, reason }: ReachedLimit, { limit, next }: ExceededLimit, place: KeyPlace, atMs: number): boolean {
    const keys = keysOf(place, atMs);
    const key = keys[scope];
    if (key === null) return false;
    const unit = reason === 'tokens' ? 'tokens' : 'microUsd';
    const counted = (this.#sums.get(key) ?? zero)[unit];
    return counted !== null && counted + next <= limit + (this.#raiseOf(scope, keys)[unit] ?? 0);
  }

  /** The limit of a step is raised with that of its run. */
  #raiseOf(scope: LimitScope, keys: ReturnType<typeof keysOf>): Amount {
    return this.#raised.get((scope === 'step' ? keys.run : keys[scope]) ?? '') ?? zero;
  }

  hasRaised(entryId: string): boolean {
    return this.#raising.has(entryId);
  }

  /** A limit of a session and of its steps, of a trigger, or of one day: never one that the user did not name [raise-is-explicit]. */
  #raise(record: LedgerRecordOf<'raised'>): void {
    if (this.#raising.has(record.entryId)) return;
    this.#raising.add(record.entryId);
    const { run, trigger, day } = keysOf({ ...record, step: { number: 0 } }, record.atMs);
    const key = { run, trigger, day }[record.limit];
    if (key === null) return;
    const { tokens, microUsd } = this.#raised.get(key) ?? zero;
    this.#raised.set(key, { tokens: tokens + record.tokens, microUsd: (microUsd ?? 0) + record.microUsd });
  }
}

/** An amount whose cost is unknown makes the sum unknown, for good. */
function addTo(sums: Map<string, Amount>, reserved: Reserved, before: Amount, after: Amount): void {
  for (const key of Object.values(keysOf(reserved, reserved.atMs))) {
    if (key === null) continue;
    const sum = sums.get(key) ?? zero;
    sums.set(key, {
      tokens: sum.tokens - before.tokens + after.tokens,
      microUsd:
        sum.microUsd === null || before.microUsd === null || after.microUsd === null
          ? null
          : sum.microUsd - before.microUsd + after.microUsd,
    });
  }
}

const amountIn = ({ tokens, microUsd }: Amount): Amount => ({ tokens, microUsd });

const dayMs = 86_400_000;
/** The day in UTC, the same on every machine, as `2026-11-23`. */
export const dayOf = (atMs: number): string => new Date(Math.floor(atMs / dayMs) * dayMs).toISOString().slice(0, 10);

type KeyPlace = Pick<CallPlace, 'sessionId' | 'rootSessionId' | 'trigger'> & {
  readonly step: { readonly number: number };
};
const keysOf = ({ sessionId, rootSessionId, trigger, step }: KeyPlace, atMs: number) => ({
  step: `step ${sessionId} ${step.number}`,
  run: `run ${rootSessionId}`,
  trigger: trigger === null ? null : `trigger ${trigger}`,
  day: `day ${dayOf(atMs)}`,
});

/** Exact, with at least 4 decimals: rounded, an amount could appear to fit into a limit that it exceeds. */
export const usd = (microUsd: number): string => `$${(microUsd / microUsdPerUsd).toFixed(6).replace(/00$/, '')}`;

const raisedBy = (limit: SpendingLimit, { tokens, microUsd }: Amount): SpendingLimit => ({
  ...(limit.tokens === undefined ? {} : { tokens: limit.tokens + tokens }),
  ...(limit.microUsd === undefined ? {} : { microUsd: limit.microUsd + (microUsd ?? 0) }),
});

type Over = { readonly reason: LimitReason; readonly text: string };

type Counted = { readonly all: Amount; readonly reserved: Amount };

function exceededOf(reason: LimitReason, limit: SpendingLimit, worst: Amount): ExceededLimit | null {
  if (reason === 'tokens') return { limit: limit.tokens ?? 0, next: worst.tokens };
  return reason === 'usd' ? { limit: limit.microUsd ?? 0, next: worst.microUsd ?? 0 } : null;
}

function overLimit(limit: SpendingLimit, { all, reserved }: Counted, worst: Amount): Over | null {
  if (limit.tokens !== undefined && all.tokens + worst.tokens > limit.tokens) {
    const amounts = { spent: all.tokens - reserved.tokens, reserved: reserved.tokens, limit: limit.tokens };
    return { reason: 'tokens', text: reachedText(amounts, String, 'tokens ', `may use ${worst.tokens}`) };
  }
  if (limit.microUsd === undefined) return null;
  if (worst.microUsd === null)
    return { reason: 'unknown_price', text: 'cannot be checked: the price of the model is unknown' };
  if (all.microUsd === null)
    return { reason: 'unknown_cost', text: 'cannot be checked: the cost of an earlier call is unknown' };
  if (all.microUsd + worst.microUsd <= limit.microUsd) return null;
  const open = reserved.microUsd ?? 0;
  const amounts = { spent: all.microUsd - open, reserved: open, limit: limit.microUsd };
  return { reason: 'usd', text: reachedText(amounts, usd, '', `may cost ${usd(worst.microUsd)}`) };
}

/** What calls of other sessions have reserved is not spent yet: most of it is free again once these calls end. */
function reachedText(
  { spent, reserved, limit }: { readonly spent: number; readonly reserved: number; readonly limit: number },
  shown: (amount: number) => string,
  unit: string,
  next: string,
): string {
  const parts = [
    `${shown(spent)} of ${shown(limit)} ${unit}are spent`,
    ...(reserved === 0 ? [] : [`${shown(reserved)} ${unit}are reserved for calls that have not ended`]),
  ];
  return `is reached: ${parts.join(', ')}, and the next call ${next}`;
}
