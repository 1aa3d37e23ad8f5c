/** What comes from inside a sandbox may have been written by an agent. */
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { Connection } from '../../../daemon/sandbox/connection.ts';
import { OperationRefused } from '../../../daemon/sandbox/protocol.ts';
import { insideLineBytesMax } from '../../../schemas/daemon/limits.ts';

function connected() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const lost: string[] = [];
  const sent: string[] = [];
  input.setEncoding('utf8').on('data', (text: string) => sent.push(text));
  return { connection: new Connection(input, output, (reason) => lost.push(reason)), output, lost, sent };
}

it('settles a request by its number, whatever the order of the replies', async () => {
  const { connection, output } = connected();
  const [first, second] = [connection.call('start', { argv: ['a'] }), connection.call('start', { argv: ['b'] })];
  output.write('{"id":2,"value":{"handle":7}}\n{"id":1,"val');
  output.write('ue":{"handle":5}}\n');
  expect(await Promise.all([first, second])).toEqual([{ handle: 5 }, { handle: 7 }]);
});

it.each([
  ['{"id":1,"value":{"handle":-1}}', 'a number that no handle has'],
  ['{"id":1,"value":{}}', 'a missing field'],
  ['{"id":1,"value":[]}', 'a list'],
  ['{"id":1}', 'no value'],
  ['{"id":1,"refusal":{"code":1}}', 'a refusal without a message'],
])('refuses the reply %s: %s', async (line) => {
  const { connection, output } = connected();
  const call = connection.call('start', { argv: ['a'] });
  output.write(`${line}\n`);
  await expect(call).rejects.toBeInstanceOf(OperationRefused);
});

it.each(['[1]', 'text', '{"id":"1"}', '{}', ''])('ends with the line `%s`, which is not a reply', async (line) => {
  const { output, lost } = connected();
  output.write(`${line}\n`);
  await expect.poll(() => lost.length).toBe(1);
});

it('ends with a line that has no end', async () => {
  const { output, lost } = connected();
  output.write('x'.repeat(insideLineBytesMax + 1));
  await expect.poll(() => lost).toEqual(['a reply from the sandbox exceeds the size limit']);
});

it('reads a long line that arrives in very small pieces, of which none costs more than its own length', async () => {
  const { connection, output } = connected();
  const call = connection.call('start', { argv: ['a'] });
  // Searching all that came before for each piece would be 8 TB.
  output.emit('data', Buffer.from(`{"id":1,"value":{"handle":2,"more":"${'é'.repeat(20 * 1024 * 1024)}`));
  for (let i = 0; i < 200_000; i += 1) output.emit('data', Buffer.from('x'));
  output.emit('data', Buffer.from('"}}\n'));
  expect(await call).toMatchObject({ handle: 2 });
});

it('ignores a reply to a request that it never sent', async () => {
  const { connection, output, lost } = connected();
  const call = connection.call('start', { argv: ['a'] });
  output.write('{"id":99,"value":{"handle":1}}\n{"id":1,"value":{"handle":2}}\n');
  expect(await call).toEqual({ handle: 2 });
  expect(lost).toEqual([]);
});

it('sends a cancellation when the caller aborts', async () => {
  const { connection, sent } = connected();
  const controller = new AbortController();
  void connection.call('run', { argv: ['a'] }, controller.signal).catch(() => {});
  controller.abort();
  await expect.poll(() => sent.join('')).toContain('"op":"cancel","target":1');
});
