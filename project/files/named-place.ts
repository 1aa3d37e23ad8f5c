/**
 * The boundary of a file that the user named. Others write the files of the project that contains it, and this need not be the
 * project of the command: a link in any checkout must not make a command write elsewhere [no-way-out-of-a-project].
 */
import { basename, dirname, join } from 'node:path';
import { isProject, projectAbove, projectOfPath } from '../places.ts';
import { type Boundary, isBelow, realPath } from './boundary.ts';

export type NamedPlace = {
  readonly boundary: Boundary;
  /** A path of the file below the directory of the boundary. */
  readonly path: string;
};

const titled = (folder: string): Boundary => ({
  folder,
  title: isProject(folder) ? 'the project that contains it' : 'its directory',
});

/**
 * The project as the path names it: a directory in it may be a link out of it. Otherwise, the path leads through links of the user,
 * and the project is that of the real directory. A file in no project must be in its directory.
 */
export function placeOfNamed(root: Boundary, path: string): NamedPlace {
  if (isBelow(path, root.folder)) return { boundary: root, path };
  const project = projectOfPath(path);
  if (project !== null) return { boundary: titled(project), path };
  const folder = realPath(dirname(path)) ?? dirname(path);
  return { boundary: titled(projectAbove(folder)), path: join(folder, basename(path)) };
}
