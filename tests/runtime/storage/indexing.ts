/** What every storage adapter must do for an index over all sessions: stamps, and a place for derived bytes. */
import { describe, expect, it } from 'vitest';
import type { SessionId } from '../../../schemas/ids.ts';
import { logStart } from '../../../runtime/core/stored-log.ts';
import type { Storage } from '../../../runtime/storage/ports.ts';
import { bytesOf, LogWriter, linesOf, setAside } from '../../support/log-writer.ts';
import { must } from '../../support/world.ts';
import { type Bench, readFrom } from './conformance.ts';

/** What a process that has looked at everything knows, brought up to now. */
class Watcher {
  readonly #storage: Storage;
  readonly #stamps = new Map<SessionId, string>();
  #mark: Parameters<Storage['index']['fingerprints']>[0] = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }
  async stamps(): Promise<ReadonlyMap<SessionId, string>> {
    const { kind, fingerprints: stamps, mark } = must(await this.#storage.index.fingerprints(this.#mark));
    this.#mark = mark;
    if (kind === 'all') this.#stamps.clear();
    for (const { sessionId, fingerprint: stamp } of stamps) {
      if (stamp === null) this.#stamps.delete(sessionId);
      else this.#stamps.set(sessionId, stamp);
    }
    return new Map(this.#stamps);
  }
}

export function indexConformance(adapter: string, open: () => Bench): void {
  const born = async (advances: number) => {
    const bench = open();
    const writer = await new LogWriter(bench.host).grown(bench.storage, advances);
    return { ...bench, writer, id: writer.sessionId };
  };

  describe(`${adapter}: stamps`, () => {
    it('of nothing are none', async () => {
      expect(await new Watcher(open().storage).stamps()).toEqual(new Map());
    });

    // @verifies resume-sees-every-writer
    it('change with everything that another process commits, cuts or removes, and with nothing else', async () => {
      const { storage, writer, id, raw, another } = await born(1);
      const watcher = new Watcher(another());
      const seen: (string | undefined)[] = [];
      const look = async () => seen.push((await watcher.stamps()).get(id));
      await look();
      await look();
      expect(seen[1]).toBe(seen[0]);
      await writer.append(storage, writer.advancePlan());
      await look();
      await readFrom(another(), id);
      await look();
      expect(seen[3]).toBe(seen[2]);
      const { groups } = await readFrom(storage, id);
      must(await setAside(storage, id, groups[0]?.cursor ?? logStart));
      await look();
      raw.setManifest(id, bytesOf([...linesOf(raw.manifest(id)), 'damaged']));
      expect((await new Watcher(another()).stamps()).get(id)).not.toBe(seen[4]);
      must(await storage.collector.exclusively(async (sweep) => must(await sweep.removeSession(id))));
      await look();
      expect(seen[5]).toBeUndefined();
      expect(new Set([seen[0], seen[2], seen[4]]).size).toBe(3);
    });

    it('name a session that was born since, whatever the watcher has seen before', async () => {
      const bench = open();
      const watcher = new Watcher(bench.another());
      await watcher.stamps();
      const first = await new LogWriter(bench.host).grown(bench.storage, 0);
      expect([...(await watcher.stamps()).keys()]).toEqual([first.sessionId]);
    });
  });

  describe(`${adapter}: peeking`, () => {
    it('reads what reading reads', async () => {
      const { storage, id, raw, another } = await born(2);
      expect(must(await another().log.readUnsynced(id))).toEqual(await readFrom(storage, id));
      raw.setManifest(id, bytesOf(linesOf(raw.manifest(id)).map((line, i) => (i === 2 ? 'damaged' : line))));
      expect(must(await another().log.readUnsynced(id))).toMatchObject({ damage: { health: 'corrupt_tail' } });
    });
  });

  describe(`${adapter}: a saved index`, () => {
    it('is what was saved last, for every process, and nothing before that', async () => {
      const { storage, another } = open();
      expect(must(await storage.index.load())).toBeNull();
      for (const text of ['a long first index', 'second'])
        must(await storage.index.save(new TextEncoder().encode(text)));
      expect(new TextDecoder().decode(must(await another().index.load()) ?? new Uint8Array())).toBe('second');
    });
  });
}
