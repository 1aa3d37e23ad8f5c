/**
 * Writes the workflow sources of a project, as git has them in the index or in a commit, to a temporary folder that represents
 * the project. There, they are read and compiled by the same rules as the files of the work tree.
 */
import { mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { pathLengthMax, sourceFoldersMax } from '../../schemas/limits.ts';
import { errnoOf, osError } from '../../schemas/os-faults.ts';
import { Failure, usageError } from '../failure.ts';
import { type GitFile, gitFiles, workTreeOf } from './git.ts';
import { parsedAs } from '../files/parsed-file.ts';
import { configName } from '../configuration/project-config-file.ts';
import { shownPath } from '../files/shown-path.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { visibleName } from '../../schemas/text/visible-text.ts';
import { clashIn, leadsInside, staysBelow } from './tree-paths.ts';
import { forProject } from '../next-command.ts';

const lockName = 'workrail.lock';

type NamesSources = { readonly sources: readonly string[] };
const namesSources = (value: unknown): value is NamesSources =>
  typeof value === 'object' &&
  value !== null &&
  'sources' in value &&
  Array.isArray(value.sources) &&
  value.sources.length <= sourceFoldersMax &&
  value.sources.every((each) => typeof each === 'string' && each !== '' && each.length <= pathLengthMax);

/** The directories that `workrail.json` names in this tree; the compilation reports an invalid one. */
function configuredIn(files: readonly GitFile[]): readonly string[] {
  const text = files.find(({ path }) => path === configName)?.bytes.toString('utf8');
  const named = text === undefined ? [] : (parsedAs(text, namesSources)?.sources ?? []);
  return named.filter((path) => !isAbsolute(path) && !path.includes('\0') && staysBelow(path));
}

const isCompiled = (path: string) => path.startsWith('.workrail/compiled/');

/** Without permission to create links, as on Windows, git checks them out as files that contain the target. */
function putLink(file: string, target: string): void {
  try {
    symlinkSync(target, file);
  } catch (error) {
    if (errnoOf(error) !== 'EPERM') throw error;
    writeFileSync(file, target, { flag: 'wx' });
  }
}

/** A link that leads out of the project is replaced by a link to an empty file, so that its target cannot be read. */
function put({ folder, outside }: Places, { path, isLink, bytes }: GitFile): void {
  const file = join(folder, ...path.split('/'));
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (realpathSync(dirname(file)) !== dirname(file)) throw osError('EEXIST', 'open', file);
    const target = bytes.toString('utf8');
    if (isLink) putLink(file, leadsInside(path, target) ? target : outside);
    else writeFileSync(file, bytes, { flag: 'wx' });
  } catch (error) {
    if (!unusableName.has(errnoOf(error))) throw error;
    throw notFiles(`the path "${visibleName(path)}", which is not a valid file name on this system`);
  }
}

/** The finding for names that this file system does not accept, or cannot distinguish. */
const unusableName: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'EINVAL', 'ENOENT']);

/** `outside`: an empty file. */
type Places = { readonly folder: string; readonly outside: string };

function putAll(places: Places, files: readonly GitFile[]): void {
  const clash = clashIn(files.map(({ path }) => path));
  if (clash !== null) {
    const [one, other] = clash.map(visibleName);
    throw notFiles(
      one === other
        ? `the path "${one}" twice`
        : `both "${one}" and "${other}", so "${one}" would be both a file and a directory`,
    );
  }
  // Links are created last, so that nothing is written below one.
  for (const file of files.filter(({ isLink }) => !isLink)) put(places, file);
  for (const file of files.filter(({ isLink }) => isLink)) put(places, file);
}

const notFiles = (what: string): Failure =>
  new Failure({
    code: 'COMPILE_FAILED',
    message: `git lists ${what}; such files cannot be written to a directory`,
    retry: { kind: 'not_retryable' },
    suggestion: 'Rename one of the files and commit it, or name another revision',
  });

export async function requireWorkTree(project: string, read: 'index' | 'revision'): Promise<void> {
  if ((await workTreeOf(project)) !== null) return;
  throw usageError(
    `${shownPath(project)} is not in a git working tree`,
    read === 'index'
      ? `Run the command in a git working tree (to see why git finds none here: git status); to verify the files on disk, run: ${forProject('workrail verify')}`
      : 'Run the command in a git working tree (to see why git finds none here: git status), or give files instead of revisions',
  );
}

/**
 * @param commit null for the index
 * @param more further paths of the project to write that are not sources
 */
export async function withGitTree<T>(
  project: string,
  commit: string | null,
  more: readonly string[],
  use: (folder: string) => T | Promise<T>,
): Promise<T> {
  await requireWorkTree(project, commit === null ? 'index' : 'revision');
  const config = await gitFiles(project, commit, [configName]);
  const paths = [configName, '.workrail', lockName, ...configuredIn(config), ...more];
  const files = await gitFiles(project, commit, [...new Set(paths)], (path) => !isCompiled(path) && staysBelow(path));
  const temporary = temporaryFolder('workrail-tree-');
  try {
    const places = { folder: join(temporary, 'project'), outside: join(temporary, 'outside') };
    mkdirSync(places.folder);
    writeFileSync(places.outside, '');
    putAll(places, files);
    return await use(places.folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
