/**
 * What a dismissed job leaves of a session that has ended: nothing is delivered any more, also not if the user resumes the session later
 * [dismissed-jobs-deliver-nothing]. The delivery is dismissed before the job. After a crash between the two, the job is still in the queue; in
 * the other order, a delivery that the user dismissed would look as if its process had died.
 */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { Delivery } from '../delivery/deliver.ts';
import type { Outbox } from '../delivery/outbox.ts';
import { isResultDelivered, isUnfinished } from '../delivery/outbox-state.ts';
import { readableOutbox } from '../delivery/readable-outbox.ts';
import { interruption } from '../reports/unsettled-delivery.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { storedSession } from '../storage/stored-sessions.ts';
import { endDismissed } from './deliver-interrupted.ts';

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
