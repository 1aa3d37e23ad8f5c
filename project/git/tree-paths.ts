/** The paths of a git tree or index, which whoever wrote the repository chose, before they become files of a folder. Pure. */
import { posix } from 'node:path';
import { linkTargetLengthMax } from '../../schemas/limits.ts';

/**
 * What file systems take for one name: they ignore case, the form of an accented letter, invisible characters, and on Windows
 * dots and spaces at the end. Two names that some file system takes for one are the same here.
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

/** False for what leads out of the folder it is joined to: Windows takes `.. ` for `..`. */
export const staysBelow = (path: string): boolean => namesOf(path).every((name) => !/^[. ]+$/.test(name));

/** Two paths that cannot both be files of one folder: one is listed twice, or is a file and the folder of the other. */
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
 * Whether a link leads into the folder that its path is relative to. `..` counts only at the beginning of a target: behind a
 * name that is a link itself, it would lead elsewhere than its text says.
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
