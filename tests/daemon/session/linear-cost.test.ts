/** What a run costs grows with its steps, and not with their square: each step has its own conversation. */
import { expect, it, onTestFinished } from 'vitest';
import { modelOf } from '../../../daemon/model/providers.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import { rounds } from '../../../build/long/rounds.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { ScriptedModel } from '../llm/server.ts';
import { jobOf, never, SessionWorld } from './session-world.ts';

const notes = Array.from({ length: 12 }, (_, line) => `Line ${line}: what was done, found and decided in this step.`);

/** Tokens that the server of the model was sent over a whole run. */
async function tokensSent(steps: number): Promise<number> {
  const server = new ScriptedModel(({ messages }) => ({
    kind: 'reply',
    calls:
      messages.length === 1
        ? [{ tool: 'write', arguments: { name: 'work' } }]
        : [{ tool: 'complete_step', arguments: { output: { notesMarkdown: notes.join('\n') } } }],
  }));
  onTestFinished(() => server.close());
  const baseUrl = await server.listen();
  const provider = { provider: 'openai_compatible', modelId: 'model-1', baseUrl } as const;
  const world = new SessionWorld(compiledWorkflow('test.long', stepIds(steps)));
  const model = modelOf({ ...provider, maxOutputTokens: 1000, timeoutMs: 60_000 }, 'key');
  const { result } = await startSession(world.process(model), jobOf('test.long'), never);
  expect(result.kind).toBe('success');
  expect(server.requests).toHaveLength(2 * steps);
  return server.requests.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
}

// @verifies cost-is-linear-in-steps
it('a run of twice as many steps sends at most 2.2 times as many tokens', async () => {
  const [once, twice] = [await tokensSent(rounds.daemonSteps), await tokensSent(2 * rounds.daemonSteps)];
  expect(twice / once).toBeLessThanOrEqual(2.2);
});
