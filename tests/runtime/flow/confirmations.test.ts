/** Confirmations in the log: asked, answered, skipped by a mode. */
import { describe, expect, it } from 'vitest';
import { fold } from '../../../runtime/core/fold.ts';
import { emptySession } from '../../../runtime/core/state.ts';
import {
  confirmationFindings,
  confirmationRecord,
  type FormAnswer,
  formAnswerOf,
} from '../../../runtime/core/validation/confirmation.ts';
import { currentRulesVersion, rulesOf } from '../../../runtime/core/validation/rules.ts';
import { confirmationsOf } from '../../../runtime/projections/confirmations.ts';
import { type Autonomy, type ConfirmationOutcome, confirmationOutcomes } from '../../../schemas/closed-sets.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import {
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  isLarge,
  keepGoing,
  loopControl,
  loopItem,
  size,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const mode = (autonomy: string) => ({ preferences: { autonomy } });

async function confirmations(run: Run) {
  const { sessionId, runId } = run.data.session;
  const state = emptySession(sessionId as SessionId);
  fold(state, await run.events());
  const found = state.runs.get(runId as never);
  if (found === undefined) throw new Error('the run is not in its session');
  return confirmationsOf(found).map(({ outcome, comment }) => (comment === null ? outcome : `${outcome}: ${comment}`));
}

describe.each(adapters)('a step that asks for confirmation, over %s', (adapter) => {
  const asking = compiledWorkflow('test.asking', [
    compiledStep('a', {
      requireConfirmation: true,
      validationCriteria: { type: 'contains', value: 'proven' },
    }),
    compiledStep('b', { requireConfirmation: true }),
    'c',
  ]);

  // @verifies inapplicable-step-passes
  it('is not waited for once its own attempt shows that it does not apply', async () => {
    const gated = compiledWorkflow(
      'test.gated',
      [
        compiledStep('a', {
          requireConfirmation: true,
          when: 'is_large',
          output: { contractRef: 'wr.contracts.plan' },
        }),
        'b',
      ],
      {
        inputs: [size],
        conditions: [isLarge],
        routing: [{ key: size.key, values: ['small', 'large'] }],
        contracts: [contracts.plan],
      },
    );
    const run = await (await Bench.of(adapter, [gated])).start('test.gated', mode('guided'));
    expect(await confirmations(run)).toEqual(['asked']);
    await run.ack({ notesMarkdown: 'This step does not apply.' }, { context: { size: 'small' } });
    expect([run.at, await confirmations(run)]).toEqual(['b', []]);
  });

  // @verifies inapplicable-step-passes
  it('is asked for about work that was sent all the same', async () => {
    const gated = compiledWorkflow(
      'test.gated',
      [compiledStep('a', { requireConfirmation: true, when: 'is_large' }), 'b'],
      {
        inputs: [size],
        conditions: [isLarge],
        routing: [{ key: size.key, values: ['small', 'large'] }],
      },
    );
    const run = await (await Bench.of(adapter, [gated])).start('test.gated', mode('guided'));
    await run.ack({ notesMarkdown: 'Made it small.' }, { context: { size: 'small' } });
    expect([run.at, await confirmations(run)]).toEqual(['b', ['acknowledged_in_text']]);
  });

  // @verifies confirmations-recorded
  it('is recorded as asked, and as acknowledged in text once an attempt passes it', async () => {
    const run = await (await Bench.of(adapter, [asking])).start('test.asking');
    expect(await confirmations(run)).toEqual(['asked']);
    await run.ack({ notesMarkdown: 'guessed' });
    expect([run.codes, await confirmations(run)]).toEqual([['INVALID_REQUIRED_OUTPUT'], ['asked']]);
    await run.ack({ notesMarkdown: 'proven' });
    expect(await confirmations(run)).toEqual(['acknowledged_in_text', 'asked']);
    await run.ack();
    await run.ack();
    expect(await confirmations(run)).toEqual(['acknowledged_in_text', 'acknowledged_in_text']);
    expect(run.data.runStatus).toBe('complete');
  });

  // @verifies confirmations-recorded
  it.each([
    ['full_auto_stop_on_user_deps', 'warning', 'complete'],
    ['full_auto_never_stop', 'critical', 'complete_with_gaps'],
  ] as const)('that %s skips is a gap of severity %s', async (autonomy, severity, status) => {
    const run = await (await Bench.of(adapter, [asking])).start('test.asking', mode(autonomy));
    expect(await confirmations(run)).toEqual([]);
    await run.ack({ notesMarkdown: 'proven' });
    expect(run.data.gaps).toMatchObject([
      { severity, reason: { category: 'user_only_dependency', detail: 'needs_user_approval' } },
    ]);
    expect(run.data.gaps?.[0]?.summary).toContain(autonomy);
    await run.ack();
    await run.ack();
    expect(run.data.runStatus).toBe(status);
    expect(await confirmations(run)).toEqual(['skipped_by_mode', 'skipped_by_mode']);
  });

  // @verifies confirmations-recorded
  it('that a mode skips is a gap in each iteration of a loop', async () => {
    const looping = compiledWorkflow(
      'test.looping',
      [compiledStep('a', { requireConfirmation: true }), decision('decide'), 'z'],
      {
        conditions: [keepGoing],
        contracts: [contracts.loopControl],
        loops: [whileLoop('again', 3, ['a', 'decide'])],
        flow: [loopItem('again'), stepItem('z')],
      },
    );
    const run = await (await Bench.of(adapter, [looping])).start('test.looping', mode('full_auto_never_stop'));
    for (const next of ['continue', 'stop'] as const) {
      await run.ack();
      expect(run.data.gaps).toHaveLength(1);
      await run.artifacts(loopControl('again', next));
    }
    expect(await confirmations(run)).toEqual(['skipped_by_mode', 'skipped_by_mode']);
  });
});

/** What leads to each outcome: the mode, what a form gave, and whether the attempt passed. */
const ways: Readonly<Record<ConfirmationOutcome, readonly [Autonomy, FormAnswer | null, boolean]>> = {
  acknowledged_in_text: ['guided', null, true],
  approved_in_form: ['guided', { answer: 'approved', comment: null }, true],
  rejected_in_form: ['guided', { answer: 'rejected', comment: 'Prove it.' }, false],
  form_unanswered: ['guided', { answer: 'unanswered', comment: null }, false],
  skipped_by_mode: ['full_auto_never_stop', null, true],
};

// @verifies confirmations-recorded
it.each(confirmationOutcomes)('%s is recorded, with what a replay needs to decide again', (outcome) => {
  const [autonomy, form, hasAdvanced] = ways[outcome];
  const step = compiledStep('a', { requireConfirmation: true });
  const preferences = { autonomy, riskPolicy: 'conservative' } as const;
  const asked = { step, preferences, rules: rulesOf(currentRulesVersion) };
  const record = confirmationRecord(asked, form, hasAdvanced);
  expect(record?.outcome).toBe(outcome);
  expect(formAnswerOf(record ?? undefined)).toEqual(form);
  expect(confirmationFindings(asked, 'a', form)).toHaveLength(hasAdvanced ? 0 : 1);
  expect(confirmationRecord({ ...asked, rules: rulesOf(4) }, form, hasAdvanced)).toBeNull();
});
