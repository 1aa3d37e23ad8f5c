/** The sums for people: those of the ledger, with the calls that only the logs of sessions have the cost of. Changes no file. */
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { storedSession } from '../storage/stored-sessions.ts';
import type { Balance } from './balance.ts';
import { FileLedger } from './ledger.ts';

/** A settlement is in the file with the next record of the ledger: until then, the tool that a call asked for may run for long. */
export async function readCurrentBalance(
  host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>,
  layout: DaemonLayout,
): Promise<Balance> {
  const balance = await new FileLedger(host, layout.ledger).balance();
  const open = balance.entries.filter(({ state }) => state === 'reserved').map(({ reserved }) => reserved);
  for (const { id, sessionId, turn } of open) {
    const { state } = await storedSession(host, layout, sessionId);
    if (state === null || state.turn !== turn || state.turnCost === null) continue;
    const { usage, amount } = state.turnCost;
    balance.add({ v: 1, kind: 'settled', id, atMs: state.lastRecordMs, usage, ...amount });
  }
  return balance;
}
