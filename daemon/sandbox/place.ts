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
  for (const name of readdirSync(folder)) {
    const [, pid, startTime] = namePattern.exec(name) ?? [];
    if (pid === undefined || startTime === undefined) continue;
    if (livenessOf({ pid: Number(pid), startTime, bootId: '' }) === 'dead') removePlace(join(folder, name));
  }
}

/**
 * Files and the directory, never a directory in it: one could be a mount of something else. Nothing is mounted for git, which makes directories.
 * What another user owns stays.
 */
export function removePlace(place: string): void {
  try {
    if (isOfGit(place)) {
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
const isOfGit = (place: string): boolean =>
  basename(place).startsWith('workrail-git-') && lstatSync(place).uid === process.getuid?.();
