/**
 * The port to the ledger, and the ledger of one machine: a file of JSON lines that every process of the daemon appends to, one at a
 * time. A record is durable before its caller goes on. A line that a crash cut is not a record, and the next writer replaces it.
 */
import { dirname } from 'node:path';
import { canonicalLines, canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { parseJson } from '../../schemas/json-object.ts';
import type { LedgerRecord } from '../../schemas/ledger-record.ts';
import type { Usage } from '../../schemas/turn-record.ts';
import { validateLedgerRecord } from '../../generated/validators/ledger-record.v1.js';
import { inOneWave, pause } from '../../runtime/host/durable-files.ts';
import type { Host, OpenFile } from '../../runtime/ports.ts';
import type { Amount } from './amounts.ts';
import { Balance, type CallPlace, type SpendingLimits } from './balance.ts';

export type Reservation = {
  readonly place: CallPlace;
  readonly model: { readonly provider: string; readonly modelId: string };
  readonly worst: Amount;
};
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
  balance(): Promise<Balance>;
}

/** A line that is complete and is not a record: another program changed the ledger. */
export class LedgerFault extends Error {}

const lockRetryMs = 5;
const lockAttempts = 6000;
const lineEnd = 0x0a;
const uncalled = { usage: { inputTokens: 0, outputTokens: 0 }, tokens: 0, microUsd: 0 };

export class FileLedger implements Ledger {
  readonly #host: Host;
  readonly #path: string;
  readonly #balance = new Balance();
  #position = 0;
  #lines = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(host: Host, path: string) {
    this.#host = host;
    this.#path = path;
  }

  reserve({ place, model, worst }: Reservation, limits: SpendingLimits): Promise<Reserving> {
    return this.#alone(async () => {
      const atMs = this.#host.clock.nowMs();
      const reason = this.#balance.refusal(limits, place, atMs, worst);
      if (reason !== null) return { kind: 'refused', reason };
      const id = this.#balance.nextId;
      await this.#append([{ v: 1, kind: 'reserved', id, atMs, ...place, model, ...worst }]);
      return { kind: 'reserved', id };
    });
  }

  settle(id: number, cost: { readonly usage: Usage; readonly amount: Amount } | null): Promise<void> {
    const common = { v: 1 as const, id, atMs: this.#host.clock.nowMs() };
    return this.#alone(() =>
      this.#append([
        cost === null
          ? { ...common, kind: 'settled_unknown' }
          : { ...common, kind: 'settled', usage: cost.usage, ...cost.amount },
      ]),
    );
  }

  settleAbandoned(sessionId: SessionId, lastTurn: number): Promise<void> {
    return this.#alone(() => {
      const atMs = this.#host.clock.nowMs();
      const records = this.#balance
        .openOf(sessionId)
        .map(
          ({ id, turn }): LedgerRecord =>
            turn > lastTurn
              ? { v: 1, kind: 'settled', id, atMs, ...uncalled }
              : { v: 1, kind: 'settled_unknown', id, atMs },
        );
      return this.#append(records);
    });
  }

  /** Reads without the lock: a line that is being written is not read. */
  balance(): Promise<Balance> {
    const read = this.#queue.then(() => this.#read()).then(() => this.#balance);
    this.#queue = read.catch(() => undefined);
    return read;
  }

  /** One writer of this process, and one process of the machine. */
  #alone<T>(body: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(async () => {
      const lock = await this.#lock();
      try {
        await this.#read();
        return await body();
      } finally {
        this.#host.locks.unlock(lock.descriptor);
        await lock.close();
      }
    });
    this.#queue = run.catch(() => undefined);
    return run;
  }

  async #lock(): Promise<OpenFile> {
    const { files, locks } = this.#host;
    await files.makeFolder(dirname(this.#path));
    const file = await files.open(`${this.#path}.lock`, 'update');
    for (let attempt = 0; attempt < lockAttempts; attempt += 1) {
      if (locks.tryLock(file.descriptor, 'exclusive')) return file;
      await pause(lockRetryMs);
    }
    await file.close();
    throw new LedgerFault('another process holds the lock of the ledger');
  }

  async #read(): Promise<void> {
    const { files } = this.#host;
    if ((await files.entry(this.#path)) === null) return;
    const file = await files.open(this.#path, 'read');
    try {
      const bytes = await file.read(this.#position, Math.max(0, file.opened.bytes - this.#position));
      const whole = bytes.subarray(0, bytes.lastIndexOf(lineEnd) + 1);
      for (const line of new TextDecoder().decode(whole).split('\n').slice(0, -1)) this.#add(line);
      this.#position += whole.length;
    } finally {
      await file.close();
    }
  }

  #add(line: string): void {
    this.#lines += 1;
    const value = parseJson(line);
    if (!validateLedgerRecord(value)) throw new LedgerFault(`line ${this.#lines} is not a record of the ledger`);
    this.#balance.add(value);
  }

  async #append(records: readonly LedgerRecord[]): Promise<void> {
    if (records.length === 0) return;
    const { files } = this.#host;
    const isNew = (await files.entry(this.#path)) === null;
    const bytes = canonicalLines(records.map((record) => canonicalText(record as JsonObject)));
    const file = await files.open(this.#path, 'update');
    try {
      // Behind the last record there is nothing, or what a crash cut.
      if (file.opened.bytes > this.#position) await file.truncate(this.#position);
      await file.write(bytes, this.#position);
      await file.sync();
    } finally {
      await file.close();
    }
    if (isNew) await inOneWave(this.#host, async (wave) => wave.changed(dirname(this.#path)));
    for (const record of records) this.#balance.add(record);
    this.#position += bytes.length;
    this.#lines += records.length;
  }
}
