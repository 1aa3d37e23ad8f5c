/**
 * Work of a session that has no record in the ledger of worktrees. A record comes before its effect, so the ledger was lost, or an older one
 * took its place. Without the record, the base of the work is unknown: a worktree that is made anew would replace the work.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SessionId } from '../../schemas/ids.ts';
import type { SandboxFault } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { commitAtRef } from './stored-work.ts';
import type { FoundRepository } from './workspace-repository.ts';
import { refOf } from './worktree.ts';

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
    ? `Without a backup, run \`git branch worktrain/${sessionId} ${ref}\` in the project: it makes a branch of the stored work`
    : `Without a backup, the work is only in <data directory>/daemon/worktrees/${sessionId}/tree`;
  return {
    reason: 'the work of the session is stored, but the list of worktrees does not contain it',
    remedy: `Restore <data directory>/daemon/worktrees.jsonl from a backup. ${work}`,
  };
}
