/**
 * What an agent pays for around a prompt: every byte of a reply that the author's prompt does not have, handles included, by kind
 * of step. The names and titles are as long as those of the bundled workflows.
 */
import { describe, expect, it } from 'vitest';
import { Bench, type Run } from '../../support/bench.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { replyFrameBytesMax, replyFrameCombinedBytesMax, userDependenciesHeading } from '../../../schemas/limits.ts';
import type { CompiledStep } from '../../../schemas/compiled-snapshot.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  keepGoing,
  loopControl,
  loopItem,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const workflowId = 'wr.bug_investigation';
const title = 'Fix it, with a test that fails before and passes after';
const questions = ['Which folders may change?', 'Who approves the release, and until when?'];
const listed = `Do it.\n\n## ${userDependenciesHeading}\n${questions.map((question) => `- ${question}`).join('\n')}`;
const asking: Partial<CompiledStep> = {
  prompt: listed,
  userDependencies: [
    { reason: 'needs_user_artifact', contextKey: 'folders', message: questions[0] ?? '' },
    { reason: 'needs_user_approval', message: questions[1] ?? '' },
  ],
};
const confirmed: Partial<CompiledStep> = { requireConfirmation: true };
const withContract: Partial<CompiledStep> = { output: { contractRef: 'wr.contracts.plan' } };
const modes = ['guided', 'full_auto_stop_on_user_deps', 'full_auto_never_stop'] as const;

/** The longest name that a run can have. */
const longestName = 'placid-cheetah-42'.length;
/** As if the run had the longest name. */
function frameBytes({ text, data }: Run): number {
  const { runName } = data.session;
  const frame = text.replace(data.pending?.prompt ?? '', '');
  return utf8Length(frame) + (frame.split(runName).length - 1) * (longestName - runName.length);
}

const step = (stepId: string, more: Partial<CompiledStep> = {}) =>
  compiledStep(stepId, { title, notes: 'required', ...more });
const notes = { notesMarkdown: 'Done.' };
const loopId = 'until_the_user_agrees';

/** Each kind of step, with the bound of the reply that shows it. */
const bounds: readonly { readonly kind: string; readonly step: Partial<CompiledStep>; readonly most: number }[] = [
  { kind: 'plain', step: {}, most: replyFrameBytesMax },
  { kind: 'confirmed', step: confirmed, most: replyFrameBytesMax },
  { kind: 'asking', step: asking, most: replyFrameBytesMax },
  { kind: 'with a contract', step: withContract, most: replyFrameBytesMax },
  { kind: 'confirmed with a contract', step: { ...confirmed, ...withContract }, most: replyFrameCombinedBytesMax },
  { kind: 'all at once', step: { ...asking, ...confirmed, ...withContract }, most: replyFrameCombinedBytesMax },
];

// @verifies reply-frame-budget
describe.each(modes)('the frame of a reply in %s', (autonomy) => {
  it.each(bounds)('has at most $most bytes around a step: $kind', async ({ step: options, most }) => {
    for (const after of [['last'], []]) {
      const workflow = compiledWorkflow(workflowId, ['first', step('next', options), ...after], {
        contracts: [contracts.plan],
        inputs: [compiledInput('folders')],
      });
      const run = await (await Bench.of('memory', [workflow])).start(workflowId, { preferences: { autonomy } });
      await run.ack(notes);
      expect(run.at).toBe('next');
      expect(frameBytes(run), run.text).toBeLessThanOrEqual(most);
    }
  });

  it('has as few bytes around the steps of a loop', async () => {
    const steps = [step('first'), step('body'), decision('decide', { title, notes: 'required' }), step('last')];
    const workflow = compiledWorkflow(workflowId, steps, {
      contracts: [contracts.loopControl],
      conditions: [keepGoing],
      loops: [whileLoop(loopId, 2, ['body', 'decide'])],
      flow: [stepItem('first'), loopItem(loopId), stepItem('last')],
    });
    const run = await (await Bench.of('memory', [workflow])).start(workflowId, { preferences: { autonomy } });
    const sizes: [string, number][] = [];
    for (const decided of [null, null, 'continue', null, 'stop'] as const) {
      await run.ack({ ...notes, artifacts: decided === null ? [] : [loopControl(loopId, decided)] });
      sizes.push([run.at, frameBytes(run)]);
    }
    expect(sizes.map(([at]) => at)).toEqual(['body', 'decide', 'body', 'decide', 'last']);
    for (const [i, [at, bytes]] of sizes.entries()) {
      const isLastDecision = i === 3;
      expect(bytes, at).toBeLessThanOrEqual(isLastDecision ? replyFrameCombinedBytesMax : replyFrameBytesMax);
    }
  });

  it('has the whole call to make, and its handle in the header and the call', async () => {
    const workflow = compiledWorkflow(
      workflowId,
      [step('first'), step('middle', { ...confirmed, ...withContract }), step('last')],
      {
        contracts: [contracts.plan],
      },
    );
    const run = await (await Bench.of('memory', [workflow])).start(workflowId, { preferences: { autonomy } });
    await run.ack(notes);
    const handle = run.data.ackToken ?? '';
    const lines = run.text.split('\n');
    expect(lines[0]?.startsWith(`[${handle}] `)).toBe(true);
    expect(lines.at(-1)).toBe(
      `Only when this step is done, call continue_workflow { "ackToken": "${handle}", "output": { "notesMarkdown": "<this step in 10-30 lines: done, produced, decided, open>", "artifacts": [<one wr.plan, as above>] } }`,
    );
  });

  it('says where output for the pending step belongs, where a used handle was sent', async () => {
    const workflow = compiledWorkflow(workflowId, [step('first'), step('last')]);
    const run = await (await Bench.of('memory', [workflow])).start(workflowId, { preferences: { autonomy } });
    const ackToken = run.pair.ackToken;
    await run.ack(notes);
    const repeated = async () =>
      (await run.bench.agent.done('continue_workflow', { ackToken, output: { notesMarkdown: 'For the last step.' } }))
        .text;
    const belongs = 'If your output is for the pending step, use the call at the end instead.';
    expect(await repeated()).toContain(
      `The recorded reply for that step is below. ${belongs} To do the recorded step again`,
    );
    const last = run.pair.ackToken;
    await run.ack(notes);
    const { text } = await run.bench.agent.done('continue_workflow', {
      ackToken: last,
      output: { notesMarkdown: 'After the end.' },
    });
    expect(text).not.toContain(belongs);
  });
});

// @verifies reply-frame-budget
describe.each(modes.filter((mode) => mode !== 'full_auto_never_stop'))('the frame of a refusal in %s', (autonomy) => {
  it('has as few bytes around what blocks', async () => {
    const workflow = compiledWorkflow(workflowId, ['first', step('next', withContract)], {
      contracts: [contracts.plan],
    });
    const run = await (await Bench.of('memory', [workflow])).start(workflowId, { preferences: { autonomy } });
    await (await run.ack(notes)).ack(notes);
    expect(run.codes).toEqual(['MISSING_REQUIRED_OUTPUT']);
    const frame = run.text.replace(/^(?:\d+\. | {3}Fix(?: for \d+ to \d+)?: ).*\n/gm, '');
    expect(utf8Length(frame), run.text).toBeLessThanOrEqual(replyFrameBytesMax);
  });
});
