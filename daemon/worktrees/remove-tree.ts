/** Removes what an agent made, whatever that is. */
import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bytePath, namesIn, systemPath } from '../byte-path.ts';

const isDirectory = (path: string): boolean =>
  lstatSync(systemPath(path), { throwIfNoEntry: false })?.isDirectory() === true;

const removeFile = (path: string): void => rmSync(systemPath(path), { force: true });

/**
 * A directory that its owner may not search keeps what is in it: an agent can make one. It can also make directories so deep that no call
 * takes their path, so each is moved to the top before it is looked into. Links are removed, never followed.
 */
export function removeTree(root: string): void {
  const path = bytePath(root);
  if (!isDirectory(path)) {
    removeFile(path);
    return;
  }
  const pending = [path];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    chmodSync(systemPath(folder), 0o700);
    for (const name of namesIn(folder)) {
      const entry = join(folder, name);
      if (isDirectory(entry)) pending.push(folder === path ? entry : movedTo(path, entry));
      else removeFile(entry);
    }
    if (folder !== path) rmdirSync(systemPath(folder));
  }
  rmdirSync(systemPath(path));
}

/** To move a directory, its owner must be able to write into it. */
function movedTo(top: string, folder: string): string {
  chmodSync(systemPath(folder), 0o700);
  const moved = join(top, randomUUID());
  renameSync(systemPath(folder), systemPath(moved));
  return moved;
}
