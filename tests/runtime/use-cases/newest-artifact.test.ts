/** The newest artifact of a kind, and when a program must not conclude that there is none. */
import { expect, it } from 'vitest';
import type { RunId, SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { inMemory } from '../../support/operating.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, must, refused, started } from '../../support/world.ts';

it('is found behind any number of others, and an unreadable one is an error, not an absence', async () => {
  const world = inMemory([compiledWorkflow('test.three', stepIds(3))]);
  const first = await started(world.runtime, 'test.three');
  const { sessionId, runId } = first.data.session as { sessionId: SessionId; runId: RunId };
  const newest = (kind: string) => world.another().runtime.newestArtifact(sessionId, runId, kind);
  const second = await advanced(world.runtime, first.data, { output: { artifacts: [{ kind: 'a', n: 1 }] } });
  await advanced(world.runtime, second.data, { output: { artifacts: [{ kind: 'a', n: 2 }, { kind: 'b' }] } });
  expect(must(await newest('a'))).toEqual({ kind: 'a', n: 2 });
  expect(must(await newest('c'))).toBeNull();
  const { outputs } = must(await world.operator.showSession(sessionId)).session.runs[0] ?? { outputs: [] };
  const [ref] = outputs.flatMap(({ artifact }) => (artifact === undefined ? [] : [artifact.sha256]));
  world.raw.setObject('artifact', ref as Sha256Digest, null);
  expect(must(await newest('b'))).toEqual({ kind: 'b' });
  expect(refused(await newest('c'))).toMatchObject({ code: 'STORE_OBJECT_DAMAGED', retry: { kind: 'not_retryable' } });
});

// @verifies blocked-output-is-no-result
it('is never one of a blocked attempt, which the attempt that passes left out', async () => {
  const checked = compiledStep('a', { validationCriteria: { type: 'contains', value: 'proven' } });
  const world = inMemory([compiledWorkflow('test.checked', [checked])]);
  const first = await started(world.runtime, 'test.checked');
  const { sessionId, runId } = first.data.session as { sessionId: SessionId; runId: RunId };
  const claim = { notesMarkdown: 'guessed', artifacts: [{ kind: 'claim' }] };
  const { data: blocked } = await advanced(world.runtime, first.data, { output: claim });
  if (blocked.kind !== 'blocked') throw new Error(`the attempt was not blocked: ${blocked.kind}`);
  const retry = { ...blocked, ackToken: blocked.retryAckToken };
  const done = await advanced(world.runtime, retry, { output: { notesMarkdown: 'proven' } });
  expect(done.data.runStatus).toBe('complete');
  expect(must(await world.another().runtime.newestArtifact(sessionId, runId, 'claim'))).toBeNull();
});
