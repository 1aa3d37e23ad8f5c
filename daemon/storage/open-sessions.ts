/** The sessions that were opened and have not ended, by their sidecars: an ended session has none. */
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { DaemonLayout } from './layout.ts';
import { Sidecar } from './sidecar.ts';
import { sessionIds } from './stored-sessions.ts';

type World = { readonly host: Pick<Host, 'files' | 'locks' | 'ids'>; readonly layout: DaemonLayout };

/** Oldest first. */
export async function openSessions(
  { host, layout }: World,
  isWanted: (session: DaemonSession) => boolean,
): Promise<readonly SessionId[]> {
  const found: SessionId[] = [];
  for (const sessionId of await sessionIds(host, layout)) {
    const session = await new Sidecar(host, layout, sessionId).read();
    if (session !== null && session !== 'unreadable' && isWanted(session)) found.push(sessionId);
  }
  return found;
}
