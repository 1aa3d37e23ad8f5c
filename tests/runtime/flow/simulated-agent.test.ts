/**
 * An agent that knows nothing but the latest reply, forgets, repeats itself and goes back, walks both bundled workflows and one
 * that has everything, in each mode. Every run ends, every repeated call gets the same bytes from another process, and every log
 * that is left verifies (the bench looks at each when a test ends).
 */
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import { type Autonomy, autonomyLevels } from '../../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import { chance } from '../../e2e/support.ts';
import { type Adapter, adapters, Bench } from '../../support/bench.ts';
import { bundledSnapshots } from '../../support/bundled-snapshots.ts';
import { LossyAgent } from '../../support/lossy-agent.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  forEach,
  isLarge,
  keepGoing,
  loopItem,
  size,
  stepItem,
  whileLoop,
} from '../../support/workflows.ts';

const everything = compiledWorkflow(
  'test.everything',
  [
    compiledStep('probe', {
      output: { contractRef: 'wr.contracts.capability_observation' },
      probe: { capability: 'web_browsing', templateId: 'wr.templates.capability_probe', visibility: 'collapsed' },
    }),
    compiledStep('triage', { prompt: 'Read the ticket.', requireConfirmation: true }),
    compiledStep('look', { validationCriteria: { type: 'regex', pattern: 'Finding \\d+:' }, when: 'is_large' }),
    compiledStep('build'),
    compiledStep('review', { output: { contractRef: 'wr.contracts.plan' } }),
    decision('decide'),
    compiledStep('approve', {
      userDependencies: [{ reason: 'needs_user_approval', message: 'May it be merged?' }],
    }),
    compiledStep('end'),
  ],
  {
    capabilities: { web_browsing: 'required', delegation: 'preferred' },
    recommendations: { autonomy: 'guided' },
    inputs: [
      compiledInput('ticket', { required: true }),
      size,
      compiledInput('slices', { kind: 'list', required: true }),
    ],
    conditions: [keepGoing, isLarge],
    contracts: [contracts.capability, contracts.loopControl, contracts.plan],
    loops: [
      forEach('each_slice', 'slices', 3, ['build']),
      whileLoop('improve', 3, [loopItem('each_slice'), 'review', 'decide']),
    ],
    flow: [
      stepItem('probe'),
      stepItem('triage'),
      stepItem('look'),
      loopItem('improve'),
      stepItem('approve'),
      stepItem('end'),
    ],
  },
);

/** Those that people start: what is compiled and is no routine. */
const workflows = [...bundledSnapshots().filter(({ kind }) => kind === 'workflow'), everything];
const callsMax = 400;
/** Runs that share a bench: its log is verified, and its memory let go, after these. */
const runsPerBench = 40;
/** Files are slow, and the conformance suite shows that they answer as memory does. */
const share: Readonly<Record<Adapter, number>> = { memory: 0.9, file: 0.1 };

const seedsOf = (adapter: Adapter) =>
  Math.ceil((rounds.lossyRuns * share[adapter]) / (workflows.length * autonomyLevels.length));
/** `from` … `to`, in parts that one bench holds. */
const parts = (count: number) =>
  Array.from({ length: Math.ceil(count / runsPerBench) }, (_, i) => ({
    from: i * runsPerBench + 1,
    to: Math.min(count, (i + 1) * runsPerBench),
  }));
const cases = (adapter: Adapter) =>
  workflows.flatMap((workflow) =>
    autonomyLevels.flatMap((autonomy) =>
      parts(seedsOf(adapter)).map(({ from, to }) => ({ id: workflow.workflowId, workflow, autonomy, from, to })),
    ),
  );

async function walked(bench: Bench, other: Bench, workflow: CompiledSnapshot, autonomy: Autonomy, seed: number) {
  const agent = await LossyAgent.started(bench, other, workflow, chance(seed), autonomy);
  const calls = await agent.finish(callsMax);
  const how = `seed ${seed}, after ${calls} calls: ${JSON.stringify(agent.data)}`;
  expect(['complete', 'complete_with_gaps'], how).toContain(agent.data.runStatus);
  return agent;
}

it('walks both bundled workflows', () => {
  expect(workflows.map(({ workflowId }) => workflowId)).toEqual(
    expect.arrayContaining(['wr.bug_investigation', 'wr.code_review']),
  );
});

describe.each(adapters)('a lossy agent, over %s', (adapter) => {
  // @verifies forgetful-agent-finishes
  it.each(cases(adapter))('finishes $id in $autonomy, seeds $from to $to', async ({ workflow, autonomy, from, to }) => {
    const bench = await Bench.of(adapter, [workflow]);
    const other = await bench.another();
    for (let seed = from; seed <= to; seed += 1) {
      const agent = await walked(bench, other, workflow, autonomy, seed);
      if (autonomy !== 'full_auto_never_stop') continue;
      const events = await bench.events(agent.data.session.sessionId);
      const blocked = events.filter(
        (event) => event.kind === 'node_created' && event.data.nodeKind === 'blocked_attempt',
      );
      expect(blocked).toEqual([]);
    }
  });

  it('gets every answer again, byte for byte, from another process after the run', async () => {
    const bench = await Bench.of(adapter, [everything]);
    const other = await bench.another();
    for (const autonomy of autonomyLevels) await (await walked(bench, other, everything, autonomy, 7)).replayAll();
  });
});
