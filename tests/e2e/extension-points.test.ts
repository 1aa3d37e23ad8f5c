/**
 * Extension points end to end: what a project or a command binds is what an agent
 * reads, and what a run was started with stays. Refusals, with their texts, are in `transcripts/extension-points.txt`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Catalog, Lockfile } from '../../schemas/catalog.ts';
import type { InspectReport, StartReport } from '../../schemas/cli-reports.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { DiffReport } from '../../schemas/workflow-diff.ts';
import type { InspectData, ListData, StartData } from '../../schemas/tools.ts';
import { installed, writeLibrary } from './installation.ts';
import {
  assertFits,
  acknowledgement,
  eventsIn,
  type Place,
  Server,
  sourceOf,
  type Step,
  temporaryPlace,
  TextClient,
  treeOf,
  writeSource,
} from './support.ts';
import { runCommand } from '../support/command-line.ts';

// The worked example --------------------------------------------------------------------------------------------------

const parentId = 'coding-task-workflow-agentic';
const childId = 'workflow-release-readiness-review';
const accepts = ['implementationPlan', 'acceptanceCriteria', 'invariants'];
const produces = ['final-verification-findings.md'];

const slotOf = (defaultBinding: string) => ({
  purpose: 'Verify implementation against acceptance criteria, invariants, and philosophy.',
  defaultBinding,
  acceptedKinds: ['routine', 'workflow'],
  inputContract: { requiredContext: accepts },
  outputContract: { requiredArtifacts: produces },
});
const delegating = 'Delegate to `{{wr.bindings.final_verification}}` for the core verification pass.';
const parentOf = (id: string, defaultBinding = 'wr.routine_final_verification', more = {}) =>
  sourceOf(id, [{ id: 'phase-7a-verify-and-fix', title: 'Verify Integration and Fix Issues', prompt: delegating }], {
    extensionPoints: { final_verification: slotOf(defaultBinding) },
    inputs: accepts.map((key) => ({ key, kind: 'string' })),
    ...more,
  });
const childOf = (id: string, prompt = 'Judge each criterion.', more = {}) =>
  sourceOf(id, [{ id: 'judge', title: 'Judge', prompt }], { extensionContract: { accepts, produces }, ...more });

const bindingsIn = (place: Place) => path.join(place.project, '.workrail/bindings.json');
function bind(place: Place, bindings: Readonly<Record<string, Readonly<Record<string, string>>>>): void {
  fs.mkdirSync(path.dirname(bindingsIn(place)), { recursive: true });
  fs.writeFileSync(bindingsIn(place), JSON.stringify(bindings));
}
const compiledFile = (place: Place, name: string) => path.join(place.project, '.workrail/compiled', name);
const catalogOf = (place: Place) => JSON.parse(fs.readFileSync(compiledFile(place, 'catalog.json'), 'utf8')) as Catalog;
const lockOf = (place: Place) =>
  (JSON.parse(fs.readFileSync(path.join(place.project, 'workrail.lock'), 'utf8')) as Lockfile).workflows;
const pinnedIn = (place: Place, hash: string) =>
  JSON.parse(
    fs.readFileSync(path.join(place.data, 'workflows/pinned', `${hash.replace(':', '-')}.json`), 'utf8'),
  ) as CompiledSnapshot;

const findings = {
  kind: 'wr.slot_artifact',
  slot: 'final_verification',
  name: 'final-verification-findings.md',
  summary: 'Every criterion holds.',
};
/** Ends the step that delegates: what the slot requires is reported. */
const verified = (server: Server, step: Step) =>
  server.done<Step>('continue_workflow', {
    ...acknowledgement(step),
    output: { ...acknowledgement(step).output, artifacts: [findings] },
  });

async function done(place: Place, ...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runCommand(place, args);
  if (code !== 0) throw new Error(`workrail ${args.join(' ')}: ${code}\n${stdout}${stderr}`);
  return stdout;
}
async function report<T>(place: Place, schema: string, ...args: string[]): Promise<T> {
  const value = JSON.parse(await done(place, ...args, '--json')) as T;
  assertFits(schema, value);
  return value;
}
const codesOf = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code).filter((code) => code !== 'LEGACY_ID');

function worked(): Place {
  const place = temporaryPlace();
  writeSource(place, 'parent.json', parentOf(parentId));
  writeSource(place, 'child.json', childOf(childId, undefined, { kind: 'workflow' }));
  return place;
}
const toChild = { [parentId]: { final_verification: childId } };

describe('the worked example', () => {
  test('a bindings file decides what the agent is told to delegate to, and the manifest says so', async () => {
    const place = worked();
    bind(place, toChild);
    await done(place, 'compile');
    const server = await Server.start(place);
    const { data } = await server.start(parentId);
    expect(data.pending?.prompt).toContain(`Delegate to \`${childId}\` for the core verification pass.`);
    expect(data.pending?.prompt).toContain('Use `wr.routine_final_verification` instead, and continue.');
    const child = catalogOf(place).workflows.find(({ workflowId }) => workflowId === childId);
    expect(pinnedIn(place, data.workflow.workflowHash).bindings).toEqual([
      {
        slot: 'final_verification',
        implementationId: childId,
        kind: 'workflow',
        source: 'project',
        childHash: child?.workflowHash,
      },
    ]);
    // The agent delegates, as to any workflow.
    const delegated = await server.start(childId, { within: data.stateToken });
    expect(delegated.data.pending?.prompt).toContain('Judge each criterion.');
    expect((await verified(server, data)).data.isComplete).toBe(true);
  });

  test('without a bindings file the default stands, and the prompt says nothing of a fallback', async () => {
    const place = worked();
    const server = await Server.start(place);
    const { data } = await server.start(parentId);
    expect(data.pending?.prompt).toContain(
      'Delegate to `wr.routine_final_verification` for the core verification pass.',
    );
    expect(data.pending?.prompt).not.toContain('fails');
  });

  test('agent and person see the same extension points, as data', async () => {
    const place = worked();
    bind(place, toChild);
    const shown = await report<InspectReport>(place, 'inspect-report.v1', 'inspect', parentId, '--extension-points');
    const server = await Server.start(place);
    const question = { workflowId: parentId, mode: 'extension_points' };
    const asked = await server.done<InspectData>('inspect_workflow', question);
    const { ok: _ok, ...data } = asked.data;
    expect(shown).toEqual({ version: 1, ...data });
    expect(shown.extensionPoints[0]?.binding?.source).toBe('project');
    const { text } = await (await TextClient.start(place)).call('inspect_workflow', question);
    expect(text).toContain(`bound to ${childId}, project`);
  });

  test('what --bind would do is shown without doing it', async () => {
    const place = worked();
    await done(place, 'compile');
    const before = fs.readFileSync(compiledFile(place, 'catalog.json'), 'utf8');
    const inspect = ['inspect', parentId, '--bind', `final_verification=${childId}`];
    const bound = await report<InspectReport>(place, 'inspect-report.v1', ...inspect, '--extension-points');
    expect(bound.extensionPoints[0]?.binding).toMatchObject({ implementationId: childId, source: 'cli' });
    expect(await done(place, ...inspect, '--provenance')).toContain('(wr.bindings.final_verification)');
    expect(fs.readFileSync(compiledFile(place, 'catalog.json'), 'utf8')).toBe(before);
  });
});

// Runs keep what they were started with -------------------------------------------------------------------------------

describe('a run', () => {
  test('keeps its binding when the bindings file changes; only a rehydrate says that it did', async () => {
    const place = worked();
    writeSource(
      place,
      'parent.json',
      sourceOf(
        parentId,
        ['one', 'two'].map((id) => ({ id, title: id, prompt: delegating })),
        { extensionPoints: { final_verification: slotOf('wr.routine_final_verification') } },
      ),
    );
    bind(place, toChild);
    await done(place, 'compile');
    const first = await Server.start(place);
    const { data: started } = await first.start(parentId);
    bind(place, {});
    await done(place, 'compile');

    const after = await Server.start(place);
    for (const server of [first, after]) {
      const { data } = await server.rehydrate(started);
      expect(data.pending?.prompt).toBe(started.pending?.prompt);
      expect(data.workflow).toEqual(started.workflow);
      expect(codesOf(data)).toEqual(['SOURCE_DRIFT']);
    }
    const { data: advanced } = await after.advance(started);
    expect(advanced.pending?.prompt).toContain(childId);
    expect(codesOf(advanced)).toEqual([]);
    const { data: fresh } = await after.start(parentId);
    expect(fresh.pending?.prompt).toContain('Delegate to `wr.routine_final_verification`');
  });

  test('of a frozen server is started with what was compiled, and told that the bindings file has changed since', async () => {
    const place = worked();
    await done(place, 'compile');
    const running = await Server.start(place);
    const server = await Server.start(place, ['--frozen']);
    expect(codesOf((await server.start(parentId)).data)).toEqual([]);
    bind(place, toChild);
    const { data } = await server.start(parentId);
    expect(data.pending?.prompt).toContain('Delegate to `wr.routine_final_verification`');
    expect(codesOf(data)).toEqual(['SOURCE_DRIFT']);
    // The child has no slots: nothing about it changed.
    expect(codesOf((await server.start(childId)).data)).toEqual([]);
    for (const next of [running, await Server.start(place)])
      expect((await next.start(parentId)).data.pending?.prompt).toContain(`Delegate to \`${childId}\``);
  });
});

describe('workrail start', () => {
  const start = (place: Place, ...args: string[]) =>
    report<StartReport>(place, 'start-report.v1', 'start', parentId, ...args);

  test('binds for one run, which an agent continues over MCP', async () => {
    const place = worked();
    bind(place, { [parentId]: { final_verification: 'wr.routine_final_verification' } });
    const started = await start(place, '--bind', `final_verification=${childId}`);
    expect(started.bindings).toMatchObject([{ implementationId: childId, source: 'cli' }]);
    expect(started.agentText).toContain(`continue_workflow { "ackToken": "${started.stateToken}"`);
    const server = await Server.start(place);
    const { data } = await server.rehydrate(started);
    expect(data.pending).toEqual(started.pending);
    expect(data.session).toEqual(started.session);
    // No catalog knows this hash, and nothing changed.
    expect(codesOf(data)).toEqual([]);
    expect(pinnedIn(place, started.workflow.workflowHash).bindings[0]?.source).toBe('cli');
    expect((await verified(server, data)).data.isComplete).toBe(true);
    expect((await server.start(parentId)).data.pending?.prompt).not.toContain(childId);
  });

  test('keeps its binding while the project changes, and tells when the source did', async () => {
    const place = worked();
    const started = await start(place, '--bind', `final_verification=${childId}`);
    writeSource(place, 'child.json', childOf(childId, 'Judge otherwise.'));
    await done(place, 'compile');
    const server = await Server.start(place);
    expect(codesOf((await server.rehydrate(started)).data)).toEqual([]);
    writeSource(place, 'parent.json', parentOf(parentId, undefined, { version: '9.0.0' }));
    await done(place, 'compile');
    const { data } = await server.rehydrate(started);
    expect(codesOf(data)).toEqual(['SOURCE_DRIFT']);
    expect(data.pending).toEqual(started.pending);
  });

  test('binds the workflow that is started, and no slot of the same name below it', async () => {
    const place = worked();
    writeSource(place, 'child.json', { ...parentOf(childId), extensionContract: { accepts, produces } });
    writeSource(place, 'leaf.json', childOf('project.leaf'));
    await done(place, 'compile');
    const child = lockOf(place)[childId]?.workflowHash;
    bind(place, toChild);
    const bound = await start(place);
    expect(bound.bindings[0]?.childHash).toBe(child);
    const once = await start(place, '--bind', 'final_verification=project.leaf');
    expect(once.bindings[0]?.implementationId).toBe('project.leaf');
    await done(place, 'compile', '--check').catch(() => undefined);
    expect(lockOf(place)[childId]?.bindings['final_verification']).toContain('wr.routine_final_verification@');
  });

  test('takes inputs by their declared kind, and preferences', async () => {
    const place = worked();
    const inputs = [
      { key: 'base', kind: 'string' },
      { key: 'depth', kind: 'number' },
      { key: 'mayPost', kind: 'boolean' },
      { key: 'files', kind: 'list' },
    ];
    writeSource(place, 'parent.json', parentOf(parentId, undefined, { inputs }));
    const set = ['base=007=x', 'depth=3', 'mayPost=true', 'files=a, b'].flatMap((pair) => ['--set', pair]);
    const started = await start(place, ...set, '--autonomy', 'full_auto_never_stop', '--risk', 'aggressive');
    const context = eventsIn(place, started.session.sessionId).find(({ kind }) => kind === 'context_set');
    expect(context?.['data']).toMatchObject({
      context: { base: '007=x', depth: 3, mayPost: true, files: ['a', 'b'] },
    });
    expect(started.preferences).toEqual({ autonomy: 'full_auto_never_stop', riskPolicy: 'aggressive' });
    const asJson = await start(place, ...set.slice(0, 4), '--set', 'files=["a, b",""]');
    expect(
      eventsIn(place, asJson.session.sessionId).find(({ kind }) => kind === 'context_set')?.['data'],
    ).toMatchObject({
      context: { files: ['a, b', ''] },
    });
    for (const list of [',,a', 'a,', ' ', 'a\\,b']) {
      const { code, stderr } = await runCommand(place, ['start', parentId, '--set', `files=${list}`]);
      expect([list, code, stderr]).toEqual([list, 2, expect.stringContaining(`--set 'key=["a,b","c"]'`)]);
    }
    const refused = await runCommand(place, ['start', parentId, '--set', 'depth=deep']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('depth');
    expect(refused.stderr).toContain(`workrail inspect ${parentId}`);
  });

  test('falls back to the default where the bindings file names what does not fit, and refuses it when frozen', async () => {
    const place = worked();
    writeSource(place, 'child.json', sourceOf(childId, [{ id: 'judge', title: 'Judge', prompt: 'No contract.' }]));
    await done(place, 'compile');
    const asked = ['--bind', `final_verification=${childId}`];
    const frozen = await runCommand(place, ['start', parentId, ...asked, '--frozen']);
    expect([frozen.code, frozen.stdout]).toEqual([1, expect.stringContaining('bind/incompatible-contract')]);
    // Without a binding of its own, what is locked is what runs.
    expect((await start(place, '--frozen')).workflow.workflowHash).toBe(lockOf(place)[parentId]?.workflowHash);
    bind(place, toChild);
    const fallen = await runCommand(place, ['start', parentId]);
    expect([fallen.code, fallen.stderr]).toEqual([0, expect.stringContaining('declares no `extensionContract`')]);
    const { bindings } = await start(place);
    expect(bindings).toMatchObject([
      { implementationId: 'wr.routine_final_verification', source: 'fallback_to_default' },
    ]);
    expect(bindings[0]?.fallbackReason).toContain(childId);
  });

  test('refuses a --bind that cannot be used, unless --allow-default-binding is given', async () => {
    const place = worked();
    await done(place, 'compile');
    const misfit = ['--bind', `final_verification=${parentId}`];
    const unfit = await runCommand(place, ['start', parentId, ...misfit]);
    expect([unfit.code, unfit.stdout]).toEqual([1, expect.stringMatching(/error\[bind\/[a-z-]+\]/)]);
    expect((await start(place, ...misfit, '--allow-default-binding')).bindings[0]?.source).toBe('fallback_to_default');
    const typo = ['--bind', `final_verification=${childId}x`];
    const refused = await runCommand(place, ['start', parentId, ...typo]);
    expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('bind/unknown-implementation')]);
    expect(refused.stdout).toContain(`a similar id exists: \`${childId}\``);
    expect((await start(place, ...typo, '--allow-default-binding')).bindings[0]?.source).toBe('fallback_to_default');
    const both = await runCommand(place, ['start', parentId, '--frozen', '--allow-default-binding']);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining('--frozen and --allow-default-binding')]);
  });

  test('what compile accepts with --allow-default-binding, verify accepts with it', async () => {
    const place = worked();
    bind(place, { [parentId]: { final_verification: parentId } });
    const fallback = '--allow-default-binding';
    await done(place, 'fmt');
    expect((await runCommand(place, ['compile'])).code).toBe(1);
    const stale = await runCommand(place, ['verify', fallback]);
    expect(stale.stdout + stale.stderr).toContain(`workrail compile ${fallback}`);
    expect((await runCommand(place, ['compile', fallback])).code).toBe(0);
    expect((await runCommand(place, ['verify'])).code).toBe(1);
    expect((await runCommand(place, ['verify', fallback])).code).toBe(0);
  });

  test('starts workflows of the bundled library and of the user, by alias too', async () => {
    const place = worked();
    const folder = path.join(place.home, '.workrail/workflows');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, 'mine.json'), JSON.stringify(parentOf('user.mine')));
    const ids = ['code-review', 'wr.code_review', 'user.mine'];
    const hashes: string[] = [];
    for (const id of ids) {
      const started = await report<StartReport>(place, 'start-report.v1', 'start', id);
      hashes.push(started.workflow.workflowHash);
    }
    expect(hashes[0]).toBe(hashes[1]);
    const server = await Server.start(place);
    for (const [id, hash] of [
      ['wr.code_review', hashes[0]],
      ['user.mine', hashes[2]],
    ] as const)
      expect((await server.start(id)).data.workflow.workflowHash).toBe(hash);
    const mine = ['start', 'user.mine', '--bind', `final_verification=${childId}`];
    expect((await report<StartReport>(place, 'start-report.v1', ...mine)).pending?.prompt).toContain(childId);
  });
});

// What changes when something is bound --------------------------------------------------------------------------------

test('a changed child changes every parent that binds it, through others too, and nothing else', async () => {
  const place = temporaryPlace();
  writeSource(place, 'child.json', childOf('project.child'));
  for (const name of ['one', 'two']) writeSource(place, `${name}.json`, parentOf(`project.${name}`, 'project.child'));
  writeSource(place, 'above.json', parentOf('project.above', 'project.middle'));
  writeSource(place, 'middle.json', {
    ...parentOf('project.middle', 'project.child'),
    extensionContract: { accepts, produces },
  });
  writeSource(place, 'apart.json', parentOf('project.apart'));
  await done(place, 'compile');
  const before = lockOf(place);
  writeSource(place, 'child.json', childOf('project.child', 'Judge otherwise.'));
  expect((await runCommand(place, ['lock', '--explain', 'project.one'])).stdout).toContain('child project.child');
  await done(place, 'compile');
  const after = lockOf(place);
  const changed = Object.keys(after).filter((id) => after[id]?.workflowHash !== before[id]?.workflowHash);
  expect(changed).toEqual(['project.above', 'project.child', 'project.middle', 'project.one', 'project.two']);
  expect(after['project.one']?.bindings).toEqual({
    final_verification: `project.child@${after['project.child']?.workflowHash}`,
  });
  // What the cache gave is what compiling everything gives.
  await done(place, 'compile', '--check');
});

test('a diff names what is bound, and that it is breaking for a run in progress', async () => {
  const place = worked();
  await done(place, 'compile', '--out', path.join(place.folder, 'before'));
  const [entry] = (
    JSON.parse(fs.readFileSync(path.join(place.folder, 'before/catalog.json'), 'utf8')) as Catalog
  ).workflows.filter(({ workflowId }) => workflowId === parentId);
  const before = path.join(place.folder, 'before/snapshots', `${entry?.workflowHash.replace(':', '-')}.json`);
  bind(place, toChild);
  await done(place, 'compile');
  const diff = await report<DiffReport>(place, 'diff-report.v1', 'diff', before, parentId);
  expect(diff.verdict).toBe('breaking');
  expect(diff.changes.filter(({ part }) => part === 'binding').map(({ field, after }) => [field, after])).toEqual(
    expect.arrayContaining([
      ['implementationId', childId],
      ['source', 'project'],
    ]),
  );
  expect(await done(place, 'diff', before, parentId)).toContain(
    `~ final_verification: implementationId\n    > [-wr.routine_final_verification-]{+${childId}+}`,
  );
});

test('a new, a changed and a removed bindings file are noticed before anything is shown', async () => {
  const place = worked();
  const bound = async () => {
    const shown = await report<InspectReport>(place, 'inspect-report.v1', 'inspect', parentId, '--extension-points');
    return shown.extensionPoints[0]?.binding?.implementationId;
  };
  expect(await bound()).toBe('wr.routine_final_verification');
  bind(place, toChild);
  expect(await bound()).toBe(childId);
  bind(place, { [parentId]: { final_verification: 'wr.routine_final_verification' } });
  expect(await bound()).toBe('wr.routine_final_verification');
  bind(place, toChild);
  expect(await bound()).toBe(childId);
  fs.rmSync(bindingsIn(place));
  expect(await bound()).toBe('wr.routine_final_verification');
});

// @verifies compile-bind-writes-elsewhere
test('compile takes --bind only for another folder, whose artifacts then hold the binding', async () => {
  const place = worked();
  await done(place, 'compile');
  const before = treeOf(place.project);
  const bound = ['--bind', `final_verification=${childId}`];
  for (const more of [[], ['--check'], ['--frozen'], ['--watch']]) {
    const { code, stderr } = await runCommand(place, ['compile', ...more, ...bound]);
    expect([...more, code]).toEqual([...more, 2]);
    expect(stderr).toContain('.workrail/bindings.json');
  }
  expect(treeOf(place.project)).toEqual(before);
  await done(place, 'compile', '--out', 'served', ...bound);
  await done(place, 'compile', '--check', '--out', 'served', ...bound);
  const lock = JSON.parse(fs.readFileSync(path.join(place.project, 'served/workrail.lock'), 'utf8')) as Lockfile;
  expect(lock.workflows[parentId]?.bindings['final_verification']).toContain(`${childId}@`);
  await done(place, 'compile', '--check');
});

// A bundled workflow, bound by a project ------------------------------------------------------------------------------

const bundledParent = { ...parentOf('wr.delivery', 'wr.routine_check'), description: 'Delivers.' };
const bundledChild = { ...childOf('wr.routine_check'), kind: 'routine' };
const library = [bundledParent, bundledChild, sourceOf('wr.plain', [{ id: 'a', title: 'A', prompt: 'A.' }])];

async function boundLibrary(): Promise<Place> {
  const place = installed(temporaryPlace(), library);
  writeSource(place, 'ours.json', childOf('project.ours'));
  bind(place, { 'wr.delivery': { final_verification: 'project.ours' } });
  await done(place, 'compile');
  return place;
}

describe('a bundled workflow that a project binds', () => {
  test('is compiled with the project, locked, listed as bound, and served in place of the plain one', async () => {
    const place = await boundLibrary();
    expect(Object.keys(lockOf(place))).toEqual(['project.ours', 'wr.delivery']);
    expect(lockOf(place)['wr.delivery']?.source).toBe('bundled:workflows/delivery.json');
    const { workflows } = await JSON.parse(await done(place, 'list', '--json'));
    const marks = (workflows as ListData['workflows']).map(({ workflowId, sourceKind, boundBy }) => [
      workflowId,
      sourceKind,
      boundBy,
    ]);
    expect(marks).toEqual([
      ['project.ours', 'project', undefined],
      ['wr.delivery', 'bundled', 'project'],
      ['wr.plain', 'bundled', undefined],
      ['wr.routine_check', 'bundled', undefined],
    ]);
    expect(await done(place, 'list')).toContain(
      'wr.delivery  workflow, bundled, extension points bound by this project',
    );
    expect(await done(place, 'inspect', 'wr.delivery')).toContain('bundled, extension points bound by this project');
    expect(JSON.parse(await done(place, 'inspect', 'wr.delivery', '--source'))).toEqual(bundledParent);
    expect(await done(place, 'inspect', 'wr.delivery', '--provenance')).toContain('(wr.bindings.final_verification)');
    const server = await Server.start(place);
    const { data } = await server.start('wr.delivery');
    expect(data.pending?.prompt).toContain('Delegate to `project.ours`');
    const run = eventsIn(place, data.session.sessionId).find(({ kind }) => kind === 'run_started');
    expect(run?.['data']).toMatchObject({ workflowSourceKind: 'bundled' });
    await done(place, 'compile', '--check');
  });

  test('is the plain one again without the bindings file, while its run goes on as it was', async () => {
    const place = await boundLibrary();
    const first = await Server.start(place);
    const { data: started } = await first.start('wr.delivery');
    fs.rmSync(bindingsIn(place));
    const server = await Server.start(place);
    const { data: plain } = await server.start('wr.delivery');
    expect(plain.pending?.prompt).toContain('Delegate to `wr.routine_check` for the core verification pass.');
    expect(plain.pending?.prompt).not.toContain('project.ours');
    const { data } = await server.rehydrate(started);
    expect(data.pending).toEqual(started.pending);
    expect(codesOf(data)).toEqual(['SOURCE_DRIFT']);
    await done(place, 'compile');
    expect(Object.keys(lockOf(place))).toEqual(['project.ours']);
    // And the other way round: a run of the plain one hears that the project binds it now.
    bind(place, { 'wr.delivery': { final_verification: 'project.ours' } });
    await done(place, 'compile');
    expect(codesOf((await server.rehydrate(plain)).data)).toEqual(['SOURCE_DRIFT']);
  });

  test('is one for a project without sources of its own too', async () => {
    const place = installed(temporaryPlace(), [
      ...library,
      { ...childOf('wr.routine_other'), kind: 'routine' } as never,
    ]);
    bind(place, { 'wr.delivery': { final_verification: 'wr.routine_other' } });
    const server = await Server.start(place);
    expect((await server.start('wr.delivery')).data.pending?.prompt).toContain('wr.routine_other');
  });

  test('is used as it is shipped where its bindings do not hold, and every start says so', async () => {
    const place = await boundLibrary();
    writeSource(place, 'ours.json', sourceOf('project.ours', [{ id: 'a', title: 'A', prompt: 'No contract.' }]));
    const listed = await runCommand(place, ['list']);
    expect(listed.stderr).toContain('does not compile with the bindings of this project');
    const server = await Server.start(place);
    const { data } = await server.start('wr.delivery');
    expect(data.pending?.prompt).toContain('Delegate to `wr.routine_check`');
    expect(data.warnings.map(({ message }) => message).join()).toContain(
      'wr.delivery does not compile with the bindings',
    );
    expect(codesOf((await server.start('wr.plain')).data)).toEqual([]);
    const check = await runCommand(place, ['check']);
    expect([check.code, check.stdout]).toEqual([1, expect.stringContaining('.workrail/bindings.json:1:')]);
  });

  test('is compiled again when the library changes', async () => {
    const place = await boundLibrary();
    const before = catalogOf(place);
    writeLibrary(place, [{ ...bundledParent, version: '2.0.0' }, ...library.slice(1)] as typeof library);
    const running = await Server.start(place, ['--frozen']).then(
      () => 'served',
      () => 'refused',
    );
    expect(running).toBe('refused');
    await done(place, 'list');
    const after = catalogOf(place);
    const hashIn = ({ workflows }: Catalog) => workflows.find(({ workflowId }) => workflowId === 'wr.delivery');
    expect(hashIn(after)?.version).toBe('2.0.0');
    expect(hashIn(after)?.workflowHash).not.toBe(hashIn(before)?.workflowHash);
  });

  test('a project source that claims its id is refused, and does not take its place', async () => {
    const place = await boundLibrary();
    writeSource(place, 'claim.json', parentOf('wr.delivery', 'project.ours'));
    const check = await runCommand(place, ['check', '--format', 'github']);
    expect([check.code, check.stdout]).toEqual([1, expect.stringContaining('resolve/reserved-namespace')]);
    const server = await Server.start(place);
    const { data } = await server.start('wr.delivery');
    expect(catalogOf(place).workflows.find(({ workflowId }) => workflowId === 'wr.delivery')?.bundled).toBe(true);
    expect(data.pending?.prompt).toContain('Delegate to `project.ours`');
  });

  test('nobody else brings one: not the user, not an id that is not shipped, not an id of the project', async () => {
    const place = await boundLibrary();
    const catalog = catalogOf(place);
    const rewrite = (file: string, change: (entry: Catalog['workflows'][number]) => object) => {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, JSON.stringify({ ...catalog, workflows: catalog.workflows.map(change) }));
    };
    const idsOf = async (server: Server) =>
      (await server.done<ListData>('list_workflows', {})).data.workflows.map(({ workflowId, boundBy }) =>
        boundBy === undefined ? workflowId : `${workflowId} bound`,
      );
    rewrite(path.join(place.home, '.workrail/compiled/catalog.json'), (entry) => entry);
    fs.cpSync(compiledFile(place, 'snapshots'), path.join(place.home, '.workrail/compiled/snapshots'), {
      recursive: true,
    });
    const [project, aside] = [path.join(place.project, '.workrail'), path.join(place.folder, 'aside')];
    fs.renameSync(project, aside);
    const user = await Server.start(place, []);
    const served = await idsOf(user);
    expect([served.includes('wr.delivery'), served.includes('wr.delivery bound')]).toEqual([true, false]);
    await user.close();
    fs.renameSync(aside, project);
    rewrite(compiledFile(place, 'catalog.json'), (entry) =>
      entry.workflowId === 'wr.delivery' ? { ...entry, workflowId: 'wr.invented' } : { ...entry, bundled: true },
    );
    const forged = await Server.start(place, []);
    const ids = await idsOf(forged);
    expect(ids).not.toContain('wr.invented bound');
    expect(ids).not.toContain('project.ours bound');
    // Compiled again here, it is what it was before somebody wrote into its catalog.
    expect(ids).toContain('wr.delivery bound');
    expect(forged.log + JSON.stringify(ids)).not.toContain('wr.invented');
  });
});

test('a routine of the project is no part of a bundled workflow, unless the project binds it', async () => {
  const place = installed(temporaryPlace(), library);
  writeSource(place, 'check.json', { ...childOf('project.routine_check', 'Ours.'), kind: 'routine' });
  const server = await Server.start(place);
  const { data } = (await server.start('wr.delivery')) as { data: StartData };
  expect(data.pending?.prompt).toContain('wr.routine_check');
});
