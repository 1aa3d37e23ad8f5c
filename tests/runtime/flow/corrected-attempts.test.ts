/** What an honest agent meets after it was blocked: it can always go on without a lie, and nothing corrected stays open. */
import { describe, expect, it } from 'vitest';
import { adapters, Bench } from '../../support/bench.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contract,
  contracts,
  decision,
  forEach,
  keepGoing,
  loopControl,
  loopItem,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const text = { type: 'string' };
const dimension = {
  type: 'object',
  required: ['level'],
  properties: { level: { enum: ['low', 'high'] }, rationale: text },
};
const risk = 'wr.contracts.assessment.risk';
const assessed = compiledWorkflow(
  'test.assessed',
  [
    compiledStep('judge', {
      output: {
        assessmentContractRefs: [risk],
        followups: [{ contractRef: risk, level: 'high', guidance: 'Name who must know.' }],
      },
    }),
    'end',
  ],
  {
    contracts: [
      contract(
        'assessment.risk',
        {
          assessmentId: { const: 'risk' },
          dimensions: { type: 'object', required: ['blast'], properties: { blast: dimension, cost: dimension } },
          summary: text,
        },
        { assessmentId: 'risk', dimensions: { blast: { level: 'low' } } },
        { artifactKind: 'wr.assessment', optional: ['summary'] },
      ),
    ],
  },
);
const assessment = (blast: Record<string, string>, more: Record<string, unknown> = {}) => ({
  kind: 'wr.assessment',
  assessmentId: 'risk',
  dimensions: { blast, ...more },
});

describe.each(adapters)('an assessment that asks for more work, over %s', (adapter) => {
  const judging = async () => (await Bench.of(adapter, [assessed])).start('test.assessed');

  // @verifies assessment-followup-blocks, assessment-followup-answered
  it('is blocked first, and passes with its level once its rationale says what was done', async () => {
    const run = await judging();
    const first = { level: 'high', rationale: 'All tenants.' };
    await run.artifacts(assessment(first));
    expect(run.codes).toEqual(['INVALID_REQUIRED_OUTPUT']);
    expect(run.text).toContain('blast was assessed as "high", which requires more work first');
    expect(run.text).toContain(
      'a new rationale or summary that states what was done. The step then accepts any level.',
    );
    await run.artifacts(assessment({ ...first, rationale: 'All tenants. The owner was told.' }));
    expect(run.at).toBe('end');
  });

  // @verifies assessment-followup-answered
  it.each([
    ['the same assessment', assessment({ level: 'high', rationale: 'All tenants.' })],
    ['other white space', assessment({ level: 'high', rationale: '  All \n tenants. ' })],
    ['fewer words', assessment({ level: 'high' })],
    ['a blank rationale', assessment({ level: 'high', rationale: ' ' })],
    ['another level alone', assessment({ level: 'high', rationale: 'All tenants.' }, { cost: { level: 'low' } })],
  ])('stays blocked when %s is sent again, and says so', async (_, again) => {
    const run = await judging();
    await run.artifacts(assessment({ level: 'high', rationale: 'All tenants.' }));
    await run.artifacts(again);
    expect(run.codes).toEqual(['INVALID_REQUIRED_OUTPUT']);
    expect(run.text).toContain('without a new rationale or summary of the work done since');
  });

  // @verifies assessment-followup-answered
  it('is answered in its own chain: neither an invalid attempt nor a checkpoint counts as one, and a summary does', async () => {
    const run = await judging();
    await run.artifacts(assessment({ level: 'extreme' }));
    expect(run.text).toContain('does not match its contract');
    await run.artifacts(assessment({ level: 'high', rationale: 'New words.' }));
    expect(run.text).toContain('which requires more work first');
    await run.checkpoint({ notesMarkdown: 'Asked the owner.' });
    await run.artifacts(assessment({ level: 'high', rationale: 'New words.' }));
    expect(run.codes).toEqual(['INVALID_REQUIRED_OUTPUT']);
    const { data } = run;
    expect(JSON.stringify(data)).not.toContain('"words"');
    await run.artifacts({ ...assessment({ level: 'high', rationale: 'New words.' }), summary: 'The owner knows.' });
    expect(run.at).toBe('end');
    await run.ack();
    expect(run.data.runStatus).toBe('complete');
  });
});

const slicing = compiledWorkflow('test.slicing', ['cut', 'build', 'join'], {
  inputs: [slices],
  loops: [forEach('each_slice', 'slices', 3, ['build'])],
  flow: [stepItem('cut'), loopItem('each_slice'), stepItem('join')],
});
const five = { slices: ['a', 'b', 'c', 'd', 'e'] };

describe.each(adapters)('a list that is too long for its loop, over %s', (adapter) => {
  // @verifies corrected-gaps-close
  it('leaves no gap open once a shorter one passed: the record that closes it names the attempt', async () => {
    const run = await (await Bench.of(adapter, [slicing])).start('test.slicing');
    await run.ack({}, { context: five });
    expect(run.codes).toEqual(['INVARIANT_VIOLATION']);
    expect(run.text).toContain('Loop each_slice takes at most 3 items; slices has 5.');
    await run.ack({}, { context: { slices: ['a', 'b'] } });
    for (let i = 0; i < 3; i += 1) await run.ack();
    expect(run.data).toMatchObject({ isComplete: true, runStatus: 'complete' });
    expect(run.text).not.toContain('stay open');
    const [gap, closing] = await run.eventsOf('gap_recorded');
    expect(closing?.data).toMatchObject({
      severity: 'info',
      resolution: { kind: 'resolves', resolvesGapId: gap?.data.gapId },
    });
  });

  // @verifies corrected-gaps-close
  it('stays open where the same problem is found again and does not block', async () => {
    const criteria = {
      and: [
        { type: 'contains', value: 'proven' },
        { type: 'regex', pattern: '(?=x)' },
      ],
    };
    const faulty = compiledWorkflow('test.faulty', [compiledStep('a', { validationCriteria: criteria })]);
    const run = await (await Bench.of(adapter, [faulty])).start('test.faulty');
    await run.ack({ notesMarkdown: 'guessed' });
    expect(run.codes).toEqual(['INVALID_REQUIRED_OUTPUT']);
    await run.ack({ notesMarkdown: 'proven' });
    expect(run.data.runStatus).toBe('complete_with_gaps');
    expect(await run.eventsOf('gap_recorded')).toHaveLength(1);
  });

  // @verifies corrected-gaps-close
  it('is no gap that a loop closes which stopped at its cap: the agent asked for more than it got', async () => {
    const once = compiledWorkflow('test.once', [decision('decide'), 'end'], {
      conditions: [keepGoing],
      contracts: [contracts.loopControl],
      loops: [whileLoop('once', 1, ['decide'])],
      flow: [loopItem('once'), stepItem('end')],
    });
    const run = await (await Bench.of(adapter, [once])).start('test.once');
    await run.artifacts(loopControl('once', 'continue'));
    await run.artifacts(loopControl('once', 'stop'));
    await run.ack();
    expect(run.data.runStatus).toBe('complete_with_gaps');
  });

  // @verifies for-each-list-warnings
  it('is said when it is sent: at the start, once, and not for a loop that is skipped', async () => {
    const run = await (await Bench.of(adapter, [slicing])).start('test.slicing', { context: five });
    expect(run.data.warnings).toMatchObject([
      { code: 'LIST_TOO_LONG', details: { key: 'slices', loopId: 'each_slice', items: 5, maxIterations: 3 } },
    ]);
    expect(run.text).toContain('"slices" has 5 items, but the later loop "each_slice" accepts at most 3.');
    const gated = { conditionId: 'off', kind: 'always_false' } as const;
    const off = compiledWorkflow('test.off', ['cut', 'build', 'join'], {
      inputs: [slices],
      conditions: [gated],
      loops: [{ ...forEach('each_slice', 'slices', 3, ['build']), when: 'off' }],
      flow: [stepItem('cut'), loopItem('each_slice'), stepItem('join')],
    });
    expect((await (await Bench.of(adapter, [off])).start('test.off', { context: five })).data.warnings).toEqual([]);
  });
});

describe.each(adapters)('a list that changes while its loop goes over it, over %s', (adapter) => {
  // @verifies for-each-list-warnings
  it('is warned of in that reply, also with the last item, and never where nothing changed', async () => {
    const run = await (await Bench.of(adapter, [slicing])).start('test.slicing', { context: { slices: ['a', 'b'] } });
    await run.ack({}, { context: { slices: ['a', 'b'] } });
    expect(run.data.warnings).toEqual([]);
    await run.ack({}, { context: { slices: ['a', 'b', 'c'] } });
    expect(run.data.warnings).toMatchObject([{ code: 'LIST_IN_USE', details: { loopId: 'each_slice', items: 2 } }]);
    expect(run.text).toContain(
      'The new value of "slices" is stored, but the loop "each_slice" continues with its original list (2 items).',
    );
    const item = 'Item 2 of 2 of each_slice ("slices" has changed, but the loop continues with its original list): "b"';
    expect(run.text.split('\n')).toContain(item);
    await run.read();
    expect(run.text.split('\n')).toContain(item);
    await run.ack({}, { context: { slices: ['z'] } });
    expect(run.at).toBe('join');
    expect(run.data.warnings).toMatchObject([{ code: 'LIST_IN_USE' }]);
    expect(run.text).toContain(
      'The new value of "slices" is stored, but the loop "each_slice" has ended with its original list (2 items). Only later runs of this loop use the new value.',
    );
  });

  // @verifies for-each-list-warnings
  it('is not said to go on where the loop starts again with the new list for the next item of an outer loop', async () => {
    const nested = compiledWorkflow('test.twice', ['read', 'end'], {
      inputs: [compiledInput('books', { kind: 'list' }), compiledInput('pages', { kind: 'list' })],
      loops: [forEach('book', 'books', 3, [loopItem('page')]), forEach('page', 'pages', 3, ['read'])],
      flow: [loopItem('book'), stepItem('end')],
    });
    const context = { books: ['a', 'b'], pages: [1, 2] };
    const run = await (await Bench.of(adapter, [nested])).start('test.twice', { context });
    await run.ack({}, { context: { books: ['a'] } });
    expect(run.text).toContain('the loop "book" continues with its original list (2 items).');
    await run.ack({}, { context: { pages: [7] } });
    expect(run.at).toBe('read');
    expect(run.text).toContain('the loop "page" has ended with its original list (2 items).');
    expect(run.text).toContain('Item 1 of 1 of page: 7');
    await run.ack();
    expect([run.at, run.data.warnings]).toEqual(['end', []]);
  });
});

describe.each(adapters)('a blank text, over %s', (adapter) => {
  const asking = compiledWorkflow(
    'test.asking',
    [
      compiledStep('plan', {
        prompt: 'Start from base.',
        userDependencies: [
          { reason: 'needs_user_choice', choiceKind: 'scope_boundary', contextKey: 'scope', message: 'Which modules?' },
        ],
      }),
      'end',
    ],
    { inputs: [compiledInput('base', { required: true }), compiledInput('scope')] },
  );

  // @verifies blank-is-missing
  it.each(['', ' \n\t', '\u200b\u00a0', '\u3164\u115f\u1160\uffa0', '\u2800\u180e \u{1d159}\ufe0f'])(
    '(%j) gives neither a required input nor what only a person can give',
    async (blank) => {
      const context = { base: blank, scope: blank };
      const run = await (await Bench.of(adapter, [asking])).start('test.asking', { context });
      expect(run.data.warnings).toMatchObject([{ code: 'MISSING_INPUT', details: { keys: ['base'] } }]);
      expect(run.data.pending?.ask).toHaveLength(1);
      await run.ack();
      expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT', 'USER_ONLY_DEPENDENCY']);
      expect(run.text).toContain('The required input base (string) is blank in the context.');
      await run.ack({}, { context: { base: 'main', scope: 'api' } });
      expect(run.at).toBe('end');
    },
  );
});

describe.each(adapters)('texts about a loop, over %s', (adapter) => {
  // @verifies iterations-from-one
  it('count iterations from 1, as the header does; structured fields keep their base', async () => {
    const improving = compiledWorkflow('test.improving', [decision('decide'), 'end'], {
      conditions: [keepGoing],
      contracts: [contracts.loopControl],
      loops: [whileLoop('improve', 2, ['decide'])],
      flow: [loopItem('improve'), stepItem('end')],
    });
    const run = await (await Bench.of(adapter, [improving])).start('test.improving');
    await run.artifacts(loopControl('improve', 'continue'));
    await run.ack();
    expect(run.text).toContain('(improve 2/2)');
    expect(run.text).toContain('Step decide (improve 2): ');
    await run.artifacts(loopControl('improve', 'continue'));
    expect(run.text).toContain('Loop improve cannot continue: iteration 2 is the last of 2.');
    expect(run.blocked.blockers).toMatchObject([{ loop: { iteration: 1, maxIterations: 2 } }]);
    expect(run.text).not.toMatch(/@\d|maxIterations=|iteration=/);
  });
});

describe.each(adapters)('a limit on the length of notes, over %s', (adapter) => {
  const limited = compiledWorkflow('test.limited', [
    compiledStep('sum', {
      validationCriteria: [
        { type: 'length', min: 1, message: 'Send notes.' },
        { type: 'length', max: 400, message: 'Keep it short.' },
      ],
    }),
    'end',
  ]);

  // @verifies notes-limit-named
  it('is said where notes are asked for, and with their length where they are too long', async () => {
    const run = await (await Bench.of(adapter, [limited])).start('test.limited');
    expect(run.text).toContain('"notesMarkdown": "<this step in at most 400 characters:');
    expect(run.text).not.toContain('10-30 lines');
    await run.ack({ notesMarkdown: 'é'.repeat(412) });
    expect(run.blocked.blockers).toMatchObject([
      { suggestedFix: expect.stringContaining('The notes have 412 characters; the limit is 400. Shorten') },
    ]);
    await run.ack({ notesMarkdown: 'Short.' });
    expect(run.text).toContain('"notesMarkdown": "<optional: this step in 10-30 lines');
  });
});

describe.each(adapters)('blank notes, over %s', (adapter) => {
  const noted = compiledWorkflow('test.noted', [
    compiledStep('plan', { validationCriteria: { type: 'length', min: 3 } as never }),
    'end',
  ]);

  it.each(['    ', '\u3164\u2800\u3164\u115f'])('(%j) are no notes, however long they are', async (notes) => {
    const run = await (await Bench.of(adapter, [noted])).start('test.noted', {});
    await run.ack({ notesMarkdown: notes });
    expect(run.text).toContain('the notes are missing');
    await run.ack({ notesMarkdown: 'Planned.' });
    expect(run.at).toBe('end');
  });
});
