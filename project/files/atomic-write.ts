/**
 * Files written whole or not at all: beside their name and then renamed, so that nobody reads half a file. The name beside
 * is random and must be new [nothing-written-through-links]: two processes never write into one. Nothing is read or written through a link that
 * leads out of its boundary.
 */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from '../../runtime/host/files.ts';
import { readRegular } from '../../runtime/host/regular-file.ts';
import { catalogBytesMax } from '../../schemas/limits.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { type Boundary, requireInside } from './boundary.ts';

/** What a process that was killed in the middle leaves behind. */
export const temporaryPattern = /\.[0-9a-f]{12}\.tmp$/;
const temporaryFor = (path: string) => `${path}.${randomBytes(6).toString('hex')}.tmp`;

type Naming = (temporary: string, path: string) => void;

/** File systems without hard links, such as exFAT and some network disks, answer so. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EACCES', 'EINVAL']);

/** Fails with EEXIST where anything has the name, also what came after the last look at it [out-replaces-nothing]. */
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

/** What is renamed over is the empty file that was created here. */
function nameReserved(temporary: string, path: string): void {
  closeSync(openSync(path, 'wx'));
  try {
    renameSync(temporary, path);
  } catch (error) {
    dropped(path);
    throw error;
  }
}

type Putting = { readonly mode?: number; readonly name?: Naming; readonly flush?: boolean };

function put(path: string, text: string, { mode, name = renameSync, flush = false }: Putting = {}): void {
  const temporary = temporaryFor(path);
  try {
    writeFileSync(temporary, text, { flag: 'wx', flush, ...(mode === undefined ? {} : { mode }) });
    if (mode !== undefined) chmodSync(temporary, mode);
    name(temporary, path);
  } catch (error) {
    dropped(temporary);
    throw placed(error, path);
  }
}

/** The fault that is told is the first one. */
function dropped(temporary: string): void {
  // Twice, because a fault may pass; the next compile removes what is left over.
  for (const remove of [unlinkSync, rmSync]) {
    try {
      remove(temporary);
      return;
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return;
    }
  }
}

/** A write through a descriptor fails without the path that it is about. */
function placed(error: unknown, path: string): unknown {
  return errnoOf(error) === '' || !(error instanceof Error) || 'path' in error ? error : Object.assign(error, { path });
}

export type NewFile = { write(bytes: Uint8Array): void; commit(): void; discard(): void };

/**
 * A file that is written in pieces, and is there under its name once all of them are on the disk. For a place that was looked at
 * before; where something took the name since, the commit fails with EEXIST.
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
    // A close that fails has closed: the descriptor may belong to another file by now.
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

/** Makes the folders above it. For a place that the user named, or that was looked at before. */
export function writeNamed(path: string, text: string, name: Naming = renameSync): void {
  try {
    put(path, text, { name });
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    makeFolders(dirname(path));
    put(path, text, { name });
  }
}

/** Makes the folders above it. Fails with EEXIST where anything has the name. */
export function writeNew(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  writeNamed(path, text, nameNew);
}

/** Makes the folders above it. */
export function writeWhole(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  writeNamed(path, text);
}

/**
 * Another text for a file that is there: through a link to the file behind it, with the same permissions.
 *
 * @param disk `flushed`: the bytes are on the disk before the name leads to them, for what cannot be made again
 */
export function replaceText(
  boundary: Boundary,
  path: string,
  text: string,
  disk: 'flushed' | 'buffered' = 'buffered',
): void {
  requireInside(boundary, path);
  const real = realpathSync(path);
  put(real, text, { mode: statSync(real).mode, flush: disk === 'flushed' });
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** For what only saves time: a disk that does not take it costs that time, and nothing else. */
export function whereWritable(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (errnoOf(error) === '') throw error;
  }
}

/** Null when there is no such file. */
export function bytesAt(path: string, bytesMax: number, links: 'followed' | 'refused'): Uint8Array | null {
  try {
    // Asked first: most projects have not every file, and an exception costs more than all that is read.
    if (links === 'followed' && statSync(path, { throwIfNoEntry: false }) === undefined) return null;
    return readRegular(path, bytesMax, links);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === 'ENOENT' || errno === 'ENOTDIR') return null;
    throw error;
  }
}

/** Null when there is no such file. */
export function textAt(boundary: Boundary, path: string, bytesMax: number = catalogBytesMax): string | null {
  requireInside(boundary, path);
  const bytes = bytesAt(path, bytesMax, 'followed');
  return bytes === null ? null : decoder.decode(bytes);
}

/** What stands at a name in a folder that was looked at before; null where no file of this length or none at all does. */
export function textNamed(path: string, bytesMax: number): string | null {
  try {
    const bytes = bytesAt(path, bytesMax, 'refused');
    return bytes === null ? null : decoder.decode(bytes);
  } catch (error) {
    // A rename puts a file in the place of a link or of too much, and touches nothing that it leads to.
    if (errnoOf(error) === 'ELOOP' || errnoOf(error) === 'EFBIG') return null;
    throw error;
  }
}

export function writeIfChanged(boundary: Boundary, path: string, text: string): void {
  requireInside(boundary, path);
  if (textNamed(path, catalogBytesMax) !== text) writeNamed(path, text);
}
