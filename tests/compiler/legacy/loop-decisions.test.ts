/** Steps that send the decision of a loop: one of them decides about each loop, wherever the author wrote it. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';

const outputContract = { contractRef: 'wr.contracts.loop_control' };
const work = { id: 'work', title: 'Work', prompt: 'Work.' };
const decide = { id: 'decide', title: 'Decide', prompt: 'Decide.', outputContract };
const parallel = (more: object) => ({
  id: 'ask',
  title: 'Ask',
  type: 'parallel',
  prompt: 'Ask both.',
  parallelDelegations: [{ workflowId: 'routine-ideation', goal: 'Look.' }],
  ...more,
});
const whole = parallel({ outputContract });
const delegating = parallel({
  outputContract,
  synthesis: { prompt: 'Combine.', outputContract: { contractRef: 'wr.contracts.review_verdict' } },
});
const combining = parallel({ synthesis: { prompt: 'Combine.', outputContract } });
const both = parallel({ outputContract, synthesis: { prompt: 'Combine.', outputContract } });

const loops = {
  artifact: {
    type: 'while',
    conditionSource: { kind: 'artifact_contract', contractRef: 'wr.contracts.loop_control', loopId: 'again' },
  },
  while: { type: 'while', condition: { var: 'failures', gt: 0 } },
  until: { type: 'until', condition: { var: 'done', equals: true } },
  for: { type: 'for', count: 2 },
  forEach: { type: 'forEach', items: 'files' },
} as const;
const loop = (kind: keyof typeof loops, body: readonly object[], more: object = {}) => ({
  ...{ id: 'again', title: 'Again', type: 'loop', loop: { ...loops[kind], maxIterations: 3 }, body },
  ...more,
});

/** Compiles without an error. */
function compiling(...steps: readonly object[]) {
  const plan = { id: 'plan', title: 'Plan', prompt: 'Plan, and send `files` as an array.' };
  const end = { id: 'end', title: 'End', prompt: 'End.' };
  const source = { id: 'team.x', name: 'X', description: 'Y', version: '1.0.0', steps: [plan, ...steps, end] };
  const { compiled, diagnostics } = compileAll([inputOf(source)], { ...fixtureHost, builtins });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ rendered }) => rendered)).toEqual([]);
  const snapshot = compiled[0]?.snapshot;
  const deciding = (snapshot?.steps ?? []).filter(({ output }) => output?.contractRef === 'wr.contracts.loop_control');
  const found = diagnostics.filter(({ code }) => code === 'read/legacy-loop-decision');
  return {
    deciding: deciding.map(({ stepId }) => stepId),
    prompts: new Map((snapshot?.steps ?? []).map(({ stepId, prompt }) => [stepId as string, prompt])),
    gates: new Map((snapshot?.steps ?? []).map(({ stepId, when }) => [stepId as string, when])),
    found: found.map(({ at: { pointer }, message }) => `${pointer} ${message}`),
  };
}

describe('a loop decision', () => {
  it.each([
    ['`parallel` as a whole', [whole], 'ask-synthesis'],
    ['the step that delegates', [delegating], 'ask'],
    ['the step that combines the results', [combining], 'ask-synthesis'],
    ['a parallel step after a plain one', [decide, combining], 'ask-synthesis'],
    ['a plain step after a parallel one', [both, decide], 'decide'],
  ])('of %s is the decision of the loop around it', (_, body, deciding) => {
    for (const kind of ['artifact', 'while', 'until', 'for'] as const)
      expect(compiling(loop(kind, [work, ...body])).deciding).toEqual([deciding]);
  });

  it('of both steps of `parallel` is sent by the last one, with a finding', () => {
    const { deciding, found } = compiling(loop('artifact', [work, both]));
    expect(deciding).toEqual(['ask-synthesis']);
    expect(found).toEqual(
      ['outputContract only the `synthesis` of `ask` sends the loop decision'].map((one) => `/steps/1/body/1/${one}`),
    );
  });

  it('of `parallel` that is not the last one is removed with a finding', () => {
    const { deciding, found } = compiling(loop('artifact', [both, decide]));
    expect(deciding).toEqual(['decide']);
    expect(found).toEqual(['/steps/1/body/0 the step `ask` is no longer a decision step of the loop']);
  });

  it('of `parallel` states the rule of the loop in the step that decides', () => {
    const rule = 'Continue while the context value `failures` is over 0.';
    const delegated = compiling(loop('while', [work, delegating])).prompts;
    expect(delegated.get('ask')).toContain(rule);
    expect(delegated.get('ask-synthesis')).not.toContain(rule);
    const combined = compiling(loop('while', [work, combining])).prompts;
    expect(combined.get('ask')).not.toContain(rule);
    expect(combined.get('ask-synthesis')).toContain(rule);
  });

  it('of `parallel` with a condition is sent by a step that always runs, and the other step keeps the condition', () => {
    const runCondition = { var: 'depth', equals: 'deep' };
    const gatesOf = (step: object, decider: string) => {
      const { gates, found } = compiling(loop('artifact', [work, { ...step, runCondition }]));
      expect(found).toEqual([
        `/steps/1/body/1/runCondition the decision step \`${decider}\` always runs; its prompt states the condition`,
      ]);
      return [gates.get('ask'), gates.get('ask-synthesis')];
    };
    expect(gatesOf(delegating, 'ask')).toEqual([undefined, 'depth_is_deep']);
    expect(gatesOf(combining, 'ask-synthesis')).toEqual(['depth_is_deep', undefined]);
  });

  it('of `parallel` as a whole is made as the step that delegates says, and both prompts say who sends it', () => {
    const { prompts } = compiling(loop('artifact', [whole]));
    expect(prompts.get('ask')).toContain(
      'Do not send the loop decision with this step, but with the step that combines the results.',
    );
    expect(prompts.get('ask-synthesis')).toContain('Decide about another iteration as **Ask** says.');
    const other = compiling(loop('artifact', [combining])).prompts;
    expect([...other.values()].join()).not.toContain('Decide about another iteration as');
  });

  it('of the loop itself is sent by the step that is added to its end', () => {
    for (const kind of ['artifact', 'while', 'until', 'for'] as const) {
      const { deciding, found } = compiling(loop(kind, [work], { outputContract, prompt: 'In rounds.' }));
      expect(deciding).toEqual(['again-decision']);
      expect(found).toEqual(['/steps/1 a decision step is added to the loop `again`']);
    }
    expect([...compiling(loop('artifact', [work], { outputContract })).prompts.keys()]).not.toContain('again-round');
  });

  it('of the loop itself is removed with a finding if a step of its body decides', () => {
    const { deciding, found } = compiling(loop('artifact', [work, decide], { outputContract }));
    expect(deciding).toEqual(['decide']);
    expect(found).toEqual(['/steps/1/outputContract the loop decision of the loop `again` itself has no effect']);
  });

  it('is removed with a finding from a `forEach` loop, its steps and its parallel steps', () => {
    for (const step of [decide, whole, delegating, combining, both]) {
      const { deciding, found } = compiling(loop('forEach', [work, step], { outputContract }));
      expect(deciding).toEqual([]);
      expect(found.map((one) => one.split(' ', 1)[0])).toEqual(['/steps/1/body/1', '/steps/1/outputContract']);
    }
  });

  it('of `parallel` outside of loops applies to a later loop, or is removed with a finding', () => {
    for (const step of [whole, delegating, combining, both]) {
      expect(compiling(step, loop('artifact', [decide])).found).toEqual([]);
      const { deciding, found } = compiling(loop('artifact', [decide]), step);
      expect(deciding).toEqual(['decide']);
      expect(found).toEqual(['/steps/2 the step `ask` sends a loop decision that no loop uses']);
    }
  });

  it('of an inner loop itself does not decide about the loop around it', () => {
    const inner = { ...loop('while', [work], { outputContract }), id: 'inner' };
    expect(compiling(loop('artifact', [inner])).deciding).toEqual(['inner-decision', 'again-decision']);
    expect(compiling(loop('forEach', [inner])).deciding).toEqual(['inner-decision']);
  });
});
