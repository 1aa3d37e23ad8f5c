/** A scripted model through the codec: the same replies, usage and faults as those of a provider. */
import { describe, expect, it } from 'vitest';
import type { ModelRequest, StepPlace } from '../../../daemon/model/model.ts';
import { modelOf } from '../../../daemon/model/providers.ts';
import type { ModelScript } from '../../../schemas/daemon/model-script.ts';

const never = new AbortController().signal;
const place: StepPlace = { workflowId: 'project.tidy', stepId: 'look', number: 1 };
const request: ModelRequest = { instructions: 'Do it.', messages: [{ role: 'user', text: 'The step.' }], tools: [] };
const later: ModelRequest = {
  ...request,
  messages: [
    ...request.messages,
    { role: 'assistant', text: '', calls: [{ callId: '1-1', tool: 'bash', arguments: {} }] },
    { role: 'tool', results: [{ callId: '1-1', tool: 'bash', isError: true, text: 'unknown' }] },
    { role: 'user', text: 'Leave the tests alone.' },
  ],
};
const modelWith = (steps: ModelScript['steps']) =>
  modelOf(
    {
      provider: 'scripted',
      modelId: 'scripted-1',
      script: { file: '~/script.json', script: { steps } },
      maxOutputTokens: 1000,
      timeoutMs: 10_000,
    },
    '',
  );
const saying = (text: string) => [{ text }];

describe('a scripted model', () => {
  it('replies with the text, the calls and the usage of its turn', async () => {
    const usage = { inputTokens: 100, cacheReadTokens: 60, cacheWriteTokens: 10, outputTokens: 9, reasoningTokens: 4 };
    const calls = [{ tool: 'bash', arguments: { command: 'ls' } }];
    const model = modelWith([{ step: 'look', turns: [{ text: 'I look.', calls, usage }] }]);
    expect(await model.call(request, never, place)).toEqual({
      kind: 'reply',
      text: 'I look.',
      calls,
      finish: 'tool_calls',
      usage,
    });
  });

  it('counts four bytes as a token where the script states no usage', async () => {
    const model = modelWith([{ step: 'look', turns: [...saying('x'.repeat(400)), ...saying('y')] }]);
    const first = await model.call(request, never, place);
    const second = await model.call(later, never, place);
    if (first.kind !== 'reply' || second.kind !== 'reply') throw new Error('no reply');
    expect(first.usage.outputTokens).toBeGreaterThanOrEqual(100);
    expect(second.usage.outputTokens).toBeLessThan(100);
    expect(second.usage.inputTokens).toBeGreaterThan(first.usage.inputTokens ?? 0);
  });

  // @verifies scripts-continue-after-a-crash
  it('computes its turn from the conversation, so a message of the user or another process changes nothing', async () => {
    const steps = [{ step: 'look', turns: [...saying('first'), ...saying('second')] }];
    for (const model of [modelWith(steps), modelWith(steps)])
      expect([await model.call(later, never, place), await model.call(request, never, place)]).toMatchObject([
        { text: 'second' },
        { text: 'first' },
      ]);
  });

  it('takes the first entry that matches the workflow, the step and its number', async () => {
    const model = modelWith([
      { workflow: 'project.other', step: '*', turns: saying('other workflow') },
      { step: 'look', number: 2, turns: saying('again') },
      { step: 'look', turns: saying('look') },
      { step: '*', turns: saying('any') },
    ]);
    const saidAt = async (at: Partial<StepPlace>) => {
      const reply = await model.call(request, never, { ...place, ...at });
      return reply.kind === 'reply' ? reply.text : reply.message;
    };
    expect(await saidAt({})).toBe('look');
    expect(await saidAt({ number: 2 })).toBe('again');
    expect(await saidAt({ stepId: 'report' })).toBe('any');
    expect(await saidAt({ workflowId: 'project.other' })).toBe('other workflow');
  });

  it('fails for good, and names the file, the step and the turn, if the script does not cover it', async () => {
    const model = modelWith([{ step: 'look', turns: saying('first') }]);
    expect(await model.call(later, never, place)).toMatchObject({
      kind: 'fault',
      code: 'request_refused',
      message: expect.stringContaining(
        'the script ~/script.json has no turn 2 for the step "look" (number 1) of project.tidy: its entry 1 ends after turn 1',
      ),
    });
    expect(await model.call(request, never, { ...place, stepId: 'report', number: 2 })).toMatchObject({
      code: 'request_refused',
      message: expect.stringContaining('no entry for the step "report" (number 2) of project.tidy'),
    });
  });

  it('returns the fault cancelled if the signal aborted', async () => {
    const model = modelWith([{ step: 'look', turns: saying('first') }]);
    const answer = await model.call(request, AbortSignal.abort(), place);
    expect(answer).toMatchObject({ kind: 'fault', code: 'cancelled' });
  });
});
