/** The inputs that keys of the older format become: their kinds, their values, what they are for. */
import { describe, expect, it } from 'vitest';
import type { SourceInput } from '../../../schemas/source-workflow.ts';
import { read } from './legacy-host.ts';

const compiled = (steps: readonly object[]) => {
  const { unit, rendered } = read({
    id: 'team.x',
    name: 'X',
    description: 'Y',
    version: '1.0.0',
    metaGuidance: ['Go on.'],
    steps: steps.map((step, index) => ({ id: `step-${index}`, title: `Step ${index}`, prompt: 'Go.', ...step })),
  });
  if (unit === null) throw new Error(rendered);
  return unit.workflow;
};
const inputsOf = (...steps: readonly object[]): readonly SourceInput[] => compiled(steps).inputs ?? [];
const gatedBy = (...conditions: readonly object[]) => conditions.map((runCondition) => ({ runCondition }));

describe('a key that a prompt asks to set as a list', () => {
  const compared = gatedBy({ var: 'openQuestions', equals: 0 }, { var: 'openQuestions', not_equals: 'none' });

  // @verifies legacy-kinds-follow-prompts
  it.each([
    'Set `openQuestions` as an array of short texts.',
    'Capture:\n- `openQuestions` (array): what nobody answered',
    'Keep openQuestions as a list.',
    'Send `openQuestions`: ["a", "b"].',
    'Write the list `openQuestions`.',
    'Set `openQuestions` to a JSON array.',
    '- `openQuestions` – array of short texts',
    '- `openQuestions` - a list of short texts',
    '- **`openQuestions`**: array of short texts',
    '- `openQuestions`: string[]',
    '- `openQuestions` (string[])',
    '| `openQuestions` | array | what nobody answered |',
    'Set `openQuestions`, an array of short texts.',
    '- `openQuestions` (required, array): what nobody answered',
    '- `openQuestions`: the list of questions',
    '- `openQuestions`: JSON array',
    'Collect them in an array called `openQuestions`.',
    'Set `openQuestions` to `["a", "b"]`.',
    'Set `openQuestions` in the context to a list of open questions.',
    'Build `openQuestions` from the plan as a list.',
    'Set `openQuestions`: [string].',
    'Set `openQuestions` = [list of open questions].',
    'Set `openQuestions` to array or object.',
    'Set `openQuestions` as list or null.',
  ])('is a list, whatever conditions compare it with: %s', (prompt) => {
    expect(inputsOf({ prompt }, ...compared)).toMatchObject([{ key: 'openQuestions', kind: 'list' }]);
    expect(inputsOf({ prompt }, ...compared)[0]).not.toHaveProperty('coerce');
  });

  it.each([
    'Set `openQuestions` to a number. Send `files` as an array.',
    'Count `openQuestions`. Then list what is left.',
    'Set `openQuestions` and keep `files` as a list.',
    'Count `openQuestions`, list them, and go on.',
    '- `openQuestions` - list them first',
    '- `openQuestions`: the length of the list',
    '- `openQuestions`\n- `files`: string[]',
    'Set `openQuestions` = [0-10].',
    'Set `openQuestions` = [number of questions].',
    'Set `openQuestions` and add it to the list of numbers.',
    'Compare `openQuestions` to the list in docs/questions.md.',
  ])('is none where the words are about something else: %s', (prompt) => {
    const [input] = inputsOf({ prompt }, ...gatedBy({ var: 'openQuestions', gt: 2 }));
    expect(input?.kind).toBe('number');
  });
});

// @verifies legacy-kinds-follow-prompts
it.each([
  ['Set `mode` = [fast|slow].', ['fast', 'slow']],
  ['Set `mode`: [`fast` | `slow`].', ['fast', 'slow']],
  ['Set `mode` = [fast/slow].', ['fast', 'slow']],
  ['Set `mode` to list, fast or slow.', ['list', 'fast', 'slow']],
  ['Set `mode` to list or fast.', ['list', 'fast']],
  ['Set `mode`: list|fast', ['list', 'fast']],
  ['Set `mode` = [fast, slow].', ['fast', 'slow']],
  ['Set `mode` = ["fast" | "slow"].', ['fast', 'slow']],
])(
  'a key whose values a prompt lists is an enum, also in brackets, and with the value "list": %s',
  (prompt, values) => {
    expect(inputsOf({ prompt }, ...gatedBy({ var: 'mode', equals: 'fast' }))).toMatchObject([{ kind: 'enum', values }]);
  },
);

// @verifies legacy-kinds-follow-prompts
it('a key that may be a text instead of a list is a text, if it is compared with that text alone', () => {
  const prompt = 'Set `openQuestions` to the list of open questions, or to "none".';
  const kindFor = (condition: object) => inputsOf({ prompt }, ...gatedBy(condition))[0]?.kind;
  expect(kindFor({ var: 'openQuestions', not_equals: 'none' })).toBe('string');
  expect(kindFor({ var: 'openQuestions', equals: 'many' })).toBe('list');
});

describe('a key', () => {
  // @verifies legacy-kinds-follow-prompts
  it('that no condition of a step or loop reads has no declared kind', () => {
    const fragment = { promptFragments: [{ id: 'deep', when: { var: 'depth', equals: 'deep' }, text: 'Go deeper.' }] };
    expect(inputsOf(fragment)).toEqual([]);
    expect(inputsOf(fragment, ...gatedBy({ var: 'depth', equals: 'quick' }))).toMatchObject([
      { key: 'depth', kind: 'enum', values: ['deep', 'quick'] },
    ]);
  });

  it('that is compared with words is an enum of these, each in one spelling, and says what it is for', () => {
    expect(inputsOf({}, ...gatedBy({ var: 'size', equals: 'Large' }, { var: 'size', not_equals: ' large ' }))).toEqual([
      {
        key: 'size',
        kind: 'enum',
        values: ['Large'],
        required: false,
        coerce: true,
        description: 'This value determines whether "Step 1" and "Step 2" run.',
      },
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['Set `size` to small, medium or large.', ['small', 'medium', 'large']],
    ['Send `size`: Small / Medium / Large.', ['Small', 'Medium', 'Large']],
    ['Choose `size` (`small`, `medium`, or `large`).', ['small', 'medium', 'large']],
    ['Set `size` to "small" | "large".', ['small', 'large']],
    ['Set `size` (one of: small, large).', ['small', 'large']],
    ['The `size` must be one of `small`, `medium` or `large`.', ['small', 'medium', 'large']],
    ['Set `size` to either small or large.', ['small', 'large']],
    ['- `size` - small | large', ['small', 'large']],
    ['Choose `size` (`small`, `medium`, and `large`).', ['small', 'medium', 'large']],
    ['Set `size` to small, medium and large.', ['small', 'medium', 'large']],
    ['Set `size` to small or large, then go on.', ['small', 'large']],
    ['Set `size` to small, large and go on.', ['small', 'large']],
    ['Set `size` to small or large, and `owner` to a name.', ['small', 'large']],
    ['Set `size` to small, large and `owner` to a name.', ['small', 'large']],
    ['Set `size` to small, medium or large, `count` to a number.', ['small', 'medium', 'large']],
    ['Set `size` to small or large, `count` to a number.', ['small', 'large']],
    ['Set `size` to small or medium or large.', ['small', 'medium', 'large']],
    ['Set `size` to small, or large, mode to quick.', ['small', 'large']],
    ['Set `size` to either `small` (few), `large` (many), or `unknown`, `count` too.', ['small', 'large', 'unknown']],
    ['Set `size` = small|medium|large, count = how many.', ['small', 'medium', 'large']],
    ['Set `size` to small/medium or large, count to 5 or 6.', ['small', 'medium', 'large']],
    ['Set `size` to large, and go on.', ['large']],
    ['Set `size` to large, unless it is small.', ['large']],
    ['Set `size` to small, as-is, or large.', ['small', 'as-is', 'large']],
    ['Set `size` to before or large.', ['before', 'large']],
    ['Set `size` to large, before or after.', ['large', 'before', 'after']],
    ['Set `size` to small or large, before you go on.', ['small', 'large']],
    ['Set `size` to tiny or huge.', ['large']],
    ['Set `size` and go on.', ['large']],
    ['- **`size`**: small, medium or large', ['small', 'medium', 'large']],
    ['Choose `size` from {small, large}.', ['small', 'large']],
    ['Set `size` to `small` (1-3 files), `medium` (up to 9) or `large` (more).', ['small', 'medium', 'large']],
    ['Set `size` to small or large (ask if unsure), then go on.', ['small', 'large']],
    ['Set `size` to one of:\n- small\n- large\n\nThen go on.', ['small', 'large']],
    ['Set `size`:\n  1. **`small`**: few files\n  2. **`large`**: many', ['small', 'large']],
    ['Set `size`:\n- read the files\n- large if many', ['large']],
  ])('has the values that a prompt lists, when those hold all that are compared: %s', (prompt, values) => {
    expect(inputsOf({ prompt }, ...gatedBy({ var: 'size', equals: 'large' }))[0]).toMatchObject({
      kind: 'enum',
      values,
    });
  });

  it('has the values of an output field, as the prompt shows them', () => {
    const promptBlocks = { goal: 'Go.', outputRequired: { size: 'one of small, large', files: 'array of paths' } };
    const conditions = gatedBy({ var: 'size', equals: 'large' }, { var: 'files', contains: 'a' });
    expect(inputsOf({ promptBlocks }, ...conditions)).toMatchObject([
      { key: 'files', kind: 'list' },
      { key: 'size', kind: 'enum', values: ['small', 'large'] },
    ]);
  });

  it.each<[string, object, string]>([
    ['searched as well', { var: 'size', contains: 'lar' }, 'string'],
    ['tested for being set as well', { var: 'size' }, 'string'],
    ['compared with the empty text as well', { var: 'size', equals: '' }, 'string'],
    ['measured as well', { var: 'size', gt: 3 }, 'number'],
  ])('is no enum when it is %s', (_, condition, kind) => {
    expect(inputsOf({}, ...gatedBy({ var: 'size', equals: 'large' }, condition))[0]?.kind).toBe(kind);
  });
});

describe('a key that is only tested for being set and not false', () => {
  // @verifies legacy-kinds-follow-prompts
  it.each(['isReady', 'needs_review', 'analysisDone', 'hasTests'])('is true or false by its name: %s', (key) => {
    expect(inputsOf(...gatedBy({ var: key }))).toMatchObject([{ key, kind: 'boolean' }]);
  });

  it('has no values from the next entry of a list', () => {
    const prompt = 'Send:\n- `needsReview`\n- scope, risk, and plan';
    expect(inputsOf({ prompt }, ...gatedBy({ var: 'needsReview' }))).toMatchObject([{ kind: 'boolean' }]);
  });

  it.each([
    ['Set `answer` to true or false.', 'boolean'],
    ['Set `answer` to the URL of the issue.', 'string'],
    ['Go.', 'string'],
  ])('is true or false if a prompt says so, otherwise any value: %s', (prompt, kind) => {
    expect(inputsOf({ prompt }, ...gatedBy({ var: 'answer' }))).toMatchObject([{ key: 'answer', kind }]);
  });

  it.each(['island', 'usage', 'dog', 'donePath'])('is not recognized by a part of a word: %s', (key) => {
    expect(inputsOf(...gatedBy({ var: key }))).toMatchObject([{ key, kind: 'string' }]);
  });
});

describe('the description of an input', () => {
  const env = { var: 'env', equals: 'prod' };

  // @verifies legacy-gates-named
  it.each([
    ['a condition of the confirmation', { requireConfirmation: env }],
    ['a condition inside it', { requireConfirmation: { kind: 'human_approval', condition: env } }],
  ])('names the step that asks, not the step that runs in any case: %s', (_, step) => {
    const [input] = inputsOf({ title: 'Plan', ...step }, { title: 'Done', ...step });
    expect(input?.description).toContain('"Confirm: Plan"');
    expect(input?.description).not.toMatch(/"Plan"|"Done"/);
  });
});

describe('a description of an input', () => {
  it.each([
    [
      'loops over a list',
      'The list that "Work" iterates over.',
      () => ({
        type: 'loop',
        loop: { type: 'forEach', items: 'files', maxIterations: 3 },
        body: [{ id: 'go', title: 'Go', prompt: 'Go.' }],
      }),
    ],
    [
      'steps with a condition',
      'This value determines whether "Work" runs.',
      () => ({ runCondition: { var: 'files' } }),
    ],
  ])('names a title that two %s have once', (_, description, step) => {
    const same = () => ({ title: 'Work', ...step() });
    const [first, second] = [same(), same()];
    const body = 'body' in second ? { body: [{ id: 'other', title: 'Go', prompt: 'Go.' }] } : {};
    expect(inputsOf(first, { ...second, ...body })).toMatchObject([{ key: 'files', description }]);
  });

  it('names a step as it is called after the translation: nothing fills in braces', () => {
    const loop = (more: object) => ({
      type: 'loop',
      title: 'Visit {{svc.name}}',
      body: [{ id: 'go', title: 'Go', prompt: 'Go.' }],
      ...more,
    });
    const over = loop({ loop: { type: 'forEach', items: 'services', itemVar: 'svc', maxIterations: 3 } });
    const inputs = inputsOf(over, { title: 'Deploy {{svc.name}}', runCondition: { var: 'isReady', equals: true } });
    expect(inputs.map(({ key }) => key).sort()).toEqual(['isReady', 'services']);
    for (const { description } of inputs) {
      expect(description).toContain('<svc.name>');
      expect(description).not.toContain('{{');
    }
  });
});

describe('the decision about another round', () => {
  const decision = (loop: object) => {
    const body = [{ id: 'go', title: 'Go', prompt: 'Go.' }];
    const { unit, rendered } = read({
      id: 'team.x',
      name: 'X',
      description: 'Y',
      version: '1.0.0',
      steps: [{ id: 'again', type: 'loop', title: 'Again', loop: { maxIterations: 5, ...loop }, body }],
    });
    if (unit === null) throw new Error(rendered);
    return JSON.stringify(unit.workflow.steps);
  };

  it('of a loop with the count 0 says that the loop is skipped, and no run enters the loop', () => {
    const steps = decision({ type: 'for', count: 0 });
    expect(steps).toContain('The loop is skipped, because its `count` is 0.');
    expect(steps).not.toContain('0 iterations');
  });

  it.each([
    [{ var: 'done' }, 'has a value (not false, 0 or empty)'],
    [{ not: { var: 'done' } }, 'has no value (missing, false, 0 or empty)'],
    [{ var: 'done', in: [] }, 'is in an empty list (never true)'],
  ])('says for which values %j holds', (condition, words) => {
    expect(decision({ type: 'until', condition })).toContain(`Stop as soon as the context value \`done\` ${words}.`);
  });

  it('of a counted loop is judged by the count, and of any other by what was found', () => {
    expect(decision({ type: 'for', count: 3 })).toContain('Run 3 iterations in total.');
    expect(decision({ type: 'for', count: 3 })).toContain('Decide by the number of completed iterations.');
    expect(decision({ type: 'for', count: 3 })).not.toContain('not by the number');
    expect(decision({ type: 'for', count: 9 })).toContain('Run 5 iterations in total.');
    expect(decision({ type: 'until', condition: { var: 'done', equals: true } })).toContain(
      'not by the number of iterations',
    );
    // The author counts.
    const counted = decision({ type: 'while', condition: { var: 'currentIteration', lt: 3 } });
    expect(counted).toContain('Decide by this rule.');
    expect(counted).not.toContain('not by the number');
  });
});

describe('a condition of an older file', () => {
  const conditionsOf = (...conditions: readonly object[]) => compiled(gatedBy(...conditions)).conditions;

  it.each([
    [3, '3'],
    [true, 'true'],
    ['3', '3'],
  ])('searches a text for %j', (value, searched) => {
    expect(conditionsOf({ var: 'ticket', contains: value })).toMatchObject([
      { kind: 'context_contains', key: 'ticket', value: searched },
    ]);
  });

  it('that compares with one of no values never holds', () => {
    expect(conditionsOf({ var: 'size', in: [] })).toMatchObject([{ id: 'never', kind: 'always_false' }]);
  });

  it('is called empty only if it compares with an empty text', () => {
    const ids = (value: string) => conditionsOf({ var: 'size', equals: value }, { var: 'size' })?.map(({ id }) => id);
    expect(ids('')).toContain('size_is_empty');
    expect(ids('大')).toContain('size_is_other_text');
    expect(ids('大')).not.toContain('size_is_empty');
  });
});

describe('the length of a list in braces', () => {
  const nativeOf = (...steps: readonly object[]) => JSON.stringify(compiled(steps).steps);
  const each = (prompt: string) => ({
    type: 'loop',
    loop: { type: 'forEach', items: 'files', maxIterations: 3 },
    body: [{ id: 'read', title: 'Read', prompt }],
  });

  it('is not described as a context value of that name, which does not exist', () => {
    const text = nativeOf(each('Read {{item}} of {{files.length}} in {{folder}}.'));
    expect(text).toContain(
      'Here `<folder>` stands for the context value of the same name, `<item>` is the current item and `<files.length>` is the length of the context value `files` (for a list, the number of its items).',
    );
  });

  it('of a list inside the current item names the item', () => {
    expect(nativeOf(each('Write {{item.tags.length}} lines.'))).toContain(
      '`<item.tags.length>` is the length of `tags` of the current item (for a list, the number of its items)',
    );
  });

  it('is described in an argument of a template too', () => {
    const args = { claims: ['Count: {{files.length}}.'] };
    const templateCall = { templateId: 'wr.templates.verification_gate', args };
    expect(nativeOf({ prompt: undefined, templateCall })).toContain(
      'Count: the length of the context value `files` (for a list, the number of its items).',
    );
  });
});

describe('a loop', () => {
  const loop = (of: object, id = 'l') => ({
    ...{ id, type: 'loop', title: 'Loop', prompt: undefined, loop: { maxIterations: 5, ...of } },
    body: [{ id: `${id}-in`, title: 'In', prompt: 'Go.' }],
  });

  it('runs as often as a count in quotes says', () => {
    const workflow = compiled([loop({ type: 'for', count: ' 3 ' })]);
    expect(workflow.inputs).toBeUndefined();
    expect(workflow.steps[0]).toMatchObject({ maxIterations: 3 });
    expect(JSON.stringify(workflow)).toContain('Run 3 iterations in total.');
    expect(JSON.stringify(compiled([loop({ type: 'for', count: '0' })]).conditions)).toContain('always_false');
  });

  it('reads a key in braces like the key alone', () => {
    const steps = (count: string, items: string, flag: string) =>
      compiled([
        { prompt: 'Set `files` as an array and `rounds` to a number.' },
        loop({ type: 'for', count }, 'a'),
        loop({ type: 'forEach', items }, 'b'),
        { runCondition: { var: flag, equals: true } },
      ]);
    expect(steps('{{rounds}}', '{{ files }}', '{{isReady}}')).toEqual(steps('rounds', 'files', 'isReady'));
  });

  it('over a list that a step depends on too is described apart from the step', () => {
    const files = inputsOf(
      { runCondition: { var: 'files', not_equals: null } },
      loop({ type: 'forEach', items: 'files' }),
    );
    expect(files[0]?.description).toBe(
      'The list that "Loop" iterates over. This value determines whether "Step 0" runs.',
    );
  });
});
