/** Files of a repository that are no files, or whose names are written for the terminal: refused, named, and never waited for. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CheckReport } from '../../schemas/diagnostics.ts';
import { type Place, plainSteps, Server, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

async function compiledPlace(): Promise<Place> {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  expect((await workrail(place, ['compile'])).code).toBe(0);
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
      const { code } = await workrail(place, args);
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
    const { stdout, stderr } = await workrail(place, ['doctor']);
    expect(stdout + stderr).toContain('.mcp.json cannot be read (EFTYPE)');
  });

  test('that a user names is refused with what reads one', async () => {
    const place = await compiledPlace();
    const at = path.join(place.project, 'draft.json');
    execFileSync('mkfifo', [at]);
    const { code, stderr } = await workrail(place, ['check', 'draft.json']);
    expect([code, stderr.includes('it is a pipe or a device, not a file')]).toEqual([2, true]);
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
    const { stdout, stderr } = await workrail(place, args);
    const said = stdout + stderr;
    expect([args, steers(said), said.includes('\n::error::x')]).toEqual([args, false, false]);
  }
  const named = await workrail(place, ['check', path.join('.workrail/workflows', name)]);
  expect(steers(named.stdout + named.stderr)).toBe(false);
  const report = JSON.parse((await workrail(place, ['check', '--json'])).stdout) as CheckReport;
  expect(report.diagnostics[0]?.message).toContain('\\u{1b}');
  expect((await workrail(place, ['list'])).stdout).toContain('project.good');
});

test('a file that claims a wr. id outside of the package is a file of the project', async () => {
  const place = await compiledPlace();
  fs.writeFileSync(path.join(place.project, 'sly.json'), JSON.stringify(sourceOf('wr.code_review', plainSteps(1))));
  const { code, stdout, stderr } = await workrail(place, ['inspect', 'sly.json']);
  expect([code, (stdout + stderr).includes('reserved-namespace')]).toEqual([1, true]);
});
