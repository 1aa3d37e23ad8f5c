/** One process works on a session: it holds the lock of the session, which the system releases when the process dies. */
import { dirname } from 'node:path';
import { sessionLockAttempts, sessionLockRetryMs } from '../../schemas/daemon/limits.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { pause, syncFoldersRead, unlessUnexpectedEntry } from '../../runtime/host/durable-files.ts';
import type { Host, LockMode, OpenFile } from '../../runtime/ports.ts';
import type { DaemonLayout } from './layout.ts';
import { removeTemporaryFiles } from './temporary-files.ts';

type LockingHost = Pick<Host, 'files' | 'locks' | 'ids'>;

export class SessionLock {
  readonly #host: LockingHost;
  /** Null for a session of which nothing is stored. */
  readonly #file: OpenFile | null;

  private constructor(host: LockingHost, file: OpenFile | null) {
    this.#host = host;
    this.#file = file;
  }

  /**
   * Null if another process holds it. Makes the folder of the session durable. What a dead holder was about to write there is removed. A session
   * without a folder has nothing to protect, and gets none: a folder with a lock and without a log is a damaged session [lost-log-is-damage].
   */
  static async take(host: LockingHost, layout: DaemonLayout, sessionId: SessionId): Promise<SessionLock | null> {
    if ((await host.files.entry(layout.session(sessionId))) === null) return new SessionLock(host, null);
    await syncFoldersRead(host, [dirname(layout.root), layout.root, layout.sessions]);
    const lock = await SessionLock.#patiently(host, layout.lock(sessionId));
    if (lock !== null) await removeTemporaryFiles(host, layout.session(sessionId)).catch((error) => lock.#fail(error));
    return lock;
  }

  async #fail(error: unknown): Promise<never> {
    await this.release();
    throw error;
  }

  /** A process that only looks holds the lock for a moment. */
  static async #patiently(host: LockingHost, path: string): Promise<SessionLock | null> {
    for (let attempt = 1; ; attempt += 1) {
      const lock = await SessionLock.#at(host, path, 'exclusive');
      if (lock !== null || attempt === sessionLockAttempts) return lock;
      await pause(sessionLockRetryMs);
    }
  }

  static async #at(host: LockingHost, path: string, mode: LockMode): Promise<SessionLock | null> {
    const file = await host.files.open(path, 'update');
    if (host.locks.tryLock(file.descriptor, mode)) return new SessionLock(host, file);
    await file.close();
    return null;
  }

  /** Whether a process works on the session now; others that look do not count. Creates nothing. */
  static async isHeld(host: LockingHost, layout: DaemonLayout, sessionId: SessionId): Promise<boolean> {
    const path = layout.lock(sessionId);
    const isHeld = await unlessUnexpectedEntry(host.files, path, 'file', async () => {
      if ((await host.files.entry(path)) === null) return false;
      const lock = await SessionLock.#at(host, path, 'shared');
      await lock?.release();
      return lock === null;
    });
    return isHeld === true;
  }

  async release(): Promise<void> {
    if (this.#file === null) return;
    this.#host.locks.unlock(this.#file.descriptor);
    await this.#file.close();
  }
}
