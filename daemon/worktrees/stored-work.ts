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

export async function containsCommit(repository: string, commit: string): Promise<boolean> {
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
  return (await containsCommit(repository, commit)) ? commit : null;
}

/** The base of the session, which stays in the repository as long as this ref or the worktree. */
const baseRefOf = (worktreeId: string): string => `refs/worktrain-start/${worktreeId}`;

/**
 * Before git removes the worktree: its HEAD is what keeps the base if the agent amended or left it, and the user did too. Without the base, the
 * work could be neither continued nor compared with it.
 */
export async function keepBase(worktree: StoredWorktree): Promise<void> {
  const { worktreeId, repository, base } = worktree;
  const stored = existsSync(repository) ? await commitAtRef(worktree) : null;
  if (stored === null || !(await containsCommit(repository, base))) return;
  const isInHistory = (await hostGit(repository, ['rev-list', '--max-count=1', base, `^${stored}`])) === '';
  if (!isInHistory) await hostGit(repository, ['update-ref', baseRefOf(worktreeId), base]);
}

/**
 * Where a session continues whose base is gone: the newest commit of the user in the history of its stored work, so that what came after it still
 * counts as work. Null if the repository does not contain the work.
 */
export async function otherBase({ repository, commit }: StoredWorktree): Promise<string | null> {
  if (commit === null || !(await containsCommit(repository, commit))) return null;
  return hostGit(repository, ['merge-base', commit, 'HEAD']).catch((error: unknown) => {
    // The histories have no common commit, or HEAD names no commit.
    if (error instanceof GitFault) return commit;
    throw error;
  });
}

/** @throws MissingWork if the repository does not have it */
export async function presentWork(worktree: StoredWorktree): Promise<string> {
  if (!existsSync(worktree.repository)) throw new MissingWork('the repository of the session does not exist any more');
  const commit = await storedWork(worktree);
  if (commit === null) throw new MissingWork('the repository does not contain the work of the session');
  return commit;
}
