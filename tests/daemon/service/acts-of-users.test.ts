/** What the user does to a job, or to its session, while no daemon works on it, or while another process does: the next daemon keeps to it. */
import { expect, it } from 'vitest';
import type { SessionId } from '../../../schemas/ids.ts';
import { layout } from '../session/session-world.ts';
import { DeliveredJobsWorld } from './delivered-jobs-world.ts';

/** Calls that are counted from here on. */
const counted = (world: DeliveredJobsWorld) => {
  const before = world.requests.length;
  return () => world.requests.length - before;
};

const resultsOf = ({ forge }: DeliveredJobsWorld) =>
  forge.posts.filter(({ what }) => what === 'result').map(({ sessionId }) => sessionId);

/** A daemon was stopped during the first model call of the job, which is in the queue. */
async function stoppedWorld() {
  const world = new DeliveredJobsWorld();
  const jobId = await world.add();
  world.modelCall = () => 'is stopped';
  await world.runDaemon();
  world.modelCall = () => 'replies';
  const { status, sessionId } = await world.job(jobId);
  expect(status).toBe('queued');
  return { world, jobId, sessionId: sessionId as SessionId };
}

/** The step of the job that the user approves is complete, and its model failed in the step after that, so it is a dead letter. */
async function failedWorld() {
  const world = new DeliveredJobsWorld();
  const jobId = await world.add();
  await world.runDaemon();
  const sessionId = (await world.job(jobId)).sessionId as SessionId;
  expect(await world.answer(sessionId, 'approve')).toBe(true);
  world.modelCall = () => 'fails';
  await world.runDaemon();
  world.modelCall = () => 'replies';
  expect(await world.job(jobId)).toMatchObject({ status: 'dropped' });
  return { world, jobId, sessionId };
}

// @verifies cancelled-jobs-end, waiting-jobs-are-settled
it('a session that the user cancels while its job is in the queue ends the job at once', async () => {
  const { world, jobId, sessionId } = await stoppedWorld();
  const calls = counted(world);
  expect(await world.send(sessionId, { kind: 'cancel' })).toBe(true);
  expect(await world.job(jobId)).toMatchObject({ status: 'dropped', reason: 'the user cancelled the session' });
  await world.runDaemon();
  expect(calls()).toBe(0);
});

// @verifies cancelled-jobs-end, waiting-jobs-are-settled
it('a job whose session was cancelled before the queue could record it is dropped by the next daemon', async () => {
  const { world, jobId, sessionId } = await stoppedWorld();
  const queue = layout.queue;
  const before = world.disk.bare.read(queue);
  expect(await world.send(sessionId, { kind: 'cancel' })).toBe(true);
  world.disk.bare.write(queue, before);
  const calls = counted(world);
  await world.runDaemon();
  expect(await world.job(jobId)).toMatchObject({ status: 'dropped', reason: expect.stringContaining('cancelled') });
  expect(calls()).toBe(0);
});

// @verifies waiting-jobs-are-settled
it('a session that the user pauses while its job is in the queue waits until the user ends the pause', async () => {
  const { world, jobId, sessionId } = await stoppedWorld();
  const calls = counted(world);
  expect(await world.send(sessionId, { kind: 'pause' })).toBe(true);
  await world.runDaemon();
  expect(calls()).toBe(0);
  expect(await world.job(jobId)).toMatchObject({ status: 'waiting' });
  expect(await world.send(sessionId, { kind: 'resume' })).toBe(true);
  await world.runDaemon();
  expect(calls()).toBeGreaterThan(0);
});

// @verifies waiting-jobs-are-settled
it('a question that a session asks in the foreground while its job is in the queue waits for its answer', async () => {
  const { world, jobId, sessionId } = await stoppedWorld();
  await world.resume(sessionId);
  const calls = counted(world);
  await world.runDaemon();
  expect(calls()).toBe(0);
  expect(await world.job(jobId)).toMatchObject({ status: 'waiting', reason: expect.stringContaining('Approve') });
  expect(await world.answer(sessionId, 'approve')).toBe(true);
  await world.runDaemon();
  expect(await world.job(jobId)).toMatchObject({ status: 'finished' });
});

// @verifies waiting-jobs-are-settled
it('an answer that was sent before the daemon started continues the session', async () => {
  const { world, jobId, sessionId } = await stoppedWorld();
  await world.resume(sessionId);
  expect(await world.answer(sessionId, 'approve')).toBe(true);
  await world.runDaemon();
  expect(await world.job(jobId)).toMatchObject({ status: 'finished' });
});

// @verifies cancelled-jobs-end
it('a retry that no daemon has claimed is taken back by a cancellation, and a later retry continues the session', async () => {
  const { world, jobId, sessionId } = await failedWorld();
  const calls = counted(world);
  expect(await world.retryJob(jobId, 'same')).toBe(true);
  expect(await world.send(sessionId, { kind: 'cancel' })).toBe(true);
  await world.runDaemon();
  expect([calls(), (await world.job(jobId)).status]).toEqual([0, 'dropped']);
  expect(await world.retryJob(jobId, 'same')).toBe(true);
  await world.runDaemon();
  expect(await world.job(jobId)).toMatchObject({ status: 'finished' });
});

// @verifies replaced-sessions-stay-ended
it('the result of a session that its job replaced during the delivery is delivered by nobody', async () => {
  const { world, jobId, sessionId } = await failedWorld();
  expect(await world.retryJob(jobId, 'same')).toBe(true);
  world.forge.meanwhile = async () => world.disk.cutAfter(0);
  world.forge.fails = () => 'before';
  await expect(world.runDaemon()).rejects.toThrow();
  world.forge.meanwhile = async () => undefined;
  world.forge.fails = () => null;
  world.disk.restart(() => 'kept');
  expect(resultsOf(world)).toEqual([]);
  expect(await world.retryJob(jobId, 'new')).toBe(true);
  await world.runDaemon();
  const second = (await world.job(jobId)).sessionId as SessionId;
  expect(await world.answer(second, 'approve')).toBe(true);
  await world.runDaemon();
  await world.finishInterrupted();
  expect(resultsOf(world)).toEqual([second]);
  expect(await world.unsettled(sessionId)).toBeNull();
});

// @verifies dismissed-jobs-deliver-nothing
it('a job that the user dismisses while its session runs in the foreground delivers nothing', async () => {
  const { world, jobId, sessionId } = await failedWorld();
  let isDismissed = false;
  world.meanwhile = async () => {
    isDismissed ||= await world.dismissJob(jobId);
  };
  expect(await world.resume(sessionId)).toBe(true);
  expect((await world.session(sessionId)).status).toBe('success');
  expect([isDismissed, resultsOf(world)]).toEqual([true, []]);
});

// @verifies replaced-sessions-stay-ended
it('a job whose session is delivered in the foreground does not start in a new session', async () => {
  const { world, jobId, sessionId } = await failedWorld();
  let isRetried: boolean | null = null;
  world.forge.meanwhile = async () => {
    isRetried ??= await world.retryJob(jobId, 'new');
  };
  await world.resume(sessionId);
  expect([isRetried, resultsOf(world)]).toEqual([false, [sessionId]]);
});

// @verifies second-failure-is-a-dead-letter
it('a step that was completed before the process failed counts, also if the session did not end', async () => {
  const world = new DeliveredJobsWorld();
  const jobId = await world.add();
  await world.runDaemon();
  const sessionId = (await world.job(jobId)).sessionId as SessionId;
  expect(await world.answer(sessionId, 'approve')).toBe(true);
  let failures = 0;
  world.modelCall = () => {
    failures += 1;
    return failures === 1 ? 'fails' : 'replies';
  };
  let isFailing = true;
  world.forge.meanwhile = async () => {
    if (!isFailing) return;
    isFailing = false;
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  };
  await world.runDaemon();
  expect(await world.job(jobId)).toMatchObject({ status: 'finished' });
});

// @verifies cancelled-jobs-end, waiting-jobs-are-settled
it.each([
  ['cancels', 'cancel', 'dropped'],
  ['pauses', 'pause', 'waiting'],
] as const)(
  'a session that the user %s does not continue after a fault that follows its last record',
  async (_, kind, status) => {
    const world = new DeliveredJobsWorld();
    const jobId = await world.add();
    world.meanwhile = async () => {
      world.meanwhile = async () => undefined;
      const sessionId = (await world.job(jobId)).sessionId as SessionId;
      expect(await world.send(sessionId, { kind })).toBe(true);
      world.disk.bare.write(layout.outbox(sessionId), new TextEncoder().encode('no record\n'));
    };
    await world.runDaemon();
    expect(world.requests).toHaveLength(1);
    expect(await world.job(jobId)).toMatchObject({ status });
  },
);

// @verifies replaced-sessions-stay-ended
it('the refused delivery of a session that its job replaced is not listed', async () => {
  const { world, jobId, sessionId } = await failedWorld();
  world.forge.fails = () => 'refused';
  await world.resume(sessionId);
  world.forge.fails = () => null;
  expect(await world.unsettled(sessionId)).toMatchObject({ outcome: 'failed' });
  expect(await world.retryJob(jobId, 'new')).toBe(true);
  await world.runDaemon();
  expect(await world.unsettled(sessionId)).toBeNull();
});
