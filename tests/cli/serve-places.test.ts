/** Environments in which a command has no place for its data or its files. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { environmentOf, program, run, temporaryPlace, workrail } from '../e2e/support.ts';

test.each([
  [{ WORKRAIL_DATA_DIR: 'data' }, 'WORKRAIL_DATA_DIR is not an absolute path'],
  [{ WORKRAIL_DATA_DIR: '~/data' }, 'WORKRAIL_DATA_DIR is not an absolute path'],
  [{ HOME: 'data' }, 'HOME is empty or not an absolute path'],
  [{ HOME: '', USERPROFILE: '' }, 'no home directory: HOME is empty'],
] as const)('serve with %j does not start, and names the variable', async (env, named) => {
  const { code, stdout, stderr } = await workrail(temporaryPlace(), ['serve'], { env });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('error[USAGE_ERROR]');
  expect(stderr).toContain(named);
});

// Node.js reads another path from such bytes: without a check, files are created in a directory that nobody named.
test.skipIf(process.platform !== 'linux').each([
  ['the current directory', 'cd "$ODD" &&', ['init', '--client', 'claude-code', '--yes'], 'the path of the current'],
  ['WORKRAIL_DATA_DIR', 'WORKRAIL_DATA_DIR="$ODD"', ['start', 'wr.session_notes'], 'WORKRAIL_DATA_DIR contains bytes'],
  ['HOME', 'HOME="$ODD"', ['list'], 'HOME contains bytes'],
])('a path that is not UTF-8 is refused, and no other is created: %s', async (_, before, args, named) => {
  const place = temporaryPlace();
  const odd = Buffer.concat([Buffer.from(`${place.folder}/odd`), Buffer.from([0xff])]);
  fs.mkdirSync(odd);
  const entries = fs.readdirSync(place.folder);
  const script = `ODD="$(printf '%s/odd\\377' "$1")"; shift; ${before} exec "$@"`;
  const words = ['-c', script, 'sh', place.folder, process.execPath, program(), ...args];
  const { code, stderr } = await run('/bin/sh', words, { cwd: place.project, env: environmentOf(place) });
  expect([code, stderr]).toEqual([2, expect.stringContaining(named)]);
  expect(fs.readdirSync(place.folder)).toEqual(entries);
  expect(fs.readdirSync(odd)).toEqual([]);
});
