/**
 * What a collector takes away in files [gc-sessions-first-then-objects]. It decides nothing: what may go is said by the
 * use-case.
 *
 * A session goes by one rename, to a name that no reader takes for a session, which is synced. Its folder is emptied after the
 * objects went: until then it tells a store whose sessions were collected from one whose sessions are out of sight. Whatever
 * dies in between leaves a whole session or none, and a file that the next collection removes.
 */
import { join } from 'node:path';
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import type { Host } from '../../ports.ts';
import type { CollectorPort, Exclusive, QuarantinedDigests, StoreListing, SweepPort } from '../ports.ts';
import { inOneWave, type SyncWave } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';
import { listStore, removedName } from './listing.ts';
import type { FileLocks } from './locks.ts';
import { quarantinedDigestsIn } from './quarantined-digests.ts';
import type { FileSessionIndex } from './session-index.ts';

export class FileCollector implements CollectorPort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #locks: FileLocks;
  readonly #index: FileSessionIndex;

  constructor(host: Host, layout: Layout, locks: FileLocks, index: FileSessionIndex) {
    this.#host = host;
    this.#layout = layout;
    this.#locks = locks;
    this.#index = index;
  }

  listing() {
    return withStoreFaults<StoreListing>('listing the data directory', async () =>
      ok(await listStore(this.#host.files, this.#layout)),
    );
  }

  exclusively<T>(body: (sweep: SweepPort) => Promise<T>) {
    return withStoreFaults<Exclusive<T>>('locking the data directory', async () => {
      const lock = await this.#locks.collecting();
      if (lock === null) return ok({ kind: 'busy' });
      try {
        return ok({ kind: 'done', value: await body(new FileSweep(this.#host, this.#layout, this.#index)) });
      } finally {
        await lock.release();
      }
    });
  }
}

class FileSweep implements SweepPort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #index: FileSessionIndex;
  /** Folders of sessions that this sweep removed. */
  readonly #removed: string[] = [];

  constructor(host: Host, layout: Layout, index: FileSessionIndex) {
    this.#host = host;
    this.#layout = layout;
    this.#index = index;
  }

  changedAtMs(sessionId: SessionId) {
    return withStoreFaults<number | null>('reading the age of a session', async () => {
      const layout = this.#layout;
      let latest: number | null = null;
      for (const path of [layout.session(sessionId), layout.events(sessionId), layout.manifest(sessionId)]) {
        const mtimeMs = (await this.#host.files.stat(path))?.mtimeMs;
        if (mtimeMs !== undefined) latest = Math.max(latest ?? 0, mtimeMs);
      }
      return ok(latest);
    });
  }

  quarantinedDigests(unread: readonly SessionId[], attested: ReadonlyMap<SessionId, ReadonlySet<string>>) {
    return withStoreFaults<QuarantinedDigests>('reading the quarantined files', async () =>
      ok(await quarantinedDigestsIn(this.#host.files, this.#layout, unread, attested)),
    );
  }

  removeSession(sessionId: SessionId) {
    return withStoreFaults<void>('removing a session', async () => {
      const { files, ids } = this.#host;
      await this.#index.markDirty(sessionId);
      const removed = join(this.#layout.sessions, `.${sessionId}.${ids.suffix()}.removed`);
      await inOneWave(this.#host, async (wave) => {
        await files.rename(this.#layout.session(sessionId), removed);
        wave.changed(this.#layout.sessions);
      });
      this.#removed.push(removed);
      return ok(undefined);
    });
  }

  removeObjects(objects: StoreListing['objects']) {
    return withStoreFaults<void>('removing objects', async () => {
      if (objects.length === 0) return ok(undefined);
      // A session that a collection before this one failed to remove durably would come back without its objects.
      await inOneWave(this.#host, (wave) => this.#changeSessions(wave));
      await inOneWave(this.#host, async (wave) => {
        for (const { kind, ref } of objects) {
          await this.#removeFile(this.#layout.object(kind, ref));
          wave.changed(this.#layout.objects(kind));
        }
      });
      return ok(undefined);
    });
  }

  removeTempFiles(files: readonly string[]) {
    return withStoreFaults<void>('removing temporary files', async () => {
      for (const path of this.#removed.splice(0)) await this.#host.files.removeTree(path);
      for (const file of files) {
        const path = join(this.#layout.root, file);
        if ((await this.#host.files.entry(path)) === 'folder') await this.#host.files.removeTree(path);
        else await this.#removeFile(path);
      }
      return ok(undefined);
    });
  }

  /**
   * As `changeAnew`, with an entry that is there already where there is one: a disk without room for another entry is a reason to
   * collect, and must not stop a collection.
   */
  async #changeSessions(wave: SyncWave): Promise<void> {
    const { files, ids } = this.#host;
    const { sessions } = this.#layout;
    const removed = (await files.list(sessions)).find((name) => removedName.test(name));
    if (removed === undefined) return wave.changeAnew(sessions);
    // Where this dies, the other name too is one that a collection removes.
    const other = `${removed.split('.').slice(0, 2).join('.')}.${ids.suffix()}.removed`;
    await files.rename(join(sessions, removed), join(sessions, other));
    await files.rename(join(sessions, other), join(sessions, removed));
    wave.changed(sessions);
  }

  async #removeFile(path: string): Promise<void> {
    try {
      await this.#host.files.remove(path);
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
    }
  }
}
