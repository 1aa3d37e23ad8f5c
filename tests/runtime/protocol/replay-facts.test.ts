/**
 * A replay when what decides has changed since: the interpreter and the judge are exchanged in memory for ones that give something
 * else, so a reply that is computed again, in part or as a whole, is another one.
 */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { advanced, diskText, memoryWorld, must, pairOf, rehydrated, started } from '../../support/world.ts';

const changed = vi.hoisted(() => ({ isOn: false, calls: 0 }));
type Decide = typeof import('../../../runtime/core/decide.ts');

vi.mock('../../../runtime/core/decide.ts', async (original) => {
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
});

const criteria = { type: 'contains', value: 'DONE' } as const;
const workflow = compiledWorkflow('test.facts', [
  compiledStep('a', { validationCriteria: criteria }),
  compiledStep('b', { validationCriteria: criteria }),
  'c',
]);
const done = { output: { notesMarkdown: 'DONE' } };
const undone = { output: { notesMarkdown: 'not yet' } };

beforeEach(() => Object.assign(changed, { isOn: false, calls: 0 }));

describe('a replay after the rules that decide have changed', () => {
  // @enforces replay-is-fact-returning
  it('answers with what was recorded: an advance, a block, a retry and a checkpoint, also by another process', async () => {
    const world = memoryWorld([workflow]);
    const first = await started(world.runtime, 'test.facts');
    const second = await advanced(world.runtime, first.data, done);
    const blocked = await advanced(world.runtime, second.data, undone);
    if (!('retryAckToken' in blocked.data)) throw new Error('the attempt was not blocked');
    const { stateToken, retryAckToken: ackToken } = blocked.data;
    const retried = await advanced(world.runtime, { stateToken, ackToken }, done);
    const { checkpointToken = '' } = retried.data;
    const kept = { stateToken: retried.data.stateToken, checkpointToken, output: { notesMarkdown: 'Half of it.' } };
    const checkpoint = must(await world.runtime.checkpoint(kept));
    const before = diskText(world.disk);

    changed.isOn = true;
    const another = world.another();
    for (const runtime of [world.runtime, another]) {
      expect(await advanced(runtime, first.data, done)).toEqual(second);
      expect(await advanced(runtime, second.data, undone)).toEqual(blocked);
      expect(await advanced(runtime, { stateToken, ackToken }, done)).toEqual(retried);
      expect(must(await runtime.checkpoint(kept))).toEqual(checkpoint);
    }
    expect(changed.calls).toBe(0);
    expect(diskText(world.disk)).toBe(before);

    // The change is one: what is decided now comes out differently.
    const fork = (await rehydrated(another, first.data)).data;
    expect((await advanced(another, pairOf(fork), done)).data).toMatchObject({ kind: 'blocked' });
    expect(changed.calls).toBe(1);
  });
});
