/**
 * Explains mistakes in the `workrail.json` of a project, with frames. Loaded only if there is a mistake, or if a project is
 * checked.
 */
import { existsSync, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { allRules } from '../../compiler/lint/all-rules.ts';
import { checkProjectConfig } from '../../compiler/project-config.ts';
import type { Diagnostic } from '../../schemas/diagnostics.ts';
import { errnoOf, osFault } from '../../schemas/os-faults.ts';
import { configText, isConfigOfUser, nulInPath, shownConfig } from './project-config-file.ts';

function folderProblem(project: string, folder: string): string | null {
  if (folder.includes('\0')) return nulInPath;
  const inside = resolve(project, folder);
  const way = relative(project, inside);
  if (isAbsolute(folder) || way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
    return 'is outside the project';
  try {
    const stat = statSync(inside, { throwIfNoEntry: false });
    return stat === undefined || stat.isDirectory() ? null : 'is not a directory';
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === '') throw error;
    return `cannot be opened: ${osFault(errno).meaning} (${errno})`;
  }
}

/** @throws Failure if the file cannot be read */
export function projectConfigDiagnostics(project: string): readonly Diagnostic[] {
  const text = configText(project);
  if (text === null) return [];
  return checkProjectConfig(
    { file: shownConfig(project), text },
    {
      lintRules: allRules().definitions,
      folderProblem: (folder) => folderProblem(project, folder),
      isOfUser: isConfigOfUser(project),
      isMissing: (path) => !/^[a-z][a-z0-9+.-]*:/i.test(path) && !existsSync(resolve(project, path)),
    },
  );
}
