/** Schedules: which instants occur in four zones, what is caught up, and that an occurrence starts at most one run. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CronSource } from '../../../schemas/daemon/triggers.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { HandlingPorts } from '../../../daemon/triggers/handle-event.ts';
import { runSchedule, triggersThatQueue } from '../../../daemon/triggers/cron.ts';
import { dueOccurrences, ScheduleFault, scheduleOf } from '../../../daemon/triggers/schedule.ts';
import { assertProperty } from '../../support/property.ts';
import { named, TriggerWorld } from './trigger-world.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'] as const;

const occurrences = (expression: string, timeZone: string, from: string, count: number) => {
  const schedule = scheduleOf({ expression, timeZone });
  const found: string[] = [];
  for (let at = schedule.after(Date.parse(from)); at !== null && found.length < count; at = schedule.after(at))
    found.push(new Date(at).toISOString());
  return found;
};

describe('daylight saving time', () => {
  // @verifies each-occurrence-at-most-once
  it.each([
    ['Europe/Berlin', '30 2 * * *', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z', '2026-03-30T00:30:00.000Z'],
    ['America/New_York', '30 2 * * *', '2026-03-07T12:00:00Z', '2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z'],
    [
      'Australia/Lord_Howe',
      '15 2 * * *',
      '2026-10-03T00:00:00Z',
      '2026-10-03T15:30:00.000Z',
      '2026-10-04T15:15:00.000Z',
    ],
    ['America/Santiago', '0 0 * * *', '2026-09-05T12:00:00Z', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ])('in %s, a time that is skipped occurs at the end of the gap', (zone, expression, from, ...expected) => {
    expect(occurrences(expression, zone, from, 2)).toEqual(expected);
  });

  // @verifies each-occurrence-at-most-once
  it.each([
    ['Europe/Berlin', '30 2 * * *', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ['America/New_York', '30 1 * * *', '2026-10-31T12:00:00Z', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
    [
      'Australia/Lord_Howe',
      '45 1 * * *',
      '2026-04-04T00:00:00Z',
      '2026-04-04T14:45:00.000Z',
      '2026-04-05T15:15:00.000Z',
    ],
    ['America/Santiago', '30 23 * * *', '2026-04-04T12:00:00Z', '2026-04-05T02:30:00.000Z', '2026-04-06T03:30:00.000Z'],
  ])('in %s, a time that is repeated occurs once', (zone, expression, from, ...expected) => {
    expect(occurrences(expression, zone, from, 2)).toEqual(expected);
  });

  // @verifies each-occurrence-at-most-once
  it.each([
    ['30 2,14 * * *', '2026-10-24T23:00:00Z', ['2026-10-25T00:30:00.000Z', '2026-10-25T13:30:00.000Z']],
    ['0,30 2 * * *', '2026-10-24T23:00:00Z', ['2026-10-25T00:00:00.000Z', '2026-10-25T00:30:00.000Z']],
    ['0,30 2 * * *', '2026-03-28T23:00:00Z', ['2026-03-29T01:00:00.000Z', '2026-03-30T00:00:00.000Z']],
    ['30 1-3 * * *', '2026-03-28T23:00:00Z', ['2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z']],
    ['30 */2 * * *', '2026-10-24T23:00:00Z', ['2026-10-25T00:30:00.000Z', '2026-10-25T03:30:00.000Z']],
    ['0 */2 * * *', '2026-03-29T00:00:00Z', ['2026-03-29T01:00:00.000Z', '2026-03-29T02:00:00.000Z']],
    ['30 * * * *', '2026-10-25T00:00:00Z', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
    ['30 */1 * * *', '2026-03-29T00:00:00Z', ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z']],
  ])('in Berlin, the same applies to several times of a day: %s after %s', (expression, from, expected) => {
    expect(occurrences(expression, 'Europe/Berlin', from, 2)).toEqual(expected);
  });

  it('an occurrence is the same instant whatever the search starts from', () => {
    const minute = fc.integer({ min: 0, max: 59 });
    const hour = fc.integer({ min: 0, max: 4 });
    assertProperty(
      fc.property(
        fc.constantFrom(...zones),
        minute,
        hour,
        fc.integer({ min: 0, max: 3 * dayMs }),
        (zone, m, h, offset) => {
          for (const day of [
            '2026-03-07',
            '2026-03-28',
            '2026-04-04',
            '2026-09-05',
            '2026-10-03',
            '2026-10-24',
            '2026-10-31',
          ]) {
            const start = Date.parse(`${day}T00:00:00Z`);
            const schedule = scheduleOf({ expression: `${m} ${h} * * *`, timeZone: zone });
            const all: number[] = [];
            for (let at = schedule.after(start); at !== null && at <= start + 5 * dayMs; at = schedule.after(at))
              all.push(at);
            expect(schedule.after(start + offset)).toBe(all.find((at) => at > start + offset));
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

it.each(['2026-12-01T07:30:00', '30 7 * *', '0 30 7 * * 1', '', 'daily'])(
  'a schedule is a cron expression of five fields: %j is refused',
  (expression) => {
    expect(() => scheduleOf({ expression, timeZone: 'UTC' })).toThrow(ScheduleFault);
    expect(() => scheduleOf({ expression, timeZone: 'UTC' })).toThrow(/five fields/);
  },
);

describe('catching up', () => {
  const hourly = scheduleOf({ expression: '0 * * * *', timeZone: 'UTC' });
  const start = Date.UTC(2026, 0, 1);
  const late = start + 10 * hourMs + 30 * 60_000;
  it.each([
    ['none', undefined, []],
    ['latest', undefined, [10]],
    ['all', 3, [8, 9, 10]],
    ['all', 100, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ] as const)('by %s (at most %s)', (catchUp, most, hours) => {
    const rule = most === undefined ? { catchUp } : { catchUp, catchUpMax: most };
    expect(dueOccurrences(hourly, rule, start, late)).toEqual(hours.map((hour) => start + hour * hourMs));
  });

  it('an occurrence is on time for a minute', () => {
    const at = start + hourMs;
    expect(dueOccurrences(hourly, {}, start, at + 59_000)).toEqual([at]);
    expect(dueOccurrences(hourly, {}, start, at + 61_000)).toEqual([]);
  });

  it('finds the latest of a schedule of minutes after years, and of years after a century', () => {
    const minutes = scheduleOf({ expression: '* * * * *', timeZone: 'UTC' });
    expect(dueOccurrences(minutes, { catchUp: 'latest' }, 0, start)).toEqual([start]);
    const yearly = scheduleOf({ expression: '0 0 29 2 *', timeZone: 'UTC' });
    expect(dueOccurrences(yearly, { catchUp: 'latest' }, 0, start)).toEqual([Date.UTC(2024, 1, 29)]);
  });
});

describe('a schedule whose times were changed', () => {
  it.each([
    ['the state of this version', true],
    ['the state of a version without sources', false],
  ])('starts nothing for the times before the change: %s', async (_, hasSource) => {
    const world = new TriggerWorld();
    const ports = world.ports();
    const rule = (expression: string) =>
      named({ cron: { expression, timeZone: 'UTC', catchUp: 'all', overlap: 'queue' }, goal: 'Review {occurrence}' });
    const monday = Date.UTC(2026, 0, 5, 7, 30);
    world.nowMs = monday;
    await runSchedule(ports, rule('30 7 * * 1'));
    if (!hasSource)
      await ports.store.change(async (state) => [{ ...state, progress: { fix: { untilMs: monday } } }, undefined]);
    world.nowMs = monday + 3 * dayMs;
    await runSchedule(ports, rule('30 7 * * 1'));
    world.nowMs += hourMs;
    await runSchedule(ports, rule('0 8 * * *'));
    expect(await ports.queue.jobs()).toEqual([]);
    world.nowMs = monday + 5 * dayMs;
    await runSchedule(ports, rule('0 8 * * *'));
    expect((await ports.queue.jobs()).map(({ job }) => job.goal)).toEqual(['Review 2026-01-09T08:00:00.000Z']);
  });
});

const cron = (more: Partial<CronSource> = {}): CronSource => ({ expression: '0 * * * *', timeZone: 'UTC', ...more });
const clockMoves = fc.constantFrom(
  5000,
  60_000,
  20 * 60_000,
  hourMs,
  -hourMs,
  -3 * hourMs,
  9 * hourMs,
  40 * dayMs,
  -40 * dayMs,
);

describe('a schedule of two daemons', () => {
  // @verifies each-occurrence-at-most-once
  it('starts at most one run for each occurrence, however their clocks are set and whatever they forget', async () => {
    const step = fc.record({ move: clockMoves, process: fc.constantFrom(0, 1, 2), forgets: fc.boolean() });
    const steps = fc.array(step, { minLength: 3, maxLength: 12 });
    await assertProperty(
      fc.asyncProperty(steps, fc.constantFrom('none', 'latest', 'all'), async (all, catchUp) => {
        const world = new TriggerWorld();
        const rule = named({
          cron: cron({ catchUp, overlap: 'queue' }),
          goal: 'Review {occurrence}',
          runsPerDay: 1000,
        });
        const processes = [world.ports('a'), world.ports('b')];
        for (const { move, process, forgets } of all) {
          world.nowMs += move;
          const running = process === 2 ? processes : processes.slice(process, process + 1);
          await Promise.all(running.map((ports) => runSchedule(ports, rule)));
          // What a crash between the job and the state leaves.
          if (forgets) await world.ports('c').store.change(async (state) => [{ ...state, events: [] }, undefined]);
        }
        const goals = (await world.ports('d').queue.jobs()).map(({ job }) => job.goal);
        expect(new Set(goals).size).toBe(goals.length);
        for (const goal of goals) expect(goal).toMatch(/:00:00\.000Z$/);
      }),
      { numRuns: 25 },
    );
  });

  // @verifies corrected-clocks-start-nothing
  it.each([
    ['years back', (start: number) => [start, start - 300 * dayMs, start + 1000]],
    ['back twice', (start: number) => [start, start - 30 * dayMs, start - 300 * dayMs, start + 1000]],
    ['years ahead first', (start: number) => [start + 300 * dayMs, start, start - 1000, start + 1000]],
    ['to 1970, where the device started', (start: number) => [1000, start, start + 1000]],
    ['to 1970 after a wrong time ahead', (start: number) => [start + 300 * dayMs, start, 1000, start + 1000]],
  ])(
    'starts nothing for the time before the rule was first seen, after a clock was set %s and corrected',
    async (_, times) => {
      const world = new TriggerWorld();
      const ports = world.ports();
      const rule = named({ cron: cron({ catchUp: 'all', overlap: 'queue' }), goal: 'Review {occurrence}' });
      const start = Math.ceil(world.nowMs / hourMs) * hourMs + 10 * 60_000;
      for (const nowMs of times(start)) {
        world.nowMs = nowMs;
        await runSchedule(ports, rule);
      }
      expect(await ports.queue.jobs()).toEqual([]);
      world.nowMs = start + 2 * hourMs;
      await runSchedule(ports, rule);
      expect(await ports.queue.jobs()).toHaveLength(2);
    },
  );

  it('goes on after a clock was set years ahead and corrected', async () => {
    const world = new TriggerWorld();
    const ports = world.ports();
    const rule = named({ cron: cron({ overlap: 'queue' }), goal: 'Review {occurrence}' });
    const start = world.nowMs;
    world.nowMs = start + 4000 * dayMs;
    await runSchedule(ports, rule);
    world.nowMs = start + 1000;
    await runSchedule(ports, rule);
    world.nowMs = start + hourMs;
    await runSchedule(ports, rule);
    expect((await ports.queue.jobs()).map(({ job }) => job.goal)).toEqual([
      `Review ${new Date(start + hourMs).toISOString()}`,
    ]);
  });
});

describe('an occurrence while an earlier run is open', () => {
  const hours = async (overlap: 'skip' | 'queue' | 'replace') => {
    const world = new TriggerWorld();
    const ports = world.ports();
    const rule = named({ cron: cron({ overlap }), goal: 'Review {occurrence}' });
    const start = world.nowMs;
    for (let hour = 0; hour <= 3; hour += 1) {
      world.nowMs = start + hour * hourMs;
      await runSchedule(ports, rule);
    }
    return { states: await ports.queue.jobs(), refusals: (await ports.store.read()).refusals };
  };

  it('is skipped, and the refusal is kept', async () => {
    const { states, refusals } = await hours('skip');
    expect(states).toHaveLength(1);
    expect(refusals.map(({ reason }) => reason)).toEqual(
      Array(2).fill(`an earlier run of the schedule is not finished: ${states[0]?.job.jobId}`),
    );
  });

  /** Runs the schedule at an hour; each occurrence replaces the run before. */
  const replacing = (world: TriggerWorld, ports: HandlingPorts) => {
    const rule = named({ cron: cron({ overlap: 'replace' }), goal: 'Review {occurrence}' });
    const start = world.nowMs;
    return (hour: number) => {
      world.nowMs = start + hour * hourMs;
      return runSchedule(ports, rule);
    };
  };

  it('cancels a run that works or waits, once for each occurrence, and starts the next one', async () => {
    const world = new TriggerWorld();
    const ports = world.ports();
    const occurrence = replacing(world, ports);
    await occurrence(0);
    await occurrence(1);
    const claim = await ports.queue.claim(ports.holder);
    const sessionId = 'sess_01hzz0000000000000000000aa' as SessionId;
    await ports.queue.opened(claim?.state.job.jobId ?? '', sessionId, 0);
    await occurrence(2);
    expect(world.cancelled).toEqual([`${sessionId}: a later occurrence of its schedule replaced it`]);
    expect((await ports.queue.jobs()).map(({ status }) => status)).toEqual(['claimed', 'queued']);
    await ports.queue.wait(claim?.state.job.jobId ?? '', 'Which account?');
    await occurrence(3);
    expect(world.cancelled).toHaveLength(2);
    expect((await ports.queue.jobs()).map(({ status }) => status)).toEqual(['waiting', 'dropped', 'queued']);
  });

  it('replaces a run that a service has claimed, although it has no session yet', async () => {
    const world = new TriggerWorld();
    const ports = world.ports();
    const occurrence = replacing(world, ports);
    await occurrence(0);
    await occurrence(1);
    await ports.queue.claim(ports.holder);
    await occurrence(2);
    expect((await ports.queue.jobs()).map(({ status }) => status)).toEqual(['dropped', 'queued']);
    expect(world.cancelled).toEqual([]);
  });

  it('drops the job of a run that has failed, which receives no cancellation any more', async () => {
    const world = new TriggerWorld();
    const ports = { ...world.ports(), cancel: async () => false };
    const occurrence = replacing(world, ports);
    await occurrence(0);
    await occurrence(1);
    const claim = await ports.queue.claim(ports.holder);
    const jobId = claim?.state.job.jobId ?? '';
    await ports.queue.opened(jobId, 'sess_01hzz0000000000000000000aa' as SessionId, 0);
    await ports.queue.release(jobId, { why: 'failed', reason: 'no key', pauseMs: 1000, stepsCompleted: 0 });
    await occurrence(2);
    expect((await ports.queue.jobs()).map(({ status }) => status)).toEqual(['dropped', 'queued']);
  });

  it('replaces no run if it starts none: above the limit of a day, or decided before', async () => {
    for (const runsPerDay of [1, 50]) {
      const world = new TriggerWorld();
      const ports = world.ports();
      const rule = named({ cron: cron({ overlap: 'replace' }), goal: 'Review {occurrence}', runsPerDay });
      const start = world.nowMs;
      for (const ms of [0, hourMs + 1000, ...(runsPerDay === 1 ? [2 * hourMs] : [hourMs - 20_000, hourMs + 2000])]) {
        world.nowMs = start + ms;
        await runSchedule(ports, rule);
      }
      expect((await ports.queue.jobs()).map(({ status }) => status)).toEqual(['queued']);
    }
  });

  it('waits for the earlier runs if it is queued', async () => {
    const world = new TriggerWorld();
    const { queue, holder, ...ports } = world.ports();
    const rule = named({ cron: cron({ overlap: 'queue' }), goal: 'Review {occurrence}' });
    const start = world.nowMs;
    for (let hour = 0; hour <= 2; hour += 1) {
      world.nowMs = start + hour * hourMs;
      await runSchedule({ ...ports, queue }, rule);
    }
    const claim = async () => (await queue.claim(holder, triggersThatQueue([rule])))?.state.job.jobId ?? null;
    const [first, second] = (await queue.jobs()).map(({ job }) => job.jobId);
    expect(await claim()).toBe(first);
    expect(await claim()).toBeNull();
    await queue.wait(first ?? '', 'Which account?');
    expect(await claim()).toBeNull();
    await queue.finish(first ?? '');
    expect(await claim()).toBe(second);
  });

  it('is queued, or replaces runs that have not started', async () => {
    expect((await hours('queue')).states.map(({ status }) => status)).toEqual(['queued', 'queued', 'queued']);
    expect((await hours('replace')).states.map(({ status }) => status)).toEqual(['dropped', 'dropped', 'queued']);
  });
});
