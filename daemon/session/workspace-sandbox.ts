/**
 * What a session works on. A workspace in a repository gets a worktree of its own at the commit that is checked out, so the session can
 * change files and nothing of the user's checkout changes. Any other workspace is mounted read-only.
 */
import { join } from 'node:path';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { ProcessIdentity } from '../sandbox/process-identity.ts';
import type { Sandbox, SandboxAdapter, SandboxFault, SandboxPlan } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { WorktreeLedger } from '../worktrees/ledger.ts';
import { openWorktree } from '../worktrees/session-worktree.ts';
import { insideWorktree } from '../worktrees/worktree.ts';
import { repositoryOf } from '../worktrees/workspace-repository.ts';

export type WorkspaceSandbox = {
  readonly sandbox: Sandbox;
  /** Stores the work so far; the commit that has it, or null where nothing can be changed. */
  readonly checkpoint: () => Promise<string | null>;
  readonly close: () => Promise<void>;
};

export type WorkspaceOpening =
  | ({ readonly kind: 'open' } & WorkspaceSandbox)
  | { readonly kind: 'refused'; readonly fault: SandboxFault };

/** What the sandbox of a session is given beside its files. */
export type SandboxOptions = Pick<SandboxPlan, 'limits' | 'proxySocket'>;

/** The caller holds the lock of the session. */
export async function openWorkspace(
  layout: DaemonLayout,
  adapter: SandboxAdapter,
  { sessionId, workspacePath, base }: Pick<DaemonSession, 'sessionId' | 'workspacePath' | 'base'>,
  given: SandboxOptions,
  recorded: (identity: ProcessIdentity) => Promise<void>,
): Promise<WorkspaceOpening> {
  const found = await repositoryOf(workspacePath);
  if (found.kind === 'refused') return found;
  if (found.kind === 'none') return readOnly(adapter, workspacePath, given, recorded);
  const { repository, base: checkedOut } = found;
  const request = {
    worktreeId: sessionId,
    folder: join(layout.worktrees, sessionId),
    repository,
    base: base ?? checkedOut,
    environment: {},
    ...given,
  };
  const opening = await openWorktree(new WorktreeLedger(layout.worktreeLedger), adapter, request, true);
  if (opening.kind === 'refused') return opening;
  const { sandbox, checkpoint, close } = opening.open;
  await recordedOrClosed(recorded, sandbox, close);
  return { kind: 'open', sandbox, checkpoint, close };
}

async function readOnly(
  adapter: SandboxAdapter,
  workspacePath: string,
  given: SandboxOptions,
  recorded: (identity: ProcessIdentity) => Promise<void>,
): Promise<WorkspaceOpening> {
  const mounts = [{ source: workspacePath, target: insideWorktree, access: 'read' as const }];
  const opened = await adapter.open({ mounts, files: [], folder: insideWorktree, environment: {}, ...given });
  if (opened.kind === 'refused') return opened;
  const close = () => opened.sandbox.close();
  await recordedOrClosed(recorded, opened.sandbox, close);
  return { ...opened, checkpoint: async () => null, close };
}

/** An open sandbox would keep this process alive. */
async function recordedOrClosed(
  recorded: (identity: ProcessIdentity) => Promise<void>,
  { identity }: Sandbox,
  close: () => Promise<void>,
): Promise<void> {
  try {
    await recorded(identity);
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
