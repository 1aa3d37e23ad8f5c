/** A result that was requested under an earlier configuration is delivered by the one of the process that delivers. */
import { ok } from 'neverthrow';
import { expect, it } from 'vitest';
import { requestDelivery } from '../../../daemon/delivery/deliver.ts';
import { deliverStopped, type StoppedSession } from '../../../daemon/delivery/session-delivery.ts';
import type { SessionResult } from '../../../daemon/session/outcome.ts';
import { branch, DeliveryWorld, never, sessionId } from './delivery-world.ts';

const runtime = {
  openRunOf: async () => ok('complete' as const),
  newestArtifact: async () => ok(null),
  unapprovedSteps: async () => ok([]),
};
const success: SessionResult = { kind: 'success', summary: 'Done.' };
const question: SessionResult = { kind: 'parked', question: 'Which one?' };

function deliver(world: DeliveryWorld, targets = world.environment().targets, result = success, signal = never) {
  const session = { ...world.session, runId: 'run_x' } as StoppedSession;
  return deliverStopped(world.environment({ targets }), runtime, session, result, signal);
}

// @verifies deliveries-use-current-settings
it('a result that was requested before the rules were tightened is refused by the new rules', async () => {
  const world = DeliveryWorld.changed();
  await requestDelivery(world.environment(), sessionId, world.target());
  const delivery = await deliver(world, (_, issue) => world.target({ paths: ['docs/**'], issue }));
  expect(delivery).toMatchObject({ kind: 'refused', reason: expect.stringContaining('a.txt') });
  expect(world.branches()).toEqual(['main']);
});

// @verifies deliveries-use-current-settings
it('a check that was corrected after the request no longer runs, and the issue of the request stays', async () => {
  const world = await DeliveryWorld.changed().listen();
  await requestDelivery(world.environment(), sessionId, world.target({ checks: ['sleep 300'], issue: 7 }));
  expect((await deliver(world))?.kind).toBe('delivered');
  expect(world.forge.comments.get(7)).toHaveLength(1);
});

// @verifies deliveries-use-current-settings
it('a result whose delivery is not configured any more is refused, also after its question was delivered', async () => {
  const world = await DeliveryWorld.changed().listen();
  await requestDelivery(world.environment(), sessionId, world.target({ issue: 7 }));
  expect((await deliver(world, undefined, question))?.kind).toBe('delivered');
  const fault = { reason: 'no delivery is configured any more', allowed: 'Add one' };
  expect(await deliver(world, () => fault)).toMatchObject({ kind: 'refused', reason: fault.reason, next: 'Add one' });
  expect(world.branches()).toEqual(['main']);
  expect((await world.outbox()).refusal).toMatchObject({ gate: 'repository', reason: fault.reason });
  expect((await deliver(world))?.kind).toBe('delivered');
  expect(world.branches()).toEqual(['main', branch]);
});

// @verifies deliveries-use-current-settings
it('a plan whose push was announced is completed as it is, and a complete delivery stays as it is', async () => {
  const world = await DeliveryWorld.changed().listen();
  await requestDelivery(world.environment(), sessionId, world.target());
  world.forge.faultOf = (method, path) =>
    method === 'POST' && path.endsWith('/pulls') ? { kind: 'after', status: 502 } : null;
  const stopped = new AbortController();
  const pause = async () => stopped.abort();
  const session = { ...world.session, runId: 'run_x' } as StoppedSession;
  const first = await deliverStopped(world.environment({ pause }), runtime, session, success, stopped.signal);
  expect(first?.kind).toBe('stopped');
  world.forge.faultOf = () => null;
  const none = () => ({ reason: 'no delivery is configured any more', allowed: 'Add one' });
  expect((await deliver(world, none))?.kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);
  const before = world.outboxText();
  expect((await deliver(world, none))?.kind).toBe('delivered');
  expect(world.outboxText()).toBe(before);
});

// @verifies deliveries-use-current-settings
it('a plan that has only a commit in the local repository is planned again by the new rules', async () => {
  const world = DeliveryWorld.changed();
  await requestDelivery(world.environment(), sessionId, world.target());
  const stopped = new AbortController();
  const environment = world.environment({ observe: ({ kind }) => kind === 'done' && stopped.abort() });
  const session = { ...world.session, runId: 'run_x' } as StoppedSession;
  expect((await deliverStopped(environment, runtime, session, success, stopped.signal))?.kind).toBe('stopped');
  expect([...(await world.outbox()).started]).toEqual(['commit']);
  expect((await deliver(world, (_, issue) => world.target({ paths: ['docs/**'], issue })))?.kind).toBe('refused');
  expect(world.branches()).toEqual(['main']);
});
