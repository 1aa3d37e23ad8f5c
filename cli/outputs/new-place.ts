/**
 * A file that `--out` names: nothing may exist there, not even a broken link. A pipe, a device or a file that is replaced by a rename
 * cannot be restored, so no command replaces one [out-replaces-nothing].
 */
import { lstatSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errnoOf } from '../../schemas/os-faults.ts';
import { type Failure, usageError } from '../../project/failure.ts';
import { shellWord } from '../../schemas/text/shell-word.ts';

/** Also true for a link that leads nowhere. */
export const isTaken = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** @throws Failure where something has the name */
export function requireFree(
  named: string,
  suggestion = 'Give another file name, or move the existing file first',
): void {
  if (isTaken(named)) throw taken(named, suggestion);
}

/** Writes a file without replacing one; fails if another program created the file after the last check. */
export function writingNew(named: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw errnoOf(error) === 'EEXIST' && isTaken(named)
      ? taken(named, 'Give another file name, or move the existing file first')
      : error;
  }
}

const taken = (named: string, suggestion: string): Failure =>
  usageError(`${named} already exists, and --out does not overwrite files`, suggestion);

/** @throws Failure where something has the name, or no folder is there to hold it */
export function requireNewPlace(named: string): void {
  requireFree(named);
  const parent = dirname(named);
  if (statSync(parent, { throwIfNoEntry: false })?.isDirectory() === true) return;
  throw usageError(
    `--out: the directory "${parent}" does not exist`,
    `Give a file in an existing directory, or create the directory: mkdir ${shellWord(parent)}`,
  );
}
