/**
 * Writes files atomically: under a temporary name in the same directory, followed by a rename, so that no reader sees a partial
 * file. The temporary name is random and must be new [nothing-written-through-links], so two processes never write to the same
 * file. Nothing is read or written through a link that leads out of its boundary.
 */
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { catalogBytesMax } from '../../schemas/limits.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { Failure } from '../failure.ts';
import { type Boundary, requireInside } from './boundary.ts';
import { createFolders } from './create-folders.ts';
import { shownPath } from './shown-path.ts';

/** Temporary files of a process that was killed. */
export const temporaryPattern = /\.[0-9a-f]{12}\.tmp$/;
const temporaryFor = (path: string) => `${path}.${randomBytes(6).toString('hex')}.tmp`;

type Naming = (temporary: string, path: string) => void;

/** The errors of file systems without hard links, such as exFAT and some network disks. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES', 'EINVAL']);

/** Fails with EEXIST if anything has the name, even if it appeared after the last check [out-replaces-nothing]. */
function nameNew(temporary: string, path: string): void {
  try {
    linkSync(temporary, path);
  } catch (error) {
    if (!withoutLinks.has(errnoOf(error))) throw error;
    nameReserved(temporary, path);
    return;
  }
  dropped(temporary);
}

/** The rename replaces the empty file that was created here. */
function nameReserved(temporary: string, path: string): void {
  closeSync(openSync(path, 'wx'));
  try {
    renameSync(temporary, path);
  } catch (error) {
    dropped(path);
    throw error;
  }
}

type Kept = Pick<Stats, 'mode' | 'uid' | 'gid'>;
type Putting = {
  /** Of the file that is replaced: the new one gets its owner and permissions. */
  readonly kept?: Kept | undefined;
  /** Every user who may write the directory may generate the file again, so what it cannot keep is not an error. */
  readonly isGenerated?: boolean;
  readonly name?: Naming;
  readonly flush?: boolean;
};

function put(
  path: string,
  text: string,
  { kept, isGenerated = false, name = renameSync, flush = false }: Putting = {},
): void {
  const temporary = temporaryFor(path);
  try {
    const descriptor = kept === undefined ? openSync(temporary, 'wx') : openSync(temporary, 'wx', permissionsOf(kept));
    try {
      writeFileSync(descriptor, text);
      if (kept !== undefined) {
        keepOwner(descriptor, path, kept, isGenerated);
        keepPermissions(descriptor, kept, isGenerated);
      }
      if (flush) fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    name(temporary, path);
  } catch (error) {
    dropped(temporary);
    throw placed(error, path);
  }
}

const permissionsOf = ({ mode }: Kept): number => mode & 0o7777;

/**
 * Through the descriptor, because root must not change the owner of what somebody puts at the name. Only root may give a file to
 * another user. A group that the user is not in cannot be kept, and belongs to the own file of the user.
 */
function keepOwner(descriptor: number, path: string, kept: Kept, isGenerated: boolean): void {
  const { uid, gid } = fstatSync(descriptor);
  if (uid === kept.uid && gid === kept.gid) return;
  if (isDone(() => fchownSync(descriptor, kept.uid, kept.gid)) || uid === kept.uid) return;
  if (!isGenerated) throw ofAnotherUser(path);
  // The other users of a shared project are in its group.
  if (gid !== kept.gid) isDone(() => fchownSync(descriptor, uid, kept.gid));
}

/** The errors of file systems that give all files the same permissions, such as CIFS and vfat. */
const withoutPermissions = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']);

/** The umask applies to a new file, and changing the owner can clear permissions. */
function keepPermissions(descriptor: number, kept: Kept, isGenerated: boolean): void {
  if (permissionsOf(fstatSync(descriptor)) === permissionsOf(kept)) return;
  try {
    fchmodSync(descriptor, permissionsOf(kept));
  } catch (error) {
    if (!isGenerated || !withoutPermissions.has(errnoOf(error))) throw error;
  }
}

function isDone(change: () => void): boolean {
  try {
    change();
    return true;
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return false;
  }
}

const ofAnotherUser = (path: string): Failure =>
  new Failure({
    code: 'STORE_IO_FAILED',
    message: `${shownPath(path)} belongs to another user, so it was not overwritten`,
    retry: { kind: 'not_retryable' },
    suggestion: 'Run the command as the owner of the file',
  });

/** Reports the first error. */
function dropped(temporary: string): void {
  // Tries twice, because an error may be temporary; the next command that writes the file removes what remains.
  for (const remove of [unlinkSync, rmSync]) {
    try {
      remove(temporary);
      return;
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return;
    }
  }
}

/**
 * The user does not know the temporary file. The error of a write through a descriptor has no path, that of a rename has both, and a
 * temporary file that cannot be created is the fault of its directory.
 */
function placed(error: unknown, path: string): unknown {
  if (errnoOf(error) === '' || !(error instanceof Error)) return error;
  if (!('path' in error) || ('dest' in error && error.dest === path)) return Object.assign(error, { path });
  return temporaryPattern.test(String(error.path)) ? Object.assign(error, { path: dirname(path) }) : error;
}

export type NewFile = { write(bytes: Uint8Array): void; commit(): void; discard(): void };

/**
 * A file that is written in pieces, and that appears under its name only when all of them are on disk. The caller has checked the
 * path. If anything took the name since, the commit fails with EEXIST.
 */
export function newFile(path: string, mode: number): NewFile {
  const temporary = temporaryFor(path);
  const descriptor = opened(temporary, path, mode);
  const failing = <T>(body: () => T): T => {
    try {
      return body();
    } catch (error) {
      throw placed(error, path);
    }
  };
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    // A failed close has closed the descriptor, which may already belong to another file.
    isOpen = false;
    closeSync(descriptor);
  };
  return {
    write: (bytes) =>
      failing(() => {
        for (let done = 0; done < bytes.length; ) done += writeSync(descriptor, bytes, done);
      }),
    commit: () =>
      failing(() => {
        fsyncSync(descriptor);
        close();
        nameNew(temporary, path);
      }),
    discard: () => {
      try {
        close();
      } finally {
        dropped(temporary);
      }
    },
  };
}

function opened(temporary: string, path: string, mode: number): number {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(temporary, 'wx', mode);
    fchmodSync(descriptor, mode);
    return descriptor;
  } catch (error) {
    if (descriptor !== null) {
      closeSync(descriptor);
      dropped(temporary);
    }
    throw placed(error, path);
  }
}

/** Creates the parent directories. For a path that the user named, or that was checked. */
export function writeNamed(path: string, text: string, name: Naming = renameSync): void {
  try {
    put(path, text, { name });
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    createFolders(dirname(path));
    put(path, text, { name });
  }
}

/** Creates the parent directories. Fails with EEXIST if anything has the name. */
export function writeNew(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  writeNamed(path, text, nameNew);
}

/** Creates the parent directories. */
export function writeWhole(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  writeNamed(path, text);
}

/**
 * Replaces the text of an existing file: follows a link to its target and keeps the owner and the permissions. The bytes are on disk before the
 * rename, because a person wrote the old file, and after a power cut nothing could regenerate it.
 */
export function replaceText(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  const real = realpathSync(path);
  // A rename needs no right to write the file itself, which its owner may have taken away on purpose.
  accessSync(real, constants.W_OK);
  put(real, text, { kept: statSync(real), flush: true });
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Replaces the text of a file that a command read. An editor may have saved the file since then; what was computed from the old text
 * must not replace the new one.
 *
 * @param before the text that was read
 * @param after the text to write, which the file already has if another path of it was written before
 * @throws Failure if the file has another text
 */
export function replaceUnchanged(boundary: Boundary, path: string, before: string, after: string): void {
  const now = bytesAt(path, catalogBytesMax, 'followed');
  if (now === null || ![before, after].includes(decoder.decode(now)))
    throw new Failure({
      code: 'STORE_IO_FAILED',
      message: `${shownPath(path)} changed while the command ran, so it was not overwritten`,
      retry: { kind: 'not_retryable' },
      suggestion: 'Run the command again',
    });
  replaceText(boundary, path, after);
}

/** For files that only save time: a write error costs only this time. */
export function whereWritable(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (errnoOf(error) === '') throw error;
  }
}

/** Null if the file does not exist. */
export function bytesAt(path: string, bytesMax: number, links: 'followed' | 'refused'): Uint8Array | null {
  try {
    // Checks for the file first: most projects lack some of these files, and an exception costs more than the read.
    if (links === 'followed' && statSync(path, { throwIfNoEntry: false }) === undefined) return null;
    return readRegular(path, bytesMax, links);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'ENOENT' || errno === 'ENOTDIR') return null;
    throw error;
  }
}

/** Null if the file does not exist. */
export function textAt(boundary: Boundary, path: string, bytesMax: number = catalogBytesMax): string | null {
  requireInside(boundary, path);
  const bytes = bytesAt(path, bytesMax, 'followed');
  return bytes === null ? null : decoder.decode(bytes);
}

/** The content of a file in a directory that was checked; null if no file with at most this length exists. */
export function textNamed(path: string, bytesMax: number): string | null {
  try {
    const bytes = bytesAt(path, bytesMax, 'refused');
    return bytes === null ? null : decoder.decode(bytes);
  } catch (error) {
    // A rename replaces a link or an oversized file without touching the target.
    if (errnoOf(error) === 'ELOOP' || errnoOf(error) === 'EFBIG') return null;
    throw error;
  }
}

export function writeIfChanged(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  if (textNamed(path, catalogBytesMax) !== text) writeNamed(path, text);
}

/** For a generated file that users commit: the new file keeps the owner and the permissions of the old one where the user may set them. */
export function replaceIfChanged(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  if (textNamed(path, catalogBytesMax) === text) return;
  const now = lstatSync(path, { throwIfNoEntry: false });
  if (now?.isFile() === true) put(path, text, { kept: now, isGenerated: true });
  else writeNamed(path, text);
}
