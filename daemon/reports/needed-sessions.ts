/** The sessions of the daemon that are not over: their runs have to stay stored, however old they are. */
import type { SessionId } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import { isListed } from '../queue/job-state.ts';
import type { JobQueue } from '../queue/queue.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { sessionIds, storedSession } from '../storage/stored-sessions.ts';
import { unsettledDelivery } from './unsettled-delivery.ts';

type World = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
  readonly queue: Pick<JobQueue, 'job' | 'jobs'>;
};

/** Those that have not ended, those whose delivery waits for the user, and those of jobs that are queued, wait, or can be retried. */
export async function neededSessions(world: World): Promise<ReadonlySet<SessionId>> {
  const { host, layout, queue } = world;
  const needed = new Set<SessionId>();
  for (const id of await sessionIds(host, layout)) {
    // A session that ends loses it.
    const hasEnded = (await host.files.entry(layout.sidecar(id))) === null;
    if (!hasEnded || (await isUndelivered(world, id))) needed.add(id);
  }
  for (const job of await queue.jobs()) if (isListed(job) && job.sessionId !== null) needed.add(job.sessionId);
  return needed;
}

/** Most sessions deliver nothing, and their logs are not read. */
async function isUndelivered(world: World, id: SessionId): Promise<boolean> {
  const { host, layout } = world;
  if ((await host.files.entry(layout.outbox(id))) === null) return false;
  return (await unsettledDelivery(world, await storedSession(host, layout, id))) !== null;
}
