/** The queue of the daemon: what is added once, who may claim it, and what becomes of it when a process dies. */
import { describe, expect, it } from 'vitest';
import type { NewJob } from '../../../schemas/daemon/job.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { contextBytesMax } from '../../../schemas/limits.ts';
import { jobRetryMs } from '../../../schemas/daemon/limits.ts';
import { isDeadLetter, isListed } from '../../../daemon/queue/job-state.ts';
import type { Release } from '../../../daemon/queue/queue.ts';
import { SharedLogFault } from '../../../daemon/storage/shared-log.ts';
import { newJob, queuePath, QueueWorld } from './queue-world.ts';

const session = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
const otherSession = 'sess_01jh8x2m4k9q7v3c5t6w8y0z13' as SessionId;
const stopped = { why: 'stopped', stepsCompleted: 0, pauseMs: 0, reason: 'the daemon stopped' } as const;
const failed = { why: 'failed', stepsCompleted: 0, pauseMs: 0, reason: 'the model failed' } as const;

describe('adding', () => {
  // @verifies jobs-are-added-once
  it('adds a key once for good, also after the job is finished', async () => {
    const { queue, holder } = new QueueWorld().process();
    const first = await queue.add(newJob('delivery/1'));
    expect(first.kind).toBe('added');
    expect(await queue.add(newJob('delivery/1'))).toEqual({ ...first, kind: 'duplicate' });
    const claim = await queue.claim(holder);
    await queue.finish(claim?.state.job.jobId ?? '');
    expect(await queue.add(newJob('delivery/1'))).toEqual({ ...first, kind: 'duplicate' });
  });

  // @verifies jobs-are-added-once
  it('keeps one open job for each subject, and takes the next one when that is finished', async () => {
    const { queue, holder } = new QueueWorld().process();
    const subject = 'github:owner/repo#12';
    const first = await queue.add(newJob('a', { subject }));
    expect(await queue.add(newJob('b', { subject }))).toEqual({ ...first, kind: 'duplicate' });
    const claim = await queue.claim(holder);
    await queue.finish(claim?.state.job.jobId ?? '');
    expect(await queue.add(newJob('b', { subject }))).toMatchObject({ kind: 'added' });
  });

  it('refuses a context that no run would take, and writes nothing', async () => {
    const world = new QueueWorld();
    const adding = await world.process().queue.add(newJob('a', { context: { text: 'x'.repeat(contextBytesMax) } }));
    expect(adding).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining(`the limit is ${contextBytesMax}`),
    });
    expect(world.text()).toBe('');
  });
});

describe('a dead letter', () => {
  const dropped = async (more: Partial<NewJob> = {}) => {
    const world = new QueueWorld();
    const { queue, holder } = world.process();
    await queue.add(newJob('a', more));
    const jobId = (await queue.claim(holder))?.state.job.jobId ?? '';
    await queue.opened(jobId, session, 2);
    await queue.drop(jobId, 'the model failed');
    return { world, queue, holder, jobId };
  };

  // @verifies dead-letters-are-retried
  it('is queued again once, without its failures, with its session or without it', async () => {
    for (const kept of [session, null]) {
      const { world, queue, holder, jobId } = await dropped();
      const state = { status: 'queued', failures: 0, sessionId: kept, stepsCompleted: kept === null ? 0 : 2 };
      expect(await queue.retry(jobId, kept === null ? 'new' : 'same', null)).toMatchObject({ kind: 'changed', state });
      expect(await queue.retry(jobId, 'same', null)).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('in the queue'),
      });
      expect(await world.process().queue.jobs()).toMatchObject([state]);
      expect(await queue.claim(holder)).toMatchObject({ isAbandoned: false, state: { sessionId: kept } });
    }
  });

  // @verifies dead-letters-are-retried
  it('is not queued while another job works on its subject', async () => {
    const subject = 'github:owner/repo#12';
    const { queue, jobId } = await dropped({ subject });
    const other = await queue.add(newJob('b', { subject }));
    expect(await queue.retry(jobId, 'same', null)).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('jobId' in other ? other.jobId : '?'),
    });
  });

  // @verifies dead-letters-are-retried
  it('is tried again at once if the user does not wait for its retry, and only in its session while that has not ended', async () => {
    const { queue, holder, jobId } = await dropped();
    await queue.retry(jobId, 'same', null);
    await queue.release(jobId, { why: 'failed', stepsCompleted: 0, reason: 'overloaded', pauseMs: 30_000 });
    expect(await queue.job(jobId)).toMatchObject({ status: 'queued', failures: 1 });
    expect(await queue.claim(holder)).toBeNull();
    expect(await queue.retry(jobId, 'new', null)).toMatchObject({ kind: 'refused' });
    expect(await queue.retry(jobId, 'same', null)).toMatchObject({ state: { status: 'queued', failures: 0 } });
    expect(await queue.claim(holder)).toMatchObject({ state: { sessionId: session } });
  });

  // @verifies dead-letters-are-retried
  it('is no longer listed when it is dismissed, and can be retried all the same', async () => {
    const { queue, jobId } = await dropped();
    const listed = async () => (await queue.jobs()).filter(isListed).length;
    expect(await listed()).toBe(1);
    expect(await queue.dismiss(jobId, null)).toMatchObject({
      state: { status: 'dropped', reason: 'the model failed' },
    });
    expect(await listed()).toBe(0);
    expect(await queue.retry(jobId, 'same', null)).toMatchObject({ kind: 'changed' });
    expect(await listed()).toBe(1);
  });

  it('leaves its ended session, and is dismissed, also if the session ended while the job waited for the user', async () => {
    for (const left of ['retry', 'dismiss'] as const) {
      const { queue, jobId } = await dropped();
      await queue.retry(jobId, 'same', null);
      await queue.wait(jobId, 'Which one?');
      for (const ended of [null, otherSession])
        expect(await (left === 'retry' ? queue.retry(jobId, 'new', ended) : queue.dismiss(jobId, ended))).toMatchObject(
          {
            kind: 'refused',
            reason: expect.stringContaining('waiting for you'),
          },
        );
      const changed = left === 'retry' ? queue.retry(jobId, 'new', session) : queue.dismiss(jobId, session);
      expect(await changed).toMatchObject({
        state: left === 'retry' ? { status: 'queued', sessionId: null } : { status: 'dropped', isDismissed: true },
      });
    }
  });

  it('leaves its ended session also after it was put back into the queue', async () => {
    const { queue, jobId } = await dropped();
    await queue.retry(jobId, 'same', null);
    for (const [kind, ended] of [
      ['new', null],
      ['new', otherSession],
      ['same', session],
    ] as const)
      expect(await queue.retry(jobId, kind, ended)).toMatchObject({ kind: 'refused' });
    const left = { status: 'queued', sessionId: null, stepsCompleted: 0 };
    expect(await queue.retry(jobId, 'new', session)).toMatchObject({ kind: 'changed', state: left });
    expect(await queue.jobs()).toMatchObject([left]);
  });

  it('is the only job that can be retried, and with a job that has not started the only one that can be dismissed', async () => {
    const { queue, holder } = new QueueWorld().process();
    expect(await queue.retry('job_none', 'same', null)).toEqual({ kind: 'unknown' });
    await queue.add(newJob('a'));
    await queue.add(newJob('b'));
    const [first, second] = (await queue.jobs()).map(({ job }) => job.jobId);
    expect(await queue.dismiss(second ?? '', null)).toMatchObject({ state: { isDismissed: true } });
    await queue.claim(holder);
    for (const change of [queue.retry(first ?? '', 'new', null), queue.dismiss(first ?? '', null)])
      expect(await change).toMatchObject({ kind: 'refused', reason: expect.stringContaining('being worked on') });
    await queue.opened(first ?? '', session, 0);
    await queue.release(first ?? '', stopped);
    for (const ended of [null, otherSession])
      expect(await queue.dismiss(first ?? '', ended)).toMatchObject({ kind: 'refused' });
    expect(await queue.claim(holder)).toMatchObject({ state: { job: { jobId: first } } });
  });
});

describe('claiming', () => {
  // @verifies claims-are-leases
  it('gives a job to one of two processes, until that one dies', async () => {
    const world = new QueueWorld();
    const [one, two] = [world.process(), world.process()];
    await one.queue.add(newJob('a'));
    const claims = await Promise.all([one.queue.claim(one.holder), two.queue.claim(two.holder)]);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    const [winner, other] = claims[0] === null ? [two, one] : [one, two];
    expect(await other.queue.claim(other.holder)).toBeNull();
    world.dead.add(winner.holder.pid);
    expect(await other.queue.claim(other.holder)).toMatchObject({ isAbandoned: true, state: { failures: 1 } });
  });

  // @verifies claims-are-leases
  it('keeps the session of a dead process, and offers such jobs first', async () => {
    const world = new QueueWorld();
    const one = world.process();
    await one.queue.add(newJob('a'));
    await one.queue.add(newJob('b'));
    const claim = await one.queue.claim(one.holder);
    await one.queue.opened(claim?.state.job.jobId ?? '', session, 0);
    await one.queue.add(newJob('c'));
    world.dead.add(one.holder.pid);
    const two = world.process();
    expect(await two.queue.claim(two.holder)).toMatchObject({ state: { job: { key: 'a' }, sessionId: session } });
    expect(await two.queue.claim(two.holder)).toMatchObject({ state: { job: { key: 'b' }, sessionId: null } });
  });

  it('waits until the time of a retry', async () => {
    const world = new QueueWorld();
    const { queue, holder } = world.process();
    await queue.add(newJob('a'));
    const claim = await queue.claim(holder);
    await queue.release(claim?.state.job.jobId ?? '', { ...failed, pauseMs: 1000 });
    expect(await queue.claim(holder)).toBeNull();
    world.nowMs += 1000;
    expect(await queue.claim(holder)).not.toBeNull();
  });

  it('does not wait longer because the clock was set back', async () => {
    const world = new QueueWorld();
    const { queue, holder } = world.process();
    await queue.add(newJob('a'));
    const claim = await queue.claim(holder);
    await queue.release(claim?.state.job.jobId ?? '', { ...failed, pauseMs: jobRetryMs });
    expect(await queue.claim(holder)).toBeNull();
    world.nowMs -= 365 * 24 * 3_600_000;
    expect(await queue.claim(holder)).not.toBeNull();
  });

  it('claims no job that waits for the user until it is released', async () => {
    const { queue, holder } = new QueueWorld().process();
    const { jobId } = (await queue.add(newJob('a'))) as { jobId: string };
    await queue.claim(holder);
    await queue.wait(jobId, 'Which account?');
    expect(await queue.claim(holder)).toBeNull();
    await queue.release(jobId, { why: 'requeued', stepsCompleted: 0, pauseMs: 0, reason: 'answered' });
    expect(await queue.claim(holder)).not.toBeNull();
  });
});

describe('failing', () => {
  const letter = async (...releases: readonly Release[]) => {
    const { queue, holder } = new QueueWorld().process();
    const { jobId } = (await queue.add(newJob('a'))) as { jobId: string };
    for (const release of releases) {
      await queue.claim(holder);
      await queue.release(jobId, release);
    }
    const state = await queue.job(jobId);
    return state !== null && isDeadLetter(state);
  };
  const failedAt = (stepsCompleted: number) => ({ ...failed, stepsCompleted });

  // @verifies second-failure-is-a-dead-letter
  it('makes a dead letter of the second failure without a completed step in between', async () => {
    expect(await letter(failedAt(0))).toBe(false);
    expect(await letter(failedAt(0), failedAt(0))).toBe(true);
    expect(await letter(failedAt(0), failedAt(1))).toBe(false);
    expect(await letter(failedAt(0), failedAt(1), failedAt(1))).toBe(true);
    expect(await letter(stopped, stopped, stopped)).toBe(false);
  });

  // @verifies second-failure-is-a-dead-letter
  it('counts a process that died as a failure', async () => {
    const world = new QueueWorld();
    const first = world.process();
    const { jobId } = (await first.queue.add(newJob('a'))) as { jobId: string };
    let queue = first.queue;
    for (const expected of [0, 1, 2]) {
      const next = world.process();
      queue = next.queue;
      expect((await queue.claim(next.holder))?.state.failures).toBe(expected);
      world.dead.add(next.holder.pid);
    }
    await queue.opened(jobId, session, 3);
    expect((await queue.job(jobId))?.failures).toBe(1);
  });
});

describe('the file', () => {
  it('has these bytes', async () => {
    const world = new QueueWorld();
    const { queue, holder } = world.process();
    const { jobId } = (await queue.add(newJob('a'))) as { jobId: string };
    await queue.claim(holder);
    await queue.opened(jobId, session, 0);
    await queue.finish(jobId);
    expect(world.text()).toMatchInlineSnapshot(`
      "{"atMs":1767312000000,"job":{"addedAtMs":1767312000000,"context":{},"delivery":null,"goal":"Fix the login.","jobId":"job_p1x000001","key":"a","origin":{"chainDepth":0,"kind":"user"},"subject":null,"trigger":null,"trust":"user","v":1,"workflowId":"test.two","workspacePath":"/work"},"kind":"added","v":1}
      {"atMs":1767312000000,"holder":{"bootId":"boot","pid":1,"startTime":"1"},"jobId":"job_p1x000001","kind":"claimed","v":1}
      {"atMs":1767312000000,"jobId":"job_p1x000001","kind":"opened","sessionId":"sess_01jh8x2m4k9q7v3c5t6w8y0z12","stepsCompleted":0,"v":1}
      {"atMs":1767312000000,"jobId":"job_p1x000001","kind":"finished","v":1}
      "
    `);
  });

  it('stops at a line that another program changed, and names it', async () => {
    const world = new QueueWorld();
    await world.process().queue.add(newJob('a'));
    world.disk.bare.write(queuePath, new TextEncoder().encode(`${world.text()}{"v":1}\n`));
    await expect(world.process().queue.jobs()).rejects.toThrow(
      new SharedLogFault('line 2 is not a record of the queue', 'the queue', {
        path: queuePath,
        loss: 'all jobs in the queue are lost',
      }),
    );
  });

  // @verifies jobs-are-written-first
  it.each(['lost', 'kept', 'torn'] as const)(
    'after a power cut at each operation that leaves unsynced data %s, has every job that was confirmed',
    async (fate) => {
      let isCut = true;
      for (let operations = 0; isCut; operations += 1) {
        const world = new QueueWorld();
        const confirmed: string[] = [];
        world.disk.cutAfter(operations);
        const { queue, holder } = world.process();
        isCut = await (async () => {
          for (const key of ['a', 'b', 'c']) if ((await queue.add(newJob(key))).kind === 'added') confirmed.push(key);
          const claim = await queue.claim(holder);
          await queue.finish(claim?.state.job.jobId ?? '');
          confirmed.push('finished');
        })().then(
          () => false,
          () => true,
        );
        world.disk.restart(() => fate);
        world.dead.add(holder.pid);
        const next = world.process();
        const known = await next.queue.jobs();
        const keys = known.map(({ job }) => job.key);
        const where = `cut after ${operations} operations`;
        for (const key of confirmed.filter((each) => each !== 'finished')) expect(keys, where).toContain(key);
        if (confirmed.includes('finished')) expect(known[0]?.status, where).toBe('finished');
        // What was not confirmed can be added again, and everything open can be claimed once.
        for (const key of ['a', 'b', 'c']) await next.queue.add(newJob(key));
        const claimed: string[] = [];
        for (
          let claim = await next.queue.claim(next.holder);
          claim !== null;
          claim = await next.queue.claim(next.holder)
        )
          claimed.push(claim.state.job.key);
        const isFinished = (await next.queue.jobs()).some(({ status }) => status === 'finished');
        expect(claimed.sort(), where).toEqual(isFinished ? ['b', 'c'] : ['a', 'b', 'c']);
      }
    },
  );
});
