/**
 * The session lock and the store lock in files (design-locks §15, decision 16).
 *
 * After locking, the locked descriptor and the path must still be the same file; lock files are never removed while their
 * folder lives. One shared hold on the store serves every writer of this process: it is taken by the first and let go by
 * the last, so a collector waits for all of them.
 */
import { dirname } from 'node:path';
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import type { Host, OpenFile } from '../../ports.ts';
import type { LockAttempt, SessionLockPort } from '../ports.ts';
import { guarded } from './durable-files.ts';
import type { Layout } from './layout.ts';

const attemptsMax = 5;

export class FileLocks implements SessionLockPort {
  readonly #host: Host;
  readonly #layout: Layout;
  #store: { file: OpenFile; holders: number } | null = null;

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  session(sessionId: SessionId, birth: boolean) {
    return guarded<LockAttempt>('locking a session', async () => {
      if (birth) await this.#host.files.makeFolder(this.#layout.events(sessionId));
      const file = await this.#lock(this.#layout.sessionLock(sessionId), 'exclusive');
      if (file === null) return ok({ kind: 'busy' });
      return ok({ kind: 'held', release: () => this.#release(file) });
    });
  }

  store() {
    return guarded<LockAttempt>('locking the store', async () => {
      let spare: OpenFile | null = null;
      if (this.#store === null) {
        await this.#makeRoot();
        const file = await this.#lock(this.#layout.storeLock, 'shared');
        if (file === null) return ok({ kind: 'busy' });
        // Another writer of this process may have taken the hold while this one waited for the file system.
        if (this.#store === null) this.#store = { file, holders: 0 };
        else spare = file;
      }
      const held = this.#store;
      held.holders += 1;
      if (spare !== null) await this.#release(spare);
      return ok({ kind: 'held', release: () => this.#releaseStore(held) });
    });
  }

  /** For the collector: nobody writes while this is held. Null when someone does. */
  async collecting(): Promise<{ release(): Promise<void> } | null> {
    await this.#makeRoot();
    const file = await this.#lock(this.#layout.storeLock, 'exclusive');
    return file === null ? null : { release: () => this.#release(file) };
  }

  /** For the keyring: one rotation at a time. Null when another process rotates. */
  async rotating(): Promise<{ release(): Promise<void> } | null> {
    await this.#host.files.makeFolder(this.#layout.keys, 0o700);
    const file = await this.#lock(this.#layout.keyringLock, 'exclusive');
    return file === null ? null : { release: () => this.#release(file) };
  }

  /** A data directory that is new is made durable up to the folder that was there before (decision 17). */
  async #makeRoot(): Promise<void> {
    const { files } = this.#host;
    const topmost = await files.makeFolder(this.#layout.root, 0o700);
    if (topmost === null) return;
    for (let made = this.#layout.root; ; made = dirname(made)) {
      await files.syncFolder(dirname(made));
      if (made === topmost || dirname(made) === made) return;
    }
  }

  async #releaseStore(held: { file: OpenFile; holders: number }): Promise<void> {
    held.holders -= 1;
    if (held.holders > 0) return;
    this.#store = null;
    await this.#release(held.file);
  }

  async #lock(path: string, mode: 'shared' | 'exclusive'): Promise<OpenFile | null> {
    const { files, locks } = this.#host;
    for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
      const file = await files.open(path, 'update', 0o600);
      if (!locks.tryLock(file.descriptor, mode)) {
        await file.close();
        return null;
      }
      if (await this.#standsAt(path, file)) return file;
      await this.#release(file);
    }
    return null;
  }

  async #standsAt(path: string, file: OpenFile): Promise<boolean> {
    try {
      const [locked, named] = [await file.stat(), await this.#host.files.stat(path)];
      return locked.identity === named?.identity;
    } catch (error) {
      await this.#release(file);
      throw error;
    }
  }

  async #release(file: OpenFile): Promise<void> {
    try {
      this.#host.locks.unlock(file.descriptor);
    } finally {
      await file.close();
    }
  }
}
