/** What every storage adapter must do for those who operate a data directory: install, set aside, keep, collect. */
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import type { SessionOrigin } from '../../../schemas/session-origin.ts';
import type { Host } from '../../../runtime/ports.ts';
import { logStart, type StoredObject } from '../../../runtime/core/stored-log.ts';
import type { Storage } from '../../../runtime/storage/ports.ts';
import { AppendWitness, RepairWitness } from '../../../runtime/storage/witness.ts';
import { bytesOf, install, LogWriter, linesOf, setAside } from '../../support/log-writer.ts';
import { must } from '../../support/world.ts';
import { type Bench, readFrom } from './conformance.ts';

const artifact = (host: Host, value: string): StoredObject => {
  const text = canonicalText({ value });
  return { kind: 'artifact', ref: sha256(host.crypto.digest, text), text };
};

/** Runs the body as a collector, which must not find the store busy. */
async function collecting<T>(
  storage: Storage,
  body: (sweep: Parameters<Parameters<Storage['collector']['exclusively']>[0]>[0]) => Promise<T>,
): Promise<T> {
  const done = must(await storage.collector.exclusively(body));
  if (done.kind === 'busy') throw new Error('the store is busy');
  return done.value;
}

export function operatingConformance(adapter: string, open: () => Bench): void {
  const born = async (advances: number) => {
    const bench = open();
    const writer = await new LogWriter(bench.host).grown(bench.storage, advances);
    return { ...bench, writer, id: writer.sessionId };
  };

  describe(`${adapter}: plans, as they were committed`, () => {
    it('are read with the records that attest them, and with the place behind each', async () => {
      const { storage, id, raw, writer } = await born(2);
      const { groups, events } = await readFrom(storage, id);
      expect(groups.flatMap(({ segment, pins }) => [segment, ...pins])).toEqual(
        linesOf(raw.manifest(id)).map((line) => JSON.parse(line)),
      );
      expect(groups.at(-1)?.cursor).toEqual(writer.cursor);
      const [first] = groups;
      if (first === undefined) throw new Error('no group');
      const behind = await readFrom(storage, id, first.cursor);
      expect(behind.events).toEqual(events.slice(first.segment.lastEventIndex + 1));
    });

    it('show the bytes of a segment as they are, also when they are damaged', async () => {
      const { storage, id, raw } = await born(1);
      const relPath = JSON.parse(linesOf(raw.manifest(id))[0] ?? '').segmentRelPath;
      const damaged = new TextEncoder().encode('damaged');
      raw.setSegment(id, relPath, damaged);
      expect(must(await storage.log.segmentBytes(id, relPath))).toEqual(damaged);
      raw.setSegment(id, relPath, null);
      expect(must(await storage.log.segmentBytes(id, relPath))).toBeNull();
    });
  });

  describe(`${adapter}: installing a session`, () => {
    const installed = async (said: SessionOrigin | null = null) => {
      const origin = await born(3);
      const target = open();
      const { groups, events } = await readFrom(origin.storage, origin.id);
      const plans = groups.map(({ segment }) => events.slice(segment.firstEventIndex, segment.lastEventIndex + 1));
      const objects = [artifact(origin.host, 'installed')];
      const storage = target.another();
      const appended = must(await install(storage, origin.id, { plans, objects, origin: said }));
      return { origin, target, plans, objects, appended };
    };

    // @verifies import-is-all-or-nothing
    it('gives the same events, plans, digests and cursor as where it was written', async () => {
      const { origin, target, objects, appended } = await installed();
      const [there, here] = [await readFrom(origin.storage, origin.id), await readFrom(target.another(), origin.id)];
      expect(here.events).toEqual(there.events);
      expect(here.damage).toBeNull();
      expect(here.groups.map(({ segment }) => segment.sha256)).toEqual(
        there.groups.map(({ segment }) => segment.sha256),
      );
      expect(here.cursor).toEqual(appended.cursor);
      expect(must(await target.another().log.list())).toEqual([origin.id]);
      expect(must(await target.another().objects.get('artifact', objects[0]?.ref as Sha256Digest))).toBe(
        objects[0]?.text,
      );
    });

    it('goes on from there as if it had been written here', async () => {
      const { origin, target } = await installed();
      await origin.writer.append(target.another(), origin.writer.advancePlan());
      expect((await readFrom(target.another(), origin.id)).cursor).toEqual(origin.writer.cursor);
    });

    // @verifies origin-survives-import
    it('keeps what its bundle said of itself, for every process, and nothing where it said nothing', async () => {
      const { storage, id: bornHere } = await born(0);
      expect(must(await storage.origins.inspect(bornHere))).toEqual({ kind: 'here' });
      const plain = await installed();
      expect(must(await plain.target.another().origins.inspect(plain.origin.id))).toEqual({ kind: 'here' });
      for (const salvaged of [false, true]) {
        const said = { v: 1 as const, salvaged, redacted: !salvaged };
        const { origin, target } = await installed(said);
        expect(must(await target.another().origins.inspect(origin.id))).toEqual({ kind: 'imported', origin: said });
      }
    });

    it('needs a witness that is live', async () => {
      const { storage, id } = await born(0);
      const stale = await AppendWitness.during(id, async (witness) => witness);
      await expect(async () => storage.log.install(stale, { plans: [], objects: [], origin: null })).rejects.toThrow(
        'after the session lock was released',
      );
    });
  });

  describe(`${adapter}: setting damage aside`, () => {
    const damagedAt = async (line: number) => {
      const bench = await born(3);
      const lines = linesOf(bench.raw.manifest(bench.id));
      const before = Uint8Array.from(bench.raw.manifest(bench.id));
      bench.raw.setManifest(bench.id, bytesOf(lines.map((each, i) => (i === line ? 'damaged' : each))));
      return { ...bench, before, lines };
    };

    // @verifies repair-keeps-the-validated-prefix
    it('keeps the validated prefix byte for byte, and the session is healthy again', async () => {
      const { storage, another, id, raw, before } = await damagedAt(4);
      const read = await readFrom(storage, id);
      expect(read.damage).not.toBeNull();
      const { files } = must(await setAside(storage, id, read.cursor));
      expect(files.length).toBeGreaterThan(0);
      expect(Buffer.compare(raw.manifest(id), before.slice(0, read.cursor.manifestBytes))).toBe(0);
      const after = await readFrom(another(), id);
      expect(after.damage).toBeNull();
      expect(after.events).toEqual(read.events);
    });

    it('lets the session go on, also under the names of segments that were set aside', async () => {
      const { storage, another, id, host } = await damagedAt(4);
      const read = await readFrom(storage, id);
      must(await setAside(storage, id, read.cursor));
      const other = another();
      const again = new LogWriter(host, id);
      const replayed = await readFrom(other, id);
      Object.assign(again, { cursor: replayed.cursor });
      const source = await new LogWriter(open().host, id).grown(open().storage, 0);
      const plan = source.advancePlan();
      const events = plan.events.map((event, i) => ({ ...event, eventIndex: replayed.cursor.nextEventIndex + i }));
      must(await again.tryAppend(other, { ...plan, events: events as never }));
      expect((await readFrom(another(), id)).damage).toBeNull();
    });

    it('puts the whole session out of the way when nothing can be kept', async () => {
      const { storage, another, id } = await damagedAt(0);
      must(await setAside(storage, id, logStart));
      expect(must(await another().log.list())).toEqual([]);
      expect(await readFrom(another(), id)).toMatchObject({ born: false, damage: null });
    });

    it('is seen by a process that holds the longer log', async () => {
      const { storage, another, id, writer } = await damagedAt(4);
      const read = await readFrom(storage, id);
      must(await setAside(another(), id, read.cursor));
      expect(must(await storage.log.read(id, writer.cursor)).kind).toBe('moved');
    });

    it('needs a witness that is live', async () => {
      const { storage, id } = await born(0);
      const stale = await RepairWitness.during(id, async (witness) => witness);
      await expect(async () => storage.log.quarantine(stale, logStart)).rejects.toThrow(
        'after the session lock was released',
      );
    });
  });

  describe(`${adapter}: storing objects outside a plan`, () => {
    it('makes them readable, and writes a damaged one again', async () => {
      const { storage, another, host, raw } = await born(0);
      const object = artifact(host, 'put');
      must(await storage.objects.put([object]));
      expect(must(await another().objects.get('artifact', object.ref))).toBe(object.text);
      raw.setObject('artifact', object.ref, new Uint8Array([1]));
      must(await another().objects.put([object]));
      expect(must(await another().objects.get('artifact', object.ref))).toBe(object.text);
    });
  });

  describe(`${adapter}: a look at the keyring`, () => {
    it('makes none, and shows the one that is there', async () => {
      const { storage, another } = open();
      expect(must(await storage.keyring.inspect())).toEqual({ kind: 'missing' });
      expect(must(await another().keyring.inspect())).toEqual({ kind: 'missing' });
      const keyring = must(await storage.keyring.load());
      expect(must(await another().keyring.inspect())).toEqual({ kind: 'present', keyring });
    });

    // @verifies lost-keyring-is-remembered
    it('tells one that was made beside stored sessions from the first one', async () => {
      const first = open();
      expect(must(await first.storage.keyring.load())).not.toHaveProperty('madeBesideSessions');
      const { storage } = await born(0);
      expect(must(await storage.keyring.load())).toMatchObject({ madeBesideSessions: 1 });
    });
  });

  describe(`${adapter}: pins`, () => {
    it('are seen by every process, and taken away again', async () => {
      const { storage, another, id } = await born(0);
      expect(must(await another().pins.isPinned(id))).toBe(false);
      for (const kept of [true, true, false, false]) {
        must(await storage.pins.setPinned(id, kept));
        expect(must(await another().pins.isPinned(id))).toBe(kept);
      }
    });

    it('leave the log as it is', async () => {
      const { storage, another, id, writer } = await born(1);
      must(await storage.pins.setPinned(id, true));
      expect(await readFrom(another(), id)).toMatchObject({ cursor: writer.cursor, damage: null });
    });
  });

  describe(`${adapter}: a pinned session`, () => {
    // @verifies gc-honours-pins
    it('was born, so it is damaged when nothing is left of its manifest', async () => {
      const { storage, another, id, raw } = await born(0);
      must(await storage.pins.setPinned(id, true));
      const manifest = raw.manifest(id);
      for (const left of [manifest.slice(0, -1), new Uint8Array()]) {
        raw.setManifest(id, left);
        const read = await readFrom(another(), id);
        expect(read).toMatchObject({ born: true, events: [] });
        expect(read.damage).toMatchObject({ health: 'corrupt_head', reason: 'manifest_unreadable' });
        expect(read.damage?.unattestedSegments).toHaveLength(1);
        expect(must(await another().log.list())).toEqual([id]);
      }
      must(await storage.pins.setPinned(id, false));
      expect(await readFrom(another(), id)).toMatchObject({ born: false, damage: null });
    });
  });

  describe(`${adapter}: collecting`, () => {
    it('tells how old a session is that was never born, and which digests it names', async () => {
      const { storage, another, id, raw } = await born(0);
      const ref = JSON.parse(linesOf(raw.manifest(id))[1] ?? '').snapshotRef as Sha256Digest;
      raw.setManifest(id, new Uint8Array());
      await collecting(another(), async (sweep) => {
        expect(must(await sweep.changedAtMs(id))).toEqual(expect.any(Number));
        expect(must(await sweep.changedAtMs('sess_other' as SessionId))).toBeNull();
        expect(must(await sweep.quarantinedDigests([], new Map())).digests.has(ref)).toBe(false);
        expect(must(await sweep.quarantinedDigests([id], new Map())).digests.has(ref)).toBe(true);
      });
      expect(must(await storage.log.list())).toEqual([]);
    });

    // @verifies collector-excludes-writers
    it('waits for no writer: it is told that the store is busy, and writers are told while it works', async () => {
      const { storage, another } = open();
      const lock = must(await another().locks.store());
      expect(must(await storage.collector.exclusively(async () => 1))).toEqual({ kind: 'busy' });
      if (lock.kind === 'held') await lock.release();
      await collecting(storage, async () => {
        expect(must(await another().locks.store()).kind).toBe('busy');
        expect(must(await another().collector.exclusively(async () => 1))).toEqual({ kind: 'busy' });
      });
      const after = must(await another().locks.store());
      expect(after.kind).toBe('held');
      if (after.kind === 'held') await after.release();
    });

    it('lets the store go when the collector fails', async () => {
      const { storage, another } = open();
      const failing = storage.collector.exclusively(async () => {
        throw new Error('a bug');
      });
      await expect(failing).rejects.toThrow('a bug');
      expect(must(await another().collector.exclusively(async () => 1))).toEqual({ kind: 'done', value: 1 });
    });

    it('lists every session and object, and removes the ones that it is told to', async () => {
      const { storage, another, id, host, writer } = await born(1);
      const two = await new LogWriter(host, 'sess_two').grown(storage, 0);
      const object = artifact(host, 'kept');
      await writer.append(storage, writer.advancePlan({ artifacts: [object] }));
      const listing = must(await storage.collector.listing());
      expect(listing.sessions).toEqual([id, two.sessionId].sort());
      expect(listing.objects.map(({ kind }) => kind).sort()).toEqual([
        'artifact',
        'pinned_workflow',
        'snapshot',
        'snapshot',
        'snapshot',
      ]);
      await collecting(storage, async (sweep) => {
        must(await sweep.removeSession(two.sessionId));
        must(await sweep.removeObjects([{ kind: 'artifact', ref: object.ref }]));
      });
      expect(must(await another().log.list())).toEqual([id]);
      expect(await readFrom(another(), two.sessionId)).toMatchObject({ born: false });
      expect((await another().objects.get('artifact', object.ref)).isErr()).toBe(true);
      expect((await readFrom(another(), id)).damage).toBeNull();
    });

    it('knows which digests are named by what was set aside', async () => {
      const { storage, id, raw } = await born(2);
      const lines = linesOf(raw.manifest(id));
      const lost = JSON.parse(lines[5] ?? '').snapshotRef as Sha256Digest;
      raw.setManifest(id, bytesOf([...lines.slice(0, 4), 'damaged', ...lines.slice(5)]));
      const read = await readFrom(storage, id);
      must(await setAside(storage, id, read.cursor));
      const digests = await collecting(
        storage,
        async (sweep) => must(await sweep.quarantinedDigests([], new Map())).digests,
      );
      expect(digests.has(lost)).toBe(true);
    });
  });
}
