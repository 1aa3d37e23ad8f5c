/**
 * The server over standard input and output. stdout carries the protocol and nothing else. The server ends when its
 * client closes stdin, after the calls under way have been answered, or at SIGINT and SIGTERM.
 */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Runtime } from '../runtime.ts';
import { createServer, type ServerOptions } from './server.ts';

/** Resolves when the server has ended. */
export async function serveStdio(runtime: Runtime, options: ServerOptions): Promise<void> {
  const { server, idle } = createServer(runtime, options);
  const transport = new StdioServerTransport();
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
    process.stdin.once('end', () => resolve());
    process.stdin.once('close', () => resolve());
    // A client that is gone cannot be answered; writing to it must not be a crash.
    process.stdout.once('error', () => resolve());
  });
  await server.connect(transport);
  await ended;
  await idle();
  await server.close();
}
