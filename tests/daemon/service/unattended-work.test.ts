/** What the daemon does with the run of a session, after the session has ended: its job continues it, or starts again in another session. */
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { unattendedWork } from '../../../daemon/service/unattended-work.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { refOf } from '../../../daemon/worktrees/worktree.ts';
import { createHost } from '../../../runtime/host.ts';
import type { UnattendedWork } from '../../../runtime/runtime.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { unattendedIn } from '../../../cli/serving/unattended-sessions.ts';
import { closeSession, writeSession } from '../inbox/stored-session.ts';
import { newJob } from '../queue/queue-world.ts';
import { temporaryFolder } from '../sandbox/sandbox-world.ts';

const dead = { pid: 2 ** 22 + 1, startTime: '1', bootId: 'x' };
const living = { pid: process.pid, startTime: '', bootId: '' };
const failure = { why: 'failed', stepsCompleted: 0, pauseMs: 60_000, reason: 'no answer' } as const;

/** With the command in place of how it is found. */
const shown = (work: UnattendedWork | null) => {
  if (work === null) return null;
  const { adopt, ...rest } = work;
  const command = adopt?.() ?? null;
  return { ...rest, ...(command === null ? {} : { adopt: command }) };
};

/** A claimed job with a session that failed. */
async function failedSession() {
  const data = temporaryFolder();
  const layout = new DaemonLayout(data);
  const host = createHost();
  const queue = new FileJobQueue(host, layout.queue);
  fs.mkdirSync(layout.root, { recursive: true });
  const adding = await queue.add(newJob('one'));
  if (adding.kind !== 'added') throw new Error(adding.kind);
  const { jobId } = adding;
  await queue.claim(living);
  const sessionId = writeSession(data, 1, false, jobId);
  await queue.opened(jobId, sessionId, 0);
  closeSession(data, sessionId);
  const work = async (id: SessionId = sessionId) => shown(await unattendedWork({ host, layout, queue }, id));
  return { data, layout, queue, jobId, sessionId, work };
}

// @verifies unattended-runs-withheld
it('a session that failed is continued while its job waits for its retry, until the user cancels or dismisses that', async () => {
  const { data, layout, queue, jobId, sessionId, work } = await failedSession();
  await queue.release(jobId, failure);
  expect(await work()).toEqual({ kind: 'retried' });
  new WorktreeLedger(layout.worktreeLedger).append({
    ...{ worktreeId: sessionId, kind: 'adding', repository: '/work/.git', folder: '/data/tree' },
    ...{ base: '0'.repeat(40), ref: refOf(sessionId) },
  });
  expect(await work()).toEqual({ kind: 'retried' });
  new WorktreeLedger(layout.worktreeLedger).append({ worktreeId: sessionId, kind: 'added' });
  const adopt = `workrail daemon worktrees adopt ${sessionId}`;
  expect(shown(await unattendedIn(data)(sessionId))).toEqual({ kind: 'retried', adopt });
  expect(await queue.dropEnded(jobId, sessionId, 'the user cancelled the session')).toBe(true);
  expect(await work()).toBeNull();
  await queue.retry(jobId, 'same', null);
  expect(await work()).toEqual({ kind: 'queued', adopt });
  // A list that cannot be read hides no run.
  fs.rmSync(layout.worktreeLedger);
  fs.mkdirSync(layout.worktreeLedger);
  expect(await work()).toEqual({ kind: 'queued' });
  await queue.dismiss(jobId, sessionId);
  expect(await work()).toBeNull();
});

// @verifies unattended-runs-withheld
it('a session whose process died is continued if the next daemon resumes it, and not once the job would be a dead letter', async () => {
  const { layout, queue, jobId, work } = await failedSession();
  await queue.release(jobId, { ...failure, why: 'stopped', pauseMs: 0 });
  await queue.claim(dead);
  expect(await work()).toEqual({ kind: 'queued' });
  // The process of the next claim dies as well.
  await queue.claim(dead);
  expect(await work()).toBeNull();
  // Whatever the queue is: a daemon that cannot read it works on no job.
  fs.writeFileSync(layout.queue, 'no\n');
  expect(await work()).toBeNull();
});

// @verifies unattended-runs-withheld
it('a session that its job left is replaced by the next one of the job, whose run is named once it has started', async () => {
  const { data, queue, jobId, sessionId, work } = await failedSession();
  await queue.drop(jobId, 'no answer');
  expect(await work()).toBeNull();
  await queue.retry(jobId, 'new', null);
  const undo = `workrail daemon dismiss ${jobId}`;
  expect(await work()).toEqual({ kind: 'replaced', by: null, isDone: false, undo });
  const next = writeSession(data, 2, false, jobId);
  await queue.opened(jobId, next, 0);
  const named = { kind: 'replaced', by: 'amber-otter-2' };
  expect(await work()).toEqual({ ...named, isDone: false, undo: 'workrail daemon cancel amber-otter-2' });
  closeSession(data, next, 'success');
  await queue.finish(jobId);
  expect(await work()).toEqual({ ...named, isDone: true, undo: null });
  expect(await work(next)).toBeNull();
  expect(await work(sessionId)).not.toBeNull();
});

// @verifies unattended-runs-withheld, sessions-outlive-the-queue
it('a session that an older queue does not name is continued by its job, unless it was never used: then the job starts again', async () => {
  const { data, layout, jobId, sessionId } = await failedSession();
  const [added = ''] = fs.readFileSync(layout.queue, 'utf8').split(/(?<=\n)/);
  fs.writeFileSync(layout.queue, added);
  const undo = `workrail daemon dismiss ${jobId}`;
  expect(shown(await unattendedIn(data)(sessionId))).toEqual({ kind: 'replaced', by: null, isDone: false, undo });
  await new FileInbox(createHost(), layout, sessionId, 0).add({ kind: 'message', text: 'Use the other account.' });
  expect(shown(await unattendedIn(data)(sessionId))).toEqual({ kind: 'queued' });
  // The queue names an earlier session of the job.
  const next = writeSession(data, 2, false, jobId);
  closeSession(data, next);
  const queue = new FileJobQueue(createHost(), layout.queue);
  await queue.opened(jobId, sessionId, 0);
  expect(shown(await unattendedIn(data)(next))).toMatchObject({ kind: 'replaced', by: 'amber-otter-1' });
  await new FileInbox(createHost(), layout, next, 0).add({ kind: 'message', text: 'Use the other account.' });
  expect(shown(await unattendedIn(data)(next))).toEqual({ kind: 'queued' });
});

// @verifies unattended-runs-withheld
it('an ended session of no job, and a session that is not stored, are not withheld', async () => {
  const { data, work } = await failedSession();
  const alone = writeSession(data, 3, false);
  closeSession(data, alone);
  expect(await work(alone)).toBeNull();
  expect(await unattendedIn(data)('sess_01jh8x2m4k9q7v3c5t6w8y0z19' as SessionId)).toBeNull();
});
