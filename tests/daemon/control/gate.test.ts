/** The gate before the control API on the loopback interface: each route is attacked, and each request must be refused before its route is found. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FileJobQueue } from '../../../daemon/queue/file-queue.ts';
import { routes } from '../../../daemon/control/routes.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { fileFaultOf } from '../../../project/files/file-fault.ts';
import { temporaryFolder, tree } from '../../support/files.ts';
import {
  ask,
  asked,
  atPort,
  fill,
  hostOpening,
  json,
  openApi,
  openPort,
  type PortApi,
  type Reply,
  sentRaw,
  type Wish,
  allRuns,
} from './api-world.ts';

/** Each route with a session that exists, and one that does not exist. */
const targets = (session: string) => [
  ...routes.map(({ method, path, hasBody }) => ({ method, url: path.replace(/:session|:job/, session), hasBody })),
  { method: 'GET', url: '/v1/nothing', hasBody: false },
  { method: 'POST', url: '/v1/nothing', hasBody: true },
];

const entry = { body: '{"kind":"pause"}', headers: json };

const attacks: Readonly<Record<string, (api: PortApi) => Record<string, string>>> = {
  'no key': ({ port }) => ({ host: `127.0.0.1:${port}` }),
  'a wrong key': ({ own, keys }) => own(`${keys.control.slice(0, -1)}!`),
  'the start of a key': ({ own, keys }) => own(keys.control.slice(0, -1)),
  'an empty key': ({ own }) => own(''),
  'both keys in one header': ({ own, keys }) => own(`${keys.read}, ${keys.control}`),
  'the key as a cookie': ({ port, keys }) => ({ host: `127.0.0.1:${port}`, cookie: `x-workrail-key=${keys.control}` }),
  'the key as a bearer token': ({ port, keys }) => ({
    host: `127.0.0.1:${port}`,
    authorization: `Bearer ${keys.control}`,
  }),
  'a rebound name': ({ own, keys, port }) => ({ ...own(keys.control), host: `attacker.example:${port}` }),
  'a name that starts as ours': ({ own, keys, port }) => ({ ...own(keys.control), host: `127.0.0.1:${port}.example` }),
  'the name localhost': ({ own, keys, port }) => ({ ...own(keys.control), host: `localhost:${port}` }),
  'an address that is not bound': ({ own, keys, port }) => ({ ...own(keys.control), host: `[::1]:${port}` }),
  'the origin localhost': ({ own, keys, port }) => ({ ...own(keys.control), origin: `http://localhost:${port}` }),
  'another port': ({ own, keys, port }) => ({ ...own(keys.control), host: `127.0.0.1:${port + 1}` }),
  'no port': ({ own, keys }) => ({ ...own(keys.control), host: '127.0.0.1' }),
  'a foreign origin': ({ own, keys }) => ({ ...own(keys.control), origin: 'http://attacker.example' }),
  'an opaque origin': ({ own, keys }) => ({ ...own(keys.control), origin: 'null' }),
  'another server of this machine': ({ own, keys, port }) => ({
    ...own(keys.control),
    origin: `http://127.0.0.1:${port + 1}`,
  }),
  'a cross-site request': ({ own, keys }) => ({ ...own(keys.control), 'sec-fetch-site': 'cross-site' }),
  'a same-site request': ({ own, keys }) => ({ ...own(keys.control), 'sec-fetch-site': 'same-site' }),
};

function expectClosed({ status, headers, text }: Reply): void {
  expect(status).toBe(403);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(headers['set-cookie']).toBeUndefined();
  expect(text).not.toMatch(/sess_|amber|"pid"/);
}

describe('the gate of the control API', () => {
  // @verifies control-api-has-one-gate
  it.each(Object.entries(attacks))('refuses %s on every route, with the same reply as for no route', async (_, by) => {
    const api = await openPort();
    const [session] = await fill(api.data);
    const before = tree(api.data);
    const replies: Record<string, Set<string>> = {};
    for (const { method, url, hasBody } of targets(session)) {
      const wish: Wish = hasBody ? { body: entry.body } : {};
      const headers = { ...by(api), ...(hasBody ? entry.headers : {}) };
      const reply = await ask(atPort(api.port), url, { ...wish, method, headers });
      expectClosed(reply);
      replies[method] = (replies[method] ?? new Set()).add(`${reply.status} ${reply.text}`);
    }
    expect(Object.values(replies).map(({ size }) => size)).toEqual([1, 1]);
    expect(tree(api.data)).toEqual(before);
    expect(api.stops()).toBe(0);
  });

  // @verifies control-api-has-one-gate
  it.each([
    ['two hosts', 'HTTP/1.1', ['127.0.0.1', 'attacker.example']],
    ['two hosts in the other order', 'HTTP/1.1', ['attacker.example', '127.0.0.1']],
    ['no host', 'HTTP/1.1', []],
    ['no host in an older protocol', 'HTTP/1.0', []],
  ])('refuses %s, although the key is right', async (_, version, names) => {
    const api = await openPort();
    const hosts = names.map((name) => `host: ${name}:${api.port}\r\n`).join('');
    const bytes = `GET /v1/status ${version}\r\n${hosts}x-workrail-key: ${api.keys.control}\r\n\r\n`;
    expect(await sentRaw(api.port, bytes)).toMatch(/^HTTP\/1\.1 (400|403) /);
    expect(await sentRaw(api.port, bytes)).not.toContain('"pid"');
  });

  // @verifies control-api-has-one-gate
  it('answers no preflight, so that no other page can send the key', async () => {
    const api = await openPort();
    for (const { url } of targets('none')) {
      const headers = {
        host: `127.0.0.1:${api.port}`,
        origin: 'http://attacker.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-workrail-key',
      };
      expectClosed(await ask(atPort(api.port), url, { method: 'OPTIONS', headers }));
    }
  });

  // @verifies control-api-has-one-gate, control-reads-change-nothing
  it('lets the read key read, and refuses it for everything else before a route is found', async () => {
    const api = await openPort();
    const [session] = await fill(api.data);
    const before = tree(api.data);
    for (const { method, effect, path, hasBody } of routes) {
      expect([method, effect]).toEqual(method === 'GET' ? ['GET', 'reads'] : ['POST', 'changes']);
      const url = path.replace(/:session|:job/, session);
      const reply = await api.keyed('read', url, { method, ...(hasBody ? entry : {}) });
      expect(reply.status, url).toBe(effect === 'reads' ? 200 : 403);
    }
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'TRACE', 'PROPFIND'])
      expect((await api.keyed('read', '/v1/nothing', { method })).status).toBe(403);
    expect(api.stops()).toBe(0);
    expect(tree(api.data)).toEqual(before);
  });

  it('lets a page of the API itself and a program in', async () => {
    const api = await openPort();
    for (const headers of [{}, { origin: `http://127.0.0.1:${api.port}` }, { 'sec-fetch-site': 'none' }])
      expect((await api.keyed('read', '/v1/status', { headers })).status).toBe(200);
  });

  it('sends every reply with headers that keep a browser from showing, keeping or embedding it', async () => {
    const api = await openPort();
    const replies = [
      await api.keyed('read', '/v1/status'),
      await api.keyed('read', '/v1/events'),
      await api.keyed('read', '/v1/nothing'),
      await ask(atPort(api.port), '/v1/status', { headers: { host: 'attacker.example' } }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 403]);
    for (const { headers } of replies)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/^default-src 'none'; frame-ancestors 'none'/),
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
      });
  });
});

describe('the keys of the control API', () => {
  // @verifies api-keys-are-for-their-user
  it('are different, new at each start, in a file of the user alone, and gone after the end', async () => {
    const api = await openPort();
    const { read, control } = api.keys;
    expect(new Set([read, control]).size).toBe(2);
    expect(Buffer.from(read, 'base64url')).toHaveLength(32);
    if (process.platform !== 'win32') expect(fs.statSync(api.keyFile).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(api.layout.root).filter((name) => name.includes('.tmp'))).toEqual([]);
    await api.close();
    expect(fs.existsSync(api.keyFile)).toBe(false);
    const next = await openPort(api.data);
    expect([read, control]).not.toContain(next.keys.read);
    expect((await ask(atPort(next.port), '/v1/status', { headers: next.own(control) })).status).toBe(403);
  });

  // @verifies api-keys-are-for-their-user
  it('of a daemon that was killed are removed by the next one, also if that opens no port', async () => {
    const api = await openPort();
    const left = fs.readFileSync(api.keyFile);
    await api.close();
    fs.writeFileSync(api.keyFile, left);
    const temporary = `${api.keyFile}.0a1b2c.tmp`;
    fs.writeFileSync(temporary, left);
    const { openControl } = await import('../../../daemon/control/control-server.ts');
    const { createHost } = await import('../../../runtime/host.ts');
    const host = createHost();
    const ports = { host, layout: api.layout, runs: allRuns, queue: new FileJobQueue(host, api.layout.queue) };
    const next = await openControl(
      { ...ports, status: () => Promise.reject(new Error()), stop: () => undefined },
      null,
    );
    expect([next.loopback, fs.existsSync(api.keyFile), fs.existsSync(temporary)]).toEqual([null, false, false]);
    await next.close();
  });
});

// @verifies api-keys-are-for-their-user
it.skipIf(process.platform === 'win32')('a file of keys that others can read opens no port', async () => {
  const data = path.join(temporaryFolder(), 'data');
  const { apiKeys } = new DaemonLayout(data);
  // As on a file system without modes.
  const host = hostOpening(async (file, real) => {
    const opened = await real();
    if (file.startsWith(apiKeys)) fs.chmodSync(file, 0o644);
    return opened;
  });
  await expect(openApi(data, 0, { host })).rejects.toThrow(
    'api-keys.json must be a file that only you can access (mode 600)',
  );
  expect(fs.readdirSync(path.dirname(apiKeys)).filter((name) => name.includes('api-keys'))).toEqual([]);
});

it('a directory in the place of the keys is named, and no keys are left', async () => {
  const data = path.join(temporaryFolder(), 'data');
  const { apiKeys } = new DaemonLayout(data);
  fs.mkdirSync(path.join(apiKeys, 'own'), { recursive: true });
  vi.stubEnv('WORKRAIL_DATA_DIR', data);
  onTestFinished(() => void vi.unstubAllEnvs());
  const fault = fileFaultOf(await openApi(data, 0).catch((error: unknown) => error));
  expect(fault?.error.message).toContain('at <data directory>/daemon/api-keys.json: ');
  expect(fs.readdirSync(path.dirname(apiKeys)).filter((name) => name.includes('api-keys'))).toEqual(['api-keys.json']);
});

// @verifies control-is-bounded
it('a thousand connections do not keep the socket from answering, nor the port for longer than a request may take', async () => {
  const api = await openPort();
  const starts = ['', 'GET /v1/status HTTP/1.1\r\nhost: ', 'POST '];
  const many = Array.from({ length: 1000 }, (_, at) => {
    const socket = net.connect(api.port, '127.0.0.1').on('error', () => undefined);
    socket.write(starts[at % starts.length] ?? '');
    return socket;
  });
  onTestFinished(() => {
    for (const one of many) one.destroy();
  });
  expect((await asked(api, '/v1/status')).status).toBe(200);
  const status = async () => (await api.keyed('read', '/v1/status')).status;
  await expect.poll(status, { interval: 500 }).toBe(200);
});

// @verifies control-is-bounded
it('a body that comes slowly, or never, is cut off, and changes nothing', async () => {
  const api = await openPort();
  const [session] = await fill(api.data);
  const before = tree(api.data);
  const head = `POST /v1/sessions/${session}/entries HTTP/1.1\r\nhost: 127.0.0.1:${api.port}\r\n`;
  const more = `content-type: application/json\r\ncontent-length: 16\r\nx-workrail-key: ${api.keys.control}\r\n\r\n`;
  expect(await sentRaw(api.port, `${head}${more}{"kind":`)).not.toContain('"state"');
  expect(tree(api.data)).toEqual(before);
});
