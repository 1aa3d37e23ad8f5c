/** `workrail daemon resume <session>`: continues a session that was stopped, that waits for the user, or that failed. */

import { followCommand } from '../../../daemon/reports/next-commands.ts';
import { resumeSession, type Unresumable } from '../../../daemon/session/run-session.ts';
import { usageError } from '../../../project/failure.ts';
import { projectFolder } from '../../../project/places.ts';
import type { Invocation } from '../../command.ts';
import { sendEntry } from '../../daemon/steering.ts';
import { workInForeground } from '../../daemon/work.ts';
import { namedSession, openDaemon, requireReadableLog } from '../../serving/open-daemon.ts';
import { openRuntime } from '../../serving/open-runtime.ts';

const reasonsFor = (name: string): Readonly<Record<Unresumable, readonly [what: string, next: string]>> => ({
  locked: ['another process is working on the session', `Wait until the process ends: ${followCommand(name)}`],
  unknown: ['the session does not exist', 'Run: workrail daemon status'],
  finished: ['the session is complete', 'Start a new session: workrail daemon dispatch <workflow>'],
  damaged: ['the files of the session are damaged', 'Start a new session: workrail daemon dispatch <workflow>'],
});

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const { message } = options;
  if (message !== undefined && (typeof message !== 'string' || message.trim() === ''))
    throw usageError('--message needs a text', 'Write the answer: --message "Use the staging account"');
  const daemon = openDaemon();
  const session = await namedSession(daemon, operands[0]);
  requireReadableLog(session);
  const { sessionId, state } = session;
  const runtime = openRuntime(state?.opened?.workspacePath ?? projectFolder(undefined));
  const ended = await workInForeground(invocation, daemon, runtime, (environment, signal) =>
    resumeSession(environment, sessionId, message ?? null, signal),
  );
  if (typeof ended === 'number') return ended;
  // The process that works on it gets the message.
  if (ended === 'locked' && message !== undefined)
    return sendEntry(invocation, daemon, session, { kind: 'message', text: message });
  const name = state?.opened?.runName ?? sessionId;
  const [what, next] = reasonsFor(name)[ended];
  throw usageError(`session ${name} cannot be resumed: ${what}`, next);
}
