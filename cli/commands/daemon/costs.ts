/** `workrail daemon costs`: what model calls cost, from the ledger. */

import { costGroupDefault, costGroups, costsReport } from '../../../daemon/reports/costs-report.ts';
import { usageError } from '../../../project/failure.ts';
import type { CostGroup } from '../../../schemas/daemon/reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { costsText } from '../../reporters/daemon-costs-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { ledgerBalance, openDaemon } from '../../serving/open-daemon.ts';

function groupOf(given: unknown = costGroupDefault): CostGroup {
  const group = costGroups.find((each) => each === given);
  if (group !== undefined) return group;
  throw usageError(
    `--by needs one of ${costGroups.join(', ')}; got "${String(given)}"`,
    'Run: workrail daemon costs --by day',
  );
}

export async function run({ options }: Invocation): Promise<number> {
  const by = groupOf(options['by']);
  await printAnswer(null, costsReport(await ledgerBalance(openDaemon()), by), options, costsText);
  return exitCode.ok;
}
