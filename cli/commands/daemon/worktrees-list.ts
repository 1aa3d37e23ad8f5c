/** `workrail daemon worktrees list`: the worktrees that sessions of the daemon left. */

import { existsSync } from 'node:fs';
import { isHeld } from '../../../daemon/worktrees/archive.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { presentWorktrees } from '../../../daemon/worktrees/collect.ts';
import { sessionOfCopy } from '../../../daemon/worktrees/copy.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import type { StoredWorktree } from '../../../daemon/worktrees/stored-worktrees.ts';
import { isPresent } from '../../../daemon/worktrees/worktree.ts';
import type { DaemonWorktrees } from '../../../schemas/daemon/reports.ts';
import { type SessionId, sessionIdPattern } from '../../../schemas/ids.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { worktreesText } from '../../reporters/daemon-worktrees-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { openDaemon, runNameOf } from '../../serving/open-daemon.ts';

type Shown = DaemonWorktrees['worktrees'][number];

type Daemon = ReturnType<typeof openDaemon>;

/** A worktree that is being added has no holder yet, and one that is being removed has none any more. */
async function isWorkedOn({ host, layout }: Daemon, { worktreeId }: StoredWorktree): Promise<boolean> {
  const sessionId = sessionOfCopy(worktreeId) ?? worktreeId;
  return sessionIdPattern.test(sessionId) && SessionLock.isHeld(host, layout, sessionId as SessionId);
}

async function stateOf(daemon: Daemon, worktree: StoredWorktree): Promise<Shown['state']> {
  if (isHeld(worktree)) return 'in_use';
  if (worktree.state !== 'present') return (await isWorkedOn(daemon, worktree)) ? 'in_use' : 'interrupted';
  if (worktree.archive !== null) return 'archived';
  if (!existsSync(worktree.repository)) return 'repository_missing';
  return isPresent(worktree.folder) ? 'kept' : 'directory_missing';
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
      state: await stateOf(daemon, worktree),
      ...places,
    });
  }
  await printAnswer(null, { version: 1, worktrees } satisfies DaemonWorktrees, options, worktreesText);
  return exitCode.ok;
}
