/** `workrail daemon run` as a process of the demo: what it says, line by line, and its end. */
import { type ChildProcess, spawn } from 'node:child_process';

const waitMsMax = 90_000;

export class DaemonProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<void>;
  readonly #lines: string[] = [];
  #changed: () => void = () => undefined;
  #hasEnded = false;
  #read = 0;

  constructor(program: string, folder: string, env: Record<string, string>) {
    this.#child = spawn(process.execPath, [program, 'daemon', 'run'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let rest = '';
    this.#child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      this.#lines.push(...lines.map((line) => line.replace(/^\S+Z /, '')));
      this.#changed();
    });
    this.#exit = new Promise((resolve) =>
      this.#child.once('close', () => {
        this.#hasEnded = true;
        this.#changed();
        resolve();
      }),
    );
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** The lines since the last call, up to the first one that matches. Each is returned once. */
  async until(pattern: RegExp): Promise<readonly string[]> {
    const deadline = AbortSignal.timeout(waitMsMax);
    const onDeadline = () => this.#changed();
    deadline.addEventListener('abort', onDeadline);
    try {
      for (;;) {
        const at = this.#lines.findIndex((line, index) => index >= this.#read && pattern.test(line));
        if (at !== -1) return this.#taken(at + 1);
        if (this.#hasEnded || deadline.aborted)
          throw new Error(
            `the daemon printed no line that matches ${String(pattern)}; its last line is: ${this.#lines.at(-1) ?? ''}`,
          );
        await new Promise<void>((resolve) => {
          this.#changed = resolve;
        });
      }
    } finally {
      deadline.removeEventListener('abort', onDeadline);
    }
  }

  /** The lines since the last call. */
  rest(): readonly string[] {
    return this.#taken(this.#lines.length);
  }
  #taken(end: number): readonly string[] {
    const lines = this.#lines.slice(this.#read, end);
    this.#read = end;
    return lines;
  }

  /** SIGKILL: no handler runs, nothing is flushed, no session is parked. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }
  /** Lets it park its sessions. */
  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#exit;
  }
  /** For the way out, when nothing can be awaited. */
  end(): void {
    if (!this.#hasEnded) this.#child.kill('SIGKILL');
  }
}
