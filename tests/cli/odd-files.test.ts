/** Files of a repository that are no files, or whose names are written for the terminal: refused, named, and never waited for. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import type { CheckReport } from '../../schemas/diagnostics.ts';
import { bundleBytesMax, sourceBytesMax } from '../../schemas/limits.ts';
import {
  type Place,
  plainSteps,
  root,
  Server,
  sourceOf,
  temporaryPlace,
  writeSource,
  workrail,
} from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { temporaryFolder } from '../support/files.ts';

async function compiledPlace(): Promise<Place> {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  return place;
}

const steers = (text: string) => ['\u001b', '\u0007', '\u202e'].some((character) => text.includes(character));

describe('a pipe or a device in the place of a file', () => {
  test.each([
    'workrail.json',
    'workrail.lock',
    '.workrail/bindings.json',
    '.workrail/workflows/pipe.json',
    '.workrail/compiled/catalog.json',
    '.workrail/compiled/cache.json',
    '.workrail/compiled/sources.json',
    '.workrail/compiled/.lock',
  ])('%s keeps no command and no server waiting', async (name) => {
    const place = await compiledPlace();
    const at = path.join(place.project, name);
    fs.rmSync(at, { force: true });
    execFileSync('mkfifo', [at]);
    for (const args of [['check'], ['compile'], ['list'], ['fmt', '--check']]) {
      const { code } = await inProcess(place, args);
      expect([args, code === 0 || code === 1]).toEqual([args, true]);
    }
    const server = await Server.start(place);
    await server.start('wr.code_review');
  });

  test('of a client configuration keeps doctor waiting no longer, nor does a device', async () => {
    const place = await compiledPlace();
    execFileSync('mkfifo', [path.join(place.project, '.mcp.json')]);
    fs.mkdirSync(path.join(place.project, '.cursor'));
    fs.symlinkSync('/dev/zero', path.join(place.project, '.cursor/mcp.json'));
    const { stdout, stderr } = await inProcess(place, ['doctor']);
    // Lines break where the path is long.
    expect((stdout + stderr).replaceAll(/\s+/g, ' ')).toContain('.mcp.json cannot be read (EFTYPE)');
  });

  test('that a user names is refused with what reads one', async () => {
    const place = await compiledPlace();
    const at = path.join(place.project, 'draft.json');
    execFileSync('mkfifo', [at]);
    const { code, stderr } = await inProcess(place, ['check', 'draft.json']);
    expect([code, stderr.includes('the path is a pipe or a device, not a file')]).toEqual([2, true]);
  });
});

test('a source whose name steers a terminal is shown by the numbers of its characters, and nothing prints it raw', async () => {
  const place = await compiledPlace();
  const name = 'a\u001b]0;owned\u0007\n::error::x\u202e.json';
  writeSource(place, name, sourceOf('project.odd', plainSteps(1)));
  for (const args of [
    ['check'],
    ['lint'],
    ['fmt', '--check'],
    ['compile'],
    ['list'],
    ['check', '--format', 'github'],
  ]) {
    const { stdout, stderr } = await inProcess(place, args);
    const said = stdout + stderr;
    expect([args, steers(said), said.includes('\n::error::x')]).toEqual([args, false, false]);
  }
  const named = await inProcess(place, ['check', path.join('.workrail/workflows', name)]);
  expect(steers(named.stdout + named.stderr)).toBe(false);
  const report = JSON.parse((await inProcess(place, ['check', '--json'])).stdout) as CheckReport;
  expect(report.diagnostics[0]?.message).toContain('\\u{1b}');
  expect((await inProcess(place, ['list'])).stdout).toContain('project.good');
});

// @verifies odd-source-names-are-reported
test.skipIf(process.platform !== 'linux')(
  'a source and a directory whose names are not UTF-8 are reported, and stop no other',
  async () => {
    const place = await compiledPlace();
    const sources = path.join(place.project, '.workrail/workflows');
    const odd = (bytes: string) => Buffer.concat([Buffer.from(`${sources}/`), Buffer.from(bytes, 'latin1')]);
    for (const name of ['b\xff.json', 'b\xfe.json'])
      fs.writeFileSync(odd(name), JSON.stringify(sourceOf('project.b', [])));
    fs.mkdirSync(odd('d\xff'));
    const text = path.join(sources, 'good.json');
    fs.writeFileSync(text, fs.readFileSync(text, 'utf8').replace('project.good', 'project.better'));
    for (const args of [['check'], ['compile'], ['lint'], ['fmt', '--check'], ['migrate', '.workrail/workflows']]) {
      const { code, stdout, stderr } = await inProcess(place, args);
      const said = stdout + stderr;
      expect([args, code]).toEqual([args, 1]);
      for (const name of ['b\\xff.json', 'b\\xfe.json', 'd\\xff'])
        expect([args, said, said.includes(name)]).toEqual([args, said, true]);
    }
    expect((await inProcess(place, ['list'])).stdout).toContain('project.better');
    for (const name of ['b\xff.json', 'b\xfe.json']) fs.rmSync(odd(name));
    fs.rmdirSync(odd('d\xff'));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
  },
);

/** Deeper than any stack: whoever recurses over it ends with a RangeError. */
const deepLevels = 50_000;
const deep = '{"a":['.repeat(deepLevels) + ']}'.repeat(deepLevels);

// @verifies deep-json-is-refused
test('`workrail lock` compares a workflow whose id every object inherits', async () => {
  const place = await compiledPlace();
  writeSource(place, 'odd.json', sourceOf('constructor', plainSteps(1)));
  const before = await inProcess(place, ['lock']);
  expect([before.code, before.stdout]).toEqual([
    3,
    expect.stringContaining('constructor: not listed in workrail.lock'),
  ]);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  const after = await inProcess(place, ['lock']);
  expect([after.code, after.stdout]).toEqual([0, expect.stringContaining('constructor: matches workrail.lock')]);
});

describe('a JSON file that nests deeper than any stack', () => {
  test.each([
    ['workrail.json', ['check']],
    ['workrail.json', ['list']],
    ['workrail.lock', ['verify']],
    ['workrail.lock', ['lock']],
    ['.workrail/bindings.json', ['check']],
    ['.workrail/workflows/deep.json', ['compile']],
    ['.workrail/workflows/deep.json', ['fmt']],
    ['.workrail/compiled/catalog.json', ['list']],
    ['.workrail/compiled/catalog.json', ['compile']],
    ['.workrail/compiled/cache.json', ['compile']],
    ['.workrail/compiled/sources.json', ['check']],
    ['.workrail/compiled/SNAPSHOT', ['inspect', 'project.good']],
    ['.mcp.json', ['doctor']],
    ['../home/.claude.json', ['doctor']],
    ['../home/.workrail/compile-records/RECORD', ['compile']],
    ['../data/keys/keyring.json', ['keys', 'show']],
    ['../data/keys/keyring.json', ['doctor']],
    ['deep.json', ['inspect', 'deep.json']],
    ['deep.json', ['migrate', 'deep.json']],
    ['deep.json', ['diff', 'deep.json', 'project.good']],
    ['deep.json', ['sessions', 'import', 'deep.json']],
    ['deep.json', ['sessions', 'verify', 'deep.json']],
    ['deep.json', ['start', 'project.good', '--context', 'deep.json']],
  ])('%s never ends %j with a bug', async (name, args) => {
    const place = await compiledPlace();
    const first = (folder: string) => fs.readdirSync(folder).find((each) => /^[0-9a-f]|\.json$/.test(each)) ?? '';
    const at = path.join(
      place.project,
      name
        .replace('SNAPSHOT', `snapshots/${first(path.join(place.project, '.workrail/compiled/snapshots'))}`)
        .replace('RECORD', first(path.join(place.home, '.workrail/compile-records'))),
    );
    fs.mkdirSync(path.dirname(at), { recursive: true });
    fs.writeFileSync(at, deep);
    const { code, stdout, stderr } = await inProcess(place, args);
    const said = stdout + stderr;
    expect([said, code]).toEqual([said, expect.toBeOneOf([0, 1, 2, 3])]);
  });

  test('in a prompt that shows an artifact never ends check with a bug', async () => {
    const place = await compiledPlace();
    const prompt = `Write {"kind": "wr.coordinator_signal", "a": ${deep.slice(0, 60_000)}`;
    const step = {
      id: 'deep',
      title: 'Deep',
      prompt,
      outputContract: { contractRef: 'wr.contracts.coordinator_signal' },
    };
    writeSource(place, 'prompt.json', sourceOf('project.prompt', [step]));
    const { code, stdout, stderr } = await inProcess(place, ['check']);
    const said = stdout + stderr;
    expect([said, code]).toEqual([said, expect.toBeOneOf([0, 1])]);
  });

  test('is named by doctor as a client configuration that cannot be read', async () => {
    const place = await compiledPlace();
    fs.writeFileSync(path.join(place.project, '.mcp.json'), deep);
    const { stdout } = await inProcess(place, ['doctor']);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/\.mcp\.json is not valid JSON.*: the value is nested too deeply/);
  });
});

test('a file that claims a wr. id outside of the package is a file of the project', async () => {
  const place = await compiledPlace();
  fs.writeFileSync(path.join(place.project, 'sly.json'), JSON.stringify(sourceOf('wr.code_review', plainSteps(1))));
  const { code, stdout, stderr } = await inProcess(place, ['inspect', 'sly.json']);
  expect([code, (stdout + stderr).includes('reserved-namespace')]).toEqual([1, true]);
});

// Every file that a project or the user's folder may hold, in every odd state ------------------------------------------

type Put = (at: string) => void;
const kinds: Readonly<Record<string, Put>> = {
  'a link to a device': (at) => fs.symlinkSync('/dev/zero', at),
  'a pipe': (at) => void execFileSync('mkfifo', [at]),
  'a folder': (at) => fs.mkdirSync(at),
  // Larger than any limit, on a disk that stores none of it.
  'a huge sparse file': (at) => {
    fs.writeFileSync(at, '');
    fs.truncateSync(at, 16 * bundleBytesMax);
  },
};

/** What a project, its repository and the user's folder hold once they were compiled. */
function filesOf(place: Place): readonly string[] {
  const snapshots = path.join(place.project, '.workrail/compiled/snapshots');
  const records = path.join(place.home, '.workrail/compile-records');
  return [
    ...['workrail.json', 'workrail.lock', '.workrail/bindings.json', '.workrail/workflows/odd.json', 'more/odd.json'],
    ...['catalog.json', 'cache.json', 'sources.json', '.lock'].map((name) => `.workrail/compiled/${name}`),
    ...['.git', '.git/HEAD', '.mcp.json', '.gitignore'],
    ...['.workrail', '.workrail/workflows', '.workrail/compiled', '.workrail/compiled/snapshots', 'more'],
    ...fs.readdirSync(snapshots).map((name) => `.workrail/compiled/snapshots/${name}`),
    ...['workflows/odd.json', 'compiled/catalog.json', 'compile-records', 'compiled'].map(
      (name) => `../home/.workrail/${name}`,
    ),
    ...fs.readdirSync(records).map((name) => `../home/.workrail/compile-records/${name}`),
  ];
}

const commandsThatRead = [
  ['check'],
  ['compile'],
  ['compile', '--frozen'],
  ['lint'],
  ['fmt', '--check'],
  ['verify'],
  ['lock'],
  ['list'],
  ['inspect', 'project.good'],
  ['start', 'project.good'],
  ['diff', 'project.good', 'wr.code_review'],
  ['doctor'],
] as const;
/**
 * Of a source that is too large, the beginning is read: where a change is looked for, and where it is compiled. `start` compiles for the
 * catalog first, and then for the run.
 */
const oddBytesMax = ([command]: readonly string[]) => (command === 'start' ? 4 : 2) * sourceBytesMax + 64 * 1024;

async function bytesReadBy(
  place: Place,
  args: readonly string[],
): Promise<{ code: number | null; bytes: number; said: string }> {
  const readsFile = path.join(place.folder, 'reads');
  fs.rmSync(readsFile, { force: true });
  const env = { NODE_OPTIONS: `--require=${path.join(root, 'tests/support/count-reads.cjs')}`, READS_FILE: readsFile };
  const { code, stdout, stderr } = await workrail(place, args, { env });
  return { code, bytes: Number(fs.readFileSync(readsFile, 'utf8')), said: stdout + stderr };
}

async function fullPlace(): Promise<Place> {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, 'more'));
  fs.mkdirSync(path.join(place.project, '.git'));
  fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["more"] }');
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  return place;
}

/** Odd files beside a compiled project, one at a time; each leaves it as it was. */
class Obstructed {
  private constructor(
    readonly place: Place,
    private readonly whole: string,
  ) {}

  static async make(): Promise<Obstructed> {
    const place = await fullPlace();
    const whole = temporaryFolder();
    fs.cpSync(place.folder, whole, { recursive: true, preserveTimestamps: true });
    return new Obstructed(place, whole);
  }

  /** @param put null to leave the place of the file empty */
  async read(name: string, put: ((at: string) => void) | null, args: readonly string[]) {
    for (const folder of [this.place.project, this.place.home, this.place.data])
      fs.rmSync(folder, { recursive: true, force: true });
    fs.cpSync(this.whole, this.place.folder, { recursive: true, preserveTimestamps: true });
    const at = path.join(this.place.project, name);
    fs.rmSync(at, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(at), { recursive: true });
    put?.(at);
    return bytesReadBy(this.place, args);
  }
}

const rotated = <T>(list: readonly T[], by: number): readonly T[] => {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

/** Each kind with each command; both change from one to the next. */
const readings = commandsThatRead.flatMap((_, n) =>
  Object.entries(kinds).flatMap(([kind, put], k) =>
    rotated<readonly string[]>(commandsThatRead, n + 3 * k)
      .slice(0, 1)
      .map((args) => ({ kind, put, args })),
  ),
);

test.skipIf(process.platform === 'win32')(
  'in the place of each file of a project and of the user, nothing odd ends a command with a bug, or is read without a bound',
  async () => {
    const obstructed = await Obstructed.make();
    /** What each command reads where nothing was compiled and nothing is known: all that it ever reads. */
    const most = new Map<readonly string[], number>();
    const each = rounds.readingsPerOddFile;
    for (const [n, name] of filesOf(obstructed.place).entries())
      for (const { kind, put, args } of rotated(readings, n * each).slice(0, each)) {
        if (!most.has(args))
          most.set(args, (await obstructed.read('../home/.workrail/compile-records', null, args)).bytes);
        const { bytes, code, said } = await obstructed.read(name, put, args);
        const what = `${args.join(' ')} with ${kind} as ${name}`;
        expect([what, said, code]).toEqual([what, said, expect.toBeOneOf([0, 1, 2, 3])]);
        expect([what, bytes, bytes <= (most.get(args) ?? 0) + oddBytesMax(args)]).toEqual([what, bytes, true]);
      }
  },
);
