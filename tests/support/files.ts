/** File ports that count, fail or are watched, and temporary folders that go away with their test. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { nodeFiles } from '../../runtime/host/files.ts';
import { nodeLocks } from '../../runtime/host/locks.ts';
import type { FileLockPort, FilePort, OpenFile } from '../../runtime/ports.ts';
import type { BareDisk } from './stored-bytes.ts';

/** A fresh folder, removed when the running test has finished. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Makes a directory: with `make` once in a process, and afterwards as a copy of what that made. A repository takes git ten processes.
 * @param make depends on nothing but the empty directory that it gets
 */
export function madeOnce(make: (folder: string) => void): (folder: string) => void {
  /** Null is a directory. */
  let made: ReadonlyMap<string, Buffer | null> | undefined;
  return (folder) => {
    fs.mkdirSync(folder, { recursive: true });
    if (made === undefined) {
      make(folder);
      const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
      made = new Map(
        entries.map((entry) => {
          const file = path.join(entry.parentPath, entry.name);
          return [path.relative(folder, file), entry.isDirectory() ? null : fs.readFileSync(file)];
        }),
      );
    } else
      for (const [name, bytes] of made) {
        const file = path.join(folder, name);
        fs.mkdirSync(bytes === null ? file : path.dirname(file), { recursive: true });
        if (bytes !== null) fs.writeFileSync(file, bytes);
      }
  };
}

/** The files of this machine, for `storedBytes`. */
export const bareFiles: BareDisk = {
  read: (at) => (fs.existsSync(at) ? fs.readFileSync(at) : null),
  write: (at, bytes) => (bytes === null ? fs.rmSync(at) : fs.writeFileSync(at, bytes)),
  list: (at) => (fs.existsSync(at) ? fs.readdirSync(at) : []),
};

/** Every file below a folder: relative path → bytes, mode and time of change. Folders count too. */
export function tree(folder: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (at: string) => {
    for (const entry of fs.readdirSync(at, { withFileTypes: true })) {
      const full = path.join(at, entry.name);
      const stat = fs.lstatSync(full, { bigint: true });
      const about = `${stat.mode.toString(8)} ${stat.mtimeNs} ${stat.ctimeNs} ${stat.ino}`;
      const name = path.relative(folder, full);
      if (entry.isDirectory()) {
        found[`${name}/`] = about;
        walk(full);
      } else if (entry.isSymbolicLink()) found[name] = `${about} → ${fs.readlinkSync(full)}`;
      // A socket has no bytes.
      else if (!entry.isFile()) found[name] = about;
      else found[name] = `${about} ${fs.readFileSync(full).toString('base64')}`;
    }
  };
  walk(folder);
  return found;
}

export type Operation = { readonly name: string; readonly path: string };

/**
 * Wraps a port so that `before` sees each operation before it happens and may throw instead of it. Reads of state
 * (`open` for reading, `stat`, `list`, `read`) are operations too: the world can fail at each of them.
 */
export function watchedFiles(before: (operation: Operation) => void, files: FilePort = nodeFiles()): FilePort {
  const step = (name: string, at: string) => before({ name, path: at });
  const watched = (file: OpenFile, at: string): OpenFile => ({
    descriptor: file.descriptor,
    opened: file.opened,
    read: async (position, length) => {
      step('read', at);
      return file.read(position, length);
    },
    write: async (bytes, position) => {
      step('write', at);
      return file.write(bytes, position);
    },
    truncate: async (length) => {
      step('truncate', at);
      return file.truncate(length);
    },
    sync: async () => {
      step('sync', at);
      return file.sync();
    },
    close: () => file.close(),
  });
  return {
    open: async (at, mode, permissions) => {
      step(`open-${mode}`, at);
      return watched(await files.open(at, mode, permissions), at);
    },
    stat: async (at) => {
      step('stat', at);
      return files.stat(at);
    },
    entry: async (at) => {
      step('entry', at);
      return files.entry(at);
    },
    rename: async (from, to) => {
      step('rename', to);
      return files.rename(from, to);
    },
    link: async (from, to) => {
      step('link', to);
      return files.link(from, to);
    },
    remove: async (at) => {
      step('remove', at);
      return files.remove(at);
    },
    removeFolder: async (at) => {
      step('removeFolder', at);
      return files.removeFolder(at);
    },
    removeTree: async (at) => {
      step('removeTree', at);
      return files.removeTree(at);
    },
    makeFolder: async (at, permissions) => {
      step('makeFolder', at);
      return files.makeFolder(at, permissions);
    },
    list: async (at) => {
      step('list', at);
      return files.list(at);
    },
    syncFolder: async (at) => {
      step('syncFolder', at);
      return files.syncFolder(at);
    },
    realPath: (at) => files.realPath(at),
  };
}

/** The same of locks: taking one and letting it go can fail like any other operation. */
export function watchedLocks(before: () => void, locks: FileLockPort = nodeLocks()): FileLockPort {
  return {
    tryLock: (descriptor, mode) => {
      before();
      return locks.tryLock(descriptor, mode);
    },
    unlock: (descriptor) => {
      before();
      locks.unlock(descriptor);
    },
  };
}

/**
 * Writes that end early: of the write with the given number, from 0 on, only the first bytes reach the file, then it fails.
 * @param kept how many of its bytes, asked when the write happens
 */
export function tornFiles(nth: number, kept: (length: number) => number, files: FilePort = nodeFiles()) {
  const seen = { writes: 0, isTorn: false };
  const port: FilePort = {
    ...files,
    open: async (at, mode, permissions) => {
      const file = await files.open(at, mode, permissions);
      return {
        descriptor: file.descriptor,
        read: (position, length) => file.read(position, length),
        write: async (bytes, position) => {
          const isTorn = seen.writes === nth;
          seen.writes += 1;
          if (!isTorn) return file.write(bytes, position);
          seen.isTorn = true;
          await file.write(bytes.subarray(0, kept(bytes.length)), position);
          throw errno('ENOSPC');
        },
        truncate: (length) => file.truncate(length),
        sync: () => file.sync(),
        opened: file.opened,
        close: () => file.close(),
      };
    },
  };
  return { port, seen };
}

/** NTFS renames no folder while a file below it is open ([MS-FSA] 2.1.5.15.11: STATUS_ACCESS_DENIED, which node reports as EPERM). */
export function ntfsFiles(files: FilePort = nodeFiles()): FilePort {
  const open = new Map<OpenFile, string>();
  return {
    ...files,
    open: async (at, mode, permissions) => {
      const file = await files.open(at, mode, permissions);
      open.set(file, at);
      return {
        descriptor: file.descriptor,
        opened: file.opened,
        read: (position, length) => file.read(position, length),
        write: (bytes, position) => file.write(bytes, position),
        truncate: (length) => file.truncate(length),
        sync: () => file.sync(),
        close: () => {
          open.delete(file);
          return file.close();
        },
      };
    },
    rename: async (from, to) => {
      const isBelow = (at: string) => at.startsWith(`${from}${path.sep}`);
      if ((await files.entry(from)) === 'folder' && [...open.values()].some(isBelow)) throw errno('EPERM');
      return files.rename(from, to);
    },
  };
}

export function errno(code: string): Error {
  return Object.assign(new Error(`${code}: injected`), { code });
}

/** Counts syncs, and the waves in which they happen: syncs that were all under way together are one wave. */
export function countingFiles(files: FilePort = nodeFiles()) {
  let [underway, syncs, waves] = [0, 0, 0];
  const counted = async (body: () => Promise<void>) => {
    syncs += 1;
    if (underway === 0) waves += 1;
    underway += 1;
    try {
      await body();
    } finally {
      underway -= 1;
    }
  };
  const port: FilePort = {
    ...files,
    open: async (at, mode, permissions) => {
      const file = await files.open(at, mode, permissions);
      return {
        descriptor: file.descriptor,
        read: (position, length) => file.read(position, length),
        write: (bytes, position) => file.write(bytes, position),
        truncate: (length) => file.truncate(length),
        sync: () => counted(() => file.sync()),
        opened: file.opened,
        close: () => file.close(),
      };
    },
    syncFolder: (at) => counted(() => files.syncFolder(at)),
  };
  return {
    port,
    /** What happened since the last call of this. */
    taken: () => {
      const taken = { syncs, waves };
      [syncs, waves] = [0, 0];
      return taken;
    },
  };
}
