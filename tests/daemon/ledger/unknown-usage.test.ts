/** Calls whose usage is unknown: the session counts the same calls as the ledger. */
import { expect, it } from 'vitest';
import type { ModelFault, ModelPort, ModelReply } from '../../../daemon/model/model.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import { compiledWorkflow } from '../../support/workflows.ts';
import { diligent, send } from '../inbox/inbox-world.ts';
import { jobOf, never, SessionWorld } from '../session/session-world.ts';

type Answer = ModelReply | ModelFault;
const fault = (code: ModelFault['code']): ModelFault => ({ kind: 'fault', code, message: code });

/** A session whose first calls have these answers. */
async function countsAfter(first: readonly ((world: SessionWorld, usual: Answer) => Answer | Promise<Answer>)[]) {
  const world = new SessionWorld(compiledWorkflow('test.one', ['step-1']));
  const model = world.model(diligent);
  let calls = 0;
  const call: ModelPort['call'] = async (...given) => {
    const answer = first[calls];
    calls += 1;
    const usual = await model.call(...given);
    return answer === undefined ? usual : answer(world, usual);
  };
  const { state, cost } = await startSession(world.process({ ...model, call }), jobOf('test.one'), never);
  return { session: state.usage.unreportedCalls, ledger: cost?.unreportedCalls, isEnded: state.closed !== null };
}

it.each([
  ['a server that does not count', () => ({ usage: { inputTokens: 0, outputTokens: 0 } })],
  ['a provider that failed', () => fault('unavailable')],
  ['a reply that cannot be read', () => fault('unreadable_reply')],
] as const)('is unknown after %s', async (_, changed) => {
  const answer = (_world: SessionWorld, usual: Answer): Answer => ({ ...usual, ...changed() }) as Answer;
  expect(await countsAfter([answer])).toEqual({ session: 1, ledger: 1, isEnded: true });
});

it('is unknown after a call that the user ended together with the session', async () => {
  const cancelled = async (world: SessionWorld): Promise<Answer> => {
    await send(world, { kind: 'cancel' });
    return fault('cancelled');
  };
  expect(await countsAfter([cancelled])).toEqual({ session: 1, ledger: 1, isEnded: true });
});

it('is 0 after a call that the provider refused', async () => {
  expect(await countsAfter([() => fault('rate_limited')])).toEqual({ session: 0, ledger: 0, isEnded: true });
});
