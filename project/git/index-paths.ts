/** Determines which files git would commit, and therefore a clone contains. */
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { listedPaths, workTreeOf } from './git.ts';

/**
 * Whether the index contains a path, as a file or as a folder of files. A path outside of the work tree, or behind a link or a
 * submodule, is searched on disk.
 */
export async function indexHolds(project: string): Promise<(path: string) => boolean> {
  const top = await workTreeOf(project);
  if (top === null) return existsSync;
  const files = new Set(await listedPaths(top));
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); folder !== '.' && !folders.has(folder); folder = dirname(folder))
      folders.add(folder);
  const isBehind = (path: string): boolean => {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1))
      if (files.has(path.slice(0, at))) return true;
    return false;
  };
  const base = join(realpathSync(top), relative(realpathSync(top), realpathSync(project)));
  return (path) => {
    const inTree = relative(realpathSync(top), join(base, relative(project, path)))
      .split(sep)
      .join('/');
    if (inTree === '' || inTree.startsWith('../') || isBehind(inTree)) return existsSync(path);
    return files.has(inTree) || folders.has(inTree);
  };
}
