/** Ends a session that will not be resumed: records the end in its log, and ends every process of the session. */
import type { SessionId } from '../../schemas/ids.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { openSessions } from '../storage/open-sessions.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { storedSession } from '../storage/stored-sessions.ts';
import { TurnLog } from '../storage/turn-log.ts';
import { closing } from './agent-loop.ts';
import { resultOf } from './outcome.ts';
import { recordEnd } from './record-end.ts';
import type { IdleEnvironment } from './session-environment.ts';
import { endAbandonedSandbox } from './session-tools.ts';

type Environment = Omit<IdleEnvironment, 'model'>;

/**
 * Its log and its files stay, and what it started ends with it.
 *
 * @param first what has to be recorded before that, while no other process can resume the session
 * @returns false if another process works on the session: then nothing is done
 */
export async function endAbandonedSession(
  environment: Environment,
  sessionId: SessionId,
  reason: string,
  first: () => Promise<void> = async () => undefined,
): Promise<boolean> {
  const { host, layout } = environment;
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return false;
  try {
    await first();
    await endAbandonedSandbox(host, layout, sessionId);
    await closeLog(environment, sessionId, reason);
    await endChildren(environment, sessionId, 'all');
    await new Sidecar(host, layout, sessionId).remove();
    return true;
  } finally {
    await lock.release();
  }
}

/**
 * The sessions that this one started and that have not ended: no session receives their results any more [cancelled-jobs-end].
 *
 * @param which one that waits for the user may be worth an answer if its parent was successful
 */
export async function endChildren(
  environment: Environment,
  parentSessionId: SessionId,
  which: 'all' | 'not_waiting',
): Promise<void> {
  const { host, layout } = environment;
  for (const sessionId of await openSessions(
    environment,
    ({ parent }) => parent?.parentSessionId === parentSessionId,
  )) {
    const { status } = await storedSession(host, layout, sessionId);
    if (which === 'all' || status !== 'waiting')
      await endAbandonedSession(environment, sessionId, 'the session that started this one has ended');
  }
}

async function closeLog(environment: Environment, sessionId: SessionId, reason: string): Promise<void> {
  const { host, layout } = environment;
  const log = await TurnLog.openUndamaged(host, layout, sessionId);
  if (log === null) return;
  try {
    const { opened, closed, lastRecordMs } = log.state;
    // A log without a record belongs to a session that made no call.
    if (opened === null) return;
    if (closed === null) await log.append(closing('error', reason));
    // With its sidecar, the process that closed it would have written the line as well.
    else if ((await host.files.entry(layout.sidecar(sessionId))) === null) return;
    const ended = { sessionId, result: resultOf(log.state), state: log.state };
    await recordEnd({ ...environment, model: opened.model }, opened.workflowId, ended, lastRecordMs);
  } finally {
    await log.close();
  }
}
