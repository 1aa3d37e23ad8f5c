/** The server as a process: what it writes where, when it ends, and with what. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { notesFor, RawServer, replyOf, Server, type Step, temporaryPlace, treeOf } from './support.ts';

const continueWith = ({ stateToken, ackToken }: Step, notesMarkdown: string) =>
  JSON.stringify({ stateToken, ackToken, output: { notesMarkdown } });

/** @verifies stdout-is-protocol-only */
test('every line on stdout is JSON-RPC, whatever is asked and whatever fails; logs go to stderr', async () => {
  const server = await RawServer.initialized(temporaryPlace());
  server.send('this is no JSON');
  server.sendCall(1, 'list_workflows', '{}');
  server.sendCall(2, 'start_workflow', '{"workflowId":"wr.code_review"}');
  server.sendCall(3, 'no_such_tool', '{}');
  server.sendCall(4, 'continue_workflow', '{"stateToken":1}');
  server.send('{"jsonrpc":"2.0","id":5,"method":"ping"}');
  for (const id of [1, 2, 3, 4, 5]) await server.answer(id);
  server.process.stdin.end();
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.messages.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 'initialize', null]);
  const logged = server.log.trim().split('\n');
  expect(logged.length).toBeGreaterThan(0);
  for (const line of logged) expect(JSON.parse(line)).toHaveProperty('msg');
});

/** @verifies stdin-end-ends-the-server */
test('when stdin closes, what is under way is answered and recorded, and the server ends with code 0', async () => {
  const place = temporaryPlace();
  const first = await Server.start(place);
  const runs: Step[] = [];
  for (let i = 0; i < 5; i += 1) runs.push((await first.start('wr.code_review')).data);
  await first.close();
  const server = await RawServer.initialized(place);
  for (const [i, run] of runs.entries()) server.sendCall(i, 'continue_workflow', continueWith(run, notesFor(run)));
  server.process.stdin.end();
  expect(await server.exited).toEqual({ code: 0, signal: null });
  const answered = server.messages.filter(({ id }) => typeof id === 'number');
  expect(answered.map(({ id }) => id).sort()).toEqual(runs.map((_, i) => i));
  const again = await Server.start(place);
  for (const { id, result } of answered) {
    const reply = replyOf('continue_workflow', result);
    const run = runs[Number(id)] as Step;
    expect(JSON.stringify((await again.advance(run)).data)).toBe(JSON.stringify(reply.ok ? reply.data : null));
  }
});

/** @verifies stdin-end-ends-the-server */
test('a client that sends nothing and goes away leaves no process and no file', async () => {
  const place = temporaryPlace();
  const before = treeOf(place.folder);
  const server = new RawServer(place);
  server.process.stdin.end();
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.messages).toEqual([]);
  expect(treeOf(place.folder)).toEqual(before);
});

/** @verifies signals-end-the-server */
test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends the server with code 0 while its client is still there',
  async (signal) => {
    const place = temporaryPlace();
    const server = await RawServer.initialized(place);
    server.sendCall(1, 'start_workflow', '{"workflowId":"wr.code_review"}');
    const started = replyOf('start_workflow', (await server.answer(1)).result);
    if (!started.ok) throw new Error(started.text);
    server.process.kill(signal);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    // Nothing stays locked.
    const next = await Server.start(place);
    expect((await next.advance(started.data as Step)).data.progress.completed).toBe(1);
  },
);

/** @verifies signals-end-the-server */
test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s in the middle of appends: each is finished or not begun, what was answered is recorded, and the same calls go on',
  async (signal) => {
    const place = temporaryPlace();
    const first = await Server.start(place);
    const runs: Step[] = [];
    for (let i = 0; i < 6; i += 1) runs.push((await first.start('wr.code_review')).data);
    await first.close();
    const server = await RawServer.initialized(place);
    for (const [i, run] of runs.entries()) server.sendCall(i, 'continue_workflow', continueWith(run, notesFor(run)));
    // One is answered; the others are under way or not read yet.
    await server.answer(0);
    server.process.kill(signal);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    const answered = server.messages.filter(({ id }) => typeof id === 'number');
    expect(answered.length).toBeGreaterThan(0);
    const again = await Server.start(place);
    for (const { id, result } of answered) {
      const reply = replyOf('continue_workflow', result);
      if (!reply.ok) throw new Error(reply.text);
      const repeated = await again.advance(runs[Number(id)] as Step);
      expect(JSON.stringify(repeated.data)).toBe(JSON.stringify(reply.data));
    }
    for (const run of runs) expect((await again.advance(run)).data.progress.completed).toBe(1);
  },
);

/** @verifies closed-stdout-is-no-crash */
test('a client that closes stdout ends the server without a crash, and what was recorded stands', async () => {
  const place = temporaryPlace();
  const friendly = await Server.start(place);
  const { data } = await friendly.start('wr.code_review');
  const server = await RawServer.initialized(place);
  server.process.stdout.destroy();
  for (let i = 0; i < 3; i += 1) server.sendCall(i, 'continue_workflow', continueWith(data, 'Notes.'));
  const { code, signal } = await server.exited;
  expect({ code, signal }).toEqual({ code: 0, signal: null });
  expect(server.log).not.toContain('This is a bug');
  expect((await friendly.advance(data, 'Notes.')).data.progress.completed).toBe(1);
});

/** @verifies unusable-data-directory-is-told */
test('a data directory that cannot be made is told in the envelope, without its path, and the server lives', async () => {
  const place = temporaryPlace();
  const file = path.join(place.home, 'file');
  fs.writeFileSync(file, '');
  const server = await RawServer.initialized({ ...place, data: path.join(file, 'data') });
  server.sendCall(1, 'start_workflow', '{"workflowId":"wr.code_review"}');
  const reply = replyOf('start_workflow', (await server.answer(1)).result);
  if (reply.ok) throw new Error('it was not refused');
  expect(reply.error.code).toBe('STORE_IO_FAILED');
  expect(reply.bytes).not.toContain(place.home);
  await server.assertAlive();
});
