/** Which worktrees can be removed: those of sessions that have ended and in which no process works [work-is-archived-first]. */
import type { SessionId } from '../../schemas/ids.ts';
import { sessionIdPattern } from '../../schemas/ids.ts';
import type { Host } from '../../runtime/ports.ts';
import type { SandboxAdapter } from '../sandbox/sandbox.ts';
import type { JobQueue } from '../queue/queue.ts';
import { cancelCommand } from '../reports/next-commands.ts';
import { remedyOf, type StoredRuns, type Unavailability, unavailabilityOf } from '../reports/unavailable-session.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { type StoredSession, storedSession } from '../storage/stored-sessions.ts';
import { isHeld } from '../worktrees/archive.ts';
import { type Collected, collectWorktree, presentWorktrees } from '../worktrees/collect.ts';
import { copyFor, removeCopy, sessionOfCopy } from '../worktrees/copy.ts';
import { WorktreeLedger } from '../worktrees/ledger.ts';
import type { StoredWorktree } from '../worktrees/stored-worktrees.ts';

export type CollectionPorts = {
  readonly host: Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
  readonly layout: DaemonLayout;
  readonly adapter: SandboxAdapter;
  readonly runs: StoredRuns;
};

type CollectionQueue = Pick<JobQueue, 'jobs' | 'job'>;

const works = 'a process is using it';

/** @param isDryRun nothing is archived or removed */
export async function collectWorktrees(
  ports: CollectionPorts,
  queue: CollectionQueue,
  isDryRun: boolean,
): Promise<readonly Collected[]> {
  const ledger = new WorktreeLedger(ports.layout.worktreeLedger);
  const collected: Collected[] = [];
  for (const worktree of presentWorktrees(ledger))
    collected.push(await collect(ports, queue, ledger, worktree, isDryRun));
  return collected;
}

/** A job whose session failed resumes it after a pause, in the worktree: what no checkpoint contains would be gone. */
async function isAboutToResume(queue: Pick<JobQueue, 'jobs'>, sessionId: SessionId): Promise<boolean> {
  const jobs = await queue.jobs();
  return jobs.some((job) => job.sessionId === sessionId && (job.status === 'queued' || job.status === 'claimed'));
}

/** The session does not continue by itself, and the worktree can be removed once it has ended. */
function lostBecause(session: StoredSession, why: Unavailability): string {
  const name = session.state?.opened?.runName ?? session.sessionId;
  return `its session has not ended, and ${remedyOf(why, session).what}; to end the session, run: ${cancelCommand(name)}`;
}

/** Null if the worktree can be removed. */
async function reasonToKeep(
  { host, layout, runs }: CollectionPorts,
  queue: CollectionQueue,
  sessionId: SessionId,
): Promise<string | null> {
  const session = await storedSession(host, layout, sessionId);
  const { status, isEnded } = session;
  if (status === 'running') return works;
  if (status === 'success') return null;
  const why = isEnded ? null : await unavailabilityOf({ runs, queue }, session);
  // A worktree is made after the sidecar: of an unstarted session, the user cancelled it or removed its files.
  if (why !== null && why !== 'unstarted') return lostBecause(session, why);
  if (!isEnded && why === null)
    return status === 'waiting' ? 'its session is waiting for you' : 'its session has not ended';
  // The daemon drops the job of a damaged session.
  if (status === 'damaged') return null;
  return (await isAboutToResume(queue, sessionId)) ? 'its job is in the queue and will resume its session' : null;
}

async function collect(
  ports: CollectionPorts,
  queue: CollectionQueue,
  ledger: WorktreeLedger,
  worktree: StoredWorktree,
  isDryRun: boolean,
): Promise<Collected> {
  const { host, layout, adapter } = ports;
  const { worktreeId } = worktree;
  const kept = (because: string): Collected => ({ worktreeId, kind: 'kept', because });
  const removed: Collected = { worktreeId, kind: 'removed', archive: null };
  const checked = sessionOfCopy(worktreeId);
  if (checked !== null)
    return (await tryRemoveCopy({ host, layout }, ledger, checked, isDryRun)) ? removed : kept(works);
  if (!sessionIdPattern.test(worktreeId)) return kept('it belongs to no session');
  const sessionId = worktreeId as SessionId;
  const reason = await reasonToKeep(ports, queue, sessionId);
  if (reason !== null) return kept(reason);
  if (isHeld(worktree)) return kept(works);
  if (isDryRun) return { worktreeId, kind: 'removed', archive: worktree.archive };
  // Nobody can resume the session while its worktree is removed.
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return kept(works);
  try {
    return await collectWorktree(ledger, adapter, worktree, layout.archives, host.clock.nowMs());
  } finally {
    await lock.release();
  }
}

/** The copy of a commit that a process left which died while it ran checks. A process that delivers holds the lock of the session. */
async function tryRemoveCopy(
  { host, layout }: Pick<CollectionPorts, 'host' | 'layout'>,
  ledger: WorktreeLedger,
  sessionId: SessionId,
  isDryRun: boolean,
): Promise<boolean> {
  if (isDryRun) return !(await SessionLock.isHeld(host, layout, sessionId));
  const lock = await SessionLock.take(host, layout, sessionId);
  if (lock === null) return false;
  await removeCopy(ledger, copyFor(sessionId)).finally(() => lock.release());
  return true;
}
