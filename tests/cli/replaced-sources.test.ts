/** Commands that overwrite sources: a person wrote them, and nothing could regenerate them. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type Place, plainSteps, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';
import { inProcess } from '../support/command-line.ts';
import { withWatchedFs } from '../support/failing-fs.ts';

const legacy = {
  id: 'older',
  name: 'Older',
  description: 'Of the older format.',
  metaGuidance: ['Ask one question at a time.'],
  version: '1.0.0',
  steps: [{ id: 'one', title: 'One', prompt: 'Do it.', agentRole: 'You work.' }],
};

function withSources() {
  const place = temporaryPlace();
  writeSource(place, 'good.json', JSON.stringify(sourceOf('project.good', plainSteps(1), { tags: ['a', 'a'] })));
  for (const file of ['older.json', 'more/a.json']) {
    fs.mkdirSync(path.dirname(path.join(place.project, file)), { recursive: true });
    fs.writeFileSync(path.join(place.project, file), JSON.stringify(legacy));
  }
  return place;
}

const commands = [
  ['fmt', '.workrail/workflows/good.json'],
  ['lint --fix', '.workrail/workflows/good.json'],
  ['migrate older.json --write', 'older.json'],
  ['migrate more --write', 'more/a.json'],
] as const;

/** The file is looked at again before it is replaced, and by then another save has changed it. */
const savedMeanwhile = (place: Place, at: string, words: readonly string[]) =>
  withWatchedFs(
    place.folder,
    ({ name, path: looked }) => {
      if (name === 'statSync' && looked === at) fs.appendFileSync(at, '\n');
    },
    () => inProcess(place, words),
  );

// @verifies replaced-sources-are-kept
test.each(commands)('`%s` has the new text on the disk before it replaces the old one', async (command, file) => {
  const place = withSources();
  const seen: string[] = [];
  await withWatchedFs(
    place.folder,
    ({ name, path: at }) => {
      const isTemporary = at.startsWith(`${path.join(place.project, file)}.`);
      if (isTemporary && ['writeFileSync', 'fsyncSync', 'renameSync'].includes(name)) seen.push(name);
    },
    () => inProcess(place, command.split(' ')),
  );
  expect(seen.filter((name) => name !== 'writeFileSync')).toEqual(['fsyncSync', 'renameSync']);
});

const modeOf = (at: string) => (fs.statSync(at).mode & 0o7777).toString(8);

async function withRefused<T>(
  name: 'fchownSync' | 'fchmodSync',
  { code = 'EPERM', isRefused = () => true }: { code?: string; isRefused?: (uid: number) => boolean },
  body: () => Promise<T>,
): Promise<T> {
  const real = fs[name] as (descriptor: number, first: number, second?: number) => void;
  const spy = vi.spyOn(fs, name).mockImplementation((descriptor: number, first: fs.Mode, second?: number) => {
    if (isRefused(Number(first))) throw Object.assign(new Error(`${code}: ${name}`), { code, syscall: name });
    real(descriptor, Number(first), second);
  });
  syncBuiltinESMExports();
  try {
    return await body();
  } finally {
    spy.mockRestore();
    syncBuiltinESMExports();
  }
}

/** Only root may give a file to another user. */
const withoutChown = <T>(body: () => Promise<T>): Promise<T> => withRefused('fchownSync', {}, body);

/** A project with a lock file that the next `compile` replaces. */
async function withLock(uid: number, gid: number) {
  const place = withSources();
  await inProcess(place, ['compile']);
  const at = path.join(place.project, 'workrail.lock');
  fs.chownSync(at, uid, gid);
  fs.chmodSync(at, 0o664);
  const before = fs.readFileSync(at, 'utf8');
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  return { place, at, before };
}

/** Only root can give a file another owner, and CI runs as root. */
describe.runIf(process.getuid?.() === 0)('a file of another user', () => {
  // @verifies replaced-sources-keep-their-owner
  test.each(commands)('`%s` keeps the owner, the group and the permissions', async (command, file) => {
    const place = withSources();
    const at = path.join(place.project, file);
    const before = fs.readFileSync(at, 'utf8');
    fs.chownSync(at, 1000, 1001);
    fs.chmodSync(at, 0o660);
    expect((await inProcess(place, command.split(' '))).code).toBe(0);
    expect(fs.readFileSync(at, 'utf8')).not.toBe(before);
    const { uid, gid } = fs.statSync(at);
    expect([uid, gid, modeOf(at)]).toEqual([1000, 1001, '660']);
  });

  // @verifies replaced-lock-keeps-what-it-can
  test('`compile` keeps the owner, the group and the permissions of workrail.lock', async () => {
    const { place, at, before } = await withLock(1000, 1001);
    expect((await inProcess(place, ['compile'])).code).toBe(0);
    expect(fs.readFileSync(at, 'utf8')).not.toBe(before);
    const { uid, gid } = fs.statSync(at);
    expect([uid, gid, modeOf(at)]).toEqual([1000, 1001, '664']);
  });

  // @verifies replaced-lock-keeps-what-it-can
  test.each([
    ['may set', (uid: number) => uid !== 0, 1001],
    ['may not set', () => true, 0],
  ])('`compile` replaces the workrail.lock of another user, whose group the user %s', async (_, isRefused, group) => {
    const { place, at, before } = await withLock(1000, 1001);
    const { code, stderr } = await withRefused('fchownSync', { isRefused }, () => inProcess(place, ['compile']));
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('another user') });
    expect(fs.readFileSync(at, 'utf8')).not.toBe(before);
    const { uid, gid } = fs.statSync(at);
    expect([uid, gid, modeOf(at)]).toEqual([0, group, '664']);
  });

  // @verifies replaced-sources-keep-their-owner
  test.each(commands)('`%s` refuses to take over a file of another user', async (command, file) => {
    const place = withSources();
    const at = path.join(place.project, file);
    const before = fs.readFileSync(at, 'utf8');
    fs.chownSync(at, 1000, 1000);
    const { code, stdout, stderr } = await withoutChown(() => inProcess(place, command.split(' ')));
    expect(stdout + stderr).toContain(`${file} belongs to another user, so it was not overwritten`);
    expect(code).toBe(1);
    expect([fs.readFileSync(at, 'utf8'), fs.statSync(at).uid]).toEqual([before, 1000]);
    expect(fs.readdirSync(path.dirname(at)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  test('a group that the user is not in is not kept, and does not keep the file from being formatted', async () => {
    const place = withSources();
    const at = path.join(place.project, '.workrail/workflows/good.json');
    fs.chownSync(at, 0, 1001);
    expect((await withoutChown(() => inProcess(place, ['fmt']))).code).toBe(0);
    expect(fs.statSync(at).gid).toBe(0);
  });
});

// @verifies replaced-lock-keeps-what-it-can
test.each(['EPERM', 'ENOTSUP', 'EINVAL'])(
  '`compile` replaces workrail.lock on a file system without permissions that fails with %s',
  async (code) => {
    const { place, at, before } = await withLock(process.getuid?.() ?? -1, -1);
    const done = await withRefused('fchmodSync', { code }, () => inProcess(place, ['compile']));
    expect(done.code).toBe(0);
    expect(fs.readFileSync(at, 'utf8')).not.toBe(before);
  },
);

test('`fmt` does not set permissions that the new file has already', async () => {
  const place = withSources();
  fs.chmodSync(path.join(place.project, '.workrail/workflows/good.json'), 0o644);
  expect((await withRefused('fchmodSync', {}, () => inProcess(place, ['fmt']))).code).toBe(0);
});

// @verifies replaced-sources-are-kept
// `lint --fix` reads a source more than once, and fixes what it read last.
test.each(commands.filter(([command]) => command !== 'lint --fix'))(
  '`%s` leaves a file alone that was saved since it was read',
  async (command, file) => {
    const place = withSources();
    const at = path.join(place.project, file);
    const before = fs.readFileSync(at, 'utf8');
    const { code, stdout, stderr } = await savedMeanwhile(place, at, command.split(' '));
    expect(fs.readFileSync(at, 'utf8').trimEnd()).toBe(before);
    expect({ code, said: `${stdout}${stderr}` }).toEqual({ code: 1, said: expect.stringContaining('changed') });
  },
);

// @verifies replaced-sources-are-kept
test('a file that `fmt` cannot write keeps no other file from it, and both are reported', async () => {
  const place = withSources();
  const at = path.join(place.project, '.workrail/workflows/good.json');
  writeSource(place, 'other.json', JSON.stringify(sourceOf('project.other', plainSteps(1))));
  const { code, stdout } = await savedMeanwhile(place, at, ['fmt', '--json']);
  expect({ code, report: JSON.parse(stdout) }).toMatchObject({
    code: 1,
    report: {
      files: [
        { status: 'unformatted', notWritten: expect.stringContaining('changed while the command ran') },
        { status: 'formatted' },
      ],
      summary: { files: 2, changed: 1, refused: 0, notWritten: 1 },
    },
  });
  expect(await inProcess(place, ['fmt', '--check'])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 of 2 files not formatted'),
  });
});

// @verifies replaced-sources-are-kept
test.each([
  ['fmt', '.workrail/workflows/good.json'],
  ['migrate more --write', 'more/a.json'],
])('`%s` writes a file that a second path leads to', async (command, file) => {
  const place = withSources();
  const at = path.join(place.project, file);
  fs.symlinkSync(path.basename(at), path.join(path.dirname(at), 'link.json'));
  const { stdout, stderr } = await inProcess(place, command.split(' '));
  expect(`${stdout}${stderr}`).not.toContain('changed while');
  expect(fs.readFileSync(at, 'utf8')).toContain('\n  "');
});
