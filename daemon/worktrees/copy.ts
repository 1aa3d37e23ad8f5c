/** Worktrees that were only created to run checks on a commit: they contain no work, so they are removed without an archive. */
import type { SessionId } from '../../schemas/ids.ts';
import { sessionIdPattern } from '../../schemas/ids.ts';
import { removeWorktree } from './archive.ts';
import { hostGit } from './host-git.ts';
import type { WorktreeLedger } from './ledger.ts';
import { storedWorktrees } from './stored-worktrees.ts';

const suffix = '-checks';

export const copyFor = (sessionId: string): string => `${sessionId}${suffix}`;

/** The session whose work is checked; null for any other worktree. */
export function sessionOfCopy(worktreeId: string): SessionId | null {
  const sessionId = worktreeId.endsWith(suffix) ? worktreeId.slice(0, -suffix.length) : '';
  return sessionIdPattern.test(sessionId) ? (sessionId as SessionId) : null;
}

/** The caller holds the lock of the session, so a holder that is left belongs to a process that died. */
export async function removeCopy(ledger: WorktreeLedger, worktreeId: string): Promise<void> {
  const left = storedWorktrees(ledger.records()).find((each) => each.worktreeId === worktreeId);
  if (left === undefined || left.state === 'removed') return;
  await removeWorktree(ledger, { ...left, holder: null }, 'copy');
  await hostGit(left.repository, ['update-ref', '-d', left.ref]);
}
