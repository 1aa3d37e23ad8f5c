/** What a loop requires itself is required once, after its iterations, and under the condition of the loop. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';

const plan = { id: 'plan', title: 'Plan', prompt: 'Plan, send `files` as an array, and send `depth`.' };
const end = { id: 'end', title: 'End', prompt: 'End.' };
const assessments = [
  { id: 'quality', purpose: 'Quality.', dimensions: [{ id: 'care', purpose: 'Care.', levels: ['low', 'high'] }] },
];
const required = {
  outputContract: { contractRef: 'wr.contracts.review_verdict' },
  validationCriteria: { type: 'contains', value: 'All files were reviewed.' },
  assessmentRefs: ['quality'],
};

type Loop = { readonly of?: object; readonly body?: readonly object[]; readonly own: object };

/** The native steps of a source whose second step is a loop. */
function compiled({ own, of = {}, body = [{ id: 'look', title: 'Look', prompt: 'Look at {{currentItem}}.' }] }: Loop) {
  const loop = { type: 'forEach', items: 'files', maxIterations: 9, ...of };
  const steps = [plan, { id: 'each', title: 'Each file', type: 'loop', loop, body, ...own }, end];
  const source = { id: 'team.x', name: 'X', description: 'Y', version: '1.0.0', assessments, steps };
  const result = compileAll([inputOf(source)], { ...fixtureHost, builtins });
  expect(result.diagnostics.filter(({ severity }) => severity === 'error').map(({ rendered }) => rendered)).toEqual([]);
  const all = result.compiled[0]?.snapshot.steps ?? [];
  return {
    stepOf: (id: string) => all.find(({ stepId }) => stepId === id),
    order: all.map(({ stepId }): string => stepId),
    codes: result.diagnostics.map(({ code, at }) => `${code} ${at.pointer}`),
  };
}

// @verifies legacy-loop-results
describe('the contract, criteria and assessments of a loop', () => {
  it.each([
    ['forEach', {}],
    ['while', { type: 'while', condition: { var: 'depth', gt: 2 } }],
    ['for', { type: 'for', count: 2 }],
  ])('are required in a step after the %s loop, and not before the work of each iteration', (_, of) => {
    const { stepOf, order, codes } = compiled({ of, own: { prompt: 'Review with care.', ...required } });
    expect(stepOf('each-round')?.prompt).toContain('Review with care.');
    expect(stepOf('each-round')).not.toHaveProperty('output');
    expect(stepOf('each-round')).not.toHaveProperty('validationCriteria');
    expect(stepOf('each-result')).toMatchObject({
      title: 'Result: Each file',
      prompt: expect.stringContaining('Send the result of the loop in the form that this step requires.'),
      output: {
        contractRef: 'wr.contracts.review_verdict',
        assessmentContractRefs: [expect.stringContaining('quality')],
      },
      validationCriteria: required.validationCriteria,
    });
    expect(order.indexOf('each-result')).toBe(order.indexOf('end') - 1);
    expect(codes).toContain('read/legacy-extra-step /steps/1');
  });

  it('add no step to the iterations if the loop has no instruction', () => {
    expect(compiled({ own: { ...required, notesOptional: true } }).order).toEqual([
      'plan',
      'look',
      'each-result',
      'end',
    ]);
  });

  it('stand before the confirmation and the audit of the loop', () => {
    const own = { ...required, audit: { prompt: 'Audit.' }, requireConfirmation: { var: 'depth', gt: 2 } };
    expect(compiled({ own }).order).toEqual(['plan', 'look', 'each-result', 'each-confirm', 'each-audit', 'end']);
  });

  it('are not required if the condition of the loop is false', () => {
    const own = { ...required, runCondition: { var: 'depth', gt: 2 } };
    const { stepOf } = compiled({ own });
    expect(stepOf('each-result')).toMatchObject({ output: { contractRef: 'wr.contracts.review_verdict' } });
    expect(stepOf('each-result')?.when).toBeDefined();
  });

  it.each([
    ['a prompt', { body: [{ id: 'look', title: 'Look', prompt: 'Look, and set `depth` to 1.' }] }],
    ['the rule', { of: { type: 'until', condition: { var: 'depth', equals: 1 } } }],
  ])('become optional if %s of the loop may change a key of its condition', (_, changing) => {
    const { stepOf } = compiled({ ...changing, own: { ...required, runCondition: { var: 'depth', gt: 2 } } });
    const step = stepOf('each-result');
    expect(step).not.toHaveProperty('when');
    expect(step).toMatchObject({ output: { contractRef: 'wr.contracts.review_verdict', required: false } });
    expect(step?.prompt).toContain('**Each file** (`each`) ran directly before it');
  });

  it('stay required if a prompt only reads the key', () => {
    const body = [{ id: 'look', title: 'Look', prompt: 'Look as deep as `depth` says.' }];
    const { stepOf } = compiled({ body, own: { ...required, runCondition: { var: 'depth', gt: 2 } } });
    expect(stepOf('each-result')?.when).toBeDefined();
    expect(stepOf('each-result')?.output).not.toHaveProperty('required', false);
  });
});
