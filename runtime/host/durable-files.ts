/**
 * The ways of writing durable files [crash-safe-append]: a new file is created exclusively under its final name and synced with
 * its folder; a replacement is written to a temporary name, synced and renamed, and then its folder is synced.
 *
 * Temporary files are `<final>.<random>.tmp` in the same folder, created exclusively. A crash leaves at most such a file, and a
 * new one that is torn: nothing refers to it yet, and whoever needs it replaces it.
 */
import { join } from 'node:path';
import { planBytesMax } from '../../schemas/limits.ts';
import { errnoOf, osError } from '../../schemas/os-faults.ts';
import type { FilePort, Host, OpenFile } from '../ports.ts';

type WritingHost = Pick<Host, 'files' | 'ids'>;

/** A file that is made and removed at once, so that its folder changes. A crash may leave it. */
const passingName = (suffix: string): string => `.sync.${suffix}.tmp`;
export const isPassing = (name: string): boolean => /^\.sync\.[a-z0-9]+\.tmp$/.test(name);

/**
 * Waits for all, then fails with the first failure. Whoever fails early must not go on while others still write: once the
 * lock is let go, a late rename could replace what the next writer attested.
 */
export async function together(operations: readonly Promise<void>[]): Promise<void> {
  for (const settled of await Promise.allSettled(operations)) if (settled.status === 'rejected') throw settled.reason;
}

/**
 * What one wave of syncs makes durable, all at once: files that were written under their final names, and folders whose entries
 * changed.
 *
 * A sync that failed is never made good by one that succeeds later: the system may have dropped what it could not write, and goes
 * on showing it [failed-sync-is-never-believed]. So a file whose sync failed is written anew by whoever needs it, and a folder is
 * changed again before it is synced again.
 */
export class SyncWave {
  readonly #host: WritingHost;
  readonly #folders = new Set<string>();
  readonly #placed: OpenFile[] = [];

  constructor(host: WritingHost) {
    this.#host = host;
  }

  /** An entry of the folder changed since it was last synced. */
  changed(folder: string): void {
    this.#folders.add(folder);
  }

  /** For a folder in which nothing changes now, and whose last sync may have failed in whatever process. */
  async changeAnew(folder: string): Promise<void> {
    await changeFolder(this.#host, folder);
    this.changed(folder);
  }

  /** Creates a file that is synced with this wave; false when the name is taken. */
  async place(folder: string, path: string, bytes: Uint8Array): Promise<boolean> {
    const file = await this.#host.files.open(path, 'create').catch((error: unknown) => {
      if (errnoOf(error) !== 'EEXIST') throw error;
      return null;
    });
    if (file === null) return false;
    this.#placed.push(file);
    this.changed(folder);
    await file.write(bytes, 0);
    return true;
  }

  /** @param meanwhile what can be done while the disk is waited for */
  async sync(meanwhile?: () => Promise<void>): Promise<void> {
    const folders = [...this.#folders];
    this.#folders.clear();
    try {
      await together([
        ...this.#placed.map((file) => file.sync()),
        ...folders.map((folder) => syncFolderWell(this.#host, folder)),
        ...(meanwhile === undefined ? [] : [meanwhile()]),
      ]);
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    for (const file of this.#placed.splice(0)) await file.close();
  }
}

/** Runs `body`, then syncs what it placed and changed, and runs `meanwhile` while that takes its time. */
export async function inOneWave(
  host: WritingHost,
  body: (wave: SyncWave) => Promise<void>,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const wave = new SyncWave(host);
  try {
    await body(wave);
    await wave.sync(meanwhile);
  } finally {
    await wave.close();
  }
}

/** Makes and removes an entry, so that the next sync writes the folder, whatever became of an earlier one. */
async function changeFolder({ files, ids }: WritingHost, folder: string): Promise<void> {
  const path = join(folder, passingName(ids.suffix()));
  await (await files.open(path, 'create')).close();
  await files.remove(path);
}

/** Syncs a folder; where that fails, changes it and tries once more. */
async function syncFolderWell(host: WritingHost, folder: string): Promise<void> {
  await host.files.syncFolder(folder).catch((error: unknown) => syncFolderAnew(host, folder, error));
}

async function syncFolderAnew(host: WritingHost, folder: string, error: unknown): Promise<void> {
  if (errnoOf(error) === '') throw error;
  await changeFolder(host, folder);
  await host.files.syncFolder(folder);
}

/**
 * For readers, who change nothing: makes entries durable that another process may have left unsynced. A folder that may be used
 * but not listed cannot be opened for it, and is taken as it is.
 */
export async function syncFoldersRead(host: WritingHost, folders: readonly string[]): Promise<void> {
  await together(
    folders.map(async (folder) => {
      try {
        await host.files.syncFolder(folder);
      } catch (error) {
        if (!unwritable.has(errnoOf(error))) await syncFolderAnew(host, folder, error);
      }
    }),
  );
}

/** Replaces what stands at the path, whole or not at all; the wave that follows makes its name durable. */
export async function writeSynced(
  host: WritingHost,
  folder: string,
  path: string,
  bytes: Uint8Array,
  wave: SyncWave,
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
  wave.changed(folder);
}

/** Publishes a new file exclusively: false when someone else was first. */
export async function publishSynced(
  host: WritingHost,
  path: string,
  bytes: Uint8Array,
  permissions?: number,
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

async function createInPlace(files: FilePort, path: string, bytes: Uint8Array, permissions?: number): Promise<boolean> {
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
  } catch (error) {
    await files.remove(path).catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

/** Open for reading, or null when there is no such file: that one operation did not find it is not enough [errno-is-no-damage]. */
export async function openExisting(files: FilePort, path: string): Promise<OpenFile | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await files.open(path, 'read');
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
      if (!(await isThere(files, path))) return null;
      // It may have been made meanwhile.
      if (attempt > 1) throw error;
    }
  }
}

async function isThere(files: FilePort, path: string): Promise<boolean> {
  const entry = await files.entry(path);
  return entry === 'link' ? (await files.stat(path)) !== null : entry !== null;
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

/** The whole file, or null when there is none; EFBIG where it is longer than its kind may be, before anything of it is read. */
export async function readWhole(files: FilePort, path: string, bytesMax: number): Promise<Uint8Array | null> {
  const file = await openExisting(files, path);
  if (file === null) return null;
  try {
    const { bytes } = file.opened;
    if (bytes > bytesMax) throw osError('EFBIG', 'read', path);
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
    // Room is made for what is asked for, and a damaged manifest may ask for anything.
    const asked = bytesMax > planBytesMax ? Math.min(bytesMax, file.opened.bytes) : bytesMax;
    return await file.read(0, asked);
  } finally {
    await file.close();
  }
}

/** Errnos for an entry of the wrong type: a directory, a pipe or a socket in place of a file, a link to itself, or a file in place of a parent directory. */
const unexpectedEntryCodes: ReadonlySet<string> = new Set(['EISDIR', 'ELOOP', 'ENOTDIR', 'ENXIO', 'ESPIPE', 'EFTYPE']);

/**
 * The result of the body, or `unexpected_entry` if the path has an entry of another type. The errno of one operation says nothing about
 * what is stored, so the entry itself is examined before it counts as damage [errno-is-no-damage].
 */
export async function unlessUnexpectedEntry<T>(
  files: FilePort,
  path: string,
  belongs: 'file' | 'folder',
  body: () => Promise<T>,
): Promise<T | 'unexpected_entry'> {
  try {
    return await body();
  } catch (error) {
    if (!unexpectedEntryCodes.has(errnoOf(error)) || !(await isUnexpectedEntry(files, path, belongs))) throw error;
    return 'unexpected_entry';
  }
}

async function isUnexpectedEntry(files: FilePort, path: string, belongs: 'file' | 'folder'): Promise<boolean> {
  try {
    const entry = await files.entry(path);
    if (entry !== 'link') return entry !== null && entry !== belongs;
    const stat = await files.stat(path);
    return stat !== null && !(belongs === 'file' ? stat.isFile : stat.isFolder);
  } catch (error) {
    // Two operations met it: a file stands above, or a link leads to itself.
    if (unexpectedEntryCodes.has(errnoOf(error))) return true;
    throw error;
  }
}
