/**
 * Deliveries that were refused or failed: they wait for the user, although their session has ended. And those that a process in the
 * foreground began and did not end, which the next command that delivers continues [interrupted-deliveries-are-finished].
 */
import { unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { type DeliveryFault, faultOf, isUnfinished, type OutboxState } from '../delivery/outbox-state.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import type { InboxPlace } from './unreceived-entries.ts';

/** A question is not delivered any more once the session has gone on or has ended. */
const canDeliver = ({ closed, question }: SessionState): boolean =>
  closed === null ? question !== null : closed.outcome === 'success';

export type UnsettledDelivery = Omit<DeliveryFault, 'outcome'> & {
  readonly outcome: DeliveryFault['outcome'] | 'interrupted';
};

export const interruption = 'the process that delivered the result ended before it had finished';

const interrupted: UnsettledDelivery = { outcome: 'interrupted', reason: interruption };

/** The queue continues the delivery of a job. */
async function isInterrupted(
  { host, layout }: InboxPlace,
  { sessionId, status, state }: StoredSession,
  outbox: OutboxState,
): Promise<boolean> {
  if (status === 'running' || state?.closed?.outcome !== 'success' || !isUnfinished(outbox)) return false;
  const { Sidecar } = await import('../storage/sidecar.ts');
  const kept = await new Sidecar(host, layout.sidecar(sessionId)).read();
  return kept === null || kept === 'unreadable' || kept.queued === undefined;
}

/** Null if the session has no delivery that waits. */
export async function unsettledDelivery(place: InboxPlace, session: StoredSession): Promise<UnsettledDelivery | null> {
  const { host, layout } = place;
  const { sessionId, state } = session;
  if (state !== null && !canDeliver(state)) return null;
  const outboxPath = layout.outbox(sessionId);
  const entry = await unlessUnexpectedEntry(host.files, layout.session(sessionId), 'folder', () =>
    host.files.entry(outboxPath),
  );
  // A file in place of the folder: the session is listed as damaged.
  if (entry === null || entry === 'unexpected_entry') return null;
  // Most sessions deliver nothing.
  const { Outbox } = await import('../delivery/outbox.ts');
  try {
    const { state: outbox } = await Outbox.open(host, layout, sessionId);
    if (outbox.isDismissed) return null;
    return faultOf(outbox) ?? ((await isInterrupted(place, session, outbox)) ? interrupted : null);
  } catch (error) {
    // What is wrong with it, and how it is repaired, is said by the command that delivers.
    if (error instanceof SharedLogFault) return { outcome: 'failed', reason: error.message };
    throw error;
  }
}
