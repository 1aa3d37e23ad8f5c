/**
 * The export bundle, v1: made of a session's content, and checked before anything of it is believed (design-locks §1.3). Pure.
 *
 * A bundle is checked as a whole, in this order: shape, version, integrity, order of the manifest, order of the events, that
 * every object it needs is inside and is what its name says, that the manifest attests the events, and that the events make
 * sense together. The digests reveal accidents; they do not tell who made the bundle.
 */
import { err, ok, type Result } from 'neverthrow';
import {
  canonicalLines,
  canonicalOf,
  canonicalText,
  type JsonValue,
  utf8Length,
} from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256 } from '../../schemas/canonical/sha256.ts';
import type { Bundle, BundleEnvelope } from '../../schemas/bundle.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { SessionId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import type { ManifestRecord } from '../../schemas/manifest.ts';
import { validateBundleEnvelope } from '../../generated/validators/bundle-envelope.v1.js';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { validateExecutionSnapshot } from '../../generated/validators/execution-snapshot.v1.js';
import { validateManifestRecord } from '../../generated/validators/manifest-record.v1.js';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import type { Validator } from '../../generated/validators/validator.d.ts';
import { encodePlan } from '../core/append.ts';
import { namedSnapshots, parseExecutionSnapshot } from '../core/execution-state.ts';
import { flowFault } from '../core/flow/shape.ts';
import { type Committed, readCommitted } from '../core/log.ts';
import { emptySession, fold } from '../core/state.ts';
import type { LogCursor } from '../storage/ports.ts';
import { eventsIn, namedObjects, type SessionContent } from './content.ts';
import { contentPlans, plansFault } from './plans.ts';

export type BundleErrorCode =
  | 'BUNDLE_INVALID_FORMAT'
  | 'BUNDLE_UNSUPPORTED_VERSION'
  | 'BUNDLE_INTEGRITY_FAILED'
  | 'BUNDLE_MISSING_SNAPSHOT'
  | 'BUNDLE_MISSING_PINNED_WORKFLOW'
  | 'BUNDLE_EVENT_ORDER_INVALID'
  | 'BUNDLE_MANIFEST_ORDER_INVALID';
export type BundleFault = { readonly code: BundleErrorCode; readonly message: string };

const start: LogCursor = { manifestBytes: 0, lastRecord: '', nextEventIndex: 0, nextManifestIndex: 0 };

// Making --------------------------------------------------------------------------------------------------------------

export type BundleFacts = {
  readonly bundleId: string;
  /** ISO 8601; also stands for the time at which a plan was closed, where that is not known. */
  readonly exportedAt: string;
  readonly appVersion: string;
  /** The kinds that a redaction searched for, where there was one. */
  readonly searchedFor?: readonly string[];
};

const sorted = <K extends string, V>(map: ReadonlyMap<K, V>): Record<string, V> =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)));

export function bundleOf(content: SessionContent, facts: BundleFacts, digest: DigestPort): Bundle {
  const manifest: ManifestRecord[] = [];
  let cursor = start;
  for (const { events, closedAt } of content.plans) {
    const plan = encodePlan(content.sessionId, events, cursor, digest, closedAt ?? facts.exportedAt);
    const lines = new TextDecoder().decode(plan.manifestBytes).split('\n').slice(0, -1);
    manifest.push(...lines.map((line) => JSON.parse(line) as ManifestRecord));
    cursor = plan.cursor;
  }
  const session: Bundle['session'] = {
    sessionId: content.sessionId,
    events: eventsIn(content),
    manifest,
    snapshots: sorted(content.snapshots),
    pinnedWorkflows: sorted(content.pinnedWorkflows),
    artifacts: sorted(content.artifacts),
    ...(content.salvaged ? { salvaged: true } : {}),
    ...(content.redacted ? { redacted: true } : {}),
  };
  return {
    bundleSchemaVersion: 1,
    bundleId: facts.bundleId,
    exportedAt: facts.exportedAt,
    producer: {
      appVersion: facts.appVersion,
      ...(facts.searchedFor === undefined ? {} : { searchedFor: [...facts.searchedFor] }),
    },
    integrity: {
      kind: 'sha256_manifest_v1',
      entries: parts(session).map(({ path, value }) => {
        const text = canonicalText(value as JsonValue);
        return { path, sha256: sha256(digest, text), bytes: utf8Length(text) };
      }),
    },
    session,
  };
}

type Part = { readonly path: string; readonly value: unknown };

/** Each part that has a digest of its own. Sets of objects have one for each object, so that damage is named exactly. */
function parts(session: Bundle['session']): Part[] {
  const found: Part[] = [];
  for (const [name, value] of Object.entries(session)) {
    if (value === undefined) continue;
    if (name === 'snapshots' || name === 'pinnedWorkflows' || name === 'artifacts') {
      for (const [key, each] of Object.entries(value)) found.push({ path: `session/${name}/${key}`, value: each });
    } else found.push({ path: `session/${name}`, value });
  }
  return found;
}

// Checking ------------------------------------------------------------------------------------------------------------

/** What a bundle says about itself, beside its content. */
export type CheckedBundle = { readonly bundleId: string; readonly content: SessionContent };

const fault = (code: BundleErrorCode, message: string) => err({ code, message });

/** Reads a bundle from text and checks all of it. */
export async function checkedBundle(text: string, digest: DigestPort): Promise<Result<CheckedBundle, BundleFault>> {
  const shaped = shapedBundle(text);
  if (shaped.isErr()) return err(shaped.error);
  const bundle = shaped.value;
  const wrong =
    integrityFault(bundle, digest) ?? manifestFault(bundle) ?? eventFault(bundle) ?? objectFault(bundle, digest);
  if (wrong !== null) return err(wrong);
  const committed = await attested(bundle, digest);
  if (committed.isErr()) return err(committed.error);
  const broken = fold(emptySession(bundle.session.sessionId), bundle.session.events);
  if (broken !== null) {
    return fault(
      'BUNDLE_INTEGRITY_FAILED',
      `event ${broken.eventIndex} contradicts the events before it: ${broken.rule}`,
    );
  }
  const content = contentOf(bundle, committed.value);
  const unstorable = plansFault(content.plans);
  if (unstorable !== null) return fault('BUNDLE_INVALID_FORMAT', unstorable);
  return ok({ bundleId: bundle.bundleId, content });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function shapedBundle(text: string): Result<Bundle, BundleFault> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fault('BUNDLE_INVALID_FORMAT', 'the file is not JSON');
  }
  if (!isObject(value)) return fault('BUNDLE_INVALID_FORMAT', 'the file does not hold a JSON object');
  const version = value['bundleSchemaVersion'];
  if (typeof version === 'number' && version !== 1) {
    return fault('BUNDLE_UNSUPPORTED_VERSION', `it is a bundle of version ${version}; this program reads version 1`);
  }
  const later = laterIntegrity(value['integrity']) ?? laterVersionIn(value['session']);
  if (later !== null) return fault('BUNDLE_UNSUPPORTED_VERSION', later);
  const wrong = shapeFault(value, validateBundleEnvelope, '') ?? partFault((value as BundleEnvelope).session);
  if (wrong !== null) return fault('BUNDLE_INVALID_FORMAT', `it is not a bundle: ${wrong}`);
  const canonical = canonicalOf(value);
  if (!canonical.ok) {
    return fault(
      'BUNDLE_INVALID_FORMAT',
      `it holds what cannot be stored (${canonical.fault} at ${canonical.pointer})`,
    );
  }
  // The envelope and each part passed their validators: together they are the whole shape.
  return ok(value as unknown as Bundle);
}

function shapeFault<T>(value: unknown, validate: Validator<T>, at: string): string | null {
  if (validate(value)) return null;
  const problem = validate.errors?.[0];
  const where = `${at}${problem?.instancePath ?? ''}`;
  return `${where === '' ? 'the top' : where.slice(0, 200)} ${problem?.message ?? 'has another shape'}`;
}

function partFault({ events, manifest, snapshots, pinnedWorkflows }: BundleEnvelope['session']): string | null {
  const lists: readonly (readonly [string, object, Validator<unknown>])[] = [
    ['/session/events', events, validateSessionEvent],
    ['/session/manifest', manifest, validateManifestRecord],
    ['/session/snapshots', snapshots, validateExecutionSnapshot],
    ['/session/pinnedWorkflows', pinnedWorkflows, validateCompiledWorkflow],
  ];
  for (const [at, list, validate] of lists) {
    for (const [key, each] of Object.entries(list)) {
      const wrong = shapeFault(each, validate, `${at}/${key}`);
      if (wrong !== null) return wrong;
    }
  }
  for (const [hash, workflow] of Object.entries(pinnedWorkflows)) {
    const wrong = flowFault(workflow as unknown as CompiledSnapshot);
    if (wrong !== null) return `/session/pinnedWorkflows/${hash} cannot be run: ${wrong}`;
  }
  return null;
}

function laterIntegrity(integrity: unknown): string | null {
  const kind = isObject(integrity) ? integrity['kind'] : undefined;
  const version = typeof kind === 'string' ? /^sha256_manifest_v(\d{1,6})$/.exec(kind)?.[1] : undefined;
  return version === undefined || Number(version) === 1
    ? null
    : `its integrity is of version ${version}; this program reads version 1`;
}

/** Told apart from a wrong shape: the bundle is sound, and a newer program reads it (design-locks §14). */
function laterVersionIn(session: unknown): string | null {
  if (!isObject(session)) return null;
  const lists: readonly (readonly [string, unknown, string])[] = [
    ['event', session['events'], 'v'],
    ['manifest record', session['manifest'], 'v'],
    ['snapshot', session['snapshots'], 'v'],
    ['workflow', session['pinnedWorkflows'], 'schemaVersion'],
  ];
  for (const [what, list, field] of lists) {
    for (const [key, each] of Object.entries(isObject(list) || Array.isArray(list) ? list : {})) {
      if (!isObject(each)) continue;
      if (typeof each[field] === 'number' && each[field] !== 1) {
        return `${what} ${key} in it is of version ${each[field]}; this program reads version 1`;
      }
      // A snapshot has two versions: its own, and that of the engine state within.
      const payload = what === 'snapshot' ? each['enginePayload'] : undefined;
      const inner = isObject(payload) ? payload['v'] : undefined;
      if (typeof inner === 'number' && inner !== 1 && inner !== 2) {
        return `${what} ${key} in it has a payload of version ${inner}; this program reads versions 1 and 2`;
      }
    }
  }
  return null;
}

function integrityFault({ integrity, session }: Bundle, digest: DigestPort): BundleFault | null {
  const entries = new Map(integrity.entries.map((entry) => [entry.path, entry]));
  for (const { path, value } of parts(session)) {
    const entry = entries.get(path);
    if (entry === undefined) return { code: 'BUNDLE_INTEGRITY_FAILED', message: `${path} has no integrity entry` };
    entries.delete(path);
    const text = canonicalText(value as JsonValue);
    if (sha256(digest, text) !== entry.sha256 || utf8Length(text) !== entry.bytes) {
      return { code: 'BUNDLE_INTEGRITY_FAILED', message: `${path} does not match its integrity entry` };
    }
  }
  const [absent] = entries.keys();
  if (absent === undefined) return null;
  const message = `it has an integrity entry for ${absent.slice(0, 200)}, which is not in it`;
  if (absent.startsWith('session/snapshots/')) return { code: 'BUNDLE_MISSING_SNAPSHOT', message };
  if (absent.startsWith('session/pinnedWorkflows/')) return { code: 'BUNDLE_MISSING_PINNED_WORKFLOW', message };
  return { code: 'BUNDLE_INTEGRITY_FAILED', message };
}

function manifestFault({ session }: Bundle): BundleFault | null {
  const wrong = (message: string): BundleFault => ({ code: 'BUNDLE_MANIFEST_ORDER_INVALID', message });
  let nextEvent = 0;
  for (const [i, record] of session.manifest.entries()) {
    if (record.manifestIndex !== i) {
      return wrong(`manifest record ${record.manifestIndex} stands where record ${i} belongs`);
    }
    if (record.kind !== 'segment_closed') continue;
    if (record.firstEventIndex !== nextEvent || record.lastEventIndex < record.firstEventIndex) {
      return wrong(`manifest record ${i} does not continue where the one before it ended`);
    }
    nextEvent = record.lastEventIndex + 1;
  }
  if (session.manifest[0]?.kind !== 'segment_closed') return wrong('the manifest does not begin with a segment');
  return null;
}

function eventFault({ session }: Bundle): BundleFault | null {
  const wrong = (message: string): BundleFault => ({ code: 'BUNDLE_EVENT_ORDER_INVALID', message });
  for (const [i, event] of session.events.entries()) {
    if (event.eventIndex !== i) return wrong(`event ${event.eventIndex} stands where event ${i} belongs`);
    if (event.sessionId !== session.sessionId) return wrong(`event ${i} belongs to another session`);
  }
  const segments = session.manifest.filter((record) => record.kind === 'segment_closed');
  const attestedEvents = (segments.at(-1)?.lastEventIndex ?? -1) + 1;
  if (attestedEvents !== session.events.length) {
    return wrong(`the manifest attests ${attestedEvents} events, and ${session.events.length} are in it`);
  }
  return null;
}

const isNamedAfter = (digest: DigestPort, key: string, value: unknown) =>
  sha256(digest, canonicalText(value as JsonValue)) === key;

function objectFault({ session }: Bundle, digest: DigestPort): BundleFault | null {
  const named = namedObjects(session.events);
  const artifacts = session.artifacts ?? {};
  for (const ref of named.snapshots) {
    if (Object.hasOwn(session.snapshots, ref)) continue;
    return { code: 'BUNDLE_MISSING_SNAPSHOT', message: `the snapshot ${ref} that an event names is not in it` };
  }
  for (const hash of named.pinnedWorkflows) {
    if (Object.hasOwn(session.pinnedWorkflows, hash)) continue;
    return {
      code: 'BUNDLE_MISSING_PINNED_WORKFLOW',
      message: `the workflow ${hash} that a run is pinned to is not in it`,
    };
  }
  for (const ref of named.artifacts) {
    if (Object.hasOwn(artifacts, ref)) continue;
    return { code: 'BUNDLE_INVALID_FORMAT', message: `the artifact ${ref} that an event names is not in it` };
  }
  for (const [name, objects] of Object.entries({
    snapshots: session.snapshots,
    pinnedWorkflows: session.pinnedWorkflows,
    artifacts,
  })) {
    for (const [key, value] of Object.entries(objects)) {
      if (!isNamedAfter(digest, key, value)) {
        return {
          code: 'BUNDLE_INTEGRITY_FAILED',
          message: `session/${name}/${key.slice(0, 80)} is not what its name says`,
        };
      }
    }
  }
  for (const [ref, snapshot] of Object.entries(session.snapshots)) {
    if (parseExecutionSnapshot(canonicalText(snapshot as JsonValue)) === null) {
      return { code: 'BUNDLE_INTEGRITY_FAILED', message: `the snapshot ${ref} breaks a rule of execution snapshots` };
    }
    const absent = namedSnapshots(snapshot).find((named) => !Object.hasOwn(session.snapshots, named));
    if (absent !== undefined) {
      return { code: 'BUNDLE_MISSING_SNAPSHOT', message: `the snapshot ${absent} that ${ref} refers to is not in it` };
    }
  }
  return null;
}

/** The manifest held against the events, by the very reader that a data directory is read with. */
async function attested({ session }: Bundle, digest: DigestPort): Promise<Result<Committed, BundleFault>> {
  const segments = new Map<string, Uint8Array>();
  for (const record of session.manifest) {
    if (record.kind !== 'segment_closed') continue;
    const events = session.events.slice(record.firstEventIndex, record.lastEventIndex + 1);
    segments.set(record.segmentRelPath, canonicalLines(events.map((event) => canonicalText(event as JsonValue))));
  }
  const manifest = canonicalLines(session.manifest.map((record) => canonicalText(record as JsonValue)));
  const committed = await readCommitted(
    session.sessionId,
    start,
    manifest,
    digest,
    async ({ segmentRelPath }) => segments.get(segmentRelPath) ?? null,
  );
  const { damage } = committed;
  if (damage !== null) {
    return fault(
      'BUNDLE_INTEGRITY_FAILED',
      `its manifest does not attest its events: ${damage.reason} at ${damage.at}`,
    );
  }
  if (committed.events.length !== session.events.length) {
    return fault('BUNDLE_MANIFEST_ORDER_INVALID', 'the last group of its manifest is not whole');
  }
  return ok(committed);
}

function contentOf({ session }: Bundle, committed: Committed): SessionContent {
  const mapOf = <K extends string, V>(record: Record<string, V>) => new Map(Object.entries(record) as [K, V][]);
  return {
    sessionId: session.sessionId as SessionId,
    plans: contentPlans(committed),
    snapshots: mapOf<SnapshotRef, ExecutionSnapshot>(session.snapshots),
    pinnedWorkflows: mapOf<WorkflowHash, CompiledSnapshot>(session.pinnedWorkflows),
    artifacts: mapOf<Sha256Digest, JsonValue>((session.artifacts ?? {}) as Record<string, JsonValue>),
    salvaged: session.salvaged ?? false,
    redacted: session.redacted ?? false,
  };
}
