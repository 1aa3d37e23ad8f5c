/**
 * Starts git so that a repository cannot make it run a program. A clone brings its own configuration: a folder of ordinary files
 * that git takes for a bare repository, or a `.git` unpacked from an archive. The options below outrank every file of
 * configuration. The configuration of the system and of the user stays in force: it names the folders that git may trust.
 * (ADR-0046, [git-runs-nothing])
 *
 * Files of a repository can also make git wait without an end: a named pipe in `.git`, or a file system that does not answer. Each
 * call has a time limit, and git does not outlive this process. [git-has-a-time-limit]
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { devNull } from 'node:os';
import { delimiter, isAbsolute, join } from 'node:path';
import { gitCallMsMax, gitOutputBytesMax } from '../../schemas/limits.ts';

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

export const safeGitOptions: readonly string[] = [
  '--no-optional-locks',
  '--no-pager',
  '--no-replace-objects',
  ...settings.flatMap((setting) => ['-c', setting]),
];

/**
 * A missing object of a partial clone is missing: fetching it would run the upload-pack command of the repository. Versions of
 * git that do not know the first variable stop at the second: no protocol has that name, and no program can.
 */
export const safeGitEnvironment: Readonly<Record<string, string>> = {
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
export function gitProgram(variables: NodeJS.ProcessEnv): string | null {
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  const folders = pathOf(variables).split(delimiter).filter(isAbsolute);
  return folders.map((folder) => join(folder, name)).find(isFile) ?? null;
}

export type GitRun =
  | { readonly kind: 'ended'; readonly ok: boolean; readonly bytes: Buffer }
  | { readonly kind: 'not_installed' }
  /** Its output is over the limit, or the system did not start it: an errno. */
  | { readonly kind: 'not_run'; readonly reason: string }
  | { readonly kind: 'timed_out' };

const isWindows = process.platform === 'win32';
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** With everything that it started: a `git` of the PATH may be a script. On Windows the system ends those when this process ends. */
function killGroup(child: ChildProcess): void {
  try {
    if (isWindows || child.pid === undefined) child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** A group of its own does not get the signals of the terminal: this process passes its end on. */
function endWithThisProcess(child: ChildProcess): () => void {
  const stop = () => {
    for (const signal of endings) process.removeListener(signal, ended);
  };
  const ended = (signal: NodeJS.Signals) => {
    stop();
    killGroup(child);
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of endings) process.once(signal, ended);
  return stop;
}

export function runGit(folder: string, args: readonly string[], input = ''): Promise<GitRun> {
  const program = gitProgram(process.env);
  if (program === null) return Promise.resolve({ kind: 'not_installed' });
  const child = spawn(program, [...safeGitOptions, ...args], {
    cwd: folder,
    env: { ...process.env, ...safeGitEnvironment },
    stdio: ['pipe', 'pipe', 'ignore'],
    detached: !isWindows,
    windowsHide: true,
  });
  const stopPassing = endWithThisProcess(child);
  return new Promise<GitRun>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const cutOff = (run: GitRun) => {
      killGroup(child);
      // Whatever left the group may still hold the pipes.
      child.stdin.destroy();
      child.stdout.destroy();
      resolve(run);
    };
    const timer = setTimeout(() => cutOff({ kind: 'timed_out' }), gitCallMsMax);
    child.once('error', (error: NodeJS.ErrnoException) => resolve({ kind: 'not_run', reason: error.code ?? '' }));
    child.once('close', (status) => {
      clearTimeout(timer);
      resolve({ kind: 'ended', ok: status === 0, bytes: Buffer.concat(chunks) });
    });
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > gitOutputBytesMax) cutOff({ kind: 'not_run', reason: 'ENOBUFS' });
      else chunks.push(chunk);
    });
    // It may end before it has read everything; what it printed says why.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  }).finally(stopPassing);
}
