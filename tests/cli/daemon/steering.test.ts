/** Steering as a user meets it: commands in one terminal, and a session in another. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Outbox } from '../../../daemon/delivery/outbox.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import { WorktreeLedger } from '../../../daemon/worktrees/ledger.ts';
import { refOf } from '../../../daemon/worktrees/worktree.ts';
import { createHost } from '../../../runtime/host.ts';
import { turnLogBytesMax } from '../../../schemas/daemon/limits.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { DaemonInbox, DaemonResult, DaemonSent, DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { storedGate, writeSession } from '../../daemon/inbox/stored-session.ts';
import { completing } from '../../daemon/llm/completing.ts';
import { environmentOf, type Place, plainSteps, program, type Ran, Server, temporaryPlace } from '../../e2e/support.ts';
import { commandsIn, configure, daemon, daemonWith, modelKey, type ModelPlace, placeWith } from './place.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inProcess } from '../../support/command-line.ts';

const asResult = ({ stdout }: Pick<Ran, 'stdout'>) => JSON.parse(stdout) as DaemonResult;
const asSent = ({ stdout }: Ran) => JSON.parse(stdout) as DaemonSent;
const asInbox = ({ stdout }: Ran) => JSON.parse(stdout) as DaemonInbox;
/** A session whose second model call never answers, in a process of its own. */
async function workingSession() {
  let isWaiting: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    isWaiting = resolve;
  });
  const place = await placeWith((request, number) => {
    if (number !== 2) return completing(request);
    isWaiting();
    return { kind: 'silence' };
  });
  const child = spawn(process.execPath, [program(), 'daemon', 'dispatch', 'project.tidy', '--json'], {
    cwd: place.project,
    env: environmentOf(place, modelKey),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    stdout += chunk;
  });
  const exit = new Promise<{ readonly stdout: string }>((resolve) => child.once('close', () => resolve({ stdout })));
  await waiting;
  const [sessionId = ''] = fs.readdirSync(new DaemonLayout(place.data).sessions);
  return { place, sessionId, exit, child };
}

describe('a session in another terminal', () => {
  test('is sent a message by send and by resume, and ended within its model call by cancel', async () => {
    const { place, sessionId, exit } = await workingSession();
    expect(asSent(await daemon(place, 'send', sessionId, 'Use tabs.', '--json'))).toMatchObject({
      ticket: 1,
      state: 'queued',
      next: null,
    });
    const resumed = await daemon(place, 'resume', sessionId, '--message', 'And no emoji.');
    expect(resumed).toMatchObject({ code: 0, stdout: expect.stringContaining('the model gets the message') });
    // The session may have ended before the command looks at it.
    expect((await daemon(place, 'cancel', sessionId)).stdout).toMatch(/the session ends now|^Cancelled /);
    expect(asResult(await exit)).toMatchObject({ outcome: 'error', text: 'the user cancelled the session' });
    const { undelivered } = asInbox(await daemon(place, 'inbox', '--json'));
    expect(undelivered.map(({ text, reason }) => [text, reason])).toEqual([
      ['Use tabs.', 'the session ended before the model received it'],
      ['And no emoji.', 'the session ended before the model received it'],
    ]);
    const long = await daemon(place, 'resume', sessionId, '--message', 'x'.repeat(20_000));
    expect(long).toMatchObject({ code: 2, stderr: expect.stringContaining('the limit is 16384') });
    // They are not lost: a session that continues gets them.
    expect(asResult(await daemon(place, 'resume', sessionId, '--json')).outcome).toBe('success');
    const texts = JSON.stringify(place.model.requests.slice(2));
    expect(texts).toContain('Use tabs.');
    expect(texts).toContain('And no emoji.');
    expect(asInbox(await daemon(place, 'inbox', '--json'))).toMatchObject({ waiting: [], undelivered: [] });
    expect(await daemon(place, 'send', sessionId, 'Too late.')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('has ended (success); nothing was sent'),
    });
  });
});

// @verifies parents-wait-with-their-children
test('resume of a session that waits for its paused child resumes the child too, and not before it works on the session', async () => {
  const childOf = (place: Place) => fs.readdirSync(new DaemonLayout(place.data).sessions).sort()[1] as SessionId;
  const place: ModelPlace = await placeWith(async (request, number) => {
    if (number === 1)
      return {
        kind: 'reply',
        text: '',
        calls: [{ tool: 'spawn_agent', arguments: { workflowId: 'project.tidy', goal: 'Review it.' } }],
      };
    if (number === 2) await daemon(place, 'pause', childOf(place));
    return completing(request);
  });
  configure(place, { limits: { childSessions: 1 } });
  const parked = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
  expect(parked).toMatchObject({ outcome: 'parked', waitsFor: 'paused', child: childOf(place) });
  const name = parked.runName ?? '';
  const unreceived = async () => asInbox(await daemon(place, 'inbox', '--json')).undelivered.map(({ what }) => what);
  // Its model has no key.
  expect((await daemonWith({}, place, 'resume', name)).code).not.toBe(0);
  expect((await inProcess(place, ['sessions', 'abandon', name])).code).toBe(0);
  expect((await daemon(place, 'resume', name)).code).toBe(2);
  expect(await unreceived()).toEqual([]);
  expect((await inProcess(place, ['sessions', 'abandon', name, '--undo'])).code).toBe(0);
  expect(asResult(await daemon(place, 'resume', name, '--json'))).toMatchObject({ outcome: 'success' });
});

test.skipIf(process.platform === 'win32')('a pause during a model call is taken back by resume', async () => {
  const { place, sessionId } = await workingSession();
  const long = await daemon(place, 'resume', sessionId, '--message', 'x'.repeat(20_000));
  expect(long).toMatchObject({ code: 2, stderr: expect.stringContaining('the limit is 16384') });
  expect((await daemon(place, 'pause', sessionId)).stdout).toContain('pauses before its next model call');
  const resumed = await daemon(place, 'resume', sessionId);
  expect(resumed).toMatchObject({ code: 0, stdout: expect.stringContaining('the session continues') });
  const { undelivered } = asInbox(await daemon(place, 'inbox', '--json'));
  expect(undelivered.map(({ what }) => what)).toEqual(['pause', 'resume']);
  expect(await daemon(place, 'resume', sessionId)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('another process is working on the session'),
  });
});

test.skipIf(process.platform === 'win32')(
  'a pause that a dead process did not receive is taken back by resume',
  async () => {
    const { place, sessionId, exit, child } = await workingSession();
    expect((await daemon(place, 'pause', sessionId)).stdout).toContain('pauses before its next model call');
    child.kill('SIGKILL');
    await exit;
    expect(asResult(await daemon(place, 'resume', sessionId, '--json')).outcome).toBe('success');
  },
);

test.skipIf(process.platform === 'win32')(
  'deliver and resume say how to wait for a session that is running',
  async () => {
    const { place, sessionId } = await workingSession();
    const { sessions } = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
    const name = sessions[0]?.runName ?? '';
    const wait = `Wait until the process ends: workrail daemon logs ${name} --follow`;
    const delivered = await daemon(place, 'deliver', sessionId);
    expect(delivered).toMatchObject({ code: 2, stderr: expect.stringContaining('its status is running') });
    expect(delivered.stderr).toContain(`${wait}; then run: workrail daemon deliver ${name}`);
    expect(delivered.stderr).not.toContain('daemon resume');
    expect(await daemon(place, 'resume', sessionId)).toMatchObject({ code: 2, stderr: expect.stringContaining(wait) });
  },
);

describe('a session that no process works on', () => {
  test('is paused and cancelled at once, without a key, and takes other entries for later', async () => {
    const place = temporaryPlace();
    const stopped = writeSession(place.data, 1, false);
    const run = (...args: readonly string[]) => inProcess(place, ['daemon', ...args]);
    expect((await run('send', stopped, 'Hello')).stdout).toContain('To continue: workrail daemon resume amber-otter-1');
    expect((await run('pause', 'amber-otter-1')).stdout).toContain('Paused amber-otter-1.');
    expect(asInbox(await run('inbox', '--json')).waiting).toMatchObject([{ kind: 'paused' }]);
    expect((await run('status')).stdout).toContain('waiting');
    expect(await run('pause', stopped)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('already waiting for you'),
    });
    expect((await run('cancel', stopped)).stdout).toContain('Cancelled amber-otter-1. No work was removed.');
    expect((await run('status')).stdout).toContain('the user cancelled the session');
    const stats = fs.readFileSync(new DaemonLayout(place.data).statistics, 'utf8');
    expect(stats.trim().split('\n')).toHaveLength(1);
  });

  test('that ended after its question was not delivered lists no delivery, which can be dismissed all the same', async () => {
    const place = temporaryPlace();
    const gated = writeSession(place.data, 2, true);
    const run = (...args: readonly string[]) => inProcess(place, ['daemon', ...args]);
    const outbox = await Outbox.open(createHost(), new DaemonLayout(place.data), gated);
    const target = { baseBranch: 'main', remote: 'origin', issue: 7 };
    await outbox.append({ kind: 'requested', sessionId: gated, target });
    await outbox.append({
      kind: 'refused',
      gate: 'repository',
      reason: 'no GitHub token was found',
      allowed: 'Set it',
    });
    const retry = 'workrail daemon deliver amber-otter-2 --retry';
    for (const report of ['inbox', 'status']) expect((await run(report)).stdout).toContain(retry);
    await run('cancel', gated);
    for (const report of ['inbox', 'status']) expect((await run(report)).stdout).not.toContain('daemon deliver');
    const dismissed = await run('deliver', gated, '--dismiss');
    expect(dismissed).toMatchObject({ code: 0, stdout: expect.stringContaining('Dismissed the delivery') });
    expect(dismissed.stdout).toContain(`run this when the session is complete: ${retry}`);
  });

  // @verifies only-answers-open-gates
  test('at a gate is answered by the digest that inbox shows, and an outdated one is refused with the question', async () => {
    const place = temporaryPlace();
    const gated = writeSession(place.data, 2, true);
    const run = (...args: readonly string[]) => inProcess(place, ['daemon', ...args]);
    const digest = storedGate.slice('sha256:'.length, 'sha256:'.length + 8);
    const shown = (await run('inbox')).stdout;
    expect(shown).toContain('amber-otter-2 needs a confirmation');
    expect(shown).toContain(`workrail daemon answer amber-otter-2 --gate ${digest} --approve`);
    const outdated = await run('answer', gated, '--gate', 'ffffffff', '--approve');
    expect(outdated.code).toBe(2);
    expect(outdated.stderr).toMatch(
      /for another result; the digest of the current one is 0a1b2c3d[\s\S]*Approve the result of "Look"\?/,
    );
    for (const [args, message] of [
      [['--approve'], 'daemon answer needs --gate <digest>'],
      [['--gate', digest], 'daemon answer needs --approve or --reject'],
      [['--gate', '0a1b', '--approve'], '--gate needs the digest of the question; got "0a1b"'],
      [['--gate', digest, '--approve', '--reject'], '--approve and --reject cannot be combined'],
    ] as const)
      expect(await run('answer', gated, ...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
    expect(asInbox(await run('inbox', gated, '--json')).undelivered).toEqual([]);
    expect((await run('answer', gated, '--gate', digest, '--approve')).stdout).toContain('the answer is stored');
    expect(asInbox(await run('inbox', gated, '--json')).undelivered).toMatchObject([{ what: `approve ${digest}` }]);
    expect(asInbox(await run('inbox', '--json')).waiting).toMatchObject([
      { kind: 'answered', commands: ['workrail daemon resume amber-otter-2'] },
    ]);
    // The question is answered: a refusal does not ask for a second answer.
    const late = await run('answer', gated, '--gate', 'ffffffff', '--approve');
    expect(late).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('already contains what the session waits for'),
    });
    expect(late.stderr).toContain('workrail daemon resume amber-otter-2');
    expect(late.stderr).not.toContain('daemon answer amber-otter-2');
    const status = await run('status');
    expect(status.stdout).toMatch(/amber-otter-2 +answered[\s\S]*\n {2}workrail daemon resume amber-otter-2/);
    expect(status.stdout).not.toContain('daemon answer');
    expect(JSON.parse((await run('status', '--json')).stdout).sessions).toMatchObject([{ isAnswered: true }]);
    // The answer stays. The session stops before its next model call.
    const paused = await run('pause', gated);
    expect(paused).toMatchObject({ code: 0, stdout: expect.stringContaining('workrail daemon resume amber-otter-2') });
    expect(paused.stdout).not.toContain('daemon answer');
  });
});

const confirmed = plainSteps(2).map((step, at) => (at === 0 ? { ...step, requireConfirmation: true } : step));

/** Changes one byte of the log of the run, as a disk does. @returns what changes it back */
function damageRun(place: Place, sessionId: string): () => void {
  const file = path.join(place.data, 'sessions', sessionId, 'manifest.jsonl');
  const bytes = fs.readFileSync(file);
  fs.writeFileSync(file, bytes.with(Math.floor(bytes.length * 0.9), 35));
  return () => fs.writeFileSync(file, bytes);
}

function replaceByFolder(file: string): void {
  fs.rmSync(file);
  fs.mkdirSync(file);
}

// @verifies lost-log-is-damage, errors-say-what-to-do
test.each([
  ['damaged', (log: string) => fs.writeFileSync(log, 'no\n')],
  ['lost', (log: string) => fs.rmSync(log)],
  ['too large', (log: string) => fs.truncateSync(log, turnLogBytesMax + 1)],
  ['a directory', replaceByFolder],
])('a session whose log is %s is listed with what helps, and can be cancelled', async (_, damage) => {
  const place = await placeWith(completing, { steps: confirmed });
  const parked = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
  const sessionId = parked.sessionId as SessionId;
  const layout = new DaemonLayout(place.data);
  const log = layout.turnLog(sessionId);
  const before = fs.readFileSync(log);
  // It is unknown whether the session received it, so no report lists it as undelivered.
  await daemon(place, 'send', sessionId, 'Use tabs.');
  damage(log);
  new WorktreeLedger(layout.worktreeLedger).append({
    ...{ worktreeId: sessionId, kind: 'adding', repository: place.project, folder: path.join(place.folder, 'tree') },
    ...{ base: '0'.repeat(40), ref: refOf(sessionId) },
  });
  const cancel = `daemon cancel ${sessionId}`;
  const commands = async (...args: string[]) => {
    const { stdout, stderr } = await daemon(place, ...args);
    return commandsIn(`${stdout}${stderr}`);
  };
  expect(await commands('status')).toEqual([cancel]);
  expect(await commands('inbox')).toEqual([cancel]);
  for (const act of [
    ['send', sessionId, 'x'],
    ['pause', sessionId],
    ['deliver', sessionId],
  ])
    expect(await commands(...act), act.join(' ')).toEqual([cancel]);
  expect(await commands('logs', sessionId)).toEqual([cancel, `daemon worktrees adopt ${sessionId}`]);
  expect((await daemon(place, 'worktrees', 'gc')).stdout).toContain(`; to end the session, run: workrail ${cancel}`);

  expect(await daemon(place, ...cancel.split(' ').slice(1))).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Cancelled'),
  });
  expect(await daemon(place, 'cancel', sessionId)).toMatchObject({ code: 2 });
  expect(await commands('status')).toEqual([]);
  expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
  expect(await commands('logs', sessionId)).toEqual([`daemon worktrees adopt ${sessionId}`]);
  expect((await daemon(place, 'worktrees', 'gc', '--dry-run')).stdout).toContain('would remove 1 worktree');
  // From a backup.
  fs.rmSync(log, { recursive: true, force: true });
  fs.writeFileSync(log, before);
  expect(asResult(await daemon(place, 'resume', sessionId, '--json'))).toMatchObject({
    outcome: 'error',
    text: 'the user cancelled the session',
  });
});

describe('a directory under the id of a session that contains the files of another session', () => {
  const copyId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z99' as SessionId;
  async function copied(names: readonly string[]) {
    const place = await placeWith(completing, { steps: confirmed });
    const { sessionId, gate = '' } = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
    const layout = new DaemonLayout(place.data);
    const folder = layout.session(sessionId as SessionId);
    fs.mkdirSync(layout.session(copyId));
    for (const name of names) fs.copyFileSync(path.join(folder, name), path.join(layout.session(copyId), name));
    if (!names.includes('turns.jsonl')) fs.writeFileSync(layout.turnLog(copyId), '');
    const stored = () => fs.readdirSync(folder).map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
    return { place, original: sessionId as SessionId, gate, layout, before: stored(), stored };
  }

  // @verifies files-of-another-session-are-damage, errors-say-what-to-do
  test.each([[['turns.jsonl', 'session.json', '.lock']], [['turns.jsonl']], [['session.json', '.lock']]])(
    'is damaged, and nothing works on the other session: %j',
    async (names) => {
      const { place, original, gate, layout, before, stored } = await copied(names);
      const status = JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus;
      const listed = status.sessions.find(({ sessionId }) => sessionId === copyId);
      expect(listed).toMatchObject({ status: 'damaged', unavailable: { why: 'damaged' } });
      expect(listed?.unavailable?.reason).toContain(original);
      expect(listed?.unavailable?.next).toContain(`<data directory>/daemon/sessions/${copyId} is a copy, remove it`);
      const isEnded = !names.includes('session.json');
      const inbox = asInbox(await daemon(place, 'inbox', '--json')).waiting;
      expect(inbox.filter(({ sessionId }) => sessionId === copyId)).toMatchObject(
        isEnded ? [] : [{ kind: 'damaged', commands: [`workrail daemon cancel ${copyId}`] }],
      );
      for (const act of [
        ['resume', copyId],
        ['answer', copyId, '--gate', gate, '--approve'],
        ['send', copyId, 'x'],
        ['pause', copyId],
        ['logs', copyId],
        ['deliver', copyId],
        ['deliver', copyId, '--retry'],
      ]) {
        const { code, stderr } = await daemon(place, ...act);
        expect([code === 0, stderr], act.join(' ')).toEqual([false, expect.stringContaining(original)]);
      }
      expect((await daemon(place, 'cancel', copyId)).code).toBe(isEnded ? 2 : 0);
      expect(asInbox(await daemon(place, 'inbox', '--json')).waiting.map(({ sessionId }) => sessionId)).toEqual([
        original,
      ]);
      expect(stored()).toEqual(before);
      fs.rmSync(layout.session(copyId), { recursive: true });
      expect((await daemon(place, 'answer', original, '--gate', gate, '--approve')).code).toBe(0);
      expect(asResult(await daemon(place, 'resume', original, '--json'))).toMatchObject({ outcome: 'success' });
    },
  );
});

// @verifies errors-say-what-to-do, unreadable-sidecar-is-made-again
test('a session with a directory in the place of its sidecar is resumed once the directory is removed, as the refusal says', async () => {
  const place = await placeWith(completing, { steps: confirmed });
  const sessionId = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json')).sessionId as SessionId;
  const sidecar = new DaemonLayout(place.data).sidecar(sessionId);
  replaceByFolder(sidecar);
  const refused = await daemon(place, 'resume', sessionId);
  const resume = `daemon resume ${sessionId}`;
  expect([refused.code, commandsIn(refused.stderr)]).toEqual([2, [resume]]);
  expect(refused.stderr).toContain(`Remove <data directory>/daemon/sessions/${sessionId}/session.json, then run: `);
  fs.rmdirSync(sidecar);
  const resumed = asResult(await daemon(place, ...resume.split(' ').slice(1), '--json'));
  expect(resumed).toMatchObject({ outcome: 'parked' });
});

describe('the inbox of a session whose log is damaged', () => {
  const received = (index: number, ticket: number) =>
    `${JSON.stringify({
      ...{ v: 1, index, atMs: 1_767_323_045_000, kind: 'entry_received', ticket },
      ...{ entryId: `entry_01jh8x2m4k9q7v3c5t6w8y0z1${ticket}`, action: { kind: 'message', text: 'Go on.' } },
    })}\n`;
  /** A session that has received two entries, and whose inbox was removed since. */
  function damagedIn(place: Place) {
    const sessionId = writeSession(place.data, 1, false);
    const layout = new DaemonLayout(place.data);
    const log = layout.turnLog(sessionId);
    fs.appendFileSync(log, `${received(1, 1)}${received(2, 2)}`);
    const { lastTicket } = foldTurns(parseTurns(fs.readFileSync(log)));
    fs.writeFileSync(layout.sidecar(sessionId), '{}');
    fs.appendFileSync(log, 'no\n');
    return { sessionId, layout, lastTicket, cancel: ['cancel', sessionId] };
  }

  // @verifies lost-log-is-damage, inbox-received-once
  test('takes a cancellation that the session receives once its log is restored', async () => {
    const place = temporaryPlace();
    const { sessionId, layout, lastTicket, cancel } = damagedIn(place);
    expect(lastTicket).toBe(2);
    expect((await daemon(place, ...cancel)).code).toBe(0);
    const inbox = new FileInbox(createHost(), layout, sessionId, lastTicket);
    expect(await inbox.after(lastTicket)).toMatchObject([{ ticket: 3, action: { kind: 'cancel' } }]);
    expect((await daemon(place, 'inbox')).stdout).toBe('Nothing is waiting for you.\n');
  });

  // @verifies lost-log-is-damage
  test('is readable although it begins with the entry after those that the session has received', async () => {
    const place = temporaryPlace();
    const { sessionId, layout, lastTicket, cancel } = damagedIn(place);
    await new FileInbox(createHost(), layout, sessionId, lastTicket).add({ kind: 'message', text: 'Use tabs.' });
    const waiting = JSON.parse((await daemon(place, 'inbox', '--json')).stdout) as DaemonInbox;
    expect(waiting.waiting.map(({ kind }) => kind)).toEqual(['damaged']);
    expect(JSON.parse((await daemon(place, ...cancel, '--json')).stdout)).toMatchObject({ ticket: 4 });
    expect((await daemon(place, 'status')).stdout).not.toContain(cancel.join(' '));
  });

  // @verifies lost-log-is-damage, errors-say-what-to-do
  test('is removed before the session is cancelled if it is damaged as well', async () => {
    const place = temporaryPlace();
    const { sessionId, layout, cancel } = damagedIn(place);
    fs.writeFileSync(layout.inbox(sessionId), 'no\n');
    expect(commandsIn((await daemon(place, 'inbox')).stdout)).toEqual([`daemon cancel ${sessionId}`]);
    const refused = await daemon(place, ...cancel);
    expect(refused).toMatchObject({ stderr: expect.stringContaining('inbox.jsonl') });
    fs.rmSync(layout.inbox(sessionId));
    expect((await daemon(place, ...cancel)).code).toBe(0);
  });
});

// @verifies unattended-runs-withheld
test('an agent of a client reads the run of an open session, and completes no step of it before the session is cancelled', async () => {
  const place = await placeWith(completing, { steps: confirmed });
  const parked = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
  const { runName: name, gate = '' } = parked as { runName: string } & typeof parked;
  const server = await Server.start(place);
  const offered = await server.resume();
  expect(offered.data).toMatchObject({ candidates: [], warnings: [{ code: 'RUN_UNATTENDED' }] });
  expect(offered.text).toContain(`workrail daemon cancel ${parked.sessionId}`);
  const hook = await inProcess(place, ['hook', 'session-start'], { stdin: JSON.stringify({ cwd: place.project }) });
  expect(hook.stdout).not.toContain(name);
  expect((await daemon(place, 'answer', name, '--gate', gate, '--approve')).code).toBe(0);
  expect(asResult(await daemon(place, 'resume', name, '--json')).outcome).toBe('success');

  const second = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json')) as {
    runName: string;
  } & DaemonResult;
  expect((await server.resume({ query: second.runName })).data.candidates.map(({ runName }) => runName)).toEqual([
    name,
  ]);
  expect(await daemon(place, 'cancel', second.sessionId ?? '')).toMatchObject({ code: 0 });
  const found = await server.resume({ query: second.runName });
  expect(found.data.candidates[0]).toMatchObject({ runName: second.runName, whyMatched: ['matched_run_name'] });
  // A crash between the end of a session and the removal of its sidecar.
  const layout = new DaemonLayout(place.data);
  fs.writeFileSync(layout.sidecar(second.sessionId as SessionId), '{}');
  expect((await server.resume({ query: second.runName })).data.candidates[0]).toMatchObject({
    runName: second.runName,
  });
});

describe('a session whose run cannot be read', () => {
  // @verifies errors-say-what-to-do
  test('because it was damaged while the session waited, takes no answer, and every text names the command that helps', async () => {
    const place = await placeWith(completing, { steps: confirmed });
    const parked = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
    const {
      sessionId = '',
      runName: name = '',
      gate = '',
    } = parked as { sessionId: string; runName: string } & typeof parked;
    const answer = ['answer', name, '--gate', gate, '--approve'];
    const repair = damageRun(place, sessionId);
    const verify = `workrail sessions verify ${sessionId}`;
    const turns = () => fs.readFileSync(new DaemonLayout(place.data).turnLog(sessionId as SessionId), 'utf8');
    const before = turns();
    for (const report of ['status', 'inbox']) {
      const { stdout } = await daemon(place, report);
      expect(stdout, report).toContain(verify);
      expect(stdout, report).not.toMatch(/daemon (?:answer|resume)/);
    }
    expect(asInbox(await daemon(place, 'inbox', '--json')).waiting).toMatchObject([
      { kind: 'unreadable', commands: [verify] },
    ]);
    for (const args of [
      answer,
      ['resume', name],
      ['resume', name, '--message', 'Go on.'],
      ['send', name, 'x'],
      ['pause', name],
    ])
      expect(await daemon(place, ...args), args.join(' ')).toMatchObject({
        code: 2,
        stderr: expect.stringContaining(`its run cannot be read\n = help: To see why, run: ${verify}`),
      });
    expect(turns()).toBe(before);
    expect(asInbox(await daemon(place, 'inbox', '--json')).undelivered).toEqual([]);
    expect(await inProcess(place, verify.split(' ').slice(1))).toMatchObject({
      stdout: expect.stringContaining('sessions repair'),
    });
    repair();
    expect((await daemon(place, ...answer)).code).toBe(0);
    expect(asResult(await daemon(place, 'resume', name, '--json')).outcome).toBe('success');
  });

  // @verifies errors-say-what-to-do
  test.each<[what: string, lost: (sessionId: string) => string, found: (sessionId: string) => string]>([
    [
      'manifest',
      (id) => `sessions/${id}/manifest.jsonl`,
      (id) => `sessions/${id}/manifest.jsonl, which lists its events, is missing`,
    ],
    ['state', () => 'snapshots', (id) => `workrail sessions repair ${id} --dry-run`],
  ])(
    'because its %s was lost while the session waited, takes no answer, and verify says what is lost',
    async (_what, lost, found) => {
      const place = await placeWith(completing, { steps: confirmed });
      const parked = asResult(await daemon(place, 'dispatch', 'project.tidy', '--json'));
      const { sessionId, runName: name, gate = '' } = parked as { sessionId: string; runName: string } & typeof parked;
      const answer = ['answer', name, '--gate', gate, '--approve'];
      const file = path.join(place.data, lost(sessionId));
      fs.renameSync(file, `${file}.away`);
      const verify = `workrail sessions verify ${sessionId}`;
      for (const report of ['status', 'inbox']) {
        const { stdout } = await daemon(place, report);
        expect(stdout, report).toContain(verify);
        expect(stdout, report).not.toMatch(/daemon (?:answer|resume)/);
      }
      for (const args of [answer, ['resume', name], ['send', name, 'x']])
        expect(await daemon(place, ...args), args.join(' ')).toMatchObject({
          code: 2,
          stderr: expect.stringContaining(`its run cannot be read\n = help: To see why, run: ${verify}`),
        });
      const verified = await inProcess(place, verify.split(' ').slice(1));
      expect(verified.stdout + verified.stderr).toContain(found(sessionId));
      expect(verified.stdout + verified.stderr).not.toMatch(/daemon (?:answer|resume)|sessions list/);
      fs.rmSync(file, { recursive: true, force: true });
      fs.renameSync(`${file}.away`, file);
      expect((await daemon(place, ...answer)).code).toBe(0);
      expect(asResult(await daemon(place, 'resume', name, '--json')).outcome).toBe('success');
    },
  );

  test('because it was damaged while the session worked, fails with the command that helps', async () => {
    const place: ModelPlace = await placeWith((request, number) => {
      if (number === 2) damageRun(place, fs.readdirSync(path.join(place.data, 'sessions'))[0] ?? '');
      return completing(request);
    });
    const failed = await daemon(place, 'dispatch', 'project.tidy');
    const status = await daemon(place, 'status');
    expect(failed.stdout).toContain('is damaged');
    for (const { stdout } of [failed, status]) {
      expect(stdout).toContain('its run cannot be read. To see why, run: workrail sessions verify ');
      expect(stdout).not.toContain('daemon resume');
    }
    expect(failed.stdout).toMatch(/^Failed: /);
  });
});

test('a step that needs a confirmation parks, and continues after the answer', async () => {
  const place = await placeWith(completing, { steps: confirmed });
  const parked = await daemon(place, 'dispatch', 'project.tidy');
  expect(parked.code).toBe(1);
  const command = /workrail daemon answer (\S+) --gate ([0-9a-f]{8}) --approve/.exec(parked.stdout);
  const [, name = '', digest = ''] = command ?? [];
  // It would ask the same again after a resume.
  const sent = asSent(await daemon(place, 'send', name, 'Use tabs.', '--json'));
  expect(sent).toMatchObject({ state: 'stored', next: `workrail daemon inbox ${name}` });
  const answers = ['--approve', '--reject --message "<why>"'].map(
    (how) => `workrail daemon answer ${name} --gate ${digest} ${how}`,
  );
  expect(sent.answers).toEqual(answers);
  const raised = await daemon(place, 'raise', name, '--limit', 'run', '--usd', '5');
  for (const each of answers) expect(raised.stdout).toContain(`To continue: ${each}\n`);
  expect(raised.stdout).not.toContain('daemon resume');
  // While its run is abandoned, there is nothing to answer, and only cancel has an effect.
  const abandon = (...args: readonly string[]) => inProcess(place, ['sessions', 'abandon', name, ...args]);
  expect((await abandon()).code).toBe(0);
  expect(asInbox(await daemon(place, 'inbox', '--json')).waiting).toEqual([]);
  const undo = `workrail sessions abandon ${name} --undo`;
  const abandoned = await daemon(place, 'status');
  expect(abandoned.stdout).toMatch(
    new RegExp(`${name} +abandoned[\\s\\S]*\\n {2}you abandoned its run. To undo this, run: ${undo}`),
  );
  expect(abandoned.stdout).not.toContain('daemon answer');
  expect(JSON.parse((await daemon(place, 'status', '--json')).stdout).sessions).toMatchObject([
    { unavailable: { why: 'abandoned' } },
  ]);
  for (const args of [
    ['answer', name, '--gate', digest, '--approve'],
    ['pause', name],
    ['send', name, 'Go on.'],
    ['raise', name, '--limit', 'run', '--usd', '5'],
  ])
    expect(await daemon(place, ...args), args.join(' ')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(undo),
    });
  expect((await abandon('--undo')).code).toBe(0);
  expect(asInbox(await daemon(place, 'inbox', '--json')).waiting).toMatchObject([{ kind: 'confirmation' }]);
  // A resume with a text approves nothing.
  expect(asResult(await daemon(place, 'resume', name, '--message', 'Approved!', '--json'))).toMatchObject({
    outcome: 'parked',
    waitsFor: 'confirmation',
    gate: digest,
    turns: 1,
  });
  expect((await daemon(place, 'answer', name, '--gate', digest, '--approve')).code).toBe(0);
  expect(asResult(await daemon(place, 'resume', name, '--json'))).toMatchObject({ outcome: 'success', turns: 2 });
});

describe('a session that was killed before its first record', () => {
  /** The kill, at the moment at which the files are as here. */
  async function killedPlace(hasSidecar: boolean) {
    const { place, sessionId, child, exit } = await workingSession();
    child.kill('SIGKILL');
    await exit;
    const layout = new DaemonLayout(place.data);
    fs.writeFileSync(layout.turnLog(sessionId as SessionId), '');
    if (!hasSidecar) fs.rmSync(layout.sidecar(sessionId as SessionId));
    const sessionOf = async () =>
      (JSON.parse((await daemon(place, 'status', '--json')).stdout) as DaemonStatus).sessions[0];
    return { place, sessionId, sessionOf };
  }

  test('without anything to resume is neither resumed nor steered, and every report says that it never started', async () => {
    const { place, sessionId, sessionOf } = await killedPlace(false);
    expect(await sessionOf()).toMatchObject({ status: 'stopped', unavailable: { why: 'unstarted' } });
    const { stdout } = await daemon(place, 'status');
    expect(stdout).toContain('it never started. Start a new session: workrail daemon dispatch <workflow>');
    expect(stdout).not.toContain('daemon resume');
    const acts = [
      ['resume'],
      ['pause'],
      ['cancel'],
      ['deliver'],
      ['send', 'Use tabs.'],
      ['raise', '--limit', 'run', '--usd', '1'],
    ];
    for (const [act = '', ...rest] of acts) {
      const refused = await daemon(place, act, sessionId, ...rest);
      expect(refused, act).toMatchObject({ code: 2, stderr: expect.stringContaining('it never started') });
      expect(refused.stderr, act).toContain('workrail daemon dispatch <workflow>');
    }
    expect(asInbox(await daemon(place, 'inbox', '--json'))).toMatchObject({ waiting: [], undelivered: [] });
  });

  test('is resumed from what it was about to do, unless it is cancelled before', async () => {
    const resumed = await killedPlace(true);
    expect(await resumed.sessionOf()).not.toHaveProperty('unavailable');
    expect((await daemon(resumed.place, 'pause', resumed.sessionId)).stdout).toContain('daemon resume');
    expect(asResult(await daemon(resumed.place, 'resume', resumed.sessionId, '--json')).outcome).toBe('success');

    const cancelled = await killedPlace(true);
    const sent = asSent(await daemon(cancelled.place, 'cancel', cancelled.sessionId, '--json'));
    expect(sent).toMatchObject({ state: 'cancelled', next: null });
    expect(await cancelled.sessionOf()).toMatchObject({ unavailable: { why: 'unstarted' } });
    expect((await daemon(cancelled.place, 'resume', cancelled.sessionId)).code).toBe(2);
  });
});
