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

// @verifies user-sources-are-named-by-their-place
test('doctor and the warnings name the command that compiles the sources of the user', async () => {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  const source = path.join(place.home, '.workrail/workflows/m.json');
  fs.mkdirSync(path.dirname(source), { recursive: true });
  const write = (steps: number, extra = {}) =>
    fs.writeFileSync(source, JSON.stringify({ ...sourceOf('user.own', plainSteps(steps)), ...extra }));
  const fixNow = async () => {
    const { checks } = JSON.parse((await inProcess(place, ['doctor', '--json'])).stdout) as {
      checks: { name: string; fix?: string }[];
    };
    return checks.find(({ name }) => name === 'artifacts')?.fix;
  };
  write(1);
  await inProcess(place, ['compile']);
  expect(await fixNow()).toBe('Run: workrail compile --project ~');
  expect((await inProcess(place, ['compile', '--project', place.home])).code).toBe(0);
  expect(await fixNow()).toBeUndefined();
  write(1, { stepz: [] });
  await inProcess(place, ['list']);
  expect(await fixNow()).toBe('Run: workrail check --project ~');
  const listed = await inProcess(place, ['list']);
  expect(listed.stderr).toContain('user.own does not compile now; its last compiled version is used.');
  expect(listed.stderr).toContain('The user can run: workrail check --project ~\n');
  fs.rmSync(source);
  expect(await fixNow()).toBe('Run: workrail compile --allow-empty --project ~');
  expect((await inProcess(place, ['compile', '--allow-empty', '--project', place.home])).code).toBe(0);
  expect(await fixNow()).toBeUndefined();
});

test('a damaged compiled workflow of the user is made again by the command that is named', async () => {
  const place = temporaryPlace();
  writeSource(place, 'good.json', sourceOf('project.good', plainSteps(1)));
  const home = path.join(place.home, '.workrail');
  fs.mkdirSync(path.join(home, 'workflows'), { recursive: true });
  fs.writeFileSync(path.join(home, 'workflows/m.json'), JSON.stringify(sourceOf('user.own', plainSteps(1))));
  expect((await inProcess(place, ['compile', '--project', place.home])).code).toBe(0);
  const [snapshot = ''] = fs.readdirSync(path.join(home, 'compiled/snapshots'));
  fs.appendFileSync(path.join(home, 'compiled/snapshots', snapshot), ' ');
  const { stderr } = await inProcess(place, ['inspect', 'user.own']);
  expect(stderr).toContain('= help: Run: workrail compile --project ~\n');
  expect((await inProcess(place, ['compile', '--project', place.home])).code).toBe(0);
  expect((await inProcess(place, ['inspect', 'user.own'])).code).toBe(0);
});
