/** When the server asks its client for the open folders, how long a call waits for them, and what a late or a failed answer means. */
import { PassThrough } from 'node:stream';
import { ok } from 'neverthrow';
import { expect, it, vi } from 'vitest';
import { clientRootsMsMax, callsUnderWayMax } from '../../../schemas/limits.ts';
import { createServer } from '../../../runtime/mcp/server.ts';
import { StdioTransport } from '../../../runtime/mcp/stdio-transport.ts';
import type { ClientRoots } from '../../../runtime/mcp/client-roots.ts';
import { silentTrace } from '../../../runtime/host.ts';
import type { Runtime } from '../../../runtime/runtime.ts';

type Message = { readonly id?: unknown; readonly method?: string; readonly result?: { content: { text: string }[] } };

/** A server whose `list_workflows` answers with the roots, over the transport that it has in a process. */
async function served() {
  const [input, output] = [new PassThrough({ highWaterMark: 1 << 20 }), new PassThrough()];
  const messages: Message[] = [];
  output.setEncoding('utf8').on('data', (chunk: string) => {
    for (const line of chunk.split('\n')) if (line !== '') messages.push(JSON.parse(line) as Message);
  });
  const timers = new Set<() => void>();
  const timer = {
    after: (ms: number, run: () => void) => {
      expect(ms).toBe(clientRootsMsMax);
      timers.add(run);
      return () => void timers.delete(run);
    },
  };
  const open = (roots: ClientRoots) =>
    ({
      list: async () => ok({ text: (await roots()).join(' ') || 'none', data: { ok: true, warnings: [] } }),
    }) as unknown as Runtime;
  const { server, idle } = createServer(open, { version: '1', trace: silentTrace, timer });
  await server.connect(new StdioTransport(input, output, idle));
  const send = (message: object) => void input.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  const clientInfo = { name: 'any', version: '1' };
  const capabilities = { roots: { listChanged: true } };
  send({ id: 'initialize', method: 'initialize', params: { protocolVersion: '2025-06-18', capabilities, clientInfo } });
  let calls = 0;
  const call = () => {
    calls += 1;
    const id = `call ${calls}`;
    send({ id, method: 'tools/call', params: { name: 'list_workflows' } });
    return vi.waitUntil(() => messages.find((message) => message.id === id)?.result?.content[0]?.text);
  };
  const requests = () => messages.filter(({ method }) => method === 'roots/list');
  /** The request with this number, counted from 1, once it has come. */
  const request = (number: number) => vi.waitUntil(() => requests()[number - 1]);
  return {
    call,
    request,
    requests,
    send,
    answer: async (number: number, uri: string) =>
      send({ id: (await request(number)).id, result: { roots: [{ uri }] } }),
    fail: async (number: number, code: number) =>
      send({ id: (await request(number)).id, error: { code, message: 'failed' } }),
    timeOut: () => {
      for (const run of timers) run();
    },
  };
}

// @verifies workspace-order
it('roots that come too late for a call count from the next call on', async () => {
  const { call, request, requests, timeOut, answer } = await served();
  const first = call();
  await request(1);
  timeOut();
  expect(await first).toBe('none');
  // Nobody waits for the same answer twice.
  expect(await call()).toBe('none');
  await answer(1, 'file:///late');
  expect(await call()).toBe('file:///late');
  expect(requests()).toHaveLength(1);
});

// @verifies workspace-order
it('roots that come late count no more after the client has reported a change', async () => {
  const { call, request, timeOut, answer, send } = await served();
  const first = call();
  await request(1);
  timeOut();
  await first;
  send({ method: 'notifications/roots/list_changed' });
  const second = call();
  await answer(2, 'file:///new');
  expect(await second).toBe('file:///new');
  await answer(1, 'file:///old');
  expect(await call()).toBe('file:///new');
});

// @verifies workspace-order
it('a request for roots that failed is repeated at the next call', async () => {
  const { call, fail, answer } = await served();
  const first = call();
  await fail(1, -32603);
  expect(await first).toBe('none');
  const second = call();
  await answer(2, 'file:///now');
  expect(await second).toBe('file:///now');
});

// @verifies workspace-order
it('a client that does not know the request for roots is asked once', async () => {
  const { call, fail, requests } = await served();
  const first = call();
  await fail(1, -32601);
  expect([await first, await call()]).toEqual(['none', 'none']);
  expect(requests()).toHaveLength(1);
});

// @verifies workspace-order
it('the roots are read behind more calls that wait for them than may be under way', async () => {
  const { call, answer, requests } = await served();
  const calls = Array.from({ length: 2 * callsUnderWayMax }, call);
  await answer(1, 'file:///one');
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['file:///one']));
  expect(requests()).toHaveLength(1);
});
