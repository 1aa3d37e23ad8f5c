/** The sessions of the daemon that are not over: their runs have to stay stored, however old they are. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { isListed } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { sessionIds } from '../storage/stored-sessions.ts';

type World = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids'>;
  readonly layout: DaemonLayout;
  readonly queue: Pick<JobQueue, 'jobs'>;
};

/** Those that have not ended, and those of jobs that are queued, wait, or can be retried. */
export async function neededSessions({ host, layout, queue }: World): Promise<ReadonlySet<SessionId>> {
  const needed = new Set<SessionId>();
  // A session that ends loses it.
  for (const id of await sessionIds(host, layout))
    if ((await host.files.entry(layout.sidecar(id))) !== null) needed.add(id);
  for (const job of await queue.jobs()) if (isListed(job) && job.sessionId !== null) needed.add(job.sessionId);
  return needed;
}
