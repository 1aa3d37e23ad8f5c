/** The index behind resume_session: derived, rebuilt whenever it is not what it should be, and never in the way of anything. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import type { FilePort } from '../../../runtime/ports.ts';
import type { SearchedRun, SearchedSession } from '../../../runtime/projections/searched-run.ts';
import { indexBytes, readIndex } from '../../../runtime/session/resume-index-file.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { sha256OfStored } from '../../../schemas/canonical/sha256.ts';
import type { NodeId, RunId, SessionId } from '../../../schemas/ids.ts';
import { openSessionsMax, resumeRecheckMs } from '../../../schemas/limits.ts';
import { fileWorld } from '../../support/file-world.ts';
import { errno, tree, watchedFiles } from '../../support/files.ts';
import { bytesOf, linesOf } from '../../support/log-writer.ts';
import { adapters, inFiles, type inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { compiledWorkflow } from '../../support/workflows.ts';
import { advanced, changingGit, countingIds, must, refused, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.plain', ['look', 'fix', 'check']);
const { digest } = nodeCrypto();
const resumed = async (runtime: Runtime, question = {}) => must(await runtime.resume(question)).data;
const foundBy = async (runtime: Runtime, query: string) => {
  const { candidates } = await resumed(runtime, { query });
  return candidates.filter(({ whyMatched }) => whyMatched.includes('matched_notes')).map(({ sessionId }) => sessionId);
};

/** A session whose only notes are these. */
async function told(world: { readonly runtime: Runtime }, notesMarkdown: string): Promise<SessionId> {
  const { data } = await started(world.runtime, 'test.plain');
  await advanced(world.runtime, data, { output: { notesMarkdown } });
  return data.session.sessionId as SessionId;
}

const traced = (open: typeof inMemory) => {
  const events: (readonly [string, unknown])[] = [];
  const trace = { event: (name: string, fields: object) => void events.push([name, { ...fields }]) };
  return { world: open([workflow], { trace }), events };
};
const saved = async ({ storage }: Operated) => must(await storage.index.load());

describe.each(adapters)('%s: the index', (_name, open) => {
  it('is saved by the first question, holds every session, and is believed by the next process', async () => {
    const { world, events } = traced(open);
    const ids = [await told(world, 'one'), await told(world, 'two')];
    expect(await saved(world)).toBeNull();
    expect(await foundBy(world.runtime, 'two')).toEqual([ids[1]]);
    expect(events).toEqual([['resume_index_rebuilt', { why: 'missing', sessions: 2 }]]);
    const index = readIndex(await saved(world), digest);
    expect(Array.isArray(index) && index.map(({ sessionId }) => sessionId).sort()).toEqual([...ids].sort());
    expect(await foundBy(world.another().runtime, 'one')).toEqual([ids[0]]);
    expect(events).toHaveLength(1);
  });

  // @verifies resume-index-rebuildable
  it.each<readonly [string, string, (bytes: Uint8Array) => Uint8Array]>([
    ['emptied', 'damaged', () => new Uint8Array()],
    ['truncated', 'damaged', (bytes) => bytes.slice(0, bytes.length - 9)],
    ['with one byte flipped', 'damaged', (bytes) => bytes.map((byte, i) => (i === 200 ? byte ^ 1 : byte))],
    ['with garbage behind it', 'damaged', (bytes) => Uint8Array.from([...bytes, 0x20])],
    ['foreign', 'damaged', () => new TextEncoder().encode('{"not":"ours"}\n')],
    ['of another shape with the right digest', 'damaged', () => stamped('{"v":6,"sessions":[{"sessionId":"../.."}]}')],
    ['of a later version', 'other_version', () => stamped('{"v":7,"sessions":"elsewhere"}')],
    ['of the version before', 'other_version', (bytes) => stamped(bodyOf(bytes).replace('{"v":6,', '{"v":5,'))],
  ])('that is %s is made again, and the trace says why', async (_, why, harm) => {
    const { world, events } = traced(open);
    const id = await told(world, 'one');
    await resumed(world.runtime);
    const sound = (await saved(world)) ?? new Uint8Array();
    must(await world.storage.index.save(harm(sound)));
    events.length = 0;
    expect(await foundBy(world.another().runtime, 'one')).toEqual([id]);
    expect(events).toEqual([['resume_index_rebuilt', { why, sessions: 1 }]]);
    expect(await saved(world)).toEqual(sound);
  });

  it('is not believed about a session whose manifest is another one, or that is gone', async () => {
    const { world } = traced(open);
    const id = await told(world, 'one');
    await resumed(world.runtime);
    const [entry] = readIndex(await saved(world), digest) as readonly SearchedSession[];
    if (entry === undefined) throw new Error('nothing was saved');
    const forged = (more: Partial<SearchedSession>): SearchedSession => ({
      ...entry,
      runs: entry.runs.map((run) => ({ ...run, notes: ' forged ' })),
      ...more,
    });
    const gone = forged({ sessionId: 'sess_gone' as SessionId });
    must(await world.storage.index.save(indexBytes([forged({ stamp: 'other' }), gone], digest)));
    const { runtime } = world.another();
    expect(await foundBy(runtime, 'forged')).toEqual([]);
    expect(await foundBy(runtime, 'one')).toEqual([id]);
    expect((await resumed(runtime)).totalEligible).toBe(1);
  });

  it('decides no word of a reply: a reason that the session does not bear out is not given', async () => {
    const { world } = traced(open);
    await told(world, 'one');
    await resumed(world.runtime);
    const [entry] = readIndex(await saved(world), digest) as readonly SearchedSession[];
    if (entry === undefined) throw new Error('nothing was saved');
    const forged = { ...entry, runs: entry.runs.map((run) => ({ ...run, notes: ' forged ' })) };
    must(await world.storage.index.save(indexBytes([forged], digest)));
    const { candidates } = await resumed(world.another().runtime, { query: 'forged' });
    expect(candidates).toMatchObject([{ whyMatched: ['recency_fallback'], snippet: 'one' }]);
  });

  // @verifies resume-healthy-only
  it('offers healthy sessions only, counts the others, and finds them again when they are mended', async () => {
    const { world } = traced(open);
    const [broken, sound] = [await told(world, 'login one'), await told(world, 'login two')];
    const before = Uint8Array.from(world.raw.manifest(broken));
    const harms: (() => void)[] = [
      () => world.raw.setManifest(broken, bytesOf(linesOf(before).map((line, i) => (i === 2 ? 'damaged' : line)))),
      () => world.raw.setManifest(broken, bytesOf(['damaged'])),
      () => world.raw.setManifest(broken, bytesOf(linesOf(before).map((line) => line.replace('"v":1', '"v":9')))),
      () => {
        world.raw.setManifest(broken, before);
        world.raw.setSegment(broken, world.raw.segments(broken)[1] ?? '', new Uint8Array([1]));
      },
    ];
    const segment = world.raw.segments(broken)[1] ?? '';
    const bytes = Uint8Array.from(world.raw.segment(broken, segment));
    for (const harm of harms) {
      harm();
      const { runtime } = world.another();
      const data = await resumed(runtime, { query: 'login' });
      expect(data.candidates.map(({ sessionId }) => sessionId)).toEqual([sound]);
      expect(data).toMatchObject({ totalEligible: 1, warnings: [{ code: 'SESSIONS_LEFT_OUT' }] });
      world.raw.setManifest(broken, before);
      world.raw.setSegment(broken, segment, bytes);
      expect(await foundBy(runtime, 'login')).toEqual([broken, sound].sort());
    }
  });

  // @verifies resume-survives-export-import
  it('gives the same answers after export and import as before', async () => {
    const git = changingGit({ repoRoot: '/shop', branch: 'feat/a', headSha: 'a'.repeat(40) });
    const here = open([workflow], { git });
    const ids: SessionId[] = [];
    for (const [i, branch] of ['feat/a', 'feat/b', 'main'].entries()) {
      git.facts = { repoRoot: `/repo-${i}`, branch, headSha: String(i).repeat(40) };
      ids.push(await told(here, `notes on login ${branch}`));
    }
    const there = open([workflow], { git, ids: countingIds('b') });
    for (const id of [...ids].reverse()) {
      const { text } = must(
        await exportText(here.operator, id, { format: 'bundle', redact: false, appVersion: '0.0.0' }),
      );
      must(await importText(there.operator, text));
    }
    const questions: Record<string, string>[] = [
      {},
      { query: 'login' },
      { gitBranch: 'feat' },
      { gitHeadSha: '1'.repeat(40) },
      { query: 'main login' },
    ];
    for (const question of questions) {
      const answers = [];
      for (const { runtime } of [here, there]) {
        const data = await resumed(runtime, question);
        answers.push({
          ...data,
          read: data.read?.pending?.stepId,
          candidates: data.candidates.map(({ stateToken: _, ...rest }) => rest),
        });
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[0]?.candidates).toHaveLength(
        Object.keys(question).length > 0 && answers[0]?.read !== undefined ? 1 : 3,
      );
    }
  });

  it('finds every session among many, also one that nothing was done in for long', async () => {
    const { world } = traced(open);
    const ids: SessionId[] = [];
    for (let i = 0; i < 230; i += 1) ids.push(await told(world, `subject-${i}`));
    expect((await resumed(world.runtime)).totalEligible).toBe(230);
    for (const i of [0, 114, 229]) expect(await foundBy(world.runtime, `subject-${i}`)).toEqual([ids[i]]);
  });
});

const bodyOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(bytes.indexOf(0x0a) + 1));

/** A body of somebody else's under a digest that is right. */
const stamped = (body: string): Uint8Array => stampedBytes(new TextEncoder().encode(body));
const stampedBytes = (body: Uint8Array): Uint8Array =>
  Uint8Array.from([...new TextEncoder().encode(`${sha256OfStored(digest, body)}\n`), ...body]);

describe('the index in files', () => {
  const files = (fail: (operation: string, at: string) => void): FilePort =>
    watchedFiles(({ name, path: at }) => fail(name, at));

  // @verifies resume-reads-without-sync
  it('is asked without one sync, and a warm question looks at nothing that was not announced', async () => {
    const seen: string[] = [];
    const world = fileWorld(
      [workflow],
      files((operation, at) => void seen.push(`${operation} ${path.basename(at)}`)),
    );
    for (let i = 0; i < 12; i += 1) await told(world, `n${i}`);
    await resumed(world.runtime, { query: 'n3' });
    seen.length = 0;
    await resumed(world.runtime, { query: 'n3' });
    expect(seen.filter((each) => each.startsWith('sync'))).toEqual([]);
    expect(seen.filter((each) => each === 'list sessions')).toEqual([]);
    const cold = fileWorld([workflow]);
    for (let i = 0; i < 12; i += 1) await told(cold, `n${i}`);
    const syncs: string[] = [];
    const other = cold.another(
      files((operation, at) => {
        if (operation === 'sync') syncs.push(at);
      }),
    );
    await resumed(other, { query: 'n3' });
    // One run is spoken of, whose tail this process did not write.
    expect(syncs).toHaveLength(1);
    await resumed(other, {});
    expect(syncs).toHaveLength(5);
    await resumed(other, {});
    expect(syncs).toHaveLength(5);
  });

  // @verifies resume-reads-without-sync
  it('syncs no run whose log this process wrote last, also if the run is read from the disk again', async () => {
    const seen: string[] = [];
    const world = fileWorld(
      [workflow],
      files((operation, at) => void seen.push(`${operation} ${at.replaceAll('\\', '/')}`)),
    );
    const { data } = await started(world.runtime, 'test.plain');
    const advance = { output: { notesMarkdown: 'earliest' } };
    const next = await advanced(world.runtime, data, advance);
    // So many that the first session is not in memory any more.
    for (let i = 0; i < openSessionsMax; i += 1) await told(world, `n${i}`);
    const syncs = () => seen.filter((each) => each.startsWith('sync') && each.includes('/sess_'));
    seen.length = 0;
    const [id] = await foundBy(world.runtime, 'earliest');
    expect(syncs()).toEqual([]);
    const askedAgain = async () => {
      seen.length = 0;
      for (let i = 0; i < openSessionsMax; i += 1) await foundBy(world.runtime, `n${i}`);
      expect(await foundBy(world.runtime, 'earliest')).toEqual([id]);
      expect(seen.some((each) => each.startsWith('open-read') && each.includes(String(id)))).toBe(true);
      return syncs();
    };
    expect(await askedAgain()).toEqual([]);
    await advanced(world.another(), next.data, { output: { notesMarkdown: 'earliest, and more' } });
    expect(await askedAgain()).toHaveLength(1);
    expect(await askedAgain()).toEqual([]);
  });

  // @verifies resume-reads-what-it-offers
  it.each([
    ['words of the latest notes', 'n3'],
    ['words of a goal', 'the goal about target-3'],
    ['words that no run has', 'zanzibar'],
  ])('opens the runs that it offers and no others, asked for %s', async (_, query) => {
    const opened = async (count: number) => {
      const seen: string[] = [];
      const world = fileWorld([workflow]);
      for (let i = 0; i < count; i += 1) {
        const { data } = await started(world.runtime, 'test.plain', { goal: `Goal about target-${i}` });
        await advanced(world.runtime, data, { output: { notesMarkdown: `n${i}` } });
      }
      await resumed(world.another());
      const cold = world.another(files((operation, at) => void seen.push(`${operation} ${at}`)));
      const { candidates } = await resumed(cold, { query });
      const sessions = seen.flatMap((each) => /^open-read .*[\\/](sess_\w+)[\\/]/.exec(each)?.[1] ?? []);
      expect(new Set(sessions)).toEqual(new Set(candidates.map(({ sessionId }) => sessionId)));
      const reads = seen.filter((each) => /^open-read/.test(each)).length;
      seen.length = 0;
      await resumed(cold, { query });
      return [reads, seen.filter((each) => /^open-read/.test(each)).length];
    };
    expect(await opened(40)).toEqual(await opened(8));
  });

  it('keeps the words of all runs beside each other, and shares the limit among them when they are too many', () => {
    const run = (i: number, words: number): SearchedRun => ({
      runId: `run_${i}` as RunId,
      activity: 1,
      latest: `node_${i}` as NodeId,
      isOpen: true,
      notes: '',
      workflow: '',
      words,
      hashes: new Uint32Array(words).map((_, at) => i * 1000 + at),
      fields: new Uint8Array(words).fill(i),
      from: 0,
    });
    const session = (i: number, ...runs: SearchedRun[]): SearchedSession => ({
      sessionId: `sess_${i}` as SessionId,
      stamp: 'stamp ü',
      runs,
    });
    const wordsIn = (sessions: ReturnType<typeof readIndex>) =>
      Array.isArray(sessions)
        ? (sessions as SearchedSession[]).flatMap(({ runs }) =>
            runs.map(({ hashes, fields, from, words }) =>
              [...hashes.subarray(from, from + words)].map((hash, at) => hash + (fields[from + at] ?? 0) / 10),
            ),
          )
        : sessions;
    const sessions = [session(1, run(1, 3), run(2, 0)), session(2), session(3, run(3, 2))];
    const read = readIndex(indexBytes(sessions, digest), digest);
    expect(wordsIn(read)).toEqual([[1000.1, 1001.1, 1002.1], [], [3000.3, 3001.3]]);
    // What was read is saved as it was.
    expect(indexBytes(read as SearchedSession[], digest)).toEqual(indexBytes(sessions, digest));
    expect(wordsIn(readIndex(indexBytes(sessions, digest, 3), digest))).toEqual([[1000.1], [], [3000.3]]);
    const [whole] = [indexBytes(sessions, digest)];
    for (const cut of [1, 4]) {
      const body = whole.slice(whole.indexOf(0x0a) + 1, -cut);
      expect(readIndex(stampedBytes(body), digest)).toBe('damaged');
    }
  });

  it.each([
    [
      'cannot be read',
      'resume_index_rebuilt',
      (mode: string, at: string) => mode === 'open-read' && at.endsWith('resume-index.json'),
    ],
    [
      'cannot be saved',
      'resume_index_not_saved',
      (mode: string, at: string) => mode === 'open-create' && at.includes('resume-index'),
    ],
  ])('that %s is kept in memory, and the trace says so', async (_, event, isFailing) => {
    const events: string[] = [];
    const failing = files((operation, at) => {
      if (isFailing(operation, at)) throw errno('EACCES');
    });
    const world = inFiles([workflow], { files: failing, trace: { event: (name) => events.push(name) } });
    const id = await told(world, 'one');
    for (let i = 0; i < 2; i += 1) expect(await foundBy(world.runtime, 'one')).toEqual([id]);
    expect(events).toContain(event);
  });

  it('looks at everything again after a while, so that what nobody announced is found too', async () => {
    let [nowMs, list] = [1_000_000, ''];
    const watched = files((operation, at) => {
      if (operation === 'open-append') list = at;
    });
    const world = inFiles([workflow], { clock: { nowMs: () => nowMs }, files: watched });
    const [id, other] = [await told(world, 'one'), await told(world, 'two')];
    // Long ago: announcements that are recent are looked at every time.
    fs.appendFileSync(list, `${other}\n`.repeat(2000));
    await resumed(world.runtime);
    const entryOf = async (query: string) => (await resumed(world.another().runtime, { query })).totalEligible;
    const manifest = world.raw.manifest(id);
    // As a backup would: the file changes, and no writer says so.
    world.raw.setManifest(id, bytesOf([...linesOf(manifest), 'damaged']));
    const before = await resumed(world.runtime, { query: 'two' });
    nowMs += resumeRecheckMs;
    const after = await resumed(world.runtime, { query: 'two' });
    expect(after.warnings).toMatchObject([{ code: 'SESSIONS_LEFT_OUT' }]);
    expect(after.totalEligible).toBe(1);
    expect(await entryOf('two')).toBe(1);
    // Until then nothing wrong is offered either: what is offered is read.
    expect(before.candidates.map(({ sessionId }) => sessionId)).toEqual([other]);
  });

  it('is one question that fails when the sessions cannot be listed, with what to do', async () => {
    let isBroken = false;
    const world = inFiles([workflow], {
      files: files((operation, at) => {
        if (isBroken && operation === 'list' && at.endsWith('sessions')) throw errno('EIO');
      }),
    });
    const id = await told(world, 'one');
    isBroken = true;
    expect(refused(await world.runtime.resume({}))).toMatchObject({
      code: 'STORE_IO_FAILED',
      retry: { kind: 'retryable_immediate' },
    });
    isBroken = false;
    expect(await foundBy(world.runtime, 'one')).toEqual([id]);
  });

  it('names keys that were damaged, and returns good tokens, there and where keys were lost', async () => {
    const world = fileWorld([workflow]);
    const id = await told(world, 'one');
    const keys = fs.readFileSync(world.layout.keyring);
    fs.writeFileSync(world.layout.keyring, 'damaged');
    const { warnings } = await resumed(world.another());
    expect(warnings).toMatchObject([
      { code: 'KEYS_REGENERATED', message: expect.stringContaining('could not be read') },
    ]);
    fs.rmSync(world.layout.keyring);
    const lost = world.another();
    const [candidate] = (await resumed(lost)).candidates;
    expect(candidate?.sessionId).toBe(id);
    expect(must(await lost.continue({ stateToken: candidate?.stateToken ?? '' })).data.session.sessionId).toBe(id);
    expect(fs.readFileSync(world.layout.keyring)).not.toEqual(keys);
  });

  it('writes nothing where nothing is stored, and nothing more when it is asked again', async () => {
    const world = fileWorld([workflow]);
    await resumed(world.runtime);
    expect(fs.existsSync(world.layout.root)).toBe(false);
    await told(world, 'one');
    await resumed(world.another());
    const before = tree(world.layout.root);
    for (let i = 0; i < 3; i += 1) await resumed(world.another(), { query: 'one' });
    expect(tree(world.layout.root)).toEqual(before);
  });
});
