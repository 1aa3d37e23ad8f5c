/** What one session, or a tree of sessions, cost until now. */
import type { SessionId } from '../../schemas/ids.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { Entry } from './balance.ts';
import { type Cost, costsBy, noCost } from './costs.ts';
import type { LastCall, Ledger } from './ledger.ts';

/** Null if the ledger is damaged: a session ends, and delivers, like any other. */
async function costBy(
  ledger: Pick<Ledger, 'balance'>,
  sessionId: SessionId,
  keyOf: (call: Entry['reserved']) => string,
): Promise<Cost | null> {
  try {
    const { entries } = await ledger.balance();
    return costsBy(entries, keyOf).get(sessionId) ?? noCost;
  } catch (error) {
    if (error instanceof SharedLogFault) return null;
    throw error;
  }
}

/** At the end of a session, which ends all the same if the ledger is damaged. */
export async function settleEndedSession(
  ledger: Pick<Ledger, 'settleSession'>,
  sessionId: SessionId,
  log: LastCall,
): Promise<void> {
  await ledger.settleSession(sessionId, log).catch((error: unknown) => {
    if (!(error instanceof SharedLogFault)) throw error;
  });
}

export const costOfSession = (ledger: Pick<Ledger, 'balance'>, sessionId: SessionId): Promise<Cost | null> =>
  costBy(ledger, sessionId, (call) => call.sessionId);

/** Of the session and all sessions that it, or one of those, started. */
export const costOfTree = (ledger: Pick<Ledger, 'balance'>, sessionId: SessionId): Promise<Cost | null> =>
  costBy(ledger, sessionId, (call) => call.rootSessionId);
