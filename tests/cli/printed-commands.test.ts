/** The commands that messages print run as they are pasted: in the same directory, for the same project [errors-say-what-to-do]. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../cli/command-table/table.ts';
import { shellPath, shellWord } from '../../schemas/text/shell-word.ts';
import {
  environmentOf,
  plainSteps,
  root,
  run,
  sourceOf,
  temporaryPlace,
  type Place,
  workrail,
  writeSource,
} from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';

const names = commands
  .filter(({ options }) => options.some(({ flags }) => flags.startsWith('--project ')))
  .map(({ name }) => name);
const anyCommand = `workrail (?:${names.join('|')})\\b`;

/** Each `workrail …` of a command that takes `--project`, to the end of its sentence or line. */
const printedIn = (text: string) =>
  [...text.matchAll(new RegExp(`${anyCommand}(?:[^\\n;.\`]|\\.(?=\\S))*`, 'g'))].map(([command]) => command);

const broken = { ...sourceOf('project.bad', []), steps: [{ id: 'a', title: 'A' }] };

function placeWith(sources: Readonly<Record<string, unknown>>): Place & { readonly outside: string } {
  const place = temporaryPlace();
  for (const [name, source] of Object.entries(sources)) writeSource(place, name, source);
  fs.appendFileSync(path.join(place.project, '.workrail/workflows/tidy.json'), '\n\n');
  const outside = path.join(place.folder, 'outside');
  fs.mkdirSync(outside);
  fs.renameSync(place.project, path.join(outside, 'my project'));
  return { ...place, project: path.join(outside, 'my project'), outside };
}

const valid = { 'tidy.json': sourceOf('project.tidy', plainSteps(1)) };
const cases: readonly (readonly [args: string, sources: Readonly<Record<string, unknown>>])[] = [
  ['check', valid],
  ['lock', valid],
  ['doctor', valid],
  ['verify', valid],
  ['fmt --check', valid],
  ['compile --check', valid],
  ['compile --watch --json', valid],
  ['compile --bind a=b', valid],
  ['list', { ...valid, 'bad one.json': broken }],
  ['lock', { ...valid, 'bad one.json': broken }],
  ['start project.tidi', valid],
  ['start project.unlike_any', valid],
  ['inspect project.tidi', valid],
  ['inspect project.unlike_any', valid],
  ['inspect project.bad', { ...valid, 'bad one.json': broken }],
  ['daemon dispatch project.bad', { ...valid, 'bad one.json': broken }],
  ['lock --explain project.tidi', valid],
  ['check project.tidy', valid],
  ['init', valid],
  ['init --client none', valid],
  ['init --yes', valid],
  ['diff HEAD HEAD', valid],
];

describe('with --project, from another directory', () => {
  test.each(cases)('%s prints only commands for that project', async (args, sources) => {
    const place = placeWith(sources);
    const given = [...args.split(' '), '--project', 'my project'];
    const { stdout, stderr } = await workrail(place, given, { cwd: place.outside, stdin: '' });
    const printed = printedIn(`${stdout}\n${stderr}`.replace(/\n\s+(?=\S)/g, ' '));
    expect(
      printed.filter((command) => !command.includes("--project 'my project'") && !command.includes('--help')),
    ).toEqual([]);
    if (!['diff HEAD HEAD', 'compile --check'].includes(args)) expect(printed).not.toEqual([]);
  });
});

test('doctor names the project in the text of the catalog as well', async () => {
  const place = placeWith(valid);
  await inProcess(place, ['compile'], { cwd: place.project });
  writeSource(place, 'bad one.json', broken);
  await inProcess(place, ['list'], { cwd: place.project });
  const { stdout } = await inProcess(place, ['doctor', '--json', '--project', 'my project'], { cwd: place.outside });
  expect(stdout).toContain("the user can run: workrail check --project 'my project'");
});

test('a misspelled id is corrected in the whole command that was typed', async () => {
  const place = placeWith(valid);
  const args = ['start', 'project.tidi', '--project', 'my project', '--goal', "the user's goal", '--json'];
  const { stdout } = await inProcess(place, args, { cwd: place.outside });
  expect(JSON.parse(stdout).error.suggestion).toBe(
    String.raw`Run: workrail start project.tidy --project 'my project' --goal 'the user'\''s goal' --json`,
  );
});

/** What `start` suggests for a misspelled id, from the directory of the project. */
async function suggestedFor(...args: readonly string[]): Promise<string> {
  const place = placeWith(valid);
  const { stdout } = await inProcess(place, [...args, '--json'], { cwd: place.project });
  return JSON.parse(stdout).error.suggestion;
}

test('a correction leaves a goal as it is that consists of the misspelled id', async () => {
  const suggestion = 'Run: workrail start project.tidy <the other options>';
  expect(await suggestedFor('start', '--goal', 'project.tidi', 'project.tidi')).toBe(suggestion);
  expect(await suggestedFor('start', '--goal=project.tidi', 'project.tidi')).toBe(suggestion);
});

test('a command that is too long to be repeated says that options are missing', async () => {
  expect(await suggestedFor('start', 'project.tidi', '--goal', 'x'.repeat(1500))).toBe(
    'Run: workrail start project.tidy <the other options>',
  );
});

test('a repeated command contains no values of inputs, which can be secret', async () => {
  const sets = ['--set', 'token=hunter2', "--set=it's=hunter2"];
  expect(await suggestedFor('start', 'project.tidi', ...sets)).toBe(
    String.raw`Run: workrail start project.tidy --set token=<value> '--set=it'\''s='<value> --json`,
  );
});

test('a project whose directory has the name of an option or of the home directory is named as a path', async () => {
  const place = placeWith({ ...valid, 'bad one.json': broken });
  for (const name of ['-my', '~']) {
    fs.cpSync(place.project, path.join(place.outside, name), { recursive: true });
    const { stderr } = await inProcess(place, ['inspect', 'project.bad', `--project=${name}`], { cwd: place.outside });
    expect(stderr).toContain(`Run: workrail check --project ./${name}\n`);
  }
});

test.each(['.', 'packages/shop'])(
  'in %s of the project, the command that checks a broken source finds the source',
  async (folder) => {
    const place = placeWith({ ...valid, 'bad one.json': broken });
    const cwd = path.join(place.project, folder);
    fs.mkdirSync(cwd, { recursive: true });
    const { stderr } = await inProcess(place, ['inspect', 'project.bad'], { cwd });
    const [, command = ''] = /help: Run: workrail (.*)/.exec(stderr) ?? [];
    expect(command).toContain('bad one.json');
    const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    const checked = await inProcess(place, words, { cwd });
    expect(checked.code).toBe(1);
    expect(checked.stdout).toContain('the step `a` has no instruction');
  },
);

test.each([
  ['in a subdirectory', 'packages/shop', []],
  ['with --project', '..', ['--project', 'my project']],
] as const)('verify --staged prints a git command that stages the files %s', async (_, folder, given) => {
  const place = placeWith(valid);
  const cwd = path.join(place.project, folder);
  fs.mkdirSync(cwd, { recursive: true });
  const git = (...args: string[]) => run('git', args, { cwd: place.project, env: environmentOf(place) });
  await git('init', '-q');
  const { stdout } = await inProcess(place, ['verify', '--staged', ...given, '--json'], { cwd });
  const [, command = ''] = /Stage the workflow sources: (.*?); or/.exec(JSON.parse(stdout).error.suggestion) ?? [];
  expect((await run('sh', ['-c', command], { cwd, env: environmentOf(place) })).code).toBe(0);
  expect((await git('ls-files')).stdout).toContain('.workrail/workflows/tidy.json');
});

/** Help, the story of the demo, and the modules that add the project. */
const withoutProject = [/^cli\/command-table\//, /^cli\/help\.ts$/, /^cli\/demo\//, /^project\/next-command\.ts$/];
/** A description, or a command that is printed by one without `--project`. */
const known = [
  'cli/commands/compile.ts: workrail compile writes to the project',
  'cli/commands/demo.ts: workrail init',
  'cli/commands/demo.ts: workrail init --client <name>',
  'cli/commands/lock.ts: workrail compile',
  'cli/commands/sessions/verify.ts: workrail doctor',
  'cli/commands/start.ts: workrail serve',
  'cli/reporters/daemon-costs-text.ts: workrail daemon dispatch <workflow>',
  'cli/reporters/daemon-jobs-text.ts: workrail daemon dispatch <workflow>',
  'project/compile/ensure-compiled.ts: workrail compile',
];

test('no text names a command that takes --project without naming the project', () => {
  const files = ['cli', 'project'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith('.ts') && !withoutProject.some((pattern) => pattern.test(file))),
  );
  const found = files.flatMap((file) => {
    const code = fs.readFileSync(path.join(root, file), 'utf8').replace(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
    const named = new RegExp(`(?<!(?:forProject|commandFor)\\((?:root, )?[^;]{0,60}['\`])${anyCommand}[^'\`\\n]*`, 'g');
    return [...code.matchAll(named)].flatMap(([text]) => (text.includes('--help') ? [] : [`${file}: ${text}`]));
  });
  expect([...new Set(found)].sort()).toEqual(known);
});

test('a shell reads each word as it is, and expands the home directory of a path', async () => {
  const place = temporaryPlace();
  const words = ['a b', "it's", '$HOME', '~', '~root', '-x', 'a\nb', '"', '\\', '*', ''];
  const printed = async (text: string) =>
    (await run('sh', ['-c', `printf '%s|' ${text}`], { cwd: place.folder, env: environmentOf(place, { HOME: '/h' }) }))
      .stdout;
  expect(await printed(words.map(shellWord).join(' '))).toBe(`${words.join('|')}|`);
  expect(await printed(['~', '~/', '~/a b', '~x', 'a~'].map(shellPath).join(' '))).toBe('/h|/h/|/h/a b|~x|a~|');
});
