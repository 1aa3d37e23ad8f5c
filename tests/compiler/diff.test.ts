import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { diffWorkflows } from '../../compiler/diff/diff.ts';
import { movedIds } from '../../compiler/diff/kept-order.ts';
import { changedWords } from '../../compiler/diff/words.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { workflowChange } from '../../schemas/workflow-diff.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

function snapshotOf(more: object): CompiledSnapshot {
  const { compiled, diagnostics } = compileWorkflow(inputOf({ ...minimalSource, ...more }), fixtureHost);
  if (compiled === null) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return compiled.snapshot;
}
const step = (id: string, more: object = {}) => ({ id, title: `Title ${id}`, prompt: `Do ${id} with care.`, ...more });
const steps = (...ids: readonly string[]) => ({ steps: ids.map((id) => step(id)) });
const diffOf = (before: object, after: object) => diffWorkflows(snapshotOf(before), snapshotOf(after));
const shortOf = ({ changes }: ReturnType<typeof diffOf>) =>
  changes.map(({ part, kind, id, field }) => [part, kind, id, ...(field === undefined ? [] : [field])].join(' '));

const loopOf = (more: object) => ({
  conditions: [{ id: 'more', kind: 'loop_control' }],
  steps: [
    {
      type: 'loop',
      loopId: 'rounds',
      title: 'Rounds',
      maxIterations: 3,
      while: { kind: 'condition_ref', conditionId: 'more' },
      body: [step('a', { output: { contractRef: 'wr.contracts.loop_control' } })],
      ...more,
    },
  ],
});
const assessed = (more: object, guidance = 'Ask.') => ({
  assessments: [
    { id: 'risk', purpose: 'Risk.', dimensions: [{ id: 'd', purpose: 'D.', levels: ['a', 'b'], ...more }] },
  ],
  steps: [step('a', { assessmentRefs: ['risk'], assessmentConsequences: [{ anyEqualsLevel: 'b', guidance }] })],
});
const criterion = (value: string, message: string) => ({
  steps: [step('a', { validationCriteria: { type: 'contains', value, message } })],
});
const probed = (capability: string, probeVisibility: string) => ({
  capabilities: { [capability]: 'required' },
  features: [{ id: 'wr.features.capabilities', config: { probeVisibility } }],
});
const afterStep = (loop: ReturnType<typeof loopOf>) => ({ ...loop, steps: [step('a'), ...loop.steps] });
const browsing = (weight: string) => ({ capabilities: { web_browsing: weight } });
const handedOver = (required: boolean) => ({
  steps: [step('a', { output: { contractRef: 'wr.contracts.review_findings', required } })],
});
const converted = { inputs: [{ key: 'k', kind: 'number', coerce: true }] };
const alternatives = (...of: readonly object[]) => ({
  inputs: [{ key: 'k', kind: 'boolean' }],
  conditions: [
    { id: 'on', kind: 'context_equals', key: 'k', value: true },
    { id: 'off', kind: 'not', of: 'on' },
  ],
  steps: of,
});
const conditional = (...of: readonly object[]) => ({
  ...alternatives(...of),
  inputs: [{ key: 'k', kind: 'boolean', required: true }],
});
const both = [step('a', { when: 'on' }), step('b', { when: 'off' })];

describe('a diff', () => {
  it('of a workflow with itself is the same, and finds nothing', () => {
    expect(diffOf({}, {})).toEqual({ verdict: 'same', reasons: [], changes: [] });
  });

  it.each([
    ['wording', 'a prompt', { steps: [step('a')] }, { steps: [step('a', { prompt: 'Do a.' })] }],
    ['wording', 'guidance', { guidance: ['Be brief.'] }, { guidance: ['Be clear.'] }],
    ['wording', 'the version', {}, { version: '2.0.0' }],
    ['compatible', 'an added step', steps('a', 'b'), steps('a', 'x', 'b')],
    [
      'compatible',
      'an added step with a contract and a condition of its own',
      conditional(step('a', { when: 'on' })),
      conditional(
        step('a', { when: 'on' }),
        step('x', { when: 'off', output: { contractRef: 'wr.contracts.review_findings' } }),
      ),
    ],
    ['breaking', 'a condition of a step', conditional(step('a')), conditional(step('a', { when: 'on' }))],
    ['compatible', 'notes', { steps: [step('a')] }, { steps: [step('a', { notes: 'optional' })] }],
    ['compatible', 'a confirmation', { steps: [step('a')] }, { steps: [step('a', { requireConfirmation: true })] }],
    ['compatible', 'an optional input', {}, { inputs: [{ key: 'k', kind: 'string' }] }],
    ['compatible', 'more allowed values', enumOf('a'), enumOf('a', 'b')],
    ['breaking', 'fewer allowed values', enumOf('a', 'b'), enumOf('a')],
    ['wording', 'the order of allowed values', enumOf('a', 'b'), enumOf('b', 'a')],
    ['breaking', 'another allowed value', enumOf('a', 'b'), enumOf('b', 'c')],
    ['breaking', 'a required input', {}, { inputs: [{ key: 'k', kind: 'string', required: true }] }],
    [
      'breaking',
      'another kind of input',
      { inputs: [{ key: 'k', kind: 'string' }] },
      { inputs: [{ key: 'k', kind: 'list' }] },
    ],
    ['wording', 'the title of a loop', loopOf({ title: 'Rounds' }), loopOf({ title: 'Iterations' })],
    ['breaking', 'the limit of a loop', loopOf({ maxIterations: 3 }), loopOf({ maxIterations: 2 })],
    ['wording', 'the words of an assessment', assessed({ purpose: 'Reach.' }), assessed({ purpose: 'Who is hit.' })],
    ['wording', 'the words of a consequence', assessed({}, 'Ask.'), assessed({}, 'Ask someone.')],
    [
      'breaking',
      'the levels of an assessment',
      assessed({ levels: ['a', 'b'] }),
      assessed({ levels: ['a', 'b', 'c'] }),
    ],
    ['wording', 'the message of a criterion', criterion('x', 'Name x.'), criterion('x', 'State x.')],
    ['breaking', 'the value of a criterion', criterion('x', 'Name x.'), criterion('y', 'Name x.')],
    ['compatible', 'how a probe is listed', probed('web_browsing', 'shown'), probed('web_browsing', 'collapsed')],
    ['compatible', 'a conversion', { inputs: [{ key: 'k', kind: 'number' }] }, converted],
    ['breaking', 'no conversion', converted, { inputs: [{ key: 'k', kind: 'number' }] }],
    ['compatible', 'an alternative to a step', alternatives(step('a', { when: 'on' })), alternatives(...both)],
    ['breaking', 'a removed step', steps('a', 'b'), steps('b')],
    ['breaking', 'a moved step', steps('a', 'b', 'c'), steps('b', 'c', 'a')],
    ['breaking', 'another id', {}, { id: 'project.other' }],
  ])('judges %s: %s', (verdict, _what, before, after) => {
    const diff = diffOf(before, after);
    expect(diff.verdict).toBe(verdict);
    expect(diff.reasons.length).toBeGreaterThan(0);
    expect(diff.changes.map(({ reason }) => reason).join()).not.toContain('unknown');
  });

  // @verifies diff-says-what-changed
  it.each([
    ['compatible: a preferred or disabled capability changed', {}, browsing('preferred')],
    ['compatible: a preferred or disabled capability changed', browsing('preferred'), browsing('disabled')],
    [
      'breaking: a capability became required: existing runs may have started without it',
      browsing('preferred'),
      browsing('required'),
    ],
    ['compatible: a required capability is no longer required', browsing('required'), browsing('disabled')],
    [
      'breaking: an input became required: existing runs may have started without it',
      { inputs: [{ key: 'k', kind: 'string' }] },
      { inputs: [{ key: 'k', kind: 'string', required: true }] },
    ],
    ['compatible: a condition was removed', alternatives(step('a')), { inputs: [{ key: 'k', kind: 'boolean' }] }],
    [
      'breaking: a loop was added',
      steps('a'),
      afterStep(loopOf({ body: [step('b', { output: { contractRef: 'wr.contracts.loop_control' } })] })),
    ],
    ['breaking: the loops around a step changed', loopOf({}), loopOf({ loopId: 'turns' })],
    ['breaking: the validated output of a step changed', handedOver(true), handedOver(false)],
  ])('gives the reason "%s"', (said, before, after) => {
    expect(diffOf(before, after).changes.map(({ effect, reason }) => `${effect}: ${reason}`)).toContain(said);
  });

  it.each([
    ['to', { inputs: [{ key: 'k', kind: 'string' }] }, enumOf('a')],
    ['from', enumOf('a'), { inputs: [{ key: 'k', kind: 'string' }] }],
  ])('knows the effect of a change %s an enum', (_direction, before, after) => {
    expect(diffOf(before, after).reasons.join()).not.toContain('unknown');
  });

  it('names optional notes, which a snapshot leaves out', () => {
    const { changes } = diffOf(steps('a'), { steps: [step('a', { notes: 'optional' })] });
    expect(changes).toMatchObject([{ part: 'step', field: 'notes', before: 'required', after: 'optional' }]);
  });

  it('tells a line of guidance that ends with a number from a repeated line', () => {
    const diff = diffOf({ guidance: ['x', 'x (2)'] }, { guidance: ['x', 'x'] });
    expect([diff.verdict, ...shortOf(diff)]).toEqual(['wording', 'guidance removed x (2) (1)', 'guidance added x (2)']);
  });

  it.each([
    ['breaking', 'another implementation', { implementationId: 'project.other' }],
    ['compatible', 'the same implementation with other content', { childHash: `sha256:${'b'.repeat(64)}` }],
    ['wording', 'the same implementation, chosen elsewhere', { source: 'project' as const }],
  ])('judges %s: %s', (verdict, _what, change) => {
    const bound: CompiledSnapshot['bindings'][number] = {
      slot: 'review',
      implementationId: 'project.review_it',
      kind: 'routine',
      source: 'default',
      childHash: `sha256:${'a'.repeat(64)}` as CompiledSnapshot['bindings'][number]['childHash'],
    };
    const before = { ...snapshotOf({}), bindings: [bound] };
    const after = { ...before, bindings: [{ ...bound, ...change } as typeof bound] };
    const diff = diffWorkflows(before, after);
    expect(diff.verdict).toBe(verdict);
    expect(diff.changes.map(({ part, id, field }) => [part, id, field])).toEqual([
      ['binding', 'review', Object.keys(change)[0]],
    ]);
  });

  it('names only the step that moved, not those around it', () => {
    expect(shortOf(diffOf(steps('a', 'b', 'c', 'd'), steps('b', 'c', 'd', 'a')))).toEqual(['step moved a']);
  });

  it('shows a changed prompt word by word', () => {
    const { changes } = diffOf(steps('a'), { steps: [step('a', { prompt: 'Do a with much care.' })] });
    expect(changes[0]?.words).toEqual([
      { kind: 'same', text: 'Do a with ' },
      { kind: 'added', text: 'much ' },
      { kind: 'same', text: 'care.' },
    ]);
  });

  it('lists references and inputs by id, with what changed in them', () => {
    const reference = { id: 'api', title: 'API', source: 'a.md', purpose: 'Names.' };
    const diff = diffOf(
      { references: [reference], inputs: [{ key: 'old', kind: 'string' }] },
      { references: [{ ...reference, source: 'b.md' }], inputs: [{ key: 'new', kind: 'string' }] },
    );
    expect(shortOf(diff)).toEqual(['input removed old', 'input added new', 'reference changed api source']);
  });

  it('names an input as its author wrote it', () => {
    const input = { key: 'apiKey', kind: 'string' };
    expect(shortOf(diffOf({}, { inputs: [input] }))).toEqual(['input added apiKey']);
    expect(shortOf(diffOf({ inputs: [input] }, { inputs: [{ ...input, required: true }] }))).toContain(
      'input changed apiKey required',
    );
  });

  it('finds the same in both directions, added for removed', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1 });
    const source = fc.record({
      steps: ids.chain((names) =>
        fc.tuple(
          ...names.map((id) => fc.constantFrom(step(id), step(id, { prompt: 'Other.' }), step(id, { title: 'Other' }))),
        ),
      ),
      guidance: fc.array(fc.constantFrom('x', 'y', 'x (2)'), { maxLength: 3 }),
      inputs: fc.uniqueArray(
        fc.record({
          key: fc.constantFrom('k', 'l', 'm'),
          kind: fc.constantFrom('string', 'list'),
          required: fc.boolean(),
        }),
        { selector: ({ key }) => key },
      ),
    });
    const mirrored = { added: 'removed', removed: 'added', moved: 'moved', changed: 'changed' } as const;
    assertProperty(
      fc.property(source, source, (before, after) => {
        const [there, back] = [diffOf(before, after), diffOf(after, before)];
        for (const change of there.changes) workflowChange.parse(change);
        const facts = ({ changes }: typeof there, isBack: boolean) =>
          changes
            .map(({ part, kind, id, field, before: was, after: now, from, to }) =>
              JSON.stringify([
                part,
                isBack ? mirrored[kind] : kind,
                id,
                field,
                ...(isBack ? [now, was, to, from] : [was, now, from, to]),
              ]),
            )
            .sort();
        expect(facts(back, true)).toEqual(facts(there, false));
        expect(there.verdict === 'same').toBe(JSON.stringify(snapshotOf(before)) === JSON.stringify(snapshotOf(after)));
      }),
      { numRuns: 80 },
    );
  });
});

function enumOf(...values: readonly string[]) {
  return { inputs: [{ key: 'k', kind: 'enum', values }] };
}

describe('changed words', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n'), maxLength: 30 });

  it('give both texts again', () => {
    assertProperty(
      fc.property(text, text, (before, after) => {
        const words = changedWords(before, after);
        const side = (kind: string) =>
          words
            .filter((word) => word.kind === 'same' || word.kind === kind)
            .map((word) => word.text)
            .join('');
        expect(side('removed')).toBe(before);
        expect(side('added')).toBe(after);
      }),
    );
  });

  it('of texts too long for a table are the whole middle', () => {
    const long = (word: string) => Array.from({ length: 5000 }, (_, i) => `${word}${i}`).join(' ');
    expect(changedWords(`a ${long('x')} z`, `a ${long('y')} z`).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ]);
  });
});

describe('moved ids', () => {
  it('are as few as can be, and the others kept their order', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    assertProperty(
      fc.property(fc.shuffledSubarray(names, { minLength: 6 }), (after) => {
        const moved = movedIds(names, after);
        const kept = after.filter((id) => !moved.has(id));
        expect(kept).toEqual([...kept].sort());
        expect(movedIds(after, names)).toEqual(moved);
      }),
    );
  });
});
