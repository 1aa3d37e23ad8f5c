/** Sessions that sessions start: their result, their limits, and a power cut at any moment. */
import { ok } from 'neverthrow';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type SpawnLimits, spawnAgent, spawning } from '../../../daemon/children/spawn-agent.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import type { SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import { answerCommands, standingOf } from '../../../daemon/reports/next-commands.ts';
import { resumeChild } from '../../../daemon/reports/send-entry.ts';
import { signalCoordinator } from '../../../daemon/tools/signal-coordinator.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { inboxPollMs } from '../../../schemas/daemon/limits.ts';
import type { InboxAction } from '../../../schemas/daemon/inbox-entry.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { bundledSnapshots } from '../../support/bundled-snapshots.ts';
import type { Fate } from '../../support/simulated-disk.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, layout, never, SessionWorld, titleIn } from '../session/session-world.ts';

const parent = compiledWorkflow('test.parent', ['plan', 'finish']);
const child = compiledWorkflow('test.child', [compiledStep('review', { prompt: 'Look at it closely. '.repeat(100) })]);
const asking = compiledWorkflow('test.asking', [
  compiledStep('ask', {
    userDependencies: [{ reason: 'needs_user_secret_or_token', message: 'Which account?', contextKey: 'account' }],
  }),
]);
const newWorld = () => new SessionWorld(parent, child, asking);

const spawn = (workflowId = 'test.child') => use('spawn_agent', { workflowId, goal: 'Review it.' });

/** The parent spawns in its first step, the child writes once. After any result, each completes its step. */
const script =
  (...calls: ReturnType<typeof use>[]) =>
  (request: ModelRequest): ModelReply => {
    const title = titleIn(request);
    if (request.messages.length > 1) return reply('', done(`Did ${title}.`));
    if (title === 'Title of plan') return reply('', ...(calls.length === 0 ? [spawn()] : calls));
    return reply('', use('write', { name: title }));
  };

function process(
  world: SessionWorld,
  play: (request: ModelRequest) => ModelReply,
  limits: Partial<SpawnLimits> = {},
): SessionEnvironment {
  const environment: SessionEnvironment = world.process(world.model(play), {
    spawning: spawning(() => environment, { depthMax: 1, countMax: 5, ...limits }),
  });
  return environment;
}

const sessionsOn = ({ disk }: SessionWorld) => disk.bare.list(layout.sessions) as readonly SessionId[];
const recordsOf = ({ disk }: SessionWorld, sessionId: SessionId) =>
  parseTurns(disk.bare.read(layout.turnLog(sessionId)) ?? new Uint8Array());
/** Results of the calls of a session, in order. */
const resultsOf = (world: SessionWorld, sessionId: SessionId) =>
  recordsOf(world, sessionId).flatMap((record) => (record.kind === 'tool_ended' ? [record] : []));
const idOf = ({ sessionId }: { readonly sessionId: SessionId | null }): SessionId => sessionId as SessionId;

describe('a session that starts another', () => {
  it('gets the result of that session, whose goal, parent and costs are recorded', async () => {
    const world = newWorld();
    const environment = process(world, script());
    const ended = await startSession(environment, jobOf('test.parent'), never);
    expect(ended.result.kind).toBe('success');
    const [result] = resultsOf(world, idOf(ended));
    expect(result).toMatchObject({
      ending: 'done',
      text: expect.stringMatching(/is complete\.[\s\S]*Did Title of review\./),
    });
    const [root, second] = sessionsOn(world);
    expect(root).toBe(ended.sessionId);
    const { state } = await storedSession(environment.host, layout, second as SessionId);
    expect(state).toMatchObject({
      closed: { outcome: 'success' },
      opened: { goal: 'Review it.', workflowId: 'test.child' },
    });
    expect(state?.opened?.parent).toEqual({
      parentSessionId: root,
      callId: '1-1',
      rootSessionId: root,
      depth: 1,
      trigger: null,
      trust: 'user',
    });
    const { entries } = await environment.spending.ledger.balance();
    expect(new Set(entries.map(({ reserved }) => reserved.rootSessionId))).toEqual(new Set([root]));
    expect(Object.fromEntries(world.effects)).toEqual({ 'Title of review': 1, 'Title of finish': 1 });
  });

  it('gets its work as a commit, which stays known when the user runs git gc', async () => {
    const world = newWorld();
    const [base, commit] = ['a'.repeat(40), 'b'.repeat(40)];
    vi.spyOn(WorktreeLedger.prototype, 'records').mockImplementation(() => {
      const of = { v: 1 as const, atMs: 0, worktreeId: sessionsOn(world)[1] ?? '' };
      const places = { repository: '/r/.git', folder: '/w', base, ref: 'refs/worktrain/child' };
      return [
        { ...of, kind: 'adding', ...places },
        { ...of, kind: 'checkpointing', commit },
      ];
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const environment: SessionEnvironment = {
      ...process(world, script()),
      spawning: {
        isAllowed: ({ parent: above }) => above === undefined,
        tools: (session) => [
          spawnAgent(environment, { depthMax: 1, countMax: 5 }, session, { checkpoint: async () => base }),
        ],
      },
    };
    const ended = await startSession(environment, jobOf('test.parent'), never);
    const [result] = resultsOf(world, idOf(ended));
    expect(result).toMatchObject({ ending: 'done', text: expect.stringContaining(`git diff HEAD ${commit}.`) });
    expect(JSON.stringify(result)).not.toContain('refs/worktrain');
  });

  it('may run a workflow that requires delegation', async () => {
    const delegating = { ...parent, capabilities: { delegation: 'required' as const } };
    const world = new SessionWorld(delegating, child);
    const ended = await startSession(process(world, script()), jobOf('test.parent'), never);
    expect(ended.result.kind).toBe('success');
  });

  // @verifies spawn-is-checked-at-the-call
  it.each([
    ['depth', { depthMax: 0 }, [spawn()], /the limit of nested sessions is 0 levels/],
    ['number', { countMax: 1 }, [spawn(), spawn()], /the limit is 1 session per run/],
  ] as const)(
    'is refused at the call when the %s is reached, and no session is started',
    async (_, limits, calls, text) => {
      const world = newWorld();
      const environment: SessionEnvironment = {
        ...process(world, script(...calls)),
        // The tool as it was offered before the user lowered the limit.
        spawning: {
          isAllowed: () => true,
          tools: (...of) => [spawnAgent(environment, { depthMax: 1, countMax: 5, ...limits }, ...of)],
        },
      };
      const ended = await startSession(environment, jobOf('test.parent'), never);
      expect(ended.result.kind).toBe('success');
      expect(resultsOf(world, idOf(ended)).at(calls.length - 1)).toMatchObject({
        ending: 'refused',
        text: expect.stringMatching(text),
      });
      expect(sessionsOn(world)).toHaveLength(calls.length);
    },
  );

  it.each([
    [{ depthMax: 1 }, ['Title of plan']],
    [{ depthMax: 2 }, ['Title of plan', 'Title of review']],
    [{ depthMax: 0 }, []],
    [{ countMax: 0 }, []],
  ] as const)('has the tool only where the limits %j allow a call', async (limits, having) => {
    const world = newWorld();
    await startSession(process(world, script(), limits), jobOf('test.parent'), never);
    const first = world.requests.filter(({ messages }) => messages.length === 1);
    const offered = first.filter(({ tools }) => tools.some(({ name }) => name === 'spawn_agent')).map(titleIn);
    expect(offered.filter((title) => title !== 'Title of finish')).toEqual(having);
  });

  it('cannot start a session at the limit of nested sessions if its workflow requires delegation', async () => {
    const delegating = { ...child, capabilities: { delegation: 'required' as const } };
    const world = new SessionWorld(parent, delegating);
    const ended = await startSession(process(world, script()), jobOf('test.parent'), never);
    expect(resultsOf(world, idOf(ended))[0]).toMatchObject({
      ending: 'failed',
      text: expect.stringMatching(/requires capabilities .* delegation \(.*"childDepth"/),
    });
    expect(sessionsOn(world)).toHaveLength(1);
  });

  // @verifies spawn-is-checked-at-the-call
  it('shares the limit of the run: a child that would pass it waits, and its parent waits with it', async () => {
    const world = newWorld();
    const free = process(newWorld(), script());
    await startSession(free, jobOf('test.parent'), never);
    const [first] = (await free.spending.ledger.balance()).entries;
    // Enough for the first call of the parent, and not for one of the child, which has a longer prompt.
    const tokens = (first?.reserved.tokens ?? 0) + 500;
    const environment: SessionEnvironment = {
      ...process(world, script()),
      spawning: spawning(() => environment, { depthMax: 1, countMax: 1 }),
    };
    Object.assign(environment, { spending: { ...environment.spending, limits: { run: { tokens } } } });
    const ended = await startSession(environment, jobOf('test.parent'), never);
    const [, second] = sessionsOn(world);
    expect(ended.state).toMatchObject({ parkedFor: 'limit', limit: { scope: 'run' }, child: second });
    expect(ended.state.question).toMatch(/The child session .* reached a limit\. [\s\S]*limit per run is reached/);
    expect(resultsOf(world, idOf(ended))).toEqual([]);
    const { entries } = await environment.spending.ledger.balance();
    expect(entries.reduce((sum, { counted }) => sum + counted.tokens, 0)).toBeLessThanOrEqual(tokens);
  });

  it.each([
    ['waits for the user', spawn('test.asking'), /is waiting for the user and is not complete: [\s\S]*Which account\?/],
    ['cannot be started', spawn('test.none'), /No session was started: [\s\S]*test\.none/],
  ])('is told that the other one %s', async (_, call, text) => {
    const world = newWorld();
    const ended = await startSession(process(world, script(call)), jobOf('test.parent'), never);
    expect(ended.result.kind).toBe('success');
    expect(resultsOf(world, idOf(ended))[0]).toMatchObject({ ending: 'failed', text: expect.stringMatching(text) });
  });

  // @verifies spawn-is-checked-at-the-call
  it.each([
    ['an unknown workflow', 'test.none'],
    ['a workflow with needs that are not met', 'test.delegating'],
  ])('may start another session after a call for %s, which started none', async (_, workflowId) => {
    const delegating = compiledWorkflow('test.delegating', ['delegate']);
    const world = new SessionWorld(parent, child, { ...delegating, capabilities: { delegation: 'required' } });
    const play = script(spawn(workflowId), spawn(workflowId), spawn(), spawn());
    const ended = await startSession(process(world, play, { countMax: 1 }), jobOf('test.parent'), never);
    const results = resultsOf(world, idOf(ended)).slice(0, 4);
    expect(results.map(({ ending }) => ending)).toEqual(['failed', 'failed', 'done', 'refused']);
    expect(sessionsOn(world)).toHaveLength(2);
  });

  // @verifies bundled-review-runs-unattended
  it('gets the verdict of the bundled review, which needs no user', async () => {
    const world = new SessionWorld(
      parent,
      ...bundledSnapshots().filter(({ workflowId }) => workflowId === 'wr.code_review'),
    );
    const play = (request: ModelRequest) => {
      const isSpawning = request.messages.length === 1 && titleIn(request) === 'Title of plan';
      return reply('', isSpawning ? spawn('wr.code_review') : done(`Did ${titleIn(request)}.`));
    };
    const ended = await startSession(process(world, play), jobOf('test.parent'), never);
    expect(resultsOf(world, idOf(ended))[0]).toMatchObject({
      ending: 'done',
      text: expect.stringMatching(/is complete\.[\s\S]*Did Verdict\./),
    });
  });

  // @verifies cancelled-jobs-end
  it('that is cancelled inside the other one ends it: closed with a reason, without a sidecar, its calls counted', async () => {
    const world = newWorld();
    const cancelling: SessionEnvironment['model'] = {
      ...world.model(script()),
      call: async (request, signal) => {
        if (titleIn(request) !== 'Title of review') return script()(request);
        const [root] = sessionsOn(world);
        await new FileInbox(environment.host, layout, root as SessionId, 0).add({ kind: 'cancel' });
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
        return { kind: 'fault', code: 'cancelled', message: 'the call was cancelled' };
      },
    };
    const timer = {
      after: (ms: number, run: () => void) => {
        const handle = ms === inboxPollMs ? setTimeout(run, 1) : undefined;
        return () => clearTimeout(handle);
      },
    };
    const environment: SessionEnvironment = { ...process(world, script()), model: cancelling, timer };
    Object.assign(environment, {
      spawning: spawning(() => environment, { depthMax: 1, countMax: 5 }),
    });
    const ended = await startSession(environment, jobOf('test.parent'), never);
    expect(ended.result).toMatchObject({ kind: 'error', reason: 'the user cancelled the session' });
    const [root, second] = sessionsOn(world) as readonly [SessionId, SessionId];
    const { state } = await storedSession(environment.host, layout, second);
    expect(state?.closed).toEqual({ outcome: 'error', reason: 'the session that started this one has ended' });
    for (const sessionId of [root, second]) expect(world.disk.bare.read(layout.sidecar(sessionId))).toBeNull();
    const { entries } = await environment.spending.ledger.balance();
    expect(entries.filter(({ reserved }) => reserved.sessionId === second).length).toBeGreaterThan(0);
    expect(entries.every(({ state: each }) => each !== 'reserved')).toBe(true);
  });

  it('is stopped inside the other one and resumed: the other one continues, and the call gets its result', async () => {
    const world = newWorld();
    const stop = new AbortController();
    const stopping = (request: ModelRequest) => {
      if (titleIn(request) === 'Title of review') stop.abort();
      return script()(request);
    };
    const ended = await startSession(process(world, stopping), jobOf('test.parent'), stop.signal);
    expect(ended.result).toEqual({ kind: 'parked', question: null });
    expect(resultsOf(world, idOf(ended))).toEqual([]);
    const resumed = await resumeSession(process(world, script()), idOf(ended), null, never);
    expect(resumed).toMatchObject({ result: { kind: 'success' } });
    expect(resultsOf(world, idOf(ended))[0]).toMatchObject({ ending: 'done' });
    expect(sessionsOn(world)).toHaveLength(2);
  });
});

describe('a child session that the user stops', () => {
  const send = ({ host }: SessionEnvironment, sessionId: SessionId, action: InboxAction) =>
    new FileInbox(host, layout, sessionId, 0).add(action);
  const resumed = async (world: SessionWorld, sessionId: SessionId) => {
    const ended = await resumeSession(process(world, script()), sessionId, null, never);
    if (typeof ended === 'string') throw new Error(`not resumed: ${ended}`);
    return ended;
  };
  /** During the first call of the child, the user pauses it, or these sessions: 0 is its parent, and 1 the child. */
  const paused = async (which: readonly number[] = [1]) => {
    const world = newWorld();
    const environment = process(world, script());
    const model: SessionEnvironment['model'] = {
      ...environment.model,
      call: async (request, ...rest) => {
        if (titleIn(request) === 'Title of review')
          for (const each of which) await send(environment, sessionsOn(world)[each] as SessionId, { kind: 'pause' });
        return environment.model.call(request, ...rest);
      },
    };
    const child = () => sessionsOn(world)[1] as SessionId;
    Object.assign(environment, { spawning: spawning(() => ({ ...environment, model }), { depthMax: 1, countMax: 5 }) });
    const ended = await startSession(environment, jobOf('test.parent'), never);
    const calls = world.requests.length;
    return { world, environment, ended, root: idOf(ended), child: child(), calls };
  };

  // @verifies parents-wait-with-their-children
  it('stops its parent, which gets the result once the user resumes the child', async () => {
    const { world, environment, ended, root, child: second, calls } = await paused();
    expect(ended.state).toMatchObject({
      parkedFor: 'paused',
      child: second,
      question: expect.stringContaining('is paused'),
    });
    expect(resultsOf(world, root)).toEqual([]);
    // Such as by a daemon that died before: only the user ends the pause of the child.
    expect((await resumed(world, root)).state).toMatchObject({ parkedFor: 'paused', child: second });
    expect(world.requests).toHaveLength(calls);
    await send(environment, second, { kind: 'resume' });
    expect((await resumed(world, root)).result.kind).toBe('success');
    expect(resultsOf(world, root)[0]).toMatchObject({
      ending: 'done',
      text: expect.stringContaining('Did Title of review.'),
    });
    expect(sessionsOn(world)).toHaveLength(2);
  });

  // @verifies parents-wait-with-their-children
  it('gives its parent the result also if the user resumes it in another process', async () => {
    const { world, root, child: second } = await paused();
    expect((await resumed(world, second)).result.kind).toBe('success');
    expect((await resumed(world, root)).result.kind).toBe('success');
    expect(resultsOf(world, root)[0]).toMatchObject({ ending: 'done' });
  });

  // @verifies parents-wait-with-their-children
  it('gives its parent the reason if the user cancels it', async () => {
    const { world, environment, root, child: second } = await paused();
    await send(environment, second, { kind: 'cancel' });
    expect((await resumed(world, root)).result.kind).toBe('success');
    expect(resultsOf(world, root)[0]).toMatchObject({ ending: 'failed', text: expect.stringContaining('cancelled') });
  });

  // @verifies parents-wait-with-their-children, pause-outlasts-questions
  it.each(['while the child works', 'while the child is paused'])(
    'does not end a pause of its parent that the user asked for %s',
    async (when) => {
      const isDuring = when === 'while the child works';
      const { world, environment, root, child: second } = await paused(isDuring ? [0, 1] : [1]);
      if (!isDuring) {
        await send(environment, root, { kind: 'pause' });
        await resumed(world, root);
      }
      await send(environment, second, { kind: 'resume' });
      const waiting = await resumed(world, root);
      expect(waiting.state).toMatchObject({ parkedFor: 'paused', child: null });
      expect(resultsOf(world, root)[0]).toMatchObject({ ending: 'done' });
      await send(environment, root, { kind: 'resume' });
      expect((await resumed(world, root)).result.kind).toBe('success');
    },
  );

  // @verifies parents-wait-with-their-children
  it.each([
    ['is resumed with its parent while it is paused', false],
    ['keeps a question of its model when the user resumes its parent', true],
  ])('%s', async (_, isAsked) => {
    const { world, environment, root, child: second } = await paused();
    const { host } = environment;
    const stored = (sessionId: SessionId) => storedSession(host, layout, sessionId);
    if (isAsked) {
      const question = use('signal_coordinator', { kind: 'needs_input', text: 'Which branch?' });
      const openTools: SessionEnvironment['openTools'] = async () => ({
        kind: 'open',
        tools: [signalCoordinator, world.write],
        checkpoint: async () => null,
        close: async () => undefined,
      });
      const asks = { ...process(world, () => reply('', question)), openTools };
      expect(await resumeSession(asks, second, null, never)).toMatchObject({ state: { parkedFor: 'asked' } });
    }
    const runs = { unavailability: async () => null, runStatus: async () => 'open' as const };
    const queue = { job: async () => null, opened: async () => undefined, dropEnded: async () => false };
    const place = { host, layout, runs, queue, isDaemonRunning: async () => false };
    await resumeChild(place, await stored(root));
    const { lastTicket = 0 } = (await stored(second)).state ?? {};
    const unreceived = await new FileInbox(host, layout, second, lastTicket).after(lastTicket);
    expect(unreceived.map(({ action }) => action.kind)).toEqual(isAsked ? [] : ['resume']);
  });

  // @verifies parents-wait-with-their-children
  it('is resumed by the command that reports show, which is that of its parent', async () => {
    const { environment, root, child: second } = await paused();
    const { host } = environment;
    const commandsOf = async (sessionId: SessionId) => {
      const session = await storedSession(host, layout, sessionId);
      return answerCommands(sessionId, await standingOf({ host, layout }, session));
    };
    const { state } = await storedSession(host, layout, root);
    const command = `workrail daemon resume ${state?.opened?.runName}`;
    expect(await commandsOf(second)).toEqual([command]);
    expect(await commandsOf(root)).toEqual([`workrail daemon resume ${root}`]);
  });

  // @verifies parents-wait-with-their-children
  it.each([
    ['was abandoned', ok('abandoned' as const), /it cannot be resumed: abandoned/],
    ['is not stored any more', ok('unknown' as const), /it cannot be resumed: removed/],
    ['is damaged', ok('damaged' as const), /it cannot be resumed: unreadable/],
    ['cannot be read now', ok('unreadable' as const), /its run cannot be read now/],
  ])('fails its call when the user resumed it and its run %s, and its parent continues', async (_, found, text) => {
    const { world, environment, root, child: second } = await paused();
    await send(environment, second, { kind: 'resume' });
    await environment.host.files.remove(layout.sidecar(second));
    const play = process(world, script());
    const { runtime } = play;
    const openRunOf: typeof runtime.openRunOf = async (sessionId, runId) =>
      sessionId === second ? found : runtime.openRunOf(sessionId, runId);
    const without: SessionEnvironment = {
      ...play,
      runtime: { ...runtime, openRunOf },
      spawning: spawning(() => without, { depthMax: 1, countMax: 5 }),
    };
    expect(await resumeSession(without, root, null, never)).toMatchObject({ result: { kind: 'success' } });
    expect(resultsOf(world, root)[0]).toMatchObject({ ending: 'failed', text: expect.stringMatching(text) });
  });

  // @verifies parents-wait-with-their-children
  it('is waited for while another process works on it', async () => {
    const { world, root, child: second } = await paused();
    const { host } = process(world, script());
    const lock = await SessionLock.take(host, layout, second);
    const pauses: number[] = [];
    const environment: SessionEnvironment = {
      ...process(world, script()),
      spawning: spawning(() => environment, { depthMax: 1, countMax: 5 }),
      pause: async (ms) => {
        pauses.push(ms);
        if (pauses.length < 3) return;
        await lock?.release();
        await resumed(world, second);
      },
    };
    const ended = await resumeSession(environment, root, null, never);
    expect(ended).toMatchObject({ result: { kind: 'success' } });
    expect(pauses).toHaveLength(3);
    expect(resultsOf(world, root)[0]).toMatchObject({ ending: 'done' });
  });
});

const fates: Readonly<Record<string, () => Fate>> = { lost: () => 'lost', kept: () => 'kept' };

// @verifies child-is-started-once
it.each(
  Object.keys(fates).flatMap((fate) => [
    [fate, 'one call', [spawn()]] as const,
    [fate, 'a call that starts no session and another one', [spawn('test.none'), spawn()]] as const,
  ]),
)(
  'after a power cut that leaves unsynced data %s during %s, one child did the work, and the parent has its result',
  async (fate, _, calls) => {
    const play = script(...calls);
    let isCut = true;
    for (let operations = 0; isCut; operations += 7) {
      const world = newWorld();
      world.disk.cutAfter(operations);
      isCut = await startSession(process(world, play, { countMax: 1 }), jobOf('test.parent'), never).then(
        () => false,
        () => true,
      );
      world.disk.restart(fates[fate] ?? (() => 'lost'));
      const [root] = sessionsOn(world);
      if (root === undefined) continue;
      await resumeSession(process(world, play, { countMax: 1 }), root, null, never);
      const called = sessionsOn(world).filter((id) => foldTurns(recordsOf(world, id)).turn > 0);
      const result = foldTurns(recordsOf(world, root));
      if (result.opened === null) continue;
      expect(result.closed?.outcome, `cut after ${operations} operations`).toBe('success');
      expect(called, `cut after ${operations} operations`).toHaveLength(2);
      expect(resultsOf(world, root)[calls.length - 1]).toMatchObject({ ending: 'done' });
      expect(world.effects.get('Title of review')).toBe(1);
    }
  },
);
