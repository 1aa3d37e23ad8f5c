/**
 * Runs the commands of an agent. Each has a process group of its own, which ends with the command: what shall run longer is started
 * in the background and has a handle. Processes that leave their group end with the sandbox.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  backgroundCommandsMax,
  commandDrainMs,
  commandKillMs,
  commandKillPollMs,
  commandOutputBytesMax,
  commandTermGraceMs,
  commandTimeoutMs,
} from '../../../schemas/daemon/limits.ts';
import {
  type BackgroundState,
  type CommandEnding,
  type CommandRequest,
  type CommandResult,
  OperationRefused,
} from '../protocol.ts';
import { Spool } from './spool.ts';

/** With stdout and stderr in one pipe, their order stays. */
const inOnePipe = ['/bin/sh', '-c', 'exec 2>&1; exec "$@"', 'sh'] as const;

const notFound = 127;

/**
 * An agent can forbid itself to search its folder, as with `chmod -R 644 .`. Then no command could start there any more, not even one that
 * permits it again.
 */
function makeSearchable(folder: string): void {
  try {
    const { mode } = statSync(folder);
    if ((mode & 0o700) !== 0o700) chmodSync(folder, (mode & 0o7777) | 0o700);
  } catch {
    // The folder of another user: the command says that it cannot start.
  }
}

class Running {
  readonly done: Promise<CommandEnding>;
  ending: CommandEnding | null = null;
  readonly #child: ChildProcess;
  readonly #startedMs = performance.now();
  #endedMs: number | null = null;
  #because: CommandEnding | null = null;

  constructor(
    request: CommandRequest,
    readonly spool: Spool,
    folder: string,
  ) {
    const [program, ...args] = [...inOnePipe, ...request.argv];
    makeSearchable(folder);
    const child = spawn(program as string, args, {
      cwd: resolve(folder, request.folder ?? '.'),
      env: { ...process.env, ...request.environment },
      stdio: ['pipe', 'pipe', 'ignore'],
      detached: true,
    });
    this.#child = child;
    child.stdin?.on('error', () => {});
    child.stdin?.end(Buffer.from(request.input ?? '', 'base64'));
    child.stdout?.on('data', (chunk: Buffer) => this.spool.add(chunk));
    this.done = this.#watch(request.timeoutMs ?? null);
  }

  get elapsedMs(): number {
    return Math.round((this.#endedMs ?? performance.now()) - this.#startedMs);
  }

  stateAs(handle: number): BackgroundState {
    return { handle, elapsedMs: this.elapsedMs, ending: this.ending, output: this.spool.output };
  }

  /** Asks the group to end, and after a grace period ends it. */
  end(because: CommandEnding): void {
    if (this.ending !== null) return;
    this.#because ??= because;
    this.#signal('SIGTERM');
    setTimeout(() => this.#signal('SIGKILL'), commandTermGraceMs).unref();
  }

  /** Whether there is a process of the group that it can reach; signal 0 only asks. */
  #signal(signal: NodeJS.Signals | 0): boolean {
    if (this.#child.pid === undefined) return false;
    try {
      return process.kill(-this.#child.pid, signal);
    } catch {
      return false;
    }
  }

  /** The kernel ends a process some time after the signal; the caller may look at files or processes as soon as it has the reply. */
  async #endGroup(): Promise<void> {
    if (!this.#signal('SIGKILL')) return;
    for (let waitedMs = 0; waitedMs < commandKillMs && this.#signal(0); waitedMs += commandKillPollMs)
      await sleep(commandKillPollMs);
  }

  #watch(timeoutMs: number | null): Promise<CommandEnding> {
    const child = this.#child;
    const timer = timeoutMs === null ? null : setTimeout(() => this.end({ kind: 'timed_out' }), timeoutMs);
    return new Promise<CommandEnding>((settle) => {
      const finish = (ending: CommandEnding) => {
        if (this.ending !== null) return;
        const ended = this.#because ?? ending;
        this.ending = ended;
        this.#endedMs = performance.now();
        if (timer !== null) clearTimeout(timer);
        child.stdout?.destroy();
        void this.#endGroup().then(() => settle(ended));
      };
      child.once('error', (error: NodeJS.ErrnoException) => finish({ kind: 'not_started', reason: error.code ?? '' }));
      child.once('exit', (status, signal) => {
        const ending = endingOf(status, signal);
        // Processes of its group may still hold the pipe; what the command itself printed arrives first.
        const drain = setTimeout(() => finish(ending), commandDrainMs);
        child.once('close', () => {
          clearTimeout(drain);
          finish(ending);
        });
      });
    });
  }
}

function endingOf(status: number | null, signal: string | null): CommandEnding {
  if (signal !== null) return { kind: 'signalled', signal };
  return { kind: 'exited', status: status ?? notFound };
}

export class Commands {
  #nextName = 1;
  readonly #background = new Map<number, Running>();

  constructor(
    readonly folder: string,
    readonly outputFolder: string,
  ) {}

  async run(request: CommandRequest, signal: AbortSignal): Promise<CommandResult> {
    const running = this.#start({ timeoutMs: commandTimeoutMs, ...request });
    const onAbort = () => running.end({ kind: 'cancelled' });
    signal.addEventListener('abort', onAbort, { once: true });
    const ending = await running.done;
    signal.removeEventListener('abort', onAbort);
    return { ending, output: running.spool.output };
  }

  start(request: CommandRequest): { readonly handle: number } {
    const live = [...this.#background.values()].filter(({ ending }) => ending === null);
    if (live.length >= backgroundCommandsMax)
      throw new OperationRefused(
        'too_many',
        `${live.length} commands run in the background, and the limit is ${backgroundCommandsMax}; end one first`,
      );
    const handle = this.#nextName;
    this.#background.set(handle, this.#start(request));
    return { handle };
  }

  async wait(handle: number, waitMs: number, signal: AbortSignal): Promise<BackgroundState> {
    const running = this.#of(handle);
    if (running.ending === null && waitMs > 0) await firstOf(running.done, waitMs, signal);
    return running.stateAs(handle);
  }

  async kill(handle: number): Promise<BackgroundState> {
    const running = this.#of(handle);
    running.end({ kind: 'cancelled' });
    await running.done;
    return running.stateAs(handle);
  }

  #start(request: CommandRequest): Running {
    const name = String(this.#nextName++);
    const bytesMax = request.outputBytesMax ?? commandOutputBytesMax;
    return new Running(request, new Spool(name, bytesMax, this.outputFolder), this.folder);
  }

  #of(handle: number): Running {
    const running = this.#background.get(handle);
    if (running === undefined)
      throw new OperationRefused(
        'unknown_handle',
        `no command was started in the background with the handle ${handle}`,
      );
    return running;
  }
}

function firstOf(done: Promise<unknown>, waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const timer = setTimeout(settle, waitMs);
    const stop = () => {
      clearTimeout(timer);
      settle();
    };
    signal.addEventListener('abort', stop, { once: true });
    void done.then(stop);
  });
}
