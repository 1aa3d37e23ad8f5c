/**
 * Whatever a client shows its model of our replies, it is enough: an agent that sees nothing else finishes both bundled workflows
 * and one that loops, blocks and confirms, also after it has lost its conversation at a random step.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, describe, expect, it, test } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { builtins } from '../../../builtins/registry.ts';
import { sessionStartText } from '../../../cli/hooks/hook-texts.ts';
import { artifactsOf } from '../../../compiler/artifacts/artifacts.ts';
import { compileAll } from '../../../compiler/compile.ts';
import { nodeDigest } from '../../../runtime/host/crypto.ts';
import { silentTrace } from '../../../runtime/host.ts';
import { createServer } from '../../../runtime/mcp/server.ts';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { hookRunsMax } from '../../../schemas/limits.ts';
import { type Chance, chance } from '../../e2e/support.ts';
import { bundledSnapshots } from '../../support/bundled-snapshots.ts';
import { memoryWorld, must, testHost } from '../../support/world.ts';
import { type EmulatedClient, emulatedClients, middleCut, type ToolResult } from './emulations.ts';
import { type CallTool, ReadingAgent } from './reading-agent.ts';

const bundled = (id: string) => bundledSnapshots().filter(({ workflowId }) => workflowId === id);

function compiledFixture(name: string): CompiledSnapshot[] {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'fixtures', name), 'utf8');
  const input = {
    file: `workflows/${name}`,
    text,
    bytes: new TextEncoder().encode(text),
    sourceKind: 'project' as const,
  };
  const result = compileAll([input], { digest: nodeDigest, builtins });
  const [problem] = result.diagnostics.filter(({ severity }) => severity === 'error');
  if (problem !== undefined) throw new Error(problem.rendered);
  return artifactsOf(result, '1.0.0').snapshots.map((snapshot) => JSON.parse(snapshot.text) as CompiledSnapshot);
}

const workflows = [
  ...bundled('wr.bug_investigation'),
  ...bundled('wr.code_review'),
  ...compiledFixture('everything.json'),
];
const workflowIds = workflows.map(({ workflowId }) => workflowId);
/** Workflows with a step that needs a confirmation. */
const asking = new Set(
  workflows.filter((all) => JSON.stringify(all).includes('"requireConfirmation":true')).map((one) => one.workflowId),
);
const callsMax = 120;
const closers: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

const workspace = '/work/shop';
const git = {
  observe: async () => ({ repoRoot: workspace, branch: 'main', headSha: 'a'.repeat(40) }),
};
type Connected = {
  /** Calls a tool as this client does, and answers what its model sees. */
  readonly call: CallTool;
  /** What the client shows after a compaction; null: it runs no hook. */
  readonly hookText: () => Promise<string | null>;
  /** How many forms its user has seen. */
  readonly forms: () => number;
};

/** Approves mostly; rejects, declines and closes now and then. */
function answersOf(luck: Chance): ElicitResult {
  switch (luck.below(6)) {
    case 0:
      return { action: 'accept', content: { decision: 'reject', comment: 'Say more.' } };
    case 1:
      return { action: luck.pick(['decline', 'cancel'] as const) };
    default:
      return { action: 'accept', content: { decision: 'approve' } };
  }
}

async function connected(emulated: EmulatedClient, user: Chance): Promise<Connected> {
  const { runtime } = memoryWorld(workflows, { host: testHost({ git }), path: workspace });
  const { server } = createServer(() => runtime, { version: '1', trace: silentTrace });
  const client = new Client({ name: emulated.name, version: '1' }, { capabilities: emulated.declares });
  let forms = 0;
  if (emulated.declares.elicitation !== undefined) {
    client.setRequestHandler(ElicitRequestSchema, () => {
      forms += 1;
      return answersOf(user);
    });
  }
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server.connect(ours);
  await client.connect(theirs);
  closers.push(() => client.close());
  return {
    forms: () => forms,
    call: async (name, args) => emulated.shows((await client.callTool({ name, arguments: args })) as ToolResult),
    hookText: async () => {
      if (emulated.runsHooks === undefined) return null;
      const question = { workspacePaths: [workspace], countMax: hookRunsMax };
      const text = sessionStartText(must(await runtime.openRuns(question)), null);
      expect(text, 'of a workspace with unfinished runs').not.toBeNull();
      return text;
    },
  };
}

/** @verifies client-matrix */
describe.each(emulatedClients)('in $name', (emulated) => {
  const seeds = Math.ceil(rounds.clientMatrix / emulatedClients.length / workflowIds.length);
  it.each(workflowIds)('%s is finished by an agent that sees only what is shown', async (workflowId) => {
    let refused = 0;
    let shown = 0;
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { call, hookText, forms } = await connected(emulated, chance(seed + 1000));
      const luck = chance(seed);
      const others = workflowIds.filter((id) => id !== workflowId);
      // Another task of the same user lies open beside it.
      await call('start_workflow', { workflowId: luck.pick(others) });
      const agent = new ReadingAgent(call, luck, workflowId);
      await agent.start();
      const forgetsAt = luck.below(14);
      for (let step = 0; !agent.isComplete; step += 1) {
        if (step === forgetsAt) await agent.loseEverything(luck.below(2) === 0 ? await hookText() : null);
        else await agent.step();
        expect(agent.calls, `seed ${seed}: ${agent.shown}`).toBeLessThan(callsMax);
      }
      expect(agent.shown).toContain(workflowId);
      refused += agent.refused;
      shown += forms();
    }
    expect(refused).toBeGreaterThan(0);
    expect(shown > 0, 'forms').toBe(emulated.declares.elicitation !== undefined && asking.has(workflowId));
  });
});

describe('an emulated client', () => {
  const shown = (name: string, result: ToolResult) =>
    emulatedClients.find((client) => client.name === name)?.shows(result) ?? '';
  const result = { content: [{ type: 'text' as const, text: 'words' }], structuredContent: { ok: true } };
  test.each([
    ['Claude Code', '{"ok":true}', 'words'],
    ['VS Code', '{"ok":true}', '{"ok":true}'],
    ['Codex CLI', '{"ok":true}', '{"ok":true}'],
    ['Copilot CLI', 'words\n{"ok":true}', 'words\n{"ok":true}'],
    ['opencode, Zed, Goose', 'words', 'words'],
  ])('%s shows data beside a text as it really does', (name, success, error) => {
    expect(shown(name, result)).toBe(success);
    expect(shown(name, { ...result, isError: true })).toBe(error);
  });
  test('that cuts keeps both ends', () => {
    const cut = middleCut(`first ${'x'.repeat(20_000)} last`);
    expect(cut).toMatch(/^first x+\n… 10011 bytes truncated …\nx+ last$/);
  });
});
