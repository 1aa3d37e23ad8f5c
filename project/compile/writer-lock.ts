/**
 * Ensures that only one process at a time compiles into a directory of artifacts; a second one waits. The lock ends with its
 * process. If no lock can be created, nothing can be written either, and the writer reports the error.
 */
import { closeSync, constants, existsSync, fstatSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeLocks } from '../../runtime/host/locks.ts';
import { openRegular } from '../../runtime/host/regular-file.ts';
import { requireInside } from '../files/boundary.ts';
import { createFolders } from '../files/create-folders.ts';
import { Failure } from '../failure.ts';
import type { SourceRoot } from '../sources/source-root.ts';
import { shownPath } from '../files/shown-path.ts';

/** Longer than the compilation of the largest project. */
const waitMs = 30_000;
const pauseMs = 20;

const flags = { shared: constants.O_RDONLY, exclusive: constants.O_RDWR | constants.O_CREAT } as const;
const locks = nodeLocks();
export const lockName = '.lock';

/** Whether a process compiled into the directory before, so that a lock file adds nothing to it. */
export const isLockable = (folder: string) => existsSync(join(folder, lockName));

type Attempt = { readonly kind: 'held'; readonly descriptor: number } | { readonly kind: 'busy' | 'impossible' };

function opened(folder: string, mode: 'shared' | 'exclusive'): number | null {
  try {
    if (mode === 'exclusive') createFolders(folder);
    return openRegular(join(folder, lockName), 'refused', flags[mode]);
  } catch {
    return null;
  }
}

/** The directory may have been removed and created again while this process waited for the lock. */
function standsAt(folder: string, descriptor: number): boolean {
  const named = lstatSync(join(folder, lockName), { throwIfNoEntry: false });
  const locked = fstatSync(descriptor);
  return named !== undefined && named.ino === locked.ino && named.dev === locked.dev;
}

function attempt(folder: string, mode: 'shared' | 'exclusive'): Attempt {
  const descriptor = opened(folder, mode);
  if (descriptor === null) return { kind: 'impossible' };
  try {
    if (locks.tryLock(descriptor, mode) && standsAt(folder, descriptor)) return { kind: 'held', descriptor };
  } catch {
    closeSync(descriptor);
    return { kind: 'impossible' };
  }
  closeSync(descriptor);
  return { kind: 'busy' };
}

/** Longer than a change of one small file; a caller that cannot wait only loses time. */
const briefWaitMs = 2000;
const briefPauseMs = 5;

/**
 * Runs the body while no other process runs one for this directory. If no lock can be created, or a suspended process holds it,
 * runs the body without the lock. For bodies that only save time.
 */
export function withFolderLock(folder: string, body: () => void): void {
  let found = attempt(folder, 'exclusive');
  for (let waited = 0; found.kind === 'busy' && waited < briefWaitMs; waited += briefPauseMs) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, briefPauseMs);
    found = attempt(folder, 'exclusive');
  }
  try {
    body();
  } finally {
    if (found.kind === 'held') closeSync(found.descriptor);
  }
}

const busy = (folder: string) =>
  new Failure({
    code: 'COMPILE_FAILED',
    message: `another process has been compiling to ${shownPath(folder)} for more than ${waitMs / 1000} seconds`,
    retry: { kind: 'retryable_after_ms', afterMs: waitMs },
    suggestion: 'Wait until that process exits, or stop the process; then run the command again',
  });

/** @param mode `shared` for readers: they create no file, and wait only for a writer */
export async function withWriterLock<T>(root: SourceRoot, mode: 'shared' | 'exclusive', body: () => T): Promise<T> {
  const folder = root.compiledFolder;
  requireInside(root, join(folder, lockName));
  for (let waited = 0; waited < waitMs; waited += pauseMs) {
    const found = attempt(folder, mode);
    if (found.kind === 'busy') {
      await pause(pauseMs);
      continue;
    }
    try {
      return body();
    } finally {
      // Closing the file releases the lock.
      if (found.kind === 'held') closeSync(found.descriptor);
    }
  }
  throw busy(folder);
}
