/** What was recorded can be read: why a step was skipped, what blocked, diverged or was chosen, and in which iteration (issue 4). */
import { describe, expect, it } from 'vitest';
import { dagLines } from '../../../cli/reporters/dag.ts';
import { sessionText } from '../../../cli/reporters/session-text.ts';
import { sentenceOf } from '../../../runtime/core/iterations.ts';
import { requireStep, namedStepOf } from '../../../cli/operands/step-operand.ts';
import { whyText } from '../../../cli/reporters/why-text.ts';
import { shownText } from '../../../cli/terminal/terminal.ts';
import type { ShownSession } from '../../../schemas/admin-reports.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { assertReport, inMemory } from '../../support/operating.ts';
import { exportText } from '../../support/portable.ts';
import {
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  forEach,
  isLarge,
  keepGoing,
  loopControl,
  loopItem,
  size,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';
import { advanced, must, rehydrated, started } from '../../support/world.ts';

const plain = (text: string) => text;
const colors = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, cyan: plain } as never;

const workflow = compiledWorkflow(
  'test.reasons',
  ['a', compiledStep('deep', { when: 'is_large' }), 'work', decision('decide'), 'each', 'inner', 'z'],
  {
    inputs: [size, slices],
    conditions: [keepGoing, isLarge],
    contracts: [contracts.loopControl],
    loops: [
      whileLoop('improve', 3, ['work', 'decide']),
      forEach('slicing', 'slices', 3, ['each', loopItem('nested')], { when: 'is_large' }),
      forEach('nested', 'slices', 3, ['inner']),
    ],
    flow: ['a', 'deep', loopItem('improve'), loopItem('slicing'), 'z'].map((item) =>
      typeof item === 'string' ? stepItem(item) : item,
    ),
  },
);
const hostile = 'Left it.\n\u001b[31mforged\u202e ```\n  ● Done  (tip)';
const divergence = { kind: 'wr.workflow_divergence', reason: 'safety_stop', summary: hostile };

/** Skips `deep` and the last loop, is blocked once, goes round once, diverges, and chooses another mode. */
async function told() {
  const world = inMemory([workflow]);
  const first = await started(world.runtime, 'test.reasons', { context: { size: 'small' } });
  let data: ContinueData | StartData = first.data;
  const ack = async (more: object = {}) => {
    const ackToken = 'kind' in data && data.kind === 'blocked' ? data.retryAckToken : data.ackToken;
    ({ data } = await advanced(world.runtime, { stateToken: data.stateToken, ackToken }, more));
  };
  const decided = (what: 'continue' | 'stop') => ({ output: { artifacts: [loopControl('improve', what)] } });
  await ack();
  await ack({ output: { artifacts: [divergence] } });
  await ack();
  await ack(decided('continue'));
  await ack({ preferences: { autonomy: 'full_auto_never_stop' } });
  await ack(decided('stop'));
  await advanced(world.runtime, (await rehydrated(world.runtime, first.data)).data);
  const shown = must(await world.operator.showSession(first.data.session.sessionId)).session;
  return { world, session: assertReport('session.v2', shown) as ShownSession };
}
const linesOf = (text: string) => text.split('\n');
const why = (session: ShownSession, stepId: string | null) =>
  linesOf(
    shownText(
      whyText(session, session.runs, stepId === null ? null : requireStep(session, session.runs, stepId), colors),
    ),
  ).slice(3);

describe('a session as data', () => {
  it('holds per node the trace, the blockers, the divergences, what was chosen, and the iteration', async () => {
    const { session } = await told();
    const [run] = session.runs;
    const nodes = run?.nodes ?? [];
    expect(nodes.map(({ stepInstance = null }) => stepInstance)).toEqual([
      'a',
      'improve@0::work',
      'improve@0::decide',
      'improve@0::decide',
      'improve@1::work',
      'improve@1::decide',
      'z',
      'improve@0::work',
    ]);
    expect(nodes[1]?.trace.map(({ kind }) => kind)).toEqual([
      'evaluated_condition',
      'entered_loop',
      'selected_next_step',
    ]);
    expect(nodes[2]?.divergences).toMatchObject([{ reason: 'safety_stop', summary: hostile, relatedStepId: 'work' }]);
    expect(nodes[3]).toMatchObject({ kind: 'blocked_attempt', blockers: [{ code: 'MISSING_REQUIRED_OUTPUT' }] });
    const [baseline, chosen] = nodes.flatMap(({ preferences }) => preferences);
    expect(baseline?.source).toBe('system');
    expect(chosen).toMatchObject({
      source: 'user',
      changes: [
        { key: 'autonomy', value: 'full_auto_never_stop' },
        { key: 'riskPolicy', value: 'conservative' },
      ],
      effective: { autonomy: 'full_auto_never_stop' },
    });
    expect(nodes[5]?.preferences).toEqual([chosen]);
    expect(run?.steps.find(({ stepId }) => stepId === 'inner')).toEqual({
      stepId: 'inner',
      title: 'Title of inner',
      loops: ['slicing', 'nested'],
    });
  });
});

describe('a session as text', () => {
  // @verifies notes-at-their-step
  it('marks notes at the step that they were sent for, and not at the one that came next', async () => {
    const world = inMemory([workflow]);
    const first = await started(world.runtime, 'test.reasons', { context: { size: 'small' } });
    const { sessionId } = first.data.session;
    const drawn = async () => {
      const { session } = must(await world.operator.showSession(sessionId));
      const lines = linesOf(shownText(sessionText(session, null, colors)));
      return lines.filter((line) => /[●◉]|notes: |blocked/.test(line)).map((line) => line.replace(/^[ │]+/, ''));
    };
    const second = await advanced(world.runtime, first.data, { output: { notesMarkdown: 'Did a.' } });
    expect(await drawn()).toEqual(['● 1. Title of a', 'notes: "Did a."', '◉ 2. Title of work  (improve 1, tip)']);
    const third = await advanced(world.runtime, second.data, { output: { notesMarkdown: 'Worked.' } });
    const blocked = await advanced(world.runtime, third.data, { output: { notesMarkdown: 'Tried.' } });
    const retry = blocked.data as Extract<typeof blocked.data, { kind: 'blocked' }>;
    await advanced(
      world.runtime,
      { stateToken: retry.stateToken, ackToken: retry.retryAckToken },
      { output: { notesMarkdown: 'Decided.', artifacts: [loopControl('improve', 'stop')] } },
    );
    expect(await drawn()).toEqual([
      '● 1. Title of a',
      'notes: "Did a."',
      '● 2. Title of work  (improve 1)',
      'notes: "Worked."',
      '● 3. Title of decide  (improve 1)',
      expect.stringMatching(/^blocked \S+Z: MISSING_REQUIRED_OUTPUT$/),
      'notes: "Decided."',
      '◉ 4. Title of z  (tip)',
    ]);
  });

  it('marks open gaps at the step that left them, and not at the one that came next', async () => {
    const world = inMemory([workflow]);
    const first = await started(world.runtime, 'test.reasons', {
      context: { size: 'small' },
      preferences: { autonomy: 'full_auto_never_stop' },
    });
    const ack = (data: ContinueData | StartData, more: object = {}) => advanced(world.runtime, data, more);
    const work = await ack(first.data);
    const decide = await ack(work.data);
    const again = await ack(decide.data); // no decision: a gap
    await ack(again.data);
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    const lines = linesOf(shownText(sessionText(session, null, colors))).filter((line) => /[●◉]/.test(line));
    expect(lines.map((line) => line.trim())).toEqual([
      '● 1. Title of a  (autonomy full_auto_never_stop, riskPolicy conservative)',
      '● 2. Title of work  (improve 1)',
      '● 3. Title of decide  (improve 1, 1 open gap)',
      '● 4. Title of work  (improve 2)',
      '◉ 5. Title of decide  (improve 2, tip)',
    ]);
    const drawn = dagLines(session.runs[0]?.nodes ?? [], { dim: plain, bold: plain });
    expect(drawn.filter((line) => line.includes('open gap'))).toEqual(['● Title of decide  (1 open gap)']);
  });

  // @verifies outcome-in-one-projection
  it('counts no gap of severity info as open', async () => {
    const world = inMemory([workflow]);
    const first = await started(world.runtime, 'test.reasons', { context: { size: 'small' } });
    const artifact = {
      kind: 'wr.gap_report',
      severity: 'info',
      category: 'user_only_dependency',
      detail: 'needs_user_approval',
      summary: 'The user approved.',
    };
    await advanced(world.runtime, first.data, { output: { notesMarkdown: 'Did a.', artifacts: [artifact] } });
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    const lines = linesOf(shownText(sessionText(session, null, colors)));
    expect(lines).toContain('  noted, user_only_dependency (needs_user_approval): "The user approved."');
    expect(lines.filter((line) => line.includes('open'))).toEqual([]);
  });

  it('marks iterations, codes of blockers, divergences and choices, and quotes what an agent said on one line', async () => {
    const { session } = await told();
    const lines = linesOf(shownText(sessionText(session, null, colors)));
    expect(lines.filter((line) => /^[ │├─]*[●◉]/.test(line))).toEqual([
      '  ● 1. Title of a',
      '  ◉ 2. Title of work  (improve 1, tip)',
      '  ● 1. Title of a',
      '  ● 2. Title of work  (improve 1, diverged)',
      '  ● 3. Title of decide  (improve 1)',
      '  ● 4. Title of work  (improve 2)',
      '  ● 5. Title of decide  (improve 2, autonomy full_auto_never_stop, riskPolicy conservative)',
      '  ● 6. Title of z',
    ]);
    expect(lines).toContain('  Branch that the run left at step 1: the step was done again');
    expect(lines.filter((line) => /blocked \S+Z: MISSING_REQUIRED_OUTPUT$/.test(line))).toHaveLength(1);
    expect(lines.at(-1)).toBe(
      '  diverged from step work (safety_stop): "Left it. \\u{1b}[31mforged\\u{202e} ``` ● Done (tip)"',
    );
    expect(lines.filter((line) => line.includes('forged'))).toHaveLength(1);
  });
});

describe('the reasons of a session', () => {
  it('say why a step was skipped, in every branch', async () => {
    const { session } = await told();
    expect(why(session, 'deep')).toEqual([
      '  Title of work  (improve 1, another branch)',
      '    Condition is_large is false: step deep is skipped.',
      '  Title of work  (improve 1)',
      '    Condition is_large is false: step deep is skipped.',
    ]);
  });

  it('say of a step inside loops that they were not entered', async () => {
    const { session } = await told();
    for (const stepId of ['each', 'inner']) {
      expect(why(session, stepId)).toEqual([
        '  Title of z  (another branch)',
        '    Condition is_large is false: loop slicing is not entered.',
        '    Loop slicing was not entered: its condition is false.',
      ]);
    }
  });

  it('say what blocked a step, how it diverged and what was chosen, with the words of agents quoted', async () => {
    const { session } = await told();
    const lines = why(session, 'decide');
    expect(lines).toContain(
      '    Preferences set at this step: autonomy full_auto_never_stop, riskPolicy conservative.',
    );
    expect(lines.find((line) => line.includes('Blocked'))).toMatch(/^ {4}Blocked, MISSING_REQUIRED_OUTPUT: /);
    expect(why(session, 'work')).toContain(
      '    Diverged from step work, safety_stop: "Left it. \\u{1b}[31mforged\\u{202e} ``` ● Done (tip)"',
    );
  });

  // @verifies step-operand
  it('of one iteration are its own, and of a step without a number those of all its iterations and of no other step', async () => {
    const world = inMemory([workflow]);
    const first = await started(world.runtime, 'test.reasons', { context: { size: 'small' } });
    let at = first.data as Parameters<typeof advanced>[1];
    for (const more of [{}, {}, { output: { artifacts: [loopControl('improve', 'continue')] } }])
      at = (await advanced(world.runtime, at, more)).data;
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    const titles = (step: string) => why(session, step).filter((line) => line.startsWith('  Title'));
    const second = why(session, '4');
    expect(second[0]).toBe('  Title of work  (improve 2)');
    expect(second).toContain('    Loop improve, iteration 1: continue was decided.');
    expect(second.at(-1)).toBe('    Step work is next in iteration 2 of loop improve.');
    expect([titles('4'), titles('work (improve 1)')]).toEqual([[second[0]], ['  Title of work  (improve 1)']]);
    expect(titles('work')).toEqual(['  Title of work  (improve 1)', '  Title of work  (improve 2)']);
    expect(() => why(session, '5')).toThrow('has no step 5: so far it has reached 4 steps');
  });

  it('of all steps are all of them, in their order', async () => {
    const { session } = await told();
    const all = session.runs.flatMap(({ nodes }) => nodes.flatMap(({ trace }) => trace.map(sentenceOf)));
    const sentences = why(session, null).map((line) => line.trim());
    expect(all).toContain('Step work is next in iteration 1 of loop improve.');
    expect(all.join()).not.toContain('iteration 0');
    expect(sentences.filter((line) => all.includes(line))).toEqual(all);
  });

  it('of a step that no walk came to are none, and it is said; a cut trace is no proof of that', async () => {
    const world = inMemory([workflow]);
    const { data } = await started(world.runtime, 'test.reasons');
    const { session } = must(await world.operator.showSession(data.session.sessionId));
    expect(why(session, 'z')).toEqual(['  step z: the run has not reached this step']);
    const cut = JSON.parse(JSON.stringify(session).replace('in the flow.', 'in the flow.\\n\\n[TRUNCATED]'));
    expect(why(cut, 'z')).toEqual([
      '  step z: reason unknown: the decision trace exceeded the size limit and was truncated',
    ]);
  });

  it('know the steps of a run; where its workflow is lost, any may be one', async () => {
    const { session } = await told();
    const run = session.runs[0] as ShownSession['runs'][number];
    expect(namedStepOf(run, 'deep')?.stepId).toBe('deep');
    expect(namedStepOf(run, 'deeper')).toBeNull();
    expect(namedStepOf({ ...run, steps: [] }, 'deeper')?.stepId).toBe('deeper');
  });
});

describe('a session as a report', () => {
  it('tells reasons, blockers, divergences, choices and iterations, each in a span of its own', async () => {
    const { world, session } = await told();
    const options = { format: 'md' as const, redact: false, appVersion: '0' };
    const { text } = must(await exportText(world.operator, session.sessionId, options));
    const lines = linesOf(text);
    for (const line of [
      '### Branch that the run left at step 1: the step was done again',
      '#### 2. `Title of work` (improve 1, diverged)',
      '#### 3. `Title of decide` (improve 1)',
      '- why: `Condition is_large is false: step deep is skipped.`',
      '- why: `Step work is next in iteration 2 of loop improve.`',
      '- diverged from `work`, safety_stop: ````Left it. \ufffd[31mforged\ufffd ``` ● Done (tip)````',
      '- preference from this step on: autonomy full_auto_never_stop',
    ]) {
      expect(lines).toContain(line);
    }
    expect(lines.some((line) => line.startsWith('- blocked by `MISSING_REQUIRED_OUTPUT`: `'))).toBe(true);
    const diverged = lines.findIndex((line) => line.startsWith('- diverged from `work`'));
    expect(lines.slice(0, diverged).findLast((line) => line.startsWith('#### '))).toBe(
      '#### 2. `Title of work` (improve 1, diverged)',
    );
  });
});
