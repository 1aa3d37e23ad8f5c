/** A value that a condition reads, and that the agent did not send again for the next iteration of a loop. */
import { describe, expect, it } from 'vitest';
import { currentRulesVersion } from '../../../runtime/core/validation/rules.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { inMemory } from '../../support/operating.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem, stepItem } from '../../support/workflows.ts';
import { advanced, started, warningCodes } from '../../support/world.ts';

const files = compiledInput('files', { kind: 'list', required: true });
const severity = compiledInput('severity', { kind: 'enum', values: ['high', 'low'] });
const conditions = [{ conditionId: 'is_high', kind: 'context_equals' as const, key: 'severity', value: 'high' }];
const rate = (prompt = 'Send `severity`.') => compiledStep('rate', { prompt });
const escalate = compiledStep('escalate', { when: 'is_high' });
const reviewing = (id: string, steps = [rate(), 'note', escalate, 'close'], body = steps) =>
  compiledWorkflow(id, [...steps, 'end'], {
    inputs: [files, severity],
    conditions,
    loops: [
      forEach(
        'each',
        'files',
        5,
        body.map((step) => stepItem(typeof step === 'string' ? step : step.stepId)),
      ),
    ],
    flow: [loopItem('each'), stepItem('end')],
  });
const codes = (warnings: readonly { readonly code: string }[]) => warnings.map(({ code }) => code);
const high = { context: { severity: 'high' } };

describe.each(adapters)('a value that a condition reads for the next item, over %s', (adapter) => {
  const begun = async (workflow = reviewing('test.rating'), context = {}) =>
    (await Bench.of(adapter, [workflow])).start(workflow.workflowId, {
      context: { files: ['a', 'b', 'c'], ...context },
    });

  // @verifies reused-value-warned
  it('is warned of by the reply before the condition, with the item, the key and the call, and again at a read', async () => {
    const run = await begun();
    await run.ack({}, high);
    for (const at of ['note', 'escalate', 'close', 'rate']) {
      expect([run.at, codes(run.data.warnings)]).toEqual([at, []]);
      await run.ack();
    }
    expect(run.at).toBe('note');
    expect(run.data.warnings).toEqual([
      {
        code: 'VALUE_REUSED',
        message:
          'Which step comes next for item 2 of the loop "each" depends on "severity", last sent for an earlier one. If item 2 needs another value, send context {"severity": …} with this step.',
        details: { keys: ['severity'], loopId: 'each', iteration: 1 },
      },
    ]);
    await run.read();
    expect([run.at, codes(run.data.warnings)]).toEqual(['note', ['VALUE_REUSED']]);
    await run.ack({}, { context: { severity: 'low' } });
    expect([run.at, run.data.warnings]).toEqual(['close', []]);
  });

  // @verifies reused-value-warned
  it('is no concern where the same value is sent again for the item', async () => {
    const run = await begun();
    for (const step of ['rate', 'note', 'escalate', 'close', 'rate', 'note']) {
      expect([run.at, run.data.warnings]).toEqual([step, []]);
      await run.ack({}, step === 'rate' ? high : {});
    }
    expect(run.at).toBe('escalate');
  });

  // @verifies reused-value-warned
  it('holds for all items if it was sent before the loop, or if no step of the loop names it', async () => {
    const before = await begun(undefined, { severity: 'high' });
    const unnamed = await begun(reviewing('test.unnamed', [rate('Rate it.'), 'note', escalate, 'close']));
    for (const run of [before, unnamed]) {
      for (const at of ['rate', 'note', 'escalate', 'close', 'rate', 'note', 'escalate']) {
        expect([run.at, run.data.warnings]).toEqual([at, []]);
        await run.ack({}, run === unnamed && at === 'rate' && run.data.progress.completed === 0 ? high : {});
      }
    }
  });

  // @verifies reused-value-warned
  it('is warned of for the first step of the next item, by the reply before it and by that of the step', async () => {
    const run = await begun(reviewing('test.first', [escalate, rate()]));
    const seen: [string, readonly string[]][] = [];
    for (let i = 0; i < 5; i += 1) {
      seen.push([run.at, codes(run.data.warnings)]);
      await run.ack({}, run.data.progress.completed === 1 ? high : {});
    }
    expect(seen).toEqual([
      ['escalate', []],
      // As things are, nothing was sent for an item yet.
      ['rate', []],
      ['escalate', ['VALUE_REUSED']],
      ['rate', ['VALUE_REUSED']],
      ['escalate', ['VALUE_REUSED']],
    ]);
  });

  // @verifies reused-value-warned
  it('is warned of with the item, the value and how to leave out the step that it selects', async () => {
    const run = await begun(reviewing('test.first', [escalate, rate()]));
    await run.ack();
    await run.ack({}, high);
    expect(run.data.warnings).toEqual([
      {
        code: 'VALUE_REUSED',
        message:
          'This step comes next for item 2 of the loop "each" because of "severity" = "high", sent with an earlier step. It runs only if "severity" is "high". If that is not so for item 2, do nothing in it, and write in the notes the sentence "This step does not apply". If item 2 has another value, send context {"severity": …} with this step.',
        details: { keys: ['severity'], loopId: 'each', iteration: 1 },
      },
    ]);
    await run.ack();
    expect(run.text).toContain('Which step comes next for item 3 of the loop "each" depends on "severity"');
    // Sent for the next item, as the warning asks: no concern of that item.
    await run.ack({}, high);
    expect([run.at, run.data.warnings.map(({ details }) => details)]).toEqual([
      'escalate',
      [{ keys: ['severity'], loopId: 'each', iteration: 2 }],
    ]);
  });

  // @verifies reused-value-warned
  it('is not asked for with a step after which a condition still reads it for the item that is open', async () => {
    const kind = compiledInput('severity', { kind: 'enum', values: ['high', 'low'] });
    const both = compiledWorkflow(
      'test.both',
      [compiledStep('high', { when: 'is_high' }), compiledStep('low', { when: 'is_low' }), 'end'],
      {
        inputs: [files, kind],
        conditions: [...conditions, { conditionId: 'is_low', kind: 'context_equals', key: 'severity', value: 'low' }],
        routing: [{ key: 'severity', values: ['high', 'low'] }],
        loops: [forEach('each', 'files', 5, ['high', 'low'])],
        flow: [loopItem('each'), stepItem('end')],
      },
    );
    const between = await begun({
      ...reviewing('test.between', [escalate, rate(), compiledStep('close', { when: 'is_low' })]),
      conditions: both.conditions,
    });
    await between.ack({}, high);
    expect([between.at, between.data.warnings]).toEqual(['rate', []]);
    await between.ack({}, { context: { severity: 'low' } });
    expect([between.at, codes(between.data.warnings)]).toEqual(['close', ['VALUE_REUSED']]);
    const run = await begun(both);
    await run.ack({}, high);
    expect([run.at, run.data.progress.loop?.iteration, run.data.warnings.length]).toEqual(['high', 1, 1]);
    expect(run.text).toContain('This step comes next for item 2 of the loop "each" because of "severity" = "high"');
    await run.ack({ notesMarkdown: 'This step does not apply.' }, { context: { severity: 'low' } });
    expect([run.at, run.data.progress.loop?.iteration]).toEqual(['low', 1]);
    expect(run.text).toContain('Which step comes next for item 3 of the loop "each" depends on "severity"');
  });

  // @verifies reused-value-warned
  it('is that of the outer item for a condition behind the inner loop', async () => {
    const nested = compiledWorkflow(
      'test.nested',
      [rate('Read it.'), compiledStep('find', { prompt: 'Send `severity`.' }), escalate, 'end'],
      {
        inputs: [files, compiledInput('parts', { kind: 'list', required: true }), severity],
        conditions,
        loops: [
          forEach('each', 'files', 5, ['rate', loopItem('inner'), 'escalate']),
          forEach('inner', 'parts', 5, ['find']),
        ],
        flow: [loopItem('each'), stepItem('end')],
      },
    );
    const run = await begun(nested, { parts: [1, 2] });
    await run.ack();
    await run.ack({}, high);
    expect([run.at, run.data.warnings]).toEqual(['find', []]);
    await run.ack();
    expect([run.at, run.data.warnings]).toEqual(['escalate', []]);
    await run.ack();
    await run.ack();
    await run.ack();
    expect([run.at, codes(run.data.warnings)]).toEqual(['find', ['VALUE_REUSED']]);
    expect(run.text).toContain('for item 2 of the loop "each"');
  });
});

describe('a value that a condition reads, in a run of earlier rules', () => {
  // @verifies reused-value-warned
  it('is not warned of, because what was sent again is not recorded', async () => {
    const seen = async (rulesVersion: number) => {
      const { runtime } = inMemory([reviewing('test.earlier')], {}, { rulesVersion });
      let reply = await started(runtime, 'test.earlier', { context: { files: ['a', 'b'] } });
      for (const sent of [high, {}, {}, {}, {}]) reply = await advanced(runtime, reply.data, sent);
      return [reply.data.pending?.stepId, warningCodes(reply)];
    };
    expect(await seen(currentRulesVersion)).toEqual(['note', ['VALUE_REUSED']]);
    expect(await seen(10)).toEqual(['note', []]);
  });
});
