/**
 * The user dismisses a delivery, or a job with the delivery of its session: nothing is delivered any more, also not if the user resumes the session
 * later [dismissed-jobs-deliver-nothing]. The delivery is dismissed before the job. After a crash between the two, the job is still in the queue; in
 * the other order, a delivery that the user dismissed would look as if its process had died.
 */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { Delivery } from '../delivery/deliver.ts';
import type { SessionState } from '../conversation/session-state.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { faultOf, isResultDelivered, isUnfinished, type OutboxState } from '../delivery/outbox-state.ts';
import { readableOutbox } from '../delivery/readable-outbox.ts';
import { interruption } from '../reports/unsettled-delivery.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import { endDismissed } from './deliver-interrupted.ts';
import { endAbandonedSession } from './end-abandoned-session.ts';

type Place = { readonly host: Host; readonly layout: DaemonLayout };

/**
 * Dismisses a job and the delivery of its session, while no other process can continue the session.
 *
 * @param job `canDismiss`: whether the queue accepts the dismissal, so that a delivery is not dismissed without its job. `dismiss`: false if it refuses
 * @returns false if a process works on the session: then nothing is done
 */
export async function dismissWithDelivery(
  place: Place,
  sessionId: SessionId,
  job: { readonly canDismiss: () => Promise<boolean>; readonly dismiss: () => Promise<boolean> },
): Promise<boolean> {
  const lock = await SessionLock.take(place.host, place.layout, sessionId);
  if (lock === null) return false;
  try {
    const outbox = await readableOutbox(place.host, place.layout, sessionId);
    // Also of a session without a result, or a damaged one: it may be resumed or restored later, and must deliver nothing then.
    if (await job.canDismiss()) await outbox?.append({ kind: 'dismissed', isStopped: true });
    if ((await job.dismiss()) && outbox !== null) await end(place, sessionId, outbox);
    return true;
  } finally {
    await lock.release();
  }
}

/** Without the lock of the session: the process that works on it delivers nothing from the record on. */
export async function dismissWhileRunning<Change>(
  place: Place,
  sessionId: SessionId,
  job: { readonly canDismiss: () => Promise<boolean>; readonly dismiss: () => Promise<Change> },
): Promise<Change> {
  const outbox = await readableOutbox(place.host, place.layout, sessionId);
  if (await job.canDismiss()) await outbox?.append({ kind: 'dismissed', isStopped: true });
  return job.dismiss();
}

/**
 * Ends a session that its job does not use any more: its result would be delivered beside the one of the job [replaced-sessions-stay-ended]. After a crash
 * in between, it still has its sidecar, and is ended again.
 *
 * @param first what has to be recorded before that
 * @returns false if another process works on the session: then nothing is done
 */
export const endReplacedSession = (
  environment: Parameters<typeof endAbandonedSession>[0],
  sessionId: SessionId,
  reason: string,
  first: () => Promise<void> = async () => undefined,
): Promise<boolean> =>
  endAbandonedSession(environment, sessionId, reason, async () => {
    await first();
    const outbox = await readableOutbox(environment.host, environment.layout, sessionId);
    await outbox?.append({ kind: 'dismissed', isStopped: true });
  });

/** A delivery that the user dismissed can be dismissed again. With the lock of the session: the process that delivered it has ended. */
export const canDismiss = (outbox: OutboxState, session: SessionState | null): boolean =>
  faultOf(outbox) !== null ||
  outbox.isDismissed ||
  (isUnfinished(outbox, true) && session?.closed?.outcome === 'success');

/**
 * Dismisses only the delivery: also the one of a session that waits for an answer, and whose question was to be delivered. The caller holds the lock of
 * the session.
 *
 * @returns false if there is nothing to dismiss
 */
export async function dismissDelivery(
  place: Place,
  { sessionId, state }: Pick<StoredSession, 'sessionId' | 'state'>,
  outbox: Outbox,
): Promise<boolean> {
  if (!canDismiss(outbox.state, state)) return false;
  await outbox.append({ kind: 'dismissed', isStopped: true });
  // The process of an interrupted one died before it could end the session.
  await end(place, sessionId as SessionId, outbox);
  return true;
}

/** After a crash in between. What a user continued after the dismissal is not part of what was dismissed. */
export async function endDismissedSession(place: Place, sessionId: SessionId): Promise<void> {
  const { host, layout } = place;
  if ((await host.files.entry(layout.sidecar(sessionId))) === null) return;
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return;
  try {
    const outbox = await readableOutbox(place.host, place.layout, sessionId);
    if (outbox !== null && !isUnfinished(outbox.state, true)) await end(place, sessionId, outbox);
  } finally {
    await lock.release();
  }
}

async function end({ host, layout }: Place, sessionId: SessionId, { state: outbox }: Outbox): Promise<void> {
  const { state } = await storedSession(host, layout, sessionId);
  if (state === null) return;
  const delivery: Delivery = isResultDelivered(outbox)
    ? { kind: 'delivered', state: outbox }
    : { kind: 'failed', reason: interruption, next: '', state: outbox };
  await endDismissed({ host, layout }, state, delivery);
}
