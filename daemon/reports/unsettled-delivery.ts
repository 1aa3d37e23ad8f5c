/** Deliveries that were refused or failed: they wait for the user, although their session has ended. */
import type { DaemonStatus } from '../../schemas/daemon/reports.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { isDeliverable, type StoredSession } from '../storage/stored-sessions.ts';
import type { InboxPlace } from './unreceived-entries.ts';

export type UnsettledDelivery = NonNullable<DaemonStatus['sessions'][number]['delivery']>;

/**
 * Null if the session has no delivery that waits for the user. That of a question is outdated once the session continues: if the session
 * then ends without a result, nothing can be delivered.
 */
export async function unsettledDelivery(
  { host, layout }: InboxPlace,
  { sessionId, status }: Pick<StoredSession, 'sessionId' | 'status'>,
): Promise<UnsettledDelivery | null> {
  if (!isDeliverable(status)) return null;
  if ((await host.files.entry(layout.outbox(sessionId))) === null) return null;
  // Most sessions deliver nothing.
  const { Outbox } = await import('../delivery/outbox.ts');
  try {
    const { refusal, failure, isDismissed } = (await Outbox.open(host, layout, sessionId)).state;
    if (isDismissed) return null;
    if (refusal !== null) return { outcome: 'refused', reason: refusal.reason, remedy: refusal.allowed };
    return failure === null ? null : { outcome: 'failed', reason: `${failure.effect}: ${failure.reason}` };
  } catch (error) {
    // What is wrong with it, and how it is repaired, is said by the command that delivers.
    if (error instanceof SharedLogFault) return { outcome: 'failed', reason: error.message };
    throw error;
  }
}
