/**
 * The workflow sources of a root: `.workrail/workflows/**` and what `workrail.json` adds, for a project; `workflows/**` in
 * the user's folder. Nothing outside the root is read, links included.
 */
import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { CommandFailure, exitCode } from './command.ts';
import { isUserHome, userFolder } from './places.ts';
import { configFailure, projectConfig } from './project-config.ts';

export type SourceRoot = {
  readonly sourceKind: 'project' | 'user';
  /** What displayed paths are relative to. */
  readonly folder: string;
  readonly compiledFolder: string;
  /** Null for the user's folder, which has none. */
  readonly lockFile: string | null;
};
export type SourceFile = {
  readonly file: string;
  readonly path: string;
  readonly bytes: number;
  readonly mtimeMs: number;
  /** Shipped with WorkRail and bound by the project; absent: a source of the root. */
  readonly sourceKind?: 'bundled';
};

export const projectRoot = (folder: string): SourceRoot => ({
  sourceKind: 'project',
  folder,
  compiledFolder: join(folder, '.workrail', 'compiled'),
  lockFile: join(folder, 'workrail.lock'),
});
export const userRoot = (folder: string): SourceRoot => ({
  sourceKind: 'user',
  folder,
  compiledFolder: join(folder, 'compiled'),
  lockFile: null,
});

/** The root that a folder stands for: a project, or the user's own workflows when it is the home folder. */
export const rootOf = (folder: string): SourceRoot =>
  isUserHome(folder) ? userRoot(userFolder()) : projectRoot(folder);

function configured(root: SourceRoot): string[] {
  if (root.sourceKind === 'user') return [];
  return (projectConfig(root.folder).sources ?? []).map((folder) => {
    const inside = resolve(root.folder, folder);
    if (isAbsolute(folder) || !(inside + sep).startsWith(root.folder + sep))
      throw configFailure(`"${folder}" leads out of the project`);
    return inside;
  });
}

/** The folders that hold the sources of a root, whether they exist or not. */
export function sourceFolders(root: SourceRoot): readonly string[] {
  const standard =
    root.sourceKind === 'project' ? join(root.folder, '.workrail', 'workflows') : join(root.folder, 'workflows');
  return [standard, ...configured(root)];
}

/** Where a link leads, or null when it leads nowhere, as the lock files of some editors do. */
function realPath(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}

/**
 * All sources of a root, sorted by their displayed path. Dot files and links that lead nowhere are none.
 *
 * @throws CommandFailure when a folder of the root leads out of it: neither its sources are read nor anything written there
 */
export function sourcesOf(root: SourceRoot): SourceFile[] {
  const folders = sourceFolders(root);
  const realRoot = realPath(root.folder) ?? root.folder;
  const isInside = (path: string) => (realPath(path) ?? '').startsWith(realRoot + sep);
  const found = new Map<string, SourceFile>();
  for (const folder of [...folders.slice(0, 1).map((standard) => dirname(standard)), ...folders]) {
    if (existsSync(folder) && realPath(folder) !== realRoot && !isInside(folder)) throw leadsOut(root, folder);
  }
  for (const folder of folders) {
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.name.endsWith('.json') || entry.name.startsWith('.') || entry.isDirectory()) continue;
      const path = join(entry.parentPath, entry.name);
      if (!isInside(path)) continue;
      const stat = statSync(path);
      if (!stat.isFile()) continue;
      const file = relative(root.folder, path).split(sep).join('/');
      found.set(file, { file, path, bytes: stat.size, mtimeMs: stat.mtimeMs });
    }
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

function leadsOut(root: SourceRoot, folder: string): CommandFailure {
  const name = relative(root.folder, folder).split(sep).join('/');
  return new CommandFailure(
    {
      code: 'COMPILE_FAILED',
      message: `${name} is a link that leads out of the ${root.sourceKind === 'project' ? 'project' : "user's folder"}, so nothing is read or written there`,
      retry: { kind: 'not_retryable' },
      suggestion: `Replace the link with a folder, or run the command with --project in the folder that ${name} leads to`,
    },
    exitCode.errorsFound,
  );
}
