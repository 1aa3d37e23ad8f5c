/**
 * What a collector sees and takes away in files (design-locks §2.2, decisions 16 and 17). It decides nothing: what may go is
 * said by the use-case.
 *
 * A session goes by one rename, to a name that no reader takes for a session, which is synced; only then is the folder
 * emptied. Whatever dies in between leaves a whole session or none, and a leftover that the next collection removes.
 */
import { basename, join } from 'node:path';
import { ok } from 'neverthrow';
import { type SessionId, type Sha256Digest, sessionIdPattern } from '../../../schemas/ids.ts';
import type { Host } from '../../ports.ts';
import type { CollectorPort, Exclusive, ObjectKind, StoreListing, SweepPort } from '../ports.ts';
import { ChangedFolders, errnoOf, guarded, readWhole } from './durable-files.ts';
import type { Layout } from './layout.ts';
import type { FileLocks } from './locks.ts';
import { announcementBytesMax, type FileSessionIndex } from './session-index.ts';

const objectKinds: readonly ObjectKind[] = ['snapshot', 'pinned_workflow', 'artifact'];
const objectName = /^sha256-([0-9a-f]{64})\.json$/;
/** What a repair or an append moved out of the way keeps the objects that it names alive. */
const setAsideName = /\.(damaged|unattested)$/;
const removedName = /^\.sess_[a-z0-9_]+\.[a-z0-9]+\.removed$/;
const digestPattern = /sha256:[0-9a-f]{64}/g;
/** Everything else in a session folder is not ours. `cache` is rebuilt whenever it is missed. */
const sessionNames: ReadonlySet<string> = new Set(['events', 'manifest.jsonl', '.lock', '.keep', 'cache']);
const segmentName = /^[0-9]{8,}-[0-9]{8,}\.jsonl$/;
const rootNames: ReadonlySet<string> = new Set([
  'sessions',
  'snapshots',
  'workflows',
  'artifacts',
  'keys',
  'cache',
  '.store.lock',
]);

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

  exclusively<T>(body: (sweep: SweepPort) => Promise<T>) {
    return guarded<Exclusive<T>>('holding the store', async () => {
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

  constructor(host: Host, layout: Layout, index: FileSessionIndex) {
    this.#host = host;
    this.#layout = layout;
    this.#index = index;
  }

  listing() {
    return guarded<StoreListing>('listing the store', async () => {
      const { files } = this.#host;
      const found = { sessions: [] as SessionId[], leftovers: [] as string[], foreign: [] as string[] };
      const objects: { kind: ObjectKind; ref: Sha256Digest }[] = [];
      for (const name of await files.list(this.#layout.root)) if (!rootNames.has(name)) found.foreign.push(name);
      for (const name of await files.list(this.#layout.sessions)) {
        if (sessionIdPattern.test(name)) {
          found.sessions.push(name as SessionId);
          await this.#listSession(name as SessionId, found);
        } else if (removedName.test(name)) found.leftovers.push(`sessions/${name}`);
        else if (!setAsideName.test(name)) found.foreign.push(`sessions/${name}`);
      }
      for (const kind of objectKinds) {
        const folder = this.#layout
          .objects(kind)
          .slice(this.#layout.root.length + 1)
          .replaceAll('\\', '/');
        for (const name of await files.list(this.#layout.objects(kind))) {
          const hex = objectName.exec(name)?.[1];
          if (hex !== undefined) objects.push({ kind, ref: `sha256:${hex}` as Sha256Digest });
          else if (name.endsWith('.tmp')) found.leftovers.push(`${folder}/${name}`);
          else found.foreign.push(`${folder}/${name}`);
        }
      }
      for (const name of await files.list(this.#layout.cache)) {
        if (name.endsWith('.tmp')) found.leftovers.push(`cache/${name}`);
      }
      // Nobody is between an announcement and its commit while the store is held, so a long list may begin anew.
      const announced = await files.stat(this.#layout.announcements);
      if ((announced?.bytes ?? 0) > announcementBytesMax) found.leftovers.push('cache/announcements');
      return ok({ ...found, objects });
    });
  }

  async #listSession(sessionId: SessionId, found: { leftovers: string[]; foreign: string[] }): Promise<void> {
    const { files } = this.#host;
    const stat = await files.stat(this.#layout.session(sessionId));
    if (stat?.isFolder !== true) return;
    const place = (name: string, isKnown: boolean) => {
      // Nothing is on its way in while the store is held.
      const isLeft = name.endsWith('.tmp') || name === basename(this.#layout.incoming(sessionId));
      if (isLeft) found.leftovers.push(`sessions/${sessionId}/${name}`);
      else if (!isKnown && !setAsideName.test(name)) found.foreign.push(`sessions/${sessionId}/${name}`);
    };
    for (const name of await files.list(this.#layout.session(sessionId))) place(name, sessionNames.has(name));
    for (const name of await files.list(this.#layout.events(sessionId))) {
      place(`events/${name}`, segmentName.test(name));
    }
  }

  digestsSetAside() {
    return guarded<ReadonlySet<Sha256Digest>>('reading what was set aside', async () => {
      const digests = new Set<Sha256Digest>();
      const scan = async (folder: string, isAside: boolean): Promise<void> => {
        for (const name of await this.#host.files.list(folder)) {
          const path = join(folder, name);
          const isBelow = isAside || setAsideName.test(name);
          if ((await this.#host.files.stat(path))?.isFolder === true) {
            if (isBelow || name === 'events' || sessionIdPattern.test(name)) await scan(path, isBelow);
          } else if (isBelow) {
            const text = new TextDecoder().decode((await readWhole(this.#host.files, path)) ?? new Uint8Array());
            for (const digest of text.match(digestPattern) ?? []) digests.add(digest as Sha256Digest);
          }
        }
      };
      await scan(this.#layout.sessions, false);
      return ok(digests);
    });
  }

  removeSession(sessionId: SessionId) {
    return guarded<void>('removing a session', async () => {
      const { files, ids } = this.#host;
      await this.#index.announce(sessionId);
      const removed = join(this.#layout.sessions, `.${sessionId}.${ids.suffix()}.removed`);
      await files.rename(this.#layout.session(sessionId), removed);
      await files.syncFolder(this.#layout.sessions);
      await files.removeTree(removed);
      return ok(undefined);
    });
  }

  removeObjects(objects: StoreListing['objects']) {
    return guarded<void>('removing objects', async () => {
      const changed = new ChangedFolders();
      for (const { kind, ref } of objects) {
        await this.#removeFile(this.#layout.object(kind, ref));
        changed.add(this.#layout.objects(kind));
      }
      await changed.sync(this.#host.files);
      return ok(undefined);
    });
  }

  removeLeftovers(leftovers: readonly string[]) {
    return guarded<void>('removing leftovers', async () => {
      for (const leftover of leftovers) {
        const path = join(this.#layout.root, leftover);
        if ((await this.#host.files.stat(path))?.isFolder === true) await this.#host.files.removeTree(path);
        else await this.#removeFile(path);
      }
      return ok(undefined);
    });
  }

  async #removeFile(path: string): Promise<void> {
    try {
      await this.#host.files.remove(path);
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
    }
  }
}
