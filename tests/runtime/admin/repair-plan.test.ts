/** What a dry run of a repair announces, and what the repair does to the files of a data directory: the same. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { Layout } from '../../../runtime/storage/file/layout.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { corruptionReasons } from '../../../schemas/closed-sets.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { harms } from '../../support/damage.ts';
import { bareFiles, temporaryFolder } from '../../support/files.ts';
import type { Operated } from '../../support/operating.ts';
import { storedBytes } from '../../support/stored-bytes.ts';
import { compiledStep, compiledWorkflow, contracts, stepIds } from '../../support/workflows.ts';
import { advanced, catalogsAt, must, started, testHost } from '../../support/world.ts';

const workflow = compiledWorkflow('test.planned', stepIds(6));
const { plan } = contracts;
const planning = compiledStep('step-2', { output: { contractRef: plan.contractRef } });
const strict = compiledWorkflow('test.strict', ['step-1', planning], { contracts: [plan] });
const catalogs = catalogsAt('/repo', [workflow, strict]);
const host = testHost();

/** A data directory with a session of four plans. */
async function folderOf() {
  const root = path.join(temporaryFolder(), 'data');
  const runtime = createRuntime(host, fileStorage(host, root), catalogs);
  let { data } = await started(runtime, 'test.planned');
  const sessionId = data.session.sessionId as SessionId;
  for (let step = 1; step <= 3; step += 1) ({ data } = await advanced(runtime, data));
  return { root, sessionId, raw: storedBytes(new Layout(root), bareFiles) };
}
type Folder = Awaited<ReturnType<typeof folderOf>>;

/** A file that is written anew has another inode, even where its bytes are equal. */
type Stored = { readonly bytes: string; readonly inode: number };

/** Every file of sessions and objects, by its path from the folder of the session. Locks and caches are derived. */
function filesOf({ root, sessionId }: Folder): Map<string, Stored> {
  const layout = new Layout(root);
  const isDerived = (name: string) => /(?:^|\/)\.[^/]*$/.test(name);
  const objects = (['snapshot', 'pinned_workflow', 'artifact'] as const).map((kind) => layout.objects(kind));
  const below = (folder: string) =>
    (fs.readdirSync(folder, { recursive: true }) as string[]).map((name) => path.join(folder, name));
  const names = [layout.sessions, ...objects]
    .filter((folder) => fs.existsSync(folder))
    .flatMap(below)
    .filter((name) => fs.statSync(name).isFile() && !isDerived(name));
  const session = layout.session(sessionId);
  const stored = (name: string) => ({ bytes: fs.readFileSync(name, 'hex'), inode: fs.statSync(name).ino });
  return new Map(names.sort().map((name) => [path.relative(session, name), stored(name)]));
}

const setAside = /\.[a-z0-9]+\.(?:damaged|unattested)(?=\/|$)/;
const presentName = (name: string) => name.replace(setAside, '');
/** Of a file in a session folder that was moved as a whole, the name inside that folder. */
const formerName = (name: string) => presentName(name).replace(/^\.\.\/sess_\w+\//, '');

/** How files differ from before, as a report names it. */
function differences(before: Map<string, Stored>, after: Map<string, Stored>, repaired: readonly string[]) {
  const aside = [...after.keys()].filter((name) => setAside.test(name) && !before.has(name));
  const moved = new Set(aside.map(formerName));
  for (const name of aside) expect(after.get(name)?.bytes, name).toBe(before.get(formerName(name))?.bytes);
  const isRepaired = (name: string) => repaired.some((ref) => name.includes(ref.replace(/^sha256:/, '')));
  const isSame = (one: Stored, other?: Stored) => one.bytes === other?.bytes && one.inode === other.inode;
  const written = [...after].filter(([name, now]) => !aside.includes(name) && !isSame(now, before.get(name)));
  return {
    moved: [...moved].sort(),
    written: written.map(([name]) => name).filter((name) => !isRepaired(name)),
    rebuilt: written.filter(([name]) => isRepaired(name)).length,
    removed: [...before.keys()].filter((name) => !after.has(name) && !moved.has(name)),
  };
}

/** @returns the files that the dry run announced, and that the repair moved, wrote and removed */
async function planAndRepair(folder: Folder) {
  const before = filesOf(folder);
  const operator = () => createAdminApi(host, fileStorage(host, folder.root), catalogs);
  const planned = must(await operator().repairSession(folder.sessionId, true));
  expect(filesOf(folder)).toEqual(before);
  const report = must(await operator().repairSession(folder.sessionId, false));
  expect({ ...report, dryRun: true, quarantined: report.quarantined.map(presentName).sort() }).toEqual({
    ...planned,
    quarantined: [...planned.quarantined].sort(),
  });
  const refs = planned.rebuilt.map(({ ref }) => ref);
  return { planned, done: differences(before, filesOf(folder), refs) };
}

describe('a dry run of a repair names all that the repair moves and writes', () => {
  // @verifies repair-is-explicit-and-keeps-the-prefix
  it.each(corruptionReasons)('of a session with %s', async (reason) => {
    const folder = await folderOf();
    harms[reason].harm({ raw: folder.raw, host } as Operated, folder.sessionId);
    const { planned, done } = await planAndRepair(folder);
    const isLater = reason === 'unknown_version';
    expect(planned.written).toEqual(isLater ? [] : ['manifest.jsonl']);
    expect(planned.quarantined.includes('manifest.jsonl')).toBe(!isLater);
    expect(done).toEqual({
      moved: [...planned.quarantined].sort(),
      written: planned.written,
      rebuilt: planned.rebuilt.length,
      removed: [],
    });
  });

  it('of a session with garbage behind a valid log', async () => {
    const folder = await folderOf();
    const { raw, sessionId } = folder;
    raw.setManifest(sessionId, Buffer.concat([raw.manifest(sessionId), Buffer.from('garbage\n')]));
    const { planned, done } = await planAndRepair(folder);
    expect([planned.quarantined, planned.written]).toEqual([['manifest.jsonl'], ['manifest.jsonl']]);
    expect(done).toEqual({ moved: ['manifest.jsonl'], written: ['manifest.jsonl'], rebuilt: 0, removed: [] });
  });

  it('of a session without a valid event, which is moved as a whole', async () => {
    const folder = await folderOf();
    const { raw, sessionId } = folder;
    raw.setSegment(sessionId, raw.segments(sessionId)[0] ?? '', null);
    const names = [...filesOf(folder).keys()].filter((name) => !name.startsWith('..'));
    const { planned, done } = await planAndRepair(folder);
    expect([planned.quarantined, planned.written]).toEqual([[`../${sessionId}`], []]);
    expect(done).toEqual({ moved: names.sort(), written: [], rebuilt: 0, removed: [] });
  });

  it('of a session that lost objects', async () => {
    const folder = await folderOf();
    for (const { kind, at } of folder.raw.objects()) if (kind === 'snapshot') fs.writeFileSync(at, 'x');
    const { planned, done } = await planAndRepair(folder);
    expect(planned.rebuilt.length).toBeGreaterThan(2);
    expect(planned).toMatchObject({ quarantined: [], written: [] });
    expect(done).toEqual({ moved: [], written: [], rebuilt: planned.rebuilt.length, removed: [] });
  });
});

// @verifies repair-is-explicit-and-keeps-the-prefix
describe('a repair lists what it drops from intact segments after the damage', () => {
  /** A start, a step, a checkpoint, a blocked attempt, a child run and its checkpoint. */
  async function mixed() {
    const root = path.join(temporaryFolder(), 'data');
    const runtime = createRuntime(host, fileStorage(host, root), catalogs);
    const { data } = await started(runtime, 'test.strict');
    const { data: second } = await advanced(runtime, data);
    const keep = async ({ checkpointToken = '' }: { checkpointToken?: string | undefined }, notesMarkdown: string) =>
      must(await runtime.checkpoint({ checkpointToken, output: { notesMarkdown } }));
    const kept = await keep(second, 'Half.');
    const blocked = await advanced(runtime, second, { output: { notesMarkdown: 'No plan.' } });
    const child = await started(runtime, 'test.planned', { within: kept.data.stateToken });
    await keep(child.data, 'Half of the child.');
    const sessionId = data.session.sessionId as SessionId;
    const names = { parent: data.session.runName, child: child.data.session.runName };
    return { folder: { root, sessionId, raw: storedBytes(new Layout(root), bareFiles) }, names, blocked };
  }

  it('with their runs, titles and total', async () => {
    const { folder, names, blocked } = await mixed();
    expect(blocked.data.kind).toBe('blocked');
    const { raw, sessionId } = folder;
    const [, torn = ''] = raw.segments(sessionId);
    const [, first, last] = /(\d+)-(\d+)/.exec(torn) ?? [];
    const end = Number(/-(\d+)\.jsonl$/.exec(raw.segments(sessionId).at(-1) ?? '')?.[1]);
    raw.setSegment(sessionId, torn, raw.segment(sessionId, torn).subarray(0, 40));
    const { planned } = await planAndRepair(folder);
    const at = (runName: string, step: number) => ({ runName, stepTitle: `Title of step-${step}` });
    expect(planned).toMatchObject({
      eventsKept: Number(first),
      lostEvents: end + 1 - Number(first),
      unreadableEvents: Number(last) + 1 - Number(first),
      lostSteps: [],
      lostCheckpoints: [at(names.parent, 2), at(names.child, 1)],
      lostAttempts: [at(names.parent, 2)],
      lostRuns: [{ runName: names.child, workflowId: 'test.planned' }],
    });
  });
});
