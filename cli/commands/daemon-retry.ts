/** `workrail daemon retry <job>`: puts a dead letter back into the queue, with its session or without it. */
import { storedSession } from '../../daemon/storage/stored-sessions.ts';
import { usageError } from '../../project/failure.ts';
import type { Invocation } from '../command.ts';
import { changeJob, unknownJob } from '../daemon/change-job.ts';
import { onQueue, openDaemon } from '../serving/open-daemon.ts';

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const daemon = openDaemon();
  const isNew = options['newSession'] === true;
  if (isNew) await checkSessionEnded(daemon, operands[0] ?? '');
  return changeJob(invocation, daemon, 'retried', (queue, jobId) => queue.retry(jobId, isNew ? 'new' : 'same'));
}

/** A user may have resumed the session of a dead letter: one job never has two sessions that work. */
async function checkSessionEnded(daemon: ReturnType<typeof openDaemon>, jobId: string): Promise<void> {
  const job = await onQueue(daemon, (queue) => queue.job(jobId));
  if (job === null) throw unknownJob(jobId);
  if (job.sessionId === null) return;
  const { state } = await storedSession(daemon.host, daemon.layout, job.sessionId);
  if (state === null || state.closed !== null) return;
  throw usageError(
    `job ${jobId} cannot start in a new session: its session has not ended`,
    `To end the session, run: workrail daemon cancel ${job.sessionId}`,
  );
}
