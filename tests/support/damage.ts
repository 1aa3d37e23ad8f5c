/** One way to damage a stored session for each reason that a log can be unhealthy for. */
import type { CorruptionReason, SessionHealthKind } from '../../schemas/closed-sets.ts';
import type { SessionId } from '../../schemas/ids.ts';
import { bytesOf, editedLine, linesOf } from './log-writer.ts';
import type { Operated } from './operating.ts';

type Line = Record<string, unknown> & { readonly kind: string; readonly segmentRelPath?: string };
type Raw = Operated['raw'];

/** What every harm leaves alone: the first two groups of the manifest. Its records, in pairs of a segment and a pin. */
const firstHarmed = 4;

function editManifest(raw: Raw, id: SessionId, edit: (lines: readonly string[]) => readonly string[]): void {
  raw.setManifest(id, bytesOf(edit(linesOf(raw.manifest(id)))));
}
const changed = (lines: readonly string[], at: number, edit: Record<string, unknown>) =>
  lines.map((line, i) => (i === at ? editedLine(line, edit) : line));
const segmentAt = (raw: Raw, id: SessionId, line = firstHarmed): string =>
  (JSON.parse(linesOf(raw.manifest(id))[line] ?? '') as Line).segmentRelPath ?? '';

/** Rewrites the events of a segment, and lets the manifest attest them: only what they say is wrong. */
function rewrite(
  raw: Raw,
  digest: (bytes: Uint8Array) => string,
  id: SessionId,
  edit: (events: string[]) => string[],
): void {
  const relPath = segmentAt(raw, id);
  const bytes = bytesOf(edit(linesOf(raw.segment(id, relPath))));
  raw.setSegment(id, relPath, bytes);
  editManifest(raw, id, (lines) =>
    changed(lines, firstHarmed, { sha256: `sha256:${digest(bytes)}`, bytes: bytes.length }),
  );
}
const eventOf = (line: string) => JSON.parse(line) as Line & { data: Record<string, unknown> };

export type Harm = {
  readonly health: Exclude<SessionHealthKind, 'healthy'>;
  /** A session with at least four plans, each with one node. */
  readonly harm: (world: Operated, id: SessionId) => void;
};

export const harms: { readonly [R in CorruptionReason]: Harm } = {
  manifest_unreadable: {
    health: 'corrupt_tail',
    // The end of the manifest is gone, and more segments stand behind it than one interrupted append can leave.
    harm: ({ raw }, id) => editManifest(raw, id, (lines) => lines.slice(0, firstHarmed)),
  },
  manifest_record_invalid: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) => editManifest(raw, id, (lines) => lines.map((line, i) => (i === firstHarmed ? 'x' : line))),
  },
  manifest_index_gap: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) => editManifest(raw, id, (lines) => changed(lines, firstHarmed, { manifestIndex: 90 })),
  },
  manifest_group_short: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) =>
      editManifest(raw, id, (lines) =>
        lines
          .filter((_, i) => i !== firstHarmed + 1)
          .map((line, i) => (i > firstHarmed ? editedLine(line, { manifestIndex: i }) : line)),
      ),
  },
  segment_missing: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) => raw.setSegment(id, segmentAt(raw, id), null),
  },
  segment_digest_mismatch: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) => {
      const relPath = segmentAt(raw, id);
      const bytes = Uint8Array.from(raw.segment(id, relPath));
      bytes[40] = (bytes[40] ?? 0) ^ 1;
      raw.setSegment(id, relPath, bytes);
    },
  },
  segment_not_contiguous: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) =>
      editManifest(raw, id, (lines) => changed(lines, firstHarmed, { firstEventIndex: 90, lastEventIndex: 91 })),
  },
  event_invalid: {
    health: 'corrupt_tail',
    harm: ({ raw, host }, id) =>
      rewrite(raw, host.crypto.digest, id, (events) =>
        events.map((event, i) => (i === 0 ? editedLine(event, { data: 'x' }) : event)),
      ),
  },
  event_index_gap: {
    health: 'corrupt_tail',
    harm: ({ raw, host }, id) =>
      rewrite(raw, host.crypto.digest, id, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
  },
  event_duplicate: {
    health: 'corrupt_tail',
    harm: ({ raw, host }, id) => {
      const first = eventOf(linesOf(raw.segment(id, segmentAt(raw, id, 0)))[0] ?? '');
      rewrite(raw, host.crypto.digest, id, (events) =>
        events.map((event, i) =>
          i === events.length - 1 ? editedLine(event, { dedupeKey: first['dedupeKey'] }) : event,
        ),
      );
    },
  },
  event_inconsistent: {
    health: 'corrupt_tail',
    harm: ({ raw, host }, id) =>
      rewrite(raw, host.crypto.digest, id, (events) =>
        events.map((line) => {
          const event = eventOf(line);
          return event.kind === 'edge_created'
            ? editedLine(line, { data: { ...event.data, fromNodeId: event.data['toNodeId'] } })
            : line;
        }),
      ),
  },
  pin_mismatch: {
    health: 'corrupt_tail',
    harm: ({ raw }, id) =>
      editManifest(raw, id, (lines) => changed(lines, firstHarmed + 1, { snapshotRef: `sha256:${'0'.repeat(64)}` })),
  },
  unknown_version: {
    health: 'unknown_version',
    harm: ({ raw }, id) => editManifest(raw, id, (lines) => changed(lines, firstHarmed, { v: 2 })),
  },
};
