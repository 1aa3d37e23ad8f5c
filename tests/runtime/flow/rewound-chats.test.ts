/** A chat that was rewound by several steps repeats a call with other input: one refusal leads it to where the run is. */
import { describe, expect, it } from 'vitest';
import type { CheckpointData } from '../../../schemas/tools.ts';
import { adapters, Bench, type Run } from '../../support/bench.ts';
import {
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  keepGoing,
  loopControl,
  loopItem,
  stepIds,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const plain = compiledWorkflow('test.plain', stepIds(6));
const looping = compiledWorkflow('test.looping', ['plan', decision('round'), 'end'], {
  flow: [stepItem('plan'), loopItem('tries'), stepItem('end')],
  loops: [whileLoop('tries', 9, ['round'])],
  conditions: [keepGoing],
  contracts: [contracts.loopControl],
});
const strict = compiledWorkflow('test.strict', [
  'look',
  compiledStep('proof', { validationCriteria: { type: 'contains', value: 'proven' } }),
  'end',
]);
const workflows = [plain, looping, strict];
const notes = (notesMarkdown: string) => ({ notesMarkdown });
const ofRewoundChat = notes('Done in another way.');

/** The last call of a text, as an agent copies it. */
function lastCall(text: string): Record<string, unknown> {
  const [, args] = /call continue_workflow (\{[^\n]*\})$/.exec(text) ?? [];
  if (args === undefined) throw new Error(`no call at the end: ${text}`);
  return JSON.parse(args) as Record<string, unknown>;
}

/** Repeats the call of a pair with other input, makes the call at the end of the reply, and goes on with what that gives. */
async function expectSentOn(
  run: Run,
  pair: Run['pair'],
  to: { readonly at: string; readonly title: string; readonly isFork?: false },
) {
  const { agent } = run.bench;
  const before = (await run.events()).length;
  const { text, data } = await agent.done('continue_workflow', { ...pair, output: ofRewoundChat });
  expect(data.warnings.map(({ code }) => code)).toContain('ATTEMPT_ALREADY_RECORDED');
  expect(text).toContain(`The run has gone on since, at "${to.title}" (to go there, call `);
  expect(text).not.toContain('If your output is for the pending step');
  expect(text.includes('To do the recorded step again on a new branch, repeat the call that you just made')).toBe(
    to.isFork ?? true,
  );
  expect(text.match(/"ackToken": /g) ?? []).toEqual([]);
  const call = lastCall(text);
  expect(Object.keys(call)).toEqual(['stateToken']);
  await run.read(String(call.stateToken));
  expect(run.at).toBe(to.at);
  expect(run.text).not.toContain('was done before');
  expect((await run.events()).length).toBe(before);
}

describe.each(adapters)('over %s, a chat that was rewound', (adapter) => {
  // @verifies rewound-chat-is-sent-on
  it.each(['handles', 'signed'] as const)(
    'by any number of steps goes on after one refusal, with %s',
    async (tokenForm) => {
      const bench = await Bench.of(adapter, workflows, null, { tokenForm });
      for (const steps of [2, 3, 5]) {
        const run = await bench.start('test.plain');
        const pairs = [run.pair];
        for (let i = 0; i < 5; i += 1) pairs.push((await run.ack(notes(`Did ${i}.`))).pair);
        await expectSentOn(run, pairs.at(-1 - steps) ?? run.pair, { at: 'step-6', title: 'Title of step-6' });
        await run.ack(notes('Did it.'));
        expect(run.at).toBe('complete');
      }
    },
  );

  // @verifies rewound-chat-is-sent-on
  it('goes to the end of a complete run, to the iteration of a loop, and to the newest blocked attempt', async () => {
    const bench = await Bench.of(adapter, workflows);
    const complete = await bench.start('test.plain');
    const first = complete.pair;
    for (let i = 0; i < 6; i += 1) await complete.ack(notes(`Did ${i}.`));
    await expectSentOn(complete, first, { at: 'complete', title: 'complete' });

    const loop = await bench.start('test.looping');
    const planned = loop.pair;
    await loop.ack(notes('Planned.'));
    for (let i = 0; i < 3; i += 1) await loop.artifacts(loopControl('tries', 'continue'));
    await expectSentOn(loop, planned, { at: 'round', title: 'Title of round' });
    expect(loop.data.progress.loop).toMatchObject({ loopId: 'tries', iteration: 3 });

    const blocked = await bench.start('test.strict');
    const looked = blocked.pair;
    await blocked.ack(notes('Looked.'));
    const tried = blocked.pair;
    await blocked.ack(notes('Nothing.'));
    await blocked.ack(notes('Still nothing.'));
    await expectSentOn(blocked, looked, { at: 'proof', title: 'Title of proof' });
    await expectSentOn(blocked, tried, { at: 'proof', title: 'Title of proof', isFork: false });
    await blocked.ack(notes('It is proven.'));
    expect(blocked.at).toBe('end');
  });

  // @verifies rewound-chat-is-sent-on
  it('is sent to one place, also from a branch that is not the current one', async () => {
    const bench = await Bench.of(adapter, workflows);
    const run = await bench.start('test.plain');
    const first = run.pair;
    for (let i = 0; i < 3; i += 1) await run.ack(notes(`Did ${i}.`));
    const { data } = await bench.agent.done('continue_workflow', { ...first, output: ofRewoundChat });
    await bench.agent.done('continue_workflow', {
      stateToken: first.stateToken,
      ackToken: data.forkAckToken,
      output: ofRewoundChat,
    });
    const { text } = await bench.agent.done('continue_workflow', { ...first, output: notes('A third way.') });
    const places = [...text.matchAll(/"stateToken": "([^"]+)"/g)].map(([, token]) => token);
    expect(places.length).toBe(3);
    expect(new Set(places).size).toBe(1);
    await run.read(places[0] ?? '');
    expect(run.at).toBe('step-2');
  });

  // @verifies rewound-chat-is-sent-on
  it('is sent on from a checkpoint too, and not told that its step is pending', async () => {
    const bench = await Bench.of(adapter, workflows);
    const run = await bench.start('test.plain');
    const args = { stateToken: run.data.stateToken, checkpointToken: run.data.checkpointToken };
    await run.checkpoint(notes('Half done.'));
    await run.ack(notes('Done.'));
    const { text } = await bench.agent.done<CheckpointData>('checkpoint_workflow', { ...args, output: ofRewoundChat });
    expect(text).toContain('The new output was NOT recorded. The run has gone on since, at "Title of step-2"');
    expect(text).not.toContain('still pending');
    await run.read(String(lastCall(text).stateToken));
    expect(run.at).toBe('step-2');
  });

  // @verifies rewound-chat-is-sent-on
  it('by one step is given the call of the pending step, also when work was saved there', async () => {
    const bench = await Bench.of(adapter, workflows);
    const run = await bench.start('test.plain');
    const first = run.pair;
    await run.ack(notes('Done.'));
    const { text } = await bench.agent.done('continue_workflow', { ...first, output: ofRewoundChat });
    await run.checkpoint(notes('Half done.'));
    const later = await bench.agent.done('continue_workflow', { ...first, output: ofRewoundChat });
    expect(later.text).toBe(text);
    expect(text).toContain('If your output is for the pending step, use the call at the end instead.');
  });
});
