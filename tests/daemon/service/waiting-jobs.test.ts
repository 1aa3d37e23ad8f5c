/** Jobs whose sessions wait for the user, and what becomes of them when the user acts, with the daemon or beside it. */
import { expect, it } from 'vitest';
import { emptyOutbox } from '../../../daemon/delivery/outbox-state.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { dismissJob, retryJob } from '../../../daemon/reports/change-job.ts';
import { sendEntry } from '../../../daemon/reports/send-entry.ts';
import { WaitingJobs } from '../../../daemon/service/waiting-jobs.ts';
import { resumeSession } from '../../../daemon/session/run-session.ts';
import { spawning } from '../../../daemon/children/spawn-agent.ts';
import type { SessionEnvironment, Spawning } from '../../../daemon/session/session-environment.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { TurnLog } from '../../../daemon/storage/turn-log.ts';
import type { InboxAction } from '../../../schemas/daemon/inbox-entry.ts';
import type { Host } from '../../../runtime/ports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { jobRetryMs } from '../../../schemas/daemon/limits.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { newJob } from '../queue/queue-world.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { layout, never, titleIn } from '../session/session-world.ts';
import { ServiceWorld } from './service-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));

/** Asks the user once, in its first step; a step of which the user sent a message is completed. */
const asking = ({ messages, ...request }: ModelRequest): ModelReply =>
  messages.length === 1 && titleIn({ messages, ...request }) === 'Title of step-1'
    ? reply('', use('signal_coordinator', { kind: 'needs_input', text: 'Which account?' }))
    : reply('', done('Did it.'));
const idle = () => true;
const deliveryTarget = { baseBranch: 'main', remote: 'origin', issue: 7 };

/** A world whose only job waits for the user. */
async function waitingWorld(more: Partial<SessionEnvironment> = {}) {
  const world = new ServiceWorld(two);
  const queue = world.queue(world.process(world.model(asking)));
  const { signalCoordinator } = await import('../../../daemon/tools/signal-coordinator.ts');
  const session = {
    ...more,
    openTools: async () => ({
      kind: 'open' as const,
      tools: [signalCoordinator],
      checkpoint: async () => null,
      close: async () => undefined,
    }),
  };
  await queue.add(newJob('a'));
  await world.daemon(world.model(asking), undefined, { session });
  const jobs = async () => world.queue(world.process(world.model(asking))).jobs();
  const [job] = await jobs();
  expect(job).toMatchObject({ status: 'waiting', reason: expect.stringContaining('Which account?') });
  const sessionId = job?.sessionId as SessionId;
  const { host } = world.process(world.model(asking));
  const send = (action: InboxAction) => new FileInbox(host, layout, sessionId, 0).add(action);
  const run = (isStopped?: () => boolean) => world.daemon(world.model(asking), isStopped, { session });
  const resume = (message: string | null) =>
    resumeSession(world.process(world.model(asking), session), sessionId, message, never);
  const add = (key: string) => queue.add(newJob(key));
  const inbox = layout.inbox(sessionId);
  const jobId = job?.job.jobId ?? '';
  const runs = { unavailability: async () => null, runStatus: async () => 'open' as const };
  const dismiss = () =>
    dismissJob({ host, layout, queue: world.queue(world.process(world.model(asking))), runs }, jobId);
  const retry = () =>
    retryJob({ host, layout, queue: world.queue(world.process(world.model(asking))), runs }, jobId, 'same');
  const dismissInQueue = () => queue.dismiss(jobId, sessionId);
  const failOnce = () =>
    queue.release(jobId, { why: 'failed', stepsCompleted: 0, reason: 'overloaded', pauseMs: jobRetryMs });
  const drop = () => queue.drop(jobId, 'the model failed');
  const change = { add, dismiss, retry, dismissInQueue, failOnce, drop };
  return { jobs, send, run, resume, ...change, inbox, host, sessionId, files: host.files, requests: world.requests };
}

// @verifies waiting-jobs-are-settled
it('a job is worked on again when the user answers its session, in the same session', async () => {
  const { jobs, send, run } = await waitingWorld();
  const [before] = await jobs();
  await send({ kind: 'message', text: 'The staging account.' });
  await run();
  expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: before?.sessionId }]);
});

// @verifies waiting-jobs-are-settled
it('a job is finished when the user completed its session without the daemon, and no model is called', async () => {
  const { jobs, run, resume, requests } = await waitingWorld();
  expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
  const calls = requests.length;
  await run(idle);
  expect(await jobs()).toMatchObject([{ status: 'finished' }]);
  expect(requests).toHaveLength(calls);
});

// @verifies waiting-jobs-are-settled
it('a job whose session the user cancelled is not worked on again, and its subject is free', async () => {
  const { jobs, send, run, resume } = await waitingWorld();
  await send({ kind: 'cancel' });
  await resume(null);
  await run(idle);
  expect(await jobs()).toMatchObject([{ status: 'dropped', reason: expect.stringContaining('user') }]);
});

// @verifies waiting-jobs-are-settled
it.each(['completed', 'cancelled'])(
  'a job that failed and waits for its retry ends at once when the user %s its session',
  async (what) => {
    const { jobs, send, run, resume, requests, failOnce } = await waitingWorld();
    await failOnce();
    expect(await jobs()).toMatchObject([{ status: 'queued', failures: 1 }]);
    if (what === 'cancelled') await send({ kind: 'cancel' });
    await resume('The staging account.');
    const calls = requests.length;
    await run(idle);
    const end = what === 'completed' ? { status: 'finished' } : { status: 'dropped' };
    expect(await jobs()).toMatchObject([end]);
    expect(requests).toHaveLength(calls);
  },
);

// @verifies waiting-jobs-are-settled
it('a dead letter is finished when the user completed its session, and stays one otherwise', async () => {
  const { jobs, send, run, resume } = await waitingWorld();
  await send({ kind: 'cancel' });
  await resume(null);
  for (let i = 0; i < 2; i += 1) await run(idle);
  expect(await jobs()).toMatchObject([{ status: 'dropped' }]);
  expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
  await run(idle);
  expect(await jobs()).toMatchObject([{ status: 'finished' }]);
});

// @verifies waiting-jobs-are-settled
it.each(['waiting', 'dropped'])(
  'a %s job is finished after the delivery that the process that completed its session left',
  async (status) => {
    const kinds: ('delivered' | 'stopped')[] = [];
    let kind: 'delivered' | 'stopped' = 'stopped';
    const deliver = async () => {
      kinds.push(kind);
      return { kind, state: emptyOutbox };
    };
    const { jobs, send, run, resume } = await waitingWorld({ deliver });
    if (status === 'dropped') {
      await send({ kind: 'cancel' });
      await resume(null);
      await run(idle);
    }
    expect(await jobs()).toMatchObject([{ status }]);
    expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
    kind = 'delivered';
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished' }]);
    expect(kinds.at(-1)).toBe('delivered');
  },
);

// @verifies dismissed-jobs-deliver-nothing
it.each(['waiting', 'dropped'])(
  'the delivery that a stopped process left is never continued once its %s job is dismissed',
  async (status) => {
    let deliveries = 0;
    const deliver = async () => {
      deliveries += 1;
      return { kind: 'stopped' as const, state: emptyOutbox };
    };
    const { jobs, send, run, resume, dismiss, host, sessionId } = await waitingWorld({ deliver });
    const outbox = () => Outbox.open(host, layout, sessionId);
    await (await outbox()).append({ kind: 'requested', sessionId, target: deliveryTarget });
    if (status === 'dropped') {
      await send({ kind: 'cancel' });
      await resume(null);
      await run(idle);
    }
    expect(await jobs()).toMatchObject([{ status }]);
    expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
    const before = deliveries;
    expect(await dismiss()).toMatchObject({ state: 'dismissed' });
    await run(idle);
    expect(deliveries).toBe(before);
    expect(await jobs()).toMatchObject([{ status: 'dropped', isDismissed: true }]);
    expect((await outbox()).state).toMatchObject({ isDismissed: true });
    expect(await host.files.entry(layout.sidecar(sessionId))).toBeNull();
  },
);

/** A dead letter whose session was cancelled, or is still open, and whose result was to be delivered. */
async function failedWorld({ isEnded = true } = {}) {
  const delivered: string[] = [];
  const hosts: Host[] = [];
  // As the delivery itself: nothing without a request, and nothing of what the user dismissed.
  const deliver: SessionEnvironment['deliver'] = async ({ sessionId }, { kind }) => {
    const [host] = hosts;
    if (kind !== 'success' || host === undefined) return null;
    const outbox = await Outbox.open(host, layout, sessionId);
    if (outbox.state.target === null || outbox.state.isStopped) return null;
    await outbox.append({ kind: 'closed' });
    delivered.push(sessionId);
    return { kind: 'delivered', state: outbox.state };
  };
  const world = await waitingWorld({ deliver });
  const { host, sessionId, send, resume, run } = world;
  hosts.push(host);
  const outbox = () => Outbox.open(host, layout, sessionId);
  const request = async () => (await outbox()).append({ kind: 'requested', sessionId, target: deliveryTarget });
  await request();
  if (isEnded) {
    await send({ kind: 'cancel' });
    await resume(null);
    await run(idle);
  } else await world.drop();
  expect(await world.jobs()).toMatchObject([{ status: 'dropped' }]);
  return { ...world, delivered, outbox, request };
}

// @verifies dismissed-jobs-deliver-nothing
it.each([
  ['had failed', true],
  ['had not ended', false],
])(
  'the result of a session that %s when its job was dismissed is not delivered if the user resumes it',
  async (_, isEnded) => {
    const { dismiss, resume, run, jobs, delivered, outbox, request } = await failedWorld({ isEnded });
    expect(await dismiss()).toMatchObject({ state: 'dismissed' });
    expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
    await run(idle);
    expect(delivered).toEqual([]);
    expect(await jobs()).toMatchObject([{ status: 'dropped', isDismissed: true }]);
    expect((await outbox()).state).toMatchObject({ isStopped: true });
    await request();
    expect((await outbox()).state).toMatchObject({ isStopped: false, isDismissed: false });
  },
);

// @verifies dismissed-jobs-deliver-nothing
it('a dismissal that the queue refuses does not dismiss the delivery of the session', async () => {
  const { dismiss, run, resume, jobs, outbox } = await failedWorld();
  expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
  await run(idle);
  expect(await jobs()).toMatchObject([{ status: 'finished' }]);
  await (await outbox()).append({ kind: 'refused', gate: 'paths', reason: 'No.', allowed: 'Nothing.' });
  expect(await dismiss()).toMatchObject({ why: 'conflict' });
  expect((await outbox()).state).toMatchObject({ isDismissed: false, refusal: { gate: 'paths' } });
});

// @verifies retries-deliver-again
it.each(['failed', 'complete'])(
  'a retry of a dismissed job delivers the result of its session, also if that was %s before the retry',
  async (status) => {
    const { dismiss, retry, send, resume, run, jobs, delivered, sessionId, outbox } = await failedWorld();
    expect(await dismiss()).toMatchObject({ state: 'dismissed' });
    if (status === 'complete')
      expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
    expect(await retry()).toMatchObject({ state: 'queued' });
    await run();
    // The failed session asks again.
    if (status === 'failed') await send({ kind: 'message', text: 'The staging account.' });
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished' }]);
    expect(delivered).toEqual([sessionId]);
    expect((await outbox()).state).toMatchObject({ isClosed: true });
  },
);

// @verifies dismissed-jobs-deliver-nothing
it('the session of a dismissed job is ended if the process that dismissed the job died first', async () => {
  const deliver = async () => ({ kind: 'stopped' as const, state: emptyOutbox });
  const { jobs, run, resume, dismissInQueue, host, sessionId } = await waitingWorld({ deliver });
  expect(await resume('The staging account.')).toMatchObject({ result: { kind: 'success' } });
  await dismissInQueue();
  expect(await host.files.entry(layout.sidecar(sessionId))).toBe('file');
  await run(idle);
  expect(await host.files.entry(layout.sidecar(sessionId))).toBeNull();
  expect(await jobs()).toMatchObject([{ status: 'dropped', isDismissed: true }]);
});

it('a job still waits when nothing happened, or when an entry does not answer it', async () => {
  const { jobs, send, run } = await waitingWorld();
  await run(idle);
  await send({ kind: 'raise', limit: 'run', tokens: 10 });
  await run(idle);
  expect(await jobs()).toMatchObject([{ status: 'waiting' }]);
});

// @verifies waiting-jobs-are-settled
it.each(['damaged', 'a folder'])(
  'a job waits while its inbox is %s, and the other jobs are worked on',
  async (what) => {
    const { jobs, send, run, add, files, inbox } = await waitingWorld();
    if (what === 'a folder') await files.makeFolder(inbox);
    else {
      const file = await files.open(inbox, 'create');
      await file.write(new TextEncoder().encode('not an entry\n'), 0);
      await file.close();
    }
    await add('b');
    await run();
    expect(await jobs()).toMatchObject([{ status: 'waiting' }, { status: 'waiting', sessionId: expect.any(String) }]);
    await (what === 'a folder' ? files.removeFolder(inbox) : files.remove(inbox));
    await send({ kind: 'message', text: 'The staging account.' });
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished' }, { status: 'waiting' }]);
  },
);

/** A world whose only job waits for a child of its session: the user paused the child during its first call. */
async function pausedChildWorld() {
  const child = compiledWorkflow('test.child', ['review']);
  const world = new ServiceWorld(two, child);
  const childId = () => world.disk.bare.list(layout.sessions)[1] as SessionId;
  const { host } = world.process(world.model(asking));
  const send = (action: InboxAction) => new FileInbox(host, layout, childId(), 0).add(action);
  let isPaused = false;
  const model = world.model((request) => {
    const title = titleIn(request);
    if (title === 'Title of step-1' && request.messages.length === 1)
      return reply('', use('spawn_agent', { workflowId: 'test.child', goal: 'Review it.' }));
    return title === 'Title of review' && request.messages.length === 1
      ? reply('', use('write', { name: title }))
      : reply('', done(`Did ${title}.`));
  });
  const pausing = {
    ...model,
    call: async (...call: Parameters<typeof model.call>) => {
      if (titleIn(call[0]) === 'Title of review' && !isPaused) await send({ kind: 'pause' });
      isPaused ||= titleIn(call[0]) === 'Title of review';
      return model.call(...call);
    },
  };
  const limits = { depthMax: 1, countMax: 5 };
  const environment: SessionEnvironment = world.process(pausing, { spawning: spawning(() => environment, limits) });
  const session = { spawning: environment.spawning as Spawning };
  const queue = world.queue(environment);
  await queue.add(newJob('a'));
  await world.daemon(pausing, undefined, { session });
  const jobNow = async () => (await world.queue(world.process(pausing)).jobs())[0] as JobState;
  const statusNow = async () => (await jobNow()).status;
  expect(await statusNow()).toBe('waiting');
  const run = (isStopped: (jobs: readonly JobState[]) => boolean) => world.daemon(pausing, isStopped, { session });
  return { world, environment, host, send, run, jobNow, statusNow, childId: childId() };
}

// @verifies parents-wait-with-their-children, waiting-jobs-are-settled
it.each(['resumes', 'completes', 'does nothing to'])(
  'a job whose session waits for a paused child is worked on again when the user %s the child',
  async (what) => {
    const { environment, send, run, statusNow, childId } = await pausedChildWorld();
    if (what === 'resumes') await send({ kind: 'resume' });
    if (what === 'completes') await resumeSession(environment, childId, null, never);
    let polls = 0;
    await run((jobs) => {
      polls += 1;
      return polls > 5 && jobs.every(({ status }) => status !== 'queued');
    });
    expect(await statusNow()).toBe(what === 'does nothing to' ? 'waiting' : 'finished');
  },
);

// @verifies parents-wait-with-their-children, waiting-jobs-are-settled
it('a job whose session waits for a child is worked on again when the process that works on the child has stopped', async () => {
  const { world, host, environment, send, statusNow, childId } = await pausedChildWorld();
  const waiting = new WaitingJobs(host, layout, world.queue(environment));
  const lock = await SessionLock.take(host, layout, childId);
  await send({ kind: 'resume' });
  for (let polls = 0; polls < 3; polls += 1) await waiting.settle();
  expect(await statusNow()).toBe('waiting');
  await lock?.release();
  await waiting.settle();
  expect(await statusNow()).toBe('queued');
});

// @verifies waiting-jobs-are-settled
it.each(['turn log', 'inbox'])(
  'a job whose session waits for a child is worked on again although the %s of the child could not be read at first',
  async (what) => {
    const { world, host, environment, send, statusNow, childId } = await pausedChildWorld();
    await send({ kind: 'resume' });
    const path = what === 'inbox' ? layout.inbox(childId) : layout.turnLog(childId);
    let isFailing = true;
    const read = async () => {
      throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
    };
    const open: typeof host.files.open = async (at, ...mode) => {
      const file = await host.files.open(at, ...mode);
      return isFailing && at === path ? { ...file, read } : file;
    };
    const files = { ...host.files, open };
    const waiting = new WaitingJobs({ ...host, files }, layout, world.queue(environment));
    for (let polls = 0; polls < 3; polls += 1) await waiting.settle();
    expect(await statusNow()).toBe('waiting');
    isFailing = false;
    await waiting.settle();
    expect(await statusNow()).toBe('queued');
  },
);

// @verifies waiting-jobs-are-settled
it('a job whose session waits again for the same child is worked on again only when the child has changed', async () => {
  const { world, host, environment, send, jobNow, statusNow } = await pausedChildWorld();
  const queue = world.queue(environment);
  const waiting = new WaitingJobs(host, layout, queue);
  const { job, sessionId, reason } = await jobNow();
  /** As a session would that could do nothing with what the user sent to the child. */
  const waitAgain = async () => {
    const log = await TurnLog.open(host, layout, sessionId as SessionId);
    const { question, child } = log.state;
    await log.append({ kind: 'session_resumed' });
    await log.append({ kind: 'session_parked', cause: 'paused', question: question ?? '', child: child as SessionId });
    await log.close();
    await queue.claim({ pid: 1, startTime: '1', bootId: 'boot' });
    await queue.wait(job.jobId, reason ?? '');
  };
  await send({ kind: 'resume' });
  await waiting.settle();
  expect(await statusNow()).toBe('queued');
  await waitAgain();
  for (let polls = 0; polls < 3; polls += 1) await waiting.settle();
  expect(await statusNow()).toBe('waiting');
  await send({ kind: 'resume' });
  await waiting.settle();
  expect(await statusNow()).toBe('queued');
});

// @verifies parents-wait-with-their-children
it('what the user sends to a child is reported as received by the daemon if the daemon continues the child because of it', async () => {
  const { world, host, environment, childId } = await pausedChildWorld();
  const runs = { unavailability: async () => null, runStatus: async () => 'open' as const };
  const place = { host, layout, runs, queue: world.queue(environment), isDaemonRunning: async () => true };
  const sent = async (action: InboxAction) => sendEntry(place, await storedSession(host, layout, childId), action);
  expect(await sent({ kind: 'raise', limit: 'run', tokens: 1 })).toMatchObject({ state: 'stored' });
  expect(await sent({ kind: 'resume' })).toMatchObject({ state: 'queued', next: null });
});
