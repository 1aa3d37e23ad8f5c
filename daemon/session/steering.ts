/** What users send to a session, and the limits that they raise, as the session receives them. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import { FileInbox } from '../inbox/inbox.ts';
import type { Receiving } from '../inbox/receive.ts';
import { SessionSpending, spendingPlace } from '../ledger/session-spending.ts';
import type { TurnLog } from '../storage/turn-log.ts';
import type { IdleEnvironment } from './session-environment.ts';

export type Steered = Receiving & { readonly spending: SessionSpending };

export function steeringOf(
  { host, layout, spending, model }: IdleEnvironment,
  log: TurnLog,
  session: Pick<DaemonSession, 'sessionId' | 'workflowId' | 'queued' | 'parent'>,
): Steered {
  const own = new SessionSpending(spending, spendingPlace(session), model);
  const raise: Receiving['raise'] = (entry, action) => own.raise(entry, action);
  return { log, inbox: new FileInbox(host, layout, session.sessionId, log.state.lastTicket), raise, spending: own };
}
