/** What the older format held and nothing judges any more: a finding names it, where it stands. */
import { expect, it } from 'vitest';
import { read } from './legacy-host.ts';

const source = (more: object, step: object = {}) => ({
  id: 'team.x',
  name: 'X',
  description: 'Y',
  version: '1.0.0',
  metaGuidance: ['Go on.'],
  steps: [{ id: 'one', title: 'One', prompt: 'Go.', ...step }],
  ...more,
});
const found = (value: object) => read(value).diagnostics.map(({ code, at }) => `${code} ${at.pointer}`);

it('names a metrics profile and the condition of each prompt fragment', () => {
  expect(found(source({ metricsProfile: 'coding' }))).toEqual(['read/legacy-field-as-text /metricsProfile']);
  const fragments = [{ id: 'deep', when: { var: 'depth', equals: 'deep' }, text: 'Go deeper.' }];
  expect(found(source({}, { promptFragments: fragments }))).toEqual([
    'read/legacy-field-as-text /steps/0/promptFragments',
    'read/legacy-field-as-text /steps/0/promptFragments/0/when',
  ]);
});

it('warns about a routine that subagents are sent to and nobody has, and about no other', () => {
  const sent = (...ids: readonly string[]) =>
    found(source({}, { type: 'parallel', parallelDelegations: ids.map((workflowId) => ({ workflowId })) })).filter(
      (one) => one.startsWith('read/legacy-unknown-ref'),
    );
  expect(sent('routine-hypothesis-challenge', 'routine-nobody-wrote')).toEqual([
    'read/legacy-unknown-ref /steps/0/parallelDelegations/1/workflowId',
  ]);
});
