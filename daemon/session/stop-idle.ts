/** Lets what the user sent stop a session that no process works on: it needs no model, no key and no sandbox. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { RecordOf } from '../../schemas/daemon/turn-record.ts';
import { emptySession, type SessionState } from '../conversation/session-state.ts';
import { afterEntries } from '../conversation/steering.ts';
import { FileInbox, type LastReceived } from '../inbox/inbox.ts';
import { isStopped } from '../inbox/receive.ts';
import { FileLedger } from '../ledger/ledger.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { TurnLog } from '../storage/turn-log.ts';
import { endChildren } from './end-abandoned-session.ts';
import { resultOf } from './outcome.ts';
import { recordEnd } from './record-end.ts';
import type { IdleEnvironment } from './session-environment.ts';
import { steeringOf } from './steering.ts';

/** The state after it; null if a process works on the session, which receives the entry itself. */
export async function stopIdle(host: Host, layout: DaemonLayout, sessionId: SessionId): Promise<SessionState | null> {
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return null;
  const spending = { ledger: new FileLedger(host, layout.ledger), limits: {}, maxOutputTokens: 0 };
  const environment = { host, layout, spending };
  try {
    const log = await TurnLog.openUndamaged(host, layout, sessionId);
    try {
      if (log?.state.opened != null) await stopIn(environment, log, log.state.opened);
      else await stopWithoutRecord(environment, sessionId, log === null ? { atLeast: 0 } : 0);
      return log?.state ?? emptySession;
    } finally {
      await log?.close();
    }
  } finally {
    await lock.release();
  }
}

type Environment = Omit<IdleEnvironment, 'model'>;

async function stopIn(environment: Environment, log: TurnLog, opened: RecordOf<'session_opened'>): Promise<void> {
  const { host } = environment;
  const { sessionId, workflowId, model } = opened;
  if (log.state.closed !== null) return;
  await isStopped(steeringOf({ ...environment, model }, log, opened));
  if (log.state.closed === null) return;
  const ended = { sessionId, result: resultOf(log.state), state: log.state };
  await recordEnd({ ...environment, model }, workflowId, ended, host.clock.nowMs());
  await endStarted(environment, sessionId);
}

/** A log begins with the model of the session, which is not known here, and a damaged one is not changed: the end has no place in it. */
async function stopWithoutRecord(
  environment: Environment,
  sessionId: SessionId,
  lastReceived: LastReceived,
): Promise<void> {
  const { host, layout } = environment;
  const inbox = new FileInbox(host, layout, sessionId, lastReceived);
  const { isCancelled } = afterEntries(emptySession, await inbox.after(0));
  if (isCancelled) await endStarted(environment, sessionId);
}

/** What the session started ends with it. */
async function endStarted(environment: Environment, sessionId: SessionId): Promise<void> {
  const { host, layout } = environment;
  await endChildren(environment, sessionId, 'all');
  await new Sidecar(host, layout, sessionId).remove();
}
