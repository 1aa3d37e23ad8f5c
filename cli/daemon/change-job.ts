/** Changes a job of the queue as the user asks, and says what becomes of it. */
import type { DaemonJobChange } from '../../schemas/daemon/reports.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import type { JobChange, JobQueue } from '../../daemon/queue/queue.ts';
import { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import { usageError } from '../../project/failure.ts';
import { exitCode, type Invocation } from '../command.ts';
import { jobChangeText } from '../reporters/daemon-jobs-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { onQueue, type openDaemon } from '../serving/open-daemon.ts';

export const unknownJob = (jobId: string) =>
  usageError(`no job has the id "${visibleName(jobId)}"`, 'To list the jobs, run: workrail daemon status');

export async function changeJob(
  { operands, options }: Invocation,
  daemon: ReturnType<typeof openDaemon>,
  verb: 'retried' | 'dismissed',
  change: (queue: JobQueue, jobId: string) => Promise<JobChange>,
): Promise<number> {
  const [jobId = ''] = operands;
  const changed = await onQueue(daemon, (queue) => change(queue, jobId));
  if (changed.kind === 'unknown') throw unknownJob(jobId);
  if (changed.kind === 'refused')
    throw usageError(`job ${jobId} cannot be ${verb}: ${changed.reason}`, 'Run: workrail daemon status');
  const { job, sessionId } = changed.state;
  const report: DaemonJobChange = {
    version: 1,
    jobId,
    workflowId: job.workflowId,
    state: verb === 'retried' ? 'queued' : 'dismissed',
    sessionId,
    daemonRuns: (await DaemonLock.running(daemon.host, daemon.layout)) !== null,
  };
  await printAnswer(null, report, options, jobChangeText);
  return exitCode.ok;
}
