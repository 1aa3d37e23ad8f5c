/** An HTTP server whose clients cost a bounded amount of memory and time, whatever they send, and however many they are [control-is-bounded]. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { controlConnectionsMax, controlRequestMsMax, controlStatusPauseMs } from '../../schemas/daemon/limits.ts';

/** @param answer a rejection cuts the connection */
export function boundedServer(
  maxHeaderSize: number,
  answer: (request: IncomingMessage, reply: ServerResponse) => Promise<void>,
): Server {
  const asked = new WeakSet<Socket>();
  const server = createServer(
    {
      maxHeaderSize,
      headersTimeout: controlRequestMsMax,
      requestTimeout: controlRequestMsMax,
      keepAliveTimeout: 1,
      connectionsCheckingInterval: 1000,
    },
    (request, reply) => {
      // Node counts the requests of a connection from HTTP/1.1 on only.
      if (asked.has(request.socket)) return void request.socket.destroy();
      asked.add(request.socket);
      void answer(request, reply).catch(() => reply.destroy());
    },
  );
  // Otherwise a client sends many requests at once, and each of them is answered.
  server.maxRequestsPerSocket = 1;
  server.maxConnections = controlConnectionsMax;
  server.on('clientError', (_, socket) => socket.destroy());
  return server;
}

/** @param listen starts to listen, at an address of its own */
export async function opened(server: Server, listen: (resolve: () => void) => void): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    listen(resolve);
  });
  // Nothing that goes wrong later may end the daemon.
  server.on('error', () => undefined);
}

/** Replies that are being sent get a moment. */
export async function closed(server: Server): Promise<void> {
  const isClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), controlStatusPauseMs);
  await isClosed;
  clearTimeout(cut);
}
