/**
 * The session lock and the store lock in files [single-writer].
 *
 * After locking, and again before anything is committed, the locked descriptor and the path must be the same file: a lock file that
 * was removed or replaced excludes nobody. Lock files are never removed by the program while their folder lives. One shared hold
 * on the store serves every writer of this process: it is taken by the first and let go by the last, so a collector waits for all
 * of them. Letting go never fails: what was recorded under a lock stays recorded, and closing the file ends the lock in any case.
 *
 * The lock file of a session is empty. Where it is not, the last sync of the manifest failed and its end could not be cut off: whoever
 * locks the session next writes the manifest anew before anything in it is believed [failed-sync-is-never-believed].
 */
import { dirname } from 'node:path';
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { Host, LockMode, OpenFile } from '../../ports.ts';
import { sessionLockLost } from '../faults.ts';
import type { LockAttempt, SessionLockPort, StoreFault } from '../ports.ts';
import { inOneWave, syncFoldersRead, writeSynced } from '../../host/durable-files.ts';
import { manifestBytes } from './manifest-bytes.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';

const attemptsMax = 5;
const unsyncedMark = new TextEncoder().encode('the manifest was written and not synced\n');

/** A file that is locked, and how long it was when the lock was held. */
type LockedFile = { readonly file: OpenFile; readonly bytes: number };

export class FileLocks implements SessionLockPort {
  readonly #host: Host;
  readonly #layout: Layout;
  #store: { file: OpenFile; holders: number } | null = null;
  /** The sessions that this process has locked. */
  readonly #held = new Map<SessionId, OpenFile>();
  #isRootSettled = false;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  session(sessionId: SessionId, birth: boolean) {
    return withStoreFaults<LockAttempt>('locking a session', async () => {
      const events = this.#layout.events(sessionId);
      const topmost = birth ? await this.#host.files.makeFolder(events) : null;
      const isNew = topmost !== null && topmost !== events;
      const locked = await this.#lock(this.#layout.sessionLock(sessionId), 'exclusive');
      if (locked === null) return ok({ kind: 'busy' });
      const { file } = locked;
      const release = () => {
        this.#held.delete(sessionId);
        return this.#release(file);
      };
      this.#held.set(sessionId, file);
      try {
        if (locked.bytes > 0) await this.#settle(sessionId, file);
      } catch (error) {
        await release();
        throw error;
      }
      return ok({ kind: 'held', isNew, release });
    });
  }

  /** Why nothing may be committed to a session that this process has locked; null when all is well. */
  async lost(sessionId: SessionId): Promise<StoreFault | null> {
    const file = this.#held.get(sessionId);
    if (file === undefined) throw new Error('a session was written without its lock being held');
    return (await this.#bytesAt(this.#layout.sessionLock(sessionId), file)) === null ? sessionLockLost() : null;
  }

  /**
   * After a sync of the manifest that failed, while the session is locked: cuts off what was written, so that nobody finds it. Where
   * that fails too, the lock file says so to whoever locks or reads the session next.
   */
  async cutOrDoubt(sessionId: SessionId, cut: () => Promise<void>): Promise<boolean> {
    const file = this.#held.get(sessionId);
    if (file === undefined || (await this.lost(sessionId).catch(() => sessionLockLost())) !== null) return false;
    try {
      await cut();
      return true;
    } catch {
      await this.#doubt(file);
      return false;
    }
  }

  /** For readers: the end of the manifest was written and not synced, by whomever. */
  async isInDoubt(sessionId: SessionId): Promise<boolean> {
    return ((await this.#host.files.stat(this.#layout.sessionLock(sessionId)))?.bytes ?? 0) > 0;
  }

  /** For readers that found a doubt, or whose sync failed: writes the manifest anew. False while another process has the session. */
  async settle(sessionId: SessionId): Promise<boolean> {
    const held = this.#held.get(sessionId);
    const file = held ?? (await this.#lock(this.#layout.sessionLock(sessionId), 'exclusive'))?.file;
    if (file === undefined) return false;
    try {
      await this.#settle(sessionId, file);
      return true;
    } finally {
      if (held === undefined) await this.#release(file);
    }
  }

  async #settle(sessionId: SessionId, lock: OpenFile): Promise<void> {
    const [folder, path] = [this.#layout.session(sessionId), this.#layout.manifest(sessionId)];
    try {
      const bytes = await manifestBytes(this.#host.files, path);
      if (bytes !== null) await inOneWave(this.#host, (wave) => writeSynced(this.#host, folder, path, bytes, wave));
      await lock.truncate(0);
    } catch (error) {
      await this.#doubt(lock);
      throw error;
    }
  }

  async #doubt(lock: OpenFile): Promise<void> {
    await lock.write(unsyncedMark, 0).catch(() => this.#host.trace.event('doubt_not_kept', {}));
  }

  store() {
    return withStoreFaults<LockAttempt>('locking the data directory', async () => {
      let spare: OpenFile | null = null;
      if (this.#store === null) {
        await this.#makeRoot();
        const locked = await this.#lock(this.#layout.storeLock, 'shared');
        if (locked === null) return ok({ kind: 'busy' });
        const { file } = locked;
        // Another writer of this process may have taken the hold while this one waited for the file system.
        if (this.#store === null) this.#store = { file, holders: 0 };
        else spare = file;
      }
      const held = this.#store;
      held.holders += 1;
      if (spare !== null) await this.#release(spare);
      return ok({ kind: 'held', isNew: false, release: () => this.#releaseStore(held) });
    });
  }

  /** For the collector: nobody writes while this is held. Null when someone does. */
  async collecting(): Promise<{ release(): Promise<void> } | null> {
    await this.#makeRoot();
    return this.#exclusive(this.#layout.storeLock);
  }

  /** For the keyring: one rotation at a time. Null when another process rotates. */
  async rotating(): Promise<{ release(): Promise<void> } | null> {
    await this.#host.files.makeFolder(this.#layout.keys, 0o700);
    return this.#exclusive(this.#layout.keyringLock);
  }

  async #exclusive(path: string): Promise<{ release(): Promise<void> } | null> {
    const locked = await this.#lock(path, 'exclusive');
    return locked === null ? null : { release: () => this.#release(locked.file) };
  }

  /** A data directory that is new is made durable up to the folder that was there before. */
  async #makeRoot(): Promise<void> {
    const { files } = this.#host;
    const { root } = this.#layout;
    const topmost = await files.makeFolder(root, 0o700);
    if (topmost === null) return this.#settleRoot();
    try {
      for (let made = root; ; made = dirname(made)) {
        await syncFoldersRead(this.#host, [dirname(made)]);
        if (made === topmost || dirname(made) === made) break;
      }
    } catch (error) {
      await this.#removeMade(topmost);
      throw error;
    }
    this.#isRootSettled = true;
  }

  /** What an earlier process made, it may not have lived to sync: its entry, and that of the folder around it. */
  async #settleRoot(): Promise<void> {
    if (this.#isRootSettled) return;
    const above = dirname(this.#layout.root);
    await syncFoldersRead(this.#host, [...new Set([above, dirname(above)])]);
    this.#isRootSettled = true;
  }

  /** Empty folders that are not on the disk: the next attempt makes them anew. */
  async #removeMade(topmost: string): Promise<void> {
    for (let made = this.#layout.root; ; made = dirname(made)) {
      await this.#host.files.removeFolder(made).catch(() => undefined);
      if (made === topmost || dirname(made) === made) return;
    }
  }

  async #releaseStore(held: { file: OpenFile; holders: number }): Promise<void> {
    held.holders -= 1;
    if (held.holders > 0) return;
    this.#store = null;
    await this.#release(held.file);
  }

  async #lock(path: string, mode: LockMode): Promise<LockedFile | null> {
    const { files } = this.#host;
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const file = await files.open(path, 'update');
      let bytes: number | null = null;
      try {
        if (!this.#host.locks.tryLock(file.descriptor, mode)) return null;
        bytes = await this.#bytesAt(path, file);
        if (bytes !== null) return { file, bytes };
      } finally {
        // Closing ends a lock too; another process may wait for it.
        if (bytes === null) await this.#release(file);
      }
    }
    return null;
  }

  /** How long the open file is now, asked by its path; null where another file or none is there. */
  async #bytesAt(path: string, file: OpenFile): Promise<number | null> {
    const named = await this.#host.files.stat(path);
    return named?.identity === file.opened.identity ? named.bytes : null;
  }

  /** Never rejects. */
  async #release(file: OpenFile): Promise<void> {
    for (const step of [async () => this.#host.locks.unlock(file.descriptor), () => file.close()]) {
      await step().catch((error: unknown) => {
        if (errnoOf(error) === '') throw error;
        this.#host.trace.event('unlock_failed', { error: errnoOf(error) });
      });
    }
  }
}
