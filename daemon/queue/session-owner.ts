/** Who ends a session that was not ended: its job, or the next command of the user [interrupted-deliveries-are-finished]. */
import type { QueuedAs } from '../../schemas/daemon/job.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import type { Host } from '../../runtime/ports.ts';
import { livenessOf } from '../sandbox/process-identity.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import { Sidecar } from '../storage/sidecar.ts';
import type { JobState } from './job-state.ts';
import type { JobQueue } from './queue.ts';
import { isReplacedIn } from './replaced-session.ts';

export type OwnerPlace = {
  readonly host: Pick<Host, 'files' | 'ids'>;
  readonly layout: DaemonLayout;
  readonly queue: Pick<JobQueue, 'job'>;
};

/** Null if the session has ended. A job that the queue lost ends nothing, so the session is the user's. */
export async function ownerOf(
  { host, layout, queue }: OwnerPlace,
  sessionId: SessionId,
): Promise<QueuedAs | 'user' | null> {
  const kept = await new Sidecar(host, layout, sessionId).read();
  if (kept === null) return null;
  if (kept === 'unreadable' || kept.queued === undefined) return 'user';
  return (await jobIn(queue, kept.queued.jobId)) === null ? 'user' : kept.queued;
}

/** Whether the process that claimed the job died, and no daemon has started since that continues its work. */
export const isClaimAbandoned = ({ status, holder }: Pick<JobState, 'status' | 'holder'>): boolean =>
  status === 'claimed' && holder !== null && livenessOf(holder) === 'dead';

/**
 * Null if the queue has no such job. The queue never removes a job, whatever became of it, so it was lost with the file. A queue that
 * cannot be read does not say which jobs it has; the command reports that where it uses the queue.
 */
export async function jobIn(queue: Pick<JobQueue, 'job'>, jobId: string): Promise<JobState | 'unreadable' | null> {
  try {
    return await queue.job(jobId);
  } catch (error) {
    if (error instanceof SharedLogFault || errnoOf(error) !== '') return 'unreadable';
    throw error;
  }
}

/** For what delivers or reports results. A queue that cannot be read now says nothing. */
export async function isKnownReplaced(
  queue: Pick<JobQueue, 'job'>,
  { sessionId, queued }: { readonly sessionId: SessionId; readonly queued?: QueuedAs | undefined },
): Promise<boolean> {
  const job = queued === undefined ? null : await jobIn(queue, queued.jobId);
  return job !== null && job !== 'unreadable' && isReplacedIn(job, sessionId);
}
