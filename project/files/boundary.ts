/**
 * How far a command reaches: what it reads, writes and removes in a project lies in that project. A checkout is written by
 * others, and a link in it must not turn a compile here into a write or a delete elsewhere. The user's own folder is held to
 * the same rule.
 */
import { lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Failure } from '../failure.ts';

export type Boundary = {
  readonly folder: string;
  /** As a message names it: "the project". */
  readonly title: string;
  /** Nobody but the owner of the machine writes there, so links are theirs: the installed package, which package managers link. */
  readonly isOwn?: true;
};

/** Where a path really leads, or null when it leads nowhere, as the lock files of some editors do. */
export function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/** False as well for what leads nowhere. */
export function isReallyInside(path: string, folder: string): boolean {
  const [inner, outer] = [realPath(path), realPath(folder)];
  return inner !== null && outer !== null && (inner === outer || inner.startsWith(outer + sep));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  } catch {
    // What cannot be looked at is told by whoever opens it.
    return false;
  }
}

/** The parts of a path below a folder, from the top: `.workrail`, `.workrail/compiled`. Empty for what is not below it. */
function partsBelow(folder: string, path: string): readonly string[] {
  const names = relative(folder, path).split(sep);
  return names[0] === '..' || names[0] === '' ? [] : names.map((_, i) => names.slice(0, i + 1).join(sep));
}

/**
 * @throws Failure that names the first part of the path that is a link and leads out of the folder, or nowhere
 */
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
      : `Replace the link with its target, or give the target of ${name} with --project`,
  });
}
