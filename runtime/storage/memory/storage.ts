/**
 * The memory adapter: the same ports, the same bytes, the same rules, without a disk. It runs scenarios and simulations
 * in process; several storages over one `MemoryDisk` behave like several processes over one data directory.
 */
import { err, ok } from 'neverthrow';
import { type CanonicalText, canonicalBytes } from '../../../schemas/canonical/json.ts';
import { sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import type { Keyring } from '../../../schemas/tokens.ts';
import { encodePlan } from '../../core/append.ts';
import { isBorn, lostGroups, readCommitted } from '../../core/log.ts';
import type { Host } from '../../ports.ts';
import { base64url } from '../../tokens/codec.ts';
import {
  type Appended,
  type AppendPlan,
  type InstallPlan,
  type LogCursor,
  type LogRead,
  logStart,
  type ObjectKind,
  type Quarantined,
  type Storage,
  type Stored,
  type SweepPort,
} from '../ports.ts';
import { pinnedWithoutLog, keyringMissing } from '../faults.ts';
import { encodeOrigin, parseOrigin } from '../origin.ts';
import { AppendWitness, RepairWitness } from '../witness.ts';

type MemorySession = {
  manifest: Uint8Array;
  readonly segments: Map<string, Uint8Array>;
  /** What a repair moved out of the way. */
  readonly aside: Map<string, Uint8Array>;
  locked: boolean;
  kept: boolean;
  origin: Uint8Array | null;
  readonly madeAtMs: number;
};

/** What a data directory holds. */
export class MemoryDisk {
  readonly sessions = new Map<SessionId, MemorySession>();
  readonly objects = new Map<string, Uint8Array>();
  /** Sessions that a repair moved out of the way as a whole, by their new name. */
  readonly aside = new Map<string, MemorySession>();
  keyring: Keyring | null = null;
  index: Uint8Array | null = null;
  writers = 0;
  collecting = false;
}

type MemoryHost = Pick<Host, 'crypto' | 'ids' | 'clock'>;

export function memoryStorage(host: MemoryHost, disk: MemoryDisk): Storage {
  return {
    log: {
      read: async (sessionId, after) => ok(await readSession(host, disk, sessionId, after)),
      append: (witness, after, plan) => append(host, disk, witness, after, plan),
      install: (witness, plan) => install(host, disk, witness, plan),
      segmentBytes: async (sessionId, relPath) => ok(disk.sessions.get(sessionId)?.segments.get(relPath) ?? null),
      quarantine: (witness, keep) => setAside(host, disk, witness, keep),
      readUnsynced: async (sessionId) => ok(await readSession(host, disk, sessionId, logStart)),
      list: async () => ok(await bornSessions(host, disk)),
    },
    objects: {
      get: async (kind, ref) => getObject(host, disk, kind, ref),
      put: async (objects) => {
        for (const { kind, ref, text } of objects) disk.objects.set(`${kind}/${ref}`, canonicalBytes(text));
        return ok(undefined);
      },
    },
    keyring: {
      inspect: async () => ok(disk.keyring === null ? { kind: 'missing' } : { kind: 'present', keyring: disk.keyring }),
      load: async (beside = true) =>
        disk.keyring === null && disk.sessions.size > 0 && !beside
          ? err(keyringMissing(disk.sessions.size))
          : ok(madeKeyring(host, disk)),
      renew: async () => ok(madeKeyring(host, disk)),
      rotate: async () => {
        if (disk.keyring === null) return ok(madeKeyring(host, disk));
        disk.keyring = { ...disk.keyring, current: freshKey(host), previous: disk.keyring.current };
        return ok(disk.keyring);
      },
    },
    pins: {
      isPinned: async (sessionId) => ok(disk.sessions.get(sessionId)?.kept ?? false),
      setPinned: async (sessionId, kept) => {
        const session = disk.sessions.get(sessionId);
        if (session !== undefined) session.kept = kept;
        return ok(undefined);
      },
    },
    origins: {
      inspect: async (sessionId) => {
        const bytes = disk.sessions.get(sessionId)?.origin ?? null;
        return ok(bytes === null ? { kind: 'here' } : parseOrigin(bytes));
      },
    },
    collector: {
      listing: async () =>
        ok({
          sessions: [...disk.sessions.keys()].sort(),
          objects: [...disk.objects.keys()].sort().flatMap((key) => {
            const [, kind, ref] = objectKey.exec(key) ?? [];
            return kind === undefined ? [] : [{ kind: kind as ObjectKind, ref: ref as Sha256Digest }];
          }),
          tempFiles: [],
          unknownEntries: [],
          inaccessible: [],
          unexpected: [],
        }),
      exclusively: async (body) => {
        if (disk.writers > 0 || disk.collecting) return ok({ kind: 'busy' });
        disk.collecting = true;
        try {
          return ok({ kind: 'done', value: await body(memorySweep(disk)) });
        } finally {
          disk.collecting = false;
        }
      },
    },
    index: {
      fingerprints: async () =>
        ok({
          kind: 'all',
          fingerprints: [...disk.sessions].map(([sessionId, { manifest }]) => ({
            sessionId,
            fingerprint: sha256OfStored(host.crypto.digest, manifest),
          })),
          mark: null,
        }),
      load: async () => ok(disk.index),
      save: async (bytes) => {
        disk.index = bytes;
        return ok(undefined);
      },
    },
    locks: {
      session: async (sessionId, birth) => {
        if (birth && !disk.sessions.has(sessionId)) {
          disk.sessions.set(sessionId, unborn(host.clock.nowMs()));
        }
        const session = disk.sessions.get(sessionId);
        if (session === undefined || session.locked) return ok({ kind: 'busy' });
        session.locked = true;
        return ok({
          kind: 'held',
          release: async () => {
            session.locked = false;
          },
        });
      },
      store: async () => {
        if (disk.collecting) return ok({ kind: 'busy' });
        disk.writers += 1;
        return ok({
          kind: 'held',
          release: async () => {
            disk.writers -= 1;
          },
        });
      },
    },
  };
}

const unborn = (madeAtMs: number): MemorySession => ({
  manifest: new Uint8Array(),
  segments: new Map(),
  aside: new Map(),
  locked: false,
  kept: false,
  origin: null,
  madeAtMs,
});

function madeKeyring(host: MemoryHost, disk: MemoryDisk): Keyring {
  const sessions = disk.sessions.size;
  disk.keyring ??= {
    v: 1,
    algorithm: 'HMAC-SHA256',
    current: freshKey(host),
    previous: null,
    ...(sessions === 0 ? {} : { madeBesideSessions: sessions }),
  };
  return disk.keyring;
}

function freshKey(host: MemoryHost) {
  return { keyId: host.ids.next('key'), key: base64url(host.crypto.random(32)) };
}

function getObject(host: MemoryHost, disk: MemoryDisk, kind: ObjectKind, ref: Sha256Digest) {
  const bytes = disk.objects.get(`${kind}/${ref}`);
  if (bytes === undefined) {
    return err({
      code: 'STORE_OBJECT_MISSING' as const,
      message: `the ${kind} ${ref} is not stored here`,
      retryable: false,
    });
  }
  if (sha256OfStored(host.crypto.digest, bytes) !== ref) {
    return err({
      code: 'STORE_OBJECT_DAMAGED' as const,
      message: `the ${kind} ${ref} does not match its digest`,
      retryable: false,
    });
  }
  return ok(new TextDecoder().decode(bytes) as CanonicalText);
}

async function bornSessions(host: MemoryHost, disk: MemoryDisk): Promise<readonly SessionId[]> {
  const found: SessionId[] = [];
  for (const [sessionId, { manifest }] of disk.sessions) {
    if (isBorn(manifest, sessionId)) found.push(sessionId);
    else {
      const read = await readSession(host, disk, sessionId, logStart);
      if (read.kind === 'read' && read.born) found.push(sessionId);
    }
  }
  return found;
}

async function readSession(
  host: MemoryHost,
  disk: MemoryDisk,
  sessionId: SessionId,
  after: LogCursor,
): Promise<LogRead> {
  const session = disk.sessions.get(sessionId);
  if (session === undefined) {
    if (after.manifestBytes > 0) return { kind: 'moved' };
    return { kind: 'read', born: false, events: [], groups: [], segmentBytes: 0, cursor: after, damage: null };
  }
  const lastRecord = new TextEncoder().encode(after.lastRecord);
  const from = after.manifestBytes - lastRecord.length;
  if (!lastRecord.every((byte, i) => session.manifest[from + i] === byte)) return { kind: 'moved' };
  const { damage, ...committed } = await readCommitted(
    sessionId,
    after,
    session.manifest.subarray(after.manifestBytes),
    host.crypto.digest,
    async ({ segmentRelPath }) => session.segments.get(segmentRelPath) ?? null,
  );
  const names = [...session.segments.keys()].map((relPath) => relPath.slice('events/'.length)).sort();
  const behind = names.filter((name) => Number.parseInt(name, 10) >= committed.cursor.nextEventIndex);
  const found =
    damage === null
      ? after.manifestBytes === 0
        ? lostGroups(names, committed.cursor)
        : null
      : { ...damage, unattestedSegments: behind.map((name) => `events/${name}`) };
  const isBorn = committed.cursor.manifestBytes > 0 || found !== null;
  const lost = !isBorn && session.kept ? pinnedWithoutLog(names) : found;
  return { kind: 'read', born: isBorn || lost !== null, ...committed, damage: lost };
}

async function append(
  host: MemoryHost,
  disk: MemoryDisk,
  witness: AppendWitness,
  after: LogCursor,
  plan: AppendPlan,
): Stored<Appended> {
  AppendWitness.assertLive(witness);
  const session = disk.sessions.get(witness.sessionId);
  if (session === undefined) throw new Error('append to a session that was never locked');
  const encoded = encodePlan(
    witness.sessionId,
    plan.events,
    after,
    host.crypto.digest,
    new Date(host.clock.nowMs()).toISOString(),
  );
  for (const object of plan.objects) disk.objects.set(`${object.kind}/${object.ref}`, canonicalBytes(object.text));
  session.segments.set(encoded.segmentRelPath, encoded.segmentBytes);
  const manifest = new Uint8Array(encoded.cursor.manifestBytes);
  manifest.set(session.manifest.subarray(0, after.manifestBytes));
  manifest.set(encoded.manifestBytes, after.manifestBytes);
  session.manifest = manifest;
  return ok({ cursor: encoded.cursor, segmentBytes: encoded.segmentBytes.length });
}

async function install(
  host: MemoryHost,
  disk: MemoryDisk,
  witness: AppendWitness,
  { plans, objects, origin }: InstallPlan,
): Stored<Appended> {
  AppendWitness.assertLive(witness);
  let cursor = logStart;
  let segmentBytes = 0;
  for (const [i, events] of plans.entries()) {
    const plan = { events, objects: i === 0 ? objects : [], createsSession: i === 0 };
    const appended = await append(host, disk, witness, cursor, plan);
    if (appended.isErr()) return err(appended.error);
    cursor = appended.value.cursor;
    segmentBytes += appended.value.segmentBytes;
  }
  const session = disk.sessions.get(witness.sessionId);
  if (session !== undefined) session.origin = origin === null ? null : encodeOrigin(origin);
  return ok({ cursor, segmentBytes });
}

async function setAside(
  host: MemoryHost,
  disk: MemoryDisk,
  witness: RepairWitness,
  keep: LogCursor,
): Stored<Quarantined> {
  RepairWitness.assertLive(witness);
  const { sessionId } = witness;
  const session = disk.sessions.get(sessionId);
  if (session === undefined) throw new Error('a session that was never locked cannot be set aside');
  const suffix = host.ids.suffix();
  if (keep.manifestBytes === 0) {
    const aside = `${sessionId}.${suffix}.damaged`;
    disk.sessions.delete(sessionId);
    disk.aside.set(aside, session);
    return ok({ files: [`../${aside}`] });
  }
  const moved: string[] = [];
  const move = (name: string, bytes: Uint8Array) => {
    session.aside.set(name, bytes);
    moved.push(name);
  };
  if (session.manifest.length > keep.manifestBytes) move(`manifest.jsonl.${suffix}.damaged`, session.manifest);
  for (const [relPath, bytes] of [...session.segments].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (Number.parseInt(relPath.slice('events/'.length), 10) < keep.nextEventIndex) continue;
    session.segments.delete(relPath);
    move(`${relPath}.${suffix}.unattested`, bytes);
  }
  session.manifest = session.manifest.slice(0, keep.manifestBytes);
  return ok({ files: moved });
}

const objectKey = /^(snapshot|pinned_workflow|artifact)\/(sha256:[0-9a-f]{64})$/;

function memorySweep(disk: MemoryDisk): SweepPort {
  return {
    changedAtMs: async (sessionId) => ok(disk.sessions.get(sessionId)?.madeAtMs ?? null),
    quarantinedDigests: async (unbornIds, attested) => {
      const named = unbornIds.flatMap((sessionId) => disk.sessions.get(sessionId) ?? []);
      const whole = [...disk.aside.values(), ...named].flatMap(({ manifest, segments }) => [
        manifest,
        ...segments.values(),
      ]);
      const parts = [...disk.sessions.values()].flatMap(({ aside }) => [...aside.values()]);
      const orphans = [...attested].flatMap(([sessionId, known]) =>
        [...(disk.sessions.get(sessionId)?.segments ?? [])].flatMap(([at, bytes]) => (known.has(at) ? [] : [bytes])),
      );
      const texts = [...whole, ...parts, ...orphans].map((bytes) => new TextDecoder().decode(bytes));
      return ok(new Set(texts.flatMap((text) => text.match(/sha256:[0-9a-f]{64}/g) ?? []) as Sha256Digest[]));
    },
    removeSession: async (sessionId) => {
      disk.sessions.delete(sessionId);
      return ok(undefined);
    },
    removeObjects: async (objects) => {
      for (const { kind, ref } of objects) disk.objects.delete(`${kind}/${ref}`);
      return ok(undefined);
    },
    removeTempFiles: async () => ok(undefined),
  };
}
