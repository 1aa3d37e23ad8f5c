/** Collecting what nobody needs, and nothing else. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { searchedBytesMax } from '../../../schemas/limits.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { harms } from '../../support/damage.ts';
import { errno, temporaryFolder, tree, watchedFiles } from '../../support/files.ts';
import { bytesOf, linesOf } from '../../support/log-writer.ts';
import { type Adapter, adapters, assertReport, inFiles, inMemory, type Operated } from '../../support/operating.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, refused, rehydrated, started, testHost } from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

const workflows = [compiledWorkflow('test.old', stepIds(3)), compiledWorkflow('test.new', stepIds(3))];
const day = 24 * 60 * 60 * 1000;

/** A clock that a test moves. */
function movable() {
  let nowMs = Date.UTC(2026, 0, 1);
  return {
    nowMs: () => nowMs,
    moveDays: (days: number) => {
      nowMs += days * day;
    },
  };
}

/** Two runs of a step each: one 61 days old, one 11. */
async function aged(open: Adapter) {
  const clock = movable();
  const world = open(workflows, { clock });
  const run = async (workflowId: string, note: string) => {
    const first = await started(world.runtime, workflowId);
    const second = await advanced(world.runtime, first.data, {
      output: { notesMarkdown: note, artifacts: [{ note }] },
    });
    return { ...second.data, sessionId: first.data.session.sessionId as SessionId };
  };
  const old = await run('test.old', 'old');
  clock.moveDays(50);
  const young = await run('test.new', 'young');
  clock.moveDays(11);
  return { world, clock, old, young, ...world.another() };
}
const ids = async (operator: Operated['operator']) =>
  must(await operator.listSessions()).sessions.map(({ sessionId }) => sessionId as string);

describe.each(adapters)('%s: a collection', (_name, open) => {
  // @verifies gc-by-ttl
  it('removes sessions whose last plan is older than the TTL, and the objects that only they needed', async () => {
    const { operator, old, young, world } = await aged(open);
    const report = assertReport('collection-report.v2', must(await operator.collect(60, false)));
    expect(report).toMatchObject({
      sessions: { removed: [old.sessionId], retained: 1, pinned: 0, uncommitted: [] },
      // Of the old run: two states, its workflow, its artifact.
      objects: { removed: 4, retained: 4 },
      blockedBy: [],
    });
    expect(await ids(operator)).toEqual([young.sessionId]);
    const after = world.another();
    expect((await rehydrated(after.runtime, young)).data.pending?.stepId).toBe('step-2');
    expect(must(await after.operator.verifySession(young.sessionId)).verdict).toBe('verified');
    const again = must(await after.operator.collect(60, false));
    expect(again).toMatchObject({ sessions: { removed: [] }, objects: { removed: 0 } });
  });

  // @verifies gc-by-ttl
  it('keeps a session whose clock was set back for its last plan, and later corrected', async () => {
    const { operator, clock, young, world } = await aged(open);
    clock.moveDays(-5000);
    await advanced(world.runtime, young, { output: { notesMarkdown: 'Written while the clock was wrong.' } });
    clock.moveDays(5000);
    const report = must(await operator.collect(60, false));
    expect(report.sessions.removed).not.toContain(young.sessionId);
    expect(await ids(operator)).toEqual([young.sessionId]);
  });

  it('says what would go, and removes nothing, when it is a dry run', async () => {
    const { operator, old, young } = await aged(open);
    const planned = must(await operator.collect(60, true));
    expect(planned).toMatchObject({ dryRun: true, sessions: { removed: [old.sessionId] }, objects: { removed: 4 } });
    expect((await ids(operator)).sort()).toEqual([old.sessionId, young.sessionId].sort());
    expect(must(await operator.collect(60, false))).toEqual({ ...planned, dryRun: false });
  });

  // @verifies gc-honours-pins
  it('never removes a pinned session, nor what it needs, until it is unpinned', async () => {
    const { operator, old, world, clock } = await aged(open);
    clock.moveDays(1);
    assertReport('pin-report.v2', must(await operator.pinSession(old.session.runName, true)));
    expect(must(await operator.collect(0, false))).toMatchObject({ sessions: { pinned: 1 } });
    expect(await ids(operator)).toEqual([old.sessionId]);
    expect(must(await world.another().operator.verifySession(old.sessionId)).verdict).toBe('verified');
    must(await operator.pinSession(old.sessionId, false));
    must(await operator.collect(60, false));
    expect(await ids(operator)).toEqual([]);
  });

  it('keeps the workflow, states and artifacts that a retained session shares with a removed one', async () => {
    const clock = movable();
    const world = open(workflows, { clock });
    const sessionIds: string[] = [];
    for (let i = 0; i < 2; i += 1) {
      const first = await started(world.runtime, 'test.old');
      await advanced(world.runtime, first.data, { output: { artifacts: [{ shared: true }] } });
      sessionIds.push(first.data.session.sessionId);
      clock.moveDays(100);
    }
    const { operator } = world.another();
    const report = must(await operator.collect(150, false));
    expect(report).toMatchObject({ sessions: { removed: [sessionIds[0]], retained: 1 }, objects: { removed: 0 } });
    expect(must(await operator.verifySession(sessionIds[1] ?? '')).verdict).toBe('verified');
  });

  it('lets a running server go on: with what is left, and in a new session with what was removed', async () => {
    const { world, old, young, operator } = await aged(open);
    must(await operator.collect(60, false));
    await advanced(world.runtime, young);
    // The run is still open in this process, so its handle is known.
    expect(refused(await world.runtime.continue({ ackToken: old.ackToken as string }))).toMatchObject({
      code: 'TOKEN_UNKNOWN_NODE',
      message: expect.stringContaining('the token is valid, but the step that it names is not stored'),
    });
    expect(refused(await world.runtime.continue({ stateToken: old.stateToken })).code).toBe('TOKEN_UNKNOWN_NODE');
    const again = await started(world.runtime, 'test.old');
    await advanced(world.runtime, again.data, { output: { artifacts: [{ note: 'old' }] } });
    const report = must(await world.another().operator.verifySession(again.data.session.sessionId));
    expect(report.verdict).toBe('verified');
  });

  it('refuses calls that write while it runs, and the refusal names it', async () => {
    const { world } = await aged(open);
    const done = must(
      await world.storage.collector.exclusively(async () =>
        refused(await world.another().runtime.start({ workflowId: 'test.new' })),
      ),
    );
    expect(done).toMatchObject({
      value: { code: 'TOKEN_SESSION_LOCKED', message: expect.stringContaining('`sessions gc`') },
    });
  });

  it('is refused while a process writes', async () => {
    const { operator, world } = await aged(open);
    const lock = must(await world.storage.locks.store());
    const error = refused(await operator.collect(60, false));
    expect(error).toMatchObject({ code: 'SESSION_LOCKED', retry: { kind: 'retryable_after_ms' } });
    if (lock.kind === 'held') await lock.release();
    expect((await operator.collect(60, true)).isOk()).toBe(true);
  });

  // @verifies gc-by-ttl
  it('removes a session that was never born when it is older than the TTL', async () => {
    const { operator, world, clock } = await aged(open);
    const lock = must(await world.storage.locks.session('sess_unborn' as SessionId, true));
    if (lock.kind === 'held') await lock.release();
    expect(must(await operator.collect(60, false)).sessions.uncommitted).toEqual([]);
    // The folder of a file has the time of the machine.
    clock.moveDays(100 * 365);
    expect(must(await operator.collect(60, false)).sessions.uncommitted).toEqual(['sess_unborn']);
    expect(must(await operator.collect(60, false)).sessions.uncommitted).toEqual([]);
  });

  // @verifies gc-honours-pins
  it('removes nothing where a pinned session has lost its manifest; a repair puts it out of the way whole', async () => {
    const { operator, world, young } = await aged(open);
    const { session } = (await started(world.runtime, 'test.old')).data;
    const sessionId = session.sessionId as SessionId;
    must(await operator.pinSession(sessionId, true));
    world.raw.setManifest(sessionId, world.raw.manifest(sessionId).slice(0, -1));
    const report = must(await world.another().operator.collect(0, false));
    expect(report).toMatchObject({ sessions: { removed: [], uncommitted: [] }, objects: { removed: 0 } });
    expect(report.blockedBy).toEqual([
      {
        sessionId,
        problem: expect.stringContaining('is pinned'),
        fix: expect.stringContaining(`sessions repair ${sessionId} --dry-run`),
      },
    ]);
    expect(await ids(operator)).toContain(sessionId);
    expect(must(await operator.repairSession(sessionId, false))).toMatchObject({ outcome: 'quarantined' });
    expect(must(await world.another().operator.collect(60, false)).blockedBy).toEqual([]);
    expect(await ids(operator)).toEqual([young.sessionId]);
  });

  // @verifies gc-by-ttl
  it('leaves a young session that lost its manifest alone, with all that it needs', async () => {
    const { world } = await aged(open);
    const first = (await started(world.runtime, 'test.old')).data;
    const sessionId = first.session.sessionId as SessionId;
    const manifest = world.raw.manifest(sessionId);
    world.raw.setManifest(sessionId, new Uint8Array());
    expect(must(await world.another().operator.collect(60, false)).sessions.uncommitted).toEqual([]);
    world.raw.setManifest(sessionId, manifest);
    expect(must(await world.another().operator.verifySession(sessionId)).verdict).toBe('verified');
  });

  // @verifies gc-safe-mode
  it.each(Object.entries(harms))('removes nothing while a session is damaged: %s', async (reason, { harm }) => {
    const clock = movable();
    const world = open([compiledWorkflow('test.long', stepIds(5))], { clock });
    const old = await started(world.runtime, 'test.long');
    const first = await started(world.runtime, 'test.long');
    let pair: { stateToken: string; ackToken?: string | undefined } = first.data;
    for (let i = 0; i < 3; i += 1) pair = (await advanced(world.runtime, pair)).data;
    const sessionId = first.data.session.sessionId as SessionId;
    clock.moveDays(100);
    harm(world, sessionId);
    const { operator } = world.another();
    const report = must(await operator.collect(60, false));
    expect(report).toMatchObject({ sessions: { removed: [] }, objects: { removed: 0 } });
    const [problem, fix] =
      reason === 'unknown_version'
        ? [/^a newer version of WorkRail wrote a part/, /^Update WorkRail/]
        : [new RegExp(reason), /sessions repair sess_\S+ --dry-run/];
    expect(report.blockedBy).toEqual([
      { sessionId, problem: expect.stringMatching(problem), fix: expect.stringMatching(fix) },
    ]);
    expect((await ids(operator)).sort()).toEqual([old.data.session.sessionId, sessionId].sort());
  });

  it('does not remove a session whose time is not known, nor one from the future', async () => {
    for (const closedAt of [undefined, 'yesterday', '2999-01-01T00:00:00.000Z']) {
      const { operator, world, old } = await aged(open);
      const lines = linesOf(world.raw.manifest(old.sessionId)).map((line) => {
        const { closedAt: was, ...record } = JSON.parse(line);
        return JSON.stringify(was === undefined || closedAt === undefined ? record : { ...record, closedAt });
      });
      world.raw.setManifest(old.sessionId, bytesOf(lines));
      expect(must(await operator.collect(0, false)).sessions.removed).not.toContain(old.sessionId);
    }
  });

  it('keeps the objects that something which was set aside still names', async () => {
    const { operator, world, old } = await aged(open);
    const lines = linesOf(world.raw.manifest(old.sessionId));
    const lost = JSON.parse(lines[3] ?? '').snapshotRef as Sha256Digest;
    world.raw.setManifest(old.sessionId, bytesOf([...lines.slice(0, 2), 'damaged', ...lines.slice(3)]));
    must(await operator.repairSession(old.sessionId, false));
    must(await world.another().operator.collect(1000, false));
    expect((await world.storage.objects.get('snapshot', lost)).isOk()).toBe(true);
  });
});

describe('whatever is stored', () => {
  it('is verified after a collection when it was retained, and gone when it was not', async () => {
    const sessions = fc.array(fc.record({ age: fc.nat(120), steps: fc.nat(2), isPinned: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    });
    await assertProperty(
      fc.asyncProperty(sessions, fc.nat(120), async (wanted, ttl) => {
        const clock = movable();
        const world = inMemory(workflows, { clock });
        const made: { id: string; stays: boolean }[] = [];
        for (const { age, steps, isPinned } of wanted) {
          clock.moveDays(-age);
          const first = await started(world.runtime, 'test.old');
          let pair: { stateToken: string; ackToken?: string | undefined } = first.data;
          for (let i = 0; i < steps; i += 1) {
            pair = (await advanced(world.runtime, pair, { output: { artifacts: [{ i, age }] } })).data;
          }
          clock.moveDays(age);
          const id = first.data.session.sessionId;
          if (isPinned) must(await world.operator.pinSession(id, true));
          made.push({ id, stays: isPinned || age <= ttl });
        }
        must(await world.another().operator.collect(ttl, false));
        const { operator } = world.another();
        const stay = made.filter(({ stays }) => stays).map(({ id }) => id);
        expect((await ids(operator)).sort()).toEqual(stay.sort());
        for (const id of stay) expect(must(await operator.verifySession(id)).verdict).toBe('verified');
      }),
      { numRuns: 30 },
    );
  });
});

// Files ---------------------------------------------------------------------------------------------------------------

describe('in files, a collection', () => {
  const filed = async () => {
    const clock = movable();
    const host = testHost({ clock });
    const layout = new Layout(path.join(temporaryFolder(), 'data'));
    const catalogs = catalogsAt(null, workflows);
    const runtime = createRuntime(host, fileStorage(host, layout.root), catalogs);
    const old = await started(runtime, 'test.old');
    await advanced(runtime, old.data, { output: { artifacts: [{ a: 1 }] } });
    clock.moveDays(100);
    const young = await advanced(runtime, (await started(runtime, 'test.new')).data);
    const over = (files = host.files) => {
      const seen = { ...host, files };
      return createAdminApi(seen, fileStorage(seen, layout.root), catalogs);
    };
    return { layout, over, clock, old: old.data.session.sessionId, young: young.data.session.sessionId };
  };

  it('removes temporary files and what an interrupted collection left, and names what is not ours', async () => {
    const { layout, over, young } = await filed();
    const leave = (...names: string[]) => {
      const at = path.join(layout.root, ...names);
      fs.mkdirSync(path.dirname(at), { recursive: true });
      fs.writeFileSync(at, 'x');
      return at;
    };
    const junk = [
      leave('snapshots', `sha256-${'0'.repeat(64)}.json.abc.tmp`),
      leave('sessions', young, 'manifest.jsonl.abc.tmp'),
      leave('sessions', young, 'events', '00000000-00000001.jsonl.abc.tmp'),
      leave('sessions', '.sess_gone.abc.removed', 'manifest.jsonl'),
    ];
    const foreign = [leave('notes.txt'), leave('sessions', 'README'), leave('snapshots', 'mine.json')];
    const keyring = leave('keys', 'keyring.json.abc.tmp');
    const report = must(await over().collect(60, false));
    expect(report.tempFiles).toHaveLength(4);
    expect(report.unknownEntries).toEqual(['notes.txt', 'sessions/README', 'snapshots/mine.json']);
    for (const at of junk) expect(fs.existsSync(at), at).toBe(false);
    for (const at of [...foreign, keyring]) expect(fs.existsSync(at), at).toBe(true);
  });

  // @verifies gc-sessions-first-then-objects
  it('removes every session durably before the first object, and each object before any leftover', async () => {
    const { over, layout } = await filed();
    const done: string[] = [];
    const files = watchedFiles(({ name, path: at }) => {
      const place = layout.placeOf(at);
      if (name === 'rename' && place.startsWith('sessions/')) done.push('session');
      else if (name === 'syncFolder' && place === 'sessions') done.push('sessions are durable');
      else if (name === 'remove' && /^(snapshots|workflows|artifacts)\/.*sha256/.test(place)) done.push('object');
      else if (name === 'removeTree') done.push('leftover');
    });
    const report = must(await over(files).collect(60, false));
    expect(report.sessions.removed).not.toEqual([]);
    expect(report.objects.removed).toBeGreaterThan(0);
    const [session, durable, object, leftover] = ['session', 'sessions are durable', 'object', 'leftover'];
    expect(done.lastIndexOf(session ?? '')).toBeLessThan(done.lastIndexOf(durable ?? ''));
    expect(done.lastIndexOf(durable ?? '')).toBeLessThan(done.indexOf(object ?? ''));
    expect(done.lastIndexOf(object ?? '')).toBeLessThan(done.indexOf(leftover ?? ''));
  });

  // @verifies gc-keeps-what-any-segment-names
  it('keeps what a segment names that no manifest attests: an interrupted append, whole or torn', async () => {
    for (const harm of [(text: string) => text, (text: string) => text.slice(0, -20)]) {
      const { layout, over, young } = await filed();
      const ref = `sha256:${'ab'.repeat(32)}`;
      const object = path.join(layout.objects('artifact'), `${ref.replace(':', '-')}.json`);
      fs.writeFileSync(object, '{}');
      const segments = fs.readdirSync(layout.events(young as SessionId)).sort();
      // As an append leaves it that was interrupted before its manifest group: next to the last one.
      const next = Number(/-(\d+)\./.exec(segments.at(-1) ?? '')?.[1]) + 1;
      const [first, last] = [next, next + 1].map((index) => String(index).padStart(8, '0'));
      const orphan = path.join(layout.events(young as SessionId), `${first}-${last}.jsonl`);
      fs.writeFileSync(orphan, harm(`{"data":{"contentRef":"${ref}"},"kind":"node_output_appended","v":1}\n`));
      // In safe mode nothing would go, whatever is named.
      expect(must(await over().collect(60, false)).blockedBy).toEqual([]);
      expect(fs.existsSync(object)).toBe(true);
      fs.rmSync(orphan);
      must(await over().collect(60, false));
      expect(fs.existsSync(object)).toBe(false);
    }
  });

  // @verifies nothing-leaves-through-links
  it('removes nothing where objects are stored behind a link, and nothing through a link to a cache', async () => {
    const { layout, over } = await filed();
    const [outside, cache] = [path.join(temporaryFolder(), 'shared'), path.join(temporaryFolder(), 'cache')];
    fs.renameSync(layout.objects('snapshot'), outside);
    fs.symlinkSync(outside, layout.objects('snapshot'));
    fs.renameSync(layout.cache, cache);
    fs.symlinkSync(cache, layout.cache);
    fs.writeFileSync(path.join(cache, 'other.tmp'), '');
    const before = [fs.readdirSync(outside), fs.readdirSync(cache)];
    const report = must(await over().collect(60, false));
    expect(report.blockedBy).toEqual([
      expect.objectContaining({ problem: expect.stringMatching(/^snapshots is a symbolic link/) }),
    ]);
    fs.rmSync(layout.objects('snapshot'));
    fs.cpSync(outside, layout.objects('snapshot'), { recursive: true });
    must(await over().collect(60, false));
    expect([fs.readdirSync(outside), fs.readdirSync(cache)]).toEqual(before);
  });

  it('follows no link out of the data directory', async () => {
    const { layout, over } = await filed();
    const outside = path.join(temporaryFolder(), 'precious');
    fs.mkdirSync(outside);
    fs.writeFileSync(path.join(outside, 'file'), 'precious');
    fs.symlinkSync(outside, path.join(layout.sessions, '.sess_link.abc.removed'));
    expect(must(await over().collect(60, false)).tempFiles).toEqual(['sessions/.sess_link.abc.removed']);
    expect(fs.readFileSync(path.join(outside, 'file'), 'utf8')).toBe('precious');
    fs.symlinkSync(outside, path.join(layout.sessions, 'sess_link'));
    must(await over().collect(60, false));
    expect(fs.readFileSync(path.join(outside, 'file'), 'utf8')).toBe('precious');
  });

  type Hiding = readonly [what: string, says: RegExp, does: RegExp, hide: (layout: Layout, id: string) => unknown];
  const away = (at: string) => fs.renameSync(at, path.join(temporaryFolder(), 'away'));
  const linkedAway = (at: string) => {
    const elsewhere = path.join(temporaryFolder(), 'unmounted');
    away(at);
    fs.symlinkSync(elsewhere, at);
  };
  const sessionOf = (layout: Layout, id: string) => layout.session(id as SessionId);
  const hidings: readonly Hiding[] = [
    [
      'the folder of sessions is gone',
      /sessions directory does not exist/,
      /^Restore/,
      ({ sessions }) => away(sessions),
    ],
    [
      'the folder of sessions is empty, as where a disk is not mounted',
      /sessions directory contains no session/,
      /^Restore/,
      ({ sessions }) => {
        away(sessions);
        fs.mkdirSync(sessions);
      },
    ],
    [
      'the folder of sessions leads to nothing',
      /sessions is a broken symbolic link/,
      /^Restore/,
      ({ sessions }) => linkedAway(sessions),
    ],
    [
      'a session leads to nothing',
      /^sessions\/sess_\S+ is a broken symbolic link/,
      /^Restore the target of sessions\/sess_/,
      (layout, id) => linkedAway(sessionOf(layout, id)),
    ],
    [
      'a session leads to an empty folder',
      /^sessions\/sess_\S+ is a symbolic link to a directory that contains no session/,
      /^Restore/,
      (layout, id) => {
        away(sessionOf(layout, id));
        fs.symlinkSync(temporaryFolder(), sessionOf(layout, id));
      },
    ],
    [
      'a file stands where a session was',
      /^sessions\/sess_\S+ is not a directory/,
      /^Move sessions\/sess_/,
      (layout, id) => {
        away(sessionOf(layout, id));
        fs.writeFileSync(sessionOf(layout, id), '');
      },
    ],
    [
      'a manifest leads to nothing',
      /manifest\.jsonl is a broken symbolic link/,
      /^Restore/,
      (layout, id) => linkedAway(layout.manifest(id as SessionId)),
    ],
    [
      'events lead to nothing',
      /events is a broken symbolic link/,
      /^Restore/,
      (layout, id) => linkedAway(layout.events(id as SessionId)),
    ],
  ];
  // @verifies gc-safe-mode
  it.each(hidings)('removes nothing while sessions are out of sight: %s', async (_what, says, does, hide) => {
    const { layout, over, young, clock } = await filed();
    clock.moveDays(1);
    hide(layout, young);
    const before = tree(layout.root);
    const report = assertReport('collection-report.v2', must(await over().collect(0, false)));
    expect(report.blockedBy).toEqual([
      expect.objectContaining({ problem: expect.stringMatching(says), fix: expect.stringMatching(does) }),
    ]);
    expect(report).toMatchObject({
      sessions: { removed: [], uncommitted: [] },
      objects: { removed: 0 },
      tempFiles: [],
    });
    const { '.store.lock': _was, ...after } = tree(layout.root);
    const { '.store.lock': _is, ...stood } = before;
    expect(after).toEqual(stood);
  });

  // @verifies gc-honours-pins
  it('takes any entry with the name of a pin for one, and leaves alone what is not ours in a session', async () => {
    const { layout, over, old, clock } = await filed();
    clock.moveDays(36_500);
    fs.symlinkSync('/no/such/place', layout.pinFile(old as SessionId));
    expect(must(await over().pinSession(old, true)).pinned).toBe(true);
    expect(must(await over().collect(0, false)).sessions).toMatchObject({ pinned: 1 });
    must(await over().pinSession(old, false));
    expect(fs.readdirSync(sessionOf(layout, old))).not.toContain('.keep');
    const notes = path.join(layout.sessions, 'sess_mine', 'notes.txt');
    fs.mkdirSync(path.dirname(notes));
    fs.writeFileSync(notes, 'mine');
    const report = must(await over().collect(0, false));
    expect(report.blockedBy).toEqual([expect.objectContaining({ fix: expect.stringContaining('notes.txt') })]);
    expect(fs.readFileSync(notes, 'utf8')).toBe('mine');
  });

  // @verifies gc-safe-mode
  it('removes nothing while a session may not be read, and names it', async () => {
    const { layout, over, young } = await filed();
    const files = watchedFiles(({ name, path: at }) => {
      if (['list', 'open-read'].includes(name) && at.startsWith(sessionOf(layout, young))) throw errno('EACCES');
    });
    const report = must(await over(files).collect(60, false));
    expect(report).toMatchObject({ sessions: { removed: [] }, objects: { removed: 0 } });
    expect(report.blockedBy).toEqual([
      {
        sessionId: young,
        problem: `sessions/${young} cannot be read (EACCES)`,
        fix: `Make sessions/${young} readable for the user who runs WorkRail`,
      },
    ]);
  });

  it('works beside links to themselves, and pipes that a repair quarantined', async () => {
    const { layout, over, old, young } = await filed();
    const kept = layout.session(young as SessionId);
    const loops = ['.keep', '.marks', '.origin', 'own', 'x.damaged', 'events/y.unattested', 'z.abc1.tmp'];
    for (const name of loops) fs.symlinkSync(path.join(kept, name), path.join(kept, name));
    for (const name of ['a', 'b']) fs.symlinkSync('.', path.join(kept, `${name}.damaged`));
    execFileSync('mkfifo', [path.join(kept, 'events.abc1.damaged')]);
    const report = must(await over().collect(60, false));
    expect(report).toMatchObject({ blockedBy: [], sessions: { removed: [old] } });
    expect(report.tempFiles).toEqual([`sessions/${young}/z.abc1.tmp`]);
    expect(fs.readdirSync(kept)).not.toContain('z.abc1.tmp');
  });

  // @verifies gc-safe-mode
  it('removes nothing while a quarantined file is too large or may not be read, and names it', async () => {
    const { layout, over, young } = await filed();
    const name = 'manifest.jsonl.abc1.damaged';
    const place = `sessions/${young}/${name}`;
    const aside = path.join(layout.session(young as SessionId), name);
    fs.writeFileSync(aside, '');
    fs.truncateSync(aside, searchedBytesMax + 1);
    const large = must(await over().collect(60, false));
    expect(large).toMatchObject({ sessions: { removed: [] }, objects: { removed: 0 } });
    expect(large.blockedBy).toEqual([
      {
        problem: `${place} cannot be read (EFBIG), and it may refer to objects`,
        fix: `Move ${place} out of the data directory`,
      },
    ]);
    fs.truncateSync(aside, 0);
    const files = watchedFiles(({ name: operation, path: at }) => {
      if (operation === 'open-read' && at === aside) throw errno('EACCES');
    });
    expect(must(await over(files).collect(60, false)).blockedBy).toEqual([
      {
        problem: `${place} cannot be read (EACCES), and it may refer to objects`,
        fix: `Make ${place} readable for the user who runs WorkRail`,
      },
    ]);
  });

  it('takes the objects of sessions that were all removed, also when it died in between', async () => {
    const { layout, over, clock } = await filed();
    clock.moveDays(1);
    const files = watchedFiles(({ name, path: at }) => {
      if (name === 'remove' && at.startsWith(layout.objects('snapshot'))) throw errno('EIO');
    });
    const { code, message } = refused(await over(files).collect(0, false));
    expect([code, message]).toEqual(['STORE_IO_FAILED', expect.stringMatching(/already removed: sess_\S+, sess_/)]);
    expect(must(await over().listSessions()).sessions).toEqual([]);
    expect(must(await over().collect(0, false))).toMatchObject({ blockedBy: [], objects: { retained: 0 } });
    expect(fs.readdirSync(layout.sessions)).toEqual([]);
    expect(fs.readdirSync(layout.objects('artifact'))).toEqual([]);
  });

  it('removes what it can where the disk has no room for another entry', async () => {
    const { layout, over, clock } = await filed();
    clock.moveDays(1);
    const full = watchedFiles(({ name }) => {
      if (name === 'open-create') throw errno('ENOSPC');
    });
    expect(must(await over(full).collect(0, false))).toMatchObject({ blockedBy: [], objects: { retained: 0 } });
    expect(fs.readdirSync(layout.sessions)).toEqual([]);
    expect(fs.readdirSync(layout.objects('snapshot'))).toEqual([]);
  });

  // @verifies gc-interrupted-is-harmless
  it('that dies at any operation of its removals leaves every session whole or gone, and the next one finishes', async () => {
    /** The removals, and the syncs between them. */
    const isRemoval = (name: string) => ['rename', 'remove', 'removeTree', 'syncFolder'].includes(name);
    let total = 0;
    const counted = await filed();
    const counting = watchedFiles(({ name }) => {
      if (isRemoval(name)) total += 1;
    });
    must(await counted.over(counting).collect(60, false));
    expect(total).toBeGreaterThan(5);
    for (let dies = 0; dies < total; dies += 1) {
      const again = await filed();
      let left = dies;
      const files = watchedFiles(({ name }) => {
        if (!isRemoval(name)) return;
        left -= 1;
        if (left < 0) throw errno('EIO');
      });
      expect(refused(await again.over(files).collect(60, false)).code, `died at ${dies}`).toBe('STORE_IO_FAILED');
      const { sessions } = must(await again.over().listSessions());
      for (const { sessionId, health } of sessions) {
        expect(health).toBe('healthy');
        expect(must(await again.over().verifySession(sessionId)).verdict, `died at ${dies}`).toBe('verified');
      }
      must(await again.over().collect(60, false));
      expect(must(await again.over().listSessions()).sessions.map(({ sessionId }) => sessionId)).toEqual([again.young]);
      const names = Object.keys(tree(again.layout.root));
      expect(names.filter((name) => /\.(tmp|removed)/.test(name))).toEqual([]);
      expect(names.filter((name) => name.startsWith('artifacts/') && !name.endsWith('/'))).toEqual([]);
    }
  });

  it('leaves a folder that stands in the place of an object alone, and does not stop at it', async () => {
    const { layout, over, old, clock } = await filed();
    clock.moveDays(1);
    const [name = ''] = fs.readdirSync(layout.objects('artifact'));
    const folder = path.join(layout.objects('artifact'), name);
    fs.rmSync(folder);
    fs.mkdirSync(folder);
    const report = must(await over().collect(0, false));
    expect(report).toMatchObject({ unknownEntries: [`artifacts/${name}`], objects: { retained: 0 } });
    expect(report.sessions.removed).toContain(old);
    expect(fs.statSync(folder).isDirectory()).toBe(true);
  });

  it('works on a data directory that is not there yet', async () => {
    const report = must(await inFiles(workflows).operator.collect(60, false));
    expect(report).toMatchObject({ sessions: { retained: 0 }, objects: { removed: 0 } });
  });
});
