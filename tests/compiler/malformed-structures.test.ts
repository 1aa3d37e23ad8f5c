/** Sources that are JSON of the right shape and still try to hurt: circles, depth, multiplication, names that meet. */
import { describe, expect, it } from 'vitest';
import { compileAll, type CompileInput } from '../../compiler/compile.ts';
import { conditionDepthMax, criteriaDepthMax, loopDepthMax, stepsMax } from '../../schemas/limits.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const routine = (name: string, more: object): CompileInput =>
  inputOf({ ...minimalSource, id: `project.routine_${name}`, kind: 'routine', ...more }, { file: `${name}.json` });
const call = (name: string, id = 'call') => ({
  type: 'template_call',
  id,
  templateId: name.includes('.') ? name : `wr.templates.routine.${name}`,
});
const step = (id: string, more: object = {}) => ({ id, title: id, prompt: 'P', ...more });

/** Codes by file, and that every diagnostic stands inside its file. */
function found(source: object, ...others: readonly CompileInput[]) {
  const main = inputOf({ ...minimalSource, kind: 'workflow', ...source }, { file: 'main.json' });
  const inputs = [main, ...others];
  const { diagnostics, compiled } = compileAll(inputs, fixtureHost);
  const texts = new Map(inputs.map(({ file, text }) => [file, text]));
  for (const { at } of diagnostics) {
    expect(at.length).toBeGreaterThan(0);
    expect(at.offset + at.length).toBeLessThanOrEqual(texts.get(at.file)?.length ?? 0);
  }
  const ofMain = diagnostics.filter(({ at }) => at.file === 'main.json');
  const marked = ofMain.map(({ at }) => main.text.slice(at.offset, at.offset + at.length));
  return {
    diagnostics: ofMain,
    codes: ofMain.map(({ code }) => code),
    marked,
    snapshot: compiled.find(({ file }) => file === 'main.json')?.snapshot,
  };
}

describe('routines that call each other', () => {
  // @verifies template-recursion-refused
  it('in a circle are refused at the call, with the way round', () => {
    const ring = ['one', 'two', 'three'];
    const routines = ring.map((name, at) => routine(name, { steps: [call(ring[(at + 1) % ring.length] ?? '')] }));
    const { codes, diagnostics, marked } = found({ steps: [step('read'), call('two', 'start')] }, ...routines);
    expect(codes).toEqual(['expand/template-recursion']);
    expect(marked).toEqual(['"start"']);
    expect(diagnostics[0]?.label).toBe(
      ['two', 'three', 'one', 'two'].map((name) => `wr.templates.routine.${name}`).join(' → '),
    );
  });

  // @verifies template-recursion-refused
  it('by themselves are refused too, inside a loop as well', () => {
    const itself = routine('itself', {
      inputs: [{ key: 'parts', kind: 'list' }],
      steps: [{ type: 'for_each', loopId: 'l', title: 'L', items: 'parts', maxIterations: 2, body: [call('itself')] }],
    });
    expect(found({ steps: [call('itself')] }, itself).codes).toEqual(['expand/template-recursion']);
  });

  // @verifies template-recursion-refused
  it.each([1, 2, 3])(
    'in a cycle of %s give one error for each call, whatever else is wrong with the calls',
    (length) => {
      const name = (at: number) => `r${at % length}`;
      const routines = Array.from({ length }, (_, at) =>
        routine(name(at), {
          agentRole: 'You review.',
          capabilities: { delegation: 'preferred' },
          conditions: [{ id: `is_big_${at}`, kind: 'always_true' }],
          inputs: [{ key: 'big', kind: 'boolean' }],
          steps: [
            step('own', { prompt: 'Read {area}.' }),
            { ...call(name(at + 1), 'first'), args: { nothing: 1 } },
            call(name(at + 1), 'second'),
          ],
        }),
      );
      const caller = {
        inputs: [{ key: 'parts', kind: 'list' }],
        steps: [
          step('read'),
          { ...call('r0', 'start'), args: { nothing: 1 } },
          { type: 'for_each', loopId: 'l', title: 'L', items: 'parts', maxIterations: 2, body: [call('r0', 'inside')] },
        ],
      };
      const { codes, marked, diagnostics } = found(caller, ...routines);
      expect(codes).toEqual(['expand/template-recursion', 'expand/template-recursion']);
      expect(marked).toEqual(['"start"', '"inside"']);
      expect(diagnostics[0]?.label?.length).toBeLessThan(200);
      const [one] = routines;
      const own = compileAll(routines, fixtureHost).diagnostics.filter(({ at }) => at.file === one?.file);
      expect(own.map(({ code, label }) => [code, label])).toEqual(
        Array.from({ length: 2 }, () => [
          'expand/template-recursion',
          Array.from({ length: length + 1 }, (_, at) => `wr.templates.routine.${name(at + 1)}`).join(' → '),
        ]),
      );
    },
  );

  // @verifies template-recursion-refused
  it('many times over are stopped before they fill the memory', () => {
    const calls = (name: string) => Array.from({ length: 500 }, (_, index) => call(name, `c${index}`));
    const { codes } = found(
      { steps: calls('first') },
      routine('first', { steps: calls('second') }),
      routine('second', { steps: calls('third') }),
      routine('third', { steps: calls('fourth') }),
      routine('fourth', { steps: [step('a')] }),
    );
    expect(codes).toEqual(['expand/too-many-steps']);
  });
});

describe('a routine with mistakes', () => {
  it('is reported at the call of the parent, without fixes that would change the call', () => {
    const broken = routine('broken', {
      inputs: [
        { key: 'size', kind: 'enum' },
        { key: 'count', kind: 'number', values: ['1'], description: 'x'.repeat(2000) },
      ],
      steps: [step('a', { title: 'two\nlines' }), step('b', { prompt: ' ' }), { id: 'c', title: 'y'.repeat(200) }],
    });
    const { codes, marked, diagnostics } = found({ steps: [call('broken', 'here')] }, broken);
    expect([...new Set(codes)].sort()).toEqual([
      'check/blank-text',
      'check/description-too-long',
      'check/enum-values-missing',
      'check/enum-values-unexpected',
      'check/prompt-missing',
      'check/title-over-lines',
      'check/title-too-long',
    ]);
    expect(new Set(marked)).toEqual(new Set(['"here"']));
    expect(diagnostics.flatMap(({ fixes }) => fixes)).toEqual([]);
  });

  it('that names things which do not exist says in which template', () => {
    const broken = routine('broken', {
      conditions: [{ id: 'is_large', kind: 'context_present', key: 'sze' }],
      inputs: [{ key: 'size', kind: 'string' }],
      steps: [
        step('a', { when: 'is_larg', functionReferences: ['rubric'], output: { contractRef: 'wr.contracts.x' } }),
      ],
    });
    const { codes, marked, diagnostics } = found({ steps: [call('broken', 'here')] }, broken);
    expect(codes).toEqual([
      'resolve/undeclared-key',
      'resolve/unknown-condition',
      'resolve/unknown-contract',
      'resolve/unknown-function',
    ]);
    expect(new Set(marked)).toEqual(new Set(['"here"']));
    for (const { notes, fixes } of diagnostics) {
      expect(notes).toContain('this problem is in the content that the template `wr.templates.routine.broken` adds');
      expect(fixes).toEqual([]);
    }
  });

  it('that declares a condition twice does not break the parent', () => {
    const conditions = [
      { id: 'is_x', kind: 'always_true' },
      { id: 'is_x', kind: 'always_false' },
    ];
    const { codes, marked } = found({ steps: [call('twice', 'here')] }, routine('twice', { conditions }));
    expect(codes).toEqual(['expand/duplicate-id']);
    expect(marked).toEqual(['"here"']);
  });
});

describe('names that templates bring', () => {
  const rounds = { ...call('wr.templates.review_rounds', 'rounds'), args: { subject: 'it' } };

  it.each<[string, object, string]>([
    [
      'a condition',
      { conditions: [{ id: 'rounds__another_round', kind: 'always_true' }], steps: [step('a'), rounds] },
      'a template would add a second condition with the id `rounds__another_round`',
    ],
    [
      'a function',
      {
        steps: [
          step('review_rounds', { functionDefinitions: [{ name: 'rubric', scope: 'workflow', definition: 'D' }] }),
          { ...rounds, id: undefined },
        ],
      },
      'a template would add a second function named `rubric` to `review_rounds`',
    ],
    [
      'the name of two conditions together',
      {
        conditions: [
          { id: 'is_x', kind: 'always_true' },
          { id: 'is_x__and__rounds__is_risky', kind: 'always_true' },
        ],
        steps: [{ ...call('gated', 'rounds'), when: 'is_x' }],
      },
      'a template would add a second condition with the id `is_x__and__rounds__is_risky`',
    ],
    [
      'a step',
      { steps: [step('rounds__report'), rounds] },
      'the template would add a second step or loop with the id `rounds__report`',
    ],
    [
      'a loop',
      { steps: [step('rounds__rounds'), rounds] },
      'the template would add a second step or loop with the id `rounds__rounds`',
    ],
  ])('can meet %s that an author wrote', (_, source, message) => {
    const gated = routine('gated', {
      conditions: [{ id: 'is_risky', kind: 'always_true' }],
      steps: [step('a', { when: 'is_risky' })],
    });
    const { codes, diagnostics } = found(source, gated);
    expect(codes).toEqual(['expand/duplicate-id']);
    expect(diagnostics.map((one) => one.message)).toEqual([message]);
  });

  it('are gated by both conditions when the call and the step have one', () => {
    const gated = routine('gated', {
      conditions: [{ id: 'is_risky', kind: 'always_true' }],
      steps: [step('a', { when: 'is_risky' }), step('b')],
    });
    const { snapshot } = found(
      { conditions: [{ id: 'is_x', kind: 'always_true' }], steps: [{ ...call('gated', 'part'), when: 'is_x' }] },
      gated,
    );
    expect(snapshot?.steps.map(({ when }) => when)).toEqual(['is_x__and__part__is_risky', 'is_x']);
    expect(snapshot?.conditions.find(({ kind }) => kind === 'all')).toEqual({
      conditionId: 'is_x__and__part__is_risky',
      kind: 'all',
      of: ['is_x', 'part__is_risky'],
    });
  });
});

describe('conditions', () => {
  const chain = (length: number, kind: 'all' | 'not') =>
    Array.from({ length }, (_, level) =>
      level === 0
        ? { id: 'c0', kind: 'always_true' }
        : { id: `c${level}`, kind, of: kind === 'not' ? `c${level - 1}` : [`c${level - 1}`] },
    );

  it('nest as deep as allowed, and not one level deeper', () => {
    expect(found({ conditions: chain(conditionDepthMax, 'all') }).codes).toEqual([]);
    expect(found({ conditions: chain(conditionDepthMax + 1, 'all') }).codes).toEqual(['resolve/condition-too-deep']);
  });

  it.each([200, 1000, 20_000])('in a chain of %i, written from either end, are one located diagnostic', (length) => {
    for (const conditions of [chain(length, 'all'), chain(length, 'not').reverse()]) {
      const { codes, diagnostics } = found({ conditions });
      expect(codes).toEqual(['resolve/condition-too-deep']);
      expect(diagnostics[0]?.message).toContain(`\`c${conditionDepthMax}\``);
    }
  });

  it('in a circle of 5,000 are one diagnostic that can be read', () => {
    const conditions = [...chain(5000, 'not').slice(1), { id: 'c0', kind: 'not', of: 'c4999' }];
    const { codes, diagnostics } = found({ conditions });
    expect(new Set(codes)).toEqual(new Set(['resolve/condition-cycle']));
    expect(codes).toHaveLength(1);
    expect(diagnostics[0]?.rendered.length).toBeLessThan(1500);
  });

  it('of which two have one id are not said to form a circle', () => {
    const conditions = [
      { id: 'is-high', kind: 'always_true' },
      { id: 'is-high', kind: 'not', of: 'is-high' },
    ];
    expect(found({ conditions }).codes).toEqual(['resolve/duplicate-condition-id']);
  });

  it('in two circles are two diagnostics', () => {
    const pair = (a: string, b: string) => [
      { id: a, kind: 'not', of: b },
      { id: b, kind: 'any', of: [a] },
    ];
    expect(found({ conditions: [...pair('a', 'b'), ...pair('c', 'd')] }).codes).toEqual([
      'resolve/condition-cycle',
      'resolve/condition-cycle',
    ]);
  });

  it('of 1,000 parts are as good as any', () => {
    const parts = Array.from({ length: 1000 }, (_, index) => ({ id: `p${index}`, kind: 'always_true' }));
    const { snapshot } = found({ conditions: [...parts, { id: 'every', kind: 'all', of: parts.map(({ id }) => id) }] });
    expect(snapshot?.conditions).toHaveLength(1001);
  });
});

describe('criteria', () => {
  const nested = (levels: number): object =>
    levels === 1 ? { type: 'contains', value: 'x' } : { not: nested(levels - 1) };
  const codesOf = (levels: number) => found({ steps: [step('a', { validationCriteria: nested(levels) })] }).codes;

  it('nest as deep as allowed, and not one level deeper', () => {
    expect(codesOf(criteriaDepthMax)).toEqual([]);
    expect(codesOf(criteriaDepthMax + 1)).toEqual(['resolve/criteria-too-deep']);
    expect(codesOf(50)).toEqual(['resolve/criteria-too-deep']);
    expect(codesOf(200)).toEqual(['read/too-deep']);
  });
});

describe('loops', () => {
  const inputs = [{ key: 'parts', kind: 'list' }];
  const each = (loopId: string, body: readonly object[]) => ({
    type: 'for_each',
    loopId,
    title: 'L',
    items: 'parts',
    maxIterations: 2,
    body,
  });

  it(`with ${stepsMax} steps in their bodies compile`, () => {
    const loops = Array.from({ length: 100 }, (_, at) =>
      each(
        `l${at}`,
        Array.from({ length: stepsMax / 100 }, (_none, index) => step(`s${at}_${index}`)),
      ),
    );
    expect(found({ inputs, steps: loops }).snapshot?.steps).toHaveLength(stepsMax);
    expect(found({ inputs, steps: [...loops, step('one_more')] }).codes).toEqual(['check/too-many-steps']);
  });

  it('that nest too deep are reported once for each one too deep', () => {
    const nested = (depth: number): object => each(`l${depth}`, [depth === 1 ? step('a') : nested(depth - 1)]);
    expect(found({ inputs, steps: [nested(loopDepthMax)] }).codes).toEqual([]);
    const { codes } = found({ inputs, steps: [nested(loopDepthMax + 10)] });
    expect(codes).toEqual(Array.from({ length: 10 }, () => 'expand/loop-too-deep'));
  });

  it('without a decision, a thousand of them, are a thousand diagnostics', () => {
    const steps = Array.from({ length: 1000 }, (_, at) => ({
      type: 'loop',
      loopId: `l${at}`,
      title: 'L',
      while: { kind: 'condition_ref', conditionId: 'again' },
      maxIterations: 2,
      body: [step(`s${at}`)],
    }));
    const { codes } = found({ conditions: [{ id: 'again', kind: 'loop_control' }], steps });
    expect(codes).toHaveLength(1000);
    expect(new Set(codes)).toEqual(new Set(['check/loop-decision-missing']));
  });
});

describe('a line break in a name', () => {
  it('never breaks the line of a prompt that shows it', () => {
    const assessments = [
      {
        id: 'risk',
        purpose: 'How\nrisky.',
        dimensions: [{ id: 'reach', purpose: 'Who\r\nis hit.', levels: ['fe\nw', 'ma\nny'] }],
      },
    ];
    const { snapshot, codes } = found({
      assessments,
      features: [{ id: 'wr.features.wordy', config: { rule: 'One.\nTwo.' } }],
      steps: [
        step('a', {
          prompt: undefined,
          promptBlocks: { outputRequired: { 'b\nc': 'B' } },
          output: { hints: { 'd\ne': 'D' } },
          functionReferences: ['f\ng'],
          functionDefinitions: [{ name: 'f\ng', definition: 'F' }],
          assessmentRefs: ['risk'],
          assessmentConsequences: [{ anyEqualsLevel: 'fe\nw', guidance: 'G\nH' }],
        }),
        step('b', {
          validationCriteria: {
            and: [
              { type: 'contains', value: 'i\nj' },
              { type: 'regex', pattern: 'k\nl' },
            ],
          },
        }),
      ],
    });
    expect(codes).toEqual([]);
    expect(snapshot?.steps.map(({ prompt }) => prompt)).toEqual([
      [
        '## Required output',
        '- `b c`: B',
        '',
        '## Output hints',
        '- `d e`: D',
        '',
        '## Checked output',
        '- Send one artifact of kind `wr.assessment` in `output.artifacts`; the step is not done without a valid one.',
        '- Required: assessmentId: "risk"; dimensions: { reach: { level: "fe\\nw" | "ma\\nny"; rationale?: text } }',
        '- Optional: summary: text',
        '- How risky. `reach`: Who is hit.',
        '- Example: {"kind":"wr.assessment","assessmentId":"risk","dimensions":{"reach":{"level":"ma\\nny","rationale":"Why."}}}',
        '- If a dimension of risk has the level "fe w", first: G',
        '  H',
        '',
        '## Definitions',
        '- `f g`: F',
        '',
        '## At the start',
        '- This is the first step.',
        '',
        '## Always',
        '- This is a step.',
        '- One.',
        '  Two.',
      ].join('\n'),
      [
        'P',
        '',
        '## Checked output',
        '- Your notes (`output.notesMarkdown`) are validated; the step completes only when they pass these checks:',
        '- contain "i\\nj"',
        '- match the pattern `k\\nl`',
        '',
        '## Always',
        '- This is a step.',
        '- One.',
        '  Two.',
        '',
        '## At the end',
        '- This is the last step.',
      ].join('\n'),
    ]);
  });
});
