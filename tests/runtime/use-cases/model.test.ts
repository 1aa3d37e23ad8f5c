/**
 * Random sequences of commands against a simple model of what a run is: a tree of nodes, each attempt used once. Whatever
 * an agent does, in whatever order, through whichever process, the runtime and the model agree, and no call ever
 * advances twice or advances a run that its token does not belong to.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { diskText, memoryWorld, must, pairsIn, refused, rehydrated } from '../../support/world.ts';
import { assertProperty } from '../../support/property.ts';

const stepCount = 4;
const workflow = compiledWorkflow('test.model', stepIds(stepCount));

type ModelNode = {
  readonly run: number;
  readonly depth: number;
  readonly stateToken: string;
  /** The ack that its reply carried; undefined at the end of a run. */
  readonly ackToken: string | undefined;
  /** The reply that this ack gave when it was used first, with the input that it carried. */
  used: { readonly input: string; readonly reply: string } | null;
  children: number;
};

type Command =
  | { readonly kind: 'start' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'advance' | 'fork' | 'rehydrate'; readonly node: number; readonly input: number }
  | { readonly kind: 'mix'; readonly node: number; readonly other: number };

const index = fc.nat({ max: 1000 });
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('start' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('advance' as const), node: index, input: fc.nat({ max: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fork' as const), node: index, input: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('rehydrate' as const), node: index, input: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mix' as const), node: index, other: index }) },
);

async function obeys(commands: readonly Command[]): Promise<void> {
  const world = memoryWorld([workflow]);
  let { runtime } = world;
  const nodes: ModelNode[] = [];
  const runs: string[] = [];
  const pick = (at: number) => nodes[at % Math.max(1, nodes.length)];
  const notes = (input: number) => (input === 0 ? {} : { output: { notesMarkdown: `input ${input}` } });

  const expectPlace = (
    data: { pending: { stepId: string } | null; progress: { completed: number } },
    depth: number,
  ) => {
    expect(data.progress.completed).toBe(depth);
    expect(data.pending?.stepId).toBe(depth === stepCount ? undefined : `step-${depth + 1}`);
  };
  const readOnly = async (body: () => Promise<void>) => {
    const before = diskText(world.disk);
    await body();
    expect(diskText(world.disk)).toBe(before);
  };

  for (const each of commands) {
    if (each.kind === 'start') {
      const { data } = must(await runtime.start({ workflowId: 'test.model' }));
      runs.push(data.session.runId);
      expectPlace(data, 0);
      nodes.push({ ...data, ackToken: data.ackToken, run: runs.length - 1, depth: 0, used: null, children: 0 });
      continue;
    }
    if (each.kind === 'restart') {
      runtime = world.another();
      continue;
    }
    const node = pick(each.node);
    if (node === undefined) continue;
    const { stateToken } = node;
    switch (each.kind) {
      case 'rehydrate':
        await readOnly(async () => {
          const { data } = await rehydrated(runtime, node);
          expectPlace(data, node.depth);
          expect(data.session.runId).toBe(runs[node.run]);
          expect(data.branches?.length ?? 0).toBe(Math.min(5, node.children));
        });
        break;
      case 'mix': {
        const other = pick(each.other);
        if (other === undefined || other === node || other.ackToken === undefined) break;
        const { ackToken } = other;
        await readOnly(async () => {
          const error = refused(await runtime.continue({ stateToken, ackToken, output: { notesMarkdown: 'mixed' } }));
          expect(error.code).toBe('TOKEN_SCOPE_MISMATCH');
          for (const pair of pairsIn(error)) await rehydrated(runtime, pair);
        });
        break;
      }
      case 'advance':
      case 'fork': {
        const input = JSON.stringify(notes(each.input));
        const ackToken = each.kind === 'advance' ? node.ackToken : (await rehydrated(runtime, node)).data.ackToken;
        if (ackToken === undefined) break;
        const isReplay = each.kind === 'advance' && node.used !== null;
        const before = diskText(world.disk);
        const reply = must(await runtime.continue({ stateToken, ackToken, ...notes(each.input) }));
        expect(reply.data.session.runId).toBe(runs[node.run]);
        expectPlace(reply.data, node.depth + 1);
        const codes = reply.data.warnings.map(({ code }) => code);
        if (isReplay && node.used !== null) {
          expect(diskText(world.disk)).toBe(before);
          if (node.used.input === input) expect(JSON.stringify(reply)).toBe(node.used.reply);
          else expect(codes).toContain('ATTEMPT_ALREADY_RECORDED');
          break;
        }
        expect(diskText(world.disk)).not.toBe(before);
        expect(codes.includes('FORKED')).toBe(node.children > 0);
        node.children += 1;
        // A rehydrate returns the ack of a fresh node too: then this was its first use.
        if (ackToken === node.ackToken) node.used = { input, reply: JSON.stringify(reply) };
        const { data } = reply;
        nodes.push({ ...data, ackToken: data.ackToken, run: node.run, depth: node.depth + 1, used: null, children: 0 });
        break;
      }
    }
  }
  const created = nodes.length;
  const { stored } = world.disk;
  const counted = stored
    .sessionIds()
    .flatMap((id) => stored.segments(id).map((relPath) => stored.segment(id, relPath)))
    .map((bytes) => Buffer.from(bytes).toString('utf8').split('"kind":"node_created"').length - 1)
    .reduce((sum, each) => sum + each, 0);
  expect(counted).toBe(created);
}

// @verifies never-double-advances
it('the runtime never double-advances, mixes up runs, or forgets, whatever the order of the calls', async () => {
  await assertProperty(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 25 }), obeys), { numRuns: 120 });
});
