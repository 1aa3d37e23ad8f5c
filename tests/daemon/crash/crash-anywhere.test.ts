/**
 * `kill -9` of the built daemon over a whole job: at each effect that an uncrashed run has, with half of what it writes, and at any
 * moment. The next daemon finishes the job as it would have been finished, and everything outside happened once.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isLong, rounds } from '../../../build/long/rounds.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { chance, wait } from '../../e2e/support.ts';
import { inProcess } from '../../support/command-line.ts';
import { bundledInside } from '../sandbox/sandbox-world.ts';
import { boundariesOf, chosenOf, wantedEffects } from './boundaries.ts';
import { CrashWorld, type Daemon, issue, type Kill } from './crash-world.ts';
import { type Story, storyOf } from './oracle.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workrail-crash-tools-'));
fs.chmodSync(folder, 0o755);
const adapter = unshareAdapter(await bundledInside(folder));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

type Ended = {
  readonly story: Story;
  readonly jobs: number;
  readonly effects: readonly string[];
  readonly isKilled: boolean;
};

/**
 * What became of a job whose first daemon died, or finished it before that. A webhook of the forge starts the job; the forge reports the
 * event until a daemon answers that it has it.
 */
async function ended(kill: Kill | null, meanwhile?: (daemon: Daemon) => void): Promise<Ended> {
  const world = await CrashWorld.make();
  try {
    const first = world.start(kill);
    meanwhile?.(first);
    const isReceived = await first.receiveLabel();
    const isKilled = isReceived ? (await first.work(await world.jobId(first))) === 'SIGKILL' : true;
    const effects = world.effects();
    let last = first;
    if (isKilled) {
      last = world.start(null);
      if (!isReceived) await last.receiveLabel();
      await last.work(await world.jobId(last));
    }
    const story = await storyOf(world, await world.jobId(last), adapter);
    return { story, jobs: (await world.queue.jobs()).length, effects, isKilled };
  } finally {
    await world.close();
  }
}

/** In CI, other suites run beside this one. */
const workers = isLong('effectKills') || isLong('momentKills') ? 4 : 2;

/** Some at once: most of the time of each is that of other programs. */
async function forEach<T>(all: readonly T[], body: (one: T) => Promise<void>): Promise<void> {
  const rest = [...all];
  const work = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await body(one);
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** A process in a sandbox needs namespaces, which this machine may not have. */
const withoutSandbox = process.platform === 'linux' ? await refusal() : 'the sandbox needs Linux';
async function refusal(): Promise<string | null> {
  const tree = path.join(folder, 'tree');
  fs.mkdirSync(tree);
  const owner = adapter.owner('probe');
  if (owner !== null) fs.chownSync(tree, owner.uid, owner.gid);
  const plan = { mounts: [{ source: tree, target: '/worktree', access: 'write' as const }], files: [] };
  const { defaultLimits: limits } = await import('../../../daemon/sandbox/limits.ts');
  const opened = await adapter.open({ ...plan, folder: '/worktree', environment: {}, limits, proxySocket: null });
  if (opened.kind === 'refused') return opened.fault.reason;
  await opened.sandbox.close();
  return null;
}
if (withoutSandbox !== null) console.warn(`skipped: ${withoutSandbox}`);

describe.skipIf(withoutSandbox !== null)('a daemon that is killed', () => {
  let sound: Ended;
  let soundMs = 0;
  beforeAll(async () => {
    const startedMs = performance.now();
    sound = await ended(null);
    soundMs = performance.now() - startedMs;
  });

  it('has a whole job to do, with every effect that this suite is about', () => {
    expect(sound.story).toMatchObject({
      complete: ['project.fix: 3 steps, 3 advances', 'project.look: 1 steps, 1 advances'],
      messages: ['owner: Keep the file names as they are.'],
      remote: { commits: 1, pushes: 1, changed: 'a.txt', text: 'one\ntwo' },
      unpaid: [],
      left: [],
    });
    expect(sound.jobs).toBe(1);
    expect(wantedEffects.filter((effect) => !sound.effects.includes(effect))).toEqual([]);
    expect(boundariesOf(wantedEffects).length).toBeGreaterThanOrEqual(60);
  });

  // @verifies killed-daemon-repeats-nothing, service-leaves-nothing, delivery-repeats-nothing, child-is-started-once
  it('at an effect, with half of it or none, leaves a job that the next one finishes as it would have', {
    timeout: 14_400_000,
  }, async () => {
    const boundaries = chosenOf(boundariesOf(sound.effects), rounds.effectKills);
    await forEach(boundaries, async ({ at, half, effect }) => {
      const { story, jobs, effects } = await ended({ at, half });
      // The order of effects that run at the same time may differ: the last one is where this process died.
      expect(
        { killedAt: `${at} ${effects.at(-1)}${half ? ', half' : ''}`, jobs, ...story },
        `planned: ${effect}`,
      ).toMatchObject({ jobs: 1, ...sound.story });
    });
  });

  // @verifies killed-daemon-repeats-nothing, jobs-are-added-once
  it('at an effect of a webhook, leaves an event that is one job once the forge has reported it again', {
    timeout: 14_400_000,
  }, async () => {
    const start = sound.effects.findIndex((effect) =>
      effect.endsWith('GET /repos/acme/app/collaborators/maintainer/permission'),
    );
    const stored = sound.effects.indexOf('write data/daemon/queue.jsonl added');
    expect(start).toBeGreaterThan(0);
    expect(stored).toBeGreaterThan(start);
    // The effects of the event, and those in which the daemon answers and takes the job.
    const boundaries = boundariesOf(sound.effects.slice(0, stored + 5)).filter(({ at }) => at >= start);
    await forEach(chosenOf(boundaries, rounds.webhookKills), async ({ at, half, effect }) => {
      const { story, effects, jobs } = await ended({ at, half });
      expect(
        { killedAt: `${at} ${effects.at(-1)}${half ? ', half' : ''}`, jobs, ...story },
        `planned: ${effect}`,
      ).toMatchObject({ jobs: 1, ...sound.story });
    });
  });

  // @verifies killed-daemon-repeats-nothing
  it('at any moment, leaves a job that the next one finishes as it would have', { timeout: 14_400_000 }, async () => {
    const random = chance(20_261_124);
    const moments = Array.from({ length: rounds.momentKills }, () => random.below(Math.ceil(soundMs)));
    let killed = 0;
    await forEach(moments, async (ms) => {
      const { story, jobs, effects, isKilled } = await ended(
        null,
        (daemon) => void wait(ms).then(() => daemon.kill('SIGKILL')),
      );
      killed += isKilled ? 1 : 0;
      expect({
        killedAt: `after ${effects.length} effects, the last: ${effects.at(-1)}`,
        jobs,
        ...story,
      }).toMatchObject({ jobs: 1, ...sound.story });
    });
    expect(killed).toBeGreaterThan(0);
  });

  // @verifies work-is-archived-first
  it('while it runs checks, leaves a copy that is removed with the other worktrees, before anything is delivered', async () => {
    const world = await CrashWorld.make();
    onTestFinished(() => world.close());
    // The last worktree of the job: the one in which checks run.
    const at = `${sound.effects.lastIndexOf('write data/daemon/worktrees.jsonl added')}`;
    const daemon = world.start({ at });
    await daemon.receiveLabel();
    const jobId = await world.jobId(daemon);
    expect(await daemon.work(jobId)).toBe('SIGKILL');
    expect(fs.readdirSync(world.layout.worktrees).filter((name) => name.endsWith('-checks'))).toHaveLength(1);
    const { left } = await storyOf(world, jobId, adapter);
    expect(fs.readdirSync(world.layout.worktrees).filter((name) => name.endsWith('-checks'))).toEqual([]);
    expect(left.filter((what) => what.includes('-checks'))).toEqual([]);
  });

  // @verifies interrupted-deliveries-are-finished
  it('in the foreground while it delivers, leaves a delivery that the next dispatch, deliver and run finish', async () => {
    const world = await CrashWorld.make();
    onTestFinished(() => world.close());
    const at = 'write data/daemon/sessions/<sess>/delivery.jsonl done push';
    const args = ['project.fix', '--goal', 'Append a line', '--deliver', '--issue', `${issue}`];
    expect(await world.start({ at }, 'dispatch', ...args).ended).toBe('SIGKILL');
    const [first = ''] = fs.readdirSync(world.layout.sessions);
    const reported = async (report: string) => {
      const { code, stdout, stderr } = await inProcess(world.place, ['daemon', report]);
      expect(code, stderr).toBe(0);
      return stdout;
    };
    expect(await reported('status')).toMatch(/delivery interrupted: [^\n]*\n +workrail daemon deliver \S+\n/);
    expect(await reported('inbox')).toMatch(/was not delivered\n[^\n]*\n +run: workrail daemon deliver \S+\n/);
    const restore = world.snapshot();
    for (const [command, ...operands] of [['dispatch', 'project.look'], ['deliver', first], ['run']] as const) {
      restore();
      const next = world.start(null, command, ...operands);
      if (command === 'run') await expect.poll(() => next.printed).toContain('Resumed the interrupted delivery');
      if (command === 'run') next.kill('SIGTERM');
      expect(await next.ended, next.printed).toBe(0);
      const { remote, forge, unpaid, left, complete } = await storyOf(world, null, adapter);
      const { story } = sound;
      expect({ remote, forge, unpaid, left }, command).toEqual({
        ...story,
        job: undefined,
        complete: undefined,
        messages: undefined,
      });
      expect(complete).toContain(story.complete[0]);
      expect(await reported('inbox')).toContain('Nothing is waiting for you.');
    }
  });
});
