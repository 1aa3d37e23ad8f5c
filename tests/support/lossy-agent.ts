/**
 * An agent that knows its workflow and nothing but the latest reply: it drops what it should send, repeats calls, goes back to
 * old tokens, keeps notes on the way, and forgets everything but the name of its run. Whatever it does, the text of the replies leads it to the end. Seeded, so that a run can be played again.
 *
 * What it cannot give after some attempts it asks a person for, who then chooses full_auto_never_stop: the way out that a
 * blocked reply names.
 */
import { expect } from 'vitest';
import type { Autonomy } from '../../schemas/closed-sets.ts';
import type { CompiledInput, CompiledSnapshot, CompiledStep } from '../../schemas/compiled-snapshot.ts';
import type { Blocker } from '../../schemas/events.ts';
import type { ContinueData, ResumeData, StartData } from '../../schemas/tools.ts';
import type { Chance } from '../e2e/support.ts';
import type { Bench } from './bench.ts';

type Step = StartData | ContinueData;
type Call = Record<string, unknown>;
type Artifact = Record<string, unknown>;
type Output = { artifacts: Artifact[]; notesMarkdown?: string; context: Record<string, unknown>; preferences?: object };

const blockedOf = (data: Step) => ('kind' in data && data.kind === 'blocked' ? data : null);
const patienceMax = 5;
/** After so many calls it still stumbles, and no longer goes back. */
const wandersUntil = 30;

export class LossyAgent {
  readonly #bench: Bench;
  readonly #other: Bench;
  readonly #workflow: CompiledSnapshot;
  readonly #chance: Chance;
  readonly #past: { call: Call; bytes: string }[] = [];
  #blockedInARow = 0;
  data: Step;

  private constructor(bench: Bench, other: Bench, workflow: CompiledSnapshot, luck: Chance, data: Step) {
    this.#bench = bench;
    this.#other = other;
    this.#workflow = workflow;
    this.#chance = luck;
    this.data = data;
  }

  /** @param other another process over the same data */
  static async started(
    bench: Bench,
    other: Bench,
    workflow: CompiledSnapshot,
    luck: Chance,
    autonomy: Autonomy,
  ): Promise<LossyAgent> {
    const { data } = await bench.agent.start(workflow.workflowId, { preferences: { autonomy } });
    return new LossyAgent(bench, other, workflow, luck, data);
  }

  // What it sends -----------------------------------------------------------------------------------------------------

  #valueOf({ kind, values }: CompiledInput): unknown {
    switch (kind) {
      case 'enum':
        return this.#chance.pick(values ?? ['']);
      case 'list':
        return ['a', 'b'];
      case 'number':
        return this.#chance.below(5);
      case 'boolean':
        return this.#chance.below(2) === 0;
      case 'string':
        return 'given';
    }
  }
  #given(key: string): readonly [string, unknown] | null {
    const input = this.#workflow.inputs.find((each) => each.key === key || each.contextKey === key);
    return input === undefined ? null : [input.contextKey ?? input.key, this.#valueOf(input)];
  }

  /** The example of the contract, about this very step. */
  #artifactFor(contractRef: string): Artifact[] {
    const contract = this.#workflow.contracts.find((each) => each.contractRef === contractRef);
    if (contract === undefined) return [];
    const example = structuredClone(contract.example) as Artifact;
    const loopId = this.#decidedLoop();
    if (contract.artifactKind === 'wr.loop_control') {
      return [
        { ...example, ...(loopId === undefined ? {} : { loopId }), decision: this.#chance.pick(['continue', 'stop']) },
      ];
    }
    if (contract.artifactKind === 'wr.capability_observation') {
      return [this.#observation(this.#chance.pick(['available', 'unavailable']))];
    }
    return [example];
  }
  #observation(status: 'available' | 'unavailable'): Artifact {
    const capability = this.#step()?.probe?.capability ?? 'web_browsing';
    const failure = status === 'unavailable' ? { failureCode: 'tool_missing' } : {};
    return {
      kind: 'wr.capability_observation',
      capability,
      status,
      method: 'probe_step',
      detail: 'Tried.',
      ...failure,
    };
  }
  /** The innermost `while` loop around the step. */
  #decidedLoop(): string | undefined {
    const { loops } = this.#workflow;
    let inner = this.data.pending?.stepId;
    for (;;) {
      const holder = loops.find(({ body }) =>
        body.some((item) => ('stepId' in item ? item.stepId : item.loopId) === inner),
      );
      if (holder === undefined || holder.kind === 'while') return holder?.loopId;
      inner = holder.loopId;
    }
  }
  #step(): CompiledStep | undefined {
    return this.#workflow.steps.find(({ stepId }) => stepId === this.data.pending?.stepId);
  }

  /** What a careful agent would send. */
  #whole(): Output {
    const step = this.#step();
    const inputs = this.#workflow.inputs.map(({ key }) => this.#given(key)).filter((entry) => entry !== null);
    return {
      artifacts: step?.output?.contractRef === undefined ? [] : this.#artifactFor(step.output.contractRef),
      notesMarkdown: `Finding 1: ${step?.title ?? ''} was done, see a.ts:1.`,
      context: this.#past.length === 0 ? Object.fromEntries(inputs) : {},
    };
  }

  /** The same with something dropped or spoilt. */
  #lossy(output: Output): Output {
    switch (this.#chance.below(6)) {
      case 0:
        return { ...output, artifacts: [] };
      case 1:
        return { artifacts: output.artifacts, context: output.context };
      case 2:
        return { ...output, context: {} };
      case 3: {
        const spoilt = output.artifacts.map((artifact) => {
          const keys = Object.keys(artifact).filter((key) => key !== 'kind');
          const dropped = keys.length === 0 ? null : this.#chance.pick(keys);
          return Object.fromEntries(Object.entries(artifact).filter(([key]) => key !== dropped));
        });
        // A report of ours that cannot be understood is refused, not blocked; an agent learns that in one call.
        const isOurs = output.artifacts.some(({ kind }) => kind === 'wr.capability_observation');
        return isOurs ? output : { ...output, artifacts: spoilt };
      }
      default:
        return output;
    }
  }

  /** What the blockers say, done to the letter. */
  #corrected(blockers: readonly Blocker[], examples: readonly Artifact[]): Output {
    // Two examples of a contract exclude each other; an agent that was told so takes one.
    const isTold = this.#blockedInARow >= patienceMax;
    const chosen = isTold ? new Map(examples.map((example) => [example['kind'], example])).values() : examples;
    const output: Output = { artifacts: [...chosen], notesMarkdown: 'Finding 1: done, see a.ts:1.', context: {} };
    for (const { code, pointer, suggestedFix = '' } of blockers) {
      const given = pointer.kind === 'context_key' ? this.#given(pointer.key) : null;
      if (given !== null) output.context[given[0]] = given[1];
      if (pointer.kind === 'capability') output.artifacts = [this.#observation('available')];
      const [, loopId] = /loopId "([a-z0-9_-]+)"/.exec(suggestedFix) ?? [];
      if (code === 'INVARIANT_VIOLATION' && loopId !== undefined) {
        output.artifacts = [{ kind: 'wr.loop_control', loopId, decision: 'stop' }];
      }
      const [, detail] = /detail (\w+)/.exec(suggestedFix) ?? [];
      if (code === 'USER_ONLY_DEPENDENCY' && detail !== undefined) {
        const report = { kind: 'wr.gap_report', severity: 'info', category: 'user_only_dependency', detail };
        output.artifacts.push({ ...report, summary: 'They said yes.' });
      }
    }
    if (isTold) output.preferences = { autonomy: 'full_auto_never_stop' };
    return output;
  }

  #output(): Output {
    const blocked = blockedOf(this.data);
    this.#blockedInARow = blocked === null ? 0 : this.#blockedInARow + 1;
    if (blocked !== null) {
      return this.#corrected(
        blocked.blockers,
        (blocked.examples ?? []).map(({ artifact }) => artifact as Artifact),
      );
    }
    return this.#lossy(this.#whole());
  }

  // What it does --------------------------------------------------------------------------------------------------------

  async #send(call: Call): Promise<void> {
    const reply = await this.#bench.agent.done('continue_workflow', call);
    this.#past.push({ call, bytes: reply.bytes });
    this.data = reply.data;
  }

  async #read(stateToken: string): Promise<void> {
    this.data = (await this.#bench.agent.rehydrate({ stateToken })).data;
  }

  async #repeat(): Promise<void> {
    const { call, bytes } = this.#chance.pick(this.#past);
    expect((await this.#other.agent.done('continue_workflow', call)).bytes).toBe(bytes);
  }

  /** A new chat, in which the person knows the name of the run and nobody knows a token. */
  async #forgetEverything(): Promise<void> {
    const { runName, runId } = this.data.session;
    const agent = this.#chance.pick([this.#bench, this.#other]).agent;
    const { data } = await agent.done<ResumeData>('resume_session', { query: runName });
    const [best] = data.candidates;
    expect(best).toMatchObject({ runId, whyMatched: expect.arrayContaining(['matched_run_name']) });
    await this.#read(best?.stateToken ?? '');
  }

  /** Keeps its notes on the way, twice: the second call changes nothing. */
  async #keep(): Promise<void> {
    const { stateToken, checkpointToken } = this.data;
    if (checkpointToken === undefined) return;
    const call = { stateToken, checkpointToken, output: { notesMarkdown: `Half of it, after ${this.#past.length}.` } };
    const { bytes } = await this.#bench.agent.done('checkpoint_workflow', call);
    expect((await this.#other.agent.done('checkpoint_workflow', call)).bytes).toBe(bytes);
  }

  async #lapse(): Promise<void> {
    const luck = this.#chance.below(14);
    if (luck === 0) await this.#read(this.data.stateToken);
    else if (luck === 3) await this.#keep();
    else if (luck === 4) await this.#forgetEverything();
    else if (this.#past.length === 0) return;
    else if (luck === 1) await this.#repeat();
    else if (luck === 2 && this.#past.length < wandersUntil) {
      await this.#read(String(this.#chance.pick(this.#past).call['stateToken']));
    }
  }

  async act(): Promise<void> {
    await this.#lapse();
    if (this.data.isComplete) return;
    const blocked = blockedOf(this.data);
    const ackToken = blocked === null ? this.data.ackToken : blocked.retryAckToken;
    if (ackToken === undefined) {
      expect(this.data.nextIntent).toBe('rehydrate_only');
      await this.#read(this.data.stateToken);
      return;
    }
    const { context, preferences, ...output } = this.#output();
    await this.#send({
      stateToken: this.data.stateToken,
      ackToken,
      output,
      ...(Object.keys(context).length === 0 ? {} : { context }),
      ...(preferences === undefined ? {} : { preferences }),
    });
  }

  /** Acts to the end, or as often as may be. */
  async finish(callsMax: number): Promise<number> {
    let calls = 0;
    for (; !this.data.isComplete && calls < callsMax; calls += 1) await this.act();
    return calls;
  }

  async replayAll(): Promise<void> {
    for (const { call, bytes } of this.#past) {
      expect((await this.#other.agent.done('continue_workflow', call)).bytes).toBe(bytes);
    }
  }
}
