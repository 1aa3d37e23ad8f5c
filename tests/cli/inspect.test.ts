/** Commands that look, as a person or a script meets them: what they print, what they write, how they end. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckReport, FormatReport } from '../../schemas/diagnostics.ts';
import type { LockReport } from '../../schemas/lock-report.ts';
import type { DiffReport } from '../../schemas/workflow-diff.ts';
import { inProcess } from '../support/command-line.ts';
import {
  assertFits,
  type Place,
  plainSteps,
  type Ran,
  sourceOf,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from '../e2e/support.ts';

const review = sourceOf('project.review', plainSteps(3));

async function jsonOf<T>(ran: Promise<Ran>, schema?: string): Promise<T & { readonly exit: number | null }> {
  const { stdout, stderr, code } = await ran;
  if (stderr !== '') throw new Error(stderr);
  const value = JSON.parse(stdout);
  if (schema !== undefined) assertFits(schema, value);
  return { ...value, exit: code };
}
const check = (place: Place, ...more: readonly string[]) =>
  jsonOf<CheckReport>(inProcess(place, ['compile', '--check', '--json', ...more]), 'check-report.v1');

function withReview(): Place {
  const place = temporaryPlace();
  writeSource(place, 'review.json', review);
  return place;
}
const compiledFile = (place: Place, name: string) => path.join(place.project, '.workrail/compiled', name);
const lockOf = (place: Place) => path.join(place.project, 'workrail.lock');

test('inspect and start lead from the id of a builtin to the command that shows it', async () => {
  const place = temporaryPlace();
  for (const command of ['inspect', 'start']) {
    const { stderr, code } = await inProcess(place, [command, 'wr.refs.notes_first']);
    expect([code, stderr.includes('Run: workrail builtins wr.refs.notes_first')]).toEqual([1, true]);
  }
});

test('start names the source from which no id can be read: it may be the workflow', async () => {
  const place = temporaryPlace();
  const { id, ...withoutId } = sourceOf('project.unnamed', plainSteps(1));
  writeSource(place, 'unnamed.json', JSON.stringify({ workflowId: id, ...withoutId }));
  const { stderr } = await inProcess(place, ['start', 'project.unnamed']);
  expect(stderr).toContain('no id can be read from 1 source (.workrail/workflows/unnamed.json)');
  expect(stderr).toContain('= help: Run: workrail check\n');
});

test('compile --check is clean after compile, and writes nothing whatever it finds', async () => {
  const place = withReview();
  const before = treeOf(place.project);
  const missing = await check(place);
  expect(missing.exit).toBe(3);
  expect(missing.fix).toBe('workrail compile');
  expect(missing.differences?.map(({ artifact, problem }) => `${artifact} ${problem}`)).toEqual([
    'lock missing',
    'catalog missing',
    'snapshot missing',
    'map missing',
  ]);
  expect(treeOf(place.project)).toEqual(before);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  expect(await check(place)).toMatchObject({ exit: 0, differences: [] });
});

test('compile --check names what was changed, damaged or left over, and compile mends it', async () => {
  const place = withReview();
  await inProcess(place, ['compile']);
  const [snapshot = ''] = fs.readdirSync(compiledFile(place, 'snapshots')).filter((name) => !name.includes('.map.'));
  const broken: readonly [() => void, string][] = [
    [() => fs.writeFileSync(lockOf(place), '<<<<<<< HEAD\n'), 'lock damaged'],
    [() => fs.rmSync(lockOf(place)), 'lock missing'],
    [
      () => fs.writeFileSync(lockOf(place), fs.readFileSync(lockOf(place), 'utf8').replace('{}', '{"x":"y"}')),
      'lock changed',
    ],
    [() => fs.appendFileSync(lockOf(place), '\n'), 'lock changed'],
    [() => fs.writeFileSync(compiledFile(place, 'catalog.json'), '{'), 'catalog damaged'],
    [() => fs.appendFileSync(compiledFile(place, `snapshots/${snapshot}`), ' '), 'snapshot changed'],
    [() => fs.rmSync(compiledFile(place, `snapshots/${snapshot}`)), 'snapshot missing'],
    [() => fs.writeFileSync(compiledFile(place, `snapshots/sha256-${'0'.repeat(64)}.json`), '{}'), 'snapshot extra'],
  ];
  for (const [breakIt, expected] of broken) {
    breakIt();
    const { differences, exit } = await check(place);
    expect(differences?.map(({ artifact, problem }) => `${artifact} ${problem}`)).toEqual([expected]);
    expect(exit).toBe(3);
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect((await check(place)).exit).toBe(0);
  }
});

test('compile --check and --frozen report errors of sources as errors, and write nothing', async () => {
  const place = withReview();
  writeSource(place, 'broken.json', '{ "id": "project.broken" }');
  const before = treeOf(place.project);
  for (const mode of ['--check', '--frozen']) {
    const { code, stdout } = await inProcess(place, ['compile', mode]);
    expect(code).toBe(1);
    expect(stdout).toContain('broken.json');
  }
  expect(treeOf(place.project)).toEqual(before);
});

test('compile --frozen compiles where the lock file holds, and refuses before it writes where it does not', async () => {
  const place = withReview();
  await inProcess(place, ['compile']);
  fs.rmSync(compiledFile(place, ''), { recursive: true });
  expect((await inProcess(place, ['compile', '--frozen'])).code).toBe(0);
  expect(fs.existsSync(compiledFile(place, 'catalog.json'))).toBe(true);
  writeSource(place, 'second.json', sourceOf('project.second', plainSteps(1)));
  const before = treeOf(place.project);
  const refused = await inProcess(place, ['compile', '--frozen']);
  expect(refused.code).toBe(3);
  expect(refused.stdout).toBe('missing: workrail.lock: project.second\n');
  expect(refused.stderr).toContain('Run: workrail compile\n');
  expect(treeOf(place.project)).toEqual(before);
});

test('compile --out writes into that folder and nowhere else; --check --out compares there', async () => {
  const place = withReview();
  const before = treeOf(place.project);
  const out = path.join(place.folder, 'made/here');
  expect((await inProcess(place, ['compile', '--out', out])).code).toBe(0);
  expect(treeOf(place.project)).toEqual(before);
  expect(Object.keys(treeOf(out)).map((name) => name.replace(/sha256-[0-9a-f]+/, 'HASH'))).toEqual([
    'catalog.json',
    'snapshots/',
    'snapshots/HASH.json',
    'snapshots/HASH.map.json',
    'workrail.lock',
  ]);
  expect((await check(place, '--out', out)).exit).toBe(0);
  expect((await check(place)).exit).toBe(3);
  fs.rmSync(path.join(out, 'catalog.json'));
  expect((await check(place, '--out', out)).fix).toBe(`workrail compile --out ${out}`);
});

test('compile refuses an --out among sources or onto a file, and modes that contradict each other', async () => {
  const place = withReview();
  for (const args of [
    ['--out', '.workrail/workflows/compiled'],
    ['--out', '.workrail/workflows/review.json'],
    ['--check', '--frozen'],
  ]) {
    expect((await inProcess(place, ['compile', ...args])).code, args.join(' ')).toBe(2);
  }
});

test('formatting a source changes neither its hash nor the lock file', async () => {
  const place = temporaryPlace();
  const file = writeSource(place, 'review.json', JSON.stringify(review));
  await inProcess(place, ['compile']);
  const lock = fs.readFileSync(lockOf(place), 'utf8');
  const report = await jsonOf<FormatReport>(inProcess(place, ['fmt', '--json']), 'format-report.v1');
  expect(report.files).toEqual([{ file: '.workrail/workflows/review.json', status: 'formatted' }]);
  expect(fs.readFileSync(file, 'utf8').split('\n').length).toBeGreaterThan(10);
  expect((await inProcess(place, ['compile', '--frozen'])).code).toBe(0);
  expect(fs.readFileSync(lockOf(place), 'utf8')).toBe(lock);
});

test('fmt says that everything is formatted when it has nothing to change', async () => {
  const place = withReview();
  writeSource(place, 'second.json', { ...review, id: 'project.second' });
  await inProcess(place, ['fmt']);
  for (const args of [['fmt'], ['fmt', '--check']])
    expect(await inProcess(place, args)).toMatchObject({ code: 0, stdout: 'All 2 files are formatted.\n' });
});

test('fmt keeps permissions and links, refuses what is not JSON, and is a filter for stdin', async () => {
  const place = temporaryPlace();
  const file = writeSource(place, 'a.json', JSON.stringify(review));
  fs.chmodSync(file, 0o640);
  const link = path.join(place.project, 'link.json');
  fs.symlinkSync(file, link);
  const broken = writeSource(place, 'b.json', '{ "id": }');
  const ran = await inProcess(place, ['fmt', 'link.json', broken]);
  expect(ran.code).toBe(1);
  expect(ran.stdout).toContain('error[read/syntax]');
  expect(fs.readFileSync(broken, 'utf8')).toBe('{ "id": }');
  expect(fs.lstatSync(link).isSymbolicLink()).toBe(true);
  expect(fs.statSync(file).mode & 0o777).toBe(0o640);
  const filtered = await workrail(place, ['fmt', '-'], { stdin: JSON.stringify(review) });
  expect(filtered).toEqual({ code: 0, stdout: fs.readFileSync(file, 'utf8'), stderr: '' });
  const refused = await workrail(place, ['fmt', '-'], { stdin: '{' });
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect((await workrail(place, ['fmt', '--check', '-'], { stdin: '{}' })).code).toBe(1);
});

test('inspect shows the source, the provenance and the graph of a bundled workflow', async () => {
  const place = temporaryPlace();
  const source = await jsonOf<{ text: string; file: string }>(
    inProcess(place, ['inspect', 'wr.code_review', '--source', '--json']),
  );
  expect(source.file).toBe('workflows/code_review.json');
  expect(JSON.parse(source.text).id).toBe('wr.code_review');
  type Provenance = { files: string[]; steps: { lines: { text: string; origin: { kind: string } }[] }[] };
  const { files, steps } = await jsonOf<Provenance>(
    inProcess(place, ['inspect', 'wr.code_review', '--provenance', '--json']),
  );
  expect(files).toEqual(['workflows/code_review.json']);
  const prompts = (await inProcess(place, ['inspect', 'wr.code_review', '--prompts'])).stdout.replace(/^> ?/gm, '');
  for (const { lines } of steps) expect(prompts).toContain(lines.map(({ text }) => text).join('\n'));
  for (const form of ['mermaid', 'dot', 'ascii']) {
    expect((await inProcess(place, ['inspect', 'wr.code_review', '--graph', form])).code).toBe(0);
  }
  expect((await inProcess(place, ['inspect', 'wr.code_review', '--graph', 'svg'])).code).toBe(2);
  expect((await inProcess(place, ['inspect', 'wr.code_review', '--graph', 'dot', '--source'])).code).toBe(2);
});

const withSlot = {
  ...review,
  capabilities: { web_browsing: 'required', delegation: 'required' },
  inputs: [{ key: 'plan', kind: 'string', description: 'The plan' }],
  extensionPoints: {
    design_review: {
      purpose: 'Review the design.',
      defaultBinding: 'project.routine_review',
      acceptedKinds: ['routine'],
      inputContract: { requiredContext: ['plan'] },
      outputContract: { requiredArtifacts: ['findings.md'] },
    },
  },
  steps: [{ id: 'review', title: 'Review', prompt: 'Delegate to `{{wr.bindings.design_review}}`.' }],
};
const routine = (id: string) => ({
  ...sourceOf(id, plainSteps(1)),
  kind: 'routine',
  extensionContract: { accepts: ['plan'], produces: ['findings.md'] },
});

test('inspect shows what extension points and implementations accept and produce', async () => {
  const place = temporaryPlace();
  writeSource(place, 'review.json', withSlot);
  writeSource(place, 'routine_review.json', routine('project.routine_review'));
  const parent = await inProcess(place, ['inspect', 'project.review']);
  expect(parent.stderr).toBe('');
  expect(parent.stdout.replace(/\s+/g, ' ')).toContain(
    'design_review: accepts plan; produces findings.md; bound to project.routine_review, default',
  );
  for (const view of [[], ['--extension-points']]) {
    const { stdout } = await inProcess(place, ['inspect', 'project.routine_review', ...view]);
    expect(stdout).toMatch(/accepts +plan\n +produces +findings\.md/);
  }
  const { extensionContract } = await jsonOf<{ extensionContract: unknown }>(
    inProcess(place, ['inspect', 'project.routine_review', '--json']),
    'inspect-report.v1',
  );
  expect(extensionContract).toEqual({ accepts: ['plan'], produces: ['findings.md'] });
});

test('inspect of a hash shows what fills its extension points, also after another one is bound', async () => {
  const place = temporaryPlace();
  writeSource(place, 'review.json', withSlot);
  writeSource(place, 'routine_review.json', routine('project.routine_review'));
  writeSource(place, 'other.json', routine('project.other'));
  const bind = ['--bind', 'design_review=project.other', '--set', 'plan=x'];
  type Started = { workflow: { workflowHash: string } };
  const ran = await inProcess(place, ['start', 'project.review', ...bind, '--json']);
  expect(ran.stderr).toBe('');
  const hash =
    /sha256:[0-9a-f]{64}/.exec(JSON.stringify((JSON.parse(ran.stdout) as Started).workflow ?? ran.stdout))?.[0] ?? '';
  for (const named of [hash, hash.slice(0, 20)]) {
    const { stdout, code } = await inProcess(place, ['inspect', named]);
    expect(code).toBe(0);
    expect(stdout).toContain('project.other');
    expect(stdout).toContain('overridden by --bind');
  }
  expect((await inProcess(place, ['inspect', 'project.review'])).stdout).not.toContain('project.other');
  const report = await jsonOf<{ extensionPoints: { binding: unknown }[] }>(
    inProcess(place, ['inspect', hash, '--json']),
    'inspect-report.v1',
  );
  expect(report.extensionPoints[0]?.binding).toMatchObject({ implementationId: 'project.other', source: 'cli' });
  expect((await inProcess(place, ['inspect', hash, '--source'])).code).toBe(2);
  expect((await inProcess(place, ['inspect', 'sha256:00000000'])).code).toBe(2);
});

// @verifies authored-probes-are-listed
test('inspect lists a probe that an author wrote with its title, condition and confirmation', async () => {
  const place = temporaryPlace();
  const probe = {
    id: 'early',
    type: 'template_call',
    templateId: 'wr.templates.capability_probe',
    args: { capability: 'web_browsing' },
    title: 'Look at the web',
    requireConfirmation: true,
    when: 'is_online',
  };
  const given = {
    inputs: [{ key: 'network', kind: 'string', description: 'Whether there is a network.' }],
    conditions: [{ id: 'is_online', kind: 'context_equals', key: 'network', value: 'yes' }],
    steps: [probe, ...plainSteps(1)],
  };
  writeSource(place, 'review.json', { ...withSlot, extensionPoints: undefined, ...given });
  const { stdout } = await inProcess(place, ['inspect', 'project.review']);
  expect(stdout).toContain(
    '  1-2. Probe delegation, web_browsing\n  3. Look at the web (when is_online, asks the user',
  );
});

test('inspect lists injected probes as probeVisibility says', async () => {
  const place = temporaryPlace();
  writeSource(place, 'review.json', { ...withSlot, extensionPoints: undefined, steps: plainSteps(1) });
  expect((await inProcess(place, ['inspect', 'project.review'])).stdout).toContain(
    '  1-2. Probe delegation, web_browsing\n',
  );
  const features = [{ id: 'wr.features.capabilities', config: { probeVisibility: 'shown' } }];
  writeSource(place, 'review.json', { ...withSlot, extensionPoints: undefined, steps: plainSteps(1), features });
  const { stdout } = await inProcess(place, ['inspect', 'project.review']);
  expect(stdout).not.toContain('1-2.');
  expect(stdout).toMatch(/ {2}1\. .*\n {2}2\. /);
});

test('inspect --provenance believes no damaged map', async () => {
  const place = withReview();
  await inProcess(place, ['compile']);
  const [map = ''] = fs.readdirSync(compiledFile(place, 'snapshots')).filter((name) => name.includes('.map.'));
  fs.writeFileSync(compiledFile(place, `snapshots/${map}`), '{"v":1}');
  const { code, stderr } = await inProcess(place, ['inspect', 'project.review', '--provenance']);
  expect([code, stderr.includes('Run: workrail compile')]).toEqual([3, true]);
});

test('diff names workflows by id, file, stdin and hash, and refuses what is none of them', async () => {
  const place = withReview();
  const other = path.join(place.project, 'other.json');
  fs.writeFileSync(other, JSON.stringify(sourceOf('project.review', plainSteps(2))));
  const diff = (a: string, b: string, stdin = '') =>
    jsonOf<DiffReport>(workrail(place, ['diff', a, b, '--json'], { stdin }), 'diff-report.v1');
  const byFile = await diff('project.review', 'other.json');
  expect(byFile).toMatchObject({ verdict: 'breaking', exit: 0 });
  expect(byFile.changes.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['removed step-3']);
  const hash = byFile.before.workflowHash;
  expect((await diff(hash.slice(0, 20), 'other.json')).changes).toEqual(byFile.changes);
  expect((await diff('-', 'project.review', JSON.stringify(review))).verdict).toBe('same');
  const snapshot = compiledFile(place, `snapshots/${hash.replace(':', '-')}.json`);
  expect((await diff(snapshot, 'project.review')).verdict).toBe('same');
  const close = await inProcess(place, ['diff', 'project.reviews', 'other.json']);
  expect([close.code, close.stderr.includes('did you mean project.review?')]).toEqual([2, true]);
  expect((await inProcess(place, ['diff', 'sha256:0000', 'other.json'])).code).toBe(2);
  for (const args of [
    ['diff', 'project.rxxxxw', 'other.json'],
    ['start', 'project.rxxxxw'],
    ['inspect', 'project.rxxxxw'],
    ['lock', '--explain', 'project.rxxxxw'],
    ['explain', 'resolve/inxxxx-ref'],
    ['builtins', 'wr.refs.mxxxs'],
  ]) {
    const { code, stderr } = await inProcess(place, args);
    expect([args, code !== 0, stderr.includes('did you mean')]).toEqual([args, true, false]);
  }
  fs.writeFileSync(other, '{ "id": 1 }');
  expect((await inProcess(place, ['diff', 'other.json', 'project.review'])).code).toBe(1);
});

/** Exit 3 where one of them is in another state than `agreed`. */
async function lockReportOf(place: Place, agreed: string): Promise<LockReport> {
  const { code, stdout } = await inProcess(place, ['lock', '--json']);
  const report = JSON.parse(stdout) as LockReport;
  assertFits('lock-report.v1', report);
  expect(code).toBe(report.workflows.every(({ state }) => state === agreed) ? 0 : 3);
  return report;
}

test('lock exits 1 where a source does not compile, and names one that was never locked', async () => {
  const place = withReview();
  expect((await inProcess(place, ['lock'])).code).toBe(3);
  await inProcess(place, ['compile']);
  expect((await inProcess(place, ['lock'])).code).toBe(0);
  writeSource(place, 'new.json', 'no JSON');
  const never = await inProcess(place, ['lock']);
  expect([never.code, never.stdout]).toEqual([1, expect.stringContaining('.workrail/workflows/new.json: does not')]);
  const json = JSON.parse((await inProcess(place, ['lock', '--json'])).stdout) as LockReport;
  assertFits('lock-report.v1', json);
  expect(json.broken).toEqual(['.workrail/workflows/new.json']);
  expect((await inProcess(place, ['lock', '--explain', 'project.review'])).code).toBe(0);
  writeSource(place, 'review.json', { ...review, steps: [] });
  expect((await inProcess(place, ['lock', '--explain', 'project.review'])).code).toBe(1);
});

test('lock names compile as the way to update only where every source compiles', async () => {
  const place = withReview();
  writeSource(place, 'other.json', sourceOf('project.other', plainSteps(1)));
  await inProcess(place, ['compile']);
  const held = 'To update the lock file: fix the sources that do not compile, then run: workrail compile';
  writeSource(place, 'review.json', { ...review, version: '1.0.1' });
  expect((await inProcess(place, ['lock'])).stdout).toContain('To update the lock file: workrail compile');
  writeSource(place, 'other.json', { ...sourceOf('project.other', plainSteps(1)), steps: [] });
  expect((await inProcess(place, ['lock'])).stdout).toContain(held);
  expect((await inProcess(place, ['lock', '--explain', 'project.review'])).stdout).toContain(held);
  const before = fs.readFileSync(lockOf(place), 'utf8');
  await inProcess(place, ['compile']);
  expect(fs.readFileSync(lockOf(place), 'utf8')).toBe(before);
});

test('lock says which input changed: source, file, compiler, or a text that WorkRail embeds', async () => {
  const place = withReview();
  await inProcess(place, ['compile']);
  const lock = async () =>
    (await lockReportOf(place, 'unchanged')).workflows.map(({ workflowId, state, causes }) =>
      [workflowId, state, ...causes.map(({ input }) => input)].join(' '),
    );
  expect(await lock()).toEqual(['project.review unchanged']);
  const rewrite = (from: string | RegExp, to: string) =>
    fs.writeFileSync(lockOf(place), fs.readFileSync(lockOf(place), 'utf8').replace(from, to));
  rewrite(/"compiler":"[^"]+"/, '"compiler":"0.0.1"');
  expect(await lock()).toEqual(['project.review changed compiler']);
  await inProcess(place, ['compile']);
  rewrite(/"workflowHash":"sha256:[0-9a-f]{4}/, '"workflowHash":"sha256:0000');
  expect(await lock()).toEqual(['project.review changed builtin']);
  await inProcess(place, ['compile']);
  const folder = path.join(place.project, '.workrail/workflows');
  fs.renameSync(path.join(folder, 'review.json'), path.join(folder, 'moved.json'));
  writeSource(place, 'new.json', sourceOf('project.new', plainSteps(1)));
  expect(await lock()).toEqual(['project.new not_locked', 'project.review changed file']);
  writeSource(place, 'moved.json', { ...review, version: '1.0.1' });
  expect(await lock()).toEqual(['project.new not_locked', 'project.review changed source file']);
  fs.rmSync(path.join(folder, 'moved.json'));
  expect(await lock()).toEqual(['project.new not_locked', 'project.review gone']);
  const close = await inProcess(place, ['lock', '--explain', 'project.reviev']);
  expect([close.code, close.stderr.includes('workrail lock --explain project.review')]).toEqual([2, true]);
});

test('builtins lists all, a kind, one by its id or its last word, and suggests', async () => {
  const place = temporaryPlace();
  const all = await jsonOf<{ builtins: Record<string, { id: string }[]> }>(inProcess(place, ['builtins', '--json']));
  const ids = all.builtins['refs']?.map(({ id }) => id) ?? [];
  expect(ids).toContain('wr.refs.modes');
  const listed = (await inProcess(place, ['builtins', 'refs'])).stdout;
  for (const id of ids) expect(listed).toContain(id);
  const kinds = Object.entries(all.builtins);
  expect(kinds.map(([kind]) => kind)).toEqual(['capabilities', 'contracts', 'features', 'refs', 'templates']);
  const everything = (await inProcess(place, ['builtins'])).stdout;
  for (const [, list] of kinds) for (const { id } of list) expect(everything).toContain(`\n  ${id}\n`);
  const one = await inProcess(place, ['builtins', 'wr.refs.modes']);
  expect((await inProcess(place, ['builtins', 'modes'])).stdout).toBe(one.stdout);
  const close = await inProcess(place, ['builtins', 'wr.refs.mode']);
  expect([close.code, close.stderr.includes('Run: workrail builtins wr.refs.modes')]).toEqual([2, true]);
});

test('builtins shows of one what its kind has, and its page', async () => {
  const place = temporaryPlace();
  const shown = async (name: string) => (await inProcess(place, ['builtins', name])).stdout;
  const contract = await shown('wr.contracts.changed_files');
  for (const part of [
    'files[].risk (low | medium | high)',
    'payload',
    '"kind": "wr.changed_files"',
    'when to use this built-in',
  ])
    expect(contract).toContain(part);
  const feature = await shown('delegation_guidance');
  for (const part of ['maxParallel (integer, default 4)', 'section "Delegation" at first_step', 'SPAWN SUBAGENTS'])
    expect(feature).toContain(part);
  const template = await shown('wr.templates.routine.design_review');
  for (const part of ['selectedApproach (text, optional)', 'restate_design: Restate the design', '"template_call"'])
    expect(template).toContain(part);
  const capability = await shown('web_browsing');
  for (const part of ['probe', 'guidance if preferred', 'guidance if disabled'])
    expect(capability).toContain(`\n${part}\n`);
  const data = await jsonOf<{ builtin: { artifactKind: string } }>(
    inProcess(place, ['builtins', 'loop_control', '--json']),
  );
  expect(data.builtin.artifactKind).toBe('wr.loop_control');
  const close = await inProcess(place, ['builtins', 'loop_contol']);
  expect([close.code, close.stderr.includes('Run: workrail builtins loop_control')]).toEqual([2, true]);
  const word = await inProcess(place, ['builtins', 'loop']);
  expect([word.code, word.stderr]).toEqual([2, expect.stringMatching(/Run: workrail builtins wr\.[a-z]+\.loop_/)]);
});

test('every command that looks has a help page with examples', async () => {
  const place = temporaryPlace();
  for (const name of ['fmt', 'lock', 'diff', 'builtins', 'compile', 'inspect']) {
    const { code, stdout } = await inProcess(place, [name, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('Examples');
  }
});

test('inspect takes a file and shows it as it would compile, whether it belongs to the project or not', async () => {
  const place = withReview();
  const draft = path.join(place.project, 'draft.json');
  fs.writeFileSync(draft, JSON.stringify({ ...review, name: 'A draft' }));
  const before = treeOf(place.project);
  const summary = await inProcess(place, ['inspect', 'draft.json']);
  expect([summary.code, summary.stdout.split('\n')[0]]).toEqual([0, 'A draft  project.review, version 1.0.0, project']);
  expect((await inProcess(place, ['inspect', 'project.review'])).stdout).not.toContain('A draft');
  const provenance = await inProcess(place, ['inspect', 'draft.json', '--provenance']);
  expect(provenance.stdout).toContain('draft.json:1:');
  const source = await jsonOf<{ file: string; text: string }>(
    inProcess(place, ['inspect', 'draft.json', '--source', '--json']),
  );
  expect([source.file, source.text]).toEqual(['draft.json', fs.readFileSync(draft, 'utf8')]);
  const piped = await workrail(place, ['inspect', '-', '--graph', 'ascii'], { stdin: fs.readFileSync(draft, 'utf8') });
  expect(piped.stdout).toBe((await inProcess(place, ['inspect', draft, '--graph', 'ascii'])).stdout);
  const written = Object.keys(treeOf(place.project)).filter((name) => !name.startsWith('.workrail/compiled'));
  expect(written).toEqual(Object.keys(before));
  fs.writeFileSync(draft, '{ "id": }');
  const broken = await inProcess(place, ['inspect', 'draft.json']);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toContain('error[read/syntax]');
  expect((await inProcess(place, ['inspect', 'nothing.json'])).code).toBe(2);
});

test('a damaged catalog is compiled again before anything is listed', async () => {
  const place = withReview();
  await inProcess(place, ['compile']);
  const whole = fs.readFileSync(compiledFile(place, 'catalog.json'));
  fs.writeFileSync(compiledFile(place, 'catalog.json'), whole.subarray(0, 100));
  const listed = await inProcess(place, ['list']);
  expect(listed.stdout).toContain('project.review');
  expect(fs.readFileSync(compiledFile(place, 'catalog.json'))).toEqual(whole);
});

test('lock names a diff only where the locked version can be compared', async () => {
  const place = withReview();
  await inProcess(place, ['compile']);
  writeSource(place, 'review.json', { ...review, name: 'Another' });
  const command = /workrail (diff sha256:\S+ project\.review)/;
  const here = (await inProcess(place, ['lock'])).stdout;
  const named = command.exec(here)?.[1] ?? '';
  expect((await inProcess(place, named.split(' '))).stdout).toContain('wording: the name changed');
  fs.rmSync(path.join(place.project, '.workrail/compiled'), { recursive: true });
  const elsewhere = (await inProcess(place, ['lock'])).stdout;
  expect(elsewhere).toContain('project.review: changed since workrail.lock was written');
  expect(elsewhere).not.toMatch(command);
});

test('explain finds a code by its name alone, and never guesses between two', async () => {
  const place = temporaryPlace();
  const found = await inProcess(place, ['explain', 'vague-opt-out']);
  expect([found.code, found.stderr]).toEqual([2, expect.stringContaining('workrail explain lint/vague-opt-out')]);
  expect((await inProcess(place, ['explain', 'unknown-slot'])).stderr).not.toContain(
    'did you mean resolve/unknown-slot',
  );
});

test('every view of a workflow shows the condition of a loop, as it shows those of steps', async () => {
  const place = temporaryPlace();
  writeSource(place, 'looped.json', {
    ...sourceOf('project.looped', []),
    steps: [
      {
        type: 'for_each',
        loopId: 'each_part',
        title: 'Parts',
        when: 'is_large',
        items: 'parts',
        maxIterations: 5,
        body: plainSteps(1),
      },
    ],
    inputs: [
      { key: 'parts', kind: 'list', description: 'The parts.' },
      { key: 'size', kind: 'enum', values: ['large', 'small'], description: 'The size.' },
    ],
    conditions: [{ id: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
  });
  for (const view of [[], ['--graph', 'ascii'], ['--graph', 'mermaid'], ['--graph', 'dot']]) {
    const { stdout, stderr } = await inProcess(place, ['inspect', 'project.looped', ...view]);
    expect(stderr).toBe('');
    expect([view, stdout]).toEqual([view, expect.stringContaining('when is_large: for each of parts, at most 5')]);
  }
});

test('no two steps share a node of a Mermaid graph', async () => {
  const place = temporaryPlace();
  const ids = ['a-b', 'a_h_b', 'a_u_h_b', '-h_', '_h-', '_h_h', 'a_u_b', 'a_b'].map((id) => `x${id}`);
  const steps = ids.map((id) => ({ id, title: id, prompt: 'Work.' }));
  writeSource(place, 'one.json', sourceOf('project.one', steps));
  const { stdout } = await inProcess(place, ['inspect', 'project.one', '--graph', 'mermaid']);
  const nodes = [...stdout.matchAll(/^ {2}(\w+)\["/gm)].map(([, node]) => node);
  expect([nodes.length, new Set(nodes).size]).toEqual([ids.length, ids.length]);
  expect(nodes).toContain('s_xa_b');
});

describe('a label of a graph', () => {
  const labelOf = async (form: 'mermaid' | 'dot', title: string) => {
    const place = temporaryPlace();
    const steps = [{ id: 'only', title, prompt: 'Work.' }];
    writeSource(place, 'one.json', sourceOf('project.one', steps));
    const { stdout } = await inProcess(place, ['inspect', 'project.one', '--graph', form]);
    const [, label] = (form === 'mermaid' ? /s_only\["(.*)"\]/ : /label="(.*)"\]/).exec(stdout) ?? [];
    return label;
  };

  // Mermaid takes a directive from anywhere, and reads a label as Markdown: a list or a link there is drawn as an error.
  test.each([
    ['Scope', '1: Scope'],
    ['%%{init: {"theme": "dark"}}%%', '1: #37;#37;#123;init: #123;#34;theme#34;: #34;dark#34;#125;#125;#37;#37;'],
    ['See https://x.y *now* `a` [b](c)', '1: See https#58;#47;#47;x.y #42;now#42; #96;a#96; #91;b#93;(c#41;'],
    ['style a:b#c', '1: style a#58;b#35;c'],
    ['Use a_b and _c_, größe', '1: Use a_b and #95;c#95;, größe'],
  ])('%j has only characters that Mermaid draws as they are, or their codes', async (title, label) => {
    expect(await labelOf('mermaid', title)).toBe(label);
  });

  test('holds no entity that Graphviz would decode', async () => {
    expect(await labelOf('dot', 'A &#10; B')).toBe('1. A &amp;#10; B');
  });
});

describe('the inputs that start gets', () => {
  const inputs = [
    { key: 'services', kind: 'list', description: 'The services.' },
    { key: 'approved', kind: 'boolean', description: 'Whether the user agrees.' },
  ];
  const body = [{ id: 'look', title: 'Look', prompt: 'Look at this item of `services`.' }];
  const each = { type: 'for_each', loopId: 'each', title: 'Each', items: 'services', maxIterations: 3, body };
  const started = async (...set: readonly string[]) => {
    const place = temporaryPlace();
    writeSource(place, 'audit.json', { ...sourceOf('project.audit', plainSteps(1)), inputs, steps: [each] });
    return inProcess(place, ['start', 'project.audit', ...set.flatMap((pair) => ['--set', pair])]);
  };

  test('leave no step: it says that the run is complete, and asks nobody to do a step', async () => {
    const { stdout, stderr, code } = await started('services=');
    expect(code).toBe(0);
    expect(stdout).toContain('It is already complete, and it has no step to do.');
    expect(stdout).not.toContain('Do the step below');
    expect(stderr).toContain('The run is already complete');
    expect(stderr).not.toContain('Paste the text');
  });

  test('leave a step: it asks to do the step', async () => {
    const { stdout, stderr } = await started('services=a');
    expect(stdout).toContain('Do the step below');
    expect(stderr).toContain('Paste the text');
  });

  test('contain no boolean where one is declared: it names the values', async () => {
    const { stderr, code } = await started('services=a', 'approved=yes');
    expect(code).toBe(1);
    expect(stderr).toContain('"approved" must be a boolean (true or false)');
  });

  test('have a misspelled name: it names the input that was meant', async () => {
    const { stderr, code } = await started('service=a');
    expect(code).toBe(1);
    expect(stderr).toContain('does not declare these context keys as inputs: service (did you mean services?).');
  });
});
