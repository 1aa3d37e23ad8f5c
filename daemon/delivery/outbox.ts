/**
 * The outbox of one session on disk. A record that announces an effect is durable before the effect [deliveries-are-written-first]. The
 * caller holds the lock of the session, except one that ends the delivery of another process.
 */
import type { OutboxRecord } from '../../schemas/daemon/delivery.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { validateOutboxRecord } from '../../generated/validators/outbox-record.v1.js';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLog } from '../storage/shared-log.ts';
import { afterOutboxRecord, canFollow, emptyOutbox, type OutboxState } from './outbox-state.ts';

/** A record without the fields that every record has. */
export type NewOutboxRecord = OutboxRecord extends infer R
  ? R extends OutboxRecord
    ? Omit<R, 'v' | 'index' | 'atMs'>
    : never
  : never;

export class Outbox {
  readonly #host: Pick<Host, 'clock'>;
  readonly #log: SharedLog<OutboxRecord>;
  #state = emptyOutbox;

  private constructor(
    host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>,
    layout: DaemonLayout,
    sessionId: SessionId,
  ) {
    this.#host = host;
    const add = (record: OutboxRecord) => {
      this.#state = afterOutboxRecord(this.#state, record);
    };
    this.#log = new SharedLog(host, layout.outbox(sessionId), {
      name: 'the outbox of the session',
      loss: 'the daemon does not know what it delivered for the session',
      // A request that was copied from another session is none of this one.
      isRecord: (value): value is OutboxRecord =>
        validateOutboxRecord(value) && (value.kind !== 'requested' || value.sessionId === sessionId),
      add,
    });
  }

  /** Creates nothing: a session without a request has no file. */
  static async open(
    host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>,
    layout: DaemonLayout,
    sessionId: SessionId,
  ): Promise<Outbox> {
    const outbox = new Outbox(host, layout, sessionId);
    await outbox.#log.refresh();
    return outbox;
  }

  get state(): OutboxState {
    return this.#state;
  }

  /** Adds what another process wrote: the user can end the delivery while this process works on it. */
  refresh(): Promise<void> {
    return this.#log.refresh();
  }

  /** Durable when it resolves. False if the record cannot follow what another process has written: then it is not added. */
  append(record: NewOutboxRecord): Promise<boolean> {
    return this.#log.change(() => {
      if (!canFollow(this.#state, record)) return [[], false];
      const placed = { v: 1, index: this.#state.nextIndex, atMs: this.#host.clock.nowMs(), ...record } as OutboxRecord;
      if (!validateOutboxRecord(placed))
        throw new Error(`a record of kind ${record.kind} does not belong in an outbox`);
      return [[placed], true];
    });
  }
}
