/**
 * The newest stored work of a session. Its ref names the commit; but the ref can be deleted, for example by `git fetch --prune` in a mirror, while
 * the repository still contains the commit that the ledger names.
 */
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
  const { repository, commit } = worktree;
  const atRef = await commitAtRef(worktree);
  if (atRef !== null) return atRef;
  return commit !== null && (await contains(repository, commit)) ? commit : null;
}
