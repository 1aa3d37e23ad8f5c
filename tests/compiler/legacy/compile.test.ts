import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { builtins } from '../../../builtins/registry.ts';
import { type CompileInput, type CompilerHost, compileAll, compileWorkflow } from '../../../compiler/compile.ts';
import { formatSource } from '../../../compiler/format/format.ts';
import { siblingsOf } from '../../../compiler/legacy/siblings.ts';
import { readSource } from '../../../compiler/phases/1-read/read.ts';
import { inputOf } from '../fixture-host.ts';
import { fixtureNames, fixtureText } from './legacy-host.ts';

/** The real library: legacy files name its refs, features, contracts and templates. */
const host: CompilerHost = { digest: (bytes) => createHash('sha256').update(bytes).digest('hex'), builtins };

/** A routine of the same source, for the calls that no bundled routine answers. */
const routine = (name: string): CompileInput =>
  inputOf(
    {
      id: `routine-${name}`,
      name: `Routine ${name}`,
      description: `A routine of the team: ${name}.`,
      version: '1.0.0',
      metaGuidance: ['Keep to the question.'],
      steps: [
        { id: 'look', title: 'Look with {rigor} rigor', prompt: 'Look at it from the perspective of {perspective}.' },
        { id: 'tell', title: 'Tell', prompt: 'Hand over {count} findings in {deliverables}.' },
      ],
    },
    { file: `routine-${name}.json` },
  );
const ownRoutines = ['tension-driven-design', 'risk-review'].map(routine);
/** What slots are bound to by default. */
const ownSlots = ['final-verification'].map(routine);

const siblings = siblingsOf(
  [...ownRoutines, ...ownSlots].flatMap((input) => readSource(input, builtins).value ?? []),
  builtins,
  [],
);

const inputNamed = (name: string): CompileInput => inputOf(fixtureText(name), { file: `${name}.json` });

function compiledOf(input: CompileInput) {
  const { compiled, diagnostics } = compileAll([input, ...ownRoutines, ...ownSlots], host);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').map(({ rendered }) => rendered);
  expect(errors).toEqual([]);
  const found = compiled.find(({ file }) => file === input.file);
  if (found === undefined) throw new Error(`${input.file} was not compiled`);
  return found;
}

describe('a file of the older format', () => {
  // @verifies nothing-dropped-in-silence
  it.each(fixtureNames)('%s compiles', (name) => {
    const { snapshot, map } = compiledOf(inputNamed(name));
    expect(snapshot.steps.length).toBeGreaterThan(0);
    for (const step of map.steps)
      for (const line of step.lines) if (line.kind === 'source') expect(line.line).toBeGreaterThan(0);
  });

  it.each(fixtureNames)('%s compiles to the same as its native form', (name) => {
    const legacy = compiledOf(inputNamed(name));
    const { value } = readSource(inputNamed(name), builtins, siblings);
    const native = formatSource({ file: 'x', text: JSON.stringify(value?.workflow) }).text ?? '';
    const migrated = compiledOf(inputOf(native, { file: `${name}.json` }));
    expect(migrated.workflowHash).toBe(legacy.workflowHash);
    expect(migrated.sourceDigest).toBe(legacy.sourceDigest);
  });

  it.each([
    { gt: 10 },
    { lte: 10 },
    { equals: 3 },
    { equals: 'large' },
    { equals: null },
    { in: ['small', 'large'] },
    { contains: 'large' },
    { matches: '^l' },
  ])('compiles if conditions test a key for a value and also with %j', (comparison) => {
    const { id, name, description, version } = JSON.parse(fixtureText('guidance-only')) as Record<string, string>;
    const conditions = [{ var: 'size' }, { not: { var: 'size' } }, { var: 'size', ...comparison }];
    const steps = conditions.map((runCondition, at) => ({
      id: `s${at}`,
      title: `S${at}`,
      prompt: 'Go.',
      runCondition,
    }));
    compiledOf(inputOf({ id, name, description, version, steps }, { file: 'size.json' }));
  });

  it('finds a routine of its own source behind an escape', () => {
    const plain = fixtureText('template-calls');
    const escaped = plain.replaceAll('wr.templates.routine.', '\\u0077r.templates.routine\\u002e');
    expect(escaped).not.toBe(plain);
    const { workflowHash } = compiledOf(inputOf(escaped, { file: 'template-calls.json' }));
    expect(workflowHash).toBe(compiledOf(inputNamed('template-calls')).workflowHash);
  });

  it('takes a routine of its own source before the bundled one', () => {
    const input = inputNamed('template-calls');
    const own = compileAll([input, ...ownRoutines, ...ownSlots, routine('hypothesis-challenge')], host);
    const bundled = compileAll([input, ...ownRoutines, ...ownSlots], host);
    const steps = (result: typeof own) => result.compiled.find(({ file }) => file === input.file)?.snapshot.steps ?? [];
    expect(steps(own).some(({ stepId }) => stepId.startsWith('deepen__') && stepId.endsWith('look'))).toBe(true);
    expect(steps(bundled).some(({ stepId }) => stepId.startsWith('deepen__'))).toBe(true);
    expect(steps(bundled).some(({ stepId }) => stepId.startsWith('deepen__') && stepId.endsWith('look'))).toBe(false);
  });

  // @verifies wr-namespace-reserved
  it('may not claim the namespace of the bundled library, and is told the name that would work', () => {
    const source = JSON.parse(fixtureText('guidance-only')) as { id: string };
    const { diagnostics, compiled } = compileWorkflow(inputOf({ ...source, id: 'wr.dependency_bump' }), host);
    expect(compiled).toBeNull();
    expect(diagnostics.map(({ code }) => code)).toEqual(['resolve/reserved-namespace']);
    expect(diagnostics[0]?.help).toContain('project.dependency_bump');
    const edit = diagnostics[0]?.fixes[0]?.edits[0];
    const text = JSON.stringify({ ...source, id: 'wr.dependency_bump' }, null, 2);
    expect(text.slice(edit?.offset, (edit?.offset ?? 0) + (edit?.length ?? 0))).toBe('"wr.dependency_bump"');
  });

  it('keeps an id without a dot, with the name that is suggested', () => {
    const { compiled, diagnostics } = compileWorkflow(inputNamed('odd-ids'), host);
    expect(compiled?.snapshot.workflowId).toBe('cleanup');
    expect(diagnostics.map(({ code }) => code)).toContain('resolve/legacy-id');
  });
});
