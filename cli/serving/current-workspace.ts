/**
 * Where a call of an agent works that names no workspace: `--project`, then the project of the client's environment, then the roots
 * of the client, then the working directory. The home directory and the root of the file system are none of these [workspace-order].
 */
import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usageError } from '../../project/failure.ts';
import { isProject, noWorkspace, projectAbove, projectFolder } from '../../project/places.ts';
import type { ClientRoots } from '../../runtime/mcp/client-roots.ts';
import type { CurrentWorkspace } from '../../runtime/storage/ports.ts';

const isUsable = (folder: string): boolean =>
  isAbsolute(folder) &&
  noWorkspace(folder) === null &&
  statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;

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
export const workingProject = (): string | null => (isUsable(process.cwd()) ? projectAbove(process.cwd()) : null);

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

export function currentWorkspace(named: string | null, roots: ClientRoots): () => Promise<CurrentWorkspace> {
  return async () => {
    const folder = named ?? folderOf(await roots()) ?? workingProject();
    return folder === null ? { unknown: unknownHere() } : { folder };
  };
}

/** For an agent: it names no path. */
const unknownHere = () =>
  `the working directory of the server cannot be used (${noWorkspace(process.cwd()) ?? 'it is not readable'}), and the client named no other folder`;
