/** The sessions that the sessions of one tree started: how many, and which call started which. */
import type { ChildRecord } from '../../schemas/daemon/child-record.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { validateChildRecord } from '../../generated/validators/child-record.v1.js';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLog } from '../storage/shared-log.ts';

/** A tool call that starts a session. */
export type ChildCall = Pick<ChildRecord, 'parentSessionId' | 'callId'>;
export type Reserving =
  /** `isRepeated`: a process that died may have started a session that has no model call. */
  | { readonly kind: 'new'; readonly isRepeated: boolean }
  | { readonly kind: 'started'; readonly sessionId: SessionId }
  /** The tree has as many sessions as it may have. */
  | { readonly kind: 'refused' };

const keyOf = ({ parentSessionId, callId }: ChildCall) => `${parentSessionId} ${callId}`;

export class ChildrenOfTree {
  readonly #host: Pick<Host, 'clock'>;
  readonly #log: SharedLog<ChildRecord>;
  /** Null for a call whose session has no id yet. */
  readonly #started = new Map<string, SessionId | null>();

  constructor(
    host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>,
    layout: Pick<DaemonLayout, 'children'>,
    rootSessionId: SessionId,
  ) {
    this.#host = host;
    this.#log = new SharedLog(host, layout.children(rootSessionId), {
      name: 'the list of child sessions',
      loss: 'the limit of child sessions starts again',
      isRecord: validateChildRecord,
      add: (record) => this.#add(record),
    });
  }

  #add(record: ChildRecord): void {
    if (record.kind === 'opened') this.#started.set(keyOf(record), record.sessionId);
    else if (record.isReleased === true) this.#started.delete(keyOf(record));
    else this.#started.set(keyOf(record), null);
  }

  /** A call that is repeated after a crash counts once. */
  reserve(call: ChildCall, countMax: number): Promise<Reserving> {
    return this.#log.change((): [ChildRecord[], Reserving] => {
      const known = this.#started.get(keyOf(call));
      if (known === null) return [[], { kind: 'new', isRepeated: true }];
      if (known !== undefined) return [[], { kind: 'started', sessionId: known }];
      if (this.#started.size >= countMax) return [[], { kind: 'refused' }];
      const record: ChildRecord = { v: 1, atMs: this.#host.clock.nowMs(), kind: 'reserved', ...call };
      return [[record], { kind: 'new', isRepeated: false }];
    });
  }

  /**
   * The call that reserved a place has started no session. Before its result is recorded: after a crash in between, the call is repeated,
   * and reserves a place again.
   */
  release(call: ChildCall): Promise<void> {
    const record: ChildRecord = { v: 1, atMs: this.#host.clock.nowMs(), kind: 'reserved', ...call, isReleased: true };
    return this.#log.change(() => [[record], undefined]);
  }

  opened(call: ChildCall, sessionId: SessionId): Promise<void> {
    const record: ChildRecord = { v: 1, atMs: this.#host.clock.nowMs(), kind: 'opened', ...call, sessionId };
    return this.#log.change(() => [[record], undefined]);
  }
}
