/** Jobs that failed for good, as their owner meets them: listed with the next commands, retried, and dismissed. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { refOf } from '../../../daemon/worktrees/worktree.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { createHost } from '../../../runtime/host.ts';
import type { DaemonInbox, DaemonJobChange, DaemonStatus } from '../../../schemas/daemon/reports.ts';
import type { SessionId, WorkflowId } from '../../../schemas/ids.ts';
import { closeSession, writeSession } from '../../daemon/inbox/stored-session.ts';
import { newJob } from '../../daemon/queue/queue-world.ts';
import { environmentOf, type Place, plainSteps, program, temporaryPlace } from '../../e2e/support.ts';
import { completing } from '../../daemon/llm/completing.ts';
import { inProcess } from '../../support/command-line.ts';
import { statusText } from '../../../cli/reporters/daemon-jobs-text.ts';
import { dataColors, shownText } from '../../../cli/terminal/terminal.ts';
import { commandsIn, daemon, modelKey, placeWith } from './place.ts';
import { expect, onTestFinished, test } from 'vitest';

async function failedJob(place: Place, sessionId: string | null = null): Promise<string> {
  const queue = new FileJobQueue(createHost(), new DaemonLayout(place.data).queue);
  const workflowId = 'project.tidy' as WorkflowId;
  const adding = await queue.add(newJob('labels/7', { workflowId, subject: 'github:acme/app#7', trigger: 'labels' }));
  if (adding.kind !== 'added') throw new Error(adding.kind);
  if (sessionId !== null) await queue.opened(adding.jobId, sessionId as SessionId, 0);
  await queue.drop(adding.jobId, 'the key is wrong');
  return adding.jobId;
}

const statusIn = async (place: Place) => JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
const jobsIn = async (place: Place) => (await statusIn(place)).jobs.map(({ status }) => status);
const failedIn = async (place: Place) =>
  (JSON.parse((await daemon(place, 'inbox', '--json')).stdout) as DaemonInbox).failed ?? [];

test('a daemon that has run for months says since when', () => {
  const running = { pid: 7, startedAtMs: Date.UTC(2026, 0, 2) };
  const status: DaemonStatus = { version: 1, daemon: running, jobs: [], sessions: [] };
  const text = shownText(statusText(status, Date.UTC(2026, 5, 1), dataColors()));
  expect(text).toContain('process 7, started 2026-01-02T00:00:00Z');
});

// @verifies dead-letters-are-retried
test('a dead letter is in the status and in the inbox, with the commands that retry and dismiss it', async () => {
  const place = temporaryPlace();
  const jobId = await failedJob(place);
  const commands = [`workrail daemon retry ${jobId}`, `workrail daemon dismiss ${jobId}`];
  for (const command of ['status', 'inbox']) {
    const { code, stdout } = await daemon(place, command);
    expect([command, code]).toEqual([command, 0]);
    for (const text of ['the key is wrong', 'project.tidy', ...commands]) expect(stdout).toContain(text);
  }
  expect(await failedIn(place)).toMatchObject([{ jobId, reason: 'the key is wrong', commands }]);
});

// @verifies dead-letters-are-retried
test('a retried job is in the queue again, once', async () => {
  const place = temporaryPlace();
  const jobId = await failedJob(place);
  const retried = await daemon(place, 'retry', jobId);
  expect(retried).toMatchObject({ code: 0, stdout: expect.stringContaining('The job starts in a new session.') });
  expect(retried.stdout).toContain('To start it: workrail daemon start');
  expect([await jobsIn(place), await failedIn(place)]).toEqual([['queued'], []]);
  expect(await daemon(place, 'retry', jobId)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('only a job that failed can be retried, and this job is in the queue'),
  });
});

// @verifies dead-letters-are-retried
test('a dismissed job is listed nowhere, and can be retried all the same', async () => {
  const place = temporaryPlace();
  const jobId = await failedJob(place);
  expect((await daemon(place, 'dismiss', jobId)).stdout).toContain(`workrail daemon retry ${jobId}`);
  expect([await jobsIn(place), await failedIn(place)]).toEqual([[], []]);
  expect((await daemon(place, 'inbox')).stdout).toContain('Nothing is waiting for you.');
  const { stdout } = await daemon(place, 'retry', jobId, '--json');
  expect(JSON.parse(stdout) as DaemonJobChange).toMatchObject({ state: 'queued', sessionId: null, daemonRuns: false });
});

// @verifies dead-letters-are-retried
test('a job gets a new session only when the one that it has ended', async () => {
  const place = temporaryPlace();
  const sessionId = writeSession(place.data, 1, true);
  const jobId = await failedJob(place, sessionId);
  expect(await daemon(place, 'retry', jobId, '--new-session')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`workrail daemon cancel ${sessionId}`),
  });
  expect((await daemon(place, 'cancel', sessionId)).code).toBe(0);
  expect((await daemon(place, 'retry', jobId, '--new-session')).stdout).toContain('The job starts in a new session.');
});

// @verifies dead-letters-are-retried
test('a retried job with an open session is not dismissed, and the refusal names what ends it', async () => {
  const place = temporaryPlace();
  const sessionId = writeSession(place.data, 1, false);
  const jobId = await failedJob(place, sessionId);
  await daemon(place, 'retry', jobId);
  const refused = await daemon(place, 'dismiss', jobId);
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('this job is in the queue') });
  expect(refused.stderr).toContain(`To end its session, run: workrail daemon cancel ${sessionId}`);
  expect((await daemon(place, 'cancel', sessionId)).code).toBe(0);
  expect((await daemon(place, 'dismiss', jobId)).code).toBe(0);
  expect([await jobsIn(place), await failedIn(place)]).toEqual([[], []]);
});

// @verifies dead-letters-are-retried
test('a retry is taken back by a dismissal while the session of the job has not been resumed', async () => {
  const place = temporaryPlace();
  const sessionId = writeSession(place.data, 1, false);
  const closed = {
    v: 1,
    index: 1,
    atMs: 1_767_323_045_000,
    kind: 'session_closed',
    outcome: 'error',
    reason: 'no key',
  };
  fs.appendFileSync(new DaemonLayout(place.data).turnLog(sessionId), `${JSON.stringify(closed)}\n`);
  const jobId = await failedJob(place, sessionId);
  await daemon(place, 'retry', jobId);
  expect(await daemon(place, 'dismiss', jobId)).toMatchObject({ code: 0, stdout: expect.stringContaining(jobId) });
  expect([await jobsIn(place), await failedIn(place)]).toEqual([[], []]);
  const { stdout } = await daemon(place, 'retry', jobId, '--json');
  expect(JSON.parse(stdout) as DaemonJobChange).toMatchObject({ state: 'queued', sessionId });
});

test('a job that nobody knows is named, with the command that lists them', async () => {
  const place = temporaryPlace();
  for (const args of [
    ['retry', 'job_none'],
    ['retry', 'job_none', '--new-session'],
    ['dismiss', 'job_none'],
  ]) {
    const { code, stderr } = await daemon(place, ...args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('no job has the id "job_none"')]);
    expect(stderr).toContain('workrail daemon status');
  }
});

test('a damaged ledger is reported by status, which lists the jobs and the sessions without their costs', async () => {
  const place = temporaryPlace();
  const sessionId = writeSession(place.data, 1, false);
  const jobId = await failedJob(place);
  fs.writeFileSync(new DaemonLayout(place.data).ledger, 'not a record\n');
  const { code, stdout, stderr } = await daemon(place, 'status', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ jobs: [{ jobId }], sessions: [{ sessionId, costUsd: null }] });
  expect(stderr).toContain('all costs are unknown: the ledger cannot be used: line 1 is not a record of the ledger');
  expect(stderr).toContain('Restore the file from a backup');
  expect((await daemon(place, 'costs')).code).not.toBe(0);
});

test.each(['daemonLock', 'daemonIdentity'] as const)(
  'a command that fails because of %s has added and changed no job',
  async (name) => {
    const place = temporaryPlace();
    fs.mkdirSync(path.join(place.folder, '.workrail/workflows'), { recursive: true });
    const workflow = { id: 'project.tidy', name: 'Tidy', description: 'Tidies.', version: '1.0.0' };
    const steps = [{ id: 'look', title: 'Look around', prompt: 'List what is unused.' }];
    fs.writeFileSync(path.join(place.folder, '.workrail/workflows/tidy.json'), JSON.stringify({ ...workflow, steps }));
    const jobId = await failedJob(place);
    const layout = new DaemonLayout(place.data);
    fs.rmSync(layout.daemonLock, { force: true });
    fs.mkdirSync(layout[name]);
    for (const args of [
      ['dispatch', '--queue', 'project.tidy'],
      ['retry', jobId],
      ['dismiss', jobId],
    ]) {
      const { code, stderr } = await daemon(place, ...args);
      expect([code, stderr]).toEqual([
        1,
        expect.stringContaining(`<data directory>/daemon/${path.basename(layout[name])}`),
      ]);
    }
    fs.rmdirSync(layout[name]);
    expect(await jobsIn(place)).toEqual(['dropped']);
  },
);

test('a file in the place of the folder of a session hides no other session', async () => {
  const place = temporaryPlace();
  const [broken, sound] = [writeSession(place.data, 1, true), writeSession(place.data, 2, true)];
  const folder = new DaemonLayout(place.data).session(broken);
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(folder, '');
  const { code, stdout } = await daemon(place, 'status', '--json');
  expect([
    code,
    (JSON.parse(stdout) as DaemonStatus).sessions.map(({ sessionId, status }) => [sessionId, status]),
  ]).toEqual([
    0,
    [
      [sound, 'waiting'],
      [broken, 'damaged'],
    ],
  ]);
  expect(await daemon(place, 'inbox')).toMatchObject({ code: 0, stdout: expect.stringContaining('amber-otter-2') });
});

// @verifies cancelled-jobs-end
test('cancel of a session that failed and whose job waits for its retry makes the job a dead letter', async () => {
  const place = temporaryPlace();
  const jobId = await failedJob(place);
  const sessionId = writeSession(place.data, 1, false, jobId);
  closeSession(place.data, sessionId);
  const queue = new FileJobQueue(createHost(), new DaemonLayout(place.data).queue);
  await queue.opened(jobId, sessionId, 0);
  await queue.retry(jobId, 'same', null);
  await queue.release(jobId, { why: 'failed', stepsCompleted: 0, pauseMs: 60_000, reason: 'the model did not answer' });
  const [, cancel = ''] = commandsIn((await daemon(place, 'status')).stdout);
  expect(cancel).toBe(`daemon cancel ${sessionId}`);
  const worktrees = new WorktreeLedger(new DaemonLayout(place.data).worktreeLedger);
  worktrees.append({
    ...{ worktreeId: sessionId, kind: 'adding', repository: place.project, folder: path.join(place.folder, 'tree') },
    ...{ base: '0'.repeat(40), ref: refOf(sessionId) },
  });
  worktrees.append({ worktreeId: sessionId, kind: 'added' });
  const cancelled = await daemon(place, ...cancel.split(' ').slice(1));
  expect(cancelled).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Cancelled amber-otter-1. Job ${jobId} does not retry it any more.`),
  });
  expect(commandsIn(cancelled.stdout)).toEqual(['daemon resume amber-otter-1', `daemon worktrees adopt ${sessionId}`]);
  expect(await failedIn(place)).toMatchObject([
    {
      jobId,
      reason: 'the user cancelled the session',
      commands: [`workrail daemon retry ${jobId}`, expect.anything()],
    },
  ]);
  // A resumed session would receive an entry, and end again.
  expect(fs.existsSync(new DaemonLayout(place.data).inbox(sessionId))).toBe(false);
  expect(await daemon(place, 'cancel', 'amber-otter-1')).toMatchObject({ code: 2 });
});

// @verifies cancelled-jobs-end, errors-say-what-to-do
test('cancel of a failed session whose job was claimed again drops the job, or says that the job may continue the session', async () => {
  const place = temporaryPlace();
  const layout = new DaemonLayout(place.data);
  const jobId = await failedJob(place);
  const sessionId = writeSession(place.data, 1, false, jobId);
  closeSession(place.data, sessionId);
  const queue = new FileJobQueue(createHost(), layout.queue);
  await queue.opened(jobId, sessionId, 0);
  const claimAgain = async () => {
    await queue.retry(jobId, 'same', null);
    await queue.claim({ pid: process.pid, startTime: '', bootId: '' });
  };
  // The process cancels the session when it opens it.
  await claimAgain();
  expect(await daemon(place, 'cancel', 'amber-otter-1')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Job ${jobId} does not retry it any more.`),
  });
  expect(await jobsIn(place)).toEqual(['dropped']);
  // From now on, only an entry reaches the session.
  await claimAgain();
  await queue.opened(jobId, sessionId, 0);
  const refused = await daemon(place, 'cancel', 'amber-otter-1');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('may continue the session') });
  expect(commandsIn(refused.stderr)).toEqual(['daemon cancel amber-otter-1']);
  expect(await jobsIn(place)).toEqual(['claimed']);
  fs.writeFileSync(layout.queue, 'no\n');
  const unchecked = await daemon(place, 'cancel', 'amber-otter-1');
  expect(unchecked).toMatchObject({ code: 2, stderr: expect.stringContaining('could not be checked') });
  expect(unchecked.stderr).toContain(layout.queue);
});

// @verifies cancelled-jobs-end, sessions-outlive-the-queue
test('cancel of a failed session that an older queue does not name makes its job a dead letter', async () => {
  const place = temporaryPlace();
  const layout = new DaemonLayout(place.data);
  const jobId = await failedJob(place);
  const [added = ''] = fs.readFileSync(layout.queue, 'utf8').split(/(?<=\n)/);
  fs.writeFileSync(layout.queue, added);
  const sessionId = writeSession(place.data, 1, false, jobId);
  closeSession(place.data, sessionId);
  await new FileInbox(createHost(), layout, sessionId, 0).add({ kind: 'message', text: 'Use the other account.' });
  expect(await daemon(place, 'cancel', 'amber-otter-1')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`Job ${jobId} does not retry it any more.`),
  });
  expect(await failedIn(place)).toMatchObject([{ jobId, reason: 'the user cancelled the session' }]);
});

// @verifies dead-letters-are-retried
test('a dead letter whose run was removed is offered a new session, and no command that is refused', async () => {
  const place = await placeWith(completing);
  const jobId = await failedJob(place);
  const sessionId = writeSession(place.data, 1, true, jobId);
  const queue = new FileJobQueue(createHost(), new DaemonLayout(place.data).queue);
  await queue.opened(jobId, sessionId, 0);
  await queue.drop(jobId, 'the user cancelled the session');
  // While its session waits, that is what waits for the user.
  expect(await failedIn(place)).toEqual([]);
  fs.rmSync(path.join(place.data, 'sessions', sessionId), { recursive: true });
  expect((await daemon(place, 'inbox')).stdout).toMatch(
    /amber-otter-1 cannot continue\n {2}> its run is no longer stored/,
  );
  expect(await daemon(place, 'cancel', 'amber-otter-1')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`To continue after all: workrail daemon retry ${jobId} --new-session`),
  });
  const asNew = `daemon retry ${jobId} --new-session`;
  for (const report of ['status', 'inbox'])
    expect(
      new Set(commandsIn((await daemon(place, report)).stdout).filter((command) => command !== 'daemon start')),
      report,
    ).toEqual(new Set([asNew, `daemon dismiss ${jobId}`]));
  for (const refused of [
    ['retry', jobId],
    ['resume', 'amber-otter-1', '--model', 'scripted'],
    ['send', 'amber-otter-1', 'Go on.'],
    ['deliver', 'amber-otter-1'],
  ]) {
    const { code, stderr } = await daemon(place, ...refused);
    expect([code, commandsIn(stderr)], refused.join(' ')).toEqual([2, [asNew]]);
  }
  expect((await daemon(place, ...asNew.split(' ').slice(1))).code).toBe(0);
  // From now on, the job has nothing to do with that session.
  const { stdout } = await daemon(place, 'status');
  expect(stdout).toContain(`its job ${jobId} does not use it any more`);
  expect(new Set(commandsIn(stdout))).toEqual(new Set(['daemon start']));
});

// @verifies dead-letters-are-retried, errors-say-what-to-do, lost-log-is-damage
test.each([
  ['a damaged log', (folder: string) => fs.writeFileSync(path.join(folder, 'turns.jsonl'), 'no\n')],
  ['no log', (folder: string) => fs.rmSync(path.join(folder, 'turns.jsonl'))],
  ['no directory', (folder: string) => fs.rmSync(folder, { recursive: true })],
])('a job whose session has %s is offered a new session, and no retry that fails again', async (_, damage) => {
  const place = await placeWith(completing);
  const jobId = await failedJob(place);
  const sessionId = writeSession(place.data, 1, true, jobId);
  const layout = new DaemonLayout(place.data);
  const queue = new FileJobQueue(createHost(), layout.queue);
  await queue.opened(jobId, sessionId, 0);
  const backup = path.join(place.folder, 'backup');
  fs.cpSync(layout.session(sessionId), backup, { recursive: true });
  damage(layout.session(sessionId));
  await queue.retry(jobId, 'same', null);
  const service = daemon(place, 'run');
  await expect.poll(() => jobsIn(place), { timeout: 20_000 }).toEqual(['dropped']);
  await daemon(place, 'stop');
  const asNew = `daemon retry ${jobId} --new-session`;
  const { stdout, stderr } = await service;
  expect(commandsIn(`${stdout}\n${stderr}`)).toEqual([asNew]);
  const [failed] = await failedIn(place);
  expect(failed?.commands).toEqual([`workrail ${asNew}`, `workrail daemon dismiss ${jobId}`]);
  expect(commandsIn(failed?.reason ?? '')).toEqual([asNew]);
  const refused = await daemon(place, 'retry', jobId);
  expect([refused.code, commandsIn(refused.stderr)]).toEqual([2, [asNew]]);
  expect(commandsIn((await daemon(place, 'dismiss', jobId)).stdout)).toEqual([asNew]);
  // From a backup.
  fs.cpSync(backup, layout.session(sessionId), { recursive: true });
  expect(commandsIn((await daemon(place, 'dismiss', jobId)).stdout)).toEqual([`daemon retry ${jobId}`]);
  damage(layout.session(sessionId));
  expect((await daemon(place, ...asNew.split(' ').slice(1))).stdout).toContain('The job starts in a new session.');
});

// @verifies dead-letters-are-retried, errors-say-what-to-do, lost-log-is-damage
test.each(['queued', 'waiting'] as const)(
  'a job that is %s and whose session is damaged is dismissed or starts again once the session is cancelled, and its worktree can go',
  async (status) => {
    const place = temporaryPlace();
    const jobId = await failedJob(place);
    const sessionId = writeSession(place.data, 1, true, jobId);
    const layout = new DaemonLayout(place.data);
    const queue = new FileJobQueue(createHost(), layout.queue);
    await queue.retry(jobId, 'same', null);
    await queue.opened(jobId, sessionId, 0);
    if (status === 'waiting') await queue.wait(jobId, 'Approve?');
    else await queue.release(jobId, { why: 'requeued', stepsCompleted: 0, pauseMs: 0, reason: '' });
    expect(await jobsIn(place)).toEqual([status]);
    fs.writeFileSync(layout.sidecar(sessionId), '{}');
    fs.writeFileSync(layout.turnLog(sessionId), 'no\n');
    new WorktreeLedger(layout.worktreeLedger).append({
      ...{ worktreeId: sessionId, kind: 'adding', repository: place.project, folder: path.join(place.folder, 'tree') },
      ...{ base: '0'.repeat(40), ref: refOf(sessionId) },
    });
    const outbox = await Outbox.open(createHost(), layout, sessionId);
    await outbox.append({
      kind: 'requested',
      sessionId,
      target: { remote: 'origin', baseBranch: 'main', issue: null },
    });

    const cancel = `daemon cancel ${sessionId}`;
    for (const args of [
      ['dismiss', jobId],
      ['retry', jobId, '--new-session'],
    ]) {
      const refused = await daemon(place, ...args);
      expect([refused.code, commandsIn(refused.stderr)]).toEqual([2, [cancel]]);
    }
    expect((await daemon(place, ...cancel.split(' ').slice(1))).code).toBe(0);
    expect((await daemon(place, 'worktrees', 'gc', '--dry-run')).stdout).toContain('would remove 1 worktree');
    const queued = fs.readFileSync(layout.queue);
    expect((await daemon(place, 'retry', jobId, '--new-session')).stdout).toContain('The job starts in a new session.');
    fs.writeFileSync(layout.queue, queued);
    expect((await daemon(place, 'dismiss', jobId)).code).toBe(0);
    expect([await jobsIn(place), await failedIn(place)]).toEqual([[], []]);
    // Of a log that is restored later, nothing is delivered either.
    expect((await Outbox.open(createHost(), layout, sessionId)).state.isDismissed).toBe(true);
  },
);

// @verifies dead-letters-are-retried
test('a dead letter is dismissed although a file is in the place of the folder of its session', async () => {
  const place = temporaryPlace();
  const sessionId = writeSession(place.data, 1, false);
  const jobId = await failedJob(place, sessionId);
  const folder = new DaemonLayout(place.data).session(sessionId);
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(folder, '');
  expect(await daemon(place, 'dismiss', jobId)).toMatchObject({ code: 0, stderr: '' });
});

// @verifies unattended-starts-are-current
test('a queued job does not start once its source does not compile, and its reason names the place and the project', async () => {
  const place = await placeWith(completing);
  await daemon(place, 'dispatch', 'project.tidy', '--queue');
  const source = path.join(place.project, '.workrail/workflows/tidy.json');
  fs.writeFileSync(
    source,
    fs.readFileSync(source, 'utf8').replaceAll('"prompt"', '"requireConfirmation": true, "promt"'),
  );
  const service = daemon(place, 'run');
  const reason = async () => (await statusIn(place)).jobs[0]?.reason ?? '';
  await expect.poll(reason, { timeout: 20_000 }).toContain('does not compile: .workrail/workflows/tidy.json:');
  expect(await reason()).toContain(`Run: workrail check --project ${place.project}`);
  await daemon(place, 'stop');
  const { stderr } = await service;
  expect(stderr).toContain(`${place.project}: .workrail/workflows/tidy.json does not compile and is not started`);
  expect(place.model.requests).toHaveLength(0);
});

// @verifies dead-letters-are-retried, errors-say-what-to-do
test('a job whose session waits and whose run was abandoned is not retried, and each text names what helps', async () => {
  const place = await placeWith(completing, {
    steps: plainSteps(2).map((step) => ({ ...step, requireConfirmation: true })),
  });
  await daemon(place, 'dispatch', 'project.tidy', '--queue');
  const [jobId = ''] = (await statusIn(place)).jobs.map((job) => job.jobId);
  const service = daemon(place, 'run');
  await expect.poll(() => jobsIn(place), { timeout: 20_000 }).toEqual(['waiting']);
  const { sessionId = '', runName: name = '' } = (await statusIn(place)).sessions[0] ?? {};
  await daemon(place, 'stop');
  await service;
  await inProcess(place, ['sessions', 'abandon', name]);
  const refused = await daemon(place, 'dismiss', jobId);
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('its session has not ended, and you abandoned its run'),
  });
  expect(commandsIn(refused.stderr)).toEqual([`daemon cancel ${sessionId}`]);
  expect((await daemon(place, 'cancel', name)).code).toBe(0);
  await new FileJobQueue(createHost(), new DaemonLayout(place.data).queue).drop(
    jobId,
    'the user cancelled the session',
  );
  const undo = `sessions abandon ${name} --undo`;
  expect((await failedIn(place)).map(({ commands }) => commands)).toEqual([
    [`workrail ${undo}`, `workrail daemon dismiss ${jobId}`],
  ]);
  const retried = await daemon(place, 'retry', jobId);
  expect([retried.code, commandsIn(retried.stderr)]).toEqual([2, [undo]]);
  await inProcess(place, undo.split(' '));
  expect((await failedIn(place))[0]?.commands).toContain(`workrail daemon retry ${jobId}`);
  expect((await daemon(place, 'retry', jobId)).code).toBe(0);
});

// @verifies replaced-sessions-stay-ended
test('a session that its job does not use any more is offered nothing, and is neither resumed nor delivered', async () => {
  const place = await placeWith(completing);
  const jobId = await failedJob(place);
  const sessionId = writeSession(place.data, 1, true, jobId);
  const other = writeSession(place.data, 2, true, jobId);
  const queue = new FileJobQueue(createHost(), new DaemonLayout(place.data).queue);
  await queue.opened(jobId, sessionId, 0);
  await queue.discard(jobId, sessionId);
  await queue.opened(jobId, other, 0);
  const { stdout } = await daemon(place, 'status');
  expect(commandsIn(stdout).filter((command) => command.includes('amber-otter-1'))).toEqual([]);
  expect((await daemon(place, 'inbox')).stdout).not.toContain('amber-otter-1');
  for (const refused of [
    ['resume', 'amber-otter-1', '--model', 'scripted'],
    ['send', 'amber-otter-1', 'Go on.'],
  ])
    expect(await daemon(place, ...refused), refused.join(' ')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`its job ${jobId} does not use it any more`),
    });
});

// @verifies sessions-outlive-the-queue, replaced-sessions-stay-ended
test('a session that an older copy of the queue does not name is listed, answered and resumed, and its job waits or is finished in it', async () => {
  const place = await placeWith(completing, { steps: [{ ...plainSteps(1)[0], requireConfirmation: true }] as never });
  const layout = new DaemonLayout(place.data);
  const queue = () => new FileJobQueue(createHost(), layout.queue);
  await queue().add(newJob('a', { workflowId: 'project.tidy' as WorkflowId, workspacePath: place.project }));
  const older = fs.readFileSync(layout.queue);
  const worked = async (isOver: (states: readonly string[]) => boolean) => {
    const child = spawn(process.execPath, [program(), 'daemon', 'run'], {
      cwd: place.project,
      env: environmentOf(place, modelKey),
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const end = new Promise((resolve) => child.once('close', resolve));
    await expect.poll(async () => isOver(await jobsIn(place)), { timeout: 30_000 }).toBe(true);
    child.kill('SIGTERM');
    await end;
  };
  await worked(([state]) => state === 'waiting');
  const [session] = (await statusIn(place)).sessions;
  const name = session?.runName ?? '';
  fs.writeFileSync(layout.queue, older);

  const [listed] = (await statusIn(place)).sessions;
  expect([listed?.status, listed?.unavailable]).toEqual(['waiting', undefined]);
  const { waiting } = JSON.parse((await daemon(place, 'inbox', '--json')).stdout) as DaemonInbox;
  const [approve = ''] = waiting.find(({ runName }) => runName === name)?.commands ?? [];
  expect(await daemon(place, ...approve.split(' ').slice(2))).toMatchObject({ code: 0 });
  expect((await daemon(place, 'resume', name)).code).toBe(0);
  const calls = place.model.requests.length;
  await worked(([state]) => state === undefined);
  expect(await queue().jobs()).toMatchObject([{ status: 'finished', sessionId: session?.sessionId }]);
  expect([fs.readdirSync(layout.sessions).length, place.model.requests.length]).toEqual([1, calls]);
});

// @verifies gc-honours-daemon-sessions
test('gc keeps sessions that wait for the user and those of dead letters, and says so', async () => {
  const place = await placeWith(completing, {
    steps: [{ id: 'one', title: 'One', prompt: 'Do it.', requireConfirmation: true }],
  });
  expect((await daemon(place, 'dispatch', 'project.tidy')).code).toBe(1);
  const [sessionId = ''] = fs.readdirSync(new DaemonLayout(place.data).sessions);
  const gc = async () => (await inProcess(place, ['sessions', 'gc', '--ttl', '0'])).stdout;
  expect(await gc()).toContain('kept 1 session (1 of the daemon, not over)');
  const jobId = await failedJob(place, sessionId);
  expect((await daemon(place, 'cancel', sessionId)).code).toBe(0);
  expect(await gc()).toContain('kept 1 session (1 of the daemon, not over)');
  expect((await daemon(place, 'dismiss', jobId)).code).toBe(0);
  expect(await gc()).toContain('removed 1 session');
});
