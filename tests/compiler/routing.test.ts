/** Keys that choose between steps which exclude each other: which they are, and what the first step that needs one says. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { routingKeys } from '../../compiler/flow/routing.ts';
import type { FlowShape } from '../../compiler/flow/shape.ts';
import type { CompiledCondition, CompiledInput, CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { StepId } from '../../schemas/ids.ts';
import { evaluate } from '../../runtime/core/flow/conditions.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';
import { assertProperty } from '../support/property.ts';

const mode = {
  key: 'reviewMode',
  kind: 'enum',
  values: ['quick', 'deep', 'none'],
  description: 'How to review.',
} as const;
const equals = (id: string, value: string) => ({ id, kind: 'context_equals', key: 'reviewMode', value });
const step = (id: string, when?: string) => ({
  id,
  title: `Do ${id}`,
  prompt: `Do ${id}.`,
  ...(when === undefined ? {} : { when }),
});
const branching = {
  ...minimalSource,
  inputs: [mode],
  conditions: [equals('is_quick', 'quick'), equals('is_deep', 'deep')],
  steps: [step('read'), step('skim', 'is_quick'), step('study', 'is_deep'), step('report')],
};

function compiled(source: unknown): CompiledSnapshot {
  const { compiled: result, diagnostics } = compileWorkflow(inputOf(source), fixtureHost);
  if (result === null) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return result.snapshot;
}
const promptsWithRouting = ({ steps }: CompiledSnapshot) =>
  steps.filter(({ prompt }) => prompt.includes('## Which steps run')).map(({ stepId }) => stepId);

describe('a key that chooses between steps which exclude each other', () => {
  // @verifies exclusive-branches-announced
  it('stands in the snapshot with its values, and the first step that needs it names both', () => {
    const snapshot = compiled(branching);
    expect(snapshot.routing).toEqual([{ key: 'review_mode', values: ['quick', 'deep', 'none'] }]);
    expect(promptsWithRouting(snapshot)).toEqual(['skim']);
    expect(snapshot.steps[1]?.prompt).toContain(
      '- `reviewMode` (`quick`, `deep` or `none`) selects which of several steps run; this one is for `quick`.',
    );
  });

  // @verifies exclusive-branches-announced
  it('is announced if it is required: the step that reads it first is shown without it', () => {
    const snapshot = compiled({ ...branching, inputs: [{ ...mode, required: true }] });
    expect(snapshot.routing).toEqual([{ key: 'review_mode', values: ['quick', 'deep', 'none'] }]);
    expect(promptsWithRouting(snapshot)).toEqual(['skim']);
  });

  // @verifies exclusive-branches-announced
  it('is announced with the condition of the step if its values cannot be listed', () => {
    const coverage = { key: 'coverage', kind: 'number', description: 'Percent of lines.' };
    const { steps } = compiled({
      ...minimalSource,
      inputs: [coverage, mode],
      conditions: [
        equals('is_deep', 'deep'),
        { id: 'is_enough', kind: 'context_at_least', key: 'coverage', value: 80 },
        { id: 'is_low', kind: 'not', of: 'is_enough' },
        { id: 'is_study', kind: 'all', of: ['is_low', 'is_deep'] },
      ],
      steps: [step('test'), step('study', 'is_study'), step('merge', 'is_enough')],
    });
    expect(steps[1]?.prompt).toContain(
      '`coverage` selects which of several steps run; this one runs if `reviewMode` is `deep` and `coverage` is less than 80.',
    );
  });

  // @verifies exclusive-branches-announced
  it('is announced if it is a list, which contains values instead of being one of them', () => {
    const platforms = { key: 'platforms', kind: 'list', description: 'What to build for.' };
    const contains = (value: string) => ({ id: value, kind: 'context_contains', key: 'platforms', value });
    const snapshot = compiled({
      ...minimalSource,
      inputs: [platforms],
      conditions: [contains('ios'), contains('web'), { id: 'no_ios', kind: 'not', of: 'ios' }],
      steps: [step('find'), step('xcode', 'ios'), step('site', 'web'), step('other', 'no_ios')],
    });
    expect(snapshot.routing).toEqual([{ key: 'platforms', values: [] }]);
    expect(promptsWithRouting(snapshot)).toEqual(['xcode']);
    expect(snapshot.steps[1]?.prompt).toContain(
      '- `platforms` selects which of several steps run; this one runs if `platforms` contains `ios`. If the context does not contain `platforms` when this step begins, all of them run: decide first what the list contains, and send the list in `context` with this step. If this list selects another step, do nothing in this one, and write in the notes the sentence "This step does not apply".',
    );
  });

  it('is not a list whose values do not exclude each other', () => {
    const contains = (value: string) => ({ id: value, kind: 'context_contains', key: 'files', value });
    const snapshot = compiled({
      ...minimalSource,
      inputs: [{ key: 'files', kind: 'list', description: 'What to read.' }],
      conditions: [contains('a'), contains('b')],
      steps: [step('find'), step('one', 'a'), step('two', 'b')],
    });
    expect(snapshot.routing).toBeUndefined();
  });

  // @verifies exclusive-branches-announced
  it('lets no step be left out for a key that is set: an earlier step may be what sets the key for the next one', () => {
    const passing = { key: 'testsPass', kind: 'boolean', description: 'Whether the suite passes.' };
    const isSet = (id: string, value: boolean) => ({ id, kind: 'context_equals', key: 'testsPass', value });
    const { steps } = compiled({
      ...minimalSource,
      inputs: [passing],
      conditions: [isSet('red', false), isSet('green', true)],
      steps: [step('run'), step('fix', 'red'), step('release', 'green')],
    });
    const [sentence, ...rest] = /^- (`testsPass`.*)$/m.exec(steps[1]?.prompt ?? '')?.[1]?.split('. ') ?? [];
    expect(sentence).toBe(
      '`testsPass` (`true` or `false`) selects which of several steps run; this one is for `false`',
    );
    expect(rest).toEqual([
      'If the context does not contain `testsPass` when this step begins, all of them run: decide its value first, and send it in `context` with this step',
      'If that value selects another step, do nothing in this one, and write in the notes the sentence "This step does not apply".',
    ]);
  });

  it('is found in both formats, in a loop body, over loops, and through `all` and `not`', () => {
    const legacy = {
      ...minimalSource,
      metaGuidance: ['Go on.'],
      steps: [
        { id: 'read', title: 'Read', prompt: 'Read it.' },
        { id: 'fast', title: 'Fast', prompt: 'Go fast.', runCondition: { var: 'path', equals: 'fast' } },
        { id: 'slow', title: 'Slow', prompt: 'Go slow.', runCondition: { var: 'path', not_equals: 'fast' } },
      ],
    };
    expect(compiled(legacy).routing?.map(({ key }) => key)).toEqual(['path']);
    expect(promptsWithRouting(compiled(legacy))).toEqual(['fast']);

    const inLoop = {
      ...branching,
      inputs: [mode, { key: 'files', kind: 'list', description: 'What to read.' }],
      conditions: [
        ...branching.conditions,
        { id: 'always', kind: 'always_true' },
        { id: 'is_deep_for_sure', kind: 'all', of: ['always', 'is_deep'] },
        { id: 'is_not_deep', kind: 'not', of: 'is_deep' },
      ],
      steps: [
        {
          type: 'for_each',
          loopId: 'each_file',
          title: 'Each file',
          items: 'files',
          maxIterations: 3,
          body: [step('look', 'is_deep_for_sure'), step('glance', 'is_not_deep')],
        },
      ],
    };
    expect(compiled(inLoop).routing?.map(({ key }) => key)).toEqual(['review_mode']);
    expect(promptsWithRouting(compiled(inLoop))).toEqual(['look']);
    expect(compiled(inLoop).steps[0]?.prompt).toContain('this one is for `deep`');
    expect(compiled(inLoop).steps[1]?.prompt).not.toContain('Which steps run');
  });

  it.each<[string, object]>([
    ['its gates can hold together', { conditions: [equals('is_quick', 'quick'), equals('is_deep', 'quick')] }],
    ['nothing but one step depends on it', { steps: [step('read'), step('skim', 'is_quick'), step('report')] }],
    [
      'its other branch does not run while it is absent',
      {
        conditions: [
          equals('is_quick', 'quick'),
          { id: 'is_set', kind: 'context_present', key: 'reviewMode' },
          { id: 'is_deep', kind: 'all', of: ['is_set', 'is_other'] },
          equals('is_other', 'deep'),
        ],
      },
    ],
    [
      'its branches stand in sequences of their own',
      {
        inputs: [mode, { key: 'files', kind: 'list', description: 'What to read.' }],
        steps: [
          step('skim', 'is_quick'),
          {
            type: 'for_each',
            loopId: 'each_file',
            title: 'Each file',
            items: 'files',
            maxIterations: 3,
            body: [step('study', 'is_deep')],
          },
        ],
      },
    ],
  ])('routes nothing when %s', (_, more) => {
    const snapshot = compiled({ ...branching, ...more });
    expect(snapshot.routing).toBeUndefined();
    expect(promptsWithRouting(snapshot)).toEqual([]);
  });

  it('is exactly a key for which no value lets two steps run that both run without it', () => {
    const inputs: readonly CompiledInput[] = [
      { key: 'size', kind: 'enum', values: ['s', 'm', 'l'], required: false },
      { key: 'count', kind: 'number', required: false },
      { key: 'open', kind: 'boolean', required: false },
    ];
    const values: { readonly [key: string]: readonly (string | number | boolean)[] } = {
      size: ['s', 'm', 'l'],
      count: [0, 1, 2, 3, 4],
      open: [true, false],
    };
    const leaves: readonly CompiledCondition[] = [
      { conditionId: 'l0', kind: 'context_equals', key: 'size', value: 's' },
      { conditionId: 'l1', kind: 'context_in', key: 'size', values: ['m', 'l'] },
      { conditionId: 'l2', kind: 'context_at_least', key: 'count', value: 3 },
      { conditionId: 'l3', kind: 'context_at_most', key: 'count', value: 1 },
      { conditionId: 'l4', kind: 'context_equals', key: 'open', value: true },
      { conditionId: 'l5', kind: 'context_present', key: 'size' },
    ];
    const ids = leaves.map(({ conditionId }) => conditionId);
    const part = fc.constantFrom(...ids);
    const made = fc.oneof(
      part.map((of) => ({ kind: 'not' as const, of })),
      // Of one key each, so that the parts of a condition do not depend on each other.
      fc.constantFrom(['l0', 'l4'], ['l1', 'l2'], ['l3', 'l4']).map((of) => ({ kind: 'all' as const, of: [...of] })),
    );
    let found = 0;
    assertProperty(
      fc.property(
        fc.array(made, { minLength: 1, maxLength: 4 }),
        fc.array(fc.nat(9), { minLength: 2 }),
        (all, picks) => {
          const conditions = [...leaves, ...all.map((one, at) => ({ ...one, conditionId: `m${at}` }))];
          const gates = [...new Set(picks.map((pick) => conditions[pick % conditions.length]?.conditionId ?? 'l0'))];
          const steps = gates.map((when, at) => ({ stepId: `s${at}` as StepId, when }));
          const flow = steps.map(({ stepId }) => ({ kind: 'step' as const, stepId }));
          const shape: FlowShape = { inputs, conditions, steps, loops: [], flow };
          const workflow = { ...compiled(minimalSource), inputs: [...inputs], conditions } as CompiledSnapshot;
          const runs = (gate: string, context: object) => evaluate(gate, { ...context }, workflow).truth !== 'false';
          const others = (key: string) =>
            Object.keys(values)
              .filter((other) => other !== key)
              .reduce<readonly object[]>(
                (contexts, other) =>
                  contexts.flatMap((context) => [
                    context,
                    ...(values[other] ?? []).map((value) => ({ ...context, [other]: value })),
                  ]),
                [{}],
              );
          const canRun = (gate: string, key: string, own: object) =>
            others(key).some((context) => runs(gate, { ...context, ...own }));
          const expected = inputs.filter(({ key }) => {
            const own = (values[key] ?? []).map((value) => ({ [key]: value }));
            const reading = gates.filter((gate) => own.some((one) => canRun(gate, key, one)) && canRun(gate, key, {}));
            return reading.some((a) =>
              reading.some((b) => a !== b && own.every((one) => !(canRun(a, key, one) && canRun(b, key, one)))),
            );
          });
          const keys = routingKeys(shape).map(({ input }) => input.key);
          expect(keys).toEqual(expected.map(({ key }) => key));
          found += keys.length;
        },
      ),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(30);
  });
});
