/**
 * Starts git so that a repository cannot make it run a program. A clone can contain its own git configuration: a folder of
 * ordinary files that git accepts as a bare repository, or a `.git` from an archive. The options below take precedence over every
 * configuration file. The configuration of the system and of the user stays in effect, because it names the folders that git may
 * trust. (ADR-0046, [git-runs-nothing]) Files of a repository can also block git: a named pipe in `.git`, or a file system that
 * does not respond. Each call has a time limit, and git does not outlive this process [git-has-a-time-limit].
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { gitCallMsMax, gitOutputBytesMax } from '../../schemas/limits.ts';
import { programOnPath } from '../places.ts';

const settings: readonly string[] = [
  // Only a `.git` counts as a repository. Without this option, any folder with HEAD, objects and refs is one, with its
  // configuration.
  'safe.bareRepository=explicit',
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  // Programs that fetch, ask for a password or sign; none of them is needed here.
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
 * A missing object of a partial clone stays missing, because fetching it would run the upload-pack command of the repository.
 * Versions of git that ignore the first variable are stopped by the second: no protocol has that name.
 */
export const safeGitEnvironment: Readonly<Record<string, string>> = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: '/',
  GIT_TERMINAL_PROMPT: '0',
};

/** Git sets these for its hooks and aliases: with them, a command would work on the repository of the hook instead of that of the folder. */
const withoutPlaces = {
  GIT_DIR: undefined,
  GIT_WORK_TREE: undefined,
  GIT_COMMON_DIR: undefined,
  GIT_INDEX_FILE: undefined,
};

export type GitRun =
  | { readonly kind: 'ended'; readonly ok: boolean; readonly bytes: Buffer }
  | { readonly kind: 'not_installed' }
  /** The output is above the limit, or the system did not start git: an errno. */
  | { readonly kind: 'not_run'; readonly reason: string }
  | { readonly kind: 'timed_out' };

const isWindows = process.platform === 'win32';
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Kills git with its child processes, because a `git` on the PATH may be a script. On Windows, the system ends them with this
 * process.
 */
export function killGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended.
  }
}

/**
 * A separate process group does not receive the signals of the terminal, so this process forwards its end. It listens before git
 * starts: a signal that arrives meanwhile would end this process alone.
 */
function startedWithSignals<T extends ChildProcess>(start: () => T): { readonly child: T; readonly stop: () => void } {
  let child: T | null = null;
  const stop = () => {
    for (const signal of endings) process.removeListener(signal, ended);
  };
  const ended = (signal: NodeJS.Signals) => {
    stop();
    if (child !== null) killGroup(child);
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  for (const signal of endings) process.once(signal, ended);
  try {
    child = start();
    return { child, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @param index another file than the index of the repository of `folder` */
export function runGit(
  folder: string,
  args: readonly string[],
  input = '',
  index: string | null = null,
): Promise<GitRun> {
  const program = programOnPath('git');
  if (program === null) return Promise.resolve({ kind: 'not_installed' });
  const { child, stop } = startedWithSignals(() =>
    spawn(program, [...safeGitOptions, ...args], {
      cwd: folder,
      env: {
        ...process.env,
        ...withoutPlaces,
        ...(index === null ? {} : { GIT_INDEX_FILE: index }),
        ...safeGitEnvironment,
      },
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: !isWindows,
      windowsHide: true,
    }),
  );
  return new Promise<GitRun>((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const cutOff = (run: GitRun) => {
      killGroup(child);
      // A process that left the group may still hold the pipes.
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
    // Git may end before it has read all its input; its output states the reason.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  }).finally(stop);
}
