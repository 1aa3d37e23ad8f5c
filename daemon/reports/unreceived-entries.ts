import type { InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import type { Host } from '../../runtime/ports.ts';
import { FileInbox } from '../inbox/inbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';

export type InboxPlace = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
};

/** The entries that a session has not received, in order; a fault if its inbox cannot be read. */
export async function unreceivedEntries(
  { host, layout }: InboxPlace,
  { sessionId, state }: Pick<StoredSession, 'sessionId' | 'state'>,
): Promise<readonly InboxEntry[] | SharedLogFault> {
  return new FileInbox(host, layout, sessionId, state?.lastTicket ?? { atLeast: 0 })
    .after(state?.lastTicket ?? 0)
    .catch((error: unknown) => {
      if (error instanceof SharedLogFault) return error;
      throw error;
    });
}
