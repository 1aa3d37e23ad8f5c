/**
 * The ports through which the runtime meets the world. Types only: `host.ts` is the one place that makes real ones, and
 * a simulation makes its own [single-writer]. No module of the runtime keeps state outside what it is given.
 */
import type { DigestPort, Hasher } from '../schemas/canonical/sha256.ts';

export type FileStat = {
  readonly bytes: number;
  readonly mtimeMs: number;
  readonly identity: string;
  readonly isFolder: boolean;
  /** A regular one: no folder, no pipe, no device. */
  readonly isFile: boolean;
  /** As of chmod; absent where a file system has none. */
  readonly permissions?: number;
};

/** What stands at a name, as it is: a link is a link. */
export type EntryKind = 'file' | 'folder' | 'link' | 'other';

/** One open file. Positions and lengths are bytes. */
export interface OpenFile {
  /** For the lock port only. */
  readonly descriptor: number;
  /** As it was when it was opened: a regular file, whose identity never changes while it is open. */
  readonly opened: FileStat;
  read(position: number, length: number): Promise<Uint8Array>;
  write(bytes: Uint8Array, position: number): Promise<void>;
  truncate(length: number): Promise<void>;
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `create`: must not exist yet. `update`: read and write, created when missing. `amend`: read and write, must exist. `append`:
 * every write goes behind what is there, whoever wrote it, wherever it was meant to go; created when missing.
 */
export type OpenMode = 'read' | 'create' | 'update' | 'amend' | 'append';

/**
 * The file system, one operation at a time, so that a fault can be put at each of them. Paths are absolute. Every
 * operation may reject with a Node `ErrnoException`; storage adapters turn that into a `StoreFault`.
 */
export interface FilePort {
  /** @param permissions of a file that is created; for its owner alone unless told otherwise, and the same for folders */
  open(path: string, mode: OpenMode, permissions?: number): Promise<OpenFile>;
  /** Null when there is nothing at the path. */
  stat(path: string): Promise<FileStat | null>;
  /** Null when the name is free. Follows no link, so it also tells one that leads to nothing. */
  entry(path: string): Promise<EntryKind | null>;
  /** Replaces the target. Retries what Windows answers while a scanner holds the file, for at most 1 s. */
  rename(from: string, to: string): Promise<void>;
  /** Fails with EEXIST when the target exists: the portable exclusive publish. */
  link(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Fails with ENOTEMPTY when anything is in the folder. */
  removeFolder(path: string): Promise<void>;
  /** Removes a folder with everything in it. Links in it are removed, never followed. */
  removeTree(path: string): Promise<void>;
  /** Creates missing parents; answers the topmost folder that was created, or null. */
  makeFolder(path: string, permissions?: number): Promise<string | null>;
  list(path: string): Promise<readonly string[]>;
  /** A no-op where the platform cannot do it (Windows). */
  syncFolder(path: string): Promise<void>;
  realPath(path: string): Promise<string>;
}

export type LockMode = 'shared' | 'exclusive';
/** OS locks on open files, released by the death of the process. */
export interface FileLockPort {
  tryLock(descriptor: number, mode: LockMode): boolean;
  unlock(descriptor: number): void;
}

export interface ClockPort {
  /** Informational only: never order, never a tie-break. */
  nowMs(): number;
  /**
   * The time of this process, from any start: it only goes forward, and nobody sets it. On Linux it stands still while the machine is suspended; on
   * other systems it may not. Absent: `nowMs` is taken for it.
   */
  processMs?(): number;
}

export interface TimerPort {
  /** Runs once after that many milliseconds, unless the function that is returned was called. */
  after(ms: number, run: () => void): () => void;
}

export interface IdPort {
  /** `<prefix>_<lower-case ULID>`. */
  next(prefix: string): string;
  /** A short random suffix for temporary files. */
  suffix(): string;
}

export interface CryptoPort {
  readonly digest: DigestPort;
  hasher(): Hasher;
  hmacSha256(key: Uint8Array, bytes: Uint8Array): Uint8Array;
  /** Constant time in the content; false for different lengths. */
  equal(a: Uint8Array, b: Uint8Array): boolean;
  random(length: number): Uint8Array;
}

/** What a repository says about itself, read without running git. */
export type GitFacts = { readonly repoRoot: string; readonly branch?: string; readonly headSha?: string };
export interface GitPort {
  /** Null when the path is in no repository. Never rejects. */
  observe(path: string): Promise<GitFacts | null>;
}

/** Structured traces for operators. The default drops them; `serve` writes them to stderr. */
export interface TracePort {
  event(name: string, fields: { readonly [key: string]: string | number | boolean }): void;
}

export type Host = {
  readonly files: FilePort;
  readonly locks: FileLockPort;
  readonly clock: ClockPort;
  readonly ids: IdPort;
  readonly crypto: CryptoPort;
  readonly git: GitPort;
  readonly trace: TracePort;
};
