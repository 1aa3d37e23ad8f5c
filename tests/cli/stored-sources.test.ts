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
