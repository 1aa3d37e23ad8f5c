/** The durable files of the daemon: what is written today has the bytes of the frozen files, and those are read for ever. */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { childRecord } from '../../schemas/daemon/child-record.ts';
import { queueRecord } from '../../schemas/daemon/job.ts';
import { outboxRecord } from '../../schemas/daemon/delivery.ts';
import { daemonSession } from '../../schemas/daemon/session.ts';
import { executionStats } from '../../schemas/daemon/execution-stats.ts';
import { inboxEntry } from '../../schemas/daemon/inbox-entry.ts';
import { ledgerRecord } from '../../schemas/daemon/ledger-record.ts';
import { triggerState } from '../../schemas/daemon/trigger-state.ts';
import { turnRecord } from '../../schemas/daemon/turn-record.ts';
import { ChildrenOfTree } from '../../daemon/children/children-of-tree.ts';
import { foldTurns } from '../../daemon/conversation/fold-turns.ts';
import { Outbox } from '../../daemon/delivery/outbox.ts';
import { FileInbox } from '../../daemon/inbox/inbox.ts';
import { FileLedger } from '../../daemon/ledger/ledger.ts';
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { Sidecar } from '../../daemon/storage/sidecar.ts';
import { readStats } from '../../daemon/storage/statistics.ts';
import { parseTurns } from '../../daemon/storage/turn-log.ts';
import { FileTriggerStore } from '../../daemon/triggers/trigger-store.ts';
import { WorktreeLedger } from '../../daemon/worktrees/ledger.ts';
import { storedWorktrees } from '../../daemon/worktrees/stored-worktrees.ts';
import { temporaryFolder } from '../support/files.ts';
import { testHost } from '../support/world.ts';
import {
  daemonFiles,
  keyedSession,
  pricedSession,
  refusedSession,
  sidecar,
  statistics,
  steeredSession,
  steeredSidecar,
  target,
  triggerState as frozenTriggers,
  wholeSession,
} from './make-daemon.ts';

const v1 = fileURLToPath(new URL('./v1/', import.meta.url));
const text = (name: string) => fs.readFileSync(path.join(v1, name), 'utf8');
const linesOf = (name: string) => (name.endsWith('.jsonl') ? text(name).split('\n').slice(0, -1) : [text(name)]);
const of = (sessionId: string, name: string) => `daemon/sessions/${sessionId}/${name}`;

if (process.env['UPDATE_FROZEN'] === '1') {
  it('missing files of the daemon are written, and no file is overwritten', async () => {
    for (const [name, bytes] of await daemonFiles()) {
      const at = path.join(v1, name);
      fs.mkdirSync(path.dirname(at), { recursive: true });
      if (!fs.existsSync(at)) fs.writeFileSync(at, bytes, { flag: 'wx' });
    }
  });
}

const formats = [
  ['turns', [wholeSession, steeredSession, refusedSession, pricedSession].map((id) => of(id, 'turns.jsonl')), turnRecord],
  ['outbox', [wholeSession, refusedSession, keyedSession].map((id) => of(id, 'delivery.jsonl')), outboxRecord],
  ['children', [of(steeredSession, 'children.jsonl')], childRecord],
  ['queue', ['daemon/queue.jsonl'], queueRecord],
  ['ledger', ['daemon/ledger.jsonl'], ledgerRecord],
] as const;
const single = [
  ['inbox', of(steeredSession, 'inbox.jsonl'), inboxEntry],
  ['sidecar', of(wholeSession, 'session.json'), daemonSession],
  ['statistics', 'daemon/execution-stats.jsonl', executionStats],
  ['triggers', 'daemon/triggers.json', triggerState],
] as const;

// @verifies golden-bytes
it('the daemon writes every durable file again, byte for byte', async () => {
  const files = await daemonFiles();
  const found = fs
    .readdirSync(path.join(v1, 'daemon'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(v1, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  expect(files.map(([name]) => name).sort()).toEqual(found.sort());
  for (const [name, bytes] of files) expect(Buffer.from(bytes).toString('utf8'), name).toBe(text(name));
});

describe('the frozen files of the daemon', () => {
  it.each(formats)('have every kind of record of %s, and every field of it is read', (_, names, schema) => {
    const records = names.flatMap(linesOf).map((line) => JSON.parse(line) as { kind: string });
    for (const record of records) expect(schema.parse(record)).toEqual(record);
    const kinds = schema.options.map(({ shape }) => shape.kind.value as string);
    expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });
  it.each(single)('are read in every field: %s', (_, name, schema) => {
    for (const line of linesOf(name)) expect(schema.parse(JSON.parse(line))).toEqual(JSON.parse(line));
  });
});

/** @param changed what a later version made of a line */
function opened(changed: (value: Record<string, unknown>) => object) {
  const data = path.join(temporaryFolder(), 'data');
  fs.cpSync(path.join(v1, 'daemon'), path.join(data, 'daemon'), { recursive: true });
  for (const entry of fs.readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const at = path.join(entry.parentPath, entry.name);
    const whole = fs.readFileSync(at, 'utf8');
    const again = (line: string) => (line === '' ? '' : JSON.stringify(changed(JSON.parse(line))));
    fs.writeFileSync(at, whole.split('\n').map(again).join('\n'));
  }
  return { host: testHost(), layout: new DaemonLayout(data) };
}

/** Every object, also an inner one, has one more field. */
const later = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(later);
  if (value === null || typeof value !== 'object') return value;
  const inner = Object.entries(value).map(([key, each]) => [key, later(each)]);
  return { ...Object.fromEntries(inner), later: { of: ['it'] } };
};

// @verifies old-logs-load, unknown-optional-fields-ignored
describe.each([
  ['as they were written', (value: Record<string, unknown>) => value],
  ['with a field in every object that a later version added', (value: Record<string, unknown>) => later(value) as object],
])('today’s daemon opens the frozen files %s', (_, changed) => {
  it('the turn logs, after each of their records', () => {
    const { layout } = opened(changed);
    const records = (id: typeof wholeSession) => parseTurns(fs.readFileSync(layout.turnLog(id)));
    for (const id of [wholeSession, steeredSession, refusedSession, pricedSession])
      records(id).forEach((__, i, all) => expect(foldTurns(all.slice(0, i + 1)).nextIndex).toBe(i + 1));
    expect(foldTurns(records(wholeSession))).toMatchObject({
      opened: { runName: 'amber-otter-42' },
      stepsCompleted: 2,
      turn: 5,
      usage: { inputTokens: 300, cacheReadTokens: 60, cacheWriteTokens: 15, outputTokens: 90, unreportedCalls: 1 },
      closed: { outcome: 'success' },
    });
    expect(foldTurns(records(wholeSession)).turnCost).toBeNull();
    expect(foldTurns(records(pricedSession)).turnCost?.amount).toMatchObject({ tokens: 130, microUsd: null });
    expect(foldTurns(records(steeredSession))).toMatchObject({
      lastTicket: 7,
      approval: { decision: 'approve' },
      isCancelled: true,
      closed: { outcome: 'error', reason: 'a later occurrence of its schedule replaced it' },
    });
  });

  it('the sidecars, the inbox, the outbox and the list of children', async () => {
    const { host, layout } = opened(changed);
    expect(await new Sidecar(host, layout, wholeSession).read()).toMatchObject(sidecar);
    expect(await new Sidecar(host, layout, steeredSession).read()).toMatchObject(steeredSidecar);
    const entries = await new FileInbox(host, layout, steeredSession, 0).after(0);
    expect(entries.map(({ ticket, action }) => `${ticket} ${action.kind}`)).toEqual([
      ...['1 message', '2 answer', '3 answer', '4 raise', '5 pause', '6 resume', '7 cancel', '8 cancel'],
    ]);
    const { state } = await Outbox.open(host, layout, wholeSession);
    expect(state).toMatchObject({ target, isClosed: true, pushed: new Set(['3'.repeat(40)]), plan: { title: 'Fix the login' } });
    const { state: dismissed } = await Outbox.open(host, layout, refusedSession);
    expect(dismissed).toMatchObject({ refusal: { gate: 'size' }, isDismissed: true });
    expect([state.markerKey, dismissed.markerKey]).toEqual([null, null]);
    const { state: keyed } = await Outbox.open(host, layout, keyedSession);
    expect(keyed).toMatchObject({ markerKey: 'ab'.repeat(32), isParked: true });
    expect([...state.proofs.keys()]).toEqual(['commit', 'push', 'pull_request', 'label', 'comment']);
    const children = new ChildrenOfTree(host, layout, steeredSession);
    const call = { parentSessionId: steeredSession, callId: '3-1' };
    expect(await children.reserve(call, 5)).toEqual({ kind: 'started', sessionId: wholeSession });
    expect(await children.reserve({ ...call, callId: '4-1' }, 5)).toEqual({ kind: 'new', isRepeated: true });
  });

  it('the queue, the ledger, the worktrees, the triggers and the statistics', async () => {
    const { host, layout } = opened(changed);
    const jobs = await new FileJobQueue(host, layout.queue).jobs();
    expect(jobs.map(({ status, sessionId, reason }) => ({ status, sessionId, reason }))).toEqual([
      { status: 'finished', sessionId: wholeSession, reason: null },
      { status: 'waiting', sessionId: null, reason: 'Which account?' },
      { status: 'dropped', sessionId: null, reason: 'the model failed' },
    ]);
    const balance = await new FileLedger(host, layout.ledger).balance();
    expect(balance.entries.map(({ state, counted }) => ({ state, ...counted }))).toEqual([
      { state: 'settled', tokens: 130, microUsd: 450 },
      { state: 'unknown', tokens: 900, microUsd: null },
    ]);
    expect(storedWorktrees(new WorktreeLedger(layout.worktreeLedger).records())).toMatchObject([
      { worktreeId: wholeSession, state: 'present', commit: '4'.repeat(40), branch: 'mine', holder: null },
    ]);
    expect(await new FileTriggerStore(host, layout.triggers).read()).toMatchObject(frozenTriggers);
    expect(await readStats(host, layout.statistics)).toMatchObject([statistics]);
  });
});
