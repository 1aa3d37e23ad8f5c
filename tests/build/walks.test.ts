/** The page of walks says what the code does: it is made again and compared. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { marked, purposeOf, walksOf, walksPage, walksPath } from '../../build/structure/walks.ts';

const root = path.join(import.meta.dirname, '../..');

test('the page of walks is current; `npm run structure -- --walks` writes it', async () => {
  expect(readFileSync(path.join(root, walksPath), 'utf8')).toBe(await walksPage(root));
});

test('every file on a walk states its purpose in its first comment', async () => {
  const files = new Set((await walksOf(root)).flatMap((walk) => walk.files));
  const silent = [...files].filter((file) => purposeOf(readFileSync(path.join(root, file), 'utf8')) === null);
  expect(silent).toEqual([]);
});

test('each walk begins at the public call, and reads take no way of their own through replies', async () => {
  const walks = new Map((await walksOf(root)).map(({ call, files }) => [call, files]));
  expect(walks.get('compile')?.[0]).toBe('compiler/compile.ts');
  for (const call of ['advance', 'read', 'resume']) expect(walks.get(call)?.[0]).toBe('runtime/runtime.ts');
  const ofRead = (walks.get('read') ?? []).filter((file) => /^runtime\/(replies|use-cases)\//.test(file));
  expect(ofRead.length).toBeGreaterThan(3);
  expect(ofRead.length).toBeLessThanOrEqual(13);
});

test.each([
  ['function f(a: number) { return a; }', 'function f(a: number) {__entered("x.ts"); return a; }'],
  ['const f = (a: number) => a;', 'const f = (a: number) => (__entered("x.ts"), a);'],
  ['const f = () => () => 1;', 'const f = () => (__entered("x.ts"), () => (__entered("x.ts"), 1));'],
  ['const f = () => ({ a: 1 });', 'const f = () => (__entered("x.ts"), ({ a: 1 }));'],
  ['declare function f(): void;', 'declare function f(): void;'],
])('a mark stands at the entry of each function: %s', (text, expected) => {
  expect(marked('x.ts', text)).toBe(expected);
});
