/**
 * A disk that can lose power, and whose syncs can fail. What was written is seen by everyone at once, but only what was synced is
 * sure to be there after a power cut: the bytes of a file when the file was synced, a name in a folder when that folder was
 * synced. What was not synced is kept, lost or torn as the given choice says, piece by piece.
 *
 * A sync that fails behaves as on Linux: the error is reported once, what was to be written counts as written from then on, and
 * everybody goes on seeing it. A later sync answers success without writing it; only what is written again is written. A folder
 * is written as a whole whenever anything in it was changed since.
 */
import path from 'node:path';
import type { FileLockPort, FilePort, FileStat, OpenFile } from '../../runtime/ports.ts';
import { errno } from './files.ts';
import type { BareDisk } from './stored-bytes.ts';

type Range = { readonly from: number; readonly to: number };
type SimulatedFile = {
  readonly kind: 'file';
  readonly id: number;
  mtimeMs: number;
  bytes: Uint8Array;
  synced: Uint8Array;
  /** Written since the last sync, whether that succeeded or not. */
  dirty: Range[];
  isCut: boolean;
};
type Folder = {
  readonly kind: 'folder';
  readonly id: number;
  readonly mtimeMs: number;
  entries: Map<string, Inode>;
  synced: Map<string, Inode>;
  isChanged: boolean;
};
type Inode = SimulatedFile | Folder;
/** What becomes of a piece that was not synced. Only bytes can be torn: of a name, `torn` keeps it. */
export type Fate = 'lost' | 'kept' | 'torn';

/** What a sync writes: the bytes that were written since the last one, onto what is on the disk already. */
function written({ bytes, synced, dirty, isCut }: SimulatedFile, isTorn = false): Uint8Array {
  const ranges = dirty.map(({ from, to }) => ({ from, to: Math.min(isTorn ? (from + to) >> 1 : to, bytes.length) }));
  const base = isCut ? synced.subarray(0, bytes.length) : synced;
  const image = new Uint8Array(Math.max(base.length, ...ranges.map(({ to }) => to)));
  image.set(base);
  for (const { from, to } of ranges) if (to > from) image.set(bytes.subarray(from, to), from);
  return image;
}

export class SimulatedDisk {
  #count = 0;
  readonly #nowMs: () => number;
  readonly #root: Folder;
  #descriptors = new Map<number, SimulatedFile>();
  #locks = new Map<number, Map<number, 'shared' | 'exclusive'>>();
  /** Operations left until the power goes; every one after that fails. */
  #left = Number.POSITIVE_INFINITY;
  operations = 0;
  /** Syncs so far, of files and folders. */
  syncs = 0;
  /** Asked at each sync, with its number from 0 on and its path: whether it fails. */
  failsSync: (sync: number, at: string) => boolean = () => false;

  /** @param nowMs when a file is written, for its time of change */
  constructor(folder: string, nowMs = () => 0) {
    this.#nowMs = nowMs;
    this.#root = this.#folder();
    this.#make(folder);
    for (let at: Inode = this.#root; at.kind === 'folder'; ) {
      at.synced = new Map(at.entries);
      at.isChanged = false;
      const [below] = at.entries.values();
      if (below === undefined) break;
      at = below;
    }
  }

  #next(): number {
    this.#count += 1;
    return this.#count;
  }
  #folder(): Folder {
    return {
      kind: 'folder',
      id: this.#next(),
      mtimeMs: this.#nowMs(),
      entries: new Map(),
      synced: new Map(),
      isChanged: false,
    };
  }

  #file(): SimulatedFile {
    return {
      kind: 'file',
      id: this.#next(),
      mtimeMs: this.#nowMs(),
      bytes: new Uint8Array(),
      synced: new Uint8Array(),
      dirty: [],
      isCut: false,
    };
  }

  /** Its bytes without operations, as somebody else reads and changes them: what is written is another file. */
  readonly bare: BareDisk = {
    read: (at) => {
      const found = this.#find(at);
      return found?.kind === 'file' ? found.bytes : null;
    },
    write: (at, bytes) => {
      const { entries } = this.#parent(at);
      if (bytes === null) entries.delete(path.basename(at));
      else entries.set(path.basename(at), { ...this.#file(), bytes, synced: bytes });
    },
    list: (at) => {
      const found = this.#find(at);
      return found?.kind === 'folder' ? [...found.entries.keys()] : [];
    },
  };

  /** The power goes after this many more operations. */
  cutAfter(operations: number): void {
    this.#left = operations;
  }

  /** The process that used the disk was killed: its locks and open files are gone, what it wrote is seen by the next one. */
  loseProcess(): void {
    this.#left = Number.POSITIVE_INFINITY;
    this.#descriptors = new Map();
    this.#locks = new Map();
  }

  /** Power is back. Locks and open files are gone. */
  restart(fate: () => Fate): void {
    this.loseProcess();
    this.failsSync = () => false;
    const settle = (inode: Inode) => {
      if (inode.kind === 'file') {
        const becomes = inode.dirty.length > 0 || inode.isCut ? fate() : 'lost';
        inode.bytes = becomes === 'lost' ? inode.synced : written(inode, becomes === 'torn');
        inode.synced = inode.bytes;
        inode.dirty = [];
        inode.isCut = false;
        return;
      }
      const names = new Set([...inode.entries.keys(), ...inode.synced.keys()]);
      const entries = new Map<string, Inode>();
      for (const name of names) {
        const isSame = inode.entries.get(name) === inode.synced.get(name);
        const isKept = isSame || (inode.isChanged && fate() !== 'lost');
        const found = (isKept ? inode.entries : inode.synced).get(name);
        if (found !== undefined) entries.set(name, found);
      }
      inode.entries = entries;
      inode.synced = new Map(entries);
      inode.isChanged = false;
      for (const each of entries.values()) settle(each);
    };
    settle(this.#root);
  }

  /** Its effect on one file or folder; what fails counts as done all the same. */
  #sync(inode: Inode, at: string): void {
    this.#spend();
    this.syncs += 1;
    const isFailing = this.failsSync(this.syncs - 1, at);
    if (inode.kind === 'file') {
      if (!isFailing) inode.synced = written(inode);
      inode.dirty = [];
      inode.isCut = false;
    } else {
      if (!isFailing && inode.isChanged) inode.synced = new Map(inode.entries);
      inode.isChanged = false;
    }
    if (isFailing) throw errno('EIO');
  }

  #spend(): void {
    this.operations += 1;
    if (this.#left <= 0) throw errno('EIO');
    this.#left -= 1;
  }

  #find(at: string): Inode | null {
    let inode: Inode | undefined = this.#root;
    for (const name of at.split(path.sep).filter(Boolean)) {
      if (inode?.kind !== 'folder') return null;
      inode = inode.entries.get(name);
    }
    return inode ?? null;
  }
  #parent(at: string): Folder {
    const parent = this.#find(path.dirname(at));
    if (parent?.kind !== 'folder') throw errno('ENOENT');
    return parent;
  }
  #make(at: string): string | null {
    let folder = this.#root;
    let made: string | null = null;
    const names = at.split(path.sep).filter(Boolean);
    for (const [i, name] of names.entries()) {
      const below = folder.entries.get(name);
      if (below?.kind === 'file') throw errno('ENOTDIR');
      const next = below ?? this.#folder();
      if (below === undefined) {
        folder.entries.set(name, next);
        folder.isChanged = true;
        made ??= path.sep + names.slice(0, i + 1).join(path.sep);
      }
      folder = next;
    }
    return made;
  }

  #opened(file: SimulatedFile, at: string, isAppended = false): OpenFile {
    const descriptor = this.#next();
    this.#descriptors.set(descriptor, file);
    const opened: FileStat = {
      bytes: file.bytes.length,
      mtimeMs: file.mtimeMs,
      identity: `${file.id}`,
      isFolder: false,
      isFile: true,
    };
    return {
      descriptor,
      opened,
      read: async (position, length) => file.bytes.slice(position, position + length),
      write: async (bytes, asked) => {
        this.#spend();
        const position = isAppended ? file.bytes.length : asked;
        const grown = new Uint8Array(Math.max(file.bytes.length, position + bytes.length));
        grown.set(file.bytes);
        grown.set(bytes, position);
        file.bytes = grown;
        file.mtimeMs = this.#nowMs();
        file.dirty.push({ from: position, to: position + bytes.length });
      },
      truncate: async (length) => {
        this.#spend();
        file.bytes = file.bytes.slice(0, length);
        file.isCut = true;
      },
      sync: async () => this.#sync(file, at),
      close: async () => {
        this.#descriptors.delete(descriptor);
        this.#locks.get(file.id)?.delete(descriptor);
      },
    };
  }

  readonly files: FilePort = {
    open: async (at, mode) => {
      const parent = this.#parent(at);
      const name = path.basename(at);
      const found = parent.entries.get(name);
      if (found?.kind === 'folder') throw errno('EISDIR');
      if (found !== undefined && mode === 'create') throw errno('EEXIST');
      if (found !== undefined) return this.#opened(found, at, mode === 'append');
      if (mode === 'read') throw errno('ENOENT');
      this.#spend();
      const file = this.#file();
      parent.entries.set(name, file);
      parent.isChanged = true;
      return this.#opened(file, at, mode === 'append');
    },
    stat: async (at) => {
      const found = this.#find(at);
      if (found === null) return null;
      const isFolder = found.kind === 'folder';
      return {
        bytes: isFolder ? 0 : found.bytes.length,
        mtimeMs: found.mtimeMs,
        identity: `${found.id}`,
        isFolder,
        isFile: !isFolder,
      };
    },
    entry: async (at) => this.#find(at)?.kind ?? null,
    rename: async (from, to) => {
      this.#spend();
      const [source, target] = [this.#parent(from), this.#parent(to)];
      const inode = source.entries.get(path.basename(from));
      if (inode === undefined) throw errno('ENOENT');
      source.entries.delete(path.basename(from));
      target.entries.set(path.basename(to), inode);
      source.isChanged = true;
      target.isChanged = true;
    },
    link: async (from, to) => {
      this.#spend();
      const inode = this.#find(from);
      const parent = this.#parent(to);
      if (inode === null) throw errno('ENOENT');
      if (parent.entries.has(path.basename(to))) throw errno('EEXIST');
      parent.entries.set(path.basename(to), inode);
      parent.isChanged = true;
    },
    remove: async (at) => {
      this.#spend();
      const parent = this.#parent(at);
      if (!parent.entries.delete(path.basename(at))) throw errno('ENOENT');
      parent.isChanged = true;
    },
    removeFolder: async (at) => {
      this.#spend();
      const found = this.#find(at);
      if (found?.kind !== 'folder') throw errno('ENOENT');
      if (found.entries.size > 0) throw errno('ENOTEMPTY');
      const parent = this.#parent(at);
      parent.entries.delete(path.basename(at));
      parent.isChanged = true;
    },
    removeTree: async (at) => {
      this.#spend();
      const parent = this.#parent(at);
      parent.entries.delete(path.basename(at));
      parent.isChanged = true;
    },
    makeFolder: async (at) => {
      if (this.#find(at)?.kind === 'folder') return null;
      this.#spend();
      return this.#make(at);
    },
    list: async (at) => {
      const found = this.#find(at);
      return found?.kind === 'folder' ? [...found.entries.keys()].sort() : [];
    },
    syncFolder: async (at) => {
      const found = this.#find(at);
      if (found?.kind !== 'folder') throw errno('ENOENT');
      this.#sync(found, at);
    },
    realPath: async (at) => at,
  };

  readonly locks: FileLockPort = {
    tryLock: (descriptor, mode) => {
      const file = this.#descriptors.get(descriptor);
      if (file === undefined) throw errno('EBADF');
      const held = this.#locks.get(file.id) ?? new Map<number, 'shared' | 'exclusive'>();
      this.#locks.set(file.id, held);
      const others = [...held].filter(([other]) => other !== descriptor).map(([, each]) => each);
      if (others.includes('exclusive') || (mode === 'exclusive' && others.length > 0)) return false;
      held.set(descriptor, mode);
      return true;
    },
    unlock: (descriptor) => {
      const file = this.#descriptors.get(descriptor);
      if (file !== undefined) this.#locks.get(file.id)?.delete(descriptor);
    },
  };
}
