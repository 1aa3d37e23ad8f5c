/** What only the file adapter can get wrong: names, permissions, leftovers, syncs, faults of the file system. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SessionId } from '../../../schemas/ids.ts';
import { nodeFiles } from '../../../runtime/host/files.ts';
import { nodeLocks } from '../../../runtime/host/locks.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { pause } from '../../../runtime/host/durable-files.ts';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { fileWorld } from '../../support/file-world.ts';
import { countingFiles, errno, temporaryFolder, tree, watchedFiles } from '../../support/files.ts';
import { LogWriter } from '../../support/log-writer.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, refused, rehydrated, started, testHost } from '../../support/world.ts';
import { readFrom } from './conformance.ts';

const workflow = compiledWorkflow('test.files', stepIds(30));
const onPosix = process.platform !== 'win32';

async function bornSession(advances: number) {
  const host = testHost();
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const storage = fileStorage(host, layout.root);
  const writer = await new LogWriter(host).grown(storage, advances);
  const id = writer.sessionId;
  return { host, layout, storage, writer, id, another: () => fileStorage(testHost(), layout.root) };
}

describe('the layout', () => {
  // @verifies data-directory-layout
  it('is the locked one, with digests as file names that every file system takes', async () => {
    const { layout, writer } = await bornSession(1);
    const names = Object.keys(tree(layout.root)).filter((name) => !name.endsWith('/'));
    const hash = writer.workflowHash.replace(':', '-');
    expect(names.filter((name) => !name.startsWith('snapshots/'))).toEqual([
      'cache/announcements',
      'sessions/sess_one/.lock',
      'sessions/sess_one/events/00000000-00000004.jsonl',
      'sessions/sess_one/events/00000005-00000009.jsonl',
      'sessions/sess_one/manifest.jsonl',
      `workflows/pinned/${hash}.json`,
    ]);
    expect(names.filter((name) => name.startsWith('snapshots/'))).toHaveLength(2);
  });

  it('refuses an id that is no id before it becomes a path', () => {
    const layout = new Layout('/data');
    expect(() => layout.session('../../etc' as SessionId)).toThrow('not a session id');
    expect(() => layout.object('snapshot', 'sha256:../../etc/passwd')).toThrow('not a digest');
  });
});

describe('the keyring file', () => {
  // @verifies keyring-private
  it.runIf(onPosix)('is readable by its owner alone, also after a rotation', async () => {
    const { layout, storage } = await bornSession(0);
    must(await storage.keyring.load());
    const mode = (at: string) => (fs.statSync(at).mode & 0o777).toString(8);
    expect([mode(layout.keyring), mode(layout.keys)]).toEqual(['600', '700']);
    must(await storage.keyring.rotate());
    expect(mode(layout.keyring)).toBe('600');
  });

  // @verifies keyring-private
  it('leaves no keys of a rotation that was killed behind', async () => {
    const { layout, storage } = await bornSession(0);
    must(await storage.keyring.load());
    const left = (name: string) => path.join(layout.keys, name);
    for (const name of ['keyring.json.old.tmp', 'keyring.json.young.tmp', 'mine.tmp'])
      fs.writeFileSync(left(name), '{}');
    for (const name of ['keyring.json.old.tmp', 'mine.tmp']) fs.utimesSync(left(name), 0, 0);
    must(await storage.keyring.rotate());
    expect(fs.readdirSync(layout.keys).sort()).toEqual([
      '.lock',
      'keyring.json',
      // Another process may be writing it.
      'keyring.json.young.tmp',
      'mine.tmp',
    ]);
  });

  // @verifies damaged-keyring-kept
  it.each(['', '{}', 'not json', '{"v":2}'])('is reported and left as it is when it holds %j', async (content) => {
    const { layout, storage, another } = await bornSession(0);
    must(await storage.keyring.load());
    fs.writeFileSync(layout.keyring, content);
    expect(refused(await another().keyring.load())).toMatchObject({ code: 'STORE_KEYRING_DAMAGED', retryable: false });
    expect(refused(await another().keyring.rotate()).code).toBe('STORE_KEYRING_DAMAGED');
    expect(fs.readFileSync(layout.keyring, 'utf8')).toBe(content);
  });

  // @verifies damaged-keyring-kept, unknown-version-fails
  it('is no damage where a later version wrote it: that is said, and not even a person who says so replaces it here', async () => {
    const { layout, storage, another } = await bornSession(0);
    must(await storage.keyring.load());
    const later = fs.readFileSync(layout.keyring, 'utf8').replace('"v":1', '"v":7');
    fs.writeFileSync(layout.keyring, later);
    expect(must(await another().keyring.inspect())).toEqual({ kind: 'newer', version: 7 });
    for (const refusal of [
      await another().keyring.load(),
      await another().keyring.rotate(),
      await another().keyring.renew(),
    ]) {
      expect(refused(refusal).message).toContain('newer version of WorkRail wrote keys/keyring.json (version 7');
    }
    expect(fs.readFileSync(layout.keyring, 'utf8')).toBe(later);
    expect(fs.readdirSync(layout.keys).sort()).toEqual(['.lock', 'keyring.json']);
  });

  // @verifies keyring-replaced-only-when-told
  it('is set aside when it is damaged and somebody goes on without it, and keeps its bytes', async () => {
    const { layout, storage, another } = await bornSession(0);
    must(await storage.keyring.load());
    fs.writeFileSync(layout.keyring, 'damaged');
    expect(must(await another().keyring.inspect())).toEqual({ kind: 'damaged' });
    const several = another();
    const [made, same] = (await Promise.all([several.keyring.renew(), several.keyring.renew()])).map(must);
    expect(same).toEqual(made);
    expect(must(await another().keyring.renew())).toEqual(made);
    expect(must(await another().keyring.load())).toEqual(made);
    expect(made).toMatchObject({ previous: null, madeBesideSessions: 1 });
    const aside = fs.readdirSync(layout.keys).find((name) => name.endsWith('.damaged')) ?? '';
    expect(fs.readFileSync(path.join(layout.keys, aside), 'utf8')).toBe('damaged');
  });

  it.runIf(onPosix).each([
    ['a folder', (at: string) => fs.mkdirSync(at)],
    ['a link that leads to nothing', (at: string) => fs.symlinkSync('/no/such/place', at)],
    ['a link to itself', (at: string) => fs.symlinkSync(at, at)],
    ['a pipe', (at: string) => void execFileSync('mkfifo', [at])],
  ])('is damaged where its place is taken by %s, and set aside as it is', async (_what, put) => {
    const { layout, storage, another } = await bornSession(0);
    must(await storage.keyring.load());
    fs.rmSync(layout.keyring);
    put(layout.keyring);
    expect(must(await another().keyring.inspect())).toEqual({ kind: 'damaged' });
    expect(refused(await another().keyring.load()).code).toBe('STORE_KEYRING_DAMAGED');
    const made = must(await another().keyring.renew());
    expect(must(await another().keyring.load())).toEqual(made);
    expect(fs.readdirSync(layout.keys).filter((name) => name.endsWith('.damaged'))).toHaveLength(1);
  });

  // @verifies keyring-replaced-only-when-told
  it('is not set aside while somebody writes it: half of one that is restored becomes the whole one', async () => {
    const { layout, storage, another } = await bornSession(0);
    const before = must(await storage.keyring.load());
    const bytes = fs.readFileSync(layout.keyring);
    fs.writeFileSync(layout.keyring, bytes.subarray(0, 40));
    const renewed = another().keyring.renew();
    await pause(100);
    fs.appendFileSync(layout.keyring, bytes.subarray(40));
    expect(must(await renewed)).toEqual(before);
    expect(fs.readdirSync(layout.keys).filter((name) => name.endsWith('.damaged'))).toEqual([]);
  });

  // @verifies keyring-replaced-only-when-told
  it.each(['damaged', null])('is made anew once by many who find it lost at once (%j)', async (content) => {
    const { layout, storage, another } = await bornSession(0);
    must(await storage.keyring.load());
    if (content === null) fs.rmSync(layout.keyring);
    else fs.writeFileSync(layout.keyring, content);
    const made = (await Promise.all(Array.from({ length: 8 }, () => another().keyring.renew()))).map(must);
    expect(new Set(made.map(({ current }) => current.keyId)).size).toBe(1);
    expect(must(await another().keyring.load())).toEqual(made[0]);
    expect(fs.readdirSync(layout.keys).filter((name) => name.endsWith('.damaged'))).toHaveLength(
      content === null ? 0 : 1,
    );
  });

  // @verifies keyring-rotation
  it('is rotated by one process at a time: of many, none loses the key that another made', async () => {
    const { storage, another } = await bornSession(0);
    const first = must(await storage.keyring.load());
    const rotated = await Promise.all(Array.from({ length: 6 }, () => another().keyring.rotate()));
    const done = rotated.filter((result) => result.isOk()).map(must);
    for (const busy of rotated.filter((result) => result.isErr())) expect(refused(busy).retryable).toBe(true);
    expect(done.length).toBeGreaterThan(0);
    // Each rotation stands on another one or on the first keyring, and no two on the same.
    const currents = new Set([first, ...done].map(({ current }) => current.keyId));
    const previous = done.map((keyring) => keyring.previous?.keyId ?? '');
    expect(new Set(previous).size).toBe(done.length);
    expect(previous.filter((keyId) => !currents.has(keyId))).toEqual([]);
  });

  it('leaves no temporary file behind', async () => {
    const { layout, storage } = await bornSession(0);
    must(await storage.keyring.load());
    must(await storage.keyring.rotate());
    expect(fs.readdirSync(layout.keys)).toEqual(['.lock', 'keyring.json']);
  });
});

describe('what an interrupted append leaves behind', () => {
  // @verifies orphan-segment-never-overwritten
  it('is set aside when it is a segment under the very name of the next one, and keeps its bytes', async () => {
    const { layout, storage, writer, id } = await bornSession(0);
    const plan = writer.advancePlan();
    const last = String(writer.cursor.nextEventIndex + plan.events.length - 1).padStart(8, '0');
    const first = String(writer.cursor.nextEventIndex).padStart(8, '0');
    const orphan = path.join(layout.events(id), `${first}-${last}.jsonl`);
    fs.writeFileSync(orphan, 'orphan');
    await writer.append(storage, plan);
    const aside = fs.readdirSync(layout.events(id)).filter((name) => name.includes('unattested'));
    expect(aside).toHaveLength(1);
    expect(fs.readFileSync(path.join(layout.events(id), aside[0] ?? ''), 'utf8')).toBe('orphan');
    expect((await readFrom(storage, id)).damage).toBeNull();
  });

  // @verifies orphan-segment-ignored
  it('is ignored by readers when it is a segment that nothing attests', async () => {
    const { layout, another, writer, id } = await bornSession(1);
    fs.writeFileSync(path.join(layout.events(id), '00000010-00000014.jsonl'), 'orphan\n');
    const read = await readFrom(another(), id);
    expect(read.cursor).toEqual(writer.cursor);
    expect(read.damage).toBeNull();
  });

  it('is named in the damage when the manifest is damaged too', async () => {
    const { layout, another, id } = await bornSession(2);
    const lines = fs.readFileSync(layout.manifest(id), 'utf8').split('\n');
    fs.writeFileSync(layout.manifest(id), [...lines.slice(0, 4), 'x', ''].join('\n'));
    const read = await readFrom(another(), id);
    expect(read.damage?.unattestedSegments).toEqual(['events/00000010-00000014.jsonl']);
  });

  // @verifies temporary-files-never-read
  it('is never read when it is a temporary file', async () => {
    const { layout, writer, id } = await bornSession(1);
    const junk = [
      `${layout.manifest(id)}.abc.tmp`,
      path.join(layout.events(id), '00000000-00000004.jsonl.abc.tmp'),
      path.join(layout.objects('snapshot'), `sha256-${'0'.repeat(64)}.json.abc.tmp`),
      `${layout.root}/sessions/junk.tmp`,
    ];
    for (const at of junk) fs.writeFileSync(at, 'junk');
    const reads: string[] = [];
    const files = watchedFiles(({ name, path: at }) => name.startsWith('open') && reads.push(at));
    const storage = fileStorage(testHost({ files }), layout.root);
    expect((await readFrom(storage, id)).cursor).toEqual(writer.cursor);
    expect(must(await storage.log.list())).toEqual([id]);
    expect(reads.filter((at) => at.endsWith('.tmp'))).toEqual([]);
  });

  it('does not list a session folder that is empty, a file, or has a name that is no id', async () => {
    const { layout, storage, id } = await bornSession(0);
    fs.mkdirSync(path.join(layout.sessions, 'sess_empty'));
    fs.mkdirSync(path.join(layout.sessions, 'Not An Id'));
    fs.writeFileSync(path.join(layout.sessions, 'junk'), '');
    expect(must(await storage.log.list())).toEqual([id]);
  });

  it('finds a birth whose first group is longer than the head that it reads first', async () => {
    const { layout, another, id, host } = await bornSession(0);
    const bytes = fs
      .readFileSync(layout.manifest(id), 'utf8')
      .replace('"closedAt"', `"a${'x'.repeat(3500)}":1,"closedAt"`);
    const [head = '', pin = ''] = bytes.split('\n');
    const { pins: _, ...rest } = JSON.parse(head);
    expect(host).toBeDefined();
    const padded = [0, 1, 2].map((i) =>
      pin
        .replace('"v":1', `"pad":"${'y'.repeat(3500)}","v":1`)
        .replace('"manifestIndex":1', `"manifestIndex":${i + 1}`),
    );
    fs.writeFileSync(layout.manifest(id), `${[JSON.stringify({ ...rest, pins: 3 }), ...padded].join('\n')}\n`);
    expect(must(await another().log.list())).toEqual([id]);
  });
});

describe('a folder in the place of an object', () => {
  type Shape = 'folder' | 'link to itself' | 'shorter file';
  const harmed = async (shape: Shape) => {
    const world = fileWorld([workflow]);
    const first = await started(world.runtime, 'test.files');
    const places = (['snapshot', 'pinned_workflow'] as const).flatMap((kind) =>
      fs.readdirSync(world.layout.objects(kind)).map((name) => path.join(world.layout.objects(kind), name)),
    );
    const lie = () => {
      for (const at of places) {
        const bytes = fs.readFileSync(at);
        fs.rmSync(at, { recursive: true });
        if (shape === 'folder') fs.mkdirSync(at);
        else if (shape === 'link to itself') fs.symlinkSync(at, at);
        else fs.writeFileSync(at, bytes.subarray(0, 40));
      }
    };
    return { ...world, first, places, lie };
  };

  // @verifies store-errors-keep-their-domain
  it.runIf(onPosix).each(['folder', 'link to itself'] as const)(
    'is damage that is named, and the next start puts the object back: a %s',
    async (shape) => {
      const { layout, another, first, places, lie } = await harmed(shape);
      lie();
      const kept = refused(await another().continue({ stateToken: first.data.stateToken }));
      expect(kept.code).toBe('STORE_OBJECT_DAMAGED');
      expect(kept.message).toMatch(/sha256:[0-9a-f]{64} is not a file/);
      await started(another(), 'test.files');
      for (const at of places) expect(fs.lstatSync(at).isFile(), at).toBe(true);
      await rehydrated(another(), first.data);
      const aside = fs.readdirSync(layout.objects('snapshot')).filter((name) => name.endsWith('.damaged'));
      expect(aside).toHaveLength(shape === 'folder' ? 1 : 0);
    },
  );

  const shapes: readonly Shape[] = onPosix ? ['folder', 'link to itself', 'shorter file'] : ['folder', 'shorter file'];
  it.each(shapes)('is put right by the process that wrote the object, too: a %s', async (shape) => {
    const { runtime, another, first, places, lie } = await harmed(shape);
    lie();
    const second = await started(runtime, 'test.files');
    for (const at of places) expect(fs.lstatSync(at).isFile(), at).toBe(true);
    await rehydrated(runtime, first.data);
    await rehydrated(another(), second.data);
  });
});

describe('syncs', () => {
  const counted = async () => {
    const counter = countingFiles();
    const world = fileWorld([workflow], counter.port);
    const first = await started(world.runtime, 'test.files');
    return { ...world, ...counter, first };
  };

  // @verifies advance-sync-budget
  it('are at most five in two waves for an advance', async () => {
    const { runtime, first, taken } = await counted();
    taken();
    let reply = await advanced(runtime, first.data, { output: { notesMarkdown: 'notes' } });
    expect(taken()).toEqual({ syncs: 5, waves: 2 });
    reply = await advanced(runtime, reply.data, { context: { a: 1 } });
    expect(taken()).toEqual({ syncs: 5, waves: 2 });
  });

  // @verifies checkpoint-sync-budget
  it('are no more for a checkpoint than for an advance', async () => {
    const { runtime, first, taken } = await counted();
    taken();
    const { stateToken, checkpointToken = '' } = first.data;
    const kept = must(await runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'half' } }));
    const { syncs, waves } = taken();
    expect(syncs).toBeLessThanOrEqual(5);
    expect(waves).toBeLessThanOrEqual(2);
    must(await runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'half' } }));
    expect(taken()).toEqual({ syncs: 0, waves: 0 });
    await advanced(runtime, kept.data);
    expect(taken()).toEqual({ syncs: 5, waves: 2 });
  });

  it('grow by one for each artifact, and one for their folder, in the same two waves', async () => {
    const { runtime, first, taken } = await counted();
    taken();
    await advanced(runtime, first.data, { output: { artifacts: [{ a: 1 }, { b: 2 }] } });
    const { syncs, waves } = taken();
    expect(waves).toBe(2);
    expect(syncs).toBeLessThanOrEqual(5 + 2 + 2);
  });

  it('are the same few for every start once the data directory exists', async () => {
    const { runtime, taken } = await counted();
    taken();
    await started(runtime, 'test.files');
    const second = taken();
    await started(runtime, 'test.files');
    expect(taken()).toEqual(second);
    expect(second.waves).toBe(2);
    expect(second.syncs).toBeLessThanOrEqual(7);
  });

  // @verifies reads-do-not-sync
  it('are none for rehydrate, replay and list in a process that wrote the tail', async () => {
    const { runtime, first, taken } = await counted();
    const next = await advanced(runtime, first.data);
    taken();
    await rehydrated(runtime, next.data);
    await advanced(runtime, first.data);
    must(await runtime.list({}));
    expect(taken().syncs).toBe(0);
  });

  // @verifies only-durable-facts-are-spoken
  it('are exactly one when a process first meets a tail that it did not sync, and none after', async () => {
    const world = fileWorld([workflow]);
    const first = await started(world.runtime, 'test.files');
    const next = await advanced(world.runtime, first.data);
    const counter = countingFiles();
    const other = world.another(counter.port);
    await rehydrated(other, next.data);
    // The manifest, and once per process the folders that name the keyring.
    expect(counter.taken().syncs).toBe(1 + 2);
    await rehydrated(other, next.data);
    await advanced(other, first.data);
    expect(counter.taken().syncs).toBe(0);
    await advanced(world.runtime, next.data);
    await rehydrated(other, next.data);
    expect(counter.taken().syncs).toBe(1);
  });

  // @verifies cas-hit-is-synced
  it('include an object that another process wrote, once, before it is pinned', async () => {
    const world = fileWorld([workflow]);
    const first = await started(world.runtime, 'test.files');
    await advanced(world.runtime, first.data);
    const synced: string[] = [];
    const other = world.another(
      watchedFiles(({ name, path: at }) => {
        if (name === 'sync' || name === 'syncFolder') synced.push(path.relative(world.layout.root, at));
      }),
    );
    const forks = () => synced.splice(0).filter((at) => at.startsWith('snapshots'));
    await advanced(other, (await rehydrated(other, first.data)).data);
    // Written anew: nobody knows whether a sync of what stands there has failed before.
    expect(forks()).toEqual([expect.stringMatching(/^snapshots.sha256-[0-9a-f]{64}\.json\.\w+\.tmp$/), 'snapshots']);
    await advanced(other, (await rehydrated(other, first.data)).data);
    expect(forks()).toEqual([]);
  });

  it('happen before a reply: no reply comes when the sync of a foreign tail fails', async () => {
    const world = fileWorld([workflow]);
    const first = await started(world.runtime, 'test.files');
    const failing = watchedFiles(({ name }) => {
      if (name === 'sync') throw errno('EIO');
    });
    const error = refused(await world.another(failing).continue({ stateToken: first.data.stateToken }));
    expect(error).toMatchObject({ code: 'STORE_IO_FAILED', retry: { kind: 'retryable_immediate' } });
  });
});

describe('reading', () => {
  // @verifies rehydrate-is-pure
  it('writes no byte and touches no time, not even in a fresh process: rehydrate, replay, list, inspect', async () => {
    const world = fileWorld([workflow]);
    const first = await started(world.runtime, 'test.files');
    const second = await advanced(world.runtime, first.data, { output: { notesMarkdown: 'x' } });
    await advanced(world.runtime, second.data);
    const before = tree(world.layout.root);
    for (const runtime of [world.runtime, world.another()]) {
      for (const reply of [first, second]) await rehydrated(runtime, reply.data);
      await advanced(runtime, first.data, { output: { notesMarkdown: 'x' } });
      await advanced(runtime, first.data, { output: { notesMarkdown: 'other' } });
      must(await runtime.list({}));
      must(await runtime.inspect({ workflowId: 'test.files' }));
      refused(await runtime.continue({ stateToken: 'st.v1.x.y' }));
    }
    expect(tree(world.layout.root)).toEqual(before);
  });
});

describe('a fault at any single operation', () => {
  const countedOperations = async (
    run: (world: ReturnType<typeof fileWorld>, first: Awaited<ReturnType<typeof started>>) => Promise<unknown>,
  ) => {
    let count = 0;
    let counting = false;
    const files = watchedFiles(() => {
      if (counting) count += 1;
    });
    const world = fileWorld([workflow], files);
    const first = await started(world.runtime, 'test.files');
    counting = true;
    await run(world, first);
    return count;
  };
  const acknowledge = (token: { stateToken: string; ackToken?: string | undefined }) => ({
    stateToken: token.stateToken,
    ackToken: token.ackToken ?? '',
    output: { notesMarkdown: 'notes', artifacts: [{ kind: 'x' }] },
  });

  // @verifies failed-append-is-retryable
  it('of an advance leaves the session healthy, before or after it, and the same call then succeeds', async () => {
    const operations = await countedOperations((world, first) => world.runtime.continue(acknowledge(first.data)));
    expect(operations).toBeGreaterThan(20);
    for (let fail = 0; fail < operations; fail += 1) {
      let at = Number.NEGATIVE_INFINITY;
      const files = watchedFiles(() => {
        at += 1;
        if (at === fail + 1) throw errno('EIO');
      });
      const world = fileWorld([workflow], files);
      const first = await started(world.runtime, 'test.files');
      at = 0;
      const failed = await world.runtime.continue(acknowledge(first.data));
      if (failed.isErr()) {
        expect(failed.error, `operation ${fail}`).toMatchObject({
          code: 'STORE_IO_FAILED',
          retry: { kind: 'retryable_immediate' },
        });
      }
      const seen = await rehydrated(world.another(), first.data);
      expect(seen.data.branches?.length ?? 0, `operation ${fail}`).toBeLessThanOrEqual(1);
      const retried = must(await world.runtime.continue(acknowledge(first.data)));
      expect(retried.data.pending?.stepId).toBe('step-2');
      const elsewhere = must(await world.another().continue(acknowledge(first.data)));
      expect(elsewhere, `operation ${fail}`).toEqual(retried);
      const state = await rehydrated(world.another(), first.data);
      expect(state.data.branches).toHaveLength(1);
      await advanced(world.another(), retried.data);
    }
  });

  // @verifies failed-append-is-retryable
  it('of a checkpoint leaves the session healthy, before or after it, and the same call then succeeds', async () => {
    const keep = ({
      stateToken,
      checkpointToken = '',
    }: {
      stateToken: string;
      checkpointToken?: string | undefined;
    }) => ({
      stateToken,
      checkpointToken,
      output: { notesMarkdown: 'half', artifacts: [{ kind: 'x' }] },
    });
    const operations = await countedOperations((world, first) => world.runtime.checkpoint(keep(first.data)));
    expect(operations).toBeGreaterThan(20);
    for (let fail = 0; fail < operations; fail += 1) {
      let at = Number.NEGATIVE_INFINITY;
      const files = watchedFiles(() => {
        at += 1;
        if (at === fail + 1) throw errno('EIO');
      });
      const world = fileWorld([workflow], files);
      const first = await started(world.runtime, 'test.files');
      at = 0;
      const failed = await world.runtime.checkpoint(keep(first.data));
      if (failed.isErr()) {
        expect(failed.error, `operation ${fail}`).toMatchObject({
          code: 'STORE_IO_FAILED',
          retry: { kind: 'retryable_immediate' },
        });
      }
      const retried = must(await world.runtime.checkpoint(keep(first.data)));
      const elsewhere = must(await world.another().checkpoint(keep(first.data)));
      expect(elsewhere, `operation ${fail}`).toEqual(retried);
      const { data } = await rehydrated(world.another(), first.data);
      expect(data.recap?.text, `operation ${fail}`).toBe('Title of step-1 (checkpoint):\n> half');
      await advanced(world.another(), retried.data);
    }
  });

  it('of a start leaves nothing that the next start meets', async () => {
    let total = 0;
    const counter = fileWorld(
      [workflow],
      watchedFiles(() => {
        total += 1;
      }),
    );
    await started(counter.runtime, 'test.files');
    for (let fail = 0; fail < total; fail += 1) {
      let at = 0;
      const files = watchedFiles(() => {
        at += 1;
        if (at === fail + 1) throw errno('ENOSPC');
      });
      const world = fileWorld([workflow], files);
      const failed = await world.runtime.start({ workflowId: 'test.files' });
      if (failed.isErr()) expect(failed.error.code, `operation ${fail}`).toBe('STORE_IO_FAILED');
      const reply = await started(world.runtime, 'test.files');
      await advanced(world.another(), reply.data);
    }
  });

  it('of a keyring that is created is not called a failed read', async () => {
    const files = watchedFiles(({ name }) => {
      if (name === 'makeFolder') throw errno('EACCES');
    });
    const refusal = (await fileStorage(testHost({ files }), temporaryFolder()).keyring.load())._unsafeUnwrapErr();
    expect(refusal).toMatchObject({
      code: 'STORE_IO_FAILED',
      message: 'creating the keyring failed with EACCES: permission denied',
    });
  });

  it('of a rehydrate is an error value, and the next rehydrate answers', async () => {
    const base = fileWorld([workflow]);
    const first = await started(base.runtime, 'test.files');
    let total = 0;
    await rehydrated(
      base.another(
        watchedFiles(() => {
          total += 1;
        }),
      ),
      first.data,
    );
    for (let fail = 0; fail < total; fail += 1) {
      let at = 0;
      const runtime = base.another(
        watchedFiles(() => {
          at += 1;
          if (at === fail + 1) throw errno('EIO');
        }),
      );
      const failed = await runtime.continue({ stateToken: first.data.stateToken });
      if (failed.isErr()) expect(failed.error.code).toBe('STORE_IO_FAILED');
      expect((await rehydrated(runtime, first.data)).data.pending?.stepId).toBe('step-1');
    }
  });

  it('never leaves a lock held, an open temporary file or a queue that waits', async () => {
    let failing = false;
    const files = watchedFiles(({ name }) => {
      if (failing && name === 'syncFolder') throw errno('EIO');
    });
    const world = fileWorld([workflow], files);
    const first = await started(world.runtime, 'test.files');
    failing = true;
    for (let i = 0; i < 5; i += 1) refused(await world.runtime.continue(acknowledge(first.data)));
    failing = false;
    expect(Object.keys(tree(world.layout.root)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await advanced(world.another(), first.data);
  });

  // @verifies no-write-outlives-its-lock
  it('waits for the writes beside it: none lands after the lock was let go', async () => {
    let failing = false;
    const real = nodeFiles();
    const slow = {
      ...real,
      open: async (...[at, mode, permissions]: Parameters<typeof real.open>) => {
        if (failing && mode === 'create' && at.includes('snapshots')) throw errno('EIO');
        const file = await real.open(at, mode, permissions);
        const wait = failing && mode === 'create' ? 30 : 0;
        return {
          descriptor: file.descriptor,
          opened: file.opened,
          read: (position: number, length: number) => file.read(position, length),
          write: (bytes: Uint8Array, position: number) => file.write(bytes, position),
          truncate: file.truncate,
          sync: () => new Promise<void>((resolve) => setTimeout(resolve, wait)).then(() => file.sync()),
          close: () => file.close(),
        };
      },
    };
    const world = fileWorld([workflow], slow);
    const first = await started(world.runtime, 'test.files');
    failing = true;
    refused(await world.runtime.continue(acknowledge(first.data)));
    const retried = must(await world.another().continue(acknowledge(first.data)));
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(must(await world.another().continue(acknowledge(first.data)))).toEqual(retried);
  });

  it('names the operation and the errno, never a path', async () => {
    let failing = false;
    const world = fileWorld(
      [workflow],
      watchedFiles(() => {
        if (failing) throw errno('EACCES');
      }),
    );
    const first = await started(world.runtime, 'test.files');
    failing = true;
    const error = refused(await world.runtime.continue(acknowledge(first.data)));
    expect(JSON.stringify(error)).toContain('EACCES');
    expect(JSON.stringify(error)).not.toContain(world.layout.root);
  });
});

describe('locks in files', () => {
  // @verifies lock-survives-replaced-file
  it('are refused on a file that was replaced while it was locked', async () => {
    const { layout, id } = await bornSession(0);
    let replaced = 0;
    const locks = nodeLocks();
    const host = testHost({
      locks: {
        ...locks,
        tryLock: (descriptor, mode) => {
          const held = locks.tryLock(descriptor, mode);
          if (replaced === 0) {
            replaced += 1;
            fs.unlinkSync(layout.sessionLock(id));
            fs.writeFileSync(layout.sessionLock(id), '');
          }
          return held;
        },
      },
    });
    const lock = must(await fileStorage(host, layout.root).locks.session(id, false));
    expect(lock.kind).toBe('held');
    expect(must(await fileStorage(testHost(), layout.root).locks.session(id, false)).kind).toBe('busy');
  });

  // @verifies lock-checked-before-commit
  it.each([
    ['removed', (at: string) => fs.unlinkSync(at)],
    [
      'replaced',
      (at: string) => {
        fs.unlinkSync(at);
        fs.writeFileSync(at, '');
      },
    ],
    ['moved away', (at: string) => fs.renameSync(at, `${at}.old`)],
  ])('that are %s during an append, at any operation, lose and break no step', async (_, takeAway) => {
    const acknowledge = (token: { stateToken: string; ackToken?: string | undefined }, notesMarkdown: string) => ({
      stateToken: token.stateToken,
      ackToken: token.ackToken ?? '',
      output: { notesMarkdown },
    });
    let refusals = 0;
    for (let at = 0; ; at += 1) {
      let count = Number.NEGATIVE_INFINITY;
      let isTaken = false;
      let place = '';
      let meanwhile: Promise<unknown> | undefined;
      const world = fileWorld(
        [workflow],
        watchedFiles(() => {
          count += 1;
          if (count !== at + 1) return;
          isTaken = fs.existsSync(place);
          if (isTaken) takeAway(place);
          // Another process finds the session free, and takes the same step.
          if (isTaken) meanwhile = world.another().continue(acknowledge(first.data, 'other'));
        }),
      );
      const first = await started(world.runtime, 'test.files');
      place = world.layout.sessionLock(first.data.session.sessionId as SessionId);
      count = 0;
      const mine = await world.runtime.continue(acknowledge(first.data, 'mine'));
      const isDone = count <= at;
      count = Number.NEGATIVE_INFINITY;
      const other = (await meanwhile) as Awaited<typeof mine> | undefined;
      if (mine.isErr()) {
        refusals += 1;
        expect(mine.error.code, `operation ${at}`).toMatch(/STORE_IO_FAILED|TOKEN_SESSION_LOCKED/);
        expect(mine.error.retry.kind).toMatch(/retryable/);
      }
      for (const [reply, notes] of [
        [mine, 'mine'],
        [other, 'other'],
      ] as const) {
        if (reply === undefined || reply.isErr()) continue;
        const again = must(await world.another().continue(acknowledge(first.data, notes)));
        expect(again.data.pending, `operation ${at}`).toEqual(reply.value.data.pending);
      }
      const next = must(await world.another().continue(acknowledge(first.data, 'mine')));
      await advanced(world.another(), next.data);
      if (isDone) break;
    }
    expect(refusals).toBeGreaterThan(3);
  });

  // @verifies unlock-never-fails-a-call
  it.each(['unlock', 'close'] as const)(
    'whose %s fails are let go all the same, and the step is acknowledged',
    async (what) => {
      let isFailing = false;
      const [files, locks] = [nodeFiles(), nodeLocks()];
      const host = testHost({
        files: {
          ...files,
          open: async (...[at, mode, permissions]: Parameters<typeof files.open>) => {
            const file = await files.open(at, mode, permissions);
            return {
              descriptor: file.descriptor,
              opened: file.opened,
              read: (position, length) => file.read(position, length),
              write: (bytes, position) => file.write(bytes, position),
              truncate: (length) => file.truncate(length),
              sync: () => file.sync(),
              close: async () => {
                await file.close();
                if (isFailing && what === 'close' && mode === 'update') throw errno('EIO');
              },
            };
          },
        },
        locks: {
          ...locks,
          unlock: (descriptor) => {
            if (isFailing && what === 'unlock') throw errno('ENOLCK');
            locks.unlock(descriptor);
          },
        },
      });
      const world = fileWorld([workflow]);
      const first = await started(world.runtime, 'test.files');
      const layout = world.layout;
      const runtime = createRuntime(host, fileStorage(host, layout.root), catalogsAt(null, [workflow]));
      isFailing = true;
      const next = await advanced(runtime, first.data);
      isFailing = false;
      expect(next.data.pending?.stepId).toBe('step-2');
      await advanced(world.another(), next.data);
    },
  );

  // @verifies lock-files-stay
  it('are never removed while their folder lives', async () => {
    const { layout, storage, writer, id } = await bornSession(0);
    const { ino } = fs.statSync(layout.sessionLock(id));
    await writer.append(storage, writer.advancePlan());
    expect(fs.statSync(layout.sessionLock(id)).ino).toBe(ino);
  });

  // @verifies store-lock-shared-by-writers
  it('answer busy for the store while a collector holds it exclusively', async () => {
    const { layout, storage } = await bornSession(0);
    const locks = nodeLocks();
    const collector = await nodeFiles().open(layout.storeLock, 'update');
    expect(locks.tryLock(collector.descriptor, 'exclusive')).toBe(true);
    expect(must(await storage.locks.store()).kind).toBe('busy');
    locks.unlock(collector.descriptor);
    await collector.close();
    expect(must(await storage.locks.store()).kind).toBe('held');
  });

  it('keep a collector out until the last writer of a process is done', async () => {
    const { layout, storage } = await bornSession(0);
    const [one, two] = [must(await storage.locks.store()), must(await storage.locks.store())];
    const locks = nodeLocks();
    const collector = await nodeFiles().open(layout.storeLock, 'update');
    const tried: boolean[] = [];
    for (const lock of [one, two]) {
      tried.push(locks.tryLock(collector.descriptor, 'exclusive'));
      if (lock.kind === 'held') await lock.release();
    }
    tried.push(locks.tryLock(collector.descriptor, 'exclusive'));
    await collector.close();
    expect(tried).toEqual([false, false, true]);
  });

  it('serve two first writers of a process even when one finishes while the other lets go of its spare hold', async () => {
    const { layout } = await bornSession(0);
    const slow = nodeFiles();
    let opened = 0;
    const files = {
      ...slow,
      open: async (...[at, mode, permissions]: Parameters<typeof slow.open>) => {
        const file = await slow.open(at, mode, permissions);
        opened += 1;
        const wait = opened === 2 ? () => new Promise((resolve) => setTimeout(resolve, 20)) : async () => undefined;
        return {
          descriptor: file.descriptor,
          opened: file.opened,
          read: (position: number, length: number) => file.read(position, length),
          write: file.write,
          truncate: file.truncate,
          sync: file.sync,
          close: () => wait().then(() => file.close()),
        };
      },
    };
    const { locks } = fileStorage(testHost({ files }), layout.root);
    const holds = await Promise.all(
      [0, 1].map(async () => {
        const lock = must(await locks.store());
        if (lock.kind === 'held') await lock.release();
        return lock.kind;
      }),
    );
    expect(holds).toEqual(['held', 'held']);
  });
});

const listed = async (storage: ReturnType<typeof fileStorage>) => {
  const done = must(await storage.collector.exclusively(async () => must(await storage.collector.listing())));
  if (done.kind === 'busy') throw new Error('the store is busy');
  return done.value;
};

describe('what stands in the place of an origin', () => {
  type Harm = readonly [what: string, why: RegExp, put: (file: string) => void];
  const harms: readonly Harm[] = [
    ['no JSON', /does not contain a valid origin/, (file) => fs.writeFileSync(file, 'garbage')],
    ['nothing', /does not contain a valid origin/, (file) => fs.writeFileSync(file, '')],
    ['another shape', /does not contain a valid origin/, (file) => fs.writeFileSync(file, '{"v":1,"salvaged":"yes"}')],
    [
      'a file of a later version',
      /newer version of WorkRail \(version 2;/,
      (file) => fs.writeFileSync(file, '{"v":2}'),
    ],
    ['a large file', /does not contain a valid origin/, (file) => fs.writeFileSync(file, '['.repeat(1_000_000))],
    ['a folder', /is not a file/, (file) => fs.mkdirSync(file)],
    ['a link that leads to nothing', /is a broken symbolic link/, (file) => fs.symlinkSync('/no/such/place', file)],
    ['a link to itself', /cannot be read \(ELOOP\)/, (file) => fs.symlinkSync(file, file)],
  ];
  it.each(harms)('is told, and breaks nothing, when it is %s', async (_what, why, put) => {
    const { layout, another, id } = await bornSession(1);
    put(layout.origin(id));
    const look = must(await another().origins.inspect(id));
    expect(look).toEqual({ kind: 'unknown', why: expect.stringMatching(why) });
    expect(await readFrom(another(), id)).toMatchObject({ born: true, damage: null });
    const { unknownEntries: foreign, tempFiles: leftovers, inaccessible: unseen } = await listed(another());
    expect([foreign, leftovers, unseen]).toEqual([[], [], []]);
  });
});

describe('the mark of an install', () => {
  // @verifies import-is-all-or-nothing
  it('is no leftover while it says that a folder was never born, and one beside a manifest', async () => {
    const { layout, another, id } = await bornSession(2);
    fs.writeFileSync(layout.incoming(id), '');
    expect((await listed(another())).tempFiles).toEqual([`sessions/${id}/.incoming`]);
    fs.rmSync(layout.manifest(id));
    const { tempFiles: leftovers, unknownEntries: foreign } = await listed(another());
    expect([leftovers, foreign]).toEqual([[], []]);
    // Without it, segments that an interrupted import left would read as a session that lost its manifest.
    expect((await readFrom(another(), id)).born).toBe(false);
  });
});

describe.runIf(onPosix)('what is stored', () => {
  const modesBelow = (root: string) =>
    Object.fromEntries(Object.entries(tree(root)).map(([name, about]) => [name, Number.parseInt(about, 8) & 0o777]));
  const inRootOf = async (mode: number) => {
    const world = fileWorld([workflow]);
    fs.mkdirSync(world.layout.root);
    fs.chmodSync(world.layout.root, mode);
    const umask = process.umask(0);
    try {
      const first = await started(world.runtime, 'test.files');
      await advanced(world.runtime, first.data, { output: { notesMarkdown: 'x', artifacts: [{ a: 1 }] } });
      must(await world.runtime.resume({ query: 'x' }));
    } finally {
      process.umask(umask);
    }
    return modesBelow(world.layout.root);
  };

  // @verifies stored-files-are-private
  it.each([0o755, 0o777 & ~0o020, 0o700])('is for its owner alone in a directory of mode %o', async (mode) => {
    for (const [name, given] of Object.entries(await inRootOf(mode))) expect(given & 0o077, name).toBe(0);
  });

  // @verifies stored-files-are-private
  it('is for the group too where the owner gave the directory to it, and never for others; keys stay private', async () => {
    const modes = await inRootOf(0o777);
    for (const [name, given] of Object.entries(modes)) {
      expect(given, name).toBe(
        name === 'keys/keyring.json' ? 0o600 : name === 'keys/' ? 0o700 : name.endsWith('/') ? 0o770 : 0o660,
      );
    }
  });

  // @verifies nothing-leaves-through-links
  it.each(['cache', 'dirtySessions', 'resumeIndex'] as const)(
    'is neither written nor read through a link in the place of the %s, and the link is named',
    async (which) => {
      const { layout, runtime, another } = fileWorld([workflow]);
      await started(runtime, 'test.files');
      must(await runtime.resume({ query: 'x' }));
      const elsewhere = path.join(temporaryFolder(), 'elsewhere');
      if (fs.existsSync(layout[which])) fs.renameSync(layout[which], elsewhere);
      else fs.writeFileSync(elsewhere, '');
      fs.symlinkSync(elsewhere, layout[which]);
      const before = tree(path.dirname(elsewhere));
      const first = await started(another(), 'test.files');
      await advanced(another(), first.data);
      must(await another().resume({ query: 'x' }));
      const { unexpected: misplaced } = await listed(fileStorage(testHost(), layout.root));
      expect(misplaced).toEqual([
        expect.objectContaining({
          place: layout.placeOf(layout[which]),
          why: expect.stringMatching(/^is a symbolic link/),
        }),
      ]);
      expect(tree(path.dirname(elsewhere))).toEqual(before);
    },
  );

  // @verifies reads-are-bounded, regular-files-only
  it.each([
    ['of an endless size', (at: string) => fs.truncateSync(at, 1024 ** 4)],
    [
      'a pipe',
      (at: string) => {
        fs.rmSync(at);
        execFileSync('mkfifo', [at]);
      },
    ],
    [
      'a link to an endless device',
      (at: string) => {
        fs.rmSync(at);
        fs.symlinkSync('/dev/zero', at);
      },
    ],
  ])('is refused or worked around at once where one of its files is %s, each of them', async (_, harm) => {
    const make = async () => {
      const world = fileWorld([workflow]);
      const first = await started(world.runtime, 'test.files');
      const next = await advanced(world.runtime, first.data, { output: { artifacts: [{ a: 1 }] } });
      must(await world.runtime.resume({ query: 'x' }));
      return { ...world, first, next };
    };
    const count = Object.keys(tree((await make()).layout.root)).filter((name) => !name.endsWith('/')).length;
    expect(count).toBeGreaterThan(8);
    for (let i = 0; i < count; i += 1) {
      const { layout, another, next } = await make();
      const names = Object.keys(tree(layout.root)).filter((name) => !name.endsWith('/'));
      const name = names[i] ?? '';
      harm(path.join(layout.root, name));
      const runtime = another();
      const replies = [
        await runtime.continue({ stateToken: next.data.stateToken }),
        await runtime.continue({ stateToken: next.data.stateToken, ackToken: next.data.ackToken ?? '' }),
        await runtime.resume({ query: 'x' }),
        await runtime.start({ workflowId: 'test.files' }),
      ];
      for (const reply of replies) if (reply.isErr()) expect(reply.error.code, name).not.toBe('INTERNAL_ERROR');
      for (const id of must(await fileStorage(testHost(), layout.root).log.list())) {
        expect(id).toMatch(/^sess_/);
      }
    }
  });
});
