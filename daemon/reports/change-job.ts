/** Puts a dead letter back into the queue, or gives a job up, as the user asks. */
import type { DaemonJobChange } from '../../schemas/daemon/reports.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { Host } from '../../runtime/ports.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { JobState } from '../queue/job-state.ts';
import type { JobChange, JobQueue } from '../queue/queue.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import { cancelCommand, deliverAgainCommand, deliveryCommand, retryCommand } from './next-commands.ts';
import { type Refusal, refusal } from './refusal.ts';
import { remedyOf, type StoredRuns, unavailabilityOf } from './unavailable-session.ts';

type World = {
  readonly host: Host;
  readonly layout: DaemonLayout;
  readonly queue: Pick<JobQueue, 'job' | 'opened' | 'retry' | 'dismiss' | 'canDismiss'>;
  readonly runs: StoredRuns;
};
type Changed = Omit<DaemonJobChange, 'daemonRuns'>;

const status = 'Run: workrail daemon status';

const unknownJob = (jobId: string) =>
  refusal('unknown', `no job has the id "${visibleName(jobId)}"`, 'To list the jobs, run: workrail daemon status');

/** @param session resumes the session of the job, or leaves it and starts another */
export async function retryJob(world: World, jobId: string, session: 'same' | 'new'): Promise<Changed | Refusal> {
  await nameSessionOf(world, jobId);
  const refused = session === 'new' ? await newSessionFault(world, jobId) : await sameSessionFault(world, jobId);
  if (refused !== null) return refused;
  const stored = await sessionOf(world, jobId);
  const retry = () => world.queue.retry(jobId, session, endedOf(stored), stored?.state?.nextIndex);
  const change = await (session === 'new' ? retry() : withDelivery(world, jobId, retry));
  const next = session === 'new' ? endingNext(await sessionOf(world, jobId)) : status;
  return changed('retried', jobId, change, next);
}

/**
 * A retry keeps whether the result of the session is delivered, so it requests again what the user dismissed, most probably with the job
 * [retries-deliver-again]. Before the retry: the daemon may complete the session at once.
 */
async function withDelivery(world: World, jobId: string, retry: () => Promise<JobChange>): Promise<JobChange> {
  const job = await world.queue.job(jobId);
  if (job?.status !== 'dropped' || job.sessionId === null) return retry();
  const { sessionId } = job;
  const outbox = await readableOutbox(world, sessionId);
  if (outbox === null || outbox.state.target === null || !outbox.state.isDismissed) return retry();
  await outbox.append({ kind: 'requested', sessionId, target: outbox.state.target });
  const change = await retry();
  if (change.kind !== 'changed') await outbox.append({ kind: 'dismissed', isStopped: true });
  return change;
}

export async function dismissJob(world: World, jobId: string): Promise<Changed | Refusal> {
  await nameSessionOf(world, jobId);
  const delivering = await dismissedWhileDelivering(world, jobId);
  if (delivering !== null) return delivering;
  const change = await dismissed(world, jobId);
  if (change.kind === 'unknown') return unknownJob(jobId);
  if (change.kind === 'changed')
    return { ...changedTo('dismissed', change.state), undo: await undoOf(world, change.state) };
  const session = await sessionOf(world, jobId);
  const why = session === null ? null : await unavailabilityOf(world, session);
  const isOpen = session !== null && !session.isEnded && (session.status === 'waiting' || session.status === 'damaged');
  const isLost = isOpen && why !== null;
  // It waits for an answer that would be refused, or is damaged.
  const reason = isLost ? `its session has not ended, and ${remedyOf(why, session).what}` : change.reason;
  return changed('dismissed', jobId, { ...change, reason }, endingNext(session));
}

async function nameSessionOf(world: World, jobId: string): Promise<void> {
  const { SessionsOfJobs } = await import('../storage/sessions-of-jobs.ts');
  const { nameSession } = await import('../session/unnamed-session.ts');
  await nameSession(world, new SessionsOfJobs(world.host, world.layout), jobId);
}

/** The job of a session that is complete ends with its delivery: the process that delivers ends both. */
async function dismissedWhileDelivering(world: World, jobId: string): Promise<Changed | null> {
  const [job, session] = [await world.queue.job(jobId), await sessionOf(world, jobId)];
  if (job === null || session === null || session.status !== 'running') return null;
  const { stopDelivery } = await import('../delivery/stop-delivery.ts');
  if (!(await stopDelivery(world, session))) return null;
  const name = session.state?.opened?.runName ?? session.sessionId;
  return { ...changedTo('dismissed', job), undo: deliveryUndo(name) };
}

const deliveryUndo = (name: string): string => `To deliver its result after all: ${deliverAgainCommand(name)}`;

/** With the delivery of its session: the job could only be resumed for that. */
async function dismissed(world: World, jobId: string): Promise<JobChange> {
  const session = await sessionOf(world, jobId);
  if (session === null) return world.queue.dismiss(jobId, null);
  const { dismissWhileRunning, dismissWithDelivery } = await import('../session/dismiss-delivery.ts');
  // The user resumed the session of a dead letter: it goes on, and its result stays.
  if (session.status === 'running') {
    const canDismiss = () => world.queue.canDismiss(jobId, null);
    return dismissWhileRunning(world, session.sessionId, {
      canDismiss,
      dismiss: () => world.queue.dismiss(jobId, null),
    });
  }
  // The user may resume the session of a dead letter, also one that has not ended.
  const { sessionId } = session;
  const ended = session.isEnded ? sessionId : null;
  let change: JobChange = { kind: 'refused', reason: 'another process is working on its session' };
  const dismiss = async () => {
    change = await world.queue.dismiss(jobId, ended);
    return change.kind === 'changed';
  };
  // Of a damaged session, a file can be in the place of the folder: no process can work on it.
  const done = await unlessUnexpectedEntry(world.host.files, world.layout.session(sessionId), 'folder', () =>
    dismissWithDelivery(world, sessionId, { canDismiss: () => world.queue.canDismiss(jobId, ended), dismiss }),
  );
  if (done === 'unexpected_entry') await dismiss();
  return change;
}

/** What has an effect after the dismissal: a retry in a session that is complete, damaged or without its run has none. */
async function undoOf(world: World, { job: { jobId }, sessionId }: JobState): Promise<string> {
  const { host, layout } = world;
  const session = sessionId === null ? null : await storedSession(host, layout, sessionId);
  if (session?.status === 'success' && (await host.files.entry(layout.outbox(session.sessionId))) !== null) {
    const name = session.state?.opened?.runName ?? session.sessionId;
    return (await isDelivered(world, session.sessionId)) ? deliveredText(name) : deliveryUndo(name);
  }
  const why = session === null ? null : await unavailabilityOf(world, session);
  const isLost = why === 'removed' || why === 'completed';
  const isUseless = isLost || session?.status === 'success' || session?.status === 'damaged' || session?.isUnstarted;
  return `To retry the job after all: ${retryCommand(jobId, isUseless ? 'new' : 'same')}`;
}

const deliveredText = (name: string): string =>
  `Its result is already delivered. To see where: ${deliveryCommand(name)}`;

/** False if its outbox is damaged: the command that delivers says what to do. */
async function isDelivered(world: World, sessionId: SessionId): Promise<boolean> {
  const outbox = await readableOutbox(world, sessionId);
  return outbox?.state.isClosed === true && outbox.state.plan?.kind !== 'question';
}

async function readableOutbox({ host, layout }: World, sessionId: SessionId): Promise<Outbox | null> {
  const { readableOutbox: open } = await import('../delivery/readable-outbox.ts');
  return open(host, layout, sessionId);
}

async function sessionOf({ host, layout, queue }: World, jobId: string): Promise<StoredSession | null> {
  const sessionId = (await queue.job(jobId))?.sessionId ?? null;
  return sessionId === null ? null : storedSession(host, layout, sessionId);
}

/** Null for a job without a session, and for one whose session has not ended. */
const endedOf = (session: StoredSession | null): SessionId | null =>
  session === null || session.status === 'running' || !session.isEnded ? null : session.sessionId;

/** What ends a job that is not dismissed because its session has not ended. */
function endingNext(session: StoredSession | null): string {
  if (session === null || session.isEnded || session.isUnstarted) return status;
  return `To end its session, run: ${cancelCommand(session.sessionId)}`;
}

/** A user may have resumed the session of a dead letter: one job never has two sessions that work. */
async function newSessionFault(world: World, jobId: string): Promise<Refusal | null> {
  const session = await sessionOf(world, jobId);
  if (session === null) return null;
  // Its log may have been lost while a process works on it, and the result of a complete session may be delivered now.
  const isOpen = session.state !== null && session.state.closed === null;
  if (!isOpen && (await SessionLock.isHeld(world.host, world.layout, session.sessionId)))
    return workedOn(jobId, session);
  if (session.state === null || session.state.closed !== null || session.isUnstarted) return null;
  return refusal(
    'conflict',
    `job ${jobId} cannot start in a new session: its session has not ended`,
    `To end the session, run: ${cancelCommand(session.sessionId)}`,
  );
}

function workedOn(jobId: string, { state, sessionId }: StoredSession): Refusal {
  const name = state?.opened?.runName ?? sessionId;
  const next =
    state?.closed?.outcome === 'success' ? `To stop the delivery, run: ${deliveryCommand(name)} --dismiss` : status;
  const why = 'another process is working on its session';
  return refusal('conflict', `job ${jobId} cannot start in a new session: ${why}`, next);
}

/** Its session could do nothing. */
async function sameSessionFault(world: World, jobId: string): Promise<Refusal | null> {
  const job = await world.queue.job(jobId);
  if (job === null || job.sessionId === null || job.status !== 'dropped') return null;
  const session = await storedSession(world.host, world.layout, job.sessionId);
  const cannot = `job ${jobId} cannot be retried in its session`;
  const startAgain = `To start the job again, run: ${retryCommand(jobId, 'new')}`;
  if (session.status === 'damaged')
    return refusal('conflict', `${cannot}: the log of the session is damaged`, startAgain);
  if (session.isUnstarted) return refusal('conflict', `${cannot}: nothing is stored of the session`, startAgain);
  const why = await unavailabilityOf(world, session);
  switch (why) {
    case 'removed':
      return refusal('conflict', `${cannot}: the run of the session is no longer stored`, startAgain);
    case 'completed':
      return refusal('conflict', `${cannot}: ${remedyOf(why, session).what}`, startAgain);
    case 'abandoned':
    case 'unreadable': {
      const { what, next } = remedyOf(why, session);
      return refusal('conflict', `${cannot}: ${what}`, next);
    }
    default:
      return null;
  }
}

function changed(
  verb: 'retried' | 'dismissed',
  jobId: string,
  change: JobChange,
  next: string = status,
): Changed | Refusal {
  if (change.kind === 'unknown') return unknownJob(jobId);
  if (change.kind === 'refused') return refusal('conflict', `job ${jobId} cannot be ${verb}: ${change.reason}`, next);
  return changedTo(verb, change.state);
}

function changedTo(verb: 'retried' | 'dismissed', { job: { jobId, workflowId }, sessionId }: JobState): Changed {
  return { version: 1, jobId, workflowId, state: verb === 'retried' ? 'queued' : 'dismissed', sessionId };
}
