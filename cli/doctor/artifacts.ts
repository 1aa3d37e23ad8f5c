/** Compiled workflows: whether they match their sources and the lock file, and whether their catalogs can be read. Writes nothing. */
import { accessSync, constants, existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { counted } from '../../schemas/text/counted.ts';
import type { DoctorCheck } from '../../schemas/admin-reports.ts';
import { Failure } from '../../project/failure.ts';
import { readOnlyPort } from '../serving/local-compile.ts';
import { checkCommand, compileCommand, rootsOf } from '../../project/compile/ensure-compiled.ts';
import { openCatalogs } from '../serving/open-catalogs.ts';
import { createHost } from '../../runtime/host.ts';
import { listWorkflows } from '../../runtime/use-cases/list-workflows.ts';
import { isWritable, writableBy } from './data-directory.ts';
import { disagreesWithLock, staleReason } from '../../project/compile/staleness.ts';
import { staleText } from '../serving/stale-text.ts';
import { nearestExisting } from '../../project/files/nearest-existing.ts';
import { ignoredFiles } from '../../project/sources/ignored-files.ts';
import { mistakeIn } from '../../project/sources/no-sources.ts';
import { rootOf, type SourceRoot, sourcesOf } from '../../project/sources/source-root.ts';
import { textForProject } from '../../project/next-command.ts';
import { asSentence, errnoOf, type Fix, fine, openingOf, problem, runOpening, thenLook, warning } from './check.ts';

/** The errno if this user may not read a file. */
function readFault(path: string): string | null {
  try {
    accessSync(path, constants.R_OK);
    return null;
  } catch (error) {
    return errnoOf(error);
  }
}

/** A source that this user may not read, although nothing shows that it changed. */
function unreadableSource(root: SourceRoot): DoctorCheck | null {
  for (const { file, path, unread } of sourcesOf(root)) {
    const fault = unread === undefined ? readFault(path) : null;
    if (fault !== null) return problem('artifacts', `the source ${file} cannot be read (${fault})`, openingOf(path));
  }
  return null;
}

/** What differs, with the fix: compiling is none where a source does not compile. */
async function checkDifferences(root: SourceRoot, message: string): Promise<DoctorCheck> {
  const mistake = mistakeIn(root);
  // Compiling would remove the workflows of sources that were moved.
  if (mistake !== null) return problem('artifacts', message, thenLook(mistake));
  const { brokenSource } = await import('../../project/compile/recompile.ts');
  const broken = brokenSource(root);
  return broken === null
    ? warning('artifacts', message, compileIn(root))
    : problem(
        'artifacts',
        `${message}, and ${broken.file} does not compile: ${broken.why}`,
        `Run: ${checkCommand(root)}`,
      );
}

const lockProblem = ({ lockFile }: SourceRoot): string =>
  lockFile !== null && lstatSync(lockFile, { throwIfNoEntry: false }) === undefined
    ? 'workrail.lock is missing'
    : 'the compiled workflows do not match workrail.lock';

/** The command, and before it what keeps it from writing. */
function compileIn(root: SourceRoot): Fix {
  const { compiledFolder, folder, lockFile } = root;
  const compile = compileCommand(root);
  const written = [compiledFolder, join(compiledFolder, 'snapshots')].map(nearestExisting);
  const places = new Set([...written, ...(lockFile === null ? [] : [folder])]);
  const fixes = [...places].filter((place) => !isWritable(place)).map(writableBy);
  if (lockFile !== null && existsSync(lockFile) && readFault(lockFile) !== null)
    fixes.push(asSentence(runOpening(lockFile)));
  const [first, ...more] = [...fixes, `Run: ${compile}` as const];
  return thenLook([first, ...more.map((fix) => fix.slice(0, 1).toLowerCase() + fix.slice(1))].join('; then '));
}

/** The root that a warning is about; of a warning about no catalog, the project. */
function rootNamed(project: string, sourceKind: unknown): SourceRoot {
  const roots = rootsOf(project);
  return roots.find((root) => root.sourceKind === sourceKind) ?? rootOf(project);
}

export async function artifactsCheck(project: string): Promise<DoctorCheck> {
  const name = 'artifacts';
  try {
    for (const root of rootsOf(project)) {
      const unreadable = unreadableSource(root);
      if (unreadable !== null) return unreadable;
      const reason = staleReason(root);
      if (reason !== null) return await checkDifferences(root, staleText(root, reason));
      if (disagreesWithLock(root)) return await checkDifferences(root, lockProblem(root));
      const [ignored] = ignoredFiles(root);
      if (ignored !== undefined) return warning(name, ignored, thenLook('Rename or move the file'));
    }
  } catch (error) {
    const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
    if (code === 'EACCES' && path !== undefined && process.platform !== 'win32') {
      // The path itself, or the directory above it that cannot be searched.
      const closed = nearestExisting(path);
      return problem(name, `${closed} cannot be read (${code})`, thenLook(asSentence(runOpening(closed))));
    }
    if (!Failure.is(error)) throw error;
    return problem(name, error.error.message, thenLook(error.error.suggestion));
  }
  const listed = await listWorkflows({ catalogs: openCatalogs(createHost(), project, readOnlyPort()) }, {});
  if (listed.isErr()) return problem(name, listed.error.message, thenLook(listed.error.suggestion));
  const { workflows, warnings } = listed.value.data;
  const [first] = warnings;
  return first === undefined
    ? fine(name, `${counted(workflows.length, 'workflow')} can be started from ${project}`)
    : problem(
        name,
        textForProject(first.message),
        `Run: ${checkCommand(rootNamed(project, first.details?.['sourceKind']))}`,
      );
}
