/** The repository of a workspace of the user, which an agent has not written: git may find it from the directory. */
import { lstatSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { type GitRun, runGit } from '../../project/git/git-process.ts';
import type { SandboxFault } from '../sandbox/sandbox.ts';

export type WorkspaceRepository = {
  /** The directory that its worktrees share; absolute. */
  readonly repository: string;
  /** The commit that is checked out. */
  readonly base: string;
};

export type FoundRepository =
  | ({ readonly kind: 'found' } & WorkspaceRepository)
  /** The directory is not in a repository, or in one without a commit. */
  | { readonly kind: 'none' }
  /** It is in a repository, and git cannot read it. */
  | { readonly kind: 'refused'; readonly fault: SandboxFault };

const commit = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * If git fails, this does not prove that there is no repository: a session would get the checkout of the user with its configuration, which may
 * hold a password, and its work would be lost [repository-is-read-only].
 */
export async function repositoryOf(workspace: string): Promise<FoundRepository> {
  const ran = await runGit(workspace, ['rev-parse', '--path-format=absolute', '--git-common-dir', '--verify', 'HEAD']);
  // The path may contain line breaks; the commit is last.
  const printed = textOf(ran);
  const end = printed.lastIndexOf('\n');
  const [repository, base] = [printed.slice(0, Math.max(end, 0)), printed.slice(end + 1)];
  if (isAbsolute(repository) && commit.test(base)) return { kind: 'found', repository, base };
  if (!isBelowGit(workspace)) return { kind: 'none' };
  return (await hasNoCommit(workspace)) ? { kind: 'none' } : { kind: 'refused', fault: faultOf(ran) };
}

/** Where a workspace is below the root of its repository; empty if it is the root, or if git does not say. */
export const placeInRepository = async (workspace: string): Promise<string> =>
  textOf(await runGit(workspace, ['rev-parse', '--show-prefix'])).replace(/\/$/, '');

/**
 * Whether HEAD names a branch that has no commit yet. Git answers the same for a branch whose ref is damaged, for example an empty file after a
 * power failure; but then the file of the ref exists. If packed-refs is damaged, git does not list refs.
 */
async function hasNoCommit(workspace: string): Promise<boolean> {
  const branch = textOf(await runGit(workspace, ['symbolic-ref', '--quiet', 'HEAD']));
  if (branch === '') return false;
  const listed = await runGit(workspace, ['for-each-ref', '--format=%(refname)', branch]);
  if (listed.kind !== 'ended' || !listed.ok) return false;
  const file = textOf(await runGit(workspace, ['rev-parse', '--path-format=absolute', '--git-path', branch]));
  return isAbsolute(file) && !isFileOrLink(file);
}

/** Without the last line break; empty if git failed. */
const textOf = (ran: GitRun): string =>
  ran.kind === 'ended' && ran.ok ? ran.bytes.toString('utf8').replace(/\n$/, '') : '';

/** Whether the directory or one above it has a `.git` that is meant as a repository; an empty directory is not. */
function isBelowGit(folder: string): boolean {
  const marker = join(folder, '.git');
  if (statSync(marker, { throwIfNoEntry: false })?.isFile() === true || isFileOrLink(join(marker, 'HEAD'))) return true;
  const above = dirname(folder);
  return above !== folder && isBelowGit(above);
}

function isFileOrLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
  } catch {
    // It may be there: the directory above it may be unreadable.
    return true;
  }
}

const remedy = 'Run `git status` and `git fsck` in the project, and fix the reported problem';

function faultOf(ran: GitRun): SandboxFault {
  if (ran.kind === 'not_installed')
    return { reason: 'the project is in a git repository, and git is not installed', remedy: 'Install git' };
  const why = ran.kind === 'timed_out' ? 'git did not finish in time' : 'git cannot read it';
  return { reason: `the project is in a git repository, but ${why}`, remedy };
}
