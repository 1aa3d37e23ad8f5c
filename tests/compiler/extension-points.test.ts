/** What a slot asks of the steps that name it, and of what fills it. */
import { describe, expect, it } from 'vitest';
import { compileAll } from '../../compiler/compile.ts';
import type { CompiledStep } from '../../schemas/compiled-snapshot.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const contract = { accepts: ['approach', 'risks'], produces: ['findings.md', 'log.md'] };
const childOf = (id: string, more: object = {}) => ({
  ...minimalSource,
  id,
  kind: 'routine',
  extensionContract: contract,
  steps: [{ id: 'work', title: 'Work', prompt: 'Work.' }],
  ...more,
});
const point = {
  purpose: 'Challenges the design.',
  defaultBinding: 'project.routine_check',
  inputContract: { requiredContext: ['approach'], optionalContext: ['risks'] },
  outputContract: { requiredArtifacts: ['log.md', 'findings.md'] },
};
const named = 'Have it checked by {{wr.bindings.review}}.';
const step = (id: string, prompt: string, more: object = {}) => ({ id, title: id, prompt, ...more });
const parentOf = (steps: readonly object[], more: object = {}) => ({
  ...minimalSource,
  id: 'project.parent',
  kind: 'workflow',
  inputs: [
    { key: 'approach', kind: 'string' },
    { key: 'size', kind: 'string' },
    { key: 'parts', kind: 'list' },
  ],
  conditions: [
    { id: 'is_large', kind: 'context_equals', key: 'size', value: 'large' },
    { id: 'again', kind: 'loop_control' },
  ],
  extensionPoints: { review: point },
  steps,
  ...more,
});

type Bound = { readonly review?: string; readonly isFallbackAllowed?: boolean };
function compiled(parent: object, children: readonly object[] = [childOf('project.routine_check')], bound: Bound = {}) {
  const cli = new Map(bound.review === undefined ? [] : [['review', bound.review]]);
  const inputs = [parent, ...children].map((source, at) => inputOf(source, { file: `${at}.json` }));
  const host = {
    ...fixtureHost,
    bindings: { cli, cliFiles: new Set(['0.json']), file: null, isFallbackAllowed: bound.isFallbackAllowed ?? false },
  };
  const result = compileAll(inputs, host);
  const snapshot = result.compiled.find(({ workflowId }) => workflowId === 'project.parent')?.snapshot;
  const found = result.diagnostics.filter(({ at }) => at.file === '0.json');
  return { snapshot, found, codes: found.map(({ code }) => code) };
}
const due = (steps: readonly CompiledStep[] | undefined) =>
  (steps ?? []).filter(({ output }) => output?.slotArtifacts !== undefined).map(({ stepId }) => stepId as string);

describe('a step that names an extension point', () => {
  // @verifies slot-contract-in-prompt
  it('says what its implementation is given and must produce, with a payload to copy', () => {
    const { snapshot } = compiled(parentOf([step('check', named)]));
    const prompt = snapshot?.steps[0]?.prompt ?? '';
    expect(prompt).toContain('Pass these context values to `project.routine_check`: `approach`.');
    expect(prompt).toContain('Pass these values if the context contains them: `risks`.');
    for (const name of ['findings.md', 'log.md']) {
      expect(prompt).toContain(`"slot":"review","name":"${name}"`);
    }
    expect(snapshot?.steps[0]?.output?.slotArtifacts).toEqual([{ slot: 'review', names: ['findings.md', 'log.md'] }]);
    expect(snapshot?.contracts.map(({ contractRef }) => contractRef)).toContain('wr.contracts.slot_artifact');
  });

  // @verifies slot-contract-in-prompt
  it('names what is bound, and not the default', () => {
    const own = [childOf('project.routine_check'), childOf('project.own')];
    const { snapshot } = compiled(parentOf([step('check', named)]), own, { review: 'project.own' });
    expect(snapshot?.steps[0]?.prompt).toContain('Pass these context values to `project.own`');
  });

  it('says how to run the implementation, and nothing of a contract that the slot does not have', () => {
    const open = { review: { purpose: point.purpose, defaultBinding: point.defaultBinding } };
    const { snapshot } = compiled(parentOf([step('check', named)], { extensionPoints: open }));
    expect(snapshot?.steps[0]?.prompt).toBe(
      [
        'Have it checked by project.routine_check.',
        '',
        '## Extension point review',
        '- `project.routine_check` is a workflow of its own: run it as a child of this run (start_workflow with `within`, or spawn_agent), then continue here.',
      ].join('\n'),
    );
    expect(snapshot?.contracts).toEqual([]);
  });
});

describe('the artifacts of an extension point', () => {
  const decision = { output: { contractRef: 'wr.contracts.loop_control' } };
  const body = (id: string, more: object = {}) => [step(id, named, more), step('decide', 'Decide.', decision)];
  // @verifies slot-artifacts-due-at-end
  it.each<[string, readonly object[], readonly string[]]>([
    ['of one step, with it', [step('a', named), step('z', 'End.')], ['a']],
    ['of several steps, with the last', [step('a', named), step('b', named), step('z', 'End.')], ['b']],
    ['with the last that always runs', [step('a', named), step('b', named, { when: 'is_large' })], ['a']],
    [
      'with each, where each may be skipped',
      [step('a', named, { when: 'is_large' }), step('b', named, { when: 'is_large' }), step('z', 'End.')],
      ['a', 'b'],
    ],
    [
      'in each iteration of a loop that always runs',
      [
        step('a', named),
        {
          type: 'loop',
          loopId: 'again_loop',
          title: 'L',
          maxIterations: 2,
          while: { kind: 'condition_ref', conditionId: 'again' },
          body: body('b'),
        },
      ],
      ['b'],
    ],
    [
      'not in a list that may be empty',
      [
        step('a', named),
        { type: 'for_each', loopId: 'each', title: 'L', items: 'parts', maxIterations: 2, body: [step('b', named)] },
      ],
      ['a'],
    ],
  ])('are due: %s', (_what, steps, expected) => {
    const { snapshot, codes } = compiled(parentOf(steps));
    expect(codes).toEqual([]);
    expect(due(snapshot?.steps)).toEqual(expected);
    const others = snapshot?.steps.filter(
      ({ stepId, prompt }) => prompt.includes('must produce') && !expected.includes(stepId),
    );
    for (const { prompt } of others ?? []) expect(prompt).toContain(`the step \`${expected[0]}\``);
  });

  // @verifies slot-artifacts-due-at-end
  it('are due before a loop that an earlier decision may skip, also a loop that its prompt does not name', () => {
    const loop = (id: string) => ({
      type: 'loop',
      loopId: `loop_${id}`,
      title: 'L',
      maxIterations: 2,
      while: { kind: 'condition_ref', conditionId: 'again' },
      body: [step(id, named), step(`decide_${id}`, 'Decide.', decision)],
    });
    const dueIn = (...steps: readonly object[]) => due(compiled(parentOf(steps)).snapshot?.steps);
    const enter = step('enter', 'Is `loop_b` necessary?', decision);
    expect(dueIn(step('a', named), enter, loop('b'), loop('c'), step('z', 'End.'))).toEqual(['a']);
    expect(dueIn(step('a', named), loop('b'), enter, loop('c'), step('z', 'End.'))).toEqual(['b']);
    expect(dueIn(step('a', 'Begin.'), enter, loop('b'), step('z', 'End.'))).toEqual(['b']);
  });
});

describe('context that an extension point requires', () => {
  // @verifies slot-context-declared
  it('is declared as an input, by its authored or its delimiter-safe key, or named by a warning', () => {
    const requiring = (key: string, inputs: readonly object[]) => {
      const review = { ...point, inputContract: { requiredContext: [key] } };
      const child = childOf('project.routine_check', { extensionContract: { ...contract, accepts: [key] } });
      const more = { extensionPoints: { review }, inputs, conditions: [] };
      return compiled(parentOf([step('check', named)], more), [child]).codes;
    };
    expect(requiring('plan', [])).toEqual(['bind/undeclared-context']);
    expect(requiring('plan', [{ key: 'plan', kind: 'string' }])).toEqual([]);
    expect(requiring('acceptedPlan', [{ key: 'acceptedPlan', kind: 'string' }])).toEqual([]);
    expect(requiring('acceptedPlan', [{ key: 'accepted_plan', kind: 'string' }])).toEqual([]);
  });
});

describe('the default implementation', () => {
  const own = childOf('project.own');
  const check = parentOf([step('check', named)]);
  // @verifies slot-default-checked
  it.each<[string, string, readonly object[]]>([
    ['is missing', 'bind/unknown-implementation', [own]],
    [
      'produces something else',
      'bind/incompatible-contract',
      [own, childOf('project.routine_check', { extensionContract: { ...contract, produces: [] } })],
    ],
    [
      'asks the user',
      'bind/breaks-policy',
      [own, childOf('project.routine_check', { steps: [step('ask', 'Ask.', { requireConfirmation: true })] })],
    ],
    [
      'does not compile',
      'bind/broken-implementation',
      [own, childOf('project.routine_check', { steps: [step('a', 'A.', { when: 'unknown' })] })],
    ],
  ])('that %s is reported although another one is bound', (_what, code, children) => {
    const { codes, found, snapshot } = compiled(check, children, { review: 'project.own' });
    expect(codes).toEqual([code]);
    expect(found[0]?.at.pointer).toBe('/extensionPoints/review/defaultBinding');
    expect(snapshot).toBeUndefined();
  });

  it.each(['', './routine_check.json', 'Routine Check'])(
    'that is not an id is not suggested as the id of a new routine: %j',
    (id) => {
      const { codes, found } = compiled(check, [own, childOf('project.routine_check')], { review: id });
      expect(codes).toEqual(['bind/unknown-implementation']);
      expect(found[0]?.help).toBe('write the id of a workflow or routine; `workrail list` lists them');
    },
  );

  it('that neither accepts nor produces what the slot requires is told both at once', () => {
    const review = { ...point, inputContract: { requiredContext: ['plan'] } };
    const inputs = [{ key: 'plan', kind: 'string' }];
    const parent = parentOf([step('check', named)], { extensionPoints: { review }, inputs, conditions: [] });
    const child = childOf('project.routine_check', { extensionContract: { ...contract, accepts: [], produces: [] } });
    const { codes, found } = compiled(parent, [child]);
    expect(codes).toEqual(['bind/incompatible-contract']);
    expect(found[0]?.message).toMatch(/does not accept `plan`, and the implementation does not produce `.+`$/);
    expect(found[0]?.help).toMatch(/to `extensionContract\.accepts`.+; add `.+` to `extensionContract\.produces`/);
  });

  it('that leads back is found whichever of them is compiled first', () => {
    const above = { ...parentOf([step('check', named)]), id: 'project.routine_check', extensionContract: contract };
    const leadsBack = { ...above, extensionPoints: { review: { ...point, defaultBinding: 'project.parent' } } };
    const sources = [own, { ...check, kind: 'routine', extensionContract: contract }, leadsBack];
    const cli = new Map([['review', 'project.own']]);
    const codesIn = (order: readonly object[]) => {
      const inputs = order.map((source) => inputOf(source, { file: `${(source as { id: string }).id}.json` }));
      const bindings = { cli, file: null, isFallbackAllowed: false };
      return compileAll(inputs, { ...fixtureHost, bindings })
        .diagnostics.map(({ at, code }) => `${at.file} ${code}`)
        .sort();
    };
    const found = codesIn(sources);
    expect(found).toEqual(['project.parent.json bind/cycle', 'project.routine_check.json bind/cycle']);
    expect(codesIn([...sources].reverse())).toEqual(found);
  });

  it('of the bundled library gets a help that can be followed: nobody edits what ships', () => {
    const shipped = compileAll(
      [inputOf({ ...childOf('wr.routine_check'), kind: 'routine' }, { sourceKind: 'bundled' })],
      fixtureHost,
    );
    const [found] = shipped.compiled;
    if (found === undefined) throw new Error('the bundled child compiles');
    const library = { ids: ['wr.routine_check'], find: (id: string) => (id === 'wr.routine_check' ? found : null) };
    const helpFor = (more: object) => {
      const review = { ...point, defaultBinding: 'wr.routine_check', ...more };
      const parent = parentOf([step('check', named)], { extensionPoints: { review } });
      return compileAll([inputOf(parent)], { ...fixtureHost, library }).diagnostics.map(({ help }) => help);
    };
    expect(helpFor({ inputContract: { requiredContext: ['size'] } })).toEqual([
      'remove `size` from `requiredContext` of the slot, or bind an implementation of your own',
    ]);
    expect(helpFor({ outputContract: { requiredArtifacts: ['other.md'] } })).toEqual([
      'set `requiredArtifacts` of the slot to the artifacts of the implementation: `findings.md` and `log.md`, or bind an implementation of your own',
    ]);
  });
});

describe('an implementation with a loop of its own', () => {
  const loop = (loopId: string) => ({
    type: 'loop',
    loopId,
    title: 'Again',
    maxIterations: 3,
    while: { kind: 'condition_ref', conditionId: 'again' },
    body: [step('decide', 'Decide.', { output: { contractRef: 'wr.contracts.loop_control' } })],
  });
  const looping = (loopId: string) =>
    childOf('project.routine_check', { conditions: [{ id: 'again', kind: 'loop_control' }], steps: [loop(loopId)] });

  // @verifies child-loop-decisions-stay-inside
  it('binds', () => {
    const { codes, snapshot } = compiled(parentOf([step('check', named)]), [looping('refine')]);
    expect(codes).toEqual([]);
    expect(snapshot?.bindings[0]?.implementationId).toBe('project.routine_check');
  });

  // @verifies child-loop-decisions-stay-inside
  it('does not bind where the parent has a loop of that id', () => {
    const parent = parentOf([step('check', named), { ...loop('refine'), body: loop('refine').body }]);
    const { codes, found } = compiled(parent, [looping('refine')]);
    expect(codes).toEqual(['bind/breaks-policy']);
    expect(found[0]?.message).toContain(
      'the loop `refine` of the implementation has the same id as a loop of the parent',
    );
  });
});
