/** Questions of jobs whose delivery was interrupted: the queue does not come back to such a job before the user answers. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emptyOutbox } from '../../../daemon/delivery/outbox-state.ts';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import type { JobState } from '../../../daemon/queue/job-state.ts';
import { deliverInterrupted } from '../../../daemon/session/deliver-interrupted.ts';
import { runIn } from '../../../daemon/session/session-record.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { openSessions } from '../../../daemon/storage/open-sessions.ts';
import { Sidecar } from '../../../daemon/storage/sidecar.ts';
import { createHost } from '../../../runtime/host.ts';
import type { RecordOf } from '../../../schemas/daemon/turn-record.ts';
import type { Sha256Digest } from '../../../schemas/ids.ts';
import { storedGate, writeSession } from '../inbox/stored-session.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';

const jobId = 'job_01jh8x2m4k9q7v3c5t6w8y0z12';
const dead = { pid: 2 ** 30, startTime: '1', bootId: 'another boot' };
const own = { pid: process.pid, startTime: '', bootId: '' };

async function interruptedQuestion() {
  const data = temporaryFolder();
  const host = createHost();
  const layout = new DaemonLayout(data);
  const sessionId = writeSession(data, 1, true, jobId);
  const [line = ''] = fs.readFileSync(layout.turnLog(sessionId), 'utf8').split('\n');
  const opened = JSON.parse(line) as RecordOf<'session_opened'>;
  const rest = { stateToken: 'state', ackToken: null, stepsAdvanced: 0, answered: null };
  await new Sidecar(host, layout.sidecar(sessionId)).write({ v: 1, ...runIn(opened), ...rest });
  const outbox = await Outbox.open(host, layout, sessionId);
  await outbox.append({ kind: 'requested', sessionId, target: { baseBranch: 'main', remote: 'origin', issue: 7 } });
  const deliver = async () => ({ kind: 'delivered' as const, state: emptyOutbox });
  const deliveredFor = async (job: Pick<JobState, 'status' | 'holder'>) => {
    const queue = { job: async () => job as JobState };
    return (await deliverInterrupted({ host, layout, queue, deliver }, new AbortController().signal)).length;
  };
  const answer = () =>
    new FileInbox(host, layout, sessionId, 0).add({
      kind: 'answer',
      gate: storedGate as Sha256Digest,
      decision: 'approve',
    });
  return { deliveredFor, answer, host, layout, sessionId };
}

/** @verifies interrupted-deliveries-are-finished */
it('the question of a job is delivered if the job waits or its daemon died, and not once the user has answered', async () => {
  const { deliveredFor, answer } = await interruptedQuestion();
  expect(await deliveredFor({ status: 'queued', holder: null })).toBe(0);
  expect(await deliveredFor({ status: 'claimed', holder: own })).toBe(0);
  expect(await deliveredFor({ status: 'claimed', holder: dead })).toBe(1);
  expect(await deliveredFor({ status: 'waiting', holder: null })).toBe(1);
  await answer();
  expect(await deliveredFor({ status: 'waiting', holder: null })).toBe(0);
});

it.each([
  ['.lock', 1, 2],
  // Without the file, the session belongs to the user, as in a delivery of the foreground.
  ['session.json', 2, 1],
  ['', 1, 1],
])('a session with another entry in the place of "%s" stops no other one', async (name, delivered, open) => {
  const { deliveredFor, host, layout, sessionId } = await interruptedQuestion();
  const broken = path.join(layout.sessions, 'sess_01jh8x2m4k9q7v3c5t6w8y0z10');
  fs.cpSync(layout.session(sessionId), broken, { recursive: true });
  fs.rmSync(path.join(broken, name), { recursive: true, force: true });
  if (name === '') fs.writeFileSync(broken, '');
  else fs.mkdirSync(path.join(broken, name));
  expect(await deliveredFor({ status: 'waiting', holder: null })).toBe(delivered);
  const found = await openSessions({ host, layout }, () => true);
  expect([found.length, found.includes(sessionId)]).toEqual([open, true]);
});
