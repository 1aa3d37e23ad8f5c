import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import type { StoredSession } from '../storage/stored-sessions.ts';
import { newestTicketIn } from '../storage/turn-log.ts';
import type { LastReceived } from './inbox.ts';

/** For an entry that is added: it must also be new to a damaged log that is restored later. */
export const lastReceivedOf = async (
  { files }: Pick<Host, 'files'>,
  layout: DaemonLayout,
  { sessionId, state }: Pick<StoredSession, 'sessionId' | 'state'>,
): Promise<LastReceived> => state?.lastTicket ?? { atLeast: await newestTicketIn(files, layout.turnLog(sessionId)) };
