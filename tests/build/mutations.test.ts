/** The list of mutations follows the code: each can be applied, and names a requirement whose tests can be selected. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRequirements, readTags } from '../../build/generate/requirements.ts';
import { mutations } from '../../build/mutate/mutations/index.ts';
import { listRows } from '../../build/mutate/report.ts';
import { copied } from '../../build/mutate/workspace.ts';
import { selectionOf } from '../../build/mutate/selection.ts';
import { rooms } from '../../build/structure/measure.ts';

/** A name that holds a value, as it stands in a source. */
const computed = ['`$', '{count} times`'].join('');

describe('the mutations', () => {
  test('break at least 130 entries, each of the registry', () => {
    const requirements = new Set(mutations.map(({ requirement }) => requirement));
    expect(requirements.size).toBeGreaterThanOrEqual(130);
    const known = new Set(readRequirements().map(({ id }) => id));
    expect([...requirements].filter((requirement) => !known.has(requirement))).toEqual([]);
  });

  test.each(mutations)(
    '$requirement: its place in $file is found exactly once, and changes',
    ({ file, search, replacement }) => {
      expect(readFileSync(file, 'utf8').split(search).length - 1, `correct the search text in build/mutate`).toBe(1);
      expect(replacement).not.toBe(search);
    },
  );

  test('select tests that run the sources', () => {
    const tags = readTags();
    const without = mutations.filter(({ requirement }) => selectionOf(requirement, tags).files.length === 0);
    expect(without.map(({ requirement }) => requirement)).toEqual([]);
  });
});

describe('the copy in which rules are broken', () => {
  test('holds every folder that the product and its tests import', () => {
    const held = new Set(copied());
    const product = rooms.filter((name) => existsSync(name));
    expect(
      [...product, 'build', 'generated', 'plugin', 'tests', 'workflows'].filter((name) => !held.has(name)),
    ).toEqual([]);
  });
});

describe('the rows of the report', () => {
  const mutation = (requirement: string, breaks: string) => ({
    requirement,
    file: 'a.ts',
    search: 'x',
    replacement: 'y',
    breaks,
  });
  const [first, second, third] = [
    mutation('one', 'is left out'),
    mutation('two', 'is cut'),
    mutation('two', 'is lost'),
  ];
  const rowOf = ({ requirement, breaks }: typeof first, count: string) =>
    `| \`${requirement}\` | \`a.ts\` | ${breaks} | ${count} |`;
  test('keep those of earlier runs, replace those of this one, and drop those that are not listed any more', () => {
    const before = [rowOf(second, '1 of 2'), rowOf(first, '2 of 2'), rowOf(mutation('gone', 'is gone'), '1 of 1')];
    const rows = listRows(before, [{ mutation: second, ran: { failed: 2, passed: 1 } }], [first, second, third]);
    expect(rows).toEqual([rowOf(first, '2 of 2'), rowOf(second, '2 of 3')]);
  });
});

describe('a selection', () => {
  const tag = (file: string, test: string) => ({ id: 'a', file, line: 1, test });
  test('takes any case of a table, any count, and a computed name', () => {
    expect(selectionOf('a', [tag('tests/b.test.ts', '%s is (refused)'), tag('tests/b.test.ts', computed)])).toEqual({
      files: ['tests/b.test.ts'],
      pattern: '.* is \\(refused\\)|.* times',
    });
    expect(selectionOf('a', [tag('tests/b.test.ts', 'what')]).pattern).toBe('.*');
  });
  test('runs a shared suite through the files that import it, and leaves out what runs the bundle', () => {
    const { files } = selectionOf('a', [
      tag('tests/runtime/storage/conformance.ts', 'x y'),
      tag('tests/e2e/b.test.ts', 'x'),
      tag('tests/cli/b.test.ts', 'x'),
    ]);
    expect(files).toContain('tests/runtime/storage/file.test.ts');
    expect(files).toContain('tests/runtime/storage/memory.test.ts');
    expect(files.filter((file) => !file.startsWith('tests/runtime/storage/'))).toEqual([]);
  });
});
