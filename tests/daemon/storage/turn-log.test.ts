/** The turn log while several parts of a process add records. */
import fs from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import { parseTurns, TurnLog } from '../../../daemon/storage/turn-log.ts';
import type { TurnRecord } from '../../../schemas/daemon/turn-record.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { createHost } from '../../../runtime/host.ts';
import type { Host } from '../../../runtime/ports.ts';
import { temporaryFolder } from '../../support/files.ts';
import { SimulatedDisk } from '../../support/simulated-disk.ts';
import { testHost } from '../../support/world.ts';
import { loopSession, loopSessionId } from '../session/loop-world.ts';

const path = '/data/turns.jsonl';

// @verifies lost-log-is-damage
it.each([
  [['.lock'], 'the file is missing', false],
  [['session.json'], 'the file is missing', false],
  [['.lock', 'session.json'], 'the file is missing', false],
  [['.lock', 'turns.jsonl'], null, true],
  [['.lock', 'session.json', 'turns.jsonl'], null, false],
  [[], null, true],
])('of a session with the files %j: damage %j, never started %j', async (names, damage, isUnstarted) => {
  const layout = new DaemonLayout(temporaryFolder());
  const sessionId = 'sess_01jh8x2m4k9q7v3c5t6w8y0z12' as SessionId;
  fs.mkdirSync(layout.session(sessionId), { recursive: true });
  for (const name of names) fs.writeFileSync(join(layout.session(sessionId), name), '');
  expect(await storedSession(createHost(), layout, sessionId)).toMatchObject({ damage, isUnstarted });
});

const openAt = (host: Host, at: string) => TurnLog.open(host, { turnLog: () => at }, loopSessionId);

async function newLog(host: Host, at: string): Promise<TurnLog> {
  await TurnLog.create(host, at);
  return openAt(host, at);
}

// @verifies lost-log-is-damage
it('a log that was lost is not opened as an empty one', async () => {
  const disk = new SimulatedDisk('/data');
  const host = testHost({ files: disk.files, locks: disk.locks });
  await expect(openAt(host, path)).rejects.toThrow('the file is missing');
  expect(disk.bare.read(path)).toBeNull();
});

// @verifies turns-are-written-first
it('records that are added while others are synced are in the log once, in order, and durable after their flush', async () => {
  const disk = new SimulatedDisk('/data');
  const log = await newLog(testHost({ files: disk.files, locks: disk.locks }), path);
  await log.append(loopSession);
  const added: Promise<void>[] = [];
  for (let times = 1; times <= 20; times += 1) {
    added.push(log.append({ kind: 'network_refused', target: 'evil.example:443', why: 'host', times }));
    if (times % 3 === 0) added.push(log.flush());
    if (times % 5 === 0) await Promise.resolve();
  }
  await Promise.all([...added, log.flush()]);
  disk.restart(() => 'lost');
  const records = parseTurns(disk.bare.read(path) ?? new Uint8Array());
  expect(records.map(({ index }) => index)).toEqual(Array.from({ length: 21 }, (_, index) => index));
});

// @verifies failed-sync-is-never-believed
it('after a failed sync, nothing is written by this process any more', async () => {
  const disk = new SimulatedDisk('/data');
  const log = await newLog(testHost({ files: disk.files, locks: disk.locks }), path);
  await log.append(loopSession);
  disk.failsSync = () => true;
  await log.append({ kind: 'network_refused', target: 'evil.example:443', why: 'host', times: 1 });
  await expect(log.flush()).rejects.toThrow('EIO');
  disk.failsSync = () => false;
  await expect(log.flush()).rejects.toThrow('EIO');
  disk.restart(() => 'kept');
  expect(parseTurns(disk.bare.read(path) ?? new Uint8Array())).toHaveLength(1);
});

it('a record that no reader would accept is not written, and the log stays readable', async () => {
  const disk = new SimulatedDisk('/data');
  const log = await newLog(testHost({ files: disk.files, locks: disk.locks }), path);
  await log.append(loopSession);
  const refused = { kind: 'network_refused', target: 'evil.example:443', why: 'host' } as const;
  await expect(log.append({ ...refused, times: -1 })).rejects.toThrow('does not belong in a turn log');
  await log.append({ ...refused, times: 1 });
  await log.close();
  expect(parseTurns(disk.bare.read(path) ?? new Uint8Array()).map(({ index }) => index)).toEqual([0, 1]);
});

// @verifies turns-are-written-first
it.each([
  ['replaced', (path: string) => fs.renameSync(`${path}.copy`, path)],
  ['removed', (path: string) => fs.rmSync(path)],
])(
  'a log that another program %s is not written any more, so no effect follows that nobody can read about',
  async (_, change) => {
    const stored = join(temporaryFolder(), 'turns.jsonl');
    const log = await newLog(createHost(), stored);
    await log.append(loopSession);
    fs.copyFileSync(stored, `${stored}.copy`);
    change(stored);
    const record = { kind: 'session_closed', outcome: 'success', reason: '' } as const;
    await expect(log.append(record)).rejects.toThrow('another program replaced or removed the log');
    await expect(log.flush()).rejects.toThrow('another program replaced or removed the log');
    await log.close();
    if (!fs.existsSync(stored)) return expect(openAt(createHost(), stored)).rejects.toThrow('missing');
    const next = await openAt(createHost(), stored);
    expect(next.state.closed).toBeNull();
    await next.close();
  },
);

const minuteMs = 60_000;

// @verifies active-time-is-measured
it.each([
  ['is not set', 0],
  ['is set ahead, or shows a suspend', 180 * minuteMs],
  ['is set back', -180 * minuteMs],
])('counts as active time what the process measured, although the clock %s between two records', async (_, jumpMs) => {
  const disk = new SimulatedDisk('/data');
  const time = { nowMs: Date.UTC(2026, 0, 2), processMs: 5 };
  const clock = { nowMs: () => time.nowMs, processMs: () => time.processMs };
  const host = testHost({ files: disk.files, locks: disk.locks, clock });
  const pass = (ms: number) => Object.assign(time, { nowMs: time.nowMs + ms, processMs: time.processMs + ms });
  const log = await newLog(host, path);
  await log.append(loopSession);
  pass(2 * minuteMs);
  time.nowMs += jumpMs;
  const entry = { ticket: 1, entryId: 'entry_1', action: { kind: 'message' as const, text: 'Hello' } };
  await log.append({ kind: 'entry_received', ...entry });
  pass(minuteMs);
  await log.append({ kind: 'step_opened', number: 1, stepId: 'a', title: 'A', instructions: '', prompt: '' });
  pass(minuteMs);
  await log.append({ kind: 'session_parked', cause: 'paused', question: 'Why?' });
  await log.close();
  expect((await openAt(host, path)).state.activeMs).toBe(4 * minuteMs);
});

// @verifies active-time-is-measured
it('does not count the time until another process stops an abandoned session', async () => {
  const disk = new SimulatedDisk('/data');
  const time = { nowMs: Date.UTC(2026, 0, 2) };
  const host = testHost({ files: disk.files, locks: disk.locks, clock: { nowMs: () => time.nowMs } });
  const dead = await newLog(host, path);
  await dead.append(loopSession);
  await dead.close();
  time.nowMs += 180 * minuteMs;
  const log = await openAt(host, path);
  await log.append({ kind: 'session_parked', cause: 'paused', question: 'You paused the session.' });
  expect(log.state.activeMs).toBe(0);
  await log.close();
});

it('the times of a log of an earlier version count as before', () => {
  const common = { v: 1 as const };
  const records = [
    { ...common, index: 0, atMs: 1000, ...loopSession },
    { ...common, index: 1, atMs: 4000, kind: 'session_parked', question: 'Why?' },
  ] as TurnRecord[];
  expect(foldTurns(records).activeMs).toBe(3000);
});
