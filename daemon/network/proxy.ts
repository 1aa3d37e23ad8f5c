/**
 * The proxy between a sandbox and the network: a server on a unix socket that is mounted into the sandbox, and the only way out of it
 * [network-is-an-allow-list]. It speaks CONNECT and, for plain HTTP, requests with an absolute address. It does not decrypt TLS:
 * what a command sends to an allowed host through a tunnel is not inspected.
 */
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex, Readable } from 'node:stream';
import { proxyBytesMax, proxyHeaderBytesMax, proxyIdleMs, proxyTransfersMax } from '../../schemas/daemon/limits.ts';
import { type NetworkTarget, targetText } from '../../schemas/daemon/network-host.ts';
import type { NetworkRefusal } from '../../schemas/daemon/turn-record.ts';
import type { Layers } from '../permissions/policy.ts';
import { allowedText, allowsTarget } from './allow-list.ts';
import { dial, type Outside, thisMachine } from './dial.ts';
import { forwardOf, passedOn, tunnelTarget } from './proxy-request.ts';
import { refusalReasons, type RefusedAttempt } from './refusals.ts';

export type ProxyLimits = { readonly transfers: number; readonly bytes: number; readonly idleMs: number };

const defaultLimits: ProxyLimits = { transfers: proxyTransfersMax, bytes: proxyBytesMax, idleMs: proxyIdleMs };

type Opened = { readonly socket: Socket; readonly target: NetworkTarget };

/** The reply to a request that was refused or failed. */
type Answer = { readonly status: 400 | 403 | 502; readonly text: string };

type Client = Duplex | ServerResponse;

/** Time for a client to read a refusal before its connection is closed. */
const lingerMs = 5000;

export class AllowListProxy {
  readonly server: Server;
  readonly #sockets = new Set<Duplex>();
  #transfers = 0;
  #bytes = 0;

  /** @param layers the policies of the step that is worked on now: they may change while a transfer runs */
  constructor(
    readonly layers: () => Layers,
    readonly onRefused: (attempt: Omit<RefusedAttempt, 'times'>) => void,
    readonly outside: Outside = thisMachine,
    readonly limits: ProxyLimits = defaultLimits,
  ) {
    const { idleMs, transfers } = limits;
    this.server = createServer({ maxHeaderSize: proxyHeaderBytesMax, headersTimeout: idleMs, requestTimeout: 0 });
    this.server.timeout = idleMs;
    // Connections over this limit are closed without an answer; transfers over theirs get one.
    this.server.maxConnections = transfers * 4;
    this.server.on('connection', (socket) => {
      // Every request of a connection listens to its end.
      socket.setMaxListeners(0);
      this.#track(socket);
    });
    this.server.on('connect', (request, socket, head) => {
      this.#tunnel(request, socket, head).catch(() => socket.destroy());
    });
    this.server.on('request', (request, response) => {
      this.#forward(request, response).catch(() => response.destroy());
    });
    this.server.on('clientError', (_, socket) => this.#unreadable(socket));
  }

  /** Ends every transfer. */
  close(): Promise<void> {
    return new Promise((settle) => {
      this.server.close(() => settle());
      for (const socket of this.#sockets) socket.destroy();
    });
  }

  async #tunnel(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => client.destroy());
    const target = tunnelTarget(request.url ?? '');
    const opened = target === null ? this.#refuse(null, 'malformed') : await this.#open(target, client, client);
    if ('status' in opened) return end(client, opened);
    const { socket } = opened;
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length > 0) socket.write(head);
    client.pipe(socket);
    socket.pipe(client);
    this.#watch(opened, client, client, client);
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const forward = forwardOf(request.url ?? '');
    if (forward === null) return sendAnswer(response, this.#refuse(null, 'malformed'));
    const opened = await this.#open(forward.target, response, request.socket);
    if ('status' in opened) return sendAnswer(response, opened);
    const headers = ['Host', forward.host, ...passedOn(request.rawHeaders, ['host', 'expect']), 'Connection', 'close'];
    const onward = httpRequest({
      createConnection: () => opened.socket,
      method: request.method,
      path: forward.path,
      setHost: false,
      headers,
    });
    onward.on('error', () => {
      const text = `WorkRail got no complete reply from ${targetText(opened.target)}.\n`;
      if (response.headersSent) response.destroy();
      else sendAnswer(response, { status: 502, text });
    });
    onward.on('response', (answer) => passBack(answer, response));
    request.on('error', () => onward.destroy());
    request.pipe(onward);
    this.#watch(opened, response, request, request.socket);
  }

  /** A connection to the target, or the answer to the client. */
  async #open(target: NetworkTarget, client: Client, connection: Duplex): Promise<Opened | Answer> {
    if (!allowsTarget(this.layers(), target)) return this.#refuse(target, 'host');
    if (this.#transfers >= this.limits.transfers || this.#bytes >= this.limits.bytes)
      return this.#refuse(target, 'limit');
    this.#transfers += 1;
    onceClosed(client, connection, () => {
      this.#transfers -= 1;
    });
    const dialed = await dial(this.outside, target, (host) => allowsTarget(this.layers(), { host, port: target.port }));
    switch (dialed.kind) {
      case 'refused':
        return this.#refuse(target, 'address');
      case 'failed':
        return { status: 502, text: `WorkRail could not reach ${targetText(target)}: ${dialed.reason}.\n` };
      case 'connected':
        this.#track(dialed.socket);
        if (client.destroyed || connection.destroyed) dialed.socket.destroy();
        return { socket: dialed.socket, target };
    }
  }

  #track(socket: Duplex): void {
    this.#sockets.add(socket);
    socket.once('close', () => this.#sockets.delete(socket));
  }

  /**
   * Every part of a transfer is counted, and allowed by the policy of that moment: the next step may allow less. Called once both ends are
   * read by each other: a listener before would lose what arrives first.
   */
  #watch({ socket, target }: Opened, client: Client, sent: Readable, connection: Duplex): void {
    const stop = (why: NetworkRefusal) => {
      if (!socket.destroyed) this.onRefused({ target: targetText(target), why });
      socket.destroy();
      client.destroy();
    };
    let seen = 0;
    const check = () => {
      const bytes = socket.bytesRead + socket.bytesWritten;
      this.#bytes += bytes - seen;
      seen = bytes;
      if (this.#bytes > this.limits.bytes) stop('limit');
      else if (!allowsTarget(this.layers(), target)) stop('host');
    };
    socket.on('data', check);
    sent.on('data', check);
    socket.setTimeout(this.limits.idleMs, () => socket.destroy());
    socket.once('close', () => {
      check();
      if (!socket.readableEnded) client.destroy();
    });
    onceClosed(client, connection, () => socket.destroy());
  }

  #unreadable(socket: Duplex): void {
    const answer = this.#refuse(null, 'malformed');
    if (socket.writable) end(socket, answer);
    else socket.destroy();
  }

  #refuse(target: NetworkTarget | null, why: NetworkRefusal): Answer {
    const named = target === null ? '' : targetText(target);
    this.onRefused({ target: named, why });
    const text = `WorkRail refused ${named === '' ? 'this request' : named}: ${refusalReasons[why]}.\nAllowed: ${allowedText(this.layers(), target)}\n`;
    return { status: why === 'malformed' ? 400 : 403, text };
  }
}

/** A reply that waits for an earlier one of its connection has no socket yet: it is not closed when the connection is. */
function onceClosed(client: Client, connection: Duplex, closed: () => void): void {
  const finish = () => {
    client.off('close', finish);
    connection.off('close', finish);
    closed();
  };
  client.on('close', finish);
  if (connection !== client) connection.on('close', finish);
}

const statusText = { 400: 'Bad Request', 403: 'Forbidden', 502: 'Bad Gateway' } as const;

const rawAnswer = ({ status, text }: Answer): string =>
  [
    `HTTP/1.1 ${status} ${statusText[status]}`,
    'Content-Type: text/plain; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n');

function end(client: Duplex, answer: Answer): void {
  client.end(rawAnswer(answer));
  setTimeout(() => client.destroy(), lingerMs).unref();
}

/** Node may refuse to forward what a server sent, such as an invalid header. */
function passBack(answer: IncomingMessage, response: ServerResponse): void {
  try {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedOn(answer.rawHeaders));
  } catch {
    answer.destroy();
    response.destroy();
    return;
  }
  answer.on('error', () => response.destroy());
  answer.pipe(response);
}

function sendAnswer(response: ServerResponse, { status, text }: Answer): void {
  const type = { 'Content-Type': 'text/plain; charset=utf-8' };
  const headers = { ...type, 'Content-Length': Buffer.byteLength(text), Connection: 'close' };
  response.writeHead(status, headers).end(text);
}
