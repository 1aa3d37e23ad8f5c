import { describe, expect, it } from 'vitest';
import { leftBehind, notationGuidance, routineTemplate } from '../../builtins/templates/routine/routine-template.ts';
import { type SourceStep, type SourceWorkflow, sourceWorkflow } from '../../schemas/source-workflow.ts';

const routine = (more: Partial<SourceWorkflow>): SourceWorkflow =>
  sourceWorkflow.parse({
    id: 'team.routine_reading',
    kind: 'routine',
    name: 'Reading',
    description: 'Reads one thing. Then it says what it read.',
    version: '1.0.0',
    steps: [{ id: 'read', title: 'Read {subject}', prompt: 'Read {subject} for {reader}.' }],
    ...more,
  });
const nowhere = { loopId: null };
const expanded = (source: SourceWorkflow, args = {}) => routineTemplate(source, 'reading').expand(args, nowhere);

it('fills in arguments in the descriptions of inputs', () => {
  const inputs = [{ key: 'depth', kind: 'number' as const, description: 'How deep to read {subject}.' }];
  expect(expanded(routine({ inputs }), { subject: 'the log' }).inputs?.[0]?.description).toBe(
    'How deep to read the log.',
  );
});

/** Every text of a step, and nothing but texts, in one routine. */
const everyText: Partial<SourceWorkflow> = {
  functionDefinitions: [{ name: 'scale', definition: 'Use {a1}.' }],
  steps: [
    {
      id: 'blocks',
      title: 'On {a2}',
      agentRole: 'You know {a3}.',
      promptBlocks: {
        goal: ['Reach {a4}.', { kind: 'ref', refId: 'wr.refs.modes' }],
        constraints: ['Keep {a5}.'],
        procedure: ['Do {a6}.', { kind: 'ref', refId: 'wr.refs.notes_first' }],
        outputRequired: { notesMarkdown: 'Say {a7}.' },
        verify: ['See {a8}.'],
      },
      output: { hints: { notesMarkdown: 'Short on {a9}.' } },
      functionDefinitions: [{ name: 'local', definition: 'Use {b1}.' }],
      userDependencies: [{ reason: 'needs_user_artifact', message: 'Send {b2}.' }],
      assessmentConsequences: [{ anyEqualsLevel: 'low', guidance: 'Raise {b3}.' }],
      validationCriteria: {
        and: [
          { type: 'contains', value: '{c3}', message: 'Name {c4}.' },
          {
            or: [
              { type: 'regex', pattern: '\\p{L}', message: 'Write {c5}.' },
              { type: 'length', min: 9 },
            ],
          },
          { not: { type: 'contains', value: 'no {c6}' } },
        ],
      },
    },
    {
      type: 'loop',
      loopId: 'again',
      title: 'Again for {b4}',
      while: { kind: 'condition_ref', conditionId: 'keep_going' },
      maxIterations: 2,
      functionDefinitions: [{ name: 'inner', definition: 'Use {b5}.' }],
      body: [{ id: 'one_goal', title: 'Goal', promptBlocks: { goal: 'Only {b6}.' } }],
    },
    {
      type: 'for_each',
      loopId: 'each',
      title: 'Each of {b7}',
      items: 'parts',
      maxIterations: 2,
      body: [{ id: 'plain', title: 'Plain', prompt: 'Say {b8}.' }],
    },
    {
      type: 'template_call',
      id: 'call',
      title: 'Recap of {b9}',
      templateId: 'wr.templates.recap',
      args: { covers: ['{c1}', { deep: '{c2}' }] },
    },
  ],
};
const everyName = ['a', 'b']
  .flatMap((letter) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${letter}${n}`))
  .concat('c1', 'c2', 'c3', 'c4', 'c5', 'c6');

describe('a template made from a routine', () => {
  it('is named by the short name, and described by the routine', () => {
    const { id, title, summary } = routineTemplate(routine({}), 'reading');
    expect([id, title, summary]).toEqual(['wr.templates.routine.reading', 'Reading', 'Reads one thing.']);
  });

  it('has one optional text parameter for each name in single braces, sorted, described by the input of that name', () => {
    const inputs = [{ key: 'reader', kind: 'string' as const, description: 'Who reads it.' }];
    expect(routineTemplate(routine({ inputs }), 'reading').parameters).toEqual([
      { name: 'reader', kind: 'text', required: false, description: 'Who reads it.' },
      {
        name: 'subject',
        kind: 'text',
        required: false,
        description:
          'Replaces {subject} in the texts of the routine. If this argument is absent, the texts refer to the context key subject.',
      },
    ]);
  });

  it('takes no argument from what every object inherits', () => {
    const inputs = [{ key: 'toString', kind: 'string' as const }];
    const steps = [{ id: 'read', title: 'Read {constructor}', prompt: 'Read {toString}.' }];
    const { steps: read, inputs: left } = expanded(routine({ inputs, steps }));
    expect(read).toEqual([
      { id: 'read', title: 'Read `constructor` from the context', prompt: 'Read `toString` from the context.' },
    ]);
    expect(left).toEqual(inputs);
  });

  it('finds and fills in the names in every kind of text', () => {
    const source = routine(everyText);
    const template = routineTemplate(source, 'reading');
    expect(template.parameters.map(({ name }) => name)).toEqual(everyName);
    const args = Object.fromEntries(everyName.map((name) => [name, `<<${name}>>`]));
    const { steps, functionDefinitions } = template.expand(args, nowhere);
    const text = JSON.stringify({ steps, functionDefinitions });
    for (const name of everyName) expect(text.split(`<<${name}>>`)).toHaveLength(2);
    expect(text.replaceAll('<<', '{').replaceAll('>>', '}')).toBe(
      JSON.stringify({ steps: source.steps, functionDefinitions: source.functionDefinitions }),
    );
  });

  it('names the context key where no argument is given', () => {
    expect(expanded(routine({}), { subject: 'the log' }).steps).toEqual([
      { id: 'read', title: 'Read the log', prompt: 'Read the log for `reader` from the context.' },
    ]);
  });

  it('requires an argument that the notes are compared with', () => {
    const validationCriteria = {
      type: 'contains',
      value: 'Owner: {owner}',
      message: 'Name {owner} of {part}.',
    } as const;
    const source = routine({
      steps: [{ id: 'a', title: 'A', prompt: 'Find the owner of {part}.', validationCriteria }],
    });
    const { parameters } = routineTemplate(source, 'reading');
    expect(parameters.map(({ name, required }) => [name, required])).toEqual([
      ['owner', true],
      ['part', false],
    ]);
  });

  it('keeps one pair of backticks around a name in backticks', () => {
    const source = routine({ steps: [{ id: 'a', title: 'A', prompt: 'Open `{path}`, then `{other}`.' }] });
    expect(expanded(source, { path: 'src/a.ts' }).steps[0]).toMatchObject({
      prompt: 'Open `src/a.ts`, then `other` from the context.',
    });
  });

  it('takes an argument literally, whatever is in it', () => {
    const source = routine({ steps: [{ id: 'a', title: 'A', prompt: 'Say {x} and {y}.' }] });
    expect(expanded(source, { x: '$& {y} $1', y: 'two' }).steps[0]).toMatchObject({ prompt: 'Say $& {y} $1 and two.' });
  });

  it.each(['{{x}}', '$' + '{x}', '\\{x}', '{ x }', '{}', '{"x": 1}', '{x y}', '{1x}'])(
    'leaves %s as it is',
    (prompt) => {
      const source = routine({ steps: [{ id: 'a', title: 'A', prompt }] });
      expect(routineTemplate(source, 'reading').parameters).toEqual([]);
      expect(expanded(source, { x: 'filled' }).steps[0]).toMatchObject({ prompt });
    },
  );

  it('gives its role to the steps that have none, at any depth, and to no call', () => {
    const { steps } = expanded(routine({ ...everyText, agentRole: 'You read.' }));
    const roles = (list: readonly SourceStep[]): readonly unknown[] =>
      list.flatMap((step) => {
        if (!('type' in step)) return [step.agentRole];
        return step.type === 'template_call' ? ['agentRole' in step] : roles(step.body);
      });
    expect(roles(steps)).toEqual(['You know `a3` from the context.', 'You read.', 'You read.', false]);
  });

  it('brings its guidance into the blocks of the first step, before the constraints of that step', () => {
    const { steps } = expanded(routine({ ...everyText, guidance: ['Change nothing in {place}.'] }), { place: 'src' });
    expect(steps[0]).toMatchObject({
      promptBlocks: { constraints: ['Change nothing in src.', 'Keep `a5` from the context.'] },
    });
    expect(JSON.stringify(steps).split('Change nothing')).toHaveLength(2);
  });

  it('appends its guidance to a plain prompt, and finds the first prompt inside of a loop', () => {
    const call: SourceStep = { type: 'template_call', templateId: 'wr.templates.recap' };
    const body: SourceStep[] = [call, { id: 'a', title: 'A', prompt: 'Read.' }];
    const loop: SourceStep = {
      type: 'for_each',
      loopId: 'each',
      title: 'Each',
      items: 'parts',
      maxIterations: 2,
      body,
    };
    const { steps } = expanded(routine({ steps: [call, loop], guidance: ['One.', 'Two.'] }));
    expect(steps).toEqual([
      call,
      { ...loop, body: [call, { id: 'a', title: 'A', prompt: 'Read.\n\nConstraints:\n- One.\n- Two.' }] },
    ]);
  });

  it('repeats its guidance where a condition or a loop can skip the step that has it', () => {
    const when = 'has_database';
    const body: SourceStep[] = [
      { id: 'b', title: 'B', prompt: 'Copy.' },
      { id: 'c', title: 'C', prompt: 'Count.' },
    ];
    const steps: SourceStep[] = [
      { id: 'a', title: 'A', prompt: 'Dump.', when },
      { type: 'for_each', loopId: 'each', title: 'Each', items: 'parts', maxIterations: 2, body },
      { id: 'd', title: 'D', prompt: 'Clean.' },
      { id: 'e', title: 'E', prompt: 'Close.' },
    ];
    const prompts = (list: readonly SourceStep[]): readonly unknown[] =>
      list.flatMap((step) => ('type' in step ? ('body' in step ? prompts(step.body) : []) : [step.prompt]));
    const rule = '\n\nConstraints:\n- Delete nothing.';
    expect(prompts(expanded(routine({ steps, guidance: ['Delete nothing.'] })).steps)).toEqual([
      `Dump.${rule}`,
      `Copy.${rule}`,
      'Count.',
      `Clean.${rule}`,
      'Close.',
    ]);
  });

  it('leaves out the guidance that explains the braces', () => {
    const { steps } = expanded(routine({ guidance: [notationGuidance, 'One.'] }));
    expect(steps[0]).toMatchObject({ prompt: expect.stringContaining('Constraints:\n- One.') });
    expect(JSON.stringify(steps)).not.toContain('braces');
    expect(expanded(routine({ guidance: [notationGuidance] }))).toEqual(expanded(routine({})));
  });

  it('brings conditions, inputs, functions, references and assessments, and nothing that is not there', () => {
    const conditions = [{ id: 'large', kind: 'context_equals' as const, key: 'size', value: 'large' }];
    const inputs = [{ key: 'size', kind: 'string' as const }];
    const references = [{ id: 'api', title: 'API', source: './api.json', purpose: 'Shapes.' }];
    const levels = ['low', 'high'];
    const assessments = [
      { id: 'trust', purpose: 'How sure.', dimensions: [{ id: 'evidence', purpose: 'Seen.', levels }] },
    ];
    const functionDefinitions = [{ name: 'scale', definition: 'One to five.' }];
    const all = { conditions, inputs, references, assessments, functionDefinitions };
    const { steps: _steps, ...brought } = expanded(routine(all));
    expect(brought).toEqual(all);
    expect(Object.keys(expanded(routine({})))).toEqual(['steps']);
  });

  it('no longer needs an input whose place an argument takes, unless a condition, a loop or a dependency reads it', () => {
    const keys = ['subject', 'size', 'parts', 'scope'];
    const inputs = keys.map((key) => ({ key, kind: 'string' as const, required: true }));
    const source = routine({
      inputs,
      conditions: [{ id: 'large', kind: 'context_equals', key: 'size', value: 'large' }],
      steps: [
        {
          id: 'read',
          title: 'Read',
          prompt: 'Read {subject}, {size}, {parts} in {scope}.',
          userDependencies: [
            { reason: 'needs_user_choice', choiceKind: 'scope_boundary', contextKey: 'scope', message: 'Which?' },
          ],
        },
        {
          type: 'for_each',
          loopId: 'each',
          title: 'Each',
          items: 'parts',
          maxIterations: 2,
          body: [{ id: 'a', title: 'A', prompt: 'Read.' }],
        },
      ],
    });
    const args = Object.fromEntries(keys.map((key) => [key, 'given']));
    expect(expanded(source, args).inputs?.map(({ key }) => key)).toEqual(['size', 'parts', 'scope']);
    expect(expanded(source).inputs?.map(({ key }) => key)).toEqual(keys);
  });

  it('leaves the source as it was', () => {
    const source = routine({ ...everyText, agentRole: 'You read.', guidance: ['One.'] });
    const before = structuredClone(source);
    expanded(source, { a1: 'x' });
    expect(source).toEqual(before);
  });

  it('tells what a call leaves behind, as it was declared', () => {
    expect(leftBehind(routine({}))).toEqual({});
    expect(leftBehind(routine({ capabilities: {}, features: [], agentRole: 'You read.', guidance: ['One.'] }))).toEqual(
      {},
    );
    const declared = {
      capabilities: { delegation: 'preferred' as const },
      features: ['wr.features.mode_guidance'],
      extensionPoints: { reader: { purpose: 'Reads.', defaultBinding: 'wr.routine_ideation' } },
      recommendations: { autonomy: 'guided' as const },
    };
    expect(leftBehind(routine(declared))).toEqual(declared);
    expect(routineTemplate(routine(declared), 'reading').leavesBehind).toEqual(declared);
  });

  it('leaves its role and its rules behind only where a further template stands in the way', () => {
    const call: SourceStep = { type: 'template_call', id: 'probe', templateId: 'wr.templates.recap' };
    const said = { agentRole: 'You read.', guidance: ['One.'] };
    expect(leftBehind(routine({ ...said, steps: [call] }))).toEqual(said);
    const notation = [...said.guidance, notationGuidance];
    expect(leftBehind(routine({ ...said, guidance: notation, steps: [call] }))).toEqual(said);
    const step: SourceStep = { id: 'read', title: 'Read', prompt: 'Read.' };
    expect(leftBehind(routine({ ...said, steps: [call, step] }))).toEqual({ agentRole: 'You read.' });
  });
});
