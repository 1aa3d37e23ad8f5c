/**
 * Properties of the compiler over whole workflows that use everything the format knows. A failure is shown as it was found: to
 * shrink a whole workflow takes longer than to read it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileAll, type Compiled, type CompileInput } from '../../compiler/compile.ts';
import { formatSource } from '../../compiler/format/format.ts';
import { brokenInvariant } from '../../compiler/phases/7-seal/invariants.ts';
import { isCanonicalText } from '../../schemas/canonical/json.ts';
import { compiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { type GeneratedNames, type GeneratedSources, workflowSources } from '../support/workflow-sources.ts';
import { fixtureHost } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

const names: GeneratedNames = {
  refs: ['wr.refs.notes_first', 'wr.refs.append_only_truth'],
  contracts: ['wr.contracts.review_findings'],
  features: [
    'wr.features.output_contracts',
    { id: 'wr.features.capabilities', config: { probeVisibility: 'shown' } },
    { id: 'wr.features.wordy', config: { rule: 'One line.\nAnother line.' } },
  ],
  calls: [
    { templateId: 'wr.templates.capability_probe', args: { capability: 'delegation' } },
    { templateId: 'wr.templates.review_rounds', args: { subject: 'one\ntwo', areas: ['a', 'b'] } },
  ],
};
const sources = workflowSources(names);

const inputsOf = ({ main, beside }: GeneratedSources, text = JSON.stringify(main), file = 'main.json') => [
  { file, text, sourceKind: 'project' as const },
  ...beside.map(
    (one, index): CompileInput => ({ file: `${index}.json`, text: JSON.stringify(one), sourceKind: 'project' }),
  ),
];

function compiledFrom(generated: GeneratedSources, text?: string, file = 'main.json'): Compiled {
  const { compiled, diagnostics } = compileAll(inputsOf(generated, text, file), fixtureHost);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const found = compiled.find((one) => one.file === file);
  if (found === undefined) throw new Error(errors.map(({ rendered }) => rendered).join('\n'));
  expect(errors).toEqual([]);
  return found;
}

type Random = () => number;
const randoms = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }));

function withShuffledKeys(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => withShuffledKeys(item, random));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => ({ key, item: withShuffledKeys(item, random), rank: random() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ key, item }) => [key, item]),
  );
}

type Pointer = readonly (string | number)[];
function leavesOf(value: unknown, path: Pointer = []): readonly Pointer[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: readonly [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries.flatMap(([key, member]) => leavesOf(member, [...path, key]));
}

function replacedAt(value: unknown, [key, ...rest]: Pointer, change: (leaf: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? replacedAt(item, rest, change) : item));
  const object = value as Readonly<Record<string, unknown>>;
  return { ...object, [key]: replacedAt(object[key], rest, change) };
}

/** One more than a number beyond 2^53 may be the same number. */
const anotherNumber = (value: number) => (Number.isSafeInteger(Math.ceil(value)) ? value + 1 : value / 2);
const another = (leaf: unknown): unknown =>
  typeof leaf === 'boolean' ? !leaf : typeof leaf === 'number' ? anotherNumber(leaf) : leaf === null ? 'x' : `${leaf}x`;

describe('any workflow', () => {
  // @verifies compile-errors-as-data
  // @verifies compiled-snapshot-shape
  it('that the format allows compiles into a snapshot that holds what is promised', () => {
    assertProperty(
      fc.property(sources, (generated) => {
        const { snapshot, text, workflowHash, map } = compiledFrom(generated);
        expect(brokenInvariant(snapshot)).toBeNull();
        expect(compiledSnapshot.strict().parse(snapshot)).toEqual(snapshot);
        expect(isCanonicalText(text)).toBe(true);
        expect(workflowHash).toBe(`sha256:${fixtureHost.digest(new TextEncoder().encode(text))}`);
        for (const [index, { prompt }] of snapshot.steps.entries()) {
          expect(prompt).not.toMatch(/\r|[ \t]$|[ \t]\n/m);
          expect(map.steps[index]?.lines).toHaveLength(prompt.split('\n').length);
        }
      }),
      { numRuns: 50, endOnFailure: true },
    );
  });

  // @verifies compile-deterministic
  it('has the same hash whatever its key order, its blanks, and the name of its file', () => {
    const indents = fc.constantFrom<string | number>(0, 1, 4, '\t');
    assertProperty(
      fc.property(sources, indents, fc.boolean(), randoms, (generated, indent, isCrlf, stream) => {
        const plain = compiledFrom(generated);
        const pretty = JSON.stringify(
          withShuffledKeys(generated.main, () => stream.next().value ?? 0),
          null,
          indent,
        );
        const other = compiledFrom(
          generated,
          isCrlf ? pretty.replaceAll('\n', '\r\n') : pretty,
          'deep/other name.json',
        );
        expect(other.text).toBe(plain.text);
        expect(other.workflowHash).toBe(plain.workflowHash);
        expect(other.sourceDigest).toBe(plain.sourceDigest);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  // @verifies lockfile-ignores-formatting
  it('has the same hash after `fmt`, and `fmt` changes nothing the second time', () => {
    assertProperty(
      fc.property(sources, randoms, (generated, stream) => {
        const text = JSON.stringify(withShuffledKeys(generated.main, () => stream.next().value ?? 0));
        const formatted = formatSource({ file: 'main.json', text }).text ?? '';
        expect(formatSource({ file: 'main.json', text: formatted }).text).toBe(formatted);
        expect(compiledFrom(generated, formatted).text).toBe(compiledFrom(generated).text);
      }),
      { numRuns: 30, endOnFailure: true },
    );
  });

  // @verifies workflow-hash-jcs
  // @verifies nothing-authored-is-dropped
  it('has another hash after any change of any value that still compiles', () => {
    let changes = 0;
    assertProperty(
      fc.property(sources, randoms, (generated, stream) => {
        const before = compiledFrom(generated);
        const leaves = leavesOf(generated.main).filter(([first]) => first !== '$schema' && first !== 'lintIgnore');
        for (let round = 0; round < 8; round += 1) {
          const pointer = leaves[Math.floor((stream.next().value ?? 0) * leaves.length)] ?? [];
          const main = replacedAt(generated.main, pointer, another);
          const { compiled } = compileAll(inputsOf(generated, JSON.stringify(main)), fixtureHost);
          const after = compiled.find(({ file }) => file === 'main.json');
          if (after === undefined) continue;
          changes += 1;
          expect({ pointer, hash: after.workflowHash }).not.toEqual({ pointer, hash: before.workflowHash });
        }
      }),
      { numRuns: 40, endOnFailure: true },
    );
    expect(changes).toBeGreaterThan(100);
  });

  // @verifies compile-errors-as-data
  it('that is damaged anywhere gives located diagnostics or a snapshot, never an exception', () => {
    const junk = fc.oneof(
      fc.constantFrom<unknown>(null, '', ' ', 0, -1, 1.5, true, [], {}, 'x', '{{wr.bindings.x}}', '{{wr.', ['x'], {
        kind: 'ref',
      }),
      fc.jsonValue(),
    );
    let refused = 0;
    assertProperty(
      fc.property(sources, junk, randoms, (generated, value, stream) => {
        const random = () => stream.next().value ?? 0;
        const leaves = leavesOf(generated.main);
        const leaf = leaves[Math.floor(random() * leaves.length)] ?? [];
        const pointer = leaf.slice(0, 1 + Math.floor(random() * leaf.length));
        const other = leaves[Math.floor(random() * leaves.length)] ?? [];
        const moved =
          random() < 0.5 ? value : other.reduce<unknown>((inner, key) => (inner as never)[key], generated.main);
        const text = JSON.stringify(replacedAt(generated.main, pointer, () => moved));
        const { diagnostics, compiled } = compileAll(inputsOf(generated, text), fixtureHost);
        const errors = diagnostics.filter(({ severity }) => severity === 'error');
        if (errors.length > 0) refused += 1;
        expect(compiled.some(({ file }) => file === 'main.json')).toBe(
          !errors.some(({ at }) => at.file === 'main.json'),
        );
        for (const { at } of errors.filter((error) => error.at.file === 'main.json'))
          expect(at.offset + at.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 150, endOnFailure: true },
    );
    expect(refused).toBeGreaterThan(30);
  });
});
