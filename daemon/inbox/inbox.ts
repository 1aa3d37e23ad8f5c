/** The port to the inbox of one session, and the inbox on one machine: a log that any process appends to. */
import type { SessionId } from '../../schemas/ids.ts';
import type { InboxAction, InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import { inboxEntriesMax } from '../../schemas/daemon/limits.ts';
import { validateInboxEntry } from '../../generated/validators/inbox-entry.v1.js';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLog } from '../storage/shared-log.ts';

/** Several machines need another adapter. */
export interface Inbox {
  /** Durable when it resolves. Null if the inbox is full, which still accepts one cancellation and one pause. */
  add(action: InboxAction): Promise<InboxEntry | null>;
  /** The entries after a ticket, in order. Rejects with a SharedLogFault if another program changed the inbox. */
  after(ticket: number): Promise<readonly InboxEntry[]>;
}

/** The newest ticket that a session has received. If its log is damaged, it may have received more than the log says. */
export type LastReceived = number | { readonly atLeast: number };

/** Also a full inbox accepts it: whatever filled the inbox, the user can stop the session. */
const isFirstStop = ({ kind }: InboxAction, unreceived: readonly InboxEntry[]): boolean =>
  (kind === 'cancel' || kind === 'pause') && unreceived.every(({ action }) => action.kind !== kind);

export class FileInbox implements Inbox {
  readonly #host: Pick<Host, 'ids' | 'clock'>;
  readonly #sessionId: SessionId;
  readonly #lastReceived: number;
  readonly #isExact: boolean;
  readonly #log: SharedLog<InboxEntry>;
  readonly #entries: InboxEntry[] = [];

  /**
   * @param lastReceived a user removes an inbox that is damaged, or its last lines, and the entries that follow are not taken for those
   */
  constructor(
    host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>,
    layout: Pick<DaemonLayout, 'inbox'>,
    sessionId: SessionId,
    lastReceived: LastReceived,
  ) {
    this.#host = host;
    this.#sessionId = sessionId;
    this.#isExact = typeof lastReceived === 'number';
    this.#lastReceived = typeof lastReceived === 'number' ? lastReceived : lastReceived.atLeast;
    this.#log = new SharedLog(host, layout.inbox(sessionId), {
      name: 'the inbox',
      loss: 'the entries that the session has not received are lost',
      isRecord: (value): value is InboxEntry => this.#isNext(value),
      add: (entry) => this.#entries.push(entry),
    });
  }

  add(action: InboxAction): Promise<InboxEntry | null> {
    return this.addUnless(() => null, action);
  }

  /** Nothing is added if there is a reason against it. @param reason from the entries that the session has not received */
  addUnless<R>(
    reason: (unreceived: readonly InboxEntry[]) => R | null,
    action: InboxAction,
  ): Promise<InboxEntry | R | null> {
    const entryId = this.#host.ids.next('entry');
    return this.#log.change((): [InboxEntry[], InboxEntry | R | null] => {
      const unreceived = this.#entries.filter(({ ticket }) => ticket > this.#lastReceived);
      const against = reason(unreceived);
      if (against !== null) return [[], against];
      if (this.#entries.length >= inboxEntriesMax && !isFirstStop(action, unreceived)) return [[], null];
      const ticket = this.#newest + 1;
      const entry: InboxEntry = {
        v: 1,
        ticket,
        entryId,
        sessionId: this.#sessionId,
        atMs: this.#host.clock.nowMs(),
        action,
      };
      return [[entry], entry];
    });
  }

  async after(ticket: number): Promise<readonly InboxEntry[]> {
    await this.#log.refresh();
    return this.#entries.filter((entry) => entry.ticket > ticket);
  }

  /** The newest ticket that was given, also to entries that are no longer here. */
  get #newest(): number {
    return Math.max(this.#lastTicket, this.#lastReceived);
  }

  get #lastTicket(): number {
    return this.#entries.at(-1)?.ticket ?? 0;
  }

  /**
   * The entry of another session is none, and no entry is missing that the session has not received: a copied or shortened file approves
   * nothing. If the log of the session is damaged, it is unknown which entries it has received, so none counts as missing.
   */
  #isNext(value: unknown): value is InboxEntry {
    if (!validateInboxEntry(value) || value.sessionId !== this.#sessionId) return false;
    return value.ticket > this.#lastTicket && (!this.#isExact || value.ticket <= this.#newest + 1);
  }
}
