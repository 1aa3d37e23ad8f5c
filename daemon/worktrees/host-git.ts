/**
 * Git on a repository of the user, from outside of any sandbox. The repository is always named by its directory, never found from a
 * folder: an agent can write a `.git` into its worktree whose configuration runs a program [git-is-told-its-repository]. Hooks, file system monitors,
 * external diffs and transports are off, and nothing here checks files out, so that no filter runs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Readable } from 'node:stream';
import { worktreeGitGraceMs, worktreeGitMsMax, worktreeGitOutputBytesMax } from '../../schemas/daemon/limits.ts';
import { killGroup, safeGitEnvironment, safeGitOptions } from '../../project/git/git-process.ts';
import { counted } from '../../schemas/text/counted.ts';
import { programOnPath } from '../../project/places.ts';
import { cutInTheMiddle } from '../conversation/cut-text.ts';

/** What git adds to a cause: advice, and that it therefore failed. */
const additions =
  /^(?:hint|warning): |^To |^error: failed to push some refs to |^fatal: Could not read from remote repository\.$/;

const ofRemote = /^remote: ?/;
const remoteTextMax = 500;

/** What the program on the other side printed, such as a hook that refuses a push: it alone knows the reason. Its text is not ours. */
function remoteTextIn(printed: string): string {
  const lines = printed.split(/[\r\n]+/).filter((line) => ofRemote.test(line));
  const words = lines.map((line) =>
    line
      .replace(ofRemote, '')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  );
  return cutInTheMiddle(words.filter((line) => line !== '').join('; '), remoteTextMax)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

const withoutRemote = (printed: string): string =>
  printed
    .split('\n')
    .filter((line) => !ofRemote.test(line))
    .join('\n');

/** The cause in what git printed, and what the remote says about it. Advice of several lines follows after an empty line. */
export function causeIn(printed: string): string {
  const [cause, remote] = [ownCauseIn(withoutRemote(printed)), remoteTextIn(printed)];
  if (remote === '') return cause;
  return cause === '' ? `the remote printed: ${remote}` : `${cause}; the remote printed: ${remote}`;
}

function ownCauseIn(printed: string): string {
  const lines = (printed.trim().split(/\n\s*\n/)[0] ?? '').split('\n').map((line) => line.trim());
  const causes = lines.filter((line) => !additions.test(line));
  const rejection = causes.find((line) => line.startsWith('! ['));
  return rejection ?? causes.find((line) => /^(?:fatal|error): /.test(line)) ?? causes.at(-1) ?? lines.at(-1) ?? '';
}

export class GitFault extends Error {
  constructor(
    readonly command: string,
    readonly printed: string,
    /** What it wrote to its output before it failed. */
    readonly output = '',
  ) {
    super(`git ${command} failed: ${causeIn(printed)}`);
  }
}

/** Its output is the beginning of what git printed. */
export class GitOutputFault extends GitFault {}

export type GitCall = {
  /** A file that is open for reading, or a text. */
  readonly input?: number | string;
  /** Open for writing. */
  readonly output?: number;
  /** Added to the environment, where it replaces what is set here. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Ends git, with the programs that it started. */
  readonly signal?: AbortSignal;
};

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  LANG: 'C.UTF-8',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  ...safeGitEnvironment,
});

const more = [
  'gc.auto=0',
  'maintenance.auto=false',
  'core.attributesFile=/dev/null',
  // The default. Git refuses to check a file with rules that is larger, so a smaller value would refuse the work.
  'core.bigFileThreshold=512m',
  'diff.external=',
  'diff.ignoreSubmodules=all',
  // Git does not convert the message of a commit that it writes: with another encoding, it would only name the wrong one.
  'i18n.commitEncoding=UTF-8',
];

/**
 * What git prints, without the last line break.
 * @param repository the directory that the worktrees of the repository share; absolute
 * @throws GitFault
 */
export function hostGit(
  repository: string,
  args: readonly string[],
  call: GitCall = {},
  timeoutMs = worktreeGitMsMax,
): Promise<string> {
  const command = args[0] ?? '';
  const { signal: stop } = call;
  const program = programOnPath('git');
  if (program === null) return Promise.reject(new GitFault(command, 'git is not installed'));
  if (stop?.aborted === true) return Promise.reject(new GitFault(command, stopped));
  const options = [...safeGitOptions, ...more.flatMap((setting) => ['-c', setting]), `--git-dir=${repository}`];
  const child = spawn(program, [...options, ...args], {
    cwd: repository,
    env: { ...environment(), ...call.environment },
    stdio: [typeof call.input === 'string' ? 'pipe' : (call.input ?? 'ignore'), call.output ?? 'pipe', 'pipe'],
    // The programs that git starts for a remote are in its group: they end with it, and would otherwise wait for a server without end.
    detached: process.platform !== 'win32',
  });
  let cut: string | null = null;
  const timer = setTimeout(() => {
    cut ??= `it did not end within ${counted(Math.ceil(timeoutMs / 1000), 'second')}`;
    cutOff(child);
  }, timeoutMs);
  let grace: NodeJS.Timeout | undefined;
  const onStop = () => {
    cut ??= stopped;
    // Git removes its lock files after this signal, also those of a remote on disk.
    killGroup(child, 'SIGTERM');
    grace = setTimeout(() => cutOff(child), worktreeGitGraceMs);
  };
  stop?.addEventListener('abort', onStop, { once: true });
  if (typeof call.input === 'string') {
    // It may end before it has read everything; what it printed says why.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(call.input);
  }
  let out = '';
  let isTooLong = false;
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (out.length <= worktreeGitOutputBytesMax) return;
    isTooLong = true;
    cutOff(child);
  });
  const errors = endOf(child.stderr);
  return new Promise<string>((resolve, reject) => {
    child.once('error', (error) => {
      // The system reports a missing directory as a missing program.
      const why = existsSync(repository) ? error.message : 'the repository is not there any more';
      reject(new GitFault(command, why));
    });
    child.once('close', (status, signal) => {
      if (isTooLong)
        reject(new GitOutputFault(command, `it printed more than ${worktreeGitOutputBytesMax} bytes`, out));
      else if (status === 0) resolve(out.replace(/\n$/, ''));
      else {
        const printed = errors();
        reject(new GitFault(command, cut ?? (printed === '' ? endingText(status, signal) : printed), out));
      }
    });
  }).finally(() => {
    clearTimeout(timer);
    clearTimeout(grace);
    stop?.removeEventListener('abort', onStop);
  });
}

const stopped = 'it was stopped';
const errorTextMax = 4096;

/** The last lines. The rest of a line that was cut does not show whose it is: a text of the remote would count as one of git. */
function endOf(stream: Readable | null): () => string {
  let text = '';
  let isCut = false;
  stream?.setEncoding('utf8').on('data', (more: string) => {
    text += more;
    if (text.length <= errorTextMax) return;
    text = text.slice(-errorTextMax);
    isCut = true;
  });
  return () => (isCut ? text.slice(text.indexOf('\n') + 1) : text);
}

const endingText = (status: number | null, signal: string | null): string =>
  signal === null ? `it exited with ${status}` : 'it was terminated';

/** A process that left the group may still hold the pipes. */
function cutOff(child: ChildProcess): void {
  killGroup(child);
  for (const pipe of [child.stdin, child.stdout, child.stderr]) pipe?.destroy();
}
