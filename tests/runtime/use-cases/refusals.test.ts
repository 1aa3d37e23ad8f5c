/** Every refusal: its code, the runs it names, the pair it returns, and that the handed-over pair works. */
import { err } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { AttemptId, NodeId, RunId, SessionId, Sha256Digest, WorkflowHash } from '../../../schemas/ids.ts';
import { errorEnvelope, type ErrorEnvelope } from '../../../schemas/errors.ts';
import type { ContinueInput, ResumeData } from '../../../schemas/tools.ts';
import { artifactBytesMax } from '../../../schemas/limits.ts';
import { Bench } from '../../support/bench.ts';
import { sawReply, sawResult, saysWhatToDo } from '../../support/codes-seen.ts';
import { createRuntime } from '../../../runtime/runtime.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { runName } from '../../../runtime/core/run-name.ts';
import { signedMint } from '../../../runtime/tokens/tokens.ts';
import { compiledInput, compiledWorkflow, hashOf, stepIds } from '../../support/workflows.ts';
import {
  advanced,
  catalogsAt,
  countingIds,
  diskText,
  memoryWorld,
  must,
  pairOf,
  pairsIn,
  refused,
  rehydrated,
  started,
  startsNamesakes,
} from '../../support/world.ts';

const alpha = compiledWorkflow('test.alpha', stepIds(4), {
  inputs: [
    compiledInput('size', { kind: 'enum', values: ['small', 'large'] }),
    compiledInput('count', { kind: 'number' }),
  ],
});
const beta = compiledWorkflow('test.beta', stepIds(4));

async function open() {
  const world = memoryWorld([alpha, beta], { tokenForm: 'signed' });
  const a = await started(world.runtime, 'test.alpha');
  const b = await started(world.runtime, 'test.beta');
  const a2 = await advanced(world.runtime, a.data, { output: { notesMarkdown: 'a' } });
  const keyring = must(await world.storage.keyring.load());
  const mint = signedMint(keyring, world.host.crypto);
  return { ...world, a: a.data, a2: a2.data, b: b.data, mint };
}
type World = Awaited<ReturnType<typeof open>>;

/** Calls, expects a refusal in a valid envelope, and that nothing was written. */
async function refusal(world: World, input: Record<string, unknown>): Promise<ErrorEnvelope> {
  const before = diskText(world.disk);
  const error = refused(await world.runtime.continue(input as ContinueInput));
  expect(diskText(world.disk)).toBe(before);
  expect(errorEnvelope.parse(error)).toEqual(error);
  return error;
}
/** Every handed-over pair reads, and one with an ack advances its own run. */
async function pairsWork(world: World, error: ErrorEnvelope) {
  const pairs = pairsIn(error);
  expect(pairs.length).toBeGreaterThan(0);
  for (const pair of pairs) {
    const read = await rehydrated(world.another(), pair);
    expect(read.data.session.runName).toBe(pair.runName);
    expect(error.suggestion).toContain(pair.stateToken);
    if (pair.ackToken === undefined) continue;
    expect(error.suggestion).toContain(pair.ackToken);
    const next = await advanced(world.runtime, pair);
    expect(next.data.session.runName).toBe(pair.runName);
  }
}
const swap = (text: string) => text.slice(0, 20) + (text[20] === 'A' ? 'B' : 'A') + text.slice(21);

describe('tokens that do not belong together', () => {
  // @verifies scope-mismatch-names-both-runs
  it('from two runs: nothing is recorded, both runs are named, both pairs are returned and work', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.stateToken, ackToken: world.b.ackToken });
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    for (const { session } of [world.a, world.b]) expect(error.message).toContain(`[${session.runName}]`);
    expect(error.details?.['tokens']).toMatchObject([
      {
        field: 'stateToken',
        kind: 'state',
        runName: world.a.session.runName,
        workflowId: 'test.alpha',
        stepTitle: 'Title of step-2',
      },
      {
        field: 'ackToken',
        kind: 'ack',
        runName: world.b.session.runName,
        workflowId: 'test.beta',
        stepTitle: 'Title of step-1',
      },
    ]);
    expect(pairsIn(error).map(({ runName }) => runName)).toEqual([world.a.session.runName, world.b.session.runName]);
    await pairsWork(world, error);
  });

  it('from two steps of one run: both steps are named, and their pairs work', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a.stateToken, ackToken: world.a2.ackToken });
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    expect(error.message).toContain('different steps of one run');
    expect(pairsIn(error)).toHaveLength(2);
    await pairsWork(world, error);
  });

  it.each([
    ['ackToken', 'stateToken', 'ackToken'],
    ['checkpointToken', 'stateToken', 'checkpointToken'],
  ] as const)('%s in the place of stateToken', async (given, place, name) => {
    const world = await open();
    const error = await refusal(world, { [place]: world.a2[given] });
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    expect(error.message).toContain(name);
    await pairsWork(world, error);
  });

  it.each(['stateToken', 'checkpointToken'] as const)('%s in the place of ackToken', async (given) => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.stateToken, ackToken: world.a2[given] });
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    expect(pairsIn(error)).toHaveLength(1);
    await pairsWork(world, error);
  });

  it('both in the wrong place', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.ackToken, ackToken: world.a2.stateToken });
    expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
    await pairsWork(world, error);
  });
});

describe('what a refusal returns asks for no more than the refused call did', () => {
  const quoted = (text = '') => `"${text}"`;
  const events = (world: World) =>
    world.disk.stored.sessionIds().reduce((sum, id) => sum + world.disk.stored.segments(id).length, 0);

  // @verifies refusal-hands-over-the-pair
  it.each(['stateToken', 'ackToken', 'checkpointToken'] as const)(
    'a read that brought a quoted %s stays a read',
    async (given) => {
      const world = await open();
      const error = await refusal(world, { stateToken: quoted(world.a2[given]) });
      const [pair, ...others] = pairsIn(error);
      expect([pair?.ackToken, others]).toEqual([undefined, []]);
      expect(error.suggestion).toMatch(/^Call continue_workflow again with only "stateToken": /);
      expect(error.suggestion).not.toContain('ack.v1');
      const before = events(world);
      await rehydrated(world.runtime, { stateToken: pair?.stateToken ?? '' });
      expect(events(world)).toBe(before);
    },
  );

  // @verifies refusal-hands-over-the-pair
  it('a retry with quotes gets its own tokens back, and they repeat the recorded answer', async () => {
    const world = await open();
    const call = { ...pairOf(world.a2), output: { notesMarkdown: 'two' } };
    const first = must(await world.runtime.continue(call));
    const error = await refusal(world, { ...call, ackToken: quoted(call.ackToken), stateToken: ` ${call.stateToken}` });
    expect(pairsIn(error)).toMatchObject([{ ...pairOf(world.a2), isRecorded: true }]);
    expect(error.suggestion).toContain(
      'this attempt is recorded: the same output returns its reply, other output is not stored',
    );
    expect(must(await world.runtime.continue({ ...call, ...pairOf(pairsIn(error)[0] as never) }))).toEqual(first);
  });

  // @verifies refusal-hands-over-the-pair
  it('a retry whose ackToken was cut gets the attempt that is recorded, and no branch', async () => {
    const world = await open();
    const call = { ...pairOf(world.a2), output: { notesMarkdown: 'two' } };
    const first = must(await world.runtime.continue(call));
    const error = await refusal(world, { ...call, ackToken: call.ackToken?.slice(0, -9) });
    const [pair] = pairsIn(error);
    expect(pair).toMatchObject(pairOf(world.a2));
    // It might have been another run's: nothing is commanded.
    expect(error.suggestion).toMatch(/^If you mean this run, call /);
    expect(error.suggestion).toContain('If you mean another run, use the tokens from its latest reply');
    expect(must(await world.runtime.continue({ ...call, ackToken: pair?.ackToken ?? '' }))).toEqual(first);
  });

  // @verifies refusal-hands-over-the-pair
  it('tokens of two replies about one step are one step: its newest pair is returned', async () => {
    const world = await open();
    const { stateToken, checkpointToken = '' } = world.a2;
    const kept = must(
      await world.runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'half' } }),
    );
    const newest = { stateToken: kept.data.stateToken, ackToken: kept.data.ackToken };
    for (const mixed of [
      { stateToken, ackToken: newest.ackToken },
      { stateToken: newest.stateToken, ackToken: world.a2.ackToken },
    ]) {
      const error = await refusal(world, mixed);
      expect(error.message).toContain('come from two replies about the same step');
      expect(error.suggestion).toMatch(/^Call continue_workflow again with "stateToken": /);
      expect(pairsIn(error)).toMatchObject([newest]);
    }
  });

  it('a damaged run is not left out in favour of the other: nothing is commanded', async () => {
    const world = await open();
    const { stored } = world.disk;
    const garbage = Buffer.concat([stored.manifest(world.b.session.sessionId), Buffer.from('garbage\n')]);
    stored.setManifest(world.b.session.sessionId, garbage);
    const error = await refusal(world, { stateToken: world.a2.stateToken, ackToken: world.b.ackToken });
    expect(error.suggestion).toMatch(/^If you mean this run, call /);
  });

  it('a step whose state is lost is not left out in favour of the other either', async () => {
    const world = await open();
    const nodes = world.disk.stored.objects().filter(({ kind }) => kind === 'snapshot');
    const tokens = { stateToken: world.a2.stateToken, ackToken: world.b.ackToken };
    const both = pairsIn(await refusal(world, tokens));
    expect(both).toHaveLength(2);
    for (const { at } of nodes) {
      const { bare } = world.disk.disk;
      const bytes = bare.read(at);
      bare.write(at, null);
      const error = refused(await world.another().continue(tokens));
      bare.write(at, bytes);
      expect(/^(Call|Decide)/.test(error.suggestion)).toBe(pairsIn(error).length === 2);
    }
  });

  it('a run that was to be started within another gets the stateToken alone', async () => {
    const world = await open();
    const error = refused(await world.runtime.start({ workflowId: 'test.beta', within: quoted(world.a2.stateToken) }));
    expect(error.suggestion).toMatch(/^Call start_workflow again with "within": /);
    expect(error.suggestion).not.toContain('ack.v1');
    const [pair] = pairsIn(error);
    await started(world.runtime, 'test.beta', { within: pair?.stateToken });
  });

  // @verifies refusal-hands-over-the-pair
  it('what a step produced, sent without any token, is told to need the ackToken, with the call', async () => {
    const { runtime } = await open();
    for (const [sent, first] of [
      [{ output: { notesMarkdown: 'two' }, context: { size: 'small' } }, 'output'],
      [{ context: { size: 'small' } }, 'context'],
      [{ preferences: { autonomy: 'guided' } }, 'preferences'],
    ] as const) {
      const error = refused(await runtime.continue(sent));
      expect(error.message).toMatch(
        /^continue_workflow: ackToken is missing\. .* sent without any token, so nothing was stored/,
      );
      expect(error.message).not.toContain('stateToken');
      expect(error.suggestion).toContain(`Call continue_workflow { "ackToken": <handle>, "${first}": … }`);
    }
    expect(refused(await runtime.continue({})).message).toBe('continue_workflow: stateToken is missing.');
  });

  it('output without an ackToken, and arguments that lack a token, get the pair', async () => {
    const world = await open();
    const { stateToken, ackToken, checkpointToken } = world.a2;
    const unacknowledged = await refusal(world, { stateToken, output: { notesMarkdown: 'two' } });
    expect(unacknowledged.suggestion).toContain(`with "stateToken": "${stateToken}" and "ackToken": "${ackToken}"`);
    const bad = { code: 'VALIDATION_ERROR', message: 'm', retry: { kind: 'not_retryable' }, suggestion: 's' } as const;
    const output = { notesMarkdown: 'two' };
    for (const [tool, args, pair] of [
      ['continue_workflow', { ackToken, output }, `"ackToken": "${ackToken}"`],
      ['continue_workflow', { stateToken, ackToken: null, output }, `"ackToken": "${ackToken}"`],
      ['checkpoint_workflow', { stateToken, output }, `"checkpointToken": "${checkpointToken}"`],
    ] as const) {
      const error = await world.runtime.nameError(bad, tool, args);
      expect(error.message).toBe(`[${world.a.session.runName}] m`);
      expect(error.suggestion).toContain(`with "stateToken": "${stateToken}" and ${pair}, for "Title of step-2" of `);
    }
    for (const args of [
      { stateToken, ouput: output },
      { stateToken: 'st.v1.x.y', output },
    ]) {
      expect((await world.runtime.nameError(bad, 'continue_workflow', args)).suggestion).toBe('s');
    }
  });
});

describe('tokens that do not verify', () => {
  it('have a bad signature when they were altered, and are never looked into', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: swap(world.a2.stateToken) });
    expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
    expect(error.details).toBeUndefined();
    expect(error.message).not.toContain(world.a.session.runName);
  });

  it('leave the other token of the call to name its run and hand over its pair', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.stateToken, ackToken: swap(world.a2.ackToken ?? '') });
    expect(error).toMatchObject({ code: 'TOKEN_BAD_SIGNATURE' });
    expect(error.message).toContain(`[${world.a.session.runName}]`);
    await pairsWork(world, error);
    const other = await refusal(world, { stateToken: swap(world.a2.stateToken), ackToken: world.a2.ackToken });
    expect(other.message).toContain('stateToken cannot be used');
    await pairsWork(world, other);
  });

  it('have an invalid format when they were cut', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.stateToken.slice(0, -30) });
    expect(error.code).toBe('TOKEN_INVALID_FORMAT');
    expect(error.suggestion).toContain('whole and unchanged');
  });

  it('have an invalid format when there is a quote around them, and the bare pair is returned', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: `"${world.a2.stateToken}"`, ackToken: ` ${world.a2.ackToken}` });
    expect(error.code).toBe('TOKEN_INVALID_FORMAT');
    expect(pairsIn(error)).toEqual([
      {
        runName: world.a.session.runName,
        workflowId: 'test.alpha',
        stepTitle: 'Title of step-2',
        ...pairOf(world.a2),
      },
    ]);
    await pairsWork(world, error);
  });

  it('are of an unsupported version when a later server minted them', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.stateToken.replace('.v1.', '.v2.') });
    expect(error.code).toBe('TOKEN_UNSUPPORTED_VERSION');
  });

  it('have a bad signature when another data directory minted them', async () => {
    const world = await open();
    const other = await open();
    const error = await refusal(world, pairOf(other.a2));
    expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
    expect(error.message).toContain('another data directory');
  });
});

describe('genuine tokens that point nowhere', () => {
  const scope = { sessionId: 'sess_none' as SessionId, runId: 'run_none' as RunId, nodeId: 'node_none' as NodeId };

  it('name an unknown node when the session is not stored here', async () => {
    const world = await open();
    const pair = {
      stateToken: world.mint.state(scope, hashOf(alpha)),
      ackToken: world.mint.ack(scope, 'att_x' as AttemptId),
    };
    for (const input of [pair, { stateToken: pair.stateToken }]) {
      const error = await refusal(world, input);
      expect(error.code).toBe('TOKEN_UNKNOWN_NODE');
      expect(error.message).toContain(runName(scope.runId));
      expect(error.suggestion).toContain('probably removed');
      expect(pairsIn(error)).toEqual([]);
    }
  });

  // @verifies refusal-hands-over-the-pair
  it('name an unknown node when the run is stored and the node is not, and hand over where the run stands', async () => {
    const world = await open();
    const { sessionId, runId } = world.a.session;
    const lost = { sessionId, runId, nodeId: 'node_none' as NodeId };
    const stateToken = world.mint.state(lost, hashOf(alpha));
    const output = { notesMarkdown: 'of a step that was lost' };
    for (const more of [{}, { ackToken: world.mint.ack(lost, 'att_x' as AttemptId), output }]) {
      const error = await refusal(world, { stateToken, ...more });
      expect(error.code).toBe('TOKEN_UNKNOWN_NODE');
      expect(error.suggestion).toContain('its log ends before that step');
      expect(error.suggestion).toContain('with only "stateToken"');
      // The output was of another step: there is no ackToken to send it with.
      expect(pairsIn(error)).toEqual([
        {
          runName: world.a.session.runName,
          workflowId: 'test.alpha',
          stepTitle: 'Title of step-2',
          stateToken: world.a2.stateToken,
        },
      ]);
    }
  });

  it('name an unknown node when the node belongs to another run of the session', async () => {
    const world = await open();
    const child = await started(world.runtime, 'test.beta', { within: world.a2.stateToken });
    const node = JSON.parse(Buffer.from(child.data.stateToken.split('.')[2] ?? '', 'base64url').toString()).nodeId;
    const { sessionId, runId } = world.a.session;
    const error = await refusal(world, {
      stateToken: world.mint.state({ sessionId, runId, nodeId: node }, hashOf(alpha)),
    });
    expect(error.code).toBe('TOKEN_UNKNOWN_NODE');
  });

  // @verifies token-workflow-hash-checked
  it('mismatch the workflow hash when they name another version than the run is pinned to', async () => {
    const world = await open();
    const payload = JSON.parse(Buffer.from(world.a2.stateToken.split('.')[2] ?? '', 'base64url').toString());
    const error = await refusal(world, {
      stateToken: world.mint.state(payload, `sha256:${'0'.repeat(64)}` as WorkflowHash),
    });
    expect(error.code).toBe('TOKEN_WORKFLOW_HASH_MISMATCH');
    expect(error.message).toContain(world.a.session.runName);
    await pairsWork(world, error);
  });
});

describe('a session that cannot be written', () => {
  // @verifies busy-session-fails-fast, replay-takes-no-lock
  it('is locked, with a time to wait, when another process holds it; replay and rehydrate still answer', async () => {
    const world = await open();
    const lock = must(await world.storage.locks.session(world.a.session.sessionId, false));
    const error = await refusal(world, pairOf(world.a2));
    expect(error).toMatchObject({
      code: 'TOKEN_SESSION_LOCKED',
      retry: { kind: 'retryable_after_ms', afterMs: 1000 },
      details: { runName: world.a.session.runName },
    });
    await rehydrated(world.runtime, world.a2);
    await advanced(world.runtime, world.a, { output: { notesMarkdown: 'a' } });
    await advanced(world.runtime, world.b);
    if (lock.kind === 'held') await lock.release();
    await advanced(world.runtime, world.a2);
  });

  it('is locked when a collector holds the store', async () => {
    const world = await open();
    const collected = await world.storage.collector.exclusively(async () => {
      expect((await refusal(world, pairOf(world.a2))).code).toBe('TOKEN_SESSION_LOCKED');
      expect(refused(await world.runtime.start({ workflowId: 'test.alpha' })).code).toBe('TOKEN_SESSION_LOCKED');
    });
    expect(must(collected).kind).toBe('done');
  });

  // @verifies unhealthy-session-refused
  it('is unhealthy when its log is damaged: every call is refused, and nothing is written', async () => {
    const world = await open();
    const { stored } = world.disk;
    const garbage = Buffer.concat([stored.manifest(world.a.session.sessionId), Buffer.from('garbage\n')]);
    stored.setManifest(world.a.session.sessionId, garbage);
    for (const input of [pairOf(world.a2), { stateToken: world.a2.stateToken }]) {
      const error = await refusal(world, input);
      expect(error).toMatchObject({
        code: 'TOKEN_SESSION_UNHEALTHY',
        retry: { kind: 'not_retryable' },
        details: {
          sessionId: world.a.session.sessionId,
          health: 'corrupt_tail',
          reason: 'manifest_record_invalid',
          runs: [{ runName: world.a.session.runName, workflowId: 'test.alpha' }],
        },
      });
    }
    const within = refused(await world.runtime.start({ workflowId: 'test.beta', within: world.a.stateToken }));
    const { sessionId, runName, runId } = world.a.session;
    expect(within).toMatchObject({ code: 'TOKEN_SESSION_UNHEALTHY', details: { sessionId, runName, runId } });
    for (const error of [within, await refusal(world, pairOf(world.a2))]) {
      expect(error.message.startsWith(`[${runName}] The log of session ${sessionId} is damaged`)).toBe(true);
      expect(error.suggestion).toContain(`\`workrail sessions show ${sessionId}\``);
      expect(error.suggestion).toContain(`\`workrail sessions repair ${sessionId} --dry-run\``);
    }
    await advanced(world.runtime, world.b);
  });

  it('is unhealthy when its events contradict each other', async () => {
    const world = await open();
    const { stored } = world.disk;
    const { sessionId } = world.a.session;
    const [path = ''] = stored.segments(sessionId);
    const doubled = Buffer.from(stored.segment(sessionId, path))
      .toString()
      .replace('"nodeKind":"step","parentNodeId":null', '"nodeKind":"step","parentNodeId":"node_ghost"');
    stored.setSegment(sessionId, path, Buffer.from(doubled));
    const manifest = Buffer.from(stored.manifest(sessionId)).toString().split('\n');
    manifest[0] = (manifest[0] ?? '')
      .replace(/sha256:[0-9a-f]{64}/, `sha256:${world.host.crypto.digest(new TextEncoder().encode(doubled))}`)
      .replace(/"bytes":\d+/, `"bytes":${doubled.length}`);
    stored.setManifest(sessionId, Buffer.from(manifest.join('\n')));
    const error = refused(await world.another().continue({ stateToken: world.a.stateToken }));
    expect(error).toMatchObject({ code: 'TOKEN_SESSION_UNHEALTHY', details: { reason: 'event_inconsistent' } });
  });

  // @verifies store-errors-keep-their-domain
  it('answers with a storage code when its pinned workflow is missing or damaged', async () => {
    const world = await open();
    const pinned = world.a.workflow.workflowHash as string as Sha256Digest;
    world.disk.stored.setObject('pinned_workflow', pinned, new TextEncoder().encode('{}'));
    const error = refused(await world.another().continue({ stateToken: world.a.stateToken }));
    expect(error).toMatchObject({ code: 'STORE_OBJECT_DAMAGED', retry: { kind: 'not_retryable' } });
    world.disk.stored.setObject('pinned_workflow', pinned, null);
    expect(refused(await world.another().continue({ stateToken: world.a.stateToken })).code).toBe(
      'STORE_OBJECT_MISSING',
    );
  });

  it('passes on a fault of the store with the run named', async () => {
    const world = await open();
    const storage = world.disk.storage(world.host);
    Object.assign(storage.log, {
      append: async () =>
        (await storage.objects.get('artifact', `sha256:${'0'.repeat(64)}` as Sha256Digest)).map(() => never()),
    });
    const runtime = createRuntime(world.host, storage, catalogsAt(null, [alpha, beta]), { tokenForm: 'signed' });
    const error = refused(await runtime.continue(pairOf(world.a2)));
    expect(error.message).toContain(`[${world.a.session.runName}]`);
    const retried = must(await world.runtime.continue(pairOf(world.a2)));
    expect(retried.data.pending?.stepId).toBe('step-3');
  });
});

const never = (): never => {
  throw new Error('unreachable');
};

describe('arguments that are wrong', () => {
  it.each([
    ['output', { output: { notesMarkdown: 'lost?' } }],
    ['context', { context: { a: 1 } }],
    ['preferences', { preferences: { autonomy: 'guided' } }],
  ])('%s without an ackToken is refused: it could not be stored', async (name, more) => {
    const world = await open();
    const error = await refusal(world, { stateToken: world.a2.stateToken, ...more });
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.message).toContain(name);
    expect(error.details).toMatchObject({ runName: world.a.session.runName });
  });

  it.each([
    ['a lone surrogate', { context: { a: '\ud800' } }],
    ['not a number', { context: { a: Number.NaN } }],
    ['a function', { context: { a: () => 1 } }],
    ['a lone surrogate in notes', { output: { notesMarkdown: 'x\udfff' } }],
    ['an artifact that is undefined', { output: { artifacts: [undefined] } }],
    [
      'a cycle',
      {
        context: (() => {
          const a: Record<string, unknown> = {};
          a['a'] = a;
          return a;
        })(),
      },
    ],
  ])('%s is refused, with the place', async (_, more) => {
    const world = await open();
    const error = await refusal(world, { ...pairOf(world.a2), ...more });
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.message).toContain(`[${world.a.session.runName}]`);
    await advanced(world.runtime, world.a2);
  });

  // @verifies reserved-context-keys
  it.each(['{"__proto__":{"polluted":1}}', '{"a":[{"constructor":1}]}', '{"a":{"b":{"prototype":{}}}}'])(
    'a reserved key is refused at any depth: %s',
    async (json) => {
      const world = await open();
      const error = await refusal(world, { ...pairOf(world.a2), context: JSON.parse(json) });
      expect(error.code).toBe('VALIDATION_ERROR');
      expect(error.message).toContain('reserved key');
      expect(refused(await world.runtime.start({ workflowId: 'test.beta', context: JSON.parse(json) })).code).toBe(
        'VALIDATION_ERROR',
      );
      expect('polluted' in {}).toBe(false);
    },
  );

  // @verifies declared-kinds-checked
  it.each([
    [{ size: 'medium' }, ['small', 'large']],
    [{ size: 1 }, ['small', 'large']],
    [{ count: '1' }, undefined],
  ])('a declared key with a value of the wrong kind is refused: %j', async (context, allowed) => {
    const world = await open();
    const error = await refusal(world, { ...pairOf(world.a2), context });
    expect(error.code).toBe('VALIDATION_ERROR');
    expect(error.details?.['values']).toHaveLength(1);
    for (const value of allowed ?? []) expect(error.suggestion + error.message).toContain(value);
    await advanced(world.runtime, world.a2, { context: { size: 'small', count: 2 } });
  });

  // @verifies declared-kinds-checked
  it('every wrong value of a call is reported at once, and a long list of them is bounded', async () => {
    const world = await open();
    const [all, half] = [
      { size: 'medium', count: '1' },
      { size: 'small', count: '1' },
    ];
    const errors = [
      refused(await world.runtime.start({ workflowId: 'test.alpha', context: all })),
      await refusal(world, { ...pairOf(world.a2), context: all }),
    ];
    for (const { message } of errors) {
      expect(message).toContain('2 context values do not fit');
      expect(message).toContain('"size" must be one of "small", "large"; "count" must be a number.');
    }
    expect((await refusal(world, { ...pairOf(world.a2), context: half })).message).not.toContain('size');
    const keys = Array.from({ length: 200 }, (_, i) => `key_${i}`);
    const values = Array.from({ length: 200 }, (_, i) => `value_${i}`);
    const wide = compiledWorkflow('test.wide', stepIds(1), {
      inputs: keys.map((key) => compiledInput(key, { kind: 'enum', values })),
    });
    const context = Object.fromEntries(keys.map((key) => [key, 'none']));
    const many = refused(await memoryWorld([wide]).runtime.start({ workflowId: 'test.wide', context }));
    expect(many.message).toContain('200 context values do not fit their declarations');
    expect(many.message).toContain('; 190 more values.');
    expect(many.message.length).toBeLessThan(6000);
  });

  it('an artifact over its budget is refused, with the measure', async () => {
    const world = await open();
    const artifacts = [{}, { big: 'x'.repeat(artifactBytesMax) }];
    const error = await refusal(world, { ...pairOf(world.a2), output: { artifacts } });
    expect(error).toMatchObject({
      code: 'VALIDATION_ERROR',
      details: { argument: 'output.artifacts[1]', bytesMax: artifactBytesMax },
    });
  });

  it('a plan that would be too large together is refused as a value, and the session lives', async () => {
    const world = await open();
    const artifacts = Array.from({ length: 32 }, (_, i) => ({ i, text: 'x'.repeat(100_000) }));
    await advanced(world.runtime, world.a2, { context: { a: 'é'.repeat(100_000) }, output: { artifacts } });
  });

  it('an unknown workflow is refused with the nearest id', async () => {
    const world = await open();
    const error = refused(await world.runtime.start({ workflowId: 'test.alhpa' }));
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', details: { nearest: 'test.alpha' } });
    expect(error.suggestion).toContain('test.alpha');
    expect(refused(await world.runtime.start({ workflowId: 'zzz' })).suggestion).toContain('list_workflows');
  });

  it('a token error comes before an argument error: the agent fixes the pair first', async () => {
    const world = await open();
    const error = await refusal(world, { stateToken: swap(world.a.stateToken), output: { notesMarkdown: 'x' } });
    expect(error.code).toBe('TOKEN_BAD_SIGNATURE');
  });

  // @verifies errors-name-no-path
  it('no refusal holds a path, a stack or the text of the agent', async () => {
    const world = await open();
    const secret = 'sEcReT'.repeat(50);
    const errors = [
      await refusal(world, { stateToken: secret }),
      await refusal(world, { ...pairOf(world.a2), context: { [secret]: '\ud800' } }),
      refused(await world.runtime.start({ workflowId: secret })),
    ];
    for (const error of errors) {
      expect(JSON.stringify(error)).not.toContain(secret);
      expect(JSON.stringify(error)).not.toMatch(/\/work\/|\.ts:\d+/);
    }
  });
});

describe('the shape of every refusal', () => {
  // @verifies errors-say-what-to-do
  it('is asked of every refusal that any test provokes: a tool, a command, or the same call with what to change', () => {
    const without = [
      'Copy it again, whole, from the reply that held it',
      'Keep artifacts small and structured.',
      'Check WORKRAIL_DATA_DIR: it names the data directory that is looked at.',
      'Repeat the same call.',
      'Run the command again.',
    ];
    expect(without.filter(saysWhatToDo)).toEqual([]);
    const error = { code: 'VALIDATION_ERROR', message: 'x', retry: { kind: 'not_retryable' }, suggestion: 'Fix it.' };
    expect(() => sawResult(err(error))).toThrow(/names no tool/);
    expect(() => sawReply('list_workflows', { ok: false, error })).toThrow(/names no tool/);
  });

  // @verifies errors-say-what-to-do
  it('says that nothing was recorded, or what is kept, and what to call next', async () => {
    const world = await open();
    const errors = [
      await refusal(world, { stateToken: '' }),
      await refusal(world, { stateToken: world.a.stateToken, ackToken: world.b.ackToken }),
      await refusal(world, { stateToken: swap(world.a.stateToken) }),
      await refusal(world, { stateToken: world.a.ackToken }),
      await refusal(world, { stateToken: world.a.stateToken.replace('.v1.', '.v2.') }),
    ];
    for (const error of errors) {
      expect(error.message).toContain('Nothing was recorded');
      expect(error.message).toContain('continue_workflow');
      expect(error.suggestion).toMatch(/\b(?:continue|start)_workflow|resume_session\b/);
      expect(error.retry).toEqual({ kind: 'not_retryable' });
    }
  });
});

it('a bug of ours is told as one over MCP, writes nothing, and the server lives', async () => {
  const ids = countingIds();
  let isBroken = true;
  const next = (prefix: string) => {
    if (isBroken && prefix === 'node') throw new Error('/secret/path is odd');
    return ids.next(prefix);
  };
  const bench = await Bench.of('memory', [alpha], null, { host: { ids: { ...ids, next } } });
  const error = await bench.agent.refused('start_workflow', { workflowId: 'test.alpha' });
  expect(error).toMatchObject({ code: 'INTERNAL_ERROR', retry: { kind: 'retryable_immediate' } });
  expect(JSON.stringify(error)).not.toContain('/secret');
  isBroken = false;
  const { data } = await bench.agent.done<ResumeData>('resume_session', {});
  expect(data.totalEligible).toBe(0);
  expect((await bench.start('test.alpha')).at).toBe('step-1');
});

// The digest of a segment is taken when its plan is in the session and not yet written.
it('a bug of ours claims nothing about what was recorded, wherever it happens, and the repeated call is recorded once', async () => {
  const real = nodeCrypto();
  let left = Number.POSITIVE_INFINITY;
  const digest: typeof real.digest = (bytes) => {
    left -= 1;
    if (left < 0) throw new Error('hashing is odd');
    return real.digest(bytes);
  };
  const seen = { recorded: 0, unrecorded: 0 };
  for (let at = 0, isAnswered = false; !isAnswered; at += 1) {
    const bench = await Bench.of('memory', [alpha], null, { host: { crypto: { ...real, digest } } });
    const run = await bench.start('test.alpha');
    const call = { ...run.pair, output: { notesMarkdown: 'done' } };
    left = at;
    const reply = await bench.agent.call('continue_workflow', call);
    left = Number.POSITIVE_INFINITY;
    const { length } = await run.eventsOf('advance_recorded');
    if (reply.ok) isAnswered = true;
    else {
      expect(reply.error.code).toBe('INTERNAL_ERROR');
      expect(reply.error.message).toContain('It is unknown whether this call was recorded.');
      seen[length === 0 ? 'unrecorded' : 'recorded'] += 1;
    }
    await bench.agent.done('continue_workflow', call);
    expect(await run.eventsOf('advance_recorded')).toHaveLength(1);
  }
  expect(Math.min(seen.recorded, seen.unrecorded)).toBeGreaterThan(0);
});

describe('two runs of one name', () => {
  // @verifies refusal-hands-over-the-pair
  it('are told apart by id and goal in a refusal that offers a call for each', async () => {
    const world = memoryWorld([alpha]);
    const ids = startsNamesakes(world.host);
    const [first, second] = [
      must(await world.runtime.start({ workflowId: 'test.alpha', goal: 'Fix the retries' })).data,
      must(await world.runtime.start({ workflowId: 'test.alpha', goal: 'Move the uploads' })).data,
    ];
    const name = runName(ids[0]);
    const owners = [`${name} (${ids[0]}, test.alpha`, `${name} (${ids[1]}, test.alpha`];
    const goals = [', goal "Fix the retries")', ', goal "Move the uploads")'];
    const cut = refused(await world.runtime.continue({ stateToken: name }));
    const mixed = refused(
      await world.runtime.continue({
        stateToken: first.stateToken,
        ackToken: second.ackToken ?? '',
        output: { notesMarkdown: 'done' },
      }),
    );
    for (const error of [cut, mixed]) {
      for (const [i, owner] of owners.entries()) expect(error.suggestion).toContain(`${owner}${goals[i]}`);
    }
    for (const owner of owners) expect(mixed.message).toContain(owner);
  });
});
