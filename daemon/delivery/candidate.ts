/**
 * What a session would deliver: one tree on top of the newest commit of the base branch. Computed from objects only, in the repository
 * of the user; nothing is checked out, and git reads no file of an agent.
 */
import { counted } from '../../schemas/text/counted.ts';
import { deliveryFilesMax } from '../../schemas/daemon/limits.ts';
import { GitFault, GitOutputFault, hostGit } from '../worktrees/host-git.ts';
import { withOwnGit } from '../worktrees/own-git.ts';
import type { StoredWorktree } from '../worktrees/stored-worktrees.ts';
import type { ChangedFile, GateFault } from './path-gates.ts';
import { fetchBranch, type RemoteAccess, remoteTip } from './remote-git.ts';

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

const refused = (reason: string, allowed: string): Finding => ({ kind: 'refused', reason, allowed });

export async function candidateOf(
  { repository, base, ref, worktreeId }: StoredWorktree,
  access: RemoteAccess,
  baseBranch: string,
): Promise<Finding> {
  const branch = `${access.remote}/${baseBranch}`;
  const tip = await remoteTip(access, baseBranch, 'fetch').catch((error: Error) => error);
  if (tip instanceof Error)
    return refused(`the remote cannot be read: ${tip.message}`, `Check: git ls-remote ${access.remote}`);
  if (tip === null)
    return refused(
      `the base branch ${branch} does not exist`,
      'Set "baseBranch" of the repository in ~/.workrail/workrail.json to an existing branch',
    );
  const tree = await hostGit(repository, ['rev-parse', '--verify', `${ref}^{tree}`]);
  if (tip === base) return found(repository, base, tree);
  const fetched = await fetchBranch(access, baseBranch, `refs/worktrain-base/${worktreeId}`, base).catch(
    (error: Error) => error,
  );
  if (fetched instanceof Error)
    return refused(
      `${branch} cannot be fetched: ${fetched.message}`,
      `Check: git fetch ${access.remote} ${baseBranch}`,
    );
  const missing = Number(await hostGit(repository, ['rev-list', '--count', base, `^${tip}`]));
  if (missing > 0)
    return refused(
      `the history of the session's base commit contains ${counted(missing, 'commit')} missing from ${branch}; the delivery would include them`,
      `Push the commits first, or start the session from ${branch}`,
    );
  if (tree === (await hostGit(repository, ['rev-parse', '--verify', `${base}^{tree}`])))
    return found(repository, tip, `${tip}^{tree}`);
  return rebase(repository, { base, tip, tree }, branch);
}

/** A commit of the daemon's own with the base as its parent: the agent chose the history of its own commits. */
async function rebase(
  repository: string,
  { base, tip, tree }: { readonly base: string; readonly tip: string; readonly tree: string },
  branch: string,
): Promise<Finding> {
  const author = { name: 'WorkRail', email: 'workrail@localhost' };
  const work = await commitTree(repository, { tree, parent: base, message: 'WorkTrain work', author, atMs: 0 });
  const merge = ['merge-tree', '--write-tree', '--name-only', '--no-messages', tip, work];
  const merged = await withOwnGit(repository, (git) => git(merge)).catch((error: unknown) => {
    if (error instanceof GitFault) return error;
    throw error;
  });
  if (typeof merged === 'string') return found(repository, tip, merged.split('\n')[0] ?? '');
  const [id = '', ...conflicts] = merged.output.split('\n').filter((line) => line !== '');
  if (!/^[0-9a-f]{40,64}$/.test(id))
    return refused(merged.message, 'Check that git is version 2.38 or newer, which the delivery needs: git --version');
  return refused(
    `${branch} has new commits that conflict with the work in ${conflicts.slice(0, 5).join(', ')}`,
    'Run the workflow again from the new commits, or create a branch from the work (workrail daemon worktrees adopt) and rebase it',
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

async function found(repository: string, parent: string, treeish: string): Promise<Finding> {
  const tree = await hostGit(repository, ['rev-parse', '--verify', treeish]);
  const how = ['-r', '-z', '--raw', '--no-renames', '--no-abbrev', '--no-ext-diff'];
  // Otherwise `ignore = all` in .gitmodules, or in the configuration, hides from every gate that a submodule changed.
  const raw = ['diff-tree', ...how, '--ignore-submodules=none', parent, tree];
  const files: ChangedFile[] = [];
  const { text, isCut } = await beginningOf(hostGit(repository, raw));
  const fields = text.split('\0');
  // More files than any rule allows are counted, and not measured.
  const isMeasured = fields.length <= 2 * deliveryFilesMax + 1;
  // Each file ends with a NUL, so a field follows it unless it was cut.
  for (let i = 0; i + 2 < fields.length; i += 2)
    files.push(await fileOf(repository, fields[i] ?? '', fields[i + 1] ?? '', isMeasured));
  return { kind: 'found', candidate: { parent, tree, files, isCut } };
}

const kinds: Readonly<Record<string, ChangedFile['kind']>> = { '120000': 'link', '160000': 'submodule' };

/** @param raw `:100644 100755 <blob> <blob> M` */
async function fileOf(repository: string, raw: string, path: string, isMeasured: boolean): Promise<ChangedFile> {
  const [modeBefore = '', modeAfter = '', before = '', after = '', status = ''] = raw.slice(1).split(' ');
  const kind = kinds[modeAfter] ?? kinds[modeBefore] ?? 'file';
  const blob = (id: string, mode: string) => (/^0+$/.test(id) || kinds[mode] === 'submodule' ? null : id);
  const newBlob = blob(after, modeAfter);
  return {
    path,
    change: status === 'A' ? 'added' : status === 'D' ? 'removed' : 'changed',
    kind,
    before: blob(before, modeBefore),
    after: newBlob,
    bytes: newBlob === null || !isMeasured ? 0 : Number(await hostGit(repository, ['cat-file', '-s', newBlob])),
  };
}
