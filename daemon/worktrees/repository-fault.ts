/**
 * Whether the parts of a repository that a sandbox shows, or that the daemon writes, are in a repository. A `.git` from an archive can contain
 * links and lists of directories: one that leads to a home directory would show it to the agent [only-repositories-are-shown].
 */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { alternatesFileBytesMax, alternatesMax } from '../../schemas/daemon/limits.ts';
import { reasonOf } from '../../schemas/os-faults.ts';
import { readRegular } from '../../runtime/host/regular-file.ts';
import type { SandboxFault } from '../sandbox/sandbox.ts';

export class RepositoryFault extends Error {}

/** Links of these may lead to the same place of another repository, as tools that share repositories set them up. */
const parts = ['refs', 'logs', 'worktrees', 'packed-refs', 'shallow', 'objects/info', 'objects/pack'];
/** Those of the daemon, and the branches that the user adopts. */
const writtenRefs = [
  ...['refs/worktrain', 'refs/worktrain-base', 'refs/worktrain-delivery', 'refs/worktrain-start'],
  ...['refs/heads', 'refs/heads/worktrain'],
];
/** Git writes a log of each, if the settings say so. */
const refParts = [...writtenRefs, 'logs/refs', ...writtenRefs.map((ref) => `logs/${ref}`)];
/** The directories of loose objects, by the beginning of their names. */
const looseObjects = Array.from({ length: 256 }, (_, start) => `objects/${start.toString(16).padStart(2, '0')}`);

const isGitDirectory = (path: string): boolean =>
  ['HEAD', 'objects', 'refs'].every((name) => existsSync(join(path, name)));

const isPartOfRepository = (path: string, part: string): boolean =>
  path.endsWith(`/${part}`) && isGitDirectory(path.slice(0, -part.length - 1));

/** What git writes into a directory of objects, also while it writes. */
const objectNames = /^(?:[0-9a-f]{2}|pack|info|tmp_\w+|tmp[_-]objdir[\w-]*|incoming-\w+|maintenance\.lock)$/;

/** Another program than git may have made a directory of objects, so it need not be a part of a repository. */
const isObjectDirectory = (path: string): boolean =>
  statSync(path).isDirectory() &&
  (isPartOfRepository(path, 'objects') || readdirSync(path).every((name) => objectNames.test(name)));

function misledPart(repository: string): string | null {
  const root = realpathSync(repository);
  const objects = join(root, 'objects');
  if (realpathSync(objects) !== objects && !isObjectDirectory(realpathSync(objects))) return 'objects';
  const found = [...parts, ...refParts, ...looseObjects].find((part) => {
    const path = join(root, part);
    if (!existsSync(path)) return false;
    const real = realpathSync(path);
    // The objects may be elsewhere: what counts is where they are.
    const isInPlace = real === path || real === join(realpathSync(dirname(path)), basename(path));
    return !isInPlace && !isPartOfRepository(real, part);
  });
  return found ?? null;
}

function listedIn(objects: string): readonly string[] {
  const file = join(objects, 'info', 'alternates');
  if (!existsSync(file)) return [];
  return new TextDecoder()
    .decode(readRegular(file, alternatesFileBytesMax, 'followed'))
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (isAbsolute(line) ? line : resolve(objects, line)));
}

/**
 * The directories of objects of a repository: its own, and those that it borrows from.
 * @throws RepositoryFault if one is something else
 */
export function objectDirectories(objects: string): readonly string[] {
  const found = [objects];
  for (let i = 0; i < found.length && found.length < alternatesMax; i++)
    for (const path of listedIn(found[i] ?? objects)) {
      if (!existsSync(path) || found.includes(path)) continue;
      if (!isObjectDirectory(realpathSync(path)))
        throw new RepositoryFault(
          'the file objects/info/alternates of the repository names a directory without objects',
        );
      found.push(path);
    }
  return found;
}

const faultOf = (reason: string): SandboxFault => ({
  reason,
  remedy:
    'Clone the repository with git and start the session in the clone. If the repository came from an archive, do not trust its .git directory',
});

const startNew = 'start a new session: workrail daemon dispatch <workflow>';
const listed = '`workrail daemon worktrees list` prints its path';

/** @param hasFiles whether the directory of the worktree exists, which `worktrees gc` keeps until its work can be archived */
const withoutRepository = (reason: string, hasFiles: boolean): SandboxFault => ({
  reason,
  remedy: `Move the repository back, or ${startNew}${hasFiles ? `. If nobody needs the files of this session, delete the directory of its worktree; ${listed}` : ''}`,
});

/**
 * Another repository may have taken its place.
 *
 * @param isStored whether the repository contains the stored work, from which the session continues once the files of its worktree are gone
 */
export function withoutBase(base: string, isStored: boolean): SandboxFault {
  const reason = `the repository does not contain the commit ${base.slice(0, 12)}, on which the session is based`;
  if (!isStored) return withoutRepository(reason, true);
  return {
    reason,
    remedy: `Move the repository back. To continue from the stored work instead, without later changes, delete the directory of the worktree of the session; ${listed}`,
  };
}

/** Its files were removed, so what the repository contained is all that there was. */
export const withoutStoredWork: SandboxFault = {
  reason: 'the repository does not contain the stored work of the session any more',
  remedy: `Move the repository back. If the commits were pruned, ${startNew}`,
};

/**
 * @param repository the directory that the worktrees of the repository share; absolute
 * @param hasFiles whether the worktree exists that belongs to it
 */
export function repositoryFault(repository: string, hasFiles: boolean): SandboxFault | null {
  if (!existsSync(repository))
    return withoutRepository('the repository of the session does not exist any more', hasFiles);
  try {
    const part = misledPart(repository);
    if (part !== null) return faultOf(`${part} in the .git directory is a link to a place outside of a repository`);
    objectDirectories(join(repository, 'objects'));
    return null;
  } catch (error) {
    if (error instanceof RepositoryFault) return faultOf(error.message);
    return faultOf(`the .git directory of the repository cannot be read: ${reasonOf(error)}`);
  }
}
