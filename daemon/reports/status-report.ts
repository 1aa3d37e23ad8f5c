/** The state of the daemon, its queue and its sessions. */
import type { DaemonStatus } from '../../schemas/daemon/reports.ts';
import { emptySession } from '../conversation/session-state.ts';
import { isWoken } from '../conversation/steering.ts';
import type { Balance } from '../ledger/balance.ts';
import { type Cost, costsBy, endedCalls, exactUsd, noCost } from '../ledger/costs.ts';
import { isListed, type JobState } from '../queue/job-state.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { FittingLimits } from './fitting-limits.ts';
import { deadLetterOf } from './dead-letters.ts';
import { cancelCommand, dismissCommand, standingOf } from './next-commands.ts';
import { type ReportPlace, unavailableIn } from './unavailable-session.ts';
import { type InboxPlace, unreceivedEntries } from './unreceived-entries.ts';
import { isDelivering, unsettledDelivery } from './unsettled-delivery.ts';

type Given = {
  /** In the order of the report. */
  readonly sessionIds: readonly SessionId[];
  /** Null if the ledger is damaged. */
  readonly balance: Pick<Balance, 'entries'> | null;
  readonly jobs: readonly JobState[];
  readonly daemon: DaemonStatus['daemon'];
};

export async function statusReport(place: ReportPlace, given: Given): Promise<DaemonStatus> {
  const { balance } = given;
  const costsOf = (entries: Balance['entries']) => costsBy(entries, (call) => call.sessionId);
  const costs =
    balance === null ? null : { all: costsOf(balance.entries), ended: costsOf(endedCalls(balance.entries)) };
  const sessions: DaemonStatus['sessions'] = [];
  const limits = new FittingLimits(place);
  for (const id of given.sessionIds) {
    const session = await storedSession(place.host, place.layout, id);
    const delivery = await unsettledDelivery(place, session);
    const known = session.status === 'running' ? costs?.ended : costs?.all;
    const cost = known === undefined ? null : (known.get(id) ?? noCost);
    sessions.push({
      ...shownSession(session, cost),
      ...(await standingOf(place, session, limits)),
      ...unreportedIn(session, known?.get(id)),
      ...((await isAnswered(place, session)) ? { isAnswered: true as const } : {}),
      ...((await isDelivering(place, session)) ? { isDelivering: true as const } : {}),
      ...(await unavailableIn(place, session)),
      ...(delivery === null ? {} : { delivery }),
    });
  }
  const jobs: DaemonStatus['jobs'] = [];
  for (const job of given.jobs.filter(isListed)) {
    const commands =
      job.status === 'dropped' ? (await deadLetterOf(place, job)).commands : await retriedCommands(place, job);
    jobs.push({ ...shownJob(job), ...(commands.length === 0 ? {} : { commands: [...commands] }) });
  }
  return { version: 1, daemon: given.daemon, jobs, sessions };
}

/** What ends the retries of a job that failed and is tried again. */
async function retriedCommands(place: ReportPlace, { job, status, sessionId, failures }: JobState): Promise<string[]> {
  if (status !== 'queued' || failures === 0) return [];
  if (sessionId === null) return [dismissCommand(job.jobId)];
  const { state, isEnded, isUnstarted } = await storedSession(place.host, place.layout, sessionId);
  // The daemon finishes the job of a complete session, so there is nothing to cancel.
  if (isUnstarted || state?.closed?.outcome === 'success') return [];
  // Of a session that has ended, only its log says which job it belongs to.
  return [state === null && isEnded ? dismissCommand(job.jobId) : cancelCommand(sessionId)];
}

/** The log does not count a call that a dead process left open; the ledger, like every report of costs, does. */
const unreportedIn = ({ state }: StoredSession, cost: Cost | undefined) => ({
  unreportedCalls: cost?.unreportedCalls ?? (state ?? emptySession).usage.unreportedCalls,
});

/** Whether an entry in the inbox answers what the session waits for, so that only a process is missing that works on it. */
async function isAnswered(place: InboxPlace, session: StoredSession): Promise<boolean> {
  const { state, status } = session;
  if (state === null || status !== 'waiting') return false;
  const entries = await unreceivedEntries(place, session);
  return !(entries instanceof SharedLogFault) && isWoken(state, entries);
}

function shownJob({ job, status, sessionId, failures, reason, retryAtMs }: JobState): DaemonStatus['jobs'][number] {
  const { jobId, workflowId, goal, subject, trigger, addedAtMs } = job;
  return { jobId, status, workflowId, goal, subject, trigger, sessionId, failures, reason, addedAtMs, retryAtMs };
}

function shownSession(
  { sessionId, status, state }: StoredSession,
  cost: Cost | null,
): DaemonStatus['sessions'][number] {
  const opened = state?.opened ?? null;
  const step = state?.step?.opened;
  const text = state?.question ?? state?.closed?.reason;
  return {
    sessionId,
    status,
    ...(opened === null
      ? {}
      : { runId: opened.runId, runName: opened.runName, workflowId: opened.workflowId, goal: opened.goal }),
    ...(step === undefined ? {} : { step: { number: step.number, title: step.title } }),
    stepsCompleted: state?.stepsCompleted ?? 0,
    turns: state?.turn ?? 0,
    ...(state ?? emptySession).usage,
    costUsd: cost === null ? null : exactUsd(cost),
    ...(text === undefined ? {} : { text }),
    lastActivityMs: state?.lastRecordMs ?? 0,
  };
}
