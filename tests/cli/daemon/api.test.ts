/** The control API as users meet it: opened with the daemon, found through its commands, and with the effects of its commands. */
import fs from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test as anywhere } from 'vitest';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { createHost } from '../../../runtime/host.ts';
import type { ApiKeys } from '../../../schemas/daemon/control.ts';
import type { DaemonJobChange, DaemonSent, DaemonStarted, DaemonStatus } from '../../../schemas/daemon/reports.ts';
import { ask, asked, atPort, json, openApi, sent, withKey } from '../../daemon/control/api-world.ts';
import { newJob } from '../../daemon/queue/queue-world.ts';
import { storedGate, writeSession } from '../../daemon/inbox/stored-session.ts';
import { completing } from '../../daemon/llm/completing.ts';
import { type Place, type Ran, temporaryPlace } from '../../e2e/support.ts';
import { daemonFile, endDaemonWithTest } from '../../support/end-daemon.ts';
import { configure, daemon, modelKey, placeWith } from './place.ts';
import { inProcess } from '../../support/command-line.ts';

// A signal ends a process of Windows at once.
const test = anywhere.skipIf(process.platform === 'win32');
const timeout = 60_000;
const parsed = <T>({ stdout }: Ran): T => JSON.parse(stdout) as T;
const keysIn = ({ data }: Place): ApiKeys =>
  JSON.parse(fs.readFileSync(daemonFile(data, 'api-keys.json'), 'utf8')) as ApiKeys;
const portIn = (address = ''): number => Number(new URL(address).port);

// @verifies api-keys-are-for-their-user, control-api-has-one-gate
test('a daemon that is started with --api-port is steered over it, and no text shows a key', { timeout }, async () => {
  let isWaiting: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    isWaiting = resolve;
  });
  const place = await placeWith((request, number) => {
    if (number !== 2) return completing(request);
    isWaiting();
    return { kind: 'silence' };
  });
  endDaemonWithTest(place.data);
  const started = await daemon(place, 'start', '--api-port', '0', '--json');
  const { pid, api } = parsed<DaemonStarted>(started);
  expect(api).toEqual({
    address: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    keyFile: '<data directory>/daemon/api-keys.json',
  });
  const [port, keys] = [portIn(api?.address), keysIn(place)];
  expect(fs.statSync(daemonFile(place.data, 'api-keys.json')).mode & 0o777).toBe(0o600);
  const text = await daemon(place, 'status');
  expect(text.stdout).toContain(`Control API: ${api?.address} (keys: <data directory>/daemon/api-keys.json)`);
  const shown = parsed<DaemonStatus>(await daemon(place, 'status', '--json'));
  expect(shown.daemon?.api).toEqual(api);

  await daemon(place, 'dispatch', 'project.tidy', '--queue', '--goal', 'Tidy');
  await waiting;
  const sessions = await ask(atPort(port), '/v1/sessions', { headers: withKey(port, keys.read) });
  expect(sessions.status).toBe(200);
  const [session] = (JSON.parse(sessions.text) as DaemonStatus).sessions;
  expect(session).toMatchObject({ status: 'running', goal: 'Tidy' });
  const url = `/v1/sessions/${session?.runName}/entries`;
  const cancel = { method: 'POST', body: '{"kind":"cancel"}' };
  const refused = await ask(atPort(port), url, { ...cancel, headers: { ...withKey(port, keys.read), ...json } });
  expect(refused.status).toBe(403);
  const done = await ask(atPort(port), url, { ...cancel, headers: { ...withKey(port, keys.control), ...json } });
  // The session may have ended before the daemon looks at it.
  const state = expect.stringMatching(/^(?:queued|cancelled)$/);
  expect([done.status, JSON.parse(done.text)]).toMatchObject([200, { action: 'cancel', state }]);
  const ended = async () => parsed<DaemonStatus>(await daemon(place, 'status', '--json')).sessions[0]?.text;
  await expect.poll(ended, { interval: 500 }).toBe('the user cancelled the session');

  const log = fs.readFileSync(daemonFile(place.data, 'daemon.log'), 'utf8');
  const process = fs.existsSync(`/proc/${pid}`)
    ? ['cmdline', 'environ'].map((name) => fs.readFileSync(`/proc/${pid}/${name}`, 'latin1'))
    : [];
  const record = fs.readFileSync(daemonFile(place.data, 'daemon.json'), 'utf8');
  const texts = [started.stdout, started.stderr, text.stdout, log, record, ...process].join('\n');
  for (const key of [keys.read, keys.control]) expect(texts).not.toContain(key);
  expect(await daemon(place, 'stop')).toMatchObject({ code: 0 });
  expect(fs.existsSync(daemonFile(place.data, 'api-keys.json'))).toBe(false);
  expect((await ask(atPort(port), '/v1/status', { headers: withKey(port, keys.control) })).status).toBe(0);
});

test('the API is off unless the user asks for it, and the setting of a project does not count', {
  timeout,
}, async () => {
  const place = await placeWith(completing);
  endDaemonWithTest(place.data);
  fs.writeFileSync(path.join(place.project, 'workrail.json'), '{"daemon":{"api":{"port":0}}}');
  expect(parsed<DaemonStarted>(await daemon(place, 'start', '--json')).api).toBeUndefined();
  expect(fs.existsSync(daemonFile(place.data, 'api-keys.json'))).toBe(false);
  await daemon(place, 'stop');
  configure(place, { api: { port: 0 } });
  const { api } = parsed<DaemonStarted>(await daemon(place, 'start', '--json'));
  const headers = withKey(portIn(api?.address), keysIn(place).read);
  expect((await ask(atPort(portIn(api?.address)), '/v1/status', { headers })).status).toBe(200);
  await daemon(place, 'stop');
});

test('a port that cannot be used is refused, and the daemon does not start without it', { timeout }, async () => {
  const place = await placeWith(completing);
  const taken = net.createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as net.AddressInfo;
  expect(await daemon(place, 'run', '--api-port', `${port}`)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining(`port ${port} of the control API cannot be used`),
  });
  for (const wrong of ['65536', 'x', '-1', '1.5'])
    expect(await daemon(place, 'start', '--api-port', wrong)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--api-port needs a port from 0 to 65535'),
    });
  expect(fs.existsSync(daemonFile(place.data, 'api-keys.json'))).toBe(false);
});

/** Every file of the daemon, without what two runs of one command differ in. */
function filesOf(data: string): Record<string, string> {
  const root = path.join(data, 'daemon');
  const names = fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => fs.statSync(path.join(root, name)).isFile())
      .map((name) => [
        name,
        fs
          .readFileSync(path.join(root, name), 'utf8')
          .replace(/entry_[0-9a-z]{26}/g, 'entry')
          .replace(/"(atMs|[a-zA-Z]*Ms)":\d+/g, '"$1":0'),
      ]),
  );
}

/** Of the command and of the request. */
type Outcome = 'done' | 'refused';
type Steering = readonly [command: readonly string[], action: object, isAtGate: boolean, outcome: Outcome];
const steering: Readonly<Record<string, Steering>> = {
  send: [['send', '$', 'Use tabs.'], { kind: 'message', text: 'Use tabs.' }, false, 'done'],
  pause: [['pause', '$'], { kind: 'pause' }, false, 'done'],
  cancel: [['cancel', '$'], { kind: 'cancel' }, false, 'done'],
  raise: [
    ['raise', '$', '--usd', '5', '--tokens', '100', '--limit', 'day', '--reason', 'Large'],
    { kind: 'raise', limit: 'day', microUsd: 5_000_000, tokens: 100, reason: 'Large' },
    false,
    'done',
  ],
  answer: [
    ['answer', '$', '--gate', storedGate.slice(7, 15), '--reject', '--message', 'Why?'],
    { kind: 'answer', gate: storedGate, decision: 'reject', comment: 'Why?' },
    true,
    'done',
  ],
  'answer for another result': [
    ['answer', '$', '--gate', 'f'.repeat(64), '--approve'],
    { kind: 'answer', gate: `sha256:${'f'.repeat(64)}`, decision: 'approve' },
    true,
    'refused',
  ],
};

/** A dead letter whose session was stopped. */
async function writeDeadLetter({ data }: Place): Promise<string> {
  const layout = new DaemonLayout(data);
  const queue = new FileJobQueue(createHost(), layout.queue);
  const session = writeSession(data, 1, false);
  const added = await queue.add(newJob('one'));
  if (added.kind !== 'added') throw new Error('the job was not added');
  await queue.claim({ pid: 1, startTime: '1', bootId: 'boot' });
  await queue.opened(added.jobId, session, 0);
  await queue.drop(added.jobId, 'the model refused');
  return added.jobId;
}

const jobChanges: readonly (readonly [string, readonly string[], string, Outcome])[] = [
  ['retry', ['retry'], 'retry', 'done'],
  ['retry --new-session, whose session has not ended,', ['retry', '--new-session'], 'retry?session=new', 'refused'],
  ['dismiss', ['dismiss'], 'dismiss', 'done'],
];
test.each(jobChanges)('%s has one effect, as a command and as a request', async (_, command, request, outcome) => {
  const [byCommand, byRequest] = [temporaryPlace(), temporaryPlace()];
  const jobs = [await writeDeadLetter(byCommand), await writeDeadLetter(byRequest)];
  const [verb = '', ...options] = command;
  const ran = await daemon(byCommand, verb, jobs[0] ?? '', ...options, '--json');
  const api = await openApi(byRequest.data);
  const reply = await asked(api, `/v1/jobs/${jobs[1]}/${request}`, { method: 'POST' });
  await api.close();
  expect([ran.code, reply.status]).toEqual(outcome === 'done' ? [0, 200] : [2, 409]);
  if (outcome === 'done') {
    // The daemon that answers runs; beside the command, none does.
    const { daemonRuns, ...printed } = parsed<DaemonJobChange>({
      ...ran,
      stdout: ran.stdout.replaceAll(jobs[0] ?? '', jobs[1] ?? ''),
    });
    const replied = JSON.parse(reply.text) as DaemonJobChange;
    expect(replied).toEqual({ ...printed, daemonRuns: !daemonRuns });
  }
  const files = ({ data }: Place) => JSON.stringify(filesOf(data)).replace(/job_[0-9a-z]{26}/g, 'job');
  expect(files(byRequest)).toEqual(files(byCommand));
});

test.each(Object.entries(steering))('%s has one effect, as a command and as a request', async (_, parts) => {
  const [command, action, isAtGate, outcome] = parts;
  const [byCommand, byRequest] = [temporaryPlace(), temporaryPlace()];
  const sessions = [byCommand, byRequest].map(({ data }) => writeSession(data, 1, isAtGate));
  const words = command.map((word) => (word === '$' ? (sessions[0] ?? '') : word));
  const ran = await inProcess(byCommand, ['daemon', ...words, '--json'], { env: modelKey });
  const api = await openApi(byRequest.data);
  const reply = await sent(api, sessions[1] ?? '', action);
  await api.close();
  expect([ran.code, reply.status]).toEqual(outcome === 'done' ? [0, 200] : [2, 409]);
  if (outcome === 'done') {
    const { entryId: _one, ...printed } = parsed<DaemonSent>(ran);
    const { entryId: _other, ...replied } = JSON.parse(reply.text) as DaemonSent;
    expect(replied).toEqual(printed);
  } else {
    const { error } = parsed<{ readonly error: { readonly message: string; readonly suggestion: string } }>(ran);
    const refused = { v: 1, kind: 'refused', reason: error.message, next: error.suggestion };
    expect(JSON.parse(reply.text)).toEqual(refused);
  }
  expect(filesOf(byRequest.data)).toEqual(filesOf(byCommand.data));
});
