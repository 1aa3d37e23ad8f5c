/** What the user does at a limit of spending. Pure. */
import type { ReachedLimit } from '../../schemas/daemon/turn-record.ts';

/** Null if no raise helps: no raise makes a price or the cost of an earlier call known. A raise of another limit does not help either. */
export function raiseCommand(session: string, { scope, reason }: ReachedLimit): string | null {
  if (reason === 'unknown_price' || reason === 'unknown_cost') return null;
  const limit = scope === 'step' ? 'run' : scope;
  const amount = reason === 'usd' ? '--usd <amount>' : '--tokens <count>';
  return `workrail daemon raise ${session} --limit ${limit} ${amount}`;
}

export function remedyOf(limit: ReachedLimit): string {
  const orWait = limit.scope === 'day' ? ', or wait until the next day (UTC)' : '';
  switch (limit.reason) {
    case 'unknown_price':
      return 'Set "prices" of the model in ~/.workrail/workrail.json';
    case 'unknown_cost':
      return `In ~/.workrail/workrail.json, set this limit in tokens and not in dollars${orWait}`;
    case 'tokens':
    case 'usd':
      return `Raise the limit with \`${raiseCommand('<session>', limit)}\` or in ~/.workrail/workrail.json${orWait}`;
  }
}
