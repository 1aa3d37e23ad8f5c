/**
 * The boundary of a command: the files that it reads, writes and removes in a project must be inside the project. Others write
 * the files of a checkout, and a link among them must not make a command write or delete elsewhere. The same rule applies to the
 * user's own folder.
 */
import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { Failure } from '../failure.ts';

export type Boundary = {
  readonly folder: string;
  /** The name for messages: "the project". */
  readonly title: string;
  /** Only the owner of the machine writes there, so links are allowed: the installed package, which package managers link. */
  readonly isOwn?: true;
};

/** The target of a path; null if it does not exist, as with the lock files of some editors. */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** Also false for a missing target. */
export function isReallyInside(path: string, folder: string): boolean {
  const [inner, outer] = [realPath(path), realPath(folder)];
  return inner !== null && outer !== null && (inner === outer || isBelow(inner, outer));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    // If a path cannot be examined, the operation that opens it reports the error.
    return false;
  }
}

/** Whether a path names something below a folder. Links are not followed: `requireInside` checks them. */
export function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && !isAbsolute(way) && way.split(sep)[0] !== '..';
}

/**
 * A path as it is below a folder, if it leads there through other links [folders-compare-by-identity]; otherwise the path. The last
 * name of the path is not followed.
 */
export function pathWithin(folder: string, path: string): string {
  const [outer, inner] = isBelow(path, folder) ? [null, null] : [realPath(folder), realPath(dirname(path))];
  if (outer === null || inner === null) return path;
  const real = join(inner, basename(path));
  return isBelow(real, outer) ? join(folder, relative(outer, real)) : path;
}

/** The prefixes of a path below a folder, from the top: `.workrail`, `.workrail/compiled`. Empty for a path outside of it. */
function partsBelow(folder: string, path: string): readonly string[] {
  const names = relative(folder, path).split(sep);
  return isBelow(path, folder) ? names.map((_, i) => names.slice(0, i + 1).join(sep)) : [];
}

/** @throws Failure that names the first part of the path that is a link out of the folder, or a broken link */
export function requireInside(boundary: Boundary, path: string): void {
  if (boundary.isOwn === true) return;
  for (const part of partsBelow(boundary.folder, path)) {
    const at = join(boundary.folder, part);
    if (isLink(at) && !isReallyInside(at, boundary.folder)) throw leadsOut(boundary, part, realPath(at) === null);
  }
}

function leadsOut({ title }: Boundary, part: string, isNowhere: boolean): Failure {
  const name = part.split(sep).join('/');
  const what = isNowhere ? 'a broken symbolic link' : `a symbolic link to a path outside ${title}`;
  return new Failure({
    code: 'COMPILE_FAILED',
    message: `${name} is ${what}; WorkRail does not read, write or remove files there`,
    retry: { kind: 'not_retryable' },
    suggestion: isNowhere
      ? `Remove the link ${name}`
      : `Replace the link ${name} with the files that it points to${title === 'the project' ? ', or pass the directory that it points to as --project' : ''}`,
  });
}
