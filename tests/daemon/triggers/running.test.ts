/** Triggers of a daemon that runs: the server for webhooks over the network, schedules, and ends of jobs. */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../cli/demo/daemon-world.ts';
import { endedJobsRead, webhookBodyBytesMax } from '../../../schemas/daemon/limits.ts';
import type { NamedRule } from '../../../daemon/triggers/decide.ts';
import { type RunningTriggers, startTriggers } from '../../../daemon/triggers/start-triggers.ts';
import { signatureOf } from '../../../daemon/triggers/signature.ts';
import { startWebhookServer, type WebhookServer } from '../../../daemon/triggers/webhook-server.ts';
import { runCompletions } from '../../../daemon/triggers/completions.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { countingIds, testHost } from '../../support/world.ts';
import { newJob, queuePath } from '../queue/queue-world.ts';
import { fakeGithub, type FakeGithub, labeledIssue, labeling } from './fake-github.ts';
import { github, labeled, named, statePath, TriggerWorld } from './trigger-world.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

class Daemon {
  readonly world = new TriggerWorld();
  readonly process = this.world.ports('daemon');
  readonly reports: string[] = [];
  readonly failures: string[] = [];
  readonly ticks: (() => void)[] = [];
  readonly variables: Record<string, string> = { SECRET: 'webhook secret', TOKEN: 'token' };
  running: RunningTriggers | null = null;

  async start(rules: readonly NamedRule[], port: number | null = null): Promise<void> {
    const { files, locks } = this.world.world.disk;
    const clock = { nowMs: () => this.world.nowMs };
    const running = await startTriggers({
      host: testHost({ files, locks, clock, ids: countingIds('d') }),
      layout: new DaemonLayout('/data'),
      queue: this.process.queue,
      rules,
      port,
      timer: {
        after: (_, run) => {
          this.ticks.push(run);
          return () => this.ticks.splice(this.ticks.indexOf(run), 1);
        },
      },
      variable: (name) => this.variables[name],
      report: (name, handled) => {
        this.reports.push(`${name}: ${handled.kind}`);
        if (handled.kind === 'failed') this.failures.push(handled.reason);
      },
    });
    this.running = running;
    open.push({ close: () => running.stop() });
  }

  /** The next tick, to its end. */
  async tick(): Promise<void> {
    await expect.poll(() => this.ticks.length).toBe(1);
    this.ticks.splice(0)[0]?.();
    await expect.poll(() => this.ticks.length).toBe(1);
  }

  send(body: string, headers: Record<string, string> = {}, path = '/hooks/fix', method = 'POST'): Promise<Response> {
    const url = `http://127.0.0.1:${this.running?.port}${path}`;
    return fetch(url, { method, headers, ...(method === 'POST' ? { body } : {}) });
  }
}

const signed = (body: string, more: Record<string, string> = {}) => ({
  'x-github-event': 'issues',
  'x-hub-signature-256': signatureOf('webhook secret', new TextEncoder().encode(body)),
  ...more,
});

describe('the server for webhooks', () => {
  const rule = (fake: FakeGithub, more = {}) => named({ github: github({ baseUrl: fake.baseUrl }), ...more });

  // @verifies webhooks-are-signed
  it('prints at the start which variable of a secret is not set, because the reply does not say it', async () => {
    const fake = await fakeGithub();
    open.push(fake);
    const daemon = new Daemon();
    daemon.variables['SECRET'] = '';
    await daemon.start([rule(fake)], await freePort());
    expect(daemon.failures).toEqual(['the environment variable SECRET is not set: each webhook is refused with 401']);
    const body = JSON.stringify(labeled(5));
    expect((await daemon.send(body, signed(body))).status).toBe(401);
  });

  // @verifies webhooks-are-signed, trigger-jobs-are-durable
  it('adds a job for a signed event, and answers everything else without detail', async () => {
    const fake = await fakeGithub();
    open.push(fake);
    const daemon = new Daemon();
    await daemon.start([rule(fake)], await freePort());
    const body = JSON.stringify(labeled(5));
    const good = signed(body);
    const statuses = [
      await daemon.send(body),
      await daemon.send(body, { ...good, 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }),
      await daemon.send(body, good, '/hooks/other'),
      await daemon.send(`${body} `, good),
      await daemon.send('[]', signed('[]')),
      await daemon.send(body, good, '/'),
      await daemon.send(body, good, '/hooks/fix', 'GET'),
      await daemon.send('x'.repeat(webhookBodyBytesMax + 1), good),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 400, 404, 405, 413]);
    for (const reply of statuses) expect(await reply.text()).toBe('');
    expect(await daemon.process.queue.jobs()).toEqual([]);
    expect((await daemon.send(body, good)).status).toBe(202);
    expect(await daemon.process.queue.jobs()).toMatchObject([{ job: { subject: 'github:owner/repo#5' } }]);
    expect(daemon.reports).toEqual(['fix: failed', 'fix: added']);
  });

  it('asks the sender to try again while the forge cannot be asked', async () => {
    const fake = await fakeGithub();
    open.push(fake);
    const daemon = new Daemon();
    await daemon.start([rule(fake)], await freePort());
    fake.failure = 500;
    const body = JSON.stringify(labeled(5));
    expect((await daemon.send(body, signed(body))).status).toBe(503);
    fake.failure = null;
    expect((await daemon.send(body, signed(body))).status).toBe(202);
    expect(await daemon.process.queue.jobs()).toHaveLength(1);
  });

  // @verifies webhooks-are-signed
  it('accepts nothing while the secret is not set', async () => {
    const fake = await fakeGithub();
    open.push(fake);
    const daemon = new Daemon();
    daemon.variables['SECRET'] = '';
    await daemon.start([rule(fake)], await freePort());
    const body = JSON.stringify(labeled(5));
    const empty = { 'x-github-event': 'issues', 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` };
    expect((await daemon.send(body, empty)).status).toBe(401);
  });

  it('accepts a signature in upper-case digits', async () => {
    const daemon = new Daemon();
    await daemon.start(
      [named({ webhook: { secretVariable: 'SECRET' }, strangers: 'run', goal: 'Look' })],
      await freePort(),
    );
    const digits = signed('{}')['x-hub-signature-256'].slice('sha256='.length);
    const upperCase = { 'x-hub-signature-256': `sha256=${digits.toUpperCase()}` };
    expect((await daemon.send('{}', upperCase)).status).toBe(202);
    expect((await daemon.send('{"a":1}', upperCase)).status).toBe(401);
  });

  it('reports why an event cannot be processed', async () => {
    const daemon = new Daemon();
    await daemon.start(
      [named({ webhook: { secretVariable: 'SECRET' }, strangers: 'run', goal: 'Look' })],
      await freePort(),
    );
    const { disk } = daemon.world.world;
    expect((await daemon.send('payload=%7B%7D', signed('payload=%7B%7D'))).status).toBe(400);
    expect((await daemon.send('{}', signed('{}'))).status).toBe(202);
    disk.bare.write(statePath, new TextEncoder().encode('{'));
    expect((await daemon.send('{"a":1}', signed('{"a":1}'))).status).toBe(500);
    expect(daemon.reports).toEqual(['fix: failed', 'fix: added', 'fix: failed']);
  });

  it('starts a run from a JSON webhook, whose texts are those of strangers', async () => {
    const daemon = new Daemon();
    const webhook = { secretVariable: 'SECRET', subject: 'ticket {/ticket/id}' };
    await daemon.start([named({ webhook, strangers: 'run', goal: 'Look at {/ticket/title}' })], await freePort());
    const body = JSON.stringify({ ticket: { id: 7, title: 'It "fails"' } });
    expect((await daemon.send(body, signed(body))).status).toBe(202);
    expect(await daemon.process.queue.jobs()).toMatchObject([
      { job: { subject: 'ticket 7', goal: 'Look at "It \\"fails\\""', trust: 'stranger' } },
    ]);
  });

  it('starts a run although a text of the event contains half of a character', async () => {
    const daemon = new Daemon();
    const texts = { goal: 'Look at {/title}', context: { title: '{/title}' } };
    const webhook = { secretVariable: 'SECRET', subject: '{/title}' };
    await daemon.start([named({ webhook, strangers: 'run', ...texts })], await freePort());
    const body = '{"title":"a\\ud800"}';
    expect((await daemon.send(body, signed(body))).status).toBe(202);
    expect(await daemon.process.queue.jobs()).toMatchObject([
      { job: { subject: 'a\ufffd', goal: 'Look at "a\ufffd"', context: { title: 'a\ufffd' } } },
    ]);
  });

  it('has as many connections as its limit, and listens on the loopback interface', async () => {
    const server: WebhookServer = await startWebhookServer(0, async () => 202);
    open.push(server);
    const sockets = Array.from({ length: 80 }, () => connect(server.port, '127.0.0.1').on('error', () => undefined));
    await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBe(80 - 64);
    for (const socket of sockets) socket.destroy();
  });
});

describe('the end of the server for webhooks', () => {
  const sending = (port: number, text: string): Promise<Socket> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
      socket.on('error', () => undefined);
    });
  const head = 'POST /hooks/fix HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n';

  it.each([
    ['sent nothing', ''],
    ['sent half of a head', head],
    ['sent half of a body', `${head}\r\n12`],
    ['keeps its connection after a reply', `${head}\r\n1234`],
  ])('does not wait for a client that %s', async (_, text) => {
    const server = await startWebhookServer(0, async () => 202);
    const socket = await sending(server.port, text);
    const isCut = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.resume();
    if (text.endsWith('1234')) await new Promise((resolve) => socket.once('data', resolve));
    await server.close();
    await isCut;
  });

  it('answers an event that had arrived whole', async () => {
    const decided: ((status: number) => void)[] = [];
    const server = await startWebhookServer(0, () => new Promise((resolve) => decided.push(resolve)));
    const socket = await sending(server.port, `${head}\r\n1234`);
    const reply = new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(`${bytes}`)));
    await expect.poll(() => decided.length).toBe(1);
    const closed = server.close();
    decided[0]?.(202);
    expect(await reply).toContain('202');
    await closed;
  });
});

describe('ticks', () => {
  // @verifies words-of-a-rule-are-kept
  it('start no run of a rule whose goal is too long, and the daemon reports it once', async () => {
    const daemon = new Daemon();
    const goal = `Review. ${'Leave the billing code alone. '.repeat(7)}`;
    const cron = { expression: '0 * * * *', timeZone: 'UTC' };
    await daemon.start([named({ cron, goal }, 'long'), named({ cron, goal: 'Review' }, 'hourly')]);
    daemon.world.nowMs += 3_600_000;
    await daemon.tick();
    expect(daemon.reports).toEqual(['long: failed', 'hourly: added']);
    expect((await daemon.process.queue.jobs()).map(({ job }) => job.goal)).toEqual(['Review']);
  });

  it('start what a schedule and the end of a job ask for, and not what was before the rules', async () => {
    const daemon = new Daemon();
    const { queue } = daemon.process;
    const chain = { workflow: 'test.two' as NamedRule['rule']['workflow'], outcomes: ['finished' as const] };
    const rules = [
      named({ cron: { expression: '0 * * * *', timeZone: 'UTC' }, goal: 'Review' }, 'hourly'),
      named({ onComplete: chain, goal: 'Check {job}: {goal}' }, 'chain'),
    ];
    await daemon.start(rules);
    daemon.world.nowMs += 3_600_000;
    await daemon.tick();
    expect(daemon.reports).toEqual(['hourly: added']);
    for (let round = 0; round < 8; round += 1) {
      await daemon.world.finishAll(daemon.process);
      await daemon.tick();
    }
    const jobs = (await queue.jobs()).map(({ job }) => job);
    expect(jobs.map(({ trigger, origin }) => [trigger, origin.chainDepth])).toEqual([
      ['hourly', 0],
      ['chain', 1],
      ['chain', 2],
      ['chain', 3],
    ]);
    expect(jobs[1]?.goal).toBe(`Check ${jobs[0]?.jobId}: "Review"`);
    expect(daemon.reports.filter((report) => report === 'chain: refused')).toHaveLength(1);
  });

  it('start nothing for jobs that ended before the trigger was changed', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const rule = (outcome: 'finished' | 'dropped') =>
      named(
        { onComplete: { workflow: 'test.two' as NamedRule['rule']['workflow'], outcomes: [outcome] }, goal: 'Check' },
        'chain',
      );
    const run = (outcome: 'finished' | 'dropped') => runCompletions({ ...ports, queue }, rule(outcome));
    await run('dropped');
    world.nowMs += 60_000;
    await queue.add(newJob('earlier'));
    await world.finishAll({ queue, holder });
    world.nowMs += 60_000;
    expect(await run('finished')).toEqual([]);
    world.nowMs += 60_000;
    expect(await run('finished')).toEqual([]);
    await queue.add(newJob('later'));
    await world.finishAll({ queue, holder });
    expect(await run('finished')).toMatchObject([{ kind: 'added' }]);
  });

  const onceEnded = (outcome: 'finished' | 'dropped') =>
    named(
      { onComplete: { workflow: 'test.two' as NamedRule['rule']['workflow'], outcomes: [outcome] }, goal: 'Check' },
      'chain',
    );

  it('start what the end of a job asks for after a clock was set years ahead and corrected', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const start = world.nowMs;
    world.nowMs = start + 400 * 24 * 3_600_000;
    await runCompletions({ ...ports, queue }, onceEnded('finished'));
    world.nowMs = start;
    await runCompletions({ ...ports, queue }, onceEnded('finished'));
    world.nowMs = start + 1000;
    await queue.add(newJob('later'));
    await world.finishAll({ queue, holder });
    expect(await runCompletions({ ...ports, queue }, onceEnded('finished'))).toMatchObject([{ kind: 'added' }]);
  });

  it('start nothing for earlier jobs after a clock was behind for a while', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const run = () => runCompletions({ ...ports, queue }, onceEnded('finished'));
    const start = world.nowMs;
    await queue.add(newJob('earlier'));
    await world.finishAll({ queue, holder });
    for (const nowMs of [start + 60_000, start - 60_000, start + 120_000]) {
      world.nowMs = nowMs;
      expect(await run()).toEqual([]);
    }
    await queue.add(newJob('later'));
    await world.finishAll({ queue, holder });
    expect(await run()).toMatchObject([{ kind: 'added' }]);
  });

  it('continue where an earlier version stopped', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const chain = onceEnded('finished');
    await queue.add(newJob('earlier'));
    const [earlierJob] = (await queue.jobs()).map(({ job }) => job.jobId);
    world.nowMs += 60_000;
    const earlier = { untilMs: world.nowMs, source: 'test.two: finished' };
    await ports.store.change(async (state) => [{ ...state, progress: { chain: earlier } }, undefined]);
    await queue.add(newJob('later'));
    await world.finishAll({ queue, holder });
    expect(await runCompletions({ ...ports, queue }, chain)).toMatchObject([{ kind: 'added' }]);
    expect((await ports.store.read()).progress['chain']).toMatchObject({ ...earlier, lastJob: earlierJob });
  });

  it('start runs for all jobs of a queue that replaced a removed one', async () => {
    const world = new TriggerWorld();
    const { queue: removed, holder: first, ...ports } = world.ports();
    const chain = onceEnded('finished');
    for (const key of ['a', 'b']) await removed.add(newJob(key));
    await world.finishAll({ queue: removed, holder: first });
    expect(await runCompletions({ ...ports, queue: removed }, chain)).toEqual([]);
    world.nowMs += 60_000;
    await world.world.disk.files.remove(queuePath);
    const { queue, holder } = world.ports();
    await queue.add(newJob('c'));
    await world.finishAll({ queue, holder });
    expect(await runCompletions({ ...ports, queue }, chain)).toMatchObject([{ kind: 'added' }]);
  });

  it('start what the end of a job asks for although more than a thousand jobs were added after it', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const run = () => runCompletions({ ...ports, queue }, onceEnded('finished'));
    await run();
    await queue.add(newJob('slow'));
    const slow = (await queue.claim(holder))?.state.job.jobId ?? '';
    await queue.wait(slow, 'Which database?');
    for (let number = 0; number <= endedJobsRead; number += 1) await queue.add(newJob(`later-${number}`));
    expect(await run()).toEqual([]);
    await queue.finish(slow);
    expect(await run()).toMatchObject([{ kind: 'added' }]);
    expect(await run()).toEqual([]);
  });

  const onceWaiting = named(
    {
      onComplete: { workflow: 'test.two' as NamedRule['rule']['workflow'], outcomes: ['waiting', 'dropped'] },
      goal: 'Tell the user: {reason}',
    },
    'chain',
  );

  async function askingJob(world: TriggerWorld) {
    const { queue, holder, ...ports } = world.ports();
    const added = await queue.add(newJob('asks'));
    const jobId = added.kind === 'refused' ? '' : added.jobId;
    return {
      jobId,
      ask: async (question: string) => {
        await queue.claim(holder);
        await queue.wait(jobId, question);
      },
      answer: () => queue.release(jobId, { why: 'requeued', stepsCompleted: 0, pauseMs: 0, reason: 'answered' }),
      drop: async () => {
        await queue.claim(holder);
        await queue.release(jobId, { why: 'failed', stepsCompleted: 0, reason: 'no key', pauseMs: 0 });
        await queue.drop(jobId, 'no key');
      },
      goals: async () => (await queue.jobs()).flatMap(({ job }) => (job.trigger === 'chain' ? [job.goal] : [])),
      run: () => runCompletions({ ...ports, queue }, onceWaiting),
      store: ports.store,
    };
  }

  // @verifies each-end-starts-a-run
  it('start a run each time that a job waits or is dropped again, and one only after a restart', async () => {
    const world = new TriggerWorld();
    const { queue, ...ports } = world.ports();
    await runCompletions({ ...ports, queue }, onceWaiting);
    const job = await askingJob(world);
    for (const question of ['Which one?', 'And which now?']) {
      await job.ask(question);
      expect(await job.run()).toMatchObject([{ kind: 'added' }]);
      expect(await job.run()).toEqual([]);
      const restarted = world.ports('b');
      expect(await runCompletions(restarted, onceWaiting)).toEqual([]);
      // A crash kept the state from recording the event; its job is in the queue.
      await ports.store.change(async (state) => [{ ...state, events: [] }, undefined]);
      expect(await runCompletions(restarted, onceWaiting)).toEqual([]);
      await job.answer();
    }
    for (let time = 0; time < 2; time += 1) {
      await job.drop();
      expect(await job.run()).toMatchObject([{ kind: 'added' }]);
      expect(await job.run()).toEqual([]);
      await job.answer();
    }
    expect(await job.goals()).toEqual([
      'Tell the user: "Which one?"',
      'Tell the user: "And which now?"',
      'Tell the user: "no key"',
      'Tell the user: "no key"',
    ]);
  });

  // @verifies each-end-starts-a-run
  it('start no run again that an earlier version decided, and a run when the job waits the next time', async () => {
    const world = new TriggerWorld();
    const { queue, ...ports } = world.ports();
    await queue.add(newJob('before'));
    const [before] = (await queue.jobs()).map(({ job }) => job.jobId);
    const job = await askingJob(world);
    await job.ask('First?');
    await job.answer();
    await job.ask('Second?');
    const progress = { chain: { untilMs: world.nowMs, source: 'test.two: dropped, waiting', lastJob: before ?? null } };
    const events = [`trigger/chain/${job.jobId}/waiting`];
    await ports.store.change(async (state) => [{ ...state, progress, events }, undefined]);
    expect(await job.run()).toEqual([]);
    expect(await job.run()).toEqual([]);
    await job.answer();
    await job.ask('Third?');
    expect(await job.run()).toMatchObject([{ kind: 'added' }]);
    expect(await job.run()).toEqual([]);
    expect(await job.goals()).toEqual(['Tell the user: "Third?"']);
  });

  it('start nothing for a job that was dismissed before it started', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const run = () => runCompletions({ ...ports, queue }, onceEnded('dropped'));
    await run();
    const dismissed = await queue.add(newJob('dismissed'));
    if (dismissed.kind === 'added') await queue.dismiss(dismissed.jobId, null);
    expect(await run()).toEqual([]);
    await queue.add(newJob('failing'));
    const failing = (await queue.claim(holder))?.state.job.jobId ?? '';
    await queue.release(failing, { why: 'failed', stepsCompleted: 0, reason: 'the key is wrong', pauseMs: 0 });
    await queue.drop(failing, 'the key is wrong');
    expect(await run()).toMatchObject([{ kind: 'added' }]);
  });

  it('are not late, and end, while a poll waits for the forge', async () => {
    const fake = await fakeGithub();
    open.push(fake);
    fake.issues = [1, 2, 3].map((number) => labeledIssue(number, '2026-01-01T00:00:00Z'));
    for (const { number } of fake.issues) fake.labelings.set(number, [labeling(number)]);
    let goOn: () => void = () => undefined;
    fake.held = new Promise((resolve) => {
      goOn = resolve;
    });
    const daemon = new Daemon();
    const polled = github({ secretVariable: undefined, pollMinutes: 1, baseUrl: fake.baseUrl });
    const hourly = named({ cron: { expression: '0 * * * *', timeZone: 'UTC' }, goal: 'Review' }, 'hourly');
    await daemon.start([named({ github: polled }), hourly]);
    daemon.world.nowMs += 3_600_000;
    await daemon.tick();
    expect(daemon.reports).toEqual(['hourly: added']);
    const stopped = daemon.running?.stop();
    goOn();
    await stopped;
    expect(fake.requests).toHaveLength(1);
    expect(daemon.reports).toEqual(['hourly: added']);
  });

  it('report a failure once, and the rules that have a fault', async () => {
    const daemon = new Daemon();
    const down = github({ secretVariable: undefined, pollMinutes: 1, baseUrl: 'http://127.0.0.1:9' });
    await daemon.start([named({ github: down }), named({}, 'empty')]);
    for (let minute = 0; minute < 3; minute += 1) {
      daemon.world.nowMs += 60_000;
      await daemon.tick();
    }
    expect(daemon.reports).toEqual(['empty: failed', 'fix: failed']);
  });
});
