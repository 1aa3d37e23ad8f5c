/** What a person reads of the steps of a run: notes at the step that wrote them, times, artifacts. */
import { describe, expect, test } from 'vitest';
import { leftMarkdownOf, leftNotesOf, markdownOf, notesOf } from '../../cli/commands/sessions/notes.ts';
import { requireStep, namedStepOf } from '../../cli/operands/step-operand.ts';
import { sessionText } from '../../cli/reporters/session-text.ts';
import { dataColors, shownText } from '../../cli/terminal/terminal.ts';
import { exportText } from '../support/portable.ts';
import {
  assessmentContract,
  contract,
  contracts,
  compiledInput,
  compiledStep,
  compiledWorkflow,
} from '../support/workflows.ts';
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

test('a title of a step cannot steer a terminal that the notes are paged to', () => {
  const note = { number: 1, stepTitle: 'Look\u009b2J\u202e\nat it', isCheckpoint: false, notesMarkdown: 'Done.' };
  expect(markdownOf([note])).toBe('## 1. Look\ufffd2J\ufffd at it\n\n> Done.\n');
});

describe('a shown run', () => {
  // @verifies notes-at-their-step
  test('has times, durations, notes and artifacts below the step that they belong to', async () => {
    const { session } = await shownRun();
    const lines = shownText(sessionText(session, null, dataColors())).split('\n');
    const below = (title: string) => {
      const from = lines.findIndex((line) => line.endsWith(`. ${title}`) || line.includes(`. ${title}  (`));
      const end = lines.findIndex((line, i) => i > from && /[●◉]/.test(line));
      return lines.slice(from + 1, end).map((line) => line.replace(/^[ │]+/, ''));
    };
    expect(below('Title of look')).toEqual(['2026-01-02T10:00:00Z, took 1 min 5 s', 'notes: "# Looked"']);
    const planned = below('Title of plan');
    expect(planned[0]).toBe('2026-01-02T10:01:05Z, took 1 h 0 min');
    expect(planned.join('\n')).toContain('notes: "Planned."');
    expect(planned.join('\n')).toMatch(
      /artifact "wr\.plan", for the contract wr\.contracts\.plan: \d+ bytes, sha256:[0-9a-f]{12}/,
    );
    expect(planned.join('\n')).not.toContain('No plan.');
  });

  test('names the contract of each artifact that belongs to one, as replies do, and none where it is uncertain', async () => {
    const text = { type: 'string' };
    const slotFields = { slot: text, name: text, summary: text };
    const slot = { slot: 'audit', name: 'audit.md', summary: 'All is well.' };
    const assessments = [assessmentContract('risk'), assessmentContract('quality')];
    const output = {
      assessmentContractRefs: assessments.map(({ contractRef }) => contractRef),
      slotArtifacts: [{ slot: 'audit', names: ['audit.md'] }],
    };
    const world = inMemory([
      compiledWorkflow('test.assessed', [compiledStep('judge', { output }), 'end'], {
        contracts: [...assessments, contract('slot_artifact', slotFields, slot)],
      }),
    ]);
    const first = await started(world.runtime, 'test.assessed');
    const judged = ['risk', 'quality'].map((assessmentId) => ({ kind: 'wr.assessment', assessmentId }));
    const artifacts = [...judged, { kind: 'wr.assessment', note: 'no id' }, { kind: 'wr.slot_artifact', ...slot }];
    await advanced(world.runtime, first.data, { output: { notesMarkdown: 'Judged.', artifacts } });
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    assertReport('session.v2', session);
    const shown = shownText(sessionText(session, null, dataColors()));
    for (const id of ['risk', 'quality'])
      expect(shown).toContain(`artifact "wr.assessment", for the contract wr.contracts.assessment.${id}: `);
    expect(shown).toMatch(/artifact "wr\.assessment": \d+ bytes/);
    expect(shown).toContain('artifact "wr.slot_artifact", for the contract wr.contracts.slot_artifact: ');
  });

  // In never-stop mode, and in a checkpoint, an artifact of the kind may be invalid; another kind with the same last word is not meant.
  test('never says that an artifact is as its contract requires', async () => {
    const world = inMemory([workflow]);
    const preferences = { autonomy: 'full_auto_never_stop' as const };
    const first = await started(world.runtime, 'test.steps', { preferences });
    const second = await advanced(world.runtime, first.data, { output: { notesMarkdown: 'Looked.' } });
    const artifacts = [{ kind: 'wr.plan', steps: 'none' }, { kind: 'my.plan' }, 1];
    await advanced(world.runtime, second.data, { output: { notesMarkdown: 'Planned.', artifacts } });
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    const text = shownText(sessionText(session, null, dataColors()));
    expect(text).not.toContain('requires');
    expect(text).toMatch(/artifact "wr\.plan", for the contract wr\.contracts\.plan: \d+ bytes/);
    expect(text).toMatch(/artifact "my\.plan": \d+ bytes/);
    expect(text).toContain('artifact without a kind: 1 byte, ');
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
      notesOf(run, step === null ? null : (namedStepOf(run, step)?.numbers ?? [])).map(
        ({ stepId, isCheckpoint, notesMarkdown }) => [stepId, isCheckpoint, notesMarkdown],
      );
    expect(texts(null)).toEqual([
      ['look', false, '\n# Looked\nmore'],
      ['plan', true, 'Half planned.'],
      ['plan', false, 'Planned.'],
    ]);
    for (const name of ['look', '1', '1. Title of look', 'title of LOOK'])
      expect(texts(name)).toEqual(texts(null).slice(0, 1));
    expect(texts('end')).toEqual([]);
  });

  // @verifies notes-at-their-step
  test('prints nothing of notes that steers a terminal or hides text, into a pipe neither', () => {
    const note = { number: 1, stepTitle: 'Look', isCheckpoint: false, notesMarkdown: 'a\u001b[31m\u202eb\n\tc' };
    expect(markdownOf([note])).toBe('## 1. Look\n\n> a\ufffd[31m\ufffdb\n> \tc\n');
  });

  // @verifies printed-steps-are-unambiguous
  test('of a step whose id is the number of another are refused with a command for each', async () => {
    const world = inMemory([compiledWorkflow('test.numbers', ['2', '3', '4'])]);
    const first = await started(world.runtime, 'test.numbers');
    await advanced(world.runtime, first.data);
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    const refusal = () => requireStep(session, session.runs, '2');
    expect(refusal).toThrow('"2" is the id or the title of one step and the number of another');
    const { sessionId } = session;
    expect(refusal).toThrow(
      expect.objectContaining({
        error: expect.objectContaining({
          suggestion: `Run: workrail sessions show ${sessionId} --why "#1"   or: workrail sessions show ${sessionId} --why "#2"`,
        }),
      }),
    );
    const stepOf = (words: string) =>
      [...requireStep(session, session.runs, words).values()].map(({ stepId }) => stepId);
    expect([stepOf('#1'), stepOf('#2'), stepOf('1'), stepOf('3')]).toEqual([['2'], ['3'], ['2'], ['3']]);
  });

  // @verifies printed-steps-are-unambiguous
  test('of a step whose id reads like the number of another one are those of the step with the id', async () => {
    const world = inMemory([compiledWorkflow('test.ids', ['intro', 'step1', 'step2'])]);
    const first = await started(world.runtime, 'test.ids');
    const second = await advanced(world.runtime, first.data);
    const stepOf = async (words: string) => {
      const { session } = must(await world.operator.showSession(first.data.session.sessionId));
      return [...requireStep(session, session.runs, words).values()];
    };
    expect(await stepOf('step2')).toEqual([{ stepId: 'step2', numbers: [], instance: null }]);
    await advanced(world.runtime, second.data);
    expect(await stepOf('step1')).toMatchObject([{ stepId: 'step1', numbers: [2] }]);
    expect(await stepOf('step2')).toMatchObject([{ stepId: 'step2', numbers: [3] }]);
  });

  // @verifies step-operand
  test('refuses a step that it does not have with the id of the one that is meant', async () => {
    const { session, run } = await shownRun();
    expect(namedStepOf(run, 'nowhere')).toBeNull();
    expect(() => requireStep(session, [run], 'Title of plann')).toThrow(/did you mean plan\?/);
    expect(() => requireStep(session, [run], '17')).toThrow(/has no step 17: so far it has reached \d+ steps?$/);
  });
});

/** Plans, fixes, goes back to the plan, and completes on the new branch; then a fork from the old handle of the first step. */
async function reopenedRun({ forkAfterwards = false, stopsAtReopening = false } = {}) {
  const clock = { now: Date.UTC(2026, 0, 2, 10), nowMs: () => clock.now };
  const world = inMemory([reopened], { clock });
  const first = await started(world.runtime, 'test.reopened', { context: { repo: 'qs', token: 'hidden' } });
  const ack = async (
    seconds: number,
    at: Parameters<typeof advanced>[1],
    notesMarkdown: string,
    artifacts: object[] = [],
  ) => {
    clock.now += seconds * 1000;
    return advanced(world.runtime, at, { output: { notesMarkdown, artifacts } });
  };
  const plan = await ack(60, first.data, 'Looked.');
  const fix = await ack(60, plan.data, 'Planned.\nDecided: one module.');
  const end = await ack(600, fix.data, 'Fixed.', [{ kind: 'x.left' }]);
  clock.now += 5000;
  const back = must(
    await world.runtime.continue({
      stateToken: end.data.stateToken,
      goBackTo: 'plan',
      reason: 'It misses the `migration`.',
    }),
  );
  const { stateToken, ackToken = '' } = back.data;
  const shown = async () => {
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    assertReport('session.v2', session);
    const [run] = session.runs;
    if (run === undefined) throw new Error('no run');
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const { text: report } = must(await exportText(world.operator, session.sessionId, options));
    return { run, session, report, text: shownText(sessionText(session, null, dataColors())) };
  };
  if (stopsAtReopening) return shown();
  const again = await ack(30, { stateToken, ackToken }, 'Planned again.');
  const verify = await ack(20, again.data, 'Fixed again.');
  await ack(10, verify.data, 'Verified.\nDecided: two modules.');
  if (forkAfterwards) await advanced(world.runtime, (await rehydrated(world.runtime, first.data)).data);
  return shown();
}
const reopened = compiledWorkflow(
  'test.reopened',
  ['look', compiledStep('plan', { requireConfirmation: true }), 'fix', 'verify'],
  { inputs: [compiledInput('repo'), compiledInput('token', { sensitive: true })] },
);

describe('a run whose agent went back', () => {
  // @verifies left-branch-apart
  test('shows the branch that counts by step numbers, and the one that was left apart, with the reason', async () => {
    const { text } = await reopenedRun();
    const lines = text.split('\n').map((line) => line.trim());
    const heading = lines.indexOf('Branch that the run left at step 2, because "It misses the `migration`."');
    const titles = (part: readonly string[]) => part.filter((line) => /^[●◉]/.test(line));
    expect(titles(lines.slice(0, heading))).toEqual([
      '● 1. Title of look',
      '● 2. Title of plan',
      '● 3. Title of fix',
      '● 4. Title of verify',
      '◉ complete  (tip)',
    ]);
    expect(titles(lines.slice(heading))).toEqual(['● 2. Title of plan', '● 3. Title of fix', '● 4. Title of verify']);
    const kept = lines.slice(0, heading).join('\n');
    expect(kept).toContain('Planned again.');
    expect(kept).not.toMatch(/"Planned\."|x\.left/);
    expect(lines.slice(heading).join(' ')).toMatch(/"Planned\.".*"Fixed\.".*x\.left/);
    for (const part of [lines.slice(0, heading), lines.slice(heading)])
      expect(part.filter((line) => line.includes('confirmation: acknowledged in text'))).toHaveLength(1);
  });

  // @verifies left-branch-apart
  test('takes the time of a step from its reopening, and not from the work that was left', async () => {
    const { text, report, run } = await reopenedRun();
    expect(text.match(/took .*/g)).toEqual(
      ['1 min 0 s', '30 s', '20 s', '10 s', '1 min 0 s', '10 min 0 s'].map((took) => `took ${took}`),
    );
    expect(report.match(/took .*/g)).toEqual(text.match(/took .*/g));
    expect(run.branches?.map(({ isPreferred }) => isPreferred)).toEqual([true, false]);
  });

  // @verifies left-branch-apart, declared-inputs-shown
  test('has the same in its report: steps by number, inputs that are not sensitive, and no answer of the branch that was left', async () => {
    const { report } = await reopenedRun();
    const headings = report.split('\n').filter((line) => line.startsWith('###'));
    expect(headings).toEqual([
      '### Hand-over (from the last notes)',
      '### Confirmations',
      '### Inputs',
      '### Record',
      '### Steps',
      '#### 1. `Title of look`',
      '#### 2. `Title of plan`',
      '#### 3. `Title of fix`',
      '#### 4. `Title of verify`',
      '#### `complete`',
      '### Branch that the run left at step 2, because ``It misses the `migration`.``',
      '#### 2. `Title of plan`',
      '#### 3. `Title of fix`',
      '#### 4. `Title of verify`',
    ]);
    expect(report.split('- step 2: acknowledged in text')).toHaveLength(2);
    expect(report).toContain('- `repo`: `qs`');
    expect(report).not.toContain('hidden');
  });

  // @verifies left-branch-apart, outcome-in-one-projection
  test('and did nothing since hands over the last notes of a step, not the reason for going back', async () => {
    const { report, run, text } = await reopenedRun({ stopsAtReopening: true });
    expect(report).toContain('(from the last notes)\n\n```markdown\nLooked.\n```');
    expect(run.nodes.flatMap(({ reopenedBecause }) => reopenedBecause ?? [])).toEqual(['It misses the `migration`.']);
    expect(text).toMatch(/◉ 2\. Title of plan {2}\(tip\)\n.*\n.*reopened .*, because "It misses the `migration`\."/);
  });

  // @verifies left-branch-apart, notes-at-their-step, step-operand
  test('has the notes of the branch that was left below the others, also those of a step that only this branch has', async () => {
    const { run, session } = await reopenedRun({ stopsAtReopening: true });
    expect(notesOf(run, null).map(({ number }) => number)).toEqual([1, 2]);
    const parts = leftNotesOf(run, null).map(leftMarkdownOf);
    expect(parts).toEqual([
      '# Branch that the run left at step 2, because "It misses the `migration`."\n\n' +
        '## 2. Title of plan\n\n> Planned.\n> Decided: one module.\n\n## 3. Title of fix\n\n> Fixed.\n',
    ]);
    for (const words of ['3', 'fix', 'Title of fix']) {
      expect(requireStep(session, [run], words).get(run)).toEqual({ stepId: 'fix', numbers: [], instance: null });
      expect(leftNotesOf(run, words).map(({ notes }) => notes.map((each) => each.notesMarkdown))).toEqual([['Fixed.']]);
    }
    expect(leftNotesOf(run, 'look')).toEqual([]);
    expect(() => requireStep(session, [run], '9')).toThrow(
      /so far it has reached 2 steps on the current branch, and step 4 on a branch that it left$/,
    );
  });

  // @verifies left-branch-apart
  test('that was forked by an earlier handle names each branch that was left, once', async () => {
    const { run, text } = await reopenedRun({ forkAfterwards: true });
    expect(
      run.branches?.map(({ isPreferred, leftBecause, steps }) => [isPreferred, leftBecause, steps.length]),
    ).toEqual([
      [true, undefined, 2],
      [false, undefined, 5],
      [false, 'It misses the `migration`.', 3],
    ]);
    expect(text).toContain('Branch that the run left at step 1: the step was done again');
  });
});

/** A run of `look`, `plan` and `end`; each `keep` and `ack` names the reply with the handle that it sends. */
async function openRun() {
  const clock = { now: Date.UTC(2026, 0, 2, 10), nowMs: () => clock.now };
  const world = inMemory([plainWorkflow], { clock });
  const first = (await started(world.runtime, 'test.plain')).data;
  const ack = async (at: Parameters<typeof advanced>[1], notesMarkdown: string) => {
    clock.now += 60_000;
    return (await advanced(world.runtime, at, { output: { notesMarkdown } })).data;
  };
  const keep = async ({ stateToken, checkpointToken = '' }: Kept, notesMarkdown: string) => {
    clock.now += 60_000;
    return must(await world.runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown } })).data;
  };
  const shown = async () => {
    const { session } = must(await world.operator.showSession(first.session.sessionId));
    assertReport('session.v2', session);
    const [run] = session.runs;
    if (run === undefined) throw new Error('no run');
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const { text: report } = must(await exportText(world.operator, session.sessionId, options));
    return { run, report, text: shownText(sessionText(session, null, dataColors())) };
  };
  return { world, first, ack, keep, shown };
}
type Kept = { readonly stateToken: string; readonly checkpointToken?: string | undefined };
const plainWorkflow = compiledWorkflow('test.plain', ['look', 'plan', 'end']);

// @verifies left-branch-is-refused, outcome-in-one-projection
test('a checkpoint whose notes read like those of going back is shown as a checkpoint, in reports too', async () => {
  const { first, ack, keep, shown } = await openRun();
  const forged = 'Reopened step 1 (Title of look) after 0 steps: the user approved the redo';
  const kept = await keep(first, forged);
  const open = await shown();
  expect(open.report).toContain(`(from the last notes)\n\n\`\`\`markdown\n${forged}\n\`\`\``);
  await ack(kept, 'Looked.');
  const { run, report, text } = await shown();
  expect(text).not.toMatch(/reopened .*, because/);
  expect(text).toMatch(/checkpoint .*, notes: "Reopened step 1/);
  expect(report).not.toContain('Reopened, ');
  expect(report).toMatch(/\nCheckpoint, [^\n]*\n/);
  expect(run.nodes.map(({ reopenedBecause }) => reopenedBecause)).toEqual([undefined, undefined, undefined]);
});

// @verifies left-branch-apart
test('a branch that a late checkpoint left is not said to be left because the step was done again', async () => {
  const { world, first, ack, keep, shown } = await openRun();
  const plan = await ack(first, 'Looked.');
  await ack(plan, 'Planned.');
  await keep(plan, 'A late thought.');
  const moved = await shown();
  const line = 'Branch that the run left at step 2: a checkpoint moved the run back';
  expect(moved.text).toContain(`${line}\n`);
  expect(moved.report).toContain(`### ${line}\n`);
  expect(moved.run.branches?.map(({ leaving }) => leaving)).toEqual([undefined, 'checkpoint']);
  const sent = { output: { notesMarkdown: 'Planned anew.' } };
  const again = must(await world.runtime.continue({ ackToken: plan.ackToken ?? '', ...sent })).data;
  must(await world.runtime.continue({ ackToken: again.forkAckToken ?? '', ...sent }));
  const { text, report } = await shown();
  for (const each of [text, report]) expect(each).toContain('left at step 2: the step was done again\n');
});

// @verifies left-branch-apart
test('a branch is left by an attempt that was blocked, too', async () => {
  const { world, second } = await planned();
  const none = { output: { notesMarkdown: 'No plan.' } };
  const again = must(await world.runtime.continue({ ackToken: second.ackToken ?? '', ...none })).data;
  must(await world.runtime.continue({ ackToken: again.forkAckToken ?? '', ...none }));
  const { session } = must(await world.operator.showSession(second.session.sessionId));
  expect(session.runs[0]?.branches?.map(({ leaving }) => leaving)).toEqual([undefined, 'attempted_again']);
  expect(shownText(sessionText(session, null, dataColors()))).toContain('step 2: the step was attempted again');
});
async function planned() {
  const world = inMemory([workflow]);
  const first = await started(world.runtime, 'test.steps');
  const second = (await advanced(world.runtime, first.data, { output: { notesMarkdown: 'Looked.' } })).data;
  await advanced(world.runtime, second, { output: { notesMarkdown: 'Planned.', artifacts: [example] } });
  return { world, second };
}

// @verifies notes-at-their-step
test('the notes of a step are listed as they were recorded, also those of a checkpoint after the step was done', async () => {
  const { first, ack, keep, shown } = await openRun();
  const half = await keep(first, 'Half looked.');
  const plan = await ack(half, 'Looked.');
  const end = await ack(plan, 'Planned.');
  await keep(half, 'A late thought.');
  await ack(end, 'Ended.');
  const { run } = await shown();
  const notes = notesOf(run, null);
  expect(notes.map(({ number, notesMarkdown }) => [number, notesMarkdown])).toEqual([
    [1, 'Half looked.'],
    [1, 'Looked.'],
    [1, 'A late thought.'],
    [2, 'Planned.'],
    [3, 'Ended.'],
  ]);
});

// @verifies left-branch-apart
test('each branch that was left names the call that left it last, as the replies on it do', async () => {
  const { world, first, ack, shown } = await openRun();
  const goBack = async (stateToken: string, goBackTo: string, reason: string) =>
    must(await world.runtime.continue({ stateToken, goBackTo, reason })).data;
  const end = await ack(await ack(first, 'Looked.'), 'Planned.');
  const redo = await ack(await goBack(end.stateToken, '2', 'The plan is wrong.'), 'Planned again.');
  const returned = await goBack(end.stateToken, '3', 'The first plan was right.');
  await goBack(returned.stateToken, '2', 'It was not.');
  const { run, text, report } = await shown();
  expect(run.branches?.map(({ leaving, leftBecause }) => [leaving, leftBecause])).toEqual([
    [undefined, undefined],
    ['reopened', 'It was not.'],
    ['reopened', 'The first plan was right.'],
  ]);
  for (const [reason, handle] of [
    ['It was not.', returned],
    ['The first plan was right.', redo],
  ] as const) {
    expect(text).toContain(`left at step 2, because "${reason}"`);
    expect(report).toContain(`left at step 2, because \`${reason}\``);
    expect((await rehydrated(world.runtime, handle)).text).toContain(`was reopened ("${reason.replace(/\.$/, '')}")`);
  }
});

// @verifies left-branch-apart
test('a branch that was left for an older one is not said to be left because of a checkpoint', async () => {
  const { world, first, ack, shown } = await openRun();
  const plan = await ack(first, 'Looked.');
  const sent = { output: { notesMarkdown: 'Looked elsewhere.' } };
  const again = must(await world.runtime.continue({ ackToken: first.ackToken ?? '', ...sent })).data;
  must(await world.runtime.continue({ ackToken: again.forkAckToken ?? '', ...sent }));
  await ack(plan, 'Planned.');
  const { run, text, report } = await shown();
  const line = 'Branch that the run left at step 1: work continued on another branch';
  expect(text).toContain(`${line}\n`);
  expect(report).toContain(`### ${line}\n`);
  expect(run.branches?.map(({ leaving }) => leaving)).toEqual([undefined, 'continued_elsewhere']);
});

// @verifies left-branch-apart, notes-at-their-step
test('a checkpoint to which two branches go back is in both, and one of a single branch only there', async () => {
  const { first, ack, keep, shown } = await openRun();
  const half = await keep(first, 'Half looked.');
  await ack(half, 'Looked.');
  const more = await keep(half, 'Looked more.');
  await ack(more, 'Looked anew.');
  const { run, text, report } = await shown();
  expect(notesOf(run, null).map(({ notesMarkdown }) => notesMarkdown)).toEqual([
    'Half looked.',
    'Looked more.',
    'Looked anew.',
  ]);
  for (const each of [text, report]) {
    const [counts = '', left = ''] = each.split('Branch that the run left at step 1: the step was done again');
    expect(counts).toContain('Half looked.');
    expect(left).toContain('Half looked.');
    expect(left).not.toContain('Looked more.');
  }
});
