/** The older format is stated once, in `schemas/legacy-workflow.ts`: what follows from it is the same statement. */
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../../schemas/canonical/json.ts';
import { formatOf } from '../../../compiler/legacy/detect.ts';
import { explainShape } from '../../../compiler/phases/1-read/explain-shape.ts';
import { parseDocument } from '../../../compiler/phases/1-read/parse.ts';
import { legacySchema } from '../../../compiler/phases/1-read/shape-schema.ts';
import { validateLegacyWorkflow } from '../../../generated/validators/legacy-workflow.js';
import { minimalSource } from '../fixture-host.ts';
import { fixtureNames, fixtureValue } from './legacy-host.ts';

const strays: readonly JsonValue[] = [
  null,
  true,
  -1,
  0,
  1.5,
  '',
  'x',
  [],
  {},
  [[]],
  [{}],
  { var: 'x' },
  { and: [{ var: 'x' }, 1] },
  { kind: 'text', text: '' },
  { kind: 'human_approval', condition: {} },
  { type: 'loop' },
  { type: 'length', max: 0 },
  { contractRef: 'x', required: 'x' },
];

function holdersOf(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(holdersOf)];
}

/** Each value of a source in turn replaced by one that does not belong there, and each one taken away. */
function* damaged(source: JsonValue): Generator<JsonValue> {
  let turn = 0;
  const places = holdersOf(source).length;
  for (let place = 0; place < places; place += 1) {
    const keys = Object.keys(holdersOf(source)[place] ?? {});
    for (const key of keys) {
      const [replaced, removed] = [structuredClone(source), structuredClone(source)];
      Object.assign(holdersOf(replaced)[place] ?? {}, { [key]: strays[turn % strays.length] });
      Reflect.deleteProperty(holdersOf(removed)[place] ?? {}, key);
      turn += 1;
      yield replaced;
      if (!Array.isArray(holdersOf(removed)[place])) yield removed;
    }
  }
}

describe('the schema of the older format', () => {
  it.each(fixtureNames.filter((name) => !/^(large|over)-/.test(name)))(
    'is explained wherever it refuses, and only there: %s',
    (name) => {
      let refused = 0;
      for (const value of [fixtureValue(name) as JsonValue, ...damaged(fixtureValue(name) as JsonValue)]) {
        const { value: document } = parseDocument(JSON.stringify(value));
        if (document === null) throw new Error('the source of the test is not JSON');
        const findings = explainShape(document, legacySchema);
        expect(validateLegacyWorkflow(value), JSON.stringify(findings[0] ?? value)).toBe(findings.length === 0);
        refused += findings.length === 0 ? 0 : 1;
      }
      expect(refused).toBeGreaterThan(5);
    },
  );

  const step = minimalSource.steps[0];
  it.each([
    ...['about', 'clarificationPrompts', 'examples', 'metaGuidance', 'metricsProfile', 'modelTier', 'preconditions'],
    ...['recommendedPreferences', 'validatedAgainstSpecVersion'],
  ])('has a key of its own for workflows: %s', (key) => {
    expect(formatOf({ ...minimalSource, [key]: 'x' })).toMatchObject({ dialect: 'legacy', basis: { kind: 'key' } });
  });

  it.each([
    ...['askForFiles', 'audit', 'functionCalls', 'guidance', 'hasValidation', 'loop', 'modelTier', 'notesOptional'],
    ...['parallelDelegations', 'promptFragments', 'runCondition', 'synthesis', 'templateCall', 'verification'],
  ])('has a key of its own for steps: %s', (key) => {
    const source = { ...minimalSource, steps: [{ ...step, [key]: 'x' }] };
    expect(formatOf(source)).toMatchObject({ dialect: 'legacy', basis: { kind: 'key' } });
  });

  it.each<[string, object]>([
    ['a body by name', { body: 'other' }],
    ['a confirmation as a condition', { requireConfirmation: { var: 'x' } }],
  ])('allows a form that the native one does not: %s', (_, more) => {
    const source = { ...minimalSource, steps: [{ ...step, ...more }] };
    expect(formatOf(source)).toMatchObject({ dialect: 'legacy', basis: { kind: 'form' } });
  });
});
