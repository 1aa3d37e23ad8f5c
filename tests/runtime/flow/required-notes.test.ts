/** Notes are required where the snapshot says so, and optional in snapshots that say nothing, as those of before. */
import { describe, expect, it } from 'vitest';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledStep, compiledWorkflow, contracts } from '../../support/workflows.ts';

const neverStop = { preferences: { autonomy: 'full_auto_never_stop' } };
const stopping = { preferences: { autonomy: 'full_auto_stop_on_user_deps' } };
const plan = { kind: 'wr.plan', steps: ['Read.'], risk: 'low' };

describe.each(adapters)('a step that requires notes, over %s', (adapter) => {
  const noted = compiledWorkflow('test.noted', [compiledStep('a', { notes: 'required' }), compiledStep('b')]);

  // @verifies notes-are-required
  it.each([{}, stopping])('blocks without them in the blocking modes, and says what to send', async (mode) => {
    const run = await (await Bench.of(adapter, [noted])).start('test.noted', mode);
    expect(run.data.pending?.notes).toBe('required');
    for (const output of [{}, { notesMarkdown: '' }, { notesMarkdown: ' \n\t' }, { notesMarkdown: '\u200b' }]) {
      await run.ack(output);
      expect(run.blocked.blockers).toMatchObject([
        { code: 'MISSING_REQUIRED_OUTPUT', pointer: { kind: 'workflow_step', stepId: 'a' } },
      ]);
      expect(run.text).toContain('output.notesMarkdown');
    }
    await run.ack({ notesMarkdown: 'Done.' });
    expect([run.at, run.data.pending?.notes]).toEqual(['b', undefined]);
    expect((await run.ack()).data.runStatus).toBe('complete');
  });

  // @verifies notes-are-required, never-stop-never-blocks
  it('leaves a critical gap without them in never-stop mode', async () => {
    const run = await (await Bench.of(adapter, [noted])).start('test.noted', neverStop);
    await run.ack();
    expect(run.at).toBe('b');
    expect(run.data.gaps).toMatchObject([
      { severity: 'critical', reason: { category: 'contract_violation', detail: 'missing_required_output' } },
    ]);
  });

  // @verifies notes-are-required
  it('requires them beside an artifact, and says once that they are missing where they are checked', async () => {
    const checked = compiledWorkflow(
      'test.checked',
      [
        compiledStep('plan', { notes: 'required', output: { contractRef: 'wr.contracts.plan' } }),
        compiledStep('prove', { notes: 'required', validationCriteria: { type: 'contains', value: 'proven' } }),
        compiledStep('avoid', { notes: 'required', validationCriteria: { not: { type: 'contains', value: 'guess' } } }),
      ],
      { contracts: [contracts.plan] },
    );
    const run = await (await Bench.of(adapter, [checked])).start('test.checked');
    await run.artifacts(plan);
    expect(run.blocked.blockers.map(({ pointer }) => pointer)).toEqual([{ kind: 'workflow_step', stepId: 'plan' }]);
    await run.ack({ notesMarkdown: 'Planned.', artifacts: [plan] });
    await run.ack();
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
    await run.ack({ notesMarkdown: 'It is proven.' });
    await run.ack();
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
    expect((await run.ack({ notesMarkdown: 'Measured.' })).data.runStatus).toBe('complete');
  });

  it('says so in the call to make only where they are optional', async () => {
    const run = await (await Bench.of(adapter, [noted])).start('test.noted');
    expect(run.text).toContain('"notesMarkdown": "<this step in 10-30 lines');
    await run.ack({ notesMarkdown: 'Done.' });
    expect(run.text).toContain('"notesMarkdown": "<optional: this step in 10-30 lines');
  });
});
