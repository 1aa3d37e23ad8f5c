/**
 * An agent that knows nothing but the latest reply, forgets, repeats itself and goes back, walks a workflow that has
 * everything, in each mode. Every run ends, every repeated call gets the same bytes from another process, and every log
 * that is left reads whole.
 */
import { describe, expect, it } from 'vitest';
import { autonomyLevels } from '../../../schemas/closed-sets.ts';
import type { Blocker } from '../../../schemas/events.ts';
import type { ContinueData, StartData } from '../../../schemas/tools.ts';
import { type Chance, chance } from '../../e2e/support.ts';
import { adapters, Bench } from '../../support/bench.ts';
import {
  compiledInput,
  compiledStep,
  compiledWorkflow,
  contracts,
  decision,
  forEach,
  keepGoing,
  loopControl,
  loopItem,
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
      compiledInput('size', { kind: 'enum', values: ['small', 'large'] }),
      compiledInput('slices', { kind: 'list', required: true }),
    ],
    conditions: [keepGoing, { conditionId: 'is_large', kind: 'context_equals', key: 'size', value: 'large' }],
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

type Step = StartData | ContinueData;
type Call = Record<string, unknown>;
type Output = { artifacts: unknown[]; notesMarkdown: string; context: Record<string, unknown> };
const blockedOf = (data: Step) => ('kind' in data && data.kind === 'blocked' ? data : null);

const observation = (status: 'available' | 'unavailable') => ({
  kind: 'wr.capability_observation',
  capability: 'web_browsing',
  status,
  method: 'probe_step',
  detail: 'Tried.',
  ...(status === 'unavailable' ? { failureCode: 'tool_missing' } : {}),
});

class ForgetfulAgent {
  readonly #bench: Bench;
  readonly #other: Bench;
  readonly #chance: Chance;
  readonly #past: { call: Call; bytes: string }[] = [];
  data: Step;

  private constructor(bench: Bench, other: Bench, luck: Chance, data: Step) {
    this.#bench = bench;
    this.#other = other;
    this.#chance = luck;
    this.data = data;
  }

  static async started(bench: Bench, seed: number, autonomy: string): Promise<ForgetfulAgent> {
    const { data } = await bench.agent.start('test.everything', { preferences: { autonomy } });
    return new ForgetfulAgent(bench, await bench.another(), chance(seed), data);
  }

  /** What the blockers say, done to the letter. */
  #correct(blockers: readonly Blocker[], output: Output): void {
    for (const { code, pointer, suggestedFix = '' } of blockers) {
      if (pointer.kind === 'context_key') output.context[pointer.key] = pointer.key === 'slices' ? ['a', 'b'] : 'given';
      if (pointer.kind === 'capability') output.artifacts = [observation('available')];
      if (code === 'INVARIANT_VIOLATION') output.artifacts = [loopControl('improve', 'stop')];
      if (code === 'USER_ONLY_DEPENDENCY') {
        const detail = /detail (\w+)/.exec(suggestedFix)?.[1];
        const report = { kind: 'wr.gap_report', severity: 'info', category: 'user_only_dependency', detail };
        output.artifacts.push({ ...report, summary: 'They said yes.' });
      }
      if (pointer.kind === 'workflow_step') output.notesMarkdown = 'Finding 1: done.';
    }
  }

  #output(): Output {
    const output: Output = { artifacts: [], notesMarkdown: 'Did it.', context: {} };
    const blocked = blockedOf(this.data);
    if (blocked !== null) {
      output.artifacts = (blocked.examples ?? []).map(({ artifact }) => artifact);
      this.#correct(blocked.blockers, output);
      return output;
    }
    // Three times in four the agent reads its prompt; else it forgets a part.
    if (this.#chance.below(4) === 0) return output;
    const { pending } = this.data;
    switch (pending?.stepId) {
      case 'probe':
        output.artifacts = [observation(this.#chance.pick(['available', 'unavailable'] as const))];
        break;
      case 'triage':
        output.context = { ticket: 'T-1', size: this.#chance.pick(['small', 'large']), slices: ['x', 'y'] };
        break;
      case 'look':
        output.notesMarkdown = 'Finding 1: a.ts';
        break;
      case 'review':
        output.artifacts = [contracts.plan.example];
        break;
      case 'decide':
        output.artifacts = [loopControl('improve', this.#chance.pick(['continue', 'stop'] as const))];
        break;
    }
    return output;
  }

  async #send(call: Call): Promise<void> {
    const reply = await this.#bench.agent.done('continue_workflow', call);
    this.#past.push({ call, bytes: reply.bytes });
    this.data = reply.data;
  }

  async act(): Promise<void> {
    const luck = this.#chance.below(10);
    if (luck === 0) {
      this.data = (await this.#bench.agent.rehydrate(this.data)).data;
    } else if (luck === 1 && this.#past.length > 0) {
      const { call, bytes } = this.#chance.pick(this.#past);
      const again = await this.#other.agent.done('continue_workflow', call);
      expect(again.bytes).toBe(bytes);
    } else if (luck === 2 && this.#past.length > 0 && this.#past.length < 30) {
      // Back to an older step: read it, and go on from what that reply hands over.
      const { call } = this.#chance.pick(this.#past);
      this.data = (await this.#bench.agent.rehydrate({ stateToken: String(call['stateToken']) })).data;
    }
    const blocked = blockedOf(this.data);
    const ackToken = blocked === null ? this.data.ackToken : blocked.retryAckToken;
    if (this.data.isComplete) return;
    if (ackToken === undefined) {
      expect(this.data.nextIntent).toBe('rehydrate_only');
      this.data = (await this.#bench.agent.rehydrate(this.data)).data;
      return;
    }
    const { context, ...output } = this.#output();
    await this.#send({
      stateToken: this.data.stateToken,
      ackToken,
      output,
      ...(Object.keys(context).length === 0 ? {} : { context }),
    });
  }

  async replayAll(): Promise<void> {
    for (const { call, bytes } of this.#past) {
      expect((await this.#other.agent.done('continue_workflow', call)).bytes).toBe(bytes);
    }
  }
}

const seedsOf = { memory: 12, file: 2 } as const;
const callsMax = 300;

describe.each(adapters)('a forgetful agent, over %s', (adapter) => {
  // @enforces forgetful-agent-finishes
  it.each(autonomyLevels)('finishes every run in %s', async (autonomy) => {
    const bench = await Bench.of(adapter, [everything]);
    for (let seed = 1; seed <= seedsOf[adapter]; seed += 1) {
      const agent = await ForgetfulAgent.started(bench, seed, autonomy);
      let calls = 0;
      for (; !agent.data.isComplete && calls < callsMax; calls += 1) await agent.act();
      const how = `seed ${seed}, after ${calls} calls: ${JSON.stringify(agent.data)}`;
      expect(['complete', 'complete_with_gaps'], how).toContain(agent.data.runStatus);
      if (autonomy !== 'full_auto_never_stop') continue;
      const events = await bench.events(agent.data.session.sessionId);
      expect(
        events.filter((event) => event.kind === 'node_created' && event.data.nodeKind === 'blocked_attempt'),
      ).toEqual([]);
    }
  });

  it('gets every answer again, byte for byte, from another process after the run', async () => {
    const bench = await Bench.of(adapter, [everything]);
    for (const autonomy of autonomyLevels) {
      const agent = await ForgetfulAgent.started(bench, 7, autonomy);
      for (let calls = 0; !agent.data.isComplete && calls < callsMax; calls += 1) await agent.act();
      await agent.replayAll();
    }
  });
});
