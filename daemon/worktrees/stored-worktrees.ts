/** The state of each worktree, computed from the ledger. Pure. */
import type { ProcessIdentity } from '../sandbox/process-identity.ts';
import type { WorktreeRecord } from './ledger.ts';

export type StoredWorktree = {
  readonly worktreeId: string;
  readonly repository: string;
  readonly folder: string;
  readonly base: string;
  readonly ref: string;
  /** `adding` and `removing`: a process died in between, and what exists must be looked up. */
  readonly state: 'adding' | 'present' | 'removing' | 'removed';
  readonly holder: ProcessIdentity | null;
  /** The newest checkpoint that was announced. */
  readonly commit: string | null;
  /** An archive that holds the newest checkpoint. */
  readonly archive: string | null;
  readonly branch: string | null;
};

type Adding = Pick<
  Extract<WorktreeRecord, { readonly kind: 'adding' }>,
  'worktreeId' | 'repository' | 'folder' | 'base' | 'ref'
>;

/** The state of a worktree whose adding is announced, and nothing else. */
export const newWorktree = ({ worktreeId, repository, folder, base, ref }: Adding): StoredWorktree => ({
  worktreeId,
  repository,
  folder,
  base,
  ref,
  state: 'adding',
  holder: null,
  commit: null,
  archive: null,
  branch: null,
});

/**
 * What is only recorded of a worktree that a session has used: its `added` may be in a line that was damaged. `held` is no such record, because
 * the files are checked out after it, and neither is `adopted`, because the user can adopt stored work at any time.
 */
const used = ({ state }: StoredWorktree): Pick<StoredWorktree, 'state'> => ({
  state: state === 'adding' ? 'present' : state,
});

function after(worktree: StoredWorktree, record: WorktreeRecord): StoredWorktree {
  switch (record.kind) {
    case 'adding':
      // It is created again with the work of its session.
      return { ...newWorktree(record), commit: worktree.commit, archive: worktree.archive, branch: worktree.branch };
    case 'added':
      // Files that no archive holds may follow, also if the line of `held` is damaged: an archive always comes after the end of the use.
      return { ...worktree, state: 'present', archive: null };
    case 'held':
      // Work may follow, so that an earlier archive does not hold all of it.
      return { ...worktree, holder: record.holder, archive: null };
    case 'released':
      return { ...worktree, ...used(worktree), holder: null, archive: null };
    case 'checkpointing':
      return { ...worktree, ...used(worktree), commit: record.commit, archive: null };
    case 'archived':
      return { ...worktree, ...used(worktree), archive: record.archive, commit: record.commit };
    case 'adopted':
      return { ...worktree, branch: record.branch };
    case 'removing':
      return { ...worktree, state: 'removing' };
    case 'removed':
      return { ...worktree, state: 'removed', holder: null };
  }
}

/** In the order in which they were added. */
export function storedWorktrees(records: readonly WorktreeRecord[]): readonly StoredWorktree[] {
  const found = new Map<string, StoredWorktree>();
  for (const record of records) {
    const { worktreeId } = record;
    const known = found.get(worktreeId);
    if (known !== undefined) found.set(worktreeId, after(known, record));
    else if (record.kind === 'adding') found.set(worktreeId, newWorktree(record));
  }
  return [...found.values()];
}
