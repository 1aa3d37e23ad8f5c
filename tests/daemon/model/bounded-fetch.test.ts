/** Replies that only some servers and proxies send. */
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { expect, it, onTestFinished, vi } from 'vitest';
import { modelConnectMsMax } from '../../../schemas/daemon/limits.ts';
import { boundedFetch } from '../../../daemon/model/bounded-fetch.ts';

async function listening(server: net.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const ask = (url: string, signal?: AbortSignal) =>
  boundedFetch(url, { method: 'POST', body: '{}', ...(signal === undefined ? {} : { signal }) });

it.each<[string, (text: string) => Buffer]>([
  ['gzip', zlib.gzipSync],
  ['GZIP', zlib.gzipSync],
  ['deflate', zlib.deflateSync],
  ['br', zlib.brotliCompressSync],
  ['identity', Buffer.from],
  ['gzip', () => Buffer.alloc(0)],
  ['br', () => Buffer.alloc(0)],
])('decodes a reply with the content encoding %s', async (encoding, encoded) => {
  const body = encoded('{"answer":"größer"}');
  const url = await listening(
    http.createServer((_, reply) => void reply.writeHead(200, { 'content-encoding': encoding }).end(body)),
  );
  expect(await (await ask(url)).text()).toBe(body.length === 0 ? '' : '{"answer":"größer"}');
});

it.each([
  ['switches to another protocol', 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n'],
  ['is cut', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n{}'],
  ['is not compressed as it states', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}'],
])('a reply that %s is no reply', async (_, text) => {
  const url = await listening(net.createServer((socket) => void socket.once('data', () => socket.end(text))));
  await expect(ask(url, AbortSignal.timeout(5000))).rejects.toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
  });
});

/** A timer of the request, in simulated time, is all that can end it. */
function withoutTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

it('a host that accepts no connection is no reply after a while', async () => {
  withoutTime();
  const connecting = new Promise<void>((resolve) => {
    vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(function (this: net.Socket) {
      Object.assign(this, { connecting: true });
      resolve();
      return this;
    });
  });
  const refused = expect(ask('http://127.0.0.1:9/')).rejects.toMatchObject({ cause: expect.any(Error) });
  await connecting;
  while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(modelConnectMsMax);
  await refused;
});

it('a model that is slow to reply has all the time of its call', async () => {
  withoutTime();
  const server = http.createServer((_, reply) => {
    vi.advanceTimersByTime(100 * modelConnectMsMax);
    reply.end('{}');
  });
  const answer = ask(await listening(server));
  expect(await (await answer).text()).toBe('{}');
});
