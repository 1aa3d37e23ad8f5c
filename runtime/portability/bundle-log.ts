/** The log that a bundle holds: the order of its manifest and its events, and what the one attests of the other. Pure. */
import { counted } from '../../schemas/text/counted.ts';
import { err, ok, type Result } from 'neverthrow';
import { canonicalLines, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { SessionId } from '../../schemas/ids.ts';
import type { ManifestRecord } from '../../schemas/manifest.ts';
import { type Committed, readCommitted } from '../core/log.ts';
import { type BundleFault, fault } from './bundle-fault.ts';
import { logStart } from '../core/stored-log.ts';
import type { Hashing } from './bundle-writer.ts';

export function manifestFault(records: readonly ManifestRecord[]): BundleFault | null {
  const wrong = (message: string) => fault('BUNDLE_MANIFEST_ORDER_INVALID', message);
  let nextEvent = 0;
  for (const [i, record] of records.entries()) {
    if (record.manifestIndex !== i) {
      return wrong(`the manifest is out of order: record ${record.manifestIndex} is at position ${i}`);
    }
    if (record.kind !== 'segment_closed') continue;
    if (record.firstEventIndex !== nextEvent || record.lastEventIndex < record.firstEventIndex) {
      return wrong(`manifest record ${i} does not start at the event after the last event of the previous record`);
    }
    nextEvent = record.lastEventIndex + 1;
  }
  return records[0]?.kind === 'segment_closed'
    ? null
    : wrong('the first manifest record is not a segment_closed record');
}

export function eventFault(
  events: readonly SessionEvent[],
  records: readonly ManifestRecord[],
  sessionId: string,
): BundleFault | null {
  const wrong = (message: string) => fault('BUNDLE_EVENT_ORDER_INVALID', message);
  for (const [i, event] of events.entries()) {
    if (event.eventIndex !== i)
      return wrong(`the events are out of order: event ${event.eventIndex} is at position ${i}`);
    if (event.sessionId !== sessionId) return wrong(`event ${i} belongs to another session`);
  }
  const segments = records.filter((record) => record.kind === 'segment_closed');
  const attestedEvents = (segments.at(-1)?.lastEventIndex ?? -1) + 1;
  return attestedEvents === events.length
    ? null
    : wrong(`the manifest lists ${counted(attestedEvents, 'event')}, but the bundle contains ${events.length}`);
}

/** The manifest held against the events, by the very reader that a data directory is read with. */
export async function checkAttestations(
  sessionId: SessionId,
  events: readonly SessionEvent[],
  records: readonly ManifestRecord[],
  { digest }: Hashing,
): Promise<Result<Committed, BundleFault>> {
  const bounds = new Map<string, readonly [first: number, last: number]>();
  for (const record of records) {
    if (record.kind === 'segment_closed') {
      bounds.set(record.segmentRelPath, [record.firstEventIndex, record.lastEventIndex]);
    }
  }
  const segment = (path: string): Uint8Array | null => {
    const [first, last] = bounds.get(path) ?? [0, -1];
    const own = events.slice(first, last + 1);
    return own.length === 0 ? null : canonicalLines(own.map((event) => canonicalText(event as JsonValue)));
  };
  const manifest = canonicalLines(records.map((record) => canonicalText(record as JsonValue)));
  const committed = await readCommitted(sessionId, logStart, manifest, digest, async ({ segmentRelPath }) =>
    segment(segmentRelPath),
  );
  const { damage } = committed;
  if (damage !== null) {
    const message = `the manifest does not match the events: ${damage.reason} at ${damage.at}`;
    return err(fault('BUNDLE_INTEGRITY_FAILED', message));
  }
  return committed.events.length === events.length
    ? ok(committed)
    : err(fault('BUNDLE_MANIFEST_ORDER_INVALID', 'the manifest is incomplete: records are missing at its end'));
}
