/**
 * The server over standard input and output. stdout carries the protocol and nothing else. The server ends when its
 * client closes stdin, or at SIGINT, SIGTERM and SIGHUP, after the calls under way have been answered: their appends are finished
 * also where nobody reads the answers any more.
 */
import { createServer, type OpenRuntime, type ServerOptions } from './server.ts';
import { StdioTransport } from './stdio-transport.ts';

/** Resolves when the server has ended. */
export async function serveStdio(openRuntime: OpenRuntime, options: ServerOptions): Promise<void> {
  const { server, idle, stopWaiting } = createServer(openRuntime, options);
  const transport = new StdioTransport(process.stdin, process.stdout, idle);
  // A client that is gone cannot be answered; writing to it must not be a crash.
  const abandoned = new Promise<void>((resolve) => process.stdout.once('error', () => resolve()));
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
    process.stdin.once('end', () => resolve(transport.allRead()));
    process.stdin.once('close', () => resolve(transport.allRead()));
  });
  await server.connect(transport);
  await Promise.race([ended, abandoned]);
  stopWaiting();
  await idle();
  await server.close();
}
