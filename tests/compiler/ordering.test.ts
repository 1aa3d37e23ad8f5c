/** What order means is kept, and what it does not mean reaches no hash. */
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileAll } from '../../compiler/compile.ts';
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { Compiled } from '../../compiler/compile.ts';
import { readCase } from './fixture-case.ts';
import { assertProperty } from '../support/property.ts';

const root = join(import.meta.dirname, 'fixtures/compile');

/** Changes the list or object at a pointer of a source. */
type Change = (value: unknown) => unknown;
const reversed: Change = (value) =>
  Array.isArray(value) ? [...value].reverse() : Object.fromEntries(Object.entries(value as object).reverse());
const doubled: Change = (value) => (Array.isArray(value) ? [...value, ...value] : value);

function changedAt(source: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change(source);
  if (Array.isArray(source))
    return source.map((item, at) => (at === Number(key) ? changedAt(item, rest, change) : item));
  const object = source as JsonObject;
  expect(Object.keys(object)).toContain(key);
  return { ...object, [key]: changedAt(object[key], rest, change) };
}

async function compiled(fixture: string, edit: Change = (value) => value): Promise<Compiled> {
  const { inputs, host } = await readCase(join(root, fixture));
  const [main, ...others] = inputs;
  if (main === undefined) throw new Error(`${fixture} has no input`);
  const { bytes: _bytes, ...input } = main;
  const result = compileAll([{ ...input, text: JSON.stringify(edit(JSON.parse(main.text))) }, ...others], host);
  const found = result.compiled.find(({ file }) => file === main.file);
  if (found === undefined) throw new Error(result.diagnostics.map(({ rendered }) => rendered).join('\n'));
  return found;
}
const at =
  (pointer: string, change: Change): Change =>
  (source) =>
    changedAt(source, pointer.split('/').slice(1), change);

/** Fixture, pointer. */
type Place = readonly [string, string];

const meaningless: readonly Place[] = [
  ['features', '/features'],
  ['conditions', '/conditions'],
  ['conditions', '/conditions/5/values'],
  ['conditions', '/conditions/11/of'],
  ['conditions', '/conditions/12/of'],
  ['functions', '/functionDefinitions'],
  ['functions', '/steps/0/functionReferences'],
  ['functions', '/steps/1/body/0/functionReferences'],
  ['everything', '/tags'],
  ['everything', '/aliases'],
  ['everything', '/capabilities'],
  ['everything', '/steps/0'],
  ['texts', '/steps/0/promptBlocks'],
  ['texts', '/steps/0/promptBlocks/outputRequired'],
  ['texts', '/steps/1/output/hints'],
  ['assessment', '/assessments'],
  ['assessment', '/assessments/0/dimensions'],
  ['assessment', '/steps/0/assessmentRefs'],
  ['slots-default', '/extensionPoints'],
  ['slots-default', '/extensionPoints/design_review/inputContract/optionalContext'],
  ['metadata', '/extensionContract/accepts'],
  ['metadata', '/metadata'],
];

const meaningful: readonly Place[] = [
  ['while-loop', '/steps'],
  ['while-loop', '/steps/1/body'],
  ['for-each', '/steps/0/body'],
  ['nested-loops', '/steps/0/body'],
  ['template-call', '/steps'],
  ['texts', '/guidance'],
  ['texts', '/steps/0/promptBlocks/goal'],
  ['texts', '/steps/0/promptBlocks/constraints'],
  ['texts', '/steps/0/promptBlocks/procedure'],
  ['texts', '/steps/0/promptBlocks/verify'],
  ['texts', '/references'],
  ['texts', '/inputs'],
  ['texts', '/inputs/0/values'],
  ['criteria', '/steps/1/validationCriteria/and'],
  ['assessment', '/assessments/0/dimensions/0/levels'],
  ['assessment', '/steps/0/assessmentConsequences'],
  ['user-dependencies', '/steps/0/userDependencies'],
];

describe('order', () => {
  // @verifies unordered-lists-sorted
  it.each(meaningless)('means nothing in %s%s: the hash stays', async (fixture, pointer) => {
    const { text, workflowHash } = await compiled(fixture, at(pointer, reversed));
    const original = await compiled(fixture);
    expect(text).toBe(original.text);
    expect(workflowHash).toBe(original.workflowHash);
  });

  // @verifies unordered-lists-sorted
  it.each([...new Set(meaningless.map(([fixture]) => fixture))])(
    'means nothing in any permutation of all such places of %s together',
    async (fixture) => {
      const original = await compiled(fixture);
      // The innermost first: a pointer into a list that was shuffled would name another entry.
      const pointers = meaningless
        .filter(([of]) => of === fixture)
        .map(([, pointer]) => pointer)
        .sort((a, b) => b.split('/').length - a.split('/').length);
      const ranks = fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true }));
      await assertProperty(
        fc.asyncProperty(ranks, async (stream) => {
          const ranked = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
            entries
              .map((entry) => ({ entry, rank: stream.next().value ?? 0 }))
              .sort((a, b) => a.rank - b.rank)
              .map(({ entry }) => entry);
          const shuffled: Change = (value) =>
            Array.isArray(value) ? ranked(value) : Object.fromEntries(ranked(Object.entries(value as object)));
          const edit: Change = (source) => pointers.reduce((one, pointer) => at(pointer, shuffled)(one), source);
          expect((await compiled(fixture, edit)).text).toBe(original.text);
        }),
        { numRuns: 20 },
      );
    },
  );

  // @verifies step-order-kept
  it.each(meaningful)('means something in %s%s: the hash is another', async (fixture, pointer) => {
    const { workflowHash } = await compiled(fixture, at(pointer, reversed));
    expect(workflowHash).not.toBe((await compiled(fixture)).workflowHash);
  });
});

describe('the ordering rule of', () => {
  // @verifies feature-order
  it('features: each once, by id, whatever their order; what they add follows that order', async () => {
    const original = await compiled('features');
    expect(original.snapshot.features.map(({ featureId }) => featureId)).toEqual([
      'wr.features.capabilities',
      'wr.features.output_contracts',
      'wr.features.wordy',
    ]);
    expect((await compiled('features', at('/features', doubled))).text).toBe(original.text);
    expect(original.snapshot.guidance.slice(1, 4)).toEqual([
      'Say so when delegation fails.',
      'Say so when web_browsing fails.',
      'Be brief.',
    ]);
    const prompt = original.snapshot.steps.find(({ stepId }) => stepId === 'look')?.prompt ?? '';
    expect(prompt.indexOf('## Artifacts')).toBeLessThan(prompt.indexOf('## Always'));
  });

  // @verifies template-expanded-in-place
  it('templates: their steps stand where the call stood, in the order of the template', async () => {
    const { snapshot } = await compiled('template-call');
    expect(snapshot.flow.map((place) => (place.kind === 'step' ? place.stepId : place.loopId))).toEqual([
      'read',
      'design__rounds',
      'design__report',
      'review_rounds__rounds',
      'review_rounds__report',
      'probe__web_browsing',
    ]);
    const ids = snapshot.steps.map(({ stepId }) => stepId);
    expect(ids.slice(0, 5)).toEqual([
      'read',
      'design__look',
      'design__deepen',
      'design__end__decide',
      'design__report',
    ]);
  });

  // @verifies template-expanded-in-place, probe-injected-for-required
  it('injected probes: before everything else, by capability', async () => {
    const { snapshot } = await compiled('capabilities-required');
    expect(snapshot.steps.map(({ stepId }) => stepId)).toEqual(['probe__delegation', 'probe__web_browsing', 'read']);
    const placed = await compiled('capabilities-probed-by-author');
    expect(placed.snapshot.steps.map(({ stepId }) => stepId)).toEqual(['read', 'helpers__delegation', 'work']);
  });

  // @verifies step-order-kept
  it('steps: as they were written, and first met', async () => {
    const { snapshot } = await compiled('nested-loops');
    expect(snapshot.steps.map(({ stepId }) => stepId)).toEqual([
      'plan',
      'mend',
      'inner_end__decide',
      'outer_end__decide',
    ]);
  });

  // @verifies condition-order
  it('conditions: by id, whether an author or a template declares them', async () => {
    for (const fixture of ['conditions', 'template-call']) {
      const ids = (await compiled(fixture)).snapshot.conditions.map(({ conditionId }) => conditionId);
      expect(ids).toEqual([...ids].sort());
      expect(ids.length).toBeGreaterThan(4);
    }
  });

  // @verifies loop-order
  it('loops: by id in the list, while their bodies and the flow keep the order of execution', async () => {
    const { snapshot } = await compiled('everything');
    expect(snapshot.loops.map(({ loopId }) => loopId)).toEqual(['each_slice', 'passes', 'rounds__rounds']);
    expect(snapshot.flow.filter(({ kind }) => kind === 'loop')).toEqual(
      ['rounds__rounds', 'passes', 'each_slice'].map((loopId) => ({ kind: 'loop', loopId })),
    );
    const passes = snapshot.loops.find(({ loopId }) => loopId === 'passes');
    expect(passes?.body.map((place) => place.kind === 'step' && place.stepId)).toEqual(['look', 'end__decide']);
  });

  // @verifies contract-order
  it('contracts: each once, by id, whichever step is the first to name one', async () => {
    const forward = await compiled('everything');
    const backward = await compiled('everything', at('/steps', reversed));
    const refs = forward.snapshot.contracts.map(({ contractRef }) => contractRef);
    expect(refs).toEqual([
      'wr.contracts.assessment.quality',
      'wr.contracts.assessment.risk',
      'wr.contracts.loop_control',
      'wr.contracts.review_findings',
      'wr.contracts.slot_artifact',
    ]);
    expect(backward.snapshot.contracts).toEqual(forward.snapshot.contracts);
    expect(backward.workflowHash).not.toBe(forward.workflowHash);
  });

  // @verifies unordered-lists-sorted
  it('accepted kinds: a set, and all of them when none are named', async () => {
    const pointer = '/extensionPoints/design_review';
    const withKinds = (...acceptedKinds: readonly string[]) =>
      compiled(
        'slots-default',
        at(pointer, (slot) => ({ ...(slot as object), acceptedKinds })),
      );
    const both = await withKinds('routine', 'workflow');
    expect((await withKinds('workflow', 'routine', 'workflow')).text).toBe(both.text);
    expect((await compiled('slots-default')).text).toBe(both.text);
    expect((await withKinds('routine')).text).not.toBe(both.text);
  });
});
