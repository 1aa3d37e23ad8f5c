/** The sessions that the daemon works on, for the runtimes that serve agents of clients [unattended-runs-withheld]. */
import { createHost } from '../../runtime/host.ts';
import type { SessionId } from '../../schemas/ids.ts';

/**
 * A session that the daemon has opened has a sidecar, also while it waits for the user or no daemon runs; its log says whether it has ended. What
 * cannot be read withholds no run, except for a log that is damaged: `daemon cancel` ends its session.
 *
 * @param data the data directory
 */
export function unattendedIn(data: string): (sessionId: SessionId) => Promise<boolean> {
  const host = createHost();
  return async (sessionId) => {
    try {
      const { DaemonLayout } = await import('../../daemon/storage/layout.ts');
      const layout = new DaemonLayout(data);
      if ((await host.files.entry(layout.sidecar(sessionId))) === null) return false;
      const { storedSession } = await import('../../daemon/storage/stored-sessions.ts');
      return !(await storedSession(host, layout, sessionId)).isEnded;
    } catch {
      return false;
    }
  };
}
