/** A session that its job does not use any more, because the job starts again in another session, or did. */
import type { SessionId } from '../../schemas/ids.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { JobQueue } from './queue.ts';

/** False where the queue cannot be read: then no daemon works on a job either. */
export async function isReplaced(
  queue: Pick<JobQueue, 'job'>,
  sessionId: SessionId,
  state: Pick<SessionState, 'opened'> | null,
): Promise<boolean> {
  const jobId = state?.opened?.queued?.jobId;
  if (jobId === undefined) return false;
  const job = await queue.job(jobId).catch((error: unknown) => {
    if (error instanceof SharedLogFault) return null;
    throw error;
  });
  return job !== null && job.sessionId !== sessionId;
}
