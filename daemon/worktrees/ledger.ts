/**
 * What the daemon did with worktrees: one JSON object a line, only ever appended. A record is on the disk before the effect that it
 * announces, so a daemon that starts after a crash knows each worktree that may exist [worktrees-are-written-first].
 */
import { closeSync, constants, fsyncSync, mkdirSync, readSync, fstatSync, writeSync } from 'node:fs';
import { dirname, isAbsolute } from 'node:path';
import { canonicalText, type JsonObject } from '../../schemas/canonical/json.ts';
import { isRecord, parseJson } from '../../schemas/json-object.ts';
import { worktreeLedgerBytesMax, worktreeRecordBytesMax } from '../../schemas/daemon/limits.ts';
import { openRegular, readRegular } from '../../runtime/host/regular-file.ts';
import type { ProcessIdentity } from '../sandbox/process-identity.ts';
import { syncPath } from './sync-path.ts';

export type WorktreeRecord = { readonly v: 1; readonly atMs: number; readonly worktreeId: string } & (
  | {
      /** `git worktree add` follows. */
      readonly kind: 'adding';
      /** The directory of the repository that its worktrees share; absolute. */
      readonly repository: string;
      /** The directory of the worktree and of what belongs to it; absolute. */
      readonly folder: string;
      readonly base: string;
      readonly ref: string;
    }
  | { readonly kind: 'added' }
  /** This process works in it, by a sandbox or without one. */
  | { readonly kind: 'held'; readonly holder: ProcessIdentity }
  | { readonly kind: 'released' }
  /** The ref follows. */
  | { readonly kind: 'checkpointing'; readonly commit: string }
  | { readonly kind: 'archived'; readonly archive: string; readonly commit: string }
  | { readonly kind: 'adopted'; readonly branch: string }
  /** The directory and the worktree of git are removed next. */
  | { readonly kind: 'removing' }
  | { readonly kind: 'removed' }
);

export type NewWorktreeRecord = WorktreeRecord extends infer R
  ? R extends WorktreeRecord
    ? Omit<R, 'v' | 'atMs'>
    : never
  : never;

type Check = (value: unknown) => boolean;
type Fields<K extends WorktreeRecord['kind']> = Exclude<
  keyof Extract<WorktreeRecord, { readonly kind: K }>,
  'v' | 'atMs' | 'worktreeId' | 'kind'
>;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isPlace: Check = (value) => typeof value === 'string' && isAbsolute(value);
const isCommit: Check = (value) => typeof value === 'string' && /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(value);
const isHolder: Check = (value) =>
  isRecord(value) &&
  Number.isSafeInteger(value['pid']) &&
  typeof value['startTime'] === 'string' &&
  typeof value['bootId'] === 'string';

/** The fields of each kind. */
const checks: { readonly [K in WorktreeRecord['kind']]: Readonly<Record<Fields<K>, Check>> } = {
  adding: { repository: isPlace, folder: isPlace, base: isCommit, ref: isText },
  added: {},
  held: { holder: isHolder },
  released: {},
  checkpointing: { commit: isCommit },
  archived: { archive: isPlace, commit: isCommit },
  adopted: { branch: isText },
  removing: {},
  removed: {},
};

const isKind = (value: unknown): value is WorktreeRecord['kind'] =>
  typeof value === 'string' && Object.hasOwn(checks, value);

function isWorktreeRecord(value: unknown): value is WorktreeRecord {
  if (!isRecord(value) || value['v'] !== 1 || typeof value['atMs'] !== 'number' || !isText(value['worktreeId']))
    return false;
  const kind = value['kind'];
  return isKind(kind) && Object.entries<Check>(checks[kind]).every(([field, check]) => check(value[field]));
}

/** Whether the last line has its end: a crash may have cut it, and the next record must not continue it. */
function isCut(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

const appending = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT;

export class WorktreeLedger {
  /** @param path absolute */
  constructor(
    readonly path: string,
    readonly nowMs: () => number = Date.now,
  ) {}

  /** Returns when the record is on the disk. Throws if it is not: the effect must not follow. */
  append(record: NewWorktreeRecord): void {
    const placed = { v: 1, atMs: this.nowMs(), ...record } as WorktreeRecord;
    // Nobody would read it, so that it would announce nothing.
    if (!isWorktreeRecord(placed))
      throw new Error(`a record of kind ${record.kind} does not belong in the worktree ledger`);
    const line = `${canonicalText(placed as JsonObject)}\n`;
    if (line.length > worktreeRecordBytesMax) throw new Error('a record of the worktree ledger is too long');
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 });
    const file = openRegular(this.path, 'refused', appending, 0o600);
    try {
      writeSync(file, isCut(file) ? `\n${line}` : line);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    syncPath(dirname(this.path));
  }

  /** Lines that are not complete records are left out: a crash can cut the last one, and a later version may write other kinds. */
  records(): readonly WorktreeRecord[] {
    try {
      return new TextDecoder()
        .decode(readRegular(this.path, worktreeLedgerBytesMax, 'refused'))
        .split('\n')
        .map((line) => (line === '' ? null : parseJson(line)))
        .filter(isWorktreeRecord);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
      throw error;
    }
  }
}
