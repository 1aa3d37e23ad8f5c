/** A title with a context token names its step, its loop and the steps that are added for them in the same words. */
import { describe, expect, it } from 'vitest';
import { read } from './legacy-host.ts';

const title = 'Port {{module}}';
const workflow = {
  id: 'team.port',
  name: 'Port',
  description: 'Ports every module.',
  version: '1.0.0',
  metaGuidance: ['Keep to the plan.'],
  steps: [
    { id: 'plan', title, prompt: 'Plan it.', audit: { prompt: 'Audit it.' }, requireConfirmation: { var: 'risky' } },
    {
      type: 'parallel',
      id: 'ask',
      title,
      prompt: 'Ask.',
      parallelDelegations: [{ workflowId: 'routine-plan-analysis' }],
      synthesis: { prompt: 'Combine.' },
    },
    {
      type: 'loop',
      id: 'each',
      title,
      prompt: 'Begin with the smallest.',
      loop: { type: 'forEach', items: 'parts', maxIterations: 3 },
      body: [{ id: 'part', title, prompt: 'Port the part {{item}}.' }],
    },
    {
      type: 'loop',
      id: 'again',
      title,
      prompt: 'Begin with the worst.',
      loop: { type: 'until', condition: { var: 'done' }, maxIterations: 3 },
      body: [{ id: 'fix', title, prompt: 'Fix it.' }],
    },
  ],
};

describe('a context token in a title', () => {
  it('is left in braces nowhere', () => {
    const { unit } = read(JSON.stringify(workflow));
    const native = JSON.stringify(unit?.workflow, null, 1);
    expect(native).toContain('Begin the iteration: Port <module>');
    expect(native).toContain('The loop **Port <module>** iterates over');
    expect(native.split('\n').filter((line) => line.includes('{{'))).toEqual([]);
  });
});
