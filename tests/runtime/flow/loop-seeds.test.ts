/** Decisions about loops that come later, and decisions that name no loop, as an agent meets them. */
import { describe, expect, it } from 'vitest';
import type { LoopId } from '../../../schemas/ids.ts';
import { adapters, Bench } from '../../support/bench.ts';
import {
  compiledStep,
  compiledWorkflow,
  contract,
  decision,
  forEach,
  keepGoing,
  loopControl,
  loopItem,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

/** As the builtin is: a decision may name its loop. */
const lenient = contract(
  'loop_control',
  { loopId: { type: 'string' }, decision: { enum: ['continue', 'stop'] }, summary: { type: 'string' } },
  { loopId: 'a_loop', decision: 'continue', summary: 'One is left.' },
  { optional: ['loopId', 'summary'] },
);
const asks = (stepId: string, ...seeds: readonly string[]) =>
  compiledStep(stepId, { output: { contractRef: lenient.contractRef, required: true, seeds: seeds as LoopId[] } });
const nameless = (decided: 'continue' | 'stop') => ({ kind: 'wr.loop_control', decision: decided });

const seeded = compiledWorkflow(
  'test.seeded',
  [asks('ask', 'fix', 'polish'), 'between', 'work', decision('decide'), 'shine', decision('enough'), 'after'],
  {
    conditions: [keepGoing],
    contracts: [lenient],
    loops: [whileLoop('fix', 3, ['work', 'decide']), whileLoop('polish', 3, ['shine', 'enough'])],
    flow: [stepItem('ask'), stepItem('between'), loopItem('fix'), loopItem('polish'), stepItem('after')],
  },
);

describe.each(adapters)('a decision before a loop in a for_each, over %s', (adapter) => {
  const within = (id: string, body: readonly string[]) =>
    compiledWorkflow(id, [asks('ask', 'fix'), 'look', 'work', decision('decide'), 'after'], {
      inputs: [slices],
      conditions: [keepGoing],
      contracts: [lenient],
      loops: [forEach('each', 'slices', 5, [...body, loopItem('fix')]), whileLoop('fix', 3, ['work', 'decide'])],
      flow: [stepItem('ask'), loopItem('each'), stepItem('after')],
    });

  // @verifies loop-seeded-before
  it.each([
    ['alone', within('test.alone', []), ['work', 'decide']],
    ['behind a step', within('test.behind', ['look']), ['look', 'look', 'work', 'decide']],
  ])('skips the loop for the first item only, where it is %s in the body', async (_, workflow, way) => {
    const run = await (await Bench.of(adapter, [workflow])).start(workflow.workflowId, {
      context: { slices: ['a', 'b'] },
    });
    await run.artifacts(loopControl('fix', 'stop'));
    for (const at of way) {
      expect(run.at).toBe(at);
      await run.artifacts(...(at === 'decide' ? [loopControl('fix', 'stop')] : []));
    }
    expect(run.at).toBe('after');
  });
});

describe.each(adapters)('a decision of a step before its loop, over %s', (adapter) => {
  const atAsk = async () => (await Bench.of(adapter, [seeded])).start('test.seeded');

  // @verifies loop-seeded-before
  it('skips the loop it names on stop, however many steps lie between, and the trace says so', async () => {
    const run = await atAsk();
    await run.artifacts(loopControl('fix', 'stop'));
    expect(run.at).toBe('between');
    await run.ack();
    expect(run.at).toBe('shine');
    expect(await run.trace()).toContain('evaluated_condition: Loop fix: an earlier step decided stop.');
    expect(await run.trace()).toContain('exited_loop: Loop fix was not entered: an earlier step decided stop.');
  });

  // @verifies loop-seeded-before
  it('enters the loop on continue, where the decision step of the loop decides from then on', async () => {
    const run = await atAsk();
    await run.artifacts(loopControl('fix', 'continue'));
    await run.ack();
    expect([run.at, run.data.progress.loop?.iteration]).toEqual(['work', 0]);
    await (await run.ack()).artifacts(nameless('stop'));
    expect(run.at).toBe('shine');
  });

  it('is about the first loop when it names none, and about the other when it names that', async () => {
    const first = await atAsk();
    await first.artifacts(nameless('stop'));
    await first.ack();
    expect(first.at).toBe('shine');
    const other = await atAsk();
    await other.artifacts(loopControl('polish', 'stop'));
    await other.ack();
    await (await other.ack()).artifacts(nameless('stop'));
    expect(other.at).toBe('after');
  });

  it('is refused where it names a loop that does not come, with the loops that do', async () => {
    const run = await atAsk();
    await run.artifacts(loopControl('other', 'stop'));
    expect(run.blocked.blockers[0]?.message).toContain(
      'loopId must be "fix" or "polish", a loop that comes after this step',
    );
    expect(run.blocked.examples?.[0]).toMatchObject({ artifact: { kind: 'wr.loop_control', loopId: 'fix' } });
    await run.artifacts();
    expect(run.blocked.blockers[0]?.code).toBe('MISSING_REQUIRED_OUTPUT');
  });

  it('is refused where it says both', async () => {
    const run = await atAsk();
    await run.artifacts(nameless('stop'), loopControl('fix', 'continue'));
    expect(run.blocked.blockers[0]?.message).toBe('Loop fix: the output contains both decisions, continue and stop.');
  });

  it('counts once: in each item of a list the step before the loop decides anew', async () => {
    const nested = compiledWorkflow('test.nested', [asks('ask', 'fix'), 'work', decision('decide'), 'after'], {
      inputs: [slices],
      conditions: [keepGoing],
      contracts: [lenient],
      loops: [
        forEach('each_slice', 'slices', 3, [stepItem('ask'), loopItem('fix')]),
        whileLoop('fix', 2, ['work', 'decide']),
      ],
      flow: [loopItem('each_slice'), stepItem('after')],
    });
    const bench = await Bench.of(adapter, [nested]);
    const run = await bench.start('test.nested', { context: { slices: ['a', 'b'] } });
    await run.artifacts(nameless('stop'));
    expect([run.at, run.data.progress.loop?.iteration]).toEqual(['ask', 1]);
    await run.artifacts(nameless('continue'));
    expect(run.at).toBe('work');
  });
});

describe.each(adapters)('a decision that names no loop, over %s', (adapter) => {
  const nested = (contracts: readonly (typeof lenient)[]) =>
    compiledWorkflow(
      'test.nested_loops',
      ['outer-work', 'work', decision('decide'), decision('outer-decide'), 'after'],
      {
        conditions: [keepGoing],
        contracts: [...contracts],
        loops: [
          whileLoop('inner', 3, ['work', 'decide']),
          whileLoop('outer', 3, [stepItem('outer-work'), loopItem('inner'), stepItem('outer-decide')]),
        ],
        flow: [loopItem('outer'), stepItem('after')],
      },
    );

  // @verifies loop-control-innermost
  it('is about the innermost loop that the step decides on', async () => {
    const run = await (await Bench.of(adapter, [nested([lenient])])).start('test.nested_loops');
    await run.ack();
    await (await run.ack()).artifacts(nameless('stop'));
    expect(run.at).toBe('outer-decide');
    await run.artifacts(nameless('continue'));
    expect([run.at, run.data.progress.loop]).toEqual([
      'outer-work',
      { loopId: 'outer', iteration: 1, maxIterations: 3 },
    ]);
  });

  it('is refused in a run that is pinned to a contract which requires the name', async () => {
    const strict = { ...lenient, schema: { ...lenient.schema, required: ['kind', 'loopId', 'decision'] } };
    const run = await (await Bench.of(adapter, [nested([strict])])).start('test.nested_loops');
    await run.ack();
    await (await run.ack()).artifacts(nameless('stop'));
    expect(run.blocked.blockers[0]?.code).toBe('INVALID_REQUIRED_OUTPUT');
  });
});

// @verifies for-each-list-missing, loop-seeded-before
it('a list is not asked for beside another problem while the pending step may still decide to skip its loop', async () => {
  const workflow = compiledWorkflow('test.listed', [asks('ask', 'fix'), 'work', decision('decide'), 'after'], {
    inputs: [slices],
    conditions: [keepGoing],
    contracts: [lenient],
    loops: [whileLoop('fix', 3, [loopItem('each'), 'decide']), forEach('each', 'slices', 3, ['work'])],
    flow: [stepItem('ask'), loopItem('fix'), stepItem('after')],
  });
  const run = await (await Bench.of('memory', [workflow])).start('test.listed');
  await run.ack({ notesMarkdown: 'No decision yet.' });
  expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
  expect(run.blocked.blockers[0]?.pointer.kind).toBe('output_contract');
  await run.artifacts(nameless('continue'));
  expect(run.blocked.blockers[0]?.pointer).toEqual({ kind: 'context_key', key: 'slices' });
  await run.artifacts(nameless('stop'));
  expect(run.at).toBe('after');
});
