/**
 * Starts git so that a repository cannot make it run a program. A clone brings its own configuration: a folder of ordinary files
 * that git takes for a bare repository, or a `.git` unpacked from an archive. The options below outrank every file of
 * configuration. The configuration of the system and of the user stays in force: it names the folders that git may trust.
 * (ADR-0046, [git-runs-nothing])
 */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { gitOutputBytesMax } from '../../schemas/limits.ts';

const settings: readonly string[] = [
  // Only a `.git` makes a repository. Without this, any folder with HEAD, objects and refs is one, with its configuration.
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  // Programs that fetch, ask for a password or sign; nothing here needs one of them.
  'protocol.allow=never',
  'core.sshCommand=',
  'core.gitProxy=',
  'core.askPass=',
  'core.alternateRefsCommand=',
  'credential.helper=',
  'core.pager=cat',
];

const options: readonly string[] = [
  '--no-optional-locks',
  '--no-pager',
  '--no-replace-objects',
  ...settings.flatMap((setting) => ['-c', setting]),
];

/**
 * A missing object of a partial clone is missing: fetching it would run the upload-pack command of the repository. Versions of
 * git that do not know the first variable stop at the second: no protocol has that name, and no program can.
 */
const environment: Readonly<Record<string, string>> = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '/',
  GIT_TERMINAL_PROMPT: '0',
};

const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const pathOf = (variables: NodeJS.ProcessEnv): string =>
  Object.entries(variables).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';

/**
 * The git of the PATH, in an absolute folder: Windows, and a PATH with an empty or a relative folder, would find a `git` in
 * the project first.
 */
function gitProgram(variables: NodeJS.ProcessEnv): string | null {
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  const folders = pathOf(variables).split(delimiter).filter(isAbsolute);
  return folders.map((folder) => join(folder, name)).find(isFile) ?? null;
}

/** Null when git is not installed. */
export function runGit(folder: string, args: readonly string[], input?: string): SpawnSyncReturns<Buffer> | null {
  const program = gitProgram(process.env);
  if (program === null) return null;
  return spawnSync(program, [...options, ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    maxBuffer: gitOutputBytesMax,
    windowsHide: true,
    ...(input === undefined ? {} : { input }),
  });
}
