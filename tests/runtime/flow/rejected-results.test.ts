/** The replies to an agent after the user rejected a result in a form. */
import { describe, expect, it } from 'vitest';
import { inMemory } from '../../support/operating.ts';
import { compiledInput, compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow(
  'test.rejected',
  [
    compiledStep('plan', { requireConfirmation: true, validationCriteria: { type: 'contains', value: 'Planned' } }),
    'end',
  ],
  {
    inputs: [compiledInput('mode')],
  },
);
const rejecting = {
  ask: async () => ({ answer: 'rejected' as const, comment: 'Not yet.' }),
  gone: new AbortController().signal,
};

async function rejected(rulesVersion?: number) {
  const { runtime } = inMemory([workflow], {}, rulesVersion === undefined ? {} : { rulesVersion });
  const first = await started(runtime, 'test.rejected');
  const incomplete = await advanced(runtime, first.data, { context: { mode: 'fast' }, output: { notesMarkdown: ' ' } });
  const ackToken = ('retryAckToken' in incomplete.data ? incomplete.data.retryAckToken : undefined) ?? '';
  const reply = must(await runtime.continue({ ackToken, output: { notesMarkdown: 'Planned.' } }, rejecting));
  return [incomplete, reply, await rehydrated(runtime, reply.data)].map(({ text }) => text);
}

describe('the reply after a rejected attempt', () => {
  // @verifies rejected-has-no-effect
  it('asks for the context and the preferences again, also if it is read', async () => {
    const [before = '', ...after] = await rejected();
    expect(before).toContain('with the whole output; the context is already stored.');
    for (const text of after) {
      expect(text).toContain(
        'with the whole output (notes, artifacts and context), and the preferences if they change.',
      );
      expect(text).not.toContain('already stored');
    }
  });

  // @verifies rejected-has-no-effect
  it('says so again after a later attempt that is blocked for another reason, until the step is done', async () => {
    const { runtime } = inMemory([workflow]);
    const first = await started(runtime, 'test.rejected');
    const send = async (reply: { data: object }, notesMarkdown: string, more = {}) => {
      const ackToken = String('retryAckToken' in reply.data ? reply.data.retryAckToken : '');
      return must(await runtime.continue({ ackToken, output: { notesMarkdown }, ...more }, rejecting));
    };
    const sent = { ackToken: first.data.ackToken ?? '', context: { mode: 'fast' } };
    const refused = must(await runtime.continue({ ...sent, output: { notesMarkdown: 'Planned.' } }, rejecting));
    const incomplete = await send(refused, 'Forgotten.');
    for (const { text } of [incomplete, await rehydrated(runtime, incomplete.data)])
      expect(text).toContain(
        'the whole output, and the context and preferences if they still apply: those sent up to the rejection are not stored.',
      );
  });

  it('does not under rules of a version that kept the context', async () => {
    for (const text of await rejected(10)) expect(text).toContain('the context is already stored.');
  });
});

// @verifies inapplicable-step-passes, rejected-has-no-effect
it('a step whose result was rejected is not left out without another question', async () => {
  const chosen = compiledWorkflow(
    'test.chosen',
    [compiledStep('plan', { when: 'is_fast', requireConfirmation: true }), 'end'],
    {
      inputs: [compiledInput('mode', { kind: 'enum', values: ['fast', 'slow'] })],
      conditions: [{ conditionId: 'is_fast', kind: 'context_equals', key: 'mode', value: 'fast' }],
      routing: [{ key: 'mode', values: ['fast', 'slow'] }],
    },
  );
  const { runtime } = inMemory([chosen]);
  const first = await started(runtime, 'test.chosen');
  const send = async (ackToken: string, notesMarkdown: string) =>
    must(await runtime.continue({ ackToken, output: { notesMarkdown }, context: { mode: 'slow' } }, rejecting)).data;
  const blocked = await send(first.data.ackToken ?? '', 'Planned.');
  const retry = 'retryAckToken' in blocked ? (blocked.retryAckToken ?? '') : '';
  expect(await send(retry, 'The step does not apply.')).toMatchObject({ kind: 'blocked', pending: { stepId: 'plan' } });
  const again = await rehydrated(runtime, blocked);
  const ackToken = 'retryAckToken' in again.data ? (again.data.retryAckToken ?? '') : '';
  const approving = { ...rejecting, ask: async () => ({ answer: 'approved' as const, comment: null }) };
  const call = { ackToken, output: { notesMarkdown: 'This step does not apply.' }, context: { mode: 'slow' } };
  expect(must(await runtime.continue(call, approving)).data.pending?.stepId).toBe('end');
});
