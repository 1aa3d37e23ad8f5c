/** Calls, failures, cancels, children and restarts in seeded order: the ledger has what the server itself counted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import type { Amount } from '../../../daemon/ledger/amounts.ts';
import type { SpendingLimits } from '../../../daemon/ledger/balance.ts';
import { costsBy, noCost } from '../../../daemon/ledger/costs.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { SessionSpending } from '../../../daemon/ledger/session-spending.ts';
import type { ModelFault, ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import { modelOf } from '../../../daemon/model/providers.ts';
import { type NewRecord, TurnLog } from '../../../daemon/storage/turn-log.ts';
import { modelProtocols } from '../../../schemas/closed-sets.ts';
import type { SessionId, Sha256Digest, WorkflowId } from '../../../schemas/ids.ts';
import { drawing } from '../../support/drawing.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { countingIds, testHost } from '../../support/world.ts';
import { type Scripted, ScriptedModel } from '../llm/server.ts';
import { loopSession } from '../session/loop-world.ts';

const path = '/data/ledger.jsonl';
const prices = { input: 3, output: 15, cacheRead: 0.3, cacheWrite: 3.75 };
const root = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
const child = 'sess_01jh8x2m4k9q7v3c5t6w8y0z13' as SessionId;

let scripted: Scripted = { kind: 'silence' };
const server = new ScriptedModel(() => scripted);
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await server.listen();
});
afterAll(() => server.close());

const request = (words: number): ModelRequest => ({
  instructions: 'Do the step.',
  messages: [{ role: 'user', text: 'word '.repeat(words + 1) }],
  tools: [],
});
const limitTokens = 60_000;
const limits: SpendingLimits = { run: { tokens: limitTokens }, day: { microUsd: 500_000 }, step: { tokens: 40_000 } };
const maxOutputTokens = 500;

function scripts(draw: (below: number) => number): Scripted {
  const reply = { kind: 'reply', text: `${'word '.repeat(draw(200))}.`, cacheRead: draw(10) } as const;
  switch (draw(6)) {
    case 0:
      return { kind: 'status', status: [429, 500, 529, 400][draw(4)] ?? 429 };
    case 1:
      return { kind: 'cut', afterBytes: draw(100), reply };
    case 2:
      return { ...reply, isUsageOmitted: true };
    default:
      return reply;
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const ids = [root, child] as const;
const logPath = (sessionId: SessionId) => `/data/${sessionId}.jsonl`;
const step: NewRecord = { kind: 'step_opened', number: 1, stepId: 'one', title: 'One', instructions: '', prompt: '' };

/** A process with the ledger and the logs of both sessions. */
async function processOn(disk: SimulatedDisk, name: string) {
  const host = testHost({ files: disk.files, locks: disk.locks, ids: countingIds(name) });
  const ledger = new FileLedger(host, path);
  const logs = new Map<SessionId, TurnLog>();
  for (const sessionId of ids) {
    if ((await host.files.entry(logPath(sessionId))) === null) await TurnLog.create(host, logPath(sessionId));
    const log = await TurnLog.open(host, { turnLog: logPath }, sessionId);
    logs.set(sessionId, log);
    await ledger.settleSession(sessionId, log.state);
    if (log.state.opened !== null) continue;
    await log.append({ ...loopSession, sessionId } as NewRecord);
    await log.append(step);
    await log.flush();
  }
  const logOf = (sessionId: SessionId) => logs.get(sessionId) ?? expect.fail();
  const settleAll = async () => {
    for (const sessionId of ids) await ledger.settleSession(sessionId, logOf(sessionId).state);
  };
  return { ledger, logOf, settleAll };
}

function answerRecord(turn: number, answer: ModelReply | ModelFault, amount: Amount | null): NewRecord {
  const cost = amount === null ? {} : { cost: amount };
  if (answer.kind === 'fault') return { kind: 'call_failed', turn, code: answer.code, message: '', ...cost };
  const { text, finish, usage } = answer;
  return { kind: 'reply_received', turn, text, toolCalls: [], finish, usage, ...cost };
}

async function runSchedule(seed: number) {
  const draw = drawing(seed);
  const disk = new SimulatedDisk('/data');
  const provider = modelProtocols[draw(modelProtocols.length)] ?? 'anthropic';
  const model = modelOf({ provider, modelId: 'model-1', baseUrl, maxOutputTokens, timeoutMs: 10_000 }, 'key');
  /** What the server itself counted, by the reservation of the call. */
  const sent = new Map<number, number>();
  let processes = 1;
  let running = await processOn(disk, 'p1-');
  /** Reservations whose cost the provider reported, and those of them whose settlement no crash may lose. */
  let reported: number[] = [];
  const known = new Set<number>();
  const keep = () => {
    for (const id of reported.splice(0)) known.add(id);
  };
  let refused = 0;
  for (let calls = 0; calls < 14; calls += 1) {
    const sessionId = draw(3) === 0 ? child : root;
    const { ledger, logOf } = running;
    const log = logOf(sessionId);
    const place = { sessionId, rootSessionId: root, trigger: 'nightly', workflowId: 'test.one' as WorkflowId };
    const spending = new SessionSpending({ ledger, limits, maxOutputTokens, prices }, place, model);
    const turn = log.state.turn + 1;
    const made = request(draw(400));
    const reserving = await spending.reserve({ number: 1, stepId: 'one' }, turn, JSON.stringify(made).length);
    // Every record of the ledger carries the settlements before it.
    keep();
    if (reserving.kind === 'refused') {
      refused += 1;
      continue;
    }
    const end = draw(10);
    if (end !== 0) {
      await log.append({ kind: 'call_started', turn, requestDigest: `sha256:${'0'.repeat(64)}` as Sha256Digest });
      scripted = scripts(draw);
      const signal = draw(8) === 0 ? AbortSignal.abort() : new AbortController().signal;
      const countedBefore = server.usages.length;
      const answer = await model.call(made, signal, { workflowId: 'project.tidy', stepId: 'one', number: 1 });
      const counted = server.usages.slice(countedBefore).map(({ input, output }) => input + output);
      sent.set(reserving.id, sum(counted));
      if (end !== 1) {
        const amount = await spending.settle(reserving.id, answer);
        // A second report of the same call changes nothing.
        if (end === 2) await spending.settle(reserving.id, { ...answer });
        if (answer.kind === 'reply' || answer.code !== 'cancelled')
          await log.append(answerRecord(turn, answer, amount));
        const isReported = answer.kind === 'reply' && scripted.kind === 'reply' && scripted.isUsageOmitted !== true;
        if (isReported) reported.push(reserving.id);
        // As before a tool starts.
        if (end > 3) {
          await log.flush();
          if (isReported) known.add(reserving.id);
        }
      }
    }
    if (end > 4) continue;
    reported = [];
    disk.restart(() => (['lost', 'kept', 'torn'] as const)[draw(3)] ?? 'lost');
    processes += 1;
    running = await processOn(disk, `p${processes}-`);
  }
  await running.settleAll();
  keep();
  const entries = [...(await running.ledger.balance()).entries];
  return { entries, known, sent, refused, disk };
}

// @verifies calls-are-reserved-first, ledger-sums-are-a-fold, settlements-follow-the-log
it('over seeded schedules, the ledger has the count of the server to the token, and no limit is passed', async () => {
  let refusals = 0;
  let unknown = 0;
  for (let seed = 1; seed <= rounds.spendingSchedules; seed += 1) {
    const { entries, known, sent, refused, disk } = await runSchedule(seed);
    const counted = sum(entries.map((entry) => entry.counted.tokens));
    const settled = entries.filter(({ state }) => state === 'settled');
    for (const { reserved, counted: one } of settled)
      expect(one.tokens, `seed ${seed}, call ${reserved.id}`).toBe(sent.get(reserved.id) ?? 0);
    const settledIds = settled.map(({ reserved }) => reserved.id);
    expect(settledIds, `seed ${seed}`).toEqual(expect.arrayContaining([...known]));
    // What nobody reported counts as reserved, which is never less than what it cost.
    for (const { reserved, counted: one } of entries)
      expect(one.tokens, `seed ${seed}, call ${reserved.id}`).toBeGreaterThanOrEqual(sent.get(reserved.id) ?? 0);
    expect(counted, `seed ${seed}`).toBeLessThanOrEqual(limitTokens);
    expect(entries.every(({ state }) => state !== 'reserved')).toBe(true);
    // Another process reads the same sums, and counts them to the token where a limit is checked.
    const again = await new FileLedger(testHost({ files: disk.files, locks: disk.locks }), path).balance();
    expect([...again.entries]).toEqual(entries);
    const place = {
      sessionId: root,
      rootSessionId: root,
      trigger: null,
      workflowId: 'test.one' as WorkflowId,
      turn: 99,
    };
    const isWithin = (tokens: number) =>
      again.refusal({ run: { tokens } }, { ...place, step: { number: 1, stepId: 'one' } }, 0, {
        tokens: 0,
        microUsd: 0,
      }) === null;
    expect([isWithin(counted), isWithin(counted - 1)], `seed ${seed}`).toEqual([true, counted === 0]);
    const costs = costsBy(again.entries, (call) => call.sessionId);
    for (const sessionId of [root, child]) {
      const own = entries.filter(({ reserved }) => reserved.sessionId === sessionId);
      expect(costs.get(sessionId) ?? noCost, `seed ${seed}`).toEqual({
        calls: own.length,
        tokens: sum(own.map((entry) => entry.counted.tokens)),
        microUsd: sum(own.map((entry) => entry.counted.microUsd ?? Number.NaN)),
        unpricedCalls: 0,
        unreportedCalls: own.filter(({ state }) => state === 'unknown').length,
      });
    }
    refusals += refused;
    unknown += entries.filter(({ state }) => state === 'unknown').length;
  }
  expect(refusals).toBeGreaterThan(0);
  expect(unknown).toBeGreaterThan(0);
}, 3_600_000);
