/** Which worktrees can go, and their removal: those of no live session, each after its work is archived. */
import { reasonOf } from '../../schemas/os-faults.ts';
import { defaultLimits } from '../sandbox/limits.ts';
import type { SandboxAdapter } from '../sandbox/sandbox.ts';
import { archiveWorktree, isHeld, removeWorktree } from './archive.ts';
import type { WorktreeLedger } from './ledger.ts';
import { openWorktree } from './session-worktree.ts';
import { storedWorktrees, type StoredWorktree } from './stored-worktrees.ts';
import { isPresent } from './worktree.ts';

export type Collected =
  | { readonly worktreeId: string; readonly kind: 'kept'; readonly because: string }
  | { readonly worktreeId: string; readonly kind: 'removed'; readonly archive: string | null };

/** Those that are not removed yet. */
export const presentWorktrees = (ledger: WorktreeLedger): readonly StoredWorktree[] =>
  storedWorktrees(ledger.records()).filter(({ state }) => state !== 'removed');

const find = (ledger: WorktreeLedger, worktreeId: string): StoredWorktree | undefined =>
  presentWorktrees(ledger).find((each) => each.worktreeId === worktreeId);

/** Stores what is in a worktree that is present, in a sandbox of its own. @returns why it was not stored; null if it was */
export async function storeWork(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  worktree: StoredWorktree,
): Promise<string | null> {
  const request = { ...worktree, environment: {}, limits: defaultLimits, proxySocket: null };
  const opening = await openWorktree(ledger, adapter, request, false);
  if (opening.kind === 'refused') return `${opening.fault.reason}. ${opening.fault.remedy}`;
  try {
    return await opening.open.checkpoint().then(() => null, reasonOf);
  } finally {
    await opening.open.close();
  }
}

async function archive(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  worktree: StoredWorktree,
  archives: string,
  nowMs: number,
): Promise<string | null> {
  if (!isPresent(worktree.folder)) return null;
  const refusal = await storeWork(ledger, adapter, worktree);
  if (refusal === null) await archiveWorktree(ledger, worktree, archives, nowMs);
  return refusal;
}

export async function collectWorktree(
  ledger: WorktreeLedger,
  adapter: SandboxAdapter,
  worktree: StoredWorktree,
  archives: string,
  nowMs: number,
): Promise<Collected> {
  const { worktreeId } = worktree;
  if (isHeld(worktree)) return { worktreeId, kind: 'kept', because: 'a process is using it' };
  if (worktree.state === 'present' && worktree.archive === null) {
    const refusal = await archive(ledger, adapter, worktree, archives, nowMs).catch(reasonOf);
    if (refusal !== null) return { worktreeId, kind: 'kept', because: `its work could not be archived: ${refusal}` };
  }
  const now = find(ledger, worktreeId) ?? worktree;
  const refusal = await removeWorktree(ledger, now).catch(reasonOf);
  if (typeof refusal === 'string')
    return { worktreeId, kind: 'kept', because: `its files could not be removed: ${refusal}` };
  if (refusal !== null)
    return {
      worktreeId,
      kind: 'kept',
      because: refusal.kind === 'held' ? 'a process is using it' : 'its work is not archived',
    };
  return { worktreeId, kind: 'removed', archive: now.archive };
}
