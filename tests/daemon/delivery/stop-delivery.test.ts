/** The user ends a delivery while a process works on it. */
import { expect, it } from 'vitest';
import { requestAgain, requestDelivery } from '../../../daemon/delivery/deliver.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { dismissal, stopDelivery } from '../../../daemon/delivery/stop-delivery.ts';
import { emptySession } from '../../../daemon/conversation/session-state.ts';
import { storedDelivery } from '../../../cli/reporters/delivery-text.ts';
import { branch, DeliveryWorld, done, sessionId } from './delivery-world.ts';

const closed = { outcome: 'success', reason: '' } as const;
const session = { sessionId, status: 'running' as const, state: { ...emptySession, closed } };

// @verifies dismissed-jobs-deliver-nothing
it('a delivery that the user ends before its first effect pushes nothing, also in the next process', async () => {
  const world = DeliveryWorld.changed();
  const stopping = world.environment({
    cost: async () => {
      expect(await stopDelivery(world, session)).toBe(true);
      return null;
    },
  });
  expect(await world.deliver(world.target(), done, stopping)).toMatchObject({ kind: 'failed', reason: dismissal });
  expect(await world.continue()).toMatchObject({ kind: 'failed', reason: dismissal });
  expect(world.branches()).toEqual(['main']);
  expect(await world.outbox()).toMatchObject({ isDismissed: true, plan: null });
  await requestAgain(world.environment(), sessionId, world.target());
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.branches()).toEqual(['main', branch]);
});

// @verifies dismissed-jobs-deliver-nothing
it('a delivery that the user ends between two effects records what was under way, and begins no other', async () => {
  const world = await DeliveryWorld.changed().listen();
  const waiting = world.environment({
    pause: async () => {
      expect(await stopDelivery(world, session)).toBe(true);
    },
  });
  // The first answer is lost: the process waits before it looks whether the effect happened.
  let isLost = false;
  world.forge.faultOf = (method, path) => {
    if (isLost || method !== 'POST' || !path.endsWith('/pulls')) return null;
    isLost = true;
    return { kind: 'after', status: 502 };
  };
  const target = world.target({ labels: ['unattended'] });
  expect(await world.deliver(target, done, waiting)).toMatchObject({ kind: 'failed', reason: dismissal });
  expect(world.forge.labels.get(100) ?? new Set()).toEqual(new Set());
  expect(await world.outbox()).toMatchObject({ isDismissed: true, isClosed: false });
  await requestAgain(world.environment(), sessionId, target);
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.forge.pulls).toHaveLength(1);
  expect(world.forge.labels.get(100)).toEqual(new Set(['unattended']));
});

// @verifies dismissed-jobs-deliver-nothing
it('a delivery that is complete, was not requested, or that no process works on is not ended', async () => {
  const world = DeliveryWorld.changed();
  expect(await stopDelivery(world, session)).toBe(false);
  await requestDelivery(world.environment(), sessionId, world.target());
  expect(await stopDelivery(world, { ...session, status: 'success' })).toBe(false);
  expect((await world.continue()).kind).toBe('delivered');
  expect(await stopDelivery(world, session)).toBe(false);
});

// @verifies dismissed-jobs-deliver-nothing
it.each([
  ['a posted', 7],
  ['an unposted', null],
])('a delivery that the user ends after %s question of the session pushes nothing', async (_, issue) => {
  const world = issue === null ? DeliveryWorld.changed() : await DeliveryWorld.changed().listen();
  const target = world.target({ issue });
  expect((await world.deliver(target, { kind: 'question', question: 'Which one?' })).kind).toBe('delivered');
  const stopping = world.environment({
    cost: async () => {
      expect(await stopDelivery(world, session)).toBe(true);
      return null;
    },
  });
  expect(await world.continue(done, stopping)).toMatchObject({ kind: 'failed', reason: dismissal });
  expect(await world.continue()).toMatchObject({ kind: 'failed', reason: dismissal });
  expect(world.branches()).toEqual(['main']);
  expect(storedDelivery(await world.outbox(), 'retry')).toMatchObject({ kind: 'failed', reason: dismissal });
  await requestAgain(world.environment(), sessionId, target);
  expect((await world.continue()).kind).toBe('delivered');
  expect(world.branches()).toEqual(['main', branch]);
});

// @verifies dismissed-jobs-deliver-nothing
it('a delivered question that is the result of a session is complete, so it is not ended', async () => {
  const world = await DeliveryWorld.changed().listen();
  const handoff = { outcome: 'blocked', summary: 'Which one?', done: [], open: [], next: '' } as const;
  expect((await world.deliver(world.target({ issue: 7 }), { kind: 'success', handoff })).kind).toBe('delivered');
  expect(await stopDelivery(world, session)).toBe(false);
});

// @verifies dismissed-jobs-deliver-nothing
it.each(['a question', 'nothing'])(
  'a delivery that was dismissed after %s of it had happened delivers no result later, until it is requested again',
  async (before) => {
    const world = await DeliveryWorld.changed().listen();
    const target = world.target({ issue: 7 });
    if (before === 'nothing') await requestDelivery(world.environment(), sessionId, target);
    else expect((await world.deliver(target, { kind: 'question', question: 'Which one?' })).kind).toBe('delivered');
    const outbox = await Outbox.open(world.host, world.layout, sessionId);
    expect(await outbox.append({ kind: 'dismissed', isStopped: true })).toBe(true);
    const records = world.outboxText();
    expect(await world.continue()).toMatchObject({ kind: 'failed', reason: dismissal });
    expect(world.outboxText()).toBe(records);
    expect(world.branches()).toEqual(['main']);
    await requestAgain(world.environment(), sessionId, target);
    expect((await world.continue()).kind).toBe('delivered');
    expect(world.branches()).toEqual(['main', branch]);
  },
);
