/** The log of a daemon in the background moves to a second file when it is full, and no other file changes. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { moveIfFull } from '../../../cli/daemon/service-log.ts';
import { serviceLogBytesMax } from '../../../schemas/daemon/limits.ts';
import { temporaryFolder } from '../../daemon/sandbox/sandbox-world.ts';

const full = 'x'.repeat(serviceLogBytesMax);

function placesIn(folder: string) {
  const [log, other] = [path.join(folder, 'daemon.log'), path.join(folder, 'other')];
  return { log, older: `${log}.1`, other };
}

test('a full log moves to the second file, and replaces what was there', () => {
  const { log, older } = placesIn(temporaryFolder());
  fs.writeFileSync(older, 'older');
  fs.writeFileSync(log, 'short');
  moveIfFull(log);
  expect([fs.readFileSync(log, 'utf8'), fs.readFileSync(older, 'utf8')]).toEqual(['short', 'older']);
  fs.writeFileSync(log, full);
  moveIfFull(log);
  expect([fs.statSync(log).size, fs.statSync(older).size]).toEqual([0, full.length]);
  expect(fs.readdirSync(path.dirname(log)).sort()).toEqual(['daemon.log', 'daemon.log.1']);
});

test('the target of a link is not changed, in the place of either file', () => {
  const { log, older, other } = placesIn(temporaryFolder());
  fs.writeFileSync(other, full);
  fs.symlinkSync(other, log);
  moveIfFull(log);
  expect([fs.statSync(other).size, fs.existsSync(older)]).toEqual([full.length, false]);
  fs.rmSync(log);
  fs.writeFileSync(log, full);
  fs.writeFileSync(other, 'of the user', { mode: 0o644 });
  fs.symlinkSync(other, older);
  moveIfFull(log);
  expect(fs.readFileSync(other, 'utf8')).toBe('of the user');
  expect([fs.lstatSync(older).isFile(), fs.statSync(older).size, fs.statSync(log).size]).toEqual([
    true,
    full.length,
    0,
  ]);
});

test.skipIf(process.platform === 'win32')('a pipe in the place of the second file keeps nobody waiting', () => {
  const { log, older } = placesIn(temporaryFolder());
  fs.writeFileSync(log, full);
  execFileSync('mkfifo', [older]);
  moveIfFull(log);
  expect([fs.statSync(older).size, fs.statSync(log).size]).toEqual([full.length, 0]);
});
