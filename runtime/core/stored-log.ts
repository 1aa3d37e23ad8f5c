/**
 * What is stored of a session, as values: the objects that its log refers to, how far a reader has come, and what a read found. The
 * ports of the storage and its adapters take these from here.
 */
import type { Result } from 'neverthrow';
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { CorruptionReason } from '../../schemas/closed-sets.ts';
import type { ErrorCode, StoreErrorCode } from '../../schemas/error-codes.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { Sha256Digest } from '../../schemas/ids.ts';
import { logBytesMax, segmentsBytesMax, sessionBytesMax, sessionReserveBytes } from '../../schemas/limits.ts';
import type { SegmentClosed, SnapshotPinned } from '../../schemas/manifest.ts';

/** The three content-addressed stores: one mechanism, three folders. */
export type ObjectKind = 'snapshot' | 'pinned_workflow' | 'artifact';
export type StoredObject = { readonly kind: ObjectKind; readonly ref: Sha256Digest; readonly text: CanonicalText };

export type StoreFault = {
  readonly code: StoreErrorCode | Extract<ErrorCode, 'SESSION_TOO_LARGE'>;
  /** What failed, without paths. */
  readonly message: string;
  /** What the user does about it, where it was the operating system that refused: a sentence without a final period. */
  readonly fix?: string;
  readonly retryable: boolean;
};
export type Stored<T> = Promise<Result<T, StoreFault>>;

export interface ObjectReader {
  /** The text, after its digest was verified. `STORE_OBJECT_MISSING` or `STORE_OBJECT_DAMAGED` otherwise. */
  get(kind: ObjectKind, ref: Sha256Digest): Stored<CanonicalText>;
}

/** Where a reader stands in a session: behind the last committed group that it has seen. */
export type LogCursor = {
  /** Bytes of the manifest up to and including the last committed record. */
  readonly manifestBytes: number;
  /** The last committed record, with its line feed: while it stands at its offset, the prefix holds [cached-prefix-is-checked]. */
  readonly lastRecord: string;
  /** Bytes of all segments up to there. */
  readonly segmentBytes: number;
  readonly nextEventIndex: number;
  readonly nextManifestIndex: number;
};
export const logStart: LogCursor = {
  manifestBytes: 0,
  lastRecord: '',
  segmentBytes: 0,
  nextEventIndex: 0,
  nextManifestIndex: 0,
};

/** How large the log of a session may be [session-size-bounded]. */
export type LogLimits = {
  /** When it is read. */
  readonly readBytesMax: { readonly manifest: number; readonly segments: number };
  /** Of the segments together and of the manifest, when a plan is recorded. */
  readonly recordedBytesMax: number;
  /** The last part of it, which is kept for small plans, so that a run can end. */
  readonly reserveBytes: number;
};
export const logLimits: LogLimits = {
  readBytesMax: { manifest: logBytesMax, segments: segmentsBytesMax },
  recordedBytesMax: sessionBytesMax,
  reserveBytes: sessionReserveBytes,
};

export type Damage = {
  readonly health: 'corrupt_tail' | 'corrupt_head' | 'unknown_version';
  readonly reason: CorruptionReason;
  /** Where, in words that hold no path outside the session folder. */
  readonly at: string;
  /** Of `unknown_version`: something before the part of the later version is damaged. */
  readonly isDamaged?: true;
  /** Segment files behind the validated prefix: kept, never read. */
  readonly unattestedSegments: readonly string[];
};

/** One committed plan: the records that attest it, and where the log stands behind it. */
export type CommittedGroup = {
  readonly segment: SegmentClosed;
  readonly pins: readonly SnapshotPinned[];
  readonly cursor: LogCursor;
};

export type LogRead =
  /** The prefix that the cursor stands for no longer holds: read again from the start. */
  | { readonly kind: 'moved' }
  | {
      readonly kind: 'read';
      /** False when no group was ever committed: the session was never born. */
      readonly born: boolean;
      readonly events: readonly SessionEvent[];
      /** The plans that these events came in. */
      readonly groups: readonly CommittedGroup[];
      readonly cursor: LogCursor;
      readonly damage: Damage | null;
    };
