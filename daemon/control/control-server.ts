/**
 * The control API of a daemon that runs: HTTP over a unix socket for the user alone, or over a named pipe. Three requests exist, none has a
 * body, and any other input of a client costs a bounded amount of memory and time. The daemon runs without it where it cannot be opened
 * [control-is-for-its-user, control-is-bounded].
 */
import fs from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  controlConnectionsMax,
  controlFollowersMax,
  controlHeaderBytesMax,
  controlRequestMsMax,
  controlUnreadBytesMax,
  controlStatusPauseMs,
} from '../../schemas/daemon/limits.ts';
import type { ControlMessage, ControlStatus } from '../../schemas/daemon/control.ts';
import type { DaemonLayout } from '../storage/layout.ts';
import { type ControlAddress, controlAddress, freeAddress } from './address.ts';

export type ControlPorts = {
  readonly layout: DaemonLayout;
  status(): Promise<ControlStatus>;
  /** Parks the sessions and ends the daemon, like a signal. */
  stop(): void;
};
export type Control = {
  readonly address: ControlAddress;
  /** Something that a status shows has changed; with a message, followers get it first. */
  changed(message?: ControlMessage): void;
  close(): Promise<void>;
};

const textOf = (message: ControlMessage) => `${JSON.stringify(message)}\n`;
const refused = (reason: string): ControlMessage => ({ v: 1, kind: 'refused', reason });

/** Never rejects: what is wrong is part of the address. */
export async function openControl(ports: ControlPorts): Promise<Control> {
  const address = controlAddress(ports.layout.root);
  if ('fault' in address) return closed(address);
  const { path } = address;
  const fault = freeAddress(ports.layout, path);
  if (fault !== null) return closed({ fault });
  const listener = new Listener(ports);
  try {
    await listener.listen(path);
    return { address, changed: (message) => listener.changed(message), close: () => listener.close() };
  } catch (error) {
    return closed({ fault: error instanceof Error ? error.message : String(error) });
  }
}

const closed = (address: ControlAddress): Control => ({
  address,
  changed: () => undefined,
  close: async () => undefined,
});

class Listener {
  readonly #ports: ControlPorts;
  readonly #server: Server;
  readonly #followers = new Set<ServerResponse>();
  #pause: NodeJS.Timeout | null = null;

  constructor(ports: ControlPorts) {
    this.#ports = ports;
    this.#server = createServer(
      {
        maxHeaderSize: controlHeaderBytesMax,
        headersTimeout: controlRequestMsMax,
        requestTimeout: controlRequestMsMax,
        keepAliveTimeout: 1,
        connectionsCheckingInterval: 1000,
      },
      (request, reply) => void this.#answer(request, reply).catch(() => reply.destroy()),
    );
    this.#server.maxConnections = controlConnectionsMax;
    this.#server.on('clientError', (_, socket) => socket.destroy());
  }

  /** The mask is in effect while the socket is made, so that it is never open to others. */
  async listen(path: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      const mask = process.umask(0o177);
      try {
        this.#server.listen(path, resolve);
      } finally {
        process.umask(mask);
      }
    });
    this.#server.on('error', () => undefined);
    if (process.platform !== 'win32') fs.chmodSync(path, 0o600);
  }

  changed(message?: ControlMessage): void {
    if (this.#followers.size === 0) return;
    if (message !== undefined) this.#send(message);
    this.#pause ??= setTimeout(() => {
      this.#pause = null;
      void this.#ports.status().then(
        (status) => this.#send(status),
        () => undefined,
      );
    }, controlStatusPauseMs).unref();
  }

  async close(): Promise<void> {
    if (this.#pause !== null) clearTimeout(this.#pause);
    this.#send({ v: 1, kind: 'ended' });
    for (const follower of this.#followers) follower.end();
    const isClosed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    const cut = setTimeout(() => this.#server.closeAllConnections(), controlStatusPauseMs);
    await isClosed;
    clearTimeout(cut);
  }

  /** A follower that does not read is left behind, not waited for. */
  #send(message: ControlMessage): void {
    const text = textOf(message);
    for (const follower of this.#followers) {
      follower.write(text);
      if (follower.writableLength > controlUnreadBytesMax) follower.destroy();
    }
  }

  async #answer(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const { method, url } = request;
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) !== 0;
    if (hasBody) return answerOnce(reply, 413, refused('a request must not have a body'));
    switch (url) {
      case '/v1/status':
        if (method !== 'GET') return answerOnce(reply, 405, refused('use GET'));
        return answerOnce(reply, 200, await this.#ports.status());
      case '/v1/stop': {
        if (method !== 'POST') return answerOnce(reply, 405, refused('use POST'));
        const { sessions } = await this.#ports.status();
        answerOnce(reply, 202, { v: 1, kind: 'stopping', sessions: sessions.length });
        return this.#ports.stop();
      }
      case '/v1/events':
        if (method !== 'GET') return answerOnce(reply, 405, refused('use GET'));
        return this.#follow(reply);
      default:
        return answerOnce(reply, 404, refused('unknown request; this daemon serves version 1 of the control API'));
    }
  }

  async #follow(reply: ServerResponse): Promise<void> {
    if (this.#followers.size >= controlFollowersMax)
      return answerOnce(
        reply,
        503,
        refused(`${controlFollowersMax} programs already follow this daemon, which is the limit`),
      );
    this.#followers.add(reply);
    reply.once('close', () => this.#followers.delete(reply));
    reply.writeHead(200, { 'content-type': 'application/jsonl' });
    reply.write(textOf(await this.#ports.status()));
  }
}

function answerOnce(reply: ServerResponse, status: number, message: ControlMessage): void {
  reply.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(textOf(message));
}
