/** The steps of a run that passed without the approval of the user. */
import { expect, it } from 'vitest';
import type { Caller } from '../../../runtime/session/open-forms.ts';
import type { RunId, SessionId } from '../../../schemas/ids.ts';
import { inMemory } from '../../support/operating.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { must, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.approved', [
  compiledStep('plan', { requireConfirmation: true }),
  compiledStep('publish', { requireConfirmation: true }),
  'report',
]);
const output = { notesMarkdown: 'Done.' };
const answering = (answer: 'approved' | 'rejected'): Caller => ({
  ask: async () => ({ answer, comment: null }),
  gone: new AbortController().signal,
  asksInEveryMode: true,
});

// @verifies unapproved-results-are-not-delivered
it('are those that the mode skipped or an agent acknowledged, on the branch that is current, and none that the user approved', async () => {
  const { runtime } = inMemory([workflow]);
  const preferences = { autonomy: 'full_auto_stop_on_user_deps' } as const;
  const { data } = await started(runtime, 'test.approved', { preferences });
  const { sessionId, runId } = data.session;
  const unapproved = async () => must(await runtime.unapprovedSteps(sessionId as SessionId, runId as RunId));
  const ack = async (token: string | undefined, caller?: Caller, more: object = {}) =>
    must(await runtime.continue({ ackToken: token ?? '', output, ...more }, caller)).data;

  const planned = await ack(data.ackToken, answering('approved'));
  expect(await unapproved()).toEqual([]);
  const rejected = await ack(planned.kind === 'ok' ? planned.ackToken : undefined, answering('rejected'));
  if (rejected.kind !== 'blocked') throw new Error(rejected.kind);
  expect(await unapproved()).toEqual([]);
  // Another agent, whose user is not asked.
  const published = await ack(rejected.retryAckToken);
  expect(await unapproved()).toEqual(['Title of publish']);

  const back = { stateToken: published.stateToken, goBackTo: '1', reason: 'It was wrong.' };
  const reopened = must(await runtime.continue(back)).data;
  expect(await unapproved()).toEqual([]);
  if (reopened.kind !== 'ok') throw new Error(reopened.kind);
  const guided = { preferences: { autonomy: 'guided' } };
  const again = await ack(reopened.ackToken, undefined, guided);
  expect(await unapproved()).toEqual(['Title of plan']);
  if (again.kind !== 'ok') throw new Error(again.kind);
  // The agent says that it has asked.
  await ack(again.ackToken);
  expect(await unapproved()).toEqual(['Title of plan', 'Title of publish']);
});
