/** Answers of the user that a step in a loop asks for: for which iterations they count. */
import { describe, expect, it } from 'vitest';
import { blockedChainMax } from '../../../schemas/limits.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledInput, compiledStep, compiledWorkflow, forEach, loopItem, stepItem } from '../../support/workflows.ts';

const asks = (contextKey: string, reason: 'needs_user_approval' | 'needs_user_secret_or_token') =>
  compiledStep('deploy', { userDependencies: [{ reason, contextKey, message: 'May this one be deployed?' }] });
const inputs = [
  compiledInput('items', { kind: 'list' }),
  compiledInput('checks', { kind: 'list' }),
  compiledInput('approved', { contextKey: 'isApproved' }),
];
const approval = asks('approved', 'needs_user_approval');
const each = compiledWorkflow('test.each', ['prepare', approval, 'end'], {
  inputs,
  loops: [forEach('each', 'items', 5, ['prepare', 'deploy'])],
  flow: [loopItem('each'), stepItem('end')],
});
const secret = compiledWorkflow('test.secret', ['prepare', asks('approved', 'needs_user_secret_or_token'), 'end'], {
  inputs,
  loops: each.loops,
  flow: each.flow,
});
/** The step that asks is behind an inner loop, or in it. */
const nested = (
  id: string,
  inner: readonly string[],
  outer: readonly (ReturnType<typeof stepItem> | ReturnType<typeof loopItem>)[],
) =>
  compiledWorkflow(id, ['prepare', 'check', approval, 'end'], {
    inputs,
    loops: [forEach('each', 'items', 5, [...outer]), forEach('inner', 'checks', 5, [...inner])],
    flow: [loopItem('each'), stepItem('end')],
  });
const behind = nested('test.behind', ['check'], [loopItem('inner'), stepItem('deploy'), stepItem('prepare')]);
const inside = nested('test.inside', ['check', 'deploy'], [stepItem('prepare'), loopItem('inner')]);
const yes = { context: { isApproved: 'yes' } };
const anew = 'an answer for an earlier iteration does not count';

describe.each(adapters)('an answer in a loop, over %s', (adapter) => {
  const begun = async (workflow = each, context = {}) =>
    (await Bench.of(adapter, [workflow])).start(workflow.workflowId, {
      context: { items: ['a', 'b', 'c'], checks: ['x', 'y'], ...context },
      preferences: { autonomy: 'full_auto_stop_on_user_deps' },
    });
  type Run = Awaited<ReturnType<typeof begun>>;
  const isBlockedAnew = async (run: Run) => {
    expect(run.at).toBe('deploy');
    expect(run.text).toContain(`${anew}: send the answer as context {"isApproved": …}`);
    await run.ack();
    expect(run.codes).toEqual(['USER_ONLY_DEPENDENCY']);
    expect(run.blocked.blockers[0]?.suggestedFix).toContain('An answer for an earlier iteration does not count.');
  };

  // @verifies answers-hold-for-iteration
  it('counts for its iteration: the next one asks anew, and the same value is an answer', async () => {
    const run = await begun();
    await run.ack();
    expect(run.text).not.toContain(anew);
    await run.ack();
    expect(run.codes).toEqual(['USER_ONLY_DEPENDENCY']);
    await run.ack({}, yes);
    await run.ack();
    await isBlockedAnew(run);
    await run.ack({}, yes);
    expect(run.at).toBe('prepare');
    const attempts = await run.eventsOf('advance_recorded');
    expect(attempts.flatMap(({ data }) => data.resent ?? [])).toEqual(['isApproved']);
    await run.ack();
    await isBlockedAnew(run);
    await run.ack({}, { context: { isApproved: 'no' } });
    expect(run.at).toBe('end');
  });

  // @verifies answers-hold-for-iteration
  it('counts if an earlier step of the same iteration sent it', async () => {
    const run = await begun();
    await run.ack({}, yes);
    await run.ack();
    await run.ack({}, yes);
    expect([run.at, run.text.includes(anew)]).toEqual(['deploy', false]);
    await run.ack();
    await run.ack();
    await isBlockedAnew(run);
  });

  // @verifies answers-hold-for-iteration
  it.each([
    ['was sent before the loop', each, { isApproved: 'yes' }],
    ['gives a secret', secret, {}],
  ])('counts for all iterations if it %s', async (_, workflow, context) => {
    const run = await begun(workflow, context);
    await run.ack();
    await run.ack({}, 'isApproved' in context ? {} : yes);
    for (const at of ['prepare', 'deploy', 'prepare', 'deploy']) {
      expect([run.at, run.text.includes(anew)]).toEqual([at, false]);
      await run.ack();
    }
    expect(run.at).toBe('end');
  });

  // @verifies answers-hold-for-iteration
  it('is asked for behind an inner loop too, in each iteration of the outer one', async () => {
    const run = await begun(behind);
    await run.ack();
    await run.ack();
    await run.ack({}, yes);
    await run.ack();
    await run.ack();
    await run.ack();
    await isBlockedAnew(run);
  });

  // @verifies answers-hold-for-iteration
  it('of an outer iteration counts for the inner loop in it, and not for that of the next one', async () => {
    const run = await begun(inside);
    await run.ack({}, yes);
    for (const at of ['check', 'deploy', 'check', 'deploy']) {
      expect([run.at, run.text.includes(anew)]).toEqual([at, false]);
      await run.ack();
    }
    expect(run.at).toBe('prepare');
    await run.ack();
    await run.ack();
    await isBlockedAnew(run);
  });

  // @verifies answers-hold-for-iteration
  it('of an inner loop does not count for the next iteration of the outer one', async () => {
    const run = await begun(inside, { items: ['a', 'b'], checks: ['x'] });
    await run.ack();
    await run.ack();
    await run.ack({}, yes);
    expect(run.at).toBe('prepare');
    await run.ack();
    await run.ack();
    await isBlockedAnew(run);
  });

  // @verifies answers-hold-for-iteration
  it('that came with the last step of an inner loop does not count for the next iteration of the outer one', async () => {
    const last = nested('test.last', ['check'], [stepItem('deploy'), loopItem('inner')]);
    for (const context of [{ items: ['a', 'b'], checks: ['x'] }, { items: ['a', 'b'] }]) {
      const run = await begun(last, context);
      await run.ack({}, yes);
      while (run.at === 'check') await run.ack({}, yes);
      await isBlockedAnew(run);
    }
  });

  // @verifies answers-hold-for-iteration
  it.each([[['1']], [[]]])(
    'that came in an inner loop counts behind it, also where the loop contains another one over %j',
    async (bits) => {
      const deep = compiledWorkflow('test.deep', ['check', 'prepare', approval, 'end'], {
        inputs: [...inputs, compiledInput('bits', { kind: 'list' })],
        loops: [
          forEach('each', 'items', 5, [loopItem('inner'), stepItem('deploy')]),
          forEach('inner', 'checks', 5, [stepItem('check'), loopItem('deepest')]),
          forEach('deepest', 'bits', 5, ['prepare']),
        ],
        flow: [loopItem('each'), stepItem('end')],
      });
      const run = await begun(deep, { items: ['a', 'b'], bits });
      await run.ack({}, yes);
      while (run.at !== 'deploy') await run.ack();
      expect(run.text).not.toContain(anew);
      await run.ack();
      while (run.at !== 'deploy') await run.ack();
      await isBlockedAnew(run);
    },
  );

  // @verifies answers-hold-for-iteration
  it('of a loop behind another one does not count for the next iteration of the outer one', async () => {
    const two = compiledWorkflow('test.two', ['check', approval, 'end'], {
      inputs,
      loops: [
        forEach('each', 'items', 5, [loopItem('one'), loopItem('two')]),
        forEach('one', 'checks', 5, ['check']),
        forEach('two', 'checks', 5, ['deploy']),
      ],
      flow: [loopItem('each'), stepItem('end')],
    });
    const run = await begun(two, { items: ['a', 'b'], checks: ['x'] });
    await run.ack();
    await run.ack({}, yes);
    expect(run.at).toBe('check');
    await run.ack();
    await isBlockedAnew(run);
  });

  // @verifies answers-hold-for-iteration
  it('from before the loop counts although it is sent again in the loop', async () => {
    const run = await begun(each, { isApproved: 'yes' });
    await run.ack();
    await run.ack({}, yes);
    await run.ack();
    expect([run.at, run.text.includes(anew)]).toEqual(['deploy', false]);
    await run.ack();
    expect(run.at).toBe('prepare');
  });

  // @verifies answers-hold-for-iteration
  it('that is over the budget of the context is not sent', async () => {
    const run = await begun(each);
    await run.ack();
    await run.ack({}, { context: { isApproved: 'yes', notes: 'x'.repeat(200 * 1024) } });
    await run.ack();
    await run.ack({}, { context: { isApproved: 'yes', more: 'x'.repeat(100 * 1024) } });
    expect(run.codes).toContain('USER_ONLY_DEPENDENCY');
  });

  // @verifies blocked-attempt-keeps-context
  it('that blocked attempts sent again counts after the last attempt of the chain', async () => {
    const checked = compiledStep('deploy', {
      ...approval,
      validationCriteria: { type: 'contains', value: 'deployed' },
    });
    const workflow = compiledWorkflow('test.chain', ['prepare', checked, 'end'], {
      inputs,
      loops: each.loops,
      flow: each.flow,
    });
    const run = await begun(workflow);
    await run.ack();
    await run.ack({ notesMarkdown: 'deployed' }, yes);
    await run.ack();
    const { stateToken } = run.data;
    await run.ack({ notesMarkdown: 'Not yet.' }, yes);
    for (let attempt = 1; attempt < blockedChainMax; attempt += 1) await run.ack({ notesMarkdown: 'Not yet.' });
    await run.read(stateToken);
    await run.ack({ notesMarkdown: 'deployed' });
    expect(run.at).toBe('prepare');
  });
});
