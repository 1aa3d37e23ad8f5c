/**
 * The two forms of a reply, over every tool, success and error: an agent's client has the text of the runtime and nothing else, a
 * program's has the data, and the text is that data.
 */
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { expect, onTestFinished, test } from 'vitest';
import { silentTrace } from '../../../runtime/host.ts';
import { createServer, type ServerOptions } from '../../../runtime/mcp/server.ts';
import { lazyReply, type Reply } from '../../../runtime/core/reply.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { type ReplyForm, toolNames } from '../../../schemas/closed-sets.ts';
import { dataClient, replyOf, type Step } from '../../e2e/support.ts';
import { HeardTexts } from '../../support/heard-texts.ts';
import { memoryWorld, must } from '../../support/world.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';

const workflows = [
  compiledWorkflow('test.plain', [compiledStep('a'), compiledStep('b'), compiledStep('c')], {}),
  compiledWorkflow(
    'wr.session_notes',
    [compiledStep('a', { validationCriteria: [{ type: 'contains', value: 'x', message: 'Say x.' }] })],
    {},
  ),
];

type Result = { content: { type: string; text: string }[]; structuredContent?: { ok: boolean }; isError?: boolean };
const plainClient = () => new Client({ name: 'agent', version: '1' });

async function connected(client: Client, runtime: Runtime, more: Partial<ServerOptions> = {}): Promise<Client> {
  const options = { version: '1', trace: silentTrace, startSession: true, ...more };
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(() => runtime, options).server.connect(ours);
  await client.connect(theirs);
  onTestFinished(() => client.close());
  return client;
}

const called = async (client: Client, name: string, args: Record<string, unknown>): Promise<Result> =>
  (await client.callTool({ name, arguments: args })) as Result;
const formOf = (result: Result): ReplyForm => ('structuredContent' in result ? 'data' : 'text');

/** @verifies one-payload */
test('every tool, success and error: text alone for an agent, and for a program the data, which its text is', async () => {
  const texts = new HeardTexts();
  const runtime = texts.of(memoryWorld(workflows).runtime);
  const [agent, program] = [await connected(plainClient(), runtime), await connected(dataClient(), runtime)];
  // From then on the official client checks every reply against the output schemas.
  await program.listTools();
  const seen = { success: new Set<string>(), error: new Set<string>() };
  const both = async (tool: string, args: Record<string, unknown>): Promise<Step> => {
    const data = await called(program, tool, args);
    const reply = replyOf(tool, data, texts);
    const text = await called(agent, tool, args);
    expect(Object.keys(text).sort()).toEqual(reply.ok ? ['content'] : ['content', 'isError']);
    const [said, ...others] = text.content.map((part) => part.text);
    expect(others).toEqual([]);
    // Two starts make two runs; whatever else is asked twice is answered twice alike.
    if (tool.startsWith('start_') && reply.ok) expect(texts.all).toContain(said);
    else expect(said).toBe(reply.text);
    seen[reply.ok ? 'success' : 'error'].add(tool);
    return data.structuredContent as unknown as Step;
  };
  await both('list_workflows', {});
  await both('inspect_workflow', { workflowId: 'test.plain', mode: 'preview' });
  const first = await both('start_workflow', { workflowId: 'test.plain' });
  const second = await both('start_workflow', { workflowId: 'test.plain' });
  const tokens = { stateToken: first.stateToken, ackToken: first.ackToken };
  await both('continue_workflow', { stateToken: first.stateToken });
  await both('checkpoint_workflow', {
    stateToken: first.stateToken,
    checkpointToken: first.checkpointToken,
    output: { notesMarkdown: 'Half.' },
  });
  await both('continue_workflow', { ...tokens, output: { notesMarkdown: 'Done.' } });
  await both('continue_workflow', { ...tokens, output: { notesMarkdown: 'Other words.' } });
  await both('resume_session', { query: 'done' });
  const notes = await both('start_session', { title: 'Looking around' });
  const blocked = { stateToken: notes.stateToken, ackToken: notes.ackToken, output: { notesMarkdown: 'y' } };
  expect(await both('continue_workflow', blocked)).toMatchObject({ kind: 'blocked' });

  for (const tool of toolNames) await both(tool, { workspacePath: 7, stateToken: 7, title: 7, workflowId: 7 });
  await both('unknown_tool', {});
  await both('start_workflow', { workflowId: 'test.plane' });
  await both('continue_workflow', { stateToken: second.stateToken, ackToken: first.ackToken });
  await both('continue_workflow', { stateToken: first.stateToken, output: { notesMarkdown: 'No ackToken.' } });
  await both('continue_workflow', { stateToken: 'st.v1.nothing' });
  expect([...seen.success].sort()).toEqual([...toolNames].sort());
  expect([...seen.error].sort()).toEqual([...toolNames, 'unknown_tool'].sort());
});

/** @verifies error-text-is-whole */
test('the text of a refusal says which run, workflow and step each of its tokens is of', async () => {
  const { runtime } = memoryWorld(workflows);
  const [agent, program] = [await connected(plainClient(), runtime), await connected(dataClient(), runtime)];
  const start = async (workflowId: string) =>
    (await called(program, 'start_workflow', { workflowId })).structuredContent as unknown as Step;
  const [one, other] = [await start('test.plain'), await start('wr.session_notes')];
  const mixed = { stateToken: one.stateToken, ackToken: other.ackToken };
  const { content } = await called(agent, 'continue_workflow', mixed);
  expect(content[0]?.text).toContain(
    `stateToken belongs to ${one.session.runName} (test.plain, "${one.pending?.title}"); ackToken belongs to ${other.session.runName} (wr.session_notes, "${other.pending?.title}").`,
  );
});

/** @verifies one-payload */
test('a bug of ours is told in both forms', async () => {
  const { runtime } = memoryWorld([]);
  const broken = { ...runtime, list: () => Promise.reject(new Error('a bug')) };
  const text = await called(await connected(plainClient(), broken), 'list_workflows', {});
  expect(text).toEqual({
    content: [{ type: 'text', text: expect.stringMatching(/^INTERNAL_ERROR: /) }],
    isError: true,
  });
  replyOf('list_workflows', await called(await connected(dataClient(), broken), 'list_workflows', {}));
});

/** @verifies one-payload */
test.each([
  ['nothing asked for', plainClient, undefined, 'text'],
  ['the capability', dataClient, undefined, 'data'],
  ['data by the option', plainClient, 'data', 'data'],
  ['text by the option, against the capability', dataClient, 'text', 'text'],
] as const)('%s: replies and tools/list are of the same form', async (_, client, replies, expected) => {
  const { runtime } = memoryWorld(workflows);
  const made = await connected(client(), runtime, replies === undefined ? {} : { replies });
  const { tools } = await made.listTools();
  expect(new Set(tools.map((tool) => ('outputSchema' in tool ? 'data' : 'text')))).toEqual(new Set([expected]));
  expect(formOf(await called(made, 'list_workflows', {}))).toBe(expected);
  expect(formOf(await called(made, 'inspect_workflow', {}))).toBe(expected);
});

/** @verifies one-payload */
test('a client that was never initialized is answered, in text', async () => {
  const { runtime } = memoryWorld(workflows);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(() => runtime, { version: '1', trace: silentTrace }).server.connect(ours);
  const answered = new Promise<{ result: Result }>((resolve) => {
    theirs.onmessage = (message) => resolve(message as unknown as { result: Result });
  });
  await theirs.start();
  await theirs.send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_workflows' } });
  expect(formOf((await answered).result)).toBe('text');
});

/** @verifies unread-text-not-rendered */
test('a program is answered without a rendered text, and an agent has it rendered', async () => {
  const { runtime } = memoryWorld(workflows);
  let rendered = 0;
  const watched = <D>(reply: Reply<D>): Reply<D> => {
    expect(Object.getOwnPropertyDescriptor(reply, 'text')?.get).toBeTypeOf('function');
    return lazyReply(reply.data, () => {
      rendered += 1;
      return reply.text;
    });
  };
  const counting: Runtime = {
    ...runtime,
    start: async (input) => (await runtime.start(input)).map(watched),
    continue: async (input) => (await runtime.continue(input)).map(watched),
    list: async (input) => (await runtime.list(input)).map(watched),
    inspect: async (input) => (await runtime.inspect(input)).map(watched),
    checkpoint: async (input) => (await runtime.checkpoint(input)).map(watched),
  };
  const walk = async (client: Client) => {
    const { text, data } = must(await runtime.start({ workflowId: 'test.plain' }));
    expect(text).toContain(data.session.runName);
    const attempt = { ackToken: data.ackToken, output: { notesMarkdown: 'Done.' } };
    await called(client, 'start_workflow', { workflowId: 'test.plain' });
    for (let i = 0; i < 2; i += 1) await called(client, 'continue_workflow', attempt);
    await called(client, 'list_workflows', {});
    await called(client, 'inspect_workflow', { workflowId: 'test.plain' });
    await called(client, 'continue_workflow', { stateToken: data.stateToken });
    const kept = { checkpointToken: data.checkpointToken, output: { notesMarkdown: 'Begun.' } };
    await called(client, 'checkpoint_workflow', kept);
  };
  await walk(await connected(dataClient(), counting));
  expect(rendered).toBe(0);
  await walk(await connected(plainClient(), counting));
  expect(rendered).toBe(7);
});
