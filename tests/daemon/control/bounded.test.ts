/** What one client of the control API can cost: memory for one log, a place among the requests that read, and nothing after it has left. */
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Semaphore } from '../../../daemon/control/semaphore.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { createHost } from '../../../runtime/host.ts';
import type { ControlMessage, ControlStatus } from '../../../schemas/daemon/control.ts';
import {
  controlConnectionsMax,
  controlLookupsMax,
  controlReportsMax,
  controlUnreadBytesMax,
  controlWaitingMax,
} from '../../../schemas/daemon/limits.ts';
import { temporaryFolder } from '../../support/files.ts';
import { writeSession } from '../inbox/stored-session.ts';
import { asked, hostOpening, openApi, openPort, sent, sentRaw, status } from './api-world.ts';

// @verifies control-is-bounded
it('the inbox report uses each session before it reads the next one', async () => {
  const data = path.join(temporaryFolder(), 'data');
  for (let number = 1; number <= 3; number += 1) {
    const inbox = new FileInbox(createHost(), new DaemonLayout(data), writeSession(data, number, true), 0);
    await inbox.add({ kind: 'message', text: 'Use tabs.' });
  }
  const opens: string[] = [];
  const host = hostOpening((file, real) => {
    opens.push(path.basename(file));
    return real();
  });
  const api = await openApi(data, null, { host });
  expect((await asked(api, '/v1/inbox')).status).toBe(200);
  const read = opens.filter((name) => name === 'turns.jsonl' || name === 'inbox.jsonl');
  expect(read).toEqual([1, 2, 3].flatMap(() => ['turns.jsonl', 'inbox.jsonl']));
});

/** A promise that the test resolves. */
function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release: (value: T) => release(value) };
}

// @verifies control-is-bounded
it.each(['HTTP/1.1', 'HTTP/1.0'])('only the first request of a connection is answered (%s)', async (version) => {
  let answers = 0;
  const first = held<ControlStatus>();
  const api = await openPort(undefined, {
    status: () => {
      answers += 1;
      return first.promise;
    },
  });
  const headers = `host: 127.0.0.1:${api.port}\r\nconnection: keep-alive\r\nx-workrail-key: ${api.keys.read}`;
  const request = `GET /v1/status ${version}\r\n${headers}\r\n\r\n`;
  const replies = sentRaw(api.port, request.repeat(5));
  await expect.poll(() => answers).toBeGreaterThan(0);
  first.release(status);
  await replies;
  expect(answers).toBe(1);
});

describe('requests that read', () => {
  const wanted = () => false;

  // @verifies control-is-bounded
  it('are refused with status 503 if too many wait, and are answered again afterwards', async () => {
    const data = path.join(temporaryFolder(), 'data');
    const session = writeSession(data, 1, false);
    const gate = held<void>();
    let opens = 0;
    const host = hostOpening(async (file, real) => {
      if (path.basename(file) !== 'turns.jsonl') return real();
      opens += 1;
      await gate.promise;
      return real();
    });
    const api = await openApi(data, null, { host });
    const url = `/v1/sessions/${session}/replay`;
    const [accepted, statuses]: [Promise<unknown>[], number[]] = [[], []];
    for (let number = 0; number < controlReportsMax + controlWaitingMax + 3; number += 1)
      accepted.push(asked(api, url).then((reply) => statuses.push(reply.status)));
    await expect.poll(() => statuses).toEqual([503, 503, 503]);
    expect(opens).toBe(controlReportsMax);
    gate.release();
    await Promise.all(accepted);
    expect(statuses.filter((each) => each === 200)).toHaveLength(controlReportsMax + controlWaitingMax);
    expect((await asked(api, url)).status).toBe(200);
    expect(controlReportsMax + controlLookupsMax + 2 * controlWaitingMax).toBeLessThan(controlConnectionsMax);
  });

  // @verifies control-is-bounded
  it('do not run if their client has left, and do not count as waiting', async () => {
    const semaphore = new Semaphore(1, 2);
    const first = held<string>();
    const ran: string[] = [];
    let hasLeft = false;
    const task = (name: string) => async () => {
      ran.push(name);
      return name;
    };
    const tasks = [
      semaphore.use(() => first.promise, wanted),
      semaphore.use(task('left'), () => hasLeft),
      semaphore.use(task('stayed'), wanted),
    ];
    await expect(semaphore.use(task('one too many'), wanted)).rejects.toThrow('wait');
    hasLeft = true;
    tasks.push(semaphore.use(task('last'), wanted));
    first.release('first');
    const outcomes = (await Promise.allSettled(tasks)).map((each) => each.status);
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(ran).toEqual(['stayed', 'last']);
  });

  // @verifies control-is-bounded
  it('before they change something take turns, and do not wait for reports', async () => {
    const data = path.join(temporaryFolder(), 'data');
    const sessions = [1, 2].map((number) => writeSession(data, number, false));
    const [reports, entries] = [held<void>(), held<void>()];
    const opens: string[] = [];
    const host = hostOpening(async (file, real) => {
      if (path.basename(file) !== 'turns.jsonl') return real();
      const session = path.basename(path.dirname(file));
      opens.push(session);
      await (session === sessions[0] ? reports : entries).promise;
      return real();
    });
    const api = await openApi(data, null, { host });
    const reading = Array.from({ length: 3 }, () => asked(api, `/v1/sessions/${sessions[0]}/replay`));
    await expect.poll(() => opens).toHaveLength(controlReportsMax);
    const writing = Array.from({ length: 4 }, () => sent(api, sessions[1] ?? '', { kind: 'message', text: 'x' }));
    await expect.poll(() => opens).toHaveLength(controlReportsMax + controlLookupsMax);
    for (let turn = 0; turn < 5; turn += 1) expect((await asked(api, '/v1/status')).status).toBe(200);
    expect(opens).toHaveLength(controlReportsMax + controlLookupsMax);
    entries.release();
    expect((await Promise.all(writing)).map((reply) => reply.status)).toEqual([200, 200, 200, 200]);
    reports.release();
    await Promise.all(reading);
  });

  // @verifies control-is-bounded
  it('of a client that closes its connection while it waits are not run', async () => {
    const data = path.join(temporaryFolder(), 'data');
    const sessions = [1, 2, 3].map((number) => writeSession(data, number, false));
    const gate = held<void>();
    const opens: string[] = [];
    const host = hostOpening(async (file, real) => {
      if (path.basename(file) !== 'turns.jsonl') return real();
      opens.push(path.basename(path.dirname(file)));
      await gate.promise;
      return real();
    });
    const api = await openApi(data, null, { host });
    const running = [sessions[0], sessions[0]].map((session) => asked(api, `/v1/sessions/${session}/replay`));
    await expect.poll(() => opens).toHaveLength(controlReportsMax);
    const left = net.connect(api.socketPath);
    left.write(`GET /v1/sessions/${sessions[1]}/replay HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const last = asked(api, `/v1/sessions/${sessions[2]}/replay`);
    // The daemon answers a later connection only after it has read from the earlier ones.
    expect((await asked(api, '/v1/status')).status).toBe(200);
    left.destroy();
    await once(left, 'close');
    for (let turn = 0; turn < 3; turn += 1) expect((await asked(api, '/v1/status')).status).toBe(200);
    gate.release();
    expect((await Promise.all([...running, last])).map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(opens).toEqual([sessions[0], sessions[0], sessions[2]]);
  });
});

describe('a follower', () => {
  const long: ControlMessage = { v: 1, kind: 'refused', reason: 'x'.repeat(900_000) };

  /** Follows, and reads nothing. */
  function follow(socketPath: string): net.Socket {
    const socket = net.connect(socketPath).on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    socket.write('GET /v1/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
    return socket;
  }

  /** Counts the requests for a status. */
  async function openCounting(statusAt: (call: number) => Promise<ControlStatus>) {
    let calls = 0;
    const api = await openApi(undefined, null, {
      status: () => {
        calls += 1;
        return statusAt(calls);
      },
    });
    return { api, calls: () => calls };
  }

  function unhandled(): unknown[] {
    const errors: unknown[] = [];
    const keep = (error: unknown) => errors.push(error);
    process.on('uncaughtExceptionMonitor', keep);
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', keep));
    return errors;
  }

  // @verifies control-is-bounded
  it('that does not read does not stop the daemon if a status comes after the end', async () => {
    const errors = unhandled();
    const later = held<ControlStatus>();
    const { api, calls } = await openCounting((call) => (call === 1 ? Promise.resolve(status) : later.promise));
    await once(follow(api.socketPath), 'readable');
    api.control.changed(long);
    await expect.poll(calls).toBe(2);
    const closing = api.close();
    later.release(status);
    api.control.changed(long);
    await closing;
    await setImmediate();
    expect([errors, calls()]).toEqual([[], 2]);
  });

  it('that reads gets a status that is longer than the limit of what is unread', async () => {
    const reason = 'x'.repeat(controlUnreadBytesMax / 100);
    const waiting = Array.from({ length: 300 }, (_, at) => ({ jobId: `job_${at}`, name: `job_${at}`, text: reason }));
    const { api, calls } = await openCounting(async () => ({ ...status, waiting }));
    let lines = 0;
    const socket = follow(api.socketPath).on('data', (chunk) => {
      lines += `${chunk}`.split('\n').filter((part) => part.endsWith(']}')).length;
    });
    await expect.poll(() => lines).toBe(1);
    api.control.changed();
    await expect.poll(() => lines).toBe(2);
    expect([socket.destroyed, calls()]).toEqual([false, 2]);
  });

  // @verifies control-is-bounded
  it('that reads nothing is left behind', async () => {
    const api = await openApi();
    const socket = follow(api.socketPath);
    await once(socket, 'readable');
    for (let sent = 0; sent < 8; sent += 1) api.control.changed(long);
    await expect
      .poll(() => {
        socket.write(' ');
        return socket.destroyed;
      })
      .toBe(true);
  });

  // @verifies control-is-bounded
  it('whose first status comes after the end does not stop the daemon', async () => {
    const errors = unhandled();
    const first = held<ControlStatus>();
    const { api, calls } = await openCounting(() => first.promise);
    follow(api.socketPath);
    await expect.poll(calls).toBe(1);
    const closing = api.close();
    first.release(status);
    await closing;
    await setImmediate();
    expect(errors).toEqual([]);
  });
});
