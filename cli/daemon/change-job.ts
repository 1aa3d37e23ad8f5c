/** Changes a job of the queue as the user asks, and prints what becomes of it. */
import type { DaemonJobChange } from '../../schemas/daemon/reports.ts';
import type { JobQueue } from '../../daemon/queue/queue.ts';
import { isRefused, type Refusal } from '../../daemon/reports/refusal.ts';
import { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import { usageError } from '../../project/failure.ts';
import { exitCode, type Invocation } from '../command.ts';
import { jobChangeText } from '../reporters/daemon-jobs-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { onQueue, type openDaemon } from '../serving/open-daemon.ts';

export async function changeJob(
  { options }: Invocation,
  daemon: ReturnType<typeof openDaemon>,
  change: (queue: JobQueue) => Promise<Omit<DaemonJobChange, 'daemonRuns'> | Refusal>,
): Promise<number> {
  // First: a command that failed has changed nothing.
  const daemonRuns = (await DaemonLock.running(daemon.host, daemon.layout)) !== null;
  const changed = await onQueue(daemon, change);
  if (isRefused(changed)) throw usageError(changed.reason, changed.next);
  await printAnswer(null, { ...changed, daemonRuns }, options, jobChangeText);
  return exitCode.ok;
}
