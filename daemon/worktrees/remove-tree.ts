/** Removes what an agent made, whatever that is. */
import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const isDirectory = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/**
 * A directory that its owner may not search keeps what is in it: an agent can make one. It can also make directories so deep that no call
 * takes their path, so each is moved to the top before it is looked into. Links are removed, never followed.
 */
export function removeTree(path: string): void {
  if (!isDirectory(path)) {
    rmSync(path, { force: true });
    return;
  }
  const pending = [path];
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    chmodSync(folder, 0o700);
    for (const name of readdirSync(folder)) {
      const entry = join(folder, name);
      if (isDirectory(entry)) pending.push(folder === path ? entry : movedTo(path, entry));
      else rmSync(entry, { force: true });
    }
    if (folder !== path) rmdirSync(folder);
  }
  rmdirSync(path);
}

/** To move a directory, its owner must be able to write into it. */
function movedTo(top: string, folder: string): string {
  chmodSync(folder, 0o700);
  const moved = join(top, randomUUID());
  renameSync(folder, moved);
  return moved;
}
