/** `workrail demo` on a full disk. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
