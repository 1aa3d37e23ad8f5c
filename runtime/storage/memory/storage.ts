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
import { isBorn, readCommitted } from '../../core/log.ts';
import type { Host } from '../../ports.ts';
import { base64url } from '../../tokens/codec.ts';
import type { Appended, AppendPlan, LogCursor, LogRead, ObjectKind, Storage, Stored } from '../ports.ts';
import { AppendWitness } from '../witness.ts';

type MemorySession = { manifest: Uint8Array; readonly segments: Map<string, Uint8Array>; locked: boolean };

/** What a data directory holds. */
export class MemoryDisk {
  readonly sessions = new Map<SessionId, MemorySession>();
  readonly objects = new Map<string, Uint8Array>();
  keyring: Keyring | null = null;
  writers = 0;
  collecting = false;
}

type MemoryHost = Pick<Host, 'crypto' | 'ids' | 'clock'>;

export function memoryStorage(host: MemoryHost, disk: MemoryDisk): Storage {
  return {
    log: {
      read: async (sessionId, after) => ok(await readSession(host, disk, sessionId, after)),
      append: (witness, after, plan) => append(host, disk, witness, after, plan),
      list: async () =>
        ok([...disk.sessions].filter(([id, session]) => isBorn(session.manifest, id)).map(([id]) => id)),
    },
    objects: { get: async (kind, ref) => getObject(host, disk, kind, ref) },
    keyring: {
      load: async () => {
        disk.keyring ??= { v: 1, algorithm: 'HMAC-SHA256', current: freshKey(host), previous: null };
        return ok(disk.keyring);
      },
      rotate: async () => {
        const previous = disk.keyring?.current ?? null;
        disk.keyring = { v: 1, algorithm: 'HMAC-SHA256', current: freshKey(host), previous };
        return ok(disk.keyring);
      },
    },
    locks: {
      session: async (sessionId, birth) => {
        if (birth && !disk.sessions.has(sessionId)) {
          disk.sessions.set(sessionId, { manifest: new Uint8Array(), segments: new Map(), locked: false });
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

async function readSession(
  host: MemoryHost,
  disk: MemoryDisk,
  sessionId: SessionId,
  after: LogCursor,
): Promise<LogRead> {
  const session = disk.sessions.get(sessionId);
  if (session === undefined) {
    if (after.manifestBytes > 0) return { kind: 'moved' };
    return { kind: 'read', born: false, events: [], segmentBytes: 0, cursor: after, damage: null };
  }
  const lastRecord = new TextEncoder().encode(after.lastRecord);
  const from = after.manifestBytes - lastRecord.length;
  if (!lastRecord.every((byte, i) => session.manifest[from + i] === byte)) return { kind: 'moved' };
  const { damage, ...committed } = await readCommitted(
    sessionId,
    after,
    session.manifest.subarray(after.manifestBytes),
    host.crypto.digest,
    async (relPath) => session.segments.get(relPath) ?? null,
  );
  return {
    kind: 'read',
    born: committed.cursor.manifestBytes > 0 || damage !== null,
    ...committed,
    damage: damage === null ? null : { ...damage, unattestedSegments: [] },
  };
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
