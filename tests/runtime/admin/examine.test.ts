/** What the doctor sees of a store: damage, what is lost, and what stands in the wrong place. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { listText } from '../../../cli/reporters/session-list-text.ts';
import { dataColors, shownText } from '../../../cli/terminal/terminal.ts';
import { describe, expect, it } from 'vitest';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import type { ObjectKind } from '../../../runtime/core/stored-log.ts';
import { harms } from '../../support/damage.ts';
import { errno, temporaryFolder, watchedFiles } from '../../support/files.ts';
import { adapters, type Operated } from '../../support/operating.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, refused, started, testHost } from '../../support/world.ts';

const workflows = [compiledWorkflow('test.seen', stepIds(5))];
const onPosix = process.platform !== 'win32';

/** Four plans, each step with an artifact of its own. */
async function fourSteps({ runtime }: Pick<Operated, 'runtime'>, note: string): Promise<SessionId> {
  let reply = (await started(runtime, 'test.seen')).data as Awaited<ReturnType<typeof advanced>>['data'];
  const { sessionId } = reply.session;
  for (const step of [1, 2, 3]) {
    reply = (await advanced(runtime, reply, { output: { notesMarkdown: note, artifacts: [{ note, step }] } })).data;
  }
  return sessionId as SessionId;
}

describe.each(adapters)('%s: an examination', (_name, open) => {
  it('finds nothing where everything is there', async () => {
    const world = open(workflows);
    await fourSteps(world, 'one');
    await fourSteps(world, 'two');
    expect(must(await world.operator.examineStore())).toEqual({
      sessions: 2,
      damaged: [],
      unreadable: [],
      tooLarge: [],
      uncommitted: [],
      lost: [],
      besideProblems: [],
      inaccessible: [],
      unexpected: [],
    });
  });

  // @verifies doctor-names-the-fix
  it('names each session that lacks something, and how much of what kind', async () => {
    const world = open(workflows);
    const one = await fourSteps(world, 'one');
    const two = await fourSteps(world, 'two');
    const read = (await world.storage.log.readUnsynced(one))._unsafeUnwrap();
    if (read.kind === 'moved') throw new Error('moved');
    const lose = (kind: ObjectKind, ref: string) => world.raw.setObject(kind, ref as Sha256Digest, null);
    for (const event of read.events) {
      if (event.kind === 'run_started') lose('pinned_workflow', event.data.workflowHash);
      if (event.kind !== 'node_output_appended' || event.data.payload.payloadKind !== 'artifact_ref') continue;
      lose('artifact', event.data.payload.sha256);
    }
    const { lost } = must(await world.operator.examineStore());
    expect(lost).toEqual([
      { sessionId: one, pinned_workflow: 1, snapshot: 0, artifact: 3 },
      { sessionId: two, pinned_workflow: 1, snapshot: 0, artifact: 0 },
    ]);
    must(await world.operator.repairSession(two, false));
    expect(must(await world.operator.examineStore()).lost).toEqual([
      { sessionId: one, pinned_workflow: 0, snapshot: 0, artifact: 3 },
    ]);
  });

  it('tells damage, and folders in which nothing was committed', async () => {
    const world = open(workflows);
    const damaged = await fourSteps(world, 'one');
    const uncommitted = (await started(world.runtime, 'test.seen')).data.session.sessionId as SessionId;
    harms.segment_missing.harm(world, damaged);
    world.raw.setManifest(uncommitted, new Uint8Array());
    const seen = must(await world.operator.examineStore());
    expect(seen).toMatchObject({ sessions: 1, uncommitted: [uncommitted], lost: [] });
    expect(seen.damaged.map(({ sessionId, damage }) => [sessionId, damage.reason])).toEqual([
      [damaged, 'segment_missing'],
    ]);
  });
});

// Odd things in odd places ----------------------------------------------------------------------------------------------

async function filed() {
  const layout = new Layout(path.join(temporaryFolder(), 'data'));
  const over = (files = testHost().files) => {
    const host = testHost({ files });
    const storage = fileStorage(host, layout.root);
    const catalogs = catalogsAt('/repo', workflows);
    return { operator: createAdminApi(host, storage, catalogs), runtime: createRuntime(host, storage, catalogs) };
  };
  const sessionId = await fourSteps(over(), 'note');
  return { layout, over, sessionId };
}
type Filed = Awaited<ReturnType<typeof filed>>;

const replaced = (at: string, by: 'file' | 'folder' | 'link') => {
  fs.rmSync(at, { recursive: true, force: true });
  if (by === 'file') fs.writeFileSync(at, 'not ours');
  else if (by === 'folder') fs.mkdirSync(at);
  else fs.symlinkSync('/no/such/place', at);
};

// @verifies errno-is-no-damage
it.runIf(onPosix)('a session that leads to itself hides no other session from a list', async () => {
  const world = await filed();
  const other = (await started(world.over().runtime, 'test.seen')).data.session.sessionId;
  const at = world.layout.session(world.sessionId);
  fs.rmSync(at, { recursive: true });
  fs.symlinkSync(at, at);
  const { sessions, unreadable } = must(await world.over().operator.listSessions());
  expect(sessions.map(({ sessionId }) => sessionId)).toEqual([other]);
  expect(unreadable).toMatchObject([{ sessionId: world.sessionId, problem: expect.stringContaining('ELOOP') }]);
});

describe('what stands in the place of something else', () => {
  const places: readonly (readonly [
    place: string,
    by: 'file' | 'folder' | 'link',
    harmful: boolean,
    at: (filed: Filed) => string,
  ])[] = [
    ['.store.lock', 'folder', true, ({ layout }) => layout.storeLock],
    ['keys', 'file', true, ({ layout }) => layout.keys],
    ['keys/.lock', 'folder', true, ({ layout }) => layout.keyringLock],
    ['snapshots', 'link', true, ({ layout }) => layout.objects('snapshot')],
    ['snapshots', 'file', true, ({ layout }) => layout.objects('snapshot')],
    ['workflows', 'link', true, ({ layout }) => path.dirname(layout.objects('pinned_workflow'))],
    ['workflows/pinned', 'file', true, ({ layout }) => layout.objects('pinned_workflow')],
    ['artifacts', 'file', true, ({ layout }) => layout.objects('artifact')],
    ['sessions/<id>/.lock', 'folder', true, ({ layout, sessionId }) => layout.sessionLock(sessionId)],
    ['cache', 'file', false, ({ layout }) => layout.cache],
    ['cache/announcements', 'folder', false, ({ layout }) => layout.dirtySessions],
  ];
  it.runIf(onPosix).each(places)('is named with what it stops: %s, a %s', async (place, by, isHarmful, at) => {
    const world = await filed();
    replaced(at(world), by);
    const { unexpected } = must(await world.over().operator.examineStore());
    expect(unexpected).toHaveLength(1);
    const [found] = unexpected;
    expect(found?.place).toBe(place.replace('<id>', world.sessionId));
    expect(found?.why).toMatch(/^is (not a file|not a directory|a broken symbolic link)$/);
    expect(found?.stops === null).toBe(!isHarmful);
    expect(found?.fix).toContain(found?.place);
  });

  it.runIf(onPosix).each(['.store.lock', 'keys/.lock', 'sessions/<id>/.lock'])(
    'is named if it is a link to a lock file, which nothing can lock: %s',
    async (name) => {
      const world = await filed();
      must(await world.over().operator.rotateKeys(false));
      const place = name.replace('<id>', world.sessionId);
      const at = path.join(world.layout.root, place);
      fs.renameSync(at, `${at}-moved`);
      fs.symlinkSync(`${path.basename(at)}-moved`, at);
      const { unexpected } = must(await world.over().operator.examineStore());
      expect(unexpected).toMatchObject([{ place, stops: expect.any(String), fix: `Remove the link ${place}` }]);
    },
  );

  it.runIf(onPosix).each(places.filter(([place]) => place !== '.store.lock'))(
    'never stops a collection: %s, a %s',
    async (_place, by, _isHarmful, at) => {
      const world = await filed();
      replaced(at(world), by);
      must(await world.over().operator.collect(60, false));
    },
  );

  it.each(['.store.lock', '.lock'])(
    'is told to an agent as something that repeating does not mend: %s',
    async (lock) => {
      const world = await filed();
      const reply = (await started(world.over().runtime, 'test.seen')).data;
      const at =
        lock === '.lock' ? world.layout.sessionLock(reply.session.sessionId as SessionId) : world.layout.storeLock;
      replaced(at, 'folder');
      const error = refused(
        await world.over().runtime.continue({ stateToken: reply.stateToken, ackToken: reply.ackToken }),
      );
      expect(error).toMatchObject({ code: 'STORE_IO_FAILED', retry: { kind: 'not_retryable' } });
      expect(error.suggestion).toContain('workrail doctor');
      expect(fs.statSync(at).isDirectory()).toBe(true);
    },
  );
});

describe('sessions that cannot be listed', () => {
  const harmed: readonly (readonly [what: string, says: string, harm: (at: string) => void])[] = [
    ['a file', 'sessions is not a directory', (at) => fs.writeFileSync(at, '')],
    ['a link to itself', 'sessions is a broken symbolic link', (at) => fs.symlinkSync(path.basename(at), at)],
  ];
  // @verifies doctor-names-the-fix
  it.runIf(onPosix).each(harmed)(
    'are told with what is in the way, and what moves it: %s',
    async (_what, says, harm) => {
      const { layout, over } = await filed();
      fs.renameSync(layout.sessions, `${layout.root}.saved`);
      harm(layout.sessions);
      const seen = must(await over().operator.examineStore());
      expect(seen).toMatchObject({ sessions: null, damaged: [], uncommitted: [], lost: [] });
      expect(seen.inaccessible).toEqual([{ sessionId: null, problem: says, fix: expect.stringContaining('sessions') }]);
      fs.rmSync(layout.sessions);
      fs.renameSync(`${layout.root}.saved`, layout.sessions);
      expect(must(await over().operator.examineStore())).toMatchObject({
        sessions: 1,
        inaccessible: [],
        unexpected: [],
      });
    },
  );

  it('are told so when their user may not read them', async () => {
    const { layout, over } = await filed();
    const files = watchedFiles(({ path: at, name }) => {
      if (name === 'list' && at === layout.sessions) throw errno('EACCES');
    });
    const { sessions, inaccessible: unseen } = must(await over(files).operator.examineStore());
    expect([sessions, unseen.map(({ problem }) => problem)]).toEqual([null, ['sessions cannot be read (EACCES)']]);
  });

  it('are an error when the listing, later, sees nothing of it', async () => {
    const { layout, over } = await filed();
    replaced(layout.cache, 'file');
    let lists = 0;
    const files = watchedFiles(({ path: at, name }) => {
      if (name !== 'list' || at !== layout.sessions) return;
      lists += 1;
      if (lists === 1) throw errno('EMFILE');
    });
    expect(refused(await over(files).operator.examineStore())).toMatchObject({ code: 'STORE_IO_FAILED' });
  });
});

describe('objects that cannot be read', () => {
  const folders = [
    ['snapshot', 'pinned_workflow'],
    ['pinned_workflow', 'snapshot'],
  ] as const;
  it.each(folders)('are not lost while their folder is closed, and others are: %s', async (closed, lostKind) => {
    const { layout, over } = await filed();
    const files = watchedFiles(({ path: at, name }) => {
      if (name === 'list' && at === layout.objects(closed)) throw errno('EACCES');
    });
    const seen = must(await over(files).operator.examineStore());
    expect(seen.lost).toEqual([]);
    expect(seen.unexpected).toMatchObject([{ place: layout.placeOf(layout.objects(closed)), hides: [closed] }]);
    fs.rmSync(layout.objects(lostKind), { recursive: true });
    const [lost] = must(await over(files).operator.examineStore()).lost;
    expect(lost).toMatchObject({ [closed]: 0, [lostKind]: lostKind === 'snapshot' ? 4 : 1 });
    expect(must(await over().operator.examineStore()).lost).toEqual([lost]);
  });

  // @verifies repair-rebuilds-by-digest
  it.each(['snapshot', 'pinned_workflow'] as const)(
    'are not repaired: the fault is told instead, a %s',
    async (kind) => {
      const { layout, over, sessionId } = await filed();
      fs.rmSync(path.join(layout.objects('snapshot'), fs.readdirSync(layout.objects('snapshot'))[0] ?? ''));
      const names = () => fs.readdirSync(layout.root, { recursive: true }).sort();
      const before = names();
      const files = watchedFiles(({ path: at, name }) => {
        if (name === 'open-read' && at.startsWith(layout.objects(kind))) throw errno('EACCES');
      });
      for (const dryRun of [true, false]) {
        const error = refused(await over(files).operator.repairSession(sessionId, dryRun));
        expect(error).toMatchObject({
          code: 'STORE_IO_FAILED',
          suggestion: expect.stringMatching(/Run: workrail doctor$/),
        });
        expect(error.message).toContain('EACCES');
        expect(names()).toEqual(before);
      }
      expect(must(await over().operator.repairSession(sessionId, false)).outcome).toBe('repaired');
    },
  );
});

describe('objects whose folder is something else', () => {
  // @verifies repair-rebuilds-by-digest
  it.each(['snapshot', 'pinned_workflow'] as const)(
    'are not repaired, and a dry run promises no repair: a %s',
    async (kind) => {
      const { layout, over, sessionId } = await filed();
      const folder = layout.objects(kind);
      const moved = `${folder}.moved`;
      fs.renameSync(folder, moved);
      fs.writeFileSync(folder, 'x');
      for (const dryRun of [true, false]) {
        const error = refused(await over().operator.repairSession(sessionId, dryRun));
        expect(error).toMatchObject({
          code: 'STORE_IO_FAILED',
          suggestion: 'Move that file elsewhere. Run: workrail doctor',
        });
        expect(error.message).toContain('ENOTDIR');
      }
      fs.rmSync(folder);
      fs.renameSync(moved, folder);
      expect(must(await over().operator.repairSession(sessionId, false)).outcome).toBe('nothing_to_do');
    },
  );
});

describe('a session with something else in the place of a file', () => {
  const places = [
    ['its manifest', 'corrupt_head', 'manifest_unreadable', (layout: Layout, id: SessionId) => layout.manifest(id)],
    ['its events', 'corrupt_head', 'segment_missing', (layout: Layout, id: SessionId) => layout.events(id)],
    [
      'its last segment',
      'corrupt_tail',
      'segment_missing',
      (layout: Layout, id: SessionId) =>
        path.join(
          layout.events(id),
          fs
            .readdirSync(layout.events(id))
            .filter((name) => name.endsWith('.jsonl'))
            .at(-1) ?? '',
        ),
    ],
  ] as const;
  // @verifies health-gates-execution
  it.each(places)('is damaged at that place, and repairs as such: %s', async (what, health, reason, at) => {
    const { layout, over, sessionId } = await filed();
    replaced(at(layout, sessionId), what === 'its events' ? 'file' : 'folder');
    const { operator } = over();
    expect(must(await operator.listSessions()).sessions).toMatchObject([{ sessionId, health, damage: { reason } }]);
    const before = must(await operator.showSession(sessionId)).session;
    expect(before.runs).toHaveLength(health === 'corrupt_tail' ? 1 : 0);
    expect(must(await operator.collect(0, false)).blockedBy).toMatchObject([{ sessionId }]);
    must(await operator.repairSession(sessionId, false));
    const { sessions } = must(await over().operator.listSessions());
    expect(sessions.map((session) => session.health)).toEqual(health === 'corrupt_tail' ? ['healthy'] : []);
    if (health === 'corrupt_tail')
      expect(must(await over().operator.verifySession(sessionId)).verdict).toBe('verified');
    must(await over().operator.collect(0, false));
  });

  it('is damaged even with one plan: nobody takes it for one that was never born', async () => {
    const { layout, over } = await filed();
    const id = (await started(over().runtime, 'test.seen')).data.session.sessionId as SessionId;
    replaced(layout.manifest(id), 'folder');
    const { damaged, uncommitted: unborn } = must(await over().operator.examineStore());
    expect([damaged.map(({ sessionId }) => sessionId), unborn]).toEqual([[id], []]);
    const { blockedBy, sessions } = must(await over().operator.collect(0, false));
    expect([blockedBy.map(({ sessionId }) => sessionId), sessions.removed]).toEqual([[id], []]);
  });

  it('is not there where a file has its name', async () => {
    const { layout, over } = await filed();
    const plain = 'sess_plainfile';
    fs.writeFileSync(path.join(layout.sessions, plain), 'x');
    const { operator } = over();
    expect(must(await operator.listSessions()).sessions).toHaveLength(1);
    expect(refused(await operator.repairSession(plain, true)).code).toBe('SESSION_NOT_FOUND');
    expect(must(await operator.examineStore()).inaccessible).toMatchObject([
      { sessionId: plain, problem: `sessions/${plain} is not a directory`, fix: expect.stringContaining('Move') },
    ]);
  });

  it.runIf(onPosix).each(['its manifest', 'its last segment', 'an object', 'its lock'])(
    'keeps nobody waiting where a pipe stands in the place of %s',
    async (what) => {
      const { layout, over, sessionId } = await filed();
      const events = layout.events(sessionId);
      const last = fs.readdirSync(events).filter((name) => name.endsWith('.jsonl'));
      const snapshots = layout.objects('snapshot');
      const at = {
        'its manifest': layout.manifest(sessionId),
        'its last segment': path.join(events, last.at(-1) ?? ''),
        'an object': path.join(snapshots, fs.readdirSync(snapshots)[0] ?? ''),
        'its lock': layout.sessionLock(sessionId),
      }[what];
      fs.rmSync(at ?? '');
      execFileSync('mkfifo', [at ?? '']);
      const { damaged, lost, unexpected: misplaced } = must(await over().operator.examineStore());
      expect([damaged.length, lost.length, misplaced.length]).toEqual(
        what === 'an object' ? [0, 1, 0] : what === 'its lock' ? [0, 0, 1] : [1, 0, 0],
      );
      await started(over().runtime, 'test.seen');
      must(await over().operator.listSessions());
      must(await over().operator.collect(60, false));
    },
  );

  it('that its user may not read is told as such, not as damage', async () => {
    const { over, layout, sessionId } = await filed();
    const files = watchedFiles(({ path: at }) => {
      if (at.startsWith(layout.session(sessionId))) throw errno('EACCES');
    });
    const { operator } = over(files);
    const seen = must(await operator.examineStore());
    expect(seen).toMatchObject({ damaged: [], lost: [], unreadable: [{ sessionId }] });
    expect(seen.unreadable[0]?.problem).toMatch(/EACCES: permission denied/);
    const listed = must(await operator.listSessions());
    expect(listed).toMatchObject({ sessions: [], unreadable: [{ sessionId }] });
    expect(listed.unreadable?.[0]?.problem).toContain('EACCES');
    expect(shownText(listText(listed, { nowMs: 0, width: undefined, isFiltered: false }, dataColors()))).toContain(
      `${sessionId}  cannot be read: `,
    );
    expect(must(await operator.collect(0, false)).blockedBy).toMatchObject([
      { sessionId, fix: expect.stringMatching(/readable for the user/) },
    ]);
  });
});
