/**
 * The few ways in which durable files are written: beside their final name, synced, then renamed into place; their
 * folders synced together afterwards (design-locks §1, crash-safe append; decision 17).
 *
 * Temporary files are `<final>.<random>.tmp` in the same folder, created exclusively. A crash leaves at most such a file.
 */
import { err, type Result } from 'neverthrow';
import { errnoOf, osFault } from '../../../schemas/os-faults.ts';
import type { FilePort, Host, OpenFile } from '../../ports.ts';
import type { Stored, StoreFault } from '../ports.ts';

/**
 * Waits for all, then fails with the first failure. Whoever fails early must not go on while others still write: once the
 * lock is let go, a late rename could replace what the next writer attested.
 */
export async function together(operations: readonly Promise<void>[]): Promise<void> {
  for (const settled of await Promise.allSettled(operations)) if (settled.status === 'rejected') throw settled.reason;
}

/** Folders whose entries changed and that the next wave must sync. */
export class ChangedFolders {
  readonly #paths = new Set<string>();
  add(path: string): void {
    this.#paths.add(path);
  }
  /** One wave: all of them at once. */
  async sync(files: FilePort): Promise<void> {
    const paths = [...this.#paths];
    this.#paths.clear();
    await together(paths.map((path) => files.syncFolder(path)));
  }
}

export async function writeSynced(
  host: Pick<Host, 'files' | 'ids'>,
  folder: string,
  path: string,
  bytes: Uint8Array,
  changed: ChangedFolders,
  permissions?: number,
): Promise<void> {
  const temporary = `${path}.${host.ids.suffix()}.tmp`;
  try {
    await writeTemporary(host.files, temporary, bytes, permissions);
    await host.files.rename(temporary, path);
  } catch (error) {
    await host.files.remove(temporary).catch(() => undefined);
    throw error;
  }
  changed.add(folder);
}

/** Publishes a new file exclusively: false when someone else was first (decision 17, keyring). */
export async function publishSynced(
  host: Pick<Host, 'files' | 'ids'>,
  path: string,
  bytes: Uint8Array,
  permissions: number,
): Promise<boolean> {
  const temporary = `${path}.${host.ids.suffix()}.tmp`;
  try {
    await writeTemporary(host.files, temporary, bytes, permissions);
    await host.files.link(temporary, path);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    if (!withoutLinks.has(errnoOf(error))) throw error;
    return createInPlace(host.files, path, bytes, permissions);
  } finally {
    await host.files.remove(temporary).catch(() => undefined);
  }
}

/** What file systems without hard links answer. */
const withoutLinks: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

async function createInPlace(files: FilePort, path: string, bytes: Uint8Array, permissions: number): Promise<boolean> {
  try {
    await writeTemporary(files, path, bytes, permissions);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function writeTemporary(files: FilePort, path: string, bytes: Uint8Array, permissions?: number): Promise<void> {
  const file = await files.open(path, 'create', permissions);
  try {
    await file.write(bytes, 0);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Open for reading, or null when there is no such file. */
export async function openExisting(files: FilePort, path: string): Promise<OpenFile | null> {
  try {
    return await files.open(path, 'read');
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Syncs a file that someone else wrote. Opened for writing, because Windows syncs nothing else; where that is not allowed,
 * for reading, so that a run in a read-only folder can still be read.
 */
export async function syncExisting(files: FilePort, path: string): Promise<void> {
  const file = await files.open(path, 'amend').catch((error: unknown) => {
    if (!unwritable.has(errnoOf(error))) throw error;
    return files.open(path, 'read');
  });
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
const unwritable: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The whole file, or null when there is none. */
export async function readWhole(files: FilePort, path: string): Promise<Uint8Array | null> {
  const file = await openExisting(files, path);
  if (file === null) return null;
  try {
    const { bytes } = await file.stat();
    return await file.read(0, bytes);
  } finally {
    await file.close();
  }
}

/** The first bytes of a file, at most so many, or null when there is none. */
export async function readHead(files: FilePort, path: string, bytesMax: number): Promise<Uint8Array | null> {
  const file = await openExisting(files, path);
  if (file === null) return null;
  try {
    return await file.read(0, bytesMax);
  } finally {
    await file.close();
  }
}

/** What is asked for a file answers so where none stands: a folder, a pipe, a socket, a link to itself, or a file above it. */
export const isNoFile = (error: unknown): boolean =>
  ['EISDIR', 'ELOOP', 'ENOTDIR', 'ENXIO', 'ESPIPE', 'EFTYPE'].includes(errnoOf(error));

/** A fault of the operating system as a value. The message names the operation, the errno and what it means, never a path. */
export function ioFault(operation: string, error: unknown): StoreFault {
  const errno = errnoOf(error);
  if (errno === '') throw error;
  const { meaning, fix, isLasting } = osFault(errno);
  return {
    code: 'STORE_IO_FAILED',
    message: `${operation} failed with ${errno}: ${meaning}`,
    fix,
    retryable: !isLasting,
  };
}

/** Runs I/O at the adapter's boundary: an errno becomes a fault, a bug of ours stays an exception. */
export async function guarded<T>(operation: string, body: () => Promise<Result<T, StoreFault>>): Stored<T> {
  try {
    return await body();
  } catch (error) {
    return err(ioFault(operation, error));
  }
}
