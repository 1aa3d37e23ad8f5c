/** Sources in the folder of the user, as they are named to somebody who looks at a project. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProcess } from '../support/command-line.ts';
import { plainSteps, sourceOf, temporaryPlace, workrail, writeSource } from '../e2e/support.ts';

function placeWithBrokenUserSource() {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  const folder = path.join(place.home, '.workrail/workflows');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'm.json'), JSON.stringify({ ...sourceOf('user.own', plainSteps(1)), stepz: [] }));
  return place;
}
const name = '~/.workrail/workflows/m.json';

// @verifies user-sources-are-named-by-their-place
test('a broken source of the user is named by its place in every warning and error', async () => {
  const place = placeWithBrokenUserSource();
  const listed = await inProcess(place, ['list']);
  expect(listed.stderr).toContain(`${name} does not compile and is not served. Run: workrail check --project ~`);
  const inspected = await inProcess(place, ['inspect', 'user.own']);
  expect(inspected.stderr).toContain(`${name} has errors`);
  expect(inspected.stderr).toContain(`Run: workrail check ${name}`);
  expect((await inProcess(place, ['compile'])).code).toBe(0);
  fs.appendFileSync(path.join(place.home, '.workrail/workflows/m.json'), '\n');
  const frozen = await workrail(place, ['serve', '--frozen']);
  expect(frozen.stderr).toContain(`${name} does not compile`);
  expect(frozen.stderr).toContain('Run: workrail check --project ~');
  for (const { stdout, stderr } of [listed, inspected, frozen])
    expect(stdout + stderr).not.toMatch(/(?<!~\/\.workrail\/)workflows\/m\.json/);
});

test('the command that the warning names shows the errors', async () => {
  const place = placeWithBrokenUserSource();
  for (const folder of [place.home, path.join(place.home, '.workrail'), path.join(place.home, '.workrail/workflows')]) {
    const { code, stdout } = await inProcess(place, ['check', '--project', folder]);
    expect([folder, code, stdout]).toEqual([folder, 1, expect.stringContaining('read/unknown-key')]);
  }
});

test('check asks to compile only while something is not compiled', async () => {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  const says = async () => (await inProcess(place, ['check'])).stdout.includes('Run `workrail compile`');
  expect(await says()).toBe(true);
  await inProcess(place, ['compile']);
  expect(await says()).toBe(false);
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(2)));
  expect(await says()).toBe(true);
  // Served compiles; the lock file is for review and stays as it was.
  await inProcess(place, ['list']);
  expect(await says()).toBe(true);
  await inProcess(place, ['compile']);
  expect(await says()).toBe(false);
});
