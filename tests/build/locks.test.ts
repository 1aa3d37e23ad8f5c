/** The registry of locks: each is held by a test, and each tag names one. What the generator refuses is shown on samples. */
import { describe, expect, test } from 'vitest';
import {
  type Lock,
  lockProblems,
  lockReport,
  readLocks,
  readTags,
  type Tag,
  tagsOf,
} from '../../build/generate/locks.ts';

const lock = (id: string, section = '§1'): Lock => ({ id, section, rule: `The rule of ${id}` });
const tag = (id: string, more: Partial<Tag> = {}): Tag => ({
  id,
  file: 'tests/a.test.ts',
  line: 3,
  test: 'a claim',
  ...more,
});
/** Joined here, so that this page is no tag itself. */
const says = (ids: string) => `// ${'@'}enforces ${ids}`;

/** A name that holds a value, as it stands in a source. */
const computed = ['`$', '{count} times`'].join('');

describe('the locks of this repository', () => {
  test('are each held by a test, and every tag names one', () => {
    expect(lockProblems(readLocks(), readTags())).toEqual([]);
  });
  test('are more than the locks of the specification, about 120', () => {
    expect(readLocks().length).toBeGreaterThan(120);
  });
});

describe('a tag', () => {
  test('belongs to the test below it, in a group, in a loop or with a table of cases', () => {
    const text = [
      `describe('outer', () => {`,
      `  ${says('one, two-b')}`,
      `  it('claims', () => expect(1).toBe(1));`,
      `  ${says('three')}`,
      `  for (const name of names) it(name, () => {});`,
      `});`,
      `/** ${says('four').slice(3)} */`,
      `describe.each(adapters)('over %s', () => {});`,
      says('five'),
      `test(${computed}, () => {});`,
    ].join('\n');
    expect(tagsOf('tests/a.test.ts', text).map(({ id, line, test: name }) => [id, line, name])).toEqual([
      ['one', 2, 'claims'],
      ['two-b', 2, 'claims'],
      ['three', 4, 'name'],
      ['four', 7, 'over %s'],
      ['five', 9, computed],
    ]);
  });
  test('above no test, or above one that is skipped, holds nothing', () => {
    const text = [says('one'), 'const x = 1;', says('two'), `it.skip('later', () => {});`, says('three')].join('\n');
    expect(tagsOf('a.ts', text).map(({ id, test: name }) => [id, name])).toEqual([
      ['one', null],
      ['two', null],
      ['three', null],
    ]);
  });
  test('in a string is a text about tags', () => {
    expect(tagsOf('a.ts', `const text = '${says('one')}';\n  \`${says('two')}\`;`)).toEqual([]);
  });
});

describe('the generator stops', () => {
  test('at a lock without a test, a tag without a lock, a tag above no test and a lock out of order, all named at once', () => {
    const problems = lockProblems(
      [lock('b'), lock('a'), lock('held')],
      [tag('b'), tag('held'), tag('unknown'), tag('a', { test: null, line: 9 })],
    );
    expect(problems).toEqual([
      expect.stringMatching(/^a is not in its place/),
      expect.stringMatching(/^a is held by no test/),
      expect.stringMatching(/^tests\/a\.test\.ts:3 names unknown/),
      expect.stringMatching(/^tests\/a\.test\.ts:9 says @enforces a above no test/),
    ]);
    expect(() => lockReport([lock('a')], [])).toThrow('a is held by no test');
  });
});

describe('the report', () => {
  test('stands by section, in the order of the specification, and links the tests', () => {
    const { content } = lockReport(
      [lock('a', '§10'), lock('b', '§2; decision 21'), lock('c', 'decision 3'), lock('d', '§2.2')],
      ['a', 'b', 'c', 'd'].map((id) => tag(id)),
    );
    expect(content.match(/^## .*$/gm)).toEqual([
      '## §2 The preferred tip',
      '## §2.2 Retention and collection',
      '## §10 Health and operation',
      '## decisions.md',
    ]);
    expect(content).toContain('| `b` | The rule of b | [a.test.ts](../../tests/a.test.ts) |');
  });
});
