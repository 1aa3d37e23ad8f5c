/**
 * The end of a worktree. Its work is archived before anything is removed, and no clock removes work: a worktree goes only after its
 * archive is on the disk [work-is-archived-first].
 */
import { closeSync, copyFileSync, constants, existsSync, fsyncSync, lstatSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { livenessOf } from '../sandbox/process-identity.ts';
import { GitFault, hostGit } from './host-git.ts';
import { releasePacks } from './kept-packs.ts';
import type { WorktreeLedger } from './ledger.ts';
import { removeTree } from './remove-tree.ts';
import { keepBase, presentWork } from './stored-work.ts';
import type { StoredWorktree } from './stored-worktrees.ts';
import { syncPath } from './sync-path.ts';
import { isPresent, placesOf } from './worktree.ts';

/** Nothing but a dead holder ends a claim: an unknown one counts as alive [unknown-counts-as-alive]. */
export const isHeld = ({ holder }: StoredWorktree): boolean => holder !== null && livenessOf(holder) !== 'dead';

async function writtenBy(repository: string, path: string, args: readonly string[]): Promise<void> {
  const output = openSync(path, 'w', 0o600);
  try {
    await hostGit(repository, args, { output });
    fsyncSync(output);
  } finally {
    closeSync(output);
  }
}

/** Unlike `git diff`, it ignores settings such as `diff.noprefix`, with which `git apply` does not accept the patch. */
const patchCommand = [
  ...['diff-tree', '-r', '-p', '--binary', '--full-index', '--ignore-submodules=none'],
  ...['--no-ext-diff', '--no-textconv', '--no-color'],
];

/** The list of ignored files, which no checkpoint holds; only a regular file is copied. */
function copyIgnored(from: string, to: string): void {
  if (existsSync(from) && lstatSync(from).isFile()) copyFileSync(from, to, constants.COPYFILE_EXCL);
}

/**
 * Writes what the newest checkpoint holds as files that need nothing of this daemon: a bundle with the commits, untracked files
 * included, and a patch. The caller has made the checkpoint.
 */
export async function archiveWorktree(
  ledger: WorktreeLedger,
  worktree: StoredWorktree,
  archives: string,
  nowMs: number,
): Promise<string> {
  const { worktreeId, repository, folder, base, ref } = worktree;
  const commit = await hostGit(repository, ['rev-parse', '--verify', ref]);
  const archive = join(archives, `${worktreeId}-${nowMs}`);
  mkdirSync(archive, { recursive: true, mode: 0o700 });
  if (commit !== base) {
    // The agent can leave its HEAD on an older commit: then the history of the base has all commits, and git makes no empty bundle.
    if ((await hostGit(repository, ['rev-list', '--max-count=1', ref, `^${base}`])) !== '') {
      await hostGit(repository, ['bundle', 'create', '--quiet', join(archive, 'work.bundle'), ref, `^${base}`]);
      syncPath(join(archive, 'work.bundle'));
    }
    await writtenBy(repository, join(archive, 'work.patch'), [...patchCommand, base, commit]);
  }
  copyIgnored(join(placesOf(folder).out, 'ignored'), join(archive, 'ignored-files'));
  syncPath(archive);
  syncPath(archives);
  ledger.append({ worktreeId, kind: 'archived', archive, commit });
  return archive;
}

export type Refusal = { readonly kind: 'held' } | { readonly kind: 'not_archived' };

/**
 * Removes a worktree whose newest work is archived, or in which no agent has worked. What an earlier process began is finished by
 * the same call.
 * @param content `copy`: it was only made to run checks on a commit, so it contains no work to archive
 */
export async function removeWorktree(
  ledger: WorktreeLedger,
  worktree: StoredWorktree,
  content: 'work' | 'copy' = 'work',
): Promise<Refusal | null> {
  const { worktreeId, repository, folder, state, archive } = worktree;
  if (isHeld(worktree)) return { kind: 'held' };
  if (state !== 'removing') {
    if (content === 'work' && state === 'present' && archive === null && isPresent(folder))
      return { kind: 'not_archived' };
    ledger.append({ worktreeId, kind: 'removing' });
  }
  removeTree(folder);
  releasePacks(repository, worktreeId);
  if (content === 'work') await keepBase(worktree);
  // Git removes only its own record: the files are gone. It does not know the worktree if `worktree add` never ran.
  await hostGit(repository, ['worktree', 'remove', '--force', '--force', placesOf(folder).tree]).catch(
    (error: unknown) => {
      if (!(error instanceof GitFault && (/is not a working tree/.test(error.printed) || !existsSync(repository))))
        throw error;
    },
  );
  ledger.append({ worktreeId, kind: 'removed' });
  return null;
}

/**
 * Makes a branch of the user from the newest checkpoint, which it returns. A branch that exists is never moved.
 * @throws MissingWork, or GitFault
 */
export async function adoptWorktree(ledger: WorktreeLedger, worktree: StoredWorktree, branch: string): Promise<string> {
  const { worktreeId, repository } = worktree;
  const commit = await presentWork(worktree);
  await hostGit(repository, ['check-ref-format', '--branch', branch]);
  const ref = `refs/heads/${branch}`;
  // The other form replaces `@{-1}` by the branch that was checked out before.
  await hostGit(repository, ['check-ref-format', ref]);
  await hostGit(repository, ['update-ref', ref, commit, '0'.repeat(commit.length)]);
  ledger.append({ worktreeId, kind: 'adopted', branch });
  return commit;
}
