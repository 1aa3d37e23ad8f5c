/** `workrail daemon worktrees gc`: archives and removes the worktrees of sessions that have ended. */

import { collectWorktrees } from '../../../daemon/session/collect-worktrees.ts';
import type { DaemonWorktreeCollection } from '../../../schemas/daemon/reports.ts';
import { exitCode, type Invocation } from '../../command.ts';
import { worktreeAdapter } from '../../daemon/worktree-adapter.ts';
import { collectionText } from '../../reporters/daemon-worktrees-text.ts';
import { printAnswer } from '../../reporters/json-report.ts';
import { onQueue, openDaemon, runNameOf } from '../../serving/open-daemon.ts';

export async function run({ options }: Invocation): Promise<number> {
  const daemon = openDaemon();
  const dryRun = options['dryRun'] === true;
  const report: DaemonWorktreeCollection = { version: 1, dryRun, removed: [], kept: [] };
  const adapter = worktreeAdapter();
  const all = await onQueue(daemon, (queue) => collectWorktrees({ ...daemon, adapter }, queue, dryRun));
  for (const collected of all) {
    const session = { sessionId: collected.worktreeId, ...(await runNameOf(daemon, collected.worktreeId)) };
    if (collected.kind === 'kept') report.kept.push({ ...session, reason: collected.because });
    else report.removed.push({ ...session, archive: collected.archive });
  }
  await printAnswer(null, report, options, collectionText);
  return exitCode.ok;
}
