/** The daemon in the background: started, asked, stopped, killed and started again, as real processes. */
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { expect, onTestFinished, test as anywhere } from 'vitest';
import { askStatus } from '../../../daemon/control/control-client.ts';
import { identityOf, livenessOf } from '../../../daemon/sandbox/process-identity.ts';
import { controlFollowersMax } from '../../../schemas/daemon/limits.ts';
import type { DaemonStarted, DaemonStatus, DaemonStopped } from '../../../schemas/daemon/reports.ts';
import { completing, configureModel, keyVariable, scriptedKey } from '../../daemon/llm/completing.ts';
import { type Script, ScriptedModel } from '../../daemon/llm/server.ts';
import {
  environmentOf,
  type Place,
  plainSteps,
  program,
  type Ran,
  sourceOf,
  temporaryPlace,
  workrail,
  writeSource,
} from '../../e2e/support.ts';
import { daemonFile, endDaemonWithTest, recordedDaemon } from '../../support/end-daemon.ts';
import { skip } from '../../support/skip.ts';
import { daemonWith } from './place.ts';

// A signal ends a process of Windows at once, and its pipes have no file.
const test = anywhere.skipIf(process.platform === 'win32');
const env = { [keyVariable]: scriptedKey };
const timeout = 60_000;

async function placeWith(script: Script = completing): Promise<Place & { readonly model: ScriptedModel }> {
  const place = temporaryPlace();
  writeSource(place, 'tidy.json', sourceOf('project.tidy', plainSteps(3)));
  const model = new ScriptedModel(script);
  onTestFinished(() => model.close());
  configureModel(place.home, await model.listen());
  endDaemonWithTest(place.data);
  return { ...place, model };
}

const daemon = (place: Place, ...args: readonly string[]): Promise<Ran> => daemonWith(env, place, ...args);
const asJson = async <T>(place: Place, ...args: readonly string[]): Promise<T> => {
  const { stdout } = await daemon(place, ...args, '--json');
  return JSON.parse(stdout) as T;
};
const socketOf = (place: Place): string => recordedDaemon(place.data).control?.path ?? '';
/** One that has ended counts as dead, also where nobody waited for it. */
const isAlive = (pid: number): boolean => {
  const identity = identityOf(pid);
  if (identity !== null) return livenessOf(identity) !== 'dead';
  try {
    return process.platform !== 'linux' && process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Answers nothing to the second request, and says when it came. */
function stalling(): { readonly script: Script; readonly stalled: Promise<void>; release(): void } {
  let [isReleased, stall] = [false, () => {}];
  const stalled = new Promise<void>((resolve) => {
    stall = resolve;
  });
  const script: Script = (request, number) => {
    if (number < 2 || isReleased) return completing(request);
    stall();
    return { kind: 'silence' };
  };
  const release = () => {
    isReleased = true;
  };
  return { script, stalled, release };
}

// @verifies one-daemon-per-data-directory, control-is-for-its-user
test('start answers when the daemon does, a second start names it, and stop ends it', { timeout }, async () => {
  const place = await placeWith();
  const started = await asJson<DaemonStarted>(place, 'start');
  expect(started).toMatchObject({ state: 'started', controlFault: null });
  const pid = started.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  expect(fs.statSync(socketOf(place)).mode & 0o777).toBe(0o600);
  expect(fs.statSync(daemonFile(place.data, 'daemon.log')).mode & 0o777).toBe(0o600);
  const again = await daemon(place, 'start');
  expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining(`process ${pid}`) });
  const { daemon: shown } = await asJson<DaemonStatus>(place, 'status');
  expect(shown).toMatchObject({ pid, live: { isStopping: false, sessions: [] } });
  expect(await asJson<DaemonStopped>(place, 'stop')).toMatchObject({ state: 'stopped', pid, by: 'socket', parked: [] });
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(fs.existsSync(daemonFile(place.data, 'control.sock'))).toBe(false);
  expect(await daemon(place, 'stop')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('No daemon is running'),
  });
});

// @verifies service-leaves-nothing, signal-parks-a-session
test('start with a port is refused if the daemon that runs has none or another one, and names the one it has', {
  timeout,
}, async () => {
  const place = await placeWith();
  expect((await daemon(place, 'start')).code).toBe(0);
  expect(await daemon(place, 'start', '--api-port', '0')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('a daemon is already running without a port for the control API'),
  });
  expect((await daemon(place, 'stop')).code).toBe(0);
  const first = await daemon(place, 'start', '--api-port', '0');
  const port = /127\.0\.0\.1:(\d+)/.exec(first.stdout)?.[1] ?? '';
  for (const same of ['0', port]) {
    const again = await daemon(place, 'start', '--api-port', same);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain(`The control API is at http://127.0.0.1:${port}.`);
  }
  const other = await daemon(place, 'start', '--api-port', port === '1' ? '2' : '1');
  expect(other.code).toBe(2);
  expect(other.stderr).toContain(`a daemon is already running with the control API on port ${port}`);
});

test('stop parks the session that is worked on, and the next daemon resumes it', { timeout }, async () => {
  const { script, stalled, release } = stalling();
  const place = await placeWith(script);
  await daemon(place, 'start');
  await daemon(place, 'dispatch', 'project.tidy', '--queue', '--goal', 'Tidy');
  await stalled;
  const { daemon: shown, sessions } = await asJson<DaemonStatus>(place, 'status');
  const sessionId = sessions[0]?.sessionId;
  // A call that still runs does not hide what the calls before it cost.
  expect(sessions).toMatchObject([{ status: 'running', costUsd: expect.any(Number) }]);
  expect(shown?.live?.sessions).toMatchObject([{ sessionId, goal: 'Tidy', step: { number: 2 } }]);
  const stopped = await asJson<DaemonStopped>(place, 'stop');
  expect(stopped.parked).toMatchObject([{ sessionId, workflowId: 'project.tidy', goal: 'Tidy' }]);
  expect((await asJson<DaemonStatus>(place, 'status')).sessions).toMatchObject([{ sessionId, status: 'stopped' }]);
  release();
  await daemon(place, 'start');
  const statuses = async () => (await asJson<DaemonStatus>(place, 'status')).sessions.map(({ status }) => status);
  await expect.poll(statuses, { interval: 500 }).toEqual(['success']);
});

// @verifies stale-sockets-follow-the-lock
test('a daemon that is started after a kill replaces the socket of the dead one', { timeout }, async () => {
  const place = await placeWith();
  const { pid } = await asJson<DaemonStarted>(place, 'start');
  const socket = socketOf(place);
  process.kill(pid ?? 0, 'SIGKILL');
  await expect.poll(() => isAlive(pid ?? 0)).toBe(false);
  expect(fs.existsSync(socket)).toBe(true);
  // The files of a dead daemon are not taken for a daemon.
  expect(await asJson<DaemonStopped>(place, 'stop')).toMatchObject({ state: 'not_running' });
  expect((await asJson<DaemonStatus>(place, 'status')).daemon).toBeNull();
  const next = await asJson<DaemonStarted>(place, 'start');
  expect(next).toMatchObject({ state: 'started', controlFault: null });
  expect(await askStatus(socketOf(place))).toMatchObject({ kind: 'status', pid: next.pid });
});

// @verifies one-daemon-per-data-directory
test('a daemon whose data directory was removed ends, and leaves the next one alone', { timeout }, async () => {
  const place = await placeWith();
  const { pid: first = null } = await asJson<DaemonStarted>(place, 'start');
  fs.rmSync(place.data, { recursive: true, maxRetries: 5 });
  const next = await asJson<DaemonStarted>(place, 'start');
  expect(next).toMatchObject({ state: 'started' });
  await expect.poll(() => isAlive(first ?? 0)).toBe(false);
  expect(isAlive(next.pid ?? 0)).toBe(true);
  expect(await asJson<DaemonStopped>(place, 'stop')).toMatchObject({ state: 'stopped', pid: next.pid });
});

// @verifies stop-signals-the-recorded-process
test('a daemon that cannot make its socket runs, says so, and is stopped by a signal', { timeout }, async (context) => {
  if (process.platform !== 'linux') skip(context, 'this system does not report when a process started');
  const place = await placeWith();
  fs.mkdirSync(path.join(place.data, 'daemon'), { recursive: true });
  fs.writeFileSync(daemonFile(place.data, 'control.sock'), 'kept');
  const started = await asJson<DaemonStarted>(place, 'start');
  expect(started).toMatchObject({ state: 'started', controlFault: expect.stringContaining('is not a socket') });
  expect(fs.readFileSync(daemonFile(place.data, 'daemon.log'), 'utf8')).toContain('no control socket');
  await daemon(place, 'dispatch', 'project.tidy', '--queue');
  const statuses = async () => (await asJson<DaemonStatus>(place, 'status')).sessions.map(({ status }) => status);
  await expect.poll(statuses, { interval: 500 }).toEqual(['success']);
  // Another process with the number of the daemon gets no signal.
  const file = daemonFile(place.data, 'daemon.json');
  const recorded = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, recorded.replace(/"startTime":"\d+"/, '"startTime":"1"'));
  const refused = await daemon(place, 'stop');
  expect([refused.code, isAlive(started.pid ?? 0)]).toEqual([1, true]);
  fs.writeFileSync(file, recorded);
  expect(await asJson<DaemonStopped>(place, 'stop')).toMatchObject({ state: 'stopped', by: 'signal' });
  expect(fs.readFileSync(daemonFile(place.data, 'control.sock'), 'utf8')).toBe('kept');
});

test('a data directory with a long path gets a socket that only its user can reach', { timeout }, async () => {
  const place = await placeWith();
  const data = path.join(place.folder, 'd'.repeat(120));
  endDaemonWithTest(data);
  const long = { ...place, data };
  expect(await asJson<DaemonStarted>(long, 'start')).toMatchObject({ state: 'started', controlFault: null });
  const socket = socketOf(long);
  expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(100);
  expect(fs.statSync(path.dirname(socket)).mode & 0o777).toBe(0o700);
  expect(await asJson<DaemonStopped>(long, 'stop')).toMatchObject({ by: 'socket' });
});

test('start shows what the daemon said when it could not start', { timeout }, async () => {
  const place = await placeWith();
  const taken = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as net.AddressInfo;
  const file = path.join(place.home, '.workrail/workrail.json');
  const config = JSON.parse(fs.readFileSync(file, 'utf8')) as { daemon: object };
  const github = {
    repository: 'owner/repo',
    event: 'issue_labeled',
    label: 'x',
    secretVariable: 'SECRET',
    tokenVariable: 'TOKEN',
  };
  const triggers = { fix: { workflow: 'project.tidy', project: place.project, goal: 'Fix it', github } };
  fs.writeFileSync(file, JSON.stringify({ daemon: { ...config.daemon, webhooks: { port }, triggers } }));
  const ran = await workrail(place, ['daemon', 'start'], { env: { ...env, SECRET: 'secret', TOKEN: 'token' } });
  expect(ran).toMatchObject({ code: 2 });
  expect(ran.stderr).toMatch(/\S[\s\S]*the daemon ended with exit code 2 before it was ready/);
  expect(fs.readFileSync(daemonFile(place.data, 'daemon.log'), 'utf8')).toContain(ran.stderr.split('\n')[0]);
});

test('without a model, start says what to configure and starts nothing', async () => {
  const place = temporaryPlace();
  expect(await daemon(place, 'start')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('no model is configured'),
  });
  expect(fs.existsSync(place.data)).toBe(false);
});

/** A `status --follow` that is connected to the daemon. */
async function following(place: Place): Promise<{ said(): string; readonly exit: Promise<number | null> }> {
  const child = spawn(process.execPath, [program(), 'daemon', 'status', '--follow'], {
    env: environmentOf(place, env),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said).toContain('The daemon is running');
  return { said: () => said, exit };
}

test('status --follow shows sessions as they start and end, and ends with the daemon', { timeout }, async () => {
  const place = await placeWith();
  await daemon(place, 'start');
  const follower = await following(place);
  await daemon(place, 'dispatch', 'project.tidy', '--queue', '--goal', 'Tidy');
  await expect.poll(follower.said).toMatch(/works on project\.tidy "Tidy"[\s\S]* done\n/);
  await daemon(place, 'stop');
  expect(await follower.exit).toBe(0);
  expect(follower.said()).toMatch(/The daemon stopped\.\n$/);
});

test('status --follow says that its daemon was killed, and what resumes the sessions', { timeout }, async () => {
  const place = await placeWith();
  const { pid } = await asJson<DaemonStarted>(place, 'start');
  const follower = await following(place);
  process.kill(pid ?? 0, 'SIGKILL');
  expect(await follower.exit).toBe(1);
  expect(follower.said()).toMatch(/the daemon was killed or crashed[\s\S]*resumes[\s\S]*Run: workrail daemon start\n/);
});

test('status --follow fails if too many programs follow the daemon, and says what to do', { timeout }, async () => {
  const place = await placeWith();
  await daemon(place, 'start');
  for (let i = 0; i < controlFollowersMax; i += 1) {
    const client = net.connect(socketOf(place));
    onTestFinished(() => void client.destroy());
    client.write('GET /v1/events HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(client, 'data');
  }
  const refused = await daemon(place, 'status', '--follow');
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(
    /8 programs already follow this daemon[\s\S]*End a program that follows it, or run: workrail daemon status\n/,
  );
});

/** Sends bytes to the socket, and returns how the connection ended. */
function sent(socket: string, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    const client = net.connect(socket);
    let got = '';
    client.on('data', (chunk: Buffer) => {
      got += chunk.toString('latin1');
    });
    client.on('error', () => undefined);
    client.once('close', () => resolve(got));
    client.write(bytes);
  });
}

// @verifies control-is-bounded
test('clients that send garbage, too much or nothing do not keep the daemon from answering', { timeout }, async () => {
  const place = await placeWith();
  const { pid } = await asJson<DaemonStarted>(place, 'start');
  const socket = socketOf(place);
  const garbage = Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256));
  expect(await sent(socket, garbage)).toBe('');
  expect(
    await sent(socket, `GET /v1/status HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(1024 * 1024)}\r\n\r\n`),
  ).not.toContain('"kind"');
  const asked = (head: string) => sent(socket, `${head}\r\nhost: x\r\nconnection: close\r\n`.concat('\r\n'));
  expect(await asked('GET /v1/stop HTTP/1.1')).toMatch(/^HTTP\/1\.1 405 /);
  expect(await asked('POST /v1/status HTTP/1.1')).toMatch(/^HTTP\/1\.1 405 /);
  expect(await asked('GET /v2/status HTTP/1.1')).toMatch(/^HTTP\/1\.1 404 /);
  expect(await asked('POST /v1/stop HTTP/1.1\r\ncontent-length: 1000000000')).toMatch(/^HTTP\/1\.1 413 /);
  const idle = Array.from({ length: 200 }, () => net.connect(socket).on('error', () => undefined));
  onTestFinished(() => {
    for (const one of idle) one.destroy();
  });
  // Connections that say nothing are closed, and then others get their turn.
  const answer = () => askStatus(socket).catch(() => null);
  await expect.poll(answer, { interval: 500 }).toMatchObject({ kind: 'status', pid });
  expect(isAlive(pid ?? 0)).toBe(true);
  expect(await asJson<DaemonStopped>(place, 'stop')).toMatchObject({ state: 'stopped' });
});
