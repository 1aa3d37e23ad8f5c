/** Every bundled workflow and routine, whole: over stdio with the file adapter, and in process with the memory adapter. */
import fs from 'node:fs';
import path from 'node:path';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { expect, onTestFinished, test } from 'vitest';
import { createHost, silentTrace } from '../../runtime/host.ts';
import { createServer } from '../../runtime/mcp/server.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import type { CanonicalText } from '../../schemas/canonical/json.ts';
import type { Catalog } from '../../schemas/catalog.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import { rehydrateBytesMax, replyFrameBytesMax, toolsListBytesMax } from '../../schemas/limits.ts';
import type { InspectData, ListData, StartData } from '../../schemas/tools.ts';
import { MemoryDisk } from '../support/memory-disk.ts';
import { memoryCatalogs } from '../support/world.ts';
import {
  acknowledgement,
  Agent,
  advancesIn,
  eventsIn,
  root,
  Server,
  type Step,
  temporaryPlace,
  TextClient,
} from './support.ts';

const compiledFolder = path.join(root, 'generated/compiled');
const catalog = JSON.parse(fs.readFileSync(path.join(compiledFolder, 'catalog.json'), 'utf8')) as Catalog;
const snapshotText = (hash: string) =>
  fs.readFileSync(path.join(compiledFolder, 'snapshots', `${hash.replace(':', '-')}.json`), 'utf8');
const workflowIds = catalog.workflows.map(({ workflowId }) => workflowId);

/** A program that drives runs, and beside it an agent's client over the same data. */
type Clients = { readonly agent: Agent; readonly reader: TextClient };

/** The server in this process, over memory, fed from what is compiled into the package. */
async function inMemory(): Promise<Clients> {
  const host = createHost();
  const workflows = catalog.workflows.map((entry) => ({
    entry,
    text: snapshotText(entry.workflowHash) as CanonicalText,
  }));
  const runtime = createRuntime(host, new MemoryDisk(host.clock).storage(host), memoryCatalogs('bundled', workflows));
  const connected = async () => {
    const { server } = createServer(() => runtime, { version: '1', trace: silentTrace });
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await server.connect(ours);
    return theirs;
  };
  const clients = { agent: await Agent.over(await connected()), reader: await TextClient.over(await connected()) };
  onTestFinished(() => clients.agent.client.close());
  onTestFinished(() => clients.reader.client.close());
  return clients;
}

async function overStdio(): Promise<Clients> {
  const place = temporaryPlace();
  return { agent: await Server.start(place), reader: await TextClient.start(place) };
}

const adapters: Record<string, () => Promise<Clients>> = {
  'file adapter over stdio': overStdio,
  'memory adapter in process': inMemory,
};

const bytes = (text: string) => Buffer.byteLength(text);
/** What a text has around its prompt. */
const frameOf = (text: string, { pending }: Step) => text.replace(pending?.prompt ?? '', '');

/** @verifies one-scenario-any-adapter @verifies reply-frame-budget */
test.each(Object.keys(adapters).flatMap((adapter) => workflowIds.map((workflowId) => [adapter, workflowId] as const)))(
  '%s: %s from start through every step to complete',
  async (adapter, workflowId) => {
    const { agent, reader } = await (adapters[adapter] ?? inMemory)();
    const listed = await agent.done<ListData>('list_workflows', {});
    expect(listed.data.workflows.map((workflow) => workflow.workflowId)).toEqual(workflowIds);
    const { data: inspected } = await agent.done<InspectData>('inspect_workflow', { workflowId, mode: 'preview' });
    const { steps } = JSON.parse(snapshotText(inspected.workflow.workflowHash)) as CompiledSnapshot;
    expect(inspected.steps.map(({ stepId }) => stepId)).toEqual(steps.map(({ stepId }) => stepId));
    // Notes are kept in one step; routines are short; the workflows that people choose are worth their name.
    const isWhole = inspected.workflow.kind === 'workflow' && workflowId !== 'wr.session_notes';
    if (isWhole) expect(steps.length).toBeGreaterThanOrEqual(6);

    const started = await agent.start(workflowId);
    expect(started.data.workflow.workflowHash).toBe(inspected.workflow.workflowHash);
    let data: Step = started.data;
    let { text } = await reader.call('continue_workflow', { stateToken: data.stateToken });
    for (const [i, step] of steps.entries()) {
      // The agent reads the whole prompt, and knows which run, which step of how many, and what to call next.
      expect(data.pending).toMatchObject({ stepId: step.stepId, title: step.title, prompt: step.prompt });
      expect(text).toContain(step.prompt);
      expect(text.split('\n')[0]).toContain(`[${data.stateToken}] ${workflowId}`);
      expect(text.split('\n')[0]).toContain(`step ${i + 1} of ${steps.length}: ${step.title}`);
      expect(text).toContain(data.stateToken);
      expect(text).toContain(data.ackToken);
      expect(data.progress).toEqual({ completed: i, total: steps.length });
      expect(data.isComplete).toBe(false);
      if (i > 0) expect(bytes(frameOf(text, data)), `around ${step.stepId}`).toBeLessThanOrEqual(replyFrameBytesMax);
      const acknowledged = acknowledgement(data, `Notes on ${step.stepId}.`);
      data = (await agent.done('continue_workflow', acknowledged)).data;
      // A repeated call is answered as the first was, so this is what an agent reads of it.
      ({ text } = await reader.call('continue_workflow', acknowledged));
    }
    expect(data).toMatchObject({ isComplete: true, pending: null, nextIntent: 'complete' });
    expect(data).not.toHaveProperty('ackToken');
    expect(data.progress.completed).toBe(steps.length);

    const read = await agent.rehydrate(data);
    for (const { stepId } of steps.slice(-3)) expect(read.data.recap?.text).toContain(`Notes on ${stepId}.`);
  },
);

/** @verifies event-kinds-closed-set */
test('what a run leaves on the disk: one node and one advance a step, indexed without a gap, in one session', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  let { data }: { data: Step } = await server.start('wr.code_review');
  const { sessionId } = data.session;
  while (data.ackToken !== undefined) data = (await server.advance(data)).data;
  const events = eventsIn(place, sessionId);
  expect(events.map((event) => event['eventIndex'])).toEqual(events.map((_, i) => i));
  const kinds = (kind: string) => events.filter((event) => event['kind'] === kind).length;
  expect(kinds('advance_recorded')).toBe(data.progress.completed);
  expect(kinds('node_created')).toBe(data.progress.completed + 1);
  expect(kinds('edge_created')).toBe(data.progress.completed);
  expect(advancesIn(place, sessionId)).toBe(data.progress.completed);
  expect(fs.readdirSync(path.join(place.data, 'sessions'))).toEqual([sessionId]);
});

const theTools = [
  'list_workflows',
  'inspect_workflow',
  'start_workflow',
  'continue_workflow',
  'checkpoint_workflow',
  'resume_session',
];

/** @verifies exact-tool-set @verifies tools-list-budget */
test('the exact tool set, described within its budget', async () => {
  const place = temporaryPlace();
  const reader = await TextClient.start(place);
  const listed = await reader.client.listTools();
  expect(listed.tools.map(({ name }) => name)).toEqual(theTools);
  expect(bytes(JSON.stringify(listed))).toBeLessThanOrEqual(toolsListBytesMax);

  // Once it knows the output schemas, the official client checks every reply against them, errors included.
  const server = await Server.start(place);
  const withData = await server.client.listTools();
  expect(withData.tools.map(({ name }) => name)).toEqual(theTools);
  for (const tool of withData.tools) expect(tool.outputSchema?.required).toContain('ok');
  const { data } = await server.start('wr.code_review');
  await server.advance(data);
  await server.rehydrate(data);
  await server.done('list_workflows', {});
  await server.done('inspect_workflow', { workflowId: 'wr.code_review' });
  await server.refused('continue_workflow', { stateToken: 'x' });
});

/** @verifies start-session-flagged @verifies tools-list-budget */
test('start_session is offered where it was asked for, and nowhere else', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place, ['--start-session']);
  const listed = await server.client.listTools();
  expect(listed.tools.map(({ name }) => name)).toContain('start_session');
  const { data } = await server.done<StartData>('start_session', { title: 'Looking around' });
  expect(data.workflow.workflowId).toBe('wr.session_notes');
  expect((await server.advance(data)).data.isComplete).toBe(true);
  await server.close();
  const plain = await Server.start(place);
  expect((await plain.refused('start_session', {})).message).toContain('start_session');
});

test('a new chat on another server finds the run of a killed one by its notes, and finishes the step', async () => {
  const place = temporaryPlace();
  const first = await Server.start(place);
  const { data } = await first.start('wr.code_review');
  await first.start('wr.bug_investigation');
  const { data: second } = await first.advance(data, 'The parser drops trailing commas.');
  await first.kill();
  const server = await Server.start(place);
  const { data: found } = await server.resume({ query: 'Trailing COMMAS' });
  const [best] = found.candidates;
  expect(best).toMatchObject({ runId: data.session.runId, whyMatched: ['matched_notes'] });
  const { data: again } = await server.rehydrate({ stateToken: best?.stateToken ?? '' });
  expect(again.pending?.stepId).toBe(second.pending?.stepId);
  expect((await server.advance(again)).data.progress.completed).toBe(2);
});

/** @verifies rehydrate-budget */
test('a rehydrate stays under 12 KB beside the prompt, after notes as long as they may be, branches and guidance', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const longNotes = (i: number) => `${i}: ${'é✓ `x` '.repeat(900)}`;
  const context = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`undeclared_${'k'.repeat(60)}_${i}`, i]));
  const { data: start } = await server.start('wr.bug_investigation', { context });
  const nodes: Step[] = [start];
  let current: Step = start;
  for (let i = 0; current.ackToken !== undefined; i += 1) {
    const reply = await server.advance(current, longNotes(i));
    expect(reply.data.warnings.map(({ code }) => code)).toContain('NOTES_TRUNCATED');
    current = reply.data;
    nodes.push(current);
  }
  for (const node of [start, nodes[4] ?? start]) {
    for (let i = 0; i < 7; i += 1) {
      const { data } = await server.rehydrate(node);
      nodes.push((await server.advance(data, longNotes(100 + i))).data);
    }
  }
  const reader = await TextClient.start(place);
  for (const node of nodes) {
    const { data } = await server.rehydrate(node);
    const { text } = await reader.call('continue_workflow', { stateToken: node.stateToken });
    expect(bytes(text) - bytes(data.pending?.prompt ?? '')).toBeLessThanOrEqual(rehydrateBytesMax);
    expect(bytes(JSON.stringify({ ...data, pending: null }))).toBeLessThanOrEqual(2 * rehydrateBytesMax);
  }
});
