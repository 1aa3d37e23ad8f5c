/** However much of anything the format lists, `check` and `lint` do a bounded amount of work for each item: counted, not timed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import { compileInputs } from '../../project/compile/compile-root.ts';
import { reviewWith } from '../../project/configuration/lint-review.ts';
import { type Work, workOf } from '../support/executed-work.ts';
import { withoutOptimizer } from '../support/without-optimizer.ts';
import { brokenLists, legacyLists, type Lists, nativeLists, type Source } from '../support/long-sources.ts';

const part = {
  file: 'part.json',
  text: JSON.stringify({
    id: 'project.part',
    kind: 'routine',
    name: 'Part',
    description: 'Fills an extension point.',
    version: '1.0.0',
    extensionContract: { accepts: [], produces: [] },
    steps: [{ id: 'do_it', title: 'Do it', prompt: 'Do the part.' }],
  }),
  sourceKind: 'project' as const,
};

function judge(source: Source): readonly string[] {
  const text = JSON.stringify(
    { id: 'project.large', name: 'Large', description: 'Has much of one thing.', version: '1.0.0', ...source },
    null,
    2,
  );
  const inputs = [{ file: 'large.json', text, sourceKind: 'project' as const }, part];
  return compileInputs(inputs, { review: reviewWith({}, '/') }).diagnostics.map(({ code }) => code);
}

withoutOptimizer();

const few = rounds.listItems;
/** Beyond every limit that bounds the work for one item: below a limit, more items mean more work for each. */
const beyondLimits = 210;
const limited = new Set([
  'unknown names in prompts',
  'parts of `all` over a key each',
  'older delegations',
  'older bodies that do not exist',
]);
/** Below this, what is done once for each source counts more than what is done for each item. */
const callsForEach = 60;

/** What grows much faster than the list. */
function superlinear(before: Work, after: Work, n: number): readonly string[] {
  const found: string[] = [];
  for (const [name, count] of after) {
    const least = before.get(name) ?? 0;
    if (count > 2 * n * callsForEach && count > 2.6 * least) found.push(`${name}: ${least} → ${count}`);
  }
  return found;
}

/** Each list of a JSON Schema, as a path with `[]` for an item and `{}` for a member of any name. */
function listsOf(schema: Source): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: unknown, path: string, refs: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const one = node as { readonly [key: string]: unknown };
    const ref = one['$ref'];
    if (typeof ref === 'string' && !refs.includes(ref)) {
      const target = ref
        .split('/')
        .slice(1)
        .reduce<unknown>((at, key) => (at as Source)[key], schema);
      visit(target, path, [...refs, ref]);
    }
    for (const key of ['anyOf', 'oneOf', 'allOf'])
      for (const branch of (one[key] ?? []) as readonly unknown[]) visit(branch, path, refs);
    for (const key of ['then', 'else']) visit(one[key], path, refs);
    if (one['items'] !== undefined) found.add(`${path}[]`);
    visit(one['items'], `${path}[]`, refs);
    const others = one['additionalProperties'];
    if (typeof others === 'object') {
      found.add(`${path}{}`);
      visit(others, `${path}{}`, refs);
    }
    for (const [key, inner] of Object.entries((one['properties'] ?? {}) as Source))
      visit(inner, path === '' ? key : `${path}.${key}`, refs);
  };
  visit(schema, '', []);
  return found;
}

/** How many items of each list a source has, together. */
function lengthsIn(source: Source): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const [item, named] = [`${path}${isList ? '[]' : '{}'}`, path === '' ? key : `${path}.${key}`];
      found.set(item, (found.get(item) ?? 0) + 1);
      visit(inner, item);
      if (!isList) visit(inner, named);
      if (named === 'steps[].body') visit(inner, 'steps');
    }
  };
  visit(source, '');
  return found;
}

/** A body is a list of steps, and what stands in it is looked at there. */
const isRepeated = (path: string) => /^steps\[\]\.body\[\]./.test(path);

test('each list of the source format is in the table', () => {
  const schema = JSON.parse(readFileSync('generated/schemas/workflow.v1.json', 'utf8')) as Source;
  const listed = new Set<string>();
  for (const make of Object.values(nativeLists))
    for (const [path, length] of lengthsIn(make(few))) if (length >= few) listed.add(path);
  const expected = [...listsOf(schema)].filter((path) => !isRepeated(path));
  expect(expected.length).toBeGreaterThan(40);
  expect(expected.filter((path) => !listed.has(path))).toEqual([]);
});

const tables: Readonly<Record<string, Lists>> = { native: nativeLists, broken: brokenLists, older: legacyLists };

describe.each(Object.entries(tables))('%s', (_, lists) => {
  test.each(Object.entries(lists))('twice as much of "%s" is about twice the work', (name, make) => {
    const n = lists === brokenLists || limited.has(name) ? beyondLimits : few;
    const [small, large] = [make(n), make(2 * n)];
    judge(make(10));
    const before = workOf(() => judge(small));
    let codes: readonly string[] = [];
    const after = workOf(() => {
      codes = judge(large);
    });
    expect({ name, grows: superlinear(before, after, n) }).toEqual({ name, grows: [] });
    if (lists !== brokenLists) expect(codes.filter((code) => /^read\/(?!legacy|format)/.test(code))).toEqual([]);
    else expect(codes.length).toBeGreaterThan(0);
  });
});

test('a rule that compares all pairs is noticed', () => {
  const all = (n: number) => {
    const items = Array.from({ length: n }, (_, index) => index);
    return workOf(() => items.filter((item) => items.includes(-item)));
  };
  expect(superlinear(all(few), all(2 * few), few)).toEqual([expect.stringContaining('Array.includes')]);
});
