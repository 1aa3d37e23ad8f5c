/** Bundles that were changed by someone who knows the format: every digest fits, and only the lie itself is wrong. */
import type { Bundle } from '../../schemas/bundle.ts';
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import { sha256 } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { SessionId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { segmentRelPath } from '../../runtime/core/log.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import type { ObjectKind } from '../../runtime/core/stored-log.ts';
import { bytesOf } from './log-writer.ts';
import type { Operated } from './operating.ts';

const { digest } = nodeCrypto();
const objectSets = new Set(['snapshots', 'pinnedWorkflows', 'artifacts']);

/** States the digests of what is in it now. */
export function attested(bundle: Bundle): Bundle {
  const parts: (readonly [string, unknown])[] = [];
  for (const [name, value] of Object.entries(bundle.session)) {
    if (!objectSets.has(name)) parts.push([`session/${name}`, value]);
    else for (const [key, each] of Object.entries(value as object)) parts.push([`session/${name}/${key}`, each]);
  }
  const entries = parts.map(([path, value]) => {
    const text = canonicalText(value as JsonValue);
    return { path, sha256: sha256(digest, text), bytes: new TextEncoder().encode(text).length };
  });
  return { ...bundle, integrity: { kind: 'sha256_manifest_v1', entries } };
}

/** Changes one event, and lets the manifest attest and pin what it says now. */
export function forged(bundle: Bundle, index: number, change: object): Bundle {
  const events = bundle.session.events.map((event, i) =>
    i === index ? { ...event, ...change } : event,
  ) as SessionEvent[];
  const manifest = bundle.session.manifest.map((record) => {
    if (record.kind === 'snapshot_pinned') {
      const node = events[record.eventIndex];
      if (node?.kind !== 'node_created') return record;
      return { ...record, createdByEventId: node.eventId, snapshotRef: node.data.snapshotRef };
    }
    const lines = events.slice(record.firstEventIndex, record.lastEventIndex + 1);
    const text = lines.map((event) => `${canonicalText(event as JsonValue)}\n`).join('');
    const bytes = new TextEncoder().encode(text);
    return { ...record, sha256: `sha256:${digest(bytes)}`, bytes: bytes.length };
  });
  return attested({
    ...bundle,
    session: { ...bundle.session, events, manifest: manifest as Bundle['session']['manifest'] },
  });
}

/** What somebody who knows the format says instead. */
export type Lie = {
  readonly event?: (event: SessionEvent) => SessionEvent;
  /** @param nth of the snapshots, in the order in which nodes name them first */
  readonly snapshot?: (snapshot: ExecutionSnapshot, nth: number) => ExecutionSnapshot;
  readonly workflow?: (workflow: CompiledSnapshot) => CompiledSnapshot;
};

const renamed = <T>(record: Readonly<Record<string, T>>, change: (value: T, key: string) => T) => {
  const names = new Map<string, string>();
  const values: Record<string, T> = {};
  for (const [key, value] of Object.entries(record)) {
    const other = change(value, key);
    const name = sha256(digest, canonicalText(other as JsonValue));
    names.set(key, name);
    values[name] = other;
  }
  return { names, values };
};

/** A bundle that is whole, in order and attested, and that does not tell what happened. */
export function lying(bundle: Bundle, lie: Lie): Bundle {
  const { session } = bundle;
  const order = session.events.flatMap((event) => (event.kind === 'node_created' ? [event.data.snapshotRef] : []));
  const nthOf = (ref: string) => [...new Set<string>(order)].indexOf(ref);
  const workflows = renamed(session.pinnedWorkflows, (workflow) => lie.workflow?.(workflow) ?? workflow);
  const hashOf = (hash: string) => (workflows.names.get(hash) ?? hash) as WorkflowHash;
  const snapshots = renamed(session.snapshots, (snapshot, ref) => {
    const moved = { ...snapshot, workflowHash: hashOf(snapshot.workflowHash) };
    return lie.snapshot?.(moved, nthOf(ref)) ?? moved;
  });
  const events = session.events.map((event) => {
    const told = lie.event?.(event) ?? event;
    if (told.kind === 'run_started')
      return { ...told, data: { ...told.data, workflowHash: hashOf(told.data.workflowHash) } };
    if (told.kind !== 'node_created') return told;
    const snapshotRef = (snapshots.names.get(told.data.snapshotRef) ?? told.data.snapshotRef) as SnapshotRef;
    return { ...told, data: { ...told.data, workflowHash: hashOf(told.data.workflowHash), snapshotRef } };
  }) as SessionEvent[];
  const changed = {
    ...bundle,
    session: { ...session, events, snapshots: snapshots.values, pinnedWorkflows: workflows.values },
  };
  return forged(changed, -1, {});
}

/** The same events, in a manifest that closes a segment after each of these counts, as a writer that does not count its pins. */
export function resegmented(bundle: Bundle, counts: readonly number[]): Bundle {
  const { events, sessionId } = bundle.session;
  const manifest: Record<string, unknown>[] = [];
  let from = 0;
  for (const count of counts) {
    const segment = events.slice(from, from + count);
    const nodes = segment.filter((event) => event.kind === 'node_created');
    manifest.push({
      v: 1,
      manifestIndex: manifest.length,
      sessionId,
      kind: 'segment_closed',
      firstEventIndex: from,
      lastEventIndex: from + segment.length - 1,
      segmentRelPath: segmentRelPath(from, from + segment.length - 1),
      sha256: '',
      bytes: 0,
    });
    for (const { eventIndex, eventId } of nodes) {
      const pin = { kind: 'snapshot_pinned', eventIndex, snapshotRef: '', createdByEventId: eventId };
      manifest.push({ v: 1, manifestIndex: manifest.length, sessionId, ...pin });
    }
    from += segment.length;
  }
  return forged({ ...bundle, session: { ...bundle.session, manifest: manifest as never } }, -1, {});
}

/** Writes what a bundle says into a data directory that holds its session, past every check of an import. */
export function planted({ raw }: Operated, { session }: Bundle): void {
  const sessionId = session.sessionId as SessionId;
  for (const record of session.manifest) {
    if (record.kind !== 'segment_closed') continue;
    const events = session.events.slice(record.firstEventIndex, record.lastEventIndex + 1);
    raw.setSegment(sessionId, record.segmentRelPath, bytesOf(events.map((event) => canonicalText(event as JsonValue))));
  }
  raw.setManifest(sessionId, bytesOf(session.manifest.map((record) => canonicalText(record as JsonValue))));
  const put = (kind: ObjectKind, objects: object) => {
    for (const [ref, value] of Object.entries(objects)) {
      raw.setObject(kind, ref as Sha256Digest, new TextEncoder().encode(canonicalText(value as JsonValue)));
    }
  };
  put('snapshot', session.snapshots);
  put('pinned_workflow', session.pinnedWorkflows);
}
