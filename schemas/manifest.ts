/**
 * Manifest records, v1: the records that commit segments and pin snapshots [manifest-kinds-closed]. A group is one
 * `segment_closed` and as many `snapshot_pinned` as its `pins` states; only a complete group is committed.
 */
import { count, eventId, eventIndex, manifestIndex, sessionId, sha256Digest, snapshotRef, z } from './zod.ts';

export const manifestRecord = z.discriminatedUnion('kind', [
  z.object({
    v: z.literal(1),
    manifestIndex,
    sessionId,
    kind: z.literal('segment_closed'),
    firstEventIndex: eventIndex,
    lastEventIndex: eventIndex,
    /** Relative to the session folder, always below `events/`. */
    segmentRelPath: z.string().regex(/^events\/[0-9]{8,}-[0-9]{8,}\.jsonl$/),
    sha256: sha256Digest,
    bytes: count,
    /** Additive: how many `snapshot_pinned` records follow in this group. */
    pins: count.optional(),
    /** Additive: informational, serves the retention TTL only, never order. ISO 8601. */
    closedAt: z.string().max(40).optional(),
  }),
  z.object({
    v: z.literal(1),
    manifestIndex,
    sessionId,
    kind: z.literal('snapshot_pinned'),
    eventIndex,
    snapshotRef,
    createdByEventId: eventId,
  }),
]);
export type ManifestRecord = z.infer<typeof manifestRecord>;
export type SegmentClosed = Extract<ManifestRecord, { kind: 'segment_closed' }>;
export type SnapshotPinned = Extract<ManifestRecord, { kind: 'snapshot_pinned' }>;
