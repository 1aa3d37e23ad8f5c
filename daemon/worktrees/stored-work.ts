/**
 * The newest stored work of a session. Its ref names the commit; but the ref can be deleted, for example by `git fetch --prune` in a mirror, while
 * the repository still contains the commit that the ledger names.
 */
import { existsSync } from 'node:fs';
import { GitFault, hostGit } from './host-git.ts';
import type { StoredWorktree } from './stored-worktrees.ts';

export class MissingWork extends Error {}

/** The commit under the ref of the session; null if the ref does not exist. */
export async function commitAtRef({ repository, ref }: Pick<StoredWorktree, 'repository' | 'ref'>) {
  const found = await hostGit(repository, ['for-each-ref', '--format=%(objectname)', ref]);
  return found === '' ? null : found;
}

async function contains(repository: string, commit: string): Promise<boolean> {
  try {
    await hostGit(repository, ['cat-file', '-e', `${commit}^{commit}`]);
    return true;
  } catch (error) {
    if (error instanceof GitFault) return false;
    throw error;
  }
}

/** Null if the repository does not contain the work, for example because it was cloned again. */
export async function storedWork(worktree: StoredWorktree): Promise<string | null> {
  const { repository, base } = worktree;
  const atRef = await commitAtRef(worktree);
  if (atRef !== null) return atRef;
  // A commit is announced before the ref names it, so without one nothing changed.
  const commit = worktree.commit ?? base;
  return (await contains(repository, commit)) ? commit : null;
}

/** @throws MissingWork if the repository does not have it */
export async function presentWork(worktree: StoredWorktree): Promise<string> {
  if (!existsSync(worktree.repository)) throw new MissingWork('the repository of the session does not exist any more');
  const commit = await storedWork(worktree);
  if (commit === null) throw new MissingWork('the repository does not contain the work of the session');
  return commit;
}
