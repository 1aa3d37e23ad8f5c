/** Costs by any key, from the records of the ledger. */
import { expect, it } from 'vitest';
import type { SessionId, WorkflowId } from '../../../schemas/ids.ts';
import type { LedgerRecord } from '../../../schemas/daemon/ledger-record.ts';
import { Balance } from '../../../daemon/ledger/balance.ts';
import { costsBy, exactUsd, noCost } from '../../../daemon/ledger/costs.ts';
import { readCurrentBalance } from '../../../daemon/ledger/current-balance.ts';
import { FileLedger } from '../../../daemon/ledger/ledger.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import type { Tool } from '../../../daemon/tools/tool.ts';
import { testHost } from '../../support/world.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { jobOf, layout, never, SessionWorld } from '../session/session-world.ts';

const sessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
const reserved = (id: number, workflowId: string, microUsd: number | null): LedgerRecord => ({
  v: 1,
  kind: 'reserved',
  id,
  atMs: 1000,
  sessionId,
  rootSessionId: sessionId,
  trigger: null,
  workflowId: workflowId as WorkflowId,
  step: { number: 1, stepId: 'one' },
  turn: id,
  model: { provider: 'scripted', modelId: 'model-1' },
  tokens: 100,
  microUsd,
});
const settled = (id: number, microUsd: number | null): LedgerRecord => ({
  v: 1,
  kind: 'settled',
  id,
  atMs: 1001,
  usage: { inputTokens: 30, outputTokens: 10 },
  tokens: 40,
  microUsd,
});

function costsOf(records: readonly LedgerRecord[]) {
  const balance = new Balance();
  for (const record of records) balance.add(record);
  return costsBy(balance.entries, ({ workflowId }) => workflowId);
}

it('sums what calls cost by a key, in the order in which the keys occur', () => {
  const records = [
    reserved(1, 'b', 900),
    settled(1, 300),
    reserved(2, 'a', 900),
    settled(2, 200),
    reserved(3, 'b', 900),
    settled(3, 1),
  ];
  const costs = costsOf(records);
  expect([...costs.keys()]).toEqual(['b', 'a']);
  expect(costs.get('b')).toEqual({ calls: 2, tokens: 80, microUsd: 301, unpricedCalls: 0, unreportedCalls: 0 });
  expect(exactUsd(costs.get('b') ?? noCost)).toBe(0.000301);
  expect(exactUsd(noCost)).toBe(0);
});

// @verifies unknown-price-is-unknown
it.each([
  ['a call has no price', [reserved(1, 'a', null), settled(1, null)], { tokens: 40, unpricedCalls: 1 }],
  ['a call still runs', [reserved(1, 'a', 900)], { tokens: 100, microUsd: 900, unreportedCalls: 1 }],
  [
    'the usage of a call is unknown',
    [reserved(1, 'a', 900), { v: 1, kind: 'settled_unknown', id: 1, atMs: 1001 }],
    { tokens: 100, microUsd: 900, unreportedCalls: 1 },
  ],
] satisfies [string, LedgerRecord[], object][])(
  'knows no exact cost if %s, and does not take it for 0',
  (_, records, expected) => {
    const cost = costsOf([...records, reserved(2, 'a', 900), settled(2, 5)]).get('a') ?? noCost;
    expect(cost).toMatchObject({
      calls: 2,
      ...expected,
      tokens: expected.tokens + 40,
      microUsd: ('microUsd' in expected ? expected.microUsd : 0) + 5,
    });
    expect(exactUsd(cost)).toBeNull();
  },
);

it('shows what a call cost while the tool that it asked for runs, before the ledger has it', async () => {
  const world = new SessionWorld(compiledWorkflow('test.one', stepIds(1)));
  const shown: unknown[] = [];
  const costs = async () => {
    const { disk } = world;
    const host = testHost({ files: disk.files, locks: disk.locks });
    const stored = (await new FileLedger(host, layout.ledger).balance()).entries.map(({ state }) => state);
    const current = (await readCurrentBalance(host, layout)).entries.map(({ state, counted }) => [
      state,
      counted.tokens,
    ]);
    shown.push({ stored, current });
  };
  const write: Tool = { ...world.write, run: async () => costs().then(() => ({ ending: 'done', text: 'done' })) };
  const tools = { kind: 'open', tools: [write], checkpoint: async () => null, close: async () => undefined } as const;
  const model = world.model(({ messages }) =>
    messages.length === 1 ? reply('', use('write')) : reply('', done('Did it.')),
  );
  await startSession(world.process(model, { openTools: async () => tools }), jobOf('test.one'), never);
  await costs();
  const [one, other] = [
    ['settled', 15],
    ['settled', 15],
  ];
  expect(shown).toEqual([
    { stored: ['reserved'], current: [one] },
    { stored: ['settled', 'settled'], current: [one, other] },
  ]);
});
