/** `-`: a draft on stdin, which check, lint and compile look at by itself. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CheckReport } from '../../schemas/diagnostics.ts';
import { inProcess } from '../support/command-line.ts';
import {
  assertFits,
  environmentOf,
  type Place,
  plainSteps,
  program,
  run,
  sourceOf,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from '../e2e/support.ts';

const draft = JSON.stringify(sourceOf('project.draft', plainSteps(2)));
const vague = JSON.stringify(
  sourceOf('project.draft', [{ id: 'a', title: 'A', prompt: 'Run the tests if possible.' }]),
);

/** @param stdin null for a command that does not read it */
async function reportOf(place: Place, args: readonly string[], stdin: string | null) {
  const words = [...args, '--json'];
  const { code, stdout, stderr } = await (stdin === null ? inProcess(place, words) : workrail(place, words, { stdin }));
  if (stderr !== '') throw new Error(stderr);
  const report = JSON.parse(stdout) as CheckReport;
  assertFits('check-report.v1', report);
  return { code, report };
}

test('check, lint and compile look at stdin and write nothing', async () => {
  const place = temporaryPlace();
  writeSource(place, 'kept.json', sourceOf('project.kept', plainSteps(1)));
  const before = treeOf(place.folder);
  for (const command of ['check', 'lint', 'compile']) {
    const { code, report } = await reportOf(place, [command, '-'], draft);
    expect({ command, code, diagnostics: report.diagnostics }).toEqual({ command, code: 0, diagnostics: [] });
    expect(report.summary.workflows).toBe(1);
    const broken = await reportOf(place, [command, '-'], draft.replace('"steps"', '"stepz"'));
    expect(broken.code, command).toBe(1);
    expect(new Set(broken.report.diagnostics.map(({ at }) => at.file))).toEqual(new Set(['<stdin>']));
    const shown = await workrail(place, [command, '-', '--format', 'github'], { stdin: '{' });
    expect(shown.stdout).toMatch(/^::error file=<stdin>,line=1,col=2,title=read\/unexpected-end::/);
  }
  expect(treeOf(place.folder)).toEqual(before);
});

test('an id in place of a file is answered with the command that prints the path of the file', async () => {
  const place = temporaryPlace();
  writeSource(place, 'kept.json', sourceOf('project.kept', plainSteps(1)));
  const { code, stderr } = await inProcess(place, ['check', 'project.kept']);
  expect(code).toBe(2);
  const [, printed = ''] = /`workrail (inspect [^`]+)`/.exec(stderr) ?? [];
  expect((await inProcess(place, printed.split(' '))).stderr).toContain('.workrail/workflows/kept.json');
  expect((await inProcess(place, ['check', 'kept.json'])).stderr).toContain('Give an existing file, or `-`');
});

test('a draft that names a routine of the project by its id gets the template id that calls it', async () => {
  const place = temporaryPlace();
  writeSource(place, 'routine.json', { ...sourceOf('team.routine_measure', plainSteps(1)), kind: 'routine' });
  const call = { type: 'template_call', id: 'm', templateId: 'team.routine_measure' };
  const calling = { ...sourceOf('project.draft', plainSteps(1)), steps: [call] };
  const { report } = await reportOf(place, ['check', '-'], JSON.stringify(calling));
  expect(report.diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ['resolve/unknown-template', 'write `wr.templates.routine.measure`'],
  ]);
});

test('a draft of a workflow that the project has is no conflict, and gets the hash that the file would get', async () => {
  const place = temporaryPlace();
  writeSource(place, 'draft.json', JSON.parse(draft));
  for (const command of ['check', 'lint', 'compile'])
    expect((await reportOf(place, [command, '-'], draft)).code).toBe(0);
  const compiled = (await reportOf(place, ['compile'], null)).report.compiled;
  const drafted = (await reportOf(place, ['compile', '-'], draft)).report.compiled;
  expect(drafted?.map(({ workflowHash }) => workflowHash)).toEqual(compiled?.map(({ workflowHash }) => workflowHash));
  const { stdout } = await workrail(place, ['compile', '-'], { stdin: draft });
  expect(stdout).toContain(`project.draft has the hash ${drafted?.[0]?.workflowHash}; nothing was written.`);
});

test('compile - writes where --out says, and only what compiles', async () => {
  const place = temporaryPlace();
  const out = path.join(place.folder, 'out');
  expect((await workrail(place, ['compile', '-', '--out', out], { stdin: '{' })).code).toBe(1);
  expect(fs.existsSync(out)).toBe(false);
  expect((await workrail(place, ['compile', '-', '--out', out], { stdin: draft })).code).toBe(0);
  const catalog = JSON.parse(fs.readFileSync(path.join(out, 'catalog.json'), 'utf8')) as { workflows: object[] };
  expect(catalog.workflows).toMatchObject([{ workflowId: 'project.draft', source: '<stdin>' }]);
  expect(fs.readdirSync(path.join(out, 'snapshots'))).toHaveLength(2);
  expect(treeOf(place.project)).toEqual({});
});

test('lint - has the levels of the project', async () => {
  const place = temporaryPlace();
  expect((await reportOf(place, ['lint', '-'], vague)).code).toBe(0);
  fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "lint": { "lint/vague-opt-out": "error" } }');
  const { code, report } = await reportOf(place, ['lint', '-'], vague);
  expect([code, report.diagnostics[0]?.code]).toEqual([1, 'lint/vague-opt-out']);
});

test('what cannot go together with stdin is refused with the command that works', async () => {
  const place = temporaryPlace();
  writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
  for (const args of [
    ['check', '-', '-'],
    ['lint', '-', '--fix'],
    ['compile', '-', '.workrail/workflows/a.json'],
    ['compile', '-', '--check'],
    ['compile', '-', '--frozen'],
    ['compile', '-', '--watch'],
  ]) {
    const { code, stderr } = await inProcess(place, args);
    expect(code, args.join(' ')).toBe(2);
    expect(stderr, args.join(' ')).toMatch(/= help: \S/);
  }
});

test('stdin that never ends, that is a folder, or that is not there is told as what it is', async () => {
  const place = temporaryPlace();
  const shell = (script: string) =>
    run('bash', ['-c', script.replaceAll('workrail', `'${process.execPath}' '${program()}'`)], {
      cwd: place.project,
      env: environmentOf(place),
    });
  const endless = await shell('yes | workrail check -');
  expect([endless.code, endless.stdout.includes('error[read/too-large]: the file is over 2.0 MB')]).toEqual([1, true]);
  const folder = await shell('workrail lint - < .');
  expect([folder.code, folder.stderr.includes('stdin cannot be read: it is a directory')]).toEqual([2, true]);
  const nothing = await shell('workrail compile - < /dev/null');
  expect([nothing.code, nothing.stdout.includes('error[read/empty-file]')]).toEqual([1, true]);
  const slow = await shell(`(printf '{ "id": 1'; sleep 0.3; printf ' }') | workrail check -`);
  expect([slow.code, slow.stdout.includes('read/wrong-type')]).toEqual([1, true]);
});

test('token explain takes a handle with whatever stands around it', async () => {
  const place = temporaryPlace();
  writeSource(place, 'kept.json', sourceOf('project.kept', plainSteps(1)));
  const { stdout } = await inProcess(place, ['start', 'project.kept', '--json']);
  const handle = (JSON.parse(stdout) as { stateToken: string }).stateToken;
  for (const stdin of [`${handle}\n`, `${handle}\r\n`, ` "${handle.toUpperCase()}",\n`]) {
    const explained = await workrail(place, ['token', 'explain', '-'], { stdin });
    expect(explained.code, explained.stderr).toBe(0);
    expect(explained.stdout).toContain('a handle');
  }
});

test('start names the input that a misspelled --set means', async () => {
  const place = temporaryPlace();
  const inputs = [{ key: 'services', kind: 'string', description: 'Which services change.' }];
  writeSource(place, 'kept.json', sourceOf('project.kept', plainSteps(1), { inputs }));
  const set = async (key: string) => (await inProcess(place, ['start', 'project.kept', '--set', `${key}=a`])).stderr;
  expect(await set('servces')).toContain('as inputs: servces (did you mean services?).');
  expect(await set('elsewhere')).toContain('as inputs: elsewhere.');
});

test.each(['["a', '[a,b]'])('a list that starts like JSON and is not is called malformed: %s', async (list) => {
  const place = temporaryPlace();
  writeSource(place, 'listed.json', {
    ...sourceOf('project.listed', plainSteps(1)),
    inputs: [{ key: 'files', kind: 'list', description: 'The files.' }],
  });
  const { code, stderr } = await inProcess(place, ['start', 'project.listed', '--set', `files=${list}`]);
  expect([code, stderr]).toEqual([2, expect.stringContaining(`the list "${list}" is malformed JSON`)]);
  expect(stderr).toContain('Write a list as --set key=a,b');
});
