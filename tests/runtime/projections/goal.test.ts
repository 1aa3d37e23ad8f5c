/** The goal of a run: what is recorded at its start, and what stands for it where none was stated. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { goalBytesMax } from '../../../schemas/limits.ts';
import type { Bundle } from '../../../schemas/bundle.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { goalText } from '../../../runtime/core/goal.ts';
import { eventFault } from '../../../runtime/core/event-fault.ts';
import { adapters, inMemory, type Operated } from '../../support/operating.ts';
import { exportText, importText } from '../../support/portable.ts';
import { assertProperty } from '../../support/property.ts';
import { compiledInput, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, must, started, warningCodes } from '../../support/world.ts';

const workflow = compiledWorkflow('test.goals', ['look', 'fix'], {
  name: 'Mend a defect',
  inputs: [
    compiledInput('size', { kind: 'enum', values: ['small', 'large'] }),
    compiledInput('count', { kind: 'number' }),
    compiledInput('ticket_url', { contextKey: 'ticketUrl' }),
    compiledInput('title'),
  ],
});
const bare = compiledWorkflow('test.bare', ['look'], { name: 'Look around' });
const workflows = [workflow, bare];

const goalsOf = async ({ operator }: Operated) =>
  must(await operator.listSessions()).sessions.flatMap(({ runs }) => runs.map(({ goal }) => goal));
const options = { format: 'bundle' as const, redact: false, appVersion: '0.0.0' };

describe.each(adapters)('%s: the goal of a run', (_name, open) => {
  // @verifies goal-of-a-run
  it('is what start_workflow was given, in every list and report', async () => {
    const world = open(workflows);
    const { data } = await started(world.runtime, 'test.goals', {
      goal: ' Fix the\ntotals ',
      context: { title: 'Other' },
    });
    const { sessionId } = data.session;
    expect(await goalsOf(world)).toEqual(['Fix the totals']);
    expect(must(await world.operator.showSession(sessionId)).session.runs[0]?.goal).toBe('Fix the totals');
    const resumed = must(await world.runtime.resume({}));
    expect(resumed.data.candidates[0]?.goal).toBe('Fix the totals');
    const report = must(await exportText(world.operator, sessionId, { ...options, format: 'md' as never }));
    expect(report.text).toContain('- goal: `Fix the totals`');
    expect(must(await world.operator.verifySession(sessionId)).verdict).toBe('verified');
  });

  // @verifies goal-of-a-run
  it('is else the first declared input that is text, as it is at the tip, else the name of the workflow', async () => {
    const world = open(workflows);
    const first = await started(world.runtime, 'test.goals', {
      goal: ' \n ',
      context: { size: 'large', count: 3, title: 'Totals', note: 'undeclared' },
    });
    expect(await goalsOf(world)).toEqual(['Totals']);
    await advanced(world.runtime, first.data, { context: { ticketUrl: 'T-17' } });
    expect(await goalsOf(world)).toEqual(['T-17']);
    await started(world.runtime, 'test.goals');
    await started(world.runtime, 'test.bare', { context: { title: 'undeclared' } });
    expect(await goalsOf(world)).toEqual(['T-17', 'Mend a defect', 'Look around']);
  });
});

describe('a goal that is stated', () => {
  // @verifies goal-of-a-run
  it('is cut at a character within its budget, with a warning, and starts the run', async () => {
    const world = inMemory(workflows);
    const long = await started(world.runtime, 'test.bare', { goal: 'ü'.repeat(goalBytesMax) });
    expect(warningCodes(long)).toEqual(['GOAL_TRUNCATED']);
    const [goal = ''] = await goalsOf(world);
    expect(goal).toMatch(/^ü{98}…$/u);
    const exact = await started(world.runtime, 'test.bare', { goal: 'x'.repeat(goalBytesMax) });
    expect(warningCodes(exact)).toEqual([]);
  });

  // @verifies utf8-budgets
  it('has no longer form in a log', () => {
    const event = (goal: string) => ({ kind: 'run_started', data: { goal } }) as never;
    expect(eventFault(event('é'.repeat(goalBytesMax / 2)), 10_000)).toBeNull();
    expect(eventFault(event('é'.repeat(goalBytesMax / 2 + 1)), 10_000)).toContain('goal');
  });

  // @verifies frame-unforgeable
  it('is one line without control characters, and a written goal is written unchanged', () => {
    assertProperty(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
        const { text } = goalText(given);
        if (text === null) return;
        expect(text).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(utf8Length(text)).toBeLessThanOrEqual(goalBytesMax);
        expect(goalText(text)).toEqual({ text, isCut: false });
      }),
    );
  });

  // @verifies redaction-reported
  it('is redacted in a bundle, which verifies and imports', async () => {
    const world = inMemory(workflows);
    const goal = `Log in with password=hunter2hunter2 at /home/ada/shop/${'x'.repeat(200)}`;
    const { data } = await started(world.runtime, 'test.bare', { goal });
    const { text } = must(await exportText(world.operator, data.session.sessionId, { ...options, redact: true }));
    const recorded = (JSON.parse(text) as Bundle).session.events.flatMap((event) =>
      event.kind === 'run_started' ? [event.data.goal ?? ''] : [],
    )[0];
    expect(recorded).not.toContain('hunter2');
    expect(recorded).not.toContain('/home/ada');
    const other = inMemory(workflows);
    const report = must(await importText(other.operator, text));
    expect(must(await other.operator.verifySession(report.sessionId as SessionId)).verdict).toBe('verified');
    expect(await goalsOf(other)).toEqual([recorded]);
  });
});
