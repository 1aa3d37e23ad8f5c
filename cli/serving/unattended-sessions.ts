/** The sessions that the daemon works on, for the runtimes that serve agents of clients [unattended-runs-withheld]. */
import { createHost } from '../../runtime/host.ts';
import type { SessionId } from '../../schemas/ids.ts';

/**
 * A session that the daemon has opened has a sidecar, also while it waits for the user or no daemon runs; its log says whether it has ended. One
 * whose log cannot be read counts as open: `daemon cancel` ends it.
 *
 * @param data the data directory
 */
export function unattendedIn(data: string): (sessionId: SessionId) => Promise<boolean> {
  const host = createHost();
  return async (sessionId) => {
    const { DaemonLayout } = await import('../../daemon/storage/layout.ts');
    const layout = new DaemonLayout(data);
    const sidecar = await host.files.entry(layout.sidecar(sessionId)).catch(() => null);
    if (sidecar === null) return false;
    try {
      const { storedSession } = await import('../../daemon/storage/stored-sessions.ts');
      return !(await storedSession(host, layout, sessionId)).isEnded;
    } catch {
      return true;
    }
  };
}
