/** `{{key}}` in the texts outside of prompts: nothing replaces it there, so it must become words. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';

const host = { ...fixtureHost, builtins };
const source = (step: object, more: object = {}) => ({
  id: 'team.tokens',
  name: 'Tokens',
  description: 'Tokens in texts.',
  version: '1.0.0',
  metaGuidance: ['Work with care.'],
  steps: [{ id: 'one', title: 'One', prompt: 'Go.', ...step }],
  ...more,
});
function compiled(value: object) {
  const { compiled: found, diagnostics } = compileAll([inputOf(value)], host);
  const [first] = found;
  if (first === undefined) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  return { snapshot: first.snapshot, codes: diagnostics.map(({ code, at }) => `${code} ${at.pointer}`) };
}
const step = (value: object, id = 'one') => compiled(value).snapshot.steps.find(({ stepId }) => stepId === id);
const ruled = (validationCriteria: unknown) => source({ validationCriteria });

// @verifies legacy-criteria-without-tokens
it.each([
  [
    { type: 'contains', value: '{{ticket}}', message: 'Name {{ticket}}.' },
    'The output contains the context value `ticket`. Name the context value `ticket`.',
    '',
  ],
  [
    { type: 'contains', value: 'Ticket: {{ ticket }}' },
    'The output contains `Ticket: <ticket>`. Here `<ticket>` stands for the context value of the same name.',
    '',
  ],
  [
    { type: 'regex', pattern: '^{{ticket}}: \\d+$', flags: 'm' },
    'The output matches the pattern `^<ticket>: \\d+$` (flags `m`). Here `<ticket>` stands for the context value of the same name.',
    '',
  ],
  [
    [{ type: 'regex', pattern: '(?=x){{ticket}}' }],
    'The output matches the pattern `(?=x)<ticket>`. Here `<ticket>` stands for the context value of the same name.',
    '/0',
  ],
])(
  'states a rule whose value contains a context token in the prompt, and does not validate it: %j',
  (rule, words, at) => {
    const { snapshot, codes } = compiled(ruled(rule));
    expect(snapshot.steps[0]?.validationCriteria).toBeUndefined();
    expect(snapshot.steps[0]?.prompt).toContain(words);
    expect(JSON.stringify(snapshot)).not.toContain('{{');
    expect(codes.filter((code) => code.startsWith('read/legacy-criterion'))).toEqual([
      `read/legacy-criterion-as-text /steps/0/validationCriteria${at}/${JSON.stringify(rule).includes('"value"') ? 'value' : 'pattern'}`,
    ]);
  },
);

it('states the whole criterion in the prompt if one of several alternatives contains a token', () => {
  const criteria = {
    or: [
      { type: 'contains', value: 'none' },
      { type: 'contains', value: '{{ticket}}' },
    ],
  };
  expect(step(ruled(criteria))?.validationCriteria).toBeUndefined();
  expect(step(ruled(criteria))?.prompt).toContain('The output contains `none`.');
});

it('names the item of a loop in a rule', () => {
  const body = [
    { id: 'note', title: 'Note', prompt: 'N.', validationCriteria: { type: 'contains', value: '{{currentItem}}' } },
  ];
  const loop = { id: 'l', type: 'loop', title: 'L', loop: { type: 'forEach', items: 'files', maxIterations: 3 }, body };
  const noted = step(source({}, { steps: [{ id: 'one', title: 'One', prompt: 'Go.' }, loop] }), 'note');
  expect(noted?.validationCriteria).toBeUndefined();
  expect(noted?.prompt).toContain('The output contains the current item.');
});

// @verifies legacy-criteria-without-tokens
it('validates a rule with a token only in its message, which becomes words', () => {
  const rule = { type: 'contains', value: 'Ticket', message: 'Name {{ticket}}.' };
  const { snapshot, codes } = compiled(ruled([rule, { type: 'length', min: 3, message: 'Longer, {{name}}.' }]));
  expect(JSON.stringify(snapshot.steps[0]?.validationCriteria)).toContain('Name the context value `ticket`.');
  expect(JSON.stringify(snapshot)).not.toContain('{{');
  expect(codes).toContain('read/legacy-context-token /steps/0/validationCriteria/0/message');
});

it('puts the text of a ref of a rubric into the audit', () => {
  const audit = { rubric: ['Is it right, {{name}}?', { kind: 'ref', refId: 'wr.refs.adversarial_challenge' }] };
  const prompt = step(source({ audit }), 'one-audit')?.prompt ?? '';
  expect(prompt).toContain('- Is it right, <name>?');
  expect(prompt).toContain('Here `<name>` stands for the context value of the same name.');
  expect(prompt).toContain('Before you rely on a conclusion, make a serious attempt to refute it.');
  expect(prompt).not.toContain('wr.refs');
  const unknown = source({ audit: { rubric: [{ kind: 'ref', refId: 'wr.refs.nothing' }] } });
  expect(step(unknown, 'one-audit')?.prompt).toContain('(An unknown ref was here: `wr.refs.nothing`.)');
  expect(compiled(unknown).codes).toContain('read/legacy-unknown-ref /steps/0/audit/rubric/0/refId');
});

it('leaves no token in names, purposes and references', () => {
  const { snapshot } = compiled(
    source(
      {
        assessmentRefs: ['q'],
        functionDefinitions: [
          {
            name: 'f',
            definition: 'F of {{a}}',
            parameters: [{ name: 'p', type: 'string', description: 'P of {{a}}' }],
          },
        ],
        functionReferences: ['f'],
        functionCalls: [{ name: 'f', args: { list: ['{{a}}'] } }],
      },
      {
        name: 'Name {{a}}',
        description: 'Description {{a}}.',
        assessments: [
          {
            id: 'q',
            purpose: 'Purpose {{a}}',
            dimensions: [{ id: 'd', purpose: 'Dim {{a}}', levels: ['low', 'high'] }],
          },
        ],
        references: [{ id: 'r', title: 'Ref {{a}}', source: 'docs/{{a}}.md', purpose: 'P {{a}}' }],
        extensionPoints: [{ slotId: 's', purpose: 'Slot {{a}}', default: 'wr.design_review' }],
      },
    ),
  );
  expect(JSON.stringify({ ...snapshot, metadata: {} })).not.toContain('{{');
  expect(snapshot).toMatchObject({
    name: 'Name <a>',
    description: 'Description the context value `a`.',
    references: [{ title: 'Ref <a>', source: 'docs/<a>.md', purpose: 'P the context value `a`' }],
  });
});

describe('a default name of a loop variable of a loop around the file', () => {
  const prompt = 'Look at {{currentItem.name}} (number {{currentIndex}}, round {{currentIteration}}).';
  const inWorkflow = (value: object, id = 'one') => step(value, id)?.prompt ?? '';
  const explained = (value: object, id?: string) => inWorkflow({ ...value, id: 'routine-look' }, id);

  // @verifies legacy-loop-variables
  it('is explained as the variable of the loop around the call of the routine', () => {
    const text = explained(source({ prompt }));
    expect(text).toContain(
      'Here `<currentItem.name>` is `name` of the current item, if this step runs in a loop over a list, `<currentIndex>` is the position (counted from 0) of the current item, if this step runs in a loop over a list and `<currentIteration>` is the number of this iteration, if this step runs in a loop.',
    );
    expect(text).not.toContain('context value');
  });

  it('is the variable of a loop of the file in this loop', () => {
    const loop = (type: object, body: object) => ({
      ...{ id: 'l', type: 'loop', title: 'L', loop: { ...type, maxIterations: 3 } },
      body: [{ id: 'in', title: 'In', ...body }],
    });
    const steps = (type: object) =>
      source({}, { steps: [{ id: 'one', title: 'One', prompt: 'Go.' }, loop(type, { prompt })] });
    expect(explained(steps({ type: 'forEach', items: 'files' }), 'in')).toContain('is `name` of the current item, `<');
    const inWhile = explained(steps({ type: 'while', condition: { var: 'left', gt: 0 } }), 'in');
    expect(inWhile).toContain('`name` of the current item of the loop around the call of this routine');
    expect(inWhile).toContain('`<currentIteration>` is the number of this iteration.');
  });

  it('is the variable of the innermost loop whose author named the variable, or of a loop around it that has the default name', () => {
    const loop = (id: string, names: object, body: object[]) => ({
      ...{ id, type: 'loop', title: id.toUpperCase(), body },
      loop: { type: 'forEach', items: 'files', maxIterations: 3, ...names },
    });
    const own = { itemVar: 'file', indexVar: 'at', iterationVar: 'round' };
    const inside = (names: object) =>
      source({}, { steps: [loop('outer', names, [loop('inner', own, [{ id: 'in', title: 'In', prompt }])])] });
    const text = inWorkflow(inside({ itemVar: 'folder' }), 'in');
    expect(text).toContain('`<currentItem.name>` is `name` of the current item in "INNER", `<currentIndex>` is');
    expect(text).not.toContain('context value');
    expect(inWorkflow(inside({}), 'in')).toContain('`<currentItem.name>` is `name` of the current item in "OUTER"');
    const asks = { id: 'plan', title: 'Plan', prompt: 'Set `currentItem` to the ticket.' };
    const asking = source({}, { steps: [asks, loop('inner', own, [{ id: 'in', title: 'In', prompt }])] });
    expect(inWorkflow(asking, 'in')).toContain('`<currentItem.name>` stands for the context value of the same name');
  });

  it.each([
    ['a prompt sets', { prompt: `Set \`currentItem\` to the file. ${prompt}` }],
    ['a condition tests', { prompt, runCondition: { var: 'currentItem.kind', equals: 'api' } }],
  ])('is a context key if %s it', (_, own) => {
    expect(explained(source(own))).toContain('`<currentItem.name>` stands for the context value of the same name');
  });

  it('is a context key in a file that is no routine, which no loop of another file can contain', () => {
    expect(inWorkflow(source({ prompt }))).toContain('stand for the context values of the same names');
  });
});
