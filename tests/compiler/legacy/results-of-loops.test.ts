/** What a loop requires itself is required of each iteration, once its work is done. */
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
  ])('are required at the end of each iteration of a %s loop, and not before its work', (type, of) => {
    const { stepOf, order, codes } = compiled({ of, own: { prompt: 'Review with care.', ...required } });
    expect(stepOf('each-round')?.prompt).toContain('Review with care.');
    expect(stepOf('each-round')).not.toHaveProperty('output');
    expect(stepOf('each-round')).not.toHaveProperty('validationCriteria');
    expect(stepOf('each-result')).toMatchObject({
      title: 'Result of the iteration: Each file',
      prompt: expect.stringContaining('Complete this iteration with the result that the loop requires.'),
      output: {
        contractRef: 'wr.contracts.review_verdict',
        assessmentContractRefs: [expect.stringContaining('quality')],
      },
      validationCriteria: required.validationCriteria,
    });
    const decision = type === 'forEach' ? [] : ['each-decision'];
    expect(order).toEqual(['plan', 'each-round', 'look', 'each-result', ...decision, 'end']);
    expect(codes).toContain('read/legacy-extra-step /steps/1');
  });

  it('stand before the decision of the author if that is the last step, and else last', () => {
    const outputContract = { contractRef: 'wr.contracts.loop_control' };
    const look = { id: 'look', title: 'Look', prompt: 'Look.' };
    const decide = { id: 'decide', title: 'Decide', prompt: 'Decide.', outputContract };
    const of = { type: 'until' };
    expect(compiled({ of, body: [look, decide], own: required }).order).toEqual([
      'plan',
      'look',
      'each-result',
      'decide',
      'end',
    ]);
    expect(compiled({ of, body: [decide, look], own: required }).order).toEqual([
      'plan',
      'decide',
      'look',
      'each-result',
      'end',
    ]);
  });

  it('add no other step if the loop has no instruction, and require no notes where the loop requires none', () => {
    const { order, stepOf } = compiled({ own: { ...required, notesOptional: true } });
    expect(order).toEqual(['plan', 'look', 'each-result', 'end']);
    expect(stepOf('each-result')).not.toHaveProperty('notes');
  });

  it('mean the item of the loop by its variables', () => {
    const validationCriteria = { type: 'contains', value: 'Read {{currentItem}}', message: 'Name {{item}}.' };
    const prompt = compiled({ own: { validationCriteria } }).stepOf('each-result')?.prompt;
    expect(prompt).toContain('`<currentItem>` is the current item');
    expect(prompt).not.toContain('context value');
  });
});
