/** `workrail daemon resume <session>`: continues a session that was stopped, that waits for the user, or that failed. */

import { afterEntries } from '../../../daemon/conversation/steering.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { followCommand, undoAbandonCommand, verifyCommand } from '../../../daemon/reports/next-commands.ts';
import { sendEntry as send } from '../../../daemon/reports/send-entry.ts';
import { resumeSession, type Unresumable } from '../../../daemon/session/run-session.ts';
import { SharedLogFault } from '../../../daemon/storage/shared-log.ts';
import { type StoredSession, storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { nameOfModel } from '../../../project/configuration/daemon-config.ts';
import { usageError } from '../../../project/failure.ts';
import { projectFolder } from '../../../project/places.ts';
import type { Invocation } from '../../command.ts';
import { boundedText, sendEntry, sendingTo } from '../../daemon/steering.ts';
import { workInForeground } from '../../daemon/work.ts';
import { namedSession, openDaemon, requireReadableLog } from '../../serving/open-daemon.ts';
import { openRuntime } from '../../serving/open-runtime.ts';

const reasonsFor = (name: string): Readonly<Record<Unresumable, readonly [what: string, next: string]>> => ({
  locked: ['another process is working on the session', `Wait until the process ends: ${followCommand(name)}`],
  unknown: ['the session does not exist', 'Run: workrail daemon status'],
  finished: ['the session is complete', 'Start a new session: workrail daemon dispatch <workflow>'],
  damaged: ['the files of the session are damaged', 'Start a new session: workrail daemon dispatch <workflow>'],
  removed: [
    'its run is no longer stored',
    `To end the session, run: workrail daemon cancel ${name}. Then start a new session: workrail daemon dispatch <workflow>`,
  ],
  unreadable: ['its run cannot be read', `To see why, run: ${verifyCommand(name)}`],
  abandoned: ['you abandoned its run', `To undo this, run: ${undoAbandonCommand(name)}`],
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
  // The default can be another model, which costs something or has no key on this machine.
  const model = options['model'] ?? (state?.opened ? nameOfModel(state.opened.model) : undefined);
  const withModel = model === undefined ? invocation : { ...invocation, options: { ...options, model } };
  const ended = await workInForeground(withModel, daemon, runtime, (environment, signal) =>
    resumeSession(environment, sessionId, message ?? null, signal),
  );
  if (typeof ended === 'number') return ended;
  if (ended === 'locked') {
    const now = await storedSession(daemon.host, daemon.layout, sessionId);
    const isPausing = await willPause(daemon, now);
    // The process that works on it gets the message.
    if (message !== undefined) {
      const text = boundedText('--message', message);
      if (isPausing) await send(sendingTo(daemon), now, { kind: 'resume' });
      return sendEntry(invocation, daemon, now, { kind: 'message', text });
    }
    // It has not paused yet.
    if (isPausing) return sendEntry(invocation, daemon, now, { kind: 'resume' });
  }
  const name = state?.opened?.runName ?? sessionId;
  const [what, next] = reasonsFor(name)[ended];
  throw usageError(`session ${name} cannot be resumed: ${what}`, next);
}

async function willPause({ host, layout }: ReturnType<typeof openDaemon>, { sessionId, state }: StoredSession) {
  if (state === null || state.question !== null || state.closed !== null) return false;
  const { lastTicket } = state;
  const unreceived = await new FileInbox(host, layout, sessionId, lastTicket)
    .after(lastTicket)
    .catch((error: unknown) => {
      // The process that works on the session reports it.
      if (error instanceof SharedLogFault) return [];
      throw error;
    });
  return afterEntries(state, unreceived).isPausing;
}
