/** Entries that a user sent to sessions of the daemon, and sessions that wait for the user, as text. The quoted texts are untrusted. */
import type { DaemonInbox, DaemonSent } from '../../schemas/daemon/reports.ts';
import { type Colors, newline, oneLine, quotedLine, quotedLines } from '../terminal/terminal.ts';

const queued: Readonly<Record<DaemonSent['action'], string>> = {
  message: 'the model gets the message before its next turn',
  pause: 'the session pauses before its next model call',
  resume: 'the session continues',
  cancel: 'the session ends now',
  raise: 'the higher limit applies from the next model call',
  answer: 'the session receives the answer',
};
const stored: Readonly<Record<DaemonSent['action'], string>> = {
  message: 'the message is stored',
  pause: 'the pause is stored',
  resume: 'the request to resume it is stored',
  cancel: 'the cancellation is stored',
  raise: 'the higher limit is stored',
  answer: 'the answer is stored',
};

export function sentText({ runName, sessionId, action, state, next, answers, endedJob, adopt }: DaemonSent): string {
  const name = runName ?? sessionId;
  const commands = answers ?? (next === null ? [] : [next]);
  const after = (words: string) => commands.map((command) => `${words}: ${command}`);
  const branch = adopt === undefined ? [] : [`To make a branch of its work: ${adopt}`];
  switch (state) {
    case 'queued':
      return [`Sent to ${name}: ${queued[action]}.`, ...branch].join(newline);
    case 'cancelled':
      return [
        `Cancelled ${name}.${endedJob === undefined ? '' : ` Job ${endedJob} does not retry it any more.`} No work was removed.`,
        ...after('To continue after all'),
        ...branch,
      ].join(newline);
    case 'paused':
      return [`Paused ${name}.`, ...after('To continue')].join(newline);
    case 'stored':
      return [`No process is working on ${name}; ${stored[action]}.`, ...after('To continue')].join(newline);
  }
}

const headings: Readonly<Record<DaemonInbox['waiting'][number]['kind'], string>> = {
  confirmation: 'needs a confirmation',
  user_dependency: 'needs your input',
  asked: 'asks you a question',
  limit: 'reached a spending limit',
  paused: 'is paused',
  inbox: 'has an unreadable inbox',
  blocked: 'reported that it is blocked, and continues',
  answered: 'was answered and can be resumed',
  delivery: 'has a result that was not delivered',
  removed: 'cannot continue',
  unreadable: 'cannot continue',
  damaged: 'cannot continue',
  completed: 'cannot continue',
  continued: 'was continued by another agent',
};

export function inboxText({ waiting, failed = [], undelivered }: DaemonInbox, { bold, dim }: Colors): string {
  if (waiting.length + failed.length + undelivered.length === 0) return 'Nothing is waiting for you.';
  const items = waiting.map(({ runName, sessionId, kind, text, commands }) =>
    [
      `${bold(runName ?? sessionId)} ${headings[kind]}`,
      ...(text === '' ? [] : [quotedLines(text, '  ')]),
      ...commands.map((command) => `  ${dim('run:')} ${command}`),
    ].join(newline),
  );
  const jobs = failed.map(({ jobId, workflowId, goal, reason, commands }) =>
    [
      `${bold(jobId)} failed: ${workflowId}${goal === '' ? '' : ` ${quotedLine(goal)}`}`,
      ...(reason === '' ? [] : [quotedLines(reason, '  ')]),
      ...commands.map((command) => `  ${dim('run:')} ${command}`),
    ].join(newline),
  );
  const lost = undelivered.map(
    ({ runName, sessionId, what, text, reason }) =>
      `${bold(runName ?? sessionId)} has not received: ${what}${text === '' ? '' : ` ${oneLine(text)}`} (${reason})`,
  );
  return [...items, ...jobs, ...lost].join(`${newline}${newline}`);
}
