/** What a call asks of its template, and what a template brings into the workflow that calls it. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import type { ParameterDefinition } from '../../builtins/kinds.ts';
import { compileAll } from '../../compiler/compile.ts';
import type { JsonValue } from '../../schemas/canonical/json.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const host = { ...fixtureHost, builtins };
const call = (templateId: string, args: object) => ({ type: 'template_call', id: 'called', templateId, args });

/** Values of every JSON type, of which a parameter takes some. */
const samples: readonly JsonValue[] = [3, 2.5, true, 'a', '', ' ', [], ['a'], [3], {}, null];
const isTaken: Readonly<Record<ParameterDefinition['kind'], (value: JsonValue) => boolean>> = {
  text: (value) => value === 'a',
  enum: () => false,
  boolean: (value) => value === true,
  integer: (value) => value === 3,
  texts: (value) => Array.isArray(value) && value[0] === 'a',
  context_key: (value) => value === 'a',
};
const codesOf = (source: object, more: readonly object[] = []) => {
  const inputs = [source, ...more].map((each, at) => inputOf(each, { file: `${at}.json` }));
  return compileAll(inputs, host).diagnostics.map(({ code, message }) => ({ code, message }));
};
const refused = (found: ReturnType<typeof codesOf>, name: string) =>
  found.some(({ code, message }) => code === 'resolve/invalid-argument' && message.includes(`\`${name}\``));

describe('an argument of the wrong type', () => {
  const templates = [...builtins.templates.values()].flatMap(({ id, parameters }) =>
    parameters.map((parameter) => [id, parameter.name, parameter] as const),
  );
  const features = [...builtins.features.values()].flatMap(({ id, parameters }) =>
    parameters.map((parameter) => [id, parameter.name, parameter] as const),
  );

  // @verifies template-arguments-typed
  it.each(templates)('is refused: %s, %s', (templateId, name, { kind }) => {
    for (const value of samples) {
      const found = codesOf({ ...minimalSource, steps: [call(templateId, { [name]: value })] });
      expect({ value, isRefused: refused(found, name) }).toEqual({ value, isRefused: !isTaken[kind](value) });
    }
  });

  // @verifies template-arguments-typed
  it.each(features)('is refused as an option: %s, %s', (id, name, { kind }) => {
    for (const value of samples) {
      const found = codesOf({ ...minimalSource, features: [{ id, config: { [name]: value } }] });
      expect({ value, isRefused: refused(found, name) }).toEqual({ value, isRefused: !isTaken[kind](value) });
    }
  });
});

it('an argument that the notes are compared with is required where a routine passes it on to another', () => {
  const routine = (id: string, steps: readonly object[]) => ({ ...minimalSource, id, kind: 'routine', steps });
  const validationCriteria = { type: 'contains', value: 'Owner: {owner}' };
  const routines = [
    routine('project.routine_inner', [{ id: 'a', title: 'A', prompt: 'P', validationCriteria }]),
    routine('project.routine_outer', [call('wr.templates.routine.inner', { owner: '{who}' })]),
  ];
  const withArgs = (args: object) =>
    codesOf({ ...minimalSource, steps: [call('wr.templates.routine.outer', args)] }, routines);
  expect(withArgs({ who: 'Ada' })).toEqual([]);
  expect(withArgs({})).toEqual([
    { code: 'resolve/missing-argument', message: expect.stringContaining('no call sets the argument `who`') },
  ]);
});

it('a required argument is missing even if every object inherits its name', () => {
  const validationCriteria = { type: 'contains', value: 'Owner: {toString}' };
  const routine = {
    ...minimalSource,
    id: 'project.routine_inner',
    kind: 'routine',
    steps: [{ id: 'a', title: 'A', prompt: 'P', validationCriteria }],
  };
  expect(codesOf({ ...minimalSource, steps: [call('wr.templates.routine.inner', {})] }, [routine])).toEqual([
    { code: 'resolve/missing-argument', message: expect.stringContaining('needs the argument `toString`') },
  ]);
});

describe('an argument under a similar name', () => {
  it('is one mistake: the argument that was meant is not reported as missing', () => {
    const found = codesOf({
      ...minimalSource,
      steps: [call('wr.templates.verification_gate', { claim: ['The build passes.'] })],
    });
    expect(found).toEqual([{ code: 'resolve/unknown-argument', message: 'no argument is named `claim`' }]);
  });
});

describe('an input that a routine and its caller both declare', () => {
  const routine = (input: object) => ({
    ...minimalSource,
    id: 'project.routine_measure',
    kind: 'routine',
    inputs: [{ key: 'metric', kind: 'string', ...input }],
    steps: [{ id: 'measure', title: 'Measure', prompt: 'Measure the metric.' }],
  });
  const caller = (input: object) => ({
    ...minimalSource,
    id: 'project.parent',
    inputs: [{ key: 'metric', kind: 'string', ...input }],
    steps: [call('wr.templates.routine.measure', {})],
  });
  /** A routine that calls the one above, so that it brings the input of both. */
  const outer = (input: object) => ({ ...caller(input), id: 'project.routine_outer', kind: 'routine' });
  const compiled = (own: object, brought: object) => {
    const result = compileAll(
      [inputOf(caller(own), { file: '0.json' }), inputOf(routine(brought), { file: '1.json' })],
      host,
    );
    const parent = result.compiled.find(({ workflowId }) => workflowId === 'project.parent');
    return { input: parent?.snapshot.inputs[0], codes: result.diagnostics.map(({ code }) => code) };
  };
  const [few, many] = [
    { kind: 'enum', values: ['a', 'b'] },
    { kind: 'enum', values: ['a', 'b', 'c'] },
  ];

  // @verifies template-inputs-join
  it.each([
    ['required of the routine', {}, { required: true }, { required: true }],
    ['required of the caller', { required: true }, {}, { required: true }],
    ['fewer values of the caller', few, many, { values: ['a', 'b'] }],
    ['an exact value', { coerce: true }, {}, { coerce: undefined }],
    ['an exact value of the caller', {}, { coerce: true }, { coerce: undefined }],
    ['a conversion that both declare', { coerce: true }, { coerce: true }, { coerce: true }],
    ['the description of the routine, where the caller has none', {}, { description: 'B.' }, { description: 'B.' }],
    ['the description of the caller', { description: 'A.' }, { description: 'B.' }, { description: 'A.' }],
  ])('is the stronger of both: %s', (_, own, brought, expected) => {
    const { input, codes } = compiled(own, brought);
    expect(codes).toEqual([]);
    expect({ coerce: undefined, ...input }).toMatchObject(expected);
  });

  // @verifies template-inputs-join
  it.each([
    ['values that the routine does not test', many, few, { kind: 'enum', values: ['a', 'b', 'c'] }],
    ['any text instead of the values of the routine', {}, few, { kind: 'string' }],
  ])('has %s if the caller allows them, with a warning', (_, own, brought, expected) => {
    const { input, codes } = compiled(own, brought);
    expect(codes).toEqual(['expand/input-values']);
    expect(input).toMatchObject(expected);
    expect('values' in (input ?? {})).toBe('values' in expected);
  });

  // @verifies template-inputs-join
  it('has the values of the caller where the routine accepts any text', () => {
    const { input, codes } = compiled(few, {});
    expect(codes).toEqual([]);
    expect(input).toMatchObject(few);
  });

  // @verifies template-inputs-join
  it.each([
    ['another kind', { kind: 'number' }, {}],
    ['a list', { kind: 'list' }, few],
    ['no list', {}, { kind: 'list' }],
  ])('does not compile with %s', (_, own, brought) => {
    expect(compiled(own, brought).codes).toEqual(['expand/input-conflict']);
  });

  it('is reported for further values once, at the declaration of the routine that calls the other one', () => {
    const inputs = [
      { ...caller(many), steps: [call('wr.templates.routine.outer', {})] },
      outer(many),
      routine(few),
    ].map((source, at) => inputOf(source, { file: `${at}.json` }));
    const { diagnostics } = compileAll(inputs, host);
    expect(diagnostics.map(({ code, at }) => [code, at.file])).toEqual([['expand/input-values', '1.json']]);
  });
});

describe('an id that a call makes too long', () => {
  const routine = (name: string, steps: readonly object[]) =>
    inputOf({ ...minimalSource, id: `project.routine_${name}`, kind: 'routine', steps }, { file: `${name}.json` });
  const inner = routine('inner', [
    { id: 'a', title: 'A', prompt: 'P.' },
    { id: 'last', title: 'B', prompt: 'P.' },
  ]);
  const outer = routine('outer', [{ type: 'template_call', id: 'in', templateId: 'wr.templates.routine.inner' }]);
  const found = (steps: readonly object[], ...routines: readonly ReturnType<typeof routine>[]) =>
    compileAll([inputOf({ ...minimalSource, steps }), ...routines], host).diagnostics.map(
      ({ code, message, notes, help = '' }) => ({ code, message, notes, help }),
    );
  const calling = (id: string | undefined, templateId = 'wr.templates.routine.outer') => [
    { type: 'template_call', ...(id === undefined ? {} : { id }), templateId },
  ];

  // @verifies helps-can-be-followed
  it('is named once for each call, and a call that is shorter by what the help says compiles', () => {
    const long = 'c'.repeat(60);
    expect(found(calling(long), outer, inner)).toEqual([
      {
        code: 'resolve/step-id-too-long',
        message: `the template \`wr.templates.routine.outer\` would add the id \`${long}__in__last\`, which has 70 characters; 64 are allowed`,
        notes: ['1 more id of this call is too long'],
        help: 'shorten the `id` of this call by 6 characters',
      },
    ]);
    expect(found(calling(long.slice(6)), outer, inner)).toEqual([]);
    expect(found(calling(long.slice(5)), outer, inner)).toHaveLength(1);
  });

  // @verifies helps-can-be-followed
  it('gets an id of the call where the template gave it, and shorter ids of the template where no call is short enough', () => {
    const name = 'n'.repeat(30);
    const named = routine(name, [{ id: 'a'.repeat(40), title: 'A', prompt: 'P.' }]);
    const helps = (...of: Parameters<typeof found>) => found(...of).map(({ help }) => help);
    const template = `wr.templates.routine.${name}`;
    expect(helps(calling(undefined, template), named)).toEqual(['give this call an `id` of at most 22 characters']);
    expect(helps(calling('i'.repeat(22), template), named)).toEqual([]);
    const wide = routine('wide', [{ id: 'a'.repeat(64), title: 'A', prompt: 'P.' }]);
    expect(helps(calling('c', 'wr.templates.routine.wide'), wide)).toEqual([
      'shorten the ids of the steps and loops of `wr.templates.routine.wide`',
    ]);
  });
});

// @verifies helps-can-be-followed
it('a level of an assessment that a routine and its caller both declare is reported as such', () => {
  const assessed = (levels: readonly string[]) => [
    { id: 'risk', purpose: 'Risk.', dimensions: [{ id: 'd', purpose: 'D.', levels }] },
  ];
  const routine = {
    ...minimalSource,
    id: 'project.routine_rate',
    kind: 'routine',
    assessments: assessed(['low', 'high']),
    steps: [
      {
        id: 'a',
        title: 'A',
        prompt: 'P.',
        assessmentRefs: ['risk'],
        assessmentConsequences: [{ anyEqualsLevel: 'high', guidance: 'Lower it.' }],
      },
    ],
  };
  const caller = {
    ...minimalSource,
    assessments: assessed(['1', '2']),
    steps: [call('wr.templates.routine.rate', {})],
  };
  expect(codesOf(caller, [routine])).toContainEqual({
    code: 'resolve/unknown-level',
    message:
      'the template and this workflow both declare the assessment `risk`, and that of this workflow has no level `high`',
  });
});

describe('a help', () => {
  const helpsOf = (source: object | string) => {
    const input = typeof source === 'string' ? { ...inputOf(minimalSource), text: source } : inputOf(source);
    return compileAll([input], host).diagnostics.map(({ help }) => help ?? '');
  };

  // @verifies helps-can-be-followed
  it('does not advise to write a workflow with a reserved id', () => {
    const extensionPoints = { review: { purpose: 'Reviews.', defaultBinding: 'wr.nope' } };
    const steps = [{ id: 'a', title: 'A', prompt: 'Use {{wr.bindings.review}}.' }];
    const helps = helpsOf({ ...minimalSource, extensionPoints, steps }).join('\n');
    expect(helps).toContain('ids that begin with `wr.` belong to WorkRail');
    expect(helps).not.toContain('with the id `wr.nope`');
  });

  // @verifies helps-can-be-followed
  it('advises to remove an extra comma', () => {
    expect(helpsOf('{ "id": "project.x",, "name": "X" }')).toContain('remove the extra comma');
  });

  // @verifies helps-can-be-followed
  it('says how inputs reach a routine, and says it of routines alone', () => {
    const routine = { ...minimalSource, id: 'project.routine_measure', kind: 'routine' };
    const caller = (templateId: string) => ({
      ...minimalSource,
      id: 'project.parent',
      steps: [call(templateId, { metric: 'x' })],
    });
    const helps = (templateId: string) =>
      compileAll(
        [inputOf(caller(templateId), { file: '0.json' }), inputOf(routine, { file: '1.json' })],
        host,
      ).diagnostics.map(({ help }) => help ?? '');
    const words = 'a routine reads its inputs from the context under the same keys';
    expect(helps('wr.templates.routine.measure').join('\n')).toContain(words);
    expect(helps('wr.templates.recap').join('\n')).not.toContain(words);
  });
});

it('a title of a call names each step that it adds, also in a loop, so that two calls can be distinguished', () => {
  const decide = {
    id: 'decide',
    title: 'Decide',
    prompt: 'Go on?',
    output: { contractRef: 'wr.contracts.loop_control' },
  };
  const loop = {
    ...{ type: 'loop', loopId: 'rounds', title: 'Rounds', maxIterations: 3, body: [decide] },
    while: { kind: 'condition_ref', conditionId: 'more' },
  };
  const routine = {
    ...{ ...minimalSource, id: 'project.routine_measure', kind: 'routine' },
    conditions: [{ id: 'more', kind: 'loop_control' }],
  };
  const caller = {
    ...minimalSource,
    steps: ['Before', 'After'].map((title) => ({
      ...call('wr.templates.routine.measure', {}),
      ...{ id: title.toLowerCase(), title },
    })),
  };
  const titles = (steps: readonly object[]) => {
    const inputs = [caller, { ...routine, steps }].map((each, at) => inputOf(each, { file: `${at}.json` }));
    const snapshot = compileAll(inputs, host).compiled.find(({ file }) => file === '0.json')?.snapshot;
    return [...(snapshot?.loops ?? []), ...(snapshot?.steps ?? [])].map(({ title }) => title);
  };
  expect(titles([loop])).toEqual(['After', 'Before', 'Before: Decide', 'After: Decide']);
  const warm = { id: 'warm', title: 'Warm up', prompt: 'Warm up.' };
  expect(titles([warm, loop])).toEqual([
    ...['After: Rounds', 'Before: Rounds'],
    ...['Before: Warm up', 'Before: Decide', 'After: Warm up', 'After: Decide'],
  ]);
});

it('a title of a call is cut where it does not fit before the title of a step', () => {
  const long = 'Measure '.repeat(19).trim();
  const routine = {
    ...{ ...minimalSource, id: 'project.routine_measure', kind: 'routine' },
    steps: ['Warm up the machine', 'x'.repeat(155)].map((title, at) => ({ id: `s${at}`, title, prompt: 'Go.' })),
  };
  const caller = { ...minimalSource, steps: [{ ...call('wr.templates.routine.measure', {}), title: long }] };
  const inputs = [caller, routine].map((each, at) => inputOf(each, { file: `${at}.json` }));
  const { compiled, diagnostics } = compileAll(inputs, host);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const titles = compiled.find(({ file }) => file === '0.json')?.snapshot.steps.map(({ title }) => title) ?? [];
  expect(titles[0]).toMatch(/^(Measure )+Measure…: Warm up the machine$/);
  expect(titles[1]).toBe('x'.repeat(155));
  const tooLong = {
    ...caller,
    steps: [{ ...call('wr.templates.routine.measure', {}), title: `${long} again and again` }],
  };
  expect(codesOf(tooLong, [routine]).map(({ code }) => code)).toContain('check/title-too-long');
});

describe('mistakes in calls and around them', () => {
  const work = { id: 'work', title: 'Work', prompt: 'Work.' };
  const codes = (steps: readonly object[], more: readonly object[] = []) =>
    codesOf({ ...minimalSource, steps }, more).map(({ code }) => code);
  const unknownCondition = { ...work, when: 'is_unknown' };

  it.each([
    ['an unknown template', call('wr.templates.nothing', {}), 'resolve/unknown-template'],
    ['a missing argument', call('wr.templates.capability_probe', {}), 'resolve/missing-argument'],
    [
      'a call in the wrong place',
      call('wr.templates.loop_decision', { question: 'Again?', stopWhen: ['Done.'] }),
      'expand/template-outside-loop',
    ],
  ])('are reported together: %s and an unknown condition', (_what, wrong, code) => {
    expect(codes([wrong, unknownCondition]).sort()).toEqual([code, 'resolve/unknown-condition'].sort());
  });

  it('are reported of the gate of a call whose template is unknown', () => {
    const gated = { ...call('wr.templates.nothing', {}), when: 'is_unknown' };
    expect(codes([gated])).toEqual(['resolve/unknown-template', 'resolve/unknown-condition']);
  });

  it('hide what a template would bring, until what the author wrote is right', () => {
    const planned = call('wr.templates.plan_then_confirm', { goal: 'Change it.' });
    const met = { ...work, id: 'called__plan' };
    expect(codes([planned, met])).toEqual(['expand/duplicate-id']);
    expect(codes([planned, met, unknownCondition])).toEqual(['resolve/unknown-condition']);
  });
});

it.each([
  ['as a value in JSON', 'Send {"kind": "wr.loop_control", "loopId": "again", "decision": "stop"} at the end.', true],
  ['in words', 'Decide about `again`.', true],
  ['not at all', 'Do it again.', false],
])('a decision of a routine whose text names the loop %s states the id that the call gives it', (_, prompt, isTold) => {
  const decide = { id: 'decide', title: 'Decide', prompt, output: { contractRef: 'wr.contracts.loop_control' } };
  const loop = {
    ...{ type: 'loop', loopId: 'again', title: 'Again', maxIterations: 3, body: [decide] },
    while: { kind: 'condition_ref', conditionId: 'more' },
  };
  const conditions = [{ id: 'more', kind: 'loop_control' }];
  const inner = { ...minimalSource, id: 'project.routine_inner', kind: 'routine', conditions, steps: [loop] };
  const outer = {
    ...inner,
    id: 'project.routine_outer',
    conditions: [],
    steps: [call('wr.templates.routine.inner', {})],
  };
  const caller = { ...minimalSource, steps: [call('wr.templates.routine.outer', {})] };
  const { compiled } = compileAll(
    [caller, inner, outer].map((each, at) => inputOf(each, { file: `${at}.json` })),
    host,
  );
  const prompts = compiled.flatMap(({ snapshot }) => snapshot.steps.map((step) => step.prompt));
  expect(
    prompts.map((text) => /The `loopId` is `(\w+)`, also where a text names `again`\./.exec(text)?.[1] ?? null),
  ).toEqual(isTold ? ['called__called__again', null, 'called__again'] : [null, null, null]);
});

it.each([
  ['a loop that no call added', { loopId: 'my__again', inputs: [] }, false],
  ['a text that means an input of this name', { loopId: 'again', inputs: [{ key: 'again', kind: 'string' }] }, true],
])('the id of a loop is not explained for %s', (_, { loopId, inputs }, isCalled) => {
  const output = { contractRef: 'wr.contracts.loop_control' };
  const loop = {
    ...{ type: 'loop', loopId, title: 'Again', maxIterations: 3 },
    body: [{ id: 'decide', title: 'Decide', prompt: 'Set `again` to what is left.', output }],
    while: { kind: 'condition_ref', conditionId: 'more' },
  };
  const conditions = [{ id: 'more', kind: 'loop_control' }];
  const routine = { ...minimalSource, id: 'project.routine_inner', kind: 'routine', conditions, inputs, steps: [loop] };
  const caller = { ...minimalSource, steps: [call('wr.templates.routine.inner', {})] };
  const { compiled } = compileAll(
    [isCalled ? caller : minimalSource, routine].map((each, at) => inputOf(each, { file: `${at}.json` })),
    host,
  );
  expect(compiled).toHaveLength(2);
  const prompts = compiled.flatMap(({ snapshot }) => snapshot.steps.map(({ prompt }) => prompt));
  expect(prompts.join('\n')).not.toContain('also where a text names');
});

it('braces in the description of an input that name no parameter stay as they are', () => {
  const inputs = [{ key: 'url', kind: 'string', description: 'A path such as /users/{id}.' }];
  const conditions = [{ id: 'is_set', kind: 'context_present', key: 'url' }];
  const steps = [
    { id: 'a', title: 'A', prompt: 'Do it.' },
    { id: 'b', title: 'B', prompt: 'Do it.', when: 'is_set' },
  ];
  const routine = { ...minimalSource, id: 'project.routine_inner', kind: 'routine', inputs, conditions, steps };
  const caller = { ...minimalSource, steps: [call('wr.templates.routine.inner', {})] };
  const { compiled } = compileAll(
    [caller, routine].map((each, at) => inputOf(each, { file: `${at}.json` })),
    host,
  );
  expect(compiled.map(({ snapshot }) => snapshot.inputs[0]?.description)).toEqual(
    Array(2).fill(inputs[0]?.description),
  );
});

describe('an argument with the name of a context key that the routine reads', () => {
  const depth = { key: 'depth', kind: 'enum', values: ['quick', 'deep'], description: 'How far to look.' };
  const riskLevel = { key: 'riskLevel', kind: 'string', description: 'The risk.' };
  const files = { key: 'files', kind: 'list', description: 'The files.' };
  const approved = { key: 'approved', kind: 'boolean', description: 'Whether the user agrees.' };
  const look = { id: 'look', title: 'Look', prompt: 'Look: {depth}, {riskLevel}, {files}, {approved}, {name}.' };
  const routine = (more: object) => ({
    ...minimalSource,
    id: 'project.routine_look',
    kind: 'routine',
    inputs: [depth, riskLevel, files, approved],
    steps: [look],
    ...more,
  });
  const called = (more: object, args: object, caller: object = {}) =>
    compileAll(
      [
        inputOf({ ...minimalSource, steps: [call('wr.templates.routine.look', args)], ...caller }, { file: '0.json' }),
        inputOf(routine(more), { file: '1.json' }),
      ],
      host,
    );
  const pointersOf = (result: ReturnType<typeof called>) =>
    result.diagnostics.filter(({ code }) => code === 'expand/texts-only').map(({ at }) => at.pointer);
  const reading = (condition: object) => ({
    conditions: [{ id: 'reads', ...condition }],
    steps: [look, { id: 'more', title: 'More', prompt: 'Look again.', when: 'reads' }],
  });
  const each = (body: readonly object[]) => ({
    type: 'for_each',
    loopId: 'each',
    title: 'Each',
    items: 'files',
    maxIterations: 3,
    body,
  });
  const isDeep = reading({ kind: 'context_equals', key: 'depth', value: 'deep' });

  it.each<[string, object, string]>([
    ['a condition', isDeep, 'depth'],
    ['a condition, in another spelling', reading({ kind: 'context_present', key: 'risk_level' }), 'riskLevel'],
    ['a loop', { steps: [each([look])] }, 'files'],
    [
      'a user dependency in a loop',
      {
        steps: [
          each([
            {
              ...look,
              userDependencies: [{ reason: 'needs_user_approval', contextKey: 'approved', message: 'Do you agree?' }],
            },
          ]),
        ],
      },
      'approved',
    ],
  ])('is reported, and the input is kept, if the reader is %s', (_reader, more, name) => {
    const result = called(more, { [name]: 'quick' });
    expect(pointersOf(result)).toEqual([`/steps/0/args/${name}`]);
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['only texts contain the name', isDeep, { name: 'quick' }],
    ['the argument names the key', isDeep, { depth: 'the value of `depth`' }],
    ['the call has no argument', isDeep, {}],
    ['no condition reads the key', {}, { depth: 'quick' }],
  ])('is not reported if %s', (_case, more, args) => {
    expect(pointersOf(called(more, args))).toEqual([]);
  });

  it('is not reported in a caller of the older format, which has no other way to pass a value', () => {
    const { id, ...older } = { ...call('wr.templates.routine.look', { depth: 'quick' }) };
    const steps = [{ id, title: 'Look', templateCall: { templateId: older.templateId, args: older.args } }];
    const result = called(isDeep, {}, { metaGuidance: ['Read.'], steps });
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(pointersOf(result)).toEqual([]);
  });
});
