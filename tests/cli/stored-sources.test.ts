/** A data directory, or a copy of one, inside a source directory: what it stores is no source. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProcess } from '../support/command-line.ts';
import { plainSteps, sourceOf, temporaryPlace, writeSource } from '../e2e/support.ts';

function storedIn(folder: string): ReadonlyMap<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile() && !/p\.json$|compile/.test(name));
  return new Map(files.map((name) => [name, fs.readFileSync(path.join(folder, name), 'latin1')]));
}

test.each([
  ['the directory .workrail of the project', '.workrail', undefined],
  ['a directory below a source directory', 'store', { sources: ['.'] }],
  ['the project', '.', { sources: ['workflows', 'keys', '.'] }],
])('check quotes nothing and fmt changes nothing that is stored in %s', async (_what, data, config) => {
  const place = temporaryPlace();
  const inside = { ...place, data: path.join(place.project, data) };
  writeSource(place, 'p.json', sourceOf('project.p', plainSteps(1)));
  expect((await inProcess(inside, ['start', 'project.p'])).code).toBe(0);
  if (config !== undefined) fs.writeFileSync(path.join(place.project, 'workrail.json'), JSON.stringify(config));
  const before = storedIn(inside.data);
  expect([...before.keys()].filter((name) => /keyring|pinned|snapshots/.test(name)).length).toBeGreaterThan(2);
  // A client can set the variable for its server alone.
  for (const seen of [inside, place]) {
    const checked = await inProcess(seen, ['check', '--project', place.project]);
    expect([checked.code, checked.stdout, checked.stderr]).toEqual([0, expect.stringContaining('1 workflow'), '']);
    expect((await inProcess(seen, ['fmt', '--project', place.project])).code).toBe(0);
  }
  for (const [name, bytes] of before) expect(fs.readFileSync(path.join(inside.data, name), 'latin1'), name).toBe(bytes);
});

test('compile removes nothing from a data directory that is also a directory of compiled workflows', async () => {
  const place = temporaryPlace();
  writeSource(place, 'p.json', sourceOf('project.p', plainSteps(1)));
  for (const data of [path.join(place.project, '.workrail', 'compiled'), path.join(place.project, 'out')]) {
    const inside = { ...place, data };
    expect((await inProcess(inside, ['compile', '--out', 'out'])).code).toBe(0);
    expect((await inProcess(inside, ['start', 'project.p'])).code).toBe(0);
    const before = [...storedIn(data).keys()].filter((name) => /^snapshots/.test(name));
    expect(before.length).toBeGreaterThan(0);
    expect((await inProcess(inside, ['compile'])).code).toBe(0);
    const ran = await inProcess(inside, ['compile', '--out', path.relative(place.project, data)]);
    expect([ran.code, ran.stderr]).toEqual([
      2,
      expect.stringMatching(/is (a data directory|the directory of the comp)/),
    ]);
    expect([...storedIn(data).keys()]).toEqual(expect.arrayContaining(before));
  }
});

test('a file of a data directory that is named in the command is not quoted, and not changed', async () => {
  const place = temporaryPlace();
  writeSource(place, 'p.json', sourceOf('project.p', plainSteps(1)));
  expect((await inProcess(place, ['start', 'project.p'])).code).toBe(0);
  const before = storedIn(place.data);
  const link = path.join(place.project, 'draft.json');
  fs.symlinkSync(path.join(place.data, 'keys', 'keyring.json'), link);
  const named = [...before.keys()].filter((name) => name.endsWith('.json')).map((name) => path.join(place.data, name));
  for (const file of [...named, link]) {
    for (const args of [['check'], ['lint', '--fix'], ['fmt'], ['migrate'], ['inspect']]) {
      const ran = await inProcess(place, [...args, file]);
      expect([args, ran.code, ran.stdout]).toEqual([args, 2, '']);
      expect(ran.stderr).toContain('belongs to the stored runs of a data directory');
    }
  }
  expect(storedIn(place.data)).toEqual(before);
});

test.each([
  ['.workrail', 'data', 'daemon', 'worktrees', 'one'],
  ['.workrail', 'compiled', 'inner'],
])('a project in %s/%s is checked like any other', async (...names) => {
  const place = temporaryPlace();
  fs.mkdirSync(path.join(place.project, '.workrail', 'data'), { recursive: true });
  fs.writeFileSync(path.join(place.project, '.workrail', 'data', '.store.lock'), '');
  const inner = { ...place, project: path.join(place.project, ...names) };
  writeSource(inner, 'p.json', sourceOf('project.p', plainSteps(1)));
  const source = path.join(inner.project, '.workrail', 'workflows', 'p.json');
  for (const args of [['check'], ['compile'], ['fmt'], ['check', source]]) {
    const ran = await inProcess(inner, args);
    expect([args, ran.code, ran.stderr]).toEqual([args, 0, '']);
  }
});

test('no link in the project, and none that is named, leads to what is stored', async () => {
  const place = temporaryPlace();
  const inside = { ...place, data: path.join(place.project, '.workrail', 'data') };
  writeSource(place, 'p.json', sourceOf('project.p', plainSteps(1)));
  expect((await inProcess(inside, ['start', 'project.p'])).code).toBe(0);
  const before = storedIn(inside.data);
  const pinned = [...before.keys()].find((name) => name.includes('pinned')) ?? '';
  const workflows = path.join(place.project, '.workrail', 'workflows');
  fs.symlinkSync(path.join(inside.data, 'keys', 'keyring.json'), path.join(workflows, 'x.json'));
  fs.symlinkSync(path.join(inside.data, pinned), path.join(workflows, 'y.json'));
  const [toKeys, toAll] = ['s', 't'].map((name) => path.join(place.project, name)) as [string, string];
  fs.symlinkSync(path.join(inside.data, 'keys'), toKeys);
  fs.symlinkSync(path.dirname(inside.data), toAll);
  fs.writeFileSync(path.join(place.project, 'workrail.json'), JSON.stringify({ sources: ['s', 't'] }));
  for (const args of [
    ['check'],
    ['lint', '--fix'],
    ['fmt'],
    ['migrate', toKeys],
    ['migrate', toAll],
    ['check', 's/keyring.json'],
  ]) {
    const ran = await inProcess(place, args);
    expect(ran.stdout + ran.stderr, args.join(' ')).not.toContain('"current"');
    expect(ran.stdout + ran.stderr, args.join(' ')).not.toContain('keyId');
  }
  expect(storedIn(inside.data)).toEqual(before);
});

test('workflows in directories that are named like those of a data directory are sources', async () => {
  const place = temporaryPlace();
  for (const file of ['keys/keyring.json', 'sessions/rec.json', 'cache/c.json']) {
    fs.mkdirSync(path.join(place.project, '.workrail', 'workflows', path.dirname(file)), { recursive: true });
    writeSource(place, file, sourceOf(`project.${path.basename(file, '.json')}`, plainSteps(1)));
  }
  expect((await inProcess(place, ['check'])).stdout).toContain('3 workflows');
  expect((await inProcess(place, ['check', '.workrail/workflows/sessions/rec.json'])).code).toBe(0);
});

test('a checkout of the daemon is migrated, and what is beside it is not', async () => {
  const place = temporaryPlace();
  writeSource(place, 'p.json', sourceOf('project.p', plainSteps(1)));
  expect((await inProcess(place, ['start', 'project.p'])).code).toBe(0);
  const old = {
    id: 'old',
    name: 'Old',
    description: 'D.',
    version: '1.0.0',
    steps: [{ id: 'a', title: 'A', prompt: 'P.' }],
  };
  const folders = [path.join('daemon', 'worktrees', 'one', 'old'), path.join('daemon', 'sessions', 's1')];
  for (const folder of folders) {
    fs.mkdirSync(path.join(place.data, folder), { recursive: true });
    fs.writeFileSync(path.join(place.data, folder, 'w.json'), JSON.stringify(old));
  }
  const link = path.join(place.folder, 'link');
  fs.symlinkSync(place.data, link);
  const [checkout = '', sessions = ''] = folders;
  for (const data of [place.data, link]) {
    expect((await inProcess(place, ['migrate', path.join(data, checkout)])).stdout).toContain('old');
    expect((await inProcess(place, ['migrate', path.join(data, sessions)])).code).not.toBe(0);
  }
});
