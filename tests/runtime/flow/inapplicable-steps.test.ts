/** A step that runs because its condition is unknown, and whose own attempt sends the value that makes the condition false. */
import { describe, expect, it } from 'vitest';
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
  loopItem,
  slices,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';
import { advanced, started } from '../../support/world.ts';

const mode = compiledInput('mode', { contextKey: 'reviewMode', kind: 'enum', values: ['quick', 'deep'] });
const conditions = [
  { conditionId: 'is_deep', kind: 'context_equals' as const, key: 'mode', value: 'deep' },
  { conditionId: 'is_quick', kind: 'context_equals' as const, key: 'mode', value: 'quick' },
];
const routing = [{ key: 'mode', values: ['quick', 'deep'] }];
/** Everything that a step can require. */
const study = compiledStep('study', {
  when: 'is_deep',
  requireConfirmation: true,
  output: { contractRef: contracts.plan.contractRef },
  userDependencies: [{ reason: 'needs_user_approval', message: 'Who approves the study?' }],
});
const { when: _, ...always } = study;
const branching = compiledWorkflow('test.branching', [study, compiledStep('skim', { when: 'is_quick' }), 'end'], {
  inputs: [mode],
  conditions,
  routing,
  contracts: [contracts.plan],
});
const strict = compiledWorkflow(
  'test.strict',
  [compiledStep('study', { when: 'is_deep', validationCriteria: { type: 'contains', value: 'proven' } }), 'end'],
  { inputs: [mode], conditions, routing },
);
const looped = compiledWorkflow(
  'test.looped',
  ['work', decision('decide'), 'check', compiledStep('skim', { when: 'is_quick' }), 'end'],
  {
    inputs: [mode, slices],
    conditions: [...conditions, keepGoing],
    routing,
    contracts: [contracts.loopControl],
    loops: [
      whileLoop('deepen', 3, ['work', 'decide'], { when: 'is_deep' }),
      forEach('each', 'slices', 5, ['check'], { when: 'is_deep' }),
    ],
    flow: [loopItem('deepen'), loopItem('each'), stepItem('skim'), stepItem('end')],
  },
);
const confirmed = compiledWorkflow(
  'test.confirmed',
  [compiledStep('study', { when: 'is_deep', requireConfirmation: true }), 'end'],
  { inputs: [mode], conditions, routing },
);
const quick = { context: { reviewMode: 'quick' } };
const deep = { context: { reviewMode: 'deep' } };
const leftOut = { notesMarkdown: 'This step does not apply.' };
const codesOf = ({ data }: Pick<Run, 'data'>) => data.warnings.map(({ code }) => code);
const modes = ['guided', 'full_auto_stop_on_user_deps', 'full_auto_never_stop'];

describe.each(adapters)('a step whose condition its own attempt makes false, over %s', (adapter) => {
  const begun = async (workflow = branching, more = {}) =>
    (await Bench.of(adapter, [workflow])).start(workflow.workflowId, more);

  // @verifies inapplicable-step-passes
  it.each(modes)('requires nothing in the mode %s, and the trace says why', async (autonomy) => {
    const run = await begun(branching, { preferences: { autonomy } });
    expect(run.text).toContain('This step is for "deep": if you decide on another value, do nothing in it');
    await run.ack({ notesMarkdown: 'It does not apply: quick.' }, quick);
    expect([run.at, run.data.gaps]).toEqual(['skim', undefined]);
    const [recorded] = await run.eventsOf('advance_recorded');
    expect(recorded?.data.confirmation).toBeUndefined();
    expect(await run.trace()).toContain(
      'evaluated_condition: Condition is_deep is false with the context of this attempt: step study does not apply.',
    );
    await (await run.ack()).ack();
    expect([run.at, run.data.runStatus]).toEqual(['complete', 'complete']);
  });

  // @verifies inapplicable-step-passes
  it('requires all of it if the value makes the condition true, or is not sent', async () => {
    for (const sent of [deep, {}]) {
      const run = await begun();
      await run.ack({}, sent);
      expect([run.at, run.codes]).toEqual(['study', ['MISSING_REQUIRED_OUTPUT']]);
    }
  });

  // @verifies inapplicable-step-passes
  it('requires nothing after a blocked attempt either, and all of it again after the other value', async () => {
    const run = await begun(strict);
    await run.ack({}, deep);
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
    await run.ack(leftOut, quick);
    expect(run.at).toBe('end');
    const other = await begun(strict);
    await other.ack({}, { context: { reviewMode: 'deep' } });
    await other.ack({ notesMarkdown: 'Read.' });
    expect([other.at, other.codes]).toEqual(['study', ['INVALID_REQUIRED_OUTPUT']]);
  });

  // @verifies inapplicable-step-passes
  it('stays required if its condition was known to be true when it was chosen', async () => {
    const run = await begun(strict, deep);
    await run.ack({}, quick);
    expect([run.at, run.codes]).toEqual(['study', ['MISSING_REQUIRED_OUTPUT']]);
  });

  it('is not told to be left out if its condition was true when it was chosen, and its key was deleted', async () => {
    const run = await begun(strict, deep);
    await run.ack({}, { context: { reviewMode: null } });
    expect(run.text).toContain('"reviewMode" is not in the context.');
    expect(run.text).not.toContain('do nothing in it');
  });

  // @verifies inapplicable-step-passes
  it('ends the loops whose condition it makes false, and no later step of them is served', async () => {
    const strictly = { output: { contractRef: contracts.plan.contractRef } };
    const both = compiledWorkflow(
      'test.both-loops',
      [
        compiledStep('work', strictly),
        'list',
        decision('decide'),
        compiledStep('check', strictly),
        compiledStep('skim', { when: 'is_quick' }),
      ],
      {
        inputs: [mode, slices],
        conditions: [...conditions, keepGoing],
        routing,
        contracts: [contracts.loopControl, contracts.plan],
        loops: [
          whileLoop('deepen', 3, ['work', loopItem('inner'), 'decide'], { when: 'is_deep' }),
          forEach('inner', 'slices', 5, ['list']),
          forEach('each', 'slices', 5, ['check'], { when: 'is_deep' }),
        ],
        flow: [loopItem('deepen'), loopItem('each'), stepItem('skim')],
      },
    );
    // Without the list of the inner loop, which nobody needs.
    const run = await begun(both);
    await run.ack(leftOut, quick);
    expect(run.at).toBe('skim');
    expect(await run.trace()).toContain('exited_loop: Loop deepen exited: its condition is false.');
    const late = await begun(both, { context: { slices: ['a'] } });
    await late.ack({ artifacts: [contracts.plan.example] });
    await late.ack({ notesMarkdown: 'Listed.' });
    expect(late.at).toBe('decide');
    await late.ack(leftOut, quick);
    expect(late.at).toBe('skim');
  });

  // @verifies inapplicable-step-passes, loop-control-never-implicit
  it.each(['while', 'for_each'])(
    'ends no %s loop if its work was done: the steps after it stay required',
    async (kind) => {
      const strictly = { output: { contractRef: contracts.plan.contractRef }, requireConfirmation: true };
      const steps = ['fix', 'deploy', ...(kind === 'while' ? ['decide'] : [])];
      const rounds = compiledWorkflow(
        'test.rounds',
        [
          compiledStep('fix', strictly),
          compiledStep('deploy', strictly),
          ...(kind === 'while' ? [decision('decide')] : []),
          compiledStep('skim', { when: 'is_quick' }),
        ],
        {
          inputs: [mode, slices],
          conditions: [...conditions, keepGoing],
          routing,
          contracts: [contracts.loopControl, contracts.plan],
          loops: [
            kind === 'while'
              ? whileLoop('rounds', 3, steps, { when: 'is_deep' })
              : forEach('rounds', 'slices', 3, steps, { when: 'is_deep' }),
          ],
          flow: [loopItem('rounds'), stepItem('skim')],
        },
      );
      const run = await begun(rounds, { context: { slices: ['a', 'b'] } });
      await run.ack({ artifacts: [contracts.plan.example] }, quick);
      expect(run.at).toBe('deploy');
      expect((await run.trace()).filter((line) => line.includes('does not apply'))).toEqual([]);
      await run.ack({ notesMarkdown: 'Deployed.' });
      expect([run.at, run.codes.length > 0]).toEqual(['deploy', true]);
    },
  );

  // @verifies inapplicable-step-passes
  it.each(['It does not apply: quick.', 'I did nothing: this step does not apply.'])(
    'that requires only a confirmation is left out by the notes "%s"',
    async (notesMarkdown) => {
      const run = await begun(confirmed, { preferences: { autonomy: 'full_auto_never_stop' } });
      await run.ack({ notesMarkdown }, quick);
      expect([run.at, run.data.gaps]).toEqual(['end', undefined]);
    },
  );

  // @verifies inapplicable-step-passes, leaving-out-is-quoted
  it('is said to be left out by these notes once an attempt that sent the value in other words is blocked', async () => {
    const asks = compiledStep('study', {
      when: 'is_deep',
      userDependencies: [{ reason: 'needs_user_approval', message: 'Who approves the study?' }],
    });
    const workflow = compiledWorkflow('test.asks', [asks, 'end'], { inputs: [mode], conditions, routing });
    const run = await begun(workflow, { preferences: { autonomy: 'full_auto_stop_on_user_deps' } });
    expect(codesOf(run)).toEqual(['ROUTING_KEY_UNSET']);
    await run.ack({ notesMarkdown: 'Not needed here.' }, quick);
    expect([run.at, run.codes, codesOf(run)]).toEqual(['study', ['USER_ONLY_DEPENDENCY'], ['STEP_NOT_SELECTED']]);
    expect(run.text).toContain(
      'This step runs only if "reviewMode" is "deep", which is false with the context that was sent. If you did this step, correct what blocked it. If you did nothing in it, send no artifact, and write in the notes the sentence "This step does not apply": then nothing else of this step is required.',
    );
    await run.read();
    expect(codesOf(run)).toEqual(['STEP_NOT_SELECTED']);
    await run.ack({ notesMarkdown: 'This step does not apply.' });
    expect([run.at, codesOf(run)]).toEqual(['end', []]);
  });

  // @verifies leaving-out-is-quoted
  it('is not said again to be left out by an attempt that did so, and that something else blocks', async () => {
    const workflow = compiledWorkflow('test.listed', [study, 'check', 'end'], {
      inputs: [mode, slices],
      conditions,
      routing,
      contracts: [contracts.plan],
      loops: [forEach('each', 'slices', 5, ['check'])],
      flow: [stepItem('study'), loopItem('each'), stepItem('end')],
    });
    const run = await begun(workflow, { preferences: { autonomy: 'full_auto_stop_on_user_deps' } });
    await run.ack({ notesMarkdown: 'This step does not apply.' }, quick);
    expect([run.at, run.codes, codesOf(run)]).toEqual(['study', ['MISSING_REQUIRED_OUTPUT'], []]);
    expect(run.text).toContain('slices');
  });

  // @verifies leaving-out-is-quoted
  it('is not said to be left out after its work, or because of a key that chooses between no steps', async () => {
    const run = await begun(strict);
    await run.ack({ notesMarkdown: 'Read.', artifacts: [contracts.plan.example] }, quick);
    expect([run.at, run.codes, codesOf(run)]).toEqual(['study', ['INVALID_REQUIRED_OUTPUT'], []]);
    const { routing: _routing, ...unrouted } = strict;
    const flag = await begun(unrouted);
    await flag.ack({ notesMarkdown: 'Read.' }, quick);
    expect([flag.at, flag.codes, codesOf(flag)]).toEqual(['study', ['INVALID_REQUIRED_OUTPUT'], []]);
  });

  // @verifies inapplicable-step-passes
  it('is not left out by an artifact that is not valid, or by notes about something else', async () => {
    const wrong = { artifacts: [{ ...(contracts.plan.example as object), kind: 'wr.plna' }] };
    for (const output of [wrong, { ...wrong, notesMarkdown: 'The step does not apply.' }]) {
      const run = await begun();
      await run.ack(output, quick);
      expect([run.at, run.codes.length > 0]).toEqual(['study', true]);
    }
    const run = await begun(confirmed, { preferences: { autonomy: 'full_auto_never_stop' } });
    await run.ack({ notesMarkdown: 'Done. Check 7 does not apply.' }, quick);
    expect(run.data.gaps).toHaveLength(1);
  });

  // @verifies inapplicable-step-passes
  it.each([
    ['of a key that chooses between no steps', {}, { context: { reviewMode: 'quick' } }],
    ['of a condition with a second key', { urgent: true }, { context: { reviewMode: 'quick', urgent: false } }],
  ])('is left out by notes that say so, also because %s', async (_, more, sent) => {
    const second = Object.keys(more).length > 0;
    const either = compiledWorkflow('test.either', [{ ...always, when: second ? 'either' : 'is_deep' }, 'end'], {
      inputs: [mode, compiledInput('urgent', { kind: 'boolean' })],
      conditions: [
        ...conditions,
        { conditionId: 'is_urgent', kind: 'context_equals', key: 'urgent', value: true },
        { conditionId: 'either', kind: 'any', of: ['is_deep', 'is_urgent'] },
      ],
      ...(second ? { routing } : {}),
      contracts: [contracts.plan],
    });
    const run = await begun(either);
    await run.ack({ notesMarkdown: 'Decided.' }, sent);
    expect([run.at, run.codes.length > 0]).toEqual(['study', true]);
    await run.ack({ notesMarkdown: 'This step does not apply.' });
    expect(run.at).toBe('end');
  });

  // @verifies inapplicable-step-passes
  it('is left out in a loop by notes that say so, also if an earlier step of the loop sent the value', async () => {
    const rounds = compiledWorkflow(
      'test.later',
      [
        'prepare',
        compiledStep('study', { output: { contractRef: contracts.plan.contractRef } }),
        compiledStep('skim', { when: 'is_quick' }),
      ],
      {
        inputs: [mode, slices],
        conditions,
        routing,
        contracts: [contracts.plan],
        loops: [forEach('rounds', 'slices', 3, ['prepare', 'study'], { when: 'is_deep' })],
        flow: [loopItem('rounds'), stepItem('skim')],
      },
    );
    const run = await begun(rounds, { context: { slices: ['a', 'b'] } });
    await run.ack({ notesMarkdown: 'Quick.' }, quick);
    expect(run.at).toBe('study');
    await run.ack({ notesMarkdown: 'Done.' });
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
    await run.ack({ notesMarkdown: 'This step does not apply.' });
    // The loop goes on: the value can be due to the work of the step before.
    expect(run.at).toBe('prepare');
  });

  // @verifies inapplicable-step-passes
  it('is not left out by an attempt that forgets the artifact of the attempt before it', async () => {
    const run = await begun();
    await run.ack({ artifacts: [{ kind: contracts.plan.artifactKind }] }, quick);
    expect(run.codes.length).toBeGreaterThan(0);
    await run.ack({ notesMarkdown: 'Studied it, and corrected the plan.' });
    expect([run.at, run.codes]).toEqual(['study', ['MISSING_REQUIRED_OUTPUT']]);
  });

  // @verifies inapplicable-step-passes
  it('stays required if the choice is for it, and another value makes its condition false', async () => {
    const verify = compiledWorkflow(
      'test.composite',
      [{ ...always, when: 'both' }, compiledStep('skim', { when: 'is_quick' })],
      {
        inputs: [mode, compiledInput('verified', { kind: 'boolean' })],
        conditions: [
          ...conditions,
          { conditionId: 'is_verified', kind: 'context_equals', key: 'verified', value: true },
          { conditionId: 'not_verified', kind: 'not', of: 'is_verified' },
          { conditionId: 'both', kind: 'all', of: ['is_deep', 'not_verified'] },
        ],
        routing,
        contracts: [contracts.plan],
      },
    );
    const run = await begun(verify);
    await run.ack({ notesMarkdown: 'Verified.' }, { context: { reviewMode: 'deep', verified: true } });
    expect([run.at, run.codes.length > 0]).toEqual(['study', true]);
  });

  // @verifies inapplicable-step-passes
  it('stays required if the key is one that the step sets after its work, and that chooses between no steps', async () => {
    const guarded = compiledWorkflow(
      'test.verify',
      [{ ...study, stepId: 'verify' as never, when: 'not_deep' }, 'deploy'],
      {
        inputs: [mode],
        conditions: [...conditions, { conditionId: 'not_deep', kind: 'not', of: 'is_deep' }],
        contracts: [contracts.plan],
      },
    );
    const run = await begun(guarded);
    await run.ack({}, deep);
    expect([run.at, run.codes.length > 0]).toEqual(['verify', true]);
  });

  // @verifies inapplicable-step-passes
  it('ends no loop that was entered because its condition was true, also if the key is deleted first', async () => {
    const guarded = compiledWorkflow('test.guarded', ['prepare', always, 'end'], {
      inputs: [mode, slices],
      conditions,
      contracts: [contracts.plan],
      loops: [forEach('each', 'slices', 5, ['prepare', 'study'], { when: 'is_deep' })],
      flow: [loopItem('each'), stepItem('end')],
    });
    const run = await begun(guarded, { context: { reviewMode: 'deep', slices: ['a', 'b'] } });
    await run.ack({}, { context: { reviewMode: null } });
    await run.ack({}, quick);
    expect([run.at, run.codes.length > 0]).toEqual(['study', true]);
  });

  // @verifies inapplicable-step-passes
  it('requires all of it if only the deletion of another key makes the condition false', async () => {
    const both = compiledWorkflow('test.both', [{ ...study, when: 'both' }, 'end'], {
      inputs: [mode, compiledInput('ticket')],
      conditions: [
        ...conditions,
        { conditionId: 'has_ticket', kind: 'context_present', key: 'ticket' },
        { conditionId: 'both', kind: 'all', of: ['has_ticket', 'is_deep'] },
      ],
      contracts: [contracts.plan],
    });
    const run = await begun(both, { context: { ticket: 'T-1' } });
    await run.ack({}, { context: { ticket: null } });
    expect([run.at, run.codes.length > 0]).toEqual(['study', true]);
  });

  // @verifies inapplicable-step-passes
  it('has its entry in the trace also where loops fill it', async () => {
    const ids = Array.from({ length: 13 }, (_, index) => `loop-${index}`);
    const full = compiledWorkflow('test.full', [study, ...ids.map((_, index) => `s${index}`), 'end'], {
      inputs: [mode, slices],
      conditions,
      routing,
      contracts: [contracts.plan],
      loops: ids.map((id, index) => forEach(id, 'slices', 5, [`s${index}`])),
      flow: [stepItem('study'), ...ids.map(loopItem), stepItem('end')],
    });
    const run = await begun(full, { context: { slices: [] } });
    await run.ack(leftOut, quick);
    expect(run.at).toBe('end');
    expect((await run.trace()).filter((line) => line.includes('does not apply'))).toHaveLength(1);
  });

  // @verifies inapplicable-step-passes
  it('goes through a loop whose condition it makes true', async () => {
    const run = await begun(looped, { context: { slices: ['a', 'b'] } });
    await run.ack({}, deep);
    expect(run.at).toBe('decide');
    await run.ack({}, quick);
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
  });
});

// @verifies inapplicable-step-passes
describe.each(modes)('a step that sets the key of its condition after its work, in the mode %s', (autonomy) => {
  const verified = compiledInput('verified', { kind: 'boolean' });
  const verifying = compiledWorkflow(
    'test.verifying',
    [{ ...study, stepId: 'verify' as never, when: 'is_open' }, compiledStep('ship', { when: 'is_verified' })],
    {
      inputs: [verified],
      conditions: [
        { conditionId: 'is_verified', kind: 'context_equals', key: 'verified', value: true },
        { conditionId: 'is_open', kind: 'context_equals', key: 'verified', value: false },
      ],
      routing: [{ key: 'verified', values: ['true', 'false'] }],
      contracts: [contracts.plan],
    },
  );
  const done = { context: { verified: true }, output: { notesMarkdown: '- Verified everything; all tests pass.' } };
  const start = { preferences: { autonomy } };

  it('requires the artifact that was forgotten, its confirmation and its approval', async () => {
    const run = await (await Bench.of('memory', [verifying])).start('test.verifying', start);
    await run.ack(done.output, { context: done.context });
    if (autonomy === 'full_auto_never_stop') expect([run.at, (run.data.gaps ?? []).length]).toEqual(['ship', 3]);
    else expect([run.at, codesOf(run)]).toEqual(['verify', ['STEP_NOT_SELECTED']]);
  });

  it('was left out by the missing artifact in version 13 of the rules', async () => {
    const { runtime } = inMemory([verifying], {}, { rulesVersion: 13 });
    const first = await started(runtime, 'test.verifying', start);
    expect((await advanced(runtime, first.data, done)).data.pending?.stepId).toBe('ship');
  });
});

// @verifies exclusive-branches-announced
describe('a condition that reads another key beside the one that chooses between steps', () => {
  const wide = compiledWorkflow(
    'test.wide',
    [
      compiledStep('announce', { when: 'either', output: { contractRef: contracts.plan.contractRef } }),
      compiledStep('study', { when: 'is_deep' }),
      compiledStep('skim', { when: 'is_quick' }),
    ],
    {
      inputs: [mode, compiledInput('users', { kind: 'number' })],
      conditions: [
        ...conditions,
        { conditionId: 'has_many', kind: 'context_at_least', key: 'users', value: 1000 },
        { conditionId: 'either', kind: 'any', of: ['is_deep', 'has_many'] },
      ],
      routing,
      contracts: [contracts.plan],
    },
  );

  it('is said to read it, also once the step was left out without it', async () => {
    const run = await (await Bench.of('memory', [wide])).start('test.wide');
    expect(run.text).toContain(
      'The condition of this step also reads "users": unless "reviewMode" alone decides it, send "users" too.',
    );
    await run.ack(leftOut, quick);
    expect([run.at, run.codes, codesOf(run)]).toEqual(['announce', ['MISSING_REQUIRED_OUTPUT'], ['ROUTING_KEY_UNSET']]);
    expect(run.text).toContain(
      'The notes say that this step does not apply, but it runs only if "reviewMode" is "deep" or "users" is at least 1000, and this is not known yet: "users" is not in the context. Find out, and send "users" in context. If the condition is true, do this step.',
    );
    await run.checkpoint({ notesMarkdown: 'Asked for the number.' });
    await run.read();
    expect(codesOf(run)).toContain('ROUTING_KEY_UNSET');
    await run.ack(leftOut, { context: { users: 12 } });
    expect([run.at, codesOf(run)]).toEqual(['skim', []]);
  });

  const unread = {
    inputs: [mode, compiledInput('users', { kind: 'number' }), slices, compiledInput('more', { kind: 'list' })],
    conditions: [
      ...conditions,
      { conditionId: 'has_many', kind: 'context_at_least' as const, key: 'users', value: 1000 },
    ],
    routing,
    contracts: [contracts.plan],
  };

  it('is not asked for at the next step, whose notes nobody has written yet', async () => {
    const next = compiledWorkflow('test.next', [study, compiledStep('verify', { when: 'has_many' })], unread);
    const run = await (await Bench.of('memory', [next])).start('test.next');
    await run.ack(leftOut, quick);
    expect([run.at, codesOf(run)]).toEqual(['verify', []]);
    await run.checkpoint(leftOut);
    await run.read();
    expect(codesOf(run)).toEqual([]);
  });

  it('is not asked for if the step is left out, and something else blocks the attempt', async () => {
    const both = compiledWorkflow('test.both', [study, 'check', 'end'], {
      ...unread,
      loops: [forEach('each', 'slices', 5, ['study'], { when: 'has_many' }), forEach('rest', 'more', 5, ['check'])],
      flow: [loopItem('each'), loopItem('rest'), stepItem('end')],
    });
    const run = await (await Bench.of('memory', [both])).start('test.both', {
      context: { slices: ['a'] },
      preferences: { autonomy: 'full_auto_stop_on_user_deps' },
    });
    await run.ack(leftOut, quick);
    expect([run.at, run.codes, codesOf(run)]).toEqual(['study', ['MISSING_REQUIRED_OUTPUT'], []]);
  });

  it('is not said to read it if no value leaves the condition open', async () => {
    const run = await (await Bench.of('memory', [branching])).start('test.branching');
    expect(run.text).not.toContain('also reads');
  });
});

// @verifies inapplicable-step-passes
it('of version 12 of the rules, an attempt with its work ends a loop too', async () => {
  const { runtime } = inMemory([looped], {}, { rulesVersion: 12 });
  const first = await started(runtime, 'test.looped', { context: { slices: ['a', 'b'] } });
  const { data } = await advanced(runtime, first.data, { ...quick, output: { notesMarkdown: 'Worked.' } });
  expect(data.pending?.stepId).toBe('skim');
});

describe('a step that would not apply', () => {
  it('is blocked in a run of earlier rules', async () => {
    const { runtime } = inMemory([branching], {}, { rulesVersion: 11 });
    const first = await started(runtime, 'test.branching');
    const { data } = await advanced(runtime, first.data, quick);
    expect(data).toMatchObject({ kind: 'blocked', pending: { stepId: 'study' } });
  });
});
