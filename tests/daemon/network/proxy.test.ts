/** The proxy of sandboxes, spoken to byte by byte: what it lets through, what it refuses, and what it says. */
import http from 'node:http';
import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { isOwnAddress } from '../../../daemon/network/dial.ts';
import type { Layers } from '../../../daemon/permissions/policy.ts';
import { proxyHeaderBytesMax } from '../../../schemas/daemon/limits.ts';
import { exchanged, hosts, listening, statusOf, TestNetwork } from './network-world.ts';

const shop = '93.184.215.14';
const other = '93.184.215.99';

/** Says what it was asked, and by which Host. */
const telling = () =>
  http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () =>
      response.end(
        `${request.method} ${request.url} for ${Object.entries(request.headers)
          .map(([name, value]) => (name === 'host' ? value : name))
          .join(', ')}: ${Buffer.concat(parts)}`,
      ),
    );
  });

const echo = () =>
  net.createServer({ allowHalfOpen: true }, (socket) => void socket.on('error', () => socket.destroy()).pipe(socket));

async function world(layers: Layers, names: Readonly<Record<string, readonly (readonly string[])[]>> = {}) {
  const network = new TestNetwork({ 'shop.example': [[shop]], 'a.shop.example': [[shop]], ...names });
  await network.serve(`${shop}:80`, telling());
  await network.serve(`${shop}:443`, echo());
  const { socket, refusals } = await listening(() => layers, network);
  const get = (url: string, ...headers: readonly string[]) =>
    exchanged(
      socket,
      `GET ${url} HTTP/1.1\r\n${['Host: shop.example', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`,
    );
  const tunnel = (to: string, first = 'ping') =>
    exchanged(socket, `CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`, first);
  return { network, socket, refusals, get, tunnel };
}

/** A tunnel stays open until one end closes it. */
async function echoed(socket: string, to: string): Promise<string> {
  return new Promise((settle) => {
    const client = net.connect(socket);
    let got = '';
    client.setEncoding('utf8').on('data', (chunk: string) => {
      if (got === '') client.end('ping');
      got += chunk;
    });
    client.on('error', () => undefined).on('close', () => settle(got));
    client.write(`CONNECT ${to} HTTP/1.1\r\nHost: ${to}\r\n\r\n`);
  });
}

describe('an allowed host', () => {
  it('is reached through a tunnel, whose bytes arrive whole, also after one end has said everything', async () => {
    const { socket, network } = await world(hosts('shop.example'));
    expect(await echoed(socket, 'shop.example:443')).toBe('HTTP/1.1 200 Connection established\r\n\r\nping');
    expect(network.done).toEqual(['resolve shop.example', `connect ${shop}:443`]);
  });

  it.each(['SHOP.example', 'shop.example.', 'Shop.Example.'])('is the same in another spelling: %s', async (name) => {
    const { socket } = await world(hosts('shoP.example.'));
    expect(statusOf(await echoed(socket, `${name}:443`))).toBe(200);
  });

  it('gets a plain request with its own name as Host, whatever the command says', async () => {
    const { get, socket } = await world(hosts('shop.example'));
    expect(await get('http://shop.example/', 'Host: evil.example')).toContain('GET / for shop.example, ');
    const headers = 'Host: evil.example\r\nProxy-Authorization: Basic x\r\nConnection: close, X-Secret\r\nX-Secret: y';
    const answer = await exchanged(socket, `GET http://shop.example/a?b=c HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(answer).toContain('GET /a?b=c for shop.example, connection: ');
  });

  it('gets a body as it is', async () => {
    const { socket } = await world(hosts('shop.example'));
    const chunked =
      'POST http://shop.example/ HTTP/1.1\r\nHost: evil.example\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n4\r\nbody\r\n0\r\n\r\n';
    expect(await exchanged(socket, chunked)).toMatch(/POST \/ for shop\.example, [a-z, -]+: body/);
    // Without its framing, this body would be a second request.
    const smuggled = 'GET /x HTTP/1.1\r\nHost: y\r\n\r\n';
    const get = chunked.replace('POST', 'GET').replace('4\r\nbody', `${smuggled.length.toString(16)}\r\n${smuggled}`);
    const answer = await exchanged(socket, get);
    expect(answer).toMatch(/GET \/ for shop\.example, [a-z, -]+: GET \/x HTTP\/1\.1/);
    expect(answer).not.toContain('GET /x for');
  });

  it('that does not answer is a failure, and no refusal', async () => {
    const { get, refusals } = await world(hosts('gone.example', 'silent.example'), { 'silent.example': [[other]] });
    expect(statusOf(await get('http://gone.example/'))).toBe(502);
    expect(statusOf(await get('http://silent.example/'))).toBe(502);
    expect(refusals.take()).toEqual([]);
  });
});

/** @verifies network-is-an-allow-list */
describe('a host that the policy does not name', () => {
  it.each([
    'evil.example:443',
    'shop.example:8443',
    'shop.example.evil.example:443',
    'xshop.example:443',
    'a.shop.example:443',
    `${shop}:443`,
    '127.0.0.1:443',
    '[::1]:443',
    '169.254.169.254:80',
    '2130706433:80',
    '0x7f.1:80',
    '017700000001:80',
    '[::ffff:169.254.169.254]:80',
    'localhost:3128',
  ])('is refused, and its name is never resolved: %s', async (target) => {
    const { tunnel, network, refusals } = await world(hosts('shop.example', '*.other.example'));
    const answer = await tunnel(target);
    expect(statusOf(answer)).toBe(403);
    expect(answer).toContain('Allowed: shop.example, *.other.example');
    expect(network.done).toEqual([]);
    expect(refusals.take()).toMatchObject([{ why: 'host', times: 1 }]);
  });

  it('is refused as a plain request too, with what is allowed in the body', async () => {
    const { get, network } = await world(hosts('shop.example:443'));
    const answer = await get('http://shop.example/');
    expect(statusOf(answer)).toBe(403);
    expect(answer).toMatch(/WorkRail refused shop\.example:80: .*\nAllowed: shop\.example:443\n$/);
    expect(network.done).toEqual([]);
  });

  it.each([
    ['a pattern does not allow the name itself', '*.shop.example', 'shop.example:443', 403],
    ['a pattern allows every name below', '*.shop.example', 'a.shop.example:443', 200],
    ['a port of its own', 'shop.example:443', 'shop.example:443', 200],
    ['a port of its own replaces the usual ones', 'shop.example:443', 'shop.example:80', 403],
  ])('%s', async (_, rule, target, status) => {
    const { socket } = await world(hosts(rule));
    expect(statusOf(await echoed(socket, target))).toBe(status);
  });

  it.each([
    'GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n',
    'GET https://shop.example/ HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
    'GET file:///etc/passwd HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
    'GET http://user:secret@shop.example/ HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n',
    'CONNECT shop.example HTTP/1.1\r\nHost: shop.example\r\n\r\n',
    'CONNECT shop.example:0 HTTP/1.1\r\nHost: shop.example\r\n\r\n',
    'CONNECT shop.example:443@evil.example:443 HTTP/1.1\r\nHost: shop.example\r\n\r\n',
    'CONNECT shop.example%00.evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT /run/docker.sock HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT unix:/run/docker.sock HTTP/1.1\r\nHost: x\r\n\r\n',
    'CONNECT [fe80::1%25eth0]:443 HTTP/1.1\r\nHost: x\r\n\r\n',
    '\x05\x01\x00',
    `GET http://shop.example/ HTTP/1.1\r\nX: ${'x'.repeat(proxyHeaderBytesMax)}\r\n\r\n`,
    'POST http://shop.example/ HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ])('is not what a request without one gets: %j', async (bytes) => {
    const { socket, network, refusals } = await world(hosts('shop.example'));
    const answer = await exchanged(socket, bytes);
    expect(statusOf(answer)).toBe(400);
    expect(network.done).toEqual([]);
    expect(refusals.take()).toEqual([{ target: '', why: 'malformed', times: 1 }]);
  });

  it('is refused by the narrower list of a step, and in a transfer that began before the step', async () => {
    let layers: Layers = [{ network: { hosts: ['shop.example'] } }, {}];
    const network = new TestNetwork({ 'shop.example': [[shop]] });
    await network.serve(`${shop}:443`, echo());
    const { socket, refusals } = await listening(() => layers, network);
    const client = net
      .connect(socket)
      .setEncoding('utf8')
      .on('error', () => undefined);
    client.write('CONNECT shop.example:443 HTTP/1.1\r\n\r\n');
    await new Promise((settle) => client.once('data', settle));
    layers = [{ network: { hosts: ['shop.example'] } }, { network: { hosts: [] } }];
    const closed = new Promise((settle) => client.once('close', settle));
    client.write('more');
    await closed;
    const again = await exchanged(socket, 'CONNECT shop.example:443 HTTP/1.1\r\n\r\n');
    expect(again).toMatch(/403.*Allowed: nothing/s);
    expect(refusals.take()).toEqual([{ target: 'shop.example:443', why: 'host', times: 2 }]);
  });
});

/** @verifies addresses-are-checked */
it('a public address that this machine has is refused', async () => {
  const { network, get } = await world(hosts('shop.example:80'));
  network.own.push(shop);
  expect(statusOf(await get('http://shop.example/'))).toBe(403);
  expect(network.done).toEqual(['resolve shop.example']);
  expect(isOwnAddress('127.0.0.1')).toBe(true);
  expect(isOwnAddress(other)).toBe(false);
});

describe('a name that leads to an address that is not public', () => {
  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '100.100.100.200',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:1::',
    '2001:db8::1',
    '3fff:123::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
  ])('is refused: %s', async (address) => {
    const { tunnel, network, refusals } = await world(hosts('shop.example'), { 'shop.example': [[address]] });
    expect(statusOf(await tunnel('shop.example:443'))).toBe(403);
    expect(network.done).toEqual(['resolve shop.example']);
    expect(refusals.take()).toEqual([{ target: 'shop.example:443', why: 'address', times: 1 }]);
  });

  it.each(['93.184.215.14', '172.32.0.1', '169.253.255.255', '2606:4700::1111', '2001:4860:4860::8888'])(
    'is another matter: %s is public',
    async (address) => {
      const { tunnel, network } = await world(hosts('shop.example'), { 'shop.example': [[address]] });
      await tunnel('shop.example:444');
      await tunnel('shop.example:80');
      expect(network.done).toContain(`connect ${address}:80`);
    },
  );

  it('is reached if the policy names the address with the port, and only then', async () => {
    const names = { 'shop.example': [['10.0.0.5']], 'wiki.example': [['10.0.0.6']] };
    const { socket, network } = await world(
      hosts('shop.example', 'wiki.example', '10.0.0.5:443', '10.0.0.6:8080'),
      names,
    );
    await network.serve('10.0.0.5:443', echo());
    expect(await echoed(socket, 'shop.example:443')).toMatch(/ping$/);
    expect(await echoed(socket, '10.0.0.5:443')).toMatch(/ping$/);
    expect(statusOf(await echoed(socket, 'wiki.example:443'))).toBe(403);
  });

  it('is resolved once: the connection goes to the address that was checked', async () => {
    const names = { 'shop.example': [[shop], ['169.254.169.254']] };
    const { socket, network, tunnel } = await world(hosts('shop.example'), names);
    expect(await echoed(socket, 'shop.example:443')).toMatch(/ping$/);
    expect(statusOf(await tunnel('shop.example:443'))).toBe(403);
    expect(network.done).toEqual(['resolve shop.example', `connect ${shop}:443`, 'resolve shop.example']);
  });

  it('does not spoil the public addresses of the same name', async () => {
    const { socket, network } = await world(hosts('shop.example'), { 'shop.example': [['10.0.0.1', shop]] });
    expect(await echoed(socket, 'shop.example:443')).toMatch(/ping$/);
    expect(network.done).not.toContain('connect 10.0.0.1:443');
  });
});

/** @verifies network-is-bounded */
describe('the limits of the proxy', () => {
  const limited = async (limits: { transfers?: number; bytes?: number }) => {
    const network = new TestNetwork({ 'shop.example': [[shop]] });
    await network.serve(`${shop}:443`, echo());
    return listening(() => hosts('shop.example'), network, {
      transfers: 64,
      bytes: 1 << 30,
      idleMs: 60_000,
      ...limits,
    });
  };
  const open = async (socket: string) => {
    const client = net.connect(socket).on('error', () => undefined);
    client.write('CONNECT shop.example:443 HTTP/1.1\r\n\r\n');
    const first = await new Promise<string>((settle) => client.once('data', (chunk) => settle(String(chunk))));
    return { client, status: statusOf(first) };
  };

  it('refuse a transfer beyond those that run, and serve the next after one ended', async () => {
    const { socket, refusals } = await limited({ transfers: 2 });
    const [first, second, third] = [await open(socket), await open(socket), await open(socket)];
    expect([first.status, second.status, third.status]).toEqual([200, 200, 403]);
    expect(refusals.take()).toEqual([{ target: 'shop.example:443', why: 'limit', times: 1 }]);
    first.client.destroy();
    await expect.poll(async () => (await open(socket)).status).toBe(200);
  });

  it('do not count requests whose connection closed before their turn to be answered', async () => {
    const network = new TestNetwork({ 'shop.example': [[shop]] });
    const [unanswered, upstream] = [new Set<http.ServerResponse>(), new Set<net.Socket>()];
    const slow = http.createServer((_, response) => void unanswered.add(response));
    slow.on('connection', (socket) => {
      upstream.add(socket);
      socket.once('close', () => upstream.delete(socket));
    });
    await network.serve(`${shop}:80`, slow);
    await network.serve(`${shop}:443`, echo());
    const limits = { transfers: 3, bytes: 1 << 30, idleMs: 60_000 };
    const { socket } = await listening(() => hosts('shop.example'), network, limits);
    const client = net.connect(socket).on('error', () => undefined);
    client.write('GET http://shop.example/ HTTP/1.1\r\nHost: shop.example\r\n\r\n'.repeat(3));
    await expect.poll(() => unanswered.size).toBe(3);
    client.destroy();
    await expect.poll(() => upstream.size).toBe(0);
    const tunnels = [await open(socket), await open(socket), await open(socket)];
    expect(tunnels.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const tunnel of tunnels) tunnel.client.destroy();
  });

  it('end a transfer at the bytes of a session, and refuse every later one', async () => {
    const { socket, refusals } = await limited({ bytes: 100_000 });
    const { client } = await open(socket);
    const closed = new Promise((settle) => client.once('close', settle));
    client.resume().write(Buffer.alloc(200_000));
    await closed;
    expect((await open(socket)).status).toBe(403);
    expect(refusals.take()).toEqual([{ target: 'shop.example:443', why: 'limit', times: 2 }]);
  });

  it('count very many different targets together', async () => {
    const { socket, refusals } = await limited({});
    for (let i = 0; i < 60; i += 1) await exchanged(socket, `CONNECT x${i}.example:443 HTTP/1.1\r\n\r\n`);
    const taken = refusals.take();
    expect(taken).toHaveLength(51);
    expect(taken.at(-1)).toEqual({ target: 'others', why: 'host', times: 10 });
    expect(refusals.take()).toEqual([]);
  });
});
