/** What a reader of a step is told beside the notes: goal, inputs, earlier steps, artifacts. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownInputs } from '../../../runtime/projections/shown-inputs.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { CompiledInput } from '../../../schemas/compiled-snapshot.ts';
import {
  artifactsNamedMax,
  inputShownBytesMax,
  inputsShownBytesMax,
  recapBytesMax,
  rehydrateBytesMax,
} from '../../../schemas/limits.ts';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import { assertProperty } from '../../support/property.ts';
import { expectOneFrame } from '../../support/reply-frame.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  forEach,
  stepIds,
  stepItem,
} from '../../support/workflows.ts';

const inputs: readonly CompiledInput[] = [
  compiledInput('ticket_url', { contextKey: 'ticketUrl' }),
  compiledInput('count', { kind: 'number' }),
  compiledInput('api_key', { contextKey: 'apiKey', sensitive: true }),
  compiledInput('services', { kind: 'list' }),
];
const workflow = compiledWorkflow(
  'test.told',
  [compiledStep('look'), compiledStep('plan', { output: { contractRef: 'wr.contracts.plan' } }), 'fix', 'check'],
  { inputs: [...inputs], contracts: [contracts.plan] },
);
const looped = compiledWorkflow('test.rounds', ['begin', 'work', 'end'], {
  inputs: [compiledInput('slices', { kind: 'list' })],
  loops: [forEach('each_slice', 'slices', 5, [stepItem('work')])],
  flow: [stepItem('begin'), { kind: 'loop', loopId: 'each_slice' as never }, stepItem('end')],
});
const many = compiledWorkflow('test.many', stepIds(30));

const notes = (notesMarkdown: string) => ({ notesMarkdown });
const overviewOf = ({ data, text }: Run) => {
  if (!('overview' in data) || data.overview === undefined) throw new Error(`no overview: ${text}`);
  return data.overview;
};
const recapBytesOf = ({ data }: Run) => ('recap' in data ? utf8Length(data.recap?.text ?? '') : 0);

describe.each(adapters)('%s: reading a step', (adapter) => {
  const opened = () => Bench.of(adapter, [workflow, looped, many]);

  // `null` is an artifact like any other value, and a blank kind names nothing.
  it.each([null, 7, {}, { kind: '' }, { kind: ' ' }, { kind: 7 }])(
    'says that the artifact %j has no kind',
    async (artifact) => {
      const run = await (await opened()).start('test.told');
      await run.ack({ ...notes('Looked.'), artifacts: [artifact] });
      await run.read();
      expect(overviewOf(run).artifacts).toEqual([{ step: 1, kind: 'no kind' }]);
      expect(run.text).not.toContain('lost');
    },
  );

  // @verifies recap-keeps-what-binds
  it('shows goal, inputs, artifacts and notes, in this order, in the text and in the data', async () => {
    const run = await (await opened()).start('test.told', {
      goal: 'Fix the totals',
      context: { ticketUrl: 'https://t.example/17', count: 3, services: ['api', 'web'], extra: 'undeclared' },
    });
    await run.ack(notes('Looked.'));
    await run.ack({ ...notes('Planned.'), artifacts: [contracts.plan.example] });
    await run.read();
    expect(overviewOf(run)).toEqual({
      goal: 'Fix the totals',
      inputs: [
        { key: 'ticketUrl', value: 'https://t.example/17' },
        { key: 'count', value: '3' },
        { key: 'services', value: '["api","web"]' },
      ],
      inputsOmitted: 0,
      steps: [],
      stepsOmitted: 0,
      artifacts: [{ step: 2, kind: 'wr.plan', contractRef: 'wr.contracts.plan' }],
      artifactsOmitted: 0,
    });
    const { text, data } = run;
    expect(text).toContain(
      [
        'Goal of this run: Fix the totals',
        'Inputs of this run:',
        '- ticketUrl: https://t.example/17',
        '- count: 3',
        '- services: ["api","web"]',
        'Artifacts so far, newest last:',
        '- of step 2: wr.plan (wr.contracts.plan)',
        `To read an earlier step in full, call continue_workflow { "stateToken": "${data.stateToken}", "show": "<number or title>" }; to reopen it, send "goBackTo" and "reason" in place of "show".`,
        '',
        'Notes so far, newest last:',
        'Title of look:',
      ].join('\n'),
    );
    expect(text).not.toContain('undeclared');
    expectOneFrame(text, data);
  });

  // @verifies declared-inputs-shown
  it('shows the values that an implementation accepts for an extension point, beside a prompt that names them and at a read', async () => {
    const accepting = compiledWorkflow(
      'test.accepting',
      [compiledStep('do', { prompt: 'Do what `plan` says.' }), 'end'],
      {
        extensionContract: { accepts: ['plan', 'limits'], produces: ['report.md'] },
      },
    );
    const run = await (await Bench.of(adapter, [accepting])).start('test.accepting', {
      context: { plan: 'Do X, then Y.', limits: 'None.' },
    });
    expect(run.data.warnings).toEqual([]);
    expect(run.text).toContain('Inputs named in this step:\n- plan: Do X, then Y.\n');
    await run.read();
    expect(overviewOf(run).inputs).toEqual([
      { key: 'plan', value: 'Do X, then Y.' },
      { key: 'limits', value: 'None.' },
    ]);
    const shown = await run.bench.agent.done('continue_workflow', {
      ...run.pair,
      ackToken: undefined,
      show: 'input plan',
    });
    expect(shown.data).toMatchObject({ value: 'Do X, then Y.' });
  });

  // @verifies declared-inputs-shown
  it('shows of a sensitive input only that it is set, and does not take it for the goal', async () => {
    const run = await (await opened()).start('test.told', { context: { apiKey: 'hush hush', count: 1 } });
    await run.read();
    expect(JSON.stringify(run.data) + run.text).not.toContain('hush');
    expect(overviewOf(run)).toMatchObject({
      goal: 'Name of test.told',
      inputs: [
        { key: 'count', value: '1' },
        { key: 'apiKey', value: 'set; not shown, because it is sensitive' },
      ],
    });
    const without = await (await opened()).start('test.told', { context: { count: 1 } });
    await without.read();
    expect(overviewOf(without).inputs).toEqual([{ key: 'count', value: '1' }]);
  });

  // @verifies recap-keeps-what-binds
  it('shows a line for each step whose notes do not fit, and counts those that it leaves out', async () => {
    const run = await (await opened()).start('test.many', { goal: 'Many steps' });
    for (let i = 1; i < 30; i += 1)
      await run.ack(notes(`\n# step ${i} done ${'y'.repeat(300)}\nmore ${'x'.repeat(700)}`));
    await run.read();
    const { steps, stepsOmitted } = overviewOf(run);
    const inFull = [...run.text.matchAll(/^> # step (\d+) done/gm)].map(([, number]) => Number(number));
    expect(inFull.length).toBeGreaterThanOrEqual(2);
    expect([...steps.map(({ number }) => number), ...inFull]).toEqual(
      Array.from({ length: 29 - stepsOmitted }, (_, i) => i + 1 + stepsOmitted),
    );
    expect(steps.at(-1)?.line).toMatch(/^# step \d+ done y+…$/);
    expect(run.text).toContain(
      `Steps done, newest last (${stepsOmitted} earlier left out):\n- ${stepsOmitted + 1}. Title of `,
    );
    expect(recapBytesOf(run)).toBeGreaterThan(recapBytesMax / 2);
  });

  it('names the iteration of a step in a loop, and a step without notes', async () => {
    const run = await (await opened()).start('test.rounds', { context: { slices: ['a', 'b', 'c'] } });
    await run.ack();
    await run.ack(notes('worked on a'));
    await run.ack();
    await run.read();
    expect(overviewOf(run).steps).toEqual([
      { number: 1, stepId: 'begin', title: 'Title of begin', line: '' },
      { number: 3, stepId: 'work', title: 'Title of work', loops: 'each_slice 2', line: '' },
    ]);
    expect(run.text).toContain('- 3. Title of work (each_slice 2)\n');
  });

  it('names the iteration beside the notes of a step in a loop, before the step and after it', async () => {
    const run = await (await opened()).start('test.rounds', { context: { slices: ['a', 'b', 'c'] } });
    const { stateToken } = run.data;
    await run.ack(notes('began'));
    for (const done of ['one', 'two']) await run.ack(notes(done));
    await run.read();
    const told = 'Title of work (each_slice 1):\n> one\nTitle of work (each_slice 2):\n> two\n';
    expect(run.text).toContain(`Title of begin:\n> began\n${told}`);
    await run.read(stateToken);
    expect(run.text).toContain(`What followed, newest last:\nTitle of begin:\n> began\n${told}`);
  });
});

describe('a prompt that names an input', () => {
  const naming = compiledWorkflow(
    'test.naming',
    [
      compiledStep('look', { prompt: 'Look at `ticketUrl` with `apiKey`, and at `extra`.' }),
      compiledStep('fix', { prompt: 'Fix all of `services[0]`.' }),
    ],
    { inputs: [...inputs] },
  );

  // @verifies declared-inputs-shown
  it('shows its value beside it, once it was given, and those of no others', async () => {
    const bench = await Bench.of(adapters[0]?.[1] as never, [naming]);
    const context = { ticketUrl: `https://t.example/${'x'.repeat(400)}`, apiKey: 'hush hush', extra: 1, count: 3 };
    const run = await bench.start('test.naming', { context });
    expect(run.text).toMatch(
      /\nInputs named in this step:\n- ticketUrl: https:\/\/t\.example\/x+ \[TRUNCATED\]\n- apiKey: set; not shown, .*\n- To read a truncated .*\n\nLook at/,
    );
    expect(run.text).not.toContain('hush');
    expectOneFrame(run.text, run.data);
    await run.ack(notes('Looked.'));
    expect(run.text).not.toContain('Inputs named in this step');
    const other = await bench.start('test.naming', { context });
    await other.ack(notes('Looked.'), { context: { services: ['api'] } });
    expect(other.text).toContain('Inputs named in this step:\n- services: ["api"]\n\nFix all of');
    await other.read();
    expect(other.text).not.toContain('Inputs named in this step');
    expect(other.text).toContain('- services: ["api"]');
  });
});

describe('the inputs that are shown', () => {
  // @verifies declared-inputs-shown
  it('stay within their budget for any values, each cut with the marker', async () => {
    const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 600 }), fc.array(fc.string()), fc.integer());
    await assertProperty(
      fc.property(fc.array(value, { maxLength: 120 }), (values) => {
        const declared = values.map((_, i) => compiledInput(`key_${i}`));
        const context = Object.fromEntries(values.map((each, i) => [`key_${i}`, each]));
        const { inputs: shown, omitted } = shownInputs(declared, context, inputsShownBytesMax);
        expect(shown.length + omitted).toBe(values.length);
        const text = shown.map((each) => `- ${each.key}: ${each.value}\n`).join('');
        expect(utf8Length(text)).toBeLessThanOrEqual(inputsShownBytesMax);
        for (const { key, value: one } of shown) {
          expect(one).not.toMatch(/[\n\r]/);
          expect(utf8Length(one)).toBeLessThanOrEqual(inputShownBytesMax);
          const given = context[key];
          if (typeof given === 'string' && utf8Length(given) > inputShownBytesMax)
            expect(one).toMatch(/ \[TRUNCATED\]$/);
        }
      }),
    );
  });

  // @verifies rehydrate-budget
  it('and everything else beside the prompt stay within the budget of a read, in text and in data', async () => {
    const bench = await Bench.of(adapters[0]?.[1] as never, [many, workflow]);
    const run = await bench.start('test.told', {
      goal: '"'.repeat(300),
      context: { ticketUrl: '\\'.repeat(3000), services: Array.from({ length: 500 }, () => '\t"') },
    });
    const long = `${'"\\\n'.repeat(1300)}`;
    await run.ack(notes(long));
    await run.ack({
      ...notes(long),
      artifacts: [contracts.plan.example, ...Array.from({ length: 20 }, (_, i) => ({ kind: `"${i}"`.repeat(30) }))],
    });
    await run.read();
    const beside = { ...run.data, pending: null };
    expect(utf8Length(JSON.stringify(beside))).toBeLessThanOrEqual(rehydrateBytesMax);
    expect(utf8Length(run.text)).toBeLessThanOrEqual(rehydrateBytesMax);
    expect(overviewOf(run).artifacts.length).toBeLessThanOrEqual(artifactsNamedMax);
  });
});
