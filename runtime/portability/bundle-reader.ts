/**
 * The export bundle, v1, checked before anything of it is believed. Pure.
 *
 * A bundle is checked as a whole, in this order: shape, version, integrity, order of the manifest, order of the events, that
 * every object it needs is inside and is what its name says, that the manifest attests the events, and that the events make
 * sense together. The digests reveal accidents; they do not tell who made the bundle.
 *
 * Its text is read once, in pieces [bundle-streams]. What is kept is bounded by the sizes that its integrity states, which come first
 * in a bundle of ours; reading ends where more stands than was stated. From the first fault on nothing is kept.
 */
import { isLaterVersion, isRecord, parseJson } from '../../schemas/json-object.ts';
import { err, ok, type Result } from 'neverthrow';
import { validateBundleEnvelope } from '../../generated/validators/bundle-envelope.v1.js';
import { validateCompiledWorkflow } from '../../generated/validators/compiled-workflow.v1.js';
import { validateExecutionSnapshot } from '../../generated/validators/execution-snapshot.v1.js';
import { validateManifestRecord } from '../../generated/validators/manifest-record.v1.js';
import { validateSessionEvent } from '../../generated/validators/session-event.v1.js';
import type { ExplainingValidator } from '../../generated/validators/validator.d.ts';
import type { Bundle } from '../../schemas/bundle.ts';
import { type CanonicalText, canonicalBytes, canonicalOf } from '../../schemas/canonical/json.ts';
import type { Hasher } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { SessionId, Sha256Digest } from '../../schemas/ids.ts';
import {
  artifactBytesMax,
  bundleBytesMax,
  bundleItemBytesMax,
  bundleObjectBytesMax,
  jsonDepthMax,
} from '../../schemas/limits.ts';
import type { ManifestRecord } from '../../schemas/manifest.ts';
import { hasUnknownKind } from '../core/event-fault.ts';
import { namedSnapshots, parseExecutionSnapshot } from '../core/execution-state.ts';
import { flowFault } from '../core/flow/shape.ts';
import type { ObjectKind } from '../core/stored-log.ts';
import { type BundleFault, fault } from './bundle-fault.ts';
import { checkAttestations, eventFault, manifestFault } from './bundle-log.ts';
import { isObjectSet, objectSets, type PartDigest } from './bundle-parts.ts';
import { BundleScanner, type ContainerPath, type Element, type ElementSink } from './bundle-scanner.ts';
import type { Hashing } from './bundle-writer.ts';
import { HeldObjects, namedByKind, type SessionContent } from './content.ts';
import { contentFault } from './content-fault.ts';
import { contentPlans } from './plans.ts';

/** What a bundle says about itself, beside its content. */
export type CheckedBundle = {
  readonly bundleId: string;
  readonly content: SessionContent;
  readonly objects: HeldObjects;
};
/** The bytes of a bundle's text, piece by piece. */
export type BundleBytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Reads a bundle from its text and checks all of it. */
export async function checkedBundle(
  source: BundleBytes,
  hashing: Hashing,
): Promise<Result<CheckedBundle, BundleFault>> {
  const reader = new BundleReader(hashing);
  const scanner = new BundleScanner(reader);
  for await (const chunk of source) {
    const refused = reader.push(scanner, chunk);
    if (refused !== null) return err(refused);
  }
  const wrong = reader.end(scanner);
  return wrong === null ? reader.content() : err(wrong);
}

/** Faults of parts are found in the order of the text, and told in this one. */
type Rank = 'version' | 'shape' | 'canonical' | 'integrity';
const ranks: readonly Rank[] = ['version', 'shape', 'canonical', 'integrity'];

const listItems = {
  'session/events': { what: 'event', version: 'v', validate: validateSessionEvent },
  'session/manifest': { what: 'manifest record', version: 'v', validate: validateManifestRecord },
} as const;
const objectItems = {
  snapshot: { what: 'snapshot', version: 'v', validate: validateExecutionSnapshot },
  pinned_workflow: { what: 'workflow', version: 'schemaVersion', validate: validateCompiledWorkflow },
} as const;

/** A list whose digest grows with it. */
type ListDigest = { readonly hash: Hasher; bytes: number; before: '[' | ',' };

class BundleReader implements ElementSink {
  readonly #hashing: Hashing;
  readonly #faults = new Map<Rank, BundleFault>();
  #stop: BundleFault | null = null;
  /** The members of the envelope, as far as a validator has to see them. */
  readonly #top: Record<string, unknown> = {};
  readonly #session: Record<string, unknown> = {};
  readonly #integrity: Record<string, unknown> = {};
  readonly #entries: unknown[] = [];
  /** By path; null until they are known. Those that were met are taken out. */
  #stated: Map<string, PartDigest> | null = null;
  /** Digests of parts that stand before the integrity. */
  readonly #early = new Map<string, PartDigest>();
  readonly #lists = new Map<ContainerPath, ListDigest>();
  readonly #events: SessionEvent[] = [];
  readonly #records: ManifestRecord[] = [];
  readonly #objects = new HeldObjects();
  /** Of objects that were kept before anything stated how long they are. */
  #unstatedBytes = 0;
  #misnamed: string | null = null;
  /** Snapshots that others refer to, each with one that does. */
  readonly #referredTo = new Map<string, string>();
  #brokenSnapshot: string | null = null;

  constructor(hashing: Hashing) {
    this.#hashing = hashing;
  }

  push(scanner: BundleScanner, chunk: Uint8Array): BundleFault | null {
    const refused = scanner.push(chunk);
    return this.#stop ?? (refused === null ? null : fault('BUNDLE_INVALID_FORMAT', refused));
  }

  // The scanner's questions ---------------------------------------------------------------------------------------------

  roomFor(container: ContainerPath, key: string): number | string {
    if (container === 'integrity/entries') return entryBytesMax;
    const part = partPath(container, key);
    if (part === null || this.#stated === null) {
      return container.startsWith('session/') && isObjectSet(container.slice('session/'.length))
        ? roomOf(mostOf(container))
        : bundleItemBytesMax;
    }
    const stated = this.#stated.get(part);
    if (stated === undefined) {
      return this.#stopAt(fault('BUNDLE_INTEGRITY_FAILED', `${part.slice(0, 200)} has no integrity entry`));
    }
    // Parsing costs many times the bytes, so nothing is parsed that would be refused for its size.
    const most = mostOf(container);
    if (stated.bytes > most && isObjectSet(container.slice('session/'.length))) {
      const message = `${part.slice(0, 200)} has ${stated.bytes} bytes; the limit is ${most}`;
      return this.#stopAt(fault('BUNDLE_INVALID_FORMAT', message));
    }
    return roomOf(stated.bytes);
  }

  opened(container: ContainerPath): void {
    // As much of it as the validator of the envelope has to see; the items have validators of their own.
    if (container === 'session') this.#top['session'] = this.#session;
    else if (container === 'integrity') this.#top['integrity'] = this.#integrity;
    else if (container === 'integrity/entries') this.#integrity['entries'] = this.#entries;
    else if (container !== '') this.#session[container.slice('session/'.length)] = isList(container) ? [] : {};
    if (isList(container)) this.#lists.set(container, { hash: this.#hashing.hasher(), bytes: 0, before: '[' });
  }

  closed(container: ContainerPath): void {
    if (container === 'integrity') this.#integrityRead();
    const list = this.#lists.get(container);
    if (list === undefined) return;
    const end = list.before === '[' ? '[]' : ']';
    list.hash.update(new TextEncoder().encode(end));
    this.#part(container, { sha256: `sha256:${list.hash.hex()}`, bytes: list.bytes + end.length });
  }

  take({ in: container, key, text }: Element): void {
    const value = parseJson(text);
    if (value === undefined) {
      this.#stopAt(fault('BUNDLE_INVALID_FORMAT', 'the file is not JSON'));
      return;
    }
    switch (container) {
      case '':
        this.#member(this.#top, key, value);
        if (key === 'bundleSchemaVersion') this.#bundleVersion(value);
        return;
      case 'integrity':
        this.#member(this.#integrity, key, value);
        if (key === 'kind') this.#integrityVersion(value);
        return;
      case 'integrity/entries':
        this.#entries.push(value);
        return;
      case 'session':
        this.#value(`session/${key}`, value, (canonical) => {
          this.#member(this.#session, key, value);
          this.#part(`session/${key}`, this.#digestOf(canonical));
        });
        return;
      case 'session/events':
      case 'session/manifest':
        this.#item(container, key, value);
        return;
      default:
        this.#object(objectSets[container.slice('session/'.length) as keyof typeof objectSets], container, key, value);
    }
  }

  // Parts ---------------------------------------------------------------------------------------------------------------

  #stopAt(wrong: BundleFault): string {
    this.#stop ??= wrong;
    return this.#stop.message;
  }

  #note(rank: Rank, wrong: BundleFault): void {
    if (!this.#faults.has(rank)) this.#faults.set(rank, wrong);
  }

  #member(record: Record<string, unknown>, key: string, value: unknown): void {
    Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
  }

  #bundleVersion(version: unknown): void {
    if (!isLaterVersion(version)) return;
    const message = `the bundle has version ${version}; this version of WorkRail reads version 1`;
    this.#note('version', fault('BUNDLE_UNSUPPORTED_VERSION', message));
  }

  #integrityVersion(kind: unknown): void {
    const version = typeof kind === 'string' ? /^sha256_manifest_v(\d{1,6})$/.exec(kind)?.[1] : undefined;
    if (!isLaterVersion(Number(version))) return;
    const message = `the integrity section has version ${version}; this version of WorkRail reads version 1`;
    this.#note('version', fault('BUNDLE_UNSUPPORTED_VERSION', message));
  }

  /** From here on it is known what each part is and how long. */
  #integrityRead(): void {
    if (this.#integrity['kind'] !== 'sha256_manifest_v1') return;
    const isEntry = (each: unknown): each is { path: string } & PartDigest =>
      isRecord(each) &&
      typeof each['path'] === 'string' &&
      Number.isSafeInteger(each['bytes']) &&
      Number(each['bytes']) >= 0;
    const entries = this.#entries;
    if (!entries.every(isEntry)) return;
    this.#stated = new Map(entries.map((entry) => [entry.path, entry]));
    const total = entries.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total > bundleBytesMax) {
      const message = `the parts of the bundle have ${total} bytes in total; the limit is ${bundleBytesMax}`;
      this.#stopAt(fault('BUNDLE_INVALID_FORMAT', message));
    }
    for (const [path, part] of this.#early) this.#compare(this.#stated, path, part);
    this.#early.clear();
  }

  #part(path: string, part: PartDigest): void {
    if (this.#stated === null) this.#early.set(path, part);
    else this.#compare(this.#stated, path, part);
  }

  #compare(stated: Map<string, PartDigest>, path: string, part: PartDigest): void {
    const entry = stated.get(path);
    stated.delete(path);
    if (entry === undefined) {
      this.#note('integrity', fault('BUNDLE_INTEGRITY_FAILED', `${path.slice(0, 200)} has no integrity entry`));
    } else if (entry.sha256 !== part.sha256 || entry.bytes !== part.bytes) {
      this.#note(
        'integrity',
        fault('BUNDLE_INTEGRITY_FAILED', `${path.slice(0, 200)} does not match its integrity entry`),
      );
    }
  }

  #digestOf(bytes: Uint8Array): PartDigest {
    return { sha256: `sha256:${this.#hashing.digest(bytes)}`, bytes: bytes.length };
  }

  /** @param use given the canonical text, where there is one */
  #value(path: string, value: unknown, use: (canonical: Uint8Array, text: CanonicalText) => void): void {
    const canonical = canonicalOf(value, jsonDepthMax - path.split('/').length);
    if (canonical.ok) {
      use(canonicalBytes(canonical.text), canonical.text);
      return;
    }
    const message = `the bundle contains a value that cannot be stored (${canonical.fault} at /${path.slice(0, 200)}${canonical.pointer.slice(0, 200)})`;
    this.#note('canonical', fault('BUNDLE_INVALID_FORMAT', message));
  }

  #shape(at: string, value: unknown, validate: ExplainingValidator<unknown>): boolean {
    const wrong = shapeFault(value, validate, `/${at}`);
    if (wrong !== null) this.#note('shape', fault('BUNDLE_INVALID_FORMAT', `the file is not a valid bundle: ${wrong}`));
    return wrong === null;
  }

  /** Told apart from a wrong shape: the bundle is sound, and a newer program reads it. */
  #version(what: string, key: string, value: unknown, field: string): void {
    if (!isRecord(value)) return;
    const later = (message: string) => this.#note('version', fault('BUNDLE_UNSUPPORTED_VERSION', message));
    const name = `${what} ${key.slice(0, 80)} of the bundle`;
    if (isLaterVersion(value[field])) {
      later(`${name} has version ${value[field]}; this version of WorkRail reads version 1`);
      return;
    }
    if (what === 'event' && hasUnknownKind(value)) {
      later(`${name} has a kind that this version of WorkRail does not know`);
      return;
    }
    // A snapshot has two versions: its own, and that of the engine state within.
    const payload = what === 'snapshot' ? value['enginePayload'] : undefined;
    const inner = isRecord(payload) ? payload['v'] : undefined;
    if (isLaterVersion(inner, 2)) {
      later(`${name} has payload version ${inner}; this version of WorkRail reads versions 1 and 2`);
    }
  }

  #item(container: 'session/events' | 'session/manifest', key: string, value: unknown): void {
    const { what, version, validate } = listItems[container];
    this.#version(what, key, value, version);
    this.#value(`${container}/${key}`, value, (canonical) => {
      const list = this.#lists.get(container) as ListDigest;
      list.hash.update(new TextEncoder().encode(list.before));
      list.hash.update(canonical);
      list.bytes += 1 + canonical.length;
      list.before = ',';
      const stated = this.#stated?.get(container)?.bytes;
      if (stated !== undefined && list.bytes >= stated) {
        this.#stopAt(fault('BUNDLE_INTEGRITY_FAILED', `${container} does not match its integrity entry`));
      }
      if (!this.#shape(`${container}/${key}`, value, validate) || this.#faults.size > 0) return;
      if (container === 'session/events') this.#events.push(value as SessionEvent);
      else this.#records.push(value as ManifestRecord);
    });
  }

  #object(kind: ObjectKind, container: ContainerPath, key: string, value: unknown): void {
    const path = `${container}/${key}`;
    if (kind !== 'artifact') this.#version(objectItems[kind].what, key, value, objectItems[kind].version);
    this.#value(path, value, (canonical, text) => {
      const part = this.#digestOf(canonical);
      this.#part(path, part);
      if (kind !== 'artifact' && !this.#shape(path, value, objectItems[kind].validate)) return;
      if (kind === 'pinned_workflow') {
        const wrong = flowFault(value as CompiledSnapshot);
        if (wrong !== null) {
          const message = `the file is not a valid bundle: /${path.slice(0, 200)} is not a valid workflow: ${wrong}`;
          this.#note('shape', fault('BUNDLE_INVALID_FORMAT', message));
        }
      }
      if (this.#stated === null) this.#unstated(canonical.length);
      if (this.#faults.size > 0) return;
      if (part.sha256 !== key) this.#misnamed ??= path;
      if (kind === 'snapshot') this.#snapshot(key, value as ExecutionSnapshot, text);
      this.#objects.add(kind, key as Sha256Digest, canonical);
    });
  }

  #unstated(bytes: number): void {
    this.#unstatedBytes += bytes;
    if (this.#unstatedBytes <= bundleObjectBytesMax) return;
    const message = `more than ${bundleObjectBytesMax} bytes of objects precede the integrity section; write the integrity section before the session`;
    this.#stopAt(fault('BUNDLE_INVALID_FORMAT', message));
  }

  #snapshot(ref: string, snapshot: ExecutionSnapshot, text: CanonicalText): void {
    if (parseExecutionSnapshot(text) === null) this.#brokenSnapshot ??= ref;
    for (const named of namedSnapshots(snapshot)) this.#referredTo.set(named, ref);
  }

  // The whole -----------------------------------------------------------------------------------------------------------

  /** The first fault of what was read, or null. */
  end(scanner: BundleScanner): BundleFault | null {
    const cut = scanner.end();
    if (cut !== null) return fault('BUNDLE_INVALID_FORMAT', cut);
    const version = this.#faults.get('version');
    if (version !== undefined) return version;
    const wrong = shapeFault(this.#top, validateBundleEnvelope, '');
    if (wrong !== null) return fault('BUNDLE_INVALID_FORMAT', `the file is not a valid bundle: ${wrong}`);
    for (const rank of ranks) {
      const found = this.#faults.get(rank);
      if (found !== undefined) return found;
    }
    const [absent] = this.#stated?.keys() ?? [];
    return (
      (absent === undefined ? null : absentPart(absent)) ??
      manifestFault(this.#records) ??
      eventFault(this.#events, this.#records, this.#session['sessionId'] as string) ??
      this.#objectFault()
    );
  }

  #objectFault(): BundleFault | null {
    const named = namedByKind(this.#events);
    const absent = (kind: ObjectKind) => [...named[kind]].find((ref) => !this.#objects.has(kind, ref));
    const [snapshot, workflow, artifact] = [absent('snapshot'), absent('pinned_workflow'), absent('artifact')];
    if (snapshot !== undefined) {
      return fault('BUNDLE_MISSING_SNAPSHOT', `the snapshot ${snapshot} that an event refers to is missing`);
    }
    if (workflow !== undefined) {
      return fault('BUNDLE_MISSING_PINNED_WORKFLOW', `the workflow ${workflow} that a run is pinned to is missing`);
    }
    if (artifact !== undefined) {
      return fault('BUNDLE_INVALID_FORMAT', `the artifact ${artifact} that an event refers to is missing`);
    }
    if (this.#misnamed !== null) {
      return fault(
        'BUNDLE_INTEGRITY_FAILED',
        `the content of ${this.#misnamed.slice(0, 200)} does not match the digest in its name`,
      );
    }
    if (this.#brokenSnapshot !== null) {
      return fault(
        'BUNDLE_INTEGRITY_FAILED',
        `the snapshot ${this.#brokenSnapshot} violates an invariant of execution snapshots`,
      );
    }
    for (const [ref, by] of this.#referredTo) {
      if (!this.#objects.has('snapshot', ref as Sha256Digest))
        return fault('BUNDLE_MISSING_SNAPSHOT', `the snapshot ${ref} that ${by} refers to is missing`);
      // A collection keeps the snapshots of nodes, so the run could not be continued after one [references-are-of-nodes].
      if (!named.snapshot.has(ref as Sha256Digest))
        return fault('BUNDLE_INTEGRITY_FAILED', `the snapshot ${ref}, to which ${by} refers, belongs to no node`);
    }
    return null;
  }

  /** Of a bundle whose parts are sound: what it holds, where that makes sense together. */
  async content(): Promise<Result<CheckedBundle, BundleFault>> {
    const sessionId = this.#session['sessionId'] as SessionId;
    const committed = await checkAttestations(sessionId, this.#events, this.#records, this.#hashing);
    if (committed.isErr()) return err(committed.error);
    const objects = this.#objects;
    const named = namedByKind(this.#events);
    const content: SessionContent = {
      sessionId,
      plans: contentPlans(committed.value),
      // What no event names is not stored.
      objects: {
        snapshot: objects.sizes('snapshot', (ref) => named.snapshot.has(ref)),
        pinned_workflow: objects.sizes('pinned_workflow', (ref) => named.pinned_workflow.has(ref)),
        artifact: objects.sizes('artifact', (ref) => named.artifact.has(ref)),
      },
      read: async (kind, ref) => {
        const text = objects.text(kind, ref);
        if (text !== null) return ok(text);
        return err({
          code: 'STORE_OBJECT_MISSING',
          message: `the ${kind} ${ref} is not in the bundle`,
          retryable: false,
        });
      },
      salvaged: this.#session['salvaged'] === true,
      redacted: this.#session['redacted'] === true,
    };
    const wrong = contentFault(content);
    if (wrong !== null) {
      const code = wrong.kind === 'contradiction' ? 'BUNDLE_INTEGRITY_FAILED' : 'BUNDLE_INVALID_FORMAT';
      return err(fault(code, wrong.message));
    }
    return ok({ bundleId: this.#top['bundleId'] as Bundle['bundleId'], content, objects });
  }
}

const isList = (container: ContainerPath) => container === 'session/events' || container === 'session/manifest';

/** The path of the part that an element is, or null. Items of lists are parts together. */
function partPath(container: ContainerPath, key: string): string | null {
  if (container === 'session') return `session/${key}`;
  return container.startsWith('session/') && !isList(container) ? `${container}/${key}` : null;
}

/** A path, a digest and a number. */
const entryBytesMax = 4096;
/** The canonical bytes of one object. */
const mostOf = (container: ContainerPath) =>
  container === 'session/artifacts' ? artifactBytesMax : bundleObjectBytesMax;

/** JSON text may spell a byte with an escape of six, and indentation adds more: a longer text cannot have the stated size. */
const roomOf = (canonicalBytesStated: number) => 8 * canonicalBytesStated + 64 * 1024;

function shapeFault(value: unknown, validate: ExplainingValidator<unknown>, at: string): string | null {
  if (validate(value)) return null;
  const problem = validate.problems(value)[0];
  const where = `${at}${problem?.instancePath ?? ''}`;
  return `${where === '' ? 'the top level' : where.slice(0, 200)} ${problem?.message ?? 'does not match the bundle schema'}`;
}

function absentPart(path: string): BundleFault {
  const message = `${path.slice(0, 200)} has an integrity entry, but is missing from the bundle`;
  if (path.startsWith('session/snapshots/')) return fault('BUNDLE_MISSING_SNAPSHOT', message);
  if (path.startsWith('session/pinnedWorkflows/')) return fault('BUNDLE_MISSING_PINNED_WORKFLOW', message);
  return fault('BUNDLE_INTEGRITY_FAILED', message);
}
