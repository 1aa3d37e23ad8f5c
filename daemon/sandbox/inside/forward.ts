/**
 * Lets programs that know only proxies with an address use the one behind the socket of the sandbox. It forwards bytes and decides nothing:
 * a command can also open the socket itself, and meets the same proxy.
 */
import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { insideProxyPort, proxyTransfersMax } from '../../../schemas/daemon/limits.ts';
import { insideProxySocket } from '../protocol.ts';

const halfOpen = { allowHalfOpen: true };

function join(client: Socket): void {
  const proxy = connect({ path: insideProxySocket, ...halfOpen });
  for (const [one, other] of [
    [client, proxy],
    [proxy, client],
  ] as const) {
    one.on('error', () => one.destroy());
    one.once('close', () => {
      if (!one.readableEnded) other.destroy();
    });
    one.pipe(other);
  }
}

/** Resolves when it listens, or at once in a sandbox without network. */
export async function forwardToProxy(): Promise<void> {
  if (!existsSync(insideProxySocket)) return;
  const server = createServer(halfOpen, join);
  // The descriptors of this process also serve commands.
  server.maxConnections = proxyTransfersMax * 4;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(insideProxyPort, '127.0.0.1', listening);
  });
  // Connections that cannot be accepted, such as too many, are the trouble of their programs.
  server.on('error', () => undefined);
}
