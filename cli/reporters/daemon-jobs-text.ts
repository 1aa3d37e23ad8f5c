/** The daemon that runs, its queue and its sessions, as text. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonApi, DaemonJobChange, DaemonQueued, DaemonStatus } from '../../schemas/daemon/reports.ts';
import { type Colors, newline, oneLine, quotedLine, quotedLines } from '../terminal/terminal.ts';
import { sessionLines } from './daemon-text.ts';
import { ago, toSecond } from './times.ts';

type Job = DaemonStatus['jobs'][number];

function agoText(atMs: number, nowMs: number): string {
  const time = new Date(atMs).toISOString();
  return ago(time, nowMs) ?? toSecond(time);
}

/** The daemon and its queue, then its sessions. */
export function statusText(status: DaemonStatus, nowMs: number, colors: Colors): string {
  const lines = [...jobLines(status, nowMs, colors), ...sessionLines(status, nowMs, colors)];
  if (lines.length > 0) return lines.join(newline);
  return 'The daemon has no sessions. To run a session: workrail daemon dispatch <workflow>';
}

/** Empty if the queue is not used. Jobs that are worked on or wait for the user are shown as sessions. */
function jobLines({ daemon, jobs }: DaemonStatus, nowMs: number, colors: Colors): string[] {
  const shown = jobs.filter(({ status }) => status === 'queued' || status === 'dropped');
  if (daemon === null && jobs.length === 0) return [];
  const api = daemon?.api === undefined ? [] : [apiText(daemon.api)];
  return [daemonLine(daemon, nowMs, colors), ...api, ...shown.map((job) => jobText(job, nowMs, colors)), ''];
}

/** @param keyFile contains the keys, which are never printed */
const apiText = ({ address, keyFile }: DaemonApi): string => `Control API: ${address} (keys: ${keyFile})`;

function daemonLine(daemon: DaemonStatus['daemon'], nowMs: number, { bold }: Colors): string {
  if (daemon === null) return `${bold('The daemon is not running.')} To start it: workrail daemon start`;
  const { pid, startedAtMs, live, silence } = daemon;
  if (pid === null) return bold('The daemon is starting.');
  const first = `${bold('The daemon is running:')} process ${pid}, started ${agoText(startedAtMs ?? nowMs, nowMs)}`;
  if (live === undefined)
    return silence === undefined ? first : `${first}; its control socket does not answer: ${oneLine(silence)}`;
  const working = `${counted(live.sessions.length, 'active session')} (at most ${live.sessionsAtOnce})`;
  return [first, ...(live.isStopping ? ['stopping'] : []), working, megabytes(live.residentBytes)].join(', ');
}

function jobText(job: Job, nowMs: number, { bold, dim }: Colors): string {
  const { jobId, status, workflowId, goal, subject, reason, addedAtMs, retryAtMs, commands = [] } = job;
  const retry = status === 'queued' && retryAtMs > nowMs ? `retried at ${clock(retryAtMs)}` : '';
  const words = [
    bold(status === 'dropped' ? 'dead letter' : 'queued'),
    goal === '' ? '' : quotedLine(goal),
    workflowId,
    subject === null ? '' : oneLine(subject),
    agoText(addedAtMs, nowMs),
    retry,
    dim(jobId),
  ];
  const first = words.filter((word) => word !== '').join('  ');
  const why = reason === null || reason === '' ? [] : [quotedLines(oneLine(reason), '  ')];
  const next = commands.map((command) => `  ${command}`);
  return [first, ...why, ...next].join(newline);
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
const clock = (atMs: number) => new Date(atMs).toISOString().replace(/\.\d+Z$/, 'Z');

export const queuedText = ({ jobId, workflowId, daemonRuns }: DaemonQueued, { bold }: Colors): string => {
  return [`${bold(jobId)}: ${workflowId}`, afterQueueing(daemonRuns)].join(newline);
};

const afterQueueing = (daemonRuns: boolean) =>
  daemonRuns
    ? 'The job is in the queue of the daemon. To see the state of the job: workrail daemon status'
    : 'The daemon is not running. To start it: workrail daemon start';

export function jobChangeText(change: DaemonJobChange, { bold }: Colors): string {
  const { jobId, workflowId, state, sessionId, undo, daemonRuns } = change;
  const first = `${bold(jobId)}: ${workflowId}`;
  if (state === 'dismissed') return [first, `Dismissed. ${undo ?? ''}`.trimEnd()].join(newline);
  const session = sessionId === null ? 'The job starts in a new session.' : `The job resumes session ${sessionId}.`;
  return [first, session, afterQueueing(daemonRuns)].join(newline);
}
