/**
 * Content-addressed objects in files: snapshots, pinned workflows, artifacts.
 *
 * A new object is written under its final name. One that is there already is written again and replaced before it is pinned for
 * the first time by this process [cas-hit-is-synced]: whoever wrote it may have been killed before its sync, or its sync may have
 * failed, and then no later one can be believed [failed-sync-is-never-believed]. Its name is its content, so replacing it heals
 * what is torn or damaged and never loses anything. A folder in its place is moved aside.
 */
import { err, ok } from 'neverthrow';
import { type CanonicalText, canonicalBytes, utf8Length } from '../../../schemas/canonical/json.ts';
import { sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { objectBytesMax } from '../../../schemas/limits.ts';
import { errnoOf, osError } from '../../../schemas/os-faults.ts';
import type { FilePort, Host } from '../../ports.ts';
import type { ObjectKind, StoredObject } from '../../core/stored-log.ts';
import type { ObjectStorePort } from '../ports.ts';
import {
  inOneWave,
  readWhole,
  type SyncWave,
  together,
  unlessUnexpectedEntry,
  writeSynced,
} from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';

const decoder = new TextDecoder('utf-8', { fatal: true });
/** Bounds what this process remembers as durable; forgetting costs one sync. */
const rememberedMax = 100_000;

/** Equal content may stand in two folders. */
const keyOf = ({ kind, ref }: StoredObject) => `${kind} ${ref}`;

export class FileObjects implements ObjectStorePort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #durable = new Set<string>();

  constructor(host: Host, layout: Layout) {
    this.#host = host;
    this.#layout = layout;
  }

  get(kind: ObjectKind, ref: Sha256Digest) {
    return withStoreFaults<CanonicalText>(`reading the ${kind} ${ref}`, async () => {
      const damaged = (message: string) => err({ code: 'STORE_OBJECT_DAMAGED' as const, message, retryable: false });
      const bytes = await this.#bytes(this.#layout.object(kind, ref));
      if (bytes === 'unexpected_entry') {
        await this.#checkFolder(kind);
        return damaged(`the path of the ${kind} ${ref} is not a file`);
      }
      if (bytes === 'too_large') {
        return damaged(`the stored ${kind} ${ref} has more than ${objectBytesMax} bytes, the limit for objects`);
      }
      if (bytes === null) {
        return err({
          code: 'STORE_OBJECT_MISSING',
          message: `the ${kind} ${ref} is missing`,
          retryable: false,
        });
      }
      if (sha256OfStored(this.#host.crypto.digest, bytes) !== ref) {
        return damaged(`the ${kind} ${ref} does not match its digest`);
      }
      return ok(decoder.decode(bytes) as CanonicalText);
    });
  }

  isDurable(object: StoredObject): boolean {
    return this.#durable.has(keyOf(object));
  }

  put(objects: readonly StoredObject[]) {
    return withStoreFaults<void>('storing objects', async () => {
      await this.recheck(objects);
      await inOneWave(this.#host, async (wave) => {
        for (const { kind } of objects) {
          await this.#host.files.makeFolder(this.#layout.objects(kind));
          for (const folder of this.#layout.foldersAbove(kind)) await wave.changeAnew(folder);
        }
        await together(objects.map((object) => this.replace(object, wave)));
      });
      this.remember(objects);
      return ok(undefined);
    });
  }

  /** Forgets what somebody removed, cut or replaced since: what is remembered as durable must still be there to be relied on. */
  async recheck(objects: readonly StoredObject[]): Promise<void> {
    const { files } = this.#host;
    for (const object of objects) {
      if (!this.isDurable(object)) continue;
      const path = this.#layout.object(object.kind, object.ref);
      const stat = await unlessUnexpectedEntry(files, path, 'file', () => files.stat(path));
      const isWhole =
        stat !== null && stat !== 'unexpected_entry' && stat.isFile && stat.bytes === utf8Length(object.text);
      if (!isWhole) this.#durable.delete(keyOf(object));
    }
  }

  /** A new one is synced with the wave; one that is there is replaced. The caller syncs the wave, then calls `remember`. */
  async place(object: StoredObject, wave: SyncWave): Promise<void> {
    if (this.isDurable(object)) return;
    const path = this.#layout.object(object.kind, object.ref);
    if (await wave.place(this.#layout.objects(object.kind), path, canonicalBytes(object.text))) return;
    await this.replace(object, wave);
  }

  /** Written beside its name and renamed: what relies on it sees it whole at every moment. */
  async replace(object: StoredObject, wave: SyncWave): Promise<void> {
    if (this.isDurable(object)) return;
    const path = this.#layout.object(object.kind, object.ref);
    if ((await this.#host.files.entry(path)) === 'folder') {
      await this.#host.files.rename(path, `${path}.${this.#host.ids.suffix()}.damaged`);
    }
    await writeSynced(this.#host, this.#layout.objects(object.kind), path, canonicalBytes(object.text), wave);
  }

  remember(objects: readonly StoredObject[]): void {
    if (this.#durable.size > rememberedMax) this.#durable.clear();
    for (const object of objects) this.#durable.add(keyOf(object));
  }

  /** Something else in place of the folder is no damage of the objects: they may be whole elsewhere, and none can be written here. */
  async #checkFolder(kind: ObjectKind): Promise<void> {
    const folder = this.#layout.objects(kind);
    const stat = await this.#host.files.stat(folder);
    if (stat !== null && !stat.isFolder) throw osError('ENOTDIR', 'open', folder);
  }

  async #bytes(path: string): Promise<Uint8Array | null | 'unexpected_entry' | 'too_large'> {
    const { files } = this.#host;
    try {
      return await unlessUnexpectedEntry(files, path, 'file', () => readWhole(files, path, objectBytesMax));
    } catch (error) {
      if (errnoOf(error) !== 'EFBIG' || !(await isTooLarge(files, path))) throw error;
      return 'too_large';
    }
  }
}

const isTooLarge = async (files: FilePort, path: string) => ((await files.stat(path))?.bytes ?? 0) > objectBytesMax;
