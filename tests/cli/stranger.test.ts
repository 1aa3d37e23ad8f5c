/** What a stranger does to the command line: odd places, folders that cannot be written, two processes at once, Ctrl-C. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { nodeLocks } from '../../runtime/host/locks.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  type Ran,
  run,
  sourceOf,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from '../e2e/support.ts';
import { skipWithout } from '../support/skip.ts';
import { inProcess } from '../support/command-line.ts';

const compiledIn = (place: Place) => path.join(place.project, '.workrail/compiled');
const temporaries = (place: Place) => Object.keys(treeOf(place.project)).filter((name) => name.endsWith('.tmp'));

/** The same place with a project of another name. */
function placeNamed(name: string): Place {
  const place = temporaryPlace();
  const project = path.join(place.folder, name);
  fs.mkdirSync(project);
  return { ...place, project };
}

/** As a user who owns nothing here: root may write anywhere, so it becomes nobody. */
function asNobody(place: Place, args: readonly string[]): Promise<Ran> {
  const isRoot = process.getuid?.() === 0;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program(), ...args], {
      cwd: place.project,
      env: environmentOf(place),
      ...(isRoot ? { uid: 65534, gid: 65534 } : {}),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin.end();
  });
}

describe('words of any length', () => {
  const long = 'x'.repeat(100_000);
  test.each([
    ['check', '--format', long],
    ['check', `--format=${long}`],
    ['list', '--project', long],
    ['inspect', long],
    ['diff', long, long],
    ['start', long],
    ['explain', long],
    ['builtins', long],
    ['sessions', 'show', long],
    ['sessions', 'verify', long],
    ['sessions', 'export', long],
    ['sessions', 'import', long],
    ['token', 'explain', long],
    ['daemon', 'logs', long],
    ['migrate', long],
    ['init', long],
    [long],
  ])('%s … is refused in a few lines, as text and as data', async (...args) => {
    const place = temporaryPlace();
    for (const words of [args, [...args, '--json']]) {
      const ran = await inProcess(place, words);
      expect([1, 2], ran.stderr.slice(0, 500)).toContain(ran.code);
      expect(ran.stderr.length + ran.stdout.length).toBeLessThan(4000);
    }
  });

  test('that are too long for a path name an unknown workflow', async () => {
    const ran = await inProcess(temporaryPlace(), ['inspect', long]);
    expect(ran.stderr).toContain('unknown workflow "xxx');
  });
});

test.each([
  [['sessions', 'rename', 'x', '--- draft'], "-- '--- draft'"],
  [['start', 'wr.code_review', '--goal', '- fix it'], "--goal='- fix it'"],
  [['sessions', 'abandon', 'x', '--reason', '---'], '--reason=---'],
  [['sessions', 'export', 'x', '--out', '-x.json'], '--out=-x.json'],
  [['sessions', 'import', '-foo'], '-- -foo'],
])('a text that begins with a dash is not read as options: %j', async (args, given) => {
  const { code, stderr } = await inProcess(temporaryPlace(), args);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining(`begins with a dash, but is not an option of ${args[0]}`),
  ]);
  expect(stderr).toContain(`: ${given}. See: workrail`);
});

test('a text that begins with a dash is taken where it is written as a value', async () => {
  const place = temporaryPlace();
  expect((await inProcess(place, ['start', 'wr.code_review', '--goal=- fix it --- soon'])).code).toBe(0);
  expect((await inProcess(place, ['sessions', 'list'])).stdout).toContain('- fix it --- soon');
});

test.skipIf(process.platform === 'win32')('a file name that is too long is not blamed on its directory', async () => {
  const place = temporaryPlace();
  await inProcess(place, ['start', 'wr.code_review']);
  const [session = ''] = fs.readdirSync(path.join(place.data, 'sessions'));
  const { code, stderr } = await inProcess(place, ['sessions', 'export', session, '--out', 'n'.repeat(255)]);
  expect([code, stderr]).toEqual([1, expect.stringContaining('Use a shorter file name, or')]);
});

describe('a current directory that is gone', () => {
  test.skipIf(process.platform === 'win32')('is named, with what to do', async () => {
    const place = temporaryPlace();
    const gone = path.join(place.folder, 'gone');
    for (const words of ['list', 'check', 'sessions list', 'doctor', 'init', 'inspect wr.code_review', 'fmt -']) {
      fs.mkdirSync(gone);
      const ran = await run(
        'bash',
        ['-c', `cd '${gone}' && rmdir '${gone}' && '${process.execPath}' '${program()}' ${words}`],
        {
          cwd: place.home,
          env: environmentOf(place),
        },
      );
      expect([words, ran.code, ran.stdout]).toEqual([words, 2, '']);
      expect(ran.stderr).toContain('error[USAGE_ERROR]: the current directory cannot be read (ENOENT)');
      expect(ran.stderr).toContain('Change to an existing directory');
    }
  });
});

describe('a project in an odd place', () => {
  const names = ["with spaces & 'quotes'", 'größe-日本語-🙂', '-dash', '$HOME'];

  test.each(names)('%s is compiled, and the command that mends it can be pasted into a shell', async (name) => {
    const place = placeNamed(name);
    writeSource(place, 'ünï code.json', sourceOf('project.odd', plainSteps(1)));
    const compiled = await inProcess(place, ['compile']);
    expect([compiled.code, compiled.stderr]).toEqual([0, '']);
    const from = (args: readonly string[]) =>
      inProcess(place, [...args, `--project=${place.project}`], { cwd: place.home });
    expect((await from(['compile', '--check'])).code).toBe(0);
    writeSource(place, 'ünï code.json', sourceOf('project.odd', plainSteps(2)));
    const stale = await from(['compile', '--check']);
    expect(stale.code).toBe(3);
    const fix = /= help: Run: workrail (.*)/.exec(stale.stderr)?.[1] ?? '';
    const mended = await run('bash', ['-c', `'${process.execPath}' '${program()}' ${fix}`], {
      cwd: place.home,
      env: environmentOf(place),
    });
    expect({ fix, code: mended.code }).toEqual({ fix, code: 0 });
    expect((await from(['compile', '--check'])).code).toBe(0);
    const broken = writeSource(place, 'broken.json', '{');
    const shown = await inProcess(place, ['check', path.relative(place.project, broken)]);
    expect([shown.code, shown.stdout.includes('--> .workrail/workflows/broken.json:1:2')]).toEqual([1, true]);
  });
});

describe('a folder that cannot be written', () => {
  function lockedPlace(): Place {
    const place = temporaryPlace();
    writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
    fs.chmodSync(place.folder, 0o755);
    return place;
  }
  const forbid = (folder: string) => {
    fs.chmodSync(folder, 0o555);
    onTestFinished(() => fs.chmodSync(folder, 0o755));
  };

  test('is checked, compared and listed; what must be written is refused with its place, as text and as data', async () => {
    const place = lockedPlace();
    writeSource(place, 'loose.json', JSON.stringify(sourceOf('project.loose', plainSteps(1))));
    const folders = ['', '.workrail', '.workrail/workflows'].map((name) => path.join(place.project, name));
    for (const folder of folders) forbid(folder);
    const before = treeOf(place.project);
    expect((await asNobody(place, ['check'])).code).toBe(0);
    expect((await asNobody(place, ['lint'])).code).toBe(0);
    expect((await asNobody(place, ['compile', '--check'])).code).toBe(3);
    const refused = await asNobody(place, ['compile']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^error\[STORE_IO_FAILED\]: \w+ failed with EACCES at .*\.workrail\/compiled/);
    const data = await asNobody(place, ['compile', '--json']);
    expect(JSON.parse(data.stdout)).toMatchObject({ ok: false, error: { code: 'STORE_IO_FAILED' } });
    const format = await asNobody(place, ['fmt']);
    expect([format.code, format.stdout.includes('EACCES')]).toEqual([1, true]);
    const listed = await asNobody(place, ['list']);
    expect([listed.code, listed.stderr.includes('the project cannot be written (EACCES')]).toEqual([0, true]);
    expect(listed.stdout).toContain('project.good');
    expect(treeOf(place.project)).toEqual(before);
  });

  test('needs no writing where nothing changed', async () => {
    const place = lockedPlace();
    const past = new Date(Date.now() - 60_000);
    fs.utimesSync(path.join(place.project, '.workrail/workflows/good.json'), past, past);
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    for (const folder of ['', '.workrail', '.workrail/compiled', '.workrail/compiled/snapshots'])
      forbid(path.join(place.project, folder));
    expect(await asNobody(place, ['compile'])).toMatchObject({ code: 0, stderr: '' });
    expect((await asNobody(place, ['compile', '--frozen'])).code).toBe(0);
  });

  test('that is a source which nobody may read breaks nothing but itself, until it can be read', async () => {
    const place = lockedPlace();
    const secret = writeSource(place, 'secret.json', sourceOf('project.secret', plainSteps(1)));
    for (const folder of ['.workrail', '.workrail/workflows']) fs.chmodSync(path.join(place.project, folder), 0o755);
    fs.chmodSync(place.project, 0o777);
    fs.chmodSync(path.join(place.project, '.workrail'), 0o777);
    fs.chmodSync(secret, 0o000);
    if (process.getuid?.() !== 0) onTestFinished(() => fs.chmodSync(secret, 0o644));
    const compiled = await asNobody(place, ['compile']);
    expect(compiled.code).toBe(1);
    expect(compiled.stdout).toContain(
      'error[read/unreadable]: `.workrail/workflows/secret.json` cannot be read: permission denied (EACCES)',
    );
    expect(compiled.stdout).toContain('Compiled 1 workflow');
    const { mtime } = fs.statSync(secret);
    fs.chmodSync(secret, 0o644);
    fs.utimesSync(secret, mtime, mtime);
    expect((await asNobody(place, ['compile'])).stdout).toContain('Compiled 2 workflows');
  });
});

/** As most editors save: the name never stands for half a file. settled-read.test.ts holds how the others are borne. */
function saveWhole(place: Place, name: string, value: object): void {
  const beside = writeSource(place, `.${name}.saving`, value);
  fs.renameSync(beside, path.join(path.dirname(beside), name));
}

describe('two processes at once', () => {
  test('take turns: whoever comes last compiles what stands there last, and nothing is left over', async () => {
    const place = temporaryPlace();
    const compiles: Promise<Ran>[] = [];
    const lists: Promise<Ran>[] = [];
    for (let round = 0; round < 6; round += 1) {
      saveWhole(place, 'a.json', sourceOf('project.a', plainSteps(round + 1)));
      saveWhole(place, `more-${round % 3}.json`, sourceOf(`project.more_${round}`, plainSteps(2)));
      compiles.push(workrail(place, ['compile']));
      lists.push(workrail(place, ['list']));
    }
    for (const { code, stderr } of await Promise.all(compiles))
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    // A source that is saved again after `list` compiled it and before `list` printed it is older than the file: it says so.
    const savedSince = /^(warning: The source of project\.\w+ changed since the last compile; [^\n]+\n)*$/;
    for (const { code, stderr } of await Promise.all(lists))
      expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringMatching(savedSince) });
    expect((await inProcess(place, ['compile', '--frozen'])).code).toBe(0);
    expect((await inProcess(place, ['compile', '--check'])).code).toBe(0);
    expect(temporaries(place)).toEqual([]);
  });

  test('a compile waits for the one that holds the folder, and a lock that nobody holds stops none', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    const lock = path.join(compiledIn(place), '.lock');
    const held = fs.openSync(lock, 'a+');
    const locks = nodeLocks();
    expect(locks.tryLock(held, 'exclusive')).toBe(true);
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(2)));
    const before = treeOf(compiledIn(place));
    const waiting = workrail(place, ['compile']);
    // Another command runs from start to end meanwhile: the waiting one has had its chance to write.
    expect((await workrail(place, ['check'])).code).toBe(0);
    expect((await inProcess(place, ['lint'])).code).toBe(0);
    expect(treeOf(compiledIn(place))).toEqual(before);
    fs.closeSync(held);
    expect((await waiting).code).toBe(0);
    expect(treeOf(compiledIn(place))).not.toEqual(before);
    expect((await inProcess(place, ['compile', '--check'])).code).toBe(0);
  });

  test('what a killed process left beside its files is removed by the next', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    const left = ['catalog.json.0123456789ab.tmp', `snapshots/sha256-${'0'.repeat(64)}.json.ba9876543210.tmp`];
    for (const name of left) fs.writeFileSync(path.join(compiledIn(place), name), 'half of');
    fs.writeFileSync(path.join(compiledIn(place), 'notes.tmp'), 'mine');
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect(temporaries(place)).toEqual(['.workrail/compiled/notes.tmp']);
  });
});

describe('compile --watch', () => {
  function watching(place: Place, ...more: readonly string[]) {
    const child = spawn(process.execPath, [program(), 'compile', '--watch', ...more], {
      cwd: place.project,
      env: environmentOf(place),
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const lines: string[] = [];
    let arrived = () => {};
    child.stderr.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().trimEnd().split('\n'));
      arrived();
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    return {
      ended,
      interrupt: () => child.kill('SIGINT'),
      /** The first line from now on that holds the words. */
      line: async (words: string) => {
        for (;;) {
          const found = lines.findIndex((line) => line.includes(words));
          if (found >= 0) return lines.splice(0, found + 1).at(-1) ?? '';
          await new Promise<void>((resolve) => {
            arrived = resolve;
          });
        }
      },
    };
  }

  test('starts where there is nothing yet, and sees folders come, go and come again', async () => {
    const place = temporaryPlace();
    const watch = watching(place);
    await watch.line('not compiled: no workflow sources found');
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    await watch.line('no problems in 1 workflow');
    fs.rmSync(path.join(place.project, '.workrail/workflows'), { recursive: true });
    await watch.line('not compiled: no workflow sources found');
    fs.mkdirSync(path.join(place.project, '.workrail/workflows/deep/er'), { recursive: true });
    writeSource(place, 'deep/er/b.json', sourceOf('project.b', plainSteps(1)));
    await watch.line('no problems in 1 workflow');
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": [');
    fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["more"] }');
    fs.mkdirSync(path.join(place.project, 'more'));
    fs.writeFileSync(path.join(place.project, 'more/c.json'), JSON.stringify(sourceOf('project.c', plainSteps(1))));
    await watch.line('no problems in 2 workflows');
    watch.interrupt();
    expect(await watch.ended).toBe(0);
    expect((await inProcess(place, ['compile', '--check'])).code).toBe(0);
    expect(temporaries(place)).toEqual([]);
  });

  // @verifies no-sources-fails
  test('writes nothing while the sources are away, as during a branch switch, and says what to do', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    const watch = watching(place);
    await watch.line('no problems in 1 workflow');
    const artifacts = () =>
      ['workrail.lock', '.workrail/compiled/catalog.json'].map((file) =>
        fs.readFileSync(path.join(place.project, file), 'utf8'),
      );
    const before = artifacts();
    const [here, away] = ['.workrail/workflows', '.workrail/wfx'].map((name) => path.join(place.project, name));
    fs.renameSync(here ?? '', away ?? '');
    await watch.line('not compiled: no workflow sources found');
    expect(await watch.line('= help: ')).toContain('Rename .workrail/wfx/ to .workrail/workflows/');
    expect(artifacts()).toEqual(before);
    fs.renameSync(away ?? '', here ?? '');
    await watch.line('no problems in 1 workflow');
    expect(artifacts()).toEqual(before);
    watch.interrupt();
    expect(await watch.ended).toBe(0);
  });

  test('with --allow-empty compiles a project without sources', async () => {
    const watch = watching(temporaryPlace(), '--allow-empty');
    await watch.line('no problems in 0 workflows');
    watch.interrupt();
    expect(await watch.ended).toBe(0);
  });

  test.each([['--json'], ['--format', 'json'], ['--format', 'github']])(
    'is refused with %s %s, which has one report',
    async (...more) => {
      const { code, stdout, stderr } = await inProcess(temporaryPlace(), ['compile', '--watch', ...more]);
      expect([code, stdout + stderr]).toEqual([
        2,
        expect.stringContaining('--watch prints text and cannot be combined'),
      ]);
    },
  );

  test('goes on when a compile fails, says where, and ends with Ctrl-C', async () => {
    const place = temporaryPlace();
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(1)));
    fs.writeFileSync(path.join(place.project, '.workrail/compiled'), 'a file in the way');
    const watch = watching(place);
    expect(await watch.line('not compiled')).toMatch(/\w+ failed with E\w+ at .*\.workrail\/compiled/);
    fs.rmSync(path.join(place.project, '.workrail/compiled'));
    writeSource(place, 'a.json', sourceOf('project.a', plainSteps(2)));
    await watch.line('no problems in 1 workflow');
    watch.interrupt();
    expect(await watch.ended).toBe(0);
  });
});

// @verifies narrow-terminal
test('help is readable in 40 columns', async (context) => {
  skipWithout(context, 'script', 'bsdutils');
  const place = temporaryPlace();
  for (const args of ['--help', 'compile --help', 'lint --help']) {
    const command = `stty cols 40; '${process.execPath}' '${program()}' ${args}`;
    const { stdout } = await run('/usr/bin/script', ['-qec', command, '/dev/null'], {
      cwd: place.project,
      env: environmentOf(place),
    });
    const lines = stdout.split('\r\n');
    // Commands are never broken: they are for pasting.
    for (const line of lines.filter((text) => !/^Usage: |^ {2}\S/.test(text)))
      expect(line.length, line).toBeLessThanOrEqual(40);
  }
});
