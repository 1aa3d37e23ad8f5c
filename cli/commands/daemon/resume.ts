/** `workrail daemon resume <session>`: continues a session that was stopped, that waits for the user, or that failed. */

import { afterEntries } from '../../../daemon/conversation/steering.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { blockedSidecar, followCommand } from '../../../daemon/reports/next-commands.ts';
import { resumeChild, sendEntry as send } from '../../../daemon/reports/send-entry.ts';
import {
  type Remedy,
  remedyOf,
  startNew,
  type Unavailability,
  unavailabilityOf,
} from '../../../daemon/reports/unavailable-session.ts';
import { endAbandonedSession } from '../../../daemon/session/end-abandoned-session.ts';
import { resumeSession, type Unresumable } from '../../../daemon/session/run-session.ts';
import { SharedLogFault } from '../../../daemon/storage/shared-log.ts';
import { type StoredSession, storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { nameOfModel } from '../../../project/configuration/daemon-config.ts';
import { usageError } from '../../../project/failure.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { projectFolder } from '../../../project/places.ts';
import type { Invocation } from '../../command.ts';
import { warnOfUnapproved } from '../../daemon/unapproved-steps.ts';
import { boundedText, sendEntry, sendingTo } from '../../daemon/steering.ts';
import { workInForeground } from '../../daemon/work.ts';
import { openRuntimeForDaemon } from '../../serving/daemon-runtime.ts';
import { namedSession, openDaemon, requireReadableLog } from '../../serving/open-daemon.ts';

function reasonOf(
  why: Unresumable | Unavailability,
  session: StoredSession,
  name: string,
): Pick<Remedy, 'what' | 'next'> {
  switch (why) {
    case 'locked':
      return {
        what: 'another process is working on the session',
        next: `Wait until the process ends: ${followCommand(name)}`,
      };
    case 'unknown':
    case 'unstarted':
      return remedyOf('unstarted', session);
    case 'finished':
      return { what: 'the session is complete', next: startNew };
    case 'reopened':
      return {
        what: 'the session is complete, and a step of its run was reopened since',
        next: `To do the step, ask an agent to continue the run ${name}. ${startNew}`,
      };
    case 'damaged':
      // Its log was read before.
      return blockedSidecar(session.sessionId);
    case 'unreadable':
    case 'completed':
    case 'continued':
    case 'removed':
    case 'replaced':
    case 'abandoned':
      return remedyOf(why, session);
  }
}

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const { message } = options;
  if (message !== undefined && (typeof message !== 'string' || message.trim() === ''))
    throw usageError('--message needs a text', 'Write the answer: --message "Use the staging account"');
  if (message !== undefined) boundedText('--message', message);
  const daemon = openDaemon();
  const session = await namedSession(daemon, operands[0]);
  requireReadableLog(session);
  const { sessionId, state } = session;
  const runtime = openRuntimeForDaemon(state?.opened?.workspacePath ?? projectFolder(undefined));
  // The default can be another model, which costs something or has no key on this machine.
  const model = options['model'] ?? (state?.opened ? nameOfModel(state.opened.model) : undefined);
  const withModel = model === undefined ? invocation : { ...invocation, options: { ...options, model } };
  await warnOfUnapproved(runtime, session);
  const isContinued = (await unavailabilityOf(daemon, session)) === 'continued';
  const ended = await workInForeground(withModel, daemon, runtime, async (environment, signal) => {
    // The question is over. The resume is the decision of the user to let the session work on what another agent continued.
    if (isContinued) await endAbandonedSession(environment, sessionId, remedyOf('continued', session).what);
    // Not sooner: a daemon that runs would work on the session itself because of the entry.
    return resumeSession(environment, sessionId, message ?? null, signal, {
      beforeWork: () => endPauses(daemon, sessionId),
    });
  });
  if (typeof ended === 'number') return ended;
  if (ended === 'locked') {
    const now = await storedSession(daemon.host, daemon.layout, sessionId);
    const isPausing = await willPause(daemon, now);
    // The process that works on it gets the message.
    if (message !== undefined) {
      if (isPausing) await send(sendingTo(daemon), now, { kind: 'resume' });
      return sendEntry(invocation, daemon, now, { kind: 'message', text: message });
    }
    // It has not paused yet.
    if (isPausing) return sendEntry(invocation, daemon, now, { kind: 'resume' });
  }
  const name = state?.opened?.runName ?? sessionId;
  // Its events can still be there, without the manifest that lists them: the run was not removed.
  const why = ended === 'removed' ? ((await unavailabilityOf(daemon, session)) ?? ended) : ended;
  const { what, next } = reasonOf(why, session, name);
  throw usageError(`session ${name} cannot be resumed: ${what}`, next);
}

/**
 * A process that died had not received the pause of the session, or the session waits for something else first: without this, it would pause again
 * before its next model call.
 */
async function endPauses(daemon: ReturnType<typeof openDaemon>, sessionId: SessionId): Promise<void> {
  const session = await storedSession(daemon.host, daemon.layout, sessionId);
  // The child gets an entry in both cases.
  if (await willPause(daemon, session)) await send(sendingTo(daemon), session, { kind: 'resume' });
  else await resumeChild(sendingTo(daemon), session);
}

async function willPause({ host, layout }: ReturnType<typeof openDaemon>, { sessionId, state }: StoredSession) {
  if (state === null || state.closed !== null) return false;
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
