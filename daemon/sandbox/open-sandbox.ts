/**
 * Starts the process of a sandbox and connects to the program inside; the same for every adapter. Whatever happens to one end, the
 * other follows: the program inside ends with its input, and a sandbox whose program is lost is ended [sandbox-ends-whole].
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { statfsSync } from 'node:fs';
import {
  commandTimeoutMs,
  insideReplyMsMax,
  sandboxSetupOutputBytesMax,
  sandboxStartMsMax,
  sandboxUsageIntervalMs,
} from '../../schemas/daemon/limits.ts';
import { Connection } from './connection.ts';
import { withoutInherited } from './inherited-descriptors.ts';
import {
  type ProcessIdentity,
  type ProcessStat,
  endNumbered,
  endProcess,
  identityOf,
  processTree,
} from './process-identity.ts';
import {
  type AdapterName,
  type Opened,
  type Sandbox,
  SandboxEnded,
  type SandboxEnding,
  type SandboxFault,
  type SandboxPlan,
} from './sandbox.ts';
import { type HeldFiles, heldFiles, isDiskPassed, processMemory } from './usage.ts';

export type Launch = {
  readonly adapter: AdapterName;
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** The working directory on this machine. */
  readonly cwd: string;
  /** Inside. */
  readonly folder: string;
  /** Whether the process that ends everything is a child of the one that is started. */
  readonly isInChild: boolean;
  /** What to say when the sandbox cannot be built, from what was printed meanwhile. */
  readonly faultOf: (printed: string) => SandboxFault;
  /** Called once, when nothing runs inside any more. */
  readonly onEnded: () => void;
};

/** The process whose end ends everything: the first of the new process namespace, or the started one. */
function identityInside(child: ChildProcess, isInChild: boolean): ProcessIdentity | null {
  if (child.pid === undefined) return null;
  if (!isInChild) return identityOf(child.pid);
  const [, first] = processTree(child.pid);
  return first === undefined ? null : identityOf(first.pid);
}

/** Every so often, and the disk only when it has lost space since it was measured last: to walk a large tree costs time. */
function watchUsage(identity: ProcessIdentity, plan: SandboxPlan, onPassed: (limit: 'memory' | 'disk') => void) {
  const { memoryBytes, diskBytes } = plan.limits;
  const writable = plan.mounts.filter(({ access }) => access === 'write').map(({ source }) => source);
  const freeBytes = () => writable.map((path) => freeAt(path)).join(',');
  let measuredAt = '';
  let isMeasuring = false;
  let held: HeldFiles = { disk: 0, memory: 0 };
  const measureFiles = async (processes: readonly ProcessStat[]) => {
    held = await heldFiles(processes, writable);
    const free = freeBytes();
    if (free === measuredAt) return;
    measuredAt = free;
    if (await isDiskPassed(writable, held.disk, diskBytes)) onPassed('disk');
  };
  const timer = setInterval(() => {
    const processes = processTree(identity.pid);
    if (processMemory(processes) + held.memory > memoryBytes) onPassed('memory');
    if (isMeasuring) return;
    isMeasuring = true;
    void measureFiles(processes)
      .catch(() => undefined)
      .finally(() => {
        isMeasuring = false;
      });
  }, sandboxUsageIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

const freeAt = (path: string): number => {
  try {
    return statfsSync(path).bfree;
  } catch {
    return 0;
  }
};

class OpenSandbox implements Sandbox {
  readonly ended: Promise<SandboxEnding>;
  #ending: SandboxEnding | null = null;
  readonly #stopWatching: () => void;

  constructor(
    readonly adapter: AdapterName,
    readonly folder: string,
    readonly identity: ProcessIdentity,
    readonly child: ChildProcess,
    readonly connection: Connection,
    plan: SandboxPlan,
    exited: Promise<void>,
    onEnded: () => void,
  ) {
    this.#stopWatching = watchUsage(identity, plan, (limit) => this.end({ kind: 'limit', limit }));
    this.ended = exited.then(() => {
      this.#ending ??= { kind: 'lost', reason: 'its main process ended' };
      const ending = this.#ending;
      this.#stopWatching();
      connection.fail(new SandboxEnded(ending));
      onEnded();
      return ending;
    });
  }

  end(ending: SandboxEnding): void {
    this.#ending ??= ending;
    // The started process ends when the first of the namespace has: if it ended earlier, the end of the namespace would go unnoticed.
    if (this.adapter === 'none') for (const each of processTree(this.identity.pid).slice(1)) endNumbered(each.pid);
    if (!endProcess(this.identity)) this.child.kill('SIGKILL');
  }

  /** The program inside ends what takes too long. If it does not reply, an agent has stopped it, and nobody inside ends anything. */
  call: Sandbox['call'] = (name, request, signal) => {
    const { timeoutMs, waitMs } = request as { readonly timeoutMs?: number; readonly waitMs?: number };
    const timer = setTimeout(
      () => this.end({ kind: 'lost', reason: 'the program in the sandbox does not answer' }),
      (timeoutMs ?? waitMs ?? commandTimeoutMs) + insideReplyMsMax,
    );
    timer.unref();
    return this.connection.call(name, request, signal).finally(() => clearTimeout(timer));
  };

  async close(): Promise<void> {
    this.end({ kind: 'closed' });
    await this.ended;
  }
}

const within = (ms: number, what: Promise<void>): Promise<'done' | 'late'> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve('late'), ms);
    void what.then(() => {
      clearTimeout(timer);
      resolve('done');
    });
  });

export async function openSandbox(plan: SandboxPlan, launch: Launch): Promise<Opened> {
  const [program, ...args] = launch.argv;
  const child = withoutInherited((more) =>
    spawn(program as string, args, {
      cwd: launch.cwd,
      env: launch.environment,
      stdio: ['pipe', 'pipe', 'pipe', ...more],
      // The signals of a terminal are for the daemon, which decides what ends.
      detached: true,
    }),
  );
  const { stdin, stdout, stderr } = child;
  if (stdin === null || stdout === null || stderr === null) throw new Error('a pipe of the sandbox is missing');
  let printed = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-sandboxSetupOutputBytesMax);
  });
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      printed += error.message;
      resolve();
    });
    child.once('close', () => resolve());
  });
  let opened: OpenSandbox | null = null;
  const connection = new Connection(stdin, stdout, (reason) => {
    if (opened === null) child.kill('SIGKILL');
    else opened.end({ kind: 'lost', reason });
  });
  const isReady = Promise.race([connection.greeting.then(() => true), exited.then(() => false)]);
  let ready = false;
  const inTime = await within(
    sandboxStartMsMax,
    isReady.then((is) => {
      ready = is;
    }),
  );
  const identity = ready ? identityInside(child, launch.isInChild) : null;
  if (identity === null) {
    child.kill('SIGKILL');
    await exited;
    launch.onEnded();
    return {
      kind: 'refused',
      fault: launch.faultOf(inTime === 'late' ? 'the sandbox did not start within the time limit' : printed.trim()),
    };
  }
  opened = new OpenSandbox(launch.adapter, launch.folder, identity, child, connection, plan, exited, launch.onEnded);
  return { kind: 'open', sandbox: opened };
}
