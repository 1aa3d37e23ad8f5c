/**
 * Reads the session log from files [only-durable-facts-are-spoken]: the manifest lists what was committed, and the segments are
 * checked against it. Whatever else stands in the place of a file is a file that is missing, so that damage is found where it is
 * and everything before it can be read.
 */
import { err, ok } from 'neverthrow';
import { type SessionId, sessionIdPattern } from '../../../schemas/ids.ts';
import { manifestLineBytesMax, segmentBytesMax } from '../../../schemas/limits.ts';
import { errnoOf } from '../../../schemas/os-faults.ts';
import { hasCommittedGroup, lostGroups, readCommitted } from '../../core/log.ts';
import { type Damage, type LogCursor, type LogLimits, type LogRead, logStart } from '../../core/stored-log.ts';
import type { Host, OpenFile } from '../../ports.ts';
import { pinnedWithoutLog } from '../faults.ts';
import type { StoreFault } from '../ports.ts';
import {
  openExisting,
  pause,
  readHead,
  readWhole,
  syncExisting,
  syncFoldersRead,
  together,
  unlessUnexpectedEntry,
} from '../../host/durable-files.ts';
import { LogTooLarge, withStoreFaults } from './store-faults.ts';
import { type Layout, segmentName } from './layout.ts';
import type { FileLocks } from './locks.ts';
import { interruptedRepair } from './quarantine.ts';

const encoder = new TextEncoder();
/** A session that others are making durable is read again so often, and left alone in between. */
const attemptsMax = 8;
const betweenAttemptsMs = 25;
const unsettled = (): StoreFault => ({
  code: 'STORE_IO_FAILED',
  message: 'reading a session failed: another process has not finished writing to that session',
  retryable: true,
});
/** The first group of a birth ends within this. */
const headBytes = 2 * manifestLineBytesMax;

/** `no_session`: a file stands where the folder of the session should. */
type OpenManifest =
  | { readonly kind: 'file'; readonly file: OpenFile; readonly bytes: number }
  | { readonly kind: 'absent' | 'no_file' | 'no_session' };

/** Nobody knows what was committed, and that something was is likely: it is never taken for a session that was not born. */
const manifestIsNoFile = (segments: readonly string[]): Damage => ({
  health: 'corrupt_head',
  reason: 'manifest_unreadable',
  at: 'manifest.jsonl, which is not a file',
  unattestedSegments: segments.map((name) => `events/${name}`),
});

export class FileLogReader {
  readonly #host: Host;
  readonly #layout: Layout;
  /** Manifest bytes that this process knows to be on the disk, by session. */
  readonly #synced = new Map<SessionId, number>();

  readonly #locks: FileLocks;

  readonly #bytesMax: LogLimits['readBytesMax'];

  constructor(host: Host, layout: Layout, locks: FileLocks, bytesMax: LogLimits['readBytesMax']) {
    this.#host = host;
    this.#layout = layout;
    this.#locks = locks;
    this.#bytesMax = bytesMax;
  }

  list() {
    return withStoreFaults<readonly SessionId[]>('listing the sessions', async () => {
      const names = await this.#host.files.list(this.#layout.sessions);
      const found: SessionId[] = [];
      for (const name of names.filter((candidate) => sessionIdPattern.test(candidate))) {
        // One that cannot even be opened is there all the same: whoever reads it is told why.
        const isBorn = await this.#isBorn(name as SessionId).catch((error: unknown) => {
          if (errnoOf(error) === '') throw error;
          return true;
        });
        if (isBorn) found.push(name as SessionId);
      }
      return ok(found);
    });
  }

  /** Reads the head of the manifest; the session only when its first group does not end there. */
  async #isBorn(sessionId: SessionId): Promise<boolean> {
    const manifest = await this.#openManifest(sessionId);
    if (manifest.kind === 'file') {
      try {
        const head = await manifest.file.read(0, Math.min(manifest.bytes, headBytes));
        if (hasCommittedGroup(head, sessionId)) return true;
      } finally {
        await manifest.file.close();
      }
    }
    const read = await this.#read(sessionId, logStart);
    return read.kind === 'read' && read.born;
  }

  /** @param isSynced what was read may be spoken: a tail that this process did not sync is made durable first */
  read(sessionId: SessionId, after: LogCursor, isSynced: boolean) {
    return withStoreFaults('reading a session', async () => {
      for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
        const read = await this.#read(sessionId, after);
        if (read.kind === 'moved' || !isSynced || (await this.#isDurable(sessionId, read.cursor))) return ok(read);
      }
      return err(unsettled());
    });
  }

  async #read(sessionId: SessionId, after: LogCursor): Promise<LogRead> {
    const { files } = this.#host;
    const isWhole = after.manifestBytes === 0;
    // In this order. What a writer attests meanwhile is then in the manifest too, and an install that ends meanwhile was
    // seen on its way, or showed no segment. Of its segments, any one alone may have outlived a power cut.
    const segments = isWhole ? await this.segments(sessionId) : [];
    const isMany = segments.length > 1 || segments.some((name) => Number.parseInt(name, 10) > 0);
    const isIncoming = isMany && (await files.stat(this.#layout.incoming(sessionId))) !== null;
    const manifest = await this.#openManifest(sessionId);
    if (manifest.kind !== 'file') {
      if (!isWhole) return { kind: 'moved' };
      const damage = isIncoming ? null : await this.#withoutManifest(sessionId, manifest.kind, segments);
      return { kind: 'read', born: damage !== null, events: [], groups: [], cursor: after, damage };
    }
    try {
      const read = await this.#readBehind(sessionId, after, manifest);
      if (read.kind === 'moved' || read.damage !== null) return read;
      const isUnborn = isWhole && !read.born;
      const lost = lostGroups(segments, read.cursor) ?? (isUnborn ? await this.#lostBirth(sessionId, segments) : null);
      if (lost === null) return read;
      const unattestedSegments = await this.#unattested(sessionId, read.cursor);
      return { ...read, born: true, damage: { ...lost, unattestedSegments } };
    } finally {
      await manifest.file.close();
    }
  }

  async #openManifest(sessionId: SessionId): Promise<OpenManifest> {
    const { files } = this.#host;
    const [session, path] = [this.#layout.session(sessionId), this.#layout.manifest(sessionId)];
    const opened = await unlessUnexpectedEntry(files, path, 'file', async () => {
      const file = await openExisting(files, path);
      if (file === null) return { kind: 'absent' as const };
      try {
        const { bytes } = file.opened;
        requireSize(bytes, this.#bytesMax.manifest, path);
        return { kind: 'file' as const, file, bytes };
      } catch (error) {
        await file.close();
        throw error;
      }
    });
    if (opened !== 'unexpected_entry') return opened;
    const above = await unlessUnexpectedEntry(files, session, 'folder', () => files.stat(session));
    return { kind: above !== null && above !== 'unexpected_entry' && !above.isFolder ? 'no_session' : 'no_file' };
  }

  async #withoutManifest(
    sessionId: SessionId,
    kind: Exclude<OpenManifest['kind'], 'file'>,
    segments: readonly string[],
  ): Promise<Damage | null> {
    switch (kind) {
      case 'no_session':
        return null;
      case 'no_file':
        return manifestIsNoFile(segments);
      case 'absent':
        return lostGroups(segments, logStart) ?? (await this.#lostBirth(sessionId, segments));
    }
  }

  async #lostBirth(sessionId: SessionId, segments: readonly string[]): Promise<Damage | null> {
    const pin = await this.#host.files.entry(this.#layout.pinFile(sessionId));
    return pin === null ? null : pinnedWithoutLog(segments);
  }

  async #readBehind(
    sessionId: SessionId,
    after: LogCursor,
    { file: manifest, bytes: size }: Extract<OpenManifest, { kind: 'file' }>,
  ): Promise<LogRead> {
    const lastRecord = encoder.encode(after.lastRecord);
    const from = after.manifestBytes - lastRecord.length;
    const bytes = await manifest.read(from, Math.max(0, size - from));
    if (!startsWith(bytes, lastRecord)) {
      this.#synced.delete(sessionId);
      return { kind: 'moved' };
    }
    let total = after.segmentBytes;
    const read = new Set<string>();
    const { damage, ...committed } = await readCommitted(
      sessionId,
      after,
      bytes.subarray(lastRecord.length),
      this.#host.crypto.digest,
      async ({ segmentRelPath, bytes: attested }) => {
        const path = this.#layout.segment(sessionId, segmentRelPath);
        // A byte more than attested tells a longer file as well as its size would, for one operation less.
        const head = await this.#segmentHead(path, Math.min(attested, segmentBytesMax) + 1);
        // Behind damage, segments are read a second time.
        if (!read.has(segmentRelPath)) total += head?.length ?? 0;
        read.add(segmentRelPath);
        requireSize(total, this.#bytesMax.segments, path);
        // A damaged manifest may ask for anything: only what is there is too large.
        if (attested > segmentBytesMax) requireSize(head?.length ?? 0, segmentBytesMax, path);
        return head;
      },
    );
    return {
      kind: 'read',
      born: committed.cursor.manifestBytes > 0 || damage !== null,
      ...committed,
      damage:
        damage === null ? null : { ...damage, unattestedSegments: await this.#unattested(sessionId, committed.cursor) },
    };
  }

  /** Names of segment files, by the index of their first event. */
  async segments(sessionId: SessionId): Promise<readonly string[]> {
    const names = await this.#eventNames(sessionId);
    return names.filter((name) => segmentName.test(name));
  }

  /** None where something else stands in the place of the folder: then no segment can be read. */
  async #eventNames(sessionId: SessionId): Promise<readonly string[]> {
    const { files } = this.#host;
    const events = this.#layout.events(sessionId);
    const names = await unlessUnexpectedEntry(files, events, 'folder', () => files.list(events));
    return names === 'unexpected_entry' ? [] : names;
  }

  /** Null where no file stands. */
  async #segmentHead(path: string, bytesMax: number): Promise<Uint8Array | null> {
    const { files } = this.#host;
    const head = await unlessUnexpectedEntry(files, path, 'file', () => readHead(files, path, bytesMax));
    return head === 'unexpected_entry' ? null : head;
  }

  /**
   * Segments behind the validated prefix are named, so that nobody takes them for lost, with those that an interrupted repair of this
   * damage has already set aside.
   */
  async #unattested(sessionId: SessionId, cursor: LogCursor): Promise<readonly string[]> {
    const names = await this.#eventNames(sessionId);
    const repair = await interruptedRepair(this.#host, this.#layout, sessionId, names);
    return names
      .filter((name) => segmentName.test(name) || repair?.setAside.includes(name))
      .filter((name) => Number.parseInt(name, 10) >= cursor.nextEventIndex)
      .map((name) => `events/${name}`);
  }

  /**
   * Only durable facts are spoken: a tail that someone else wrote is synced before anyone replies from it. Where that fails, or an
   * earlier sync is known to have failed, the manifest is written anew instead. False when it changed meanwhile: read it again.
   */
  async #isDurable(sessionId: SessionId, cursor: LogCursor): Promise<boolean> {
    if (cursor.manifestBytes <= (this.#synced.get(sessionId) ?? 0)) return true;
    if (await this.#locks.isInDoubt(sessionId)) {
      if (!(await this.#locks.settle(sessionId))) await pause(betweenAttemptsMs);
      return false;
    }
    try {
      // While the mark of an install stands there, the name of the manifest may not be on the disk.
      const isIncoming = (await this.#host.files.stat(this.#layout.incoming(sessionId))) !== null;
      await together([
        syncExisting(this.#host.files, this.#layout.manifest(sessionId)),
        syncFoldersRead(this.#host, isIncoming ? [this.#layout.session(sessionId)] : []),
      ]);
    } catch (error) {
      if (errnoOf(error) === '' || !(await this.#locks.settle(sessionId))) throw error;
      return false;
    }
    // Its writer may have found that its own sync failed, and cut it off.
    if (!(await this.stillStands(sessionId, cursor))) return false;
    this.remember(sessionId, cursor.manifestBytes);
    return true;
  }

  /** Whether the manifest still holds what ends at the cursor. */
  async stillStands(sessionId: SessionId, cursor: LogCursor): Promise<boolean> {
    const lastRecord = encoder.encode(cursor.lastRecord);
    const manifest = await openExisting(this.#host.files, this.#layout.manifest(sessionId));
    if (manifest === null) return false;
    try {
      return startsWith(await manifest.read(cursor.manifestBytes - lastRecord.length, lastRecord.length), lastRecord);
    } finally {
      await manifest.close();
    }
  }

  /** The manifest is on the disk up to here. */
  remember(sessionId: SessionId, bytes: number): void {
    this.#synced.delete(sessionId);
    this.#synced.set(sessionId, bytes);
    if (this.#synced.size > 4096) {
      const oldest = this.#synced.keys().next();
      if (!oldest.done) this.#synced.delete(oldest.value);
    }
  }

  segmentBytes(sessionId: SessionId, relPath: string) {
    return withStoreFaults<Uint8Array | null>('reading a segment', async () => {
      const path = this.#layout.segment(sessionId, relPath);
      const { files } = this.#host;
      const bytes = await unlessUnexpectedEntry(files, path, 'file', () => readWhole(files, path, segmentBytesMax));
      return ok(bytes === 'unexpected_entry' ? null : bytes);
    });
  }
}

/** What is too large to be read is not damaged, and nobody sets it aside. */
function requireSize(bytes: number, bytesMax: number, path: string): void {
  if (bytes > bytesMax) throw new LogTooLarge(path);
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array): boolean {
  if (bytes.length < prefix.length) return false;
  for (let i = 0; i < prefix.length; i += 1) if (bytes[i] !== prefix[i]) return false;
  return true;
}
