/** `workrail demo` on a full disk. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { skip } from '../support/skip.ts';
import { environmentOf, plainSteps, program, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

test.skipIf(process.platform === 'win32')(
  'workrail demo names the directory on a full disk, and leaves nothing there',
  () => {
    const place = temporaryPlace();
    const temporary = path.join(place.folder, 'tmp');
    fs.mkdirSync(temporary);
    // Only root can make a full disk, so the test limits the size of files instead.
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 1 && exec "$0" "$@"', process.execPath, program(), 'demo'],
      { cwd: place.project, env: environmentOf(place, { TMPDIR: temporary }), encoding: 'utf8' },
    );
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^error\[STORE_IO_FAILED\]: the demo/),
    });
    expect(stderr).toContain('set TMPDIR to another directory. Then run: workrail demo');
    expect(fs.readdirSync(temporary)).toEqual([]);
  },
);

test.each([['demo'], ['demo', '--daemon'], ['diff', 'project.plain', 'HEAD']])(
  'workrail %s %s %s names TMPDIR where it names no directory',
  async (...args) => {
    const place = temporaryPlace();
    writeSource(place, 'plain.json', sourceOf('project.plain', plainSteps(1)));
    const commit = ['-c', 'user.name=User', '-c', 'user.email=user@example.com', 'commit', '-qm', 'first'];
    for (const words of [['init', '-q'], ['add', '-A'], commit]) spawnSync('git', words, { cwd: place.project });
    const missing = path.join(place.folder, 'missing');
    const { code, stderr } = await workrail(place, args, { env: { TMPDIR: missing, TEMP: missing } });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/the directory for temporary files \((?:TMPDIR|TEMP)\): .*ENOENT/),
    ]);
    expect(stderr).toMatch(/help: Set (?:TMPDIR|TEMP) to an existing directory .*Then run: workrail/);
  },
);

/** The folder is the mount point of a disk that exists for this command alone. */
const onSmallDisk = 'mount -t tmpfs -o size=100k tmpfs "$SMALL" && exec "$0" "$@"';

test.for([
  ['demo', 'set TMPDIR to another directory'],
  ['demo --daemon', 'set TMPDIR to another directory'],
  ['demo --daemon --keep <disk>', 'give another directory: --keep <dir>'],
])('workrail %s calls a full disk no bug of WorkRail', ([words = '', advice], context) => {
  const mounting = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', os.tmpdir()]);
  if (mounting.status !== 0) skip(context, 'only root can mount a disk, on Linux');
  const place = temporaryPlace();
  const small = path.join(place.folder, 'small');
  fs.mkdirSync(small);
  const args = words.split(' ').map((word) => (word === '<disk>' ? small : word));
  const { status, stderr } = spawnSync(
    'unshare',
    ['--mount', 'sh', '-c', onSmallDisk, process.execPath, program(), ...args],
    { cwd: place.project, env: environmentOf(place, { TMPDIR: small, SMALL: small }), encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^error\[STORE_IO_FAILED\]: the demo/),
  });
  expect(stderr).toContain(`${advice}. Then run: workrail ${args.join(' ')}`);
});
