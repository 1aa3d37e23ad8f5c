/** What a client receives before the first call: the list of tools and the instructions, within what clients and providers take. */
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect, onTestFinished, test } from 'vitest';
import { silentTrace } from '../../../runtime/host.ts';
import { instructions } from '../../../runtime/mcp/instructions.ts';
import { createServer } from '../../../runtime/mcp/server.ts';
import { toolNames } from '../../../schemas/closed-sets.ts';
import { artifactsMax, instructionsLengthMax, toolsListBytesMax } from '../../../schemas/limits.ts';
import { memoryWorld } from '../../support/world.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';

async function connected(): Promise<Client> {
  const { runtime } = memoryWorld([compiledWorkflow('test.plain', [compiledStep('a'), compiledStep('b')], {})]);
  const client = new Client({ name: 'agent', version: '1' });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(() => runtime, { version: '1', trace: silentTrace, startSession: true }).server.connect(ours);
  await client.connect(theirs);
  onTestFinished(() => client.close());
  return client;
}

type Schema = { readonly [keyword: string]: unknown };
const inner = ({ properties = {}, items }: Schema): Schema[] => [
  ...Object.values(properties as Record<string, Schema>),
  ...(items === undefined ? [] : [items as Schema]),
];
const walked = (schema: Schema): Schema[] => [schema, ...inner(schema).flatMap(walked)];

/** @verifies tools-list-budget @verifies exact-tool-set */
test('tools/list with every tool fits its budget, in the same order each time', async () => {
  const client = await connected();
  const listed = await client.listTools();
  expect(listed.tools.map(({ name }) => name)).toEqual(toolNames);
  expect(Buffer.byteLength(JSON.stringify(listed))).toBeLessThanOrEqual(toolsListBytesMax);
  expect(JSON.stringify(await client.listTools())).toBe(JSON.stringify(listed));
  expect(JSON.stringify(await (await connected()).listTools())).toBe(JSON.stringify(listed));
});

/** @verifies published-schemas-portable */
test('published schemas have no keyword that a provider rejects', async () => {
  const { tools } = await (await connected()).listTools();
  const portable = new Set(['type', 'properties', 'required', 'enum', 'items', 'description']);
  for (const { name, inputSchema } of tools) {
    expect(inputSchema.type).toBe('object');
    for (const schema of walked(inputSchema)) {
      expect(
        Object.keys(schema).filter((keyword) => !portable.has(keyword)),
        name,
      ).toEqual([]);
      expect(typeof schema['type'], name).toBe('string');
      if (schema['type'] === 'array') expect(schema['items'], name).toHaveProperty('type');
      for (const required of (schema['required'] as string[] | undefined) ?? []) {
        expect(schema['properties'], name).toHaveProperty(required);
      }
    }
  }
});

/** @verifies published-schemas-portable */
test('the server checks what the published schemas leave out', async () => {
  const client = await connected();
  const call = async (name: string, args: Record<string, unknown>) => {
    const { content, isError } = await client.callTool({ name, arguments: args });
    return { isError: isError === true, text: (content as { text: string }[])[0]?.text ?? '' };
  };
  const refused = async (name: string, args: Record<string, unknown>, named: string) => {
    const { isError, text } = await call(name, args);
    expect(isError, text).toBe(true);
    expect(text).toContain(named);
  };
  await refused('resume_session', { gitHeadSha: 'HEAD' }, 'gitHeadSha');
  await refused('list_workflows', { tags: Array.from({ length: 33 }, () => 'tag') }, 'tags');
  await refused('list_workflows', { query: 'q'.repeat(513) }, 'query');
  await refused('start_workflow', { workflowId: 'w'.repeat(257) }, 'workflowId');
  const { text } = await call('start_workflow', { workflowId: 'test.plain' });
  const [ackToken] = /[a-z]+-[a-z]+-\d\d\/\S+(?=\])/.exec(text) ?? [];
  const artifacts = Array.from({ length: artifactsMax + 1 }, () => ({}));
  await refused('continue_workflow', { ackToken, output: { notesMarkdown: 'Done.', artifacts } }, 'artifacts');
  // Published as objects, because a provider wants a type; every value is an artifact.
  const anything = { notesMarkdown: 'Done.', artifacts: [{}, ['list'], 'words', 7, null] };
  expect(await call('continue_workflow', { ackToken, output: anything })).toMatchObject({ isError: false });
});

/** @verifies tool-hints */
test('titles and annotations state what each tool does', async () => {
  const { tools } = await (await connected()).listTools();
  const hints = tools.map(({ name, title, annotations }) => [name, title?.length !== 0, annotations] as const);
  const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
  const stores = { ...readOnly, readOnlyHint: false };
  const begins = { ...stores, idempotentHint: false };
  expect(hints).toEqual([
    ['list_workflows', true, readOnly],
    ['inspect_workflow', true, readOnly],
    ['start_workflow', true, begins],
    ['continue_workflow', true, stores],
    ['checkpoint_workflow', true, stores],
    ['resume_session', true, readOnly],
    ['start_session', true, begins],
  ]);
  const loaded = tools.filter(({ _meta }) => _meta?.['anthropic/alwaysLoad'] === true).map(({ name }) => name);
  expect(loaded).toEqual(['start_workflow', 'continue_workflow', 'resume_session']);
});

/** @verifies instructions-budget */
test('the instructions fit, and name first when to start, continue and resume', async () => {
  const client = await connected();
  expect(client.getInstructions()).toBe(instructions);
  expect(instructions.length).toBeLessThanOrEqual(instructionsLengthMax);
  const places = ['\nStart: ', '\nContinue: ', '\nResume: '].map((heading) => instructions.indexOf(heading));
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const named = [...instructions.matchAll(/\b[a-z]+_(?:workflows?|session)\b/g)].map(([name]) => name);
  expect(named.filter((name) => !toolNames.some((tool) => tool === name))).toEqual([]);
});
