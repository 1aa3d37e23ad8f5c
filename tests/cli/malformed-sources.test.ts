/**
 * Malformed sources from the command line: each is a located diagnostic of check, lint and compile, as a file of the project
 * and on stdin, in a process whose memory is bounded; never a stack trace.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../schemas/diagnostics.ts';
import { findingsMax, findingsShownMax } from '../../schemas/limits.ts';
import { inProcess } from '../support/command-line.ts';
import { systemError, withWatchedFs } from '../support/failing-fs.ts';
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

const sound = `${JSON.stringify(sourceOf('project.sound', plainSteps(2)), null, 2)}\n`;
const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))));
const steps = (count: number, step: (index: number) => object) =>
  JSON.stringify({ ...sourceOf('project.large', []), steps: Array.from({ length: count }, (_, index) => step(index)) });

/** Larger than any of these needs, and far smaller than reading without bounds would. */
const heapMb = 256;
const bounded = { NODE_OPTIONS: `--max-old-space-size=${heapMb}` };

type Malformed = readonly [
  name: string,
  content: Buffer | string,
  code: string,
  at: { readonly line?: number; readonly column?: number },
];
const malformed: readonly Malformed[] = [
  ['truncated JSON', sound.slice(0, sound.lastIndexOf(']')), 'read/unexpected-end', {}],
  [
    'a duplicate key',
    sound.replace('"name"', '"id": "project.x",\n  "name"'),
    'read/duplicate-key',
    { line: 3, column: 3 },
  ],
  ['a byte order mark', bytes([0xef, 0xbb, 0xbf], sound), 'read/byte-order-mark', { line: 1, column: 1 }],
  ['UTF-16', Buffer.from(`\ufeff${sound}`, 'utf16le'), 'read/invalid-utf8', { line: 1, column: 1 }],
  ['invalid UTF-8', bytes('{\n  "id": "', [0xc3, 0x28], '"\n}\n'), 'read/invalid-utf8', { line: 2, column: 10 }],
  ['Latin-1', Buffer.from(sound.replace('Name of', 'Prüfung'), 'latin1'), 'read/invalid-utf8', { line: 3, column: 14 }],
  ['NUL bytes', Buffer.alloc(4096), 'read/syntax', { line: 1, column: 1 }],
  ['10 MB', `${sound}${' '.repeat(10 * 1024 * 1024)}`, 'read/too-large', { line: 1, column: 1 }],
  ['10 MB on one line', `"${'x'.repeat(10 * 1024 * 1024)}"`, 'read/too-large', { line: 1, column: 1 }],
  ['200 levels', `${'['.repeat(200)}${']'.repeat(200)}`, 'read/too-deep', { line: 1, column: 65 }],
  ['200 levels of steps', `{"steps":${'[{"body":'.repeat(100)}[]${'}]'.repeat(100)}}`, 'read/too-deep', {}],
  ['512 KB of brackets', '['.repeat(512 * 1024), 'read/too-deep', { line: 1, column: 65 }],
  ['nothing', '', 'read/empty-file', { line: 1, column: 1 }],
  ['carriage returns alone, and a mistake', '{\r  "id": x\r}\r', 'read/syntax', { line: 2, column: 9 }],
];

const commands = ['check', 'lint', 'compile'] as const;

/** Only large content needs a process whose memory is bounded. */
const isLarge = (content: Buffer | string): boolean => content.length > 100_000;

async function reported(place: Place, args: readonly string[], isBounded = false) {
  const withJson = [...args, '--json'];
  const ran = await (isBounded ? workrail(place, withJson, { env: bounded }) : inProcess(place, withJson));
  expect(ran.stderr).toBe('');
  const report = JSON.parse(ran.stdout) as CheckReport;
  assertFits('check-report.v1', report);
  return { code: ran.code, diagnostics: report.diagnostics };
}

/** Each source with one of the commands, in turn: a process of its own for one is enough, for all read with the same code. */
const inTurn = malformed.map(
  ([name, ...rest], index) => [name, commands[index % commands.length] ?? 'check', ...rest] as const,
);

describe('a malformed source', () => {
  // @verifies compile-errors-as-data
  test.each(inTurn)('%s is located, by every command (of bounded memory: %s)', async (_, bound, content, code, at) => {
    const place = temporaryPlace();
    const file = writeSource(place, 'broken.json', '');
    fs.writeFileSync(file, content);
    for (const command of commands) {
      const found = await reported(place, [command], command === bound && isLarge(content));
      expect([command, found.code]).toEqual([command, 1]);
      expect(found.diagnostics[0]).toMatchObject({ code, at: { file: '.workrail/workflows/broken.json', ...at } });
      for (const { rendered } of found.diagnostics) expect(rendered.length).toBeLessThan(1200);
    }
    const shown = await inProcess(place, ['check', file]);
    expect([shown.code, shown.stderr]).toEqual([1, '']);
    expect(shown.stdout).toContain(`error[${code}]`);
    const format = await inProcess(place, ['fmt', '--check']);
    expect([format.code, format.stderr]).toEqual([1, '']);
    expect(Buffer.from(content).equals(fs.readFileSync(file))).toBe(true);
  });

  // @verifies compile-errors-as-data
  test.each(inTurn)('%s is located on stdin by %s', async (name, command, content, code, at) => {
    const place = temporaryPlace();
    const file = path.join(place.folder, 'input');
    fs.writeFileSync(file, content);
    const {
      code: exit,
      stdout,
      stderr,
    } = await run('bash', ['-c', `exec '${process.execPath}' '${program()}' ${command} - --json < '${file}'`], {
      cwd: place.project,
      env: environmentOf(place, bounded),
    });
    expect([name, command, exit, stderr]).toEqual([name, command, 1, '']);
    const { diagnostics } = JSON.parse(stdout) as CheckReport;
    expect(diagnostics[0]).toMatchObject({ code, at: { file: '<stdin>', ...at } });
    expect(treeOf(place.project)).toEqual({});
  });

  // @verifies broken-source-breaks-only-itself
  test('breaks nothing but itself: the others are compiled, listed and served', async () => {
    const place = temporaryPlace();
    writeSource(place, 'sound.json', sound);
    for (const [index, [, content]] of malformed.entries())
      fs.writeFileSync(writeSource(place, `broken-${index}.json`, ''), content);
    const compiled = await workrail(place, ['compile', '--json'], { env: bounded });
    expect((JSON.parse(compiled.stdout) as CheckReport).compiled).toMatchObject([{ workflowId: 'project.sound' }]);
    const listed = await workrail(place, ['list'], { env: bounded });
    expect([listed.code, listed.stdout.includes('project.sound')]).toEqual([0, true]);
  });
});

describe('a large source', () => {
  test('with CRLF has the hash of the same one with LF', async () => {
    const place = temporaryPlace();
    const hash = async (text: string) => {
      const { stdout } = await workrail(place, ['compile', '-', '--json'], { stdin: text });
      return (JSON.parse(stdout) as CheckReport).compiled?.[0]?.workflowHash;
    };
    const expected = await hash(sound);
    expect(expected).toMatch(/^sha256:/);
    expect(await hash(sound.replaceAll('\n', '\r\n'))).toBe(expected);
  });

  test('of 10,000 steps compiles in bounded memory, and one step more is refused', async () => {
    const place = temporaryPlace();
    const step = (index: number) => ({ id: `s${index}`, title: 'T', prompt: 'P' });
    writeSource(place, 'large.json', steps(10_000, step));
    for (const command of commands) {
      const { code, diagnostics } = await reported(place, [command], true);
      expect([command, code, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([command, 0, []]);
    }
    writeSource(place, 'large.json', steps(10_001, step));
    for (const command of commands)
      expect((await reported(place, [command])).diagnostics[0]?.code).toBe('check/too-many-steps');
  });

  // @verifies compile-errors-as-data
  test('gives a bounded number of findings, however many mistakes it holds', async () => {
    const place = temporaryPlace();
    const head = JSON.stringify(sourceOf('project.wrong', plainSteps(1))).slice(0, -1);
    const keys = Array.from({ length: 40_000 }, (_, index) => `"k${index}":0`).join(',');
    const broken = [
      `${head},"tags":[${'1,'.repeat(900_000)}1]}`,
      `${head},${keys}}`,
      `${head},${'"k":0,'.repeat(100_000)}"k":0}`,
      `${'/**/'.repeat(150_000)}${head}}`,
      `{"steps":[${'{},'.repeat(200_000)}{}]}`,
    ];
    for (const text of broken) {
      writeSource(place, 'broken.json', text);
      const { code, diagnostics } = await reported(place, ['check'], true);
      expect([code, diagnostics.length]).toEqual([1, findingsMax]);
      expect(diagnostics.at(-1)?.notes.at(-1)).toMatch(/more than 10000 problems/);
    }
  });
});

describe('text of a file with many mistakes', () => {
  const wrong = (name: string, count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `"k${index}":0`).join(',');
    return `${JSON.stringify(sourceOf(`project.${name}`, plainSteps(1))).slice(0, -1)},${keys}}`;
  };
  const framesOf = (text: string) => text.match(/^(?:error|warning|info)\[[a-z]/gm)?.length ?? 0;
  const note = /^(\d+) more findings? in (\S+) (?:is|are) not shown\. To see all of them, run: workrail (.*)$/gm;
  const file = '.workrail/workflows/many.json';

  // @verifies findings-shown-are-bounded
  test.each([
    [['check']],
    [['lint', '--format', 'pretty']],
    [['lint', '--quiet', '--', file]],
    [['compile']],
    [['verify']],
    [['inspect', file]],
    [['start', 'project.many']],
  ])('of `workrail %j` shows a part, and names the command that prints all of it', async (argv) => {
    const place = temporaryPlace();
    writeSource(place, 'many.json', wrong('many', 400));
    writeSource(place, 'few.json', wrong('few', findingsShownMax));
    const { stdout, stderr } = await inProcess(place, argv);
    const text = `${stdout}${stderr}`;
    const notes = [...text.matchAll(note)];
    expect(notes.map(([, hidden, name]) => [hidden, name])).toEqual([[String(400 - findingsShownMax), file]]);
    expect(framesOf(text)).toBe(
      text.includes('--> .workrail/workflows/few.json') ? 2 * findingsShownMax : findingsShownMax,
    );
    const all = await inProcess(place, (notes[0]?.[3] ?? '').split(' '));
    const { diagnostics } = JSON.parse(all.stdout) as CheckReport;
    expect(diagnostics.filter(({ at }) => at.file === file)).toHaveLength(400);
  });

  test('of a source that cannot be formatted, and of `workrail.json`, is as short', async () => {
    const own = temporaryPlace();
    const broken = `{"steps":[${'{"id":1,"id":2},'.repeat(300)}{}]}`;
    writeSource(own, 'broken.json', broken);
    const counts = async (argv: readonly string[], stdin?: string) => {
      const { stdout, stderr } = await (stdin === undefined ? inProcess(own, argv) : workrail(own, argv, { stdin }));
      const text = `${stdout}${stderr}`;
      return [framesOf(text), ...[...text.matchAll(note)].map(([, hidden, , command]) => `${hidden} ${command}`)];
    };
    expect(await counts(['fmt', '--check'])).toEqual([findingsShownMax, '200 fmt --check --json']);
    expect(await counts(['fmt', '-'], broken)).toEqual([findingsShownMax, '200 fmt - --json']);
    const named = '.workrail/workflows/broken.json';
    expect(await counts(['migrate', named])).toEqual([findingsShownMax, `200 migrate ${named} --json`]);
    const keys = Array.from({ length: 150 }, (_, index) => `"k${index}":0`).join(',');
    fs.writeFileSync(path.join(own.project, 'workrail.json'), `{${keys}}`);
    expect(await counts(['check'])).toEqual([findingsShownMax, '50 check --json']);
    expect(await counts(['start', 'x'])).toEqual([findingsShownMax, '50 start x --json']);
  });
});

describe('a link among the sources', () => {
  const link = (place: Place, target: string, name: string) =>
    fs.symlinkSync(target, path.join(place.project, '.workrail/workflows', name));

  // @verifies broken-source-breaks-only-itself
  test('that leads out of the project, nowhere, to itself or to a folder is said, and is not followed', async () => {
    const place = temporaryPlace();
    writeSource(place, 'sound.json', sound);
    const outside = path.join(place.folder, 'outside');
    fs.mkdirSync(outside);
    fs.writeFileSync(path.join(outside, 'secret.json'), sound.replace('project.sound', 'project.secret'));
    link(place, path.join(outside, 'secret.json'), 'a.json');
    link(place, 'nowhere.json', 'b.json');
    link(place, 'c.json', 'c.json');
    link(place, outside, 'd');
    link(place, '..', 'e');
    link(place, 'u@host.1:2', '.#sound.json');
    link(place, '/etc/hostname', 'not-json');
    for (const command of commands) {
      const { code, diagnostics } = await reported(place, [command]);
      expect(code).toBe(1);
      expect(diagnostics.map((one) => [one.code, one.at.file, one.message.replace(/^`[^`]*` /, '')])).toEqual([
        ['read/unreadable', '.workrail/workflows/a.json', 'is a symbolic link to a path outside the source directory'],
        ['read/unreadable', '.workrail/workflows/b.json', 'is a broken symbolic link'],
        ['read/unreadable', '.workrail/workflows/c.json', 'is a broken symbolic link'],
        ['read/unreadable', '.workrail/workflows/d', expect.stringContaining('symbolic link to a directory')],
        ['read/unreadable', '.workrail/workflows/e', expect.stringContaining('symbolic link to a directory')],
      ]);
    }
    const everything = Object.entries(treeOf(path.join(place.project, '.workrail/compiled'))).map(([name]) =>
      name.endsWith('/') ? '' : fs.readFileSync(path.join(place.project, '.workrail/compiled', name), 'utf8'),
    );
    expect(everything.join('')).not.toContain('project.secret');
    const listed = await inProcess(place, ['list', '--json']);
    expect(listed.stdout).toContain('project.sound');
    expect(listed.stdout).not.toContain('project.secret');
  });

  test('to a file inside the project is that file, and formatting keeps the link', async () => {
    const place = temporaryPlace();
    writeSource(place, 'kept.json', sourceOf('project.kept', plainSteps(1)));
    const real = path.join(place.project, 'elsewhere.json');
    fs.writeFileSync(real, JSON.stringify(JSON.parse(sound)));
    link(place, '../../elsewhere.json', 'linked.json');
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect((await inProcess(place, ['fmt'])).code).toBe(0);
    expect(fs.readFileSync(real, 'utf8')).toBe(sound);
    expect(fs.lstatSync(path.join(place.project, '.workrail/workflows/linked.json')).isSymbolicLink()).toBe(true);
    expect((await inProcess(place, ['compile', '--frozen'])).code).toBe(0);
  });

  test('that a person names is read: the command line is not the project', async () => {
    const place = temporaryPlace();
    fs.writeFileSync(path.join(place.folder, 'draft.json'), sound);
    fs.symlinkSync(path.join(place.folder, 'draft.json'), path.join(place.project, 'draft.json'));
    expect((await inProcess(place, ['check', 'draft.json'])).code).toBe(0);
  });
});

describe('a directory among the sources', () => {
  const commandsWhereListingFails = (errno: string) => {
    const place = temporaryPlace();
    writeSource(place, 'sound.json', sound);
    const folder = path.join(place.project, '.workrail/workflows/closed');
    fs.mkdirSync(folder);
    return (args: readonly string[]) =>
      withWatchedFs(
        place.project,
        (operation) => {
          if (operation.name === 'readdirSync' && operation.path === folder) throw systemError(errno, operation);
        },
        () => inProcess(place, args),
      );
  };

  // @verifies broken-source-breaks-only-itself
  test.each(['EACCES', 'EIO', 'EMFILE'])(
    'that cannot be listed (%s) is named, and all others are read',
    async (errno) => {
      const ran = commandsWhereListingFails(errno);
      for (const command of commands) {
        const { code, stdout } = await ran([command, '--json']);
        const { diagnostics } = JSON.parse(stdout) as CheckReport;
        expect([code, diagnostics.map((one) => [one.code, one.at.file])]).toEqual([
          1,
          [['read/unreadable', '.workrail/workflows/closed']],
        ]);
      }
      const { stdout, stderr } = await ran(['list']);
      expect(stdout).toContain('project.sound');
      expect(stderr).toContain('.workrail/workflows/closed');
    },
  );

  // @verifies broken-source-breaks-only-itself
  test.each(['closed/a.json', 'closed/link.json'])(
    'that can only be listed costs only the sources in it (%s)',
    async (name) => {
      const place = temporaryPlace();
      writeSource(place, 'sound.json', sound);
      fs.mkdirSync(path.join(place.project, '.workrail/workflows/closed'));
      const file = writeSource(place, 'closed/a.json', sound);
      if (name !== 'closed/a.json') fs.renameSync(file, path.join(place.project, 'elsewhere.json'));
      if (name !== 'closed/a.json')
        fs.symlinkSync('../../../elsewhere.json', path.join(path.dirname(file), 'link.json'));
      const closed = path.dirname(file) + path.sep;
      const ran = (args: readonly string[]) =>
        withWatchedFs(
          place.project,
          (operation) => {
            if (/^(l?stat|open|realpath)Sync/.test(operation.name) && operation.path.startsWith(closed))
              throw systemError('EACCES', operation);
          },
          () => inProcess(place, args),
        );
      const { code, stdout } = await ran(['check', '--json']);
      const { diagnostics } = JSON.parse(stdout) as CheckReport;
      expect([code, diagnostics.map((one) => [one.code, one.at.file, one.message])]).toEqual([
        1,
        [['read/unreadable', `.workrail/workflows/${name}`, expect.stringContaining('EACCES')]],
      ]);
      const list = await ran(['list']);
      expect(list.stdout).toContain('project.sound');
      expect(list.stderr).toContain(`.workrail/workflows/${name}`);
    },
  );

  test('that disappears while it is listed is no source', async () => {
    const ran = commandsWhereListingFails('ENOENT');
    expect(await ran(['check'])).toMatchObject({ code: 0 });
  });
});

test('a source of several gigabytes is refused for its size, not read', async () => {
  const place = temporaryPlace();
  const file = writeSource(place, 'huge.json', '');
  fs.truncateSync(file, 3 * 1024 ** 3);
  for (const command of commands) {
    const { code, diagnostics } = await reported(place, [command]);
    expect([code, diagnostics[0]?.message]).toEqual([1, 'the file is 3072.0 MB; a source may be at most 2.0 MB']);
  }
  expect((await inProcess(place, ['fmt', '--check'])).stdout).toContain('read/too-large');
  expect((await inProcess(place, ['list'])).code).toBe(0);
});

test('dot folders, node_modules and what is compiled hold no sources', async () => {
  const place = temporaryPlace();
  fs.writeFileSync(path.join(place.project, 'workrail.json'), '{ "sources": ["."] }');
  for (const folder of ['flows', '.hidden', 'node_modules/pkg', '.workrail/workflows']) {
    fs.mkdirSync(path.join(place.project, folder), { recursive: true });
    const name = folder.replaceAll(/[^a-z]/g, '');
    fs.writeFileSync(
      path.join(place.project, folder, 'one.json'),
      JSON.stringify(sourceOf(`project.${name}`, plainSteps(1))),
    );
  }
  const { stdout } = await inProcess(place, ['compile', '--json']);
  const report = JSON.parse(stdout) as CheckReport;
  const files = [...(report.compiled ?? []).map(({ file }) => file), ...report.diagnostics.map(({ at }) => at.file)];
  expect(files.sort()).toEqual(['.workrail/workflows/one.json', 'flows/one.json']);
});
