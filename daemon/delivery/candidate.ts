/**
 * What a session would deliver: one tree on top of the newest commit of the base branch. Computed from objects only, in the repository
 * of the user; nothing is checked out, and git reads no file of an agent.
 */
import { counted } from '../../schemas/text/counted.ts';
import { deliveryFilesMax } from '../../schemas/daemon/limits.ts';
import { GitFault, GitOutputFault, hostGit } from '../worktrees/host-git.ts';
import type { ObjectFormat } from '../worktrees/object-format.ts';
import { withOwnGit } from '../worktrees/own-git.ts';
import type { StoredWorktree } from '../worktrees/stored-worktrees.ts';
import { type ChangedFile, type GateFault, takingOver } from './path-gates.ts';
import type { Remote } from './remote-git.ts';

export type Candidate = {
  readonly parent: string;
  readonly tree: string;
  /** Empty if there is nothing to change. */
  readonly files: readonly ChangedFile[];
  /** Whether there are more files than those. */
  readonly isCut: boolean;
};
export type Finding =
  | { readonly kind: 'found'; readonly candidate: Candidate }
  | ({ readonly kind: 'refused' } & GateFault);

/** The same input makes the same commit, in every process [delivery-repeats-nothing]. */
export type CommitRequest = {
  readonly tree: string;
  readonly parent: string;
  readonly message: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly atMs: number;
};

/** Writes the commit; its id. */
export function commitTree(
  repository: string,
  { tree, parent, message, author, atMs }: CommitRequest,
): Promise<string> {
  const date = `@${Math.floor(atMs / 1000)} +0000`;
  const who = (role: string) => ({
    [`GIT_${role}_NAME`]: author.name,
    [`GIT_${role}_EMAIL`]: author.email,
    [`GIT_${role}_DATE`]: date,
  });
  return hostGit(repository, ['commit-tree', tree, '-p', parent, '-F', '-'], {
    input: message,
    environment: { ...who('AUTHOR'), ...who('COMMITTER') },
  });
}

const treeOf = (repository: string, commit: string): Promise<string> =>
  hostGit(repository, ['rev-parse', '--verify', `${commit}^{tree}`]);

const refused = (reason: string, allowed: string): Finding => ({ kind: 'refused', reason, allowed });

/**
 * @param work the commit that the session stored
 * @param parentSessionId of a child session: its base is a commit of that session; null without one
 */
export async function candidateOf(
  { repository, base, worktreeId }: StoredWorktree,
  work: string,
  remote: Remote,
  baseBranch: string,
  parentSessionId: string | null,
): Promise<Finding> {
  const { remote: name, format } = remote.access;
  const branch = `${name}/${baseBranch}`;
  const tip = await remote.tipOf(baseBranch, 'fetch').catch((error: Error) => error);
  if (tip instanceof Error)
    return refused(
      `the remote cannot be read: ${tip.message}`,
      `Check: git ls-remote ${name}. To use another remote, set "remote" of the repository in ~/.workrail/workrail.json`,
    );
  if (tip === null)
    return refused(
      `the base branch ${branch} does not exist`,
      'Set "baseBranch" of the repository in ~/.workrail/workrail.json to an existing branch',
    );
  const tree = await treeOf(repository, work);
  if (tip === base) return found(repository, base, tree);
  const fetched = await remote
    .fetch(baseBranch, `refs/worktrain-base/${worktreeId}`, base)
    .catch((error: Error) => error);
  if (fetched instanceof Error)
    return refused(`${branch} cannot be fetched: ${fetched.message}`, `Check: git fetch ${name} ${baseBranch}`);
  const missing = Number(await hostGit(repository, ['rev-list', '--count', base, `^${tip}`]));
  if (missing > 0)
    return refused(
      `the history of the session's base commit contains ${counted(missing, 'commit')} missing from ${branch}; the delivery would include them`,
      parentSessionId === null
        ? `Push these commits first, run the workflow again from ${branch}, or ${takingOver(worktreeId)}`
        : `The base contains work of the session that started this one. Deliver that session, which decides what of this work it takes: workrail daemon deliver ${parentSessionId}. Otherwise, ${takingOver(worktreeId)}`,
    );
  if (tree === (await treeOf(repository, base))) return found(repository, tip, await treeOf(repository, tip));
  return rebase(repository, format, { worktreeId, base, tip, tree }, branch);
}

/** A commit of the daemon's own with the base as its parent: the agent chose the history of its own commits. */
async function rebase(
  repository: string,
  format: ObjectFormat,
  { worktreeId, base, tip, tree }: Pick<StoredWorktree, 'worktreeId' | 'base'> & Record<'tip' | 'tree', string>,
  branch: string,
): Promise<Finding> {
  const author = { name: 'WorkRail', email: 'workrail@localhost' };
  const work = await commitTree(repository, { tree, parent: base, message: 'WorkTrain work', author, atMs: 0 });
  const merge = ['merge-tree', '--write-tree', '--name-only', '--no-messages', tip, work];
  const merged = await withOwnGit(repository, format, (git) => git(merge)).catch((error: unknown) => {
    if (error instanceof GitFault) return error;
    throw error;
  });
  if (typeof merged === 'string') return found(repository, tip, merged.split('\n')[0] ?? '');
  const [id = '', ...conflicts] = merged.output.split('\n').filter((line) => line !== '');
  if (!/^[0-9a-f]{40,64}$/.test(id))
    return refused(merged.message, 'Check that git is version 2.38 or newer, which the delivery needs: git --version');
  return refused(
    `${branch} has new commits that conflict with the work in ${conflicts.slice(0, 5).join(', ')}`,
    `Run the workflow again from the new commits, or ${takingOver(worktreeId)}`,
  );
}

/** A session can change more files than git may list here. The last of them is cut. */
async function beginningOf(listing: Promise<string>): Promise<{ readonly text: string; readonly isCut: boolean }> {
  try {
    return { text: await listing, isCut: false };
  } catch (error) {
    if (!(error instanceof GitOutputFault)) throw error;
    return { text: error.output, isCut: true };
  }
}

async function found(repository: string, parent: string, tree: string): Promise<Finding> {
  const how = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-ext-diff'];
  // Otherwise `ignore = all` in .gitmodules, or in the configuration, hides from every gate that a submodule changed.
  const raw = ['diff-tree', ...how, '--ignore-submodules=none', parent, tree];
  const { text, isCut } = await beginningOf(hostGit(repository, raw));
  const fields = text.split('\0');
  const files: ChangedFile[] = [];
  // Each file ends with a NUL, so a field follows it unless it was cut.
  for (let i = 0; i + 2 < fields.length; i += 2) files.push(fileOf(fields[i] ?? '', fields[i + 1] ?? ''));
  // More files than any rule allows are counted, and not measured.
  const measured = files.length > deliveryFilesMax ? files : await withSizes(repository, files);
  return { kind: 'found', candidate: { parent, tree, files: measured, isCut } };
}

const kinds: Readonly<Record<string, ChangedFile['kind']>> = { '120000': 'link', '160000': 'submodule' };

/** @param raw `:100644 100755 <blob> <blob> M` */
function fileOf(raw: string, path: string): ChangedFile {
  const [modeBefore = '', modeAfter = '', before = '', after = '', status = ''] = raw.slice(1).split(' ');
  const kind = kinds[modeAfter] ?? kinds[modeBefore] ?? 'file';
  const blob = (id: string, mode: string) => (/^0+$/.test(id) || kinds[mode] === 'submodule' ? null : id);
  return {
    path,
    change: status === 'A' ? 'added' : status === 'D' ? 'removed' : 'changed',
    kind,
    before: blob(before, modeBefore),
    after: blob(after, modeAfter),
    bytes: 0,
  };
}

/** One call for all of them. */
async function withSizes(repository: string, files: readonly ChangedFile[]): Promise<readonly ChangedFile[]> {
  const blobs = files.flatMap(({ after }) => (after === null ? [] : [`${after}\n`]));
  if (blobs.length === 0) return files;
  const format = '--batch-check=%(objectname) %(objectsize)';
  const printed = await hostGit(repository, ['cat-file', format], { input: blobs.join('') });
  const sizes = new Map(printed.split('\n').map((line) => line.split(' ') as [string, string]));
  return files.map((file) => {
    if (file.after === null) return file;
    const bytes = Number(sizes.get(file.after));
    // Git prints `missing` in place of a size, and does not fail.
    if (Number.isNaN(bytes)) throw new GitFault('cat-file', `fatal: the object ${file.after} is missing`);
    return { ...file, bytes };
  });
}
