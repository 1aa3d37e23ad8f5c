/**
 * Deliveries of jobs that were interrupted and that the queue does not continue: questions, because the queue does not come back to such a job
 * before the user answers, and results of jobs that the queue lost.
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyOutbox } from '../../../daemon/delivery/outbox-state.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { unsettledDelivery } from '../../../daemon/reports/unsettled-delivery.ts';
import { deliverInterrupted } from '../../../daemon/session/deliver-interrupted.ts';
import { dismissWithDelivery } from '../../../daemon/session/dismiss-delivery.ts';
import { runIn } from '../../../daemon/session/session-record.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { openSessions } from '../../../daemon/storage/open-sessions.ts';
import { SharedLogFault } from '../../../daemon/storage/shared-log.ts';
import { Sidecar } from '../../../daemon/storage/sidecar.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { createHost } from '../../../runtime/host.ts';
import type { RecordOf } from '../../../schemas/daemon/turn-record.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { storedGate, writeSession } from '../inbox/stored-session.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';

const jobId = 'job_01jh8x2m4k9q7v3c5t6w8y0z12';
const dead = { pid: 2 ** 30, startTime: '1', bootId: 'another boot' };
const closed = { v: 1, index: 1, atMs: 1_767_323_045_000, kind: 'session_closed', outcome: 'success', reason: '' };
const own = { pid: process.pid, startTime: '', bootId: '' };

/** The queue knows the job, lost it, or cannot be read. */
type Known = Pick<JobState, 'status' | 'holder'> | Error | null;

async function interruptedDelivery(what: 'question' | 'result') {
  const data = temporaryFolder();
  const host = createHost();
  const layout = new DaemonLayout(data);
  const sessionId = writeSession(data, 1, what === 'question', jobId);
  if (what === 'result') fs.appendFileSync(layout.turnLog(sessionId), `${JSON.stringify(closed)}\n`);
  const [line = ''] = fs.readFileSync(layout.turnLog(sessionId), 'utf8').split('\n');
  const opened = JSON.parse(line) as RecordOf<'session_opened'>;
  const rest = { stateToken: 'state', ackToken: null, stepsAdvanced: 0, answered: null };
  await new Sidecar(host, layout, sessionId).write({ v: 1, ...runIn(opened), ...rest });
  const outbox = await Outbox.open(host, layout, sessionId);
  await outbox.append({ kind: 'requested', sessionId, target: { baseBranch: 'main', remote: 'origin', issue: 7 } });
  const deliver = async () => ({ kind: 'delivered' as const, state: emptyOutbox });
  const queueWith = (known: Known) => ({
    job: async () => {
      if (known instanceof Error) throw known;
      return known === null ? null : ({ sessionId: null, discarded: new Set(), ...known } as unknown as JobState);
    },
  });
  const deliveredFor = async (known: Known) => {
    const ports = { host, layout, queue: queueWith(known), deliver };
    return (await deliverInterrupted(ports, new AbortController().signal)).length;
  };
  const listedFor = async (known: Known) => {
    const place = { host, layout, queue: queueWith(known) };
    return (await unsettledDelivery(place, await storedSession(host, layout, sessionId)))?.outcome ?? null;
  };
  const answer = () =>
    new FileInbox(host, layout, sessionId, 0).add({
      kind: 'answer',
      gate: storedGate as Sha256Digest,
      decision: 'approve',
    });
  return { deliveredFor, listedFor, answer, host, layout, sessionId, outbox };
}

/** @verifies interrupted-deliveries-are-finished */
it('the question of a job is delivered if the job waits or its daemon died, and not once the user has answered', async () => {
  const { deliveredFor, answer } = await interruptedDelivery('question');
  expect(await deliveredFor({ status: 'queued', holder: null })).toBe(0);
  expect(await deliveredFor({ status: 'claimed', holder: own })).toBe(0);
  expect(await deliveredFor({ status: 'claimed', holder: dead })).toBe(1);
  expect(await deliveredFor({ status: 'waiting', holder: null })).toBe(1);
  await answer();
  expect(await deliveredFor({ status: 'waiting', holder: null })).toBe(0);
});

const unreadable = [
  new SharedLogFault('line 1 is not a record of the queue', 'the queue', { path: '', loss: '' }),
  new SharedLogFault('another process holds the lock of the queue', 'the queue', null),
  Object.assign(new Error('input/output error'), { code: 'EIO' }),
];

/** @verifies interrupted-deliveries-are-finished */
it('the result of a job that the queue lost is listed and delivered, and its session ends', async () => {
  const { deliveredFor, listedFor, host, layout, sessionId } = await interruptedDelivery('result');
  for (const known of [
    { status: 'queued', holder: null },
    { status: 'claimed', holder: own },
    { status: 'dropped', holder: null },
    { status: 'finished', holder: null },
    ...unreadable,
  ] satisfies Known[])
    expect([await listedFor(known), await deliveredFor(known)], JSON.stringify(known)).toEqual([null, 0]);
  expect([await listedFor(null), await deliveredFor(null)]).toEqual(['interrupted', 1]);
  expect(await host.files.entry(layout.sidecar(sessionId))).toBeNull();
});

/** @verifies interrupted-deliveries-are-finished */
it('the result of a job is listed while no daemon has started since its own died, which continues it', async () => {
  const { deliveredFor, listedFor } = await interruptedDelivery('result');
  const left = { status: 'claimed', holder: dead } as const;
  expect([await listedFor(left), await deliveredFor(left)]).toEqual(['interrupted', 0]);
});

/** @verifies interrupted-deliveries-are-finished */
it('the question of a job that the queue lost is delivered, and not while the queue cannot be read', async () => {
  const { deliveredFor } = await interruptedDelivery('question');
  for (const known of unreadable) expect(await deliveredFor(known), known.message).toBe(0);
  expect(await deliveredFor(null)).toBe(1);
});

/** @verifies interrupted-deliveries-are-finished */
it('the result of a session that asked a question before is listed and delivered, unless the question is the result', async () => {
  const plan = { kind: 'question', text: 'Which one?' } as const;
  const asked = await interruptedDelivery('result');
  await asked.outbox.append({ kind: 'planned', plan, isParked: true });
  await asked.outbox.append({ kind: 'closed' });
  expect([await asked.listedFor(null), await asked.deliveredFor(null)]).toEqual(['interrupted', 1]);
  const blocked = await interruptedDelivery('result');
  await blocked.outbox.append({ kind: 'planned', plan });
  await blocked.outbox.append({ kind: 'closed' });
  expect([await blocked.listedFor(null), await blocked.deliveredFor(null)]).toEqual([null, 0]);
  const waiting = await interruptedDelivery('question');
  await waiting.outbox.append({ kind: 'planned', plan, isParked: true });
  await waiting.outbox.append({ kind: 'closed' });
  expect([await waiting.listedFor(null), await waiting.deliveredFor(null)]).toEqual([null, 0]);
});

/** @verifies dismissed-jobs-deliver-nothing */
it('the result of a session that asked a question before is not delivered once the user dismissed it', async () => {
  const { deliveredFor, listedFor, outbox, host, layout, sessionId } = await interruptedDelivery('result');
  await outbox.append({ kind: 'planned', plan: { kind: 'question', text: 'Which one?' }, isParked: true });
  await outbox.append({ kind: 'closed' });
  const job = { canDismiss: async () => true, dismiss: async () => true };
  expect(await dismissWithDelivery({ host, layout }, sessionId, job)).toBe(true);
  await outbox.refresh();
  expect(outbox.state.isDismissed).toBe(true);
  expect([await listedFor(null), await deliveredFor(null)]).toEqual([null, 0]);
});

/** @verifies dismissed-jobs-deliver-nothing */
it('a delivery that was dismissed or settled is neither listed nor continued once the queue lost the job', async () => {
  for (const kind of ['dismissed', 'closed'] as const) {
    const { deliveredFor, listedFor, outbox } = await interruptedDelivery('result');
    await outbox.append({ kind });
    expect([await listedFor(null), await deliveredFor(null)], kind).toEqual([null, 0]);
  }
});

it.each([
  ['.lock', 1, 2],
  // Without the file, the session belongs to the user, as in a delivery of the foreground.
  ['session.json', 2, 1],
  ['', 1, 1],
])('a session with another entry in the place of "%s" stops no other one', async (name, delivered, open) => {
  const { deliveredFor, host, layout, sessionId } = await interruptedDelivery('question');
  const broken = path.join(layout.sessions, 'sess_01jh8x2m4k9q7v3c5t6w8y0z10');
  fs.mkdirSync(broken);
  for (const file of fs.readdirSync(layout.session(sessionId))) {
    const text = fs.readFileSync(path.join(layout.session(sessionId), file), 'utf8');
    fs.writeFileSync(path.join(broken, file), text.replaceAll(sessionId, path.basename(broken)));
  }
  fs.rmSync(path.join(broken, name), { recursive: true, force: true });
  if (name === '') fs.writeFileSync(broken, '');
  else fs.mkdirSync(path.join(broken, name));
  expect(await deliveredFor({ status: 'waiting', holder: null })).toBe(delivered);
  const found = await openSessions({ host, layout }, () => true);
  expect([found.length, found.includes(sessionId)]).toEqual([open, true]);
});
