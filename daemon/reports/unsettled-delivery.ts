/** Deliveries that were refused or failed: they wait for the user, although their session has ended. */
import type { SessionState } from '../conversation/session-state.ts';
import { type DeliveryFault, faultOf } from '../delivery/outbox-state.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import type { InboxPlace } from './unreceived-entries.ts';

/** A question is not delivered any more once the session has gone on or has ended. */
const canDeliver = ({ closed, question }: SessionState): boolean =>
  closed === null ? question !== null : closed.outcome === 'success';

/** Null if the session has no delivery that waits for the user. */
export async function unsettledDelivery(
  { host, layout }: InboxPlace,
  { sessionId, state }: Pick<StoredSession, 'sessionId' | 'state'>,
): Promise<DeliveryFault | null> {
  if (state !== null && !canDeliver(state)) return null;
  if ((await host.files.entry(layout.outbox(sessionId))) === null) return null;
  // Most sessions deliver nothing.
  const { Outbox } = await import('../delivery/outbox.ts');
  try {
    const { state: outbox } = await Outbox.open(host, layout, sessionId);
    return outbox.isDismissed ? null : faultOf(outbox);
  } catch (error) {
    // What is wrong with it, and how it is repaired, is said by the command that delivers.
    if (error instanceof SharedLogFault) return { outcome: 'failed', reason: error.message };
    throw error;
  }
}
