import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../../compiler/phases/1-read/read.ts';
import { isError } from '../../../compiler/diagnostics/unlocated.ts';
import { fixtureNames, fixtureValue, legacyBuiltins } from './legacy-host.ts';
import { assertProperty } from '../../support/property.ts';

type Holder = { [key: string | number]: unknown };

const small = fixtureNames.filter((name) => !/^(large|over)-/.test(name));
const sources = small.map((name) => fixtureValue(name));

function holdersOf(value: unknown): Holder[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersOf)];
}

const stray = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, '', 'x', [], {}, [[]], [{}], { var: 'x' }, { and: [] }),
  fc.constantFrom<unknown>({ kind: 'text' }, { kind: 'ref', refId: 'wr.refs.modes' }, { type: 'loop' }, 'constructor'),
  fc.constantFrom<unknown>({ type: 'regex', pattern: '(' }, { var: 'toString', equals: [] }, '{{toString}}', '{{a.b}}'),
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    { toJSON: 1 },
    { var: 'x', equals: { toString: 1, valueOf: 1 } },
  ),
);
const legacyKeys = [
  'runCondition',
  'loop',
  'body',
  'equals',
  'in',
  'promptBlocks',
  'type',
  'id',
  'title',
  'items',
  'args',
];

type Edit = {
  readonly place: number;
  readonly entry: number;
  readonly kind: number;
  readonly value: unknown;
  readonly key: string;
};

function edited(source: unknown, edits: readonly Edit[]): unknown {
  const copy: unknown = structuredClone(source);
  for (const { place, entry, kind, value: shared, key } of edits) {
    const value: unknown = structuredClone(shared);
    const holders = holdersOf(copy);
    const holder = holders[place % holders.length];
    if (holder === undefined) continue;
    const keys = Object.keys(holder);
    const chosen = keys[entry % Math.max(1, keys.length)] ?? key;
    if (kind === 0) holder[chosen] = value;
    else if (kind === 1 && Array.isArray(holder)) holder.splice(entry % (holder.length + 1), 0, value);
    else if (kind === 2 && Array.isArray(holder)) holder.splice(entry % (holder.length + 1), 1);
    else if (kind === 2) delete holder[chosen];
    else if (!Array.isArray(holder)) holder[key] = value;
  }
  return copy;
}

const edit = fc.record({
  place: fc.nat(400),
  entry: fc.nat(20),
  kind: fc.nat(3),
  value: stray,
  key: fc.constantFrom(...legacyKeys),
});

describe('a damaged file of the older format', () => {
  // @verifies compile-errors-as-data
  it.each<[string, object, readonly string[]]>([
    [
      'a misspelt key beside a form',
      { agentRol: 'x', steps: [{ id: 'one', title: 'One', promptBlocks: { goal: 'g', verify: 'x' } }] },
      ['read/format', 'read/unknown-key', 'read/wrong-type'],
    ],
    [
      'a list of slots with native keys',
      { extensionPoints: [{ id: 'foo', purpose: 'p', defaultBinding: 'wr.x' }] },
      ['read/format', 'read/wrong-type'],
    ],
  ])('is native, and says why, for %s', (_, more, codes) => {
    const one = { id: 'team.x', name: 'X', description: 'Y', version: '1.0.0' };
    const text = JSON.stringify({ ...one, steps: [{ id: 'one', title: 'One', prompt: 'Go.' }], ...more });
    const { findings } = readSource({ file: 'a.json', text, sourceKind: 'project' }, legacyBuiltins);
    expect(findings.map(({ code }) => code).sort()).toEqual(codes);
    expect(findings.find(({ code }) => code === 'read/format')?.message).toContain('the native format');
  });

  it.each<[string, object]>([
    ['text for a list of a prompt block', { promptBlocks: { goal: 'g', constraints: 'c' } }],
    ['list for the criteria', { prompt: 'Go.', validationCriteria: [{ type: 'contains', value: 'x' }] }],
    ['list for a text of the output', { promptBlocks: { goal: 'g', outputRequired: { notesMarkdown: ['n'] } } }],
    ['object for a flag', { prompt: 'Go.', requireConfirmation: {} }],
  ])('is not suspected in a native file with a %s', (_, more) => {
    const one = { $schema: 'workflow.v1.json', id: 'team.x', name: 'X', description: 'Y', version: '1.0.0' };
    const text = JSON.stringify({ ...one, steps: [{ id: 'one', title: 'One', ...more }] });
    const { findings } = readSource({ file: 'a.json', text, sourceKind: 'project' }, legacyBuiltins);
    expect(findings.map(({ code }) => code)).toEqual(['read/wrong-type']);
  });

  it('gives findings that lie in the file, or a native source; never an exception', () => {
    let read = 0;
    let refused = 0;
    assertProperty(
      fc.property(fc.nat(sources.length - 1), fc.array(edit, { minLength: 1, maxLength: 4 }), (pick, edits) => {
        const text = JSON.stringify(edited(sources[pick], edits), null, 1);
        const { value, findings } = readSource({ file: 'a.json', text, sourceKind: 'project' }, legacyBuiltins);
        expect(value === null).toBe(findings.some(isError));
        for (const { at, code, message } of findings) {
          expect(at.offset + at.length).toBeLessThanOrEqual(text.length);
          expect(message.length).toBeGreaterThan(0);
          // A source that makes the compiler throw is contained, and is a defect all the same.
          expect(code).not.toBe('read/internal-error');
        }
        if (value === null) refused += 1;
        else read += 1;
      }),
      { numRuns: 800 },
    );
    // About one in eight is read: the rest of the distance keeps a rare draw from failing the test.
    expect(read).toBeGreaterThan(30);
    expect(refused).toBeGreaterThan(30);
  });

  it.each<[string, object, string]>([
    ['an unknown key', { metaGuidanc: ['x'], preconditions: ['y'] }, 'read/unknown-key'],
    ['a missing key', { description: undefined, preconditions: ['y'] }, 'read/missing-key'],
    ['a list where a text belongs', { preconditions: ['y'], about: ['x'] }, 'read/wrong-type'],
    ['an empty text', { preconditions: [''] }, 'read/empty'],
    ['an unknown autonomy', { recommendedPreferences: { recommendedAutonomy: 'free' } }, 'read/unknown-value'],
    ['a version that is none', { preconditions: ['y'], version: 'two' }, 'read/invalid-version'],
    ['a loop without rounds', { steps: [loop({ maxIterations: 0 })] }, 'read/out-of-range'],
    ['a loop without items', { steps: [loop({ type: 'forEach', maxIterations: 2 })] }, 'read/missing-key'],
    ['a body that is not there', { steps: [{ ...loop({}), body: 'nowhere' }] }, 'read/legacy-unknown-body'],
    ['a loop that is its own body', { steps: [{ ...loop({}), body: 'round' }] }, 'read/legacy-unknown-body'],
    [
      'two loops that are each other',
      {
        steps: [
          { ...loop({}), id: 'a', body: 'b' },
          { ...loop({}), id: 'b', body: 'a' },
        ],
      },
      'read/legacy-unknown-body',
    ],
  ])('%s is told where it stands', (_, more, code) => {
    const source = {
      id: 'team.x',
      name: 'X',
      description: 'Y',
      version: '1.0.0',
      steps: [{ id: 'one', title: 'One', prompt: 'Go.' }],
    };
    const text = JSON.stringify({ ...source, ...more });
    const { value, findings } = readSource({ file: 'a.json', text, sourceKind: 'project' }, legacyBuiltins);
    expect(value).toBeNull();
    const codes = new Set(findings.map((finding) => finding.code));
    codes.delete('read/format');
    expect([...codes]).toEqual([code]);
  });
});

function loop(more: object): object {
  return {
    id: 'round',
    type: 'loop',
    title: 'Round',
    loop: { type: 'while', maxIterations: 3, condition: { var: 'x' }, ...more },
    body: [{ id: 'inside', title: 'Inside', prompt: 'Go round.' }],
  };
}
