/** The log that processes share: what is durable when, and what a failed sync leaves. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { SharedLog, SharedLogFault } from '../../../daemon/storage/shared-log.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { countingIds, testHost } from '../../support/world.ts';

const path = '/data/daemon/notes.jsonl';
type Note = { readonly note: string };
const isNote = (value: unknown): value is Note => typeof (value as Note | null)?.note === 'string';

class World {
  readonly disk = new SimulatedDisk('/data');
  #processes = 0;

  process() {
    this.#processes += 1;
    const { files, locks } = this.disk;
    const host = testHost({ files, locks, ids: countingIds(`p${this.#processes}x`) });
    const seen: string[] = [];
    const add = ({ note }: Note) => void seen.push(note);
    const log = new SharedLog<Note>(host, path, {
      name: 'the notes',
      loss: 'the notes are lost',
      isRecord: isNote,
      add,
    });
    return { seen, log, write: (note: string) => log.change(() => [[{ note }], undefined]) };
  }

  /** What a process reads that starts now. */
  async stored(): Promise<readonly string[]> {
    const { log, seen } = this.process();
    await log.refresh();
    return seen;
  }
}

describe('a deferred record', () => {
  // @verifies settlements-follow-the-log
  it('counts at once for its process, and is durable with the next record', async () => {
    const world = new World();
    const { log, seen, write } = world.process();
    await write('a');
    const before = world.disk.operations;
    log.defer({ note: 'b' });
    expect([seen, world.disk.operations]).toEqual([['a', 'b'], before]);
    expect(await world.stored()).toEqual(['a']);
    await write('c');
    expect(seen).toEqual(['a', 'b', 'c']);
    world.disk.restart(() => 'lost');
    expect(await world.stored()).toEqual(['a', 'b', 'c']);
  });

  // @verifies settlements-follow-the-log
  it('is written by a change that adds nothing, once', async () => {
    const world = new World();
    const { log } = world.process();
    log.defer({ note: 'a' });
    for (let i = 0; i < 2; i += 1) await log.change(() => [[], undefined]);
    world.disk.restart(() => 'lost');
    expect(await world.stored()).toEqual(['a']);
  });
});

describe('a record that no reader would accept', () => {
  it('is not written, now or later, and the log stays readable', async () => {
    const world = new World();
    const { log, write } = world.process();
    await write('a');
    const wrong: Note = JSON.parse('{ "note": 1 }');
    await expect(log.change(() => [[{ note: 'b' }, wrong], undefined])).rejects.toThrow('is not a record');
    expect(() => log.defer(wrong)).toThrow('is not a record');
    await write('c');
    expect(await world.stored()).toEqual(['a', 'c']);
  });
});

describe('a log that another process holds', () => {
  it('is busy and not damaged: nobody is told to remove it', async () => {
    const world = new World();
    await world.process().write('a');
    const { locks } = world.disk;
    const files = testHost({ files: world.disk.files, locks }).files;
    const holder = await files.open(`${path}.lock`, 'update');
    expect(locks.tryLock(holder.descriptor, 'exclusive')).toBe(true);
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const writing = expect(world.process().write('b')).rejects.toMatchObject({ damage: null, log: 'the notes' });
    await vi.runAllTimersAsync();
    await writing;
    expect(await world.stored()).toEqual(['a']);
  });
});

describe('a failed sync', () => {
  // @verifies failed-sync-is-never-believed
  it.each([0, 1, 2, 3])('(sync %i) leaves no record for anybody, and the next one is durable', async (failing) => {
    const world = new World();
    const one = world.process();
    const other = world.process();
    const results: string[] = [];
    const from = world.disk.syncs;
    world.disk.failsSync = (sync) => sync >= from + failing && sync < from + failing + 2;
    for (const note of ['a', 'b', 'c'])
      results.push(
        await one.write(note).then(
          () => note,
          () => `not ${note}`,
        ),
      );
    await other.write('d');
    await one.write('e');
    await other.log.refresh();
    const expected = [...results.filter((result) => !result.startsWith('not')), 'd', 'e'];
    expect([one.seen, other.seen]).toEqual([expected, expected]);
    // Sync 1 is that of a directory, which is tried again.
    expect(results.some((result) => result.startsWith('not'))).toBe(failing !== 1);
    world.disk.restart(() => 'lost');
    expect(await world.stored()).toEqual(expected);
  });

  // @verifies failed-sync-is-never-believed
  it('keeps what was deferred for the next change', async () => {
    const world = new World();
    const { log, write } = world.process();
    await write('a');
    log.defer({ note: 'b' });
    world.disk.failsSync = () => true;
    await expect(write('c')).rejects.toThrow('EIO');
    world.disk.failsSync = () => false;
    await write('d');
    world.disk.restart(() => 'lost');
    expect(await world.stored()).toEqual(['a', 'b', 'd']);
  });

  // @verifies failed-sync-is-never-believed
  it('stops a process that had read what was then removed', async () => {
    const world = new World();
    const one = world.process();
    const other = world.process();
    await one.write('a');
    world.disk.bare.write(path, new TextEncoder().encode('{"note":"a"}\n{"note":"b"}\n'));
    await other.log.refresh();
    world.disk.bare.write(path, new TextEncoder().encode('{"note":"a"}\n'));
    await expect(other.write('c')).rejects.toThrow(SharedLogFault);
    world.disk.bare.write(path, null);
    await expect(other.log.refresh()).rejects.toThrow('records of the notes were removed');
  });
});

describe('a line that is not a record', () => {
  it('has one number however often a process reads the log, and the records before it are added once', async () => {
    const world = new World();
    await world.process().write('a');
    const { log, seen } = world.process();
    world.disk.bare.write(path, new TextEncoder().encode('{"note":"ä"}\n{"note":"b"}\nno record\n{"note":"c"}\n'));
    for (let i = 0; i < 3; i += 1) await expect(log.refresh()).rejects.toThrow('line 3 is not a record of the notes');
    expect(seen).toEqual(['ä', 'b']);
  });
});
