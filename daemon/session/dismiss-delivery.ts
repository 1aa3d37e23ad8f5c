/**
 * What a dismissed job leaves of a session that is complete but whose process was stopped while it delivered: nothing is delivered any more
 * [dismissed-jobs-deliver-nothing]. The delivery is dismissed before the job. After a crash between the two, the job is still in the queue; in
 * the other order, a delivery that the user dismissed would look as if its process had died.
 */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { Delivery } from '../delivery/deliver.ts';
import { Outbox } from '../delivery/outbox.ts';
import { isResultDelivered, isUnfinished } from '../delivery/outbox-state.ts';
import { interruption } from '../reports/unsettled-delivery.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { storedSession } from '../storage/stored-sessions.ts';
import { endDismissed } from './deliver-interrupted.ts';

type Place = { readonly host: Host; readonly layout: DaemonLayout };

/**
 * Dismisses a job and the delivery of its session, while no other process can continue the session.
 *
 * @param dismiss dismisses the job; false if the queue refuses that
 * @returns false if a process works on the session: then nothing is done
 */
export async function dismissWithDelivery(
  place: Place,
  sessionId: SessionId,
  dismiss: () => Promise<boolean>,
): Promise<boolean> {
  const lock = await SessionLock.take(place.host, place.layout, sessionId);
  if (lock === null) return false;
  try {
    const outbox = await readableOutbox(place, sessionId);
    if (outbox !== null && isUnfinished(outbox.state, true) && (await canBeComplete(place, sessionId)))
      await outbox.append({ kind: 'dismissed' });
    if ((await dismiss()) && outbox !== null) await end(place, sessionId, outbox);
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
    const outbox = await readableOutbox(place, sessionId);
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

/** Also for a damaged session: its log may be restored later, and the dismissed delivery must not start then. */
async function canBeComplete({ host, layout }: Place, sessionId: SessionId): Promise<boolean> {
  const { state } = await storedSession(host, layout, sessionId);
  return state === null || state.closed?.outcome === 'success';
}

/** Null if it is damaged: then nothing can be delivered, and reports say what is wrong. */
async function readableOutbox({ host, layout }: Place, sessionId: SessionId): Promise<Outbox | null> {
  try {
    return await Outbox.open(host, layout, sessionId);
  } catch (error) {
    if (error instanceof SharedLogFault) return null;
    throw error;
  }
}
