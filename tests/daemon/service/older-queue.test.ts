/** The user restored an older copy of the queue: what the sessions of its jobs have done since is in their logs. */
import { describe, expect, it } from 'vitest';
import { emptyOutbox } from '../../../daemon/delivery/outbox-state.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { dismissJob, retryJob } from '../../../daemon/reports/change-job.ts';
import { unavailabilityOf } from '../../../daemon/reports/unavailable-session.ts';
import { resumeSession } from '../../../daemon/session/run-session.ts';
import { runSchedule } from '../../../daemon/triggers/cron.ts';
import { handlingPorts } from '../../../daemon/triggers/start-triggers.ts';
import { signalCoordinator } from '../../../daemon/tools/signal-coordinator.ts';
import type { SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import { sessionIds, storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { SessionsOfJobs } from '../../../daemon/storage/sessions-of-jobs.ts';
import type { InboxAction } from '../../../schemas/daemon/inbox-entry.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { newJob } from '../queue/queue-world.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { layout, never, titleIn } from '../session/session-world.ts';
import { named } from '../triggers/trigger-world.ts';
import { ServiceWorld } from './service-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));
const idle = () => true;
const completing = (): ModelReply => reply('', done('Did it.'));
/** Asks the user once, in its first step. */
const asking = ({ messages, ...request }: ModelRequest): ModelReply =>
  messages.length === 1 && titleIn({ messages, ...request }) === 'Title of step-1'
    ? reply('', use('signal_coordinator', { kind: 'needs_input', text: 'Which account?' }))
    : completing();
const runs = { unavailability: async () => null, runStatus: async () => 'open' as const };

/** A world with one job, whose queue is copied before anything is done. */
async function worldWithCopy(
  script: (request: ModelRequest, number: number) => ModelReply = completing,
  job = newJob('a'),
) {
  const world = new ServiceWorld(two);
  const stopping = new AbortController();
  let isStopping = false;
  const deliveries: string[] = [];
  const session: Partial<SessionEnvironment> = {
    openTools: async () => ({
      kind: 'open',
      tools: [signalCoordinator],
      checkpoint: async () => null,
      close: async () => undefined,
    }),
    deliver: async ({ sessionId }, result) => {
      if (result.kind !== 'success') return null;
      deliveries.push(sessionId);
      if (isStopping) stopping.abort();
      return { kind: isStopping ? 'stopped' : 'delivered', state: emptyOutbox };
    },
  };
  const environment = () => world.process(world.model(script), session);
  const queue = () => world.queue(environment());
  const copy = () => world.disk.bare.read(layout.queue) ?? new Uint8Array();
  const adding = await queue().add(job);
  const jobId = adding.kind === 'added' ? adding.jobId : '';
  const first = copy();
  const sessions = () => sessionIds(environment().host, layout);
  const only = async () => {
    const [sessionId, ...others] = await sessions();
    expect(others).toEqual([]);
    return sessionId as SessionId;
  };
  const storedOf = (sessionId: SessionId) => storedSession(environment().host, layout, sessionId);
  return {
    ...{ world, jobId, deliveries, environment, queue, copy, sessions, only, storedOf, stopping },
    restore: (bytes = first) => world.disk.bare.write(layout.queue, bytes),
    run: (isOver?: () => boolean) => world.daemon(world.model(script), isOver, { session }),
    /** The daemon is stopped while it delivers, or by the test. */
    runUntilStopped: async (whileItDelivers: boolean) => {
      isStopping = whileItDelivers;
      await world.daemon(world.model(script), idle, { session, stop: stopping.signal });
      isStopping = false;
    },
    jobs: () => queue().jobs(),
    send: async (action: InboxAction) =>
      new FileInbox(
        environment().host,
        layout,
        await only(),
        (await storedOf(await only())).state?.lastTicket ?? 0,
      ).add(action),
    unavailability: async (sessionId: SessionId) =>
      unavailabilityOf({ runs, queue: queue() }, await storedOf(sessionId)),
  };
}

describe('after an older copy of the queue was restored', () => {
  // @verifies sessions-outlive-the-queue
  it('a job whose session is complete and delivered is finished without a second session or delivery', async () => {
    const { world, run, restore, jobs, only, deliveries } = await worldWithCopy();
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished' }]);
    const [sessionId, calls] = [await only(), world.requests.length];
    expect(deliveries).toEqual([sessionId]);
    restore();
    expect(await jobs()).toMatchObject([{ status: 'queued', sessionId: null }]);
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId }]);
    expect([await only(), deliveries, world.requests.length]).toEqual([sessionId, [sessionId], calls]);
  });

  // @verifies sessions-outlive-the-queue
  it('a job whose process was working when the copy was made is finished as well', async () => {
    let during: Uint8Array | null = null;
    const { world, run, restore, jobs, only, deliveries, copy } = await worldWithCopy(() => {
      during ??= copy();
      return completing();
    });
    await run();
    const calls = world.requests.length;
    const claimed = new TextDecoder().decode(during ?? new Uint8Array()).split('\n');
    restore(new TextEncoder().encode(`${claimed.filter((line) => !line.includes('"opened"')).join('\n')}`));
    expect(await jobs()).toMatchObject([{ status: 'claimed', sessionId: null }]);
    await run(idle);
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: await only() }]);
    expect([deliveries.length, world.requests.length]).toEqual([1, calls]);
  });

  // @verifies sessions-outlive-the-queue
  it('the rest of an interrupted delivery is done', async () => {
    const { run, restore, jobs, only, deliveries, runUntilStopped } = await worldWithCopy();
    await runUntilStopped(true);
    expect(await jobs()).toMatchObject([{ status: 'queued' }]);
    restore();
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: await only() }]);
    expect(deliveries).toHaveLength(2);
  });

  // @verifies sessions-outlive-the-queue
  it('a session that waits can be answered at once, and its job waits again or continues in it', async () => {
    const { world, run, restore, jobs, only, send, unavailability } = await worldWithCopy(asking);
    await run();
    expect(await jobs()).toMatchObject([{ status: 'waiting' }]);
    const sessionId = await only();
    const calls = world.requests.length;
    restore();
    expect(await unavailability(sessionId)).toBeNull();
    await run(idle);
    expect(await jobs()).toMatchObject([
      { status: 'waiting', sessionId, reason: expect.stringContaining('Which account?') },
    ]);
    expect(world.requests).toHaveLength(calls);
    restore();
    await send({ kind: 'message', text: 'The staging account.' });
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId }]);
    expect(await only()).toBe(sessionId);
  });

  // @verifies sessions-outlive-the-queue
  it('a session can be resumed without the daemon, and its job is finished then', async () => {
    const { run, restore, jobs, only, environment } = await worldWithCopy(asking);
    await run();
    restore();
    const resumed = await resumeSession(environment(), await only(), 'The staging account.', never);
    expect(resumed).toMatchObject({ result: { kind: 'success' } });
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: await only() }]);
  });

  // @verifies sessions-outlive-the-queue
  it('a session that was stopped in its first step is resumed', async () => {
    const started = await worldWithCopy((_, number) => {
      if (number === 1) started.stopping.abort();
      return completing();
    });
    await started.runUntilStopped(false);
    const sessionId = await started.only();
    started.restore();
    const { world, jobs, only } = started;
    await world.daemon(world.model(completing));
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId }]);
    expect(await only()).toBe(sessionId);
  });

  // @verifies sessions-outlive-the-queue
  it.each([
    ['was cancelled', 'the user cancelled the session'],
    ['is damaged', 'the log of its session is damaged; to start again, run: workrail daemon retry'],
  ])('a job whose session %s is a dead letter, and a retry in a new session leaves that one', async (why, reason) => {
    const { world, run, restore, jobs, only, send, environment, jobId, queue, sessions } = await worldWithCopy(asking);
    await run();
    const sessionId = await only();
    if (why === 'was cancelled') {
      await send({ kind: 'cancel' });
      await resumeSession(environment(), sessionId, null, never);
    } else {
      const log = layout.turnLog(sessionId);
      world.disk.bare.write(log, new TextEncoder().encode(`${world.text(log)}no\n`));
    }
    restore();
    await run(idle);
    expect(await jobs()).toMatchObject([{ status: 'dropped', sessionId, reason: expect.stringContaining(reason) }]);
    const { host } = environment();
    expect(await retryJob({ host, layout, runs, queue: queue() }, jobId, 'new')).toMatchObject({ state: 'queued' });
    await world.daemon(world.model(completing));
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: (await sessions())[1] }]);
  });

  // @verifies sessions-outlive-the-queue
  it.each(['dismiss', 'retry'])(
    'a command that would leave the open session of the job is refused: %s',
    async (act) => {
      const { run, restore, jobs, only, environment, jobId, queue } = await worldWithCopy(asking);
      await run();
      restore();
      if (act === 'retry') await queue().drop(jobId, 'for a test');
      const world = { host: environment().host, layout, runs, queue: queue() };
      const changed = act === 'retry' ? await retryJob(world, jobId, 'new') : await dismissJob(world, jobId);
      const sessionId = await only();
      expect(changed).toMatchObject({ next: expect.stringContaining(`workrail daemon cancel ${sessionId}`) });
      expect(await jobs()).toMatchObject([{ status: act === 'retry' ? 'dropped' : 'queued', sessionId }]);
    },
  );

  // @verifies sessions-outlive-the-queue
  it('a later occurrence of the schedule cancels the session of the run that it replaces', async () => {
    const { world, run, restore, jobs, only, environment, queue, storedOf } = await worldWithCopy(asking, {
      ...newJob('a'),
      trigger: 'fix',
    });
    await run();
    restore();
    const ports = handlingPorts({ host: environment().host, layout, queue: queue(), variable: () => undefined });
    const cron = { expression: '0 * * * *', timeZone: 'UTC', overlap: 'replace' } as const;
    const rule = named({ cron, goal: 'Review.' });
    await runSchedule(ports, rule);
    world.nowMs += 60 * 60_000;
    await runSchedule(ports, rule);
    const sessionId = await only();
    expect(await jobs()).toMatchObject([{ status: 'queued', sessionId }, { status: 'queued' }]);
    await run();
    const replaced = 'a later occurrence of its schedule replaced it';
    expect(await jobs()).toMatchObject([{ status: 'dropped', reason: replaced }, { status: 'waiting' }]);
    expect((await storedOf(sessionId)).state?.closed).toEqual({ outcome: 'error', reason: replaced });
  });

  // @verifies sessions-outlive-the-queue
  it('that names an earlier session of the job, the newer one counts', async () => {
    const { world, run, restore, jobs, only, send, environment, jobId, queue, copy, sessions, unavailability } =
      await worldWithCopy(asking);
    await run();
    const first = await only();
    await send({ kind: 'cancel' });
    await resumeSession(environment(), first, null, never);
    await run(idle);
    const dropped = copy();
    const { host } = environment();
    await retryJob({ host, layout, runs, queue: queue() }, jobId, 'new');
    expect(await unavailability(first)).toBe('replaced');
    await world.daemon(world.model(completing));
    const [, second] = await sessions();
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: second }]);
    expect(await unavailability(first)).toBe('replaced');
    restore(dropped);
    const calls = world.requests.length;
    await queue().retry(jobId, 'same', null);
    await run();
    expect(await jobs()).toMatchObject([{ status: 'finished', sessionId: second }]);
    expect([await sessions(), world.requests.length]).toEqual([[first, second], calls]);
  });
});

// @verifies sessions-outlive-the-queue
it('the beginning of each session is read once, however many jobs start', async () => {
  const { environment, run, jobId, only, queue, world } = await worldWithCopy();
  await run();
  const { host } = environment();
  const opened: string[] = [];
  const files = {
    ...host.files,
    open: (...args: Parameters<typeof host.files.open>) => {
      opened.push(args[0]);
      return host.files.open(...args);
    },
  };
  const sessions = new SessionsOfJobs({ ...host, files }, layout);
  const first = await only();
  expect(await Promise.all([sessions.of(jobId), sessions.of('job_other')])).toEqual([[first], []]);
  await queue().add(newJob('b'));
  await world.daemon(world.model(completing));
  const other = (await queue().jobs()).find(({ job }) => job.key === 'b');
  expect(await sessions.of(other?.job.jobId ?? '')).toEqual([other?.sessionId]);
  expect(await sessions.of(jobId)).toEqual([first]);
  expect(opened).toEqual([first, other?.sessionId].map((each) => layout.turnLog(each as SessionId)));
});

it('ends a session that was discarded by a process that died before it ended the session', async () => {
  let during: Uint8Array | null = null;
  const { world, jobId, queue, run, restore, storedOf, only, sessions, jobs, copy } = await worldWithCopy((request) => {
    during ??= copy();
    return asking(request);
  });
  await run();
  const first = await only();
  expect((await storedOf(first)).status).toBe('waiting');
  restore(during ?? new Uint8Array());
  await queue().discard(jobId, first);
  await run(idle);
  expect(world.disk.bare.read(layout.sidecar(first))).toBeNull();
  expect((await storedOf(first)).status).toBe('error');
  expect(await sessions()).toHaveLength(2);
  expect(await jobs()).toMatchObject([{ status: 'waiting' }]);
});
