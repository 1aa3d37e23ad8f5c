/**
 * The path for a message: as the user typed it, below a named place, or relative to the current directory. Messages are pasted
 * into issues and logs, so they never contain a home directory or the absolute root of a project [errors-name-no-path].
 */
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { realPath } from './boundary.ts';
import { dataFolder, packageFolder, projectFolder, typedWords, userFolder } from '../places.ts';

const portable = (path: string) => path.split(sep).join('/');

/** The path from a folder to a path inside it; null if it is not inside. */
function below(folder: string, path: string): string | null {
  for (const top of new Set([folder, realPath(folder) ?? folder])) {
    const way = relative(top, path);
    if (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)) return portable(way);
  }
  return null;
}

const placed = (place: string, way: string | null): string | null =>
  way === null ? null : way === '' ? place : `${place}/${way}`;

/** A word that is a path by itself; it may also be the value of an option. */
function asTyped(path: string): string | null {
  for (const word of typedWords().map((each) => each.replace(/^--[a-z-]+=/, ''))) {
    if (!isAbsolute(word) && !/^\.\.([\\/]|$)/.test(word)) continue;
    const way = below(resolve(word), path);
    if (way !== null) return placed(portable(word).replace(/(?<=.)\/$/, ''), way);
  }
  return null;
}

function inProject(path: string): string | null {
  const here = process.cwd();
  const way = below(here, path);
  // Otherwise, it would be read as an option, or as the home directory.
  if (way !== null) return /^[-~]/.test(way) ? `./${way}` : way || '.';
  const project = projectFolder(undefined);
  const inside = below(project, path);
  if (inside === null || below(project, here) === null) return null;
  return inside === '' ? portable(relative(here, project)) : inside;
}

/** Null if no such name is known. */
export function pathName(path: string): string | null {
  return (
    whereKnown(() => asTyped(path)) ??
    whereKnown(() => placed('<data directory>', below(dataFolder(), path))) ??
    whereKnown(() => inProject(path)) ??
    placed('<installation>', below(packageFolder(), path)) ??
    whereKnown(() => placed('~', below(dirname(userFolder()), path)))
  );
}

/** Without a home directory, or in a removed directory, a place is unknown, and the message names something else. */
function whereKnown<T>(place: () => T): T | null {
  try {
    return place();
  } catch {
    return null;
  }
}

/** For a sentence: a path without a name is described. */
export function shownPath(path: string): string {
  const name = pathName(path);
  if (name === '.') return 'the current directory';
  if (name !== null) return name;
  const isAbove = (folder: () => string) => whereKnown(() => below(path, folder())) !== null;
  if (isAbove(dataFolder)) return 'a directory above the data directory';
  return isAbove(() => projectFolder(undefined)) ? 'a directory above the project' : 'a path outside the project';
}

/** A file of another program, which the user must find: shown by its path if it has no name. */
export const shownFile = (path: string): string => pathName(path) ?? path;
