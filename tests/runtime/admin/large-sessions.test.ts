/** The size of a session: what is recorded can be read again, and what cannot be read stops nothing else. The limits are smaller here. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sessionText } from '../../../cli/reporters/session-text.ts';
import { shownText } from '../../../cli/terminal/terminal.ts';
import { sizeFields } from '../../../runtime/admin/describe-session.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { type LogLimits, logStart } from '../../../runtime/core/stored-log.ts';
import { plansFault } from '../../../runtime/portability/plans.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import type { JsonObject } from '../../../schemas/canonical/json.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { searchedAtOnceBytes, sessionBytesMax } from '../../../schemas/limits.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { temporaryFolder } from '../../support/files.ts';
import { MemoryDisk } from '../../support/memory-disk.ts';
import { inMemory } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, pairOf, refused, started, testHost } from '../../support/world.ts';

const limits: LogLimits = {
  readBytesMax: { manifest: 3_000_000, segments: 5_000_000 },
  recordedBytesMax: 2_400_000,
  reserveBytes: 160_000,
};
const unlimited: LogLimits = {
  readBytesMax: { manifest: Number.POSITIVE_INFINITY, segments: Number.POSITIVE_INFINITY },
  recordedBytesMax: Number.POSITIVE_INFINITY,
  reserveBytes: 0,
};
const workflow = compiledWorkflow('test.long', stepIds(300));
const context = { padding: 'x'.repeat(100_000), n: 0 };
const markdown = { format: 'md', redact: false, appVersion: '0' } as const;
const bundle = { ...markdown, format: 'bundle' } as const;

const colors = new Proxy({}, { get: () => (text: string) => text });

/** A data directory, and processes over it. */
function directory() {
  let nowMs = Date.UTC(2026, 0, 1);
  const host = testHost({ clock: { nowMs: () => nowMs } });
  const disk = new MemoryDisk(host.clock);
  const { files, locks } = disk.disk;
  const open = (of: LogLimits = limits) => {
    const storage = fileStorage({ ...host, files, locks }, disk.layout.root, of);
    const catalogs = catalogsAt('/repo', [workflow]);
    return {
      runtime: createRuntime(host, storage, catalogs),
      operator: createAdminApi(host, storage, catalogs),
      storage,
    };
  };
  const nextDay = () => {
    nowMs += 24 * 60 * 60 * 1000;
  };
  return { open, nextDay, raw: disk.stored };
}
type World = ReturnType<typeof directory>;
type Process = ReturnType<World['open']>;

/** Steps that change the context until one is refused, or for at most so many steps. */
async function filled({ runtime }: Process, steps = Number.POSITIVE_INFINITY) {
  let { data }: { data: StartData | ContinueData } = await started(runtime, 'test.long', { context });
  const sessionId = data.session.sessionId as SessionId;
  for (let n = 1; n <= steps; n += 1) {
    const next = await runtime.continue({
      ...pairOf(data),
      context: { n },
      output: { notesMarkdown: `Step ${n}.` },
    });
    if (next.isErr()) return { data, error: next.error, sessionId };
    ({ data } = next.value);
  }
  return { data, error: null, sessionId };
}

/** A session that an earlier version recorded, which had no limit. */
const ofEarlierVersion = ({ open }: World, bytes: number) => filled(open(unlimited), Math.ceil(bytes / 100_000));

describe('a session that is almost full', () => {
  // @verifies session-size-bounded
  it('refuses a call that changes a large context, says how to finish, and accepts the call without context', async () => {
    const { open } = directory();
    const { data, error, sessionId } = await filled(open());
    expect(error).toMatchObject({ code: 'SESSION_TOO_LARGE', retry: { kind: 'not_retryable' } });
    expect(error?.message).toContain('he session is almost full, so this call was not recorded');
    expect(error?.suggestion).toContain('send the same call without context');
    expect((await advanced(open().runtime, data)).data).toMatchObject({ kind: 'ok' });
    expect(must(await open().operator.verifySession(sessionId)).verdict).toBe('verified');
  });

  // @verifies session-size-bounded
  it('accepts a new value once the same call deletes the large ones, as the refusal says', async () => {
    const { open } = directory();
    const { data, error } = await filled(open());
    expect(error?.suggestion).toContain('such as { "notes": null } in context');
    const { runtime } = open();
    const attempt = (change: JsonObject) =>
      runtime.continue({ ...pairOf(data), context: change, output: { notesMarkdown: 'x' } });
    expect(refused(await attempt({ n: 1000 })).code).toBe('SESSION_TOO_LARGE');
    expect(must(await attempt({ n: 1000, padding: null })).data).toMatchObject({ kind: 'ok' });
  });

  it('is shown with the size of its log from three quarters of the limit on', async () => {
    const { open } = directory();
    const { data } = await started(open().runtime, 'test.long');
    const { session } = must(await open().operator.showSession(data.session.sessionId));
    expect(session.logSize).toBeUndefined();
    const at = (part: number) => ({ ...logStart, segmentBytes: Math.round(part * sessionBytesMax) });
    expect(sizeFields(at(0.74))).toEqual({});
    expect(sizeFields(at(0.9))).toEqual({ logSize: { bytes: 0.9 * sessionBytesMax, bytesMax: sessionBytesMax } });
    const text = shownText(sessionText({ ...session, ...sizeFields(at(0.9)) }, null, colors as never));
    expect(text.split('\n')[1]).toBe(
      'The log has 90 % of its maximum size. A full session records no step: workrail explain SESSION_TOO_LARGE',
    );
  });

  // @verifies session-size-bounded
  it('becomes full by small calls, and can then be read, exported, imported, verified, marked, pinned and collected', async () => {
    const { open } = directory();
    const filling = open();
    let { data, sessionId } = await filled(filling);
    let full = null;
    for (const notesMarkdown = 'n'.repeat(4000); full === null; ) {
      const next = await filling.runtime.continue({ ...pairOf(data), output: { notesMarkdown } });
      if (next.isErr()) full = next.error;
      else ({ data } = next.value);
    }
    expect(full).toMatchObject({ code: 'SESSION_TOO_LARGE' });
    expect(full.message).toContain('he session is full');
    expect(full.suggestion).toContain('Start a new run with start_workflow');
    const { runtime, operator } = open();
    expect(must(await runtime.continue({ stateToken: data.stateToken })).data).toMatchObject({ kind: 'ok' });
    expect(must(await operator.verifySession(sessionId)).verdict).toBe('verified');
    must(await exportText(operator, sessionId, markdown));
    must(await importText(inMemory([]).operator, must(await exportText(operator, sessionId, bundle)).text));
    must(await operator.markRun(sessionId, { kind: 'abandoned', abandoned: {} }));
    must(await operator.pinSession(sessionId, true));
    expect(must(await operator.repairSession(sessionId, true)).outcome).toBe('nothing_to_do');
    expect(must(await operator.collect(0, true)).blockedBy).toEqual([]);
  });
});

describe('a session that an earlier version recorded beyond the limit', () => {
  // @verifies session-size-bounded
  it('is read by everything, and records nothing more', async () => {
    const world = directory();
    const { open } = world;
    const { data, sessionId } = await ofEarlierVersion(world, 4_000_000);
    const { runtime, operator } = open();
    expect(must(await runtime.continue({ stateToken: data.stateToken })).data).toMatchObject({ kind: 'ok' });
    expect(refused(await runtime.continue(pairOf(data)))).toMatchObject({ code: 'SESSION_TOO_LARGE' });
    expect(must(await operator.verifySession(sessionId)).verdict).toBe('verified');
    must(await exportText(operator, sessionId, markdown));
    must(await operator.markRun(sessionId, { kind: 'abandoned', abandoned: {} }));
    must(await operator.pinSession(sessionId, true));
    expect(must(await operator.collect(0, true))).toMatchObject({ blockedBy: [], sessions: { pinned: 1 } });
  });

  // @verifies session-size-bounded
  it('is imported by nobody', async () => {
    const { open } = directory();
    const { sessionId } = await filled(open(), 3);
    const read = must(await open().storage.log.read(sessionId, logStart));
    if (read.kind === 'moved') throw new Error('it was read from its start');
    const plans = read.groups.map(({ segment }) => ({
      events: read.events.slice(segment.firstEventIndex, segment.lastEventIndex + 1),
      closedAt: null,
    }));
    const bytes = read.cursor.segmentBytes;
    expect(plansFault(plans, bytes)).toBeNull();
    expect(plansFault(plans, bytes - 1)).toBe(`the session has ${bytes} bytes of events; the limit is ${bytes - 1}`);
  });
});

describe('a session whose log is too large to be read', () => {
  const outgrown = (world: World) => ofEarlierVersion(world, 5_500_000);

  // @verifies session-size-bounded
  it('is named as such, with what to do, and is not damaged', async () => {
    const world = directory();
    const { open } = world;
    const { data, sessionId } = await outgrown(world);
    const { runtime, operator } = open();
    for (const answer of [
      await runtime.continue({ stateToken: data.stateToken }),
      await operator.showSession(sessionId),
      await operator.verifySession(sessionId),
      await operator.repairSession(sessionId, false),
      await operator.exportSession(sessionId, markdown),
    ]) {
      const error = answer._unsafeUnwrapErr();
      expect(error).toMatchObject({ code: 'SESSION_TOO_LARGE', retry: { kind: 'not_retryable' } });
      expect(error.message).toMatch(/he session cannot be read, because its log is too large \(\d+-\d+\.jsonl\)/);
      expect(error.suggestion).toMatch(/^To continue the work, start a new run\..*workrail explain SESSION_TOO_LARGE/);
    }
    expect(must(await operator.listSessions()).unreadable).toMatchObject([{ sessionId }]);
    expect(must(await operator.examineStore())).toMatchObject({ tooLarge: [sessionId], unreadable: [], damaged: [] });
  });

  // @verifies too-large-session-kept
  it('keeps all its objects in a collection, which removes the other sessions', async () => {
    const world = directory();
    const { open } = world;
    const { sessionId } = await outgrown(world);
    const objects = world.raw.objects().length;
    const other = await started(open().runtime, 'test.long', { context: { other: true } });
    await advanced(open().runtime, other.data, { output: { notesMarkdown: 'x', artifacts: [{ kind: 'team.x' }] } });
    expect(world.raw.objects().length).toBeGreaterThan(objects);
    world.nextDay();
    const { operator } = open();
    expect(must(await operator.collect(0, true)).blockedBy).toEqual([]);
    const report = must(await operator.collect(0, false));
    expect(report).toMatchObject({
      sessions: { removed: [other.data.session.sessionId], retained: 1, tooLarge: [sessionId] },
      objects: { retained: objects },
    });
    expect(must(await open(unlimited).operator.verifySession(sessionId)).verdict).toBe('verified');
  });

  // @verifies too-large-session-kept
  it('is searched for digests also where two parts of a file meet', async () => {
    const root = temporaryFolder();
    const sessions = path.join(root, 'sessions');
    fs.mkdirSync(sessions);
    const offsets = [0, 1, 35, 70, 71];
    const digests = offsets.map((at) => `sha256:${String(at).padStart(64, '0')}`);
    for (const [i, at] of offsets.entries()) {
      const before = 'é'.repeat(searchedAtOnceBytes / 2 - 36) + ' '.repeat(72 - at);
      fs.writeFileSync(path.join(sessions, `x${at}.damaged`), `${before}${digests[i]}${'y'.repeat(1000)}`);
    }
    const found = must(
      await fileStorage(testHost(), root).collector.exclusively(async (sweep) =>
        must(await sweep.quarantinedDigests([], new Map())),
      ),
    );
    expect(found.kind === 'done' && [...found.value.digests].sort()).toEqual(digests);
  });
});
