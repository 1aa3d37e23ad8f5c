/** Limits of spending: what a call costs, and what happens to a session at a limit. */
import { describe, expect, it } from 'vitest';
import { amountOf, worstCase } from '../../../daemon/ledger/amounts.ts';
import { Balance, type SpendingLimits } from '../../../daemon/ledger/balance.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { SharedLogFault } from '../../../daemon/storage/shared-log.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { readStats } from '../../../daemon/storage/statistics.ts';
import { emptySession, type SessionState } from '../../../daemon/conversation/session-state.ts';
import { answerCommands, standingOf, waitingOf } from '../../../daemon/reports/next-commands.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, layout, never, SessionWorld, titleIn } from '../session/session-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));
const prices = { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };

describe('the amount of a call', () => {
  // @verifies cached-tokens-are-counted-once
  it('prices each part once, in integers, rounded up', () => {
    const usage = {
      inputTokens: 1000,
      cacheReadTokens: 600,
      cacheWriteTokens: 100,
      outputTokens: 50,
      reasoningTokens: 20,
    };
    // 300 × 3 + 600 × 0.3 + 100 × 3.75 + 50 × 15 millionths of a dollar
    expect(amountOf(usage, prices)).toEqual({ tokens: 1050, microUsd: 2205 });
    expect(amountOf(usage, { ...prices, reasoning: 1 })).toEqual({ tokens: 1050, microUsd: 1925 });
    expect(amountOf({ inputTokens: 1, outputTokens: 0 }, { input: 0.1, output: 0 })?.microUsd).toBe(1);
  });

  // @verifies unknown-price-never-starts
  it('is unknown where a price or a count is missing, and not 0', () => {
    const usage = { inputTokens: 10, outputTokens: 5 };
    expect(amountOf(usage, undefined)?.microUsd).toBeNull();
    expect(amountOf({ ...usage, cacheReadTokens: 1 }, { input: 3, output: 15 })?.microUsd).toBeNull();
    expect(amountOf({ inputTokens: 10 }, prices)).toBeNull();
    expect(amountOf({ inputTokens: 0, outputTokens: 0 }, prices)).toBeNull();
    expect(worstCase(100, 100, undefined).microUsd).toBeNull();
  });
});

describe('the reason of a refusal', () => {
  const place = { sessionId: 'sess_a', rootSessionId: 'sess_a', trigger: null, workflowId: 'test.two' } as never;
  const refusal = (microUsd: number, worst: number) =>
    new Balance().refusal({ run: { microUsd } }, { ...(place as object), step: { number: 1 }, turn: 1 } as never, 0, {
      tokens: 1,
      microUsd: worst,
    })?.reason;

  it('shows by how much a call exceeds the limit, also by a millionth of a dollar', () => {
    expect(refusal(44835, 44835)).toBeUndefined();
    expect(refusal(44834, 44835)).toBe(
      'the limit per run is reached: $0.0000 of $0.044834 are spent, and the next call may cost $0.044835',
    );
    expect(refusal(44800, 1_500_000)).toContain('$0.0448 are spent, and the next call may cost $1.5000');
  });
});

/** A call of another session that runs, or that has ended with a cost. */
async function otherCall(ledger: FileLedger, cost: number | null): Promise<number> {
  const place = { sessionId: 'sess_b', rootSessionId: 'sess_b', trigger: null, workflowId: 'test.two' };
  const call = { ...place, step: { number: 1, stepId: 'a' }, turn: 1 } as never;
  const model = { provider: 'scripted', modelId: 'test-1' };
  const reserving = await ledger.reserve({ place: call, model, worst: { tokens: 3000, microUsd: 30_000 } }, {});
  const id = reserving.kind === 'reserved' ? reserving.id : 0;
  if (cost !== null)
    await ledger.settle(id, { usage: { inputTokens: 1, outputTokens: 1 }, amount: { tokens: 2, microUsd: cost } });
  return id;
}

// @verifies reservations-are-not-spent
it('the reason of a refusal shows what calls that have not ended reserved apart from what is spent', async () => {
  const world = new SessionWorld(two);
  const { ledger } = limited(world, {}).spending;
  await otherCall(ledger, 1200);
  await otherCall(ledger, null);
  for (const [limit, reason] of [
    [{ microUsd: 40_000 }, '$0.0012 of $0.0400 are spent, $0.0300 are reserved for calls that have not ended, and'],
    [{ tokens: 4000 }, '2 of 4000 tokens are spent, 3000 tokens are reserved for calls that have not ended, and'],
  ] as const) {
    const parked = await startSession(limited(world, { day: limit }), jobOf('test.two'), never);
    expect(parked.result).toMatchObject({ kind: 'parked', question: expect.stringContaining(`is reached: ${reason}`) });
  }
});

// @verifies fitting-limits-need-no-raise
it.each(['the limit is raised for another session', 'the other call ends', 'the next day begins', null])(
  'once %s, a session that waits for a limit per day needs only a resume',
  async (what) => {
    const world = new SessionWorld(two);
    const environment = limited(world, { day: { microUsd: 40_000 } });
    const { ledger } = environment.spending;
    const other = await otherCall(ledger, null);
    const { sessionId } = await startSession(environment, jobOf('test.two'), never);
    if (sessionId === null) throw new Error('not started');
    const standing = async () => standingOf(environment, await storedSession(environment.host, layout, sessionId));
    const before = await standing();
    expect(answerCommands('one', before)).toEqual([
      'workrail daemon raise one --limit day --usd <amount>',
      'workrail daemon resume one',
    ]);
    const atMs = world.nowMs;
    const raised = { sessionId: 'sess_c', rootSessionId: 'sess_c', trigger: null, tokens: 0, microUsd: 50_000 };
    if (what === 'the limit is raised for another session')
      await ledger.raise({ entryId: `entry_${'0'.repeat(26)}`, atMs, limit: 'day', ...raised } as never);
    if (what === 'the other call ends') {
      await ledger.settle(other, { usage: { inputTokens: 1, outputTokens: 1 }, amount: { tokens: 2, microUsd: 1 } });
      // The settlement is in the file with the next record.
      await otherCall(ledger, 1);
      await ledger.settleSession('sess_b' as never, emptySession);
    }
    if (what === 'the next day begins') world.nowMs += 86_400_000;
    const fits = what === null ? {} : { limitFits: true };
    expect(await standing()).toEqual({ ...before, ...fits });
    if (what !== null) expect(answerCommands('one', await standing())).toEqual(['workrail daemon resume one']);
  },
);

const diligent = (request: ModelRequest): ModelReply =>
  request.messages.length === 1
    ? reply('', use('write', { name: titleIn(request) }))
    : reply('', done(`Did ${titleIn(request)}.`));

function limited(world: SessionWorld, limits: SpendingLimits, known = true) {
  const environment = world.process(world.model(diligent));
  const ledger = new FileLedger(environment.host, layout.ledger);
  const priced = known ? { prices } : {};
  return { ...environment, spending: { ledger, limits, maxOutputTokens: 100, ...priced } };
}

const queued = { jobId: `job_${'j'.repeat(26)}`, trigger: 'nightly', trust: 'user' } as const;

async function parkedAt(limits: SpendingLimits, known: boolean, world = new SessionWorld(two)) {
  const environment = limited(world, limits, known);
  const { sessionId, result } = await startSession(environment, jobOf('test.two', { queued }), never);
  if (sessionId === null) throw new Error('not started');
  const { state } = await storedSession(environment.host, layout, sessionId);
  return { result, state };
}

const commandsOf = (state: SessionState | null) =>
  state === null ? [] : answerCommands(state.opened?.runName ?? '', waitingOf(state));

describe('a session at a limit', () => {
  // @verifies limits-keep-the-work
  it('ends its turn, says which limit, and goes on after the limit is raised', async () => {
    const world = new SessionWorld(two);
    const worst = worstCase(1500, 100, prices).tokens;
    const stopped = await startSession(limited(world, { run: { tokens: worst + 2000 } }), jobOf('test.two'), never);
    expect(stopped.result).toMatchObject({ kind: 'success' });
    const small = new SessionWorld(two);
    const parked = await startSession(limited(small, { step: { tokens: 4000 } }), jobOf('test.two'), never);
    expect(parked.result).toMatchObject({
      kind: 'parked',
      question: expect.stringMatching(/limit per step is reached: 0 of 4000 tokens/),
    });
    expect(small.requests).toHaveLength(0);
    const { sessionId } = parked;
    if (sessionId === null) throw new Error('not started');
    const resumed = await resumeSession(limited(small, { step: { tokens: 100_000 } }), sessionId, null, never);
    expect(resumed).toMatchObject({ result: { kind: 'success' } });
    const files = small.disk.files;
    // 4 calls of 10 tokens in and 5 out
    expect((await readStats({ files }, layout.statistics)).map(({ costMicroUsd }) => costMicroUsd)).toEqual([0, 420]);
  });

  it.each(['step', 'run', 'day'] as const)(
    'per %s in dollars, makes no call of a model whose price is unknown',
    async (scope) => {
      const world = new SessionWorld(two);
      const session = await startSession(limited(world, { [scope]: { microUsd: 1 } }, false), jobOf('test.two'), never);
      expect(session.result).toMatchObject({ question: expect.stringContaining('price of the model is unknown') });
      expect(world.requests).toHaveLength(0);
      const poor = new SessionWorld(two);
      const priced = await startSession(limited(poor, { [scope]: { microUsd: 1 } }), jobOf('test.two'), never);
      expect(priced.result).toMatchObject({ question: expect.stringContaining(`limit per ${scope} is reached`) });
      const raised = `workrail daemon raise <session> --limit ${scope === 'step' ? 'run' : scope} --usd <amount>`;
      expect(priced.result).toMatchObject({ question: expect.stringContaining(raised) });
    },
  );

  it.each([
    [{ step: { tokens: 1 } }, '--limit run --tokens <count>'],
    [{ run: { microUsd: 1 } }, '--limit run --usd <amount>'],
    [{ run: { microUsd: 1_000_000, tokens: 1 } }, '--limit run --tokens <count>'],
    [{ trigger: { tokens: 1 } }, '--limit trigger --tokens <count>'],
    [{ day: { microUsd: 1 } }, '--limit day --usd <amount>'],
    [{ day: { tokens: 1 } }, '--limit day --tokens <count>'],
  ] as const)('%j, names the same command in its question and in the reports', async (limits, words) => {
    const { result, state } = await parkedAt(limits, true);
    const name = state?.opened?.runName ?? '';
    expect(result).toMatchObject({ question: expect.stringContaining(`workrail daemon raise <session> ${words}`) });
    expect(commandsOf(state)).toEqual([`workrail daemon raise ${name} ${words}`, `workrail daemon resume ${name}`]);
  });

  it('whose price is unknown, or whose earlier calls had none, is not raised', async () => {
    const unknown = await parkedAt({ day: { microUsd: 1 } }, false);
    expect(commandsOf(unknown.state)).toEqual([`workrail daemon resume ${unknown.state?.opened?.runName}`]);
    const world = new SessionWorld(two);
    await startSession(limited(world, {}, false), jobOf('test.two'), never);
    const later = await parkedAt({ day: { microUsd: 1 } }, true, world);
    expect(later.result).toMatchObject({ question: expect.stringContaining('cost of an earlier call is unknown') });
    expect(commandsOf(later.state)).toEqual([`workrail daemon resume ${later.state?.opened?.runName}`]);
  });

  it('of a day, counts the sessions of other processes, and ends with the day', async () => {
    const world = new SessionWorld(two);
    const limits = { day: { tokens: 7000 } };
    const run = () => startSession(limited(world, limits), jobOf('test.two'), never);
    const kinds: string[] = [];
    for (let sessions = 0; sessions < 40; sessions += 1) kinds.push((await run()).result.kind);
    expect(kinds[0]).toBe('success');
    expect(kinds.at(-1)).toBe('parked');
    world.nowMs += 86_400_000;
    expect((await run()).result.kind).toBe('success');
  });

  it('reads no ledger that another program changed', async () => {
    const world = new SessionWorld(two);
    await startSession(limited(world, {}), jobOf('test.two'), never);
    const environment = limited(world, {});
    const text = world.text(layout.ledger);
    const file = await world.disk.files.open(layout.ledger, 'update');
    await file.write(new TextEncoder().encode(text.replace('reserved', 'Reserved')), 0);
    await file.close();
    await expect(environment.spending.ledger.balance()).rejects.toThrow(SharedLogFault);
  });
});
