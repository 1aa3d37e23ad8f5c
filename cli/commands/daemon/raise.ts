/** `workrail daemon raise <session>`: a higher limit of spending, for what the user names and for nothing else [raise-is-explicit]. */
import { microUsdPerUsd } from '../../../daemon/ledger/amounts.ts';
import { usageError } from '../../../project/failure.ts';
import { raisableLimits } from '../../../schemas/closed-sets.ts';
import { spendingTokensMax } from '../../../schemas/daemon/limits.ts';
import { visibleName } from '../../../schemas/text/visible-text.ts';
import type { Invocation } from '../../command.ts';
import { boundedText, sendEntry } from '../../daemon/steering.ts';
import { namedSession, openDaemon } from '../../serving/open-daemon.ts';

const usdMax = 1_000_000;

export async function run(invocation: Invocation): Promise<number> {
  const { operands, options } = invocation;
  const daemon = openDaemon();
  const session = await namedSession(daemon, operands[0]);
  const usd = amountOf('--usd', options['usd'], /^\d+(\.\d{1,6})?$/, 'a number with at most 6 decimals', usdMax);
  const tokens = amountOf('--tokens', options['tokens'], /^\d+$/, 'a whole number', spendingTokensMax);
  const wanted = String(options['limit'] ?? 'run');
  const limit = raisableLimits.find((each) => each === wanted);
  if (limit === undefined)
    throw usageError(`--limit: unknown limit "${visibleName(wanted)}"`, `Use one of ${raisableLimits.join(', ')}`);
  const { reason } = options;
  return sendEntry(invocation, daemon, session, {
    kind: 'raise',
    limit,
    ...(usd === null ? {} : { microUsd: Math.round(usd * microUsdPerUsd) }),
    ...(tokens === null ? {} : { tokens }),
    ...(reason === undefined ? {} : { reason: boundedText('--reason', String(reason)) }),
  });
}

function amountOf(flag: string, given: unknown, form: RegExp, what: string, max: number): number | null {
  if (given === undefined) return null;
  const text = String(given);
  const amount = form.test(text) ? Number(text) : 0;
  if (amount > 0 && amount <= max) return amount;
  throw usageError(`${flag} needs ${what}, above 0 and at most ${max}; got "${visibleName(text)}"`, `Write ${flag} 5`);
}
