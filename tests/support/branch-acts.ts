/**
 * What agents do to the branches of one run: each act is one or two calls, and after each call the reply and the reports for people are
 * compared with the model. An act names what it takes by number, so that a list of acts stays one if acts are left out of it.
 */
import { expect } from 'vitest';
import { leftNotesOf, notesOf } from '../../cli/commands/sessions/notes.ts';
import { errorText } from '../../runtime/mcp/answer.ts';
import type { Reply } from '../../runtime/core/reply.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import type { ShownSessionRun } from '../../schemas/admin-reports.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ErrorEnvelope } from '../../schemas/errors.ts';
import type { CheckpointData, ContinueData } from '../../schemas/tools.ts';
import {
  BranchModel,
  type Decision,
  end,
  type Flow,
  type ModelNode,
  numberOf,
  placeInWords,
  type Sent,
  stepOfPlace,
  titleOf,
} from './branch-model.ts';
import type { Operated } from './operating.ts';
import { must } from './world.ts';

/** `latest`: of the agent's latest reply; a number: of all that were ever printed. */
type Which = 'latest' | number;
export type Act = { readonly agent: 0 | 1 } & (
  | {
      readonly kind: 'attempt';
      readonly which: Which;
      readonly lacks: 'nothing' | 'notes' | 'proof';
      readonly decision: Decision;
      readonly gap: 'report' | 'close' | null;
      readonly pick: number;
    }
  | { readonly kind: 'repeat'; readonly pick: number; readonly isOther: boolean }
  | { readonly kind: 'checkpoint'; readonly which: Which; readonly pick: number }
  | {
      readonly kind: 'go back';
      readonly which: Which;
      readonly by: 'number' | 'id' | 'title' | 'iteration' | 'handle';
      readonly pick: number;
    }
  | { readonly kind: 'read'; readonly which: Which; readonly follows: boolean; readonly pick: number }
  | { readonly kind: 'resume' }
);

type Workflow = { readonly snapshot: CompiledSnapshot; readonly flow: Flow; readonly context: Record<string, unknown> };
type Agent = { readonly name: string; runtime: Runtime; latest: string };
type Answer = {
  readonly text: string;
  readonly data: ContinueData | CheckpointData | null;
  readonly error: ErrorEnvelope | null;
};
type NodeFacts = Pick<ModelNode, 'kind' | 'place' | 'reason'> & {
  readonly below: number | null;
  readonly hasNotes: boolean;
  readonly isOnPath: boolean;
  readonly isTip: boolean;
};
/** A call that recorded something. */
type Call = { readonly tool: 'attempt' | 'checkpoint'; readonly handle: string; readonly sent: Sent };
type Output = { readonly notesMarkdown?: string; readonly artifacts?: Record<string, string>[] };
type Recorded = Call & { readonly answer: Answer; readonly created: ModelNode };

const pickFrom = <T>(values: readonly T[], pick: number): T => values[pick % values.length] as T;
const isNotice = (line: string) => line.startsWith('! ');
const facts = ({ text, data }: Answer) => ({
  text: text.split('\n').filter((line) => !isNotice(line)),
  data: JSON.stringify({ ...data, warnings: [] }),
});
const codesOf = ({ data }: Answer) => (data?.warnings ?? []).map(({ code }) => code);
const printedCall =
  /(continue_workflow|checkpoint_workflow|resume_session) (\{ (?:"(?:[^"\\]|\\.)*"|\{[^{}]*\}|[^{}"])* \})/g;
/** Without those whose step the agent still has to choose. */
const callsIn = (text: string): Record<string, string>[] =>
  [...text.matchAll(printedCall)]
    .map(([, , args = '']) => args.replaceAll(/"output": (…|\{[^{}]*\})/g, '"output": {}'))
    .filter((args) => !args.includes('<number'))
    .map((args) => JSON.parse(args));

export class BranchActs {
  readonly #world: Operated;
  readonly #agents: readonly [Agent, Agent];
  readonly #name: string;
  readonly #handles: string[];
  readonly #recorded: Recorded[] = [];
  readonly #model: BranchModel;
  #calls = 0;
  /** One line for each call, for who reads a failure. */
  readonly log: string[] = [];

  private constructor(world: Operated, flow: Flow, first: { readonly handle: string; readonly name: string }) {
    this.#world = world;
    this.#model = new BranchModel(flow);
    this.#name = first.name;
    this.#handles = [first.handle];
    const agent = (name: string, runtime: Runtime): Agent => ({ name, runtime, latest: first.handle });
    this.#agents = [agent('A', world.runtime), agent('B', world.another().runtime)];
  }

  static async started(world: Operated, { snapshot, flow, context }: Workflow): Promise<BranchActs> {
    const { data } = must(await world.runtime.start({ workflowId: snapshot.workflowId, context: context as never }));
    return new BranchActs(world, flow, { handle: data.stateToken, name: data.session.runName });
  }

  async act(act: Act): Promise<void> {
    const agent = this.#agents[act.agent];
    switch (act.kind) {
      case 'attempt':
        return this.#attempt(agent, this.#handle(agent, act.which), act);
      case 'repeat':
        return this.#repeat(agent, act);
      case 'checkpoint':
        return this.#call(
          agent,
          { tool: 'checkpoint', handle: this.#handle(agent, act.which), sent: this.#sent(act.pick) },
          act.pick,
        );
      case 'go back': {
        const handle = this.#handle(agent, act.which);
        return this.#goBack(agent, handle, this.#target(act), act.pick);
      }
      case 'read':
        return this.#read(agent, this.#handle(agent, act.which), act.follows ? act.pick : null);
      case 'resume':
        return this.#resume(agent);
    }
  }

  // What is sent --------------------------------------------------------------------------------------------------------

  #handle = (agent: Agent, which: Which): string =>
    which === 'latest' ? agent.latest : pickFrom(this.#handles, which);
  /** What a careful agent sends, whatever the step asks for. */
  #sent(pick: number): Sent {
    return {
      notes: `Note ${this.#calls + 1}, proven.`,
      decision: pick % 3 === 0 ? 'continue' : 'stop',
      gap: null,
      closes: null,
    };
  }
  #attempt(agent: Agent, handle: string, act: Extract<Act, { kind: 'attempt' }>): Promise<void> {
    const notes = { nothing: `Note ${this.#calls + 1}, proven.`, notes: null, proof: `Note ${this.#calls + 1}.` }[
      act.lacks
    ];
    const open = this.#model.gaps;
    const sent: Sent = {
      notes,
      decision: act.lacks === 'proof' ? null : act.decision,
      gap: act.gap === 'report' ? `Gap ${this.#calls + 1}` : null,
      closes: act.gap === 'close' && open.length > 0 ? pickFrom(open, act.pick).gapId : null,
    };
    return this.#call(agent, { tool: 'attempt', handle, sent }, act.pick);
  }
  #repeat(agent: Agent, { pick, isOther }: Extract<Act, { kind: 'repeat' }>): Promise<void> {
    if (this.#recorded.length === 0) return Promise.resolve();
    const { tool, handle, sent } = pickFrom(this.#recorded, pick);
    return this.#call(agent, { tool, handle, sent: isOther ? this.#sent(pick) : sent }, pick);
  }
  #target({ by, pick }: Extract<Act, { kind: 'go back' }>): string {
    const { place } = pickFrom(this.#model.nodes, pick);
    const id = stepOfPlace(place);
    const names = {
      number: `${1 + (pick % (this.#model.steps(this.#model.tip).length + 1))}`,
      id,
      title: id === end ? end : titleOf(id),
      iteration: placeInWords(place),
      handle: pickFrom(this.#handles, pick),
    };
    return names[by];
  }

  // Attempts and checkpoints ----------------------------------------------------------------------------------------------

  /** @param mustWork a reply printed this call */
  async #call(agent: Agent, call: Call, pick: number, mustWork = false): Promise<void> {
    const earlier = this.#recorded.find(({ tool, handle }) => tool === call.tool && handle === call.handle);
    const node = this.#model.at(call.handle);
    const refusal = call.tool === 'attempt' ? this.#model.refusal(node) : this.#model.isClosed(node) ? 'left' : null;
    const output = this.#outputOf(call);
    const answer = await this.#send(agent, call, output);
    if (mustWork) expect(earlier?.handle ?? answer.error?.message, 'a printed call works').toBeUndefined();
    if (earlier !== undefined) await this.#isRepeat(agent, call, { answer, earlier, pick });
    else if (refusal !== null) await this.#isRefused(agent, answer, { handle: call.handle, pick, why: refusal });
    else await this.#isRecorded(agent, call, node, answer);
  }

  #outputOf({ tool, handle, sent }: Call): Output {
    const { notes, decision, gap, closes } = sent;
    const report = { kind: 'wr.gap_report', category: 'contract_violation', detail: 'missing_required_output' };
    const isDecided = decision !== null && stepOfPlace(this.#model.at(handle).place) === 'decide';
    const artifacts = [
      ...(isDecided ? [{ kind: 'wr.loop_control', loopId: 'improve', decision }] : []),
      ...(gap === null ? [] : [{ ...report, severity: 'critical', summary: gap }]),
      ...(closes === null ? [] : [{ ...report, severity: 'info', summary: 'Repaired.', resolvesGapId: closes }]),
    ];
    return {
      ...(notes === null ? {} : { notesMarkdown: notes }),
      ...(tool === 'attempt' && artifacts.length > 0 ? { artifacts } : {}),
    };
  }
  async #send({ runtime, name }: Agent, { tool, handle }: Call, output: Output): Promise<Answer> {
    this.#calls += 1;
    this.#say(`${name}: ${tool} at ${this.#named(handle)} with ${JSON.stringify(output)}`);
    return tool === 'attempt'
      ? answerOf(await runtime.continue({ ackToken: handle, output }))
      : answerOf(await runtime.checkpoint({ checkpointToken: handle, output }));
  }

  async #isRecorded(agent: Agent, call: Call, node: ModelNode, answer: Answer): Promise<void> {
    const before = this.#model.tip;
    const wasComplete = this.#model.isComplete;
    expect(answer.error, 'the call is accepted').toBeNull();
    const created =
      call.tool === 'attempt'
        ? this.#model.attempt(node, call.sent)
        : this.#model.checkpoint(node, call.sent.notes ?? '');
    await this.#learnGaps(call, node, created);
    this.#learn(agent, answer);
    this.#says(answer, created);
    expect(numberOf(agent.latest), 'the node of the reply').toBe(created.number);
    const moved = !this.#model.goesOn(before) || (wasComplete && created.place !== end);
    const told = codesOf(answer).filter((code) => code === 'FORKED' || code === 'OTHER_BRANCH');
    if (moved) expect(told, `the run was moved away from node ${before.number}, and the reply says so`).not.toEqual([]);
    this.#recorded.push({ ...call, answer, created });
    await this.compare();
  }
  /** The ids of gaps are the product's; which gaps there are is not. */
  async #learnGaps({ tool, sent }: Call, node: ModelNode, created: ModelNode): Promise<void> {
    if (tool === 'checkpoint') return;
    // Also of an attempt that is blocked for its missing notes [loop-cap-blocks].
    const isLimit = stepOfPlace(node.place) === 'decide' && this.#model.isBeyondLimit(node, sent);
    if (sent.gap === null && !isLimit) return;
    const { nodes, gaps } = await this.#shown();
    const at = nodes[created.number - 1]?.nodeId;
    const found = gaps.filter(({ nodeId }) => nodeId === at);
    expect(found.filter(({ summary }) => summary === sent.gap).length, 'the reported gap').toBe(
      sent.gap === null ? 0 : 1,
    );
    // One for all attempts that ask for another iteration in a row.
    if (isLimit) expect(this.#model.gaps.length + found.length, 'the gap of the loop').toBeGreaterThan(0);
    for (const { gapId } of found) this.#model.disclose(gapId, created);
  }

  async #isRepeat(
    agent: Agent,
    call: Call,
    { answer, earlier, pick }: { readonly answer: Answer; readonly earlier: Recorded; readonly pick: number },
  ): Promise<void> {
    expect(answer.error, 'a repeated call is answered').toBeNull();
    await this.compare();
    const isSame = JSON.stringify(this.#outputOf(call)) === JSON.stringify(this.#outputOf(earlier));
    const isLeft = this.#model.isClosed(earlier.created);
    if (isLeft) expect(codesOf(answer), 'the branch was left').toContain('OTHER_BRANCH');
    if (!isSame) {
      expect(answer.text).toContain('NOT recorded');
      this.#learn(agent, answer);
      await this.#follow(agent, answer.text, { handle: call.handle, pick });
      return;
    }
    expect(facts(answer), 'a repeated call returns the same facts').toEqual(facts(earlier.answer));
    if (!isLeft) expect(answer.text, 'a repeated call returns the same bytes').toBe(earlier.answer.text);
    this.#learn(agent, answer);
  }

  // Refusals --------------------------------------------------------------------------------------------------------------

  async #isRefused(
    agent: Agent,
    { error, text }: Answer,
    { handle, pick, why }: { readonly handle: string; readonly pick: number; readonly why: string },
  ): Promise<void> {
    expect(error?.code, `refused: ${why}`).toBe(why === 'left' ? 'SESSION_BRANCH_LEFT' : 'VALIDATION_ERROR');
    await this.compare();
    await this.#follow(agent, text, { handle, pick });
  }

  /** Sends one of the calls that a text prints, as it is printed. */
  async #follow(
    agent: Agent,
    text: string,
    { handle, pick }: { readonly handle: string; readonly pick: number },
  ): Promise<void> {
    this.#learnHandles(text);
    const calls = callsIn(text);
    const listed = [...text.matchAll(/(\d+)\. [^;]*? \[\w+\]/g)].map(([, number = '']) => number);
    if (calls.length > 0) {
      const { ackToken, checkpointToken, stateToken, goBackTo, query } = pickFrom(calls, pick);
      this.#say('  as printed:');
      if (query !== undefined) return this.#resume(agent);
      if (ackToken !== undefined)
        return this.#call(agent, { tool: 'attempt', handle: ackToken, sent: this.#sent(pick) }, pick, true);
      if (checkpointToken !== undefined)
        return this.#call(agent, { tool: 'checkpoint', handle: checkpointToken, sent: this.#sent(pick) }, pick, true);
      if (goBackTo !== undefined) return this.#goBack(agent, stateToken ?? '', goBackTo, pick, true);
      return this.#read(agent, stateToken ?? '', null);
    }
    this.#say('  as told:');
    if (listed.length > 0) return this.#goBack(agent, handle, pickFrom(listed, pick), pick, true);
    expect(text, 'a refusal names a next call').toContain('with only the stateToken');
    return this.#read(agent, handle, null);
  }

  // Going back --------------------------------------------------------------------------------------------------------------

  async #goBack(agent: Agent, handle: string, name: string, pick: number, mustWork = false): Promise<void> {
    this.#calls += 1;
    const from = this.#model.at(handle);
    const step = this.#model.named(from, name);
    const reason = `Why ${this.#calls}`;
    this.#say(`${agent.name}: go back to "${name}" from ${this.#named(handle)}, "${reason}"`);
    const answer = answerOf(await agent.runtime.continue({ stateToken: handle, goBackTo: name, reason }));
    if (mustWork) expect(answer.error, 'a printed call works').toBeNull();
    if (step === null) return this.#isRefused(agent, answer, { handle, pick, why: 'no such step' });
    expect(answer.error, 'going back is accepted').toBeNull();
    const earlier = this.#model.reopened(from, step);
    const created = earlier ?? this.#model.goBack(from, step, reason);
    this.#learn(agent, answer);
    if (earlier === null) this.#says(answer, created);
    else expect(codesOf(answer), 'the reason was not recorded').toContain('ATTEMPT_ALREADY_RECORDED');
    await this.compare();
  }

  // Reading -----------------------------------------------------------------------------------------------------------------

  async #read(agent: Agent, handle: string, follows: number | null): Promise<void> {
    this.#calls += 1;
    this.#say(`${agent.name}: read ${this.#named(handle)}`);
    const answer = answerOf(await agent.runtime.continue({ stateToken: handle }));
    this.#isReadOf(answer, this.#model.at(handle));
    this.#learn(agent, answer);
    await this.compare();
    if (follows !== null && callsIn(answer.text).length > 0)
      await this.#follow(agent, answer.text, { handle, pick: follows });
  }
  #isReadOf(answer: Answer, node: ModelNode): void {
    expect(answer.error, 'a read is answered').toBeNull();
    this.#says(answer, node);
    const isLeft = this.#model.isClosed(node);
    const notices = (answer.data?.warnings ?? []).filter(({ code }) => code === 'OTHER_BRANCH');
    const expected = isLeft || !this.#model.goesOn(node) ? [isLeft] : [];
    expect(
      notices.map(({ details }) => details?.['left']),
      'what a read says of its branch',
    ).toEqual(expected);
    if (isLeft) expect(answer.text, 'no attempt is offered on a branch that was left').not.toContain('"ackToken"');
  }
  /** A new chat, in a process that has read nothing. */
  async #resume(agent: Agent): Promise<void> {
    this.#calls += 1;
    this.#say(`${agent.name}: resume in a new process`);
    agent.runtime = this.#world.another().runtime;
    const { text, data } = must(await agent.runtime.resume({ query: this.#name }));
    const answer: Answer = { text, data: data.read ?? null, error: null };
    this.#isReadOf(answer, this.#model.tip);
    this.#learnHandles(text);
    agent.latest = data.read?.stateToken ?? agent.latest;
    const kept = this.#kept().filter(({ kind }) => kind === 'step');
    if (data.read?.recap?.omittedCount === 0) for (const { notes } of kept) expect(text, 'the recap').toContain(notes);
    await this.compare();
  }

  // Comparing ---------------------------------------------------------------------------------------------------------------

  #named(handle: string): string {
    const { place, kind } = this.#model.at(handle);
    return `${handle.split('/')[1]} (${placeInWords(place)}${kind === 'step' ? '' : `, ${kind.replace('_', ' ')}`})`;
  }
  #say(line: string): void {
    this.log.push(line);
  }
  #learnHandles(text: string): void {
    for (const [handle] of text.matchAll(new RegExp(`${this.#name}/\\d+[a-z]*-[0-9a-z]{5}`, 'g')))
      if (!this.#handles.includes(handle)) this.#handles.push(handle);
  }
  #learn(agent: Agent, { text, data }: Answer): void {
    this.#learnHandles(text);
    agent.latest = new RegExp(`^\\[(${this.#name}/[^\\]]+)\\]`).exec(text)?.[1] ?? data?.stateToken ?? agent.latest;
  }
  #says({ data }: Answer, node: ModelNode): void {
    expect(data?.pending?.stepId ?? end, 'the step of the reply').toBe(stepOfPlace(node.place));
    expect(data?.runStatus, 'the status in the reply').toBe(this.#model.status);
  }

  async #shown(): Promise<ShownSessionRun> {
    const { session } = must(await this.#world.operator.showSession(this.#name));
    expect([session.health, session.problems]).toEqual(['healthy', []]);
    return session.runs[0] as ShownSessionRun;
  }

  #factsOf(node: ModelNode): NodeFacts {
    const { kind, place, parent, notes, reason } = node;
    const isOnPath = this.#model.isOnPath(node);
    const below = parent?.number ?? null;
    return { kind, place, below, hasNotes: notes !== null, reason, isOnPath, isTip: node === this.#model.tip };
  }

  /** What people see of the run, against the model. */
  async compare(): Promise<void> {
    const shown = await this.#shown();
    const { nodes, tip } = this.#model;
    const numbers = new Map(shown.nodes.map(({ nodeId }, i) => [nodeId, i + 1]));
    const told = (each: ShownSessionRun['nodes'][number]): NodeFacts => ({
      kind: each.kind,
      place: each.stepInstance ?? end,
      below: each.parentNodeId === null ? null : (numbers.get(each.parentNodeId) ?? 0),
      hasNotes: each.hasNotes,
      reason: each.reopenedBecause ?? null,
      isOnPath: each.isPreferred,
      isTip: each.isTip,
    });
    expect(shown.nodes.map(told), 'sessions show: the nodes').toEqual(nodes.map((each) => this.#factsOf(each)));
    const status = { status: this.#model.status, completedSteps: this.#model.steps(tip).length - 1 };
    expect(shown, 'sessions show').toMatchObject(status);
    const listed = must(await this.#world.operator.listSessions()).sessions[0]?.runs[0];
    expect(listed, 'sessions list').toMatchObject({ ...status, stepTitle: shown.stepTitle });
    const openGaps = shown.gaps.filter(({ severity, resolvedBy }) => severity === 'critical' && resolvedBy === null);
    expect(
      openGaps.map(({ gapId }) => gapId),
      'the open gaps',
    ).toEqual(this.#model.openGaps());
    this.#compareNotes(shown, numbers);
  }

  /** On the path to the tip, oldest first, without those of blocked attempts. */
  #kept(): ModelNode[] {
    const path = this.#model.path(this.#model.tip).reverse();
    return path.filter(({ kind, notes }) => kind !== 'blocked_attempt' && notes !== null);
  }
  #compareNotes(shown: ShownSessionRun, numbers: ReadonlyMap<string, number>): void {
    const wordsOf = (notes: string | undefined) => /(Note|Why) \d+/.exec(notes ?? '')?.[0] ?? '';
    const said = (each: ModelNode) => `${each.number} ${wordsOf(each.notes ?? undefined)}`;
    const stored = shown.outputs.flatMap(({ nodeId, notesMarkdown }) =>
      notesMarkdown === undefined ? [] : [`${numbers.get(nodeId)} ${wordsOf(notesMarkdown)}`],
    );
    const sent = this.#model.nodes.filter(({ notes }) => notes !== null).map(said);
    expect(stored, 'nothing that was acknowledged is lost').toEqual(sent);
    const notes = notesOf(shown, null).map(({ notesMarkdown }) => wordsOf(notesMarkdown));
    const kept = this.#kept().map(({ notes: own }) => wordsOf(own ?? undefined));
    expect(
      notes.filter((each) => kept.includes(each)),
      'sessions notes: the path',
    ).toEqual(kept);
    const beside = this.#model.nodes.filter((each) => each.kind === 'checkpoint' && this.#model.goesOn(each));
    const allowed = [...kept, ...beside.map(({ notes: own }) => wordsOf(own ?? undefined))];
    expect(
      notes.filter((each) => !allowed.includes(each)),
      'sessions notes: of no other branch',
    ).toEqual([]);
    const left = leftNotesOf(shown, null).flatMap((each) => each.notes.map((note) => wordsOf(note.notesMarkdown)));
    const accepted = this.#model.nodes.filter(({ kind, notes: own }) => kind !== 'blocked_attempt' && own !== null);
    expect(
      accepted.map(({ notes: own }) => wordsOf(own ?? undefined)).filter((each) => ![...notes, ...left].includes(each)),
      'sessions notes: all notes are on a branch',
    ).toEqual([]);
    const [current, ...others] = shown.branches ?? [];
    const steps = this.#model.steps(this.#model.tip).reverse();
    expect(
      current?.steps.map(({ nodeId }) => numbers.get(nodeId)),
      'the current branch',
    ).toEqual(steps.map(({ number }) => number));
    const onBranches = new Set(
      [...(current?.steps ?? []), ...others.flatMap((each) => each.steps)].map(({ nodeId }) => numbers.get(nodeId)),
    );
    const lost = this.#model.nodes.filter(({ kind, number }) => kind === 'step' && !onBranches.has(number));
    expect(
      lost.map(({ number }) => number),
      'each step is on a branch',
    ).toEqual([]);
  }

  async verify(): Promise<void> {
    const { verdict, firstBad } = must(await this.#world.operator.verifySession(this.#name));
    expect({ verdict, firstBad }, 'sessions verify').toEqual({ verdict: 'verified', firstBad: undefined });
  }
}

type Result = Awaited<ReturnType<Runtime['continue']>> | Awaited<ReturnType<Runtime['checkpoint']>>;
function answerOf(result: Result): Answer {
  if (result.isErr()) return { text: errorText(result.error), data: null, error: result.error };
  const reply: Reply<ContinueData | CheckpointData> = result.value;
  return { text: reply.text, data: reply.data, error: null };
}
