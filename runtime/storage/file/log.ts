/**
 * The session log in files: `events/*.jsonl` segments and `manifest.jsonl` (design-locks §1, decisions 6, 14–17).
 *
 * Append, under the session lock, in three waves of syncs (four for a birth):
 * 1. every new object, and the segment, each written beside its name, synced and renamed
 * 2. the folders whose entries changed
 * 3. the manifest group, in one write
 * 4. for a birth: the session folder, and `sessions/`
 *
 * Only wave 3 makes anything true. What an interrupted append leaves behind (temporary files, an unattested segment, the
 * torn end of a manifest) is never read; the torn end is cut off and the segment set aside by the next append.
 */
import { join } from 'node:path';
import { ok } from 'neverthrow';
import { type SessionId, sessionIdPattern } from '../../../schemas/ids.ts';
import { manifestLineBytesMax } from '../../../schemas/limits.ts';
import { encodePlan } from '../../core/append.ts';
import { isBorn, readCommitted } from '../../core/log.ts';
import type { Host, OpenFile } from '../../ports.ts';
import type { Appended, AppendPlan, Damage, LogCursor, LogRead, ObjectKind, SessionLogPort } from '../ports.ts';
import { AppendWitness } from '../witness.ts';
import {
  ChangedFolders,
  guarded,
  openExisting,
  readWhole,
  syncExisting,
  together,
  writeSynced,
} from './durable-files.ts';
import type { Layout } from './layout.ts';
import type { FileObjects } from './objects.ts';

const encoder = new TextEncoder();
/** The first group of a birth ends within this. */
const headBytes = 2 * manifestLineBytesMax;

export class FileLog implements SessionLogPort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #objects: FileObjects;
  /** Manifest bytes that this process knows to be on the disk, by session. */
  readonly #synced = new Map<SessionId, number>();
  /** Object folders that this process knows to be on the disk, with all folders above them. */
  readonly #settled = new Set<ObjectKind>();

  constructor(host: Host, layout: Layout, objects: FileObjects) {
    this.#host = host;
    this.#layout = layout;
    this.#objects = objects;
  }

  list() {
    return guarded<readonly SessionId[]>('listing the sessions', async () => {
      const names = await this.#host.files.list(this.#layout.sessions);
      const found: SessionId[] = [];
      for (const name of names.filter((candidate) => sessionIdPattern.test(candidate))) {
        if (await this.#isBorn(name as SessionId)) found.push(name as SessionId);
      }
      return ok(found);
    });
  }

  /** Reads the head of the manifest, and the rest only when its first group does not end there. */
  async #isBorn(sessionId: SessionId): Promise<boolean> {
    const manifest = await openExisting(this.#host.files, this.#layout.manifest(sessionId));
    if (manifest === null) return false;
    try {
      const { bytes: size } = await manifest.stat();
      if (isBorn(await manifest.read(0, Math.min(size, headBytes)), sessionId)) return true;
      return size > headBytes && isBorn(await manifest.read(0, size), sessionId);
    } finally {
      await manifest.close();
    }
  }

  read(sessionId: SessionId, after: LogCursor) {
    return guarded<LogRead>('reading a session', async () => {
      // Listed before the manifest is read: what a writer attests meanwhile is then in the manifest too.
      const segments = after.manifestBytes === 0 ? await this.#segments(sessionId) : [];
      const manifest = await openExisting(this.#host.files, this.#layout.manifest(sessionId));
      if (manifest === null) {
        if (after.manifestBytes > 0) return ok({ kind: 'moved' });
        const lost = lostGroups(segments, after);
        return ok({ kind: 'read', born: lost !== null, events: [], segmentBytes: 0, cursor: after, damage: lost });
      }
      try {
        const read = await this.#readBehind(sessionId, after, manifest);
        if (read.kind === 'moved' || read.damage !== null) return ok(read);
        const lost = lostGroups(segments, read.cursor);
        return ok(lost === null ? read : { ...read, born: true, damage: lost });
      } finally {
        await manifest.close();
      }
    });
  }

  async #readBehind(sessionId: SessionId, after: LogCursor, manifest: OpenFile): Promise<LogRead> {
    const lastRecord = encoder.encode(after.lastRecord);
    const from = after.manifestBytes - lastRecord.length;
    const { bytes: size } = await manifest.stat();
    const bytes = await manifest.read(from, Math.max(0, size - from));
    if (!startsWith(bytes, lastRecord)) return { kind: 'moved' };
    const { damage, ...committed } = await readCommitted(
      sessionId,
      after,
      bytes.subarray(lastRecord.length),
      this.#host.crypto.digest,
      (relPath) => readWhole(this.#host.files, join(this.#layout.session(sessionId), relPath)),
    );
    await this.#syncOnce(sessionId, committed.cursor);
    return {
      kind: 'read',
      born: committed.cursor.manifestBytes > 0 || damage !== null,
      ...committed,
      damage:
        damage === null ? null : { ...damage, unattestedSegments: await this.#unattested(sessionId, committed.cursor) },
    };
  }

  /** Segment files, by the index of their first event. */
  async #segments(sessionId: SessionId): Promise<readonly string[]> {
    const names = await this.#host.files.list(this.#layout.events(sessionId));
    return names.filter((name) => segmentName.test(name));
  }

  /** Segments behind the validated prefix are named, so that nobody takes them for lost. */
  async #unattested(sessionId: SessionId, cursor: LogCursor): Promise<readonly string[]> {
    const names = await this.#host.files.list(this.#layout.events(sessionId));
    return names.filter((name) => Number.parseInt(name, 10) >= cursor.nextEventIndex).map((name) => `events/${name}`);
  }

  /** Only durable facts are spoken: a tail that someone else wrote is synced before anyone replies from it. */
  async #syncOnce(sessionId: SessionId, cursor: LogCursor): Promise<void> {
    if (cursor.manifestBytes <= (this.#synced.get(sessionId) ?? 0)) return;
    await syncExisting(this.#host.files, this.#layout.manifest(sessionId));
    this.#remember(sessionId, cursor.manifestBytes);
  }

  #remember(sessionId: SessionId, bytes: number): void {
    this.#synced.delete(sessionId);
    this.#synced.set(sessionId, bytes);
    if (this.#synced.size > 4096) {
      const oldest = this.#synced.keys().next();
      if (!oldest.done) this.#synced.delete(oldest.value);
    }
  }

  append(witness: AppendWitness, after: LogCursor, plan: AppendPlan) {
    AppendWitness.assertLive(witness);
    const { sessionId } = witness;
    const { files, clock, crypto } = this.#host;
    const encoded = encodePlan(sessionId, plan.events, after, crypto.digest, new Date(clock.nowMs()).toISOString());
    return guarded<Appended>('appending to a session', async () => {
      const session = this.#layout.session(sessionId);
      const segment = join(session, encoded.segmentRelPath);
      const changed = new ChangedFolders();
      await this.#objects.recheck(plan.objects);
      const fresh = plan.objects.filter((object) => !this.#objects.isDurable(object));
      const kinds = new Set(fresh.map(({ kind }) => kind));
      await this.#makeFolders(kinds, changed);
      await this.#setAside(segment);
      await together([
        ...plan.objects.map((object) => this.#objects.ensure(object, changed)),
        writeSynced(this.#host, this.#layout.events(sessionId), segment, encoded.segmentBytes, changed),
      ]);
      await changed.sync(files);
      for (const kind of kinds) this.#settled.add(kind);
      this.#objects.remember(plan.objects);
      await this.#commit(sessionId, after, encoded.manifestBytes);
      if (plan.birth) {
        changed.add(session);
        changed.add(this.#layout.sessions);
        await changed.sync(files);
      }
      this.#remember(sessionId, encoded.cursor.manifestBytes);
      return ok({ cursor: encoded.cursor, segmentBytes: encoded.segmentBytes.length });
    });
  }

  /**
   * The folders that new objects go to. Once per process the folders above are synced too, whoever made them: a process
   * that was killed, or whose sync failed, may have left them unsynced. The root's sync covers `sessions/` as well.
   */
  async #makeFolders(kinds: ReadonlySet<ObjectKind>, changed: ChangedFolders): Promise<void> {
    for (const kind of kinds) {
      await this.#host.files.makeFolder(this.#layout.objects(kind));
      if (this.#settled.has(kind)) continue;
      for (const folder of this.#layout.foldersAbove(kind)) changed.add(folder);
    }
  }

  /** An unattested segment of an interrupted append keeps its bytes under another name (decision 14). */
  async #setAside(segment: string): Promise<void> {
    if ((await this.#host.files.stat(segment)) === null) return;
    await this.#host.files.rename(segment, `${segment}.${this.#host.ids.suffix()}.unattested`);
    this.#host.trace.event('segment_set_aside', {});
  }

  /** Cuts what was never committed, writes the group in one write, and syncs: the commit point. */
  async #commit(sessionId: SessionId, after: LogCursor, group: Uint8Array): Promise<void> {
    const manifest = await this.#host.files.open(this.#layout.manifest(sessionId), 'update');
    try {
      if ((await manifest.stat()).bytes > after.manifestBytes) await manifest.truncate(after.manifestBytes);
      await manifest.write(group, after.manifestBytes);
      await manifest.sync();
    } finally {
      await manifest.close();
    }
  }
}

const segmentName = /^[0-9]{8,}-[0-9]{8,}\.jsonl$/;

/**
 * An interrupted append leaves at most one unattested segment, and it begins where the log ends. One that begins later
 * shows that the manifest has lost groups which were committed: damage, not the end of a log.
 */
function lostGroups(segments: readonly string[], cursor: LogCursor): Damage | null {
  const behind = segments.filter((name) => Number.parseInt(name, 10) >= cursor.nextEventIndex);
  if (!behind.some((name) => Number.parseInt(name, 10) > cursor.nextEventIndex)) return null;
  return {
    health: cursor.manifestBytes === 0 ? 'corrupt_head' : 'corrupt_tail',
    reason: 'manifest_unreadable',
    at: `manifest record ${cursor.nextManifestIndex}, where its end is missing`,
    unattestedSegments: behind.map((name) => `events/${name}`),
  };
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array): boolean {
  return bytes.length >= prefix.length && prefix.every((byte, i) => bytes[i] === byte);
}
