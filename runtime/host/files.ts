/**
 * The file port over `node:fs`. Cheap metadata operations run synchronously: each costs a few microseconds, a trip
 * through the thread pool costs ten times that. What waits for the disk (`sync`) is asynchronous.
 */
import fs from 'node:fs';
import { dirname } from 'node:path';
import type { EntryKind, FilePort, FileStat, OpenFile, OpenMode } from '../ports.ts';
import { type OpenedFile, openFile } from './regular-file.ts';

const flags: Readonly<Record<OpenMode, number>> = {
  read: fs.constants.O_RDONLY,
  create: fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_EXCL,
  update: fs.constants.O_RDWR | fs.constants.O_CREAT,
  amend: fs.constants.O_RDWR,
  append: fs.constants.O_WRONLY | fs.constants.O_CREAT | fs.constants.O_APPEND,
};
const ownerOnly = 0o700;
const renameRetryMs = 1000;
const renamePauseMs = 20;

function describe(stat: fs.BigIntStats): FileStat {
  return {
    bytes: Number(stat.size),
    mtimeMs: Number(stat.mtimeNs / 1000n) / 1000,
    identity: `${stat.dev}:${stat.ino}`,
    isFolder: stat.isDirectory(),
    isFile: stat.isFile(),
    permissions: Number(stat.mode & 0o777n),
  };
}

function kindOf(stat: fs.Stats): EntryKind {
  if (stat.isSymbolicLink()) return 'link';
  if (stat.isDirectory()) return 'folder';
  return stat.isFile() ? 'file' : 'other';
}

const isCode = (error: unknown, ...codes: readonly string[]) =>
  error instanceof Error && codes.includes((error as NodeJS.ErrnoException).code ?? '');

function fsync(descriptor: number): Promise<void> {
  return new Promise((resolve, reject) => {
    fs.fsync(descriptor, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Creates missing parents, one `mkdir` each; answers the topmost folder that was made. Node's own recursive form never
 * returns where a file system answers ENOENT for whatever is made in it, such as /proc.
 */
export function makeFolders(path: string, permissions: number): string | null {
  // Asked first, and from the top: nearly every append finds its folders, and an exception costs more than all its other calls.
  const isThere = () => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (isThere()) return null;
  const above = dirname(path);
  const topmost = above === path ? null : makeFolders(above, permissions);
  try {
    fs.mkdirSync(path, { mode: permissions });
    return topmost ?? path;
  } catch (error) {
    if (isCode(error, 'EEXIST') && isThere()) return topmost;
    throw error;
  }
}

class NodeFile implements OpenFile {
  readonly descriptor: number;
  readonly #stat: fs.BigIntStats;
  #opened: FileStat | null = null;
  constructor({ descriptor, stat }: OpenedFile) {
    this.descriptor = descriptor;
    this.#stat = stat;
  }
  /** Described when it is asked for: most files are opened to be written, or read as far as their manifest attests. */
  get opened(): FileStat {
    this.#opened ??= describe(this.#stat);
    return this.#opened;
  }
  async read(position: number, length: number): Promise<Uint8Array> {
    const { buffer: room, byteOffset } = Buffer.allocUnsafe(length);
    // Of the pool, where it is small; only what was read of it is returned.
    const buffer = new Uint8Array(room, byteOffset, length);
    let filled = 0;
    while (filled < length) {
      const got = fs.readSync(this.descriptor, buffer, filled, length - filled, position + filled);
      if (got === 0) break;
      filled += got;
      // Fewer bytes than asked for, up to where the file ended: it still ends there, and nobody need ask once more.
      if (filled < length && position + filled === Number(this.#stat.size)) break;
    }
    return filled === length ? buffer : buffer.subarray(0, filled);
  }
  async write(bytes: Uint8Array, position: number): Promise<void> {
    let done = 0;
    while (done < bytes.length)
      done += fs.writeSync(this.descriptor, bytes, done, bytes.length - done, position + done);
  }
  async truncate(length: number): Promise<void> {
    fs.ftruncateSync(this.descriptor, length);
  }
  sync(): Promise<void> {
    return fsync(this.descriptor);
  }
  async close(): Promise<void> {
    fs.closeSync(this.descriptor);
  }
}

export function nodeFiles(): FilePort {
  return {
    async open(path, mode, permissions = 0o600) {
      // What is written stays in the directory that names it: a link there leads nobody's bytes elsewhere.
      const links = mode === 'read' ? 'followed' : 'refused';
      return new NodeFile(openFile(path, links, flags[mode], permissions));
    },
    async stat(path) {
      const stat = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
      return stat === undefined ? null : describe(stat);
    },
    async entry(path) {
      const stat = fs.lstatSync(path, { throwIfNoEntry: false });
      return stat === undefined ? null : kindOf(stat);
    },
    async rename(from, to) {
      for (const startedAt = Date.now(); ; ) {
        try {
          fs.renameSync(from, to);
          return;
        } catch (error) {
          if (!isCode(error, 'EPERM', 'EBUSY', 'EACCES') || process.platform !== 'win32') throw error;
          if (Date.now() - startedAt > renameRetryMs) throw error;
          await new Promise((resolve) => setTimeout(resolve, renamePauseMs));
        }
      }
    },
    async link(from, to) {
      fs.linkSync(from, to);
    },
    async remove(path) {
      fs.unlinkSync(path);
    },
    async removeFolder(path) {
      fs.rmdirSync(path);
    },
    async removeTree(path) {
      fs.rmSync(path, { recursive: true, force: true });
    },
    async makeFolder(path, permissions = ownerOnly) {
      return makeFolders(path, permissions);
    },
    async list(path) {
      try {
        return fs.readdirSync(path).sort();
      } catch (error) {
        if (isCode(error, 'ENOENT')) return [];
        throw error;
      }
    },
    async syncFolder(path) {
      if (process.platform === 'win32') return;
      const descriptor = fs.openSync(path, fs.constants.O_RDONLY);
      try {
        await fsync(descriptor);
      } finally {
        fs.closeSync(descriptor);
      }
    },
    async realPath(path) {
      return fs.realpathSync.native(path);
    },
  };
}
