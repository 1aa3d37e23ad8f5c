/** The key of an input in place of the id of a condition: the help compiles when it is copied. */
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const inputs = [
  { key: 'urgent', kind: 'boolean' },
  { key: 'isLocal', kind: 'boolean' },
  { key: 'size', kind: 'enum', values: ['small', 'large'] },
  { key: 'files', kind: 'list' },
  { key: 'note', kind: 'string' },
  { key: 'count', kind: 'number' },
];
type Source = { readonly when: string; readonly conditions: readonly object[] };
const sourceOf = ({ when, conditions }: Source) => ({
  ...minimalSource,
  inputs,
  conditions,
  steps: [
    { id: 'plan', title: 'Plan', prompt: 'Set `urgent`, `isLocal`, `size`, `files`, `note` and `count`.' },
    { id: 'work', title: 'Work', prompt: 'Work.', when },
    { id: 'end', title: 'End', prompt: 'Report.' },
  ],
});
const diagnosticsOf = (source: Source) =>
  compileWorkflow(inputOf(JSON.stringify(sourceOf(source))), fixtureHost).diagnostics.filter(
    ({ severity }) => severity === 'error',
  );
const other = { id: 'is_small', kind: 'context_equals', key: 'size', value: 'small' };

/** What the help tells the author to write. */
function copied(help: string): { readonly id: string; readonly added: readonly object[] } {
  const [, id = '', added = ''] = /write `"([^"]+)"`, and add to `conditions`: `(.*)`$/.exec(help) ?? [];
  return { id, added: JSON.parse(`[${added}]`) };
}

describe('an input in place of a condition', () => {
  // @verifies inputs-are-no-conditions
  it.each<[string, string, readonly object[]]>([
    ['urgent', 'is_urgent', [{ kind: 'context_equals', key: 'urgent', value: true }]],
    ['not urgent', 'not_urgent', [{ kind: 'context_equals', key: 'urgent', value: false }]],
    ['!urgent', 'not_urgent', [{ kind: 'context_equals', key: 'urgent', value: false }]],
    ['not_urgent', 'not_urgent', [{ kind: 'context_equals', key: 'urgent', value: false }]],
    ['is_local', 'is_local', [{ kind: 'context_equals', key: 'isLocal', value: true }]],
    ['not isLocal', 'not_is_local', [{ kind: 'context_equals', key: 'isLocal', value: false }]],
    ['files', 'has_files', [{ kind: 'context_present', key: 'files' }]],
    ['note', 'has_note', [{ kind: 'context_present', key: 'note' }]],
    ['count', 'has_count', [{ kind: 'context_present', key: 'count' }]],
    [
      'not note',
      'not_has_note',
      [
        { kind: 'context_present', key: 'note' },
        { kind: 'not', of: 'has_note' },
      ],
    ],
  ])('gets a help that compiles when it is copied: %s', (when, id, conditions) => {
    const [found, ...more] = diagnosticsOf({ when, conditions: [other] });
    expect(more).toEqual([]);
    expect(found?.fixes ?? []).toEqual([]);
    expect(found?.help).toContain('is an input, not a condition');
    const help = copied(found?.help ?? '');
    expect(help.id).toBe(id);
    expect(help.added).toMatchObject(conditions);
    expect(diagnosticsOf({ when: help.id, conditions: [other, ...help.added] })).toEqual([]);
  });

  // @verifies inputs-are-no-conditions
  it.each<[string, object]>([
    ['all', { of: ['is_small', 'urgent'] }],
    ['any', { of: ['is_small', 'not_urgent'] }],
    ['any', { of: ['is_small', '!urgent'] }],
    ['not', { of: 'urgent' }],
  ])('gets the same help inside `%s`', (kind, more) => {
    const [found] = diagnosticsOf({ when: 'both', conditions: [other, { id: 'both', kind, ...more }] });
    const { id, added } = copied(found?.help ?? '');
    const corrected = JSON.parse(JSON.stringify(more).replace(/"(?:not_|!)?urgent"/, JSON.stringify(id)));
    const conditions = [other, { id: 'both', kind, ...corrected }, ...added];
    expect(diagnosticsOf({ when: 'both', conditions })).toEqual([]);
  });

  it('is tested by a condition that is already declared, which the help names', () => {
    const hurried = { id: 'in_a_hurry', kind: 'context_equals', key: 'urgent', value: true };
    const helpOf = (when: string) => diagnosticsOf({ when, conditions: [other, hurried] })[0]?.help;
    expect(helpOf('urgent')).toMatch(/write the id of a condition that tests it: `in_a_hurry`$/);
    expect(helpOf('size')).toMatch(/write the id of a condition that tests it: `is_small`$/);
    expect(helpOf('not urgent')).toContain('"not_urgent"');
  });

  it('gets an id that no condition has', () => {
    const taken = { id: 'is_urgent', kind: 'context_present', key: 'note' };
    expect(copied(diagnosticsOf({ when: 'urgent', conditions: [taken] })[0]?.help ?? '').id).toBe('is_urgent_2');
  });

  it('is a condition if one has the same name', () => {
    const negated = { id: 'urgent', kind: 'context_equals', key: 'urgent', value: true };
    expect(diagnosticsOf({ when: 'urgent', conditions: [negated] })).toEqual([]);
    expect(diagnosticsOf({ when: 'not urgent', conditions: [negated] })[0]?.help).toContain('"of": "urgent"');
  });
});
