/**
 * What a session works on. A workspace in a repository gets a worktree of its own at the commit that is checked out, so the session can
 * change files and nothing of the user's checkout changes. Any other workspace is mounted read-only.
 */
import { existsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isSameFolder } from '../../project/places.ts';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import { realPath } from '../sandbox/host-facts.ts';
import type { ProcessIdentity } from '../sandbox/process-identity.ts';
import type { Sandbox, SandboxAdapter, SandboxFault, SandboxPlan } from '../sandbox/sandbox.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { WorktreeLedger } from '../worktrees/ledger.ts';
import { openWorktree } from '../worktrees/session-worktree.ts';
import { type StoredWorktree, storedWorktrees } from '../worktrees/stored-worktrees.ts';
import { unlistedWork } from '../worktrees/unlisted-work.ts';
import { insideWorktree } from '../worktrees/worktree.ts';
import { type FoundRepository, placeInRepository, repositoryOf } from '../worktrees/workspace-repository.ts';

export type WorkspaceSandbox = {
  readonly sandbox: Sandbox;
  /** Stores the work so far; the commit that has it, or null where nothing can be changed. */
  readonly checkpoint: () => Promise<string | null>;
  readonly close: () => Promise<void>;
  /** Where the project is below the folder in which tools start; empty if it is this folder. */
  readonly projectPlace: string;
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
  const ledger = new WorktreeLedger(layout.worktreeLedger);
  const known = storedWorktrees(ledger.records()).find(({ worktreeId }) => worktreeId === sessionId);
  const found = repositoryOfKnown(known) ?? (await repositoryOf(workspacePath));
  if (found.kind === 'refused') return found;
  const unlisted = known === undefined ? await unlistedWork(layout, sessionId, found) : null;
  if (unlisted !== null) return { kind: 'refused', fault: unlisted };
  if (found.kind === 'none') return readOnly(layout, adapter, workspacePath, given, recorded);
  const { repository, base: checkedOut } = found;
  const request = {
    worktreeId: sessionId,
    folder: join(layout.worktrees, sessionId),
    repository,
    base: base ?? checkedOut,
    environment: {},
    ...given,
  };
  const opening = await openWorktree(ledger, adapter, request, true);
  if (opening.kind === 'refused') return opening;
  const { sandbox, checkpoint, close } = opening.open;
  await recordedOrClosed(recorded, sandbox, close);
  return { kind: 'open', sandbox, checkpoint, close, projectPlace: await placeInRepository(workspacePath) };
}

/**
 * The repository of a session that has a worktree. If it was moved or deleted, the workspace is in no repository, or in another one; but the
 * session must not continue without its work.
 */
function repositoryOfKnown(known: StoredWorktree | undefined): Extract<FoundRepository, { kind: 'found' }> | null {
  if (known === undefined || (known.state !== 'present' && known.commit === null)) return null;
  return { kind: 'found', repository: known.repository, base: known.base };
}

const missingWorkspace: SandboxFault = {
  reason: 'the directory of the project does not exist any more',
  remedy: 'Move the project back, or start a new session: workrail daemon dispatch <workflow>',
};

/** The directory itself, or one above it, whatever links its path contains. */
function containsFolder(workspace: string, folder: string): boolean {
  const at = realPath(folder);
  if (isSameFolder(workspace, at)) return true;
  return dirname(at) !== at && containsFolder(workspace, dirname(at));
}

/**
 * Without a worktree, the sandbox shows the whole workspace. What no sandbox may contain can be in it: keys and sockets of the user and of the
 * daemon [sandbox-root-is-built].
 */
function exposedFolder(workspace: string, { root }: DaemonLayout): string | null {
  const folders: readonly (readonly [name: string, path: string])[] = [
    ['the home directory', homedir()],
    ['the data directory of WorkRail', dirname(root)],
    ['the directory for temporary files', tmpdir()],
  ];
  return folders.find(([, path]) => containsFolder(workspace, path))?.[0] ?? null;
}

const exposed = (what: string): SandboxFault => ({
  reason: `the project contains ${what}, and without a git repository the model could read all of it`,
  remedy: 'Start the session in a project that is a git repository with a commit, or in a smaller directory',
});

async function readOnly(
  layout: DaemonLayout,
  adapter: SandboxAdapter,
  workspacePath: string,
  given: SandboxOptions,
  recorded: (identity: ProcessIdentity) => Promise<void>,
): Promise<WorkspaceOpening> {
  if (!existsSync(workspacePath)) return { kind: 'refused', fault: missingWorkspace };
  const what = exposedFolder(workspacePath, layout);
  if (what !== null) return { kind: 'refused', fault: exposed(what) };
  const mounts = [{ source: workspacePath, target: insideWorktree, access: 'read' as const }];
  const opened = await adapter.open({ mounts, files: [], folder: insideWorktree, environment: {}, ...given });
  if (opened.kind === 'refused') return opened;
  const close = () => opened.sandbox.close();
  await recordedOrClosed(recorded, opened.sandbox, close);
  return { ...opened, checkpoint: async () => null, close, projectPlace: '' };
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
