/** Two builds of one version may compile a source differently: after an update of a clone, nothing that the earlier one compiled is served. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Catalog } from '../../schemas/catalog.ts';
import { type Place, program, root, sourceOf, temporaryPlace, workrail, writeSource } from './support.ts';

const { compilerDigest } = (await import('../../build/compiler-digest.mjs' as string)) as {
  compilerDigest(folder: string): string;
};

const stated = { ofThis: 'must not contain', ofOther: 'may not contain' };

/** This build with another text of the compiler, and the digest that a build from such sources has. */
function otherBuild(folder: string): string {
  program();
  for (const part of ['dist', 'generated/compiled', 'workflows', 'package.json'])
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const name of fs.readdirSync(path.join(folder, 'dist'))) {
    const file = path.join(folder, 'dist', name);
    const text = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(file, text.replaceAll(compilerDigest(root), '0123456789ab').replaceAll('must not ', 'may not '));
  }
  return path.join(folder, 'dist/workrail.cjs');
}

const catalogOf = (place: Place) =>
  JSON.parse(fs.readFileSync(path.join(place.project, '.workrail/compiled/catalog.json'), 'utf8')) as Catalog;
const promptsOf = (place: Place) =>
  catalogOf(place).workflows.map(({ workflowHash }) =>
    fs.readFileSync(
      path.join(place.project, `.workrail/compiled/snapshots/${workflowHash.replace(':', '-')}.json`),
      'utf8',
    ),
  );

// @verifies other-build-compiles-again
test('a project is compiled again by another build of the same version', async () => {
  const place = temporaryPlace();
  const validationCriteria = { not: { type: 'contains', value: 'DRAFT' } };
  const step = { id: 'one', title: 'One', prompt: 'Do it.', validationCriteria };
  writeSource(place, 'a.json', sourceOf('project.a', [step]));
  expect((await workrail(place, ['list'])).code).toBe(0);
  expect(promptsOf(place)).toEqual([expect.stringContaining(stated.ofThis)]);
  const other = otherBuild(path.join(place.folder, 'other'));
  expect((await workrail({ ...place, program: other }, ['list'])).code).toBe(0);
  expect(promptsOf(place)).toEqual([expect.stringContaining(stated.ofOther)]);
});

test('the digest of the compiler covers its sources, and no others', () => {
  const { folder } = temporaryPlace();
  for (const part of ['builtins', 'compiler', 'generated', 'schemas', 'cli']) {
    fs.mkdirSync(path.join(folder, part, 'inner'), { recursive: true });
    fs.writeFileSync(path.join(folder, part, 'inner/a.ts'), part);
  }
  const digestWith = (part: string) => {
    fs.appendFileSync(path.join(folder, part, 'inner/a.ts'), '.');
    return compilerDigest(folder);
  };
  const seen = [compilerDigest(folder), ...['builtins', 'compiler', 'generated', 'schemas'].map(digestWith)];
  expect(new Set(seen).size).toBe(5);
  expect(digestWith('cli')).toBe(seen.at(-1));
});
