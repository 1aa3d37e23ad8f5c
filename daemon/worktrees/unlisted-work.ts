/**
 * Work of a session that the ledger of worktrees does not contain. A record comes before its effect, so the ledger was lost, or an older one
 * took its place. A worktree that is made from such a ledger would replace the work.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionId } from '../../schemas/ids.ts';
import type { SandboxFault } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import type { WorktreeRecord } from './ledger.ts';
import { commitAtRef } from './stored-work.ts';
import type { StoredWorktree } from './stored-worktrees.ts';
import type { FoundRepository } from './workspace-repository.ts';
import { refOf } from './worktree.ts';

const branchOf = (worktreeId: string): string =>
  `run \`git branch worktrain/${worktreeId} ${refOf(worktreeId)}\` in the project: it makes a branch of the stored work`;
const treeOf = (worktreeId: string): string => `<data directory>/daemon/worktrees/${worktreeId}/tree`;

/**
 * Null if there is none. The caller knows that the ledger does not list it.
 *
 * @param project the repository that contains the project of the session
 */
export async function unlistedWork(
  { worktrees }: Pick<DaemonLayout, 'worktrees'>,
  sessionId: SessionId,
  project: FoundRepository,
): Promise<SandboxFault | null> {
  const ref = refOf(sessionId);
  const isStored = project.kind === 'found' && (await commitAtRef({ repository: project.repository, ref })) !== null;
  if (!isStored && !existsSync(join(worktrees, sessionId))) return null;
  const work = isStored
    ? `Without a backup, ${branchOf(sessionId)}`
    : `Without a backup, the work is only in ${treeOf(sessionId)}`;
  return {
    reason: 'the work of the session is stored, but the list of worktrees does not contain it',
    remedy: `Restore <data directory>/daemon/worktrees.jsonl from a backup. ${work}`,
  };
}

/** Each commit that the ref of a worktree can name: a crash can come between a record and the ref. */
const announcedCommits = (records: readonly WorktreeRecord[], worktreeId: string): ReadonlySet<string> =>
  new Set(
    records.flatMap((record) => {
      if (record.worktreeId !== worktreeId) return [];
      if (record.kind === 'adding') return [record.base];
      return record.kind === 'checkpointing' || record.kind === 'archived' ? [record.commit] : [];
    }),
  );

/**
 * Null if the ledger contains all work of a worktree that is not usable, so that it can be made anew.
 *
 * @param atRef the commit under its ref; null if the ref does not exist
 */
export function newerWork(
  records: readonly WorktreeRecord[],
  { worktreeId, folder }: Pick<StoredWorktree, 'worktreeId' | 'folder'>,
  known: StoredWorktree | undefined,
  atRef: string | null,
): SandboxFault | null {
  const isStored = atRef !== null && !announcedCommits(records, worktreeId).has(atRef);
  // After every other state, a crash can have left it.
  const hasFiles = existsSync(folder) && (isStored || known === undefined || known.state === 'removed');
  if (!isStored && !hasFiles) return null;
  const work = [
    ...(isStored ? [`Without one, ${branchOf(worktreeId)}`] : []),
    ...(hasFiles ? [`Files that are not stored are in ${treeOf(worktreeId)}`] : []),
  ];
  return {
    reason: 'the list of worktrees does not contain the newest work of the session',
    remedy: `Restore <data directory>/daemon/worktrees.jsonl from a newer backup. ${work.join('. ')}`,
  };
}
