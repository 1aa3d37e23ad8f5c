/**
 * Reads the committed log: manifest lines → groups → events. Pure; both storage adapters use it.
 *
 * What is committed [incomplete-group-not-committed]:
 * - A group is one `segment_closed` and as many `snapshot_pinned` as its `pins` says.
 * - At the end of the manifest, an unterminated line or a group short of pins was never committed: reading stops before
 *   it, and the next writer cuts it off.
 * - A terminated line that is not a valid record, or anything behind a short group, is damage.
 * - A segment covers exactly the events it claims, in order, and its bytes match its digest.
 * - The pins of a group are the `node_created` events of its segment, one each, in order.
 */
import { isLaterVersion, parseJson } from '../../schemas/json-object.ts';
import { utf8Length } from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256OfStored } from '../../schemas/canonical/sha256.ts';
import type { CorruptionReason } from '../../schemas/closed-sets.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { manifestLineBytesMax } from '../../schemas/limits.ts';
import type { ManifestRecord, SegmentClosed, SnapshotPinned } from '../../schemas/manifest.ts';
import { validateManifestRecord } from '../../generated/validators/manifest-record.v1.js';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import type { CommittedGroup, Damage, LogCursor } from './stored-log.ts';
import { eventFault, hasUnknownKind } from './event-fault.ts';

export type Group = {
  readonly segment: SegmentClosed;
  readonly pins: readonly SnapshotPinned[];
  /** Bytes of the manifest text up to the end of this group, and its last line. */
  readonly endsAt: number;
  readonly lastRecord: string;
};
/** `isDamaged`: a later version wrote a part, and something before that is damaged. */
export type LogDamage = { readonly reason: CorruptionReason; readonly at: string; readonly isDamaged?: true };
export type ManifestTail = { readonly groups: readonly Group[]; readonly damage: LogDamage | null };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

type Line = { readonly text: string; readonly bytes: number; readonly endsAt: number };

/** Terminated lines only; what follows the last line feed was never committed. Bytes that are no UTF-8 read as ''. */
function terminatedLines(bytes: Uint8Array): Line[] {
  const lines: Line[] = [];
  for (let from = 0; ; ) {
    const end = bytes.indexOf(0x0a, from);
    if (end === -1) return lines;
    lines.push({ text: decoded(bytes.subarray(from, end + 1)) ?? '', bytes: end + 1 - from, endsAt: end + 1 });
    from = end + 1;
  }
}

function decoded(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

/** A later version is not damage: the read fails, but the data is intact. */
const hasLaterVersion = (value: unknown): boolean => isLaterVersion((value as { v?: unknown } | null | undefined)?.v);

const isOfLaterVersion = (event: unknown): boolean => hasLaterVersion(event) || hasUnknownKind(event);

function parseRecord(line: Line, sessionId: SessionId, index: number): ManifestRecord | LogDamage {
  const at = `manifest record ${index}`;
  if (line.bytes > manifestLineBytesMax) return { reason: 'manifest_record_invalid', at };
  const value = parseJson(line.text);
  if (hasLaterVersion(value)) return { reason: 'unknown_version', at };
  if (!validateManifestRecord(value) || value.sessionId !== sessionId) return { reason: 'manifest_record_invalid', at };
  if (value.manifestIndex !== index) return { reason: 'manifest_index_gap', at };
  return value;
}

const isDamage = (value: object): value is LogDamage => 'reason' in value;

/**
 * Reads the manifest behind a committed record.
 *
 * @param bytes what stands behind the cursor
 * @param next the manifest and event index that must come next
 */
function readManifestTail(
  bytes: Uint8Array,
  sessionId: SessionId,
  next: { readonly manifestIndex: number; readonly eventIndex: number },
): ManifestTail {
  const lines = terminatedLines(bytes);
  const groups: Group[] = [];
  let manifestIndex = next.manifestIndex;
  let eventIndex = next.eventIndex;
  for (let i = 0; i < lines.length; ) {
    const head = parseRecord(lines[i] as Line, sessionId, manifestIndex);
    if (isDamage(head)) return { groups, damage: head };
    if (head.kind !== 'segment_closed') {
      return { groups, damage: { reason: 'manifest_record_invalid', at: `manifest record ${manifestIndex}` } };
    }
    if (head.firstEventIndex !== eventIndex || head.lastEventIndex < head.firstEventIndex) {
      return { groups, damage: { reason: 'segment_not_contiguous', at: head.segmentRelPath } };
    }
    const pins: SnapshotPinned[] = [];
    let at = i + 1;
    for (; at < lines.length && pins.length < (head.pins ?? Number.POSITIVE_INFINITY); at += 1) {
      const record = parseRecord(lines[at] as Line, sessionId, manifestIndex + 1 + pins.length);
      if (isDamage(record)) return { groups, damage: record };
      if (record.kind !== 'snapshot_pinned') break;
      pins.push(record);
    }
    if (head.pins !== undefined && pins.length < head.pins) {
      if (at >= lines.length) return { groups, damage: null };
      return { groups, damage: { reason: 'manifest_group_short', at: head.segmentRelPath } };
    }
    const last = lines[at - 1];
    if (last === undefined) break;
    groups.push({ segment: head, pins, endsAt: last.endsAt, lastRecord: last.text });
    manifestIndex += 1 + pins.length;
    eventIndex = head.lastEventIndex + 1;
    i = at;
  }
  return { groups, damage: null };
}

/** True when the manifest commits something, or is damaged where it would: a session that was never born has neither. */
export function hasCommittedGroup(manifest: Uint8Array, sessionId: SessionId): boolean {
  const { groups, damage } = readManifestTail(manifest, sessionId, { manifestIndex: 0, eventIndex: 0 });
  return groups.length > 0 || damage !== null;
}

export type SegmentRead =
  | { readonly ok: true; readonly events: readonly SessionEvent[] }
  | { readonly ok: false; readonly damage: LogDamage };

/** Reads one segment whose digest was already checked, and holds it against its manifest group. */
function readSegment(bytes: Uint8Array, group: Group, sessionId: SessionId): SegmentRead {
  const at = group.segment.segmentRelPath;
  const fail = (reason: CorruptionReason, where = at): SegmentRead => ({ ok: false, damage: { reason, at: where } });
  const text = decoded(bytes);
  if (text === null || !text.endsWith('\n')) return fail('event_invalid');
  const bytesOfLine = byteCounter(bytes, text);
  const events: SessionEvent[] = [];
  let index: number = group.segment.firstEventIndex;
  for (const line of text.slice(0, -1).split('\n')) {
    const value = parseJson(line);
    if (isOfLaterVersion(value)) return fail('unknown_version', `event ${index}`);
    if (!validateSessionEvent(value) || value.sessionId !== sessionId) return fail('event_invalid', `event ${index}`);
    if (value.eventIndex !== index) return fail('event_index_gap', `event ${index}`);
    const fault = eventFault(value, bytesOfLine(line));
    if (fault !== null) return fail('event_invalid', `event ${index}: ${fault}`);
    events.push(value);
    index += 1;
  }
  if (index !== group.segment.lastEventIndex + 1) return fail('event_index_gap');
  if (!pinsMatch(events, group)) return fail('pin_mismatch');
  return { ok: true, events };
}

/** Text of as many code units as bytes is ASCII, and so are its lines: nobody counts those again, unit by unit. */
function byteCounter(bytes: Uint8Array, text: string): (line: string) => number {
  return bytes.length === text.length ? (line) => line.length : utf8Length;
}

function pinsMatch(events: readonly SessionEvent[], group: Group): boolean {
  const nodes = events.filter((event) => event.kind === 'node_created');
  return (
    nodes.length === group.pins.length &&
    nodes.every((node, i) => {
      const pin = group.pins[i];
      return (
        pin !== undefined &&
        pin.eventIndex === node.eventIndex &&
        pin.createdByEventId === node.eventId &&
        pin.snapshotRef === node.data.snapshotRef
      );
    })
  );
}

export type Committed = {
  readonly events: readonly SessionEvent[];
  readonly groups: readonly CommittedGroup[];
  readonly cursor: LogCursor;
  readonly damage: (LogDamage & { readonly health: Damage['health'] }) | null;
};

/**
 * Everything committed behind a cursor, up to the first damage.
 *
 * @param behind the manifest bytes behind the cursor
 * @param segmentBytes the bytes of a segment, or null when there is no such file; of one that is longer than attested, any
 *   longer part
 */
export async function readCommitted(
  sessionId: SessionId,
  after: LogCursor,
  behind: Uint8Array,
  digest: DigestPort,
  segmentBytes: (segment: SegmentClosed) => Promise<Uint8Array | null>,
): Promise<Committed> {
  const tail = readManifestTail(behind, sessionId, {
    manifestIndex: after.nextManifestIndex,
    eventIndex: after.nextEventIndex,
  });
  const events: SessionEvent[] = [];
  const groups: CommittedGroup[] = [];
  let cursor = after;
  let found = tail.damage;
  for (const group of tail.groups) {
    const segment = readAttested(await segmentBytes(group.segment), group, sessionId, digest);
    if (!segment.ok) {
      found = segment.damage;
      break;
    }
    for (const event of segment.events) events.push(event);
    cursor = {
      manifestBytes: after.manifestBytes + group.endsAt,
      lastRecord: group.lastRecord,
      segmentBytes: cursor.segmentBytes + group.segment.bytes,
      nextEventIndex: group.segment.lastEventIndex + 1,
      nextManifestIndex: group.segment.manifestIndex + 1 + group.pins.length,
    };
    groups.push({ segment: group.segment, pins: group.pins, cursor });
  }
  if (found !== null && found.reason !== 'unknown_version') {
    const behindPrefix = behind.subarray(cursor.manifestBytes - after.manifestBytes);
    found = (await laterBehind(behindPrefix, sessionId, digest, segmentBytes, found)) ?? found;
  }
  const damage = found === null ? null : { ...found, health: healthOf(found.reason, cursor) };
  return { events, groups, cursor, damage };
}

const isAttested = (bytes: Uint8Array, segment: SegmentClosed, digest: DigestPort): boolean =>
  bytes.length === segment.bytes && sha256OfStored(digest, bytes) === segment.sha256;

function readAttested(bytes: Uint8Array | null, group: Group, sessionId: SessionId, digest: DigestPort): SegmentRead {
  const at = group.segment.segmentRelPath;
  if (bytes === null) return { ok: false, damage: { reason: 'segment_missing', at } };
  if (!isAttested(bytes, group.segment, digest)) {
    return { ok: false, damage: { reason: 'segment_digest_mismatch', at } };
  }
  return readSegment(bytes, group, sessionId);
}

/**
 * The first event behind damage that a later version wrote, in a segment that its manifest record attests, or a manifest record of a
 * later version. Such a session is left to that version, which can read what a repair would set aside [unknown-version-fails].
 */
async function laterBehind(
  manifest: Uint8Array,
  sessionId: SessionId,
  digest: DigestPort,
  segmentBytes: (segment: SegmentClosed) => Promise<Uint8Array | null>,
  damage: LogDamage,
): Promise<LogDamage | null> {
  const read = new Set<string>();
  for (const line of terminatedLines(manifest)) {
    if (line.bytes > manifestLineBytesMax) continue;
    const record = parseJson(line.text);
    if (hasLaterVersion(record)) return laterThanDamage('a manifest record', damage);
    if (!validateManifestRecord(record) || record.kind !== 'segment_closed' || record.sessionId !== sessionId) continue;
    if (read.has(record.sha256)) continue;
    read.add(record.sha256);
    const bytes = await segmentBytes(record);
    if (bytes === null || !isAttested(bytes, record, digest)) continue;
    const lines = decoded(bytes)?.split('\n') ?? [];
    const at = lines.findIndex((each) => isOfLaterVersion(parseJson(each)));
    if (at !== -1) return laterThanDamage(`event ${record.firstEventIndex + at}`, damage);
  }
  return null;
}

/** What a later version wrote behind damage: it decides, and the damage is said with it. */
export const laterThanDamage = (later: string, { reason, at }: LogDamage): LogDamage => ({
  reason: 'unknown_version',
  at: `${later}, after damage (${reason} at ${at})`,
  isDamaged: true,
});

/** A validated prefix makes the difference between a corrupt tail and a corrupt head [session-health-closed]. */
function healthOf(reason: CorruptionReason, cursor: LogCursor): Damage['health'] {
  if (reason === 'unknown_version') return 'unknown_version';
  return cursor.manifestBytes === 0 ? 'corrupt_head' : 'corrupt_tail';
}

/**
 * An interrupted append leaves at most one unattested segment, and it begins where the log ends. One that begins later
 * shows that the manifest has lost groups which were committed: damage, not the end of a log.
 *
 * @param segments file names, in order
 */
export function lostGroups(segments: readonly string[], cursor: LogCursor): Damage | null {
  const behind = segments.filter((name) => Number.parseInt(name, 10) >= cursor.nextEventIndex);
  if (!behind.some((name) => Number.parseInt(name, 10) > cursor.nextEventIndex)) return null;
  return {
    health: cursor.manifestBytes === 0 ? 'corrupt_head' : 'corrupt_tail',
    reason: 'manifest_unreadable',
    at: `manifest record ${cursor.nextManifestIndex} (the end of the manifest is missing)`,
    unattestedSegments: behind.map((name) => `events/${name}`),
  };
}

/** `events/00000012-00000018.jsonl`: bounds are event indexes, never times. */
export function segmentRelPath(first: number, last: number): string {
  const pad = (index: number) => String(index).padStart(8, '0');
  return `events/${pad(first)}-${pad(last)}.jsonl`;
}
