/**
 * The server for webhooks. It listens on the loopback interface only: a reverse proxy or a tunnel forwards requests to it. Nothing but
 * POST /hooks/<trigger> exists. Replies contain no detail, because any program can send a request.
 */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { webhookBodyBytesMax, webhookConnectionsMax, webhookTimeoutMs } from '../../schemas/daemon/limits.ts';
import { boundedBody } from '../bounded-body.ts';
import type { Headers } from './read-delivery.ts';

export type Receive = (trigger: string, headers: Headers, body: Uint8Array) => Promise<number>;
export type WebhookServer = { readonly port: number; close(): Promise<void> };

const path = /^\/hooks\/([A-Za-z0-9][A-Za-z0-9_-]{0,63})$/;

const headersOf = ({ headers }: IncomingMessage): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? undefined : value]));

async function statusFor(request: IncomingMessage, receive: Receive): Promise<number> {
  const trigger = path.exec(request.url ?? '')?.[1];
  if (trigger === undefined) return 404;
  if (request.method !== 'POST') return 405;
  if (Number(request.headers['content-length'] ?? 0) > webhookBodyBytesMax) return 413;
  const body = await boundedBody(request, webhookBodyBytesMax);
  return body === null ? 413 : receive(trigger, headersOf(request), body);
}

/** @param received sees each event that has arrived whole, with the end of its reply */
function webhookServer(receive: Receive, received: (answered: Promise<unknown>) => void): Server {
  const server = createServer(
    // How late a limit of time is noticed; without it, slow clients hold all connections for half a minute.
    { requestTimeout: webhookTimeoutMs, headersTimeout: webhookTimeoutMs, connectionsCheckingInterval: 1000 },
    (request, reply) => {
      const answered = new Promise<void>((resolve) => reply.once('close', resolve));
      const receiveWhole: Receive = (...event) => {
        received(answered);
        return receive(...event);
      };
      void statusFor(request, receiveWhole)
        .catch(() => 500)
        .then((status) => {
          // The rest of a refused body is not read.
          reply
            .writeHead(status, { 'content-length': '0', ...(request.complete ? {} : { connection: 'close' }) })
            .end();
        });
    },
  );
  server.maxConnections = webhookConnectionsMax;
  server.on('clientError', (_, socket) => socket.destroy());
  return server;
}

/** @param port 0 for any */
export async function startWebhookServer(port: number, receive: Receive): Promise<WebhookServer> {
  const answering = new Set<Promise<unknown>>();
  const server = webhookServer(receive, (answered) => {
    answering.add(answered);
    void answered.then(() => answering.delete(answered));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const isClosed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A client that has sent a whole event still gets its reply. Node checks no timeouts of a closed server, so a client that is
      // still sending would keep the server open for as long as it likes.
      await Promise.all(answering);
      server.closeAllConnections();
      await isClosed;
    },
  };
}
