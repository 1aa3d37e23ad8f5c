/**
 * The worktree and the sandbox of one session, from its first step or after a crash: the caller gets a sandbox to work in, stores the work
 * after each step, and closes both.
 */
import { endAndAwait } from '../sandbox/process-identity.ts';
import {
  type Sandbox,
  type SandboxAdapter,
  SandboxEnded,
  type SandboxFault,
  type SandboxPlan,
} from '../sandbox/sandbox.ts';
import { CheckpointFault, checkOut, checkpoint } from './checkpoint.ts';
import { isHeld, removeWorktree } from './archive.ts';
import { sessionOfCopy } from './copy.ts';
import { gitRemedy } from './git-remedy.ts';
import { GitFault, hostGit } from './host-git.ts';
import type { WorktreeLedger } from './ledger.ts';
import { RepositoryFault, repositoryFault, withoutBase, withoutStoredWork } from './repository-fault.ts';
import { commitAtRef, otherBase, storedWork } from './stored-work.ts';
import { storedWorktrees, type StoredWorktree } from './stored-worktrees.ts';
import { newerWork } from './unlisted-work.ts';
import { addWorktree, insideWorktree, isPresent, refOf, restorePlaces, sandboxOf } from './worktree.ts';

export type OpenWorktree = {
  readonly worktree: StoredWorktree;
  readonly sandbox: Sandbox;
  /** Stores everything that is not ignored under the ref of the session; the commit. */
  readonly checkpoint: () => Promise<string>;
  /** Ends everything inside; the files stay. */
  readonly close: () => Promise<void>;
};

export type WorktreeOpening =
  | { readonly kind: 'open'; readonly open: OpenWorktree }
  | { readonly kind: 'refused'; readonly fault: SandboxFault };

export type WorktreeRequest = {
  readonly worktreeId: string;
  /** The directory that the worktrees of the repository share; absolute. */
  readonly repository: string;
  /** Absolute; nothing else is in it. */
  readonly folder: string;
  readonly base: string;
} & Pick<SandboxPlan, 'environment' | 'limits' | 'proxySocket'>;

const ofId = (ledger: WorktreeLedger, worktreeId: string): StoredWorktree | undefined =>
  storedWorktrees(ledger.records()).find((each) => each.worktreeId === worktreeId);

const heldFault: SandboxFault = {
  reason: 'another process is working in this worktree',
  remedy: 'Wait until that process ends, or stop it',
};

/** What a daemon that died left running: its sandbox ended with it, or is ended now. */
const endHolder = async ({ holder }: StoredWorktree): Promise<boolean> =>
  holder === null || (await endAndAwait(holder));

function openedWorktree(ledger: WorktreeLedger, worktree: StoredWorktree, sandbox: Sandbox): OpenWorktree {
  let isReleased = false;
  return {
    worktree,
    sandbox,
    checkpoint: () => checkpoint(ledger, worktree, sandbox),
    close: async () => {
      await sandbox.close();
      // A second record could follow an attempt to make the worktree anew that failed, and would look as if that had succeeded.
      if (isReleased) return;
      ledger.append({ worktreeId: worktree.worktreeId, kind: 'released' });
      isReleased = true;
    },
  };
}

/** A removed worktree is created again with the work of its session, on the same base commit. */
function addedFor(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  request: WorktreeRequest,
  known: StoredWorktree | undefined,
  atRef: string | null,
) {
  const commit = known?.commit ?? null;
  if (known === undefined || commit === null) return addWorktree(ledger, adapter, request, request.base, atRef);
  return addWorktree(ledger, adapter, { ...request, base: known.base }, commit, atRef);
}

/** A repository decides whether git can use it: it may lack objects, be read-only, or have a ref in the place of a directory of refs. */
function faultFrom(error: unknown): SandboxFault | null {
  if (error instanceof GitFault || error instanceof RepositoryFault)
    return {
      reason: `the worktree of the session could not be created: ${error.message.replace(/\.$/, '')}`,
      remedy: gitRemedy(error, 'Check that you can write to the .git directory of the repository, and run: git fsck'),
    };
  if (error instanceof CheckpointFault || error instanceof SandboxEnded)
    return {
      reason: `the files of the commit could not be written: ${error.message.replace(/\.$/, '')}`,
      remedy: gitRemedy(
        error,
        'Check the repository with: git fsck. If it is a partial clone, download the missing files with: git archive HEAD > /dev/null',
      ),
    };
  return null;
}

/** An open sandbox would keep this process alive. */
async function closedOnFailure(sandbox: Sandbox, body: () => void | Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    await sandbox.close();
    throw error;
  }
}

/** Best effort: the next attempt and `worktrees gc` remove what is left. */
async function removeUnfinished(ledger: WorktreeLedger, worktreeId: string): Promise<void> {
  const left = ofId(ledger, worktreeId);
  if (left?.state === 'adding') await removeWorktree(ledger, { ...left, holder: null }).catch(() => undefined);
}

/**
 * Makes the worktree, or takes the one that an earlier process left.
 * @param isOurs whether the caller holds the lock of the session, so that a holder that still lives belongs to a process that died
 */
export async function openWorktree(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  request: WorktreeRequest,
  isOurs: boolean,
): Promise<WorktreeOpening> {
  const known = ofId(ledger, request.worktreeId);
  const misled = repositoryFault(known?.repository ?? request.repository, known !== undefined && hasFiles(known));
  if (misled !== null) return { kind: 'refused', fault: misled };
  if (known !== undefined && isHeld(known)) {
    if (!isOurs || !(await endHolder(known))) return { kind: 'refused', fault: heldFault };
  }
  try {
    // Without it, the work of no step could be stored. A removed worktree without work is made anew on the base that is asked for.
    const isBound = known !== undefined && (known.state !== 'removed' || known.commit !== null);
    const bound = isBound ? await onItsBase(known) : known;
    if (bound !== undefined && 'fault' in bound) return { kind: 'refused', fault: bound.fault };
    return await openOrAdd(ledger, adapter, request, bound);
  } catch (error) {
    const fault = faultFrom(error);
    if (fault === null) throw error;
    await removeUnfinished(ledger, request.worktreeId);
    return { kind: 'refused', fault };
  }
}

/** Git prints that an object is missing, and fails only if it cannot read the repository. */
export async function hasBase({ repository, base }: StoredWorktree): Promise<boolean> {
  const printed = await hostGit(repository, ['cat-file', '--batch-check'], { input: `${base}\n` });
  return printed.startsWith(`${base} commit `);
}

/** A worktree that is made anew from its stored work can do so on another base. Files of an agent cannot: they belong to theirs. */
async function onItsBase(known: StoredWorktree): Promise<StoredWorktree | { readonly fault: SandboxFault }> {
  if (await hasBase(known))
    return hasFiles(known) || (await storedWork(known)) !== null ? known : { fault: withoutStoredWork };
  const base = await otherBase(known);
  if (hasFiles(known)) return { fault: withoutBase(known.base, base !== null) };
  return base === null ? { fault: withoutStoredWork } : { ...known, base };
}

const hasFiles = ({ state, folder }: StoredWorktree): boolean => state !== 'removed' && isPresent(folder);

async function openOrAdd(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  request: WorktreeRequest,
  known: StoredWorktree | undefined,
): Promise<WorktreeOpening> {
  // The user, or a program that frees disk space, may have deleted its files.
  const isNew = known?.state !== 'present' || !isPresent(known.folder);
  const atRef = isNew ? await commitAtRef({ repository: request.repository, ref: refOf(request.worktreeId) }) : null;
  // A copy contains no work, and what is left of one can be replaced.
  if (isNew && sessionOfCopy(request.worktreeId) === null) {
    const fault = newerWork(ledger.records(), request, known, atRef);
    if (fault !== null) return { kind: 'refused', fault };
  }
  if (known !== undefined && isNew && known.state !== 'removed')
    await removeWorktree(ledger, { ...known, holder: null });
  const worktree = isNew ? await addedFor(ledger, adapter, request, known, atRef) : known;
  // Without a sandbox, processes of an agent may still run.
  if (!isNew && adapter.name !== 'none') restorePlaces(worktree, adapter.owner(request.worktreeId));
  const { mounts, files } = await sandboxOf(worktree);
  const { environment, limits, proxySocket } = request;
  const opened = await adapter.open({ mounts, files, folder: insideWorktree, environment, limits, proxySocket });
  if (opened.kind === 'refused') {
    if (isNew) await removeWorktree(ledger, worktree);
    return opened;
  }
  const { sandbox } = opened;
  await closedOnFailure(sandbox, async () => {
    ledger.append({ worktreeId: request.worktreeId, kind: 'held', holder: sandbox.identity });
    if (!isNew) return;
    await checkOut(sandbox);
    ledger.append({ worktreeId: request.worktreeId, kind: 'added' });
  });
  return { kind: 'open', open: openedWorktree(ledger, worktree, sandbox) };
}
