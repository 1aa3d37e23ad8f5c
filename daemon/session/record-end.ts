/** What is recorded when a session stops: one line of statistics, with the cost from the ledger. */
import type { SessionId } from '../../schemas/ids.ts';
import { deliveryState } from '../delivery/deliver.ts';
import { type Cost, costsBy, noCost } from '../ledger/costs.ts';
import { SharedLogFault } from '../storage/shared-log.ts';
import type { Spending } from '../ledger/session-spending.ts';
import { appendStats } from '../storage/statistics.ts';
import { statsOutcome } from './outcome.ts';
import type { EndedSession, IdleEnvironment } from './session-environment.ts';

type StoppedSession = Omit<EndedSession, 'cost' | 'delivery'> & Partial<Pick<EndedSession, 'delivery'>>;

/** Writes the one line of statistics of every way out [every-exit-has-an-outcome]. */
export async function recorded(
  { host, layout, model, spending }: IdleEnvironment,
  workflowId: string,
  stopped: StoppedSession,
  startedAtMs: number,
): Promise<EndedSession> {
  const { sessionId, result, state, delivery = null } = stopped;
  const { provider, modelId } = model;
  const cost = await costOf(spending, sessionId);
  await appendStats(host, layout.statistics, {
    v: 1,
    sessionId,
    workflowId: workflowId.slice(0, 256),
    outcome: statsOutcome(result),
    delivery: deliveryState(delivery),
    stepCount: state.stepsCompleted,
    turns: state.turn,
    ...state.usage,
    costMicroUsd: cost === null || cost.unpricedCalls > 0 ? null : cost.microUsd,
    model: { provider, modelId },
    startedAtMs,
    durationMs: Math.max(0, host.clock.nowMs() - startedAtMs),
  });
  return { ...stopped, delivery, cost };
}

/** A session whose ledger was damaged ends, and has its line of statistics, like any other. */
async function costOf({ ledger }: Spending, sessionId: SessionId | null): Promise<Cost | null> {
  if (sessionId === null) return noCost;
  try {
    const { entries } = await ledger.balance();
    return costsBy(entries, (call) => call.sessionId).get(sessionId) ?? noCost;
  } catch (error) {
    if (error instanceof SharedLogFault) return null;
    throw error;
  }
}
