/**
 * A replay when what decides has changed since: the interpreter and the judge are exchanged in memory for ones that give something
 * else, so a reply that is computed again, in part or as a whole, is another one.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';

const changed = { isOn: false, calls: 0 };
const decideModule = '../../../runtime/core/decide.ts';
type Decide = typeof import('../../../runtime/core/decide.ts');
let world: typeof import('../../support/world.ts');

// Test files share their modules, so those that decide are loaded anew for this one, and once more for the next.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(decideModule, exchanged);
  world = await import('../../support/world.ts');
});
afterAll(() => {
  vi.doUnmock(decideModule);
  vi.resetModules();
});

async function exchanged(original: <T>() => Promise<T>) {
  const decide = await original<Decide>();
  const guarded =
    <Args extends unknown[], Out>(decided: (...args: Args) => Out) =>
    (...args: Args): Out => {
      if (changed.isOn) changed.calls += 1;
      return decided(...args);
    };
  return {
    ...decide,
    // Today's rules: what was sent is nothing, so what passed is blocked.
    decideAdvance: guarded(
      (...[state, node, current, workflow, command, minting, checks]: Parameters<Decide['decideAdvance']>) =>
        decide.decideAdvance(
          state,
          node,
          current,
          workflow,
          changed.isOn ? { ...command, notes: null, artifacts: [] } : command,
          minting,
          checks,
        ),
    ),
    decideCheckpoint: guarded(decide.decideCheckpoint),
  };
}

const criteria = { type: 'contains', value: 'DONE' } as const;
const workflow = compiledWorkflow('test.facts', [
  compiledStep('a', { validationCriteria: criteria }),
  compiledStep('b', { validationCriteria: criteria }),
  'c',
]);
const done = { output: { notesMarkdown: 'DONE' } };
const undone = { output: { notesMarkdown: 'not yet' } };

describe('a replay after the rules that decide have changed', () => {
  // @verifies replay-is-fact-returning
  it('answers with what was recorded: an advance, a block, a retry and a checkpoint, also by another process', async () => {
    const { advanced, diskText, memoryWorld, must, pairOf, rehydrated, started } = world;
    const one = memoryWorld([workflow]);
    const first = await started(one.runtime, 'test.facts');
    const second = await advanced(one.runtime, first.data, done);
    const blocked = await advanced(one.runtime, second.data, undone);
    if (!('retryAckToken' in blocked.data)) throw new Error('the attempt was not blocked');
    const { stateToken, retryAckToken: ackToken } = blocked.data;
    const retried = await advanced(one.runtime, { stateToken, ackToken }, done);
    const { checkpointToken = '' } = retried.data;
    const kept = { stateToken: retried.data.stateToken, checkpointToken, output: { notesMarkdown: 'Half of it.' } };
    const checkpoint = must(await one.runtime.checkpoint(kept));
    const before = diskText(one.disk);

    changed.isOn = true;
    const another = one.another();
    for (const runtime of [one.runtime, another]) {
      expect(await advanced(runtime, first.data, done)).toEqual(second);
      expect(await advanced(runtime, second.data, undone)).toEqual(blocked);
      expect(await advanced(runtime, { stateToken, ackToken }, done)).toEqual(retried);
      expect(must(await runtime.checkpoint(kept))).toEqual(checkpoint);
    }
    expect(changed.calls).toBe(0);
    expect(diskText(one.disk)).toBe(before);

    // The change is one: what is decided now comes out differently.
    const fork = (await rehydrated(another, first.data)).data;
    expect((await advanced(another, pairOf(fork), done)).data).toMatchObject({ kind: 'blocked' });
    expect(changed.calls).toBe(1);
  });
});
