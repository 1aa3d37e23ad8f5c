/** Validates the paths of a git tree or index, which the author of the repository chose, before they become files. Pure. */
import { posix } from 'node:path';
import { linkTargetLengthMax } from '../../schemas/limits.ts';

/**
 * The form by which file systems may identify a name: they ignore case, the form of an accented letter, invisible characters, and
 * on Windows dots and spaces at the end. Two names that any file system may treat as equal have the same form.
 */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[. ]+$/, '');

const namesOf = (path: string): readonly string[] => path.split(/[\\/]/);

/** False for a path that leads out of the folder: Windows treats `.. ` as `..`. */
export const staysBelow = (path: string): boolean => namesOf(path).every((name) => !/^[. ]+$/.test(name));

/** Two paths that cannot both be files of one folder: a duplicate, or a file that is the folder of the other. */
export function clashIn(paths: readonly string[]): readonly [string, string] | null {
  const exact = new Set<string>();
  const byFolded = new Map<string, string>();
  for (const path of paths) {
    if (exact.has(path)) return [path, path];
    exact.add(path);
    byFolded.set(namesOf(path).map(folded).join('/'), path);
  }
  for (const path of paths) {
    const names = namesOf(path).map(folded);
    for (let count = 1; count < names.length; count += 1) {
      const above = byFolded.get(names.slice(0, count).join('/'));
      if (above !== undefined) return [above, path];
    }
  }
  return null;
}

/**
 * Whether a link stays in the folder to which its path is relative. `..` is allowed only at the beginning of a target: after a
 * name that is itself a link, it would not lead where its text says.
 */
export function leadsInside(path: string, target: string): boolean {
  if (target === '' || target.length > linkTargetLengthMax || /[\\\0]|^\/|^[A-Za-z]:/.test(target)) return false;
  if (
    target
      .replace(/^(?:\.{1,2}(?:\/|$))+/, '')
      .split('/')
      .includes('..')
  )
    return false;
  const end = posix.join(posix.dirname(path), target);
  return end !== '..' && !end.startsWith('../');
}
