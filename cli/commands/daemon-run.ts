/** `workrail daemon run`: the daemon in the foreground. It takes jobs from the queue until a signal parks its sessions. */
import { errnoOf } from '../../schemas/os-faults.ts';
import { systemTimer } from '../../runtime/host.ts';
import { refresh, rootsOf, staleRoots } from '../../project/compile/ensure-compiled.ts';
import { daemonSettings } from '../../project/configuration/daemon-config.ts';
import { triggerSettings } from '../../project/configuration/trigger-config.ts';
import { usageError } from '../../project/failure.ts';
import { machine } from '../../project/places.ts';
import { costsBy, exactUsd, noCost } from '../../daemon/ledger/costs.ts';
import { FileLedger } from '../../daemon/ledger/ledger.ts';
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import { DaemonLock } from '../../daemon/service/daemon-lock.ts';
import type { ServiceEvent } from '../../daemon/service/events.ts';
import { mayStillWork } from '../../daemon/service/holders.ts';
import { runService } from '../../daemon/service/run-service.ts';
import { startTriggers, type TriggerPorts } from '../../daemon/triggers/start-triggers.ts';
import { exitCode, type Invocation } from '../command.ts';
import { finishInterrupted } from '../daemon/interrupted-deliveries.ts';
import { untilSignal } from '../daemon/until-signal.ts';
import { ServiceProgress } from '../reporters/service-progress.ts';
import { reportTrigger } from '../reporters/trigger-progress.ts';
import { boundHeapOfDaemon } from '../serving/heap-size.ts';
import { openDaemon, queueFailure } from '../serving/open-daemon.ts';
import { openRuntime } from '../serving/open-runtime.ts';
import { warn } from '../terminal/terminal.ts';

export async function run({ options: { model } }: Invocation): Promise<number> {
  boundHeapOfDaemon();
  const settings = daemonSettings(typeof model === 'string' ? model : undefined);
  const daemon = openDaemon();
  const { host, layout } = daemon;
  const lock = await DaemonLock.take(host, layout);
  if (!(lock instanceof DaemonLock)) {
    const which = lock === 'unknown' ? '' : `: process ${lock.holder.pid}`;
    throw usageError(`a daemon already works on this data directory${which}`, 'Run: workrail daemon status');
  }
  const { holder } = lock.daemon;
  const queue = new FileJobQueue(host, layout.queue, mayStillWork(holder));
  const ledger = new FileLedger(host, layout.ledger);
  const progress = new ServiceProgress(async (sessionId) => {
    const { entries } = await ledger.balance();
    return exactUsd(costsBy(entries, (call) => call.sessionId).get(sessionId) ?? noCost);
  });
  const { sessionsAtOnce } = settings;
  const environment = async ({ workspacePath }: { readonly workspacePath: string }) => {
    await refresh(staleRoots(rootsOf(workspacePath), warn), warn);
    // Loaded with the first job: the SDK of the models is most of the memory.
    const { sessionEnvironment } = await import('../../daemon/open-session.ts');
    return sessionEnvironment({ ...daemon, runtime: openRuntime(workspacePath), ledger }, settings);
  };
  const report = (event: ServiceEvent) => progress.report(event);
  const ports = {
    host,
    layout,
    queue,
    holder,
    sessionsAtOnce,
    timer: systemTimer,
    environment,
    report,
  };
  try {
    const jobs = await queue.jobs();
    // Who reads that the daemon is running may send a webhook at once.
    const work = (signal: AbortSignal) => {
      progress.started(holder.pid, sessionsAtOnce, jobs);
      const start = () => finishInterrupted(daemon, signal);
      return runService({ ...ports, start }, signal).finally(() => progress.ended());
    };
    await untilSignal((signal) => withTriggers(ports, () => work(signal)));
  } catch (error) {
    throw queueFailure(error, layout.queue);
  } finally {
    await lock.release();
  }
  return exitCode.ok;
}

/** Triggers start before the first session, and stop after the last one: an event of that time is a job for the next daemon. */
async function withTriggers(
  ports: Pick<TriggerPorts, 'host' | 'layout' | 'queue'>,
  work: () => Promise<void>,
): Promise<void> {
  const settings = triggerSettings();
  const { variable } = machine();
  const triggers = await startTriggers({
    ...ports,
    ...settings,
    variable,
    timer: systemTimer,
    report: reportTrigger,
  }).catch((error: unknown) => {
    if (errnoOf(error) !== 'EADDRINUSE') throw error;
    throw usageError(
      `another program uses port ${settings.port} of "webhooks"`,
      'Set another port in ~/.workrail/workrail.json',
    );
  });
  try {
    await work();
  } finally {
    await triggers.stop();
  }
}
