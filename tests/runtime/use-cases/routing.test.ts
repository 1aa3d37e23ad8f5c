/** A key that chooses between steps which exclude each other, and that nobody sent. */
import { describe, expect, it } from 'vitest';
import { textForDaemon } from '../../../runtime/runtime.ts';
import { compiledInput, compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, memoryWorld, must, rehydrated, started, warningCodes } from '../../support/world.ts';

const branching = compiledWorkflow(
  'test.branching',
  ['read', compiledStep('skim', { when: 'is_quick' }), compiledStep('study', { when: 'is_deep' }), 'report'],
  {
    inputs: [compiledInput('mode', { contextKey: 'reviewMode', kind: 'enum', values: ['quick', 'deep'] })],
    conditions: [
      { conditionId: 'is_deep', kind: 'context_equals', key: 'mode', value: 'deep' },
      { conditionId: 'is_quick', kind: 'context_equals', key: 'mode', value: 'quick' },
    ],
    routing: [{ key: 'mode', values: ['quick', 'deep'] }],
  },
);
const unset = 'ROUTING_KEY_UNSET';

describe('a routing key that is not in the context', () => {
  // @verifies exclusive-branches-announced
  it('is named with its values by the reply that reaches the first of its branches, and again when that is read', async () => {
    const { runtime } = memoryWorld([branching]);
    const first = await started(runtime, 'test.branching');
    expect(warningCodes(first)).toEqual([]);
    const skim = await advanced(runtime, first.data);
    expect(skim.data.pending?.stepId).toBe('skim');
    expect(skim.data.warnings).toEqual([
      {
        code: unset,
        message:
          '"reviewMode" is not in the context. This key selects between mutually exclusive steps; without it, all of them run. This step is for "quick": if you decide on another value, do nothing in it, and write in the notes the sentence "This step does not apply". Send context {"reviewMode": …}, one of "quick", "deep", with your next continue_workflow call.',
        details: { key: 'reviewMode', values: ['quick', 'deep'] },
      },
    ]);
    expect(skim.text).toContain('"reviewMode" is not in the context.');
    expect(warningCodes(await rehydrated(runtime, skim.data))).toEqual([unset]);
  });

  // @verifies exclusive-branches-announced @verifies model-hears-of-its-work
  it('is named to the model of the daemon too', async () => {
    const { runtime } = memoryWorld([branching]);
    const skim = await advanced(runtime, (await started(runtime, 'test.branching')).data);
    const { data } = await rehydrated(runtime, skim.data);
    const lines = textForDaemon(data, true, true).split('\n');
    expect(lines).toContain(`! ${skim.data.warnings[0]?.message}`);
  });

  // @verifies unexpected-value-is-reopened
  it('is corrected by reopening the step that sent a value which skipped all of its branches', async () => {
    const coerced = { ...branching, inputs: branching.inputs.map((input) => ({ ...input, coerce: true as const })) };
    const { runtime } = memoryWorld([coerced]);
    const read = (await started(runtime, 'test.branching')).data;
    const passed = await advanced(runtime, read, { context: { reviewMode: 'qiuck' } });
    expect([passed.data.pending?.stepId, warningCodes(passed)]).toEqual([
      'report',
      ['UNEXPECTED_VALUE', 'STEPS_SKIPPED'],
    ]);
    const { stateToken, warnings } = passed.data;
    expect(warnings[1]?.message).toBe(
      `If the value of "reviewMode" skipped steps that should run, reopen the step that sent it: continue_workflow { "stateToken": "${stateToken}", "goBackTo": "1", "reason": "<why>" }`,
    );
    const reopened = must(await runtime.continue({ stateToken, goBackTo: '#1', reason: 'A typing error.' })).data;
    expect(reopened.pending?.stepId).toBe('read');
    const skim = await advanced(runtime, reopened as typeof read, { context: { reviewMode: 'quick' } });
    expect([skim.data.pending?.stepId, warningCodes(skim)]).toEqual(['skim', expect.not.arrayContaining([unset])]);
    // The value came with an attempt that was blocked, and the next one completes the step.
    const proving = {
      ...coerced,
      steps: coerced.steps.map((one) => ({ ...one, validationCriteria: { type: 'contains', value: 'done' } })),
    };
    const other = memoryWorld([proving as typeof branching]).runtime;
    const begun = (await started(other, 'test.branching')).data;
    const blocked = await advanced(other, begun, { context: { reviewMode: 'qiuck' } });
    expect(warningCodes(blocked)).toEqual(['UNEXPECTED_VALUE']);
    const retry = blocked.data.kind === 'blocked' ? blocked.data.retryAckToken : undefined;
    const retried = await advanced(other, { ...blocked.data, ackToken: retry } as typeof begun, {
      output: { notesMarkdown: 'done' },
    });
    expect([retried.data.pending?.stepId, warningCodes(retried)]).toEqual(['report', ['STEPS_SKIPPED']]);
    // No attempt sent this value.
    const early = await started(runtime, 'test.branching', { context: { reviewMode: 'qiuck' } });
    expect(warningCodes(early)).toEqual(['UNEXPECTED_VALUE']);
  });

  // @verifies exclusive-branches-announced
  it('is named with what the list must contain if it is a list', async () => {
    const ofList = (required: boolean, routing: object) => ({
      ...branching,
      inputs: [compiledInput('mode', { contextKey: 'reviewModes', kind: 'list', required })],
      conditions: [
        { conditionId: 'is_deep', kind: 'not' as const, of: 'is_quick' },
        { conditionId: 'is_quick', kind: 'context_contains' as const, key: 'mode', value: 'quick' },
      ],
      ...routing,
    });
    const warned = async (workflow: ReturnType<typeof ofList>) => {
      const { runtime } = memoryWorld([workflow as typeof branching]);
      const skim = await advanced(runtime, (await started(runtime, 'test.branching')).data);
      return skim.data.warnings;
    };
    const rest =
      'This step runs only if "reviewModes" contains "quick": otherwise, do nothing in it, and write in the notes the sentence "This step does not apply". Send context {"reviewModes": […]} with your next continue_workflow call.';
    expect(await warned(ofList(false, { routing: [{ key: 'mode', values: [] }] }))).toMatchObject([
      {
        code: unset,
        message: `"reviewModes" is not in the context. This key selects between mutually exclusive steps; without it, all of them run. ${rest}`,
        details: { key: 'reviewModes', values: [] },
      },
    ]);
    expect(await warned(ofList(true, { routing: [] }))).toMatchObject([
      {
        code: unset,
        message: `"reviewModes" is not in the context. This step depends on this required input. ${rest}`,
      },
    ]);
  });

  it('is named without values if its branches do not compare it with any', async () => {
    const open = { ...branching, routing: [{ key: 'mode', values: [] }] };
    const { runtime } = memoryWorld([open]);
    const skim = await advanced(runtime, (await started(runtime, 'test.branching')).data);
    expect(skim.text).toContain('Send context {"reviewMode": …} with your next continue_workflow call.');
  });

  it('is named with values that can be sent as they are printed', async () => {
    const ofKind = (kind: 'boolean' | 'number', values: string[]) => ({
      ...branching,
      inputs: [compiledInput('mode', { contextKey: 'reviewMode', kind })],
      routing: [{ key: 'mode', values }],
    });
    for (const [workflow, printed] of [
      [ofKind('boolean', ['true', 'false']), 'one of true, false,'],
      [ofKind('number', ['1', '2.5']), 'one of 1, 2.5,'],
    ] as const) {
      const { runtime } = memoryWorld([workflow]);
      const skim = await advanced(runtime, (await started(runtime, 'test.branching')).data);
      expect(skim.text).toContain(`Send context {"reviewMode": …}, ${printed} with your next`);
    }
  });

  it('stops the other branches as soon as it is sent', async () => {
    const { runtime } = memoryWorld([branching]);
    const skim = await advanced(runtime, (await started(runtime, 'test.branching')).data);
    const next = await advanced(runtime, skim.data, { context: { reviewMode: 'quick' } });
    expect(next.data.pending?.stepId).toBe('report');
    expect(warningCodes(next)).toEqual([]);
  });

  it('is warned about at each branch that runs without it, and not where it was sent in time', async () => {
    const { runtime } = memoryWorld([branching]);
    const skim = await advanced(runtime, (await started(runtime, 'test.branching')).data);
    expect(warningCodes(await advanced(runtime, skim.data))).toEqual([unset]);
    const other = await started(runtime, 'test.branching', { context: { reviewMode: 'deep' } });
    const study = await advanced(runtime, other.data);
    expect([study.data.pending?.stepId, warningCodes(study)]).toEqual(['study', []]);
  });

  it('gives the same reply when the attempt is repeated', async () => {
    const { runtime } = memoryWorld([branching]);
    const first = await started(runtime, 'test.branching');
    const skim = await advanced(runtime, first.data);
    expect((await advanced(runtime, first.data)).text).toBe(skim.text);
  });

  // @verifies exclusive-branches-announced
  it('is said to select the later branch too, in words if its values cannot be listed', async () => {
    const covered = compiledWorkflow(
      'test.covered',
      [compiledStep('merge', { when: 'is_enough' }), compiledStep('write', { when: 'is_low' })],
      {
        inputs: [compiledInput('coverage', { kind: 'number' })],
        conditions: [
          { conditionId: 'is_enough', kind: 'context_at_least', key: 'coverage', value: 80 },
          { conditionId: 'is_low', kind: 'not', of: 'is_enough' },
        ],
        routing: [{ key: 'coverage', values: [] }],
      },
    );
    const { runtime } = memoryWorld([covered]);
    const merge = await started(runtime, 'test.covered');
    expect(merge.text).toContain('This step runs only if "coverage" is at least 80: otherwise, do nothing in it');
    const write = await advanced(runtime, merge.data);
    expect(write.text).toContain('This step runs only if "coverage" is less than 80: otherwise, do nothing in it');
  });

  // @verifies exclusive-branches-announced
  it('is announced before the work of a step that a required key alone decides on', async () => {
    const hotfix = compiledWorkflow('test.hotfix', [compiledStep('announce', { when: 'is_high' }), 'fix'], {
      inputs: [compiledInput('severity', { kind: 'enum', values: ['low', 'high'], required: true })],
      conditions: [{ conditionId: 'is_high', kind: 'context_equals', key: 'severity', value: 'high' }],
    });
    const { runtime } = memoryWorld([hotfix]);
    const announce = await started(runtime, 'test.hotfix');
    expect(announce.text).toContain(
      '"severity" is not in the context. This step depends on this required input. This step is for "high": if you decide on another value, do nothing in it',
    );
    const known = await started(runtime, 'test.hotfix', { context: { severity: 'high' } });
    expect(warningCodes(known)).toEqual([]);
  });

  it('is said in words for a text, which can have any value', async () => {
    const open = compiledWorkflow('test.open', [compiledStep('rest', { when: 'is_rest' }), 'end'], {
      inputs: [compiledInput('mode')],
      conditions: [
        { conditionId: 'is_quick', kind: 'context_equals', key: 'mode', value: 'quick' },
        { conditionId: 'is_rest', kind: 'not', of: 'is_quick' },
      ],
      routing: [{ key: 'mode', values: ['quick', 'deep'] }],
    });
    const { runtime } = memoryWorld([open]);
    expect((await started(runtime, 'test.open')).text).toContain('This step runs only if "mode" is not "quick"');
  });
});
