/** Inputs that the compiler derives for a file of the older format and for the routines that it calls. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { compileAll, type CompileInput } from '../../../compiler/compile.ts';
import { migrateSource, readUnits } from '../../../compiler/legacy/migrate.ts';
import { fixtureHost, inputOf } from '../fixture-host.ts';

const host = { ...fixtureHost, builtins };
type Step = { readonly [key: string]: unknown };

const file = (id: string, steps: readonly Step[]) => ({
  id,
  name: id,
  description: `The workflow ${id}.`,
  version: '1.0.0',
  metaGuidance: ['Work with care.'],
  steps,
});
const step = (id: string, more: object = {}): Step => ({ id, title: `Step ${id}`, prompt: `Do ${id}.`, ...more });
const onlyIf = (condition: object) => ({ runCondition: condition });
const calls = (...names: readonly string[]): readonly Step[] =>
  names.map((name) => ({
    id: `call-${name}`,
    title: `Call ${name}`,
    templateCall: { templateId: `wr.templates.routine.${name}` },
  }));
const loop = (items: string): Step => ({
  id: 'each',
  type: 'loop',
  title: 'Each',
  loop: { type: 'forEach', items, maxIterations: 5 },
  body: [step('entry')],
});

const inputsOf = (sources: readonly ReturnType<typeof file>[]): readonly CompileInput[] =>
  sources.map((source) => inputOf(source, { file: `${source.id}.json` }));

/** A condition that no value of the input can meet becomes text. */
const expected: ReadonlySet<string> = new Set(['resolve/legacy-id', 'read/legacy-condition-as-text']);

function compile(inputs: readonly CompileInput[]) {
  const { compiled, diagnostics } = compileAll(inputs, host);
  return {
    compiled: (id: string) => compiled.find(({ workflowId }) => workflowId === id),
    problems: diagnostics.filter(({ severity, code }) => severity !== 'info' && !expected.has(code)),
  };
}

const inputIn = (inputs: readonly CompileInput[], id: string, key: string) =>
  compile(inputs)
    .compiled(id)
    ?.snapshot.inputs.find((input) => input.key === key);

/** The same sources in the native format. */
function migrated(inputs: readonly CompileInput[]): readonly CompileInput[] {
  const units = readUnits(inputs, builtins);
  return inputs.map((input) => {
    const others = units.flatMap((unit) => (unit === null || unit.file === input.file ? [] : [unit]));
    const migration = migrateSource(input, others, builtins, { isRenamed: false, libraryIds: [] });
    if (migration.kind !== 'migrated') throw new Error(`${input.file} was not migrated`);
    return inputOf(migration.text, { file: input.file });
  });
}

const mode = (value: unknown) => onlyIf({ var: 'mode', equals: value });
const probe = (...steps: readonly Step[]) => file('routine-probe', [...steps, step('report')]);
const called = (...steps: readonly Step[]) => file('caller', [step('start'), ...steps, ...calls('probe')]);

describe('an input that a file of the older format and its routine both use', () => {
  type Source = ReturnType<typeof file>;
  // @verifies legacy-called-inputs
  it.each<[string, Source, Source, string, object, ...Source[]]>([
    [
      'values of both, those of the routine first',
      called(step('slow', mode('slow'))),
      probe(step('fast', mode('fast'))),
      'mode',
      { kind: 'enum', values: ['fast', 'slow'] },
    ],
    [
      'more values in the routine',
      called(step('slow', mode('slow'))),
      probe(step('fast', mode('fast')), step('slow', mode('slow'))),
      'mode',
      { kind: 'enum', values: ['fast', 'slow'] },
    ],
    [
      'another spelling of a value',
      called(step('fast', mode('FAST')), step('slow', mode('slow'))),
      probe(step('fast', mode('fast'))),
      'mode',
      { kind: 'enum', values: ['fast', 'slow'] },
    ],
    [
      'a test for any value in the routine',
      called(step('slow', mode('slow'))),
      probe(step('any', onlyIf({ var: 'mode' }))),
      'mode',
      { kind: 'string' },
    ],
    [
      'values of the caller where a bundled routine only mentions the key',
      file('caller', [step('cheap', onlyIf({ var: 'perspective', equals: 'cost' })), ...calls('ideation')]),
      probe(),
      'perspective',
      { kind: 'enum', values: ['cost'] },
    ],
    [
      'a test in the routine that only the agent evaluates',
      called(step('slow', mode('slow'))),
      probe(step('deep', onlyIf({ var: 'mode', startsWith: 'deep' }))),
      'mode',
      { kind: 'string' },
    ],
    [
      'a test for any value in the caller',
      called(step('any', onlyIf({ var: 'mode' }))),
      probe(step('fast', mode('fast'))),
      'mode',
      { kind: 'string' },
    ],
    [
      'a list in the routine',
      called(step('ask', onlyIf({ var: 'files', equals: 'none' }))),
      probe(loop('files')),
      'files',
      { kind: 'list' },
    ],
    [
      'a list in the routine that is missing',
      called(step('ask', onlyIf({ var: 'files', equals: null }))),
      probe(loop('files')),
      'files',
      { kind: 'list' },
    ],
    [
      'a number in the routine',
      called(step('slow', mode('slow'))),
      probe(step('many', onlyIf({ var: 'mode', gt: 3 }))),
      'mode',
      { kind: 'number' },
    ],
    [
      'a truth value in the routine',
      called(step('slow', mode('slow'))),
      probe(step('on', mode(true))),
      'mode',
      { kind: 'boolean' },
    ],
    [
      'a truth value in the caller',
      called(step('on', mode(true))),
      probe(step('fast', mode('fast'))),
      'mode',
      { kind: 'string' },
    ],
    [
      'a bundled routine',
      file('caller', [
        step('start'),
        step('ask', onlyIf({ var: 'invariants', equals: 'none' })),
        ...calls('final-verification'),
      ]),
      file('other', [step('one')]),
      'invariants',
      { kind: 'list' },
    ],
    [
      'two routines, and not by the caller itself',
      file('caller', [step('start'), ...calls('probe', 'second')]),
      file('routine-second', [step('slow', mode('slow'))]),
      'mode',
      { kind: 'enum', values: ['fast', 'slow'] },
      probe(step('fast', mode('fast'))),
    ],
    [
      'a routine that the routine calls',
      file('caller', [step('slow', mode('slow')), ...calls('outer')]),
      file('routine-outer', [step('first'), ...calls('probe')]),
      'mode',
      { kind: 'enum', values: ['fast', 'slow'] },
      probe(step('fast', mode('fast'))),
    ],
    [
      'a routine that adapts to the routine that it calls',
      file('caller', [step('slow', mode('slow')), ...calls('outer')]),
      file('routine-outer', [step('first', mode('first')), ...calls('probe')]),
      'mode',
      { kind: 'enum', values: ['fast', 'first', 'slow'] },
      probe(step('fast', mode('fast'))),
    ],
  ])('fits both: %s', (_, caller, routine, key, expected, ...more) => {
    const inputs = inputsOf([caller, routine, ...more]);
    expect(compile(inputs).problems).toEqual([]);
    const input = inputIn(inputs, 'caller', key);
    expect(input).toMatchObject(expected);
    expect('values' in (input ?? {})).toBe('values' in expected);
    expect(inputIn([...inputs].reverse(), 'caller', key)).toEqual(input);

    const native = compile(migrated(inputs));
    expect(native.problems.filter(({ code }) => code !== 'expand/input-values')).toEqual([]);
    for (const { id } of [caller, routine, ...more])
      expect([id, native.compiled(id)?.workflowHash]).toEqual([id, compile(inputs).compiled(id)?.workflowHash]);
  });

  it('states a condition of the caller in the prompt that cannot hold for the kind of the routine', () => {
    const inputs = inputsOf([called(step('ask', onlyIf({ var: 'files', equals: 'none' }))), probe(loop('files'))]);
    const asking = compile(inputs)
      .compiled('caller')
      ?.snapshot.steps.find(({ stepId }) => stepId === 'ask');
    expect(asking?.when).toBeUndefined();
    expect(asking?.prompt).toContain('Do this step only if the context value `files` is `none`.');
  });

  // @verifies legacy-called-inputs
  it.each([
    [true, 'the value `High` of `severity` is converted to `high`'],
    [undefined, 'the condition compares `severity` with `high`, the spelling of a called routine, not with `High`'],
  ])('says that a spelling is converted only if the routine has coerce: %s', (coerce, message) => {
    const routine = {
      ...{ id: 'project.routine_probe', kind: 'routine', name: 'P', description: 'P.', version: '1.0.0' },
      inputs: [{ key: 'severity', kind: 'enum', values: ['low', 'high'], ...(coerce === true ? { coerce } : {}) }],
      steps: [step('rate', { prompt: 'Check by `severity`.' })],
    };
    const caller = called(step('fix', onlyIf({ var: 'severity', equals: 'High' })));
    const { compiled, diagnostics } = compileAll(
      [inputOf(routine, { file: 'probe.json' }), inputOf(caller, { file: 'caller.json' })],
      host,
    );
    const lenient = diagnostics.filter(({ code }) => code === 'read/legacy-condition-lenient');
    expect(lenient.map((one) => one.message)).toEqual([message]);
    const input = compiled.find(({ workflowId }) => workflowId === 'caller')?.snapshot.inputs[0];
    expect(input?.coerce).toBe(coerce);
  });

  it('conflicts if the caller loops over the key and the routine compares it with a text, and the help names no `inputs`', () => {
    const inputs = inputsOf([called(loop('mode')), probe(step('fast', mode('fast')))]);
    const { problems } = compile(inputs);
    expect(problems.map(({ code }) => code)).toEqual(['expand/input-conflict']);
    expect(problems[0]?.help).not.toContain('`inputs`');
    expect(problems[0]?.help).toContain('another key');
  });

  it.each([['call_probe_applies'], ['callProbeApplies']])(
    'is not %s, in which the agent answers whether the call applies, if the routine reads it',
    (key) => {
      const [call = {}] = calls('probe');
      const caller = file('caller', [step('start'), { ...call, ...onlyIf({ var: 'branch', startsWith: 'release/' }) }]);
      const inputs = inputsOf([caller, probe(step('fast', onlyIf({ var: key, equals: 'yes please' })))]);
      expect(compile(inputs).problems).toEqual([]);
      expect(inputIn(inputs, 'caller', 'call_probe_applies')).not.toMatchObject({ kind: 'boolean' });
      expect(inputIn(inputs, 'caller', 'call_probe_applies_2')).toMatchObject({ kind: 'boolean' });
    },
  );

  it('compiles routines that call each other no further than to the refusal of the cycle', () => {
    const inputs = inputsOf([
      file('caller', [step('start'), ...calls('probe')]),
      probe(step('fast', mode('fast')), ...calls('second')),
      file('routine-second', [step('slow', mode('slow')), ...calls('probe')]),
    ]);
    const codes = (of: readonly CompileInput[]) => compile(of).problems.map(({ code, at }) => `${at.file} ${code}`);
    expect(new Set(codes(inputs))).toEqual(
      new Set(['caller', 'routine-probe', 'routine-second'].map((id) => `${id}.json expand/template-recursion`)),
    );
    expect(new Set(codes([...inputs].reverse()))).toEqual(new Set(codes(inputs)));
  });

  /** What each condition over the key accepts, in the older files and in their native form. */
  function accepted(inputs: readonly CompileInput[], key: string) {
    const both = [inputs, migrated(inputs)].map((of) => {
      const { compiled, problems } = compile(of);
      const { snapshot, workflowHash } = compiled('caller') ?? {};
      return {
        problems: problems.filter(({ code }) => code !== 'expand/input-values'),
        workflowHash,
        input: snapshot?.inputs.find((input) => input.key === key),
        conditions: (snapshot?.conditions ?? []).flatMap((one) =>
          one.kind === 'context_equals' ? [[one.value]] : one.kind === 'context_in' ? [one.values] : [],
        ),
      };
    });
    expect(both[1]).toEqual(both[0]);
    return both[0];
  }

  // @verifies legacy-called-inputs
  it('accepts each spelling in every condition, although two routines spell a value differently', () => {
    const inputs = inputsOf([
      file('caller', [step('start'), step('own', mode('HIGH')), ...calls('probe', 'second')]),
      probe(step('high', mode('High'))),
      file('routine-second', [step('high', mode('high'))]),
    ]);
    expect(accepted(inputs, 'mode')).toMatchObject({
      problems: [],
      input: { kind: 'enum', values: ['High'], coerce: true },
      conditions: [['High'], ['High'], ['High']],
    });
  });

  // @verifies legacy-called-inputs
  it.each([
    ['any text', step('any', onlyIf({ var: 'mode', contains: 'deep' })), 'Deep', 'deep'],
    ['a truth value', step('on', mode(true)), 'yes', 'true'],
  ])('accepts each spelling in a condition of the routine, although the caller allows %s', (_, own, value, other) => {
    const found = accepted(inputsOf([called(own), probe(step('deep', mode(value)))]), 'mode');
    expect(found).toMatchObject({ problems: [], input: { kind: 'string' } });
    expect(found?.conditions.filter((values) => values.includes(value)).every((values) => values.includes(other))).toBe(
      true,
    );
    expect(found?.conditions.some((values) => values.includes(value))).toBe(true);
  });

  it('is one input, although its key is no valid name', () => {
    const risk = (value: string) => onlyIf({ var: 'analysis.risk', equals: value });
    const inputs = inputsOf([
      file('caller', [step('start'), step('medium', risk('medium')), ...calls('probe', 'second')]),
      probe(step('high', risk('high'))),
      file('routine-second', [step('low', risk('low'))]),
    ]);
    expect(compile(inputs).compiled('caller')?.snapshot.inputs).toMatchObject([
      { key: 'analysis_risk', values: ['high', 'low', 'medium'] },
    ]);
  });
});
