/** Export and import through both adapters. */
import { err } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import type { Bundle } from '../../../schemas/bundle.ts';
import { bundle as bundleSchema } from '../../../schemas/bundle.ts';
import { canonicalText, type JsonValue } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import { bundleErrorCodes } from '../../../schemas/error-codes.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { attested, forged } from '../../support/bundles.ts';
import { bytesOf, linesOf } from '../../support/log-writer.ts';
import { adapters, assertReport, inFiles, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText, verifyText } from '../../support/portable.ts';
import { compiledInput, compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, catalogsAt, countingIds, must, refused, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.portable', [compiledStep('look'), compiledStep('fix'), compiledStep('check')], {
  inputs: [compiledInput('ticket')],
});
const git = { observe: async () => ({ repoRoot: '/home/ada/shop', branch: 'main', headSha: 'a'.repeat(40) }) };
const { digest } = nodeCrypto();
const options = { format: 'bundle' as const, redact: false, appVersion: '0.0.0' };

/** A run with context, notes, artifacts, preferences, a fork, and a run within. */
async function told(world: Operated, notes = 'Looked.') {
  const first = await started(world.runtime, 'test.portable', { context: { ticket: 'T-1' } });
  const second = await advanced(world.runtime, first.data, {
    output: { notesMarkdown: notes, artifacts: [{ b: 2 }, { a: 1 }] },
    context: { size: 3, list: ['x'] },
    preferences: { autonomy: 'full_auto_stop_on_user_deps' },
  });
  const third = await advanced(world.runtime, second.data, { context: { size: null } });
  const again = await rehydrated(world.runtime, first.data);
  const fork = await advanced(world.runtime, again.data, { output: { notesMarkdown: 'Another way.' } });
  const child = await started(world.runtime, 'test.portable', { within: fork.data.stateToken });
  return { first, second, third, fork, child, sessionId: first.data.session.sessionId as SessionId };
}

const opened = (open = inMemory, mark = '') => open([workflow], { git, ids: countingIds(mark) });
const exported = async (world: Operated, sessionId: string, more: Partial<typeof options> = {}) =>
  must(await exportText(world.operator, sessionId, { ...options, ...more }));
const bundleIn = (text: string) => JSON.parse(text) as Bundle;

/** What makes two exports of one session differ: who it is, and when. */
function withoutIdentityAndTime(text: string): unknown {
  const bundle = bundleIn(text);
  const names = new Map<string, string>([[bundle.session.sessionId, 'SESSION']]);
  for (const event of bundle.session.events) {
    if (event.kind === 'run_started') names.set(event.scope.runId, `RUN${names.size}`);
  }
  const { appVersion } = bundle.producer;
  let plain = JSON.stringify({ ...bundle, bundleId: '', exportedAt: '', producer: { appVersion }, integrity: [] });
  for (const [id, name] of names) plain = plain.replaceAll(id, name);
  const value = JSON.parse(plain) as Bundle;
  for (const record of value.session.manifest) {
    if (record.kind === 'segment_closed') Object.assign(record, { closedAt: '', sha256: '', bytes: 0 });
  }
  return value;
}

describe.each(adapters)('%s: export and import', (_name, open) => {
  // @verifies bundle-round-trip
  it('give, imported and exported again, the same bundle up to identity and time', async () => {
    const [here, there] = [opened(open), opened(open, 'b')];
    const { sessionId } = await told(here);
    const first = await exported(here, sessionId);
    const report = assertReport('import-report.v1', must(await importText(there.operator, first.text)));
    expect(report.sessionId).toBe(sessionId);
    expect(report.originalSessionId).toBeUndefined();
    const second = await exported(there, sessionId);
    expect(withoutIdentityAndTime(second.text)).toEqual(withoutIdentityAndTime(first.text));
    expect(bundleIn(second.text).session.events).toEqual(bundleIn(first.text).session.events);
  });

  // @verifies projections-survive-import
  it('give equal projections: nodes, edges, gaps, outputs, status and steps', async () => {
    const [here, there] = [opened(open), opened(open, 'b')];
    const { sessionId } = await told(here);
    must(await importText(there.operator, (await exported(here, sessionId)).text));
    const shown = async (world: Operated) => must(await world.operator.showSession(sessionId)).session;
    expect(await shown(there)).toEqual(await shown(here));
  });

  // @verifies import-as-new-on-collision
  it('import as a new session, with new run ids, where only the id of a run is taken', async () => {
    const world = opened(open);
    const { sessionId } = await told(world);
    const { text } = await exported(world, sessionId);
    const before = must(await world.operator.showSession(sessionId)).session;
    const other = JSON.parse(text.replaceAll(sessionId, 'sess_other')) as Bundle;
    const twin = forged(other, 0, {});
    const report = must(await importText(world.operator, JSON.stringify(twin)));
    expect(report.originalSessionId).toBe('sess_other');
    const runIds = [...report.runs, ...before.runs].map(({ runId }) => runId);
    expect(new Set(runIds).size).toBe(runIds.length);
    for (const { runId } of before.runs)
      expect(must(await world.operator.showSession(runId)).session.sessionId).toBe(sessionId);
  });

  // @verifies import-as-new-on-collision
  it('import as a new session, with new run ids, where the id is taken, and merge nothing', async () => {
    const world = opened(open);
    const { sessionId } = await told(world);
    const { text } = await exported(world, sessionId);
    const before = must(await world.operator.showSession(sessionId)).session;
    const report = assertReport('import-report.v1', must(await importText(world.operator, text)));
    expect(report).toMatchObject({ originalSessionId: sessionId });
    expect(report.sessionId).not.toBe(sessionId);
    expect(report.runs.map(({ originalRunId }) => originalRunId)).toEqual(before.runs.map(({ runId }) => runId));
    expect(new Set([...report.runs, ...before.runs].map(({ runId }) => runId)).size).toBe(4);
    expect(must(await world.operator.showSession(sessionId)).session).toEqual(before);
    const copy = await exported(world, report.sessionId);
    expect(withoutIdentityAndTime(copy.text)).toEqual(withoutIdentityAndTime(text));
    expect(copy.text).not.toContain(sessionId);
    for (const id of [sessionId, report.sessionId]) {
      expect(must(await world.operator.verifySession(id)).verdict).toBe('verified');
    }
  });

  // @verifies imported-builtin-is-named
  it('name a pinned workflow with a reserved id that this installation does not provide, at import and when it is read', async () => {
    const builtin = (prompt: string) => compiledWorkflow('wr.review', [compiledStep('look', { prompt })]);
    const there = open([builtin('Run what I say.')], { ids: countingIds('a') });
    const { data } = await started(there.runtime, 'wr.review');
    const { text } = await exported(there, data.session.sessionId);
    const same = open([builtin('Run what I say.')], { ids: countingIds('b') });
    expect(must(await importText(same.operator, text)).notProvided).toBeUndefined();
    const here = open([builtin('Look.')], { ids: countingIds('c') });
    const report = must(await importText(here.operator, text));
    expect(report.notProvided).toEqual([{ workflowId: 'wr.review', workflowHash: data.workflow.workflowHash }]);
    const read = await rehydrated(here.runtime, { stateToken: report.runs[0]?.stateToken ?? '' });
    expect(read.data.warnings.map(({ message }) => message).join()).toContain(
      'This run is pinned to another version of wr.review than the one in this installation',
    );
  });

  it('import as new also where a damaged session has the id', async () => {
    const world = opened(open);
    const { sessionId } = await told(world);
    const { text } = await exported(world, sessionId);
    world.raw.setSegment(sessionId, world.raw.segments(sessionId)[0] ?? '', null);
    expect(must(await importText(world.another().operator, text)).originalSessionId).toBe(sessionId);
  });

  // @verifies import-remints-tokens
  it('let a run that was started on one data directory finish on another, with tokens minted there', async () => {
    const [here, there] = [opened(open), opened(open, 'b')];
    const { fork, sessionId } = await told(here);
    const report = must(await importText(there.operator, (await exported(here, sessionId)).text));
    expect(refused(await there.runtime.continue({ stateToken: fork.data.stateToken })).code).toBe(
      'TOKEN_BAD_SIGNATURE',
    );
    const run = report.runs.find(({ runId }) => runId === fork.data.session.runId);
    let { data } = await rehydrated(there.runtime, { stateToken: run?.stateToken ?? '' });
    expect(data.pending?.stepId).toBe('fix');
    expect(data.session.runName).toBe(fork.data.session.runName);
    while (!data.isComplete) ({ data } = await advanced(there.runtime, data, { output: { notesMarkdown: 'There.' } }));
    expect(must(await there.operator.verifySession(sessionId)).verdict).toBe('verified');
  });

  // @verifies checkpoints-travel
  it('keep checkpoints: nodes, edges, outputs and recap are the same, and fresh checkpoint tokens work', async () => {
    for (const redact of [false, true]) {
      const [here, there] = [opened(open), opened(open, redact ? 'r' : 'b')];
      const { fork, sessionId } = await told(here);
      const output = { notesMarkdown: 'Half done.', artifacts: [{ password: 'hunter22' }, { a: 1 }] };
      const { stateToken, checkpointToken = '' } = fork.data;
      const kept = must(await here.runtime.checkpoint({ stateToken, checkpointToken, output }));
      const { text } = await exported(here, sessionId, { redact });
      expect(text.includes('hunter22')).toBe(!redact);
      for (const original of [sessionId, null]) {
        // The second import meets its own first: every id of it is new.
        const report = must(await importText(there.operator, text));
        expect(report.originalSessionId ?? null).toBe(original === null ? sessionId : null);
        const shown = must(await there.operator.showSession(report.sessionId)).session.runs[0];
        expect(shown?.nodes.map(({ kind }) => kind)).toEqual(['step', 'step', 'step', 'step', 'checkpoint']);
        expect(shown?.edges.at(-1)).toMatchObject({ kind: 'checkpoint', cause: 'checkpoint_created' });
        expect(shown?.outputs.filter(({ nodeId }) => nodeId === kept.data.checkpointNodeId)).toHaveLength(3);
        const token = report.runs[0]?.stateToken ?? '';
        const read = (await rehydrated(there.runtime, { stateToken: token })).data;
        expect(read.recap?.text).toContain('(checkpoint):\n> Half done.');
        const fresh = { stateToken: read.stateToken, checkpointToken: read.checkpointToken ?? '' };
        must(await there.runtime.checkpoint({ ...fresh, output: { notesMarkdown: 'There.' } }));
        const { verdict } = must(await there.operator.verifySession(report.sessionId));
        expect(verdict).toBe('verified');
      }
    }
  });

  it('rehydrate to the same prompt and recap as before', async () => {
    const [here, there] = [opened(open), opened(open, 'b')];
    const { fork, sessionId } = await told(here);
    const report = must(await importText(there.operator, (await exported(here, sessionId)).text));
    const token = report.runs.find(({ runId }) => runId === fork.data.session.runId)?.stateToken ?? '';
    const before = (await rehydrated(here.runtime, fork.data)).data;
    const after = (await rehydrated(there.runtime, { stateToken: token })).data;
    const facts = (data: typeof before) =>
      JSON.parse(JSON.stringify(data).replace(/(-\d\d\/\d+[a-z]*)-[0-9a-z]{5}/g, '$1'));
    expect(facts(after)).toEqual(facts(before));
  });

  it('of one bundle by many processes at once give that many sessions, one of them under its own id', async () => {
    const [here, there] = [opened(open), opened(open, 'b')];
    const { sessionId } = await told(here);
    const { text } = await exported(here, sessionId);
    const done = await Promise.all(Array.from({ length: 4 }, () => importText(there.another().operator, text)));
    const imported = done.filter((result) => result.isOk()).map((result) => must(result).sessionId);
    for (const busy of done.filter((result) => result.isErr())) expect(refused(busy).code).toBe('SESSION_LOCKED');
    expect(imported.filter((id) => id === sessionId)).toHaveLength(1);
    expect(new Set(imported).size).toBe(imported.length);
    expect(
      must(await there.operator.listSessions())
        .sessions.map((session) => session.sessionId)
        .sort(),
    ).toEqual([...imported].sort());
  });
});

const damagedAt = (world: Operated, sessionId: SessionId, record: number) => {
  const lines = linesOf(world.raw.manifest(sessionId));
  world.raw.setManifest(sessionId, bytesOf(lines.map((line, i) => (i === record ? 'damaged' : line))));
};

describe.each(adapters)('%s: what a bundle says of itself', (_name, open) => {
  /** A bundle that is salvaged, redacted, or both, and a data directory that took it in. */
  const takenIn = async (salvaged: boolean, redacted: boolean) => {
    const [here, there] = [opened(open), opened(open, 'b')];
    const { sessionId } = await told(here, 'password=hunter22');
    if (salvaged) damagedAt(here, sessionId, 4);
    const { operator } = here.another();
    const first = must(await exportText(operator, sessionId, { ...options, redact: redacted }));
    const report = assertReport('import-report.v1', must(await importText(there.operator, first.text)));
    expect([report.salvaged, report.redacted === true]).toEqual([salvaged, redacted]);
    return { there, sessionId, first };
  };

  // @verifies origin-survives-import, bundle-round-trip
  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])('survives its import: salvaged %s, redacted %s', async (salvaged, redacted) => {
    const { there, sessionId, first } = await takenIn(salvaged, redacted);
    const origin = { salvaged, redacted };
    const { operator } = there.another();
    const list = assertReport('session-list.v2', must(await operator.listSessions()));
    expect(list.sessions).toMatchObject([{ sessionId, health: 'healthy', origin }]);
    const { session } = must(await operator.showSession(sessionId));
    expect(assertReport('session.v2', session)).toMatchObject({ health: 'healthy', origin });
    const verdict = assertReport('verification-report.v1', must(await operator.verifySession(sessionId)));
    expect(verdict).toMatchObject({ salvaged, origin });
    const second = must(await exportText(operator, sessionId, options));
    expect(second.report).toMatchObject({ salvaged, redacted: false, origin });
    expect(second.report.partialBecause).toEqual(salvaged ? ['imported_partial'] : undefined);
    expect(bundleIn(second.text).session.salvaged).toBe(salvaged ? true : undefined);
    expect(bundleIn(second.text).session.redacted).toBe(redacted ? true : undefined);
    expect(withoutIdentityAndTime(second.text)).toEqual(withoutIdentityAndTime(first.text));
    const { text } = must(await exportText(operator, sessionId, { ...options, format: 'md' }));
    expect(text.includes('> **Partial data.** This session was imported from a bundle')).toBe(salvaged);
    expect(text.includes('> Redacted texts were replaced')).toBe(redacted);
    // Taken in once more, it is another session, which says the same.
    const again = must(await importText(there.another().operator, second.text));
    expect(again.originalSessionId).toBe(sessionId);
    expect(must(await operator.showSession(again.sessionId)).session.origin).toEqual(origin);
  });

  it('stays with the session when it goes on, and when it is repaired', async () => {
    const { there, sessionId, first } = await takenIn(true, false);
    const { runs } = must(await importText(opened(open, 'c').operator, first.text));
    expect(runs).toHaveLength(1);
    const world = there.another();
    const again = must(await importText(world.operator, first.text));
    const { data } = await rehydrated(world.runtime, { stateToken: again.runs[0]?.stateToken ?? '' });
    await advanced(world.runtime, data, { output: { notesMarkdown: 'On.' } });
    const whole = must(await exportText(there.another().operator, again.sessionId, options));
    expect(bundleIn(whole.text).session.salvaged).toBe(true);
    damagedAt(there, sessionId, 2);
    const { operator } = there.another();
    expect(must(await exportText(operator, sessionId, options)).report.partialBecause).toEqual([
      'log_damaged',
      'imported_partial',
    ]);
    must(await operator.repairSession(sessionId, false));
    const repaired = must(await there.another().operator.showSession(sessionId)).session;
    expect(repaired).toMatchObject({ health: 'healthy', origin: { salvaged: true } });
  });

  it('is nothing where a bundle says nothing: then nothing is kept, and every report is as it was', async () => {
    const { there, sessionId } = await takenIn(false, false);
    expect(must(await there.storage.origins.inspect(sessionId))).toEqual({ kind: 'here' });
    const { session } = must(await there.operator.showSession(sessionId));
    const verdict = must(await there.operator.verifySession(sessionId));
    const { report } = must(await exportText(there.operator, sessionId, options));
    for (const said of [...must(await there.operator.listSessions()).sessions, session, verdict, report]) {
      for (const key of ['origin', 'originProblem', 'partialBecause', 'lost']) expect(said).not.toHaveProperty(key);
    }
  });

  it('breaks no session when it cannot be read: each report says that it is not known', async () => {
    const { there, sessionId } = await takenIn(true, true);
    for (const [bytes, why] of [
      ['garbage', 'does not contain a valid origin'],
      [
        '{"v":2,"salvaged":true}',
        'was written by a newer version of WorkRail (version 2; this version reads version 1)',
      ],
    ] as const) {
      there.raw.setOrigin(sessionId, new TextEncoder().encode(bytes));
      const { operator, runtime } = there.another();
      const originProblem = `sessions/${sessionId}/.origin ${why}, so it is unknown whether this session was imported from a partial or redacted bundle`;
      const { session } = must(await operator.showSession(sessionId));
      const exportedAgain = must(await exportText(operator, sessionId, options));
      const verdict = must(await operator.verifySession(sessionId));
      for (const said of [...must(await operator.listSessions()).sessions, session, verdict, exportedAgain.report]) {
        expect(said).toMatchObject({ originProblem });
        expect(said).not.toHaveProperty('origin');
      }
      const md = must(await exportText(operator, sessionId, { ...options, format: 'md' }));
      expect(md.text).toContain(`> **Possibly partial data.** \`${originProblem}\``);
      const unknown = { salvaged: true, partialBecause: ['origin_unknown'] };
      expect([exportedAgain.report, md.report]).toMatchObject([unknown, unknown]);
      expect(bundleIn(exportedAgain.text).session.salvaged).toBe(true);
      expect(must(await operator.collect(0, true)).blockedBy).toEqual([]);
      expect(must(await runtime.resume({})).data.candidates).toHaveLength(1);
    }
  });
});

describe('a bundle', () => {
  it('is one that its schema accepts, with every object inside and an integrity entry for each part', async () => {
    const world = opened();
    const { sessionId } = await told(world);
    const { text } = await exported(world, sessionId);
    const bundle = bundleSchema.parse(JSON.parse(text));
    expect(text).toBe(`${canonicalText(JSON.parse(text))}\n`);
    const paths = bundle.integrity.entries.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['session/events', 'session/manifest']));
    for (const ref of Object.keys(bundle.session.snapshots)) expect(paths).toContain(`session/snapshots/${ref}`);
    expect(Object.keys(bundle.session.artifacts ?? {})).toHaveLength(2);
    expect(paths.filter((path) => path.startsWith('session/artifacts/'))).toHaveLength(2);
    for (const { path, sha256: stated } of bundle.integrity.entries) {
      const [, name = '', key] = path.split('/');
      const part = (bundle.session as unknown as Record<string, Record<string, unknown>>)[name];
      const value = key === undefined ? part : part?.[key];
      expect(sha256(digest, canonicalText(value as JsonValue)), path).toBe(stated);
    }
  });

  // @verifies bundle-holds-no-token
  // @verifies redaction-reported
  it('says what was searched for when it is redacted, found or not', async () => {
    const world = opened();
    const { sessionId } = await told(world);
    const { text, report } = await exported(world, sessionId, { redact: true });
    expect(bundleIn(text).producer.searchedFor).toEqual(report.searchedFor);
    assertReport('export-report.v2', { ...report, file: 'x' });
    expect(report.searchedFor?.length).toBeGreaterThanOrEqual(88);
    for (const { kind } of report.redactions) expect(report.searchedFor).toContain(kind);
    const plain = await exported(world, sessionId);
    expect([plain.report.searchedFor, bundleIn(plain.text).producer.searchedFor]).toEqual([undefined, undefined]);
  });

  it('holds no token that was handed out, and no key', async () => {
    const here = opened();
    const { sessionId, first, second, fork } = await told(here);
    const { text } = await exported(here, sessionId);
    const handedOut = [first, second, fork].flatMap(({ data }) => [data.stateToken, data.ackToken ?? '']);
    for (const token of handedOut.filter((one) => one !== '')) expect(text).not.toContain(token);
    expect(text).not.toMatch(/\b(st|ack|chk)\.v1\./);
    expect(text).not.toContain(must(await here.storage.keyring.load()).current.key);
  });

  // @verifies bundle-never-carries-repo-root
  it('never carries the path of the workspace, and keeps its hash', async () => {
    const world = opened();
    const { sessionId } = await told(world);
    const { text, report } = await exported(world, sessionId);
    expect(text).not.toContain('/home/ada');
    expect(text).not.toContain('"repo_root"');
    expect(text).toContain('repo_root_hash');
    expect(report.workspacePathsLeftOut).toBe(1);
    const { events } = bundleIn(text).session;
    expect(events.map(({ eventIndex }) => eventIndex)).toEqual(events.map((_, i) => i));
  });

  // @verifies salvaged-export-is-flagged
  it('of a damaged session holds its validated prefix, and says so wherever it goes', async () => {
    const world = opened();
    const { sessionId } = await told(world);
    const lines = linesOf(world.raw.manifest(sessionId));
    const inAll = (await exported(world, sessionId)).report.events + 1;
    world.raw.setManifest(sessionId, bytesOf(lines.map((line, i) => (i === 4 ? 'damaged' : line))));
    const { operator } = world.another();
    const { text, report } = must(await exportText(operator, sessionId, options));
    expect(report).toMatchObject({ salvaged: true, eventsInAll: inAll });
    expect(report.events).toBeLessThan(inAll - 1);
    expect(bundleIn(text).session.salvaged).toBe(true);
    const there = opened(inMemory, 'b');
    expect(must(await importText(there.operator, text))).toMatchObject({ salvaged: true });
    expect(must(await verifyText(there.operator, text))).toMatchObject({ verdict: 'verified', salvaged: true });
    const markdown = must(await exportText(operator, sessionId, { ...options, format: 'md' }));
    expect(markdown.text).toContain('Partial data');
  });

  it('is not made of a session without a sound head, nor of one that a newer version wrote', async () => {
    for (const [harm, says] of [
      [(line: string) => line.replace('"v":1', '"v":2'), /^a newer version of WorkRail wrote a part of sess_/],
      [() => 'damaged', /corrupt_head/],
    ] as const) {
      const world = opened();
      const { sessionId } = await told(world);
      const lines = linesOf(world.raw.manifest(sessionId));
      world.raw.setManifest(sessionId, bytesOf(lines.map((line, i) => (i === 0 ? harm(line) : line))));
      const error = refused(await exportText(world.another().operator, sessionId, options));
      expect(error.code).toBe('SESSION_UNHEALTHY');
      expect(error.message).toMatch(says);
    }
  });

  // @verifies lost-artifact-is-named, salvaged-export-is-flagged
  it('ends before the plan whose artifact is lost or damaged, says so, and verifies and imports as what it is', async () => {
    for (const bytes of [null, new Uint8Array([1])]) {
      const world = opened();
      const { sessionId, third } = await told(world);
      const more = { output: { notesMarkdown: 'Last.', artifacts: [{ c: 3 }] } };
      await advanced(world.runtime, third.data, more);
      const whole = bundleIn((await exported(world, sessionId)).text).session;
      const ref = sha256(digest, canonicalText({ c: 3 }));
      const at = whole.events.find((event) => JSON.stringify(event).includes(ref))?.eventIndex ?? 0;
      world.raw.setObject('artifact', ref, bytes);
      const { operator } = world.another();
      const { text, report } = must(await exportText(operator, sessionId, options));
      assertReport('export-report.v2', { ...report, file: 'x' });
      expect(report).toMatchObject({
        salvaged: true,
        partialBecause: ['artifact_lost'],
        eventsInAll: whole.events.length + 1,
        // The path of the workspace does not travel, so a bundle counts one event less.
        lost: [{ kind: 'artifact', ref, problem: expect.stringContaining(ref), eventIndex: at + 1 }],
      });
      const { session } = bundleIn(text);
      expect(session.salvaged).toBe(true);
      expect(session.events).toEqual(whole.events.slice(0, session.events.length));
      expect(whole.events[session.events.length]?.kind).toBe('advance_recorded');
      expect(at).toBeGreaterThan(session.events.length);
      expect(Object.keys(session.artifacts ?? {})).toHaveLength(2);
      expect(Object.keys(session.snapshots).length).toBeLessThan(Object.keys(whole.snapshots).length);
      const there = opened(inMemory, 'b');
      expect(must(await verifyText(there.operator, text))).toMatchObject({ verdict: 'verified', salvaged: true });
      must(await importText(there.operator, text));
      expect(must(await there.operator.verifySession(sessionId))).toMatchObject({
        verdict: 'verified',
        salvaged: true,
      });
    }
  });

  it('needs the states before a lost artifact, and none of those behind it', async () => {
    const world = opened();
    const { sessionId, third } = await told(world);
    await advanced(world.runtime, third.data, { output: { notesMarkdown: 'Last.', artifacts: [{ c: 3 }] } });
    const pins = linesOf(world.raw.manifest(sessionId)).flatMap((line) => JSON.parse(line).snapshotRef ?? []);
    world.raw.setObject('artifact', sha256(digest, canonicalText({ c: 3 })), null);
    world.raw.setObject('snapshot', pins.at(-1), null);
    const { report } = must(await exportText(world.another().operator, sessionId, options));
    expect(report.lost?.map(({ kind }) => kind)).toEqual(['snapshot', 'artifact']);
    world.raw.setObject('snapshot', pins[1], null);
    const error = refused(await exportText(world.another().operator, sessionId, options));
    expect([error.code, error.suggestion]).toEqual([
      'STORE_OBJECT_MISSING',
      `Run: workrail sessions repair ${sessionId}`,
    ]);
  });

  it('is not made, nor a report, where the store cannot be read: nobody knows then what is lost', async () => {
    const world = opened();
    const { sessionId } = await told(world);
    const { storage } = world;
    const fault = { code: 'STORE_IO_FAILED' as const, message: 'reading failed with EIO', retryable: true };
    const objects = { ...storage.objects, get: async () => err(fault) };
    const operator = createAdminApi(world.host, { ...storage, objects }, catalogsAt(null, [workflow]));
    for (const format of ['bundle', 'md'] as const) {
      const error = refused(await exportText(operator, sessionId, { ...options, format }));
      expect([error.code, error.retry.kind]).toEqual(['STORE_IO_FAILED', 'retryable_immediate']);
      expect(error.suggestion).toContain('workrail doctor');
    }
    const verdict = must(await operator.verifySession(sessionId));
    expect(verdict.firstBad?.object?.state).toBe('unreadable');
  });

  it('is not made where a state is lost that a repair can make again: it would be no bundle', async () => {
    const world = opened();
    const { sessionId } = await told(world);
    const pin = linesOf(world.raw.manifest(sessionId)).find((line) => line.includes('snapshot_pinned')) ?? '';
    world.raw.setObject('snapshot', JSON.parse(pin).snapshotRef, null);
    const error = refused(await exportText(world.another().operator, sessionId, options));
    expect(error.code).toBe('STORE_OBJECT_MISSING');
    expect(error.suggestion).toContain(`workrail sessions repair ${sessionId}`);
  });
});

describe.each(adapters)('%s: a report of a session that lost objects', (_name, open) => {
  const md = { ...options, format: 'md' as const };

  // @verifies lost-artifact-is-named
  it('names a lost artifact, in a banner and in its place, and holds everything else', async () => {
    const world = opened(open);
    const { sessionId } = await told(world);
    const before = must(await exportText(world.operator, sessionId, md)).text;
    const ref = sha256(digest, canonicalText({ a: 1 }));
    world.raw.setObject('artifact', ref, null);
    for (const redact of [false, true]) {
      const { text, report } = must(await exportText(world.another().operator, sessionId, { ...md, redact }));
      expect(report).toMatchObject({ salvaged: false, lost: [{ kind: 'artifact', ref }] });
      expect(text).toContain('> **Lost objects.** 1 stored object cannot be read; the rest is shown.');
      // Nobody may check a guess of what it held.
      const shown = /the artifact (sha256:[0-9a-f]{64}) is missing/.exec(text)?.[1] ?? '';
      expect(shown === ref).toBe(!redact);
      expect(text.split(ref)).toHaveLength(redact ? 1 : 3);
      expect(text).toContain(`artifact ${shown}, missing`);
      expect(text).not.toContain('{"a":1}');
      expect(text).toContain('{"b":2}');
      const headings = (whole: string) => whole.split('\n').filter((line) => line.startsWith('#'));
      expect(headings(text)).toEqual(headings(before));
    }
  });

  it('calls no step complete whose state is lost, and names steps by their id where the workflow is', async () => {
    const world = opened(open);
    const { sessionId } = await told(world);
    const lines = linesOf(world.raw.manifest(sessionId)).map((line) => JSON.parse(line));
    const pins = lines.flatMap(({ snapshotRef }) => snapshotRef ?? []);
    const { pinnedWorkflows } = bundleIn((await exported(world, sessionId)).text).session;
    world.raw.setObject('snapshot', pins[1], null);
    const without = must(await exportText(world.another().operator, sessionId, md)).text;
    expect(without).toContain('### 2. `a step whose stored state cannot be read`');
    world.raw.setObject('pinned_workflow', Object.keys(pinnedWorkflows)[0] as Sha256Digest, null);
    const { text, report } = must(await exportText(world.another().operator, sessionId, md));
    expect(report.lost?.map(({ kind }) => kind)).toEqual(['snapshot', 'pinned_workflow']);
    expect(text).toContain('### 1. `look`');
    expect(text).not.toContain('`complete`');
  });
});

// Every way in which a bundle can be wrong ---------------------------------------------------------------------------

type Harm = (bundle: Bundle) => unknown;
type Session = Bundle['session'];
const edit = (bundle: Bundle, session: Partial<Session> | Record<string, unknown>): Bundle => ({
  ...bundle,
  session: { ...bundle.session, ...session } as Session,
});
const without = (record: object, match = (_key: string) => true) => {
  const gone = Object.keys(record).find(match);
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== gone));
};
const withEvent = (bundle: Bundle, at: number, change: Record<string, unknown>) =>
  edit(bundle, {
    events: bundle.session.events.map((event, i) => (i === at ? { ...event, ...change } : event)) as never,
  });
const withRecord = (bundle: Bundle, at: number, change: Record<string, unknown>) =>
  edit(bundle, {
    manifest: bundle.session.manifest.map((record, i) => (i === at ? { ...record, ...change } : record)) as never,
  });

const harms: readonly (readonly [string, (typeof bundleErrorCodes)[number], Harm])[] = [
  ['is not JSON', 'BUNDLE_INVALID_FORMAT', () => '{'],
  ['is a list', 'BUNDLE_INVALID_FORMAT', () => []],
  ['is empty', 'BUNDLE_INVALID_FORMAT', () => ''],
  ['has no session', 'BUNDLE_INVALID_FORMAT', ({ session: _, ...rest }) => rest],
  ['has an event without a kind', 'BUNDLE_INVALID_FORMAT', (b) => attested(withEvent(b, 2, { kind: null }))],
  [
    'has an event of a later kind',
    'BUNDLE_UNSUPPORTED_VERSION',
    (b) => attested(withEvent(b, 2, { kind: 'later_kind' })),
  ],
  ['has a session id that is a path', 'BUNDLE_INVALID_FORMAT', (b) => attested(edit(b, { sessionId: 'sess_/../x' }))],
  [
    'lacks an artifact that an event names',
    'BUNDLE_INVALID_FORMAT',
    (b) => attested(edit(b, { artifacts: without(b.session.artifacts ?? {}) })),
  ],
  ['is of a later version', 'BUNDLE_UNSUPPORTED_VERSION', (b) => ({ ...b, bundleSchemaVersion: 2 })],
  ['has a version that no writer wrote', 'BUNDLE_INVALID_FORMAT', (b) => ({ ...b, bundleSchemaVersion: 0 })],
  ['holds an event of the version 0', 'BUNDLE_INVALID_FORMAT', (b) => attested(withEvent(b, 2, { v: 0 }))],
  ['holds a manifest record of the version 0', 'BUNDLE_INVALID_FORMAT', (b) => attested(withRecord(b, 1, { v: 0 }))],
  ['holds an event of a later version', 'BUNDLE_UNSUPPORTED_VERSION', (b) => attested(withEvent(b, 2, { v: 2 }))],
  [
    'holds a manifest record of a later version',
    'BUNDLE_UNSUPPORTED_VERSION',
    (b) => attested(withRecord(b, 1, { v: 2 })),
  ],
  [
    'holds a snapshot of a later version',
    'BUNDLE_UNSUPPORTED_VERSION',
    (b) => {
      const [ref = '', snapshot] = Object.entries(b.session.snapshots)[0] ?? [];
      return attested(edit(b, { snapshots: { ...b.session.snapshots, [ref]: { ...snapshot, v: 2 } } }));
    },
  ],
  [
    'holds an engine state of a later version',
    'BUNDLE_UNSUPPORTED_VERSION',
    (b) => {
      const [ref = '', snapshot] = Object.entries(b.session.snapshots)[0] ?? [];
      const later = { ...snapshot, enginePayload: { ...snapshot?.enginePayload, v: 3 } };
      return attested(edit(b, { snapshots: { ...b.session.snapshots, [ref]: later as never } }));
    },
  ],
  [
    'has its integrity stated in a later way',
    'BUNDLE_UNSUPPORTED_VERSION',
    (b) => ({ ...b, integrity: { ...b.integrity, kind: 'sha256_manifest_v2' } }),
  ],
  [
    'has one other byte in its notes',
    'BUNDLE_INTEGRITY_FAILED',
    (b) => JSON.parse(JSON.stringify(b).replace('Looked.', 'Locked.')),
  ],
  [
    'states no digest for a part',
    'BUNDLE_INTEGRITY_FAILED',
    (b) => ({ ...b, integrity: { ...b.integrity, entries: b.integrity.entries.slice(1) } }),
  ],
  [
    'states a digest for what is not in it',
    'BUNDLE_INTEGRITY_FAILED',
    (b) => ({
      ...b,
      integrity: {
        ...b.integrity,
        entries: [...b.integrity.entries, { path: 'session/more', sha256: sha256(digest, canonicalText(1)), bytes: 1 }],
      },
    }),
  ],
  ['had its salvaged flag changed', 'BUNDLE_INTEGRITY_FAILED', (b) => edit(b, { salvaged: true })],
  [
    'holds an artifact under the name of another',
    'BUNDLE_INTEGRITY_FAILED',
    (b) => {
      const [first = '', second = ''] = Object.keys(b.session.artifacts ?? {});
      return attested(edit(b, { artifacts: { [first]: { a: 3 }, [second]: b.session.artifacts?.[second] } }));
    },
  ],
  ['attests other events', 'BUNDLE_INTEGRITY_FAILED', (b) => attested(withEvent(b, 3, { eventId: 'evt_other' }))],
  [
    'pins another snapshot than its node',
    'BUNDLE_INTEGRITY_FAILED',
    (b) => attested(withRecord(b, 1, { snapshotRef: `sha256:${'0'.repeat(64)}` })),
  ],
  [
    'lacks a snapshot',
    'BUNDLE_MISSING_SNAPSHOT',
    (b) => attested(edit(b, { snapshots: without(b.session.snapshots) })),
  ],
  [
    'lost a snapshot on the way',
    'BUNDLE_MISSING_SNAPSHOT',
    (b) => edit(b, { snapshots: without(b.session.snapshots) }),
  ],
  ['lacks the workflow of a run', 'BUNDLE_MISSING_PINNED_WORKFLOW', (b) => attested(edit(b, { pinnedWorkflows: {} }))],
  ['lost the workflow of a run on the way', 'BUNDLE_MISSING_PINNED_WORKFLOW', (b) => edit(b, { pinnedWorkflows: {} })],
  [
    'lacks an event in the middle',
    'BUNDLE_EVENT_ORDER_INVALID',
    (b) => attested(edit(b, { events: b.session.events.filter((_, i) => i !== 4) })),
  ],
  [
    'lacks its last event',
    'BUNDLE_EVENT_ORDER_INVALID',
    (b) => attested(edit(b, { events: b.session.events.slice(0, -1) })),
  ],
  [
    'has its events reversed',
    'BUNDLE_EVENT_ORDER_INVALID',
    (b) => attested(edit(b, { events: [...b.session.events].reverse() })),
  ],
  [
    'has an event twice',
    'BUNDLE_EVENT_ORDER_INVALID',
    (b) => attested(edit(b, { events: [b.session.events[0], ...b.session.events] as never })),
  ],
  [
    'has an event of another session',
    'BUNDLE_EVENT_ORDER_INVALID',
    (b) => attested(withEvent(b, 2, { sessionId: 'sess_other' })),
  ],
  [
    'lacks a manifest record',
    'BUNDLE_MANIFEST_ORDER_INVALID',
    (b) => attested(edit(b, { manifest: b.session.manifest.filter((_, i) => i !== 2) })),
  ],
  [
    'has its manifest reversed',
    'BUNDLE_MANIFEST_ORDER_INVALID',
    (b) => attested(edit(b, { manifest: [...b.session.manifest].reverse() })),
  ],
  ['has no manifest', 'BUNDLE_MANIFEST_ORDER_INVALID', (b) => attested(edit(b, { manifest: [] }))],
  [
    'has a segment that leaves events out',
    'BUNDLE_MANIFEST_ORDER_INVALID',
    (b) => attested(withRecord(b, 2, { firstEventIndex: 99, lastEventIndex: 100 })),
  ],
];

describe('a bundle that', () => {
  // @verifies bundle-checked-before-storing
  it.each(harms)('%s is refused with %s, and nothing of it is stored', async (_what, code, harm) => {
    const here = opened();
    const { sessionId } = await told(here);
    const harmed = harm(bundleIn((await exported(here, sessionId)).text));
    const there = opened(inFiles, 'b');
    const text = typeof harmed === 'string' ? harmed : JSON.stringify(harmed);
    const error = refused(await importText(there.operator, text));
    expect(error.code, error.message).toBe(code);
    expect(error.suggestion.length).toBeGreaterThan(10);
    expect(must(await there.operator.listSessions()).sessions).toEqual([]);
    expect(refused(await verifyText(there.operator, text)).code).toBe(code);
  });

  it('is wrong in any of the ways that have a code is among these', () => {
    expect(new Set(harms.map(([, code]) => code))).toEqual(new Set(bundleErrorCodes));
  });

  it('says that an attempt led where no node was made is refused: its events contradict each other', async () => {
    const here = opened();
    const { sessionId } = await told(here);
    const bundle = bundleIn((await exported(here, sessionId)).text);
    const { events } = bundle.session;
    const root = events.findIndex((event) => event.kind === 'node_created');
    const scope = { ...(events[root] as { scope?: object }).scope, nodeId: 'node_else' };
    const text = JSON.stringify(forged(bundle, root, { scope }));
    const error = refused(await importText(opened(inMemory, 'b').operator, text));
    expect(error.code).toBe('BUNDLE_INTEGRITY_FAILED');
    expect(error.message).toContain('is inconsistent with the events before it');
  });
});
