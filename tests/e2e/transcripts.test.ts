/**
 * The commands as a person sees them. A transcript is one file: sources to write, commands to run one after the other in
 * one project, and what each prints; `UPDATE_FIXTURES=1` writes what was printed, and its diff is the review.
 *
 *     === PATH            the lines that follow are written to PATH in the project
 *     $ workrail …        a command; `NAME=value` before it sets the environment; `< PATH` gives it a file on stdin
 *     exit N              with which code it ended
 *     | …                 a line on stdout
 *     ! …                 a line on stderr
 *     # …                 said to the reader
 *
 * `[..]` stands for anything within a line.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  assertFits,
  environmentOf,
  type Place,
  plainSteps,
  program,
  root,
  run,
  Server,
  sourceOf,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from './support.ts';
import { inProcess } from '../support/command-line.ts';
import { skipWithout } from '../support/skip.ts';

const folder = path.join(import.meta.dirname, 'transcripts');

// Transcripts ---------------------------------------------------------------------------------------------------------

type Command = { readonly line: string; readonly expected: string[] };
type Part =
  | { readonly kind: 'file'; readonly path: string; readonly lines: string[] }
  | ({ readonly kind: 'command' } & Command)
  | { readonly kind: 'remark'; readonly line: string };

function parse(text: string): Part[] {
  const parts: Part[] = [];
  for (const line of text.split('\n')) {
    const last = parts.at(-1);
    if (line.startsWith('=== ')) parts.push({ kind: 'file', path: line.slice(4), lines: [] });
    else if (line.startsWith('$ ')) parts.push({ kind: 'command', line: line.slice(2), expected: [] });
    else if (line.startsWith('# ') || line === '') parts.push({ kind: 'remark', line });
    else if (last?.kind === 'file') last.lines.push(line);
    else if (last?.kind === 'command') last.expected.push(line);
    else throw new Error(`a line that belongs to nothing: ${line}`);
  }
  return parts;
}

const wordsOf = (line: string) => (line.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));

/** @param isFirst of its transcript: the built program runs it, and those that read stdin; the others run in this process. */
async function outputOf(place: Place, line: string, isFirst: boolean): Promise<string[]> {
  const words = wordsOf(line);
  const at = words.indexOf('workrail');
  const env = Object.fromEntries(words.slice(0, at).map((word) => word.split('=') as [string, string]));
  const from = words.indexOf('<');
  const args = words.slice(at + 1, from === -1 ? undefined : from);
  const stdin = from === -1 ? '' : fs.readFileSync(path.join(place.project, words[from + 1] ?? ''), 'utf8');
  const isBuilt = isFirst || args.includes('-');
  const { code, stdout, stderr } = await (isBuilt
    ? workrail(place, args, { stdin, env })
    : inProcess(place, args, { env }));
  const marked = (mark: string, text: string) =>
    text === ''
      ? []
      : text
          .replace(/\n$/, '')
          .split('\n')
          .map((each) => `${mark} ${each}`.trimEnd());
  return [`exit ${code}`, ...marked('|', stdout), ...marked('!', stderr)];
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
const fitsLine = (expected: string, actual: string) =>
  new RegExp(`^${expected.split('[..]').map(escaped).join('.*')}$`).test(actual);
/** The expected lines where they fit, so that wildcards survive an update. */
const merged = (expected: readonly string[], actual: readonly string[]) =>
  actual.map((line) =>
    expected.includes(line) ? line : (expected.find((each) => each.includes('[..]') && fitsLine(each, line)) ?? line),
  );

/** @verifies cli-transcripts */
test.each(fs.readdirSync(folder).sort())('transcript %s', async (name) => {
  const file = path.join(folder, name);
  const place = temporaryPlace();
  const seen: string[] = [];
  let isFirst = true;
  for (const part of parse(fs.readFileSync(file, 'utf8'))) {
    if (part.kind === 'remark') seen.push(part.line);
    else if (part.kind === 'file') {
      const target = path.join(place.project, part.path);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, `${part.lines.join('\n')}\n`);
      seen.push(`=== ${part.path}`, ...part.lines);
    } else {
      seen.push(`$ ${part.line}`, ...merged(part.expected, await outputOf(place, part.line, isFirst)));
      isFirst = false;
    }
  }
  const actual = seen.join('\n');
  if (process.env['UPDATE_FIXTURES'] === '1') fs.writeFileSync(file, actual);
  expect(actual, 'run `npm run build`; if the difference is intended, run this test with UPDATE_FIXTURES=1').toBe(
    fs.readFileSync(file, 'utf8'),
  );
});

// Names of commands ---------------------------------------------------------------------------------------------------

/** Every command with its options, as the help of each family lists them. */
async function commandTable(place: Place): Promise<Map<string, Set<string>>> {
  const table = new Map<string, Set<string>>();
  const optionsIn = (text: string) => new Set([...text.matchAll(/--[a-z-]+/g)].map(([option]) => option));
  const add = async (name: string): Promise<void> => {
    const { code, stdout: help } = await inProcess(place, [...name.split(' '), '--help']);
    expect(code, `workrail ${name} --help`).toBe(0);
    expect(help).toContain(`Usage: workrail ${name}`);
    const members = [...help.matchAll(new RegExp(`^(${name} [a-z]+)(?: .*)?$`, 'gm'))].map(
      ([, member]) => member ?? '',
    );
    if (members.length === 0) table.set(name, optionsIn(help));
    for (const member of members) await add(member);
  };
  const { stdout } = await inProcess(place, ['--help']);
  for (const [, name = ''] of stdout.matchAll(/^ {2}([a-z]+)(?: .*)?$/gm)) await add(name);
  return table;
}

/** @verifies named-commands-exist */
test('every command and option that a page, a message or a transcript names exists', async () => {
  const table = await commandTable(temporaryPlace());
  const names =
    'check lint compile fmt verify migrate lock list inspect diff builtins explain init serve start demo hook doctor';
  const sessions = 'list show notes verify rename abandon export import repair gc pin unpin'
    .split(' ')
    .map((word) => `sessions ${word}`);
  const daemon =
    'dispatch run start stop install resume retry dismiss deliver inbox send answer pause cancel raise status logs replay costs'
      .split(' ')
      .concat(['list', 'adopt', 'gc'].map((word) => `worktrees ${word}`))
      .concat(['check', 'test'].map((word) => `triggers ${word}`))
      .map((words) => `daemon ${words}`);
  const families = [...sessions, ...daemon, 'keys show', 'keys rotate', 'token explain'];
  expect([...table.keys()].sort()).toEqual([...names.split(' '), ...families].sort());
  const isFamily = (name: string) => families.some((member) => member.startsWith(`${name} `));
  const below = (at: string, pattern: RegExp) =>
    fs
      .readdirSync(path.join(root, at), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name))
      .map((name) => path.join(root, at, name));
  const texts = [
    ...below('docs/reference/errors', /\.md$/),
    ...below('compiler/diagnostics/messages', /\.md$/),
    ...below('compiler/lint', /\.(ts|md)$/),
    ...below('tests/e2e/transcripts', /\.txt$/),
    ...below('cli', /\.ts$/),
    ...below('runtime', /\.ts$/),
  ];
  const unknown: string[] = [];
  let mentions = 0;
  for (const file of texts) {
    const text = fs.readFileSync(file, 'utf8');
    // Commands are named in code, after "Run: ", after a prompt, or at the start of a string.
    for (const [, words = ''] of text.matchAll(/(?:`|Run: |run: |^\$ (?:\S+=\S+ )*|'|docs: )workrail ([^`'\n]*)/gm)) {
      const [command = ''] = words.split(/\. (?=[A-Z])/);
      const [first = '', ...others] = command.split(/[\s.,;:)]+/).filter((word) => word !== '');
      let [name, rest] = [first, others];
      while (isFamily(name) && /^[a-z]+$/.test(rest[0] ?? '')) [name, rest] = [`${name} ${rest[0]}`, rest.slice(1)];
      if (
        name.startsWith('-') ||
        name.startsWith('<') ||
        name.startsWith('$') ||
        name.startsWith('[') ||
        name === 'help' ||
        isFamily(name)
      )
        continue;
      if (file.includes('transcripts') && text.includes(`exit 2`) && !table.has(name)) continue;
      mentions += 1;
      const options = table.get(name);
      if (options === undefined) unknown.push(`${path.relative(root, file)}: workrail ${name}`);
      for (const option of rest.filter((word) => /^--[a-z-]+$/.test(word)))
        if (options?.has(option) === false && !file.includes('transcripts'))
          unknown.push(`${path.relative(root, file)}: workrail ${name} ${option}`);
    }
  }
  expect(unknown).toEqual([]);
  expect(mentions).toBeGreaterThan(40);
});

// What no transcript can hold -----------------------------------------------------------------------------------------

const lockIn = (place: Place) => fs.readFileSync(path.join(place.project, 'workrail.lock'), 'utf8');

/** @verifies compile-is-deterministic @verifies lockfile-ignores-formatting */
test('compiling again changes nothing; key order and white space of a source change neither hash nor lock', async () => {
  const place = temporaryPlace();
  const source = sourceOf('project.formatted', plainSteps(3), { tags: ['a'] });
  writeSource(place, 'formatted.json', source);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  // The cache notes when it looked at its sources; it is never believed, so its bytes are nobody's business.
  const artifacts = () => {
    const { '.workrail/compiled/cache.json': _cache, ...tree } = treeOf(place.project);
    return tree;
  };
  const [lock, tree] = [lockIn(place), artifacts()];
  expect(lock.split('\n').filter((line) => line.includes('project.formatted'))).toHaveLength(1);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  expect(artifacts()).toEqual(tree);

  const reversed = (value: unknown): unknown =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value)
            .reverse()
            .map(([key, each]) => [key, reversed(each)]),
        )
      : Array.isArray(value)
        ? value.map(reversed)
        : value;
  writeSource(place, 'formatted.json', `\n${JSON.stringify(reversed(source), null, '\t')}  \n\n`);
  const again = await inProcess(place, ['compile', '--json']);
  expect(again.code).toBe(0);
  expect(lockIn(place)).toBe(lock);
  const [compiled] = (JSON.parse(again.stdout) as { compiled: { workflowHash: string }[] }).compiled;
  expect(lock).toContain(compiled?.workflowHash);

  writeSource(place, 'formatted.json', { ...source, version: '1.0.1' });
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  expect(lockIn(place)).not.toBe(lock);
});

/** @verifies json-outputs-fit-their-schema */
test('check and compile --json fit their schema, on a project that is sound, broken or empty', async () => {
  const place = temporaryPlace();
  const reports: string[] = [];
  const both = async () => {
    for (const command of ['check', 'compile'])
      reports.push((await inProcess(place, [command, '--allow-empty', '--json'])).stdout);
  };
  await both();
  writeSource(place, 'sound.json', sourceOf('project.sound', plainSteps(2)));
  await both();
  writeSource(place, 'broken.json', '{ "id": "project.broken", "steps": [{ "id": "a", "titel": 1 }] }');
  writeSource(place, 'worse.json', '{');
  await both();
  for (const report of reports) assertFits('check-report.v1', JSON.parse(report));
  const { diagnostics } = JSON.parse(reports.at(-1) ?? '') as { diagnostics: { at: { file: string } }[] };
  expect(new Set(diagnostics.map(({ at }) => at.file))).toEqual(
    new Set(['.workrail/workflows/broken.json', '.workrail/workflows/worse.json']),
  );
});

/** @verifies serve-never-writes-the-lock */
test('serve compiles a stale source and never writes workrail.lock; --frozen refuses with exit 3 and writes nothing', async () => {
  const place = temporaryPlace();
  writeSource(place, 'fresh.json', sourceOf('project.fresh', plainSteps(2)));
  const before = treeOf(place.folder);
  const refused = await workrail(place, ['serve', '--frozen']);
  expect(refused.code).toBe(3);
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toContain('error[COMPILE_STALE]');
  expect(refused.stderr).toContain('Run: workrail compile');
  expect(treeOf(place.folder)).toEqual(before);

  const server = await Server.start(place);
  await server.start('project.fresh');
  expect(fs.existsSync(path.join(place.project, 'workrail.lock'))).toBe(false);
  await server.close();
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const lock = lockIn(place);
  writeSource(place, 'fresh.json', sourceOf('project.fresh', plainSteps(3)));
  const second = await Server.start(place);
  expect((await second.start('project.fresh')).data.progress.total).toBe(3);
  expect(lockIn(place)).toBe(lock);
  await second.close();
  // What serve compiled was never reviewed: --frozen waits for the lock file that a person makes.
  expect((await workrail(place, ['serve', '--frozen'])).code).toBe(3);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const frozen = await Server.start(place, ['--frozen']);
  expect((await frozen.start('project.fresh')).data.progress.total).toBe(3);
});

/** @verifies broken-source-breaks-only-itself */
test('a source that does not compile is told on stderr and breaks nothing but itself', async () => {
  const place = temporaryPlace();
  writeSource(place, 'sound.json', sourceOf('project.sound', plainSteps(2)));
  writeSource(place, 'broken.json', '{');
  const listed = await workrail(place, ['list']);
  expect(listed.code).toBe(0);
  expect(listed.stdout).toContain('project.sound');
  expect(listed.stderr).toContain('.workrail/workflows/broken.json');
  const server = await Server.start(place);
  await server.start('project.sound');
});

/** @verifies closed-stdout-is-no-crash */
test('a reader that goes away early ends a command quietly: list | head -1', async () => {
  const place = temporaryPlace();
  for (let i = 0; i < 40; i += 1) {
    const long = { description: 'A long description. '.repeat(40) };
    writeSource(place, `w${i}.json`, sourceOf(`project.workflow_${i}`, plainSteps(1), long));
  }
  await inProcess(place, ['compile']);
  for (const args of [['list'], ['list', '--json'], ['inspect', 'wr.code_review', '--prompts']]) {
    const child = spawn(process.execPath, [program(), ...args], { cwd: place.project, env: environmentOf(place) });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, stderr }).toEqual({ code: 141, stderr: '' });
  }
  const piped = await run('sh', ['-c', '"$0" "$1" list | head -1', process.execPath, program()], {
    cwd: place.project,
    env: environmentOf(place),
  });
  expect(piped).toEqual({ code: 0, stdout: 'project.workflow_0  workflow, project\n', stderr: '' });
});

/** @verifies no-color */
test('colour only where it is wanted: never in a pipe, never with NO_COLOR, always with FORCE_COLOR', async () => {
  const place = temporaryPlace();
  const escapeCharacter = String.fromCharCode(27);
  writeSource(place, 'broken.json', '{ "id": "project.broken" }');
  for (const args of [['--help'], ['list'], ['check'], ['inspect', 'wr.code_review']]) {
    const plain = await workrail(place, args);
    expect(plain.stdout + plain.stderr).not.toContain(escapeCharacter);
    const { NO_COLOR: _no, ...rest } = environmentOf(place);
    const forced = await run(process.execPath, [program(), ...args], {
      cwd: place.project,
      env: { ...rest, FORCE_COLOR: '1' },
    });
    expect(forced.stdout).toContain(`${escapeCharacter}[`);
    const strip = (text: string) => text.replaceAll(new RegExp(`${escapeCharacter}\\[[0-9;]*m`, 'g'), '');
    expect(strip(forced.stdout)).toBe(plain.stdout);
  }
});

/** @verifies narrow-terminal */
test('a narrow terminal is honoured: no line of help or list is wider', async (context) => {
  skipWithout(context, 'script', 'bsdutils');
  const place = temporaryPlace();
  for (const args of ['--help', 'list', 'check --help']) {
    const command = `stty cols 60; '${process.execPath}' '${program()}' ${args}`;
    const { code, stdout } = await run('/usr/bin/script', ['-qec', command, '/dev/null'], {
      cwd: place.project,
      env: environmentOf(place),
    });
    expect(code).toBe(0);
    for (const line of stdout.split('\r\n')) expect(line.length, line).toBeLessThanOrEqual(60);
  }
});
