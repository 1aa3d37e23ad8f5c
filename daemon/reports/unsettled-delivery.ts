/**
 * Deliveries that were refused or failed: they wait for the user, although their session has ended. And those that a process began and
 * did not end, and that no daemon continues: the next command that delivers continues them [interrupted-deliveries-are-finished].
 */
import { unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { type DeliveryFault, faultOf, isUnfinished, type OutboxState } from '../delivery/outbox-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import type { InboxPlace } from './unreceived-entries.ts';

/** A question is not delivered any more once the session has gone on or has ended. */
const canDeliver = ({ closed, question }: SessionState): boolean =>
  closed === null ? question !== null : closed.outcome === 'success';

export type UnsettledDelivery = Omit<DeliveryFault, 'outcome'> & {
  readonly outcome: DeliveryFault['outcome'] | 'interrupted';
  /** The user approved the result for the attempt that was refused or failed: another one needs that again. */
  readonly isApproved?: true;
};

type DeliveryPlace = InboxPlace & { readonly queue: Pick<JobQueue, 'job'> };

export const interruption = 'the process that delivered the result ended before it had finished';

const interrupted: UnsettledDelivery = { outcome: 'interrupted', reason: interruption };

/** A daemon continues the delivery of a job that the queue knows, and the user has to know of it while none has started since. */
async function isInterrupted(
  place: DeliveryPlace,
  { sessionId, status, state }: StoredSession,
  outbox: OutboxState,
): Promise<boolean> {
  if (status === 'running' || state?.closed?.outcome !== 'success' || !isUnfinished(outbox, true)) return false;
  const { isClaimAbandoned, jobIn, ownerOf } = await import('../queue/session-owner.ts');
  const owner = await ownerOf(place, sessionId);
  if (owner === null || owner === 'user') return true;
  const job = await jobIn(place.queue, owner.jobId);
  return job !== null && job !== 'unreadable' && isClaimAbandoned(job);
}

/** Whether a process works on the delivery of a complete session. */
export async function isDelivering({ host, layout }: InboxPlace, session: StoredSession): Promise<boolean> {
  const { sessionId, status, state } = session;
  if (status !== 'running' || state?.closed?.outcome !== 'success') return false;
  if ((await host.files.entry(layout.outbox(sessionId))) === null) return false;
  const { Outbox } = await import('../delivery/outbox.ts');
  const outbox = await Outbox.open(host, layout, sessionId).catch(() => null);
  return outbox !== null && isUnfinished(outbox.state, true);
}

/** Whether the user approved the result for the attempt that was refused or failed last. */
export function wasApproved({ refusal, failure }: OutboxState): boolean {
  const last: { readonly reason: string; readonly isApproved?: true } | null = refusal ?? failure;
  return last?.isApproved === true;
}

/** Null if the session has no delivery that waits. */
export async function unsettledDelivery(
  place: DeliveryPlace,
  session: StoredSession,
): Promise<UnsettledDelivery | null> {
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
    const { isKnownReplaced } = await import('../queue/session-owner.ts');
    // The result of another session is the one of the job.
    if (state?.opened != null && (await isKnownReplaced(place.queue, state.opened))) return null;
    const fault = faultOf(outbox);
    if (fault !== null) return wasApproved(outbox) ? { ...fault, isApproved: true } : fault;
    return (await isInterrupted(place, session, outbox)) ? interrupted : null;
  } catch (error) {
    // The session is listed as damaged.
    if (error instanceof SharedLogFault && session.copyOf !== null) return null;
    // What is wrong with it, and how it is repaired, is said by the command that delivers.
    if (error instanceof SharedLogFault) return { outcome: 'failed', reason: error.message };
    throw error;
  }
}
