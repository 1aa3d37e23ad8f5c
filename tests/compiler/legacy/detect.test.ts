import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type FormatMark,
  formatOf,
  nativeStepKeys,
  nativeWorkflowKeys,
  sharedStepKeys,
  sharedWorkflowKeys,
} from '../../../compiler/legacy/detect.ts';
import { branchesOf, dereference, workflowSchema } from '../../../compiler/phases/1-read/shape-schema.ts';
import { minimalSource } from '../fixture-host.ts';

const isLegacySource = (source: unknown) => formatOf(source).dialect === 'legacy';
const step = minimalSource.steps[0];
const verifyText = { ...minimalSource, steps: [{ ...step, promptBlocks: { goal: 'g', verify: 'x' } }] };
const withStep = (more: object) => ({ ...minimalSource, steps: [{ ...step, ...more }] });

describe('the format of a file', () => {
  it('is native where a file is good in both', () => {
    expect(isLegacySource(minimalSource)).toBe(false);
    expect(isLegacySource({ ...minimalSource, id: 'old-style-id' })).toBe(false);
    expect(
      isLegacySource(withStep({ id: 'hyphens-are-fine', agentRole: 'A sceptic.', requireConfirmation: true })),
    ).toBe(false);
    expect(
      isLegacySource(withStep({ outputContract: { contractRef: 'wr.contracts.plan' }, functionReferences: ['f'] })),
    ).toBe(false);
    expect(isLegacySource({ ...minimalSource, features: ['wr.features.capabilities'], references: [] })).toBe(false);
  });

  it.each<[string, object]>([
    ['a key of the older workflow', { ...minimalSource, metaGuidance: [] }],
    ['a list of extension points', { ...minimalSource, extensionPoints: [] }],
    ['a feature of the older library', { ...minimalSource, features: ['wr.features.memory_context'] }],
    [
      'a function with parameters',
      { ...minimalSource, functionDefinitions: [{ name: 'f', definition: 'g', parameters: [] }] },
    ],
    ['a run condition', withStep({ runCondition: {} })],
    ['a template call', withStep({ templateCall: {} })],
    ['a condition for the confirmation', withStep({ requireConfirmation: { var: 'x' } })],
    ['a text part', withStep({ promptBlocks: { goal: [{ kind: 'text', text: 'x' }] } })],
    ['a line of parts', withStep({ promptBlocks: { verify: [['a']] } })],
    ['a list of rules', withStep({ validationCriteria: [] })],
    ['a schema rule', withStep({ validationCriteria: { and: [{ type: 'schema' }] } })],
    ['a consequence with an effect', withStep({ assessmentConsequences: [{ effect: {} }] })],
    ['a parallel step', { ...minimalSource, steps: [{ type: 'parallel' }] }],
    ['a step in a body', { ...minimalSource, steps: [{ type: 'loop', loop: {}, body: [{ runCondition: {} }] }] }],
    ['a body by name', { ...minimalSource, steps: [{ type: 'loop', body: 'other' }] }],
  ])('is legacy with %s', (_, source) => {
    expect(isLegacySource(source)).toBe(true);
  });

  it.each<[string, object]>([
    ['inputs', { inputs: [] }],
    ['conditions', { conditions: [] }],
    ['guidance', { guidance: [] }],
    ['tags', { tags: [] }],
    ['a map of extension points', { extensionPoints: {} }],
    ['a configured feature', { features: [{ id: 'wr.features.capabilities' }] }],
    ['our schema', { $schema: './generated/schemas/workflow.v1.json' }],
    ['a native step', { steps: [{ ...step, when: 'x' }] }],
    ['a native loop', { steps: [{ type: 'loop', loopId: 'l', while: {} }] }],
  ])('is native where an author of ours used an older key beside %s', (_, native) => {
    expect(isLegacySource({ ...minimalSource, metaGuidance: ['x'], ...native })).toBe(false);
  });

  it.each<[string, object, string, FormatMark['kind'], FormatMark['path']]>([
    [
      'a misspelt native key outweighs a form',
      { ...verifyText, agentRol: 'A sceptic.' },
      'native',
      'misspelling',
      ['agentRol'],
    ],
    [
      'a misspelt native key of a step outweighs a form',
      { ...minimalSource, steps: [{ ...step, whenn: 'x', validationCriteria: [] }] },
      'native',
      'misspelling',
      ['steps', 0, 'whenn'],
    ],
    [
      'a native key of a slot outweighs the list that it is in',
      { ...minimalSource, extensionPoints: [{ id: 'foo', purpose: 'p', defaultBinding: 'wr.x' }] },
      'native',
      'key',
      ['extensionPoints', 0, 'defaultBinding'],
    ],
    [
      'an older key of a slot names the older format',
      { ...minimalSource, extensionPoints: [{ slotId: 'foo', purpose: 'p', default: 'wr.x' }], agentRol: 'x' },
      'legacy',
      'key',
      ['extensionPoints', 0, 'default'],
    ],
    [
      'an older key outweighs a misspelt native one',
      { ...minimalSource, metaGuidance: [], agentRol: 'x' },
      'legacy',
      'key',
      ['metaGuidance'],
    ],
    [
      'a misspelt older key alone',
      { ...minimalSource, metaGuidence: ['x'] },
      'legacy',
      'misspelling',
      ['metaGuidence'],
    ],
    ['a form alone', verifyText, 'legacy', 'form', ['steps', 0, 'promptBlocks', 'verify']],
    [
      'the schema outweighs everything',
      { ...verifyText, metaGuidance: [], $schema: 'x/workflow.v1.json', agentRole: 'x' },
      'native',
      'key',
      ['$schema'],
    ],
  ])('weighs the evidence: %s', (_, source, dialect, kind, path) => {
    expect(formatOf(source)).toMatchObject({ dialect, basis: { kind, path } });
  });

  it('compares misspelt keys with the keys that the two schemas have', () => {
    const keysOf = (node: { properties?: object | undefined }) => Object.keys(node.properties ?? {}).sort();
    expect(keysOf(workflowSchema)).toEqual([...nativeWorkflowKeys, ...sharedWorkflowKeys].sort());
    const steps = branchesOf(dereference({ $ref: '#/definitions/Step' })).flatMap((branch) => keysOf(branch));
    expect([...nativeStepKeys, ...sharedStepKeys]).toEqual(expect.arrayContaining(steps));
  });

  it('is never legacy for a native source: the bundled library and every fixture', () => {
    const root = join(import.meta.dirname, '../../..');
    const folders = ['workflows', 'tests/compiler/fixtures/compile', 'tests/compiler/fixtures/diagnostics'];
    const files = folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(
          (name) =>
            name.endsWith('.json') &&
            !/read-legacy-|read-format|input-spelling|variant-not-used|default-not-here|snapshot|map\.json|case\.json/.test(
              name,
            ),
        )
        .map((name) => join(root, folder, name)),
    );
    expect(files.length).toBeGreaterThan(40);
    for (const file of files) {
      let value: unknown;
      try {
        value = JSON.parse(readFileSync(file, 'utf8'));
      } catch {
        continue;
      }
      expect(isLegacySource(value), file).toBe(false);
    }
  });

  it.each([null, 1, 'x', [], [{}], { steps: 'x' }, { steps: [1, null] }])(
    'of %j is native: nothing tells otherwise',
    (value) => {
      expect(isLegacySource(value)).toBe(false);
    },
  );
});
