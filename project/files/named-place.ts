/**
 * The boundary of a file that the user named. Others write the files of the project that contains it, and this need not be the
 * project of the command: a link in any checkout must not make a command write elsewhere [no-way-out-of-a-project].
 */
import { lstatSync, readlinkSync } from 'node:fs';
import { join, parse, relative, resolve, sep } from 'node:path';
import { errnoOf } from '../../schemas/os-faults.ts';
import { isProject, isSameFolder, projectOfPath, userFolder } from '../places.ts';
import { userRoot } from '../sources/source-root.ts';
import { type Boundary, isBelow, isReallyInside, realPath } from './boundary.ts';

export type NamedPlace = {
  readonly boundary: Boundary;
  /** A path of the file below the directory of the boundary. */
  readonly path: string;
};

function titled(folder: string): Boundary {
  if (isSameFolder(folder, userFolder())) return { folder, title: userRoot(folder).title };
  return { folder, title: isProject(folder) ? 'the project that contains it' : 'its directory' };
}

/** As many as Linux follows. */
const linksMax = 40;

/**
 * Follows the links of the user, and each link of a project that stays in this project. The boundary of any other link is the project
 * with the link, and that of the file is the project of its real directory. A file in no project must be in its directory, or if this
 * does not exist, in the nearest one that does.
 */
export function placeOfNamed(root: Boundary, path: string): NamedPlace {
  if (isBelow(path, root.folder)) return { boundary: root, path };
  let at = parse(path).root;
  let names = namesBelow(at, path);
  for (let links = 0; names.length > 1; ) {
    const [name = '', ...rest] = names;
    const next = join(at, name);
    const kind = kindOf(next);
    if (kind === null) break;
    if (kind === 'link') {
      links += 1;
      const project = projectOfPath(next);
      if (links > linksMax || realPath(next) === null || (project !== null && !isReallyInside(next, project))) break;
      const target = resolve(at, readlinkSync(next));
      at = parse(target).root;
      names = [...namesBelow(at, target), ...rest];
    } else [at, names] = [next, rest];
  }
  const real = join(at, ...names);
  return { boundary: titled(projectOfPath(join(at, names[0] ?? '')) ?? at), path: real };
}

/** Null for a path that does not exist or cannot be examined: the operation that opens it reports the error. */
function kindOf(path: string): 'link' | 'other' | null {
  try {
    return lstatSync(path).isSymbolicLink() ? 'link' : 'other';
  } catch (error) {
    if (errnoOf(error) === '') throw error;
    return null;
  }
}

const namesBelow = (folder: string, path: string): readonly string[] =>
  relative(folder, path)
    .split(sep)
    .filter((name) => name !== '');
