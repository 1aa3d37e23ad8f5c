/** Attempts on a step beside a chain of blocked attempts on it: what the chain recorded holds for them, too. */
import { describe, expect, it } from 'vitest';
import { currentRulesVersion } from '../../../runtime/core/validation/rules.ts';
import { blockedChainMax } from '../../../schemas/limits.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { inMemory } from '../../support/operating.ts';
import { compiledInput, compiledStep, compiledWorkflow, contract, contracts } from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';

const assessment = contract(
  'assessment.confidence',
  {
    assessmentId: { const: 'confidence' },
    dimensions: {
      type: 'object',
      required: ['confidence'],
      properties: { confidence: { enum: ['low', 'high'] } },
      additionalProperties: false,
    },
    summary: { type: 'string' },
  },
  { assessmentId: 'confidence', dimensions: { confidence: 'high' } },
  { artifactKind: 'wr.assessment', optional: ['summary'] },
);
const followups = [{ contractRef: assessment.contractRef, level: 'low', guidance: 'Read more code.' }];
const assessed = compiledWorkflow(
  'test.assessed',
  [compiledStep('study', { output: { assessmentContractRefs: [assessment.contractRef], followups } }), 'end'],
  { contracts: [assessment] },
);
const level = (confidence: string, more = {}) => ({
  kind: 'wr.assessment',
  assessmentId: 'confidence',
  dimensions: { confidence },
  ...more,
});
const browsing = compiledWorkflow('test.browsing', ['use', 'end'], {
  capabilities: { web_browsing: 'required' },
  contracts: [contracts.capability],
});
const observation = (status: string) => ({
  kind: 'wr.capability_observation',
  capability: 'web_browsing',
  status,
  method: 'attempted_use',
  detail: 'Tried it.',
});
const mode = compiledInput('mode', { kind: 'enum', values: ['quick', 'deep'] });
const is = (value: string) => ({ conditionId: `is_${value}`, kind: 'context_equals' as const, key: 'mode', value });
const routed = compiledWorkflow(
  'test.routed',
  [
    compiledStep('decide', { notes: 'required' }),
    compiledStep('study', { when: 'is_deep' }),
    compiledStep('skim', { when: 'is_quick' }),
  ],
  { inputs: [mode], conditions: [is('deep'), is('quick')], routing: [{ key: 'mode', values: ['quick', 'deep'] }] },
);
const chosen = compiledWorkflow('test.chosen', [compiledStep('use', { when: 'is_deep' }), 'end'], {
  inputs: [mode],
  conditions: [is('deep'), is('quick')],
  routing: [{ key: 'mode', values: ['quick', 'deep'] }],
  capabilities: { web_browsing: 'required' },
  contracts: [contracts.capability],
});
const workflows = [assessed, browsing, routed, chosen];

describe.each(adapters)('over %s, an attempt beside a blocked one', (adapter) => {
  const begun = async (workflowId: string) => (await Bench.of(adapter, workflows)).start(workflowId);

  // @verifies no-fork-beside-blocked
  it('is not offered while the step is pending: a repeated call is sent to the retry', async () => {
    const run = await begun('test.routed');
    const { ackToken } = run.pair;
    await run.ack({});
    const output = { notesMarkdown: 'Decided.' };
    const again = await run.bench.agent.done('continue_workflow', { ackToken, output });
    expect(again.data).not.toHaveProperty('forkAckToken');
    expect(again.text).not.toContain('on a new branch');
    expect(again.text).toContain(`"ackToken": "${run.pair.ackToken}"`);
    await run.ack(output);
    expect(run.at).toBe('study');
    // The step was done, so the recorded reply offers the branch as for any other step.
    const late = await run.bench.agent.done('continue_workflow', { ackToken, output });
    expect(late.data).toHaveProperty('forkAckToken');
  });

  // @verifies blocked-attempts-count-beside, capability-grade-by-provenance
  it('is blocked by a required capability that the other found to be unavailable, until a use of it works', async () => {
    const run = await begun('test.browsing');
    await run.ack({ artifacts: [observation('unavailable')] });
    await run.ack({ notesMarkdown: 'Used it.' }, { stateToken: undefined, ackToken: await run.bench.ackOf(run, 1, 1) });
    expect(run.codes).toEqual(['REQUIRED_CAPABILITY_UNAVAILABLE']);
    const worked = { artifacts: [observation('available')] };
    await run.ack(worked, { stateToken: undefined, ackToken: await run.bench.ackOf(run, 1, 2) });
    expect([run.at, run.data.openGaps]).toEqual(['end', undefined]);
  });

  // @verifies blocked-attempts-count-beside, assessment-followup-blocks
  it('does not change a level that required more work in the other without saying what was done', async () => {
    const run = await begun('test.assessed');
    await run.ack({ artifacts: [level('low')] });
    const beside = async (attempt: number) => ({
      stateToken: undefined,
      ackToken: await run.bench.ackOf(run, 1, attempt),
    });
    await run.ack({ artifacts: [level('high')] }, await beside(1));
    expect(run.codes).toEqual(['INVALID_REQUIRED_OUTPUT']);
    expect(run.text).toContain('no longer contains the level "low"');
    await run.ack({ artifacts: [level('high', { summary: 'Read all of it.' })] }, await beside(2));
    expect([run.at, run.data.warnings]).toEqual(['end', []]);
  });

  // @verifies blocked-attempts-count-beside, assessment-followup-blocks
  it('does not do so after the end of a chain of attempts either', async () => {
    const run = await begun('test.assessed');
    for (let i = 0; i < blockedChainMax; i += 1) await run.ack({ artifacts: [level('low')] });
    await run.read();
    await run.ack({ artifacts: [level('high')] });
    expect([run.at, run.codes]).toEqual(['study', ['INVALID_REQUIRED_OUTPUT']]);
  });

  // @verifies blocked-attempts-count-beside
  it('on a checkpoint from before the other is held by what that one recorded', async () => {
    const run = await begun('test.browsing');
    const first = run.pair;
    await run.checkpoint({ notesMarkdown: 'Half.' });
    const kept = run.pair;
    await run.ack({ artifacts: [observation('unavailable')] }, first);
    await run.ack({ notesMarkdown: 'Used it.' }, kept);
    expect(run.codes).toEqual(['REQUIRED_CAPABILITY_UNAVAILABLE']);
  });

  // @verifies blocked-attempt-keeps-context
  it('keeps the context that was sent with the other, unless it sends another value', async () => {
    for (const [context, at] of [
      [{}, 'skim'],
      [{ mode: 'deep' }, 'study'],
    ] as const) {
      const run = await begun('test.routed');
      await run.ack({}, { context: { mode: 'quick' } });
      expect(run.text).toContain('the context is already stored');
      const beside = { stateToken: undefined, ackToken: await run.bench.ackOf(run, 1, 1), context };
      await run.ack({ notesMarkdown: 'Decided.' }, beside);
      expect([run.at, run.data.warnings]).toEqual([at, []]);
    }
  });

  // @verifies blocked-attempt-keeps-context
  it('keeps the context also on a checkpoint beside the other, and on the step if a checkpoint came after the other', async () => {
    const before = await begun('test.routed');
    const first = before.pair;
    await before.checkpoint({ notesMarkdown: 'Half.' });
    const kept = before.pair;
    await before.ack({}, { ...first, context: { mode: 'quick' } });
    await before.ack({ notesMarkdown: 'Decided.' }, kept);
    expect(before.at).toBe('skim');

    const after = await begun('test.routed');
    await after.ack({}, { context: { mode: 'quick' } });
    await after.checkpoint({ notesMarkdown: 'Half.' });
    const older = { stateToken: undefined, ackToken: await after.bench.ackOf(after, 1, 1) };
    await after.ack({ notesMarkdown: 'Decided.' }, older);
    expect(after.at).toBe('skim');
  });

  // @verifies blocked-attempts-count-beside, capability-grade-by-provenance
  it('is not blocked by a capability that was unavailable before the step was left out', async () => {
    const run = await begun('test.chosen');
    await run.ack({ artifacts: [observation('unavailable')] });
    await run.ack({ notesMarkdown: 'This step does not apply.' }, { context: { mode: 'quick' } });
    expect(run.at).toBe('end');
    const anew = { stateToken: undefined, ackToken: await run.bench.ackOf(run, 1, 1), context: { mode: 'deep' } };
    await run.ack({ notesMarkdown: 'Done.' }, anew);
    expect(run.at).toBe('end');
  });

  // @verifies blocked-attempts-count-beside
  it('owes nothing for what was blocked before the step was last done', async () => {
    const run = await begun('test.assessed');
    await run.ack({ artifacts: [level('low')] });
    await run.ack({ artifacts: [level('low', { summary: 'Read all of it.' })] });
    expect(run.at).toBe('end');
    const anew = { stateToken: undefined, ackToken: await run.bench.ackOf(run, 1, 1) };
    await run.ack({ artifacts: [level('high')] }, anew);
    expect(run.at).toBe('end');
  });
});

describe('an attempt beside a blocked one, in a run of earlier rules', () => {
  // @verifies rules-of-a-run
  it('knows nothing of it after the end of a chain', async () => {
    const stepAfter = async (rulesVersion: number) => {
      const { runtime, operator } = inMemory(workflows, {}, { rulesVersion });
      const low = { output: { artifacts: [level('low')] } };
      const first = await started(runtime, 'test.assessed');
      let { ackToken } = first.data;
      for (let i = 0; i < blockedChainMax; i += 1) {
        const { data } = must(await runtime.continue({ ackToken, ...low }));
        ackToken = data.kind === 'blocked' ? data.retryAckToken : undefined;
      }
      const read = await rehydrated(runtime, first.data);
      const changed = await advanced(runtime, read.data, { output: { artifacts: [level('high')] } });
      const { verdict } = must(await operator.verifySession(first.data.session.sessionId));
      return [changed.data.pending?.stepId, verdict];
    };
    expect(await stepAfter(currentRulesVersion)).toEqual(['study', 'verified']);
    expect(await stepAfter(14)).toEqual(['end', 'verified']);
  });
});
