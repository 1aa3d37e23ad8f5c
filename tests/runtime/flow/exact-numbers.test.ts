/** Numbers of an agent that no parsed number keeps: refused with the call that works, so that nothing is stored that nobody sent. */
import { describe, expect, it } from 'vitest';
import { inexactIntegerIn } from '../../../runtime/core/exact-numbers.ts';
import { coercedContext } from '../../../runtime/core/coercion.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledInput, compiledWorkflow } from '../../support/workflows.ts';

const id = Number('1234567890123456789');
const kept = { small: Number.MAX_SAFE_INTEGER, negative: Number.MIN_SAFE_INTEGER, exponent: 6.02e23, half: 1e15 + 0.5 };

// @verifies numbers-are-exact
describe.each(adapters)('%s', (adapter) => {
  it('integers beyond 2^53 are refused at every place of every call, and nothing is recorded', async () => {
    const bench = await Bench.of(adapter, [compiledWorkflow('test.exact', ['one', 'two'])]);
    const started = await bench.agent.refused('start_workflow', {
      workflowId: 'test.exact',
      context: { user: { id } },
    });
    expect(started).toMatchObject({ code: 'VALIDATION_ERROR', details: { pointer: '/context/user/…' } });
    const run = await bench.start('test.exact', { context: kept });
    const { stateToken, ackToken } = run.pair;
    const before = run.text;
    for (const more of [
      { context: { id: -id } },
      { output: { notesMarkdown: 'Done.', artifacts: [{ kind: 'test', ids: [1, id] }] } },
    ]) {
      const error = await bench.agent.refused('continue_workflow', { stateToken, ackToken, ...more });
      expect(error.message).toContain('2^53');
      expect(error.suggestion).toContain('as a string');
    }
    const saved = { checkpointToken: run.data.checkpointToken, output: { artifacts: [{ kind: 'test', id }] } };
    expect((await bench.agent.refused('checkpoint_workflow', saved)).code).toBe('VALIDATION_ERROR');
    expect((await run.read()).text.split('\n')[0]).toBe(before.split('\n')[0]);
    await run.ack({ notesMarkdown: 'Done.', artifacts: [{ kind: 'test', id: '1234567890123456789', ...kept }] });
  });
});

// @verifies numbers-are-exact
it('a text is not coerced to a number that does not keep it', () => {
  const number = [compiledInput('count', { kind: 'number', coerce: true })];
  expect(coercedContext({ count: '12' }, number)).toEqual({ count: 12 });
  expect(coercedContext({ count: '1234567890123456789' }, number)).toEqual({ count: '1234567890123456789' });
  expect(inexactIntegerIn({ 'a/b': [kept, { c: id }] })).toBe('/a~1b/1/c');
});
