/**
 * Directories of this machine that a sandbox, or git, needs while it runs. Their names say which process made them: a process that died could not
 * remove its own, so the next one that makes a directory does.
 */
import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFolder } from '../../project/files/temporary-folder.ts';
import { identityOf, livenessOf } from './process-identity.ts';

const namePattern = /^workrail-(?:sandbox|proxy|git)-(\d+)-(\d+)-/;

let isSwept = false;

/** An empty directory that only this user can read. */
export function makePlace(what: 'sandbox' | 'proxy' | 'git' = 'sandbox'): string {
  const place = temporaryFolder(`workrail-${what}-${process.pid}-${identityOf(process.pid)?.startTime ?? '0'}-`);
  if (!isSwept) removeLeft(dirname(place));
  isSwept = true;
  return place;
}

function removeLeft(folder: string): void {
  for (const name of sweptNames(folder)) {
    const [, pid, startTime] = namePattern.exec(name) ?? [];
    if (pid === undefined || startTime === undefined) continue;
    if (livenessOf({ pid: Number(pid), startTime, bootId: '' }) === 'dead') removePlace(join(folder, name));
  }
}

function sweptNames(folder: string): readonly string[] {
  try {
    return namesAreFixed(folder) ? readdirSync(folder) : [];
  } catch {
    return [];
  }
}

/**
 * Whether only this user and the superuser can rename what this user made in a directory. Otherwise, another user could give any directory of
 * this user the name of one that is removed, also after it was checked. In a directory with the sticky bit, users rename only what they own.
 */
function namesAreFixed(folder: string): boolean {
  const user = process.getuid?.();
  // Without user ids, on Windows, the directory for temporary files is in the profile of the user.
  if (user === undefined) return true;
  const { uid, mode } = lstatSync(folder);
  const isWritableByOthers = (mode & 0o022) !== 0 && (mode & 0o1000) === 0;
  if ((uid !== user && uid !== 0) || isWritableByOthers) return false;
  return dirname(folder) === folder || namesAreFixed(dirname(folder));
}

/**
 * Files and the directory, never a directory in it: one could be a mount of something else. Nothing is mounted for git, which makes directories.
 * Every user can make a name among the temporary files: a link, and what another user owns, stay [only-own-places-are-removed].
 */
export function removePlace(place: string): void {
  try {
    if (!isOwnDirectory(place)) return;
    if (basename(place).startsWith('workrail-git-')) {
      rmSync(place, { recursive: true, force: true });
      return;
    }
    for (const name of readdirSync(place)) unlinkSync(join(place, name));
    rmdirSync(place);
  } catch {
    // It takes no space worth a failure.
  }
}

/** Only this user can write in a directory of this user, so nothing in it becomes a link while it is removed. */
function isOwnDirectory(place: string): boolean {
  const stat = lstatSync(place);
  const user = process.getuid?.();
  return stat.isDirectory() && (user === undefined || stat.uid === user);
}
