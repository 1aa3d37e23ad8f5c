/**
 * Deliveries that a process in the foreground began and did not end, because it died. Nobody resumes a session that is complete, so the next
 * command that delivers finishes them [interrupted-deliveries-are-finished]. The results of jobs belong to the queue, but not those of jobs that
 * the queue lost, and not the question of a job that waits: the queue comes back to that job only after the answer.
 */
import type { SessionId } from '../../schemas/ids.ts';
import type { RecordOf } from '../../schemas/daemon/turn-record.ts';
import { unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { isWoken } from '../conversation/steering.ts';
import type { Delivery } from '../delivery/deliver.ts';
import { Outbox } from '../delivery/outbox.ts';
import { isUnfinished } from '../delivery/outbox-state.ts';
import { FileLedger } from '../ledger/ledger.ts';
import type { JobQueue } from '../queue/queue.ts';
import { isKnownReplaced } from '../queue/session-owner.ts';
import { isClaimAbandoned, jobIn, ownerOf } from '../queue/session-owner.ts';
import { unreceivedEntries } from '../reports/unreceived-entries.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { sessionIds, storedSession } from '../storage/stored-sessions.ts';
import { resultOf, type SessionResult } from './outcome.ts';
import { recordEnd } from './record-end.ts';

type Opened = RecordOf<'session_opened'>;
export type InterruptedPorts = {
  readonly host: Host;
  readonly layout: DaemonLayout;
  readonly queue: Pick<JobQueue, 'job'>;
  deliver(session: Opened, result: SessionResult, signal: AbortSignal): Promise<Delivery | null>;
};
export type FinishedDelivery = { readonly session: Opened; readonly delivery: Delivery | Error };

/** One at a time, oldest first. A delivery that cannot be finished does not block the command. */
export async function deliverInterrupted(
  ports: InterruptedPorts,
  signal: AbortSignal,
  except: SessionId | null = null,
): Promise<readonly FinishedDelivery[]> {
  const { host, layout } = ports;
  const recovered: FinishedDelivery[] = [];
  for (const sessionId of await sessionIds(host, layout)) {
    if (signal.aborted) break;
    if (sessionId === except) continue;
    // A file in place of the folder, or a folder in place of the lock, concerns only this session, which reports it once it is used.
    const one = await unlessUnexpectedEntry(host.files, layout.session(sessionId), 'folder', () =>
      unlessUnexpectedEntry(host.files, layout.lock(sessionId), 'file', () => finishAlone(ports, sessionId, signal)),
    );
    if (one !== null && one !== 'unexpected_entry') recovered.push(one);
  }
  return recovered;
}

async function finishAlone(
  ports: InterruptedPorts,
  sessionId: SessionId,
  signal: AbortSignal,
): Promise<FinishedDelivery | null> {
  const { host, layout } = ports;
  if ((await host.files.entry(layout.outbox(sessionId))) === null) return null;
  const lock = await SessionLock.take(host, layout, sessionId);
  return lock === null ? null : finish(ports, sessionId, signal).finally(() => lock.release());
}

/** The caller holds the lock of the session. */
async function finish(
  ports: InterruptedPorts,
  sessionId: SessionId,
  signal: AbortSignal,
): Promise<FinishedDelivery | null> {
  const { host, layout, deliver } = ports;
  const outbox = await Outbox.open(host, layout, sessionId).catch(() => null);
  // Most are closed, whatever the session says.
  if (outbox === null || !isUnfinished(outbox.state, true)) return null;
  const { state } = await storedSession(host, layout, sessionId);
  const session = state?.opened ?? null;
  if (state === null || session === null || !isUnfinished(outbox.state, state.closed?.outcome === 'success'))
    return null;
  if (await isKnownReplaced(ports.queue, session)) return null;
  const owner = await ownerOf(ports, sessionId);
  if (typeof owner === 'object' && owner !== null && !(await isLeft(ports, owner.jobId, { sessionId, state })))
    return null;
  const result = resultOf(state);
  // The lock of this process makes the session look as if it ran: its log says how it stopped.
  if (result.kind !== 'success' && !(result.kind === 'parked' && result.question !== null)) return null;
  try {
    const delivery = await deliver(session, result, signal);
    if (delivery === null) return null;
    await endDelivered(ports, state, delivery);
    return { session, delivery };
  } catch (error) {
    return { session, delivery: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** Whether the queue does not deliver the question of a job, because no process works on the job before the user answers. */
async function isLeft(
  ports: InterruptedPorts,
  jobId: string,
  session: { readonly sessionId: SessionId; readonly state: SessionState },
): Promise<boolean> {
  const { state } = session;
  if (state.question === null) return false;
  const job = await jobIn(ports.queue, jobId);
  if (job === null || job === 'unreadable') return false;
  // A daemon that died had no time to record that the job waits.
  if (job.status !== 'waiting' && !isClaimAbandoned(job)) return false;
  const entries = await unreceivedEntries(ports, session);
  return !(entries instanceof SharedLogFault) && !isWoken(state, entries);
}

type StoragePorts = Pick<InterruptedPorts, 'host' | 'layout'>;

/** What the process would have done that died while it delivered. The caller holds the lock of the session. */
export async function endDelivered(
  ports: StoragePorts & Pick<InterruptedPorts, 'queue'>,
  state: SessionState,
  delivery: Delivery,
): Promise<void> {
  const { opened } = state;
  if (opened === null || delivery.kind === 'stopped') return;
  if ((await ownerOf(ports, opened.sessionId)) === 'user') await endComplete(ports, state, delivery);
}

/** Also of a job, which then has nothing left to deliver. The caller holds the lock of the session. */
export async function endDismissed(ports: StoragePorts, state: SessionState, delivery: Delivery): Promise<void> {
  const { opened } = state;
  if (opened !== null && (await ports.host.files.entry(ports.layout.sidecar(opened.sessionId))) !== null)
    await endComplete(ports, state, delivery);
}

async function endComplete({ host, layout }: StoragePorts, state: SessionState, delivery: Delivery): Promise<void> {
  const { opened, closed, lastRecordMs } = state;
  if (opened === null || closed?.outcome !== 'success') return;
  const { sessionId, workflowId, model } = opened;
  const spending = { ledger: new FileLedger(host, layout.ledger), limits: {}, maxOutputTokens: 0 };
  const ended = { sessionId, result: resultOf(state), state, delivery };
  await recordEnd({ host, layout, spending, model }, workflowId, ended, lastRecordMs);
  await new Sidecar(host, layout, sessionId).remove();
}
