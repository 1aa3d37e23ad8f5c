/** What one session may spend, and what its calls cost: the ledger as the agent loop uses it. */
import type { ModelPrices } from '../../schemas/daemon/config.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { InboxActionOf, InboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import type { ModelFault, ModelReply } from '../model/model.ts';
import { type CallCost, noUsage, unpaidFaults } from '../conversation/session-state.ts';
import { type Amount, amountOf, worstCase, zero } from './amounts.ts';
import type { CallPlace, SpendingLimits } from './balance.ts';
import type { Ledger, Reserving } from './ledger.ts';

/** How the daemon accounts for model calls. */
export type Spending = {
  readonly ledger: Ledger;
  readonly limits: SpendingLimits;
  readonly maxOutputTokens: number;
  readonly prices?: ModelPrices;
};
type SessionPlace = Omit<CallPlace, 'step' | 'turn'>;

/** Whose limits the calls of a session count for. */
export function spendingPlace({
  sessionId,
  workflowId,
  parent,
  queued,
}: Pick<DaemonSession, 'sessionId' | 'workflowId' | 'queued' | 'parent'>): SessionPlace {
  const rootSessionId = parent?.rootSessionId ?? sessionId;
  return { sessionId, rootSessionId, trigger: parent?.trigger ?? queued?.trigger ?? null, workflowId };
}

export class SessionSpending {
  readonly #spending: Spending;
  readonly #place: SessionPlace;
  readonly #model: { readonly provider: string; readonly modelId: string };

  constructor(spending: Spending, place: SessionPlace, { provider, modelId }: { provider: string; modelId: string }) {
    this.#spending = spending;
    this.#place = place;
    this.#model = { provider, modelId };
  }

  /** Before the record of the call, so that no call starts that is not in the ledger [calls-are-reserved-first]. */
  reserve(step: CallPlace['step'], turn: number, requestBytes: number): Promise<Reserving> {
    const { ledger, limits, maxOutputTokens, prices } = this.#spending;
    const worst = worstCase(requestBytes, maxOutputTokens, prices);
    return ledger.reserve({ place: { ...this.#place, step, turn }, model: this.#model, worst }, limits);
  }

  /** Raises a limit once for each entry of the inbox. */
  raise(
    { entryId, atMs }: Pick<InboxEntry, 'entryId' | 'atMs'>,
    { limit, tokens = 0, microUsd = 0 }: InboxActionOf<'raise'>,
  ): Promise<void> {
    const { sessionId, rootSessionId, trigger } = this.#place;
    return this.#spending.ledger.raise({ entryId, atMs, sessionId, rootSessionId, trigger, limit, tokens, microUsd });
  }

  /** @returns what the call cost, for the record of the answer; null if that is unknown */
  async settle(id: number, answer: ModelReply | ModelFault): Promise<Amount | null> {
    const cost = this.#costOf(answer);
    await this.#spending.ledger.settle(id, cost);
    return cost?.amount ?? null;
  }

  #costOf(answer: ModelReply | ModelFault): CallCost | null {
    if (answer.kind === 'fault') return unpaidFaults.has(answer.code) ? { usage: noUsage, amount: zero } : null;
    const amount = amountOf(answer.usage, this.#spending.prices);
    return amount === null ? null : { usage: answer.usage, amount };
  }
}
