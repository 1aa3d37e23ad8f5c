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
const checked = compiledWorkflow(
  'test.checked',
  [compiledStep('a', { validationCriteria: { type: 'contains', value: 'proven' } }), 'b', 'c', 'd'],
  { inputs: [compiledInput('x')] },
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

  /** The handle of the first step, which the run has left behind. */
  const begun = async () => {
    const run = await (await Bench.of(adapter, [checked])).start('test.checked');
    return { run, first: run.pair.stateToken };
  };
  const keep = (run: Run, { stateToken, checkpointToken }: Pick<ContinueData, 'stateToken' | 'checkpointToken'>) =>
    run.bench.agent.done('checkpoint_workflow', { stateToken, checkpointToken, output: { notesMarkdown: 'Late.' } });
  const reopened = async (run: Run) => {
    const sent = { stateToken: run.pair.stateToken, goBackTo: '1', reason: 'Again.' };
    return (await run.bench.agent.done<ContinueData>('continue_workflow', sent)).data;
  };
  const before = 'This step was done before in this run.';

  // @verifies reopened-step-keeps-work
  it('is not one that a late checkpoint on its blocked attempt, or on its reopening, was made for', async () => {
    const blocked = await begun();
    await blocked.run.ack();
    const attempt = blocked.run.data;
    await (await blocked.run.ack(proven)).ack();
    await keep(blocked.run, attempt);
    await blocked.run.read(blocked.first);
    expect(blocked.run.data.warnings.map(({ code }) => code)).not.toContain('BLOCKED_SINCE');
    expect(blocked.run.text).toContain(before);
    const again = await begun();
    await again.run.ack(proven);
    const reopening = await reopened(again.run);
    await again.run.read(reopening.stateToken);
    await (await again.run.ack(proven)).ack();
    await keep(again.run, reopening);
    await again.run.read(again.first);
    expect(again.run.text).toContain(before);
  });

  // @verifies reopened-step-keeps-work
  it('is not one whose ended chain got a late checkpoint: its values do not apply to a fork', async () => {
    const { run, first } = await begun();
    await run.ack({}, { context: { x: 'dropped' } });
    for (let attempt = 2; attempt <= blockedChainMax; attempt += 1) await run.ack();
    const ended = run.data;
    await run.read();
    await (await run.ack(proven, { context: { x: 'chosen' } })).ack();
    await keep(run, ended);
    await run.read(first);
    await run.ack(proven);
    const sets = await run.eventsOf('context_set');
    expect(sets.map(({ data }) => data.context)).toEqual([{ x: 'dropped' }, { x: 'chosen' }]);
  });

  // @verifies reopened-step-keeps-work
  it('shows what followed too, whether it has a checkpoint or a blocked attempt', async () => {
    const kept = await begun();
    await kept.run.ack(proven);
    const { stateToken } = await reopened(kept.run);
    await kept.run.read(stateToken);
    await kept.run.checkpoint({ notesMarkdown: 'Half.' });
    for (const handle of [kept.run.pair.stateToken, stateToken]) {
      await kept.run.read(handle);
      expect(kept.run.text).toContain('What followed, newest last:');
    }
    const blocked = await begun();
    await (await blocked.run.ack(proven)).ack();
    await blocked.run.read(blocked.first);
    await blocked.run.ack();
    await blocked.run.read(blocked.first);
    expect(blocked.run.text).toContain('To continue at "Title of c" instead, call');
    expect(blocked.run.data.warnings.map(({ code }) => code)).toContain('BLOCKED_SINCE');
  });
});
