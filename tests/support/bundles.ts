/** Bundles that were changed by someone who knows the format: every digest fits, and only the lie itself is wrong. */
import type { Bundle } from '../../schemas/bundle.ts';
import { canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import { sha256 } from '../../schemas/canonical/sha256.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';

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
