/** What two routines declare under one name, or a routine and its caller. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { compileAll } from '../../compiler/compile.ts';
import { contractsById } from '../../compiler/phases/6-lower/contracts-by-id.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const host = { ...fixtureHost, builtins };
const call = (name: string) => ({
  type: 'template_call',
  id: `call-${name}`,
  templateId: `wr.templates.routine.${name}`,
});
const routine = (name: string, more: object) => ({
  ...minimalSource,
  id: `project.routine_${name}`,
  kind: 'routine',
  ...more,
});
const step = (id: string, more: object = {}) => ({ id, title: `Step ${id}`, prompt: 'Do it.', ...more });
const main = (more: object, ...names: readonly string[]) => ({
  ...minimalSource,
  id: 'project.main',
  steps: names.map(call),
  ...more,
});

/** What the first source compiles to, and the findings about it. */
function compiled(...sources: readonly object[]) {
  const inputs = sources.map((one, at) => inputOf(one, { file: `${at}.json` }));
  const result = compileAll(inputs, host);
  const found = result.diagnostics.filter(({ at }) => at.file === '0.json');
  return { snapshot: result.compiled.find(({ file }) => file === '0.json')?.snapshot ?? null, found };
}

describe('an assessment that two routines declare', () => {
  const risk = (dimension: string, levels: readonly string[], purpose = 'The risk.') => ({
    id: 'risk',
    purpose,
    dimensions: [{ id: dimension, purpose: 'How large it is.', levels }],
  });
  const rated = (name: string, assessment: object, more: object = {}) =>
    routine(name, {
      assessments: [assessment],
      steps: [step('judge', { prompt: 'Judge the risk.', assessmentRefs: ['risk'], ...more })],
    });
  const one = rated('one', risk('reach', ['few', 'many']));
  const two = rated('two', risk('data', ['low', 'high']));
  const dimensionsOf = (text: string) => /dimensions: \{ (\w+):/.exec(text)?.[1];

  // @verifies assessment-one-meaning
  it.each<[string, readonly object[]]>([
    ['called one after the other', [main({}, 'one', 'two'), one, two]],
    [
      'called by other routines',
      [
        main({}, 'first', 'second'),
        routine('first', { steps: [call('one')] }),
        routine('second', { steps: [call('two')] }),
        one,
        two,
      ],
    ],
  ])('is refused with different dimensions: %s', (_, sources) => {
    const { snapshot, found } = compiled(...sources);
    expect(snapshot).toBeNull();
    expect(found).toMatchObject([
      {
        code: 'expand/assessment-conflict',
        message:
          'the templates `wr.templates.routine.one` and `wr.templates.routine.two` declare the assessment `risk` with different dimensions',
        at: { pointer: '/steps/1' },
        notes: ['the call at `/steps/0` adds the first declaration'],
      },
    ]);
  });

  // @verifies assessment-one-meaning
  it('compiles if the workflow declares it, as the help says: its declaration applies to both', () => {
    const { snapshot, found } = compiled(main({ assessments: [risk('own', ['yes', 'no'])] }, 'one', 'two'), one, two);
    expect(found.map(({ code }) => code)).toEqual(['expand/left-behind', 'expand/left-behind']);
    expect(snapshot?.contracts).toHaveLength(1);
    expect(snapshot?.steps.map(({ prompt }) => dimensionsOf(prompt))).toEqual(['own', 'own']);
  });

  // @verifies assessment-one-meaning
  it('is that of a routine that declares it for the routine that it calls, also inside another workflow', () => {
    const outer = routine('outer', {
      assessments: [risk('own', ['yes', 'no'])],
      steps: [step('first', { assessmentRefs: ['risk'] }), call('one')],
    });
    const { snapshot, found } = compiled(main({}, 'outer'), outer, one);
    expect(found).toEqual([]);
    expect(snapshot?.steps.map(({ prompt }) => dimensionsOf(prompt))).toEqual(['own', 'own']);
  });

  // @verifies assessment-one-meaning
  it('keeps the texts of the first one, with a warning, if only texts differ', () => {
    const other = rated('two', risk('reach', ['many', 'few'], 'Another purpose.'));
    const { snapshot, found } = compiled(main({}, 'one', 'two'), one, other);
    expect(found).toMatchObject([{ code: 'expand/left-behind', at: { pointer: '/steps/1' } }]);
    expect(snapshot?.contracts).toMatchObject([{ guidance: [expect.stringContaining('The risk.')] }]);
  });

  // @verifies assessment-one-meaning
  it('is compared only if a step names it, and without the order of its levels', () => {
    const unused = rated('two', risk('data', ['low', 'high']), { assessmentRefs: undefined });
    const reversed = rated('two', risk('reach', ['many', 'few']));
    for (const other of [unused, reversed]) {
      const { snapshot, found } = compiled(main({}, 'one', 'two'), one, other);
      expect(found).toEqual([]);
      expect(snapshot?.contracts).toHaveLength(1);
    }
  });

  // @verifies assessment-one-meaning
  it('has one example, which avoids each level that a step of a routine answers with more work', () => {
    const asking = rated('one', risk('reach', ['few', 'some', 'many']), {
      assessmentConsequences: [{ anyEqualsLevel: 'few', guidance: 'Look again.' }],
    });
    const others = rated('two', risk('reach', ['few', 'some', 'many']), {
      assessmentConsequences: [{ anyEqualsLevel: 'some', guidance: 'Look again.' }],
    });
    const { snapshot, found } = compiled(main({}, 'one', 'two'), asking, others);
    expect(found).toEqual([]);
    expect(snapshot?.contracts[0]?.example).toMatchObject({ dimensions: { reach: { level: 'many' } } });
    for (const { prompt } of snapshot?.steps ?? []) expect(prompt).toContain('"level":"many"');
  });

  // @verifies assessment-one-meaning
  it('never reaches a snapshot as two different contracts', () => {
    const contract = { title: 'C', summary: 'S.', artifactKind: 'k', schema: {}, example: {}, guidance: [] };
    const [a, again, b] = ['x', 'x', 'y'].map((title) => ({ ...contract, id: 'wr.contracts.a' as const, title }));
    if (a === undefined || again === undefined || b === undefined) throw new Error('unreachable');
    expect(contractsById([a, again])).toEqual([a]);
    expect(() => contractsById([a, b])).toThrow('two different contracts with the id wr.contracts.a');
  });
});

describe('an input that two routines declare', () => {
  const reading = (name: string, input: object, more: object = {}) =>
    routine(name, { inputs: [{ key: 'target', ...input }], steps: [step('use', { prompt: 'Use it.' })], ...more });
  const values = (...of: readonly string[]) => ({ kind: 'enum', values: of });
  const joinOf = (first: object, second: object) => {
    const sources = [reading('one', first), reading('two', second)];
    return (names: readonly string[], more: object = {}) => compiled(main(more, ...names), ...sources);
  };

  // @verifies template-inputs-join
  it.each<[string, object, object, object]>([
    ['the values of both', values('a', 'b'), values('b', 'c'), { kind: 'enum', values: ['a', 'b', 'c'] }],
    ['any text if one reads any text', values('a', 'b'), { kind: 'string' }, { kind: 'string', values: undefined }],
    ['the same values', values('a', 'b'), values('b', 'a'), { kind: 'enum', values: ['a', 'b'] }],
    ['a required value if one requires it', { kind: 'string' }, { kind: 'string', required: true }, { required: true }],
    [
      'converted values if both convert, without a second spelling',
      { ...values('A', 'b'), coerce: true },
      { ...values('a', 'c'), coerce: true },
      { coerce: true, values: ['a', 'b', 'c'] },
    ],
    [
      'exact values if one does not convert',
      { ...values('A'), coerce: true },
      values('a'),
      { coerce: undefined, values: ['A', 'a'] },
    ],
  ])('has %s, in each order of the calls', (_, first, second, expected) => {
    const called = joinOf(first, second);
    const sorted = (names: readonly string[]) => {
      const [input] = called(names).snapshot?.inputs ?? [];
      // Of two spellings that mean the same, the first one is kept.
      const valuesOf = input?.coerce === true ? input.values?.map((value) => value.toLowerCase()) : input?.values;
      return { coerce: undefined, ...input, values: valuesOf?.toSorted() };
    };
    expect(sorted(['one', 'two'])).toMatchObject(expected);
    expect(sorted(['two', 'one'])).toEqual(sorted(['one', 'two']));
  });

  // @verifies template-inputs-join
  it('is reported if the values differ, with both routines, and no declaration that nobody wrote', () => {
    const called = joinOf(values('a', 'b'), values('b', 'c'));
    const message =
      '`wr.templates.routine.two` reads the input `target` with the values `b` or `c`, but `wr.templates.routine.one` reads it with the values `a` or `b`';
    expect(called(['one', 'two']).found).toMatchObject([{ code: 'expand/input-values', message }]);
    expect(called(['two', 'one']).found).toMatchObject([{ code: 'expand/input-values' }]);
    expect(joinOf(values('a'), { kind: 'string' })(['one', 'two']).found[0]?.message).toContain('as any text');
    expect(joinOf(values('a', 'b'), values('b', 'a'))(['one', 'two']).found).toEqual([]);
  });

  describe('if one routine calls the other', () => {
    const inner = (input: object) => reading('inner', input);
    const outer = (input: object) => reading('outer', input, { steps: [call('inner')] });

    // @verifies template-inputs-join
    it.each<[string, object, object, object]>([
      ['the values', values('a', 'b'), values('a', 'b', 'c'), { kind: 'enum', values: ['a', 'b'] }],
      ['the closed list', values('a', 'b'), { kind: 'string' }, { kind: 'enum', values: ['a', 'b'] }],
      ['any text', { kind: 'string' }, values('a'), { kind: 'string' }],
    ])('has %s of the calling routine', (_, first, second, expected) => {
      const { snapshot, found } = compiled(main({}, 'outer'), outer(first), inner(second));
      expect(found).toEqual([]);
      expect(snapshot?.inputs).toMatchObject([expected]);
    });

    // @verifies template-inputs-join
    it('has the values of both calls of the workflow, and no more', () => {
      const called = (names: readonly string[]) =>
        compiled(main({}, ...names), outer(values('a')), inner(values('a', 'b', 'c')), reading('two', values('d')));
      for (const names of [
        ['outer', 'two'],
        ['two', 'outer'],
      ])
        expect(called(names).snapshot?.inputs[0]?.values?.toSorted()).toEqual(['a', 'd']);
    });

    // @verifies template-inputs-join
    it('has them in a file of the older format too', () => {
      const older = {
        ...{ id: 'project.main', name: 'M', description: 'D.', version: '1.0.0' },
        steps: [
          { id: 'check', title: 'Check', templateCall: { templateId: 'wr.templates.routine.outer' } },
          { id: 'ship', title: 'Ship', prompt: 'Ship.', runCondition: { var: 'target', equals: 'a' } },
        ],
      };
      const { snapshot } = compiled(older, outer(values('a', 'b')), inner(values('a', 'b', 'c')));
      expect(snapshot?.inputs).toMatchObject([{ kind: 'enum', values: ['a', 'b'] }]);
    });

    // @verifies template-inputs-join
    it('is refused with kinds that exclude each other, once', () => {
      const { found } = compiled(main({}, 'outer'), outer({ kind: 'number' }), inner({ kind: 'list' }));
      expect(found.map(({ message }) => message)).toEqual([
        '`wr.templates.routine.inner` reads the input `target` as `list`, but `wr.templates.routine.outer` reads it as `number`',
      ]);
    });
  });

  // @verifies template-inputs-join
  it('is compared with the first routine, and reported once for each routine', () => {
    const sources = [reading('one', values('a', 'b')), reading('two', values('b', 'c')), reading('three', values('d'))];
    const again = ['one', 'two', 'three'].map((name) => ({ ...call(name), id: `again-${name}` }));
    const { found } = compiled(main({ steps: [...['one', 'two', 'three'].map(call), ...again] }), ...sources);
    expect(found.map(({ message }) => message)).toEqual(
      [
        '`two` reads the input `target` with the values `b` or `c`',
        '`three` reads the input `target` with the values `d`',
      ].map(
        (start) =>
          `${start.replace('`', '`wr.templates.routine.')}, but \`wr.templates.routine.one\` reads it with the values \`a\` or \`b\``,
      ),
    );
  });

  // @verifies template-inputs-join
  it('is reported with a short list of values', () => {
    const many = Array.from({ length: 40 }, (_, at) => `value-${at}`);
    const { found } = joinOf(values('a'), values(...many))(['one', 'two']);
    expect(found[0]?.message).toContain('`value-11` or 28 more, but');
  });

  // @verifies template-inputs-join
  it('has the values that the workflow declares, as the help says', () => {
    const called = joinOf(values('a', 'b'), values('b', 'c'));
    const { snapshot } = called(['one', 'two'], { inputs: [{ key: 'target', ...values('b') }] });
    expect(snapshot?.inputs).toMatchObject([{ values: ['b'] }]);
  });

  // @verifies template-inputs-join
  it('is refused with kinds that exclude each other, with both routines', () => {
    const { snapshot, found } = joinOf({ kind: 'number' }, { kind: 'list' })(['one', 'two']);
    expect(snapshot).toBeNull();
    expect(found.map(({ message }) => message)).toEqual([
      '`wr.templates.routine.two` reads the input `target` as `list`, but `wr.templates.routine.one` reads it as `number`',
    ]);
  });

  // @verifies template-inputs-join
  it('is compared in every spelling that a later call lets through', () => {
    const tested = reading(
      'one',
      { ...values('high'), coerce: true },
      {
        conditions: [{ id: 'is_high', kind: 'context_equals', key: 'target', value: 'high' }],
        steps: [step('deep', { when: 'is_high' })],
      },
    );
    const { snapshot } = compiled(main({}, 'one', 'two'), tested, reading('two', values('High', 'low')));
    expect(snapshot?.conditions).toMatchObject([{ kind: 'context_in', values: ['High', 'high'] }]);
  });
});

describe('an input with two spellings', () => {
  const spelled = (name: string, key: string) =>
    routine(name, { inputs: [{ key, kind: 'string' }], steps: [step('use', { prompt: `Use \`${key}\`.` })] });

  // @verifies template-inputs-join
  it.each<[string, readonly object[], string]>([
    [
      'of a workflow and its routine',
      [main({ inputs: [{ key: 'riskLevel', kind: 'string' }] }, 'one'), spelled('one', 'risk_level')],
      '`wr.templates.routine.one` reads the input `risk_level` under this spelling, but this workflow declares it as `riskLevel`',
    ],
    [
      'of two routines',
      [main({}, 'one', 'two'), spelled('one', 'riskLevel'), spelled('two', 'risk_level')],
      '`wr.templates.routine.two` reads the input `risk_level` under this spelling, but `wr.templates.routine.one` declares it as `riskLevel`',
    ],
  ])('%s is refused, and both are named', (_, sources, message) => {
    const { snapshot, found } = compiled(...sources);
    expect(snapshot).toBeNull();
    expect(found).toMatchObject([{ code: 'expand/input-conflict', message }]);
    expect(found[0]?.help).toMatch(/`riskLevel` in place of `risk_level`.*`risk_level` in place of `riskLevel`/);
  });

  // @verifies template-inputs-join
  it('is a warning in a file of the older format, which still compiles', () => {
    const older = {
      ...{ id: 'project.main', name: 'M', description: 'D.', version: '1.0.0' },
      steps: [
        { id: 'check', title: 'Check', templateCall: { templateId: 'wr.templates.routine.one' } },
        { id: 'ship', title: 'Ship', prompt: 'Ship.', runCondition: { var: 'riskLevel', equals: 'low' } },
      ],
    };
    const { snapshot, found } = compiled(older, spelled('one', 'risk_level'));
    expect(snapshot?.inputs).toMatchObject([{ contextKey: 'riskLevel' }]);
    const [warning] = found.filter(({ severity }) => severity === 'warning');
    expect(warning).toMatchObject({ code: 'expand/input-spelling' });
    expect(warning?.label).toBe('the run reads only `riskLevel`, so a value sent as `risk_level` has no effect');
  });

  // @verifies template-inputs-join
  it.each<[string, readonly string[], object]>([
    ['a routine of the older format', ['one', 'older'], { prompt: 'Ship.' }],
    [
      'a routine of the older format that calls another one',
      ['older'],
      { templateCall: { templateId: 'wr.templates.routine.one' } },
    ],
  ])('is a warning in a workflow that calls %s', (_, names, step) => {
    const older = {
      ...{ id: 'project.routine_older', name: 'M', description: 'D.', version: '1.0.0' },
      steps: [
        { id: 'first', title: 'First', ...step },
        { id: 'ship', title: 'Ship', prompt: 'Ship.', runCondition: { var: 'riskLevel', equals: 'low' } },
      ],
    };
    const { snapshot, found } = compiled(main({}, ...names), older, spelled('one', 'risk_level'));
    expect(snapshot).not.toBeNull();
    expect(found.filter(({ code }) => code === 'expand/input-spelling')).toHaveLength(1);
  });
});

it('a reference that two routines declare differently is reported with the routine whose definition applies', () => {
  const referring = (name: string) =>
    routine(name, {
      references: [{ id: 'policy', title: name, source: `${name}.md`, purpose: 'The rules.' }],
      steps: [step('read')],
    });
  const sources = [referring('one'), referring('two')];
  expect(compiled(main({}, 'one', 'two'), ...sources).found).toMatchObject([
    {
      code: 'expand/left-behind',
      label: 'the definition of `wr.templates.routine.one` applies, which an earlier call adds',
    },
  ]);
  const own = { references: [{ id: 'policy', title: 'Own', source: 'own.md', purpose: 'The rules.' }] };
  const labels = compiled(main(own, 'one', 'two'), ...sources).found.map(({ label }) => label);
  expect(labels).toEqual(Array(2).fill('this workflow uses its own definition'));
});
