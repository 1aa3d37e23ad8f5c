/** `workrail diff` with git revisions, the overview of `inspect`, and the list of `explain`. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { InspectReport } from '../../schemas/cli-reports.ts';
import type { DiffReport } from '../../schemas/workflow-diff.ts';
import { inProcess } from '../support/command-line.ts';
import {
  assertFits,
  environmentOf,
  type Place,
  plainSteps,
  sourceOf,
  temporaryPlace,
  treeOf,
  writeSource,
} from '../e2e/support.ts';

const file = '.workrail/workflows/review.json';
const withSteps = (count: number) => sourceOf('project.review', plainSteps(count));

function git(place: Place, ...args: string[]): void {
  const env = environmentOf(place, { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' });
  const identity = ['-c', 'user.email=a@example.com', '-c', 'user.name=A'];
  const ran = spawnSync('git', [...identity, ...args], { cwd: place.project, encoding: 'utf8', env });
  if (ran.status !== 0) throw new Error(`git ${args.join(' ')}: ${ran.stderr}`);
}

/** One step, then two on the branch, then three in the work tree. */
function history(): Place {
  const place = temporaryPlace();
  git(place, 'init', '-q', '-b', 'feature/main');
  writeSource(place, 'review.json', withSteps(1));
  git(place, 'add', '.');
  git(place, 'commit', '-q', '-m', 'One');
  writeSource(place, 'review.json', withSteps(2));
  git(place, 'add', '.');
  git(place, 'commit', '-q', '-m', 'Two');
  writeSource(place, 'review.json', withSteps(3));
  return place;
}

async function stepsAdded(place: Place, a: string, b: string, cwd = place.project): Promise<number> {
  const { code, stdout, stderr } = await inProcess(place, ['diff', a, b, '--json'], { cwd });
  if (code !== 0) throw new Error(stderr);
  const report = JSON.parse(stdout) as DiffReport;
  assertFits('diff-report.v1', report);
  expect([report.before.named, report.after.named]).toEqual([a, b]);
  return report.changes.filter((change) => JSON.stringify(change).includes('"added"')).length;
}

test('diff refuses an id whose source does not compile now, and compares its last good version by hash', async () => {
  const place = history();
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  writeSource(place, 'review.json', { ...withSteps(3), steps: [] });
  for (const sides of [
    ['HEAD', 'project.review'],
    ['project.review', 'HEAD'],
    ['project.review', 'wr.code_review'],
  ]) {
    const { code, stdout, stderr } = await inProcess(place, ['diff', ...sides]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`error[COMPILE_FAILED]: ${file} does not compile: `);
    expect(stderr).not.toContain('see its errors');
    const hash = / = help: Run: workrail check; to compare .* give the hash: (sha256:[0-9a-f]{12})/.exec(stderr)?.[1];
    expect(await stepsAdded(place, `HEAD:${file}`, hash ?? '')).toBe(1);
  }
});

/** @verifies diff-takes-revisions */
test.each(['here', 'in a clean clone', 'outside of git'])(
  'the command that lock --explain names runs %s',
  async (where) => {
    const place = history();
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    git(place, 'add', '.workrail/workflows', 'workrail.lock');
    git(place, 'commit', '-q', '-m', 'Three');
    if (where === 'in a clean clone') git(place, 'clean', '-fdxq', '.workrail');
    if (where === 'outside of git') fs.rmSync(path.join(place.project, '.git'), { recursive: true });
    writeSource(place, 'review.json', withSteps(4));
    const { stdout } = await inProcess(place, ['lock', '--explain', 'project.review']);
    const [, named = ''] = /See what changed.*: workrail (diff .*)/.exec(stdout) ?? [];
    expect(named).toMatch(where === 'in a clean clone' ? /^diff HEAD / : /^diff sha256:/);
    expect(await inProcess(place, named.split(' '))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Steps'),
    });
  },
);

/** Of the file as the last commit and the index have it, as if a partial clone had left it out. */
function withoutContent(place: Place): Place {
  const env = environmentOf(place);
  const { stdout } = spawnSync('git', ['rev-parse', `HEAD:${file}`], { cwd: place.project, encoding: 'utf8', env });
  const object = stdout.trim();
  fs.rmSync(path.join(place.project, '.git/objects', object.slice(0, 2), object.slice(2)));
  return place;
}

test.each([
  ['diff', 'HEAD', file],
  ['diff', `HEAD:${file}`, file],
  ['verify', '--staged'],
  ['verify', '--staged', '--allow-empty'],
])(
  'says that git does not have the content of a file, not that the file does not exist (%s %s %s)',
  async (...args) => {
    const place = withoutContent(history());
    const { code, stderr } = await inProcess(place, args);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`the content of ${file} is missing from this git repository, or cannot be read`),
    ]);
    expect(stderr).toContain('git fetch --refetch --no-filter');
  },
);

test('a file that git cannot read hinders no comparison that does not need it', async () => {
  const place = withoutContent(history());
  expect(await stepsAdded(place, `HEAD~1:${file}`, file)).toBe(2);
});

test('an excluded revision is no revision', async () => {
  const { code, stderr } = await inProcess(history(), ['diff', `^HEAD:${file}`, file]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('"^HEAD" is not a git revision of this repository')]);
});

test('a revision of a bare repository is refused because there is no working tree', async () => {
  const place = history();
  git(place, 'clone', '-q', '--bare', '.', '../bare.git');
  const cwd = path.join(place.project, '../bare.git');
  const { code, stderr } = await inProcess(place, ['diff', `HEAD:${file}`, `HEAD~1:${file}`], { cwd });
  expect([code, stderr]).toEqual([2, expect.stringContaining('is not in a git working tree')]);
});

test('a file that does not compile is refused with its first error, whatever remarks stand before it', async () => {
  const place = history();
  const steps = [{ id: 'a', title: 'A', prompt: 'A.', requireConfirmation: 'maybe' }];
  const old = { id: 'old', name: 'Old', description: 'Old.', version: '1.0.0', metaGuidance: ['Ask.'], steps };
  fs.writeFileSync(path.join(place.project, 'old.json'), JSON.stringify(old));
  const { code, stderr } = await inProcess(place, ['diff', 'old.json', file]);
  expect(code).toBe(1);
  const check = await inProcess(place, ['check', 'old.json', '--json']);
  const { diagnostics } = JSON.parse(check.stdout) as { diagnostics: { severity: string; message: string }[] };
  const error = diagnostics.find(({ severity }) => severity === 'error');
  expect(diagnostics[0]?.severity).not.toBe('error');
  expect(stderr).toContain(error?.message);
});

describe('diff of git revisions', () => {
  test.each([
    ['HEAD~1', file, 2],
    ['HEAD', file, 1],
    ['HEAD~1', 'project.review', 2],
    ['feature/main', file, 1],
    [`HEAD~1:${file}`, file, 2],
    [`HEAD~1:${file}`, `HEAD:${file}`, 1],
    [`HEAD~1:./${file}`, 'HEAD', 1],
    [file, file, 0],
  ])('%s and %s', async (a, b, added) => {
    const place = history();
    if (b === 'HEAD') {
      const { stderr } = await inProcess(place, ['diff', a, b]);
      return expect(stderr).toContain('"HEAD" is a git revision');
    }
    expect(await stepsAdded(place, a, b)).toBe(added);
  });

  test('compiles a file with the routines of its revision, and writes nothing in the project', async () => {
    const place = history();
    const call = { type: 'template_call', id: 'call', templateId: 'wr.templates.routine.own', args: {} };
    const caller = { ...sourceOf('project.caller', []), steps: [call] };
    const routine = (count: number) => ({ ...sourceOf('project.routine_own', plainSteps(count)), kind: 'routine' });
    writeSource(place, 'caller.json', caller);
    writeSource(place, 'own.json', routine(1));
    git(place, 'add', '.');
    git(place, 'commit', '-q', '-m', 'Call');
    writeSource(place, 'own.json', routine(3));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    const before = treeOf(place.project);
    expect(await stepsAdded(place, 'HEAD', '.workrail/workflows/caller.json')).toBe(2);
    expect(treeOf(place.project)).toEqual(before);
  });

  test('works below the top of the repository and from a folder of the project', async () => {
    const place = temporaryPlace();
    const inner = { ...place, project: path.join(place.project, 'packages/shop') };
    writeSource(inner, 'review.json', withSteps(1));
    git(place, 'init', '-q');
    git(place, 'add', '.');
    git(place, 'commit', '-q', '-m', 'One');
    writeSource(inner, 'review.json', withSteps(2));
    const cwd = path.join(inner.project, '.workrail/workflows');
    expect(await stepsAdded(inner, 'HEAD', 'review.json', cwd)).toBe(1);
    expect(await stepsAdded(inner, `HEAD:packages/shop/${file}`, 'review.json', cwd)).toBe(1);
    expect(await stepsAdded(inner, 'HEAD:./review.json', 'review.json', cwd)).toBe(1);
  });

  test.each([
    [['HEAD~7', file], '"HEAD~7" is not a workflow id'],
    [['HEAD~1', 'draft.json'], 'draft.json'],
    [['HEAD~1', 'HEAD'], 'Name the file at each revision: workrail diff HEAD~1:PATH HEAD:PATH'],
    [['HEAD~1', 'project.gone'], 'does not exist at HEAD~1'],
    [['--output=x', file], 'no option'],
  ])('%j is refused with what to name instead', async (operands, says) => {
    const place = history();
    const { code, stderr } = await inProcess(place, ['diff', ...operands]);
    expect({ code: code === 0, stderr }).toEqual({ code: false, stderr: expect.stringContaining(says) });
    expect(fs.existsSync(path.join(place.project, 'x'))).toBe(false);
  });
});

test('inspect shows loops, conditions and contracts, and --json holds them', async () => {
  const place = temporaryPlace();
  writeSource(place, 'review.json', {
    ...sourceOf('project.review', []),
    inputs: [
      { key: 'size', kind: 'enum', values: ['small', 'large'], required: true, description: 'Of the change.' },
      { key: 'files', kind: 'list', required: true, description: 'What changed.' },
    ],
    conditions: [{ id: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
    steps: [
      { id: 'plan', title: 'Plan', prompt: 'Plan the review by `size`.', when: 'is_large' },
      {
        type: 'for_each',
        loopId: 'each_file',
        title: 'Each file',
        items: 'files',
        maxIterations: 9,
        body: [{ id: 'read', title: 'Read', prompt: 'Read the file.' }],
      },
      {
        id: 'judge',
        title: 'Judge',
        prompt: 'Judge it.',
        requireConfirmation: true,
        output: { contractRef: 'wr.contracts.review_findings' },
      },
    ],
  });
  const { code, stdout } = await inProcess(place, ['inspect', 'project.review']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    [
      'Steps',
      '  1. Plan (when is_large)',
      '  loop each_file: Each file (for each of files, at most 9)',
      '    2. Read',
      '  3. Judge (asks the user, outputs wr.contracts.review_findings)',
      '',
      'Conditions',
      '  - is_large: size is "large"',
      '',
    ].join('\n'),
  );
  const report = JSON.parse((await inProcess(place, ['inspect', 'project.review', '--json'])).stdout) as InspectReport;
  assertFits('inspect-report.v1', report);
  expect(report.steps.map(({ when, contract }) => [when, contract])).toEqual([
    ['is_large', undefined],
    [undefined, undefined],
    [undefined, 'wr.contracts.review_findings'],
  ]);
  expect(report.conditions?.map(({ conditionId }) => conditionId)).toEqual(['is_large']);
  expect(report.loops).toMatchObject([{ loopId: 'each_file', maxIterations: 9 }]);
  expect(report.flow?.map(({ kind }) => kind)).toEqual(['step', 'loop', 'step']);
});

test('explain alone lists every code with its title, and each leads to its page', async () => {
  const place = temporaryPlace();
  const { code, stdout } = await inProcess(place, ['explain']);
  const lines = stdout.trim().split('\n');
  expect(code).toBe(0);
  expect(lines.length).toBeGreaterThan(100);
  for (const line of lines) expect(line).toMatch(/^\S+ +\S.+$/);
  const { codes } = JSON.parse((await inProcess(place, ['explain', '--json'])).stdout) as { codes: { code: string }[] };
  expect(codes.map((one) => one.code)).toEqual(lines.map((line) => line.split(' ')[0]));
  const page = await inProcess(place, ['explain', codes.at(-1)?.code ?? '']);
  expect(page.stdout).toContain(`# ${codes.at(-1)?.code}: `);
});
