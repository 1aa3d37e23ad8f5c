/** `workrail verify`: the findings of check, lint, fmt --check and compile --frozen, in one report, without writing anything. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CheckReport, FormatReport, VerifyReport } from '../../schemas/diagnostics.ts';
import { builtinSources } from '../support/builtin-sources.ts';
import { inProcess } from '../support/command-line.ts';
import {
  assertFits,
  environmentOf,
  type Place,
  plainSteps,
  program,
  sourceOf,
  temporaryPlace,
  treeOf,
  writeSource,
} from '../e2e/support.ts';

const workflow = sourceOf('project.review', plainSteps(1));
const file = '.workrail/workflows/review.json';
const vague = sourceOf('project.review', [{ id: 'a', title: 'A', prompt: 'Run the tests if possible.' }]);

function git(place: Place, ...args: string[]): string {
  const ran = spawnSync('git', args, {
    cwd: place.project,
    encoding: 'utf8',
    env: environmentOf(place, { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' }),
  });
  if (ran.status !== 0) throw new Error(`git ${args.join(' ')}: ${ran.stderr}`);
  return ran.stdout;
}

let template: Place;
beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-verify-'));
  const [project, home] = [path.join(folder, 'project'), path.join(folder, 'home')];
  for (const each of [project, home]) fs.mkdirSync(each);
  template = { folder, project, home, data: path.join(folder, 'data') };
  writeSource(template, 'review.json', workflow);
  fs.writeFileSync(path.join(project, '.gitignore'), '.workrail/compiled/\n');
  for (const command of ['fmt', 'compile']) expect((await inProcess(template, [command])).code).toBe(0);
  git(template, 'init', '-q', '-b', 'main');
  git(template, 'config', 'user.email', 'a@example.com');
  git(template, 'config', 'user.name', 'A');
  git(template, 'add', '.');
  git(template, 'commit', '-q', '-m', 'All is well');
  return () => fs.rmSync(folder, { recursive: true, force: true });
});

/** Formatted, compiled, and committed with its lock file. */
function committed(): Place {
  const place = temporaryPlace();
  fs.cpSync(template.folder, place.folder, { recursive: true, preserveTimestamps: true });
  return place;
}

async function reportOf(place: Place, ...args: string[]) {
  const { code, stdout, stderr } = await inProcess(place, ['verify', '--json', ...args]);
  if (stdout === '') throw new Error(stderr);
  const report = JSON.parse(stdout) as VerifyReport;
  assertFits('verify-report.v1', report);
  expect(report.ok).toBe(code === 0);
  return { code, report };
}

const broken = { ...workflow, stepz: [] };
const states: readonly (readonly [string, unknown, number])[] = [
  ['sound sources', `${JSON.stringify(workflow, null, 2)}\n`, 0],
  ['an unformatted source', JSON.stringify(workflow), 1],
  ['a warning', vague, 3],
  ['a source that does not compile', broken, 1],
  ['a changed source', sourceOf('project.review', plainSteps(2)), 3],
];

/** @verifies verify-is-the-four-commands */
describe('verify', () => {
  test.each(states)('finds with %s what the four commands find, and writes nothing', async (_, source, code) => {
    const place = committed();
    writeSource(place, 'review.json', source);
    const before = treeOf(place.folder);
    const { report, ...ran } = await reportOf(place);
    expect(ran.code).toBe(code);
    expect(treeOf(place.folder)).toEqual(before);
    const jsonOf = async (...args: string[]) => JSON.parse((await inProcess(place, [...args, '--json'])).stdout);
    const lint = (await jsonOf('lint')) as CheckReport;
    const format = (await jsonOf('fmt', '--check')) as FormatReport;
    const frozen = (await jsonOf('compile', '--frozen')) as CheckReport;
    expect(report.diagnostics).toEqual(lint.diagnostics);
    expect(report.summary).toEqual(lint.summary);
    expect(report.flow).toEqual(lint.flow);
    expect(report.unformatted).toEqual(
      format.files.filter(({ status }) => status === 'unformatted').map(({ file }) => file),
    );
    expect(report.differences).toEqual(frozen.differences ?? []);
  });

  test('finds every builtin formatted and locked after fmt and compile', async () => {
    const place = temporaryPlace();
    for (const [, source] of builtinSources()) writeSource(place, `${String(source['id'])}.json`, source);
    for (const command of ['fmt', 'compile']) expect((await inProcess(place, [command])).code).toBe(0);
    const { report } = await reportOf(place);
    expect({ unformatted: report.unformatted, differences: report.differences }).toEqual({
      unformatted: [],
      differences: [],
    });
  });

  test('names the commands that fix what it found, and they do', async () => {
    const place = committed();
    writeSource(place, 'review.json', JSON.stringify(sourceOf('project.review', plainSteps(2))));
    const { stdout } = await inProcess(place, ['verify']);
    expect(stdout).toContain(`unformatted: ${file}`);
    expect(stdout).toContain('changed: workrail.lock: project.review (sourceDigest, workflowHash)');
    expect(stdout).toContain('Run: workrail fmt && workrail compile\n');
    const { report } = await reportOf(place);
    for (const fix of report.fixes) expect((await inProcess(place, fix.split(' ').slice(1))).code).toBe(0);
    expect((await inProcess(place, ['verify'])).stdout).toBe(
      'no problems in 1 workflow. All files are formatted, and workrail.lock matches.\n',
    );
  });

  test('annotates each finding for GitHub', async () => {
    const place = committed();
    writeSource(place, 'review.json', JSON.stringify(vague));
    const { stdout } = await inProcess(place, ['verify', '--format', 'github', '--max-warnings', '0']);
    expect(stdout.trim().split('\n')).toEqual([
      expect.stringMatching(/^::warning file=\.workrail\/workflows\/review\.json,line=1,.*title=lint\/vague-opt-out::/),
      expect.stringMatching(/^::error file=\.workrail\/workflows\/review\.json,title=fmt::not formatted/),
      expect.stringMatching(/^::error file=workrail\.lock,title=COMPILE_STALE::changed: /),
      '::error::1 warning; --max-warnings allows 0.',
    ]);
  });

  test('compares the lock file although a lint rule is an error here', async () => {
    const place = committed();
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "lint": { "lint/vague-opt-out": "error" } }');
    writeSource(place, 'review.json', vague);
    const { code, report } = await reportOf(place);
    expect(code).toBe(1);
    expect(report.differences).toHaveLength(1);
  });
});

describe.each(['lint', 'verify'])('%s with limits', (command) => {
  async function withWarning(): Promise<Place> {
    const place = temporaryPlace();
    writeSource(place, 'review.json', vague);
    for (const each of ['fmt', 'compile']) expect((await inProcess(place, [each])).code).toBe(0);
    return place;
  }

  test('--max-warnings fails where there are more', async () => {
    const place = await withWarning();
    expect((await inProcess(place, [command, '--max-warnings', '1'])).code).toBe(0);
    const { code, stdout } = await inProcess(place, [command, '--max-warnings', '0']);
    expect({ code, stdout }).toEqual({
      code: 1,
      stdout: expect.stringContaining('1 warning; --max-warnings allows 0.'),
    });
    expect((await inProcess(place, [command, '--max-warnings', '0', '--json'])).code).toBe(1);
  });

  test('--quiet prints errors only, counts all, and hides no excess of warnings', async () => {
    const place = await withWarning();
    const { code, stdout } = await inProcess(place, [command, '--quiet']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 warning in 1 workflow\. --quiet prints errors only\./);
    expect((await inProcess(place, [command, '--quiet', '--max-warnings', '0'])).code).toBe(1);
    const report = JSON.parse((await inProcess(place, [command, '--quiet', '--json'])).stdout) as CheckReport;
    expect(report.diagnostics).toEqual([]);
    expect(report.summary.warnings).toBe(1);
  });

  test.each(['-1', 'many', '1.5', ''])('--max-warnings "%s" is refused', async (value) => {
    const place = await withWarning();
    for (const words of [[`--max-warnings=${value}`], ['--max-warnings', value]]) {
      const { code, stderr } = await inProcess(place, [command, ...words]);
      expect({ code, stderr }).toEqual({
        code: 2,
        stderr: expect.stringMatching(value === '' ? /max-warnings/ : /--max-warnings: "/),
      });
    }
  });
});

/** @verifies verify-staged-reads-the-index */
describe('verify --staged', () => {
  const staged = (place: Place) => inProcess(place, ['verify', '--staged']);

  test('refuses an index with a merge conflict, and advises to stage nothing before it is resolved', async () => {
    const place = committed();
    const edited = (name: string) => {
      writeSource(place, 'review.json', { ...workflow, name });
      return inProcess(place, ['compile']).then(() => git(place, 'commit', '-q', '-a', '-m', name));
    };
    git(place, 'checkout', '-q', '-b', 'other');
    await edited('Other');
    git(place, 'checkout', '-q', 'main');
    await edited('Mine');
    expect(() => git(place, 'merge', 'other')).toThrow();
    const { code, stdout, stderr } = await staged(place);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`2 paths in a merge conflict: ${file}, workrail.lock`);
    expect(stderr).not.toContain('missing');
    expect(stderr).toContain('Resolve the conflict');
  });

  test.each([
    ['git commit -a', ['-a']],
    ['git commit FILE', [file]],
  ])('in a hook of `%s`, checks the index that is committed', async (_command, args) => {
    const place = committed();
    const hook = path.join(place.project, '.git/hooks/pre-commit');
    const command = `"${process.execPath}" "${program()}" verify --staged`;
    fs.mkdirSync(path.dirname(hook), { recursive: true });
    fs.writeFileSync(hook, `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
    writeSource(place, 'review.json', broken);
    expect(() => git(place, 'commit', '-q', '-m', 'Broken', ...args)).toThrow();
    expect(git(place, 'log', '--format=%s')).toBe('All is well\n');
  });

  test('never reads the index of another repository', async () => {
    const place = committed();
    const other = committed();
    writeSource(other, 'review.json', broken);
    git(other, 'add', '.');
    const index = path.join(other.project, '.git/index');
    expect(await inProcess(place, ['verify', '--staged'], { env: { GIT_INDEX_FILE: index } })).toMatchObject({
      code: 0,
    });
  });

  test('leaves out what `git add --intent-to-add` only announces, as a commit does', async () => {
    const place = committed();
    writeSource(place, 'draft.json', { ...workflow, id: 'project.draft' });
    git(place, 'add', '-N', '.workrail/workflows/draft.json');
    expect(await staged(place)).toMatchObject({ code: 0, stderr: '' });
  });

  test('passes what is committed, and writes nothing in the project', async () => {
    const place = committed();
    const before = treeOf(place.folder);
    expect(await staged(place)).toMatchObject({ code: 0, stderr: '' });
    expect(treeOf(place.folder)).toEqual(before);
  });

  test.each([
    [
      'an untracked lock file',
      (place: Place) => void git(place, 'rm', '-q', '--cached', 'workrail.lock'),
      'missing: workrail.lock',
    ],
    [
      'a source that is staged without its lock file',
      async (place: Place) => {
        writeSource(place, 'review.json', sourceOf('project.review', plainSteps(2)));
        await inProcess(place, ['compile']);
        git(place, 'add', file);
      },
      'changed: workrail.lock',
    ],
    [
      'a lock file that is staged without its source',
      async (place: Place) => {
        writeSource(place, 'second.json', sourceOf('project.second', plainSteps(2)));
        await inProcess(place, ['compile']);
        git(place, 'add', 'workrail.lock');
      },
      'extra: workrail.lock: project.second',
      'Run: git add .workrail/workflows/second.json',
    ],
    [
      'a lock file of a source that is staged as it was before',
      async (place: Place) => {
        writeSource(place, 'review.json', sourceOf('project.review', plainSteps(2)));
        for (const command of ['fmt', 'compile']) await inProcess(place, [command]);
        git(place, 'add', 'workrail.lock');
      },
      `Staged content differs from the working tree: ${file}.`,
      `Run: git add ${file}`,
    ],
    [
      'a lock file of a source that was removed from the work tree alone',
      async (place: Place) => {
        writeSource(place, 'second.json', sourceOf('project.second', plainSteps(2)));
        for (const command of ['fmt', 'compile']) await inProcess(place, [command]);
        git(place, 'add', '.');
        fs.rmSync(path.join(place.project, '.workrail/workflows/second.json'));
        await inProcess(place, ['compile']);
        git(place, 'add', 'workrail.lock');
      },
      'missing: workrail.lock: project.second',
      'Run: git add .workrail/workflows/second.json',
    ],
  ])('refuses %s, which the work tree does not show', async (_, make, says, run = 'git add workrail.lock') => {
    const place = committed();
    await make(place);
    expect([0, 1]).toContain((await inProcess(place, ['verify'])).code);
    const { code, stdout } = await staged(place);
    expect({ code, stdout }).toEqual({ code: 3, stdout: expect.stringContaining(says) });
    expect(stdout).toContain(run);
    // Whoever runs what it names gets there.
    const { report } = await reportOf(place, '--staged');
    for (const fix of report.fixes) {
      const [name = '', ...args] = fix.split(' ');
      if (name === 'git') git(place, ...args);
      else await inProcess(place, args);
    }
    const after = await reportOf(place, '--staged');
    expect([after.report.differences, after.report.unstaged]).toEqual([[], undefined]);
  });

  test('of no workflow at all names no temporary folder, and what accepts it', async () => {
    const place = committed();
    git(place, 'rm', '-q', '-f', file);
    const refused = await staged(place);
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--allow-empty')]);
    expect(refused.stderr).not.toMatch(/workrail-tree|tmp/);
    const { report } = await reportOf(place, '--staged', '--allow-empty');
    expect(report.fixes).toEqual(['workrail compile --allow-empty', 'git add workrail.lock']);
    expect((await inProcess(place, ['compile', '--allow-empty'])).code).toBe(0);
    git(place, 'add', 'workrail.lock');
    expect((await reportOf(place, '--staged', '--allow-empty')).code).toBe(0);
  });

  test('of no workflow at all names what to stage where workrail.json lists the sources', async () => {
    const place = committed();
    git(place, 'rm', '-q', '-f', file);
    fs.mkdirSync(path.join(place.project, 'my flows'));
    const source = sourceOf('project.review', plainSteps(2));
    fs.writeFileSync(path.join(place.project, 'my flows/review.json'), JSON.stringify(source));
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["my flows"] }\n');
    const { stderr } = await staged(place);
    expect(stderr).toContain("git add workrail.json 'my flows';");
    git(place, 'add', 'workrail.json', 'my flows');
    expect((await staged(place)).stderr).not.toContain('NO_SOURCES');
  });

  // @verifies configuration-is-bounded
  test.each([
    ['a NUL', ['a\0b'], 'contains a NUL character'],
    ['a longer path than is allowed', ['x'.repeat(200_000)], 'must NOT have more than 4096 characters'],
    ['a longer name than any system takes', ['x'.repeat(4000)], 'NO_SOURCES'],
    ['more folders than are allowed', Array.from({ length: 257 }, (_, at) => `f${at}`), 'more than 256 items'],
  ])('refuses a folder of workrail.json with %s, in the work tree too', async (_what, sources, why) => {
    const place = committed();
    fs.writeFileSync(path.join(place.project, 'workrail.json'), JSON.stringify({ sources }));
    git(place, 'add', '.');
    for (const command of [['verify', '--staged'], ['verify'], ['check'], ['fmt', '--check'], ['compile']]) {
      const { code, stdout, stderr } = await inProcess(place, command);
      expect([command, code, stderr.includes('bug')]).toEqual([command, 1, false]);
      if (command.includes('--staged')) expect(`${stdout}${stderr}`).toContain(why);
    }
  });

  test('ignores what is not staged', async () => {
    const place = committed();
    writeSource(place, 'review.json', '{ half');
    expect((await staged(place)).code).toBe(0);
    expect((await inProcess(place, ['verify'])).code).toBe(1);
  });

  test('reads the source folders that workrail.json of the index names, and finds references in it', async () => {
    const place = committed();
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["flows"] }');
    fs.mkdirSync(path.join(place.project, 'flows'));
    fs.writeFileSync(path.join(place.project, 'style.md'), '# Style\n');
    const reference = {
      id: 'style',
      title: 'Style',
      source: 'style.md',
      purpose: 'Names.',
      authoritative: true,
      resolveFrom: 'workspace',
    };
    const more = sourceOf('project.more', plainSteps(1), { references: [reference] });
    fs.writeFileSync(path.join(place.project, 'flows/more.json'), JSON.stringify(more));
    for (const command of ['fmt', 'compile']) expect((await inProcess(place, [command])).code).toBe(0);
    git(place, 'add', '.');
    const { code, report } = await reportOf(place, '--staged');
    expect({ code, workflows: report.summary.workflows, warnings: report.summary.warnings }).toEqual({
      code: 0,
      workflows: 2,
      warnings: 0,
    });
  });

  test.each([
    ['that exists only here', (place: Place) => fs.mkdirSync(path.join(place.project, 'nope'))],
    ['that does not exist', () => undefined],
    [
      'whose only file is not staged',
      (place: Place) => {
        fs.mkdirSync(path.join(place.project, 'nope'));
        fs.writeFileSync(
          path.join(place.project, 'nope/more.json'),
          JSON.stringify(sourceOf('project.more', plainSteps(1))),
        );
      },
    ],
  ])('refuses a source folder %s, as CI does', async (_, make) => {
    const place = committed();
    make(place);
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["nope"] }\n');
    git(place, 'add', 'workrail.json');
    const { code, stderr } = await staged(place);
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('lists the source directory "nope"') });
    expect(stderr).not.toMatch(/workrail-tree|tmp/);
    expect((await inProcess(place, ['verify', '--staged', '--allow-empty'])).code).toBe(0);
  });

  test.each([
    ['docs/gone.md', false],
    ['docs', false],
    ['kept.md#part', true],
    ['kept', true],
    ['outside/of.md', true],
  ])('looks for the reference %s in the index', async (source, isThere) => {
    const place = committed();
    fs.writeFileSync(
      path.join(place.project, 'workrail.json'),
      '{ "lint": { "lint/missing-reference-file": "error" } }\n',
    );
    const reference = { id: 'r', title: 'R', source, purpose: 'P.', authoritative: true, resolveFrom: 'workspace' };
    writeSource(place, 'review.json', { ...workflow, references: [reference] });
    for (const name of ['docs/gone.md', 'kept.md', 'kept/a.md', 'elsewhere/of.md']) {
      fs.mkdirSync(path.dirname(path.join(place.project, name)), { recursive: true });
      fs.writeFileSync(path.join(place.project, name), 'Text.');
    }
    fs.symlinkSync('elsewhere', path.join(place.project, 'outside'));
    for (const command of ['fmt', 'compile']) expect((await inProcess(place, [command])).code).toBe(0);
    git(place, 'add', '.workrail', 'workrail.json', 'workrail.lock', 'kept.md', 'kept', 'outside');
    expect((await inProcess(place, ['verify'])).code).toBe(0);
    expect((await staged(place)).code).toBe(isThere ? 0 : 1);
  });

  test('refuses a reference to an untracked file with the git add that fixes it', async () => {
    const place = committed();
    const reference = {
      id: 'r',
      title: 'R',
      source: 'docs/a.md#part',
      purpose: 'P.',
      authoritative: true,
      resolveFrom: 'workspace',
    };
    const schema = '../../node_modules/workrail/workflow.v1.json';
    writeSource(place, 'review.json', { $schema: schema, ...workflow, references: [reference] });
    for (const name of ['docs/a.md', 'node_modules/workrail/workflow.v1.json']) {
      fs.mkdirSync(path.dirname(path.join(place.project, name)), { recursive: true });
      fs.writeFileSync(path.join(place.project, name), '{}');
    }
    for (const command of ['fmt', 'compile']) expect((await inProcess(place, [command])).code).toBe(0);
    git(place, 'add', '.workrail', 'workrail.lock');
    const { code, report } = await reportOf(place, '--staged');
    expect(code).toBe(1);
    expect(report.diagnostics.map(({ code, severity, message, help }) => [code, severity, message, help])).toEqual([
      [
        'lint/uncommitted-reference',
        'error',
        'the file `docs/a.md#part` exists here but is not in the git index',
        expect.stringContaining('`git add docs/a.md`'),
      ],
    ]);
    expect((await reportOf(place)).report.diagnostics).toEqual([]);
    git(place, 'add', 'docs/a.md');
    expect((await reportOf(place, '--staged')).code).toBe(0);
  });

  test.skipIf(process.platform === 'win32')(
    'finds a reference behind a link below a directory with an emoji',
    async () => {
      const place = temporaryPlace();
      fs.mkdirSync(path.join(place.folder, 'shared'));
      fs.writeFileSync(path.join(place.folder, 'shared/a.md'), '# A\n');
      fs.mkdirSync(path.join(place.project, '🙂🙂'));
      fs.symlinkSync(path.join(place.folder, 'shared'), path.join(place.project, '🙂🙂/docs'));
      const references = [
        { id: 'a', title: 'A', source: '🙂🙂/docs/a.md', purpose: 'How to review.', authoritative: true },
      ];
      writeSource(place, 'review.json', { ...workflow, references });
      for (const command of ['fmt', 'compile']) expect((await inProcess(place, [command])).code).toBe(0);
      git(place, 'init', '-q');
      git(place, 'add', '.');
      expect((await reportOf(place, '--staged')).report.diagnostics).toEqual([]);
    },
  );

  test('works from a project that is a folder of the repository', async () => {
    const place = temporaryPlace();
    const inner = { ...place, project: path.join(place.project, 'packages/shop') };
    writeSource(inner, 'review.json', workflow);
    for (const command of ['fmt', 'compile']) expect((await inProcess(inner, [command])).code).toBe(0);
    git(place, 'init', '-q');
    git(place, 'add', '.');
    expect((await inProcess(inner, ['verify', '--staged'])).code).toBe(0);
    expect((await inProcess(place, ['verify', '--staged', '--project', 'packages/shop'])).code).toBe(0);
  });

  test('is refused outside of a git work tree', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', workflow);
    const { code, stderr } = await staged(place);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('is not in a git working tree') });
    // `verify` takes no files.
    expect(stderr).toContain('run: workrail verify');
    expect(stderr).not.toContain('give files');
  });
});

test('says of a source that cannot be parsed neither that it is formatted nor that its lock file matches', async () => {
  const place = committed();
  writeSource(place, 'review.json', '{ half');
  const { code, stdout } = await inProcess(place, ['verify']);
  expect([code, stdout]).toEqual([1, expect.stringContaining('workrail.lock was not compared: fix the errors first.')]);
  expect(stdout).not.toContain('Formatted');
});

test('passes a checkout with CRLF, which fmt leaves alone; mixed line ends are not formatted', async () => {
  const place = committed();
  const text = fs.readFileSync(path.join(place.project, file), 'utf8');
  const crlf = text.replaceAll('\n', '\r\n');
  writeSource(place, 'review.json', crlf);
  expect((await reportOf(place)).code).toBe(0);
  expect((await inProcess(place, ['fmt'])).code).toBe(0);
  expect(fs.readFileSync(path.join(place.project, file), 'utf8')).toBe(crlf);
  writeSource(place, 'review.json', crlf.replace('\r\n', '\n'));
  expect((await reportOf(place)).report.unformatted).toEqual([file]);
  expect((await inProcess(place, ['fmt'])).code).toBe(0);
  expect(fs.readFileSync(path.join(place.project, file), 'utf8')).toBe(text);
});

describe('a file that is named', () => {
  test.each(['yaml', 'yml', 'jsonc', 'JSON'])(
    'and ends in .%s gets the verdict of the whole project',
    async (ending) => {
      const place = temporaryPlace();
      writeSource(place, `a.${ending}`, workflow);
      const named = `.workrail/workflows/a.${ending}`;
      const codes = async (args: readonly string[]) => (await inProcess(place, args)).code;
      expect([await codes(['check']), await codes(['compile'])]).toEqual([1, 1]);
      for (const command of ['check', 'lint', 'fmt', 'inspect'])
        expect([command, await codes([command, named])]).toEqual([command, 1]);
      const before = treeOf(place.project);
      await inProcess(place, ['lint', '--fix', named]);
      await inProcess(place, ['migrate', named, '--write']);
      expect(treeOf(place.project)).toEqual(before);
    },
  );

  // @verifies helps-can-be-followed
  test.each(['null', '[]', '"x"'])('and contains only %s is refused by fmt', async (text) => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', JSON.stringify(workflow));
    fs.writeFileSync(path.join(place.project, 'other.json'), `${text}\n`);
    const { code, stderr } = await inProcess(place, ['fmt', 'other.json']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('other.json is not a workflow')]);
  });

  test('and is no workflow is refused by fmt, as are the files beside it', async () => {
    const place = temporaryPlace();
    writeSource(place, 'review.json', JSON.stringify(workflow));
    fs.writeFileSync(path.join(place.project, 'package.json'), '{"name":"shop","version":"1.0.0"}');
    const before = treeOf(place.project);
    const { code, stderr } = await inProcess(place, ['fmt', file, 'package.json']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('package.json is not a workflow')]);
    expect(treeOf(place.project)).toEqual(before);
  });
});

/** @verifies artifacts-ignore-line-endings */
test.each([
  ['every file', ['.workrail/workflows/review.json', 'workrail.lock']],
  ['workrail.lock alone', ['workrail.lock']],
])('every command agrees with a lock file where git checked out %s with CRLF', async (_, files) => {
  const place = committed();
  expect((await inProcess(place, ['compile', '--out', 'served'])).code).toBe(0);
  const maps = fs
    .readdirSync(path.join(place.project, 'served/snapshots'))
    .filter((name) => name.endsWith('.map.json'));
  expect(maps).not.toEqual([]);
  const artifacts = ['workrail.lock', ...maps.map((name) => `snapshots/${name}`)].map((name) => `served/${name}`);
  for (const name of [...files, ...artifacts]) {
    const at = path.join(place.project, name);
    fs.writeFileSync(at, fs.readFileSync(at, 'utf8').replaceAll('\n', '\r\n'));
  }
  if (files.length === 1) {
    const catalog = path.join(place.project, 'served/catalog.json');
    fs.writeFileSync(catalog, fs.readFileSync(catalog, 'utf8').replaceAll('\n', '\r\n'));
    expect((await inProcess(place, ['compile', '--check', '--out', 'served'])).stderr).toBe('');
  }
  const locked = fs.readFileSync(path.join(place.project, 'workrail.lock'));
  for (const args of [['verify'], ['verify', '--staged'], ['compile', '--frozen'], ['compile', '--check'], ['lock']]) {
    const { code, stderr } = await inProcess(place, args);
    expect([...args, code, stderr]).toEqual([...args, 0, '']);
  }
  expect(fs.readFileSync(path.join(place.project, 'workrail.lock'))).toEqual(locked);
});
