/** Which prompts contain the texts of features for the first and the last step. */
import { describe, expect, it } from 'vitest';
import { builtins } from '../../builtins/registry.ts';
import { compileAll } from '../../compiler/compile.ts';
import { promptBytesMax } from '../../schemas/limits.ts';
import { fixtureHost, inputOf, minimalSource } from './fixture-host.ts';

const host = { ...fixtureHost, builtins };
const step = (id: string, when?: string) => ({
  ...{ id, title: `Step ${id}`, prompt: 'Do it.' },
  ...(when === undefined ? {} : { when }),
});
const decision = { ...step('decide'), output: { contractRef: 'wr.contracts.loop_control' } };
const whileLoop = (loopId: string, body: readonly object[], more: object = {}) => ({
  ...{ type: 'loop', loopId, title: loopId, maxIterations: 2, body },
  while: { kind: 'condition_ref', conditionId: 'more' },
  ...more,
});
const forEach = (loopId: string, body: readonly object[]) => ({
  ...{ type: 'for_each', loopId, title: loopId, items: 'files', maxIterations: 2, body },
});

function anchored(steps: readonly object[], more: object = {}) {
  const source = {
    ...minimalSource,
    features: ['wr.features.durable_recap_guidance', 'wr.features.evidence_first'],
    inputs: [
      { key: 'size', kind: 'enum', values: ['small', 'large'], required: true },
      { key: 'files', kind: 'list' },
    ],
    conditions: [
      { id: 'small', kind: 'context_equals', key: 'size', value: 'small' },
      { id: 'large', kind: 'context_equals', key: 'size', value: 'large' },
      { id: 'more', kind: 'loop_control' },
    ],
    steps,
    ...more,
  };
  const { compiled, diagnostics } = compileAll([inputOf(source)], host);
  const snapshot = compiled[0]?.snapshot;
  if (snapshot === undefined) throw new Error(diagnostics.map(({ rendered }) => rendered).join('\n'));
  const having = (text: string) =>
    snapshot.steps.filter(({ prompt }) => prompt.includes(text)).map((one) => one.stepId);
  return { first: having('Send notes with every step'), last: having('Evidence for the result') };
}

describe('the text of a feature for the first and the last step', () => {
  // @verifies feature-anchors-reached
  it.each<[string, readonly object[], readonly string[], readonly string[]]>([
    ['is in these only, if they always run', [step('a'), step('b'), step('c')], ['a'], ['c']],
    [
      'is in the others too, up to one that always runs',
      [step('a', 'small'), step('b', 'large'), step('c'), step('d'), step('e', 'small'), step('f', 'large')],
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ],
    ['is in all steps if each can be skipped', [step('a', 'small'), step('b', 'large')], ['a', 'b'], ['a', 'b']],
    [
      'is also outside a loop over a list, which can be empty',
      [forEach('one', [step('a'), step('b')]), step('c'), step('d'), forEach('two', [step('e'), step('f')])],
      ['a', 'c'],
      ['d', 'f'],
    ],
    [
      'is only in a loop that always runs',
      [whileLoop('again', [step('a'), step('b', 'small'), decision])],
      ['a'],
      ['decide'],
    ],
    [
      'is also outside a loop with a condition',
      [step('a'), whileLoop('again', [step('b'), decision], { when: 'small' })],
      ['a'],
      ['a', 'decide'],
    ],
  ])('%s', (_, steps, first, last) => {
    expect(anchored(steps)).toEqual({ first, last });
  });

  // @verifies feature-anchors-reached
  it('is left out of another step than the first and last one if its prompt would exceed the limit', () => {
    const long = (id: string, when?: string) => ({ ...step(id, when), prompt: 'x'.repeat(promptBytesMax - 20) });
    const steps = [step('a', 'small'), long('b', 'large'), step('c'), long('d', 'small'), step('e', 'large')];
    expect(anchored(steps)).toEqual({ first: ['a', 'c'], last: ['c', 'e'] });
  });

  // @verifies feature-anchors-reached
  it('is not in the probe of a capability', () => {
    const { first } = anchored([step('a', 'small'), step('b')], { capabilities: { web_browsing: 'required' } });
    expect(first).toEqual(['a', 'b']);
  });
});
