/**
 * One daemon works on a data directory: it holds a lock that the system releases when it dies, and a file beside it says which process
 * that is [one-daemon-per-data-directory].
 */
import { isRecord, parseJsonBytes } from '../../schemas/json-object.ts';
import { sidecarBytesMax } from '../../schemas/daemon/limits.ts';
import { pause, readWhole } from '../../runtime/host/durable-files.ts';
import type { Host, LockMode, OpenFile } from '../../runtime/ports.ts';
import type { ApiAddress, ControlAddress } from '../control/address.ts';
import { identityOf, livenessOf, type ProcessIdentity } from '../sandbox/process-identity.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { removeTemporaryFiles } from '../storage/temporary-files.ts';

const lockRetryMs = 10;
const lockAttempts = 20;

type LockHost = Pick<Host, 'files' | 'locks' | 'ids' | 'clock'>;
export type RunningDaemon = {
  readonly holder: ProcessIdentity;
  readonly startedAtMs: number;
  /** Where it listens, or why it does not; absent while it starts. */
  readonly control?: ControlAddress;
  /** Where it listens on the loopback interface; absent if it does not. */
  readonly api?: ApiAddress;
};

/** Where the system does not say when a process started, a random text keeps two processes with one number apart. */
const thisProcess = ({ ids }: LockHost): ProcessIdentity =>
  identityOf(process.pid) ?? { pid: process.pid, startTime: '', bootId: ids.suffix() };

async function tryLock({ files, locks }: LockHost, path: string, mode: LockMode): Promise<OpenFile | null> {
  const file = await files.open(path, 'update');
  if (locks.tryLock(file.descriptor, mode)) return file;
  await file.close();
  return null;
}

async function unlock({ locks }: LockHost, file: OpenFile): Promise<void> {
  locks.unlock(file.descriptor);
  await file.close();
}

/**
 * The lock, or who holds it. Waits for a moment for a process that only looks, for a killed daemon, which loses its lock a little before or
 * after it counts as dead, and for the next daemon, which takes the lock before it replaces the file of a dead one.
 *
 * A recorded daemon that lives is running although its lock is free: a program that restores or synchronizes the directory replaced the
 * file of the lock.
 */
async function lockOrHolder(
  host: LockHost,
  layout: DaemonLayout,
  mode: LockMode,
): Promise<{ readonly file: OpenFile } | { readonly daemon: RunningDaemon | 'unknown' }> {
  for (let attempt = 1; ; attempt += 1) {
    const file = await tryLock(host, layout.daemonLock, mode);
    const daemon = await readDaemon(host, layout);
    const liveness = daemon === null ? 'dead' : livenessOf(daemon.holder);
    if (file === null) {
      if (daemon !== null && liveness !== 'dead') return { daemon };
    } else {
      if (liveness !== 'alive') return { file };
      await unlock(host, file);
    }
    if (attempt === lockAttempts) return { daemon: daemon ?? 'unknown' };
    await pause(lockRetryMs);
  }
}

/** The recorded daemon, if it lives although another program removed the file of its lock. */
async function withRemovedLock(host: LockHost, layout: DaemonLayout): Promise<RunningDaemon | null> {
  const daemon = await readDaemon(host, layout);
  return daemon !== null && livenessOf(daemon.holder) === 'alive' ? daemon : null;
}

export class DaemonLockLost extends Error {
  constructor() {
    super('another program removed or replaced the files of this daemon, so that no command can find it');
  }
}

export class DaemonLock {
  readonly #host: LockHost;
  readonly #layout: DaemonLayout;
  readonly #file: OpenFile;
  readonly daemon: RunningDaemon;

  private constructor(host: LockHost, layout: DaemonLayout, file: OpenFile, daemon: RunningDaemon) {
    this.#host = host;
    this.#layout = layout;
    this.#file = file;
    this.daemon = daemon;
  }

  /** The daemon that runs already, if there is one. */
  static async take(host: LockHost, layout: DaemonLayout): Promise<DaemonLock | RunningDaemon | 'unknown'> {
    await host.files.makeFolder(layout.root);
    const found = await lockOrHolder(host, layout, 'exclusive');
    if ('daemon' in found) return found.daemon;
    const { file } = found;
    try {
      const daemon = { holder: thisProcess(host), startedAtMs: host.clock.nowMs() };
      // Only the holder replaces files in this directory.
      await removeTemporaryFiles(host, layout.root);
      await writeDaemon(host, layout, daemon);
      return new DaemonLock(host, layout, file, daemon);
    } catch (error) {
      await unlock(host, file);
      throw error;
    }
  }

  /** Null if none runs; `unknown` if its file is missing or unreadable. Creates nothing. */
  static async running(host: LockHost, layout: DaemonLayout): Promise<RunningDaemon | 'unknown' | null> {
    if ((await host.files.entry(layout.daemonLock)) === null) return withRemovedLock(host, layout);
    // Shared: two processes that look at once do not take each other for a daemon.
    const found = await lockOrHolder(host, layout, 'shared');
    if ('daemon' in found) return found.daemon;
    await unlock(host, found.file);
    return null;
  }

  /** Lets clients find the control API. */
  async announce(control: ControlAddress, api: ApiAddress | null): Promise<void> {
    await writeDaemon(this.#host, this.#layout, { ...this.daemon, control, ...(api === null ? {} : { api }) });
  }

  /** @throws DaemonLockLost if another daemon could start: neither the lock nor the file beside it leads to this one */
  async check(): Promise<void> {
    const there = await this.#host.files.stat(this.#layout.daemonLock);
    if (there?.identity !== this.#file.opened.identity && !(await this.#isRecorded())) throw new DaemonLockLost();
  }

  async #isRecorded(): Promise<boolean> {
    const { pid, startTime, bootId } = this.daemon.holder;
    const recorded = (await readDaemon(this.#host, this.#layout))?.holder;
    return recorded?.pid === pid && recorded.startTime === startTime && recorded.bootId === bootId;
  }

  async release(): Promise<void> {
    // Of another daemon, if this one was lost.
    const isOurs = await this.#isRecorded().catch(() => false);
    if (isOurs) await this.#host.files.remove(this.#layout.daemonIdentity).catch(() => undefined);
    await unlock(this.#host, this.#file);
  }
}

/** Not synced: no process outlives a power cut. */
async function writeDaemon({ files, ids }: LockHost, layout: DaemonLayout, daemon: RunningDaemon): Promise<void> {
  const { holder, ...more } = daemon;
  const temporary = `${layout.daemonIdentity}.${ids.suffix()}.tmp`;
  const file = await files.open(temporary, 'create');
  try {
    await file.write(new TextEncoder().encode(JSON.stringify({ v: 1, ...holder, ...more })), 0);
  } finally {
    await file.close();
  }
  await files.rename(temporary, layout.daemonIdentity);
}

async function readDaemon({ files }: LockHost, layout: DaemonLayout): Promise<RunningDaemon | null> {
  const bytes = await readWhole(files, layout.daemonIdentity, sidecarBytesMax);
  const value = bytes === null ? null : parseJsonBytes(bytes);
  if (!isRecord(value)) return null;
  const { pid, startTime, bootId, startedAtMs, control, api } = value;
  return typeof pid === 'number' &&
    typeof startTime === 'string' &&
    typeof bootId === 'string' &&
    typeof startedAtMs === 'number'
    ? { holder: { pid, startTime, bootId }, startedAtMs, ...addressIn(control), ...apiIn(api) }
    : null;
}

function addressIn(value: unknown): Pick<RunningDaemon, 'control'> {
  if (!isRecord(value)) return {};
  const { path, fault } = value;
  if (typeof path === 'string') return { control: { path } };
  return typeof fault === 'string' ? { control: { fault } } : {};
}

function apiIn(value: unknown): Pick<RunningDaemon, 'api'> {
  if (!isRecord(value)) return {};
  const { port, keyFile } = value;
  return typeof port === 'number' && typeof keyFile === 'string' ? { api: { port, keyFile } } : {};
}
