/** Runs one session of the daemon in the foreground: with progress, until it stops or a signal parks it. */
import type { DaemonResult } from '../../schemas/daemon/reports.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { exactUsd } from '../../daemon/ledger/costs.ts';
import { sessionEnvironment } from '../../daemon/open-session.ts';
import type { EndedSession, SessionEnvironment } from '../../daemon/session/session-environment.ts';
import { daemonSettings } from '../../project/configuration/daemon-config.ts';
import { exitCode, type Invocation } from '../command.ts';
import { waitingOf } from '../../daemon/reports/next-commands.ts';
import { unavailableIn } from '../../daemon/reports/unavailable-session.ts';
import { storedSession } from '../../daemon/storage/stored-sessions.ts';
import { deliveryPartOf, isDone } from '../reporters/delivery-text.ts';
import { daemonProgress } from '../reporters/daemon-progress.ts';
import { resultText } from '../reporters/daemon-text.ts';
import { printData, printJson } from '../terminal/terminal.ts';
import { untilSignal } from './until-signal.ts';
import { fileFailure, type openDaemon } from '../serving/open-daemon.ts';

type Work<T> = (environment: SessionEnvironment, signal: AbortSignal) => Promise<T>;

/** The answer of `work`; a report is printed if the session ran. */
export async function workInForeground<T extends EndedSession | string>(
  { options }: Invocation,
  daemon: ReturnType<typeof openDaemon>,
  runtime: Runtime,
  work: Work<T>,
): Promise<Exclude<T, EndedSession> | number> {
  const { model } = options;
  const settings = daemonSettings(typeof model === 'string' ? model : undefined);
  let session: DaemonSession | null = null;
  const progress = daemonProgress();
  const opened = (one: DaemonSession) => {
    session = one;
    progress.opened(one);
  };
  const environment = sessionEnvironment({ ...daemon, runtime, opened, observe: progress.observe }, settings);
  const ended = await untilSignal((signal) => work(environment, signal)).catch((error: unknown) => {
    throw fileFailure(error);
  });
  progress.end();
  if (typeof ended === 'string') return ended as Exclude<T, EndedSession>;
  const report = { ...reportOf(ended, session), ...(await unavailableAfter(daemon, ended)) };
  if (options['json'] === true) await printJson(report);
  else await printData(resultText(report));
  const isDelivered = report.delivery === undefined || isDone(report.delivery);
  return report.outcome === 'success' && isDelivered ? exitCode.ok : exitCode.errorsFound;
}

/** The run may have been damaged, abandoned or removed while the session worked on it. */
async function unavailableAfter(
  daemon: ReturnType<typeof openDaemon>,
  { sessionId, result }: EndedSession,
): Promise<Pick<DaemonResult, 'unavailable'>> {
  if (sessionId === null || result.kind === 'success') return {};
  return unavailableIn(daemon, await storedSession(daemon.host, daemon.layout, sessionId));
}

function reportOf(
  { sessionId, result, state, cost, delivery }: EndedSession,
  session: DaemonSession | null,
): DaemonResult {
  const text = result.kind === 'success' ? result.summary : result.kind === 'parked' ? result.question : result.reason;
  return {
    version: 1,
    sessionId,
    runName: session?.runName ?? state.opened?.runName ?? null,
    outcome: result.kind,
    text,
    ...waitingOf(state),
    stepsCompleted: state.stepsCompleted,
    turns: state.turn,
    ...state.usage,
    costUsd: cost === null ? null : exactUsd(cost),
    ...(delivery === null ? {} : { delivery: deliveryPartOf(delivery) }),
  };
}
