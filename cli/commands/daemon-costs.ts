/** `workrail daemon costs`: what model calls cost, from the ledger. */
import type { CostGroup, DaemonCosts } from '../../schemas/daemon/reports.ts';
import type { LedgerRecordOf } from '../../schemas/daemon/ledger-record.ts';
import { microUsdPerUsd } from '../../daemon/ledger/amounts.ts';
import { dayOf } from '../../daemon/ledger/balance.ts';
import { type Cost, costsBy, noCost } from '../../daemon/ledger/costs.ts';
import { usageError } from '../../project/failure.ts';
import { exitCode, type Invocation } from '../command.ts';
import { costsText } from '../reporters/daemon-costs-text.ts';
import { printAnswer } from '../reporters/json-report.ts';
import { ledgerBalance, openDaemon } from '../serving/open-daemon.ts';

const keyOf: Readonly<Record<CostGroup, (call: LedgerRecordOf<'reserved'>) => string>> = {
  workflow: ({ workflowId }) => workflowId,
  step: ({ workflowId, step }) => `${workflowId} ${step.stepId}`,
  session: ({ sessionId }) => sessionId,
  trigger: ({ trigger }) => trigger ?? 'started by the user',
  model: ({ model }) => `${model.provider} ${model.modelId}`,
  day: ({ atMs }) => dayOf(atMs),
};

function groupOf(given: unknown = 'workflow'): CostGroup {
  const groups = Object.keys(keyOf) as CostGroup[];
  const group = groups.find((each) => each === given);
  if (group !== undefined) return group;
  throw usageError(
    `--by needs one of ${groups.join(', ')}; got "${String(given)}"`,
    'Run: workrail daemon costs --by day',
  );
}

const reported = ({ microUsd, ...cost }: Cost) => ({ ...cost, costUsd: microUsd / microUsdPerUsd });

export async function run({ options }: Invocation): Promise<number> {
  const by = groupOf(options['by']);
  const { entries } = await ledgerBalance(openDaemon());
  const costs = [...costsBy(entries, keyOf[by])];
  if (by !== 'day') costs.sort(([, a], [, b]) => b.microUsd - a.microUsd || b.tokens - a.tokens);
  const rows = costs.map(([key, cost]) => ({ key, ...reported(cost) }));
  const total = costsBy(entries, () => 'total').get('total') ?? noCost;
  const report: DaemonCosts = { version: 1, by, rows, total: reported(total) };
  await printAnswer(null, report, options, costsText);
  return exitCode.ok;
}
