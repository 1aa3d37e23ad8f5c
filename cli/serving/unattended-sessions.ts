/** What the daemon does with the runs of its sessions, for the runtimes that serve agents of clients [unattended-runs-withheld]. */
import type { JobQueue } from '../../daemon/queue/queue.ts';
import { createHost } from '../../runtime/host.ts';
import type { UnattendedWork } from '../../runtime/runtime.ts';
import type { SessionId } from '../../schemas/ids.ts';

/**
 * Most runs are of no session of the daemon: its code is loaded for those that are.
 *
 * @param data the data directory
 */
export function unattendedIn(data: string): (sessionId: SessionId) => Promise<UnattendedWork | null> {
  const host = createHost();
  let queue: Pick<JobQueue, 'job'> | null = null;
  return async (sessionId) => {
    const { DaemonLayout } = await import('../../daemon/storage/layout.ts');
    const layout = new DaemonLayout(data);
    const folder = await host.files.entry(layout.session(sessionId)).catch(() => null);
    if (folder === null) return null;
    const { FileJobQueue } = await import('../../daemon/queue/file-queue.ts');
    const { SharedLogReplaced } = await import('../../daemon/storage/shared-log.ts');
    const { unattendedWork } = await import('../../daemon/service/unattended-work.ts');
    const opened = () => new FileJobQueue(host, layout.queue);
    // Of a file that was restored since it was opened, only a new reader can read what is there now.
    const job = async (jobId: string) => {
      queue ??= opened();
      return queue.job(jobId).catch((error: unknown) => {
        if (!(error instanceof SharedLogReplaced)) throw error;
        queue = opened();
        return queue.job(jobId);
      });
    };
    return unattendedWork({ host, layout, queue: { job } }, sessionId);
  };
}
