/**
 * Directories of JSON files that WorkRail writes, which are not sources: compiled workflows, and the runs that a data directory stores.
 * A data directory, or a copy of one, can be inside a project, and a project inside a data directory.
 */
import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { readFileBounded } from '../files/bounded-read.ts';
import { isProject } from '../places.ts';

/** In `.workrail`. */
const writtenFolders: ReadonlySet<string> = new Set(['compiled', 'compile-records', 'data']);
/** In a data directory. */
const storedFolders: ReadonlySet<string> = new Set(['sessions', 'snapshots', 'artifacts', 'keys', 'cache', 'daemon']);

/** A source may have the name of the keyring, too. */
function isKeyring(path: string): boolean {
  try {
    const keyring = parseJsonBytes(readFileBounded(path).bytes);
    return isRecord(keyring) && isRecord(keyring['current']) && typeof keyring['current']['key'] === 'string';
  } catch {
    return false;
  }
}

export const isDataDirectory = (folder: string): boolean =>
  existsSync(join(folder, '.store.lock')) || isKeyring(join(folder, 'keys', 'keyring.json'));

/**
 * A directory of stored runs. A message must not quote the signing keys, and `fmt` must not change an object whose name is its
 * digest.
 */
function isStored(folder: string): boolean {
  const [name, above] = [basename(folder), dirname(folder)];
  const isPinned = name === 'pinned' && basename(above) === 'workflows';
  if (!isPinned && !storedFolders.has(name)) return false;
  return isDataDirectory(isPinned ? dirname(above) : above);
}

export const isWritten = (folder: string): boolean =>
  (basename(dirname(folder)) === '.workrail' && writtenFolders.has(basename(folder))) || isStored(folder);

/** The worktrees of the daemon are checkouts, which contain sources. */
const isCheckout = (folder: string) =>
  isProject(folder) || (basename(folder) === 'worktrees' && basename(dirname(folder)) === 'daemon');

/** Whether a directory is one of a kind, or is below one, and not in a checkout inside it. */
function isWithin(isOfKind: (folder: string) => boolean, folder: string): boolean {
  for (let at = trueName(folder); ; at = dirname(at)) {
    if (isOfKind(at)) return true;
    if (isCheckout(at) || at === dirname(at)) return false;
  }
}

/** Without links, and in the case in which the file system has the name. */
export function trueName(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return resolve(path);
  }
}

export const isInWritten = (folder: string): boolean => isWithin(isWritten, folder);

/** Also through a link. */
export const isStoredFile = (path: string): boolean => isWithin(isStored, dirname(trueName(path)));
