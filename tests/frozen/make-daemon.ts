/**
 * What the frozen files of the daemon are made of: every kind of record with every field, written by the writers of the daemon itself, on
 * a disk that exists only here. Deterministic: fixed ids, a clock that stands.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { DaemonSession } from '../../schemas/daemon/session.ts';
import type { DeliveryTarget } from '../../schemas/daemon/delivery.ts';
import type { ExecutionStats } from '../../schemas/daemon/execution-stats.ts';
import type { RunId, SessionId, Sha256Digest, WorkflowHash, WorkflowId } from '../../schemas/ids.ts';
import type { InboxAction } from '../../schemas/daemon/inbox-entry.ts';
import type { TriggerState } from '../../schemas/daemon/trigger-state.ts';
import { ChildrenOfTree } from '../../daemon/children/children-of-tree.ts';
import { type NewOutboxRecord, Outbox } from '../../daemon/delivery/outbox.ts';
import { FileInbox } from '../../daemon/inbox/inbox.ts';
import { FileLedger } from '../../daemon/ledger/ledger.ts';
import { FileJobQueue } from '../../daemon/queue/file-queue.ts';
import { DaemonLayout } from '../../daemon/storage/layout.ts';
import { Sidecar } from '../../daemon/storage/sidecar.ts';
import { appendStats } from '../../daemon/storage/statistics.ts';
import { type NewRecord, TurnLog } from '../../daemon/storage/turn-log.ts';
import { FileTriggerStore } from '../../daemon/triggers/trigger-store.ts';
import { type NewWorktreeRecord, WorktreeLedger } from '../../daemon/worktrees/ledger.ts';
import type { Host, IdPort } from '../../runtime/ports.ts';
import { newJob } from '../daemon/queue/queue-world.ts';
import { temporaryFolder } from '../support/files.ts';
import { SimulatedDisk } from '../support/simulated-disk.ts';
import { standingClock, testHost } from '../support/world.ts';

const digest = (fill: string) => `sha256:${fill.repeat(64)}` as Sha256Digest;
const commit = (fill: string) => fill.repeat(40);
const sessionNamed = (end: string) => `sess_01jh8x2m4k9q7v3c5t6w8y0z${end}` as SessionId;

/**
 * A session with most kinds of turn records; one that the user steers, which a confirmation stops; one that asked for hosts it may not reach;
 * one whose answers say what they cost; and one that only has an outbox, with the key of its markers.
 */
export const wholeSession = sessionNamed('01');
export const steeredSession = sessionNamed('02');
export const refusedSession = sessionNamed('03');
export const pricedSession = sessionNamed('04');
export const keyedSession = sessionNamed('05');
const holder = { pid: 4242, startTime: '123456', bootId: '0b0e5e2e-3b1c-4b43-9a40-0f6f1c1f2a11' };
const model = { provider: 'openai_compatible', modelId: 'model-1' };
const gate = { digest: digest('c'), stepId: 'look', callId: '2-1', outputDigest: digest('d') };

const run = (sessionId: SessionId) => ({
  sessionId,
  runId: 'run_01jh8x2m4k9q7v3c5t6w8y0z12' as RunId,
  runName: 'amber-otter-42',
  workflowId: 'project.fix' as WorkflowId,
  workflowHash: digest('a') as string as WorkflowHash,
  goal: 'Fix the login – “now”\n',
  workspacePath: '/work/app',
});
const wholeRun = {
  ...run(wholeSession),
  queued: { jobId: 'job_000001', trigger: 'labels', trust: 'stranger' as const },
  parent: {
    parentSessionId: steeredSession,
    callId: '3-1',
    rootSessionId: steeredSession,
    depth: 1,
    trigger: 'labels',
  },
  base: commit('b'),
};

const step = (number: number, stepId: string): NewRecord => ({
  kind: 'step_opened',
  number,
  stepId,
  title: 'Look – first',
  instructions: 'Do the step.',
  prompt: 'Look at it.\n\n"quoted" \\ back, tab\t, €, 😀, \u2028',
});
const call = (turn: number): NewRecord => ({ kind: 'call_started', turn, requestDigest: digest('e') });
const usage = { inputTokens: 100, cacheReadTokens: 20, cacheWriteTokens: 5, outputTokens: 30, reasoningTokens: 7 };
const using = (turn: number, ...tools: readonly string[]): NewRecord => ({
  kind: 'reply_received',
  turn,
  text: 'I look.',
  toolCalls: tools.map((tool, i) => ({
    callId: `${turn}-${i + 1}`,
    tool,
    ...(tool === 'write' ? { arguments: null, unread: '{"path": ' } : { arguments: { command: 'ls', deep: [1, null] } }),
  })),
  finish: 'tool_calls',
  usage,
});
const completed = (callId: string): NewRecord => ({ kind: 'step_completed', callId });

const wholeTurns: readonly NewRecord[] = [
  { kind: 'session_opened', ...wholeRun, model },
  step(1, 'look'),
  call(1),
  { kind: 'call_failed', turn: 1, code: 'overloaded', message: 'the provider is overloaded' },
  call(2),
  using(2, 'bash', 'write'),
  { kind: 'tool_started', callId: '2-1' },
  { kind: 'tool_ended', callId: '2-1', ending: 'done', text: 'a.txt', worktree: digest('f') },
  { kind: 'tool_ended', callId: '2-2', ending: 'refused', text: 'not an object', denied: 'write a.txt' },
  { kind: 'message_added', from: 'daemon', text: 'The last calls are equal.', nudge: 'repeated_call' },
  call(3),
  { ...using(3), kind: 'reply_received', turn: 3, text: '', toolCalls: [], finish: 'length', usage: {} } as NewRecord,
  { kind: 'message_added', from: 'daemon', text: 'The step is not complete.' },
  call(4),
  using(4, 'complete_step'),
  { kind: 'tool_started', callId: '4-1' },
  completed('4-1'),
  { kind: 'session_parked', question: 'Which account?' },
  { kind: 'session_resumed', message: 'The staging account.' },
  step(2, 'fix'),
  { kind: 'message_added', from: 'owner', text: 'The staging account.' },
  { kind: 'session_closed', outcome: 'error', reason: 'the model failed' },
  { kind: 'session_resumed' },
  step(2, 'fix'),
  call(5),
  using(5, 'complete_step'),
  { kind: 'tool_started', callId: '5-1' },
  completed('5-1'),
  { kind: 'session_closed', outcome: 'success', reason: 'Goal: Fix the login\nOutcome: complete, 2 steps' },
];

const refusedTurns: readonly NewRecord[] = [
  {
    ...{ kind: 'session_opened', ...run(refusedSession), model },
    parent: {
      ...{ parentSessionId: steeredSession, callId: '4-1', rootSessionId: steeredSession, depth: 1, trigger: null },
      trust: 'stranger',
    },
  } as NewRecord,
  step(1, 'look'),
  call(1),
  using(1, 'bash'),
  { kind: 'tool_started', callId: '1-1' },
  { kind: 'tool_ended', callId: '1-1', ending: 'failed', text: 'not allowed' },
  { kind: 'network_refused', target: 'example.org:443', why: 'host', times: 2 },
  { kind: 'network_refused', target: 'others', why: 'limit', times: 40 },
];

const pricedTurns: readonly NewRecord[] = [
  { kind: 'session_opened', ...run(pricedSession), model },
  step(1, 'look'),
  call(1),
  { kind: 'call_failed', turn: 1, code: 'overloaded', message: 'the provider is overloaded', cost: { tokens: 0, microUsd: 0 } },
  call(2),
  { ...using(2, 'bash'), cost: { tokens: 130, microUsd: 450 } } as NewRecord,
  { kind: 'tool_started', callId: '2-1' },
  { kind: 'tool_ended', callId: '2-1', ending: 'done', text: 'a.txt' },
  call(3),
  { ...using(3), cost: { tokens: 130, microUsd: null } } as NewRecord,
];

const actions: readonly InboxAction[] = [
  { kind: 'message', text: 'Leave the tests alone.' },
  { kind: 'answer', gate: digest('9'), decision: 'reject', comment: 'Not this one.' },
  { kind: 'answer', gate: gate.digest, decision: 'approve' },
  { kind: 'raise', limit: 'run', microUsd: 2_000_000, tokens: 1000, reason: 'The work is larger.' },
  { kind: 'pause' },
  { kind: 'resume' },
  { kind: 'cancel', reason: 'a later occurrence of its schedule replaced it' },
  { kind: 'cancel' },
];
const entryId = (ticket: number) => `entry_${String(ticket).padStart(26, '0')}`;
const received = (ticket: number, refused?: string): NewRecord => ({
  kind: 'entry_received',
  ticket,
  entryId: entryId(ticket),
  action: actions[ticket - 1] as InboxAction,
  ...(refused === undefined ? {} : { refused }),
});

const steeredTurns: readonly NewRecord[] = [
  { kind: 'session_opened', ...run(steeredSession), model },
  step(1, 'look'),
  call(1),
  using(1, 'bash'),
  received(1),
  { kind: 'tool_started', callId: '1-1' },
  { kind: 'tool_ended', callId: '1-1', ending: 'unknown', text: 'Look first.' },
  { kind: 'message_added', from: 'owner', text: 'Leave the tests alone.' },
  call(2),
  using(2, 'complete_step'),
  { kind: 'tool_started', callId: '2-1' },
  { kind: 'session_parked', cause: 'confirmation', question: 'Approve the change?', gate },
  received(2, 'the answer is for another result; the gate is cccccccccccc now'),
  received(3),
  received(4),
  received(5),
  received(6),
  received(7),
  { kind: 'session_closed', outcome: 'error', reason: 'a later occurrence of its schedule replaced it' },
];

export const target: DeliveryTarget = {
  remote: 'origin',
  baseBranch: 'main',
  forge: {
    kind: 'github',
    owner: 'acme',
    repo: 'app',
    baseUrl: 'https://github.example/api/v3',
    tokenVariable: 'FORGE_TOKEN',
  },
  labels: ['unattended'],
  paths: ['src/**'],
  protectedPaths: ['package-lock.json'],
  secretPaths: ['fixtures/**'],
  filesMax: 10,
  bytesMax: 1000,
  checks: ['npm test'],
  author: { name: 'WorkRail', email: 'workrail@localhost' },
  issue: 7,
};
const changes = {
  ...{ kind: 'changes' as const, branch: 'worktrain/amber-otter-42', parent: commit('1'), tree: commit('2'), files: 2 },
  ...{ title: 'Fix the login', text: 'The login works again.', isDraft: true },
};
const url = 'https://github.example/acme/app/pull/100';
const outboxRecords: readonly NewOutboxRecord[] = [
  { kind: 'requested', sessionId: wholeSession, target },
  { kind: 'refused', gate: 'checks', reason: 'the check "npm test" exited with 1', allowed: 'Fix the work' },
  { kind: 'planned', plan: { kind: 'question', text: 'Which account?' } },
  { kind: 'planned', plan: { kind: 'nothing_to_change', text: 'There are no changes.' } },
  { kind: 'planned', plan: changes },
  { kind: 'started', effect: 'commit' },
  { kind: 'done', effect: 'commit', proof: { commit: commit('3'), ref: `refs/worktrain-delivery/${wholeSession}` } },
  { kind: 'started', effect: 'push' },
  { kind: 'failed', effect: 'push', reason: 'git push failed' },
  { kind: 'started', effect: 'push' },
  { kind: 'done', effect: 'push', proof: { commit: commit('3'), ref: 'refs/heads/worktrain/amber-otter-42' } },
  { kind: 'started', effect: 'pull_request' },
  { kind: 'done', effect: 'pull_request', proof: { number: 100, url } },
  { kind: 'started', effect: 'label' },
  { kind: 'done', effect: 'label', proof: { labels: ['unattended'] } },
  { kind: 'started', effect: 'comment' },
  { kind: 'done', effect: 'comment', proof: { url: `${url}#c0` } },
  { kind: 'closed' },
];
/** A plan whose markers end with a code. */
const keyedRecords: readonly NewOutboxRecord[] = [
  { kind: 'requested', sessionId: keyedSession, target },
  { kind: 'planned', plan: { kind: 'question', text: 'Which account?' }, isParked: true, markerKey: 'ab'.repeat(32) },
  { kind: 'started', effect: 'comment' },
];
const dismissedRecords: readonly NewOutboxRecord[] = [
  { kind: 'requested', sessionId: refusedSession, target },
  { kind: 'refused', gate: 'size', reason: '101 files changed', allowed: 'The limit is 100 files' },
  { kind: 'dismissed' },
];

const folder = '/work/data/daemon/worktrees/one';
const worktree = { repository: '/work/app/.git', folder, base: commit('b'), ref: `refs/worktrain/${wholeSession}` };
const worktreeRecords: readonly NewWorktreeRecord[] = (
  [
    { kind: 'adding', ...worktree },
    { kind: 'held', holder },
    { kind: 'added' },
    { kind: 'checkpointing', commit: commit('4') },
    { kind: 'released' },
    { kind: 'adopted', branch: 'mine' },
    { kind: 'archived', archive: '/work/data/daemon/archives/one', commit: commit('4') },
    { kind: 'removing' },
    { kind: 'removed' },
    { kind: 'adding', ...worktree },
    { kind: 'added' },
  ] as const
).map((record) => ({ worktreeId: wholeSession, ...record }));

export const sidecar: DaemonSession = {
  v: 1,
  ...wholeRun,
  stateToken: 'st1_state',
  ackToken: 'ack1_ack',
  stepsAdvanced: 1,
  answered: { callId: '4-1', kind: 'advanced', text: 'A summary.' },
};
export const steeredSidecar: DaemonSession = {
  ...{ v: 1, ...run(steeredSession), stateToken: 'st1_state', ackToken: null, stepsAdvanced: 0, answered: null },
};
export const statistics: ExecutionStats = {
  ...{ v: 1, sessionId: wholeSession, workflowId: 'project.fix', outcome: 'success', delivery: 'done', stepCount: 2 },
  ...{ turns: 5, inputTokens: 300, cacheReadTokens: 60, cacheWriteTokens: 15, outputTokens: 90, unreportedCalls: 1 },
  ...{ costMicroUsd: 1234, model, startedAtMs: 1000, durationMs: 2000 },
};
export const triggerState: TriggerState = {
  v: 1,
  progress: { nightly: { untilMs: 1000 }, poll: { since: '2026-01-02T03:04:05Z', etag: 'W/"abc"' } },
  events: ['labels/delivery-1'],
  subjects: [{ trigger: 'labels', subject: 'github:acme/app#7', atMs: 1000 }],
  refusals: [
    { atMs: 1000, trigger: 'labels', subject: null, actorId: null, reason: 'the rule allows 3 runs a day' },
    { atMs: 2000, trigger: 'labels', subject: 'github:acme/app#8', actorId: 3, reason: 'account 3 is not a person' },
  ],
};

/** Ids in the form that the schemas want, in order. */
function fixedIds(): IdPort {
  let count = 0;
  const next = () => {
    count += 1;
    return String(count);
  };
  return { next: (prefix) => `${prefix}_${next().padStart(26, '0')}`, suffix: next };
}

async function writeQueue(host: Host, layout: DaemonLayout): Promise<void> {
  const queue = new FileJobQueue(host, layout.queue, () => false);
  const jobs = [];
  for (const name of ['one', 'two', 'three']) {
    const whole = { subject: `github:acme/app#${name}`, trigger: 'labels', trust: 'stranger' as const, delivery: target };
    const adding = await queue.add(newJob(`labels/${name}`, name === 'one' ? whole : {}));
    if (adding.kind === 'refused') throw new Error(adding.reason);
    jobs.push(adding.jobId);
  }
  const [one = '', two = '', three = ''] = jobs;
  await queue.claim(holder);
  await queue.opened(one, wholeSession, 0);
  await queue.discard(one, wholeSession);
  await queue.opened(one, wholeSession, 1);
  await queue.release(one, { why: 'stopped', reason: 'the daemon stopped', pauseMs: 0, stepsCompleted: 1 });
  await queue.finish(one);
  await queue.wait(two, 'Which account?');
  await queue.drop(three, 'the model failed');
}

async function writeLedger(host: Host, layout: DaemonLayout): Promise<void> {
  const ledger = new FileLedger(host, layout.ledger);
  const place = {
    ...{ sessionId: wholeSession, rootSessionId: steeredSession, trigger: 'labels', workflowId: 'project.fix' as WorkflowId },
    step: { number: 1, stepId: 'look' },
  };
  const worst = { tokens: 1000, microUsd: 5000 };
  await ledger.reserve({ place: { ...place, turn: 1 }, model, worst }, {});
  await ledger.settle(1, { usage, amount: { tokens: 130, microUsd: 450 } });
  await ledger.reserve({ place: { ...place, turn: 2 }, model, worst: { tokens: 900, microUsd: null } }, {});
  await ledger.settle(2, null);
  const raise = { sessionId: wholeSession, rootSessionId: steeredSession, trigger: null, limit: 'run' as const };
  await ledger.raise({ entryId: entryId(4), atMs: standingClock.nowMs(), ...raise, tokens: 1000, microUsd: 2_000_000 });
}

async function writeTurns(
  host: Host,
  layout: DaemonLayout,
  sessionId: SessionId,
  records: readonly NewRecord[],
): Promise<void> {
  await TurnLog.create(host, layout.turnLog(sessionId));
  const log = await TurnLog.open(host, layout, sessionId);
  for (const record of records) await log.append(record);
  await log.close();
}

async function writeSessions(host: Host, layout: DaemonLayout): Promise<void> {
  await writeTurns(host, layout, wholeSession, wholeTurns);
  await writeTurns(host, layout, steeredSession, steeredTurns);
  await new Sidecar(host, layout, wholeSession).write(sidecar);
  await new Sidecar(host, layout, steeredSession).write(steeredSidecar);
  const inbox = new FileInbox({ ...host, ids: fixedIds() }, layout, steeredSession, 0);
  for (const action of actions) await inbox.add(action);
  for (const [sessionId, records] of [
    [wholeSession, outboxRecords],
    [refusedSession, dismissedRecords],
    [keyedSession, keyedRecords],
  ] as const) {
    const outbox = await Outbox.open(host, layout, sessionId);
    for (const record of records) await outbox.append(record);
  }
  const children = new ChildrenOfTree(host, layout, steeredSession);
  for (const callId of ['3-1', '4-1']) await children.reserve({ parentSessionId: steeredSession, callId }, 5);
  await children.opened({ parentSessionId: steeredSession, callId: '3-1' }, wholeSession);
}

/** Paths below a data directory, and their bytes. */
export async function daemonFiles(): Promise<readonly (readonly [string, Uint8Array])[]> {
  const disk = new SimulatedDisk('/data');
  const host = testHost({ files: disk.files, locks: disk.locks, ids: fixedIds() });
  const layout = new DaemonLayout('/data');
  await writeSessions(host, layout);
  await writeQueue(host, layout);
  await writeLedger(host, layout);
  await appendStats(host, layout.statistics, statistics);
  await new FileTriggerStore(host, layout.triggers).change(async () => [triggerState, undefined]);
  // Last: what is frozen keeps its ids.
  await writeTurns(host, layout, refusedSession, refusedTurns);
  await writeTurns(host, layout, pricedSession, pricedTurns);
  const walk = (at: string): string[] => {
    const names = disk.bare.list(at);
    return names.length === 0 ? [at] : names.flatMap((name) => walk(path.posix.join(at, name)));
  };
  const stored = walk('/data/daemon').flatMap((name) => {
    const bytes = disk.bare.read(name);
    return bytes === null || name.endsWith('lock') ? [] : [[path.posix.relative('/data', name), bytes] as const];
  });
  // This writer has the file system of the machine, because git and sandboxes have it as well.
  const file = path.join(temporaryFolder(), 'worktrees.jsonl');
  const ledger = new WorktreeLedger(file, standingClock.nowMs);
  for (const record of worktreeRecords) ledger.append(record);
  return [...stored, ['daemon/worktrees.jsonl', new Uint8Array(fs.readFileSync(file))]];
}
