/** `show` and `goBackTo`: earlier steps, from the current handle alone. */
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { ContinueData } from '../../../schemas/tools.ts';
import { adapters, inMemory, type Operated } from '../../support/operating.ts';
import {
  assessmentContract,
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  forEach,
  loopItem,
  stepItem,
} from '../../support/workflows.ts';
import { advanced, must, refused, rehydrated, started } from '../../support/world.ts';

const plain = compiledWorkflow(
  'test.plain',
  ['look', compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } }), 'fix', 'check'],
  { contracts: [contracts.plan] },
);
const looped = compiledWorkflow('test.rounds', ['begin', 'work', 'end'], {
  inputs: [compiledInput('slices', { kind: 'list' })],
  loops: [forEach('each_slice', 'slices', 5, [stepItem('work')])],
  flow: [stepItem('begin'), loopItem('each_slice'), stepItem('end')],
});
const notes = (notesMarkdown: string) => ({ notesMarkdown });

async function planned(world: Operated) {
  const first = await started(world.runtime, 'test.plain', { goal: 'Fix it' });
  const second = await advanced(world.runtime, first.data, { output: notes('Looked.\n- in totals.ts') });
  const third = await advanced(world.runtime, second.data, {
    output: { ...notes('Planned.'), artifacts: [contracts.plan.example] },
  });
  return advanced(world.runtime, third.data, { output: notes('Fixed.') });
}
const events = async ({ operator }: Operated, sessionId: SessionId) =>
  must(await operator.verifySession(sessionId)).checked.events;
async function shown({ runtime }: Operated, { stateToken }: ContinueData, show: string) {
  const { data, text } = must(await runtime.show({ stateToken, show }));
  if (data.kind !== 'shown') throw new Error(`${show} is the value ${data.name}`);
  return { data, text };
}

describe.each(adapters)('%s: show', (_name, open) => {
  // @verifies earlier-steps-shown
  it('returns the whole notes and artifacts of a step, by number, id or title, and writes nothing', async () => {
    const world = open([plain]);
    const { data } = await planned(world);
    const { sessionId } = data.session;
    const before = await events(world, sessionId);
    for (const name of ['2', ' plan ', 'PLAN', '`Title of plan`', 'step 2', '#2', '2. Title of plan']) {
      const { data: step, text } = await shown(world, data, name);
      expect(step).toMatchObject({
        step: { number: 2, stepId: 'plan', title: 'Title of plan' },
        notes: [{ isCheckpoint: false, text: 'Planned.' }],
        artifacts: [{ kind: 'wr.plan', contractRef: 'wr.contracts.plan', artifact: contracts.plan.example }],
      });
      expect(text).toContain('\n> Planned.\n');
      expect(text).toContain('>  "steps": [');
      expect(text).toContain(
        `This call changed nothing. To continue, call continue_workflow { "stateToken": "${data.stateToken}" }`,
      );
    }
    expect(await events(world, sessionId)).toBe(before);
    expect((await rehydrated(world.runtime, data)).text).toContain('"show": "<number or title>"');
  });

  // @verifies earlier-steps-shown
  it('names each assessment after its own contract, in the overview too, and none where the id is missing', async () => {
    const assessments = [assessmentContract('confidence'), assessmentContract('severity')];
    const refs = assessments.map(({ contractRef }) => contractRef);
    const judging = compiledWorkflow(
      'test.judging',
      [compiledStep('judge', { output: { assessmentContractRefs: refs } }), 'end'],
      { contracts: assessments },
    );
    const world = open([judging]);
    const first = await started(world.runtime, 'test.judging');
    const sent = [...['confidence', 'severity'].map((assessmentId) => ({ assessmentId })), { note: 'no id' }];
    const artifacts = sent.map((each) => ({ kind: 'wr.assessment', ...each }));
    const { data } = await advanced(world.runtime, first.data, { output: { ...notes('Judged.'), artifacts } });
    const { data: step } = await shown(world, data, 'judge');
    expect(step.artifacts).toHaveLength(3);
    for (const { artifact, contractRef } of step.artifacts) {
      const id = (artifact as { readonly assessmentId?: string }).assessmentId;
      expect(contractRef).toBe(id === undefined ? undefined : `wr.contracts.assessment.${id}`);
    }
    const { text } = await rehydrated(world.runtime, data);
    for (const ref of refs) expect(text.match(new RegExp(`wr\\.assessment \\(${ref}\\)`, 'g'))).toHaveLength(1);
  });

  // @verifies earlier-steps-shown
  it('means the newest iteration of a step in a loop, and names the others', async () => {
    const world = open([looped]);
    const first = await started(world.runtime, 'test.rounds', { context: { slices: ['a', 'b', 'c'] } });
    let at = await advanced(world.runtime, first.data, { output: notes('Begun.') });
    for (const item of ['a', 'b', 'c'])
      at = await advanced(world.runtime, at.data, { output: notes(`Worked on ${item}.`) });
    const newest = await shown(world, at.data, 'work');
    expect(newest.data).toMatchObject({
      step: { number: 4, loops: 'each_slice 3' },
      notes: [{ text: 'Worked on c.' }],
    });
    expect(newest.text).toContain('The same step in other iterations: 2 (each_slice 1), 3 (each_slice 2).');
    for (const name of ['3', 'work (each_slice 2)', 'each_slice@1::work', 'Title of work (each_slice 2)'])
      expect((await shown(world, at.data, name)).data.notes).toEqual([{ isCheckpoint: false, text: 'Worked on b.' }]);
  });
});

describe('show', () => {
  // @verifies earlier-steps-shown
  it('refuses an unknown name with the steps that there are, and anything that it could lose', async () => {
    const world = inMemory([plain]);
    const { data } = await planned(world);
    const { stateToken, ackToken } = data;
    const unknown = refused(await world.runtime.show({ stateToken, show: 'verify' }));
    expect(unknown).toMatchObject({ code: 'VALIDATION_ERROR', details: { argument: 'show', steps: [{}, {}, {}] } });
    expect(unknown.suggestion).toContain('1. Title of look [look]; 2. Title of plan [plan]; 3. Title of fix [fix]');
    const both = refused(await world.runtime.show({ stateToken, ackToken, show: '1', output: notes('Done.') }));
    expect(both.message).toContain('"show" was sent together with "ackToken", "output". Nothing was recorded.');
    const early = await started(world.runtime, 'test.plain');
    expect(refused(await world.runtime.show({ stateToken: early.data.stateToken, show: '1' })).message).toContain(
      'No step was done before this one',
    );
  });

  it('reads a name in time in proportion to its length', async () => {
    const world = inMemory([plain]);
    const { stateToken } = (await planned(world)).data;
    for (const run of [' ', ',', '#', ' page', '1', '`'])
      for (const head of ['a', 'step', '1. Tale']) {
        const name = `${head}${run.repeat(2_000_000 / run.length)}!`;
        expect(refused(await world.runtime.show({ stateToken, show: name })).code).toBe('VALIDATION_ERROR');
        const back = { stateToken, goBackTo: name, reason: 'Again.' };
        expect(refused(await world.runtime.continue(back)).code).toBe('VALIDATION_ERROR');
      }
  });

  // @verifies earlier-steps-shown
  it('shows what does not fit into one reply in pages, which together are all of it', async () => {
    const world = inMemory([plain]);
    const first = await started(world.runtime, 'test.plain');
    const words = Array.from({ length: 3000 }, (_, i) => `word-${i}`);
    const second = await advanced(world.runtime, first.data, {
      output: { ...notes('Looked.'), artifacts: [{ kind: 'wr.words', words, long: 'ü'.repeat(9000) }] },
    });
    const { stateToken } = second.data;
    let seen = '';
    let next: string | null = '1';
    let pages = 0;
    while (next !== null) {
      const { text }: { readonly text: string } = await shown(world, second.data, next);
      expect(utf8Length(text)).toBeLessThanOrEqual(10_000);
      expect(text.split('\n')[0]).toMatch(/^\[[a-z]+-[a-z]+-\d\d\//);
      seen += `${text}\n`;
      pages += 1;
      next = /To read the next page, call .*"show": "([^"]+)"/.exec(text)?.[1] ?? null;
    }
    expect(pages).toBeGreaterThan(4);
    for (const word of words) expect(seen).toContain(`> "${word}"`.slice(3, -1));
    expect(seen.match(/ü/g)).toHaveLength(9000);
    expect(refused(await world.runtime.show({ stateToken, show: `1, page ${pages + 1}` })).suggestion).toContain(
      '"show": "1"',
    );
  });

  // @verifies earlier-steps-shown
  it('takes the page beside the name too, unless the name says another one', async () => {
    const world = inMemory([plain]);
    const first = await started(world.runtime, 'test.plain');
    const { data } = await advanced(world.runtime, first.data, {
      output: { ...notes('Looked.'), artifacts: [{ kind: 'wr.words', long: 'ü'.repeat(9000) }] },
    });
    const { stateToken, ackToken = '' } = data;
    const second = (await shown(world, data, '1, page 2')).text;
    expect(second).toContain('Page 2 of');
    for (const show of ['1', '1, page 2'])
      expect(must(await world.runtime.show({ stateToken, show, page: 2 })).text).toBe(second);
    for (const call of [
      { stateToken, show: '1, page 2', page: 3 },
      { stateToken, show: '1', page: 2, ackToken },
    ])
      expect(refused(await world.runtime.show(call)).message).toContain('"show" was sent together with');
  });
});

describe.each(adapters)('%s: goBackTo', (_name, open) => {
  // @verifies go-back
  it('reopens an earlier step with the reason in the record, once, and its acknowledgement makes a branch', async () => {
    const world = open([plain]);
    const { data } = await planned(world);
    const { sessionId } = data.session;
    const call = { stateToken: data.stateToken, goBackTo: 'plan', reason: 'The plan misses the migration.' };
    const back = must(await world.runtime.continue(call));
    expect(back.data).toMatchObject({
      kind: 'ok',
      pending: { stepId: 'plan' },
      runStatus: 'in_progress',
      branches: [{}],
    });
    expect(back.text).toContain('This step was done before in this run.');
    expect(back.text).toContain('> Reopened step 2 (Title of plan) after 3 steps: The plan misses the migration.');
    const recorded = await events(world, sessionId);
    const again = must(await world.another().runtime.continue({ ...call, goBackTo: '2' }));
    expect(again.data.stateToken).toBe(back.data.stateToken);
    expect(await events(world, sessionId)).toBe(recorded);
    expect(must(await world.runtime.resume({})).data.candidates[0]).toMatchObject({ stepTitle: 'Title of plan' });
    const { ackToken = '' } = back.data;
    const output = { ...notes('Planned again.'), artifacts: [contracts.plan.example] };
    const next = must(await world.runtime.continue({ ackToken, output }));
    expect(next.data.pending?.stepId).toBe('fix');
    const read = await rehydrated(world.runtime, next.data);
    expect(read.text).toContain('The plan misses the migration.');
    expect(read.text).toContain('> Planned again.');
    expect(read.text).not.toContain('> Fixed.');
    expect(must(await world.operator.verifySession(sessionId)).verdict).toBe('verified');
  });

  // @verifies go-back
  it('reopens the first step, and a step of a complete run', async () => {
    const world = open([plain]);
    const { data } = await planned(world);
    const end = await advanced(world.runtime, data, { output: notes('Checked.') });
    expect(end.data.isComplete).toBe(true);
    const back = must(
      await world.runtime.continue({ stateToken: end.data.stateToken, goBackTo: '1', reason: 'Wrong file.' }),
    );
    expect(back.data).toMatchObject({ isComplete: false, pending: { stepId: 'look' }, runStatus: 'in_progress' });
  });
});

describe('goBackTo', () => {
  // @verifies go-back
  it('records nothing without a reason, with an unknown step, or together with an output', async () => {
    const world = inMemory([plain]);
    const { data } = await planned(world);
    const { stateToken, ackToken } = data;
    const before = await events(world, data.session.sessionId);
    const calls = [
      { stateToken, goBackTo: '1' },
      { stateToken, goBackTo: 'nowhere', reason: 'r' },
      { stateToken, goBackTo: '4', reason: 'It is pending.' },
      { stateToken, ackToken, goBackTo: '1', reason: 'r', output: notes('Done.') },
    ];
    for (const call of calls) expect(refused(await world.runtime.continue(call)).code).toBe('VALIDATION_ERROR');
    expect(await events(world, data.session.sessionId)).toBe(before);
  });

  // @verifies go-back, context-never-echoed
  it('names what was sent later and does not apply to the reopened step, and a later call sends it again', async () => {
    const ticketed = compiledWorkflow('test.ticketed', ['look', 'plan', 'fix', 'check'], {
      inputs: [compiledInput('ticket'), compiledInput('base')],
    });
    const world = inMemory([ticketed]);
    const preferences = { autonomy: 'full_auto_never_stop' } as const;
    const first = await started(world.runtime, 'test.ticketed', { preferences, context: { base: 'main' } });
    const second = await advanced(world.runtime, first.data);
    const chosen = { preferences: { autonomy: 'guided' } as const, context: { ticket: 'T-9', base: 'main' } };
    const third = await advanced(world.runtime, second.data, chosen);
    const unchanged = must(
      await world.runtime.continue({ stateToken: second.data.stateToken, goBackTo: 'look', reason: 'Too early.' }),
    );
    expect(unchanged.data.warnings.map(({ code }) => code)).not.toContain('EARLIER_VALUES');
    const call = { stateToken: third.data.stateToken, goBackTo: 'plan', reason: 'The plan is wrong.' };
    for (const back of [must(await world.runtime.continue(call)), must(await world.another().runtime.continue(call))]) {
      const [warning] = back.data.warnings.filter(({ code }) => code === 'EARLIER_VALUES');
      expect(warning?.details).toEqual({ preferences: [{ key: 'autonomy', value: 'guided' }], keys: ['ticket'] });
      expect(back.text).toContain('autonomy is full_auto_never_stop instead of guided');
      expect(back.text).toContain('send "preferences": {"autonomy": "guided"} and the values in "context" again');
      expect(back.text).not.toContain('T-9');
    }
    const back = must(await world.runtime.continue(call));
    const next = await advanced(world.runtime, back.data, chosen);
    expect(next.data.preferences.autonomy).toBe('guided');
    expect(next.data.warnings.map(({ code }) => code)).not.toContain('EARLIER_VALUES');
  });

  // @verifies go-back, autonomy-takes-its-preset
  it('names the risk policy with the autonomy where the autonomy alone would set another one', async () => {
    const world = inMemory([plain]);
    const first = await started(world.runtime, 'test.plain', {
      preferences: { autonomy: 'full_auto_stop_on_user_deps' },
    });
    const chosen = { autonomy: 'guided', riskPolicy: 'balanced' } as const;
    const second = await advanced(world.runtime, first.data, { preferences: chosen });
    const call = { stateToken: second.data.stateToken, goBackTo: 'look', reason: 'Too early.' };
    const back = must(await world.runtime.continue(call));
    expect(back.text).toContain('autonomy is full_auto_stop_on_user_deps instead of guided.');
    const sent = /send "preferences": (\{[^}]*\})/.exec(back.text)?.[1] ?? '';
    const next = await advanced(world.runtime, back.data, { preferences: JSON.parse(sent) });
    expect(next.data.preferences).toEqual(second.data.preferences);
  });

  it('is what a reason belongs to: a call without it says that the reason was ignored', async () => {
    const world = inMemory([plain]);
    const { data } = await planned(world);
    const read = must(await world.runtime.continue({ stateToken: data.stateToken, reason: 'r' }));
    expect(read.data.warnings).toMatchObject([{ code: 'UNKNOWN_ARGUMENT', details: { argument: 'reason' } }]);
  });
});

// @verifies printed-steps-are-unambiguous
describe('a workflow whose steps have numbers as ids', () => {
  /** The first step is skipped, so the id of each other step is the number of the step after it. */
  const numbered = compiledWorkflow(
    'test.numbered',
    ['2', '3', '4', 'complete'].map((id) => compiledStep(id)),
  );
  const reopenedAtEnd = async (world: Operated) => {
    const { data: first } = await started(world.runtime, 'test.numbered');
    const { data: second } = await advanced(world.runtime, first, { output: notes('Done.') });
    const { data: third } = await advanced(world.runtime, second, { output: notes('Done.') });
    const back = must(
      await world.runtime.continue({ stateToken: third.stateToken, goBackTo: 'step 1', reason: 'Again.' }),
    );
    return { third, back: back.data };
  };

  it('the printed call that returns to a branch names the step by its number, and returns to this step', async () => {
    const world = inMemory([numbered]);
    const { third, back } = await reopenedAtEnd(world);
    expect(back.pending?.stepId).toBe('2');
    const { stateToken, ackToken = '' } = third;
    const late = refused(await world.runtime.continue({ stateToken, ackToken, output: notes('Late.') }));
    const [, goBackTo = ''] = /"goBackTo": "([^"]+)"/.exec(late.suggestion) ?? [];
    const returned = must(await world.runtime.continue({ stateToken, goBackTo, reason: 'It was right.' })).data;
    expect(returned.pending?.stepId).toBe('4');
  });

  it('a name that is the id of one step and the number of another is refused with a name for each of them', async () => {
    const world = inMemory([numbered]);
    const { third } = await reopenedAtEnd(world);
    const { stateToken } = third;
    const before = await events(world, third.session.sessionId);
    for (const error of [
      refused(await world.runtime.continue({ stateToken, goBackTo: '2', reason: 'Which one?' })),
      refused(await world.runtime.continue({ stateToken, goBackTo: '3', reason: 'Which one?' })),
      refused(await world.runtime.show({ stateToken, show: '2' })),
    ])
      expect(error.suggestion).toMatch(/"#\d" \(.*; "#\d" \(/);
    expect(await events(world, third.session.sessionId)).toBe(before);
    expect((await shown(world, third, 'step 2')).data.step.stepId).toBe('3');
    const unknown = refused(await world.runtime.show({ stateToken, show: 'step 2 page 9' }));
    expect(unknown.suggestion).toContain('"show": "#2"');
  });

  it('the end of a run is named by its number if a step has the name of the end as its id', async () => {
    const world = inMemory([numbered]);
    const { third: at } = await reopenedAtEnd(world);
    const returned = must(
      await world.runtime.continue({ stateToken: at.stateToken, goBackTo: 'step 3', reason: 'It was right.' }),
    );
    const fourth = await advanced(world.runtime, returned.data, { output: notes('Done.') });
    const { data } = await advanced(world.runtime, fourth.data, { output: notes('Done.') });
    const { stateToken } = data;
    must(await world.runtime.continue({ stateToken, goBackTo: 'step 1', reason: 'Again.' }));
    const [, goBackTo = ''] = /"goBackTo": "([^"]+)"/.exec((await rehydrated(world.runtime, data)).text) ?? [];
    const call = { stateToken, goBackTo, reason: 'It was right.' };
    expect(must(await world.runtime.continue(call)).data.isComplete).toBe(true);
  });
});

// @verifies printed-steps-are-unambiguous
describe('a workflow whose titles begin with numbers', () => {
  /** Done first, so the number in each title is not the number of its step. */
  const titled = compiledWorkflow('test.titled', [
    { ...compiledStep('prepare'), title: 'Plan' },
    { ...compiledStep('plan'), title: '1. Plan' },
    { ...compiledStep('build'), title: '2. Build' },
    { ...compiledStep('second'), title: 'Step 2' },
    { ...compiledStep('check'), title: '4' },
    compiledStep('end'),
  ]);
  const atEnd = async (world: Operated) => {
    const first = await started(world.runtime, 'test.titled');
    let reply = await advanced(world.runtime, first.data, { output: notes('Done.') });
    while (reply.data.pending?.stepId !== 'end')
      reply = await advanced(world.runtime, reply.data, { output: notes('Done.') });
    return reply.data;
  };

  it.each([
    ['2. Build', 'build'],
    ['"2. build"', 'build'],
    ['2', 'plan'],
    ['2. 1. Plan', 'plan'],
    ['2. 1. Plan [plan]', 'plan'],
    ['2. plan', 'plan'],
    ['#2', 'plan'],
    ['step #4', 'second'],
    ['4. Step 2', 'second'],
    ['5', 'check'],
  ])('the name %j means the step %s', async (name, stepId) => {
    const world = inMemory([titled]);
    const data = await atEnd(world);
    expect((await shown(world, data, name)).data.step.stepId).toBe(stepId);
  });

  it.each([
    ['1. Plan', '#2', '#1'],
    ['Step 2', '#4', '#2'],
    ['4', '#5', '#4'],
  ])('the name %j, which is the title of one step and the number of another, is refused', async (name, ...numbers) => {
    const world = inMemory([titled]);
    const { stateToken } = await atEnd(world);
    for (const error of [
      refused(await world.runtime.continue({ stateToken, goBackTo: name, reason: 'Which one?' })),
      refused(await world.runtime.show({ stateToken, show: name })),
    ])
      for (const number of numbers) expect(error.suggestion).toContain(`"${number}" (`);
  });

  it('a number with a title that is not the title of its step is refused with the list of steps', async () => {
    const world = inMemory([titled]);
    const { stateToken } = await atEnd(world);
    for (const name of ['2. A title that no step has', '3. Build (improve 2)', '12. Build', '2. 2. Build', '2. …an']) {
      const error = refused(await world.runtime.show({ stateToken, show: name }));
      expect(error.suggestion).toContain('2. 1. Plan [plan]; 3. 2. Build [build]');
      refused(await world.runtime.continue({ stateToken, goBackTo: name, reason: 'Which one?' }));
    }
  });

  it('a step whose number is the title of another one is printed with a mark', async () => {
    const world = inMemory([titled]);
    const { stateToken } = await atEnd(world);
    const unknown = refused(await world.runtime.show({ stateToken, show: '#4 page 9' }));
    expect(unknown.suggestion).toContain('"show": "#4"');
  });
});

// @verifies printed-steps-are-unambiguous
describe('a workflow whose ids and titles are close to numbers', () => {
  const long = 'A title that is longer than a list of steps has room for, because it names everything in detail';
  const close = compiledWorkflow('test.close', [
    compiledStep('intro'),
    compiledStep('step1'),
    compiledStep('step2'),
    { ...compiledStep('migrate'), title: 'Migrate the data of phase 10' },
    { ...compiledStep('long'), title: long },
    { ...compiledStep('marks'), title: '—' },
    { ...compiledStep('twelve'), title: '12. Build' },
    { ...compiledStep('step'), title: 'Step 9' },
    compiledStep('ninth'),
    compiledStep('end'),
  ]);
  const atEnd = async (world: Operated) => {
    let { data } = await advanced(world.runtime, (await started(world.runtime, 'test.close')).data);
    while (data.pending?.stepId !== 'end') ({ data } = await advanced(world.runtime, data));
    return data;
  };

  it.each([
    ['step1', 'step1'],
    [' step2 ', 'step2'],
    ['step 3', 'step2'],
    ['4. Migrate', 'migrate'],
    ['4. Migrate the data of phase 10', 'migrate'],
    ['4. Migrate the data  (guided, diverged)', 'migrate'],
    [`5. ${long.slice(0, 80)}… [long]`, 'long'],
    [`5. ${long.slice(0, 80)}…`, 'long'],
    ['6. —', 'marks'],
    ['6. Anything', 'marks'],
    ['12. build', 'twelve'],
    ['7. 12. Build', 'twelve'],
  ])('the name %j means the step %s', async (name, stepId) => {
    const world = inMemory([close]);
    const data = await atEnd(world);
    expect((await shown(world, data, name)).data.step.stepId).toBe(stepId);
  });

  it('the id of a step that was not done means no step with this number', async () => {
    const world = inMemory([close]);
    const first = await advanced(world.runtime, (await started(world.runtime, 'test.close')).data);
    const { stateToken, pending } = (await advanced(world.runtime, first.data)).data;
    expect(pending?.stepId).toBe('step2');
    const error = refused(await world.runtime.show({ stateToken, show: 'step2' }));
    expect(error.message).toContain('"step2" matches no step that was done in this run');
    expect((await shown(world, first.data, '1')).data.step.stepId).toBe('intro');
  });

  it.each([['Step1'], ['Step 9'], ['step 9']])('the name %j is refused as ambiguous', async (name) => {
    const world = inMemory([close]);
    const { stateToken } = await atEnd(world);
    const error = refused(await world.runtime.show({ stateToken, show: name }));
    expect(error.message).toContain('is the id or the title of one step and the number of another');
  });

  it.each([['1. 2. Build'], ['4. Migrate the data of phase 1'], ['4. Migrate the dates'], ['3. intro']])(
    'the name %j is refused with the list of steps',
    async (name) => {
      const world = inMemory([close]);
      const { stateToken } = await atEnd(world);
      const error = refused(await world.runtime.show({ stateToken, show: name }));
      expect(error.suggestion).toContain('1. Title of intro [intro]; 2. Title of step1 [step1]');
    },
  );
});

// @verifies printed-steps-are-unambiguous
describe('a workflow whose titles are the words for the number of a step', () => {
  /** The number in each title is that of another step, and the output of the step in the loop has two pages. */
  const worded = compiledWorkflow(
    'test.worded',
    [
      { ...compiledStep('begin'), title: 'Step 3' },
      { ...compiledStep('work'), title: 'Step 2' },
      { ...compiledStep('complete'), title: 'Step 5' },
    ],
    {
      inputs: [compiledInput('slices', { kind: 'list' })],
      loops: [forEach('each_slice', 'slices', 5, [stepItem('work')])],
      flow: [stepItem('begin'), loopItem('each_slice'), stepItem('complete')],
    },
  );
  const atLast = async (world: Operated) => {
    const first = await started(world.runtime, 'test.worded', { context: { slices: ['a', 'b'] } });
    const output = { ...notes('Done.'), artifacts: [{ kind: 'wr.words', long: 'ü'.repeat(9000) }] };
    let { data } = await advanced(world.runtime, first.data, { output });
    while (data.pending?.stepId !== 'complete') ({ data } = await advanced(world.runtime, data, { output }));
    return data;
  };

  it('every name that the stored output of a step prints means the step that it is printed for', async () => {
    const world = inMemory([worded]);
    const data = await atLast(world);
    const { text } = await shown(world, data, 'work');
    const [, next = ''] = /To read the next page, call .*"show": "([^"]+)"/.exec(text) ?? [];
    expect(next).toBe('#3 page 2');
    expect((await shown(world, data, next)).data.step).toMatchObject({ number: 3, stepId: 'work' });
    const [, other = ''] = /To read one of them, send "([^"]+)"/.exec(text) ?? [];
    const { number = 0 } = (await shown(world, data, 'work')).data.otherIterations[0] ?? {};
    expect((await shown(world, data, other.replace('<number>', String(number)))).data.step).toMatchObject({
      number: 2,
      stepId: 'work',
    });
  });

  it('the call that returns to the end of a branch returns there', async () => {
    const world = inMemory([worded]);
    const { data } = await advanced(world.runtime, await atLast(world), { output: notes('Done.') });
    const { stateToken } = data;
    must(await world.runtime.continue({ stateToken, goBackTo: '#1', reason: 'Again.' }));
    const [, goBackTo = ''] = /"goBackTo": "([^"]+)"/.exec((await rehydrated(world.runtime, data)).text) ?? [];
    const call = { stateToken, goBackTo, reason: 'It was right.' };
    expect(must(await world.runtime.continue(call)).data.isComplete).toBe(true);
  });
});
