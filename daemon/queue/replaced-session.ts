/** A session that its job does not use any more, because the job starts again in another session, or did. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { JobState } from './job-state.ts';
import type { JobQueue } from './queue.ts';

/**
 * False where the queue is damaged: then no daemon works on a job either. A queue that a crash or an older backup left behind its sessions does not
 * name the newest one of a job: the next process that claims the job continues that session.
 */
export async function isReplaced(
  queue: Pick<JobQueue, 'job'>,
  { sessionId, queued }: Pick<DaemonSession, 'sessionId' | 'queued'>,
): Promise<boolean> {
  if (queued === undefined) return false;
  const job = await queue.job(queued.jobId).catch((error: unknown) => {
    if (error instanceof SharedLogFault) return null;
    throw error;
  });
  return job !== null && isReplacedIn(job, sessionId);
}

/** @param sessionId of a session that names the job */
export const isReplacedIn = (job: Pick<JobState, 'discarded' | 'sessionId'>, sessionId: SessionId): boolean =>
  // Ids grow with time.
  job.discarded.has(sessionId) || (job.sessionId !== null && sessionId < job.sessionId);
