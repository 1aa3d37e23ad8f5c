/** The sessions that the daemon works on, for the runtimes that serve agents of clients [unattended-runs-withheld]. */
import { createHost } from '../../runtime/host.ts';
import type { SessionId } from '../../schemas/ids.ts';

/**
 * A session that the daemon has opened and not ended has a sidecar, also while it waits for the user or no daemon runs. A folder that cannot be
 * read withholds no run.
 *
 * @param data the data directory
 */
export function unattendedIn(data: string): (sessionId: SessionId) => Promise<boolean> {
  const { files } = createHost();
  return async (sessionId) => {
    try {
      const { DaemonLayout } = await import('../../daemon/storage/layout.ts');
      const layout = new DaemonLayout(data);
      return (await files.entry(layout.sidecar(sessionId))) !== null;
    } catch {
      return false;
    }
  };
}
