/** The daemon as a whole: how many sessions at once, what becomes of a job that fails, asks or is stopped, and what a dead daemon left. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { identityOf, livenessOf } from '../../../daemon/sandbox/process-identity.ts';
import { DaemonLock } from '../../../daemon/service/daemon-lock.ts';
import { cleanAbandonedSessions } from '../../../daemon/service/abandoned-sessions.ts';
import { nextStepOf } from '../../../daemon/service/next-step-of-job.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { createHost } from '../../../runtime/host.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { sessionsAtOnceMax } from '../../../schemas/daemon/limits.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { newJob } from '../queue/queue-world.ts';
import { done, reply } from '../session/loop-world.ts';
import { layout, titleIn } from '../session/session-world.ts';
import { ServiceWorld } from './service-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));
const completing = (request: ModelRequest): ModelReply => reply('', done(`Did ${titleIn(request)}.`));
const broken = () => ({ kind: 'fault', code: 'unauthorized', message: 'the key is wrong' }) as const;

async function worldWith(...keys: readonly string[]): Promise<ServiceWorld> {
  const world = new ServiceWorld(two);
  const queue = world.queue(world.process(world.model(completing)));
  for (const key of keys) await queue.add(newJob(key));
  return world;
}

const jobsOf = (world: ServiceWorld): Promise<readonly JobState[]> =>
  world.queue(world.process(world.model(completing))).jobs();
const endsOf = ({ events }: ServiceWorld) => events.flatMap((event) => (event.kind === 'left' ? [event.end] : []));

describe('a daemon', () => {
  it(`works on ${sessionsAtOnceMax} sessions at once, and on no more`, async () => {
    const world = await worldWith(...Array.from({ length: sessionsAtOnceMax + 5 }, (_, i) => `job ${i}`));
    let [working, most] = [0, 0];
    const model = {
      ...world.model(completing),
      call: async (request: ModelRequest) => {
        working += 1;
        most = Math.max(most, working);
        await new Promise((resolve) => setTimeout(resolve, 50));
        working -= 1;
        return completing(request);
      },
    };
    await world.daemon(model, undefined, { sessionsAtOnce: sessionsAtOnceMax });
    expect(most).toBe(sessionsAtOnceMax);
    expect((await jobsOf(world)).every(({ status }) => status === 'finished')).toBe(true);
  });

  // @verifies second-failure-is-a-dead-letter
  it('tries a job that failed once more, and then keeps it as a dead letter with the reason', async () => {
    const world = await worldWith('a');
    await world.daemon(world.model(broken));
    expect(endsOf(world)).toEqual(['retried', 'dropped']);
    expect(world.requests).toHaveLength(2);
    expect(await jobsOf(world)).toMatchObject([{ status: 'dropped', reason: 'the key is wrong' }]);
  });

  it('stops if its ledger is damaged, and the next one works on the same jobs', async () => {
    const world = await worldWith('a', 'b');
    const file = await world.disk.files.open(layout.ledger, 'append');
    await file.write(new TextEncoder().encode('no record\n'), 0);
    await file.close();
    await expect(world.daemon(world.model(completing))).rejects.toMatchObject({
      log: 'the ledger',
      damage: { path: layout.ledger },
    });
    expect((await jobsOf(world)).map(({ status, failures }) => [status, failures])).toEqual([
      ['queued', 0],
      ['queued', 0],
    ]);
    await world.disk.files.remove(layout.ledger);
    await world.daemon(world.model(completing));
    expect((await jobsOf(world)).every(({ status }) => status === 'finished')).toBe(true);
  });

  it.each([
    ['removes its ledger', null, { path: layout.ledger }],
    ['puts a folder in the place of its ledger', 'folder', { damage: { path: layout.ledger } }],
  ])('stops if another program %s, and fails no job', async (_, put, fault) => {
    const world = await worldWith('a', 'b');
    let calls = 0;
    const model = {
      ...world.model(completing),
      call: async (request: ModelRequest) => {
        calls += 1;
        if (calls === 1) {
          await world.disk.files.remove(layout.ledger);
          if (put === 'folder') await world.disk.files.makeFolder(layout.ledger);
        }
        return completing(request);
      },
    };
    await expect(world.daemon(model)).rejects.toMatchObject({ log: 'the ledger', ...fault });
    expect((await jobsOf(world)).map(({ status, failures }) => [status, failures])).toEqual([
      ['queued', 0],
      ['queued', 0],
    ]);
  });

  // @verifies dead-letters-are-retried
  it.each([
    ['resumes its session', 'same', 1],
    ['starts another session', 'new', 2],
  ] as const)('works on a dead letter that the user retries, and %s', async (_, session, sessions) => {
    const world = await worldWith('a');
    // The first step is complete before the key is taken away.
    const failing = (request: ModelRequest) =>
      titleIn(request) === 'Title of step-1' ? completing(request) : broken();
    await world.daemon(world.model(failing));
    const [before] = await jobsOf(world);
    expect(before).toMatchObject({ status: 'dropped', stepsCompleted: 1 });
    const retried = await world
      .queue(world.process(world.model(completing)))
      .retry(before?.job.jobId ?? '', session, null);
    expect(retried).toMatchObject({ kind: 'changed', state: { status: 'queued', failures: 0 } });
    await world.daemon(world.model(completing));
    const [after] = await jobsOf(world);
    expect(after).toMatchObject({ status: 'finished', failures: 0 });
    expect(new Set([before?.sessionId, after?.sessionId]).size).toBe(sessions);
  });

  // @verifies cancelled-jobs-end
  it('drops a job whose session is cancelled while it works, with the reason, and does not try it again', async () => {
    const world = await worldWith('a');
    const environment = world.process(world.model(completing));
    const model = {
      ...world.model(completing),
      call: async (request: ModelRequest) => {
        const [job] = await world.queue(environment).jobs();
        const inbox = new FileInbox(environment.host, layout, job?.sessionId as SessionId, 0);
        await inbox.add({ kind: 'cancel', reason: 'another run replaced it' });
        return completing(request);
      },
    };
    await world.daemon(model);
    expect(endsOf(world)).toEqual(['dropped']);
    expect(await jobsOf(world)).toMatchObject([{ status: 'dropped', reason: 'another run replaced it' }]);
  });

  // @verifies cancelled-jobs-end
  it.each([
    ['cancels its session before the first model call', false],
    ['does not try it again if no session starts', true],
  ])('stops a job that was dropped after it was claimed: %s', async (_, fails) => {
    const world = await worldWith('a');
    const environment = world.process(world.model(completing));
    const dropping = async () => {
      const queue = world.queue(environment);
      const [job] = await queue.jobs();
      if (job?.status === 'claimed') await queue.dropUnopened(job.job.jobId, 'another run replaced it');
      if (fails) throw new Error('the workspace is missing');
      return environment;
    };
    await world.daemon(world.model(completing), undefined, { environment: dropping });
    expect(world.requests).toEqual([]);
    expect(endsOf(world)).toEqual(['dropped']);
    expect(await jobsOf(world)).toMatchObject([{ status: 'dropped', reason: 'another run replaced it' }]);
  });

  // @verifies cancelled-jobs-end
  it('cancels a session that failed if the user cancels it after its job was claimed for the retry', async () => {
    const world = await worldWith('a');
    const dropped: boolean[] = [];
    const environment = world.process(world.model(broken));
    const cancelling = async () => {
      const queue = world.queue(environment);
      const [state] = await queue.jobs();
      if (state?.status === 'claimed' && state.failures === 1)
        dropped.push(await queue.dropEnded(state.job.jobId, state.sessionId as SessionId, 'the user cancelled it'));
      return environment;
    };
    await world.daemon(world.model(broken), undefined, { environment: cancelling });
    expect([dropped, world.requests.length]).toEqual([[true], 1]);
    expect(endsOf(world)).toEqual(['retried', 'dropped']);
    expect(await jobsOf(world)).toMatchObject([{ status: 'dropped', reason: 'the user cancelled it' }]);
  });

  // @verifies cancelled-jobs-end, steered-sessions-are-resumed
  it.each([
    ['restarts a session without a step', {}, 'restart'],
    ['resumes one that the user wrote to', { isSteered: true }, 'resume'],
    ['drops the job of one whose log was lost', { isRecorded: false }, 'drop'],
    ['resumes one that the user wrote to before it began', { isRecorded: false, isSteered: true }, 'resume'],
    ['drops the job of one that was cancelled', { isCancelled: true, isSteered: true, status: 'error' }, 'drop'],
    ['drops the job of one that only the user may continue', { needsUser: true, status: 'error' }, 'drop'],
  ] as const)('after a daemon died, %s', async (_, more, next) => {
    const world = await worldWith('a');
    const [state] = await jobsOf(world);
    const left = {
      stepsCompleted: 0,
      records: 1,
      text: null,
      isSteered: false,
      isCancelled: false,
      needsUser: false,
      isRecorded: true,
      status: 'stopped' as const,
    };
    expect(nextStepOf({ state: state as JobState, isAbandoned: true }, { ...left, ...more }).kind).toBe(next);
  });

  // @verifies second-failure-is-a-dead-letter
  it.each(['waiting', 'timeout', 'stuck', 'error'] as const)(
    'drops a job whose processes die again and again before they record anything in its session, which was %s',
    async (status) => {
      const world = await worldWith('a');
      const [state] = await jobsOf(world);
      const none = { text: null, isSteered: true, isCancelled: false, needsUser: false, isRecorded: true };
      const left = { ...none, stepsCompleted: 0, records: 9, status };
      const claimed = { ...(state as JobState), knownRecords: 9 };
      const next = (failures: number) => nextStepOf({ state: { ...claimed, failures }, isAbandoned: true }, left).kind;
      expect([next(1), next(2)]).toEqual(['resume', 'drop']);
    },
  );

  it.each([
    ['resumes one that the user retried', 0, 'resume'],
    ['drops the job of one that failed', 1, 'drop'],
  ] as const)('of sessions that only the user may continue, %s', async (_, failures, next) => {
    const world = await worldWith('a');
    const [state] = await jobsOf(world);
    const left = {
      stepsCompleted: 1,
      records: 1,
      text: 'another agent continued the run',
      isSteered: false,
      isCancelled: false,
      needsUser: true,
      isRecorded: true,
      status: 'error' as const,
    };
    expect(nextStepOf({ state: { ...(state as JobState), failures }, isAbandoned: false }, left).kind).toBe(next);
  });

  it.each([
    ['user', null, 'workrail daemon dispatch test.sized --set key=value'],
    ['trigger', 'on-issue', 'Correct `context` of the trigger "on-issue"'],
  ] as const)('keeps a job of a %s as a dead letter at once if its inputs are refused', async (kind, trigger, fix) => {
    const size = { key: 'size', kind: 'enum', values: ['small', 'large'], required: true } as const;
    const world = new ServiceWorld(compiledWorkflow('test.sized', stepIds(1), { inputs: [size] } as never));
    const origin = { kind, chainDepth: 0 };
    const job = newJob('a', { workflowId: 'test.sized' as never, context: { size: 'big' }, trigger, origin });
    await world.queue(world.process(world.model(completing))).add(job);
    await world.daemon(world.model(completing));
    expect(endsOf(world)).toEqual(['dropped']);
    const [{ reason } = { reason: null }] = await jobsOf(world);
    expect(reason).toContain('"size" must be one of "small", "large". Nothing was recorded. ');
    expect(reason).toContain(fix);
    expect(reason).not.toMatch(/start_workflow|all other arguments/);
  });

  it('leaves a job of an unknown workflow as a dead letter, and works on the others', async () => {
    const world = await worldWith();
    const queue = world.queue(world.process(world.model(completing)));
    await queue.add(newJob('a', { workflowId: 'test.none' as never }));
    await queue.add(newJob('b'));
    await world.daemon(world.model(completing));
    const jobs = await jobsOf(world);
    expect(jobs.map(({ status }) => status)).toEqual(['dropped', 'finished']);
    expect(jobs[0]?.reason).toBe('unknown workflow "test.none". Run: workrail list');
  });

  // @verifies service-leaves-nothing
  it('that is stopped parks its sessions, and the next one resumes them without a new session', async () => {
    const world = await worldWith('a', 'b');
    const stopping = new AbortController();
    const model = world.model((request) => {
      if (world.requests.length === 3) stopping.abort();
      return completing(request);
    });
    await world.daemon(model, () => stopping.signal.aborted, { stop: stopping.signal });
    const parked = await jobsOf(world);
    expect(parked.map(({ status, holder, failures }) => ({ status, holder, failures }))).toEqual([
      { status: 'queued', holder: null, failures: 0 },
      { status: 'queued', holder: null, failures: 0 },
    ]);
    await world.daemon(world.model(completing));
    const finished = await jobsOf(world);
    expect(finished.map(({ status }) => status)).toEqual(['finished', 'finished']);
    expect(finished.map(({ sessionId }) => sessionId)).toEqual(parked.map(({ sessionId }) => sessionId));
  });
});

describe('on a data directory', () => {
  function realPlace() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail-service-'));
    onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
    return { host: createHost(), layout: new DaemonLayout(folder) };
  }

  // @verifies one-daemon-per-data-directory
  it('one daemon runs at a time, and the second one learns which', async () => {
    const { host, layout } = realPlace();
    const lock = await DaemonLock.take(host, layout);
    if (!(lock instanceof DaemonLock)) throw new Error('the lock is taken');
    expect(await DaemonLock.take(host, layout)).toMatchObject({ holder: { pid: process.pid } });
    expect(await DaemonLock.running(host, layout)).toMatchObject({ holder: { pid: process.pid } });
    await lock.release();
    expect(await DaemonLock.running(host, layout)).toBeNull();
    expect(await DaemonLock.take(host, layout)).toBeInstanceOf(DaemonLock);
  });

  // @verifies one-daemon-per-data-directory
  it('a killed daemon that still holds the lock is waited for, and so is the file of the next one', async () => {
    const { host, layout } = realPlace();
    const next = await DaemonLock.take(host, layout);
    if (!(next instanceof DaemonLock)) throw new Error('the lock is taken');
    const recorded = fs.readFileSync(layout.daemonIdentity, 'utf8');
    const ofDead = JSON.stringify({ ...JSON.parse(recorded), bootId: 'an earlier one', control: { path: 'gone' } });
    fs.writeFileSync(layout.daemonIdentity, ofDead);
    const found = DaemonLock.running(host, layout);
    await new Promise((resolve) => setTimeout(resolve, 20));
    fs.writeFileSync(layout.daemonIdentity, recorded);
    expect(await found).toMatchObject({ holder: { pid: process.pid } });
    expect(await found).not.toHaveProperty('control');
    fs.writeFileSync(layout.daemonIdentity, ofDead);
    const ended = DaemonLock.running(host, layout);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await next.release();
    expect(await ended).toBeNull();
  });

  // @verifies one-daemon-per-data-directory
  it('a daemon whose lock file another program replaced still counts as the one daemon', async () => {
    const { host, layout } = realPlace();
    const lock = await DaemonLock.take(host, layout);
    if (!(lock instanceof DaemonLock)) throw new Error('the lock is taken');
    fs.copyFileSync(layout.daemonLock, `${layout.daemonLock}.copy`);
    fs.renameSync(`${layout.daemonLock}.copy`, layout.daemonLock);
    expect(await DaemonLock.running(host, layout)).toMatchObject({ holder: { pid: process.pid } });
    expect(await DaemonLock.take(host, layout)).toMatchObject({ holder: { pid: process.pid } });
    fs.rmSync(layout.daemonLock);
    expect(await DaemonLock.running(host, layout)).toMatchObject({ holder: { pid: process.pid } });
    await lock.release();
    expect(await DaemonLock.running(host, layout)).toBeNull();
    expect(await DaemonLock.take(host, layout)).toBeInstanceOf(DaemonLock);
  });

  it('a file or a folder in the wrong place concerns only its session', async () => {
    const { host, layout } = realPlace();
    const [first, second, third] = (['0', '1', '2'] as const).map(
      (index) => `sess_01jh8x2m4k9q7v3c5t6w8y0z1${index}` as SessionId,
    ) as [SessionId, SessionId, SessionId];
    fs.mkdirSync(layout.sandbox(second), { recursive: true });
    fs.writeFileSync(layout.session(first), '');
    fs.mkdirSync(layout.session(third));
    fs.writeFileSync(layout.sandbox(third), '{}');
    await cleanAbandonedSessions(host, layout);
    expect(fs.readdirSync(layout.session(third)).filter((name) => name === 'sandbox.json')).toEqual([]);
    expect(fs.statSync(layout.sandbox(second)).isDirectory() && fs.statSync(layout.session(first)).isFile()).toBe(true);
  });

  // @verifies no-process-outlives, files-of-another-session-are-damage
  it.skipIf(process.platform !== 'linux')(
    'a sandbox that outlived its daemon is ended, and no other process',
    async () => {
      const { host, layout } = realPlace();
      const sleeping = () => {
        const child = spawn('sleep', ['600'], { stdio: 'ignore' });
        onTestFinished(() => void child.kill('SIGKILL'));
        const identity = identityOf(child.pid ?? 0);
        if (identity === null) throw new Error('not started');
        return { identity, over: new Promise((resolve) => child.once('close', resolve)) };
      };
      const [left, other, copied, named] = [sleeping(), sleeping(), sleeping(), sleeping()];
      const sessionIdOf = (index: number) => `sess_01jh8x2m4k9q7v3c5t6w8y0z1${index}`;
      const identities = [
        left.identity,
        { ...other.identity, startTime: '1' },
        { ...copied.identity, sessionId: sessionIdOf(9) },
        { ...named.identity, sessionId: sessionIdOf(3) },
      ];
      for (const [index, identity] of identities.entries()) {
        const sessionId = sessionIdOf(index) as SessionId;
        fs.mkdirSync(layout.session(sessionId), { recursive: true });
        fs.writeFileSync(layout.sandbox(sessionId), JSON.stringify(identity));
      }
      await cleanAbandonedSessions(host, layout);
      await Promise.all([left.over, named.over]);
      expect(livenessOf(left.identity)).toBe('dead');
      expect(livenessOf(other.identity)).toBe('alive');
      expect(livenessOf(copied.identity)).toBe('alive');
      expect(fs.readdirSync(layout.sessions).some((id) => fs.existsSync(layout.sandbox(id as SessionId)))).toBe(false);
    },
  );
});
