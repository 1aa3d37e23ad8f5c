/** `workrail serve --replies` and WORKRAIL_REPLIES: who decides on the form of replies. */
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect, onTestFinished, test } from 'vitest';
import { environmentOf, program, temporaryPlace, workrail } from '../e2e/support.ts';

async function formOf(args: readonly string[], env: Readonly<Record<string, string>>): Promise<'data' | 'text'> {
  const place = temporaryPlace();
  const client = new Client({ name: 'agent', version: '1' });
  onTestFinished(() => client.close());
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program(), 'serve', ...args],
      env: environmentOf(place, env),
      cwd: place.project,
      stderr: 'ignore',
    }),
  );
  const result = await client.callTool({ name: 'list_workflows', arguments: {} });
  return result.structuredContent === undefined ? 'text' : 'data';
}

/** @verifies replies-option */
test.each([
  [[], {}, 'text'],
  [['--replies', 'data'], {}, 'data'],
  [[], { WORKRAIL_REPLIES: 'data' }, 'data'],
  [[], { WORKRAIL_REPLIES: '' }, 'text'],
  [['--replies', 'text'], { WORKRAIL_REPLIES: 'data' }, 'text'],
] as const)('serve %j with %j answers in %s', async (args, env, form) => {
  expect(await formOf(args, env)).toBe(form);
});

/** @verifies replies-option */
test.each([
  [['serve', '--replies', 'json'], {}, '--replies: "json"'],
  [['serve'], { WORKRAIL_REPLIES: 'Data' }, 'WORKRAIL_REPLIES: "Data"'],
] as const)('%j with %j is refused with the allowed values', async (args, env, named) => {
  const { code, stdout, stderr } = await workrail(temporaryPlace(), args, { env });
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`error[USAGE_ERROR]: ${named} is not an allowed value`);
  expect(stderr).toContain('Use one of: text, data');
});
