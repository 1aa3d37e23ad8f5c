/** Answers for one item of a `for_each` that skip all steps of the next: the item is asked for, and none is dropped. */
import { describe, expect, it } from 'vitest';
import type { LoopId } from '../../../schemas/ids.ts';
import { currentRulesVersion } from '../../../runtime/core/validation/rules.ts';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import { inMemory } from '../../support/operating.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
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
import { advanced, must, started, warningCodes } from '../../support/world.ts';

const kind = compiledInput('kind', { contextKey: 'kindOf', kind: 'enum', values: ['api', 'ui', 'docs'] });
const is = (value: string) => ({ conditionId: `is_${value}`, kind: 'context_equals' as const, key: 'kind', value });
const routing = [{ key: 'kind', values: ['api', 'ui'] }];
const conditions = [is('api'), is('ui')];
const auditing = (id: string, more: Parameters<typeof compiledWorkflow>[2] = {}, requires = {}) =>
  compiledWorkflow(
    id,
    [
      'plan',
      compiledStep('audit-api', { when: 'is_api', ...requires }),
      compiledStep('audit-ui', { when: 'is_ui', ...requires }),
      'report',
    ],
    {
      inputs: [slices, kind],
      conditions,
      routing,
      contracts: [contracts.plan],
      loops: [forEach('each', 'slices', 9, ['audit-api', 'audit-ui'])],
      flow: [stepItem('plan'), loopItem('each'), stepItem('report')],
      ...more,
    },
  );
const audit = auditing('test.audit');
const strict = auditing('test.strict', {}, { output: { contractRef: contracts.plan.contractRef, required: true } });
const parts = compiledInput('parts', { kind: 'list' });
const isNew = { conditionId: 'is_new', kind: 'context_equals' as const, key: 'fresh', value: true };
const nested = (id: string, collect = 'Send `parts` of this slice.', most = 9) =>
  compiledWorkflow(id, ['plan', compiledStep('collect', { when: 'is_new', prompt: collect }), 'work', 'report'], {
    inputs: [slices, parts, compiledInput('fresh', { kind: 'boolean' })],
    conditions: [isNew],
    loops: [
      forEach('each_slice', 'slices', most, ['collect', loopItem('each_part')]),
      forEach('each_part', 'parts', 9, ['work']),
    ],
    flow: [stepItem('plan'), loopItem('each_slice'), stepItem('report')],
  });
const inner = nested('test.inner');

const leftOut = { notesMarkdown: 'This step does not apply.' };
const sends = (value: string) => ({ context: { kindOf: value } });
const codesOf = ({ data }: Run) => data.warnings.map(({ code }) => code);
const placeOf = ({ at, data }: Run) => [at, data.progress.loop?.iteration];
const modes = ['guided', 'full_auto_stop_on_user_deps', 'full_auto_never_stop'];

describe.each(adapters)('over %s, an item to which no step applies with the answer for another', (adapter) => {
  const begun = async (workflow = audit, context: object = {}, autonomy = 'guided') => {
    const run = await (await Bench.of(adapter, [workflow])).start(workflow.workflowId, { preferences: { autonomy } });
    return run.ack({ notesMarkdown: 'Planned.' }, { context: { slices: ['a', 'b', 'c', 'd'], ...context } });
  };

  // @verifies item-answers-hold-for-item
  it.each(modes)('is served its first step in the mode %s, and so is each item after it', async (autonomy) => {
    const run = await begun(strict, {}, autonomy);
    expect(placeOf(run)).toEqual(['audit-api', 0]);
    await run.ack(leftOut, sends('docs'));
    expect(placeOf(run)).toEqual(['audit-api', 1]);
    // The same value again, and no value, both leave out the item.
    await run.ack(leftOut, sends('docs'));
    expect(placeOf(run)).toEqual(['audit-api', 2]);
    await run.ack(leftOut);
    expect(placeOf(run)).toEqual(['audit-api', 3]);
    await run.ack(leftOut, sends('ui'));
    expect(placeOf(run)).toEqual(['audit-ui', 3]);
    await run.artifacts(contracts.plan.example);
    await run.ack({ notesMarkdown: 'Reported.' });
    expect([run.at, run.data.runStatus, run.data.openGaps]).toEqual(['complete', 'complete', undefined]);
  });

  // @verifies item-answers-hold-for-item, leaving-out-is-quoted
  it('is named by the reply with the value, where it is from, and what to send, and again by a read', async () => {
    const run = await begun();
    await run.ack(leftOut, sends('docs'));
    const { warnings } = run.data;
    expect(warnings).toEqual([
      {
        code: 'VALUE_REUSED',
        message:
          'With "kindOf" = "docs", sent with an earlier step, no step applies to item 2 of the loop "each", so this step asks again. It runs only if "kindOf" is "api". If that is not so for item 2, do nothing in it, and write in the notes the sentence "This step does not apply". If item 2 has another value, send context {"kindOf": …} with this step.',
        details: { keys: ['kindOf'], loopId: 'each', iteration: 1 },
      },
    ]);
    expect((await run.read()).data.warnings).toEqual(warnings);
    const trace = await run.trace();
    expect(trace).toContain(
      'evaluated_condition: Loop each, iteration 1: kindOf of an earlier item counts as absent, because no step applies.',
    );
  });

  // @verifies item-answers-hold-for-item
  it('requires the work of its step unless the notes leave it out, and takes a value of its own', async () => {
    const run = await begun(strict);
    await run.ack(leftOut, sends('docs'));
    await run.ack({ notesMarkdown: 'Nothing to do.' });
    expect([run.at, run.codes]).toEqual(['audit-api', ['MISSING_REQUIRED_OUTPUT']]);
    expect(run.data.warnings.map(({ code }) => code)).toEqual(['VALUE_REUSED']);
    await run.ack({ artifacts: [contracts.plan.example] }, sends('api'));
    expect(placeOf(run)).toEqual(['audit-api', 2]);
    expect(run.text).toContain('This step comes next for item 3 of the loop "each" because of "kindOf" = "api"');
    await run.ack(leftOut, sends('ui'));
    expect(placeOf(run)).toEqual(['audit-ui', 2]);
  });

  // @verifies item-answers-hold-for-item
  it('is left with the loop, and the trace says how many items follow, if the value was sent before the loop', async () => {
    const run = await begun(audit, { kindOf: 'docs' });
    expect(run.at).toBe('report');
    expect(await run.trace()).toContain(
      'exited_loop: Loop each exited: no step of its body applies to this item, nor to the 3 items after it.',
    );
  });

  // @verifies item-answers-hold-for-item
  it('is left with the loop if nothing in the loop asks for the value', async () => {
    const run = await begun(auditing('test.unasked', { routing: [] }));
    await run.ack(leftOut, sends('docs'));
    expect(run.at).toBe('report');
  });

  // @verifies item-answers-hold-for-item
  it('is left with the loop by a value that a step sets once its work is done, such as that a search has found something', async () => {
    const found = compiledInput('found', { kind: 'boolean' });
    const isFound = { conditionId: 'is_found', kind: 'context_equals' as const, key: 'found', value: true };
    const isOpen = { conditionId: 'is_open', kind: 'not' as const, of: 'is_found' };
    const search = compiledWorkflow(
      'test.search',
      [
        'plan',
        compiledStep('check', { when: 'is_open', prompt: 'Check this slice. Send `found`: true if it has the cause.' }),
        compiledStep('fix', { when: 'is_found' }),
        'report',
      ],
      {
        inputs: [slices, found],
        conditions: [isFound, isOpen],
        loops: [forEach('each', 'slices', 9, ['check'])],
        flow: [stepItem('plan'), loopItem('each'), stepItem('fix'), stepItem('report')],
      },
    );
    const run = await begun(search);
    await run.ack();
    await run.ack({}, { context: { found: true } });
    expect(run.at).toBe('fix');
  });

  // @verifies item-answers-hold-for-item
  it('is left with the loop if no value of the key would make a step apply', async () => {
    const both = { conditionId: 'both', kind: 'all' as const, of: ['is_api', 'is_big'] };
    const big = { conditionId: 'is_big', kind: 'context_equals' as const, key: 'big', value: true };
    const workflow = compiledWorkflow('test.both', ['plan', compiledStep('audit-api', { when: 'both' }), 'report'], {
      inputs: [slices, kind, compiledInput('big', { kind: 'boolean' })],
      conditions: [...conditions, both, big],
      routing,
      loops: [forEach('each', 'slices', 9, ['audit-api'])],
      flow: [stepItem('plan'), loopItem('each'), stepItem('report')],
    });
    const run = await begun(workflow, { big: true });
    await run.ack(leftOut, sends('docs'));
    expect(placeOf(run)).toEqual(['audit-api', 1]);
    const small = await begun(workflow, { big: true });
    await small.ack(leftOut, { context: { kindOf: 'docs', big: false } });
    expect(small.at).toBe('report');
  });

  // @verifies item-answers-hold-for-item
  it('is served its step although its condition also asks whether the value is there, and the reply says why', async () => {
    const present = { conditionId: 'has_kind', kind: 'context_present' as const, key: 'kind' };
    const both = { conditionId: 'both', kind: 'all' as const, of: ['has_kind', 'is_api'] };
    const workflow = compiledWorkflow('test.checked', ['plan', compiledStep('audit-api', { when: 'both' }), 'report'], {
      inputs: [slices, kind],
      conditions: [...conditions, present, both],
      routing,
      loops: [forEach('each', 'slices', 9, ['audit-api'])],
      flow: [stepItem('plan'), loopItem('each'), stepItem('report')],
    });
    const run = await begun(workflow, { kindOf: 'api' });
    await run.ack({ notesMarkdown: 'Audited.' }, sends('docs'));
    expect([...placeOf(run), codesOf(run)]).toEqual(['audit-api', 1, ['VALUE_REUSED']]);
    await run.ack(leftOut);
    expect([...placeOf(run), codesOf(run)]).toEqual(['audit-api', 2, ['VALUE_REUSED']]);
  });

  // @verifies item-answers-hold-for-item
  it('is asked for each value that it may lack: the step of the next value asks too', async () => {
    const lang = compiledInput('lang', { kind: 'enum', values: ['ts', 'go'] });
    const isTs = { conditionId: 'is_ts', kind: 'context_equals' as const, key: 'lang', value: 'ts' };
    const workflow = compiledWorkflow(
      'test.two-keys',
      [
        'plan',
        compiledStep('lint-ts', { when: 'is_ts', prompt: 'Send `lang`.' }),
        compiledStep('audit-ui', { when: 'is_ui' }),
        'report',
      ],
      {
        inputs: [slices, kind, lang],
        conditions: [...conditions, isTs],
        routing: [...routing, { key: 'lang', values: ['ts'] }],
        loops: [forEach('each', 'slices', 9, ['lint-ts', 'audit-ui'])],
        flow: [stepItem('plan'), loopItem('each'), stepItem('report')],
      },
    );
    const run = await begun(workflow);
    await run.ack(leftOut, { context: { lang: 'go', kindOf: 'docs' } });
    expect(placeOf(run)).toEqual(['lint-ts', 1]);
    expect(run.text).toContain('With "lang" = "go" and "kindOf" = "docs", sent with an earlier step, no step applies');
    await run.ack(leftOut, { context: { lang: 'go' } });
    expect([...placeOf(run), codesOf(run)[0]]).toEqual(['audit-ui', 1, 'VALUE_REUSED']);
    await run.ack({ notesMarkdown: 'Audited.' }, sends('ui'));
    expect(placeOf(run)).toEqual(['audit-ui', 2]);
  });

  // @verifies item-answers-hold-for-item
  it('is served no step for which a value was to be missing', async () => {
    const present = { conditionId: 'has_kind', kind: 'context_present' as const, key: 'kind' };
    const missing = { conditionId: 'no_kind', kind: 'not' as const, of: 'has_kind' };
    const setup = compiledWorkflow(
      'test.setup',
      [
        'plan',
        compiledStep('set-up', { when: 'no_kind' }),
        compiledStep('audit-api', { when: 'is_api' }),
        compiledStep('audit-ui', { when: 'is_ui' }),
        'report',
      ],
      {
        inputs: [slices, kind],
        routing,
        conditions: [...conditions, present, missing],
        loops: [forEach('each', 'slices', 9, ['set-up', 'audit-api', 'audit-ui'])],
        flow: [stepItem('plan'), loopItem('each'), stepItem('report')],
      },
    );
    const run = await begun(setup, { kindOf: 'api' });
    await run.ack({ notesMarkdown: 'Audited.' }, sends('docs'));
    expect([...placeOf(run), codesOf(run)]).toEqual(['audit-api', 1, ['VALUE_REUSED']]);
  });

  // @verifies item-answers-hold-for-item
  it('is served in an inner loop too, also one that its outer loop enters for the next item', async () => {
    const workflow = compiledWorkflow(
      'test.twofold',
      ['plan', compiledStep('audit-api', { when: 'is_api' }), 'report'],
      {
        inputs: [slices, parts, kind],
        conditions,
        routing,
        loops: [forEach('outer', 'slices', 9, [loopItem('inner')]), forEach('inner', 'parts', 9, ['audit-api'])],
        flow: [stepItem('plan'), loopItem('outer'), stepItem('report')],
      },
    );
    const run = await begun(workflow, { slices: ['a', 'b'], parts: [1, 2] });
    await run.ack(leftOut, sends('docs'));
    expect(run.data.progress.loop).toMatchObject({ loopId: 'inner', iteration: 1 });
    await run.ack(leftOut);
    expect([run.at, run.data.progress.loop]).toMatchObject(['audit-api', { loopId: 'inner', iteration: 0 }]);
    expect(run.text).toContain('no step applies to item 2 of the loop "outer"');
    await run.ack(leftOut);
    await run.ack(leftOut);
    expect(run.at).toBe('report');
    // Each of the two runs of the inner loop, also the one whose first item was walked again [loops-always-traced].
    const trace = await run.trace();
    const ofInner = (kind: string) => trace.filter((each) => each.startsWith(kind) && each.includes('inner'));
    expect([ofInner('entered_loop').length, ofInner('exited_loop').length]).toEqual([2, 2]);
  });

  // @verifies item-answers-hold-for-item
  it('is served in a loop that a while loop enters again, too', async () => {
    const workflow = compiledWorkflow(
      'test.rounds',
      ['plan', compiledStep('audit-api', { when: 'is_api' }), decision('decide'), 'report'],
      {
        inputs: [slices, kind],
        conditions: [...conditions, keepGoing],
        routing,
        contracts: [contracts.loopControl],
        loops: [whileLoop('rounds', 3, [loopItem('each'), 'decide']), forEach('each', 'slices', 9, ['audit-api'])],
        flow: [stepItem('plan'), loopItem('rounds'), stepItem('report')],
      },
    );
    const run = await begun(workflow, { slices: ['a'] });
    await run.ack(leftOut, sends('docs'));
    await run.artifacts(loopControl('rounds', 'continue'));
    expect(placeOf(run)).toEqual(['audit-api', 0]);
    expect(run.text).toContain('sent with an earlier step, no step applies to iteration 2 of the loop "rounds"');
    await run.ack(leftOut);
    expect(run.at).toBe('decide');
  });

  // @verifies item-answers-hold-for-item, loop-seeded-before
  it('is served its step also if a decision skips an inner loop for one item', async () => {
    const asks = compiledStep('ask', {
      output: { contractRef: contracts.loopControl.contractRef, required: true, seeds: ['fix' as LoopId] },
    });
    const workflow = compiledWorkflow(
      'test.seeded',
      [asks, compiledStep('audit-api', { when: 'is_api' }), 'work', decision('decide'), 'report'],
      {
        inputs: [slices, kind],
        conditions: [...conditions, is('docs'), keepGoing],
        routing,
        contracts: [contracts.loopControl],
        loops: [
          forEach('each', 'slices', 9, [loopItem('fix'), 'audit-api']),
          whileLoop('fix', 3, ['work', 'decide'], { when: 'is_docs' }),
        ],
        flow: [stepItem('ask'), loopItem('each'), stepItem('report')],
      },
    );
    const run = await (await Bench.of(adapter, [workflow])).start('test.seeded', {
      context: { slices: ['a', 'b', 'c'], kindOf: 'api' },
    });
    await run.artifacts(loopControl('fix', 'stop'));
    await run.ack({ notesMarkdown: 'Audited.' }, sends('docs'));
    expect(placeOf(run)).toEqual(['audit-api', 1]);
    // The decision has skipped the loop for that item.
    await run.ack(leftOut);
    expect([run.at, run.data.progress.loop]).toMatchObject(['work', { loopId: 'fix' }]);
  });

  // @verifies item-answers-hold-for-item
  it('ends a loop in it whose condition the value makes false, and the outer loop goes on', async () => {
    const workflow = compiledWorkflow('test.gated', ['plan', 'check', 'fix', 'report'], {
      inputs: [slices, parts, kind],
      conditions,
      routing,
      loops: [
        forEach('outer', 'slices', 9, [loopItem('inner')]),
        forEach('inner', 'parts', 9, ['check', 'fix'], { when: 'is_api' }),
      ],
      flow: [stepItem('plan'), loopItem('outer'), stepItem('report')],
    });
    const run = await begun(workflow, { slices: ['a', 'b', 'c'], parts: [1, 2] });
    await run.ack(leftOut, sends('docs'));
    expect(run.text).toContain('no step applies to item 2 of the loop "outer"');
    expect(run.text).toContain('The loop around it runs only if "kindOf" is "api".');
    await run.ack({ notesMarkdown: 'Checked.' }, sends('api'));
    expect([run.at, run.data.warnings]).toEqual(['fix', []]);
    await run.ack();
    await run.ack();
    await run.ack();
    expect([run.at, run.data.progress.loop]).toMatchObject(['check', { loopId: 'inner', iteration: 0 }]);
    await run.ack(leftOut, sends('docs'));
    expect(run.at).toBe('report');
  });
});

describe.each(adapters)('over %s, an empty list of an inner loop', (adapter) => {
  const begun = async (workflow = inner, autonomy = 'guided') => {
    const run = await (await Bench.of(adapter, [workflow])).start(workflow.workflowId, { preferences: { autonomy } });
    const context = { slices: ['a', 'b', 'c', 'd'], parts: ['a1'], fresh: false };
    return run.ack({ notesMarkdown: 'Planned.' }, { context });
  };
  const lists = (list: readonly string[]) => ({ context: { parts: list } });
  const outerOf = (run: Run) => run.text.match(/Item (\d) of 4 of each_slice/)?.[1];

  // @verifies item-answers-hold-for-item, for-each-list-missing
  it('is for one item: the list of the next one is asked for, and is for that one', async () => {
    const run = await begun();
    await run.ack({ notesMarkdown: 'a done, b has no parts' }, lists([]));
    expect(run.blocked.blockers).toMatchObject([
      {
        code: 'MISSING_REQUIRED_OUTPUT',
        pointer: { kind: 'context_key', key: 'parts' },
        message:
          'Loop each_part comes next and needs the list parts for item 3 of loop each_slice, and the empty list in the context was sent for an earlier item.',
        suggestedFix:
          'Send context {"parts": [ … ]} with the list for item 3 of loop each_slice, and the whole output again. An empty list skips the loop for this item.',
      },
    ]);
    // Not answered: asked again.
    await run.ack({ notesMarkdown: 'a done, b has no parts' });
    expect(run.text).toContain('for item 3 of loop each_slice');
    await run.ack({ notesMarkdown: 'a done, b and c have no parts' }, lists([]));
    expect(run.text).toContain('for item 4 of loop each_slice');
    await run.ack({ notesMarkdown: 'a done' }, lists(['d1', 'd2']));
    expect([run.at, outerOf(run), run.data.gaps]).toEqual(['work', '4', undefined]);
    await run.ack();
    await run.ack();
    expect(run.at).toBe('report');
  });

  // @verifies item-answers-hold-for-item
  it('ends the outer loop once it was sent for the last item', async () => {
    const run = await begun();
    for (let i = 0; i < 3; i += 1) await run.ack({ notesMarkdown: 'a done' }, lists([]));
    expect(run.at).toBe('report');
  });

  // @verifies item-answers-hold-for-item
  it('is sent for more items than a chain may have blocked attempts, and the next list is for the item that was named', async () => {
    const run = await (await Bench.of(adapter, [nested('test.many', undefined, 50)])).start('test.many', {});
    const context = { slices: [...Array(43).keys()], parts: ['a1'], fresh: false };
    await run.ack({ notesMarkdown: 'Planned.' }, { context });
    for (let item = 3; item < 43; item += 1) {
      await run.ack({ notesMarkdown: 'The first is done.' }, lists([]));
      expect(run.text).toContain(`for item ${item} of loop each_slice`);
      expect(run.blocked.attempt.number).toBe(1);
    }
    await run.ack({ notesMarkdown: 'The first is done.' }, lists(['x']));
    expect([run.at, run.text.match(/Item (\d+) of 43 of each_slice/)?.[1]]).toEqual(['work', '42']);
  });

  // @verifies item-answers-hold-for-item
  it('is for one item of two loops, which the blocker names, and the list that follows reaches it', async () => {
    const groups = compiledInput('groups', { kind: 'list' });
    const workflow = compiledWorkflow(
      'test.threefold',
      [
        'plan',
        compiledStep('collect', { when: 'is_new', prompt: 'Send `parts` and `mode`.' }),
        'work',
        'close',
        'report',
      ].map((step) => (step === 'close' ? compiledStep('close', { when: 'is_api', prompt: 'Send `kindOf`.' }) : step)),
      {
        inputs: [slices, groups, parts, kind, compiledInput('fresh', { kind: 'boolean' })],
        conditions: [...conditions, isNew],
        loops: [
          forEach('each_slice', 'slices', 9, [loopItem('each_group'), 'close']),
          forEach('each_group', 'groups', 9, ['collect', loopItem('each_part')]),
          forEach('each_part', 'parts', 9, ['work']),
        ],
        flow: [stepItem('plan'), loopItem('each_slice'), stepItem('report')],
      },
    );
    const run = await (await Bench.of(adapter, [workflow])).start('test.threefold', {});
    const context = { slices: ['a', 'b', 'c'], groups: [1, 2], parts: ['a1'], fresh: false, kindOf: 'docs' };
    await run.ack({ notesMarkdown: 'Planned.' }, { context });
    await run.ack({ notesMarkdown: 'done' }, lists([]));
    const asked = [];
    for (let i = 0; i < 3; i += 1) {
      asked.push(run.text.match(/the list parts for (.*?), and/)?.[1]);
      await run.ack({ notesMarkdown: 'done' }, lists([]));
    }
    expect(asked).toEqual([
      'item 1 of loop each_group in item 2 of loop each_slice',
      'item 2 of loop each_group in item 2 of loop each_slice',
      'item 1 of loop each_group in item 3 of loop each_slice',
    ]);
    await run.ack({ notesMarkdown: 'done' }, lists(['c2']));
    expect([run.at, run.text.match(/Item (\d) of 3 of each_slice/)?.[1]]).toEqual(['work', '3']);
  });

  // @verifies item-answers-hold-for-item
  it('stays answered beside the chain in which it was sent', async () => {
    const run = await begun();
    const { stateToken } = run.pair;
    const beside = async (attempt: number) => ({ stateToken, ackToken: await run.bench.ackOf(run, 2, attempt) });
    await run.ack({ notesMarkdown: 'a done' }, lists([]));
    await run.ack({ notesMarkdown: 'a done' }, lists([]));
    expect(run.text).toContain('for item 4 of loop each_slice');
    await run.ack({ notesMarkdown: 'again' }, await beside(2));
    expect(run.text).toContain('for item 4 of loop each_slice');
    await run.ack({ notesMarkdown: 'once more' }, { ...(await beside(3)), ...lists(['d1', 'd2']) });
    expect([run.at, outerOf(run)]).toEqual(['work', '4']);
  });

  // @verifies item-answers-hold-for-item
  it('counts for its item also if something else blocked the attempt that sent it', async () => {
    const workflow = { ...inner, workflowId: 'test.noted' as typeof inner.workflowId };
    const steps = workflow.steps.map((step) =>
      step.stepId === 'work' ? { ...step, notes: 'required' as const } : step,
    );
    const run = await begun({ ...workflow, steps });
    await run.ack({}, lists([]));
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT', 'MISSING_REQUIRED_OUTPUT']);
    await run.ack({ notesMarkdown: 'a done' });
    expect(run.text).toContain('for item 3 of loop each_slice');
    await run.ack({ notesMarkdown: 'a done' }, lists(['c1']));
    expect([run.at, outerOf(run)]).toEqual(['work', '3']);
  });

  // @verifies item-answers-hold-for-item
  it('is for all items if no step outside of the inner loop asks for the list', async () => {
    const run = await begun(nested('test.shared', 'Look around.'));
    await run.ack({ notesMarkdown: 'a done' }, lists([]));
    expect(run.at).toBe('report');
  });

  // @verifies item-answers-hold-for-item
  it('leaves a critical gap in the mode that never stops', async () => {
    const run = await begun(inner, 'full_auto_never_stop');
    await run.ack({ notesMarkdown: 'a done' }, lists([]));
    expect([run.at, run.data.gaps?.map(({ severity }) => severity)]).toEqual(['report', ['critical']]);
    expect(run.data.gaps?.[0]?.summary).toContain('for item 3 of loop each_slice');
  });
});

describe('an answer for another item, in a run of earlier rules', () => {
  // @verifies rules-of-a-run
  it('ends the loop, as it did', async () => {
    const seen = async (rulesVersion: number) => {
      const { runtime, operator } = inMemory([audit], {}, { rulesVersion });
      const first = await started(runtime, 'test.audit', { context: { slices: ['a', 'b'] } });
      const api = await advanced(runtime, first.data, { output: { notesMarkdown: 'Planned.' } });
      const next = await advanced(runtime, api.data, { output: leftOut, ...sends('docs') });
      const { verdict } = must(await operator.verifySession(first.data.session.sessionId));
      return [next.data.pending?.stepId, warningCodes(next), verdict];
    };
    expect(await seen(currentRulesVersion)).toEqual(['audit-api', ['VALUE_REUSED'], 'verified']);
    expect(await seen(14)).toEqual(['report', [], 'verified']);
  });
});
