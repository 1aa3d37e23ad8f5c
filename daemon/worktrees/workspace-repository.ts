/** The repository of a workspace of the user, which an agent has not written: git may find it from the directory. */
import { isAbsolute } from 'node:path';
import { runGit } from '../../project/git/git-process.ts';

export type WorkspaceRepository = {
  /** The directory that its worktrees share; absolute. */
  readonly repository: string;
  /** The commit that is checked out. */
  readonly base: string;
};

const commit = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/** Null for a directory that is not in a repository, or in one without a commit. */
export async function repositoryOf(workspace: string): Promise<WorkspaceRepository | null> {
  const ran = await runGit(workspace, ['rev-parse', '--path-format=absolute', '--git-common-dir', '--verify', 'HEAD']);
  if (ran.kind !== 'ended' || !ran.ok) return null;
  const [repository = '', base = ''] = ran.bytes.toString('utf8').split('\n');
  return isAbsolute(repository) && commit.test(base) ? { repository, base } : null;
}
