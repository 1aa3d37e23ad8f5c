/** Work on a step that was done before: what was sent for it since it was reopened, or is acknowledged once more, is never lost. */
import { describe, expect, it } from 'vitest';
import { blockedChainMax } from '../../../schemas/limits.ts';
import type { ContinueData } from '../../../schemas/tools.ts';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import { compiledInput, compiledStep, compiledWorkflow } from '../../support/workflows.ts';

const routed = compiledWorkflow(
  'test.routed',
  [
    compiledStep('plan', { validationCriteria: { type: 'contains', value: 'proven' } }),
    compiledStep('fast', { when: 'is_fast' }),
    compiledStep('safe', { when: 'is_safe' }),
    'end',
  ],
  {
    inputs: [compiledInput('mode', { kind: 'enum', values: ['fast', 'safe'], required: true })],
    conditions: ['fast', 'safe'].map((value) => ({
      conditionId: `is_${value}`,
      kind: 'context_equals' as const,
      key: 'mode',
      value,
    })),
  },
);
const proven = { notesMarkdown: 'It is proven.' };
const safe = { context: { mode: 'safe' }, preferences: { autonomy: 'full_auto_never_stop' } };

describe.each(adapters)('a step that is pending again, over %s', (adapter) => {
  /** The first step was done, and is pending again: reopened, or by the handle for a fork. */
  const again: Record<string, (run: Run) => Promise<{ stateToken: string; ackToken: string | undefined }>> = {
    reopened: async (run) => {
      const { data } = await run.bench.agent.done<ContinueData>('continue_workflow', {
        stateToken: run.pair.stateToken,
        goBackTo: '1',
        reason: 'The user wants the safe way.',
      });
      return { stateToken: data.stateToken, ackToken: data.kind === 'ok' ? data.ackToken : undefined };
    },
    'acknowledged once more': async (run) => {
      const [first] = await run.eventsOf('node_created');
      const { data } = await run.bench.agent.done<ContinueData>('continue_workflow', {
        stateToken: handleOf(run, first?.scope.nodeId),
      });
      return { stateToken: data.stateToken, ackToken: data.kind === 'ok' ? data.ackToken : undefined };
    },
  };
  /** Handles of nodes that replies named. */
  const handles = new Map<Run, string>();
  const handleOf = (run: Run, _: unknown) => handles.get(run) ?? '';
  const done = async () => {
    const bench = await Bench.of(adapter, [routed]);
    const run = await bench.start('test.routed', { context: { mode: 'fast' } });
    handles.set(run, run.pair.stateToken);
    await run.ack(proven);
    expect(run.at).toBe('fast');
    return run;
  };

  // @verifies reopened-step-keeps-work
  it.each(Object.keys(again))(
    'and was %s, is read with its blocked attempt, whose context and preferences apply',
    async (how) => {
      const run = await done();
      const pair = await again[how]?.(run);
      const { data } = await run.bench.agent.done<ContinueData>('continue_workflow', { ...pair, output: {}, ...safe });
      expect(data).toMatchObject({ kind: 'blocked', attempt: { number: 1 } });
      for (const stateToken of [pair?.stateToken, handles.get(run)]) {
        await run.read(stateToken);
        expect(run.data.warnings.map(({ code }) => code)).toContain('BLOCKED_SINCE');
        expect(run.pair.ackToken).toBe(data.kind === 'blocked' ? data.retryAckToken : '');
      }
      await run.ack(proven);
      expect([run.at, run.data.preferences.autonomy]).toEqual(['safe', 'full_auto_never_stop']);
    },
  );

  // @verifies reopened-step-keeps-work
  it.each(Object.keys(again))('and was %s, keeps the context of a chain of attempts that has ended', async (how) => {
    const run = await done();
    const pair = await again[how]?.(run);
    const { data } = await run.bench.agent.done<ContinueData>('continue_workflow', { ...pair, output: {}, ...safe });
    await run.read(data.stateToken);
    for (let attempt = 2; attempt <= blockedChainMax; attempt += 1) await run.ack();
    await run.read(pair?.stateToken);
    await run.ack(proven);
    expect([run.at, run.data.preferences.autonomy]).toEqual(['safe', 'full_auto_never_stop']);
  });

  // @verifies reopened-step-keeps-work
  it('and was reopened, is read with the notes of its checkpoint', async () => {
    const run = await done();
    const pair = await again['reopened']?.(run);
    await run.read(pair?.stateToken);
    await run.checkpoint({ notesMarkdown: 'Half of the plan.' });
    await run.read(pair?.stateToken);
    expect(run.text).toContain('> Half of the plan.');
  });

  // @verifies reopened-step-keeps-work
  it('and was reopened, says at a checkpoint through an older handle that it is beside the blocked attempts', async () => {
    const run = await done();
    const pair = await again['reopened']?.(run);
    await run.read(pair?.stateToken);
    const { stateToken, checkpointToken } = run.data;
    await run.ack({}, safe);
    const { data } = await run.bench.agent.done<ContinueData>('checkpoint_workflow', {
      stateToken,
      checkpointToken,
      output: { notesMarkdown: 'Half.' },
    });
    expect(data.warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('Attempts on this step were blocked since this handle was printed.'),
    ]);
  });

  // @verifies reopened-step-keeps-work
  it('and was only reopened, still shows what followed and its own handle', async () => {
    const run = await done();
    const pair = await again['reopened']?.(run);
    await run.read(pair?.stateToken);
    expect([run.data.stateToken, run.text.includes('This step was done before in this run.')]).toEqual([
      pair?.stateToken,
      true,
    ]);
  });
});
