/** Whether the files of a session are in a worktree of its own, so that who takes its run over does not find them in the project. */
import type { SessionId } from '../../schemas/ids.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { WorktreeLedger } from './ledger.ts';
import { storedWorktrees } from './stored-worktrees.ts';

/** False if the list of worktrees cannot be read: `workrail daemon worktrees list` says why. */
export function hasWorkIn(layout: Pick<DaemonLayout, 'worktreeLedger'>, sessionId: SessionId): boolean {
  try {
    return storedWorktrees(new WorktreeLedger(layout.worktreeLedger).records()).some(
      ({ worktreeId, state, commit }) => worktreeId === sessionId && (state !== 'adding' || commit !== null),
    );
  } catch {
    return false;
  }
}
