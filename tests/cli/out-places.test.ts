/** `--out` names a new place: what stands there already, of whatever kind, is never replaced. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writingNew } from '../../cli/outputs/new-place.ts';
import { newFile, writeNew } from '../../project/files/atomic-write.ts';
import { type Place, plainSteps, sourceOf, temporaryPlace, treeOf, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { temporaryFolder } from '../support/files.ts';

const old = JSON.stringify({
  id: 'old',
  name: 'Old',
  description: 'Old.',
  version: '1.0.0',
  metaGuidance: ['Ask.'],
  steps: plainSteps(1),
});

async function furnished(): Promise<{ readonly place: Place; readonly session: string }> {
  const place = temporaryPlace();
  writeSource(place, 'one.json', sourceOf('project.one', plainSteps(1)));
  fs.writeFileSync(path.join(place.project, 'old.json'), old);
  for (const args of [['compile'], ['start', 'project.one']])
    expect(await inProcess(place, args)).toMatchObject({ code: 0 });
  const [session = ''] = fs.readdirSync(path.join(place.data, 'sessions'));
  return { place, session };
}

const isWindows = process.platform === 'win32';
/** What may have the name already. */
const occupants: Readonly<Record<string, (at: string) => void>> = {
  'a file': (at) => fs.writeFileSync(at, 'of somebody'),
  'a folder': (at) => fs.mkdirSync(at),
  ...(isWindows
    ? {}
    : {
        'a pipe': (at) => void spawnSync('mkfifo', [at]),
        'a link to a file': (at) => fs.symlinkSync('old.json', at),
        'a link to nothing': (at) => fs.symlinkSync('nothing', at),
      }),
};

// @verifies out-replaces-nothing
describe.each(Object.keys(occupants))('%s under the name of --out', (occupant) => {
  it('is refused and left as it is by each command that writes a new file', async () => {
    const { place, session } = await furnished();
    const at = path.join(place.project, 'taken');
    occupants[occupant]?.(at);
    const before = fs.lstatSync(at);
    const calls = [
      ['sessions', 'export', session, '--out', 'taken'],
      ['sessions', 'export', session, '--format', 'md', '--out', 'taken'],
      ['migrate', 'old.json', '--out', 'taken'],
    ];
    for (const args of calls) {
      const ran = await inProcess(place, args);
      expect({ args, code: ran.code }).toEqual({ args, code: 2 });
      expect(ran.stderr).toContain('taken already exists, and --out does not overwrite files');
      const { ino, mode, size, mtimeMs } = fs.lstatSync(at);
      expect({ ino, mode, size, mtimeMs }).toEqual({
        ino: before.ino,
        mode: before.mode,
        size: before.size,
        mtimeMs: before.mtimeMs,
      });
    }
    expect(fs.readdirSync(place.project).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

// @verifies out-replaces-nothing
describe('the folder of compile --out', () => {
  const lockOf = (place: Place) => fs.readFileSync(path.join(place.project, 'workrail.lock'), 'utf8');

  it.each([
    ['.', 'is the project itself'],
    ['..', 'is a directory that contains the project'],
    ['.workrail/compiled', 'is the directory of the compiled workflows of the project'],
    ['.workrail/compiled/more', 'is the directory of the compiled workflows of the project'],
    ['.workrail/workflows', 'is a directory of workflow sources'],
  ])('refuses %s and writes nothing', async (out, why) => {
    const { place } = await furnished();
    const before = treeOf(place.project);
    for (const bind of [[], ['--bind', 'wr.slots.x=wr.routines.tension_driven_design']]) {
      const ran = await inProcess(place, ['compile', ...bind, '--out', out]);
      expect({ code: ran.code, said: ran.stderr }).toEqual({ code: 2, said: expect.stringContaining(why) });
    }
    expect(treeOf(place.project)).toEqual(before);
  });

  it.skipIf(isWindows)('refuses a link to the project', async () => {
    const { place } = await furnished();
    const link = path.join(temporaryFolder(), 'link');
    fs.symlinkSync(place.project, link);
    expect(await inProcess(place, ['compile', '--out', link])).toMatchObject({ code: 2 });
  });

  it.each<[string, (at: string, place: Place) => void, string]>([
    [
      'a lock file alone',
      (at, place) => fs.writeFileSync(path.join(at, 'workrail.lock'), lockOf(place)),
      'workrail.lock',
    ],
    [
      'another project that was compiled into',
      (at, place) => {
        fs.cpSync(path.join(place.project, '.workrail/compiled'), at, { recursive: true });
        fs.writeFileSync(path.join(at, 'workrail.lock'), lockOf(place));
        fs.writeFileSync(path.join(at, 'workrail.json'), '{}');
      },
      'workrail.json',
    ],
    ['a catalog of another program', (at) => fs.writeFileSync(path.join(at, 'catalog.json'), '{}'), 'catalog.json'],
  ])('refuses a folder with %s and writes nothing', async (_, furnish, named) => {
    const { place } = await furnished();
    const at = path.join(temporaryFolder(), 'out');
    fs.mkdirSync(at);
    furnish(at, place);
    const before = treeOf(at);
    const ran = await inProcess(place, ['compile', '--out', at]);
    expect({ code: ran.code, said: ran.stderr }).toEqual({
      code: 2,
      said: expect.stringContaining(`contains ${named}`),
    });
    expect(treeOf(at)).toEqual(before);
  });

  it('writes again to what it wrote, also in part, and beside a README', async () => {
    const { place } = await furnished();
    const at = path.join(temporaryFolder(), 'out');
    const compile = () => inProcess(place, ['compile', '--out', at]);
    expect(await compile()).toMatchObject({ code: 0 });
    fs.writeFileSync(path.join(at, 'README.md'), 'Compiled.');
    expect(await compile()).toMatchObject({ code: 0 });
    fs.rmSync(path.join(at, 'README.md'));
    fs.rmSync(path.join(at, 'catalog.json'));
    expect(await compile()).toMatchObject({ code: 0 });
    expect(fs.readdirSync(at).sort()).toEqual(['catalog.json', 'snapshots', 'workrail.lock']);
  });
});

it.skipIf(isWindows)('migrate of a folder replaces no link to nothing either', async () => {
  const place = temporaryPlace();
  for (const folder of ['old', 'new']) fs.mkdirSync(path.join(place.project, folder));
  fs.writeFileSync(path.join(place.project, 'old/a.json'), old);
  fs.symlinkSync('nothing', path.join(place.project, 'new/a.json'));
  const ran = await inProcess(place, ['migrate', 'old', '--out', 'new']);
  expect([ran.code, ran.stdout]).toEqual([1, expect.stringContaining('new/a.json already exists')]);
  expect(fs.readlinkSync(path.join(place.project, 'new/a.json'))).toBe('nothing');
});

// @verifies out-replaces-nothing
describe('a file that takes the name after it was free', () => {
  const linkOf = fs.linkSync;
  const withoutLinks = () => {
    fs.linkSync = () => {
      throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
    };
    syncBuiltinESMExports();
    onTestFinished(() => {
      fs.linkSync = linkOf;
      syncBuiltinESMExports();
    });
  };
  const ways = [
    ['with hard links', () => undefined],
    ['without hard links', withoutLinks],
  ] as const;

  it.each(ways)('stays as it is, %s', (_how, prepare) => {
    prepare();
    const folder = temporaryFolder();
    const at = path.join(folder, 'run.json');
    const target = newFile(at, 0o600);
    target.write(new TextEncoder().encode('ours'));
    fs.writeFileSync(at, 'theirs');
    expect(() => target.commit()).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    target.discard();
    const boundary = { folder, title: 'the project' };
    expect(() => writeNew(boundary, at, 'ours')).toThrow(expect.objectContaining({ code: 'EEXIST' }));
    expect(() => writingNew(at, () => writeNew(boundary, at, 'ours'))).toThrow('--out does not overwrite files');
    expect([fs.readdirSync(folder), fs.readFileSync(at, 'utf8')]).toEqual([['run.json'], 'theirs']);
  });

  it.each(ways)('where none does, the new file is there alone, %s', (_how, prepare) => {
    prepare();
    const folder = temporaryFolder();
    const target = newFile(path.join(folder, 'run.json'), 0o600);
    target.write(new TextEncoder().encode('ours'));
    target.commit();
    writeNew({ folder, title: 'the project' }, path.join(folder, 'more/a.json'), 'ours');
    expect(fs.readdirSync(folder)).toEqual(['more', 'run.json']);
    expect(fs.readdirSync(path.join(folder, 'more'))).toEqual(['a.json']);
    expect(fs.readFileSync(path.join(folder, 'run.json'), 'utf8')).toBe('ours');
  });
});

it('sessions export makes no folder', async () => {
  const { place, session } = await furnished();
  const ran = await inProcess(place, ['sessions', 'export', session, '--out', 'none/run.json']);
  expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining('the directory "none" does not exist')]);
  expect(fs.existsSync(path.join(place.project, 'none'))).toBe(false);
});

// @verifies out-replaces-nothing
describe('compile --out', () => {
  const compileTo = (place: Place, ...more: string[]) => inProcess(place, ['compile', '--out', 'served', ...more]);
  async function withFiles(files: Readonly<Record<string, string>>): Promise<Place> {
    const { place } = await furnished();
    fs.mkdirSync(path.join(place.project, 'served'));
    for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(place.project, 'served', name), text);
    return place;
  }

  it.each([
    ['catalog.json', { 'catalog.json': '{"products":[]}' }],
    ['workrail.lock', { 'workrail.lock': 'of another program' }],
    ['readme.txt', { 'readme.txt': 'mine' }],
  ])('refuses a folder with a foreign %s, and writes nothing into it', async (name, files) => {
    const place = await withFiles(files);
    const before = treeOf(path.join(place.project, 'served'));
    for (const more of [[], ['--frozen']]) {
      const ran = await compileTo(place, ...more);
      expect([ran.code, ran.stderr]).toEqual([2, expect.stringContaining(`"served" contains ${name}`)]);
    }
    expect(treeOf(path.join(place.project, 'served'))).toEqual(before);
  });

  it('writes into an empty folder, into one with hidden files, and again into what it wrote', async () => {
    const place = await withFiles({ '.gitkeep': '' });
    expect((await compileTo(place)).code).toBe(0);
    fs.writeFileSync(path.join(place.project, 'served/readme.txt'), 'What is served');
    writeSource(place, 'two.json', sourceOf('project.two', plainSteps(1)));
    expect((await compileTo(place)).code).toBe(0);
    expect(fs.readFileSync(path.join(place.project, 'served/catalog.json'), 'utf8')).toContain('project.two');
  });
});
