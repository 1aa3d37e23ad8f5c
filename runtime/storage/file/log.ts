/**
 * The session log in files, written: `events/*.jsonl` segments and `manifest.jsonl` (design-locks §1, decisions 6, 14–17).
 *
 * Append, under the session lock, in three waves of syncs (four for a birth):
 * 1. every new object, and the segment, each written beside its name, synced and renamed
 * 2. the folders whose entries changed
 * 3. the manifest group, in one write
 * 4. for a birth: the session folder, and `sessions/`
 *
 * Only wave 3 makes anything true. What an interrupted append leaves behind (temporary files, an unattested segment, the
 * torn end of a manifest) is never read; the torn end is cut off and the segment set aside by the next append.
 *
 * A whole session is installed behind a mark, `.incoming`, which is there before its first segment and goes after its
 * manifest: a folder with the mark and no manifest was never born, whatever else it holds. What its bundle said of itself goes
 * into `.origin`, which is durable before the manifest is: no session is there without it.
 */
import { join } from 'node:path';
import { ok } from 'neverthrow';
import type { SessionId } from '../../../schemas/ids.ts';
import { type EncodedPlan, encodePlan } from '../../core/append.ts';
import type { Host } from '../../ports.ts';
import {
  type Appended,
  type AppendPlan,
  type InstallPlan,
  type LogCursor,
  logStart,
  type ObjectKind,
  type SessionLogPort,
  type SetAside,
} from '../ports.ts';
import { encodeOrigin } from '../origin.ts';
import { AppendWitness, RepairWitness } from '../witness.ts';
import { ChangedFolders, guarded, readWhole, together, writeSynced } from './durable-files.ts';
import type { Layout } from './layout.ts';
import { FileLogReader } from './log-reader.ts';
import type { FileObjects } from './objects.ts';
import type { FileSessionIndex } from './session-index.ts';

/** Segments of an installed session that are written at once: each is an open file. */
const installedAtOnce = 64;

export class FileLog implements SessionLogPort {
  readonly #host: Host;
  readonly #layout: Layout;
  readonly #objects: FileObjects;
  readonly #index: FileSessionIndex;
  readonly #reader: FileLogReader;
  /** Object folders that this process knows to be on the disk, with all folders above them. */
  readonly #settled = new Set<ObjectKind>();

  constructor(host: Host, layout: Layout, objects: FileObjects, index: FileSessionIndex) {
    this.#host = host;
    this.#layout = layout;
    this.#objects = objects;
    this.#index = index;
    this.#reader = new FileLogReader(host, layout);
  }

  list() {
    return this.#reader.list();
  }
  read(sessionId: SessionId, after: LogCursor) {
    return this.#reader.read(sessionId, after, true);
  }
  peek(sessionId: SessionId) {
    return this.#reader.read(sessionId, logStart, false);
  }
  segmentBytes(sessionId: SessionId, relPath: string) {
    return this.#reader.segmentBytes(sessionId, relPath);
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
      await this.#index.announce(sessionId);
      await this.#commit(sessionId, after, encoded.manifestBytes);
      if (plan.birth) {
        changed.add(session);
        changed.add(this.#layout.sessions);
        await changed.sync(files);
      }
      this.#reader.remember(sessionId, encoded.cursor.manifestBytes);
      return ok({ cursor: encoded.cursor, segmentBytes: encoded.segmentBytes.length });
    });
  }

  install(witness: AppendWitness, plan: InstallPlan) {
    AppendWitness.assertLive(witness);
    const { sessionId } = witness;
    const closedAt = new Date(this.#host.clock.nowMs()).toISOString();
    const encoded: EncodedPlan[] = [];
    let cursor = logStart;
    for (const events of plan.plans) {
      const next = encodePlan(sessionId, events, cursor, this.#host.crypto.digest, closedAt);
      encoded.push(next);
      cursor = next.cursor;
    }
    return guarded<Appended>('installing a session', async () => {
      const { files } = this.#host;
      const session = this.#layout.session(sessionId);
      const incoming = this.#layout.incoming(sessionId);
      const changed = new ChangedFolders();
      await this.#clearInterruptedInstall(sessionId);
      await writeSynced(this.#host, session, incoming, new Uint8Array(), changed);
      await changed.sync(files);
      await this.#objects.recheck(plan.objects);
      const kinds = new Set(plan.objects.map(({ kind }) => kind));
      await this.#makeFolders(kinds, changed);
      await inBatches(plan.objects, (object) => this.#objects.ensure(object, changed));
      await inBatches(encoded, ({ segmentRelPath, segmentBytes }) =>
        writeSynced(this.#host, this.#layout.events(sessionId), join(session, segmentRelPath), segmentBytes, changed),
      );
      if (plan.origin !== null) {
        await writeSynced(this.#host, session, this.#layout.origin(sessionId), encodeOrigin(plan.origin), changed);
      }
      await changed.sync(files);
      for (const kind of kinds) this.#settled.add(kind);
      this.#objects.remember(plan.objects);
      await this.#index.announce(sessionId);
      // Beside its name, then renamed: a manifest that is written in place could be torn between two plans.
      const manifest = concatenated(encoded.map(({ manifestBytes }) => manifestBytes));
      await writeSynced(this.#host, session, this.#layout.manifest(sessionId), manifest, changed);
      changed.add(this.#layout.sessions);
      await changed.sync(files);
      // All is durable. A mark that cannot be removed says nothing beside a manifest; a collection removes it.
      await files.remove(incoming).catch(() => undefined);
      this.#reader.remember(sessionId, cursor.manifestBytes);
      const segmentBytes = encoded.reduce((sum, each) => sum + each.segmentBytes.length, 0);
      return ok({ cursor, segmentBytes });
    });
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

  /**
   * Copies the manifest aside, renames the segments behind the cursor, and only then puts the shortened manifest in place:
   * until that rename the session stays damaged, so a repair that was interrupted is simply done again.
   */
  setAside(witness: RepairWitness, keep: LogCursor) {
    RepairWitness.assertLive(witness);
    const { sessionId } = witness;
    return guarded<SetAside>('setting damage aside', async () => {
      const { files } = this.#host;
      const [session, path] = [this.#layout.session(sessionId), this.#layout.manifest(sessionId)];
      const suffix = this.#host.ids.suffix();
      const changed = new ChangedFolders();
      await this.#index.announce(sessionId);
      if (keep.manifestBytes === 0) {
        const aside = `${sessionId}.${suffix}.damaged`;
        await files.rename(session, join(this.#layout.sessions, aside));
        await files.syncFolder(this.#layout.sessions);
        return ok({ files: [`../${aside}`] });
      }
      const moved: string[] = [];
      const manifest = (await readWhole(files, path)) ?? new Uint8Array();
      if (manifest.length > keep.manifestBytes) {
        const aside = `manifest.jsonl.${suffix}.damaged`;
        await writeSynced(this.#host, session, join(session, aside), manifest, changed);
        moved.push(aside);
      }
      for (const name of await this.#reader.segments(sessionId)) {
        if (Number.parseInt(name, 10) < keep.nextEventIndex) continue;
        const aside = `events/${name}.${suffix}.unattested`;
        await files.rename(join(session, 'events', name), join(session, aside));
        changed.add(this.#layout.events(sessionId));
        moved.push(aside);
      }
      await changed.sync(files);
      await writeSynced(this.#host, session, path, manifest.subarray(0, keep.manifestBytes), changed);
      await changed.sync(files);
      this.#reader.remember(sessionId, keep.manifestBytes);
      return ok({ files: moved });
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

async function inBatches<T>(items: readonly T[], body: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += installedAtOnce) {
    await together(items.slice(i, i + installedAtOnce).map(body));
  }
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
