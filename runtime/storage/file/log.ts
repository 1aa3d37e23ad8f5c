/**
 * Writes the session log to files: `events/*.jsonl` segments and `manifest.jsonl` [crash-safe-append].
 *
 * Append, under the session lock, in two waves of syncs:
 * 1. every new object and the segment, written under their final names, and the folders whose entries changed; for a birth also
 *    an empty manifest, the session folder and `sessions/`
 * 2. the manifest group, in one write
 *
 * Only the second makes anything true. What an interrupted append leaves behind (torn objects, an unattested segment, the torn end
 * of a manifest) is never read; the torn end is cut off and the segment set aside by the next append. A group whose sync failed is
 * cut off at once, before the lock is let go: nobody may find it and take it for durable [failed-sync-is-never-believed].
 *
 * A whole session is installed behind a mark, `.incoming`, which is there before its first segment and goes after its
 * manifest: a folder with the mark and no manifest was never born, whatever else it holds. What its bundle said of itself goes
 * into `.origin`, which is durable before the manifest is: no session is there without it.
 */
import { join } from 'node:path';
import { err, ok } from 'neverthrow';
import type { DigestPort } from '../../../schemas/canonical/sha256.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { osError } from '../../../schemas/os-faults.ts';
import { type EncodedPlan, encodePlan, roomFor } from '../../core/append.ts';
import { type LogCursor, type LogLimits, logStart, type ObjectKind, type StoredObject } from '../../core/stored-log.ts';
import type { Host } from '../../ports.ts';
import { sessionFull } from '../faults.ts';
import { encodeOrigin } from '../origin.ts';
import type {
  Appended,
  AppendPlan,
  InstallPlan,
  Meanwhile,
  Quarantined,
  QuarantinePlan,
  SessionLogPort,
} from '../ports.ts';
import { AppendWitness, RepairWitness } from '../witness.ts';
import { inOneWave, type SyncWave, together, writeSynced } from '../../host/durable-files.ts';
import { withStoreFaults } from './store-faults.ts';
import type { Layout } from './layout.ts';
import type { FileLocks } from './locks.ts';
import { FileLogReader } from './log-reader.ts';
import type { FileObjects } from './objects.ts';
import { asideName, setSessionAside, setTailAside, tailToSetAside } from './quarantine.ts';
import type { FileSessionIndex } from './session-index.ts';

/** Segments of an installed session that are written at once: each is an open file. */
const installedAtOnce = 64;

const nothing: Meanwhile = async () => undefined;
type Commit = { readonly group: Uint8Array; readonly segment: string; readonly meanwhile: Meanwhile };

export class FileLog implements SessionLogPort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #objects: FileObjects;
  readonly #locks: FileLocks;
  readonly #index: FileSessionIndex;
  readonly #reader: FileLogReader;
  readonly #limits: LogLimits;
  /** Object folders that this process knows to be on the disk, with all folders above them. */
  readonly #settled = new Set<ObjectKind>();

  constructor(
    host: Host,
    layout: Layout,
    objects: FileObjects,
    locks: FileLocks,
    index: FileSessionIndex,
    limits: LogLimits,
  ) {
    this.#host = host;
    this.#layout = layout;
    this.#objects = objects;
    this.#locks = locks;
    this.#index = index;
    this.#reader = new FileLogReader(host, layout, locks, limits.readBytesMax);
    this.#limits = limits;
  }

  list() {
    return this.#reader.list();
  }
  read(sessionId: SessionId, after: LogCursor) {
    return this.#reader.read(sessionId, after, true);
  }
  readUnsynced(sessionId: SessionId) {
    return this.#reader.read(sessionId, logStart, false);
  }
  segmentBytes(sessionId: SessionId, relPath: string) {
    return this.#reader.segmentBytes(sessionId, relPath);
  }

  append(witness: AppendWitness, after: LogCursor, plan: AppendPlan, meanwhile: Meanwhile = nothing) {
    AppendWitness.assertLive(witness);
    const { sessionId } = witness;
    const { clock, crypto } = this.#host;
    const encoded = encodePlan(sessionId, plan.events, after, crypto.digest, new Date(clock.nowMs()).toISOString());
    const room = roomFor(encoded, this.#limits);
    return withStoreFaults<Appended>('appending to a session', async () => {
      if (room !== 'enough') return err(sessionFull(room));
      const segment = this.#layout.segment(sessionId, encoded.segmentRelPath);
      await this.#objects.recheck(plan.objects);
      const fresh = plan.objects.filter((object) => !this.#objects.isDurable(object));
      const kinds = new Set(fresh.map(({ kind }) => kind));
      const place = async (wave: SyncWave) => {
        await this.#makeFolders(kinds, wave);
        await together([
          ...unique(fresh).map((object) => this.#objects.place(object, wave)),
          this.#placeSegment(sessionId, segment, encoded.segmentBytes, wave),
          ...(plan.createsSession ? [this.#placeManifest(sessionId, wave)] : []),
        ]);
      };
      const prepared = inOneWave(this.#host, place, () => this.#index.markDirty(sessionId));
      await prepared.catch((error: unknown) => this.#discard(sessionId, segment, error));
      for (const kind of kinds) this.#settled.add(kind);
      this.#objects.remember(plan.objects);
      const lost = await this.#locks.lost(sessionId);
      if (lost !== null) return err(lost);
      await this.#commit(sessionId, after, { group: encoded.manifestBytes, segment, meanwhile });
      // Without the lock another process may have cut off what it did not know.
      const lostSince = await this.#locks.lost(sessionId);
      if (lostSince !== null && !(await this.#reader.stillStands(sessionId, encoded.cursor))) return err(lostSince);
      this.#reader.remember(sessionId, encoded.cursor.manifestBytes);
      return ok({ cursor: encoded.cursor });
    });
  }

  install(witness: AppendWitness, plan: InstallPlan) {
    AppendWitness.assertLive(witness);
    const { sessionId } = witness;
    const closedAt = new Date(this.#host.clock.nowMs()).toISOString();
    const { digest } = this.#host.crypto;
    return withStoreFaults<Appended>('installing a session', async () => {
      const { files } = this.#host;
      const session = this.#layout.session(sessionId);
      const incoming = this.#layout.incoming(sessionId);
      const manifest: Uint8Array[] = [];
      let cursor = logStart;
      await this.#clearInterruptedInstall(sessionId);
      await inOneWave(this.#host, (wave) => writeSynced(this.#host, session, incoming, new Uint8Array(), wave));
      await this.#objects.recheck(plan.objects);
      const kinds = new Set(plan.objects.map(({ kind }) => kind));
      await inOneWave(this.#host, async (wave) => {
        await this.#makeFolders(kinds, wave);
        await inBatches(unique(plan.objects), (object) => this.#objects.replace(object, wave));
        await inBatches(encodedPlans(plan.plans, sessionId, digest, closedAt), async (encoded) => {
          manifest.push(encoded.manifestBytes);
          cursor = encoded.cursor;
          const path = this.#layout.segment(sessionId, encoded.segmentRelPath);
          await writeSynced(this.#host, this.#layout.events(sessionId), path, encoded.segmentBytes, wave);
        });
        if (plan.origin !== null) {
          await writeSynced(this.#host, session, this.#layout.origin(sessionId), encodeOrigin(plan.origin), wave);
        }
        // The folder of the session may stand there since an attempt that failed.
        await wave.changeAnew(this.#layout.sessions);
      });
      for (const kind of kinds) this.#settled.add(kind);
      this.#objects.remember(plan.objects);
      await this.#index.markDirty(sessionId);
      const lost = await this.#locks.lost(sessionId);
      if (lost !== null) return err(lost);
      await this.#publishManifest(sessionId, concatenated(manifest));
      // All is durable. A mark that cannot be removed says nothing beside a manifest; a collection removes it.
      await files.remove(incoming).catch(() => undefined);
      this.#reader.remember(sessionId, cursor.manifestBytes);
      return ok({ cursor });
    });
  }

  /** Beside its name, then renamed: a manifest that is written in place could be torn between two plans. */
  async #publishManifest(sessionId: SessionId, bytes: Uint8Array): Promise<void> {
    const manifest = this.#layout.manifest(sessionId);
    try {
      await inOneWave(this.#host, (wave) =>
        writeSynced(this.#host, this.#layout.session(sessionId), manifest, bytes, wave),
      );
    } catch (error) {
      // Nobody may find it: its name is not on the disk. What is lost with it stands in the bundle.
      await this.#host.files.remove(manifest).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Segments of an install that died are copies of what its bundle holds; those of another bundle may have other names. What it
   * said of that bundle must not be said of another: its removal is synced with the mark.
   */
  async #clearInterruptedInstall(sessionId: SessionId): Promise<void> {
    const { files } = this.#host;
    const origin = this.#layout.origin(sessionId);
    if ((await files.entry(origin)) !== null) await files.remove(origin);
    if ((await files.stat(this.#layout.incoming(sessionId))) === null) return;
    const events = this.#layout.events(sessionId);
    for (const name of await files.list(events)) await files.remove(join(events, name));
  }

  planQuarantine(sessionId: SessionId, keep: LogCursor) {
    return withStoreFaults<QuarantinePlan>('reading the damaged part of a session', async () => {
      if (keep.manifestBytes === 0) return ok({ files: [`../${sessionId}`], written: [] });
      const segments = await this.#reader.segments(sessionId);
      const files = await tailToSetAside(this.#host, this.#layout, sessionId, keep, segments);
      return ok({ files, written: ['manifest.jsonl'] });
    });
  }

  /**
   * Sets the tail aside, and only then puts the shortened manifest in place: until that rename the session stays damaged, so a
   * repair that was interrupted is simply done again.
   */
  quarantine(witness: RepairWitness, keep: LogCursor) {
    RepairWitness.assertLive(witness);
    const { sessionId } = witness;
    return withStoreFaults<Quarantined>('quarantining the damaged part of a session', async () => {
      const [session, path] = [this.#layout.session(sessionId), this.#layout.manifest(sessionId)];
      await this.#index.markDirty(sessionId);
      if (keep.manifestBytes === 0) {
        return ok({ files: [`../${await setSessionAside(this.#host, this.#layout, sessionId)}`] });
      }
      const segments = await this.#reader.segments(sessionId);
      const { manifest, files: moved } = await setTailAside(this.#host, this.#layout, sessionId, keep, segments);
      const lost = await this.#locks.lost(sessionId);
      if (lost !== null) return err(lost);
      const kept = manifest.subarray(0, keep.manifestBytes);
      await inOneWave(this.#host, (wave) => writeSynced(this.#host, session, path, kept, wave));
      this.#reader.remember(sessionId, keep.manifestBytes);
      return ok({ files: moved });
    });
  }

  /**
   * The folders that new objects go to. Once per process the folders above are changed and synced too, whoever made them: a
   * process that was killed, or whose sync failed, may have left them unsynced.
   */
  async #makeFolders(kinds: ReadonlySet<ObjectKind>, wave: SyncWave): Promise<void> {
    const above = new Set<string>();
    for (const kind of kinds) {
      await this.#host.files.makeFolder(this.#layout.objects(kind));
      if (!this.#settled.has(kind)) for (const folder of this.#layout.foldersAbove(kind)) above.add(folder);
    }
    for (const folder of above) await wave.changeAnew(folder);
  }

  /** An unattested segment of an interrupted append keeps its bytes under another name. */
  async #placeSegment(sessionId: SessionId, path: string, bytes: Uint8Array, wave: SyncWave): Promise<void> {
    const folder = this.#layout.events(sessionId);
    if (await wave.place(folder, path, bytes)) return;
    await this.#host.files.rename(path, asideName(path, this.#host.ids.suffix()));
    this.#host.trace.event('segment_set_aside', {});
    if (!(await wave.place(folder, path, bytes))) throw osError('EEXIST', 'open', path);
  }

  /** So that nothing but the bytes of the manifest is missing when the group is written: the session is born with them. */
  async #placeManifest(sessionId: SessionId, wave: SyncWave): Promise<void> {
    await (await this.#host.files.open(this.#layout.manifest(sessionId), 'update')).close();
    wave.changed(this.#layout.session(sessionId));
    wave.changed(this.#layout.sessions);
  }

  /** Cuts what was never committed, writes the group in one write, and syncs: the commit point. */
  async #commit(sessionId: SessionId, after: LogCursor, { group, segment, meanwhile }: Commit): Promise<void> {
    const manifest = await this.#host.files.open(this.#layout.manifest(sessionId), 'update');
    try {
      if (manifest.opened.bytes > after.manifestBytes) await manifest.truncate(after.manifestBytes);
      await manifest.write(group, after.manifestBytes);
      await together([manifest.sync(), meanwhile()]);
    } catch (error) {
      const isCut = await this.#locks.cutOrDoubt(sessionId, () => manifest.truncate(after.manifestBytes));
      if (isCut) await this.#discard(sessionId, segment, error);
      throw error;
    } finally {
      // What is committed stays so, whatever closing says.
      await manifest.close().catch(() => undefined);
    }
  }

  /** Nothing will ever attest the segment of a plan that failed; kept, each attempt on a full disk would fill it more. */
  async #discard(sessionId: SessionId, segment: string, error: unknown): Promise<never> {
    if ((await this.#locks.lost(sessionId)) === null) await this.#host.files.remove(segment).catch(() => undefined);
    throw error;
  }
}

/** Equal content is one object. */
function unique(objects: readonly StoredObject[]): StoredObject[] {
  return [...new Map(objects.map((object) => [`${object.kind} ${object.ref}`, object])).values()];
}

/** One at a time: the bytes of a long session are never all there at once. */
function* encodedPlans(
  plans: InstallPlan['plans'],
  sessionId: SessionId,
  digest: DigestPort,
  closedAt: string,
): Generator<EncodedPlan> {
  let cursor = logStart;
  for (const events of plans) {
    const encoded = encodePlan(sessionId, events, cursor, digest, closedAt);
    yield encoded;
    cursor = encoded.cursor;
  }
}

async function inBatches<T>(items: Iterable<T>, body: (item: T) => Promise<void>): Promise<void> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < installedAtOnce) continue;
    await together(batch.map(body));
    batch = [];
  }
  await together(batch.map(body));
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
