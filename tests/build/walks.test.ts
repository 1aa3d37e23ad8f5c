/** What the page of walks is made of: the files that a call enters, their purposes, and the phases. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { phaseOf, phasesOf } from '../../build/structure/walk-phases.ts';
import { byPhase, marked, purposeOf, walksOf } from '../../build/structure/walks.ts';

const root = path.join(import.meta.dirname, '../..');
let walks: Awaited<ReturnType<typeof walksOf>> = [];

beforeAll(async () => {
  walks = await walksOf(root);
});

test('every file on a walk states its purpose in its first comment', () => {
  const files = new Set(walks.flatMap((walk) => walk.files));
  const silent = [...files].filter((file) => purposeOf(readFileSync(path.join(root, file), 'utf8')) === null);
  expect(silent).toEqual([]);
});

test('each walk begins at the public call, and reads take no way of their own through replies', () => {
  const filesOf = new Map(walks.map(({ call, files }) => [call, files]));
  expect(filesOf.get('compile')?.[0]).toBe('compiler/compile.ts');
  for (const call of ['advance', 'read', 'resume']) expect(filesOf.get(call)?.[0]).toBe('runtime/runtime.ts');
  const ofRead = (filesOf.get('read') ?? []).filter((file) => /^runtime\/(replies|use-cases)\//.test(file));
  expect(ofRead.length).toBeGreaterThan(3);
  expect(ofRead.length).toBeLessThanOrEqual(14);
});

test('every path of a phase is the path of files on a walk, and every phase of a walk has files', () => {
  for (const [kind, calls] of [
    ['compile', ['compile']],
    ['read', ['advance', 'read', 'resume']],
  ] as const) {
    const files = walks.filter(({ call }) => (calls as readonly string[]).includes(call)).flatMap((walk) => walk.files);
    const used = phasesOf(kind).flatMap(({ paths }) =>
      paths.map((prefix) => [prefix, files.some((file) => file.startsWith(prefix))]),
    );
    expect(used.filter(([, isUsed]) => isUsed === false)).toEqual([]);
    const empty = phasesOf(kind).filter((phase) => !files.some((file) => phaseOf(phasesOf(kind), file) === phase));
    expect(empty).toEqual([]);
  }
});

test('the phases of a walk contain each of its files once, with its position', () => {
  const files = [
    'runtime/runtime.ts',
    'schemas/limits.ts',
    'runtime/core/fold.ts',
    'runtime/use-cases/resume-session.ts',
  ];
  expect(byPhase('read', files).map(({ phase, inside }) => [phase.title, ...inside.map(({ place }) => place)])).toEqual(
    [
      ['Receive the call', 1, 4],
      ['Load the session', 3],
      ['Shared code', 2],
    ],
  );
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
