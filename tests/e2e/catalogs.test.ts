/** What is served is what was compiled: nothing altered, nothing that claims to be bundled, and drift is told. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Catalog } from '../../schemas/catalog.ts';
import type { InspectData, ListData } from '../../schemas/tools.ts';
import {
  type Place,
  plainSteps,
  root,
  Server,
  sourceOf,
  type Step,
  temporaryPlace,
  treeOf,
  writeSource,
} from './support.ts';
import { inProcess } from '../support/command-line.ts';

const compiledIn = (place: Place) => path.join(place.project, '.workrail/compiled');
const bundledIds = (
  JSON.parse(fs.readFileSync(path.join(root, 'generated/compiled/catalog.json'), 'utf8')) as Catalog
).workflows.map(({ workflowId }) => workflowId);
const catalogFile = (place: Place) => path.join(compiledIn(place), 'catalog.json');
const catalogOf = (place: Place) => JSON.parse(fs.readFileSync(catalogFile(place), 'utf8')) as Catalog;
const codes = ({ warnings }: { readonly warnings: readonly { readonly code: string }[] }) =>
  warnings.map(({ code }) => code);

async function compiledProject(...ids: string[]): Promise<Place> {
  const place = temporaryPlace();
  for (const id of ids) writeSource(place, `${id}.json`, sourceOf(id, plainSteps(3)));
  const compiled = await inProcess(place, ['compile']);
  if (compiled.code !== 0) throw new Error(compiled.stderr + compiled.stdout);
  return place;
}

/** @verifies snapshot-bytes-match-hash */
test('a snapshot whose bytes do not match its hash is refused, and other workflows still start', async () => {
  const place = await compiledProject('project.damaged', 'project.sound');
  const entry = catalogOf(place).workflows.find(({ workflowId }) => workflowId === 'project.damaged');
  const file = path.join(compiledIn(place), 'snapshots', `${entry?.workflowHash.replace(':', '-')}.json`);
  const whole = fs.readFileSync(file, 'utf8');
  for (const damaged of [whole.replace('Do part 1.', 'Do part 9.'), whole.slice(0, -1), `${whole}\n`]) {
    fs.writeFileSync(file, damaged);
    const server = await Server.start(place);
    for (const tool of ['start_workflow', 'inspect_workflow']) {
      const error = await server.refused(tool, { workflowId: 'project.damaged' });
      expect(error.code).toBe('STORE_OBJECT_DAMAGED');
      expect(error.suggestion).toContain('workrail explain STORE_OBJECT_DAMAGED');
    }
    expect((await server.done<ListData>('list_workflows', {})).data.workflows).toHaveLength(bundledIds.length + 2);
    await server.start('project.sound');
    await server.start('wr.code_review');
    await server.close();
  }
  // An empty file holds nothing that somebody could have meant.
  fs.writeFileSync(file, '');
  await (await Server.start(place)).start('project.damaged');
  expect(fs.readFileSync(file, 'utf8')).toBe(whole);
});

/** @verifies pinned-bytes-match-hash */
test('an object of the data directory that does not match its digest is told, and other runs go on', async () => {
  const place = await compiledProject('project.pinned');
  const first = await Server.start(place);
  const { data: broken } = await first.start('project.pinned');
  const { data: sound } = await first.start('wr.code_review');
  await first.close();
  const file = path.join(place.data, 'workflows/pinned', `${broken.workflow.workflowHash.replace(':', '-')}.json`);
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('Do part 1.', 'Do evil 1.'));
  const server = await Server.start(place);
  expect((await server.refused('continue_workflow', { stateToken: broken.stateToken })).code).toBe(
    'STORE_OBJECT_DAMAGED',
  );
  await server.advance(sound);
});

/** @verifies damaged-catalog-is-a-warning */
test.each([
  ['empty', ''],
  ['not JSON', '{'],
  ['another version', '{"v":2,"workflows":[]}'],
  ['another shape', '{"v":1,"compilerVersion":"0","workflows":[{"workflowId":7}]}'],
  ['not UTF-8', Buffer.from([0xff, 0xfe, 0x00])],
])(
  'a damaged catalog (%s) without its sources is one warning, and the bundled workflows still start',
  async (_what, bytes) => {
    const place = await compiledProject('project.listed');
    fs.rmSync(path.join(place.project, '.workrail/workflows'), { recursive: true });
    fs.rmSync(path.join(compiledIn(place), 'sources.json'));
    fs.writeFileSync(catalogFile(place), bytes);
    const server = await Server.start(place);
    const { data } = await server.done<ListData>('list_workflows', {});
    expect(codes(data)).toEqual(['CATALOG_PROBLEM']);
    expect(data.warnings[0]?.message).toContain('workrail compile');
    expect(data.workflows.map(({ workflowId }) => workflowId)).toEqual(bundledIds);
    await server.start('wr.code_review');
  },
);

test('a damaged catalog beside its sources is compiled again', async () => {
  const place = await compiledProject('project.listed');
  const sound = fs.readFileSync(catalogFile(place), 'utf8');
  fs.writeFileSync(catalogFile(place), '{');
  const { data } = await (await Server.start(place)).done<ListData>('list_workflows', {});
  expect(codes(data)).toEqual([]);
  expect(data.workflows.map(({ workflowId }) => workflowId)).toContain('project.listed');
  expect(fs.readFileSync(catalogFile(place), 'utf8')).toBe(sound);
});

/** @verifies wr-namespace-is-bundled */
test('a project catalog without its sources that claims wr.* is told and left out; the bundled one is what starts', async () => {
  const place = await compiledProject('project.sly');
  const bundled = await (await Server.start(place)).done<InspectData>('inspect_workflow', {
    workflowId: 'wr.code_review',
  });
  const catalog = catalogOf(place);
  const [entry] = catalog.workflows;
  const claimed = {
    ...catalog,
    workflows: [...catalog.workflows, { ...entry, workflowId: 'wr.code_review' }, { ...entry, workflowId: 'wr.mine' }],
  };
  fs.writeFileSync(catalogFile(place), JSON.stringify(claimed));
  fs.rmSync(path.join(place.project, '.workrail/workflows'), { recursive: true });
  fs.rmSync(path.join(compiledIn(place), 'sources.json'));
  const server = await Server.start(place);
  const { data } = await server.done<ListData>('list_workflows', {});
  expect(codes(data)).toEqual(['CATALOG_PROBLEM']);
  expect(data.workflows.map(({ workflowId }) => workflowId)).not.toContain('wr.mine');
  expect(data.workflows.find(({ workflowId }) => workflowId === 'wr.code_review')?.sourceKind).toBe('bundled');
  const { data: started } = await server.start('wr.code_review');
  expect(started.workflow.workflowHash).toBe(bundled.data.workflow.workflowHash);
});

/** @verifies source-drift-only-where-it-belongs */
test('after an edit SOURCE_DRIFT is told on list, inspect, start and rehydrate, never on an advance or a replay', async () => {
  const place = await compiledProject('project.drifting');
  // One that does not compile what is saved.
  const server = await Server.start(place, ['--frozen']);
  const { data: start } = await server.start('project.drifting');
  const first = await server.advance(start);
  expect(codes(start)).toEqual([]);
  writeSource(place, 'project.drifting.json', sourceOf('project.drifting', plainSteps(4)));

  const before = treeOf(place.folder);
  const call = async (tool: string, args: Record<string, unknown>) => codes((await server.done(tool, args)).data);
  expect(await call('list_workflows', {})).toEqual(['SOURCE_DRIFT']);
  expect(await call('inspect_workflow', { workflowId: 'project.drifting' })).toEqual(['SOURCE_DRIFT']);
  expect(await call('continue_workflow', { stateToken: start.stateToken })).toEqual(['SOURCE_DRIFT']);
  expect((await server.advance(start)).bytes).toBe(first.bytes);
  // The runtime has told it, and has compiled nothing.
  expect(treeOf(place.folder)).toEqual(before);
  expect(await call('start_workflow', { workflowId: 'project.drifting' })).toEqual(['SOURCE_DRIFT']);
  const second = await server.advance(first.data);
  expect(codes(second.data)).toEqual([]);
  expect(await call('start_workflow', { workflowId: 'wr.code_review' })).toEqual([]);

  // Compiled again, the old run is still told on rehydrate that it keeps to its own version; a new one is not.
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  expect(await call('list_workflows', {})).toEqual([]);
  expect(await call('start_workflow', { workflowId: 'project.drifting' })).toEqual([]);
  expect(await call('continue_workflow', { stateToken: start.stateToken })).toEqual(['SOURCE_DRIFT']);
  const done = await server.advance(second.data);
  expect(codes(done.data)).toEqual([]);
  expect(done.data.progress).toEqual({ completed: 3, total: 3 });
});

/** @verifies pinned-runs-keep-their-version */
test('a run goes on when its project, sources and catalog are gone', async () => {
  const place = await compiledProject('project.gone');
  const first = await Server.start(place);
  let { data }: { data: Step } = await first.start('project.gone');
  await first.close();
  fs.rmSync(path.join(place.project, '.workrail'), { recursive: true });
  const server = await Server.start(place);
  while (data.ackToken !== undefined) data = (await server.advance(data)).data;
  expect(data.isComplete).toBe(true);
});

// @verifies broken-is-not-unknown
test('a workflow that does not compile is told from one that does not exist, over MCP and on the command line', async () => {
  const place = temporaryPlace();
  writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
  writeSource(place, 'deploy_v2.json', { ...sourceOf('project.b', plainSteps(1)), steps: [] });
  const folder = path.join(place.project, '.workrail/workflows');
  fs.writeFileSync(path.join(folder, 'later.json'), '{ "schema": 1, "id": "project.c", ');
  fs.writeFileSync(path.join(folder, 'd.json'), '{');
  const server = await Server.start(place);
  const broken = { 'project.b': 'deploy_v2.json', 'project.c': 'later.json', 'project.d': 'd.json' };
  for (const [workflowId, file] of Object.entries(broken)) {
    for (const tool of ['start_workflow', 'inspect_workflow']) {
      const error = await server.refused(tool, { workflowId });
      expect(error.message).toContain(`"${workflowId}" does not compile`);
      expect(error.message).toContain(file);
      expect(JSON.stringify(error)).not.toContain('project.a');
    }
    for (const args of [
      ['inspect', workflowId],
      ['diff', workflowId, 'project.a'],
    ]) {
      const ran = await inProcess(place, args);
      expect(ran.code, args.join(' ')).not.toBe(0);
      expect(ran.stderr).toContain(`${workflowId} does not compile`);
      expect(ran.stderr).toContain(file);
    }
  }
  const unknown = await server.refused('start_workflow', { workflowId: 'project.e' });
  expect(unknown.message).toContain('unknown workflow "project.e"');
  await server.close();
});
