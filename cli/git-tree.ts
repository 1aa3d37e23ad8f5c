/**
 * The workflow sources of a project as git has them, in the index or in a commit, written to a temporary folder that stands for
 * the project: there they are read and compiled by the same rules as the files of the work tree.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { usageError } from './command.ts';
import { type GitFile, gitFiles, workTreeOf } from './git.ts';
import { parsedAs } from './parsed-file.ts';
import { configName } from './project-config-file.ts';
import { shownPath } from './shown-path.ts';

const lockName = 'workrail.lock';

const isSafe = (path: string) => !path.split(/[\\/]/).includes('..');

type NamesSources = { readonly sources: readonly string[] };
const namesSources = (value: unknown): value is NamesSources =>
  typeof value === 'object' &&
  value !== null &&
  'sources' in value &&
  Array.isArray(value.sources) &&
  value.sources.every((each) => typeof each === 'string' && each !== '');

/** Folders that `workrail.json` names there; a broken one is reported by whoever compiles the tree. */
function configuredIn(files: readonly GitFile[]): readonly string[] {
  const text = files.find(({ path }) => path === configName)?.bytes.toString('utf8');
  const named = text === undefined ? [] : (parsedAs(text, namesSources)?.sources ?? []);
  return named.filter((path) => !isAbsolute(path) && isSafe(path));
}

const isCompiled = (path: string) => path.startsWith('.workrail/compiled/');

function put(folder: string, { path, isLink, bytes }: GitFile): void {
  const file = join(folder, ...path.split('/'));
  mkdirSync(dirname(file), { recursive: true });
  if (isLink) symlinkSync(bytes.toString('utf8'), file);
  else writeFileSync(file, bytes, { flag: 'wx' });
}

/**
 * @param commit null for the index
 * @param more paths of the project that are wanted although they are no sources
 */
export async function withGitTree<T>(
  project: string,
  commit: string | null,
  more: readonly string[],
  use: (folder: string) => T | Promise<T>,
): Promise<T> {
  if (workTreeOf(project) === null)
    throw usageError(
      `${shownPath(project)} is not in a git work tree`,
      'Run the command in a clone, or name files instead',
    );
  const config = gitFiles(project, commit, [configName]);
  const paths = ['.workrail', lockName, ...configuredIn(config), ...more];
  const files = gitFiles(project, commit, [...new Set(paths)]).filter(({ path }) => !isCompiled(path) && isSafe(path));
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'workrail-tree-'));
  try {
    const byPath = new Map([...config, ...files].map((file) => [file.path, file]));
    for (const file of byPath.values()) put(folder, file);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
