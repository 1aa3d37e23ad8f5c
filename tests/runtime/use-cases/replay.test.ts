/** Repeating a call, and calling with other input: facts come back, nothing is done twice, nothing is lost in silence. */
import { describe, expect, it } from 'vitest';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import {
  advanced,
  diskText,
  memoryWorld,
  must,
  pairOf,
  rehydrated,
  started,
  testHost,
  warningCodes,
} from '../../support/world.ts';

const workflow = compiledWorkflow('test.replay', stepIds(5));
const input = { output: { notesMarkdown: 'notes', artifacts: [{ a: 1 }] }, context: { key: 'v' } };
const open = async () => {
  const world = memoryWorld([workflow]);
  const first = await started(world.runtime, 'test.replay');
  return { ...world, first };
};

describe('repeating a call with the same tokens and input', () => {
  // @verifies replay-writes-nothing
  it('gives byte-identical text and data 100 times, and writes nothing', async () => {
    const { runtime, first, disk } = await open();
    const reply = JSON.stringify(await advanced(runtime, first.data, input));
    const before = diskText(disk);
    for (let i = 0; i < 100; i += 1) expect(JSON.stringify(await advanced(runtime, first.data, input))).toBe(reply);
    expect(diskText(disk)).toBe(before);
  });

  // @verifies replies-are-pure
  it('gives the same bytes after later steps, forks, rehydrates, a changed source and a restart', async () => {
    const { runtime, first, disk, host, another } = await open();
    const second = await advanced(runtime, first.data, input);
    const reply = JSON.stringify(second);
    const replays = async (by = runtime) => JSON.stringify(await advanced(by, first.data, input));
    const third = await advanced(runtime, second.data, { output: { notesMarkdown: 'later' } });
    expect(await replays()).toBe(reply);
    await advanced(runtime, (await rehydrated(runtime, first.data)).data, { output: { notesMarkdown: 'fork' } });
    await advanced(runtime, (await rehydrated(runtime, second.data)).data);
    expect(await replays()).toBe(reply);
    await advanced(runtime, third.data, { preferences: { autonomy: 'full_auto_never_stop' } });
    expect(await replays()).toBe(reply);
    expect(await replays(another())).toBe(reply);
    const changed = compiledWorkflow('test.replay', ['other']);
    expect(await replays(memoryWorld([changed], { disk, host }).runtime)).toBe(reply);
    expect(await replays(memoryWorld([], { disk, host }).runtime)).toBe(reply);
  });

  it('gives the same bytes for a fork, whatever happened beside it since', async () => {
    const { runtime, first, another } = await open();
    await advanced(runtime, first.data, { output: { notesMarkdown: 'one' } });
    const pair = (await rehydrated(runtime, first.data)).data;
    const fork = JSON.stringify(await advanced(runtime, pair, { output: { notesMarkdown: 'two' } }));
    await advanced(runtime, (await rehydrated(runtime, first.data)).data, { output: { notesMarkdown: 'three' } });
    expect(JSON.stringify(await advanced(another(), pair, { output: { notesMarkdown: 'two' } }))).toBe(fork);
  });

  it('gives the same bytes for the last step, too', async () => {
    const { runtime, another } = memoryWorld([compiledWorkflow('test.one', ['only'])]);
    const first = await started(runtime, 'test.one');
    const done = JSON.stringify(await advanced(runtime, first.data));
    expect(JSON.stringify(await advanced(another(), first.data))).toBe(done);
  });

  it('does not depend on the order of keys or on absent members', async () => {
    const { runtime, first } = await open();
    const reply = await advanced(runtime, first.data, { context: { a: 1, b: 2 }, output: { notesMarkdown: 'n' } });
    const again = await advanced(runtime, first.data, {
      output: { notesMarkdown: 'n' },
      context: { b: 2, a: 1 },
      preferences: undefined,
    });
    expect(again).toEqual(reply);
  });
});

describe('calling with used tokens and other input', () => {
  // @verifies nothing-dropped-in-silence
  it('returns the recorded facts, says that nothing new was recorded, and returns a fork token', async () => {
    const { runtime, first, disk } = await open();
    const reply = await advanced(runtime, first.data, input);
    const before = diskText(disk);
    const other = await advanced(runtime, first.data, { output: { notesMarkdown: 'other' } });
    expect(diskText(disk)).toBe(before);
    expect(warningCodes(other)[0]).toBe('ATTEMPT_ALREADY_RECORDED');
    expect(other.data.stateToken).toBe(reply.data.stateToken);
    expect(other.data.pending).toEqual(reply.data.pending);
    const fork = other.data.kind === 'ok' ? other.data.forkAckToken : undefined;
    expect(fork).toBeDefined();
    expect(other.text).toContain(fork);
  });

  it('lets the fork token record the new input as a branch of the same step', async () => {
    const { runtime, first } = await open();
    await advanced(runtime, first.data, input);
    const other = await advanced(runtime, first.data, { output: { notesMarkdown: 'other' } });
    const ackToken = other.data.forkAckToken;
    const fork = await advanced(
      runtime,
      { stateToken: first.data.stateToken, ackToken },
      { output: { notesMarkdown: 'other' } },
    );
    expect(warningCodes(fork)).toEqual(['FORKED']);
    expect(fork.data.pending?.stepId).toBe('step-2');
    expect((await rehydrated(runtime, fork.data)).data.recap?.text).toContain('> other');
  });

  it.each([
    ['no input', {}],
    ['other notes', { ...input, output: { ...input.output, notesMarkdown: 'notes ' } }],
    ['other context', { ...input, context: { key: 'w' } }],
    ['other preferences', { ...input, preferences: { riskPolicy: 'balanced' } }],
    ['one artifact more', { ...input, output: { ...input.output, artifacts: [{ a: 1 }, {}] } }],
  ])('notices %s', async (_, other) => {
    const { runtime, first } = await open();
    await advanced(runtime, first.data, input);
    expect(warningCodes(await advanced(runtime, first.data, other))).toContain('ATTEMPT_ALREADY_RECORDED');
  });

  it('is refused as it would be on a first call when the input is not even valid', async () => {
    const { runtime, first } = await open();
    await advanced(runtime, first.data, input);
    const result = await runtime.continue({ ...pairOf(first.data), context: { bad: Number.NaN } });
    expect(result.isErr() && result.error.code).toBe('VALIDATION_ERROR');
  });
});

describe('branches of one node', () => {
  // @verifies non-tip-advance-forks, attempts-of-one-node-fork
  it('are as many as attempts: N attempts give N branches', async () => {
    const { runtime, first } = await open();
    const seen = new Set<string>();
    for (let i = 0; i < 8; i += 1) {
      const pair = (await rehydrated(runtime, first.data)).data;
      const reply = await advanced(runtime, pair, { output: { notesMarkdown: `branch ${i}` } });
      seen.add(reply.data.stateToken);
    }
    expect(seen.size).toBe(8);
    const { data, text } = await rehydrated(runtime, first.data);
    expect(data.branches).toHaveLength(5);
    expect(data.branches?.map(({ snippet }) => snippet)).toEqual([3, 4, 5, 6, 7].map((i) => `branch ${i}`));
    expect(text).not.toContain('branch 2');
  });

  it('say that they are branches, and beside how many', async () => {
    const { runtime, first } = await open();
    expect(warningCodes(await advanced(runtime, first.data))).toEqual([]);
    const fork = await advanced(runtime, (await rehydrated(runtime, first.data)).data);
    expect(fork.data.warnings).toMatchObject([{ code: 'FORKED', details: { branches: 1 } }]);
    const third = await advanced(runtime, (await rehydrated(runtime, first.data)).data);
    expect(third.data.warnings).toMatchObject([{ code: 'FORKED', details: { branches: 2 } }]);
  });

  // @verifies fork-context-isolated
  it('never see the context of a sibling', async () => {
    const declared = compiledWorkflow('test.ctx', stepIds(3));
    const world = memoryWorld([declared]);
    const first = await started(world.runtime, 'test.ctx', { context: { shared: 1 } });
    const left = await advanced(world.runtime, first.data, { context: { left: 1 } });
    const pair = (await rehydrated(world.runtime, first.data)).data;
    const right = await advanced(world.runtime, pair, { context: { right: 1 } });
    expect(right.data.warnings.find(({ code }) => code === 'UNDECLARED_CONTEXT')?.details).toEqual({ keys: ['right'] });
    const below = await advanced(world.runtime, right.data, { context: { left: 2 } });
    expect(below.data.warnings.find(({ code }) => code === 'UNDECLARED_CONTEXT')?.details).toEqual({ keys: ['left'] });
    const beside = await advanced(world.runtime, left.data, { context: { left: 2 } });
    expect(warningCodes(beside)).toEqual(['OTHER_BRANCH']);
  });

  it('never see the notes or preferences of a sibling', async () => {
    const { runtime, first } = await open();
    await advanced(runtime, first.data, {
      output: { notesMarkdown: 'left notes' },
      preferences: { autonomy: 'full_auto_never_stop' },
    });
    const right = await advanced(runtime, (await rehydrated(runtime, first.data)).data);
    const { data } = await rehydrated(runtime, right.data);
    expect(data.recap).toBeUndefined();
    expect(data.preferences.autonomy).toBe('guided');
  });
});

describe('rotating the keys', () => {
  it('keeps the tokens of before working, once, and mints with the new key', async () => {
    const { runtime, first, storage } = await open();
    must(await storage.keyring.rotate());
    const second = await advanced(runtime, first.data);
    expect((await rehydrated(runtime, first.data)).data.stateToken).not.toBe(first.data.stateToken);
    must(await storage.keyring.rotate());
    const late = await runtime.continue(pairOf(first.data));
    expect(late.isErr() && late.error.code).toBe('TOKEN_BAD_SIGNATURE');
    await advanced(runtime, second.data);
  });
});

describe('time', () => {
  // @verifies time-decides-nothing
  it('is in no reply and decides nothing', async () => {
    let now = 0;
    const host = testHost({
      clock: {
        nowMs: () => {
          now -= 86_400_000;
          return 4_102_444_800_000 + now;
        },
      },
    });
    const world = memoryWorld([workflow], { host });
    const first = await started(world.runtime, 'test.replay');
    const second = await advanced(world.runtime, first.data, { output: { notesMarkdown: 'n' } });
    const still = memoryWorld([workflow]);
    const firstStill = await started(still.runtime, 'test.replay');
    const secondStill = await advanced(still.runtime, firstStill.data, { output: { notesMarkdown: 'n' } });
    const bare = ({ text }: { text: string }) => text.replaceAll(/\/\d+-[0-9a-z]{5}/g, 'handle');
    expect(bare(second)).toBe(bare(secondStill));
    expect((await rehydrated(world.runtime, second.data)).data.pending?.stepId).toBe('step-2');
  });
});
