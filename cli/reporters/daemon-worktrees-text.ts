/** Worktrees of sessions as text. Names of branches and paths are untrusted text. */
import { counted } from '../../schemas/text/counted.ts';
import type { DaemonWorktreeCollection, DaemonWorktrees } from '../../schemas/daemon/reports.ts';
import { type Colors, newline, oneLine } from '../terminal/terminal.ts';

type Named = { readonly sessionId: string; readonly runName?: string | undefined };
const nameOf = ({ sessionId, runName }: Named) => oneLine(runName ?? sessionId);

const stateWords: Readonly<Record<DaemonWorktrees['worktrees'][number]['state'], string>> = {
  in_use: 'in use',
  kept: 'kept',
  archived: 'archived',
  interrupted: 'interrupted: a process died while it added or removed the worktree',
  directory_missing: 'its directory does not exist any more',
  repository_missing: 'its repository does not exist any more',
};

export function worktreesText({ worktrees }: DaemonWorktrees, { bold, dim }: Colors): string {
  if (worktrees.length === 0)
    return 'No worktrees. A session in a git repository has a worktree until `workrail daemon worktrees gc` removes it.';
  return worktrees
    .map((worktree) => {
      const { state, repository, folder, base, commit, archive, branch } = worktree;
      const work = commit === null ? 'no changes yet' : `commit ${commit.slice(0, 12)}, base ${base.slice(0, 12)}`;
      return [
        [bold(nameOf(worktree)), stateWords[state], work, dim(worktree.sessionId)].join('  '),
        `  repository: ${oneLine(repository)}`,
        `  directory: ${oneLine(folder)}`,
        ...(archive === null ? [] : [`  archive: ${oneLine(archive)}`]),
        ...(branch === null ? [] : [`  branch: ${oneLine(branch)}`]),
      ].join(newline);
    })
    .join(newline);
}

export function collectionText({ dryRun, removed, kept }: DaemonWorktreeCollection, { green, yellow }: Colors): string {
  const verb = dryRun ? yellow('would remove') : green('removed');
  return [
    `${verb} ${counted(removed.length, 'worktree')}, kept ${counted(kept.length, 'worktree')}`,
    ...removed.map((one) => `  ${nameOf(one)}${one.archive === null ? '' : `: archived in ${oneLine(one.archive)}`}`),
    ...kept.map((one) => `  kept ${nameOf(one)}: ${oneLine(one.reason)}`),
  ].join(newline);
}
