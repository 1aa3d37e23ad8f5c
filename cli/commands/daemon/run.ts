/** `workrail daemon run`: the daemon in the foreground. It takes jobs from the queue until a signal parks its sessions. */

import type { Control } from '../../../daemon/control/control-server.ts';
import { costsBy, endedCalls, exactUsd, noCost } from '../../../daemon/ledger/costs.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import type { StoredRuns } from '../../../daemon/reports/unavailable-session.ts';
import { Activity } from '../../../daemon/service/activity.ts';
import { currentStatus } from '../../../daemon/service/current-status.ts';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import type { ServiceEvent } from '../../../daemon/service/events.ts';
import { mayStillWork } from '../../../daemon/service/holders.ts';
import { runService, type ServicePorts } from '../../../daemon/service/run-service.ts';
import { triggersThatQueue } from '../../../daemon/triggers/cron.ts';
import { startTriggers, type TriggerPorts } from '../../../daemon/triggers/start-triggers.ts';
import { apiPortSetting, daemonSettings } from '../../../project/configuration/daemon-config.ts';
import { triggerSettings } from '../../../project/configuration/trigger-config.ts';
import { usageError } from '../../../project/failure.ts';
import { machine } from '../../../project/places.ts';
import { systemTimer } from '../../../runtime/host.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import { visibleName } from '../../../schemas/text/visible-text.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { apiPortOf } from '../../daemon/api-port.ts';
import { finishInterrupted } from '../../daemon/interrupted-deliveries.ts';
import { boundServiceLog } from '../../daemon/service-log.ts';
import { ServiceScreen } from '../../daemon/service-screen.ts';
import { readServiceSettings } from '../../daemon/service-settings.ts';
import { untilSignal } from '../../daemon/until-signal.ts';
import { withControl } from '../../daemon/with-control.ts';
import { startedLine } from '../../reporters/service-progress.ts';
import { reportTrigger } from '../../reporters/trigger-progress.ts';
import { openRuntimeForDaemon } from '../../serving/daemon-runtime.ts';
import { boundHeapOfDaemon } from '../../serving/heap-size.ts';
import { fileFailure, openDaemon } from '../../serving/open-daemon.ts';
import { warn } from '../../terminal/terminal.ts';

export async function run({ options: { model, apiPort } }: Invocation): Promise<number> {
  boundHeapOfDaemon();
  const { port, settings } = readServiceSettings('workrail daemon run', () => ({
    port: apiPortOf(apiPort) ?? apiPortSetting(),
    settings: daemonSettings(typeof model === 'string' ? model : undefined),
  }));
  const daemon = openDaemon();
  const { host, layout, runs } = daemon;
  const lock = await DaemonLock.take(host, layout);
  if (!(lock instanceof DaemonLock)) {
    const which = lock === 'unknown' ? '' : `: process ${lock.holder.pid}`;
    throw usageError(`a daemon is already running on this data directory${which}`, 'Run: workrail daemon status');
  }
  const { holder } = lock.daemon;
  const queue = new FileJobQueue(host, layout.queue, mayStillWork(holder));
  const ledger = new FileLedger(host, layout.ledger);
  const costOf = async (sessionId: string) => {
    const { entries } = await ledger.balance();
    return exactUsd(costsBy(endedCalls(entries), (call) => call.sessionId).get(sessionId) ?? noCost);
  };
  const { sessionsAtOnce } = settings;
  const environment = async ({ workspacePath }: { readonly workspacePath: string }) => {
    const runtime = openRuntimeForDaemon(workspacePath, (warning) => warn(`${visibleName(workspacePath)}: ${warning}`));
    // Loaded with the first job: the SDK of the models is most of the memory.
    const { sessionEnvironment } = await import('../../../daemon/open-session.ts');
    return sessionEnvironment({ ...daemon, runtime, ledger }, settings);
  };
  const checkLock = () => lock.check();
  const ports = { host, layout, queue, holder, sessionsAtOnce, timer: systemTimer, checkLock, environment };
  const endLog = boundServiceLog(layout.log);
  try {
    await untilSignal((signal, stop) =>
      withTriggers(ports, (rules) => {
        const start = () => finishInterrupted(daemon, signal);
        const oneAtATime = triggersThatQueue(rules);
        return serve(lock, { ...ports, start, oneAtATime }, { costOf, port, runs }, signal, stop);
      }),
    );
  } catch (error) {
    throw fileFailure(error);
  } finally {
    endLog();
    await lock.release();
  }
  return exitCode.ok;
}

type Shown = {
  costOf(sessionId: string): Promise<number | null>;
  readonly runs: StoredRuns;
  /** Of the control API on the loopback interface; null for none. */
  readonly port: number | null;
};

/** The control API is open from the first session to the end of the last one. */
async function serve(
  lock: DaemonLock,
  ports: Omit<ServicePorts, 'report'>,
  { costOf, port, runs }: Shown,
  signal: AbortSignal,
  stop: () => void,
): Promise<void> {
  const { host, layout, queue, sessionsAtOnce } = ports;
  let control: Control | null = null;
  const activity: Activity = new Activity(
    () => host.clock.nowMs(),
    costOf,
    (message) => {
      screen.changed(message);
      control?.changed(message);
    },
  );
  const isStopping = () => signal.aborted;
  const status = () => currentStatus({ daemon: lock.daemon, queue, activity, sessionsAtOnce, isStopping });
  const screen = new ServiceScreen(status);
  const report = (event: ServiceEvent) => {
    if (event.kind === 'record') screen.recorded(event);
    activity.report(event);
  };
  await queue.jobs();
  try {
    // Triggers have started: who reads that the daemon is running may send a webhook at once.
    screen.start(startedLine(lock.daemon.holder.pid, sessionsAtOnce));
    await withControl(lock, { host, layout, runs, queue, status, stop }, port, (opened) => {
      control = opened;
      signal.addEventListener('abort', () => {
        opened.changed();
        screen.changed();
      });
      return runService({ ...ports, report }, signal);
    });
  } finally {
    screen.end();
  }
}

/** Triggers start before the first session, and stop after the last one: an event of that time is a job for the next daemon. */
async function withTriggers(
  ports: Pick<TriggerPorts, 'host' | 'layout' | 'queue'>,
  work: (rules: TriggerPorts['rules']) => Promise<void>,
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
    await work(settings.rules);
  } finally {
    await triggers.stop();
  }
}
