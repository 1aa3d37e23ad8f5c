/** Sessions on the real runtime: their results, what they leave behind, and what the model gets to see. */
import { describe, expect, it } from 'vitest';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { endAbandonedSession } from '../../../daemon/session/end-abandoned-session.ts';
import { statsOutcome } from '../../../daemon/session/outcome.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { signalCoordinator } from '../../../daemon/tools/signal-coordinator.ts';
import type { EndedSession, SessionEnvironment } from '../../../daemon/session/session-environment.ts';
import { SessionLock } from '../../../daemon/storage/session-lock.ts';
import { readStats } from '../../../daemon/storage/statistics.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { sidecarBytesMax } from '../../../schemas/daemon/limits.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { statsOutcomes } from '../../../schemas/daemon/execution-stats.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { inboxOf } from '../inbox/inbox-world.ts';
import { done, reply, use } from './loop-world.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { fileStorage } from '../../../runtime/storage/file/storage.ts';
import { catalogsAt, must } from '../../support/world.ts';
import { data, workspacePath, jobOf, layout, never, SessionWorld, titleIn } from './session-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));
const asksUser = compiledWorkflow('test.asks', [
  'step-1',
  compiledStep('step-2', {
    userDependencies: [{ reason: 'needs_user_secret_or_token', message: 'Which account?', contextKey: 'account' }],
  }),
]);

const diligent = (request: ModelRequest): ModelReply =>
  request.messages.length === 1
    ? reply('', use('write', { name: titleIn(request) }))
    : reply('', done(`Did ${titleIn(request)}.`));

const idOf = ({ sessionId }: EndedSession): SessionId => {
  if (sessionId === null) throw new Error('the run was not started');
  return sessionId;
};
const ended = (result: EndedSession | string): EndedSession => {
  if (typeof result === 'string') throw new Error(`not resumed: ${result}`);
  return result;
};
const statsOf = (world: SessionWorld) => readStats({ files: world.disk.files }, layout.statistics);

/** Its time ends when the test says so. */
/** Its one limit is that of the session: the others are longer, and looks into the inbox come sooner. */
class ExpiringTimer {
  readonly sessionMs = 50_000;
  expire: () => void = () => undefined;

  after(ms: number, run: () => void) {
    if (ms > this.sessionMs / 2 && ms <= this.sessionMs) this.expire = run;
    return () => undefined;
  }
}

describe('a session', () => {
  // @verifies session-is-its-log, one-place-ends-a-session
  it('completes each step of the run, writes one line of statistics, and leaves no sidecar', async () => {
    const world = new SessionWorld(two);
    const session = await startSession(world.process(world.model(diligent)), jobOf('test.two'), never);
    expect(session.result).toMatchObject({ kind: 'success', summary: expect.stringContaining('Did Title of step-2') });
    expect(Object.fromEntries(world.effects)).toEqual({ 'Title of step-1': 1, 'Title of step-2': 1 });
    expect(world.disk.bare.read(layout.sidecar(idOf(session)))).toBeNull();
    expect(await statsOf(world)).toMatchObject([
      {
        outcome: 'success',
        delivery: 'none',
        stepCount: 2,
        turns: 4,
        inputTokens: 40,
        outputTokens: 20,
        unreportedCalls: 0,
      },
    ]);
  });

  // @verifies model-sees-no-token
  it('shows the model the prompt, the recap and complete_step, and no token and no path of the data directory', async () => {
    const world = new SessionWorld(two);
    const answers = [reply('', use('complete_step', { output: { notesMarkdown: 'x'.repeat(9000), artifacts: [1] } }))];
    const script = (request: ModelRequest) => answers.shift() ?? diligent(request);
    const tokens: string[] = [];
    const environment = world.process(world.model(script));
    const { runtime } = environment;
    const noting = async <T extends { data: object }>(answer: { isOk(): boolean; value?: T } & object) => {
      for (const [key, value] of Object.entries((answer as { value: T }).value.data))
        if (/[tT]oken$/.test(key)) tokens.push(String(value));
      return answer;
    };
    const watched = {
      ...runtime,
      start: async (input: Parameters<typeof runtime.start>[0]) => (await noting(await runtime.start(input))) as never,
      continue: async (input: Parameters<typeof runtime.continue>[0]) =>
        (await noting(await runtime.continue(input))) as never,
    };
    const session = await startSession({ ...environment, runtime: watched }, jobOf('test.two'), never);
    expect(session.result.kind).toBe('success');
    expect(new Set(tokens).size).toBeGreaterThan(2);
    const seen = `${JSON.stringify(world.requests)}${world.text(layout.turnLog(idOf(session)))}`;
    for (const token of tokens) expect(seen).not.toContain(token);
    expect(seen).not.toMatch(/stateToken|ackToken/);
    expect(seen).not.toContain(`${data}/`);
    const last = world.requests.at(-1)?.messages[0];
    expect(last).toMatchObject({
      role: 'user',
      text: expect.stringMatching(/Did Title of step-1[\s\S]*Do step-2\.[\s\S]*complete_step/),
    });
  });

  // @verifies outcomes-are-closed, every-exit-has-an-outcome
  it('has a defined outcome however it ends', async () => {
    const outcomes: string[] = [];
    const run = async (
      workflowId: string,
      script: (request: ModelRequest) => ReturnType<Parameters<SessionWorld['model']>[0]>,
    ) => {
      const world = new SessionWorld(two, asksUser);
      const session = await startSession(world.process(world.model(script)), jobOf(workflowId), never);
      const [line] = await statsOf(world);
      expect(line?.outcome).toBe(statsOutcome(session.result));
      outcomes.push(session.result.kind);
      return { session, line };
    };
    await run('test.two', diligent);
    await run('test.two', () => reply('Hm.'));
    await run('test.two', () => ({ kind: 'fault', code: 'unauthorized', message: 'no key' }));
    await run('test.asks', diligent);
    const unknown = await run('test.unknown', diligent);
    expect(unknown.line).toMatchObject({ outcome: 'error', stepCount: 0, sessionId: null, workflowId: 'test.unknown' });
    expect(outcomes).toEqual(['success', 'stuck', 'error', 'parked', 'error']);
    expect(statsOutcomes).not.toContain('unknown');
  });

  // @verifies delivery-is-no-session-outcome
  it('counts as a success when only its delivery failed', () => {
    expect(statsOutcome({ kind: 'delivery_failed', reason: 'The push was refused.' })).toBe('success');
  });

  // @verifies stuck-before-timeout
  it('ends as timed out when its time is over, and as stuck when it is stuck at that moment', async () => {
    const expire = {
      after: (_: number, run: () => void) => {
        run();
        return () => undefined;
      },
    };
    const world = new SessionWorld(two);
    const session = await startSession(
      world.process(world.model(diligent), { timer: expire }),
      jobOf('test.two'),
      never,
    );
    expect(session.result).toEqual({ kind: 'timeout', reason: 'the session reached its time limit of 60 minutes' });
    expect(await statsOf(world)).toMatchObject([{ outcome: 'timeout', stepCount: 0 }]);

    const expiring = new ExpiringTimer();
    const limits = {
      callsPerStepMax: 1,
      failuresInARowMax: 5,
      stuck: 'stop' as const,
      sessionMsMax: expiring.sessionMs,
      stepMsMax: 60_000,
      silenceMsMax: 60_000,
    };
    const silent = new SessionWorld(two);
    const model = silent.model(() => {
      expiring.expire();
      return reply('Hm.');
    });
    const stuck = await startSession(silent.process(model, { timer: expiring, limits }), jobOf('test.two'), never);
    expect(stuck.result).toMatchObject({ kind: 'stuck', reason: expect.stringContaining('after 1 model calls') });
  });

  // @verifies finished-run-is-success
  it.each([
    [{ kind: 'message', text: 'Use tabs.' }, { kind: 'success' }],
    [{ kind: 'pause' }, { kind: 'success' }],
    [{ kind: 'cancel' }, { kind: 'error', reason: 'the user cancelled the session' }],
  ] as const)('receives %j that was sent during its last completion', async (action, result) => {
    const world = new SessionWorld(two);
    const environment = world.process(world.model(diligent));
    const { runtime } = environment;
    const delivered: string[] = [];
    const answering: typeof runtime.continue = async (input, confirming) => {
      const answer = await runtime.continue(input, confirming);
      if (answer.isOk() && answer.value.data.isComplete)
        await inboxOf(world, answer.value.data.session.sessionId as SessionId).add(action);
      return answer;
    };
    const session = await startSession(
      {
        ...environment,
        runtime: { ...runtime, continue: answering },
        deliver: async (_, { kind }) => {
          delivered.push(kind);
          return null;
        },
      },
      jobOf('test.two'),
      never,
    );
    expect(session.result).toMatchObject(result);
    expect(delivered).toEqual([result.kind]);
    expect(await statsOf(world)).toMatchObject([{ outcome: result.kind }]);
  });

  it('asks what the model asked in the reply that completes the last step, before it succeeds', async () => {
    const asking = (request: ModelRequest): ModelReply =>
      titleIn(request) === 'Title of step-2' && request.messages.length === 1
        ? reply('', use('signal_coordinator', { kind: 'needs_input', text: 'Which account?' }), done('Did it.'))
        : reply('', done('Did it.'));
    const world = new SessionWorld(two);
    const openTools: SessionEnvironment['openTools'] = async () => ({
      kind: 'open',
      tools: [signalCoordinator],
      checkpoint: async () => null,
      close: async () => undefined,
    });
    const environment = () => world.process(world.model(asking), { openTools });
    const parked = await startSession(environment(), jobOf('test.two'), never);
    expect(parked.result).toEqual({ kind: 'parked', question: 'Which account?' });
    const resumed = await resumeSession(environment(), idOf(parked), 'The staging account.', never);
    expect(ended(resumed).result.kind).toBe('success');
  });

  // @verifies finished-run-is-success
  it.each(['its time ends during it', 'the run cannot be read after it'])(
    'succeeds with the completion of the last step, although %s',
    async (then) => {
      const timer = new ExpiringTimer();
      const world = new SessionWorld(two);
      const environment = world.process(world.model(diligent), { timer });
      const { runtime, limits } = environment;
      let isOver = false;
      const answering: typeof runtime.continue = async (input, confirming) => {
        if (isOver) throw new Error('EIO: the run was read after it was complete');
        const answer = await runtime.continue(input, confirming);
        isOver = answer.isOk() && answer.value.data.isComplete;
        if (isOver && then.startsWith('its time')) timer.expire();
        return answer;
      };
      const session = await startSession(
        {
          ...environment,
          runtime: { ...runtime, continue: answering },
          limits: { ...limits, sessionMsMax: timer.sessionMs },
        },
        jobOf('test.two'),
        never,
      );
      expect(session.result).toMatchObject({
        kind: 'success',
        summary: expect.stringContaining('Did Title of step-2'),
      });
      expect(isOver).toBe(true);
    },
  );

  it('tells another process that the session is in use', async () => {
    const world = new SessionWorld(two);
    let other: EndedSession | string = '';
    const environment = world.process(
      world.model((request) => diligent(request)),
      { opened: () => undefined },
    );
    const model = {
      ...environment.model,
      call: async (...args: Parameters<typeof environment.model.call>) => {
        const [id = ''] = world.disk.bare.list(layout.sessions);
        if (other === '') other = await resumeSession(world.process(environment.model), id as SessionId, null, never);
        return environment.model.call(...args);
      },
    };
    const session = await startSession({ ...environment, model }, jobOf('test.two'), never);
    expect(session.result.kind).toBe('success');
    expect(other).toBe('locked');
  });
});

describe('a session that was stopped', () => {
  // @verifies sidecar-before-the-loop
  it('can be resumed from before its first model call, with its sidecar', async () => {
    const world = new SessionWorld(two);
    const stopping = new AbortController();
    const environment = world.process(world.model(diligent), { opened: () => stopping.abort() });
    const session = await startSession(environment, jobOf('test.two'), stopping.signal);
    expect(session.result).toEqual({ kind: 'parked', question: null });
    expect(JSON.parse(world.text(layout.sidecar(idOf(session))))).toMatchObject({
      workflowId: 'test.two',
      goal: 'Fix the login.',
      workspacePath: '/work',
    });
    expect(world.requests).toHaveLength(0);
    const resumed = ended(await resumeSession(world.process(world.model(diligent)), idOf(session), null, never));
    expect(resumed.result.kind).toBe('success');
    expect((await statsOf(world)).map(({ outcome }) => outcome)).toEqual(['parked', 'success']);
  });

  // @verifies unreadable-sidecar-is-made-again
  it.for([
    ['cannot be read', 'no'],
    ['is too large', ' '.repeat(sidecarBytesMax + 1)],
  ])('continues from its log if its sidecar %s', async ([, text]) => {
    const world = new SessionWorld(two);
    const stopping = new AbortController();
    const environment = world.process(world.model(diligent), { opened: () => stopping.abort() });
    const sessionId = idOf(await startSession(environment, jobOf('test.two'), stopping.signal));
    world.disk.bare.write(layout.sidecar(sessionId), new TextEncoder().encode(text));
    const resumed = ended(await resumeSession(world.process(world.model(diligent)), sessionId, null, never));
    expect(resumed.result.kind).toBe('success');
    expect(world.disk.bare.read(layout.sidecar(sessionId))).toBeNull();
  });

  it('has never started if it recorded nothing and its sidecar cannot be read', async () => {
    const world = new SessionWorld(two);
    const stopping = new AbortController();
    const environment = world.process(world.model(diligent), { opened: () => stopping.abort() });
    const sessionId = idOf(await startSession(environment, jobOf('test.two'), stopping.signal));
    world.disk.bare.write(layout.turnLog(sessionId), new Uint8Array());
    world.disk.bare.write(layout.sidecar(sessionId), new TextEncoder().encode('no'));
    const next = world.process(world.model(diligent));
    expect(await resumeSession(next, sessionId, null, never)).toBe('unknown');
    expect((await storedSession(next.host, layout, sessionId)).isUnstarted).toBe(true);
  });

  // @verifies files-of-another-session-are-damage
  it('continues from its log if its sidecar is that of another session, which stays as it is', async () => {
    const world = new SessionWorld(two);
    const stopped = async () => {
      const stopping = new AbortController();
      const environment = world.process(world.model(diligent), { opened: () => stopping.abort() });
      return idOf(await startSession(environment, jobOf('test.two'), stopping.signal));
    };
    const [one, other] = [await stopped(), await stopped()];
    const of = (sessionId: SessionId) =>
      [layout.turnLog(sessionId), layout.sidecar(sessionId)].map((at) => world.text(at));
    const before = of(other);
    world.disk.bare.write(layout.sidecar(one), new TextEncoder().encode(before[1]));
    const resumed = ended(await resumeSession(world.process(world.model(diligent)), one, null, never));
    expect(resumed).toMatchObject({ sessionId: one, result: { kind: 'success' } });
    expect(of(other)).toEqual(before);
  });

  // @verifies files-of-another-session-are-damage
  it('is damaged if its log is that of another session, which stays as it is', async () => {
    const world = new SessionWorld(two);
    const stopping = new AbortController();
    const environment = world.process(world.model(diligent), { opened: () => stopping.abort() });
    const other = idOf(await startSession(environment, jobOf('test.two'), stopping.signal));
    const copy = 'sess_copy' as SessionId;
    const paths = (sessionId: SessionId) => [layout.turnLog(sessionId), layout.sidecar(sessionId)];
    const before = paths(other).map((at) => world.text(at));
    const next = world.process(world.model(diligent));
    await next.host.files.makeFolder(layout.session(copy));
    paths(copy).forEach((at, i) => void world.disk.bare.write(at, new TextEncoder().encode(before[i])));
    expect(await resumeSession(next, copy, null, never)).toBe('damaged');
    expect(await endAbandonedSession(next, copy, 'for a test')).toBe(true);
    expect(paths(other).map((at) => world.text(at))).toEqual(before);
    expect(await storedSession(next.host, layout, copy)).toMatchObject({ status: 'damaged', copyOf: other });
  });

  // @verifies questions-are-for-the-user
  it('asks the user what only the user has, and continues with the answer', async () => {
    const world = new SessionWorld(asksUser);
    const session = await startSession(world.process(world.model(diligent)), jobOf('test.asks'), never);
    const question = 'Step "Title of step-2" needs what only you can supply:\n- Which account?';
    expect(session.result).toEqual({ kind: 'parked', question });
    // The model gets the call that continues the step.
    expect(world.text(layout.turnLog(idOf(session)))).toContain('Fix the problems above, then call complete_step');
    const answered = (request: ModelRequest): ModelReply => {
      const message = request.messages.find(({ role, ...rest }, i) => i > 0 && role === 'user' && 'text' in rest);
      const account = message?.role === 'user' ? message.text : '';
      return reply('', use('complete_step', { output: { notesMarkdown: 'Did it.' }, context: { account } }));
    };
    const resumed = ended(
      await resumeSession(world.process(world.model(answered)), idOf(session), 'alice@example.com', never),
    );
    expect(resumed.result.kind).toBe('success');
    expect(JSON.stringify(world.requests.at(-1)?.messages)).toContain('alice@example.com');
  });

  // @verifies questions-are-for-the-user
  it('takes new attempts at a step after a resume, once all attempts were blocked', async () => {
    const proving = compiledStep('prove', { validationCriteria: { type: 'contains', value: 'proven' } });
    const world = new SessionWorld(compiledWorkflow('test.proof', [proving]));
    const claiming = world.model(() => reply('', done('Trust me.')));
    const parked = await startSession(world.process(claiming), jobOf('test.proof'), never);
    const question = [
      'Step "Title of prove" is not complete. Its last attempt was not accepted:',
      '- Step prove: The notes must contain "proven".',
      'The step accepts no more attempts in this conversation. To start the step again, resume the session with a message that says what to change.',
    ].join('\n');
    expect(parked.result).toMatchObject({ kind: 'parked', question });
    const again = await resumeSession(world.process(claiming), idOf(parked), 'Prove it.', never);
    expect(ended(again).result).toMatchObject({ kind: 'parked', question });
    const proved = world.model(() => reply('', done('It is proven.')));
    const finished = await resumeSession(world.process(proved), idOf(parked), 'Prove it.', never);
    expect(ended(finished).result.kind).toBe('success');
  });

  it('can be resumed after it was stuck, although its sidecar is gone', async () => {
    const world = new SessionWorld(two);
    const session = await startSession(world.process(world.model(() => reply('Hm.'))), jobOf('test.two'), never);
    expect(session.result.kind).toBe('stuck');
    expect(world.disk.bare.read(layout.sidecar(idOf(session)))).toBeNull();
    const resumed = ended(await resumeSession(world.process(world.model(diligent)), idOf(session), null, never));
    expect(resumed.result.kind).toBe('success');
  });

  it('is not resumed when it is finished or unknown', async () => {
    const world = new SessionWorld(two);
    const session = await startSession(world.process(world.model(diligent)), jobOf('test.two'), never);
    const resume = (id: string) => resumeSession(world.process(world.model(diligent)), id as SessionId, null, never);
    expect(await resume(idOf(session))).toBe('finished');
    expect(await resume('sess_01jh8x2m4k9q7v3c5t6w8y0z12')).toBe('unknown');
  });

  it('is not resumed when its run was reopened after it was complete', async () => {
    const world = new SessionWorld(two);
    const { runtime } = world.process(world.model(diligent));
    let stateToken = '';
    const noting = {
      ...runtime,
      continue: async (...given: Parameters<typeof runtime.continue>) =>
        (await runtime.continue(...given)).map((reply) => {
          stateToken = reply.data.stateToken;
          return reply;
        }),
    };
    const environment = world.process(world.model(diligent), { runtime: noting });
    const session = await startSession(environment, jobOf('test.two'), never);
    expect(session.result.kind).toBe('success');
    must(await runtime.continue({ stateToken, goBackTo: '2', reason: 'The tests fail.' }));
    const before = world.daemonFiles();
    const resumed = await resumeSession(world.process(world.model(diligent)), idOf(session), null, never);
    expect(resumed).toBe('reopened');
    expect(world.daemonFiles()).toEqual(before);
  });
});

// @verifies owner-marks-beside-log
describe('a session whose run the owner abandoned', () => {
  const mark = async (world: SessionWorld, runName: string, isAbandoned: boolean) => {
    const { host } = world.process(world.model(diligent));
    const admin = createAdminApi(host, fileStorage(host, data), catalogsAt(workspacePath, [asksUser]));
    must(await admin.markRun(runName, { kind: 'abandoned', abandoned: isAbandoned ? {} : null }));
  };

  it('is not resumed, records and receives nothing, and continues once that is undone', async () => {
    const world = new SessionWorld(asksUser);
    const heldBeforeWork: boolean[] = [];
    const resume = (message: string | null) => {
      const environment = world.process(world.model(diligent));
      const isHeld = () => SessionLock.isHeld(environment.host, layout, sessionId);
      const beforeWork = async () => void heldBeforeWork.push(await isHeld());
      return resumeSession(environment, sessionId, message, never, { beforeWork });
    };
    const first = await startSession(world.process(world.model(diligent)), jobOf('test.asks'), never);
    expect(first.result.kind).toBe('parked');
    const sessionId = idOf(first);
    const runName = first.state.opened?.runName ?? '';
    await mark(world, runName, true);
    const [before, calls] = [world.daemonFiles(), world.requests.length];
    expect(await resume('The staging account.')).toBe('abandoned');
    // The sidecar was removed.
    await world.disk.files.remove(layout.sidecar(sessionId));
    expect(await resume(null)).toBe('abandoned');
    expect(world.requests).toHaveLength(calls);
    expect(heldBeforeWork).toEqual([]);
    await mark(world, runName, false);
    expect(world.daemonFiles().length).toBeLessThanOrEqual(before.length);
    expect(ended(await resume('The staging account.')).result.kind).toBe('parked');
    expect(world.requests.length).toBeGreaterThan(calls);
    expect(heldBeforeWork).toEqual([true]);
  });
});

describe('a failed session whose keyring is missing', () => {
  // @verifies errors-say-what-to-do
  it('fails with the missing file and what to do, records nothing in its log, and continues once the file is restored', async () => {
    const world = new SessionWorld(two);
    const failing = world.model(() => ({ kind: 'fault', code: 'request_refused', message: 'no' }));
    const first = await startSession(world.process(failing), jobOf('test.two'), never);
    expect(first.result.kind).toBe('error');
    const [keyring, away] = ['/data/keys/keyring.json', '/data/away.json'];
    await world.disk.files.rename(keyring, away);
    const before = world.text(layout.turnLog(idOf(first)));
    const resume = () => resumeSession(world.process(world.model(diligent)), idOf(first), null, never);
    const stopped = ended(await resume());
    expect(stopped.result).toMatchObject({
      kind: 'error',
      reason: expect.stringContaining('(keys/keyring.json) are missing'),
    });
    expect(stopped.result).toMatchObject({ reason: expect.stringContaining('workrail explain STORE_KEYRING_MISSING') });
    expect(world.text(layout.turnLog(idOf(first)))).toBe(before);
    await world.disk.files.rename(away, keyring);
    expect(ended(await resume()).result.kind).toBe('success');
  });
});

describe('a session whose run is no longer stored', () => {
  it('is not resumed and does not count as complete, also without its sidecar, and records nothing', async () => {
    const world = new SessionWorld(asksUser);
    const environment = world.process(world.model(diligent));
    const first = await startSession(environment, jobOf('test.asks'), never);
    expect(first.result.kind).toBe('parked');
    const { clock } = environment.host;
    const later = { ...environment.host, clock: { ...clock, nowMs: () => clock.nowMs() + 60_000 } };
    const admin = createAdminApi(later, fileStorage(later, data), catalogsAt(workspacePath, [asksUser]));
    expect(must(await admin.collect(0, false)).sessions.removed).toHaveLength(1);
    const before = world.daemonFiles();
    const resume = () =>
      resumeSession(world.process(world.model(diligent)), idOf(first), 'The staging account.', never);
    expect(await resume()).toBe('removed');
    expect(world.daemonFiles()).toEqual(before);
    await world.disk.files.remove(layout.sidecar(idOf(first)));
    expect(await resume()).toBe('removed');
  });
});
