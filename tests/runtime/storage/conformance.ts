/**
 * What every storage adapter must do, said once. Each adapter's test file calls `conformance` with a bench: storages over
 * one place ("processes"), and the raw bytes below them, so that damage is done to every adapter in the same way.
 */
import { describe, expect, it } from 'vitest';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { planEventsMax } from '../../../schemas/limits.ts';
import type { Host } from '../../../runtime/ports.ts';
import {
  type Damage,
  type LogCursor,
  type LogRead,
  logStart,
  type StoredObject,
} from '../../../runtime/core/stored-log.ts';
import type { Storage } from '../../../runtime/storage/ports.ts';
import { AppendWitness } from '../../../runtime/storage/witness.ts';
import { bytesOf, editedLine, LogWriter, linesOf, renumbered } from '../../support/log-writer.ts';
import type { StoredBytes } from '../../support/stored-bytes.ts';
import { must, refused } from '../../support/world.ts';

export type Bench = {
  readonly host: Host;
  readonly storage: Storage;
  /** Another process over the same data. */
  another(): Storage;
  readonly raw: StoredBytes;
};

type Read = Extract<LogRead, { kind: 'read' }>;

export async function readFrom(storage: Storage, sessionId: SessionId, after: LogCursor = logStart): Promise<Read> {
  const read = must(await storage.log.read(sessionId, after));
  if (read.kind === 'moved') throw new Error('the prefix moved');
  return read;
}

const indexes = (read: Read) => read.events.map((event) => event.eventIndex);
const upTo = (end: number, from = 0) => Array.from({ length: end - from }, (_, i) => from + i);

export function conformance(adapter: string, open: () => Bench): void {
  const born = async (advances: number) => {
    const bench = open();
    const writer = await new LogWriter(bench.host).grown(bench.storage, advances);
    return { ...bench, writer, id: writer.sessionId };
  };

  describe(`${adapter}: appending and reading`, () => {
    it('reads back exactly the events that were appended, in order', async () => {
      const bench = open();
      const writer = new LogWriter(bench.host);
      const plans = [writer.startPlan()];
      for (const plan of plans) await writer.append(bench.storage, plan);
      plans.push(writer.advancePlan({ notes: 'héllo\n' }));
      await writer.append(bench.storage, plans[1] ?? writer.startPlan());
      const read = await readFrom(bench.storage, writer.sessionId);
      expect(read.events).toEqual(plans.flatMap((plan) => plan.events));
      expect(read.damage).toBeNull();
    });

    // @verifies event-index-zero-based
    it('numbers the events of a session from 0 without a gap', async () => {
      const { storage, id, writer } = await born(3);
      const read = await readFrom(storage, id);
      expect(indexes(read)).toEqual(upTo(writer.state.nextEventIndex));
      expect(read.events[0]?.kind).toBe('session_created');
    });

    it('stands, after an append, where a read of everything stands', async () => {
      const { storage, id, writer } = await born(2);
      expect((await readFrom(storage, id)).cursor).toEqual(writer.cursor);
    });

    it('reads only what was committed behind the cursor', async () => {
      const { storage, id, writer } = await born(1);
      const before = writer.cursor;
      await writer.append(storage, writer.advancePlan());
      const tail = await readFrom(storage, id, before);
      expect(indexes(tail)).toEqual(upTo(writer.cursor.nextEventIndex, before.nextEventIndex));
      expect(tail.cursor).toEqual(writer.cursor);
    });

    it('reads nothing, and stays where it is, when nothing was committed since', async () => {
      const { storage, id, writer } = await born(1);
      const read = await readFrom(storage, id, writer.cursor);
      expect(read).toMatchObject({ events: [], cursor: writer.cursor, damage: null, born: true });
    });

    it('shows another process what one process appended', async () => {
      const { another, storage, id, writer } = await born(1);
      const other = another();
      const seen = (await readFrom(other, id)).cursor;
      await writer.append(storage, writer.advancePlan());
      expect((await readFrom(other, id, seen)).cursor).toEqual(writer.cursor);
    });

    it('counts the bytes of all segments, whether it read them together or one after the other', async () => {
      const { storage, id, writer, raw } = await born(0);
      const before = writer.cursor;
      await writer.append(storage, writer.advancePlan({ notes: 'x'.repeat(500) }));
      const stored = raw.segments(id).reduce((sum, name) => sum + raw.segment(id, name).length, 0);
      expect(stored - before.segmentBytes).toBeGreaterThan(500);
      for (const { cursor } of [writer, await readFrom(storage, id, before), await readFrom(storage, id)])
        expect(cursor.segmentBytes).toBe(stored);
    });

    // @verifies one-plan-one-segment
    it('commits one plan as one segment and one manifest group, segment first, then its pins', async () => {
      const { raw, id } = await born(1);
      const records = linesOf(raw.manifest(id)).map((line) => JSON.parse(line));
      expect(records.map(({ kind }) => kind)).toEqual([
        'segment_closed',
        'snapshot_pinned',
        'segment_closed',
        'snapshot_pinned',
      ]);
      expect(records.map(({ manifestIndex }) => manifestIndex)).toEqual([0, 1, 2, 3]);
      expect(records[0]).toMatchObject({ pins: 1, firstEventIndex: 0 });
      expect(records[2].firstEventIndex).toBe(records[0].lastEventIndex + 1);
    });

    // @verifies segment-names-are-event-indexes
    it('names a segment by its first and last event index', async () => {
      const { raw, id, writer } = await born(0);
      const [head] = linesOf(raw.manifest(id)).map((line) => JSON.parse(line));
      const last = String(writer.state.nextEventIndex - 1).padStart(8, '0');
      expect(head.segmentRelPath).toBe(`events/00000000-${last}.jsonl`);
    });

    // @verifies manifest-is-jcs
    it('writes every manifest line and every event line as its canonical bytes', async () => {
      const { raw, id } = await born(1);
      const records = linesOf(raw.manifest(id));
      const segments = records
        .map((line) => JSON.parse(line))
        .filter(({ kind }) => kind === 'segment_closed')
        .flatMap(({ segmentRelPath }) => linesOf(raw.segment(id, segmentRelPath)));
      for (const line of [...records, ...segments]) expect(line).toBe(canonicalText(JSON.parse(line)));
    });

    // @verifies pin-on-create
    it('pins the snapshot of every node, by the event that created it', async () => {
      const { raw, id, storage } = await born(2);
      const pins = linesOf(raw.manifest(id))
        .map((line) => JSON.parse(line))
        .filter(({ kind }) => kind === 'snapshot_pinned');
      const nodes = (await readFrom(storage, id)).events.filter((event) => event.kind === 'node_created');
      expect(
        pins.map(({ eventIndex, snapshotRef, createdByEventId }) => [eventIndex, snapshotRef, createdByEventId]),
      ).toEqual(nodes.map((node) => [node.eventIndex, node.data.snapshotRef, node.eventId]));
    });

    it('pins a snapshot again when a fork creates a node with a known one', async () => {
      const { raw, id, storage, writer } = await born(1);
      const root = [...writer.state.nodes.values()][0];
      if (root === undefined) throw new Error('no root');
      await writer.append(storage, writer.advancePlan({ from: root }));
      const pins = linesOf(raw.manifest(id)).filter((line) => line.includes('snapshot_pinned'));
      expect(pins).toHaveLength(3);
      expect(JSON.parse(pins[1] ?? '').snapshotRef).toBe(JSON.parse(pins[2] ?? '').snapshotRef);
    });
  });

  describe(`${adapter}: a prefix that no longer holds`, () => {
    // @verifies cached-prefix-is-checked
    it('says that the prefix moved when another record stands at its offset', async () => {
      const { storage, id, writer, raw } = await born(2);
      const bytes = Uint8Array.from(raw.manifest(id));
      bytes[writer.cursor.manifestBytes - 3] = 0x7a;
      raw.setManifest(id, bytes);
      expect(must(await storage.log.read(id, writer.cursor)).kind).toBe('moved');
    });

    it('says that the prefix moved when the log became shorter', async () => {
      const { storage, id, writer, raw } = await born(2);
      raw.setManifest(id, raw.manifest(id).slice(0, -10));
      expect(must(await storage.log.read(id, writer.cursor)).kind).toBe('moved');
    });

    it('says that the prefix moved when the session is gone', async () => {
      const { storage, writer } = await born(0);
      const gone = must(await storage.log.read('sess_gone' as SessionId, writer.cursor));
      expect(gone.kind).toBe('moved');
    });
  });

  describe(`${adapter}: births`, () => {
    // @verifies birth-visibility
    it('answers for a session that does not exist as one that was never born', async () => {
      const { storage } = open();
      const read = await readFrom(storage, 'sess_none' as SessionId);
      expect(read).toMatchObject({ born: false, events: [], cursor: logStart, damage: null });
    });

    it('does not list a session that was locked for its birth and never committed', async () => {
      const { storage } = open();
      const lock = must(await storage.locks.session('sess_unborn' as SessionId, true));
      expect(lock.kind).toBe('held');
      expect(must(await storage.log.list())).toEqual([]);
      if (lock.kind === 'held') await lock.release();
      expect(must(await storage.log.list())).toEqual([]);
    });

    it('lists every session that was born, and no other', async () => {
      const { host, storage, another } = open();
      for (const id of ['sess_b', 'sess_a', 'sess_c']) await new LogWriter(host, id).grown(storage, 0);
      expect([...must(await another().log.list())].sort()).toEqual(['sess_a', 'sess_b', 'sess_c']);
    });

    it('neither lists nor reads as born a session whose first group is not whole', async () => {
      const { raw, id, another } = await born(0);
      const [head = ''] = linesOf(raw.manifest(id));
      raw.setManifest(id, bytesOf([head]));
      const storage = another();
      expect(await readFrom(storage, id)).toMatchObject({ born: false, events: [], damage: null });
      expect(must(await storage.log.list())).toEqual([]);
    });

    it('lists a session whose manifest lost everything, and reads it as damaged', async () => {
      const { raw, id, another } = await born(2);
      raw.setManifest(id, new Uint8Array());
      const storage = another();
      const read = await readFrom(storage, id);
      expect(read).toMatchObject({ born: true, damage: { health: 'corrupt_head', reason: 'manifest_unreadable' } });
      expect(must(await storage.log.list())).toEqual([id]);
    });

    it('gives a birth that was interrupted to the next plan as if nothing had been there', async () => {
      const { raw, id, another, host } = await born(0);
      const [head = ''] = linesOf(raw.manifest(id));
      raw.setManifest(id, bytesOf([head]));
      const storage = another();
      const writer = await new LogWriter(host, id).grown(storage, 1);
      expect(indexes(await readFrom(another(), id))).toEqual(upTo(writer.state.nextEventIndex));
    });
  });

  describe(`${adapter}: an interrupted append`, () => {
    const cut = async (leave: (manifest: Uint8Array, committed: LogCursor) => Uint8Array) => {
      const bench = await born(1);
      const committed = bench.writer.cursor;
      const kept = Uint8Array.from(bench.raw.manifest(bench.id));
      await bench.writer.append(bench.storage, bench.writer.advancePlan());
      bench.raw.setManifest(bench.id, leave(bench.raw.manifest(bench.id), committed));
      return { ...bench, committed, kept };
    };
    const interruptions = {
      'an unterminated pin': (manifest: Uint8Array) => manifest.slice(0, -1),
      'half a pin': (manifest: Uint8Array) => manifest.slice(0, -40),
      'half a segment record': (manifest: Uint8Array, committed: LogCursor) =>
        manifest.slice(0, committed.manifestBytes + 25),
      'a segment record without its pin': (manifest: Uint8Array) => bytesOf(linesOf(manifest).slice(0, -1)),
      'a single byte': (manifest: Uint8Array, committed: LogCursor) => manifest.slice(0, committed.manifestBytes + 1),
      'a torn line that is longer than the next group': (manifest: Uint8Array, committed: LogCursor) =>
        Uint8Array.from([...manifest.slice(0, committed.manifestBytes), ...new Uint8Array(5000).fill(0x78)]),
      'zeros that a crash left': (manifest: Uint8Array, committed: LogCursor) =>
        Uint8Array.from([...manifest.slice(0, committed.manifestBytes), 0, 0, 0, 0]),
    };
    for (const [what, leave] of Object.entries(interruptions)) {
      // @verifies incomplete-group-not-committed
      it(`reads up to the last whole group before ${what}, and calls the session healthy`, async () => {
        const { another, id, committed } = await cut(leave);
        const read = await readFrom(another(), id);
        expect(read.damage).toBeNull();
        expect(read.cursor).toEqual(committed);
      });

      // @verifies torn-tail-truncated-by-next-writer
      it(`leaves ${what} as it is until the next append cuts it off, byte for byte`, async () => {
        const { another, id, committed, kept, raw, writer } = await cut(leave);
        const torn = Uint8Array.from(raw.manifest(id));
        const storage = another();
        await readFrom(storage, id);
        expect(Buffer.compare(raw.manifest(id), torn)).toBe(0);

        const again = new LogWriter(open().host, id);
        Object.assign(again, { cursor: committed });
        const plan = writer.advancePlan();
        const events = renumbered(plan.events, committed.nextEventIndex);
        const appended = must(await again.tryAppend(storage, { ...plan, events }));
        const after = raw.manifest(id);
        expect(after.length).toBe(appended.cursor.manifestBytes);
        expect(Buffer.compare(after.slice(0, committed.manifestBytes), kept)).toBe(0);
        expect(linesOf(after.slice(committed.manifestBytes)).map((line) => JSON.parse(line).kind)).toEqual([
          'segment_closed',
          'snapshot_pinned',
        ]);
      });
    }
  });

  describe(`${adapter}: damage`, () => {
    const damaged = async (
      harm: (lines: string[], bench: Bench & { id: SessionId }) => string[] | undefined,
    ): Promise<{ damage: Damage | null; read: Read }> => {
      const bench = await born(2);
      const lines = linesOf(bench.raw.manifest(bench.id));
      const harmed = harm(lines, bench);
      if (harmed !== undefined) bench.raw.setManifest(bench.id, bytesOf(harmed));
      const read = await readFrom(bench.another(), bench.id);
      return { damage: read.damage, read };
    };
    const replaced = (lines: string[], at: number, line: string) => lines.map((each, i) => (i === at ? line : each));
    const edited = (lines: string[], at: number, edit: Record<string, unknown>) =>
      replaced(lines, at, editedLine(lines[at] ?? '', edit));
    const segmentOf = (lines: string[], at: number) => JSON.parse(lines[at] ?? '').segmentRelPath as string;

    /** Rewrites a segment and attests the new bytes, so that only what is inside it is wrong. */
    const rewritten = (
      lines: string[],
      { raw, host, id }: Bench & { id: SessionId },
      at: number,
      edit: (events: string[]) => string[],
    ) => {
      const path = segmentOf(lines, at);
      const bytes = bytesOf(edit(linesOf(raw.segment(id, path))));
      raw.setSegment(id, path, bytes);
      return edited(lines, at, { sha256: `sha256:${host.crypto.digest(bytes)}`, bytes: bytes.length });
    };

    // @verifies terminated-invalid-line-is-corrupt-tail
    it('is a corrupt tail when the last line is terminated and is no record', async () => {
      const { damage, read } = await damaged((lines) => replaced(lines, 5, '{"v":1}'));
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'manifest_record_invalid' });
      expect(read.cursor.nextManifestIndex).toBe(4);
    });

    it('keeps and returns the events before the damage', async () => {
      const { read } = await damaged((lines) => replaced(lines, 4, 'garbage'));
      expect(indexes(read)).toEqual(upTo(read.cursor.nextEventIndex));
      expect(read.cursor).toMatchObject({ nextManifestIndex: 4 });
      expect(read.born).toBe(true);
    });

    it('is damage when a line is empty', async () => {
      const { damage } = await damaged((lines) => [...lines, '']);
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'manifest_record_invalid' });
    });

    it('is damage when a record belongs to another session', async () => {
      const { damage } = await damaged((lines) => edited(lines, 4, { sessionId: 'sess_other' }));
      expect(damage?.reason).toBe('manifest_record_invalid');
    });

    it('is damage when a pin stands where a segment must', async () => {
      const { damage } = await damaged((lines) => replaced(lines, 4, editedLine(lines[5] ?? '', { manifestIndex: 4 })));
      expect(damage?.reason).toBe('manifest_record_invalid');
    });

    // @verifies manifest-index-contiguous
    it('is damage when a manifest index is skipped', async () => {
      const { damage } = await damaged((lines) => edited(lines, 4, { manifestIndex: 9 }));
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'manifest_index_gap' });
    });

    // @verifies short-group-with-followers-is-damage
    it('is damage when anything stands behind a group that is short of pins', async () => {
      const { damage, read } = await damaged((lines) => [
        ...lines.slice(0, 3),
        editedLine(lines[4] ?? '', { manifestIndex: 3 }),
        editedLine(lines[5] ?? '', { manifestIndex: 4 }),
      ]);
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'manifest_group_short' });
      expect(read.cursor.nextManifestIndex).toBe(2);
    });

    // @verifies segments-contiguous
    it('is damage when a segment does not begin where the last one ended', async () => {
      const { damage } = await damaged((lines) => edited(lines, 4, { firstEventIndex: 99, lastEventIndex: 100 }));
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'segment_not_contiguous' });
    });

    it('is damage when a segment ends before it begins', async () => {
      const { damage } = await damaged((lines) => edited(lines, 4, { lastEventIndex: 0 }));
      expect(damage?.reason).toBe('segment_not_contiguous');
    });

    it('is damage when an attested segment is missing', async () => {
      const { damage } = await damaged((lines, { raw, id }) => {
        raw.setSegment(id, segmentOf(lines, 4), null);
        return undefined;
      });
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'segment_missing' });
    });

    // @verifies segment-digest-checked
    it('is damage when one bit of a segment flipped', async () => {
      const { damage } = await damaged((lines, { raw, id }) => {
        const bytes = Uint8Array.from(raw.segment(id, segmentOf(lines, 4)));
        bytes[10] = (bytes[10] ?? 0) ^ 1;
        raw.setSegment(id, segmentOf(lines, 4), bytes);
        return undefined;
      });
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'segment_digest_mismatch' });
    });

    it('is damage when a segment is longer than attested', async () => {
      const { damage } = await damaged((lines, { raw, id }) => {
        raw.setSegment(id, segmentOf(lines, 4), bytesOf([...linesOf(raw.segment(id, segmentOf(lines, 4))), '{}']));
        return undefined;
      });
      expect(damage?.reason).toBe('segment_digest_mismatch');
    });

    it('is a corrupt head when the very first group is damaged', async () => {
      const { damage, read } = await damaged((lines, { raw, id }) => {
        raw.setSegment(id, segmentOf(lines, 0), null);
        return undefined;
      });
      expect(damage).toMatchObject({ health: 'corrupt_head', reason: 'segment_missing' });
      expect(read.events).toEqual([]);
      expect(read.born).toBe(true);
    });

    it('is damage when an event is not of the shape of its kind', async () => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, (events) =>
          events.map((event, i) => (i === 0 ? editedLine(event, { data: 'x' }) : event)),
        ),
      );
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'event_invalid' });
    });

    it('is damage when an event belongs to another session', async () => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, (events) => events.map((event) => editedLine(event, { sessionId: 'sess_x' }))),
      );
      expect(damage?.reason).toBe('event_invalid');
    });

    it('is damage when event indexes are out of order inside a segment', async () => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, ([first = '', second = '', ...rest]) => [second, first, ...rest]),
      );
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'event_index_gap' });
    });

    it('is damage when a segment covers fewer events than it claims', async () => {
      const { damage } = await damaged((lines, bench) => rewritten(lines, bench, 4, (events) => events.slice(0, -1)));
      expect(damage?.reason).toBe('event_index_gap');
    });

    // @verifies pins-match-nodes
    it('is damage when a pin names another snapshot than its node', async () => {
      const { damage } = await damaged((lines) => edited(lines, 5, { snapshotRef: `sha256:${'0'.repeat(64)}` }));
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'pin_mismatch' });
    });

    it('is damage when a group claims fewer pins than it has nodes', async () => {
      const { damage } = await damaged((lines) => edited(lines, 4, { pins: 0 }).slice(0, 5));
      expect(damage?.reason).toBe('pin_mismatch');
    });

    // @verifies unknown-version-fails
    it('is an unknown version, not damage, when a manifest record is of a later one', async () => {
      const { damage, read } = await damaged((lines) => edited(lines, 4, { v: 2 }));
      expect(damage).toMatchObject({ health: 'unknown_version', reason: 'unknown_version' });
      expect(read.cursor.nextManifestIndex).toBe(4);
    });

    it('is an unknown version when an event is of a later one', async () => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, (events) =>
          events.map((event, i) => (i === 1 ? editedLine(event, { v: 2 }) : event)),
        ),
      );
      expect(damage).toMatchObject({ health: 'unknown_version', reason: 'unknown_version' });
    });

    it.each([0, -1, 1.5])('is damage when a manifest record has the version %s, which no writer wrote', async (v) => {
      const { damage } = await damaged((lines) => edited(lines, 4, { v }));
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'manifest_record_invalid' });
    });

    it.each([
      ['half a surrogate pair', '"\\ud800"'],
      ['a number beyond every double', '1e999'],
      ['hundreds of nested lists', `${'['.repeat(300)}${']'.repeat(300)}`],
    ])('is damage when an event contains %s, which cannot be stored again', async (_, written) => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, (events) =>
          events.map((event, i) => (i === 1 ? event.replace(/\}$/, `,"more":${written}}`) : event)),
        ),
      );
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'event_invalid' });
    });

    it('is damage when an event has the version 0', async () => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, (events) =>
          events.map((event, i) => (i === 1 ? editedLine(event, { v: 0 }) : event)),
        ),
      );
      expect(damage).toMatchObject({ health: 'corrupt_tail', reason: 'event_invalid' });
    });

    it('is an unknown version when an event has a kind that only a later one knows', async () => {
      const { damage } = await damaged((lines, bench) =>
        rewritten(lines, bench, 4, (events) =>
          events.map((event, i) => (i === 1 ? editedLine(event, { kind: 'later_kind' }) : event)),
        ),
      );
      expect(damage).toMatchObject({ health: 'unknown_version', reason: 'unknown_version' });
    });

    it.each<[string, (lines: string[], bench: Bench & { id: SessionId }) => string[]]>([
      [
        'a segment that is missing',
        (lines, { raw, id }) => {
          raw.setSegment(id, segmentOf(lines, 2), null);
          return lines;
        },
      ],
      ['a manifest record that is none', (lines) => replaced(lines, 2, 'garbage')],
      [
        'an invalid event in the same segment',
        (lines, bench) =>
          rewritten(lines, bench, 4, ([first = '', ...rest]) => [editedLine(first, { data: 'x' }), ...rest]),
      ],
    ])('is an unknown version when a later one wrote an event behind %s', async (_, harm) => {
      const { damage } = await damaged((lines, bench) => {
        const later = rewritten(lines, bench, 4, (events) =>
          events.map((event, i) => (i === 1 ? editedLine(event, { kind: 'later_kind' }) : event)),
        );
        return harm(later, bench);
      });
      expect(damage).toMatchObject({ health: 'unknown_version', reason: 'unknown_version', isDamaged: true });
      expect(damage?.at).toMatch(/^event \d+, after damage \(/);
    });

    // @verifies unknown-optional-fields-ignored
    it('reads a known version with additional fields', async () => {
      const { damage, read } = await damaged((lines, bench) =>
        rewritten(
          lines.map((line) => editedLine(line, { laterField: true })),
          bench,
          4,
          (events) => events.map((event) => editedLine(event, { another: { later: 'field' } })),
        ),
      );
      expect(damage).toBeNull();
      expect(read.cursor.nextManifestIndex).toBe(6);
    });

    it('reads a group whose head states no pin count, as the first writers wrote it', async () => {
      const { damage, read } = await damaged((lines) =>
        lines.map((line) => {
          const { pins: _, closedAt: __, ...record } = JSON.parse(line);
          return canonicalText(record);
        }),
      );
      expect(damage).toBeNull();
      expect(read.cursor.nextManifestIndex).toBe(6);
    });

    it('is found in a tail that was appended after the cached prefix', async () => {
      const { raw, id, writer, storage } = await born(1);
      const before = writer.cursor;
      await writer.append(storage, writer.advancePlan());
      const lines = linesOf(raw.manifest(id));
      raw.setManifest(id, bytesOf(edited(lines, 4, { manifestIndex: 7 })));
      const read = await readFrom(storage, id, before);
      expect(read.damage?.reason).toBe('manifest_index_gap');
      expect(read.cursor).toEqual(before);
    });
  });

  describe(`${adapter}: content-addressed objects`, () => {
    const artifact = (host: Host, value: string): StoredObject => {
      const text = canonicalText({ value });
      return { kind: 'artifact', ref: sha256(host.crypto.digest, text), text };
    };

    it('gives back the text of an object that a plan brought', async () => {
      const { host, storage, writer, another } = await born(0);
      const object = artifact(host, 'häl\u2028lo');
      await writer.append(storage, writer.advancePlan({ artifacts: [object] }));
      expect(must(await another().objects.get('artifact', object.ref))).toBe(object.text);
    });

    it('says that an object which was never stored is missing', async () => {
      const { storage, host } = await born(0);
      const error = refused(await storage.objects.get('artifact', artifact(host, 'other').ref));
      expect(error).toMatchObject({ code: 'STORE_OBJECT_MISSING', retryable: false });
    });

    it('does not give an object of one kind for another', async () => {
      const { storage, writer } = await born(0);
      const error = refused(await storage.objects.get('artifact', writer.workflowHash as string as Sha256Digest));
      expect(error.code).toBe('STORE_OBJECT_MISSING');
    });

    // @verifies object-digest-verified
    it('refuses an object whose bytes do not match its digest', async () => {
      const { host, storage, writer, raw } = await born(0);
      const object = artifact(host, 'whole');
      await writer.append(storage, writer.advancePlan({ artifacts: [object] }));
      raw.setObject('artifact', object.ref, new TextEncoder().encode('{"value":"whale"}'));
      const error = refused(await storage.objects.get('artifact', object.ref));
      expect(error).toMatchObject({ code: 'STORE_OBJECT_DAMAGED', retryable: false });
    });

    // @verifies cas-heals
    it('heals an object with damaged bytes when another process pins it again', async () => {
      const { host, storage, writer, raw, another } = await born(0);
      const object = artifact(host, 'whole');
      await writer.append(storage, writer.advancePlan({ artifacts: [object] }));
      raw.setObject('artifact', object.ref, new Uint8Array([1, 2, 3]));
      const other = another();
      await writer.append(other, writer.advancePlan({ artifacts: [object] }));
      expect(must(await other.objects.get('artifact', object.ref))).toBe(object.text);
    });

    it('stores an artifact whose bytes equal those of a snapshot under both kinds', async () => {
      const { storage, writer, another } = await born(0);
      const plan = writer.advancePlan();
      const snapshot = plan.objects.find(({ kind }) => kind === 'snapshot');
      if (snapshot === undefined) throw new Error('a plan has a snapshot');
      await writer.append(storage, plan);
      await writer.append(storage, writer.advancePlan({ artifacts: [{ ...snapshot, kind: 'artifact' }] }));
      expect(must(await another().objects.get('artifact', snapshot.ref))).toBe(snapshot.text);
    });
  });

  describe(`${adapter}: the keyring`, () => {
    it('is made by the first load and stays the same', async () => {
      const { storage, another } = open();
      const first = must(await storage.keyring.load());
      expect(must(await storage.keyring.load())).toEqual(first);
      expect(must(await another().keyring.load())).toEqual(first);
      expect(first.previous).toBeNull();
      expect(Buffer.from(first.current.key, 'base64url')).toHaveLength(32);
    });

    // @verifies keyring-rotation
    it('moves the current key to previous when it is rotated, and drops the one before', async () => {
      const { storage } = open();
      const first = must(await storage.keyring.load());
      const second = must(await storage.keyring.rotate());
      const third = must(await storage.keyring.rotate());
      expect(second.previous).toEqual(first.current);
      expect(third.previous).toEqual(second.current);
      expect(new Set([first, second, third].map(({ current }) => current.key)).size).toBe(3);
    });

    it('is seen rotated by another process at its next load', async () => {
      const { storage, another } = open();
      const other = another();
      must(await other.keyring.load());
      const rotated = must(await storage.keyring.rotate());
      expect(must(await other.keyring.load())).toEqual(rotated);
    });

    // @verifies keyring-made-once
    it('is one keyring when several processes make it at once', async () => {
      const { another } = open();
      const loaded = await Promise.all(Array.from({ length: 8 }, () => another().keyring.load()));
      expect(new Set(loaded.map((result) => must(result).current.key)).size).toBe(1);
    });
  });

  describe(`${adapter}: locks`, () => {
    const held = async (lock: ReturnType<Storage['locks']['store']>) => {
      const attempt = must(await lock);
      if (attempt.kind === 'busy') throw new Error('busy');
      return attempt;
    };

    // @verifies single-writer
    it('gives the lock of a session to one process at a time, and answers busy at once', async () => {
      const { storage, another, id } = await born(0);
      const lock = await held(storage.locks.session(id, false));
      expect(must(await another().locks.session(id, false)).kind).toBe('busy');
      expect(must(await storage.locks.session(id, false)).kind).toBe('busy');
      await lock.release();
      await (await held(another().locks.session(id, false))).release();
    });

    it('locks two sessions independently', async () => {
      const { storage, another, id, host } = await born(0);
      const two = await new LogWriter(host, 'sess_two').grown(storage, 0);
      const first = await held(storage.locks.session(id, false));
      const second = await held(another().locks.session(two.sessionId, false));
      await Promise.all([first.release(), second.release()]);
    });

    it('does not make up a session that it is asked to lock', async () => {
      const { storage } = await born(0);
      const attempt = await storage.locks.session('sess_gone' as SessionId, false);
      expect(attempt.isOk() && attempt.value.kind === 'held').toBe(false);
      expect(await readFrom(storage, 'sess_gone' as SessionId)).toMatchObject({ born: false });
    });

    it('shares the store between all writers of all processes', async () => {
      const { storage, another } = open();
      const locks = await Promise.all([storage, storage, another(), another()].map((each) => held(each.locks.store())));
      for (const lock of locks) await lock.release();
    });

    it('lets the store be held again after everyone let go', async () => {
      const { storage } = open();
      await (await held(storage.locks.store())).release();
      await (await held(storage.locks.store())).release();
    });
  });

  describe(`${adapter}: the witness`, () => {
    // @verifies witness-void-after-release
    it('refuses a witness whose gate has closed, before anything is written', async () => {
      const { storage, writer, raw, id } = await born(0);
      const manifest = Uint8Array.from(raw.manifest(id));
      const plan = writer.advancePlan();
      const stale = await AppendWitness.during(id, async (witness) => witness);
      await expect(async () => storage.log.append(stale, writer.cursor, plan)).rejects.toThrow(
        'after the session lock was released',
      );
      expect(Buffer.compare(raw.manifest(id), manifest)).toBe(0);
    });

    it('refuses an old witness while the same session is held by a new one', async () => {
      const { storage, writer, id } = await born(0);
      const stale = await AppendWitness.during(id, async (witness) => witness);
      await AppendWitness.during(id, async () => {
        await expect(async () => storage.log.append(stale, writer.cursor, writer.advancePlan())).rejects.toThrow();
      });
    });

    // @verifies witness-cannot-be-forged
    it('refuses an object that only looks like a witness', async () => {
      const { storage, writer, id } = await born(0);
      const forged = Object.assign(Object.create(AppendWitness.prototype), { sessionId: id }) as AppendWitness;
      await expect(async () => storage.log.append(forged, writer.cursor, writer.advancePlan())).rejects.toThrow();
    });

    it('refuses a plan of another session than the one its witness is for', async () => {
      const { storage, writer } = await born(0);
      const plan = writer.advancePlan();
      await AppendWitness.during('sess_other' as SessionId, async (witness) => {
        await expect(async () => storage.log.append(witness, writer.cursor, plan)).rejects.toThrow();
      });
    });
  });

  describe(`${adapter}: plans that must not be written`, () => {
    // @verifies plan-is-bounded
    it('refuses an empty plan, a plan out of order and a plan that is too large', async () => {
      const { storage, writer, raw, id } = await born(0);
      const manifest = Uint8Array.from(raw.manifest(id));
      const plan = writer.advancePlan();
      const [first] = plan.events;
      if (first === undefined) throw new Error('a plan has events');
      const many = renumbered(
        Array.from({ length: planEventsMax + 1 }, () => first),
        first.eventIndex,
      );
      const wrong = [
        { ...plan, events: [] },
        { ...plan, events: plan.events.slice(1) },
        { ...plan, events: many },
      ];
      for (const each of wrong) await expect(async () => writer.tryAppend(storage, each)).rejects.toThrow();
      expect(Buffer.compare(raw.manifest(id), manifest)).toBe(0);
    });
  });
}
