/**
 * Removes temporary files of a process that was killed before it could rename them, beside the files that a command writes. The
 * directory belongs to the user, so only a file with the name of such a temporary file of exactly one of these files is removed.
 */
import { lstatSync, readdirSync, unlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { temporaryFileMsMin } from '../../schemas/limits.ts';
import { errnoOf } from '../../schemas/os-faults.ts';
import { Failure } from '../failure.ts';
import { temporaryPattern } from './atomic-write.ts';
import { type Boundary, realPath, requireInside } from './boundary.ts';

/** Reads each directory once, however many of its files are named. The files need not exist. */
export function removeLeftovers(boundary: Boundary, files: Iterable<string>): void {
  const namesByFolder = new Map<string, Set<string>>();
  for (const file of files) {
    whereAllowed(() => {
      requireInside(boundary, file);
      // A file that a link leads to is replaced at its own place.
      const real = realPath(file) ?? file;
      const names = namesByFolder.get(dirname(real)) ?? new Set();
      namesByFolder.set(dirname(real), names.add(basename(real)));
    });
  }
  for (const [folder, names] of namesByFolder) whereAllowed(() => removeIn(folder, names));
}

function removeIn(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (!temporaryPattern.test(name) || !names.has(name.replace(temporaryPattern, ''))) continue;
    const path = join(folder, name);
    whereAllowed(() => {
      if (isAbandoned(path)) unlinkSync(path);
    });
  }
}

function isAbandoned(path: string): boolean {
  const stat = lstatSync(path);
  const user = process.getuid?.();
  const isOwn = user === undefined || stat.uid === user;
  return stat.isFile() && isOwn && Date.now() - stat.mtimeMs >= temporaryFileMsMin;
}

/** A file that remains does no harm, and the write that it is about has succeeded. */
function whereAllowed(body: () => void): void {
  try {
    body();
  } catch (error) {
    if (!Failure.is(error) && errnoOf(error) === '') throw error;
  }
}
