/** Sessions of a job that the queue does not name: it is behind, because a crash came first or an older copy of it was restored [sessions-outlive-the-queue]. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { FileInbox } from '../inbox/inbox.ts';
import type { JobState } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import type { SessionsOfJobs } from '../storage/sessions-of-jobs.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';

type Place = { readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>; readonly layout: DaemonLayout };

/** Newest first. */
export async function* unnamedSessions(
  place: Place,
  sessions: SessionsOfJobs,
  { job, sessionId: named, discarded }: JobState,
): AsyncGenerator<{ readonly session: StoredSession; readonly isUnused: boolean }> {
  const stored = await sessions.of(job.jobId);
  // Ids grow with time.
  const unnamed = stored.filter((each) => !discarded.has(each) && (named === null || each > named));
  for (const sessionId of unnamed.reverse()) {
    const session = await storedSession(place.host, place.layout, sessionId);
    yield { session, isUnused: await isUnused(place, session) };
  }
}

/** It has made no model call, and the user has not written to it: nothing is lost without it. */
export async function isUnused(place: Place, { sessionId, state }: StoredSession): Promise<boolean> {
  if (state === null || state.turn > 0 || state.question !== null || state.closed?.outcome === 'success') return false;
  return state.lastTicket === 0 && !(await isSteered(place, sessionId));
}

/** What the user sent is never lost with a session. An inbox that cannot be read may contain something. */
export const isSteered = ({ host, layout }: Place, sessionId: SessionId): Promise<boolean> =>
  new FileInbox(host, layout, sessionId, 0).after(0).then(
    (entries) => entries.length > 0,
    (error: unknown) => {
      if (error instanceof SharedLogFault) return true;
      throw error;
    },
  );

/** Whatever changes a job changes its session as well. A job that is claimed learns of its session from its holder. */
export async function nameSession(
  { queue, ...place }: Place & { readonly queue: Pick<JobQueue, 'job' | 'opened'> },
  sessions: SessionsOfJobs,
  jobId: string,
): Promise<void> {
  const job = await queue.job(jobId);
  if (job === null || job.sessionId !== null || (job.status !== 'queued' && job.status !== 'dropped')) return;
  for await (const { session, isUnused } of unnamedSessions(place, sessions, job))
    if (!isUnused) return queue.opened(jobId, session.sessionId, session.state?.stepsCompleted ?? 0);
}
