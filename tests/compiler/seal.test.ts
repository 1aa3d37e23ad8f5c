import { describe, expect, it } from 'vitest';
import { compileWorkflow } from '../../compiler/compile.ts';
import { assertInvariants, assertShape, brokenInvariant } from '../../compiler/phases/7-seal/invariants.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const snapshot = (): CompiledSnapshot => {
  const steps = ['a', 'b'].map((id) => ({ id, title: id, prompt: 'P' }));
  const { compiled } = compileWorkflow(inputOf({ ...minimalSource, steps }), fixtureHost);
  if (compiled === null) throw new Error('the minimal source does not compile');
  return structuredClone(compiled.snapshot);
};
const contract = (contractRef: string) => ({ contractRef, artifactKind: 'k', schema: {}, example: null, guidance: [] });

describe('a snapshot is sealed only', () => {
  it.each<[string, (snapshot: CompiledSnapshot) => void]>([
    ['two steps or two loops have the same id', (broken) => broken.steps.push(...broken.steps.slice(0, 1))],
    ['a step or loop is placed twice, or does not exist', (broken) => broken.flow.push(...broken.flow.slice(0, 1))],
    [
      'a step or loop is placed twice, or does not exist',
      (broken) => Object.assign(broken.flow[0] ?? {}, { stepId: 'elsewhere' }),
    ],
    ['a step or loop is not placed in the flow or in a loop body', (broken) => broken.flow.pop()],
    [
      'contracts is unsorted or contains a duplicate id',
      (broken) => broken.contracts.push(contract('b'), contract('a')),
    ],
    [
      'features is unsorted or contains a duplicate id',
      (broken) => {
        broken.features.push({ featureId: 'a', config: {} }, { featureId: 'a', config: {} });
      },
    ],
    ['a names a function that is not embedded', (broken) => broken.steps[0]?.functionReferences.push('f')],
    [
      'a names a contract that is not embedded',
      (broken) => {
        Object.assign(broken.steps[0] ?? {}, { output: { contractRef: 'wr.contracts.plan' } });
      },
    ],
    ['a names a condition that is not embedded', (broken) => Object.assign(broken.steps[0] ?? {}, { when: 'go' })],
  ])('when not: %s', (reason, breakIt) => {
    const broken = snapshot();
    expect(brokenInvariant(broken)).toBeNull();
    breakIt(broken);
    expect(brokenInvariant(broken)).toBe(reason);
    expect(() => assertInvariants(broken)).toThrow(reason);
  });

  it('when it obeys the schema', () => {
    const broken = Object.assign(snapshot(), { version: 3 });
    expect(() => assertShape(broken)).toThrow('/version type');
  });
});
