/** The port to the ledger, and the ledger of one machine: a log that every process of the daemon appends to. */
import type { SessionId } from '../../schemas/ids.ts';
import type { LedgerRecord, LedgerRecordOf } from '../../schemas/daemon/ledger-record.ts';
import { validateLedgerRecord } from '../../generated/validators/ledger-record.v1.js';
import type { Host } from '../../runtime/ports.ts';
import { type CallCost, noUsage, type SessionState } from '../conversation/session-state.ts';
import { SharedLog } from '../storage/shared-log.ts';
import { type Amount, zero } from './amounts.ts';
import { Balance, type CallPlace, type SpendingLimits, type SpendingRefusal } from './balance.ts';

export type Reservation = {
  readonly place: CallPlace;
  readonly model: { readonly provider: string; readonly modelId: string };
  readonly worst: Amount;
};
/** `atMs`: when the user raised the limit, not when the session received it, so that a limit per day is that of the day that was meant. */
export type Raise = Omit<LedgerRecordOf<'raised'>, 'v' | 'kind'>;
export type Reserving =
  | { readonly kind: 'reserved'; readonly id: number }
  | ({ readonly kind: 'refused' } & SpendingRefusal);

/** The newest call that the log of a session knows. */
export type LastCall = Pick<SessionState, 'turn' | 'turnCost'>;

/** In the words of messages. */
export const ledgerName = 'the ledger';

/** One ledger for all sessions. Several machines need another adapter. */
export interface Ledger {
  /** Durable when it resolves. */
  reserve(reservation: Reservation, limits: SpendingLimits): Promise<Reserving>;
  /**
   * Counts from now on in this process, and is durable with the next record of the ledger [settlements-follow-the-log]. Until then, a crash
   * leaves the reservation, and the log of the session.
   *
   * @param cost null if it is unknown. A reservation is settled once; later settlements change nothing.
   */
  settle(id: number, cost: CallCost | null): Promise<void>;
  /**
   * Settles every call of the session, from its log if a dead process did not. Durable when it resolves. The caller holds the lock of the
   * session, and no call runs.
   */
  settleSession(sessionId: SessionId, log: LastCall): Promise<void>;
  /** Changes nothing if the entry has raised a limit before. */
  raise(raise: Raise): Promise<void>;
  balance(): Promise<Balance>;
}

const uncalled: CallCost = { usage: noUsage, amount: zero };

/** A call that the log does not know was never made: the record of a call is durable before the call. */
const costOf = (turn: number, last: LastCall): CallCost | null =>
  turn > last.turn ? uncalled : turn === last.turn ? last.turnCost : null;

export class FileLedger implements Ledger {
  readonly #host: Pick<Host, 'clock'>;
  readonly #log: SharedLog<LedgerRecord>;
  readonly #balance = new Balance();

  constructor(host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>, path: string) {
    this.#host = host;
    const add = (record: LedgerRecord) => this.#balance.add(record);
    this.#log = new SharedLog(host, path, {
      name: ledgerName,
      loss: 'recorded spending restarts at 0',
      isRecord: validateLedgerRecord,
      add,
    });
  }

  reserve({ place, model, worst }: Reservation, limits: SpendingLimits): Promise<Reserving> {
    return this.#log.change((): [LedgerRecord[], Reserving] => {
      const atMs = this.#host.clock.nowMs();
      const refusal = this.#balance.refusal(limits, place, atMs, worst);
      if (refusal !== null) return [[], { kind: 'refused', ...refusal }];
      const id = this.#balance.nextId;
      return [[{ v: 1, kind: 'reserved', id, atMs, ...place, model, ...worst }], { kind: 'reserved', id }];
    });
  }

  async settle(id: number, cost: CallCost | null): Promise<void> {
    this.#log.defer(this.#settled(id, cost));
  }

  settleSession(sessionId: SessionId, log: LastCall): Promise<void> {
    return this.#log.change(() => [
      this.#balance.openOf(sessionId).map(({ id, turn }) => this.#settled(id, costOf(turn, log))),
      undefined,
    ]);
  }

  #settled(id: number, cost: CallCost | null): LedgerRecord {
    const common = { v: 1 as const, id, atMs: this.#host.clock.nowMs() };
    if (cost === null) return { ...common, kind: 'settled_unknown' };
    return { ...common, kind: 'settled', usage: cost.usage, ...cost.amount };
  }

  raise(raise: Raise): Promise<void> {
    return this.#log.change(() => {
      if (this.#balance.hasRaised(raise.entryId)) return [[], undefined];
      return [[{ v: 1, kind: 'raised', ...raise }], undefined];
    });
  }

  async balance(): Promise<Balance> {
    await this.#log.refresh();
    return this.#balance;
  }
}
