/**
 * `workrail daemon stop`: asks the daemon to park its sessions and end, and waits for that. A daemon that does not answer gets a signal, if
 * the process that is recorded beside its lock is the one that runs now [stop-signals-the-recorded-process].
 */

import { askToStop, ControlFault } from '../../../daemon/control/control-client.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { livenessOf } from '../../../daemon/sandbox/process-identity.ts';
import { DaemonLock, type RunningDaemon } from '../../../daemon/service/daemon-lock.ts';
import { Failure } from '../../../project/failure.ts';
import { daemonStopMs } from '../../../schemas/daemon/limits.ts';
import type { DaemonStopped } from '../../../schemas/daemon/reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { hasEnded, pollUntil } from '../../daemon/find-daemon.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { stoppedText } from '../../reporters/service-text.ts';
import { onQueue, openDaemon, runNameOf } from '../../serving/open-daemon.ts';
import { warn } from '../../terminal/terminal.ts';

type Daemon = ReturnType<typeof openDaemon>;

export async function run({ options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  const running = await knownDaemon(daemon);
  if (running === null) {
    const report: DaemonStopped = { version: 1, state: 'not_running', pid: null, by: null, parked: [] };
    await printAnswer(null, report, options, stoppedText);
    return exitCode.ok;
  }
  const { pid } = running.holder;
  const before = (await onQueue(daemon, (queue) => queue.jobs())).filter(({ status }) => status === 'claimed');
  const by = await stop(running);
  if ((await pollUntil(daemonStopMs, () => hasEnded(daemon))) === null)
    throw failure(
      `the daemon (process ${pid}) is still running ${daemonStopMs / 1000} seconds after the request to stop`,
      `Kill process ${pid}; the next daemon resumes its sessions. Then run: workrail daemon status`,
    );
  const parked = await parkedOf(daemon, before);
  await printAnswer(null, { version: 1, state: 'stopped', pid, by, parked }, options, stoppedText);
  return exitCode.ok;
}

const failure = (message: string, suggestion: string): Failure =>
  new Failure({ code: 'USAGE_ERROR', message, retry: { kind: 'not_retryable' }, suggestion }, 'errors');

/** Null if none runs. One that starts now is waited for until it can be asked. */
async function knownDaemon({ host, layout }: Daemon): Promise<RunningDaemon | null> {
  const found = await pollUntil<RunningDaemon | 'none'>(daemonStopMs, async () => {
    const running = await DaemonLock.running(host, layout);
    if (running === null) return 'none';
    return running === 'unknown' || (running.control === undefined && livenessOf(running.holder) === 'dead')
      ? null
      : running;
  });
  if (found === null)
    throw failure('a daemon holds the daemon lock, but its process id is unknown', 'Run: workrail daemon status');
  return found === 'none' ? null : found;
}

async function stop({ holder, control }: RunningDaemon): Promise<'socket' | 'signal'> {
  try {
    if (control !== undefined && 'path' in control) {
      const { kind } = await askToStop(control.path);
      if (kind === 'stopping') return 'socket';
    }
  } catch (error) {
    if (!(error instanceof ControlFault)) throw error;
    warn(`the daemon does not answer on its control socket: ${error.message}`);
  }
  if (livenessOf(holder) !== 'alive')
    throw failure(
      `the daemon does not answer, and WorkRail cannot determine whether process ${holder.pid} is the daemon`,
      `If process ${holder.pid} is the daemon, end it with SIGTERM. Then run: workrail daemon status`,
    );
  process.kill(holder.pid, 'SIGTERM');
  return 'signal';
}

/** The jobs that were worked on, and that the next daemon resumes. */
async function parkedOf(daemon: Daemon, before: readonly JobState[]): Promise<DaemonStopped['parked']> {
  const after = await onQueue(daemon, (queue) => queue.jobs());
  const parked: DaemonStopped['parked'] = [];
  for (const { job } of before) {
    const now = after.find((state) => state.job.jobId === job.jobId);
    // A daemon that had to be ended keeps its claim, which the next one takes over.
    if (now === undefined || (now.status !== 'queued' && now.status !== 'claimed')) continue;
    const { sessionId } = now;
    const { jobId, workflowId, goal } = job;
    parked.push({
      jobId,
      sessionId,
      ...(sessionId === null ? {} : await runNameOf(daemon, sessionId)),
      workflowId,
      goal,
    });
  }
  return parked;
}
