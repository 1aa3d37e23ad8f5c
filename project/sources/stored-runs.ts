/** Which directories contain what WorkRail stores: a data directory, or a copy of one, can be inside a project, and a project inside it. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isProject } from '../places.ts';

/** The directories in a data directory that contain JSON files, and the files that show that a directory is a data directory. */
const storedFolders: ReadonlySet<string> = new Set(['sessions', 'snapshots', 'artifacts', 'keys', 'cache', 'daemon']);
const dataMarks = ['.store.lock', join('keys', 'keyring.json')] as const;

export const isDataDirectory = (folder: string): boolean => dataMarks.some((mark) => existsSync(join(folder, mark)));

/**
 * A directory of stored runs. A message must not quote the signing keys, and `fmt` must not change an object whose name is its
 * digest.
 */
export function isStored(path: string): boolean {
  const [name, above] = [basename(path), dirname(path)];
  const isPinned = name === 'pinned' && basename(above) === 'workflows';
  if (!isPinned && !storedFolders.has(name)) return false;
  return isDataDirectory(isPinned ? dirname(above) : above);
}

/** The worktrees of the daemon are checkouts, which contain sources. */
const isCheckout = (folder: string) =>
  isProject(folder) || (basename(folder) === 'worktrees' && basename(dirname(folder)) === 'daemon');

/** Whether a file is in a directory of stored runs, and not in a checkout inside it. */
export function isStoredFile(path: string): boolean {
  for (let at = dirname(path); at !== dirname(at); at = dirname(at)) {
    if (isStored(at)) return true;
    if (isCheckout(at)) return false;
  }
  return false;
}
