/** Files of a project in states that no command of WorkRail leaves: commands and a running server agree on what they mean. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogBytesMax } from '../../schemas/limits.ts';
import { inProcess } from '../support/command-line.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, writeSource, workrail } from '../e2e/support.ts';

const id = 'project.good';

async function compiledPlace(): Promise<Place> {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf(id, plainSteps(1)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  return place;
}

const catalogOf = ({ project }: Place) => path.join(project, '.workrail/compiled/catalog.json');

function snapshotOf({ project }: Place): string {
  const folder = path.join(project, '.workrail/compiled/snapshots');
  const name = fs.readdirSync(folder).find((each) => /^sha256-[0-9a-f]{64}\.json$/.test(each));
  return path.join(folder, name ?? '');
}

const states: Readonly<Record<string, (at: string) => void>> = {
  absent: (at) => fs.rmSync(at),
  empty: (at) => fs.truncateSync(at),
  'a directory': (at) => {
    fs.rmSync(at);
    fs.mkdirSync(at);
  },
  'a pipe': (at) => {
    fs.rmSync(at);
    execFileSync('mkfifo', [at]);
  },
};
const readers: readonly (readonly string[])[] = [['check'], ['verify'], ['lock'], ['inspect', id], ['start', id]];

describe.each([
  ['the catalog', catalogOf],
  ['a snapshot', snapshotOf],
] as const)('%s of the compiled workflows', (_, fileOf) => {
  test.each(Object.keys(states))('that is %s keeps no command from its workflow', async (state) => {
    const place = await compiledPlace();
    states[state]?.(fileOf(place));
    for (const args of readers) {
      const { code, stderr } = await inProcess(place, args);
      expect([args, code, stderr]).toEqual([args, 0, stderr]);
    }
    const { code, stdout } = await inProcess(place, ['list']);
    expect([code, stdout.includes(id)]).toEqual([0, true]);
  });

  test.each(['absent', 'a directory'])('that becomes %s keeps a running server from nothing', async (state) => {
    const place = await compiledPlace();
    const server = await Server.start(place);
    const at = fileOf(place);
    states[state]?.(at);
    await server.start(id);
    // What the server held in memory is not used any more when it can write again.
    fs.rmSync(at, { recursive: true, force: true });
    writeSource(place, 'good.json', { ...sourceOf(id, plainSteps(1)), name: 'Changed' });
    expect(JSON.stringify(await server.call('inspect_workflow', { workflowId: id }))).toContain('Changed');
  });
});

test('a snapshot whose bytes changed is named as a file of the project, with the command that makes it again', async () => {
  const place = await compiledPlace();
  const at = snapshotOf(place);
  fs.writeFileSync(at, fs.readFileSync(at, 'utf8').replace(id, 'project.evil'));
  const refusals = [];
  for (const args of [
    ['inspect', id],
    ['diff', id, id],
    ['daemon', 'dispatch', id],
  ])
    refusals.push((await inProcess(place, args)).stderr);
  for (const said of refusals) {
    expect(said).toContain('WorkRail could not use the project catalog: the bytes of the compiled workflow');
    expect(said).toContain('= help: Run: workrail compile\n');
  }
  const server = await Server.start(place);
  const error = await server.refused('start_workflow', { workflowId: id });
  expect(error.message).toContain('the project catalog');
  expect(error.suggestion).toContain('Tell the user: Run: workrail compile');
  await server.close();
  for (const args of [['compile'], ['inspect', id]]) expect((await inProcess(place, args)).code).toBe(0);
});

test('a catalog that is one byte above its limit is compiled again by every command', async () => {
  const place = await compiledPlace();
  const at = catalogOf(place);
  const text = fs.readFileSync(at, 'utf8').trimEnd();
  fs.writeFileSync(at, text + ' '.repeat(catalogBytesMax + 1 - text.length));
  for (const args of readers) expect([args, (await inProcess(place, args)).code]).toEqual([args, 0]);
});

test('a project that cannot be written is reported with the path that is in the way', async () => {
  const place = await compiledPlace();
  states['a directory']?.(catalogOf(place));
  expect((await inProcess(place, ['list'])).stderr).toContain(') at .workrail/compiled/catalog.json');
});

describe('invalid bindings', () => {
  const slot = {
    extensionPoints: {
      check: { purpose: 'Check it.', defaultBinding: 'wr.routine_final_verification', acceptedKinds: ['routine'] },
    },
  };
  const bound = 'project.bound';

  async function placeWithBindings(text: string): Promise<Place> {
    const place = temporaryPlace();
    const prompt = 'Delegate to `{{wr.bindings.check}}`.';
    writeSource(place, 'bound.json', sourceOf(bound, [{ id: 'a', title: 'A', prompt }], slot));
    writeSource(place, 'bind.json', sourceOf('project.bind', plainSteps(1)));
    fs.writeFileSync(path.join(place.project, '.workrail/bindings.json'), text);
    return place;
  }

  test.each(['', '{ half', '[]'])(
    'of the text %j: commands and replies offer no other workflow in place of one with slots',
    async (text) => {
      const place = await placeWithBindings(text);
      for (const args of [
        ['inspect', bound],
        ['diff', bound, 'project.bind'],
      ]) {
        const { code, stderr } = await inProcess(place, args);
        expect([args, code, stderr.includes('did you mean')]).toEqual([args, 1, false]);
        expect(stderr).toContain(`no workflow "${bound}" was found, but some workflows are not served now`);
        expect(stderr).toContain('workrail check');
      }
      const server = await Server.start(place);
      const error = await server.refused('start_workflow', { workflowId: bound });
      expect(error.message + error.suggestion).not.toContain('"project.bind"');
      expect(error.suggestion).toContain('Do not use another workflow instead');
    },
  );
});

test.each([
  ['a key twice', '{ "lint": {}, "lint": {} }', /`lint` is defined twice/],
  ['a key twice, far inside', '{ "preferences": { "autonomy": "guided", "autonomy" : "guided" } }', /defined twice/],
  ['bytes that are not UTF-8', Buffer.from('7b22736f7572636573223a5b2278ff225d7d', 'hex'), /U\+FFFD/],
])('workrail.json with %s is refused by every command that reads it, and named by the others', async (_, text, why) => {
  const place = await compiledPlace();
  fs.writeFileSync(path.join(place.project, 'workrail.json'), text);
  for (const args of [['check'], ['compile'], ['verify'], ['lint'], ['fmt', '--check'], ['start', id]]) {
    const { code, stdout, stderr } = await inProcess(place, args);
    expect([args, code]).toEqual([args, 1]);
    expect(stdout + stderr).toMatch(why);
  }
  // A process warns once, and `start` did.
  expect((await workrail(place, ['list'])).stderr).toContain('workrail.json is invalid');
  const server = await Server.start(place);
  expect((await server.start('wr.code_review')).text).toContain('its preferences were not used');
});

test('workrail.json may have the same key in two objects, and colons after quotes in texts', async () => {
  const place = await compiledPlace();
  const text = '{ "sources": ["a\\": b"], "lint": { "lint/long-title": "off" }, "preferences": {} }';
  fs.writeFileSync(path.join(place.project, 'workrail.json'), text);
  fs.mkdirSync(path.join(place.project, 'a": b'));
  expect((await inProcess(place, ['check'])).code).toBe(0);
});

describe('a git index that git cannot read', () => {
  test.each(['', 'DIRC', 'not an index'])('of the text %j is named by verify --staged', async (text) => {
    const place = await compiledPlace();
    execFileSync('git', ['init', '-q'], { cwd: place.project });
    execFileSync('git', ['add', '.'], { cwd: place.project });
    fs.writeFileSync(path.join(place.project, '.git/index'), text);
    for (const args of [
      ['verify', '--staged'],
      ['verify', '--staged', '--allow-empty'],
    ]) {
      const { code, stderr } = await inProcess(place, args);
      expect([args, code, stderr.includes('`git ls-files` failed')]).toEqual([args, 1, true]);
      expect(stderr).toContain('git status');
    }
  });
});

describe('a lock file whose entries match', () => {
  test.each([
    ['an added key', (text: string) => text.replace('{', '{ "more": 1,')],
    ['a key that is there twice', (text: string) => text.replace('{', '{ "version": 1,')],
    ['blanks at its end', (text: string) => `${text}  `],
  ])('and that has %s is outdated for `lock` as for `verify`', async (_, changed) => {
    const place = await compiledPlace();
    const at = path.join(place.project, 'workrail.lock');
    fs.writeFileSync(at, changed(fs.readFileSync(at, 'utf8')));
    const codes = [];
    for (const args of [['verify'], ['lock'], ['lock', '--json'], ['compile'], ['lock'], ['verify']])
      codes.push((await inProcess(place, args)).code);
    expect(codes).toEqual([3, 3, 3, 0, 0, 0]);
  });
});
