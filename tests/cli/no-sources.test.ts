/** A command over sources that finds none fails, and names what it looked for; `--allow-empty` accepts an empty project. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import { inProcess } from '../support/command-line.ts';
import { assertFits, type Place, plainSteps, sourceOf, temporaryPlace, treeOf, writeSource } from '../e2e/support.ts';

/** Every command that works on all sources of a project; a new one with --allow-empty joins by itself. */
const commandsOverSources = commands
  .filter(({ options }) => options.some(({ flags }) => flags === '--allow-empty'))
  .map(({ name }) => name);

const write = ({ project }: Place, name: string, text = '{}') => {
  const file = path.join(project, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
};
const workflowText = JSON.stringify(sourceOf('project.a', plainSteps(1)));
const yaml = 'id: project.a\nname: A\nsteps:\n  - id: one\n';

type Case = readonly [name: string, make: (place: Place) => void, says: readonly string[]];
const cases: readonly Case[] = [
  ['outside a project', () => undefined, ['is not in a project', '.workrail/', 'workrail.json', '--project DIR']],
  [
    'beside a misspelled .workrail folder',
    (place) => write(place, '.workrial/workflows/a.json', workflowText),
    ['is not in a project', 'Rename .workrial/ to .workrail/'],
  ],
  [
    'in a project without a folder of sources',
    (place) => write(place, 'workrail.json'),
    ['looked for *.json files in .workrail/workflows/ (does not exist)', '--allow-empty'],
  ],
  [
    'in a project with an empty folder of sources',
    (place) => fs.mkdirSync(path.join(place.project, '.workrail/workflows'), { recursive: true }),
    ['looked for *.json files in .workrail/workflows/ (contains none)'],
  ],
  [
    'with sources in .workrail/workflow/',
    (place) => write(place, '.workrail/workflow/a.json', workflowText),
    ['.workrail/workflows/ (does not exist)', 'Rename .workrail/workflow/ to .workrail/workflows/'],
  ],
  [
    'with sources in .workrail/ itself',
    (place) => write(place, '.workrail/a.json', workflowText),
    ['Move .workrail/a.json into .workrail/workflows/'],
  ],
  [
    'with sources in workflows/ and no settings',
    (place) => write(place, 'workflows/a.json', workflowText),
    [
      'Create workrail.json with { "sources": ["workflows"] }, or move the files of workflows/ into .workrail/workflows/',
    ],
  ],
  [
    'with sources in workflows/ that workrail.json does not name',
    (place) => {
      write(place, 'workrail.json');
      write(place, 'workflows/a.json', workflowText);
    },
    ['Add "sources": ["workflows"] to workrail.json'],
  ],
  [
    'with a source folder in workrail.json that does not exist, beside sources that do',
    (place) => {
      write(place, '.workrail/workflows/a.json', workflowText);
      fs.mkdirSync(path.join(place.project, 'flows'));
      write(place, 'workrail.json', '{ "sources": ["flow"] }');
    },
    ['workrail.json lists the source directory "flow", which does not exist in', 'Did you mean "flows"?'],
  ],
  [
    'with a source folder in workrail.json that is separated by backslashes',
    (place) => {
      fs.mkdirSync(path.join(place.project, 'team', 'flows'), { recursive: true });
      write(place, 'workrail.json', '{ "sources": ["team\\\\flows"] }');
    },
    [
      'lists the source directory "team\\flows"',
      'Separate the parts of the path with `/` in "sources"',
      '"team/flows"',
    ],
  ],
  [
    'with a YAML file that holds no workflow',
    (place) => write(place, '.workrail/workflows/a.yaml', 'name: A\n'),
    ['(contains none)', 'Convert .workrail/workflows/a.yaml to JSON'],
  ],
];

test('the commands over sources are those that an author runs on a project', () => {
  expect(commandsOverSources).toEqual(expect.arrayContaining(['check', 'lint', 'fmt', 'compile', 'lock']));
});

/** @verifies no-sources-fails */
describe.each(commandsOverSources)('%s', (command) => {
  test.each(cases)('fails %s, and writes nothing', async (_, make, says) => {
    const place = temporaryPlace();
    make(place);
    const before = treeOf(place.folder);
    const { code, stdout, stderr } = await inProcess(place, [command]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('error[NO_SOURCES]');
    for (const words of says) expect(stderr).toContain(words);
    expect(stderr).toContain('the current directory');
    expect(treeOf(place.folder)).toEqual(before);
    const allowed = await inProcess(place, [command, '--allow-empty']);
    expect(allowed.stderr).not.toContain('NO_SOURCES');
    // Beside sources that were never locked, `verify` and `lock` still find that.
    const isUnlocked = fs.existsSync(path.join(place.project, '.workrail/workflows/a.json'));
    const found: Readonly<Record<string, number>> = isUnlocked ? { verify: 1, lock: 3 } : {};
    expect(allowed.code).toBe(found[command] ?? 0);
  });

  test.each(['a.yaml', 'a.yml', 'a.jsonc', 'a.json5', 'a.JSON', 'a.json.txt'])(
    'reports a workflow named %s beside sources',
    async (name) => {
      const place = temporaryPlace();
      const file = writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
      expect((await inProcess(place, ['fmt'])).code).toBe(0);
      expect((await inProcess(place, ['compile'])).code).toBe(0);
      const isYaml = /ya?ml$/.test(name);
      fs.writeFileSync(path.join(path.dirname(file), name), isYaml ? yaml : workflowText);
      const { code, stdout } = await inProcess(place, [command]);
      if (command === 'lock') {
        const named = `matches workrail.lock\n.workrail/workflows/${name}: does not compile and has no lock entry`;
        return expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining(named) });
      }
      expect(code).toBe(1);
      expect(stdout).toContain(
        `.workrail/workflows/${name}\` looks like a workflow, but WorkRail reads only files that end in \`.json\``,
      );
    },
  );
});

describe('files that look as if they were meant', () => {
  test('are read in time in proportion to their length', async () => {
    const { looksLikeWorkflow } = await import('../../project/sources/misnamed-source.ts');
    const file = path.join(temporaryPlace().project, 'long.yaml');
    for (const blank of ['\n', '\r\n', ' ', '\t', '\u2028', '{ ', '"', 'steps ']) {
      fs.writeFileSync(file, `a${blank.repeat(60_000 / blank.length)}!`);
      for (let times = 0; times < 200; times += 1) expect(looksLikeWorkflow(file)).toBe(false);
    }
    fs.writeFileSync(file, `a: 1\n\n\u2028\n \t "steps" :\n`);
    expect(looksLikeWorkflow(file)).toBe(true);
  });

  const place = () => {
    const made = temporaryPlace();
    writeSource(made, 'good.json', sourceOf('project.good', plainSteps(1)));
    return made;
  };
  const commands = [['check'], ['lint'], ['compile'], ['list']];

  test.each<[string, string, string]>([
    [
      '.workrail/workflows/.draft.json',
      workflowText,
      'rename it to .workrail/workflows/draft.json, or move it out of the source directory',
    ],
    ['.workrail/workflows/below/.a.json', workflowText, 'rename it to .workrail/workflows/below/a.json'],
    [
      'bindings.json',
      '{ "wr.bug_investigation": { "wr.slots.x": "project.good" } }',
      'move the file to .workrail/bindings.json',
    ],
  ])('are named by check, lint, compile, list and doctor: %s', async (name, text, help) => {
    const at = place();
    expect((await inProcess(at, ['compile'])).code).toBe(0);
    write(at, name, text);
    for (const args of commands) {
      const { code, stderr } = await inProcess(at, args);
      expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: expect.stringContaining(help) });
      expect(stderr).toContain(`warning: ${name} `);
    }
    const { stdout } = await inProcess(at, ['doctor', '--json']);
    const { checks } = JSON.parse(stdout) as { checks: { name: string; message: string; state: string }[] };
    const artifacts = checks.find((check) => check.name === 'artifacts');
    expect(artifacts).toMatchObject({ state: 'warning', message: expect.stringContaining(help) });
  });

  test.each<[string, string]>([
    ['.workrail/workflows/._good.json', workflowText],
    ['.workrail/workflows/.#good.json', workflowText],
    ['.workrail/workflows/.~good.json', workflowText],
    ['.workrail/workflows/.good.json.swp', workflowText],
    ['.workrail/workflows/good.json~', workflowText],
    ['.workrail/workflows/.prettierrc.json', '{ "tabWidth": 2 }'],
    ['.workrail/workflows/.cache/a.json', workflowText],
    ['bindings.json', '{ "nodes": [] }'],
    ['bindings.json', '{ "broken": '],
  ])('are not reported where a program made them or they are something else: %s', async (name, text) => {
    const at = place();
    write(at, name, text);
    for (const args of commands) expect((await inProcess(at, args)).stderr).not.toContain('warning:');
  });
});

test.each(commandsOverSources)('%s names a file in the place of .workrail', async (command) => {
  const place = temporaryPlace();
  write(place, '.workrail', '');
  const { code, stderr } = await inProcess(place, [command]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('.workrail is not a directory')]);
  expect(stderr).toContain('Move .workrail elsewhere');
});

test('other files beside sources are none of ours', async () => {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  for (const name of ['README.md', 'compose.yaml', 'notes.txt'])
    write(place, `.workrail/workflows/${name}`, 'name: something\nservices: []\n');
  expect((await inProcess(place, ['check'])).code).toBe(0);
});

test('the workflows of the user are named as such', async () => {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.home, '.workrail'));
  const { code, stderr } = await inProcess(place, ['check', '--project', place.home]);
  expect(code).toBe(1);
  expect(stderr).toContain(
    `no workflow sources found in ${path.join(place.home, '.workrail')}: looked for *.json files in workflows/`,
  );
});

test('a folder that WorkRail fills itself is never taken for a misnamed one', async () => {
  const place = temporaryPlace();
  const workflows = path.join(place.home, '.workrail/workflows');
  fs.mkdirSync(workflows, { recursive: true });
  const source = path.join(workflows, 'own.json');
  fs.writeFileSync(source, workflowText);
  expect((await inProcess(place, ['compile', '--project', place.home])).code).toBe(0);
  expect((await inProcess(place, ['start', 'project.a'], { env: { WORKRAIL_DATA_DIR: '' } })).code).toBe(0);
  fs.writeFileSync(path.join(place.home, '.workrail/settings.json'), '{ "autonomy": "guided" }');
  fs.mkdirSync(path.join(place.home, '.workrail/bundles'));
  fs.writeFileSync(path.join(place.home, '.workrail/bundles/a.json'), '{ "version": 1 }');
  fs.rmSync(source);
  const { code, stderr } = await inProcess(place, ['check', '--project', place.home]);
  expect(code).toBe(1);
  expect(stderr).toContain('Create workflows/<name>.json');
  expect(stderr).not.toMatch(/Rename|Move/);
});

test('the error is data with --json and with --format json', async () => {
  const place = temporaryPlace();
  for (const args of [['--json'], ['--format', 'json'], ['--format=json']]) {
    const { code, stdout } = await inProcess(place, ['check', ...args]);
    expect(code).toBe(1);
    const report = JSON.parse(stdout) as { version: number; ok: boolean; error: { code: string } };
    expect(report).toMatchObject({ version: 1, ok: false, error: { code: 'NO_SOURCES' } });
    assertFits('error-envelope.v1', report.error);
  }
});

test('lock fails where no source compiles and nothing is locked', async () => {
  const place = temporaryPlace();
  writeSource(place, 'broken.json', '{');
  const { code, stderr } = await inProcess(place, ['lock']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('no workflow source compiles') });
});

// @verifies broken-is-not-unknown
test('no other workflow is suggested for one that a missing source directory may contain', async () => {
  const place = temporaryPlace();
  writeSource(place, 'fix.json', sourceOf('project.fix', plainSteps(1)));
  write(place, 'workrail.json', '{ "sources": ["flows"] }');
  const said = 'some workflows are not served now: the source directory "flows" of workrail.json does not exist';
  for (const command of ['start', 'inspect']) {
    const { code, stderr } = await inProcess(place, [command, 'project.fox']);
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
    expect(stderr).not.toContain('project.fix');
    expect((await inProcess(place, [command, 'wr.fox'])).stderr).not.toContain(said);
  }
  const { stderr } = await inProcess(place, ['list']);
  write(place, 'workrail.json', JSON.stringify({ sources: [`a\n---\n${'b'.repeat(200)}`] }));
  expect((await inProcess(place, ['start', 'project.fox'])).stderr).toContain(
    'the source directory "a\\u{a}---\\u{a}bbb',
  );
  expect((await inProcess(place, ['start', 'project.fox'])).stderr).not.toContain('b'.repeat(80));
  expect(stderr.match(/the source directory "flows"/g)).toHaveLength(1);
});
