import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TemplateDefinition, TemplateExpansion } from '../../builtins/kinds.ts';
import { builtins } from '../../builtins/registry.ts';
import { sampleArguments, sampleExpansion } from '../../builtins/samples.ts';
import { compileAll } from '../../compiler/compile.ts';
import { capabilities } from '../../schemas/closed-sets.ts';
import { delimiterSafePattern } from '../../schemas/ids.ts';
import { titleBytesMax } from '../../schemas/limits.ts';
import { type SimpleStep, type SourceStep, step, type TemplateCall } from '../../schemas/source-workflow.ts';
import { fixtureHost, inputOf, minimalSource } from '../compiler/fixture-host.ts';
import { codesOf, linted } from '../compiler/lint/linted.ts';
import { fixturesIn, foldersIn, jsonExamplesOf, pageOf } from './pages.ts';
import { checkedArguments } from './parameters.ts';

const templates = [...builtins.templates.values()];
const written = templates.filter(({ id }) => !id.startsWith('wr.templates.routine.'));
const nameOf = (id: string) => id.slice('wr.templates.'.length);
const simpleStepsOf = (steps: readonly SourceStep[]): readonly SimpleStep[] =>
  steps.flatMap((one) => {
    if (!('type' in one)) return [one];
    return one.type === 'template_call' ? [] : simpleStepsOf(one.body);
  });
/** The same steps as an author would write them: without contracts, with the role that all share for the workflow. */
function writtenOut({ steps, inputs = [] }: TemplateExpansion) {
  const simple = simpleStepsOf(steps);
  const [agentRole] = simple.map((one) => one.agentRole);
  return {
    ...(agentRole === undefined ? {} : { agentRole }),
    inputs,
    steps: simple.map(({ output: _output, agentRole: _role, ...rest }) => rest),
  };
}

/** A workflow that does nothing but call the template, where it may stand. */
function callerOf({ id, place, parameters }: TemplateDefinition) {
  const call = {
    type: 'template_call',
    id: 'call',
    templateId: id,
    args: sampleArguments(parameters.filter(({ required }) => required)),
  };
  if (place !== 'loop_body') return { steps: [call] };
  const loop = { type: 'loop', loopId: 'again', title: 'Again', maxIterations: 2, body: [call] };
  return {
    conditions: [{ id: 'keep_going', kind: 'loop_control', continueWhen: 'continue' }],
    steps: [{ ...loop, while: { kind: 'condition_ref', conditionId: 'keep_going' } }],
  };
}

type TemplateFixture = {
  readonly args: Readonly<Record<string, unknown>>;
  readonly loopId: string | null;
  readonly expansion: unknown;
};

describe.each(templates)('$id', (template) => {
  const { parameters } = template;
  const expansion = sampleExpansion(template);

  it('adds steps of the format, with ids of their own and contracts that exist', () => {
    expect(expansion.steps.length).toBeGreaterThan(0);
    const ids = simpleStepsOf(expansion.steps).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const one of expansion.steps) expect(step.safeParse(one).error?.issues ?? []).toEqual([]);
    for (const one of simpleStepsOf(expansion.steps)) {
      expect(one.id).toMatch(delimiterSafePattern);
      expect(Buffer.byteLength(one.title, 'utf8')).toBeLessThanOrEqual(titleBytesMax);
      const contract = one.output?.contractRef;
      if (contract !== undefined) expect([...builtins.contracts.keys()]).toContain(contract);
    }
  });

  it('compiles without a finding where it is called', () => {
    const { diagnostics, compiled } = compileAll([inputOf({ ...minimalSource, ...callerOf(template) })], {
      ...fixtureHost,
      builtins,
    });
    expect(codesOf(diagnostics)).toEqual([]);
    const ids = compiled[0]?.snapshot.steps.map(({ stepId }) => stepId);
    expect(ids).toEqual(simpleStepsOf(expansion.steps).map(({ id }) => `call__${id}`));
  });

  it('adds steps that lint clean as if an author had written them', () => {
    expect(codesOf(linted(writtenOut(expansion)))).toEqual([]);
  });

  it('names its parameters once, describes each, and gives a default only to optional ones', () => {
    const names = parameters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { description, required, default: given, kind, values } of parameters) {
      expect(description).toMatch(/^[ -~]+[.?]$|^[ -~]+"\.?$/);
      if (required) expect(given).toBeUndefined();
      expect(values === undefined).toBe(kind !== 'enum');
    }
  });

  // @verifies builtins-deterministic
  it('gives the same for the same', () => expect(sampleExpansion(template)).toEqual(expansion));
});

describe.each(written)('$id', ({ id, parameters, place, expand }) => {
  const fixtures = fixturesIn(`templates/${nameOf(id)}/fixtures`);

  it.each(fixtures)('expands $name to its fixture', ({ path, value }) => {
    const { args, loopId, expansion } = value as TemplateFixture;
    const actual = JSON.parse(JSON.stringify(expand(checkedArguments(parameters, args), { loopId })));
    if (process.env['UPDATE_FIXTURES'] === '1')
      writeFileSync(path, `${JSON.stringify({ args, loopId, expansion: actual }, null, 2)}\n`);
    else expect(actual).toEqual(expansion);
  });

  it('has fixtures that give every parameter a value at least once', () => {
    const given = new Set(fixtures.flatMap(({ value }) => Object.keys((value as TemplateFixture).args)));
    expect([...given].sort()).toEqual(parameters.map(({ name }) => name).sort());
  });

  it('uses every argument: another value gives another expansion', () => {
    const [fixture] = fixtures.slice(-1);
    const { args, loopId } = (fixture ?? { value: { args: {}, loopId: null } }).value as TemplateFixture;
    const base = checkedArguments(parameters, args);
    for (const { name, kind, values } of parameters) {
      const other = kind === 'enum' ? values?.find((value) => value !== base[name]) : kind === 'texts' ? ['Zq'] : 'Zq';
      expect(expand({ ...base, [name]: other ?? null }, { loopId })).not.toEqual(expand(base, { loopId }));
    }
  });

  it('has a page whose example is a call with arguments that fit', () => {
    const examples = jsonExamplesOf(pageOf('templates', nameOf(id)));
    expect(examples).toHaveLength(1);
    const call = step.parse(examples[0]) as TemplateCall;
    expect(call.templateId).toBe(id);
    const args = checkedArguments(parameters, call.args ?? {});
    const { steps } = expand(args, { loopId: place === 'loop_body' ? 'fix_findings' : null });
    for (const text of Object.values(args).flat()) expect(JSON.stringify(steps)).toContain(String(text));
  });
});

describe('wr.templates.capability_probe', () => {
  it.each(capabilities)('tries %s with the probe of that capability, in a step of that id', (capability) => {
    const { steps } = builtins.templates
      .get('wr.templates.capability_probe')
      ?.expand({ capability }, { loopId: null }) ?? {
      steps: [],
    };
    expect(simpleStepsOf(steps)).toMatchObject([
      {
        id: capability,
        promptBlocks: { procedure: [builtins.capabilities.get(capability)?.probe] },
        output: { contractRef: 'wr.contracts.capability_observation' },
      },
    ]);
  });
});

describe('wr.templates.loop_decision', () => {
  it('belongs into a loop and names the one that holds it', () => {
    const template = builtins.templates.get('wr.templates.loop_decision');
    expect(template?.place).toBe('loop_body');
    const args = { question: 'Done?', stopWhen: ['It is.'] };
    const text = JSON.stringify(template?.expand(args, { loopId: 'pass__inner' }));
    expect(text).toContain('`pass__inner`');
    expect(text).toContain('loopId `pass__inner`;');
    expect(JSON.stringify(template?.expand(args, { loopId: null }))).not.toContain('null');
  });
});

describe('wr.templates.plan_then_confirm', () => {
  it('asks the user', () => {
    const template = builtins.templates.get('wr.templates.plan_then_confirm');
    const { steps } = template?.expand({ goal: 'it', constraints: [] }, { loopId: null }) ?? { steps: [] };
    expect(simpleStepsOf(steps).map(({ requireConfirmation }) => requireConfirmation)).toEqual([true]);
  });
});

describe('the fixtures of templates', () => {
  it('stand only where a template reads them', () => {
    expect(foldersIn('templates').filter((name) => name !== 'routine')).toEqual(written.map(({ id }) => nameOf(id)));
  });
});

it('the verification gate shows each command unchanged, with backticks and line breaks', () => {
  const commands = ['npm test', 'echo `date`', '`x`', 'cd a\nnpm test\n', 'cat <<END\n```\nEND'];
  const call = {
    type: 'template_call',
    templateId: 'wr.templates.verification_gate',
    args: { claims: ['A.'], commands },
  };
  const { compiled } = compileAll([inputOf({ ...minimalSource, steps: [call] })], { ...fixtureHost, builtins });
  const prompt = compiled[0]?.snapshot.steps[0]?.prompt;
  expect(prompt).toContain(
    [
      '2. Run: `npm test`',
      '3. Run: `` echo `date` ``',
      '4. Run: `` `x` ``',
      '5. Run:\n\n   ```sh\n   cd a\n   npm test\n   ```',
      '6. Run:\n\n   ````sh\n   cat <<END\n   ```\n   END\n   ````',
    ].join('\n'),
  );
});
