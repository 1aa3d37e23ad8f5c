/** The port to the ledger, and the ledger of one machine: a log that every process of the daemon appends to. */
import type { SessionId } from '../../schemas/ids.ts';
import type { LedgerRecord, LedgerRecordOf } from '../../schemas/daemon/ledger-record.ts';
import type { Usage } from '../../schemas/daemon/turn-record.ts';
import { validateLedgerRecord } from '../../generated/validators/ledger-record.v1.js';
import type { Host } from '../../runtime/ports.ts';
import { SharedLog } from '../storage/shared-log.ts';
import type { Amount } from './amounts.ts';
import { Balance, type CallPlace, type SpendingLimits } from './balance.ts';

export type Reservation = {
  readonly place: CallPlace;
  readonly model: { readonly provider: string; readonly modelId: string };
  readonly worst: Amount;
};
export type Raise = Omit<LedgerRecordOf<'raised'>, 'v' | 'kind' | 'atMs'>;
export type Reserving =
  | { readonly kind: 'reserved'; readonly id: number }
  | { readonly kind: 'refused'; readonly reason: string };

/** One ledger for all sessions. Several machines need another adapter. */
export interface Ledger {
  /** Durable when it resolves. */
  reserve(reservation: Reservation, limits: SpendingLimits): Promise<Reserving>;
  /** @param cost null if it is unknown. A reservation is settled once; later settlements change nothing. */
  settle(id: number, cost: { readonly usage: Usage; readonly amount: Amount } | null): Promise<void>;
  /** Settles what a dead process of the session left. Calls after the turn were never made. The caller holds the lock of the session. */
  settleAbandoned(sessionId: SessionId, lastTurn: number): Promise<void>;
  /** Changes nothing if the entry has raised a limit before. */
  raise(raise: Raise): Promise<void>;
  balance(): Promise<Balance>;
}

const uncalled = { usage: { inputTokens: 0, outputTokens: 0 }, tokens: 0, microUsd: 0 };

export class FileLedger implements Ledger {
  readonly #host: Pick<Host, 'clock'>;
  readonly #log: SharedLog<LedgerRecord>;
  readonly #balance = new Balance();

  constructor(host: Host, path: string) {
    this.#host = host;
    const add = (record: LedgerRecord) => this.#balance.add(record);
    this.#log = new SharedLog(host, path, { name: 'the ledger', isRecord: validateLedgerRecord, add });
  }

  reserve({ place, model, worst }: Reservation, limits: SpendingLimits): Promise<Reserving> {
    return this.#log.change((): [LedgerRecord[], Reserving] => {
      const atMs = this.#host.clock.nowMs();
      const reason = this.#balance.refusal(limits, place, atMs, worst);
      if (reason !== null) return [[], { kind: 'refused', reason }];
      const id = this.#balance.nextId;
      return [[{ v: 1, kind: 'reserved', id, atMs, ...place, model, ...worst }], { kind: 'reserved', id }];
    });
  }

  settle(id: number, cost: { readonly usage: Usage; readonly amount: Amount } | null): Promise<void> {
    const common = { v: 1 as const, id, atMs: this.#host.clock.nowMs() };
    const record: LedgerRecord =
      cost === null
        ? { ...common, kind: 'settled_unknown' }
        : { ...common, kind: 'settled', usage: cost.usage, ...cost.amount };
    return this.#log.change(() => [[record], undefined]);
  }

  settleAbandoned(sessionId: SessionId, lastTurn: number): Promise<void> {
    return this.#log.change(() => {
      const atMs = this.#host.clock.nowMs();
      const records = this.#balance
        .openOf(sessionId)
        .map(
          ({ id, turn }): LedgerRecord =>
            turn > lastTurn
              ? { v: 1, kind: 'settled', id, atMs, ...uncalled }
              : { v: 1, kind: 'settled_unknown', id, atMs },
        );
      return [records, undefined];
    });
  }

  raise(raise: Raise): Promise<void> {
    return this.#log.change(() => {
      if (this.#balance.hasRaised(raise.entryId)) return [[], undefined];
      return [[{ v: 1, kind: 'raised', atMs: this.#host.clock.nowMs(), ...raise }], undefined];
    });
  }

  async balance(): Promise<Balance> {
    await this.#log.refresh();
    return this.#balance;
  }
}
