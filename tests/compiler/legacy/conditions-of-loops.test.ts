/** Conditions of a loop itself: they are evaluated before its first iteration or after its last one, without its variables. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';

type Steps = readonly object[];
const work = { id: 'work', title: 'Work', prompt: 'Work.' };
const loop = (id: string, of: object, body: Steps, more: object = {}) => ({
  ...{ id, title: id, type: 'loop', loop: { maxIterations: 3, ...of }, body },
  ...more,
});

/** Compiles without an error. */
function compiling(steps: Steps, id = 'team.x') {
  const plan = { id: 'plan', title: 'Plan', prompt: 'Plan, and send `files` as an array.' };
  const end = { id: 'end', title: 'End', prompt: 'End.' };
  const source = { id, name: 'X', description: 'Y', version: '1.0.0', steps: [plan, ...steps, end] };
  const { compiled, diagnostics } = compileAll([inputOf(source)], { ...fixtureHost, builtins });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ rendered }) => rendered)).toEqual([]);
  const found = diagnostics.filter(({ code }) => code === 'read/legacy-context-key');
  return { snapshot: compiled[0]?.snapshot, found: found.map(({ at: { pointer } }) => pointer) };
}

const kinds: readonly (readonly [string, object, readonly string[]])[] = [
  ['forEach', { type: 'forEach', items: 'files', itemVar: 'file' }, ['file', 'item.name', 'index', 'currentIteration']],
  ['forEach', { type: 'forEach', items: 'files' }, ['item', 'currentItem', 'currentIndex']],
  ['while', { type: 'while', condition: { var: 'more', equals: true }, iterationVar: 'round' }, ['round', 'iteration']],
  ['until', { type: 'until', condition: { var: 'done', equals: true } }, ['iteration', 'currentIteration']],
  ['for', { type: 'for', count: 3 }, ['iteration', 'currentIteration']],
];
const comparisons: Steps = [
  { equals: 'v' },
  { equals: 1 },
  { equals: true },
  { not_equals: null },
  { in: ['a', 'b'] },
  { gt: 1 },
  { contains: 'a' },
  { startsWith: 'a' },
];

describe('a condition of a loop itself', () => {
  it.each(kinds)('compiles if it reads a name that only the body of a %s loop has: %j', (_, of, names) => {
    for (const name of names)
      for (const comparison of comparisons) {
        const condition = { var: name, ...comparison };
        for (const id of ['team.x', 'routine-x']) {
          compiling([loop('again', of, [work], { runCondition: condition })], id);
          compiling([loop('again', of, [work], { requireConfirmation: condition, prompt: 'In rounds.' })], id);
          const inner = loop('inner', of, [work], { runCondition: condition, requireConfirmation: condition });
          compiling([loop('outer', { type: 'for', count: 2 }, [inner])], id);
        }
      }
  });

  it('reads a context key instead, with a finding', () => {
    const runCondition = { var: 'file', equals: 'v' };
    const of = { type: 'forEach', items: 'files', itemVar: 'file' };
    const { snapshot, found } = compiling([
      loop('each', of, [work], { runCondition, requireConfirmation: runCondition }),
    ]);
    expect(snapshot?.inputs.map(({ key }) => key)).toEqual(['file', 'files']);
    expect(snapshot?.loops.map(({ when }) => when)).toEqual(['file_is_v']);
    expect(snapshot?.steps.find(({ stepId }) => stepId === 'each-confirm')?.when).toBe('file_is_v');
    expect(found).toEqual(['/steps/1/runCondition/var']);
  });

  it('that only the agent can evaluate names the context key, and not the item of the loop', () => {
    const runCondition = { var: 'item', startsWith: 'v' };
    const { snapshot } = compiling([loop('each', { type: 'forEach', items: 'files' }, [work], { runCondition })]);
    const prompts = snapshot?.steps.map(({ prompt }) => prompt).join();
    expect(prompts).toContain('The loop applies only if the context value `item` starts with `v` when its first');
    expect(prompts).not.toContain('the current item starts');
  });

  it('reads the item of the loop around it, and names that loop', () => {
    const runCondition = { var: 'item.kind', equals: 'code' };
    const inner = loop('inner', { type: 'forEach', items: 'others' }, [work], { runCondition });
    const { snapshot, found } = compiling([loop('outer', { type: 'forEach', items: 'files' }, [inner])]);
    expect(found).toEqual([]);
    expect(snapshot?.steps.map(({ prompt }) => prompt).join()).toContain(
      'The loop applies only if `kind` of the current item in "outer" is `code` when its first iteration begins',
    );
  });

  it('of a while loop and of a fragment of its prompt reads the variables of the loop', () => {
    const until = { type: 'while', condition: { var: 'iteration', lt: 3 } };
    const promptFragments = [{ id: 'late', when: { var: 'iteration', gt: 1 }, text: 'Hurry.' }];
    const { snapshot, found } = compiling([loop('again', until, [work], { prompt: 'In rounds.', promptFragments })]);
    expect(found).toEqual([]);
    expect(snapshot?.inputs.map(({ key }) => key)).not.toContain('iteration');
  });
});
