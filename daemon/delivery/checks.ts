/**
 * Runs the checks of the configuration on exactly the files that would be delivered: in a worktree of their own, so that nothing that an
 * agent left beside them counts, and in a sandbox, because they run code of the agent. Each check has its own worktree and sandbox:
 * code of the agent that one check runs cannot change the files or the processes of the next [checks-run-in-a-sandbox].
 */
import { join } from 'node:path';
import { deliveryCheckMsMax, deliveryCheckOutputBytesMax } from '../../schemas/daemon/limits.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';
import { defaultLimits } from '../sandbox/limits.ts';
import { type CommandResult, printedText } from '../sandbox/protocol.ts';
import { type Sandbox, type SandboxAdapter, SandboxEnded } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { copyFor, removeCopy } from '../worktrees/copy.ts';
import { WorktreeLedger } from '../worktrees/ledger.ts';
import { openWorktree } from '../worktrees/session-worktree.ts';
import { type GateFault, takingOver } from './path-gates.ts';

export type CheckPlace = {
  readonly layout: DaemonLayout;
  /** Null if the configuration allows no commands. */
  readonly adapter: SandboxAdapter | null;
};

const endingText = ({ ending }: CommandResult): string =>
  ending.kind === 'exited' ? `exited with ${ending.status}` : ending.kind.replace('_', ' ');

function printedBy({ output }: CommandResult): string {
  const text = printedText(output).trim();
  return text === '' ? '' : `: ${cutInTheMiddle(text, deliveryCheckOutputBytesMax)}`;
}

const checksText = (sessionId: string): string =>
  `Each check runs without network on a fresh checkout of the work; join commands that need each other with &&. Change "checks" of the repository in ~/.workrail/workrail.json, or ${takingOver(sessionId)}`;

async function runCheck(
  sandbox: Sandbox,
  sessionId: string,
  check: string,
  signal: AbortSignal,
): Promise<GateFault | null> {
  const request = {
    argv: ['bash', '-c', check],
    timeoutMs: deliveryCheckMsMax,
    outputBytesMax: deliveryCheckOutputBytesMax,
  };
  const result = await sandbox.call('run', request, signal);
  const { ending } = result;
  if (ending.kind === 'exited' && ending.status === 0) return null;
  return {
    reason: `the check ${JSON.stringify(check)} ${endingText(result)}${printedBy(result)}`,
    allowed: checksText(sessionId),
  };
}

/** @param commit has the tree to deliver */
export async function checkFault(
  { layout, adapter }: CheckPlace,
  sessionId: string,
  { repository, commit }: { readonly repository: string; readonly commit: string },
  checks: readonly string[],
  signal: AbortSignal,
): Promise<GateFault | null> {
  if (checks.length === 0) return null;
  const allowed = 'Set "sandbox" in ~/.workrail/workrail.json to "unshare" or "bwrap"';
  if (adapter === null) return { reason: 'checks need a sandbox, but "sandbox" is "no_tools"', allowed };
  const ledger = new WorktreeLedger(layout.worktreeLedger);
  const worktreeId = copyFor(sessionId);
  const request = { worktreeId, repository, folder: join(layout.worktrees, worktreeId), base: commit };
  const given = { environment: {}, limits: defaultLimits, proxySocket: null };
  // What a crash left is of another tree.
  await removeCopy(ledger, worktreeId);
  for (const check of checks) {
    const opening = await openWorktree(ledger, adapter, { ...request, ...given }, true);
    if (opening.kind === 'refused')
      return {
        reason: `the sandbox for the checks cannot be opened: ${opening.fault.reason}`,
        allowed: opening.fault.remedy,
      };
    try {
      const fault = await runCheck(opening.open.sandbox, sessionId, check, signal);
      if (fault !== null) return fault;
    } catch (error) {
      // Code of the agent can end the program inside, or use more than the sandbox allows.
      if (!(error instanceof SandboxEnded)) throw error;
      return { reason: `the checks could not be completed: ${error.message}`, allowed: checksText(sessionId) };
    } finally {
      await opening.open.close();
      await removeCopy(ledger, worktreeId);
    }
  }
  return null;
}
