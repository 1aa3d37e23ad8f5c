/** Adds an entry to the inbox of a session, and reports when the session receives it. */
import type { DaemonSent } from '../../schemas/daemon/reports.ts';
import type { InboxAction } from '../../schemas/daemon/inbox-entry.ts';
import { inboxEntriesMax, inboxTextBytesMax } from '../../schemas/daemon/limits.ts';
import { refusalOf } from '../../daemon/conversation/steering.ts';
import { FileInbox } from '../../daemon/inbox/inbox.ts';
import { stopIdle } from '../../daemon/session/stop-idle.ts';
import { SharedLogFault } from '../../daemon/storage/shared-log.ts';
import type { StoredSession } from '../../daemon/storage/stored-sessions.ts';
import { usageError } from '../../project/failure.ts';
import { exitCode, type Invocation } from '../command.ts';
import { answerCommands, resumeCommand, waitingOf } from '../reporters/daemon-commands.ts';
import { sentText } from '../reporters/daemon-inbox-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import type { openDaemon } from '../serving/open-daemon.ts';

/** A text of the user, within its limit. */
export function boundedText(what: string, text: string): string {
  if (text.trim() === '') throw usageError(`${what} needs a text`, 'Write a text, such as "Leave the tests alone"');
  const bytes = Buffer.byteLength(text);
  if (bytes <= inboxTextBytesMax) return text;
  throw usageError(
    `${what} has ${bytes} bytes; the limit is ${inboxTextBytesMax}`,
    'Put the text into a file in the workspace, and send the path of the file',
  );
}

export async function sendEntry(
  { options }: Invocation,
  { host, layout }: ReturnType<typeof openDaemon>,
  session: StoredSession,
  action: InboxAction,
): Promise<number> {
  const { sessionId } = session;
  const name = checkOpen(session, action);
  const inbox = new FileInbox(host, layout, sessionId);
  const entry = await inbox.add(action).catch((error: unknown) => {
    if (!(error instanceof SharedLogFault)) throw error;
    throw usageError(
      `nothing was sent: ${error.message}`,
      `Remove ${layout.inbox(sessionId)} (its entries are lost), then run the command again`,
    );
  });
  if (entry === null)
    throw usageError(
      `the inbox of session ${name} is full: it has the maximum of ${inboxEntriesMax} entries`,
      resumeOf(name),
    );
  const stops = action.kind === 'pause' || action.kind === 'cancel';
  const stopped = stops ? await stopIdle(host, layout, sessionId) : null;
  const isWorkedOn = stops ? stopped === null : session.status === 'running';
  const state = isWorkedOn ? 'queued' : action.kind === 'cancel' ? 'cancelled' : stops ? 'paused' : 'stored';
  const report: DaemonSent = {
    version: 1,
    sessionId,
    runName: session.state?.opened?.runName ?? null,
    ticket: entry.ticket,
    entryId: entry.entryId,
    action: action.kind,
    ...(action.kind === 'answer' ? { decision: action.decision } : {}),
    state,
    next: isWorkedOn ? null : resumeCommand(name),
  };
  await printAnswer(null, report, options, sentText);
  return exitCode.ok;
}

const resumeOf = (name: string) => `Run: ${resumeCommand(name)}`;

/**
 * The name of the session.
 *
 * @throws Failure if the entry could have no effect
 */
function checkOpen({ sessionId, state }: StoredSession, action: InboxAction): string {
  const name = state?.opened?.runName ?? sessionId;
  if (state === null)
    throw usageError(
      `the files of session ${name} are damaged`,
      'Start a new session: workrail daemon dispatch <workflow>',
    );
  const { closed, question, parkedFor } = state;
  if (closed !== null)
    throw usageError(
      `session ${name} has ended (${closed.outcome}); nothing was sent`,
      closed.outcome === 'success'
        ? 'Start a new session: workrail daemon dispatch <workflow>'
        : `To continue the session, run: ${resumeCommand(name)} --message "<text>"`,
    );
  const refused = refusalOf(state, action);
  if (refused === null) return name;
  const commands = parkedFor === null ? [] : answerCommands(name, waitingOf(state));
  throw usageError(
    `${refused}; nothing was sent${question === null ? '' : `. The question is: ${question}`}`,
    commands.length === 0 ? 'Run: workrail daemon status' : `Run: ${commands.join(', or: ')}`,
  );
}
