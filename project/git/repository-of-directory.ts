/**
 * Which repository a directory is in, from the names of files only: git is not started, so the configuration of the repository counts for
 * nothing. A directory is in the nearest repository above it; whatever is above that one is another repository, as for git.
 */
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { realPath } from '../files/boundary.ts';

export type DirectoryRepository = {
  /** The directory that all worktrees of the repository share, without links. The repository is identified by it. */
  readonly common: string;
  /** The top of the checkout that contains the directory, without links. */
  readonly top: string;
  /** The top of the main worktree. The same as `top`, unless the checkout is a linked worktree. */
  readonly main: string;
};

const pointerBytesMax = 64 * 1024;

function pointerIn(file: string, pattern: RegExp): string | null {
  try {
    const { size } = statSync(file);
    return size > pointerBytesMax ? null : (pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? null);
  } catch {
    return null;
  }
}

/** A file that cannot be examined may be there: then the boundary counts. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return true;
  }
}

/** The directory that a `.git` names; null if it is no repository: git skips an empty directory, too. */
function gitDirectoryOf(marker: string): string | null {
  const stat = statSync(marker, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  if (stat.isDirectory()) return isThere(join(marker, 'HEAD')) ? marker : null;
  const named = stat.isFile() ? pointerIn(marker, /^gitdir: (.+)$/m) : null;
  // Git stops at such a file also if it leads nowhere.
  if (named === null) return marker;
  return isAbsolute(named) ? named : resolve(dirname(marker), named);
}

function repositoryAt(top: string): DirectoryRepository | null {
  const marker = join(top, '.git');
  const directory = gitDirectoryOf(marker);
  if (directory === null) return null;
  const shared = pointerIn(join(directory, 'commondir'), /^(.+)$/m);
  const found = shared === null ? directory : resolve(directory, shared);
  const common = realPath(found) ?? found;
  if (shared === null) return { common, top, main: top };
  // A bare repository has no main worktree: its own directory is named instead.
  const main = basename(common) === '.git' ? dirname(common) : common;
  return { common, top, main: existsSync(main) ? main : top };
}

/** Null if the directory does not exist, or if it is in no repository. */
export function repositoryOfDirectory(directory: string): DirectoryRepository | null {
  const found = realPath(directory);
  if (found === null) return null;
  for (let at = found; ; at = dirname(at)) {
    const repository = repositoryAt(at);
    if (repository !== null) return repository;
    if (dirname(at) === at) return null;
  }
}
