/** The list of an inner loop that the agent did not send again for the next pass of the outer one. */
import { describe, expect, it } from 'vitest';
import { adapters, Bench } from '../../support/bench.ts';
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
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const services = compiledInput('services', { kind: 'list', required: true });
const endpoints = compiledInput('endpoints', { kind: 'list' });
const steps = (collect: string) => [compiledStep('collect', { prompt: collect }), 'review', 'audit', 'wrap', 'end'];
const nested = (id: string, collect: string, body = ['collect', 'review', 'inner', 'wrap']) =>
  compiledWorkflow(id, steps(collect), {
    inputs: [services, endpoints],
    loops: [
      forEach(
        'outer',
        'services',
        5,
        body.map((name) => (name === 'inner' ? loopItem('inner') : stepItem(name))),
      ),
      forEach('inner', 'endpoints', 5, ['audit']),
    ],
    flow: [loopItem('outer'), stepItem('end')],
  });
const asking = nested('test.asking', 'List its endpoints.');
const codes = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);

describe.each(adapters)('the list of an inner loop, over %s', (adapter) => {
  const begun = async (workflow = asking, context = {}) =>
    (await Bench.of(adapter, [workflow])).start(workflow.workflowId, {
      context: { services: ['shop', 'bank', 'mail'], ...context },
    });

  // @verifies inner-list-reuse-warned
  it('is warned of before the loop runs again over the same one, with the item, the key and the call', async () => {
    const run = await begun();
    await run.ack({}, { context: { endpoints: ['/a', '/b'] } });
    expect([run.at, codes(run.data.warnings)]).toEqual(['review', []]);
    await run.ack();
    await run.ack();
    await run.ack();
    expect([run.at, codes(run.data.warnings)]).toEqual(['wrap', []]);
    await run.ack();
    expect([run.at, codes(run.data.warnings)]).toEqual(['collect', []]);
    await run.ack();
    expect(run.at).toBe('review');
    expect(run.data.warnings).toEqual([
      {
        code: 'LIST_REUSED',
        message:
          'The loop "inner" comes next for item 2 of the loop "outer", but "endpoints" (2 items) is unchanged since that loop last started. If item 2 of the loop "outer" needs another list, send context {"endpoints": [ … ]} with this step.',
        details: { key: 'endpoints', loopId: 'inner', outerLoopId: 'outer', iteration: 1, items: 2 },
      },
    ]);
    expect(run.text).toContain('send context {"endpoints": [ … ]} with this step');
    await run.read();
    expect([run.at, codes(run.data.warnings)]).toEqual(['review', ['LIST_REUSED']]);
    await run.ack({}, { context: { endpoints: ['/c'] } });
    expect([run.at, run.data.warnings]).toEqual(['audit', []]);
    await run.ack();
    expect([run.at, run.data.warnings]).toEqual(['wrap', []]);
  });

  // @verifies inner-list-reuse-warned
  it('is no concern once another one was sent, also during the inner loop', async () => {
    const run = await begun();
    await run.ack({}, { context: { endpoints: ['/a'] } });
    await run.ack();
    await run.ack({}, { context: { endpoints: ['/b'] } });
    expect(codes(run.data.warnings)).toEqual(['LIST_IN_USE']);
    for (const at of ['collect', 'review']) {
      await run.ack();
      expect([run.at, run.data.warnings]).toEqual([at, []]);
    }
  });

  // @verifies inner-list-reuse-warned
  it('is warned of where it is the empty list of the last item, which skips the loop', async () => {
    const run = await begun(nested('test.empty', 'List its endpoints.', ['collect', 'inner', 'wrap']));
    expect([run.at, run.data.warnings]).toEqual(['collect', []]);
    await run.ack({}, { context: { endpoints: [] } });
    expect([run.at, run.data.warnings]).toEqual(['wrap', []]);
    await run.ack();
    expect(run.at).toBe('collect');
    expect(run.data.warnings).toEqual([
      {
        code: 'LIST_REUSED',
        message:
          'The loop "inner" comes next for item 2 of the loop "outer", but "endpoints" is still the empty list of the last time, which skips that loop. If item 2 of the loop "outer" needs another list, send context {"endpoints": [ … ]} with this step.',
        details: { key: 'endpoints', loopId: 'inner', outerLoopId: 'outer', iteration: 1, items: 0 },
      },
    ]);
    await run.ack({}, { context: { endpoints: ['/a'] } });
    expect([run.at, run.data.warnings]).toEqual(['audit', []]);
    await run.ack();
    await run.ack();
    expect([run.at, codes(run.data.warnings)]).toEqual(['collect', ['LIST_REUSED']]);
    await run.ack({}, { context: { endpoints: [] } });
    expect([run.at, run.data.warnings]).toEqual(['wrap', []]);
  });

  // @verifies inner-list-reuse-warned
  it('is warned of where it is empty and the next item begins with the loop', async () => {
    const body = ['inner', 'collect'];
    const run = await begun(nested('test.first_empty', 'List the next endpoints.', body), { endpoints: [] });
    for (const item of [2, 3]) {
      expect([run.at, codes(run.data.warnings)]).toEqual(['collect', ['LIST_REUSED']]);
      expect(run.text).toContain(`item ${item} of the loop "outer"`);
      await run.ack();
    }
    expect([run.at, run.data.warnings]).toEqual(['collect', []]);
  });

  // @verifies inner-list-reuse-warned
  it('is for all items where no step of the outer loop names it', async () => {
    const run = await begun(nested('test.shared', 'Read it.'), { endpoints: ['/a'] });
    for (const at of ['review', 'audit', 'wrap', 'collect', 'review', 'audit']) {
      await run.ack();
      expect([run.at, run.data.warnings]).toEqual([at, []]);
    }
  });

  // @verifies inner-list-reuse-warned
  it('is warned of at the last step of an item where the next one begins with the inner loop, and not at the last item', async () => {
    const body = ['inner', 'collect'];
    const run = await begun(nested('test.first', 'List the next endpoints.', body), { endpoints: ['/a'] });
    expect([run.at, run.data.warnings]).toEqual(['audit', []]);
    for (const item of [2, 3]) {
      await run.ack();
      expect([run.at, codes(run.data.warnings)]).toEqual(['collect', ['LIST_REUSED']]);
      expect(run.text).toContain(`item ${item} of the loop "outer"`);
      await run.ack();
    }
    await run.ack();
    expect([run.at, run.data.warnings]).toEqual(['collect', []]);
  });

  // @verifies inner-list-reuse-warned
  it('is warned of inside a loop that goes round by decision', async () => {
    const rounds = compiledWorkflow(
      'test.rounds',
      [compiledStep('collect', { prompt: 'List what is open in endpoints.' }), 'audit', decision('more')],
      {
        inputs: [endpoints],
        conditions: [keepGoing],
        contracts: [contracts.loopControl],
        loops: [
          whileLoop('outer', 3, ['collect', loopItem('inner'), 'more']),
          forEach('inner', 'endpoints', 5, ['audit']),
        ],
        flow: [loopItem('outer')],
      },
    );
    const run = await (await Bench.of(adapter, [rounds])).start('test.rounds');
    await run.ack({}, { context: { endpoints: ['/a'] } });
    await run.ack();
    await run.artifacts(loopControl('outer', 'continue'));
    expect([run.at, codes(run.data.warnings)]).toEqual(['collect', ['LIST_REUSED']]);
    expect(run.text).toContain('for iteration 2 of the loop "outer"');
  });
});
