/** `workrail daemon start`: starts `daemon run` in the background, and returns when it answers. */
import { spawn } from 'node:child_process';
import { closeSync, constants, fstatSync, readFileSync } from 'node:fs';
import { DaemonLock, type RunningDaemon } from '../../../daemon/service/daemon-lock.ts';
import { daemonSettings } from '../../../project/configuration/daemon-config.ts';
import { Failure, usageError } from '../../../project/failure.ts';
import { shownPath } from '../../../project/files/shown-path.ts';
import { machine } from '../../../project/places.ts';
import { openRegular } from '../../../runtime/host/regular-file.ts';
import { daemonStartMs, daemonStopMs, serviceLogShownLines } from '../../../schemas/daemon/limits.ts';
import type { DaemonStarted } from '../../../schemas/daemon/reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { apiPortOf } from '../../daemon/api-port.ts';
import { askDaemon, pollUntil, shownApi } from '../../daemon/find-daemon.ts';
import { moveIfFull } from '../../daemon/service-log.ts';
import { readServiceSettings } from '../../daemon/service-settings.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { startedText } from '../../reporters/service-text.ts';
import { openDaemon } from '../../serving/open-daemon.ts';
import { block, say } from '../../terminal/terminal.ts';

type Daemon = ReturnType<typeof openDaemon>;
type Ready = { readonly daemon: RunningDaemon; readonly silence: string | null };
type Ended = { readonly code: number | null };
type Child = {
  readonly pid: number;
  /** Where its output starts in the log. */
  readonly logFrom: number;
  ended(): Ended | null;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
};

export async function run({ options }: Invocation): Promise<number> {
  const { model, apiPort } = options;
  const name = typeof model === 'string' ? model : undefined;
  const port = apiPortOf(apiPort);
  const daemon = openDaemon();
  const found = await DaemonLock.running(daemon.host, daemon.layout);
  if (found !== null) {
    const running = found === 'unknown' ? null : found;
    checkPort(port, running);
    return report(options, daemon, 'already_running', running, null);
  }
  // What the daemon would refuse is refused here, where the user sees it.
  readServiceSettings('workrail daemon start', () => daemonSettings(name));
  const child = await spawnDaemon(daemon, [
    ...(name === undefined ? [] : ['--model', name]),
    ...(port === null ? [] : ['--api-port', `${port}`]),
  ]);
  const ready = await readyOrStopped(daemon, child);
  if (ready === null)
    throw startFailure(
      daemon,
      child.logFrom,
      `the daemon was not ready ${daemonStartMs / 1000} seconds after its start, and was stopped`,
    );
  if ('daemon' in ready) return report(options, daemon, 'started', ready.daemon, ready.silence);
  // Another command may have started one at the same time.
  const other = await DaemonLock.running(daemon.host, daemon.layout);
  if (other !== null && other !== 'unknown') return report(options, daemon, 'already_running', other, null);
  const { code } = ready;
  const why = code === null ? 'ended' : `ended with exit code ${code}`;
  throw startFailure(daemon, child.logFrom, `the daemon ${why} before it was ready`, code);
}

/** Null if it was not ready in time. Whatever fails here: no process stays behind that is not ready. */
async function readyOrStopped(daemon: Daemon, child: Child): Promise<Ready | Ended | null> {
  let ready: Ready | Ended | null = null;
  try {
    ready = await pollUntil(daemonStartMs, async () => (await readyDaemon(daemon, child.pid)) ?? child.ended());
  } finally {
    if (ready === null) await stopChild(child);
  }
  return ready;
}

/** After SIGTERM, it parks what it may have resumed. One that does not end is killed: the next daemon resumes its sessions. */
async function stopChild({ kill, ended }: Child): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    kill(signal);
    if ((await pollUntil(daemonStopMs, async () => ended())) !== null) return;
  }
}

/** A daemon that runs opens no other port. */
function checkPort(port: number | null, running: RunningDaemon | null): void {
  if (port === null || running === null) return;
  const open = running.api?.port;
  if (open !== undefined && (port === 0 || port === open)) return;
  throw usageError(
    `a daemon is already running ${open === undefined ? 'without a port for the control API' : `with the control API on port ${open}`}`,
    'To use another port, run: workrail daemon stop, then run this command again',
  );
}

/** Ready with its control API, or when it said that there is none. */
async function readyDaemon({ host, layout }: Daemon, pid: number): Promise<Ready | null> {
  const running = await DaemonLock.running(host, layout);
  if (running === null || running === 'unknown' || running.holder.pid !== pid || running.control === undefined)
    return null;
  const answer = await askDaemon(running);
  if ('status' in answer) return { daemon: running, silence: null };
  return 'fault' in running.control ? { daemon: running, silence: answer.silence } : null;
}

/** Detached, with its output in the log. It works in the home directory: it keeps no other directory from being removed. */
async function spawnDaemon({ host, layout }: Daemon, more: readonly string[]): Promise<Child> {
  await host.files.makeFolder(layout.root);
  moveIfFull(layout.log);
  const { node, program, home } = machine();
  const log = openRegular(layout.log, 'refused', constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT, 0o600);
  const logFrom = fstatSync(log).size;
  const child = spawn(node, [...process.execArgv, program, 'daemon', 'run', ...more], {
    cwd: home,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  closeSync(log);
  let ended: Ended | null = null;
  child.once('exit', (code) => {
    ended = { code };
  });
  child.once('error', () => {
    ended = { code: null };
  });
  child.unref();
  return { pid: child.pid ?? 0, logFrom, ended: () => ended, kill: (signal) => child.kill(signal) };
}

/** Prints the end of the log. @param code of the daemon, which says whether the configuration is invalid */
function startFailure({ layout }: Daemon, logFrom: number, message: string, code: number | null = null): Failure {
  const output = readFileSync(layout.log).subarray(logFrom).toString('utf8').trimEnd();
  const lines = output.split('\n').slice(-serviceLogShownLines);
  if (output !== '') say(block(lines.join('\n')));
  const error = {
    code: 'USAGE_ERROR',
    message,
    retry: { kind: 'not_retryable' },
    suggestion: `Fix the problem that the log ${shownPath(layout.log)} reports, then run: workrail daemon start`,
    details: { log: lines },
  } as const;
  return new Failure(error, code === exitCode.usage ? 'usage' : 'errors');
}

async function report(
  options: Invocation['options'],
  { layout }: Daemon,
  state: DaemonStarted['state'],
  daemon: RunningDaemon | null,
  silence: string | null,
): Promise<number> {
  const started: DaemonStarted = {
    version: 1,
    state,
    pid: daemon?.holder.pid ?? null,
    startedAtMs: daemon?.startedAtMs ?? null,
    log: state === 'started' ? shownPath(layout.log) : null,
    controlFault: silence,
    ...(daemon === null ? {} : shownApi(daemon)),
  };
  await printAnswer(null, started, options, startedText);
  return exitCode.ok;
}
