/** `workrail daemon worktrees list`: the worktrees that sessions of the daemon left. */

import { isHeld } from '../../../daemon/worktrees/archive.ts';
import { presentWorktrees } from '../../../daemon/worktrees/collect.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import type { StoredWorktree } from '../../../daemon/worktrees/stored-worktrees.ts';
import type { DaemonWorktrees } from '../../../schemas/daemon/reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { worktreesText } from '../../reporters/daemon-worktrees-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openDaemon, runNameOf } from '../../serving/open-daemon.ts';

type Shown = DaemonWorktrees['worktrees'][number];

function stateOf(worktree: StoredWorktree): Shown['state'] {
  if (isHeld(worktree)) return 'in_use';
  if (worktree.state !== 'present') return 'interrupted';
  return worktree.archive === null ? 'kept' : 'archived';
}

export async function run({ options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  const worktrees: Shown[] = [];
  for (const worktree of presentWorktrees(new WorktreeLedger(daemon.layout.worktreeLedger))) {
    const { worktreeId, repository, folder, base, commit, archive, branch } = worktree;
    const places = { repository, folder, base, commit, archive, branch };
    worktrees.push({
      sessionId: worktreeId,
      ...(await runNameOf(daemon, worktreeId)),
      state: stateOf(worktree),
      ...places,
    });
  }
  await printAnswer(null, { version: 1, worktrees } satisfies DaemonWorktrees, options, worktreesText);
  return exitCode.ok;
}
