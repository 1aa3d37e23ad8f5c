/**
 * Encodes a plan as bytes: one segment of JCS lines and the manifest group that commits it. Pure; both adapters write exactly this
 * [pin-on-create].
 */
import {
  type CanonicalBytes,
  canonicalLines,
  canonicalText,
  type JsonValue,
  utf8Length,
} from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../schemas/canonical/sha256.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { planBytesMax, planEventsMax, reservePlanBytesMax } from '../../schemas/limits.ts';
import type { LogCursor, LogLimits } from './stored-log.ts';
import { eventFault } from './event-fault.ts';
import { segmentRelPath } from './log.ts';

export type EncodedPlan = {
  readonly segmentRelPath: string;
  readonly segmentBytes: CanonicalBytes;
  /** `segment_closed` and its pins, written in one write. */
  readonly manifestBytes: CanonicalBytes;
  /** Where the log stands once the group is committed. */
  readonly cursor: LogCursor;
};

/**
 * @param closedAt informational
 * @throws when the plan is empty, over its bounds, not contiguous with `after`, or holds an event that no reader takes: a bug of
 * ours, caught before anything is written
 */
export function encodePlan(
  sessionId: SessionId,
  events: readonly SessionEvent[],
  after: LogCursor,
  digest: DigestPort,
  closedAt: string,
): EncodedPlan {
  const first = events[0];
  const last = events.at(-1);
  if (first === undefined || last === undefined) throw new Error('a plan must contain at least one event');
  if (events.length > planEventsMax) throw new Error(`a plan may contain at most ${planEventsMax} events`);
  events.forEach((event, i) => {
    if (event.eventIndex !== after.nextEventIndex + i) throw new Error(`event ${event.eventIndex} is out of order`);
    if (event.sessionId !== sessionId) throw new Error(`event ${event.eventIndex} belongs to another session`);
  });
  const lines = events.map((event) => canonicalText(event as JsonValue));
  for (const [i, event] of events.entries()) {
    const fault = eventFault(event, utf8Length(lines[i] ?? ''));
    if (fault !== null) throw new Error(`event ${event.eventIndex} violates a rule: ${fault}`);
  }
  const segmentBytes = canonicalLines(lines);
  if (segmentBytes.length > planBytesMax) throw new Error(`a plan may have at most ${planBytesMax} bytes`);
  const nodes = events.filter((event) => event.kind === 'node_created');
  const relPath = segmentRelPath(first.eventIndex, last.eventIndex);
  const records: JsonValue[] = [
    {
      v: 1,
      manifestIndex: after.nextManifestIndex,
      sessionId,
      kind: 'segment_closed',
      firstEventIndex: first.eventIndex,
      lastEventIndex: last.eventIndex,
      segmentRelPath: relPath,
      sha256: sha256(digest, segmentBytes),
      bytes: segmentBytes.length,
      pins: nodes.length,
      closedAt,
    },
    ...nodes.map((node, i) => ({
      v: 1,
      manifestIndex: after.nextManifestIndex + 1 + i,
      sessionId,
      kind: 'snapshot_pinned',
      eventIndex: node.eventIndex,
      snapshotRef: node.data.snapshotRef,
      createdByEventId: node.eventId,
    })),
  ];
  const texts = records.map(canonicalText);
  const manifestBytes = canonicalLines(texts);
  return {
    segmentRelPath: relPath,
    segmentBytes,
    manifestBytes,
    cursor: {
      manifestBytes: after.manifestBytes + manifestBytes.length,
      lastRecord: `${texts.at(-1) ?? ''}\n`,
      segmentBytes: after.segmentBytes + segmentBytes.length,
      nextEventIndex: after.nextEventIndex + events.length,
      nextManifestIndex: after.nextManifestIndex + records.length,
    },
  };
}

export type Room = 'enough' | 'for_small_plans' | 'none';

/** Whether a log may grow by a plan: what is recorded must be read again [session-size-bounded]. */
export function roomFor(
  { cursor, segmentBytes }: Pick<EncodedPlan, 'cursor' | 'segmentBytes'>,
  { recordedBytesMax, reserveBytes }: LogLimits,
): Room {
  const used = Math.max(cursor.segmentBytes, cursor.manifestBytes);
  if (used <= recordedBytesMax - reserveBytes) return 'enough';
  if (segmentBytes.length <= reservePlanBytesMax) return used <= recordedBytesMax ? 'enough' : 'none';
  return used - segmentBytes.length + reservePlanBytesMax <= recordedBytesMax ? 'for_small_plans' : 'none';
}
