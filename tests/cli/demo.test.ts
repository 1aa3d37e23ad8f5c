/** `workrail demo` on a full disk. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { skip } from '../support/skip.ts';
import { environmentOf, program, temporaryPlace } from '../e2e/support.ts';

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
