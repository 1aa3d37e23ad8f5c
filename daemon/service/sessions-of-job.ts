/** The sessions that were opened for a job and have not ended, by their sidecars: an ended session has none. */
import type { SessionId } from '../../schemas/ids.ts';
import type { SessionEnvironment } from '../session/session-environment.ts';
import { Sidecar } from '../storage/sidecar.ts';
import { sessionIds } from '../storage/stored-sessions.ts';

export async function sessionsOfJob(
  { host, layout }: Pick<SessionEnvironment, 'host' | 'layout'>,
  jobId: string,
): Promise<readonly SessionId[]> {
  const found: SessionId[] = [];
  for (const sessionId of await sessionIds(host, layout)) {
    const session = await new Sidecar(host, layout.sidecar(sessionId)).read();
    if (session !== null && session !== 'unreadable' && session.queued?.jobId === jobId) found.push(sessionId);
  }
  return found;
}
