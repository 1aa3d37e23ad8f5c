/**
 * The locations on this machine: the project, the user's folder, the data directory, the bundled library, installed programs. The
 * only module that reads the environment.
 */
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usageError } from './failure.ts';

/** Without a home directory there is no place for data that outlives a project, so this is an error. */
function home(): string {
  let folder = '';
  try {
    folder = homedir();
  } catch {
    // A user without an entry in the password file has none.
  }
  if (isAbsolute(folder)) return decoded(folder, 'HOME');
  throw usageError(
    'no home directory: HOME is empty or not an absolute path',
    'Set HOME to the absolute path of a directory',
  );
}

/** Node.js replaces the bytes of a name that are not UTF-8, so the path that it returns is that of another directory. */
const replacedBytes = '\ufffd';

function decoded(path: string, variable: string): string {
  if (!path.includes(replacedBytes)) return path;
  throw usageError(
    `${variable} contains bytes that are not UTF-8, or the character U+FFFD, which stands for them`,
    `Set ${variable} to a path in UTF-8`,
  );
}

/** The current directory, from which a command finds and creates files by their paths. */
function currentFolder(): string {
  const folder = process.cwd();
  if (!folder.includes(replacedBytes) || identityOf('.') === identityOf(folder)) return folder;
  throw usageError(
    'the path of the current directory contains bytes that are not UTF-8',
    'Rename the directory, or change to another one',
  );
}

export const userFolder = () => join(home(), '.workrail');
/** It configures the daemon, and the preferences of the user. */
export const userConfigFile = () => join(userFolder(), 'workrail.json');

/** A relative path would mean another directory in every folder, and runs would seem to be missing. */
export function dataFolder(): string {
  const named = process.env['WORKRAIL_DATA_DIR'] || join(userFolder(), 'data');
  if (isAbsolute(named)) return resolve(decoded(named, 'WORKRAIL_DATA_DIR'));
  throw usageError(
    'WORKRAIL_DATA_DIR is not an absolute path',
    'Set WORKRAIL_DATA_DIR to an absolute path, or unset it to use ~/.workrail/data',
  );
}

/** The environment that determines where clients of agents keep their configuration, and what they start from it. */
export const machine = () => ({
  platform: process.platform,
  home: home(),
  path: process.env['PATH'] ?? '',
  program: resolve(process.argv[1] ?? ''),
  node: process.execPath,
  variable: (name: string) => process.env[name],
});

/**
 * A program on the PATH, in an absolute folder: on Windows, or with an empty or relative folder on the PATH, a file of that name in the
 * current project would be found first (ADR-0046).
 *
 * @param name without the `.exe` of Windows
 * @returns null if it is not installed
 */
export function programOnPath(name: string): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.map((folder) => join(folder, file)).find(isFile) ?? null;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The environment that a hook of a client reads. */
export const hookPlaces = () => ({
  data: dataFolder(),
  cwd: process.cwd(),
  /**
   * The top folder of the client, which does not change when the agent changes its directory; null if the client does not state
   * it.
   */
  project: process.env['CLAUDE_PROJECT_DIR'] || process.env['GEMINI_PROJECT_DIR'] || null,
  served: projectAbove,
  isDebugged: (process.env['WORKRAIL_HOOK_DEBUG'] ?? '') !== '',
});

/** Beside the bundle in the installed package, and at the same distance from the sources in a checkout. */
export const bundledFolder = () => join(packageFolder(), 'generated', 'compiled');
/** The directory to which the paths of bundled sources are relative. */
export const packageFolder = () => join(dirname(fileURLToPath(import.meta.url)), '..');

/** The words of the command line, which a message may repeat. */
export const typedWords = (): readonly string[] => process.argv.slice(2);

/** The root of the repository in a GitHub Actions job, otherwise the current directory. */
export const checkoutFolder = () => resolve(process.env['GITHUB_WORKSPACE'] || process.cwd());

export const isProject = (folder: string) => isProjectBeside(new Home(), folder);

/** Either of them makes a directory a project. */
const projectEntries = ['.workrail', 'workrail.json'] as const;

/** The user's own folder contains `workrail.json` too: the configuration for all projects [user-folder-is-no-project]. */
const isProjectBeside = (home: Home, folder: string) =>
  ((existsSync(join(folder, '.workrail')) && !home.is(folder)) || existsSync(join(folder, 'workrail.json'))) &&
  !home.isUserFolder(folder);

/** The home directory contains the user's own workflows and is not a project, although it contains `.workrail`. */
export const isUserHome = (folder: string) => new Home().is(folder);

/** Cached for one query: every call of a server needs the project, and each folder is examined once. */
class Home {
  readonly #home = new KnownFolder(home);
  readonly #userFolder = new KnownFolder(userFolder);

  is(folder: string): boolean {
    return this.#home.is(folder);
  }

  isUserFolder(folder: string): boolean {
    return this.#userFolder.is(folder);
  }
}

class KnownFolder {
  readonly #own: () => string;
  readonly #known = new Map<string, boolean>();
  #identity: string | null | undefined;

  constructor(own: () => string) {
    this.#own = own;
  }

  is(folder: string): boolean {
    const path = resolve(folder);
    const known = this.#known.get(path) ?? this.#isIt(path);
    this.#known.set(path, known);
    return known;
  }

  #isIt(path: string): boolean {
    const own = resolve(this.#own());
    if (path === own) return true;
    if (this.#identity === undefined) this.#identity = identityOf(own);
    return this.#identity !== null && identityOf(path) === this.#identity;
  }
}

/**
 * The project that contains a folder: the folder itself, or the nearest parent that is a project. A folder in no project is
 * returned unchanged, and so is the home directory, which contains the user's own workflows.
 */
export const projectAbove = (start: string): string => projectBeside(new Home(), start);

function projectBeside(home: Home, start: string): string {
  if (isProjectBeside(home, start) || home.is(start)) return start;
  // A link leads to the folder that contains its target, as after `cd` through it.
  for (let folder = physical(start); ; folder = dirname(folder)) {
    if (folder !== start && isProjectBeside(home, folder) && !isPlanted(folder, start)) return folder;
    if (dirname(folder) === folder) return start;
    if (home.isUserFolder(folder)) return dirname(userFolder());
  }
}

/**
 * The nearest directory in an absolute path, as it is written, that is a project or the user's own folder; null if there is none. Links
 * are not followed, so a directory of a project that leads out of it is still in it.
 */
export function projectOfPath(path: string): string | null {
  const home = new Home();
  const start = dirname(path);
  for (let folder = start; ; folder = dirname(folder)) {
    if (home.isUserFolder(folder) || (isProjectBeside(home, folder) && !isPlanted(folder, start))) return folder;
    if (dirname(folder) === folder) return null;
  }
}

/**
 * True for a project above `start` that another user could put around directories that are not theirs: in a directory such as
 * `/tmp`, where every user can create files. The owner of `start` counts as this user, because in a container the owner of all files
 * of a project may differ from the user of the process. Windows has no such owners.
 */
function isPlanted(folder: string, start: string): boolean {
  const user = process.getuid?.();
  const writableByAll = 0o002;
  if (user === undefined || ((statSync(folder, { throwIfNoEntry: false })?.mode ?? 0) & writableByAll) === 0)
    return false;
  const trusted = new Set([user, 0, statSync(physical(start), { throwIfNoEntry: false })?.uid]);
  return projectEntries.some((name) => {
    const entry = lstatSync(join(folder, name), { throwIfNoEntry: false });
    return entry !== undefined && !trusted.has(entry.uid);
  });
}

/** The nearest parent directory that is not used as a project because another user could have made it one; null if there is none. */
export function plantedAbove(start: string): string | null {
  const home = new Home();
  for (let folder = dirname(physical(start)); ; folder = dirname(folder)) {
    if (isProjectBeside(home, folder) && isPlanted(folder, start)) return folder;
    if (dirname(folder) === folder) return null;
  }
}

/** Compares by identity: links and, on some systems, letter case give one folder several paths [folders-compare-by-identity]. */
export function isSameFolder(one: string, other: string): boolean {
  if (resolve(one) === resolve(other)) return true;
  const [here, there] = [identityOf(one), identityOf(other)];
  return here !== null && here === there;
}

function identityOf(folder: string): string | null {
  try {
    const stat = statSync(folder, { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? null : `${stat.dev}:${stat.ino}`;
  } catch {
    return null;
  }
}

function physical(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** The project that a runtime serves for a folder; null in the home directory, whose workflows belong to no project. */
export function servedProject(folder: string): string | null {
  const home = new Home();
  const project = projectBeside(home, folder);
  return home.is(project) ? null : project;
}

/**
 * Why a run cannot work in a folder; null if it can. All projects of the user are below these two folders, and a client that
 * knows no project starts its servers there [workspace-order].
 */
export function noWorkspace(folder: string): string | null {
  if (isUserHome(folder)) return 'it is the home directory, not a project';
  return dirname(resolve(folder)) === resolve(folder) ? 'it is the root of the file system, not a project' : null;
}

/** The project that contains the given folder, or the working directory. */
export function projectFolder(option: unknown): string {
  if (typeof option !== 'string') return projectAbove(currentFolder());
  const folder = resolve(option);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return projectAbove(folder);
  throw usageError(`--project: the directory "${option}" does not exist`, 'Give the path of an existing directory');
}
