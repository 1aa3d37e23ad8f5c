/** A call with the handle of a blocked attempt, after its step was done on a branch beside it: the run moves, and the reply says so. */
import { describe, expect, it } from 'vitest';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';

const strict = compiledWorkflow('test.strict', [
  'look',
  compiledStep('proof', { validationCriteria: { type: 'contains', value: 'proven' } }),
  'end',
]);
const notes = (notesMarkdown: string) => ({ notesMarkdown });
const codes = (data: { readonly warnings: readonly { readonly code: string }[] }) =>
  data.warnings.map(({ code }) => code);

/** The step "proof" was blocked once, then done on a branch of its own; the run is complete. */
async function doneBeside(adapter: (typeof adapters)[number]) {
  const bench = await Bench.of(adapter, [strict]);
  const run = await bench.start('test.strict');
  await run.ack(notes('Looked.'));
  const proof = run.pair;
  await run.ack(notes('Nothing.'));
  const blocked = run.pair;
  const kept = run.data.checkpointToken;
  const { data } = await bench.agent.done('continue_workflow', { ...proof, output: notes('It is proven.') });
  expect(data).not.toHaveProperty('forkAckToken');
  await run.ack(notes('It is proven.'), { stateToken: undefined, ackToken: await bench.ackOf(run, 2, 1) });
  // Nothing is lost: what the blocked attempt sent applies here too.
  expect([run.at, codes(run.data)]).toEqual(['end', []]);
  await run.ack(notes('Ended.'));
  expect(run.at).toBe('complete');
  return { bench, run, blocked, kept };
}

describe.each(adapters)('over %s, a blocked attempt whose step was done beside it', (adapter) => {
  // @verifies other-branch-is-said
  it('is read as a step that was done, with where the run is', async () => {
    const { run, blocked } = await doneBeside(adapter);
    await run.read(blocked.stateToken);
    expect(run.data.runStatus).toBe('complete');
    expect(run.text).not.toContain('Fix the problems above');
    expect(run.text).toContain('This step was done before in this run');
    expect(run.text).toContain('> It is proven.');
    expect(run.text).toContain('which makes a new branch');
  });

  // @verifies other-branch-is-said
  it('moves the run back with a warning, once', async () => {
    const { bench, run, blocked } = await doneBeside(adapter);
    await run.ack(notes('It is proven late.'), blocked);
    expect([run.at, run.data.runStatus]).toEqual(['end', 'in_progress']);
    expect(run.data.warnings).toMatchObject([{ code: 'FORKED', details: { branches: 1 } }]);
    const { text } = run;
    const repeated = await bench.agent.done('continue_workflow', { ...blocked, output: notes('It is proven late.') });
    expect(repeated.text).toBe(text);
    await run.ack(notes('Ended late.'));
    expect(codes(run.data)).toEqual([]);
  });

  // @verifies other-branch-is-said
  it('moves the run back with a warning when it is blocked again, and not again when it passes', async () => {
    const { run, blocked } = await doneBeside(adapter);
    await run.ack(notes('Nothing again.'), blocked);
    expect([run.data.runStatus, codes(run.data)]).toEqual(['blocked', ['FORKED']]);
    await run.ack(notes('It is proven late.'));
    expect([run.at, codes(run.data)]).toEqual(['end', []]);
  });

  // @verifies other-branch-is-said
  it('takes a checkpoint with a warning', async () => {
    const { bench, kept } = await doneBeside(adapter);
    const { data, text } = await bench.agent.done('checkpoint_workflow', {
      checkpointToken: kept,
      output: notes('Late.'),
    });
    expect(codes(data)).toEqual(['FORKED']);
    expect(text).toContain('this checkpoint moved the run back to that step');
  });

  // @verifies other-branch-is-said
  it('moves the run back with a warning if it was blocked after the step was done, and the run has gone on since', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await bench.start('test.strict');
    await run.ack(notes('Looked.'));
    const proof = run.pair;
    await run.ack(notes('It is proven.'));
    const done = run.pair;
    const blocked = await blockedBeside(bench, run, proof);
    await run.ack(notes('Ended.'), done);
    expect(run.data.runStatus).toBe('complete');
    const late = { ...blocked, output: notes('It is proven late.') };
    const { data, text } = await bench.agent.done('continue_workflow', late);
    expect([data.runStatus, codes(data)]).toEqual(['in_progress', ['FORKED']]);
    expect((await bench.agent.done('continue_workflow', late)).text).toBe(text);
  });
});

/** A second attempt at a step that was done, which is blocked and says that it makes a branch. */
async function blockedBeside(bench: Bench, run: Run, proof: Run['pair']) {
  const { data } = await bench.agent.done('continue_workflow', { ...proof, output: notes('Nothing.') });
  await run.ack(notes('Nothing.'), { ...proof, ackToken: (data as { readonly forkAckToken?: string }).forkAckToken });
  expect([run.data.runStatus, codes(run.data)]).toEqual(['blocked', ['FORKED']]);
  return run.pair;
}

describe.each(adapters)('over %s, a checkpoint of a step that is pending on another branch', (adapter) => {
  // @verifies other-branch-is-said
  it('moves a complete run there with a warning, which names the place where the run was', async () => {
    const bench = await Bench.of(adapter, [strict]);
    const run = await bench.start('test.strict');
    const look = run.pair;
    await run.ack(notes('Looked.'));
    const { checkpointToken } = run.data;
    const { data } = await bench.agent.done('continue_workflow', { ...look, output: notes('Looked anew.') });
    await run.ack(notes('Looked anew.'), {
      ...look,
      ackToken: (data as { readonly forkAckToken?: string }).forkAckToken,
    });
    await run.ack(notes('It is proven.'));
    await run.ack(notes('Ended.'));
    expect(run.data.runStatus).toBe('complete');
    const kept = { checkpointToken, output: notes('Half proven.') };
    const late = await bench.agent.done('checkpoint_workflow', kept);
    expect([late.data.runStatus, codes(late.data)]).toEqual(['in_progress', ['OTHER_BRANCH']]);
    expect(late.text).toContain(
      `was on another branch, at "complete" (to go there, call continue_workflow { "stateToken"`,
    );
    expect((await bench.agent.done('checkpoint_workflow', kept)).text).toBe(late.text);
  });
});
