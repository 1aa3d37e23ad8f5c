/**
 * A disk that can lose power. What was written is seen by everyone at once, but only what was synced is sure to be there
 * after a power cut: the bytes of a file when the file was synced, a name in a folder when that folder was synced. What
 * was not synced is kept or lost as the given choice says, piece by piece.
 */
import path from 'node:path';
import type { FileLockPort, FilePort, FileStat, OpenFile } from '../../runtime/ports.ts';
import { errno } from './files.ts';

type SimulatedFile = { readonly kind: 'file'; readonly id: number; bytes: Uint8Array; synced: Uint8Array };
type Folder = { readonly kind: 'folder'; readonly id: number; entries: Map<string, Inode>; synced: Map<string, Inode> };
type Inode = SimulatedFile | Folder;

export class SimulatedDisk {
  #count = 0;
  #root: Folder = this.#folder();
  #descriptors = new Map<number, SimulatedFile>();
  #locks = new Map<number, Map<number, 'shared' | 'exclusive'>>();
  /** Operations left until the power goes; every one after that fails. */
  #left = Number.POSITIVE_INFINITY;
  operations = 0;

  constructor(folder: string) {
    this.#make(folder);
    for (let at: Inode = this.#root; at.kind === 'folder'; ) {
      at.synced = new Map(at.entries);
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
    return { kind: 'folder', id: this.#next(), entries: new Map(), synced: new Map() };
  }

  /** The power goes after this many more operations. */
  cutAfter(operations: number): void {
    this.#left = operations;
  }

  /** Power is back: what was not synced is there when `keep` says so. Locks and open files are gone. */
  restart(keep: () => boolean): void {
    this.#left = Number.POSITIVE_INFINITY;
    this.#descriptors = new Map();
    this.#locks = new Map();
    const settle = (inode: Inode) => {
      if (inode.kind === 'file') {
        if (!keep()) inode.bytes = inode.synced;
        inode.synced = inode.bytes;
        return;
      }
      const names = new Set([...inode.entries.keys(), ...inode.synced.keys()]);
      const entries = new Map<string, Inode>();
      for (const name of names) {
        const found = (inode.entries.get(name) === inode.synced.get(name) || keep() ? inode.entries : inode.synced).get(
          name,
        );
        if (found !== undefined) entries.set(name, found);
      }
      inode.entries = entries;
      inode.synced = new Map(entries);
      for (const each of entries.values()) settle(each);
    };
    settle(this.#root);
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
        made ??= path.sep + names.slice(0, i + 1).join(path.sep);
      }
      folder = next;
    }
    return made;
  }

  #opened(file: SimulatedFile, isAppended = false): OpenFile {
    const descriptor = this.#next();
    this.#descriptors.set(descriptor, file);
    const stat = (): FileStat => ({
      bytes: file.bytes.length,
      mtimeMs: 0,
      identity: `${file.id}`,
      isFolder: false,
      isFile: true,
    });
    return {
      descriptor,
      read: async (position, length) => file.bytes.slice(position, position + length),
      write: async (bytes, asked) => {
        this.#spend();
        const position = isAppended ? file.bytes.length : asked;
        const grown = new Uint8Array(Math.max(file.bytes.length, position + bytes.length));
        grown.set(file.bytes);
        grown.set(bytes, position);
        file.bytes = grown;
      },
      truncate: async (length) => {
        this.#spend();
        file.bytes = file.bytes.slice(0, length);
      },
      sync: async () => {
        this.#spend();
        file.synced = file.bytes;
      },
      stat: async () => stat(),
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
      if (found !== undefined) return this.#opened(found, mode === 'append');
      if (mode === 'read') throw errno('ENOENT');
      this.#spend();
      const file: SimulatedFile = { kind: 'file', id: this.#next(), bytes: new Uint8Array(), synced: new Uint8Array() };
      parent.entries.set(name, file);
      return this.#opened(file, mode === 'append');
    },
    stat: async (at) => {
      const found = this.#find(at);
      if (found === null) return null;
      const isFolder = found.kind === 'folder';
      return {
        bytes: isFolder ? 0 : found.bytes.length,
        mtimeMs: 0,
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
    },
    link: async (from, to) => {
      this.#spend();
      const inode = this.#find(from);
      const parent = this.#parent(to);
      if (inode === null) throw errno('ENOENT');
      if (parent.entries.has(path.basename(to))) throw errno('EEXIST');
      parent.entries.set(path.basename(to), inode);
    },
    remove: async (at) => {
      this.#spend();
      if (!this.#parent(at).entries.delete(path.basename(at))) throw errno('ENOENT');
    },
    removeTree: async (at) => {
      this.#spend();
      this.#parent(at).entries.delete(path.basename(at));
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
      this.#spend();
      const found = this.#find(at);
      if (found?.kind !== 'folder') throw errno('ENOENT');
      found.synced = new Map(found.entries);
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
