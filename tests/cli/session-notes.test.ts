/** What a person reads of the steps of a run: notes at the step that wrote them, times, artifacts. */
import { describe, expect, test } from 'vitest';
import { notesOf } from '../../cli/commands/sessions-notes.ts';
import { sessionText } from '../../cli/reporters/session-text.ts';
import { dataColors, shownText } from '../../cli/terminal/terminal.ts';
import { contracts, compiledStep, compiledWorkflow } from '../support/workflows.ts';
import { assertReport, inMemory } from '../support/operating.ts';
import { advanced, must, rehydrated, started } from '../support/world.ts';

const workflow = compiledWorkflow(
  'test.steps',
  ['look', compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } }), 'end'],
  { contracts: [contracts.plan] },
);
const example = contracts.plan.example as object;

async function shownRun() {
  const clock = { now: Date.UTC(2026, 0, 2, 10), nowMs: () => clock.now };
  const world = inMemory([workflow], { clock });
  const after = async (seconds: number, ...call: Parameters<typeof advanced>) => {
    clock.now += seconds * 1000;
    return advanced(...call);
  };
  const first = await started(world.runtime, 'test.steps');
  const second = await after(65, world.runtime, first.data, { output: { notesMarkdown: '\n# Looked\nmore' } });
  const { stateToken, checkpointToken = '' } = second.data;
  must(await world.runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'Half planned.' } }));
  const blocked = await after(5, world.runtime, second.data, { output: { notesMarkdown: 'No plan.' } });
  expect(blocked.data).toMatchObject({ kind: 'blocked' });
  const fresh = await rehydrated(world.runtime, second.data);
  const ackToken = 'retryAckToken' in fresh.data ? fresh.data.retryAckToken : fresh.data.ackToken;
  const done = { output: { notesMarkdown: 'Planned.', artifacts: [example] } };
  await after(3600, world.runtime, { stateToken: fresh.data.stateToken, ackToken }, done);
  const { session } = must(await world.operator.showSession(first.data.session.sessionId));
  assertReport('session.v2', session);
  const [run] = session.runs;
  if (run === undefined) throw new Error('no run');
  return { session, run };
}

describe('a shown run', () => {
  // @verifies notes-at-their-step
  test('has times, durations, notes and artifacts below the step that they belong to', async () => {
    const { session } = await shownRun();
    const lines = shownText(sessionText(session, null, dataColors())).split('\n');
    const below = (title: string) => {
      const from = lines.findIndex((line) => line.includes(`● ${title}`));
      const end = lines.findIndex((line, i) => i > from && /[●◉]/.test(line));
      return lines.slice(from + 1, end).map((line) => line.replace(/^[ │]+/, ''));
    };
    expect(below('Title of look')).toEqual(['2026-01-02T10:00:00Z, took 1 min 5 s', 'notes: "# Looked"']);
    const planned = below('Title of plan');
    expect(planned[0]).toBe('2026-01-02T10:01:05Z, took 1 h 0 min');
    expect(planned.join('\n')).toContain('notes: "Planned."');
    expect(planned.join('\n')).toMatch(
      /artifact "wr\.plan", as wr\.contracts\.plan requires: \d+ bytes, sha256:[0-9a-f]{12}/,
    );
    expect(planned.join('\n')).not.toContain('No plan.');
  });

  // @verifies confirmations-recorded
  test('says at the step how its confirmation ended', async () => {
    const asking = compiledWorkflow('test.asking', [compiledStep('ask', { requireConfirmation: true }), 'end']);
    const world = inMemory([asking]);
    const first = await started(world.runtime, 'test.asking');
    await advanced(world.runtime, first.data, { output: { notesMarkdown: 'Asked.' } });
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    assertReport('session.v2', session);
    expect(session.runs[0]?.confirmations).toMatchObject([{ outcome: 'acknowledged_in_text' }]);
    expect(shownText(sessionText(session, null, dataColors()))).toMatch(
      /Title of ask.*\n.*\n.*\n.*confirmation: acknowledged in text/,
    );
  });

  // @verifies notes-at-their-step
  test('gives the notes of its steps in order, those of checkpoints too, and none that was not accepted', async () => {
    const { run } = await shownRun();
    const texts = (step: string | null) =>
      notesOf(run, step).map(({ stepId, isCheckpoint, notesMarkdown }) => [stepId, isCheckpoint, notesMarkdown]);
    expect(texts(null)).toEqual([
      ['look', false, '\n# Looked\nmore'],
      ['plan', true, 'Half planned.'],
      ['plan', false, 'Planned.'],
    ]);
    expect(texts('look')).toHaveLength(1);
    expect(texts('end')).toEqual([]);
  });
});
