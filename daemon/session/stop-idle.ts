/** Lets what the user sent stop a session that no process works on: it needs no model, no key and no sandbox. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { SessionState } from '../conversation/session-state.ts';
import { afterEntries } from '../conversation/steering.ts';
import { FileInbox } from '../inbox/inbox.ts';
import { isStopped } from '../inbox/receive.ts';
import { FileLedger } from '../ledger/ledger.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { TurnLog } from '../storage/turn-log.ts';
import { endChildren } from './end-abandoned-session.ts';
import { resultOf } from './outcome.ts';
import { recordEnd } from './record-end.ts';
import { steeringOf } from './steering.ts';

/** The state after it; null if a process works on the session, which receives the entry itself. */
export async function stopIdle(host: Host, layout: DaemonLayout, sessionId: SessionId): Promise<SessionState | null> {
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return null;
  try {
    const log = await TurnLog.open(host, layout.turnLog(sessionId));
    try {
      const { opened, closed } = log.state;
      if (closed !== null) return log.state;
      const sidecar = new Sidecar(host, layout.sidecar(sessionId));
      if (opened === null) {
        // A log begins with the model of the session, which is not known here, so the end has no place in it.
        const { isCancelled } = afterEntries(log.state, await new FileInbox(host, layout, sessionId, 0).after(0));
        if (isCancelled) await sidecar.remove();
        return log.state;
      }
      const ledger = new FileLedger(host, layout.ledger);
      const spending = { ledger, limits: {}, maxOutputTokens: 0 };
      const environment = { host, layout, spending, model: opened.model };
      const isEnded = (await isStopped(steeringOf(environment, log, opened))) && log.state.closed !== null;
      if (!isEnded) return log.state;
      const ended = { sessionId, result: resultOf(log.state), state: log.state };
      await recordEnd(environment, opened.workflowId, ended, host.clock.nowMs());
      await endChildren(environment, sessionId, 'all');
      await sidecar.remove();
      return log.state;
    } finally {
      await log.close();
    }
  } finally {
    await lock.release();
  }
}
