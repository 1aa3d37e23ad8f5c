/** The limits in time of a session, with a timer that the test moves. */
import { describe, expect, it } from 'vitest';
import { SessionClock } from '../../../daemon/stuck/session-clock.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import { emptySession, type SessionState } from '../../../daemon/conversation/session-state.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, never, SessionWorld } from '../session/session-world.ts';

class MovedTimer {
  nowMs = 0;
  #waiting: { readonly atMs: number; readonly run: () => void }[] = [];

  after(ms: number, run: () => void) {
    const entry = { atMs: this.nowMs + ms, run };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((each) => each !== entry);
    };
  }

  move(ms: number): void {
    this.nowMs += ms;
    const due = this.#waiting.filter(({ atMs }) => atMs <= this.nowMs);
    this.#waiting = this.#waiting.filter((each) => !due.includes(each));
    for (const { run } of due) run();
  }

  get waiting(): number {
    return this.#waiting.length;
  }
}

const minute = 60_000;
const limits = { sessionMsMax: 120 * minute, stepMsMax: 60 * minute, silenceMsMax: 30 * minute };
const inStep = (index: number, activeMs: number): SessionState =>
  ({ ...emptySession, activeMs, step: { opened: { index, title: 'Fix it' }, openedAtActiveMs: activeMs } }) as never;

describe('the clock of a session', () => {
  // @verifies silence-ends-a-session
  it('ends it as stuck after a time without a record', () => {
    const timer = new MovedTimer();
    const clock = new SessionClock(timer, limits, emptySession);
    clock.tick(emptySession);
    timer.move(29 * minute);
    clock.tick(emptySession);
    timer.move(29 * minute);
    expect(clock.end).toBeNull();
    timer.move(minute);
    expect(clock.end).toEqual({ outcome: 'stuck', reason: 'no activity: nothing was recorded for 30 minutes' });
    expect(clock.signal.aborted).toBe(true);
  });

  // @verifies steps-have-a-time-limit
  it('ends it as timed out when a step or the session takes too long, also over several processes', () => {
    const timer = new MovedTimer();
    const clock = new SessionClock(timer, limits, emptySession);
    for (let passed = 0; passed < 3; passed += 1) {
      clock.tick(inStep(7, 0));
      timer.move(20 * minute);
    }
    expect(clock.end).toEqual({ outcome: 'timeout', reason: 'step "Fix it" is not complete after 60 minutes' });

    const later = new SessionClock(timer, limits, { ...emptySession, activeMs: 110 * minute });
    later.tick({ ...inStep(7, 55 * minute), activeMs: 110 * minute });
    timer.move(5 * minute);
    expect(later.end?.reason).toContain('Fix it');
    const last = new SessionClock(timer, limits, { ...emptySession, activeMs: 110 * minute });
    last.tick({ ...inStep(9, 110 * minute) });
    timer.move(10 * minute);
    expect(last.end).toEqual({ outcome: 'timeout', reason: 'the session reached its time limit of 120 minutes' });
  });

  it('starts the time of each step anew, and leaves no timer when it stops', () => {
    const timer = new MovedTimer();
    const clock = new SessionClock(timer, limits, emptySession);
    for (const index of [3, 9]) {
      clock.tick(inStep(index, 0));
      timer.move(29 * minute);
      clock.tick(inStep(index, 0));
      timer.move(29 * minute);
    }
    expect(clock.end).toBeNull();
    clock.stop();
    expect(timer.waiting).toBe(0);
  });
});

const sessionLimits = { callsPerStepMax: 20, failuresInARowMax: 5, stuck: 'stop' as const, ...limits };
const two = compiledWorkflow('test.two', stepIds(2));

// @verifies silence-ends-a-session
it('a session whose tool hangs and ignores its signal ends as stuck, and can be resumed', async () => {
  const timer = new MovedTimer();
  const world = new SessionWorld(two);
  const openTools = async () => ({
    kind: 'open' as const,
    tools: [{ ...world.write, run: () => hang(timer) }],
    checkpoint: async () => null,
    close: async () => undefined,
  });
  const model = world.model(() => reply('', use('write', { name: 'a' }), done('Did it.')));
  const session = await startSession(
    world.process(model, { timer, openTools, limits: sessionLimits }),
    jobOf('test.two'),
    never,
  );
  expect(session.result).toEqual({ kind: 'stuck', reason: 'no activity: nothing was recorded for 30 minutes' });
});

/** Never returns, while the time passes. */
function hang(timer: MovedTimer): Promise<never> {
  setImmediate(() => timer.move(30 * minute));
  setImmediate(() => setImmediate(() => timer.move(minute)));
  return new Promise(() => undefined);
}
