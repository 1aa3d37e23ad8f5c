/**
 * Which repository a directory is in, from the names of files only: git is not started, so the configuration of the repository counts for
 * nothing. A directory is in the nearest repository above it; whatever is above that one is another repository, as for git.
 */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, sep } from 'node:path';
import { readRegular } from '../../runtime/host/regular-file.ts';
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

/** A repository can put anything at the place of these files: only a regular file is read, and without waiting. */
function pointerIn(file: string, pattern: RegExp): string | null {
  try {
    const text = new TextDecoder().decode(readRegular(file, pointerBytesMax, 'followed'));
    return pattern.exec(text)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** As the operating system resolves it, and as git does: `..` after a link leads out of the target of the link. Null if it is not there. */
function resolved(folder: string, named: string): string | null {
  try {
    return realpathSync.native(isAbsolute(named) ? named : `${realpathSync.native(folder)}${sep}${named}`);
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
  try {
    const stat = statSync(marker, { throwIfNoEntry: false });
    if (stat === undefined) return null;
    if (stat.isDirectory()) return isThere(join(marker, 'HEAD')) ? (resolved(marker, '.') ?? marker) : null;
  } catch {
    // It cannot be examined, so the boundary counts.
    return marker;
  }
  const named = pointerIn(marker, /^gitdir: ([\s\S]+?)[\r\n]*$/);
  // Git stops at such a file also if it leads nowhere.
  return (named === null ? null : resolved(dirname(marker), named)) ?? marker;
}

function repositoryAt(top: string): DirectoryRepository | null {
  const directory = gitDirectoryOf(join(top, '.git'));
  if (directory === null) return null;
  const shared = pointerIn(join(directory, 'commondir'), /^([\s\S]+?)[\r\n]*$/);
  const common = (shared === null ? null : resolved(directory, shared)) ?? directory;
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
