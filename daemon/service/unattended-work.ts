/** What the daemon does with the run of a session, or is going to do without its user: agents of clients must not do the same [unattended-runs-withheld]. */
import type { SessionId } from '../../schemas/ids.ts';
import type { UnattendedWork } from '../../runtime/runtime.ts';
import type { Host } from '../../runtime/ports.ts';
import type { JobState } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import { isReplacedIn } from '../queue/replaced-session.ts';
import { isClaimAbandoned, jobIn } from '../queue/session-owner.ts';
import { isUnused } from '../session/unnamed-session.ts';
import { leftIn, nextStepOf } from './next-step-of-job.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import { firstTurn } from '../storage/turn-log.ts';
import { hasWorkIn } from '../worktrees/has-work.ts';
import { adoptCommand, cancelCommand, dismissCommand } from '../reports/next-commands.ts';

type Place = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
  readonly queue: Pick<JobQueue, 'job'>;
};

/**
 * A session that the daemon has opened has a sidecar, also while it waits for the user or no daemon runs; its log says whether it has ended. One
 * whose log cannot be read counts as open: `daemon cancel` ends it. The log of a session without a sidecar is read only if its job may continue it.
 */
export async function unattendedWork(place: Place, sessionId: SessionId): Promise<UnattendedWork | null> {
  const work = await workOn(place, sessionId);
  if (work === null) return null;
  return { ...work, adopt: () => (hasWorkIn(place.layout, sessionId) ? adoptCommand(sessionId) : null) };
}

async function workOn(place: Place, sessionId: SessionId): Promise<UnattendedWork | null> {
  const { host, layout } = place;
  const isOpened = (await host.files.entry(layout.sidecar(sessionId)).catch(() => null)) !== null;
  try {
    const job = await jobOf(place, sessionId);
    if (job !== null && job.status !== 'dropped' && isReplacedIn(job, sessionId)) return await replacedBy(place, job);
    const isOfJob = job?.status === 'queued' || job?.status === 'claimed';
    if (!isOpened && !isOfJob) return null;
    const session = await storedSession(host, layout, sessionId);
    if (isOpened && !session.isEnded) return { kind: 'open' };
    if (!isOfJob) return null;
    const isAdopted = job.sessionId !== sessionId;
    // The job goes on without it.
    if (isAdopted && (await isUnused(place, session))) return await replacedBy(place, job);
    return continuedBy(job, session, isAdopted);
  } catch {
    return isOpened ? { kind: 'open' } : null;
  }
}

/** A queue that cannot be read has no daemon that works on its jobs. */
async function jobOf({ host, layout, queue }: Place, sessionId: SessionId): Promise<JobState | null> {
  const opened = await firstTurn(host.files, layout, sessionId);
  const job = opened?.queued === undefined ? null : await jobIn(queue, opened.queued.jobId);
  return job === 'unreadable' ? null : job;
}

/**
 * A daemon that claims the job decides in the same way.
 *
 * @param isAdopted the queue does not name the session: it is older than the session [sessions-outlive-the-queue]
 */
function continuedBy(job: JobState, { status, state }: StoredSession, isAdopted: boolean): UnattendedWork | null {
  // Nothing but its delivery is left.
  if (state === null || state.closed?.outcome === 'success') return null;
  if (status === 'running') return { kind: 'open' };
  const isAbandoned = job.status === 'claimed' && (job.holder === null || isClaimAbandoned(job));
  const claimed = { ...job, failures: job.failures + (isAbandoned ? 1 : 0) };
  // Where it decides whether the user sent something, the job continues in this session or in another one.
  const left = leftIn({ status, state }, true);
  if (nextStepOf({ state: claimed, isAbandoned, isAdopted }, left).kind === 'drop') return null;
  return { kind: job.failures > 0 ? 'retried' : 'queued' };
}

async function replacedBy({ host, layout }: Place, { job, status, sessionId }: JobState): Promise<UnattendedWork> {
  const isDone = status === 'finished';
  if (sessionId === null) return { kind: 'replaced', by: null, isDone, undo: dismissCommand(job.jobId) };
  const opened = await firstTurn(host.files, layout, sessionId);
  return {
    kind: 'replaced',
    by: opened?.runName ?? sessionId,
    isDone,
    undo: isDone ? null : cancelCommand(opened?.runName ?? sessionId),
  };
}
