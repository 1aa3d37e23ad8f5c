/** The registry of requirements: each is verified by a test, and each tag names one. Samples show what the generator refuses. */
import { describe, expect, test } from 'vitest';
import {
  type Registry,
  type Requirement,
  requirementProblems,
  requirementsPage,
  readRegistry,
  readTags,
  type Tag,
  tagsOf,
} from '../../build/generate/requirements.ts';

const requirement = (id: string, topic = 'One'): Requirement => ({ id, topic, rule: `The rule of ${id}` });
const registry = (...requirements: Requirement[]): Registry => ({ topics: ['One', 'Two'], requirements });
const tag = (id: string, more: Partial<Tag> = {}): Tag => ({
  id,
  file: 'tests/a.test.ts',
  line: 3,
  test: 'a claim',
  ...more,
});
/** Joined here, so that this page is no tag itself. */
const says = (ids: string) => `// ${'@'}verifies ${ids}`;

/** A name that holds a value, as it stands in a source. */
const computed = ['`$', '{count} times`'].join('');

describe('the requirements of this repository', () => {
  test('are each verified by a test, and every tag names one', () => {
    expect(requirementProblems(readRegistry(), readTags())).toEqual([]);
  });
  test('cover far more than the specification names', () => {
    expect(readRegistry().requirements.length).toBeGreaterThan(120);
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
  test('at a requirement without a test, a tag without a requirement, a tag above no test and a requirement out of order, all named at once', () => {
    const problems = requirementProblems(registry(requirement('b'), requirement('a', 'Three'), requirement('held')), [
      tag('b'),
      tag('held'),
      tag('unknown'),
      tag('a', { test: null, line: 9 }),
    ]);
    expect(problems).toEqual([
      expect.stringMatching(/^a is out of order/),
      expect.stringMatching(/^a has the unknown topic "Three"/),
      expect.stringMatching(/^a is verified by no test/),
      expect.stringMatching(/^tests\/a\.test\.ts:3 names unknown/),
      expect.stringMatching(/^tests\/a\.test\.ts:9 says @verifies a, but no test follows/),
    ]);
    expect(() => requirementsPage(registry(requirement('a')), [])).toThrow('a is verified by no test');
  });
});

describe('the report', () => {
  test('lists the topics in their order, with the tests and links to the decision records', () => {
    const { content } = requirementsPage(
      registry(requirement('a', 'Two'), requirement('b'), { ...requirement('c'), decisions: ['0001'] }),
      ['a', 'b', 'c'].map((id) => tag(id)),
    );
    expect(content.match(/^## .*$/gm)).toEqual(['## One', '## Two']);
    expect(content).toContain('| `b` | The rule of b | `tests/a.test.ts` |');
    expect(content).toMatch(/The rule of c \(\[ADR-0001\]\(\.\.\/\.\.\/docs\/decisions\/0001-.*\.md\)\)/);
  });
});
