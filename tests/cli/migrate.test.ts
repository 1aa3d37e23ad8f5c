/** `workrail migrate` as a person or a script meets it: what it prints, what it writes, how it ends. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CheckReport, MigrateFolderReport, MigrateReport } from '../../schemas/diagnostics.ts';
import { inProcess } from '../support/command-line.ts';
import {
  assertFits,
  type Place,
  plainSteps,
  sourceOf,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from '../e2e/support.ts';

const legacy = {
  id: 'bug-triage',
  name: 'Bug triage',
  description: 'Find out how bad a bug is.',
  version: '1.0.0',
  metaGuidance: ['Ask one question at a time.'],
  steps: [
    { id: 'reproduce', title: 'Reproduce it', prompt: 'Make it happen once.' },
    { id: 'warn', title: 'Warn people', prompt: 'Tell them.', runCondition: { var: 'severity', equals: 'high' } },
    {
      id: 'challenge',
      title: 'Challenge it',
      templateCall: { templateId: 'wr.templates.routine.second-look', args: { depth: 'deep' } },
    },
  ],
};
const routine = {
  id: 'routine-second-look',
  name: 'Second look',
  description: 'Looks again.',
  version: '1.0.0',
  metaGuidance: ['Look again.'],
  steps: [{ id: 'look', title: 'Look again', prompt: 'Look again, {depth}.' }],
};

function withLegacy(): Place {
  const place = temporaryPlace();
  writeSource(place, 'triage.json', legacy);
  return place;
}
const source = '.workrail/workflows/triage.json';
const read = (place: Place, file: string) => fs.readFileSync(path.join(place.project, file), 'utf8');

async function reportOf(place: Place, ...args: readonly string[]): Promise<MigrateReport & { exit: number | null }> {
  const { stdout, stderr, code } = await inProcess(place, ['migrate', ...args, '--json']);
  expect(stderr).toBe('');
  const value = JSON.parse(stdout) as MigrateReport;
  assertFits('migrate-report.v1', value);
  return { ...value, exit: code };
}
async function hashOf(place: Place, file: string): Promise<string> {
  const { stdout } = await inProcess(place, ['compile', file, '--json', '--out', 'out']);
  return (JSON.parse(stdout) as CheckReport).compiled?.[0]?.workflowHash ?? 'not compiled';
}

test('prints the native form, says what became what on stderr, and writes nothing', async () => {
  const place = withLegacy();
  const before = treeOf(place.project);
  const { stdout, stderr, code } = await inProcess(place, ['migrate', source]);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ id: 'bug-triage', guidance: ['Ask one question at a time.'] });
  expect(JSON.parse(stdout).inputs).toMatchObject([{ key: 'severity', kind: 'enum', values: ['high'], coerce: true }]);
  expect(stderr).toContain('warning[read/legacy-unknown-ref]');
  expect(treeOf(place.project)).toEqual(before);
  const formatted = await workrail(place, ['fmt', '-'], { stdin: stdout });
  expect(formatted.stdout).toBe(stdout);
});

test('writes where it is told to, whole, and replaces nothing without --write', async () => {
  const place = withLegacy();
  const { stdout } = await inProcess(place, ['migrate', source]);
  expect((await inProcess(place, ['migrate', source, '--out', 'native/triage.json'])).code).toBe(0);
  expect(read(place, 'native/triage.json')).toBe(stdout);
  const again = await inProcess(place, ['migrate', source, '--out', 'native/triage.json']);
  expect(again.code).toBe(2);
  expect(again.stderr).toContain('exists');
  expect((await inProcess(place, ['migrate', source, '--out', 'a.json', '--write'])).code).toBe(2);
  expect((await inProcess(place, ['migrate', source, '--write'])).code).toBe(0);
  expect(read(place, source)).toBe(stdout);
  expect(Object.keys(treeOf(place.project)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('compiles to the same hash before and after', async () => {
  const place = withLegacy();
  writeSource(place, 'second-look.json', routine);
  const before = await hashOf(place, source);
  await inProcess(place, ['migrate', source, '--write']);
  expect(JSON.parse(read(place, source)).steps[2]).toMatchObject({ type: 'template_call', args: { depth: 'deep' } });
  expect(await hashOf(place, source)).toBe(before);
  expect(before).toMatch(/^sha256:/);
});

test('keeps the id, unless it is asked for the one that is suggested', async () => {
  const place = withLegacy();
  expect(await reportOf(place, source)).toMatchObject({ status: 'migrated', workflowId: 'bug-triage', exit: 0 });
  const renamed = await reportOf(place, source, '--rename');
  expect(renamed).toMatchObject({ workflowId: 'project.bug_triage', renamedFrom: 'bug-triage' });
  expect(JSON.parse(renamed.text ?? '').id).toBe('project.bug_triage');
});

test('keeps the default of a slot bound to a file of the same folder that is renamed too', async () => {
  const place = temporaryPlace();
  writeSource(place, 'second-look.json', routine);
  const slots = [{ slotId: 'look', purpose: 'Looks again.', default: routine.id }];
  const steps = [{ id: 'look', title: 'Look', prompt: 'Run {{wr.bindings.look}}.' }];
  writeSource(place, 'triage.json', { ...legacy, extensionPoints: slots, steps });
  expect(await folderReport(place, folder, '--rename', '--write')).toMatchObject({ exit: 0 });
  expect(JSON.parse(read(place, source)).extensionPoints.look.defaultBinding).toBe('project.routine_second_look');
  expect((await inProcess(place, ['check'])).code).toBe(0);
});

test('delegates to a file of the same folder by the id that it is renamed to', async () => {
  const place = temporaryPlace();
  writeSource(place, 'second-look.json', routine);
  const parallelDelegations = [{ workflowId: routine.id }, { workflowId: 'routine-ideation' }];
  writeSource(place, 'triage.json', {
    ...legacy,
    steps: [{ id: 'look', type: 'parallel', title: 'Look', parallelDelegations }],
  });
  expect(await folderReport(place, folder, '--rename', '--write')).toMatchObject({ exit: 0 });
  const [{ prompt }] = JSON.parse(read(place, source)).steps;
  expect(prompt).toContain('**Subagent 1: `project.routine_second_look`**');
  expect(prompt).toContain('Execute the routine project.routine_second_look and return');
  expect(prompt).toContain('**Subagent 2: `routine-ideation`**');
  expect(prompt).not.toContain(routine.id);
});

test.each(['.workrail/workflows', '.workrail/workflows/second-look.json'])(
  'names what the bindings file still calls by its old id: %s',
  async (operand) => {
    const place = temporaryPlace();
    writeSource(place, 'second-look.json', routine);
    const bindings = path.join(place.project, '.workrail/bindings.json');
    fs.writeFileSync(bindings, JSON.stringify({ 'bug-triage': { look: routine.id } }));
    const shown = await inProcess(place, ['migrate', operand, '--rename']);
    expect(shown.stderr).not.toContain('bindings.json');
    const { stderr } = await inProcess(place, ['migrate', operand, '--rename', '--write']);
    expect(stderr).toContain(`bindings.json still names ${routine.id}; write project.routine_second_look there`);
    expect(stderr).not.toContain('bug-triage');
  },
);

// @verifies renames-name-what-is-left
test('names each other source that still contains the old id of a file that is renamed, in each form of it', async () => {
  const place = temporaryPlace();
  writeSource(place, 'second-look.json', routine);
  const naming = (id: string, prompt: string) => sourceOf(id, [{ id: 'look', title: 'Look', prompt }] as never);
  writeSource(place, 'quoting.json', naming('project.quoting', `Delegate to \`${routine.id}\`.`));
  writeSource(place, 'prose.json', naming('project.prose', `Execute the routine ${routine.id} and return.`));
  writeSource(place, 'other.json', naming('project.other', `Read ${routine.id}-notes and ${routine.id}.json.`));
  const args = ['migrate', '.workrail/workflows/second-look.json', '--rename'];
  expect((await inProcess(place, args)).stderr).not.toContain('still names');
  const { stderr } = await inProcess(place, [...args, '--write']);
  expect(stderr.split('\n').filter((line) => line.includes('still names'))).toEqual(
    ['prose', 'quoting'].map(
      (name) =>
        `warning: .workrail/workflows/${name}.json still names ${routine.id}; write project.routine_second_look there`,
    ),
  );
});

test.each(['.workrail/workflows', '.workrail/workflows/triage.json'])(
  'binds a slot to a file that an interrupted migration already renamed: %s',
  async (operand) => {
    const place = temporaryPlace();
    writeSource(place, 'second-look.json', routine);
    const slots = [{ slotId: 'look', purpose: 'Looks again.', default: routine.id }];
    const steps = [{ id: 'look', title: 'Look', prompt: 'Run {{wr.bindings.look}}.' }];
    writeSource(place, 'triage.json', { ...legacy, extensionPoints: slots, steps });
    await inProcess(place, ['migrate', '.workrail/workflows/second-look.json', '--rename', '--write']);
    expect((await inProcess(place, ['migrate', operand, '--rename', '--write'])).code).toBe(0);
    expect(JSON.parse(read(place, source)).extensionPoints.look.defaultBinding).toBe('project.routine_second_look');
    expect((await inProcess(place, ['check'])).code).toBe(0);
  },
);

// @verifies migrate-output-compiles
test('names a file that was renamed before, although another workflow has the next id', async () => {
  const place = temporaryPlace();
  writeSource(place, 'second-look.json', routine);
  const parallelDelegations = [{ workflowId: routine.id }];
  const steps = [{ id: 'look', type: 'parallel', title: 'Look', parallelDelegations }];
  writeSource(place, 'triage.json', { ...legacy, steps });
  writeSource(place, 'other.json', sourceOf('project.routine_second_look_2', plainSteps(1)));
  await inProcess(place, ['migrate', '.workrail/workflows/second-look.json', '--rename', '--write']);
  expect((await inProcess(place, ['migrate', '.', '--rename', '--write'])).code).toBe(0);
  expect(JSON.parse(read(place, source)).steps[0].prompt).toContain('`project.routine_second_look`');
});

// @verifies migrate-output-compiles
test('fails if the written file is a source of the project with the id of another one', async () => {
  for (const [old, args] of [
    ['.workrail/workflows/triage.v2.json', ['--write']],
    ['.workrail/workflows/triage.json', ['--out', '.workrail/workflows/new.json']],
    ['.workrail/workflows/triage.json', ['--out', '.workrail/workflows/zoo.json']],
  ] as const) {
    const place = withLegacy();
    writeSource(place, 'triage.v2.json', legacy);
    expect((await inProcess(place, ['check'])).code).toBe(0);
    const { code, stderr } = await inProcess(place, ['migrate', old, ...args]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('error[resolve/duplicate-workflow-id]')]);
    const outside = await inProcess(place, ['migrate', '.workrail/workflows/triage.json', '--out', 'draft.json']);
    expect([outside.code, outside.stderr.includes('duplicate-workflow-id')]).toEqual([0, false]);
  }
});

// @verifies migrate-output-compiles
test.each([
  [['.workrail/workflows/old', '--out', '.workrail/workflows/native']],
  [['.workrail/workflows/old', '--out', '.workrail/workflows/native', '--json']],
])('migrate of a directory reports a second source with the id of a file that it wrote: %j', async (args) => {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, '.workrail/workflows/old'), { recursive: true });
  writeSource(place, 'old/triage.json', legacy);
  writeSource(place, 'old/second-look.json', routine);
  const { code, stdout, stderr } = await inProcess(place, ['migrate', ...args]);
  expect(stdout + stderr).toContain('two files define the id');
  expect((stdout + stderr).match(/resolve\/duplicate-workflow-id/g)?.length).toBeGreaterThanOrEqual(2);
  expect(code).toBe(1);
  expect((await inProcess(place, ['check'])).code).toBe(1);
});

// @verifies migrate-output-compiles
test('fails if a native file of the folder is bound to a file that is renamed, and says what was renamed', async () => {
  const place = temporaryPlace();
  writeSource(place, 'second-look.json', routine);
  const slot = { purpose: 'Looks again.', defaultBinding: routine.id };
  writeSource(
    place,
    'native.json',
    sourceOf('project.native', plainSteps(1), {
      extensionPoints: { look: slot },
      steps: [{ id: 'look', title: 'Look', prompt: 'Run {{wr.bindings.look}}.' }],
    }),
  );
  expect((await inProcess(place, ['check'])).code).toBe(0);
  expect((await inProcess(place, ['migrate', folder])).code).toBe(0);
  const { code, stdout, stderr } = await inProcess(place, ['migrate', folder, '--rename']);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/^native +\S*native\.json; does not compile$/m)]);
  expect(stdout).toContain(`renamed from ${routine.id} to project.routine_second_look`);
  expect(stderr).toContain('error[bind/unknown-implementation]');
});

test('takes stdin, and has nothing to replace there', async () => {
  const place = temporaryPlace();
  const piped = await workrail(place, ['migrate', '-'], { stdin: JSON.stringify(legacy) });
  expect(JSON.parse(piped.stdout).id).toBe('bug-triage');
  const refused = await workrail(place, ['migrate', '-', '--write'], { stdin: JSON.stringify(legacy) });
  expect(refused.code).toBe(2);
  expect(refused.stdout).toBe('');
});

test('says of a native file that it is one, and leaves it as it is', async () => {
  const place = withLegacy();
  await inProcess(place, ['migrate', source, '--write']);
  const before = treeOf(place.project);
  const again = await inProcess(place, ['migrate', source, '--write']);
  expect(again).toMatchObject({ code: 0, stdout: '' });
  expect(again.stderr).toContain('is already in the native format, so nothing was written.');
  expect(again.stderr).not.toContain('--rename');
  const renaming = await inProcess(place, ['migrate', source, '--rename', '--write']);
  expect(renaming.stderr).toContain('--rename renames only what it migrates: change the id in this file');
  expect(await reportOf(place, source)).toMatchObject({ status: 'native', diagnostics: [] });
  expect(treeOf(place.project)).toEqual(before);
});

test('refuses what cannot be read, with the reason, and writes nothing', async () => {
  const place = temporaryPlace();
  writeSource(place, 'triage.json', { ...legacy, preconditons: ['x'] });
  const before = treeOf(place.project);
  const { code, stdout, stderr } = await inProcess(place, ['migrate', source, '--write']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain('a key with a similar name exists: `preconditions`');
  expect(await reportOf(place, source, '--out', 'x.json')).toMatchObject({ status: 'refused', exit: 1 });
  expect(treeOf(place.project)).toEqual(before);
  expect((await inProcess(place, ['migrate', 'nowhere.json'])).code).toBe(2);
  expect((await inProcess(place, ['migrate'])).code).toBe(2);
});

async function folderReport(place: Place, ...args: readonly string[]) {
  const { stdout, stderr, code } = await inProcess(place, ['migrate', ...args, '--json']);
  expect(stderr).toBe('');
  const value = JSON.parse(stdout) as MigrateFolderReport;
  assertFits('migrate-folder-report.v1', value);
  return { ...value, exit: code };
}
/** Three that can be migrated, one of them in a folder below, one that is native, and one that cannot be read. */
function withMany(): Place {
  const place = withLegacy();
  fs.mkdirSync(path.join(place.project, folder, 'deep'));
  writeSource(place, 'deep/second-look.json', routine);
  writeSource(place, 'a-first.json', { ...legacy, id: 'first' });
  writeSource(place, 'broken.json', { ...legacy, id: 'broken', preconditons: ['x'] });
  return place;
}
const folder = '.workrail/workflows';

// @verifies migrate-folder-each-for-itself
test('takes a folder: prints a summary by file, writes nothing, and fails for what was refused', async () => {
  const place = withMany();
  const before = treeOf(place.project);
  const { stdout, stderr, code } = await inProcess(place, ['migrate', folder]);
  expect(code).toBe(1);
  expect(stdout.split('\n').map((line) => line.split(/ {2}| \(/)[0] ?? '')).toEqual([
    'legacy',
    'refused',
    'legacy',
    'legacy',
    '4 files: 3 to migrate, 0 already native, 1 refused',
    '',
  ]);
  expect(stderr).toContain('a key with a similar name exists: `preconditions`');
  expect(stderr).toContain(`Nothing was written. Run: workrail migrate ${folder} --write`);
  expect(treeOf(place.project)).toEqual(before);
});

// @verifies migrate-folder-each-for-itself
test('writes a folder each file for itself: what is refused stays as it is, and the others are written', async () => {
  const place = withMany();
  const single = await inProcess(place, ['migrate', source]);
  const broken = read(place, `${folder}/broken.json`);
  const report = await folderReport(place, folder, '--write');
  expect(report).toMatchObject({ exit: 1, summary: { migrated: 3, native: 0, refused: 1, notWritten: 0 } });
  expect(report.files.map(({ file, status, written }) => [file, status, written !== undefined])).toEqual([
    [`${folder}/a-first.json`, 'migrated', true],
    [`${folder}/broken.json`, 'refused', false],
    [`${folder}/deep/second-look.json`, 'migrated', true],
    [source, 'migrated', true],
  ]);
  // The routine of the same folder was meant, although it was migrated in the same call.
  expect(read(place, source)).toBe(single.stdout);
  expect(JSON.parse(single.stdout).steps[2]).toMatchObject({ type: 'template_call' });
  expect(read(place, `${folder}/broken.json`)).toBe(broken);
  await inProcess(place, ['migrate', folder, '--write']);
  expect(read(place, source)).toBe(single.stdout);
  fs.rmSync(path.join(place.project, folder, 'broken.json'));
  expect(await folderReport(place, folder, '--write')).toMatchObject({ exit: 0, summary: { native: 3, refused: 0 } });
});

// @verifies migrate-folder-each-for-itself
test('writes a folder of new files, with the folders below, and replaces none that exists', async () => {
  const place = withMany();
  fs.mkdirSync(path.join(place.project, 'native'));
  fs.writeFileSync(path.join(place.project, 'native/a-first.json'), 'mine');
  const before = treeOf(path.join(place.project, folder));
  const report = await folderReport(place, folder, '--out', 'native');
  expect(report).toMatchObject({ exit: 1, summary: { migrated: 3, refused: 1, notWritten: 1 } });
  expect(report.files[0]?.notWritten).toContain(
    'native/a-first.json already exists, and --out does not overwrite files',
  );
  expect(read(place, 'native/a-first.json')).toBe('mine');
  expect(JSON.parse(read(place, 'native/deep/second-look.json')).kind).toBe('routine');
  expect(fs.existsSync(path.join(place.project, 'native/broken.json'))).toBe(false);
  expect(treeOf(path.join(place.project, folder))).toEqual(before);
});

// @verifies migrate-folder-each-for-itself
test('goes on where an interrupted call left off, with the same command', async () => {
  const place = withMany();
  fs.rmSync(path.join(place.project, folder, 'broken.json'));
  expect(await folderReport(place, folder, '--out', 'native')).toMatchObject({ exit: 0, summary: { migrated: 3 } });
  const whole = treeOf(path.join(place.project, 'native'));
  fs.rmSync(path.join(place.project, 'native/deep/second-look.json'));
  expect(await folderReport(place, folder, '--out', 'native')).toMatchObject({ exit: 0, summary: { notWritten: 0 } });
  expect(treeOf(path.join(place.project, 'native'))).toEqual(whole);
  fs.appendFileSync(path.join(place.project, 'native/a-first.json'), '\n');
  expect(await folderReport(place, folder, '--out', 'native')).toMatchObject({ exit: 1, summary: { notWritten: 1 } });
});

// @verifies migrate-folder-each-for-itself
test.each(['.workrail/workflows/native', '.workrail/native'])(
  'goes on with the same ids and references where an interrupted call with --rename left off: %s',
  async (out) => {
    const place = temporaryPlace();
    fs.mkdirSync(path.join(place.project, folder, 'old'), { recursive: true });
    const slots = [{ slotId: 'look', purpose: 'Looks again.', default: routine.id }];
    const steps = [{ id: 'look', title: 'Look', prompt: 'Run {{wr.bindings.look}}.' }];
    writeSource(place, 'old/second-look.json', routine);
    writeSource(place, 'old/triage.json', { ...legacy, extensionPoints: slots, steps });
    const args = [`${folder}/old`, '--rename', '--out', out];
    expect(await folderReport(place, ...args)).toMatchObject({ exit: 0, summary: { notWritten: 0 } });
    const whole = treeOf(path.join(place.project, out));
    fs.rmSync(path.join(place.project, out, 'triage.json'));
    expect(await folderReport(place, ...args)).toMatchObject({ exit: 0, summary: { notWritten: 0 } });
    expect(treeOf(path.join(place.project, out))).toEqual(whole);
    expect(read(place, `${out}/triage.json`)).toContain('"project.routine_second_look"');
  },
);

test('refuses a folder that holds no source, a file as --out of a folder, and both ways to write', async () => {
  const place = withMany();
  fs.mkdirSync(path.join(place.project, 'empty'));
  const empty = await inProcess(place, ['migrate', 'empty']);
  expect(empty.code).toBe(1);
  expect(empty.stderr).toContain('empty and its subdirectories contain no .json workflow source');
  expect((await inProcess(place, ['migrate', folder, '--out', source])).code).toBe(2);
  expect((await inProcess(place, ['migrate', folder, '--out', 'x', '--write'])).code).toBe(2);
});

// @verifies migrate-folder-each-for-itself
test('takes a project for its sources, wherever they are, and leaves its other JSON files alone', async () => {
  const place = withLegacy();
  writeSource(place, 'second-look.json', routine);
  fs.writeFileSync(path.join(place.project, 'package.json'), '{ "name": "mine" }');
  fs.mkdirSync(path.join(place.project, 'flows'));
  fs.writeFileSync(path.join(place.project, 'flows/first.json'), JSON.stringify({ ...legacy, id: 'first' }));
  fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["flows"] }');
  const { exit, files } = await folderReport(place, '.', '--write');
  expect(exit).toBe(0);
  expect(files.map(({ file, status, written }) => ({ file, status, written }))).toEqual(
    [`./${folder}/second-look.json`, `./${source}`, './flows/first.json'].map((file) => ({
      file,
      status: 'migrated',
      written: file,
    })),
  );
  expect(read(place, 'package.json')).toBe('{ "name": "mine" }');
  expect((await inProcess(place, ['migrate', '.'])).stdout).toContain('3 files: 0 to migrate, 3 already native');
});

test('never takes what is compiled for a source', async () => {
  const place = withLegacy();
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const { exit, files } = await folderReport(place, '.workrail');
  expect([exit, files.map(({ file }) => file)]).toEqual([0, [source]]);
  const compiled = await inProcess(place, ['migrate', '.workrail/compiled']);
  expect([compiled.code, compiled.stdout]).toEqual([1, '']);
  expect(compiled.stderr).toContain('error[NO_SOURCES]');
});

test('says of a project without sources where it looked, and names a misspelled folder', async () => {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, '.workrail/workflow'), { recursive: true });
  fs.writeFileSync(path.join(place.project, '.workrail/workflow/a.json'), JSON.stringify(legacy));
  const { code, stderr } = await inProcess(place, ['migrate', '.']);
  expect(code).toBe(1);
  expect(stderr).toContain('error[NO_SOURCES]');
  expect(stderr).toContain('Rename .workrail/workflow/ to .workrail/workflows/');
});

/** Conditions nested so often; each level becomes two of the native form. */
const nestedCondition = (levels: number): unknown =>
  levels === 0 ? { var: 'mood', equals: 'good' } : { not: nestedCondition(levels - 1) };
const manySteps = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `s${i}`,
    title: 'Step',
    prompt: 'Do it.',
    runCondition: {
      or: [
        { var: 'a', equals: i },
        { var: 'b', equals: i },
      ],
    },
  }));

// @verifies migrate-writes-only-what-can-be-read
test.each([
  [
    'is larger than a source may be',
    { steps: manySteps(8000) },
    /^after migration to the native format, the file is \d\.\d MB; a source may be at most 2\.0 MB$/,
  ],
  [
    'is larger than a source may be once it is formatted',
    { steps: manySteps(5000) },
    /^after migration to the native format, the formatted file is \d\.\d MB; a source may be at most 2\.0 MB$/,
  ],
])('a native form that %s is refused with the limit, alone and in a directory', async (_, fields, limit) => {
  const place = temporaryPlace();
  const written = path.join(place.project, source);
  fs.mkdirSync(path.dirname(written), { recursive: true });
  fs.writeFileSync(written, JSON.stringify({ ...legacy, ...fields }));
  const report = await reportOf(place, source);
  expect(report).toMatchObject({ status: 'refused', exit: 1 });
  expect(report.diagnostics[0]?.message).toMatch(limit);
  const before = read(place, source);
  expect((await inProcess(place, ['migrate', '.workrail/workflows', '--write'])).code).toBe(1);
  expect(read(place, source)).toBe(before);
});

// @verifies migrate-writes-only-what-can-be-read
test.each([20, 24, 28, 29, 30, 40, 56])(
  'conditions nested %i deep are migrated to a source that can be read, or refused',
  async (levels) => {
    const place = temporaryPlace();
    const [first, ...rest] = legacy.steps;
    writeSource(place, 'triage.json', {
      ...legacy,
      steps: [{ ...first, runCondition: nestedCondition(levels) }, ...rest],
    });
    const { status, exit, text = '', diagnostics } = await reportOf(place, source);
    if (status === 'refused')
      expect([exit, diagnostics.some(({ severity }) => severity === 'error')]).toEqual([1, true]);
    else {
      writeSource(place, 'triage.json', JSON.parse(text));
      expect((await inProcess(place, ['check'])).stdout).not.toContain('read/');
    }
  },
);

// @verifies migrate-writes-only-what-can-be-read
test('a replacement character that is written as an escape stays one', async () => {
  const place = temporaryPlace();
  writeSource(place, 'triage.json', legacy);
  const written = read(place, source).replace('Make it happen once.', 'Remove \\ufffd.');
  fs.writeFileSync(path.join(place.project, source), written);
  const { status, text = '' } = await reportOf(place, source);
  expect([status, text.includes('Remove \\ufffd.'), text.includes('\ufffd')]).toEqual(['migrated', true, false]);
});

const open = {
  ...legacy,
  id: 'release',
  extensionPoints: [{ slotId: 'final_check', purpose: 'The last look.', default: 'routine-final-look' }],
  steps: [{ id: 'check', title: 'Check', prompt: 'Delegate to {{wr.bindings.final_check}} and read what it found.' }],
};

// @verifies migrate-output-compiles
test('fails with the errors of a native file that does not compile, although the older one does', async () => {
  const place = temporaryPlace();
  fs.writeFileSync(path.join(place.project, 'release.json'), JSON.stringify(open));
  expect((await inProcess(place, ['check', 'release.json'])).code).toBe(0);
  const { code, stdout, stderr } = await inProcess(place, ['migrate', 'release.json']);
  expect(code).toBe(1);
  expect(stderr).toContain('The migrated file does not compile:');
  expect(stderr).toContain('error[bind/unknown-implementation]');
  expect(JSON.parse(stdout)).toMatchObject({ id: 'release' });
  const checked = await workrail(place, ['check', '-'], { stdin: stdout });
  expect(checked.code).toBe(1);
  const report = await reportOf(place, 'release.json');
  expect([report.exit, report.diagnostics.filter(({ severity }) => severity === 'error').length]).toEqual([1, 1]);
});

// @verifies migrate-output-compiles
test('leaves a served file as it is with --write if the native file would not compile', async () => {
  const place = temporaryPlace();
  writeSource(place, 'release.json', open);
  const file = '.workrail/workflows/release.json';
  const before = read(place, file);
  for (const operand of [file, folder]) {
    const { code, stdout, stderr } = await inProcess(place, ['migrate', operand, '--write']);
    expect(code).toBe(1);
    expect(stdout + stderr).toContain('stays as it is, because the migrated file does not compile');
    expect(stderr).toContain('error[bind/unknown-implementation]');
    expect(stderr).not.toMatch(/^written:/m);
    expect(read(place, file)).toBe(before);
  }
  expect((await reportOf(place, file, '--write')).written).toBeUndefined();
  expect((await inProcess(place, ['check'])).code).toBe(0);
  const draft = await inProcess(place, ['migrate', file, '--out', 'draft.json']);
  expect([draft.code, JSON.parse(read(place, 'draft.json')).id]).toEqual([1, 'release']);
});

// @verifies migrate-output-compiles
test('names a file by the id that it keeps if --rename --write leaves the file as it is', async () => {
  const place = temporaryPlace();
  writeSource(place, 'release.json', open);
  writeSource(place, 'triage.json', {
    ...legacy,
    steps: [{ id: 'look', type: 'parallel', title: 'Look', parallelDelegations: [{ workflowId: open.id }] }],
  });
  const report = await folderReport(place, folder, '--rename', '--write');
  expect(report).toMatchObject({ exit: 1, summary: { notWritten: 1 } });
  expect(JSON.parse(read(place, '.workrail/workflows/release.json')).id).toBe(open.id);
  const { id, steps } = JSON.parse(read(place, source));
  expect(id).toBe('project.bug_triage');
  expect(steps[0].prompt).toContain(`**Subagent 1: \`${open.id}\`**`);
  expect((await inProcess(place, ['check'])).code).toBe(0);
});

// @verifies migrate-output-compiles
test('fails for a folder with such a file and names it, and finds routines among the migrated files', async () => {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, 'old'));
  const look = { ...routine, id: 'routine-final-look' };
  for (const [name, value] of Object.entries({ release: open, look }))
    fs.writeFileSync(path.join(place.project, `old/${name}.json`), JSON.stringify(value));
  expect((await inProcess(place, ['migrate', 'old'])).code).toBe(0);
  fs.rmSync(path.join(place.project, 'old/look.json'));
  const { code, stdout, stderr } = await inProcess(place, ['migrate', 'old']);
  expect([code, stdout]).toEqual([1, expect.stringMatching(/old\/release\.json.*; does not compile/)]);
  expect(stderr).toContain('error[bind/unknown-implementation]');
});
