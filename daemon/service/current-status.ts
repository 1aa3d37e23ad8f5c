/** The status of this daemon: the jobs that it works on, and the content of its queue. */
import type { ControlStatus } from '../../schemas/daemon/control.ts';
import { statusWaitingMax } from '../../schemas/daemon/limits.ts';
import { isListed } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import type { Activity } from './activity.ts';
import type { RunningDaemon } from './daemon-lock.ts';

type Given = {
  readonly daemon: RunningDaemon;
  readonly queue: JobQueue;
  readonly activity: Activity;
  readonly sessionsAtOnce: number;
  isStopping(): boolean;
};

export async function currentStatus(given: Given): Promise<ControlStatus> {
  const { daemon, queue, activity, sessionsAtOnce } = given;
  const jobs = (await queue.jobs()).filter(isListed);
  const waiting = jobs.filter(({ status }) => status === 'waiting');
  const count = (wanted: string) => jobs.filter(({ status }) => status === wanted).length;
  return {
    v: 1,
    kind: 'status',
    pid: daemon.holder.pid,
    startedAtMs: daemon.startedAtMs,
    isStopping: given.isStopping(),
    sessionsAtOnce,
    residentBytes: process.memoryUsage.rss(),
    queue: {
      queued: count('queued'),
      waiting: waiting.length,
      dropped: count('dropped'),
    },
    sessions: [...activity.workedOn()],
    waiting: waiting.slice(-statusWaitingMax).map(({ job: { jobId }, sessionId, reason }) => ({
      jobId,
      name: activity.nameOf(jobId) ?? sessionId ?? jobId,
      text: reason ?? '',
    })),
  };
}
