/** What is recorded when a session stops: one line of statistics, with the cost from the ledger. */
import { deliveryState } from '../delivery/deliver.ts';
import { noCost } from '../ledger/costs.ts';
import { costOfSession, settleEndedSession } from '../ledger/session-cost.ts';
import { appendStats } from '../storage/statistics.ts';
import { statsOutcome } from './outcome.ts';
import type { EndedSession, IdleEnvironment } from './session-environment.ts';

type StoppedSession = Omit<EndedSession, 'cost' | 'delivery'> & Partial<Pick<EndedSession, 'delivery'>>;

/** Writes the one line of statistics of every way out [every-exit-has-an-outcome]. */
export async function recordEnd(
  { host, layout, model, spending }: IdleEnvironment,
  workflowId: string,
  stopped: StoppedSession,
  startedAtMs: number,
): Promise<EndedSession> {
  const { sessionId, result, state, delivery = null } = stopped;
  const { provider, modelId } = model;
  // A process that died may have been the one that knew.
  if (sessionId !== null) await settleEndedSession(spending.ledger, sessionId, state);
  const cost = sessionId === null ? noCost : await costOfSession(spending.ledger, sessionId);
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
