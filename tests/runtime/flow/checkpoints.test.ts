/**
 * checkpoint_workflow through the protocol and over both adapters: what it records, what it repeats, and what stays as it
 * was.
 */
import { describe, expect, it } from 'vitest';
import type { CheckpointData, ContinueData } from '../../../schemas/tools.ts';
import { notesBytesMax, truncationMarker } from '../../../schemas/limits.ts';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import { inMemory } from '../../support/operating.ts';
import { advanced, must, started } from '../../support/world.ts';
import { compiledInput, compiledStep, compiledWorkflow, contracts, stepIds } from '../../support/workflows.ts';

const three = compiledWorkflow('test.three', stepIds(3));
const strict = compiledWorkflow('test.strict', [
  compiledStep('proof', { validationCriteria: { type: 'contains', value: 'proven' } }),
  'end',
]);
const facts = { repoRoot: '/repo', branch: 'main', headSha: 'a'.repeat(40) };

const pairsIn = ({
  stateToken,
  checkpointToken = '',
}: {
  stateToken: string;
  checkpointToken?: string | undefined;
}) => ({
  stateToken,
  checkpointToken,
});
const notes = (notesMarkdown: string) => ({ notesMarkdown });
type Tokens = { readonly data: { readonly stateToken: string; readonly checkpointToken?: string | undefined } };
const tokensOf = ({ data: { stateToken, checkpointToken } }: Tokens) => ({ stateToken, checkpointToken });
const keep = (bench: Bench, args: Record<string, unknown>) =>
  bench.agent.done<CheckpointData>('checkpoint_workflow', args);
const recapOf = ({ data }: Run) => ('recap' in data ? data.recap : undefined);
const downstreamOf = ({ data }: Run) => ('downstream' in data ? data.downstream : undefined);
const codes = ({ warnings }: CheckpointData | ContinueData | Run['data']) => warnings.map(({ code }) => code);

describe.each(adapters)('a checkpoint, over %s', (adapter) => {
  // @verifies checkpoint-plan
  it('is a node with the same state, an edge with its cause, and outputs; it moves nothing', async () => {
    const bench = await Bench.of(adapter, [three], facts);
    const run = await bench.start('test.three');
    const before = (await run.events()).length;
    const data = await run.checkpoint({ notesMarkdown: 'Half done.', artifacts: [{ b: 2 }, { a: 1 }, { a: 1 }] });
    const events = (await run.events()).slice(before);
    expect(events.map(({ kind }) => kind)).toEqual([
      'node_created',
      'edge_created',
      'node_output_appended',
      'node_output_appended',
      'node_output_appended',
    ]);
    const [root, created] = await run.eventsOf('node_created');
    expect(created?.data).toMatchObject({
      nodeKind: 'checkpoint',
      parentNodeId: root?.scope.nodeId,
      snapshotRef: root?.data.snapshotRef,
    });
    expect((await run.eventsOf('edge_created')).at(-1)?.data).toEqual({
      edgeKind: 'checkpoint',
      fromNodeId: root?.scope.nodeId,
      toNodeId: data.checkpointNodeId,
      cause: { kind: 'checkpoint_created', eventId: created?.eventId },
    });
    expect((await run.eventsOf('node_output_appended')).map(({ data: { outputChannel } }) => outputChannel)).toEqual([
      'recap',
      'artifact',
      'artifact',
    ]);
    expect(data).toMatchObject({
      isComplete: false,
      pending: { stepId: 'step-1', title: 'Title of step-1' },
      nextIntent: 'perform_pending_then_continue',
      runStatus: 'in_progress',
      progress: { completed: 0 },
    });
    expect(await run.eventsOf('advance_recorded')).toEqual([]);
    await run.ack();
    expect(run.at).toBe('step-2');
  });

  // @verifies checkpoint-idempotent
  it('repeats its reply byte for byte, from any process, whatever came later, and records nothing twice', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const args = { ...tokensOf(run), output: notes('Half done.') };
    const first = await keep(bench, args);
    const count = (await run.events()).length;
    expect((await keep(bench, args)).bytes).toBe(first.bytes);
    const { stateToken, ackToken } = first.data;
    await bench.agent.done('continue_workflow', { stateToken, ackToken });
    await keep(bench, { stateToken, checkpointToken: first.data.checkpointToken, output: notes('More.') });
    const after = await run.events();
    expect((await keep(await bench.another(), args)).bytes).toBe(first.bytes);
    expect(await run.events()).toEqual(after);
    expect(after.length).toBeGreaterThan(count);
  });

  // @verifies checkpoint-idempotent
  it('is recorded once when the same call comes from many processes at once', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const others = await Promise.all(Array.from({ length: 4 }, () => bench.another()));
    const args = { ...tokensOf(run), output: notes('Half done.') };
    await Promise.all([bench, ...others].map((each) => each.agent.call('checkpoint_workflow', args)));
    await keep(bench, args);
    expect((await run.eventsOf('node_created')).filter(({ data }) => data.nodeKind === 'checkpoint')).toHaveLength(1);
    expect(await run.eventsOf('node_output_appended')).toHaveLength(1);
  });

  // @verifies nothing-dropped-in-silence
  it('with other output on a used token returns the facts, says so, and returns a token that takes it', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const args = tokensOf(run);
    const first = await keep(bench, { ...args, output: notes('One.') });
    const other = await keep(bench, { ...args, output: notes('Two.') });
    expect(codes(other.data)).toEqual(['ATTEMPT_ALREADY_RECORDED']);
    expect(other.data.checkpointNodeId).toBe(first.data.checkpointNodeId);
    expect(other.text).toContain('NOT recorded');
    const { stateToken, checkpointToken } = other.data;
    expect(other.text).toContain(checkpointToken);
    const second = await keep(bench, { stateToken, checkpointToken, output: notes('Two.') });
    // And once more, after the token that the first reply carried was used too.
    const third = await keep(bench, { ...args, output: notes('Three.') });
    await keep(bench, {
      stateToken: third.data.stateToken,
      checkpointToken: third.data.checkpointToken,
      output: notes('Three.'),
    });
    expect(second.data.checkpointNodeId).not.toBe(first.data.checkpointNodeId);
    const written = await run.eventsOf('node_output_appended');
    expect(written.map(({ data: { payload } }) => payload.payloadKind === 'notes' && payload.notesMarkdown)).toEqual([
      'One.',
      'Two.',
      'Three.',
    ]);
  });

  it('does not use up the attempt of the ackToken beside it, nor the other way round', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const { stateToken, ackToken, checkpointToken } = run.data;
    await keep(bench, { stateToken, checkpointToken, output: { notesMarkdown: 'Same.', artifacts: [{ a: 1 }] } });
    const done = await bench.agent.done('continue_workflow', {
      stateToken,
      ackToken,
      output: { notesMarkdown: 'Same.', artifacts: [{ a: 1 }] },
    });
    expect(done.data.pending?.stepId).toBe('step-2');
    expect(codes(done.data)).toEqual([]);
    const ids = (await run.eventsOf('node_output_appended')).map(({ data }) => data.outputId);
    expect(new Set(ids).size).toBe(4);
  });

  // @verifies checkpoint-after-completion
  it('may follow completion: the run stays complete, and what was kept is read again', async () => {
    const bench = await Bench.of(adapter, [compiledWorkflow('test.one', ['only'])]);
    const run = await (await bench.start('test.one')).ack();
    expect(run.text).toContain(run.data.checkpointToken ?? 'no token');
    const data = await run.checkpoint(notes('Afterwards.'));
    expect(data).toMatchObject({ isComplete: true, pending: null, nextIntent: 'complete', runStatus: 'complete' });
    expect(data.ackToken).toBeUndefined();
    const again = await run.checkpoint(notes('And once more.'));
    expect(again.runStatus).toBe('complete');
    await run.read();
    expect(run.data).toMatchObject({ isComplete: true, runStatus: 'complete' });
    expect(run.text).toContain('> Afterwards.\ncomplete (checkpoint):\n> And once more.');
  });

  // @verifies checkpoint-unblocks-nothing
  it('of a blocked step leaves it blocked, says so, and takes no attempt of its chain', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await (await bench.start('test.strict')).ack(notes('no'));
    const { blockers } = run.blocked;
    const step = run.pair.stateToken;
    const args = { stateToken: run.data.stateToken, checkpointToken: run.data.checkpointToken };
    const kept = await keep(bench, { ...args, output: notes('Looked further.') });
    expect(kept.data).toMatchObject({ runStatus: 'blocked', nextIntent: 'perform_pending_then_continue' });
    expect(kept.text).toContain('BLOCKED');
    expect(kept.text).toContain('still blocked');
    for (const token of [step, kept.data.stateToken]) {
      const { data, text } = await bench.agent.rehydrate({ stateToken: token });
      expect(data).toMatchObject({ kind: 'blocked', blockers, attempt: { number: 1 }, runStatus: 'blocked' });
      expect(text).toContain('> Looked further.');
      expect('retryAckToken' in data ? data.retryAckToken : null).toBe(kept.data.ackToken);
    }
    const { stateToken, ackToken } = kept.data;
    const again = await bench.agent.done('continue_workflow', { stateToken, ackToken, output: notes('still no') });
    expect(again.data).toMatchObject({ kind: 'blocked', attempt: { number: 2 } });
    const done = await run.read(step);
    expect(codes(done.data)).toContain('BLOCKED_SINCE');
    await run.ack(notes('proven'));
    expect(run.at).toBe('end');
  });

  // @verifies other-branch-is-said
  it('with the handle of a step whose attempts were blocked since says that it is on a branch without them, and how to return to them', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await bench.start('test.strict');
    const { stateToken, checkpointToken } = run.data;
    await run.ack(notes('no'), { context: { ticket: 'T-1' } });
    const args = { stateToken, checkpointToken, output: notes('Looked further.') };
    const kept = await keep(bench, args);
    expect(codes(kept.data)).toEqual(['FORKED']);
    expect((await keep(bench, args)).bytes).toBe(kept.bytes);
    const back = /To continue with them instead, call continue_workflow \{ "stateToken": "([^"]+)" \}/.exec(
      kept.text,
    )?.[1];
    await run.read(back);
    expect(run.blocked.attempt.number).toBe(1);
    expect((await run.checkpoint(notes('With them.'))).runStatus).toBe('blocked');
    for (let i = 1; i < 10; i += 1) await run.ack(notes('no'));
    await run.read();
    expect(run.text).not.toContain('send the same handle as checkpointToken');
  });

  // @verifies other-branch-is-said
  it('with the handle of a blocked attempt after which another was blocked says the same, also if a checkpoint came between', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await bench.start('test.strict');
    const first = tokensOf(run);
    await run.ack(notes('no'));
    const early = tokensOf(run);
    await run.ack(notes('no'), { context: { ticket: 'T-1' } });
    const { stateToken } = run.pair;
    const back = `To continue with them instead, call continue_workflow { "stateToken": "${stateToken}" }`;
    for (const place of [early, first]) {
      const kept = await keep(bench, { ...place, output: notes('Looked further.') });
      expect(codes(kept.data).filter((code) => code === 'FORKED')).toHaveLength(1);
      expect(kept.text).toContain(back);
    }
    // The handle of this checkpoint is newer than the attempts.
    const { data } = await keep(bench, { ...first, output: notes('Looked further.') });
    const next = await keep(bench, { ...tokensOf({ data }), output: notes('And further.') });
    expect(codes(next.data)).toEqual([]);
  });

  it('of a blocked step can be made from the text alone: of a first attempt, of the last, and of both read again', async () => {
    const bench = await Bench.of(adapter, [strict], null, { tokenForm: 'signed' });
    const run = await bench.start('test.strict');
    const shown = () => /^checkpointToken \(for checkpoint_workflow\): (chk\.v1\.\S+)$/mu.exec(run.text)?.[1];
    const keptFromText = async (words: string) => {
      const stateToken = /^stateToken: (st\.v1\.\S+)$/mu.exec(run.text)?.[1];
      await keep(bench, { stateToken, checkpointToken: shown(), output: notes(words) });
    };
    await run.ack(notes('no'));
    expect(shown()).toBe(run.data.checkpointToken);
    await keptFromText('While it is blocked.');
    await run.read();
    expect(shown()).toBe(run.data.checkpointToken);
    await keptFromText('After it was read.');
    await run.read();
    expect(run.text).toContain('> While it is blocked.');
    expect(run.text).toContain('> After it was read.');
    for (let i = 1; i < 10; i += 1) await run.ack(notes('no'));
    expect(run.blocked.retryable).toBe(false);
    await keptFromText('At the end of the chain.');
    expect((await run.read()).text).toContain('> At the end of the chain.');
  });

  it('at the end of a blocked chain is kept, and says that no more attempts are taken', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await bench.start('test.strict');
    for (let i = 0; i < 10; i += 1) await run.ack(notes('no'));
    expect(run.blocked.retryable).toBe(false);
    const kept = await keep(bench, {
      stateToken: run.data.stateToken,
      checkpointToken: run.data.checkpointToken,
      output: notes('Asked the person.'),
    });
    expect(kept.data.ackToken).toBeUndefined();
    expect(kept.data.nextIntent).toBe('rehydrate_only');
    expect(kept.text).toContain(
      `Once the blockers are resolved, call continue_workflow { "stateToken": "${kept.data.stateToken}" }: the reply shows the step with a handle for new attempts.`,
    );
    await run.read(kept.data.stateToken);
    expect(run.blocked.retryable).toBe(true);
    await run.ack(notes('proven'));
    expect(run.at).toBe('end');
  });

  // @verifies preferred-tip-rule
  it('is the tip of its run; an ack below it and one beside it are told apart as a fork', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const root = run.pair;
    const kept = await keep(bench, { ...tokensOf(run), output: notes('Kept.') });
    // Reading the step returns the pair of its newest checkpoint, and shows what was kept.
    const read = await bench.agent.rehydrate({ stateToken: root.stateToken });
    expect(read.data).toMatchObject({ stateToken: kept.data.stateToken, ackToken: kept.data.ackToken });
    expect(read.data.recap?.text).toBe('Title of step-1 (checkpoint):\n> Kept.');
    expect(read.data.branches).toBeUndefined();
    await bench.agent.done('continue_workflow', { ...root, output: notes('Beside it.') });
    expect((await run.eventsOf('edge_created')).map(({ data }) => data.cause.kind)).toEqual([
      'checkpoint_created',
      'intentional_fork',
    ]);
    const { stateToken, ackToken } = kept.data;
    const reread = await bench.agent.rehydrate({ stateToken });
    expect(reread.data.branches).toHaveLength(1);
    expect(reread.text).toContain('makes a new branch');
    const below = await bench.agent.done('continue_workflow', { stateToken, ackToken, output: notes('Below it.') });
    expect(codes(below.data)).toEqual(['FORKED']);
    expect((await run.eventsOf('edge_created')).at(-1)?.data.cause.kind).toBe('non_tip_advance');
    expect(below.data.recap).toBeUndefined();
    const recap = (await bench.agent.rehydrate(below.data)).data.recap?.text;
    expect(recap).toBe('Title of step-1 (checkpoint):\n> Kept.\nTitle of step-1:\n> Below it.');
  });

  it('belongs to its step: an older ackToken that goes on beside it finds its notes in every recap', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const begun = run.pair;
    await keep(bench, { ...tokensOf(run), output: notes('Half of one.') });
    const acknowledge = () =>
      bench.agent.done<ContinueData>('continue_workflow', { ...begun, output: notes('One done.') });
    const beside = await acknowledge();
    expect(codes(beside.data)).toEqual([]);
    const recap = 'Title of step-1 (checkpoint):\n> Half of one.\nTitle of step-1:\n> One done.';
    const next = await run.read(beside.data.stateToken);
    expect(recapOf(next)).toMatchObject({ text: recap, omittedCount: 0 });
    await run.ack({ notesMarkdown: 'Two done.' });
    expect(recapOf(await run.read())).toMatchObject({ text: `${recap}\nTitle of step-2:\n> Two done.` });
    expect(downstreamOf(await run.read(begun.stateToken))).toMatchObject({
      text: `${recap}\nTitle of step-2:\n> Two done.`,
      omittedCount: 0,
    });
    expect((await acknowledge()).bytes).toBe(beside.bytes);
  });

  it('that came after its step was done is told to the branches that came after it, and to no other', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const begun = { ...run.pair, ...tokensOf(run) };
    await run.ack({ notesMarkdown: 'One done.' });
    const first = run.data.stateToken;
    const { stateToken, checkpointToken } = begun;
    await keep(bench, { stateToken, checkpointToken, output: notes('Another way.') });
    await run.read(stateToken);
    await run.ack({ notesMarkdown: 'One done otherwise.' });
    expect(recapOf(await run.read())?.text).toContain('> Another way.');
    expect(recapOf(await run.read(first))).toMatchObject({ text: 'Title of step-1:\n> One done.', omittedCount: 0 });
  });

  it('of a blocked attempt is told after a retry beside it', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await bench.start('test.strict');
    await run.ack({ notesMarkdown: 'Nothing.' });
    const retry = run.pair;
    await keep(bench, { ...tokensOf(run), output: notes('Found the cause.') });
    const { data } = await bench.agent.done<ContinueData>('continue_workflow', { ...retry, output: notes('proven') });
    expect(recapOf(await run.read(data.stateToken))).toMatchObject({
      text: 'Title of proof (checkpoint):\n> Found the cause.\nTitle of proof:\n> proven',
      omittedCount: 0,
    });
  });

  it('on a step that was done before says so, and reading it leads to where the run has gone on', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const root = tokensOf(run);
    await run.ack(notes('Done.'));
    const late = await keep(bench, { ...root, output: notes('Forgot this.') });
    expect(codes(late.data)).toEqual(['FORKED']);
    expect(late.text).toContain('so this checkpoint moved the run back to that step');
    const { stateToken, checkpointToken } = late.data;
    // The run is at that step already.
    expect(codes((await keep(bench, { stateToken, checkpointToken, output: notes('And this.') })).data)).toEqual([]);
    const { text } = await bench.agent.rehydrate(late.data);
    expect(text).toContain(
      `To continue at "Title of step-2" instead, call continue_workflow { "stateToken": "${run.pair.stateToken}" }`,
    );
  });

  it('on the last step of a complete run moves it back, and one with the handle of the end completes it again', async () => {
    const bench = await Bench.of(adapter, [compiledWorkflow('test.one', ['only'])]);
    const run = await bench.start('test.one');
    const only = tokensOf(run);
    await run.ack(notes('Done.'));
    const end = tokensOf(run);
    const late = await keep(bench, { ...only, output: notes('Late.') });
    expect(late.data).toMatchObject({ isComplete: false, runStatus: 'in_progress' });
    expect(late.text).toContain('so this checkpoint moved the run back to that step');
    const last = await keep(bench, { ...end, output: notes('The end.') });
    expect(last.data).toMatchObject({ isComplete: true, runStatus: 'complete' });
  });

  it('sees the context and the preferences of its step, and so does what follows it', async () => {
    const asking = compiledWorkflow('test.asking', ['a', 'b'], {
      inputs: [compiledInput('ticket', { required: true })],
    });
    const bench = await Bench.of(adapter, [asking]);
    const run = await bench.start('test.asking', {
      context: { ticket: 'T-1' },
      preferences: { autonomy: 'full_auto_never_stop' },
    });
    const data = await run.checkpoint(notes('Kept.'));
    expect(data.preferences.autonomy).toBe('full_auto_never_stop');
    await run.ack();
    expect(run.data.preferences.autonomy).toBe('full_auto_never_stop');
    expect(await run.eventsOf('context_set')).toHaveLength(1);
  });

  it('cuts notes at their budget and says so', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const data = await run.checkpoint(notes('n'.repeat(notesBytesMax + 1)));
    expect(codes(data)).toEqual(['NOTES_TRUNCATED']);
    const [output] = await run.eventsOf('node_output_appended');
    expect(JSON.stringify(output?.data.payload)).toContain(JSON.stringify(truncationMarker).slice(1, -1));
  });

  it('observes the repository like an attempt does', async () => {
    const moving = { ...facts };
    const bench = await Bench.of(adapter, [three], moving);
    const run = await bench.start('test.three');
    moving.headSha = 'b'.repeat(40);
    await run.checkpoint(notes('At another commit.'));
    const heads = async () =>
      (await run.eventsOf('observation_recorded')).filter(({ data }) => data.key === 'git_head_sha').length;
    expect(await heads()).toBe(2);
    moving.headSha = 'a'.repeat(40);
    await run.ack();
    moving.headSha = 'b'.repeat(40);
    await run.ack();
    expect(await heads()).toBe(4);
  });
});

describe.each(adapters)('a checkpoint is refused, over %s', (adapter) => {
  const refusedOf = (bench: Bench, args: Record<string, unknown>) =>
    bench.agent.refused('checkpoint_workflow', { output: notes('x'), ...args });

  // @verifies refusal-writes-nothing
  it('when there is nothing to keep, and when a report in it would have no effect', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await bench.start('test.three');
    const before = await run.events();
    for (const output of [{}, notes(''), { artifacts: [] }]) {
      const error = await refusedOf(bench, { ...tokensOf(run), output });
      expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { argument: 'output' } });
      expect(error.message).toContain(run.data.session.runName);
    }
    const gap = { kind: 'wr.gap_report', severity: 'info', category: 'unexpected', detail: 'invariant_violation' };
    const reports = [gap, { kind: 'wr.loop_control' }, { kind: 'wr.capability_observation' }];
    for (const report of reports) {
      const error = await refusedOf(bench, { ...tokensOf(run), output: { artifacts: [{ x: 1 }, report] } });
      expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { argument: 'output.artifacts[1]' } });
      expect(error.suggestion).toContain('continue_workflow');
    }
    for (const more of [{ context: {} }, { ackToken: run.data.ackToken }, { preferences: {} }]) {
      expect((await refusedOf(bench, { ...tokensOf(run), ...more })).code).toBe('VALIDATION_ERROR');
    }
    expect(await run.events()).toEqual(before);
    // What is no report is kept as it is, whatever contract it would have to keep elsewhere.
    await run.checkpoint({ artifacts: [{ kind: contracts.plan.artifactKind, draft: true }] });
  });

  // @verifies token-kinds-do-not-mix @verifies token-scope-binding @verifies refusal-hands-over-the-pair
  it('with tokens of another run, another step or another kind, and the right pair is returned', async () => {
    const bench = await Bench.of(adapter, [three], null, { tokenForm: 'signed' });
    const [one, two] = [await bench.start('test.three'), await bench.start('test.three')];
    const [a, b] = [tokensOf(one), tokensOf(two)];
    const { ackToken } = one.data;
    await one.ack();
    const next = tokensOf(one);
    const before = [await one.events(), await two.events()];
    const wrong = [
      { stateToken: a.stateToken, checkpointToken: b.checkpointToken },
      { stateToken: next.stateToken, checkpointToken: a.checkpointToken },
      { stateToken: a.checkpointToken, checkpointToken: a.stateToken },
      { stateToken: a.stateToken, checkpointToken: ackToken },
      { stateToken: a.stateToken, checkpointToken: a.stateToken },
      { stateToken: `"${a.stateToken}"`, checkpointToken: a.checkpointToken },
      { stateToken: a.stateToken, checkpointToken: `${a.checkpointToken} ` },
    ];
    for (const args of wrong) {
      const error = await refusedOf(bench, args);
      expect(['TOKEN_SCOPE_MISMATCH', 'TOKEN_INVALID_FORMAT']).toContain(error.code);
      expect(error.message).toContain(`[${one.data.session.runName}]`);
      const pairs = error.details?.['pairs'] as { stateToken: string; checkpointToken: string }[];
      expect(pairs[0]?.checkpointToken).toMatch(/^chk\.v1\./);
      for (const { stateToken, checkpointToken } of pairs) {
        expect(error.suggestion).toContain(`"stateToken": "${stateToken}" and "checkpointToken": "${checkpointToken}"`);
      }
    }
    expect([await one.events(), await two.events()]).toEqual(before);
    const error = await refusedOf(bench, wrong[0] ?? {});
    for (const { stateToken, checkpointToken } of (error.details?.['pairs'] ?? []) as Record<string, string>[]) {
      await keep(bench, { stateToken, checkpointToken, output: notes('With the pair of the refusal.') });
    }
  });

  it('when its stored state cannot be read: nothing is recorded, and the error says what to do', async () => {
    const bench = await Bench.of(adapter, [three]);
    const run = await (await bench.start('test.three')).ack();
    bench.damage((await run.eventsOf('node_created')).at(-1)?.data.snapshotRef ?? '');
    const before = await run.events();
    const error = await refusedOf(await bench.another(), tokensOf(run));
    expect(error.code).toBe('STORE_OBJECT_DAMAGED');
    expect(error.message).toContain(run.data.session.runName);
    expect(await run.events()).toEqual(before);
  });
});

// @verifies confirmation-by-mode
it.each([
  ['guided', 'Show the user the result and wait for their own clear yes. After a no, correct it and ask again.'],
  ['full_auto_never_stop', 'Nobody confirms this step: decide yourself, and note assumptions.'],
] as const)(
  'a checkpoint of a step that asks for a confirmation says so above the next call, in %s',
  async (autonomy, said) => {
    const asking = compiledWorkflow('test.asking', [compiledStep('ask', { requireConfirmation: true }), 'end']);
    const { runtime } = inMemory([asking]);
    const first = await started(runtime, 'test.asking', { preferences: { autonomy } });
    const kept = must(await runtime.checkpoint({ ...pairsIn(first.data), output: notes('Half done.') }));
    expect(kept.data.pending).toEqual({ stepId: 'ask', title: 'Title of ask', asksConfirmation: true });
    const lines = kept.text.split('\n');
    expect(lines[lines.findIndex((line) => line.startsWith('The step is still pending.')) - 1]).toBe(said);
    const second = await advanced(runtime, first.data, { output: notes('Done.') });
    const next = must(await runtime.checkpoint({ ...pairsIn(second.data), output: notes('Half done.') }));
    expect(next.text).not.toContain(said);
  },
);
