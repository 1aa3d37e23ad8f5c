/** Makes a branch of the user with the work of a session, also with what the session changed after its last checkpoint. */
import type { SessionId } from '../../schemas/ids.ts';
import { SessionLock } from '../storage/session-lock.ts';
import { adoptWorktree, isHeld } from '../worktrees/archive.ts';
import { storeWork } from '../worktrees/collect.ts';
import type { WorktreeLedger } from '../worktrees/ledger.ts';
import type { StoredWorktree } from '../worktrees/stored-worktrees.ts';
import { isPresent } from '../worktrees/worktree.ts';
import type { CollectionPorts } from './collect-worktrees.ts';

export type Adopted = {
  readonly commit: string;
  /** Why the branch may lack what the session changed after its last checkpoint; null if it lacks nothing. */
  readonly unstored: string | null;
};

/** @throws MissingWork, or GitFault; then there is no branch */
export async function adoptWork(
  ports: CollectionPorts,
  ledger: WorktreeLedger,
  worktree: StoredWorktree,
  branch: string,
): Promise<Adopted> {
  const unstored = await storeNewest(ports, ledger, worktree);
  return { commit: await adoptWorktree(ledger, worktree, branch), unstored };
}

/** @returns why it was not stored; null if there is nothing else to store */
async function storeNewest(
  { host, layout, adapter }: CollectionPorts,
  ledger: WorktreeLedger,
  worktree: StoredWorktree,
): Promise<string | null> {
  if (worktree.state !== 'present' || worktree.archive !== null || !isPresent(worktree.folder)) return null;
  const lock = isHeld(worktree) ? null : await SessionLock.take(host, layout, worktree.worktreeId as SessionId);
  if (lock === null) return 'a process is working on the session';
  try {
    return await storeWork(ledger, adapter, worktree);
  } finally {
    await lock.release();
  }
}
