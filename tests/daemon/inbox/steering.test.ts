/** What a user can do to a session while it works or waits. */
import { actionText, actionWords } from '../../../daemon/conversation/steering.ts';
import { describe, expect, it } from 'vitest';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { inboxEntriesMax } from '../../../schemas/daemon/limits.ts';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { worstCase } from '../../../daemon/ledger/amounts.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import type { SessionState } from '../../../daemon/conversation/session-state.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import { signalCoordinator } from '../../../daemon/tools/signal-coordinator.ts';
import type { TurnRecord } from '../../../schemas/daemon/turn-record.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, layout, never, SessionWorld, titleIn } from '../session/session-world.ts';
import { diligent, message, modelAfter, receivedBy, recordsOf, resume, send, start, written } from './inbox-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));

describe('a message', () => {
  // @verifies inbox-received-once
  it('is in the next request of a session that works, behind the results of its tools', async () => {
    const world = new SessionWorld(two);
    const model = modelAfter(world, async (_, number) => {
      if (number === 1) await send(world, message('Leave the tests alone.'));
    });
    expect((await start(world, 'test.two', model)).result.kind).toBe('success');
    expect(world.requests.map(written)).toEqual([[], ['Leave the tests alone.'], [], []]);
    expect(world.requests[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'user']);
    expect(receivedBy(world)).toMatchObject([{ ticket: 1, action: message('Leave the tests alone.') }]);
  });

  it('is given again to a step that starts again, and not to another step', async () => {
    const world = new SessionWorld(two);
    const model = modelAfter(
      world,
      async (_, number) => {
        if (number === 1) await send(world, message('Use tabs.'));
      },
      () => reply('Hm.'),
    );
    expect((await start(world, 'test.two', model)).result.kind).toBe('stuck');
    const before = world.requests.length;
    expect((await resume(world)).result.kind).toBe('success');
    expect(world.requests.slice(before).map(written)).toEqual([['Use tabs.'], ['Use tabs.'], [], []]);
    expect(receivedBy(world)).toHaveLength(1);
  });
});

it('a full inbox accepts one cancellation and one pause, also if all its entries were received', async () => {
  const world = new SessionWorld(two);
  const { host } = world.process(world.model(diligent));
  const sessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
  const inboxAfter = (ticket: number) => new FileInbox(host, layout, sessionId, ticket);
  const first = await inboxAfter(0).add(message('Hello.'));
  const path = layout.inbox(sessionId);
  const lines = Array.from(
    { length: inboxEntriesMax },
    (_, i) => `${canonicalText({ ...first, ticket: i + 1 } as never)}\n`,
  );
  world.disk.bare.write(path, new TextEncoder().encode(lines.join('')));
  expect(await inboxAfter(inboxEntriesMax).add(message('More.'))).toBeNull();
  for (const kind of ['pause', 'cancel'] as const) {
    expect(await inboxAfter(inboxEntriesMax).add({ kind })).toMatchObject({ action: { kind } });
    expect(await inboxAfter(inboxEntriesMax).add({ kind })).toBeNull();
  }
});

describe('a pause', () => {
  it('stops the session before its next model call, and the conversation continues after it', async () => {
    const world = new SessionWorld(two);
    const model = modelAfter(world, async (_, number) => {
      if (number === 1) await send(world, { kind: 'pause' });
    });
    const paused = await start(world, 'test.two', model);
    expect(paused.result).toEqual({ kind: 'parked', question: 'You paused the session.' });
    expect(world.requests).toHaveLength(1);
    await send(world, message('Go on with care.'));
    await send(world, { kind: 'resume' });
    expect((await resume(world)).result.kind).toBe('success');
    expect(world.requests[1]?.messages).toHaveLength(4);
    expect(Object.fromEntries(world.effects)).toEqual({ 'Title of step-1': 1, 'Title of step-2': 1 });
  });

  it('that comes while no process works on the session keeps the next one from working', async () => {
    const world = new SessionWorld(two);
    const stopping = new AbortController();
    const environment = world.process(world.model(diligent), { opened: () => stopping.abort() });
    await startSession(environment, jobOf('test.two'), stopping.signal);
    await send(world, { kind: 'pause' });
    expect((await resume(world)).result).toMatchObject({ kind: 'parked' });
    expect(world.requests).toHaveLength(0);
    expect((await resume(world)).result.kind).toBe('success');
  });
});

const asks = compiledWorkflow('test.asks', [compiledStep('step-1', { requireConfirmation: true }), 'step-2']);

/** As the daemon works on a session again: without a decision of the user but the entries in its inbox. */
const approve = async (world: SessionWorld, { gate }: SessionState, model = world.model(diligent)) => {
  await send(world, { kind: 'answer', gate: gate?.digest as never, decision: 'approve' });
  return resume(world, model);
};

describe('a pause of a session that waits for something else first', () => {
  // @verifies pause-outlasts-questions
  it.each(['during the call that ends at a gate', 'at the gate'])(
    'stops the session before its next model call, after the approval: %s',
    async (when) => {
      const world = new SessionWorld(asks);
      const isDuringCall = when.startsWith('during');
      const model = modelAfter(world, async (_, number) => {
        if (isDuringCall && number === 2) await send(world, { kind: 'pause' });
      });
      const atGate = await start(world, 'test.asks', model);
      expect(atGate.state).toMatchObject({ parkedFor: 'confirmation', isPausing: isDuringCall });
      if (!isDuringCall) await send(world, { kind: 'pause' });
      const paused = await approve(world, atGate.state);
      expect(paused.state).toMatchObject({ parkedFor: 'paused', stepsCompleted: 1 });
      expect(world.requests).toHaveLength(2);
      expect((await resume(world)).result.kind).toBe('success');
    },
  );

  // @verifies pause-outlasts-questions
  it('stops the session after the answer to a question of the model', async () => {
    const world = new SessionWorld(two);
    const openTools = async () => ({
      kind: 'open' as const,
      tools: [signalCoordinator],
      checkpoint: async () => null,
      close: async () => undefined,
    });
    const model = modelAfter(
      world,
      () => send(world, { kind: 'pause' }),
      () => reply('', use('signal_coordinator', { kind: 'needs_input', text: 'Which branch?' })),
    );
    const asked = await startSession(world.process(model, { openTools }), jobOf('test.two'), never);
    expect(asked.state).toMatchObject({ parkedFor: 'asked', isPausing: true });
    await send(world, message('The one of the release.'));
    expect((await resume(world)).state.parkedFor).toBe('paused');
    expect(world.requests).toHaveLength(1);
  });

  // @verifies pause-outlasts-questions
  it('does not stop one that has only its approved last step to record', async () => {
    const world = new SessionWorld(
      compiledWorkflow('test.last', [compiledStep('step-1', { requireConfirmation: true })]),
    );
    const atGate = await start(world, 'test.last', world.model(diligent));
    await send(world, { kind: 'pause' });
    expect((await approve(world, atGate.state)).result.kind).toBe('success');
  });

  // @verifies pause-outlasts-questions
  it('is taken back at the gate by a resume, which approves nothing', async () => {
    const world = new SessionWorld(asks);
    const atGate = await start(world, 'test.asks', world.model(diligent));
    await send(world, { kind: 'pause' });
    await send(world, { kind: 'resume' });
    expect((await resume(world)).state.parkedFor).toBe('confirmation');
    expect((await approve(world, atGate.state)).result.kind).toBe('success');
  });
});

describe('a cancellation', () => {
  it.each(['model', 'tool'] as const)('ends the %s call that runs, and the session with a valid log', async (what) => {
    const world = new SessionWorld(two);
    let look: () => void = () => undefined;
    const timer = {
      after: (ms: number, run: () => void) => {
        if (ms < 1000) look = run;
        return () => undefined;
      },
    };
    const untilEnded = async (signal: AbortSignal) => {
      await send(world, { kind: 'cancel' });
      const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      look();
      await ended;
    };
    const model = world.model(diligent);
    const environment = world.process({
      ...model,
      call: async (request, signal, place) => {
        if (what === 'tool') return model.call(request, signal, place);
        await untilEnded(signal);
        return { kind: 'fault', code: 'cancelled', message: 'cancelled' };
      },
    });
    const slow = {
      ...world.write,
      run: async (_: object, signal: AbortSignal) => {
        await untilEnded(signal);
        return { ending: 'failed' as const, text: 'The command was ended.' };
      },
    };
    const openTools = async () => ({
      kind: 'open' as const,
      tools: [slow],
      checkpoint: async () => null,
      close: async () => undefined,
    });
    const ended = await startSession({ ...environment, timer, openTools }, jobOf('test.two'), never);
    expect(ended.result).toEqual({ kind: 'error', reason: 'the user cancelled the session' });
    expect(ended.state.isCancelled).toBe(true);
    if (what === 'tool')
      expect(recordsOf(world)).toContainEqual(
        expect.objectContaining({
          kind: 'tool_ended',
          ending: 'failed',
          text: expect.stringMatching(/cancelled.*The command was ended/),
        }),
      );
    // The user may change their mind: the work is there.
    expect((await resume(world)).result.kind).toBe('success');
  });
});

describe('a raise', () => {
  it('is told with its amounts, and every entry with the words of the user', () => {
    const raise = { kind: 'raise', limit: 'day', microUsd: 2_500_000, tokens: 1, reason: 'A large change' } as const;
    const answer = {
      kind: 'answer',
      gate: `sha256:${'a'.repeat(64)}` as never,
      decision: 'reject',
      comment: 'Again',
    } as const;
    expect(actionWords(raise)).toBe('raise the limit per day by 2.5 USD and 1 token');
    const told = [raise, answer, { kind: 'message', text: 'Hello' } as const, { kind: 'pause' } as const].map(
      actionText,
    );
    expect(told).toEqual(['A large change', 'Again', 'Hello', '']);
  });

  const prices = { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };
  const limited = (world: SessionWorld, limits: object) => {
    const environment = world.process(world.model(diligent));
    const ledger = new FileLedger(environment.host, layout.ledger);
    return { ...environment, spending: { ledger, limits, maxOutputTokens: 100, prices } };
  };
  const enough = worstCase(1_000_000, 100, prices).tokens;

  // @verifies raise-is-explicit
  it('raises the limit of the session and of its steps, and no other one', async () => {
    const { resumeSession } = await import('../../../daemon/session/run-session.ts');
    for (const [limits, raised, kind] of [
      [{ run: { tokens: 10 }, step: { tokens: 10 } }, 'run', 'success'],
      [{ run: { tokens: 10 }, day: { tokens: 10 } }, 'run', 'parked'],
      [{ day: { tokens: 10 } }, 'day', 'success'],
    ] as const) {
      const world = new SessionWorld(two);
      const parked = await startSession(limited(world, limits), jobOf('test.two'), never);
      expect(parked.state.parkedFor).toBe('limit');
      await send(world, { kind: 'raise', limit: raised, tokens: enough });
      const ended = await resumeSession(limited(world, limits), parked.sessionId as never, null, never);
      expect(ended, JSON.stringify(limits)).toMatchObject({ result: { kind } });
      const raises = world.text(layout.ledger).match(/"raised"/g);
      expect(raises).toHaveLength(1);
    }
  });

  // @verifies raise-is-explicit
  it('of the limit per day is for the day on which the user sent it, and not for that on which the session is resumed', async () => {
    const { resumeSession } = await import('../../../daemon/session/run-session.ts');
    const world = new SessionWorld(two);
    const limits = { day: { tokens: 10 } };
    const parked = await startSession(limited(world, limits), jobOf('test.two'), never);
    await send(world, { kind: 'raise', limit: 'day', tokens: enough });
    world.nowMs += 86_400_000;
    const ended = await resumeSession(limited(world, limits), parked.sessionId as never, null, never);
    expect(ended).toMatchObject({ result: { kind: 'parked', question: expect.stringContaining('limit per day') } });
  });

  it('counts once, although the process dies before its turn log has the entry', async () => {
    const world = new SessionWorld(two);
    const { resumeSession } = await import('../../../daemon/session/run-session.ts');
    const limits = { run: { tokens: 10 } };
    const parked = await startSession(limited(world, limits), jobOf('test.two'), never);
    await send(world, { kind: 'raise', limit: 'run', tokens: 1 });
    let cut = 0;
    for (let isCut = true; isCut && cut < 500; cut += 1) {
      const environment = limited(world, limits);
      world.disk.cutAfter(cut);
      isCut = await resumeSession(environment, parked.sessionId as never, null, never).then(
        () => false,
        () => true,
      );
      world.disk.restart(() => 'kept');
    }
    expect(cut).toBeGreaterThan(10);
    expect(world.text(layout.ledger).match(/"raised"/g)).toHaveLength(1);
    expect(receivedBy(world)).toHaveLength(1);
  });
});

describe('signal_coordinator', () => {
  const openTools = (world: SessionWorld) => async () => ({
    kind: 'open' as const,
    tools: [world.write, signalCoordinator],
    checkpoint: async () => null,
    close: async () => undefined,
  });
  const asking = (kind: string) => (request: Parameters<typeof diligent>[0]) =>
    request.messages.some(({ role }) => role === 'tool')
      ? reply('', done(`Did ${titleIn(request)}.`))
      : reply('', use('signal_coordinator', { kind, text: 'Which branch?' }), use('write', { name: titleIn(request) }));

  it('parks the session with a question, and continues the conversation with the answer', async () => {
    const world = new SessionWorld(two);
    const environment = world.process(world.model(asking('needs_input')), { openTools: openTools(world) });
    const parked = await startSession(environment, jobOf('test.two'), never);
    expect(parked.result).toEqual({ kind: 'parked', question: 'Which branch?' });
    // The other calls of the turn were made.
    expect(world.effects.size).toBe(1);
    await send(world, message('The one of the release.'));
    const model = world.model(diligent);
    await resume(world, model);
    expect(world.requests[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'user']);
    expect(written(world.requests[1] as never)).toEqual(['The one of the release.']);
  });

  // @verifies answers-reach-their-question
  it.each(['before', 'after'])(
    'asks before the step is complete, although the same reply completes it %s the question',
    async (order) => {
      const world = new SessionWorld(asks);
      const question = use('signal_coordinator', { kind: 'needs_input', text: 'Which branch?' });
      const hasty = world.model((request, number) => {
        const completion = done(`Did ${titleIn(request)}.`);
        if (number > 1) return reply('', completion);
        return reply('', ...(order === 'before' ? [completion, question] : [question, completion]));
      });
      const more = { openTools: openTools(world) };
      const asked = await startSession(world.process(hasty, more), jobOf('test.asks'), never);
      expect(asked).toMatchObject({ result: { question: 'Which branch?' }, state: { parkedFor: 'asked' } });
      await send(world, message('The one of the release.'));
      const atGate = await resume(world, hasty);
      expect(atGate.state.parkedFor).toBe('confirmation');
      expect(written(world.requests[1] as never)).toEqual(['The one of the release.']);
    },
  );

  // @verifies answers-reach-their-question, pause-outlasts-questions
  it('and a pause stay to be done in a log of an earlier version that stopped at a gate, unless that made another call', async () => {
    const world = new SessionWorld(asks);
    const writing = world.model((request) =>
      reply('', use('write', { name: titleIn(request) }), done(`Did ${titleIn(request)}.`)),
    );
    const atGate = await start(world, 'test.asks', writing);
    const question = use('signal_coordinator', { kind: 'needs_input', text: 'Which branch?' });
    // The earlier version completed the step after a question, and lost a pause that came meanwhile.
    const asEarlier = (record: TurnRecord): TurnRecord =>
      record.kind === 'reply_received' && record.turn === 1
        ? { ...record, toolCalls: record.toolCalls.map((call, at) => (at === 0 ? { ...call, ...question } : call)) }
        : record;
    expect(foldTurns(recordsOf(world).map(asEarlier))).toMatchObject({
      parkedFor: 'confirmation',
      asked: 'Which branch?',
    });
    expect((await approve(world, atGate.state, writing)).result.kind).toBe('success');
    expect(foldTurns(recordsOf(world).map(asEarlier))).toMatchObject({ asked: null, closed: { outcome: 'success' } });
  });

  it('does not stop the session with progress or an obstacle, and refuses other kinds', async () => {
    for (const kind of ['progress', 'blocked', 'approved']) {
      const world = new SessionWorld(two);
      const environment = world.process(world.model(asking(kind)), { openTools: openTools(world) });
      const ended = await startSession(environment, jobOf('test.two'), never);
      expect(ended.result.kind).toBe('success');
      expect(ended.state.signal?.kind).toBe(kind === 'approved' ? undefined : kind);
    }
  });
});
