/**
 * Where a call of an agent works that names no workspace: `--project`, then the project of the client's environment, then the roots
 * of the client, then the working directory. The home directory and the root of the file system are none of these [workspace-order].
 */
import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usageError } from '../../project/failure.ts';
import { isProject, noWorkspace, projectAbove, projectFolder, servedProject } from '../../project/places.ts';
import type { ClientRoots } from '../../runtime/mcp/client-roots.ts';
import type { CurrentWorkspace } from '../../runtime/storage/ports.ts';

/** A client can name any path, so every error of the file system means that this is no folder to work in. */
function isUsable(folder: string): boolean {
  try {
    return isAbsolute(folder) && noWorkspace(folder) === null && statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

const usable = (folder: string): string | null => (isUsable(folder) ? folder : null);

/** What is named before a client is there; null where only its roots or the working directory can tell. */
export function namedProject(option: unknown): string | null {
  if (typeof option === 'string') {
    const folder = projectFolder(option);
    const refused = noWorkspace(folder);
    if (refused === null) return folder;
    throw usageError(`--project: "${option}" cannot be served: ${refused}`, 'Give the path of a project directory');
  }
  const inClient = process.env['CLAUDE_PROJECT_DIR'] ?? '';
  return isUsable(inClient) ? projectAbove(inClient) : null;
}

/** The project that the working directory is in; null where it is in none that could be meant. */
export function workingProject(): string | null {
  const folder = usable(process.cwd());
  return folder === null ? null : projectAbove(folder);
}

/** Of several folders that are open in the client, the first that is in a project of WorkRail. */
function folderOf(uris: readonly string[]): string | null {
  const folders = uris.flatMap((uri) => pathOf(uri) ?? []).filter(isUsable);
  return folders.find((folder) => isProject(projectAbove(folder))) ?? folders[0] ?? null;
}

function pathOf(uri: string): string | null {
  try {
    return fileURLToPath(uri);
  } catch {
    return null;
  }
}

/** Asked at every call: what was named is looked for once, and the client's roots and the working directory each time. */
export function currentWorkspace(named: string | null, roots: ClientRoots): () => Promise<CurrentWorkspace> {
  const fixed = named === null ? null : { project: servedProject(named) };
  return async () => {
    if (fixed !== null) return fixed;
    const folder = folderOf(await roots()) ?? usable(process.cwd());
    return folder === null ? { unknown: unknownHere() } : { project: servedProject(folder) };
  };
}

/** For an agent: it names no path. */
const unknownHere = () =>
  `the working directory of the server cannot be used (${noWorkspace(process.cwd()) ?? 'the directory is not readable'}), and the client named no other folder`;
