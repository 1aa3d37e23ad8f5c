/** What model calls cost, from the ledger. */
import type { CostGroup, DaemonCosts } from '../../schemas/daemon/reports.ts';
import type { LedgerRecordOf } from '../../schemas/daemon/ledger-record.ts';
import { microUsdPerUsd } from '../ledger/amounts.ts';
import { type Balance, dayOf } from '../ledger/balance.ts';
import { type Cost, costsBy, noCost } from '../ledger/costs.ts';

const keyOf: Readonly<Record<CostGroup, (call: LedgerRecordOf<'reserved'>) => string>> = {
  workflow: ({ workflowId }) => workflowId,
  step: ({ workflowId, step }) => `${workflowId} ${step.stepId}`,
  session: ({ sessionId }) => sessionId,
  trigger: ({ trigger }) => trigger ?? 'started by the user',
  model: ({ model }) => `${model.provider} ${model.modelId}`,
  day: ({ atMs }) => dayOf(atMs),
};

export const costGroups = Object.keys(keyOf) as readonly CostGroup[];

/** The first sum that a user looks for. */
export const costGroupDefault: CostGroup = 'workflow';

const reported = ({ microUsd, ...cost }: Cost) => ({ ...cost, costUsd: microUsd / microUsdPerUsd });

export function costsReport({ entries }: Pick<Balance, 'entries'>, by: CostGroup): DaemonCosts {
  const costs = [...costsBy(entries, keyOf[by])];
  if (by !== 'day') costs.sort(([, a], [, b]) => b.microUsd - a.microUsd || b.tokens - a.tokens);
  const rows = costs.map(([key, cost]) => ({ key, ...reported(cost) }));
  const total = costsBy(entries, () => 'total').get('total') ?? noCost;
  return { version: 1, by, rows, total: reported(total) };
}
