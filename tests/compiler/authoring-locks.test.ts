/** What the locks of authoring allow an author to write, and what they refuse. */
import { describe, expect, it } from 'vitest';
import { compileAll, compileWorkflow } from '../../compiler/compile.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const native = { ...minimalSource, kind: 'workflow' };
const step = { id: 'a', title: 'A', prompt: 'Do it.' };

function compile(workflow: object) {
  const { compiled, diagnostics } = compileWorkflow(inputOf({ ...native, ...workflow }), fixtureHost);
  return { snapshot: compiled?.snapshot, codes: diagnostics.map(({ code }) => code), diagnostics };
}
const codesOf = (workflow: object) => compile(workflow).codes;
const withStep = (more: object) => ({ steps: [{ ...step, ...more }] });

describe('contracts', () => {
  // @verifies contract-embedded
  it('stand in the snapshot with schema and example, and only those that a step names', () => {
    const contractRef = 'wr.contracts.review_findings';
    const definition = fixtureHost.builtins.contracts.get(contractRef);
    const { snapshot } = compile(withStep({ output: { contractRef } }));
    expect(snapshot?.contracts.map((contract) => contract.contractRef)).toEqual([contractRef]);
    const embedded = snapshot?.contracts[0];
    expect(embedded?.schema).toEqual(definition?.schema);
    expect(embedded?.example).toEqual(definition?.example);
    expect(definition?.schema).toBeDefined();
    expect(compile(withStep({})).snapshot?.contracts).toEqual([]);
  });

  // @verifies contract-embedded
  it('are part of the hash: another schema under the same id is another workflow', () => {
    const contractRef = 'wr.contracts.review_findings';
    const definition = fixtureHost.builtins.contracts.get(contractRef);
    if (definition === undefined) throw new Error('the fixtures have this contract');
    const changed = { ...definition, schema: { ...definition.schema, maxProperties: 9 } };
    const contracts = new Map([...fixtureHost.builtins.contracts, [contractRef, changed] as const]);
    const input = inputOf({ ...native, ...withStep({ output: { contractRef } }) });
    const hashIn = (builtins: typeof fixtureHost.builtins) =>
      compileWorkflow(input, { ...fixtureHost, builtins }).compiled?.workflowHash;
    const before = hashIn(fixtureHost.builtins);
    expect(before).toBeDefined();
    expect(hashIn({ ...fixtureHost.builtins, contracts })).not.toBe(before);
  });

  // @verifies output-schema-not-authored
  it.each([{ schema: { type: 'object' } }, { schemaRef: './schema.json' }, { artifactSchema: { type: 'object' } }])(
    'are not written by authors: %o in an output',
    (output) => {
      expect(codesOf(withStep({ output }))).toEqual(['read/unknown-key']);
    },
  );

  // @verifies output-schema-not-authored
  it.each(['./schemas/findings.json', 'https://example.com/schema.json', 'project.contracts.mine'])(
    'are named from the closed set only: %s',
    (contractRef) => {
      expect(codesOf(withStep({ output: { contractRef } }))).toEqual(['resolve/unknown-contract']);
    },
  );
});

describe('an artifact that the text of a step shows', () => {
  const contractRef = 'wr.contracts.coding_handoff';
  const asking = (prompt: string, more: object = {}) => compile(withStep({ prompt, output: { contractRef }, ...more }));
  const object =
    '{ "kind": "wr.coding_handoff", "branch": "main", "tests": { "run": 3 }, "note?": "", "summary": "Done." }';

  // @verifies stated-fields-are-promised
  it('gives an open contract its fields, in the snapshot and in the prompt, and no second example', () => {
    const { snapshot, codes } = asking(`Hand over:\n\n\`\`\`json\n${object}\n\`\`\`\nThen stop.`);
    expect(codes).toEqual([]);
    const [only] = snapshot?.steps ?? [];
    expect(only?.output?.stated).toEqual({ fields: ['branch', 'summary', 'tests'], example: JSON.parse(object) });
    expect(only?.prompt).toContain('Required: as this step states: branch, summary, tests');
    expect(only?.prompt).not.toContain('Example:');
  });

  // @verifies stated-fields-are-promised
  it.each([
    [
      'with comments and placeholders',
      '{\n  // which\n  "kind": "wr.coding_handoff",\n  "branch": "<name>", "summary": "…",\n}',
      ['branch', 'summary'],
    ],
    ['inside another object', '{ "artifacts": [{ "kind": "wr.coding_handoff", "branch": "main" }] }', ['branch']],
    ['that ends early', 'Send { "kind": "wr.coding_handoff", "branch": "main", ...', ['branch']],
  ])('is read %s', (_what, prompt, fields) => {
    expect(asking(prompt).snapshot?.steps[0]?.output?.stated?.fields).toEqual(fields);
  });

  it('of another kind says nothing of this contract', () => {
    const { snapshot, codes } = asking('Send { "kind": "wr.plan", "branch": "main" }.');
    expect(codes).toEqual(['check/contract-fields-unstated']);
    expect(snapshot?.steps[0]?.output?.stated?.fields).toEqual(['summary']);
    expect(snapshot?.steps[0]?.prompt).toContain('Example:');
  });

  // @verifies stated-fields-are-promised
  it.each<[string, string, readonly string[]]>([
    [
      'behind `with`',
      'Send a `wr.coding_handoff` with `branch`, `tests` (a list) and `summary`.',
      ['branch', 'summary', 'tests'],
    ],
    ['of the contract', 'Send wr.contracts.coding_handoff; its fields: `branch`.', []],
    [
      'in a list',
      'The coding handoff holds:\n- `branch`: which one\n- `tests` (optional)\n- `note`\n\n- `later`',
      ['branch', 'note'],
    ],
    ['of one that may be left out', 'The coding handoff includes `branch`, `note` (optional).', ['branch']],
    [
      'behind one that may be left out',
      'A coding handoff with `tests` (optional), `branch` and `note`.',
      ['branch', 'note'],
    ],
    [
      'around one that may be left out',
      'A coding handoff with `branch`, optional `tests`, and `note`.',
      ['branch', 'note'],
    ],
    [
      'beside one for when it is known',
      'A coding handoff with `branch`, `tests` if known, `note`.',
      ['branch', 'note'],
    ],
    ['with types in the backticks', 'A coding handoff with `branch: string`, `tests?: list`.', ['branch']],
    [
      'that say what each is',
      'A coding handoff with the branch (`branch`), the tests (`tests`) and a note (`note`).',
      ['branch', 'note', 'tests'],
    ],
    ['with other joints', 'A coding handoff with `branch`; `tests` as well as `note`.', ['branch', 'note', 'tests']],
    ['in bold in a list', 'The coding handoff holds:\n- **`branch`**: which one\n- `tests?`: all', ['branch']],
    ['that leave a choice', 'A coding handoff with `branch` or `note`.', []],
    ['before a clause about the step', 'A coding handoff with `branch` when the work is done.', ['branch']],
    ['that are something else', 'Send the `wr.coding_handoff` with `continue_workflow` in `output.artifacts`.', []],
    ['of another sentence', 'Send the `wr.coding_handoff`. Work with `git` and `make`.', []],
  ])('are read from words %s', (_what, prompt, fields) => {
    const { snapshot, codes } = asking(prompt);
    const [only] = snapshot?.steps ?? [];
    expect(codes).toEqual(fields.length === 0 ? ['check/contract-fields-unstated'] : []);
    expect(only?.output?.stated?.fields).toEqual(fields.length === 0 ? ['summary'] : fields);
    expect(only?.prompt).toContain(
      fields.length === 0 ? 'Required: summary: text' : `Required: as this step states: ${fields.join(', ')}`,
    );
    expect(Object.keys(only?.output?.stated?.example ?? {}).sort()).toEqual(
      ['kind', ...(fields.length === 0 ? ['summary'] : fields)].sort(),
    );
  });

  // @verifies stated-fields-are-promised
  it('are not required of an artifact that is not', () => {
    const output = { contractRef: 'wr.contracts.coding_handoff', required: false };
    const { snapshot } = compile(withStep({ prompt: 'A coding handoff with `branch` helps.', output }));
    expect(snapshot?.steps[0]?.output?.stated).toBeUndefined();
    expect(snapshot?.steps[0]?.prompt).toContain('Optional: summary: text');
  });

  it('takes the place of the example of a closed contract, which keeps its own fields', () => {
    const prompt = 'Send { "kind": "wr.review_findings", "findings": [], "more": 1 }.';
    const { snapshot } = compile(withStep({ prompt, output: { contractRef: 'wr.contracts.review_findings' } }));
    expect(snapshot?.steps[0]?.prompt).not.toContain('Example:');
    expect(snapshot?.steps[0]?.output?.stated).toBeUndefined();
  });
});

describe('names of builtins', () => {
  // @verifies builtins-closed-set
  it.each<[string, object]>([
    ['resolve/unknown-template', { steps: [{ type: 'template_call', templateId: 'wr.templates.mine' }] }],
    ['resolve/unknown-feature', { features: ['wr.features.mine'] }],
    [
      'resolve/unknown-ref',
      { steps: [{ id: 'a', title: 'A', promptBlocks: { goal: { kind: 'ref', refId: 'wr.refs.mine' } } }] },
    ],
    ['resolve/unknown-contract', withStep({ output: { contractRef: 'wr.contracts.mine' } })],
    ['read/unknown-key', { capabilities: { telepathy: 'required' } }],
  ])('outside of the closed sets: %s', (code, workflow) => {
    expect(codesOf(workflow)).toEqual([code]);
  });
});

describe('ids of steps and loops', () => {
  const loop = (loopId: string) => ({
    inputs: [{ key: 'parts', kind: 'list', description: 'Parts.' }],
    steps: [{ type: 'for_each', loopId, title: 'Each', items: 'parts', maxIterations: 2, body: [step] }],
  });

  // @verifies delimiter-safe-ids
  it.each(['a@b', 'a/b', 'a:b', 'A', 'a b', 'a.b', 'prüfen'])('refuse %s, and offer an id that holds', (id) => {
    for (const workflow of [withStep({ id }), loop(id)]) {
      const { codes, diagnostics } = compile(workflow);
      expect(codes).toEqual(['read/invalid-id']);
      const [fix] = diagnostics[0]?.fixes ?? [];
      expect(JSON.parse(fix?.edits[0]?.text ?? '""')).toMatch(/^[a-z0-9_-]+$/);
    }
  });
});

describe('loops', () => {
  const decision = { ...step, id: 'decide', output: { contractRef: 'wr.contracts.loop_control' } };
  const loop = {
    type: 'loop',
    loopId: 'rounds',
    title: 'Rounds',
    while: { kind: 'condition_ref', conditionId: 'go_on' },
    maxIterations: 3,
    body: [step, decision],
  };
  const conditions = [{ id: 'go_on', kind: 'loop_control' }];

  // @verifies loop-is-explicit
  it('say how often they may go round, and name a condition: nothing is guessed and nothing is an expression', () => {
    expect(codesOf({ conditions, steps: [loop] })).toEqual([]);
    const { maxIterations: _bound, ...unbounded } = loop;
    expect(codesOf({ conditions, steps: [unbounded] })).toEqual(['read/missing-key']);
    for (const maxIterations of [0, -1, 1.5])
      expect(codesOf({ conditions, steps: [{ ...loop, maxIterations }] }), `${maxIterations}`).not.toEqual([]);
    expect(codesOf({ conditions, steps: [{ ...loop, while: 'findings > 0' }] })).toEqual(['read/wrong-type']);
    expect(codesOf({ conditions: [{ id: 'go_on', kind: 'expression', value: 'x > 0' }], steps: [loop] })).toEqual([
      'read/unknown-value',
    ]);
  });

  // @verifies loop-control-by-contract
  it('go on by a decision that a contract checks, never by a context key', () => {
    const inputs = [{ key: 'more', kind: 'boolean', description: 'More.' }];
    const byKey = [{ id: 'go_on', kind: 'context_equals', key: 'more', value: true }];
    expect(codesOf({ inputs, conditions: byKey, steps: [loop] })).toContain('check/loop-condition');
    expect(codesOf({ conditions, steps: [{ ...loop, body: [step] }] })).toEqual(['check/loop-decision-missing']);
  });

  it('are told about an omitted context value only if their condition reads one', () => {
    const inputs = [{ key: 'more', kind: 'boolean', description: 'More.' }];
    const notesOf = (condition: object) =>
      compile({ inputs, conditions: [{ id: 'go_on', ...condition }], steps: [loop] }).diagnostics.find(
        ({ code }) => code === 'check/loop-condition',
      )?.notes;
    expect(notesOf({ kind: 'context_equals', key: 'more', value: true })).toHaveLength(1);
    expect(notesOf({ kind: 'always_true' })).toEqual([]);
  });
});

describe('conditions', () => {
  // @verifies conditions-closed-set
  it('are one of a closed set of kinds, and no expression', () => {
    const gated = (condition: object) =>
      codesOf({
        inputs: [{ key: 'size', kind: 'string', description: 'Size.' }],
        conditions: [{ id: 'is_large', ...condition }],
        steps: [
          { ...step, when: 'is_large' },
          { ...step, id: 'end' },
        ],
      });
    expect(gated({ kind: 'context_equals', key: 'size', value: 'large' })).toEqual([]);
    expect(gated({ kind: 'expression', expression: 'size === "large"' })).toContain('read/unknown-value');
    expect(codesOf(withStep({ when: 'size === "large"' }))).not.toEqual([]);
  });
});

describe('a required capability', () => {
  // @verifies required-capability-probed
  it('is probed before the first step of the author, collapsed, by a step that WorkRail wrote', () => {
    // What runs is the flow: the order of the list of steps decides nothing.
    const authored = { capabilities: { web_browsing: 'required' }, steps: [step, { ...step, id: 'read' }] };
    const { snapshot } = compile(authored);
    expect(snapshot?.flow.map((item) => (item.kind === 'step' ? item.stepId : item.loopId))).toEqual([
      'probe__web_browsing',
      'a',
      'read',
    ]);
    const [probe, ...others] = snapshot?.steps ?? [];
    expect(probe?.provenance).toEqual({ source: 'template_injected', originId: 'wr.templates.capability_probe' });
    expect(probe?.probe).toEqual({
      capability: 'web_browsing',
      templateId: 'wr.templates.capability_probe',
      visibility: 'collapsed',
    });
    expect(others.map(({ probe: none, stepId }) => ({ none, stepId }))).toEqual([
      { none: undefined, stepId: 'a' },
      { none: undefined, stepId: 'read' },
    ]);
  });

  // @verifies required-capability-probed
  it('is not probed where it is only preferred: the guidance says what to do with it', () => {
    const { snapshot } = compile({ capabilities: { web_browsing: 'preferred' } });
    expect(snapshot?.steps.map(({ stepId }) => stepId)).toEqual(['read']);
    expect(snapshot?.guidance.length).toBeGreaterThan(compile({}).snapshot?.guidance.length ?? 0);
  });
});

describe('the options of a call of a routine with a loop', () => {
  const loop = {
    type: 'loop',
    loopId: 'rounds',
    title: 'Rounds',
    maxIterations: 2,
    while: { kind: 'condition_ref', conditionId: 'more' },
    body: [
      { id: 'again', title: 'Again', prompt: 'Do it again.', output: { contractRef: 'wr.contracts.loop_control' } },
    ],
  };
  const step = { id: 'once', title: 'Once', prompt: 'Do it once.' };
  const calling = (steps: readonly object[], options: object) => {
    const routine = {
      ...native,
      id: 'project.routine_measure',
      kind: 'routine',
      conditions: [
        { id: 'more', kind: 'loop_control' },
        { id: 'large', kind: 'context_equals', key: 'size', value: 'large' },
      ],
      inputs: [{ key: 'size', kind: 'string', description: 'The size.' }],
      steps,
    };
    const call = { type: 'template_call', id: 'call', templateId: 'wr.templates.routine.measure', ...options };
    const conditions = [{ id: 'mine', kind: 'context_equals', key: 'size', value: 'small' }];
    const inputs = [{ key: 'size', kind: 'string' }];
    const caller = { ...native, id: 'project.caller', inputs, conditions, steps: [call] };
    const { compiled, diagnostics } = compileAll(
      [inputOf(caller, { file: 'caller.json' }), inputOf(routine, { file: 'measure.json' })],
      fixtureHost,
    );
    const snapshot = compiled.find(({ workflowId }) => workflowId === 'project.caller')?.snapshot;
    return {
      labels: diagnostics.filter(({ at }) => at.file === 'caller.json').map(({ code, label }) => `${code} ${label}`),
      steps: (snapshot?.steps ?? []).map(({ stepId, notes, requireConfirmation }) => [
        stepId,
        notes ?? 'optional',
        requireConfirmation,
      ]),
    };
  };

  it('make the notes of the steps in the loop optional, too', () => {
    expect(calling([step, loop], { notes: 'optional' })).toEqual({
      labels: [],
      steps: [
        ['call__once', 'optional', false],
        ['call__again', 'optional', false],
      ],
    });
  });

  // @verifies nothing-dropped-in-silence
  it('do not lose a confirmation in silence if the routine ends with the loop', () => {
    const confirmed = { requireConfirmation: true };
    expect(calling([loop], confirmed).labels).toEqual(['expand/left-behind the user is never asked']);
    expect(calling([step, loop], confirmed).labels).toEqual(['expand/left-behind the user is asked before the loop']);
    expect(calling([loop, step], confirmed)).toMatchObject({
      labels: [],
      steps: [
        ['call__again', 'required', false],
        ['call__once', 'required', true],
      ],
    });
  });

  // @verifies nothing-dropped-in-silence
  it('do not lose a confirmation in silence if a condition can skip the last step of the routine', () => {
    const confirmed = { requireConfirmation: true };
    const last = { id: 'last', title: 'Last', prompt: 'Do it.', when: 'large' };
    const args = { capability: 'delegation' };
    const inner = { type: 'template_call', id: 'in', templateId: 'wr.templates.capability_probe', args };
    const reported = ['expand/left-behind the user is not asked if the condition is false'];
    expect(calling([step, last], confirmed).labels).toEqual(reported);
    expect(calling([step, { ...inner, when: 'large' }], confirmed).labels).toEqual(reported);
    expect(calling([last, step], confirmed).labels).toEqual([]);
    expect(calling([last, loop], confirmed).labels).toEqual([
      'expand/left-behind the user is asked before the loop, and not at all if a condition is false',
    ]);
    expect(calling([last, inner], { ...confirmed, when: 'mine' }).labels).toEqual([]);
    expect(calling([step, last], {}).labels).toEqual([]);
  });
});

describe('a routine that is called as a template', () => {
  const routine = {
    ...native,
    id: 'project.routine_measure',
    kind: 'routine',
    capabilities: { web_browsing: 'required' },
    recommendations: { autonomy: 'guided' },
  };
  const caller = (more: object) => ({
    ...native,
    id: 'project.caller',
    steps: [{ type: 'template_call', templateId: 'wr.templates.routine.measure' }],
    ...more,
  });
  const found = (more: object, content: object = routine) =>
    compileAll(
      [
        inputOf(caller(more), { file: 'caller.json' }),
        inputOf({ ...content, id: routine.id, kind: 'routine' }, { file: 'measure.json' }),
      ],
      fixtureHost,
    )
      .diagnostics.filter(({ at }) => at.file === 'caller.json')
      .map(({ code }) => code);

  // @verifies nothing-dropped-in-silence
  it('says what it declares and does not bring, until the caller declares it', () => {
    expect(found({})).toEqual(['expand/left-behind', 'expand/left-behind']);
    expect(found({ recommendations: { autonomy: 'guided' } })).toEqual(['expand/left-behind']);
    expect(found({ capabilities: { web_browsing: 'disabled' } })).toHaveLength(2);
    expect(found({ capabilities: { web_browsing: 'required' }, recommendations: { autonomy: 'guided' } })).toEqual([]);
  });

  // @verifies nothing-dropped-in-silence
  it('says that its role and guidance do not reach the templates that it calls, until the caller repeats them', () => {
    const words = { agentRole: 'You measure.', guidance: ['Change nothing.', 'A name in braces is a context key.'] };
    const args = { capability: 'delegation' };
    const calls = { steps: [{ type: 'template_call', id: 'in', templateId: 'wr.templates.capability_probe', args }] };
    const helps = (more: object) => found(more, { ...native, ...words, ...calls });
    expect(helps({})).toEqual(['expand/left-behind', 'expand/left-behind']);
    expect(helps({ agentRole: 'You measure.' })).toEqual(['expand/left-behind']);
    expect(helps({ agentRole: 'You write.', guidance: ['Change nothing.'] })).toEqual(['expand/left-behind']);
    expect(helps({ agentRole: 'You measure.', guidance: ['Be brief.', 'Change nothing.'] })).toEqual([]);
  });
});
