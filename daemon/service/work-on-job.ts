/**
 * One claimed job, from what an earlier process left to the record that says what became of it. The order is: the queue names the session
 * before the first model call of each process, and forgets the claim after the session stopped [claims-are-leases].
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { DaemonJob } from '../../schemas/daemon/job.ts';
import { jobRetryMs } from '../../schemas/daemon/limits.ts';
import type { SessionId } from '../../schemas/ids.ts';
import {
  blockedSidecar,
  damagedSession,
  retryCommand,
  undoAbandonCommand,
  unstartedSession,
  verifyCommand,
} from '../reports/next-commands.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { placedReasonOf } from '../reports/placed-reason.ts';
import type { Delivery } from '../delivery/deliver.ts';
import { FileInbox } from '../inbox/inbox.ts';
import { ledgerName } from '../ledger/ledger.ts';
import { isDeadLetter, type JobState } from '../queue/job-state.ts';
import type { Claim, JobQueue, Release } from '../queue/queue.ts';
import { endAbandonedSession } from '../session/end-abandoned-session.ts';
import { endReplacedSession } from '../session/dismiss-delivery.ts';
import { resumeSession, startSession, type UnavailableRun, type Unresumable } from '../session/run-session.ts';
import type { EndedSession, SessionEnvironment } from '../session/session-environment.ts';
import { isSteered, unnamedSessions } from '../session/unnamed-session.ts';
import { SharedLogFault, SharedLogReplaced } from '../storage/shared-log.ts';
import type { SessionsOfJobs } from '../storage/sessions-of-jobs.ts';
import { storedSession, type StoredSession } from '../storage/stored-sessions.ts';
import type { JobEnd, ServiceEvent } from './events.ts';
import { type AbandonedSession, leftIn, nextStepOf } from './next-step-of-job.ts';

export type JobPorts = {
  readonly queue: JobQueue;
  readonly sessions: SessionsOfJobs;
  /** What a session of this job needs. */
  environment(job: DaemonJob): Promise<SessionEnvironment>;
  report(event: ServiceEvent): void;
};
const restarted = 'the daemon died before a step was complete';

type Left = { readonly end: JobEnd; readonly text: string };

/** What the log of the session says, for the release of its job: also if this process fails. */
type Progress = Pick<Release, 'stepsCompleted' | 'knownRecords'>;
/** Nothing is known to be released of a session that this process opens, and of one that an older version released. */
const progressBefore = ({ stepsCompleted, sessionId, knownRecords }: JobState): Progress => {
  if (sessionId === null) return { stepsCompleted, knownRecords: 0 };
  return knownRecords === null ? { stepsCompleted } : { stepsCompleted, knownRecords };
};

const progressOf = ({ stepsCompleted, nextIndex }: SessionState): Progress => ({
  stepsCompleted,
  knownRecords: nextIndex,
});

/**
 * Rejects if the queue cannot be written: then the claim stays, and the next daemon takes it over. Also rejects if the ledger, without
 * which no session can start, is damaged or was replaced: that is no failure of the job, which the next daemon works on.
 */
export async function workOnJob(ports: JobPorts, claim: Claim, signal: AbortSignal): Promise<void> {
  const { job } = claim.state;
  let progress = progressBefore(claim.state);
  const advance = (state: SessionState) => {
    progress = progressOf(state);
  };
  const left = await ports
    .environment(job)
    .then((environment) => proceed(ports, observed(ports, job, environment, advance), claim, signal))
    .catch(async (error: unknown) => {
      if (!isUnusableLedger(error)) return retryJob(ports, job, placedReasonOf(error), progress);
      await releaseJob(ports, job, 'stopped', error.message, 0, progress);
      throw error;
    });
  ports.report({ kind: 'left', job, ...left });
}

/** This process cannot read the ledger again, so it can start no session. */
const isUnusableLedger = (error: unknown): error is SharedLogFault =>
  error instanceof SharedLogFault &&
  error.log === ledgerName &&
  (error.damage !== null || error instanceof SharedLogReplaced);

/** The queue learns of each session before its first model call. */
function observed(
  { queue, report }: JobPorts,
  job: DaemonJob,
  environment: SessionEnvironment,
  advance: (state: SessionState) => void,
): SessionEnvironment {
  let observe: SessionEnvironment['observe'];
  return {
    ...environment,
    opened: async (session, state) => {
      const { stepsCompleted, lastTicket } = state;
      advance(state);
      observe = (record, state) => report({ kind: 'record', session, record, state });
      await queue.opened(job.jobId, session.sessionId, stepsCompleted);
      await cancelIfDropped(queue, environment, job.jobId, { sessionId: session.sessionId, lastTicket });
      report({ kind: 'opened', job, session });
    },
    observe: (record, state) => {
      // A fault after the end or the question of a session releases neither.
      if (state.closed === null && (state.question === null || record.kind === 'entry_received')) advance(state);
      observe?.(record, state);
    },
  };
}

/** A job can be dropped after it was claimed, when it had no session yet that could be cancelled. */
async function cancelIfDropped(
  queue: JobQueue,
  { host, layout }: SessionEnvironment,
  jobId: string,
  { sessionId, lastTicket }: { readonly sessionId: SessionId; readonly lastTicket: number },
): Promise<void> {
  const state = await queue.job(jobId);
  if (state?.status !== 'dropped') return;
  const { reason } = state;
  await new FileInbox(host, layout, sessionId, lastTicket).add({
    kind: 'cancel',
    ...(reason === null ? {} : { reason }),
  });
}

async function proceed(
  ports: JobPorts,
  environment: SessionEnvironment,
  claim: Claim,
  signal: AbortSignal,
): Promise<Left> {
  const { queue } = ports;
  const { job } = claim.state;
  const sessionId = (await unnamedSession(ports, environment, claim)) ?? claim.state.sessionId;
  const left = sessionId === null ? null : await leftBy(environment, sessionId);
  const next = nextStepOf({ ...claim, isAdopted: sessionId !== claim.state.sessionId }, left);
  switch (next.kind) {
    case 'start':
      return startJob(ports, environment, job, signal);
    case 'resume': {
      const isAdopted = sessionId !== claim.state.sessionId;
      const isRetry = claim.isAbandoned || isAdopted || claim.state.failures > 0;
      const ended = await resumeSession(environment, sessionId as SessionId, null, signal, { isRetry });
      return ended === 'abandoned' ||
        ended === 'removed' ||
        ended === 'unreadable' ||
        ended === 'completed' ||
        ended === 'continued' ||
        ended === 'damaged'
        ? dropJob(ports, job, await reasonOfSession(environment, sessionId as SessionId, ended, job.jobId))
        : settleJob(ports, job, ended);
    }
    case 'restart': {
      const discard = () => queue.discard(job.jobId, sessionId as SessionId);
      const isEnded = await endReplacedSession(environment, sessionId as SessionId, restarted, discard);
      return isEnded ? startJob(ports, environment, job, signal) : settleJob(ports, job, 'locked');
    }
    case 'wait':
      return parkJob(ports, job, next.question);
    case 'drop':
      if (sessionId !== null) await endAbandonedSession(environment, sessionId, next.reason);
      return dropJob(ports, job, next.reason);
    case 'later':
      return settleJob(ports, job, 'locked');
  }
}

/** The queue learns of the session now, so the job never has two. One without a use is ended instead [sessions-outlive-the-queue]. */
async function unnamedSession(
  { queue, sessions }: JobPorts,
  environment: SessionEnvironment,
  { state }: Claim,
): Promise<SessionId | null> {
  await endDiscarded(environment, sessions, state);
  for await (const { session, isUnused } of unnamedSessions(environment, sessions, state)) {
    if (isUnused && (await hasEnded(environment, session))) continue;
    await queue.opened(state.job.jobId, session.sessionId, session.state?.stepsCompleted ?? 0);
    return session.sessionId;
  }
  return null;
}

/** The queue discards a session before that is ended: a process can die in between. A session that has ended has no sidecar. */
async function endDiscarded(
  environment: SessionEnvironment,
  sessions: SessionsOfJobs,
  { job, discarded }: JobState,
): Promise<void> {
  if (discarded.size === 0) return;
  const { host, layout } = environment;
  for (const sessionId of await sessions.of(job.jobId))
    if (discarded.has(sessionId) && (await host.files.entry(layout.sidecar(sessionId))) !== null)
      await endReplacedSession(environment, sessionId, restarted);
}

/** False if another process works on it. */
async function hasEnded(environment: SessionEnvironment, session: StoredSession): Promise<boolean> {
  const { sessionId, isUnstarted, isEnded } = session;
  const { host, layout } = environment;
  // Removed last when a session ends.
  const isOver = isUnstarted || (isEnded && (await host.files.entry(layout.sidecar(sessionId))) === null);
  return isOver || endReplacedSession(environment, sessionId, restarted);
}

async function leftBy(environment: SessionEnvironment, sessionId: SessionId): Promise<AbandonedSession> {
  const { host, layout } = environment;
  const session = await storedSession(host, layout, sessionId);
  const hasReceived = (session.state?.lastTicket ?? 0) > 0;
  return leftIn(session, hasReceived || (await isSteered(environment, sessionId)));
}

async function startJob(
  ports: JobPorts,
  environment: SessionEnvironment,
  job: DaemonJob,
  signal: AbortSignal,
): Promise<Left> {
  const { workflowId, goal, context, workspacePath, jobId, trigger, trust, delivery } = job;
  const given = { workflowId, goal, context: context as JsonObject, workspacePath, delivery };
  const { chainDepth } = job.origin;
  const queued = { jobId, trigger, trust, ...(chainDepth === 0 ? {} : { chainDepth }) };
  return settleJob(ports, job, await startSession(environment, { ...given, queued }, signal));
}

/** The retry of a dead letter continues its session, unless the run of the session was removed or its log is damaged. */
async function reasonOfSession(
  { host, layout }: SessionEnvironment,
  sessionId: SessionId,
  why: UnavailableRun | 'damaged',
  jobId: string,
): Promise<string> {
  const { state } = await storedSession(host, layout, sessionId);
  const name = state?.opened?.runName ?? sessionId;
  switch (why) {
    case 'damaged': {
      const { what, next } = blockedSidecar(sessionId);
      return state === null ? damagedSession(jobId) : `${what}. ${next}`;
    }
    case 'abandoned':
      return `the user abandoned its run; to undo this before a retry, run: ${undoAbandonCommand(name)}`;
    case 'removed':
      return `its run ${name} is no longer stored; to start again, run: ${retryCommand(jobId, 'new')}`;
    case 'completed':
      return `its run ${name} is already complete; to start again, run: ${retryCommand(jobId, 'new')}`;
    case 'continued':
      return `another agent continued its run ${name}; to continue where the run is now, run: ${retryCommand(jobId)}`;
    case 'unreadable':
      return `its run ${name} cannot be read; to see why, run: ${verifyCommand(sessionId)}`;
  }
}

async function settleJob(
  ports: JobPorts,
  job: DaemonJob,
  ended: EndedSession | Exclude<Unresumable, UnavailableRun | 'damaged'>,
): Promise<Left> {
  if (ended === 'locked')
    return releaseJob(ports, job, 'stopped', 'another process is working on its session', jobRetryMs);
  // Of a session that was complete: what reopened its run is not the job's to do.
  if (ended === 'finished' || ended === 'reopened') return finishJob(ports, job, '');
  if (ended === 'unknown') return dropJob(ports, job, unstartedSession(job.jobId));
  if (typeof ended === 'string') return dropJob(ports, job, `its session is ${ended}`);
  const { result, state, delivery } = ended;
  switch (result.kind) {
    case 'success':
      // The session is resumed for the rest of its delivery.
      if (delivery?.kind === 'stopped')
        return releaseJob(ports, job, 'stopped', 'the daemon stopped', 0, progressOf(state));
      return finishJob(ports, job, result.summary, delivery);
    case 'parked':
      if (result.question !== null) return parkJob(ports, job, result.question);
      return releaseJob(ports, job, 'stopped', 'the daemon stopped', 0, progressOf(state));
    case 'timeout':
    case 'stuck':
      return dropJob(ports, job, result.reason);
    case 'error':
      return state.isCancelled || result.isFinal === true
        ? dropJob(ports, job, result.reason)
        : retryJob(ports, job, result.reason, progressOf(state));
  }
}

async function finishJob(
  { queue }: JobPorts,
  { jobId }: DaemonJob,
  text: string,
  delivery: Delivery | null = null,
): Promise<Left> {
  await queue.finish(jobId);
  return delivery !== null && 'reason' in delivery
    ? { end: 'undelivered', text: delivery.reason }
    : { end: 'finished', text };
}

async function parkJob({ queue }: JobPorts, { jobId }: DaemonJob, question: string): Promise<Left> {
  await queue.wait(jobId, question);
  return { end: 'waiting', text: question };
}

async function dropJob({ queue }: JobPorts, { jobId }: DaemonJob, reason: string): Promise<Left> {
  await queue.drop(jobId, reason);
  return { end: 'dropped', text: reason };
}

async function releaseJob(
  { queue }: JobPorts,
  { jobId }: DaemonJob,
  why: 'stopped' | 'failed',
  reason: string,
  pauseMs: number,
  progress: Progress = { stepsCompleted: 0 },
): Promise<Left> {
  await queue.release(jobId, { why, reason, pauseMs, ...progress });
  return { end: why === 'stopped' ? 'stopped' : 'retried', text: reason };
}

/** The second failure without a completed step in between is the last one [second-failure-is-a-dead-letter]. */
async function retryJob(ports: JobPorts, job: DaemonJob, reason: string, progress: Progress): Promise<Left> {
  const left = await releaseJob(ports, job, 'failed', reason, jobRetryMs, progress);
  const state = await ports.queue.job(job.jobId);
  // Dropped while it was being worked on.
  if (state?.status === 'dropped') return { end: 'dropped', text: state.reason ?? reason };
  return state !== null && isDeadLetter(state) ? dropJob(ports, job, reason) : left;
}
