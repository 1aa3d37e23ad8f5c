/** The activity of a daemon, on stderr: one line for each event; a terminal also shows running sessions and those that wait for the user. */
import { counted } from '../../schemas/text/counted.ts';
import type { ControlMessage, ControlStatus } from '../../schemas/daemon/control.ts';
import type { JobEnd, ServiceEvent } from '../../daemon/service/events.ts';
import { endLiveLines, isLive, showLiveLines } from '../terminal/live-line.ts';
import { oneLine, quotedLine, say } from '../terminal/terminal.ts';
import { costText, tokensText } from './daemon-text.ts';

const endWords: Readonly<Record<JobEnd, string>> = {
  finished: 'done',
  undelivered: 'done, but its result was not delivered',
  waiting: 'waits for you',
  stopped: 'parked; the next daemon resumes the session',
  retried: 'failed; the daemon retries the job in a minute',
  dropped: 'failed and is not retried (dead letter)',
};

/** A line of the log, with the time; a terminal shows lines without it. */
export const sayAt = (text: string): void => say(isLive() ? text : `${new Date().toISOString()} ${text}`);

export const startedLine = (pid: number, sessionsAtOnce: number): string =>
  `The daemon is running: process ${pid}, at most ${counted(sessionsAtOnce, 'session')} at once.`;

/** Null for what a terminal shows live. */
export function messageLine(message: ControlMessage): string | null {
  switch (message.kind) {
    case 'opened': {
      const { runName, workflowId, goal } = message;
      return [runName, 'works on', workflowId, goal === '' ? '' : quotedLine(goal)]
        .filter((word) => word !== '')
        .join(' ');
    }
    case 'left': {
      const { name, end, text } = message;
      const why = end === 'finished' || end === 'stopped' || text === '' ? '' : `: ${oneLine(text)}`;
      // What a session waits for decides which command answers it: the inbox shows that command, and that of a delivery.
      const next = end === 'waiting' || end === 'undelivered' ? ' (workrail daemon inbox)' : '';
      return `${oneLine(name)} ${endWords[end]}${why}${next}`;
    }
    case 'ended':
      return 'The daemon stopped.';
    case 'refused':
      return `refused: ${oneLine(message.reason)}`;
    case 'stopping':
    case 'status':
      return null;
  }
}

/** Null for a record that a log does not show. */
export function recordLine({ session, record, state }: Extract<ServiceEvent, { kind: 'record' }>): string | null {
  switch (record.kind) {
    case 'step_opened':
      return `${session.runName} step ${record.number}: ${oneLine(record.title)}`;
    case 'step_completed':
      return `${session.runName} step done, ${tokensText(state.usage)} so far`;
    case 'call_failed':
      return `${session.runName} model call failed: ${oneLine(record.message)}`;
    default:
      return null;
  }
}

/** The newest status takes the place of the one before. */
export const showStatus = (status: ControlStatus): void => showLiveLines(statusLines(status));
export const endStatus = endLiveLines;

function statusLines({ sessions, waiting, queue, sessionsAtOnce, isStopping }: ControlStatus): string[] {
  const queued = queue.queued === 0 ? [] : [`${queue.queued} queued`];
  const working =
    sessions.length === 0 && queued.length === 0 ? 'Waiting for jobs' : workingText(sessions.length, sessionsAtOnce);
  return [
    isStopping ? 'Stopping: parking the sessions' : [working, ...queued].join(', '),
    ...sessions.map(sessionLine),
    ...waiting.map(({ name, text }) => `${oneLine(name)}  waits for you: ${oneLine(text)}`),
  ];
}

const workingText = (count: number, most: number) => `${counted(count, 'active session')} (at most ${most})`;

function sessionLine({ runName, step, tokens, unreportedCalls, costUsd }: ControlStatus['sessions'][number]): string {
  const place = step === null ? 'between two steps' : `step ${step.number}: ${oneLine(step.title)}`;
  const used = tokensText({ inputTokens: tokens, outputTokens: 0, unreportedCalls });
  // The cost comes before the title: a narrow terminal cuts the end.
  return `${runName}  ${costText(costUsd)}  ${place}  ${used}`;
}
