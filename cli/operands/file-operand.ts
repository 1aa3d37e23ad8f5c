/** Whether a person who names a workflow means a file. Loads no compiler: most people name an id. */
import { statSync } from 'node:fs';
import { errnoOf } from '../../schemas/os-faults.ts';

const hashPattern = /^sha256[:-]([0-9a-f]{4,64})$/;

/** The start of a hash that names a snapshot, in hexadecimal; null for anything else. */
export const hashStartOf = (named: string): string | null => hashPattern.exec(named)?.[1] ?? null;

/** Whether a word names a file that exists. One that is too long for a path names none. */
export function isExistingFile(named: string): boolean {
  try {
    return statSync(named, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    if (errnoOf(error) === 'ENAMETOOLONG') return false;
    throw error;
  }
}

/** No id holds a slash or ends so; `-` is stdin. */
export const isFileOperand = (named: string): boolean =>
  named === '-' || /[/\\]|\.json$/.test(named) || isExistingFile(named);
