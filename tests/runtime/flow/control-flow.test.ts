/** Conditions and loops as an agent meets them, over both storage adapters. */
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { loopItemBytesMax, replyFrameBytesMax, traceBytesMax, traceEntriesMax } from '../../../schemas/limits.ts';
import { adapters, Bench } from '../../support/bench.ts';
import {
  compiledInput,
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

const gated = compiledWorkflow(
  'test.gated',
  ['first', compiledStep('deep', { when: 'is_large' }), compiledStep('last')],
  { inputs: [size], conditions: [isLarge] },
);

const improving = compiledWorkflow('test.improving', ['before', 'work', decision('decide'), 'after'], {
  conditions: [keepGoing],
  contracts: [contracts.loopControl],
  loops: [whileLoop('improve', 3, ['work', 'decide'])],
  flow: [stepItem('before'), loopItem('improve'), stepItem('after')],
});

const slicing = compiledWorkflow('test.slicing', ['cut', 'build', 'join'], {
  inputs: [slices],
  loops: [forEach('each_slice', 'slices', 3, ['build'])],
  flow: [stepItem('cut'), loopItem('each_slice'), stepItem('join')],
});

describe.each(adapters)('a condition on a step, over %s', (adapter) => {
  // @verifies step-condition-skips
  it('that is false skips the step, which is then not completed, and the trace says why', async () => {
    const run = await (await Bench.of(adapter, [gated])).start('test.gated', { context: { size: 'small' } });
    await run.ack();
    expect(run.at).toBe('last');
    expect(run.data.progress).toEqual({ completed: 1 });
    await run.ack();
    expect(run.data).toMatchObject({ isComplete: true, runStatus: 'complete', progress: { completed: 2 } });
    expect(await run.trace()).toContain('evaluated_condition: Condition is_large is false: step deep is skipped.');
  });

  it('that is true lets it run', async () => {
    const run = await (await Bench.of(adapter, [gated])).start('test.gated', { context: { size: 'large' } });
    await run.ack();
    expect(run.at).toBe('deep');
    expect(await run.trace()).toContain('evaluated_condition: Condition is_large is true: step deep runs.');
  });

  // @verifies unknown-condition-runs
  it('over an absent key is unknown: the step runs, and the trace says that the key is absent', async () => {
    const run = await (await Bench.of(adapter, [gated])).start('test.gated');
    await run.ack();
    expect(run.at).toBe('deep');
    expect(await run.trace()).toContain(
      'evaluated_condition: Condition is_large is unknown, because size is absent: step deep runs.',
    );
  });

  it('that is made of others records the part that decided it, and no step behind it is called the first', async () => {
    const fast = compiledInput('fast', { kind: 'boolean' });
    const compound = compiledWorkflow(
      'test.compound',
      ['a', compiledStep('b', { when: 'is_large' }), 'c', compiledStep('d', { when: 'small_and_fast' }), 'z'],
      {
        inputs: [size, fast],
        conditions: [
          isLarge,
          { conditionId: 'is_fast', kind: 'context_equals', key: 'fast', value: true },
          { conditionId: 'not_large', kind: 'not', of: 'is_large' },
          { conditionId: 'small_and_fast', kind: 'all', of: ['not_large', 'is_fast'] },
        ],
      },
    );
    const context = { size: 'small', fast: false };
    const run = await (await Bench.of(adapter, [compound])).start('test.compound', { context });
    await run.ack();
    await run.ack();
    expect(run.at).toBe('z');
    expect(await run.trace()).toEqual([
      'selected_next_step: Step a comes next in the flow.',
      'evaluated_condition: Condition is_large is false: step b is skipped.',
      'selected_next_step: Step c comes next in the flow.',
      'evaluated_condition: Condition small_and_fast is false, because is_fast is false: step d is skipped.',
      'selected_next_step: Step z comes next in the flow.',
    ]);
    const last = (await run.eventsOf('decision_trace_appended')).at(-1);
    expect(last?.data.entries[0]?.refs).toEqual([
      { kind: 'step_id', stepId: 'd' },
      { kind: 'condition_id', conditionId: 'small_and_fast' },
      { kind: 'condition_id', conditionId: 'is_fast' },
    ]);
  });

  it('sees what was sent with the very step before it', async () => {
    const run = await (await Bench.of(adapter, [gated])).start('test.gated');
    await run.ack({}, { context: { size: 'small' } });
    expect(run.at).toBe('last');
  });

  it('that is false everywhere ends the run where it starts', async () => {
    const never = compiledWorkflow('test.never', [compiledStep('a', { when: 'no' })], {
      conditions: [{ conditionId: 'no', kind: 'always_false' }],
    });
    const run = await (await Bench.of(adapter, [never])).start('test.never');
    expect(run.data).toMatchObject({ isComplete: true, nextIntent: 'complete', pending: null, runStatus: 'complete' });
    expect(run.data).not.toHaveProperty('ackToken');
  });
});

describe.each(adapters)('a while loop, over %s', (adapter) => {
  const inLoop = async () => {
    const run = await (await Bench.of(adapter, [improving])).start('test.improving');
    return run.ack();
  };

  // @verifies loop-entered-once, loop-iteration-zero-based
  it('is entered once without being asked, at iteration 0', async () => {
    const run = await inLoop();
    expect(run.at).toBe('work');
    expect(run.data.progress.loop).toEqual({ loopId: 'improve', iteration: 0, maxIterations: 3 });
    expect(run.text.split('\n')[0]).toContain('(improve 1/3): Title of work');
    expect(await run.trace()).toContain('entered_loop: Loop improve was entered for at most 3 iterations.');
  });

  // @verifies loop-continues-on-control
  it('goes round on a valid continue, increments only then, and leaves on stop', async () => {
    const run = await inLoop();
    await run.ack();
    expect(run.data.progress.loop?.iteration).toBe(0);
    await run.artifacts(loopControl('improve', 'continue', { summary: 'One is left.' }));
    expect([run.at, run.data.progress.loop?.iteration]).toEqual(['work', 1]);
    await (await run.ack()).artifacts(loopControl('improve', 'stop'));
    expect(run.at).toBe('after');
    expect(run.data.progress).toEqual({ completed: 5 });
    const keys = (await run.trace()).filter((line) => !line.startsWith('selected'));
    expect(keys).toEqual([
      'entered_loop: Loop improve was entered for at most 3 iterations.',
      'evaluated_condition: Loop improve, iteration 0: continue was decided.',
      'evaluated_condition: Loop improve, iteration 1: stop was decided.',
      'exited_loop: Loop improve exited: stop was decided.',
    ]);
    await run.ack();
    expect(run.data.isComplete).toBe(true);
  });

  // @verifies loop-control-never-implicit
  it.each([
    ['nothing', [], 'MISSING_REQUIRED_OUTPUT'],
    ['an artifact of another kind', [{ kind: 'other' }], 'MISSING_REQUIRED_OUTPUT'],
    ['no decision', [{ kind: 'wr.loop_control', loopId: 'improve' }], 'INVALID_REQUIRED_OUTPUT'],
    ['a decision of its own', [loopControl('improve', 'leave' as 'stop')], 'INVALID_REQUIRED_OUTPUT'],
    ['a decision about another loop', [loopControl('other', 'stop')], 'INVALID_REQUIRED_OUTPUT'],
    [
      'two decisions that differ',
      [loopControl('improve', 'stop'), loopControl('improve', 'continue')],
      'INVALID_REQUIRED_OUTPUT',
    ],
  ])('never leaves on %s: it blocks, and points to the contract', async (_what, artifacts, code) => {
    const run = await (await inLoop()).ack();
    await run.artifacts(...artifacts);
    expect(run.blocked.blockers).toMatchObject([
      { code, pointer: { kind: 'output_contract', contractRef: 'wr.contracts.loop_control' } },
    ]);
    expect(run.at).toBe('decide');
    const example = { kind: 'wr.loop_control', loopId: 'improve' };
    expect(run.blocked.examples).toMatchObject([
      { artifact: { ...example, decision: 'continue' } },
      { artifact: { ...example, decision: 'stop' } },
    ]);
    await run.artifacts(run.blocked.examples?.[0]?.artifact);
    expect([run.at, run.data.progress.loop?.iteration]).toEqual(['work', 1]);
  });

  // @verifies loop-cap-blocks
  it('at its cap accepts only stop, and says which iteration of how many it is', async () => {
    const run = await inLoop();
    for (let i = 0; i < 2; i += 1) await (await run.ack()).artifacts(loopControl('improve', 'continue'));
    await (await run.ack()).artifacts(loopControl('improve', 'continue'));
    expect(run.blocked.blockers).toMatchObject([
      { code: 'INVARIANT_VIOLATION', pointer: { kind: 'workflow_step', stepId: 'decide' } },
    ]);
    expect(run.text).toContain('Loop improve cannot continue: iteration 3 is the last of 3.');
    await run.artifacts(loopControl('improve', 'stop'));
    expect(run.at).toBe('after');
  });

  // @verifies loop-cap-blocks, unexpected-is-always-a-gap
  it('at its cap names loop, iteration and maxIterations as data, in the blocker and in one critical gap', async () => {
    const loop = { loopId: 'improve', iteration: 2, maxIterations: 3 };
    const run = await inLoop();
    for (let i = 0; i < 2; i += 1) await (await run.ack()).artifacts(loopControl('improve', 'continue'));
    await run.ack();
    await run.artifacts(loopControl('improve', 'continue'));
    expect(run.blocked.blockers).toMatchObject([{ code: 'INVARIANT_VIOLATION', loop }]);
    const [attempt] = (await run.eventsOf('advance_recorded')).slice(-1);
    expect(attempt?.data.outcome).toMatchObject({ kind: 'blocked', blockers: { blockers: [{ loop }] } });
    // Sent again, it is the same gap.
    await run.artifacts(loopControl('improve', 'continue'));
    const reason = { category: 'unexpected', detail: 'invariant_violation' };
    const gaps = await run.eventsOf('gap_recorded');
    expect(gaps).toMatchObject([{ data: { severity: 'critical', reason, loop, resolution: { kind: 'unresolved' } } }]);
    await run.artifacts(loopControl('improve', 'stop'), {
      kind: 'wr.gap_report',
      severity: 'info',
      ...reason,
      summary: 'One comment stays open; the person knows.',
      resolvesGapId: gaps[0]?.data.gapId,
    });
    await run.ack();
    expect(run.data).toMatchObject({ isComplete: true, runStatus: 'complete' });
  });

  // @verifies loop-cap-gap
  it('at its cap in never-stop mode leaves with a gap that names the loop as data, and a warning', async () => {
    const bench = await Bench.of(adapter, [improving]);
    const run = await bench.start('test.improving', { preferences: { autonomy: 'full_auto_never_stop' } });
    await run.ack();
    for (let i = 0; i < 3; i += 1) await (await run.ack()).artifacts(loopControl('improve', 'continue'));
    expect(run.at).toBe('after');
    expect(await run.eventsOf('gap_recorded')).toMatchObject([
      { data: { severity: 'critical', loop: { loopId: 'improve', iteration: 2, maxIterations: 3 } } },
    ]);
    expect(run.data.warnings).toMatchObject([{ code: 'GAP_RECORDED' }]);
    expect(run.text).toContain('Loop improve cannot continue');
  });

  // @verifies loop-cap-gap
  it('in never-stop mode goes on to its cap without a decision, and leaves with critical gaps', async () => {
    const bench = await Bench.of(adapter, [improving]);
    const run = await bench.start('test.improving', { preferences: { autonomy: 'full_auto_never_stop' } });
    const visited: string[] = [];
    for (; !run.data.isComplete; await run.ack()) visited.push(`${run.at}@${run.data.progress.loop?.iteration ?? '-'}`);
    expect(visited).toEqual(['before@-', ...[0, 1, 2].flatMap((i) => [`work@${i}`, `decide@${i}`]), 'after@-']);
    const gaps = (await run.eventsOf('gap_recorded')).map(({ data }) => [data.reason.detail, data.severity]);
    expect(gaps).toEqual([
      ['missing_required_output', 'critical'],
      ['missing_required_output', 'critical'],
      ['missing_required_output', 'critical'],
      ['invariant_violation', 'critical'],
    ]);
    const atCap = (await run.eventsOf('gap_recorded')).at(-1)?.data.summary;
    expect(atCap).toContain(
      'Loop improve ended without a decision: iteration 3 was the last of 3, and no valid wr.loop_control was sent.',
    );
    expect(run.data.runStatus).toBe('complete_with_gaps');
    expect(run.text).toContain('critical gap');
  });

  // @verifies loop-control-never-implicit
  it('counts a decision that came before the end of the body, and asks at the end when no step decided', async () => {
    const early = compiledWorkflow(
      'test.early',
      ['work', decision('decide', { when: 'no' }), 'tidy', decision('late'), 'rest', 'after'],
      {
        conditions: [keepGoing, { conditionId: 'no', kind: 'always_false' }],
        contracts: [contracts.loopControl],
        loops: [whileLoop('one', 2, ['work', 'decide']), whileLoop('two', 2, ['late', 'rest'])],
        flow: [loopItem('one'), stepItem('tidy'), loopItem('two'), stepItem('after')],
      },
    );
    const run = await (await Bench.of(adapter, [early])).start('test.early');
    await run.ack();
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
    await run.artifacts(loopControl('one', 'stop'));
    expect(run.at).toBe('tidy');
    await (await run.ack()).artifacts(loopControl('two', 'continue'));
    expect(run.at).toBe('rest');
    await run.ack();
    expect([run.at, run.data.progress.loop?.iteration]).toEqual(['late', 1]);
  });

  // @verifies loop-trace-complete
  it('that is not entered leaves an evaluated condition and an exit behind', async () => {
    const skipped = compiledWorkflow('test.skipped', ['work', 'after'], {
      inputs: [size],
      conditions: [keepGoing, isLarge],
      contracts: [contracts.loopControl],
      loops: [whileLoop('improve', 3, ['work'], { when: 'is_large' })],
      flow: [loopItem('improve'), stepItem('after')],
    });
    const run = await (await Bench.of(adapter, [skipped])).start('test.skipped', { context: { size: 'small' } });
    expect(run.at).toBe('after');
    expect((await run.trace()).slice(0, 2)).toEqual([
      'evaluated_condition: Condition is_large is false: loop improve is not entered.',
      'exited_loop: Loop improve was not entered: its condition is false.',
    ]);
  });
});

describe.each(adapters)('a for_each loop, over %s', (adapter) => {
  const bench = () => Bench.of(adapter, [slicing]);

  // @verifies for-each-frozen-list, for-each-item-shown
  it('walks the list as it was at entry, and shows the item of each iteration, also when it is read again', async () => {
    const run = await (await bench()).start('test.slicing', { context: { slices: ['a', { name: 'b' }] } });
    await run.ack();
    expect(run.data.pending?.items).toEqual([{ loopId: 'each_slice', index: 0, of: 2, item: '"a"' }]);
    expect(run.text).toContain('Item 1 of 2 of each_slice: "a"');
    await run.ack({}, { context: { slices: ['x', { name: 'b' }] } });
    expect(run.text).toContain('Item 2 of 2 of each_slice: {"name":"b"}');
    const read = await (await run.bench.another()).agent.rehydrate(run.data);
    expect(read.data.pending?.items).toEqual([{ loopId: 'each_slice', index: 1, of: 2, item: '{"name":"b"}' }]);
    expect(read.text).toContain('Item 2 of 2 of each_slice: {"name":"b"}');
    await run.ack();
    expect(run.at).toBe('join');
    expect(await run.trace()).toContain('exited_loop: Loop each_slice exited: all 2 items are processed.');
  });

  it('counts its rounds by its items in every heading, and other loops by their cap', async () => {
    const run = await (await bench()).start('test.slicing', { context: { slices: ['a', 'b'] } });
    await run.ack();
    const head = (text: string) => text.split('\n')[0] ?? '';
    expect(head(run.text)).toContain('(each_slice 1/2)');
    expect(run.data.progress.loop).toEqual({ loopId: 'each_slice', iteration: 0, maxIterations: 3, items: 2 });
    const { stateToken, checkpointToken } = run.data;
    const kept = await run.bench.agent.done('checkpoint_workflow', {
      stateToken,
      checkpointToken,
      output: { notesMarkdown: 'Half of a.' },
    });
    expect(head(kept.text)).toContain('(each_slice 1/2)');
    await run.ack();
    expect(head((await run.read()).text)).toContain('(each_slice 2/2)');

    const other = await (await Bench.of(adapter, [improving])).start('test.improving');
    await other.ack();
    expect(head(other.text)).toContain('(improve 1/3)');
    expect(other.data.progress.loop).toEqual({ loopId: 'improve', iteration: 0, maxIterations: 3 });
  });

  it('shows a large item cut to its budget, on one line', async () => {
    const run = await (await bench()).start('test.slicing', { context: { slices: ['é\n'.repeat(4000)] } });
    await run.ack();
    const [item] = run.data.pending?.items ?? [];
    expect(utf8Length(item?.item ?? '')).toBeLessThanOrEqual(loopItemBytesMax);
    expect(run.text.split('\n').filter((line) => line.startsWith('Item 1 of 1'))).toHaveLength(1);
    expect(utf8Length(run.text)).toBeLessThan(replyFrameBytesMax + loopItemBytesMax + 1024);
  });

  // @verifies for-each-list-missing
  it('skips an empty list, and says so in the trace', async () => {
    const run = await (await bench()).start('test.slicing', { context: { slices: [] } });
    await run.ack();
    expect(run.at).toBe('join');
    const trace = await run.trace();
    expect(trace).toContain('evaluated_condition: Loop each_slice: slices is empty.');
    expect(trace).toContain('exited_loop: Loop each_slice was not entered: there are no items to process.');
    expect(await run.eventsOf('gap_recorded')).toEqual([]);
  });

  // @verifies for-each-list-missing
  it.each([
    ['was never given', {}, undefined],
    ['was deleted', { slices: ['a'] }, { context: { slices: null } }],
  ])('blocks where its list %s, and goes on with the call that it names', async (_what, context, more) => {
    const run = await (await bench()).start('test.slicing', { context });
    await run.ack({}, more);
    expect(run.blocked.blockers).toMatchObject([
      { code: 'MISSING_REQUIRED_OUTPUT', pointer: { kind: 'context_key', key: 'slices' } },
    ]);
    expect(run.at).toBe('cut');
    const fix = run.blocked.blockers[0]?.suggestedFix ?? '';
    const [, sent = ''] = /Send context (\{.*\}) with the whole output again/.exec(fix) ?? [];
    await run.ack({}, { context: JSON.parse(sent.replace('…', '"a"')) });
    expect(run.at).toBe('build');
  });

  // @verifies for-each-list-missing
  it('is blocked at each place that needs its list: inside another loop, and behind a step that is skipped', async () => {
    const parts = compiledInput('parts', { kind: 'list' });
    const inner = compiledWorkflow(
      'test.inner',
      ['cut', 'build', 'tidy', compiledStep('odd', { when: 'no' }), 'last'],
      {
        inputs: [slices, parts],
        conditions: [{ conditionId: 'no', kind: 'always_false' }],
        loops: [
          forEach('each_slice', 'slices', 3, ['build', loopItem('each_part')]),
          forEach('each_part', 'parts', 3, ['tidy']),
          forEach('again', 'parts', 3, ['last']),
        ],
        flow: [stepItem('cut'), loopItem('each_slice'), stepItem('odd'), loopItem('again')],
      },
    );
    const run = await (await Bench.of(adapter, [inner])).start('test.inner', { context: { slices: ['a'] } });
    await run.ack();
    await run.ack();
    const places = () => run.blocked.blockers.map(({ message }) => message.split(' comes')[0]);
    // One call gives the list to both: it is asked for once.
    expect([run.at, places()]).toEqual([
      'build',
      ['Loops each_part, again come next and need the list parts, which is not in the context.'],
    ]);
    await run.ack({}, { context: { parts: ['p'] } });
    expect(run.at).toBe('tidy');
    await run.ack({}, { context: { parts: null } });
    expect([run.at, places()]).toEqual(['tidy', ['Loop again']]);
    await run.ack({}, { context: { parts: [] } });
    expect(run.data.isComplete).toBe(true);
  });

  // @verifies for-each-list-missing
  it('in never-stop mode is skipped without its list, with one critical gap that the reply names', async () => {
    const run = await (await bench()).start('test.slicing', { preferences: { autonomy: 'full_auto_never_stop' } });
    await run.ack();
    expect(run.at).toBe('join');
    expect(await run.eventsOf('gap_recorded')).toMatchObject([
      { data: { severity: 'critical', reason: { detail: 'missing_required_output' } } },
    ]);
    expect(run.text).toContain('needs the list slices, which is not in the context');
    expect(await run.trace()).toContain('evaluated_condition: Loop each_slice: slices is absent.');
  });

  it('whose condition holds applies, and is not called entered where its list is empty', async () => {
    const gatedList = {
      ...slicing,
      workflowId: 'test.gated_list' as never,
      inputs: [slices, size],
      conditions: [isLarge],
    };
    const loops = [forEach('each_slice', 'slices', 3, ['build'], { when: 'is_large' })];
    const started = await Bench.of(adapter, [{ ...gatedList, loops }]);
    const run = await started.start('test.gated_list', { context: { size: 'large', slices: [] } });
    await run.ack();
    expect((await run.trace()).slice(1, 4)).toEqual([
      'evaluated_condition: Condition is_large is true: loop each_slice may be entered.',
      'evaluated_condition: Loop each_slice: slices is empty.',
      'exited_loop: Loop each_slice was not entered: there are no items to process.',
    ]);
  });

  // @verifies for-each-cap
  it('takes no more items than its cap: blocked where a mode blocks, cut with a gap where it does not', async () => {
    const four = { slices: ['a', 'b', 'c', 'd'] };
    const run = await (await bench()).start('test.slicing', { context: four });
    await run.ack();
    expect(run.blocked.blockers).toMatchObject([
      {
        code: 'INVARIANT_VIOLATION',
        pointer: { kind: 'context_key', key: 'slices' },
        loop: { loopId: 'each_slice', iteration: 0, maxIterations: 3 },
      },
    ]);
    expect(await run.eventsOf('gap_recorded')).toMatchObject([{ data: { severity: 'critical' } }]);
    expect(run.text).toContain('takes at most 3 items');
    await run.ack({}, { context: { slices: ['a', 'b'] } });
    expect(run.at).toBe('build');

    const auto = await run.bench.start('test.slicing', {
      context: four,
      preferences: { autonomy: 'full_auto_never_stop' },
    });
    await auto.ack();
    expect(auto.data.pending?.items?.[0]?.of).toBe(3);
    expect(await auto.eventsOf('gap_recorded')).toMatchObject([
      { data: { reason: { detail: 'invariant_violation' } } },
    ]);
  });

  // @verifies for-each-list-missing
  it.each([true, false])('that begins a run refuses the start without its list (required: %s)', async (required) => {
    const at = compiledWorkflow('test.at_once', ['build', 'join'], {
      inputs: [{ ...slices, required }],
      loops: [forEach('each_slice', 'slices', 3, ['build'])],
      flow: [loopItem('each_slice'), stepItem('join')],
    });
    const world = await Bench.of(adapter, [at]);
    const error = await world.agent.refused('start_workflow', { workflowId: 'test.at_once' });
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR' });
    expect(error.suggestion).toContain('Send context {"slices": [ … ]} with start_workflow');
    const run = await world.start('test.at_once', { preferences: { autonomy: 'full_auto_never_stop' } });
    expect(run.at).toBe('join');
    expect(run.data.gaps).toMatchObject([{ severity: 'critical', reason: { detail: 'missing_required_output' } }]);
  });
});

describe.each(adapters)('nested loops, over %s', (adapter) => {
  // @verifies step-instance-keys
  it('to depth 3 give every step instance a key of its own', async () => {
    const nested = compiledWorkflow('test.nested', ['work', decision('decide'), 'end'], {
      inputs: [slices, compiledInput('parts', { kind: 'list' })],
      conditions: [keepGoing],
      contracts: [contracts.loopControl],
      loops: [
        forEach('inner', 'parts', 2, ['work']),
        whileLoop('middle', 2, [loopItem('inner'), 'decide']),
        forEach('outer', 'slices', 2, [loopItem('middle')]),
      ],
      flow: [loopItem('outer'), stepItem('end')],
    });
    const context = { slices: ['s', 't'], parts: ['p', 'q'] };
    const run = await (await Bench.of(adapter, [nested])).start('test.nested', { context });
    expect(run.data.pending?.items?.map(({ item }) => item)).toEqual(['"s"', '"p"']);
    const rounds = new Map<string, number>();
    const visited: string[] = [];
    while (run.at !== 'end') {
      const places = (run.data.pending?.items ?? []).map(({ index }) => index).join('.');
      visited.push(`${run.at}@${places}`);
      if (run.at === 'work') await run.ack();
      else {
        const round = rounds.get(places) ?? 0;
        rounds.set(places, round + 1);
        await run.artifacts(loopControl('middle', round === 0 ? 'continue' : 'stop'));
      }
    }
    expect(visited).toEqual(
      [0, 1].flatMap((outer) => [0, 1].flatMap(() => [`work@${outer}.0`, `work@${outer}.1`, `decide@${outer}`])),
    );
    expect(run.data.progress).toEqual({ completed: 12 });
    await run.ack();
    expect(run.data.isComplete).toBe(true);
  });
});

describe.each(adapters)('the decision trace, over %s', (adapter) => {
  // @verifies trace-budgets
  it('keeps its budgets when a hundred steps are skipped at once, and still names the step that was chosen', async () => {
    const many = compiledWorkflow(
      'test.many',
      [
        'first',
        ...Array.from({ length: 100 }, (_, i) => compiledStep(`${'skipped-'.repeat(6)}${i}`, { when: 'no' })),
        'last',
      ],
      { conditions: [{ conditionId: 'no', kind: 'always_false' }] },
    );
    const run = await (await Bench.of(adapter, [many])).start('test.many');
    await run.ack();
    expect(run.at).toBe('last');
    const event = (await run.eventsOf('decision_trace_appended')).at(-1);
    const entries = event?.data.entries ?? [];
    expect(entries.length).toBeLessThanOrEqual(traceEntriesMax);
    expect(utf8Length(JSON.stringify(entries))).toBeLessThanOrEqual(traceBytesMax);
    expect(entries.at(-1)).toMatchObject({ kind: 'selected_next_step', refs: [{ kind: 'step_id', stepId: 'last' }] });
    expect(entries.at(-1)?.summary).toMatch(/\(\d+ earlier entries omitted\)\n\n\[TRUNCATED\]$/);
  });

  // @verifies trace-budgets, loops-always-traced
  it('drops conditions of steps before a loop, so that no loop is entered, decided or left in silence', async () => {
    const many = compiledWorkflow(
      'test.loops_behind_steps',
      [
        'first',
        ...Array.from({ length: 40 }, (_, i) => compiledStep(`skipped-${i}`, { when: 'no' })),
        'work',
        decision('decide'),
        ...Array.from({ length: 40 }, (_, i) => compiledStep(`later-${i}`, { when: 'no' })),
        'last',
      ],
      {
        conditions: [{ conditionId: 'no', kind: 'always_false' }, keepGoing],
        contracts: [contracts.loopControl],
        loops: [whileLoop('improve', 2, ['work', 'decide'])],
        flow: [
          stepItem('first'),
          ...Array.from({ length: 40 }, (_, i) => stepItem(`skipped-${i}`)),
          loopItem('improve'),
          ...Array.from({ length: 40 }, (_, i) => stepItem(`later-${i}`)),
          stepItem('last'),
        ],
      },
    );
    const run = await (await Bench.of(adapter, [many])).start('test.loops_behind_steps');
    await run.ack();
    expect(run.at).toBe('work');
    expect((await run.trace()).filter((line) => line.startsWith('entered_loop'))).toHaveLength(1);
    await (await run.ack()).artifacts(loopControl('improve', 'stop'));
    expect(run.at).toBe('last');
    const events = await run.eventsOf('decision_trace_appended');
    expect(events).toHaveLength(4);
    for (const { data } of events) {
      expect(data.entries.length).toBeLessThanOrEqual(traceEntriesMax);
      expect(utf8Length(JSON.stringify(data.entries))).toBeLessThanOrEqual(traceBytesMax);
    }
    expect((await run.trace()).filter((line) => /oop improve/.test(line))).toEqual([
      'entered_loop: Loop improve was entered for at most 2 iterations.',
      expect.stringMatching(/^selected_next_step: Step work is next in iteration 0 of loop improve\./),
      'selected_next_step: Step decide is next in iteration 0 of loop improve.',
      'evaluated_condition: Loop improve, iteration 0: stop was decided.',
      'exited_loop: Loop improve exited: stop was decided.',
    ]);
  });

  // @verifies trace-budgets, loops-always-traced
  it('goes on in a further event where the loops alone are more than one event holds', async () => {
    const ids = Array.from({ length: 60 }, (_, i) => `loop-${i}`);
    const many = compiledWorkflow('test.many_loops', ['first', ...ids.map((id) => `${id}-work`), 'last'], {
      conditions: [{ conditionId: 'no', kind: 'always_false' }, keepGoing],
      loops: ids.map((id) => whileLoop(id, 2, [`${id}-work`], { when: 'no' })),
      flow: [stepItem('first'), ...ids.map(loopItem), stepItem('last')],
    });
    const run = await (await Bench.of(adapter, [many])).start('test.many_loops');
    await run.ack();
    expect(run.at).toBe('last');
    const [, ...events] = await run.eventsOf('decision_trace_appended');
    expect(new Set(events.map(({ data }) => data.traceId)).size).toBe(events.length);
    for (const { data } of events) {
      expect(data.entries.length).toBeLessThanOrEqual(traceEntriesMax);
      expect(utf8Length(JSON.stringify(data.entries))).toBeLessThanOrEqual(traceBytesMax);
    }
    const loopOf = (refs: readonly { readonly kind: string; readonly loopId?: string }[] = []) => refs[0]?.loopId;
    const entries = events.flatMap(({ data }) => data.entries);
    expect(entries.map(({ kind, refs }) => [kind, loopOf(refs)])).toEqual([
      ...ids.flatMap((id) => [
        ['evaluated_condition', id],
        ['exited_loop', id],
      ]),
      ['selected_next_step', undefined],
    ]);
    await run.read();
    expect(run.at).toBe('last');
  });
});

describe.each(adapters)('what never-stop mode goes past in a loop, over %s', (adapter) => {
  const neverStop = { preferences: { autonomy: 'full_auto_never_stop' } };
  const rounds = { conditions: [keepGoing], contracts: [contracts.loopControl] };

  // @verifies loop-cap-gap
  it('is disclosed for each iteration of the loops around it: a cap', async () => {
    const nested = compiledWorkflow(
      'test.nested_caps',
      ['work', decision('inner_decides'), decision('outer_decides')],
      {
        ...rounds,
        loops: [
          whileLoop('inner', 2, ['work', 'inner_decides']),
          whileLoop('outer', 3, [loopItem('inner'), 'outer_decides']),
        ],
        flow: [loopItem('outer')],
      },
    );
    const run = await (await Bench.of(adapter, [nested])).start('test.nested_caps', neverStop);
    while (!run.data.isComplete) {
      await run.artifacts(...(run.at === 'work' ? [] : [loopControl(run.at.split('_')[0] ?? '', 'continue')]));
    }
    const gaps = (await run.eventsOf('gap_recorded')).map(({ data }) => data.summary.split(' cannot')[0]);
    expect(gaps).toEqual(['Loop inner (outer 1)', 'Loop inner (outer 2)', 'Loop inner (outer 3)', 'Loop outer']);
    expect(run.data.runStatus).toBe('complete_with_gaps');
  });

  it('is disclosed for each iteration: an end without a decision, and one that is told both ways', async () => {
    const nested = compiledWorkflow('test.undecided', [decision('inner_decides'), decision('outer_decides')], {
      ...rounds,
      loops: [whileLoop('inner', 2, ['inner_decides']), whileLoop('outer', 2, [loopItem('inner'), 'outer_decides'])],
      flow: [loopItem('outer')],
    });
    const run = await (await Bench.of(adapter, [nested])).start('test.undecided', neverStop);
    const both = [loopControl('inner', 'continue'), loopControl('inner', 'stop')];
    for (let round = 0; round < 2; round += 1) {
      await run.artifacts(...both);
      await run.artifacts(loopControl('inner', 'stop'));
      await run.artifacts(loopControl('outer', 'continue'));
    }
    const gaps = (await run.eventsOf('gap_recorded'))
      .map(({ data }) => data.summary)
      .filter((text) => text.includes('both'));
    expect(gaps.map((text) => text.split(',')[0])).toEqual(['Loop inner (outer 1)', 'Loop inner (outer 2)']);
  });

  // @verifies for-each-cap
  it('is disclosed for each iteration: a list that is cut', async () => {
    const cutting = compiledWorkflow('test.cutting', ['work', decision('decide')], {
      ...rounds,
      inputs: [slices],
      loops: [forEach('each_slice', 'slices', 2, ['work']), whileLoop('outer', 2, [loopItem('each_slice'), 'decide'])],
      flow: [loopItem('outer')],
    });
    const run = await (await Bench.of(adapter, [cutting])).start('test.cutting', {
      ...neverStop,
      context: { slices: ['a', 'b', 'c'] },
    });
    await (await run.ack()).ack();
    await run.ack({ artifacts: [loopControl('outer', 'continue')] }, { context: { slices: ['d', 'e', 'g'] } });
    expect(run.data.gaps?.map(({ summary }) => summary)).toEqual([
      'Loop each_slice (outer 2) takes at most 2 items; slices has 3.',
    ]);
    expect(await run.eventsOf('gap_recorded')).toHaveLength(2);
  });

  // @verifies never-stop-never-blocks
  it('is disclosed for each iteration: an approval; and once: a key that is asked for in each', async () => {
    const approving = compiledWorkflow(
      'test.approving',
      [
        compiledStep('work', {
          userDependencies: [
            { reason: 'needs_user_approval', message: 'May this item be deleted?' },
            { reason: 'needs_user_artifact', contextKey: 'spec', message: 'Where is the spec?' },
          ],
        }),
      ],
      { inputs: [slices], loops: [forEach('each_slice', 'slices', 3, ['work'])], flow: [loopItem('each_slice')] },
    );
    const run = await (await Bench.of(adapter, [approving])).start('test.approving', {
      ...neverStop,
      context: { slices: ['a', 'b'] },
    });
    await (await run.ack()).ack();
    const gaps = (await run.eventsOf('gap_recorded')).map(({ data }) => data.summary.split(' requires user input')[0]);
    expect(gaps.sort()).toEqual(['Step work', 'Step work (each_slice 1)', 'Step work (each_slice 2)']);
  });
});
