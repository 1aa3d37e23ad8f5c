/**
 * "Runs cannot be confused": many runs in one conversation, of the same and of
 * different workflows, in several sessions, parents and children. Their tokens are shuffled, mixed, stale, cut, swapped
 * between fields, and wrapped in what agents put around them.
 *
 * What a token is good for is known here by set membership (it was handed out, as these very characters), not by our codec.
 */
import { describe, expect, it } from 'vitest';
import { runName } from '../../../runtime/core/run-name.ts';
import type { ErrorEnvelope } from '../../../schemas/errors.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { RunId } from '../../../schemas/ids.ts';
import { type Chance, chance } from '../../e2e/support.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';

const alpha = compiledWorkflow('test.alpha', stepIds(3));
const beta = compiledWorkflow('test.beta', [
  'look',
  compiledStep('prove', { validationCriteria: { type: 'contains', value: 'proven' } }),
  'end',
]);
const workflows = [alpha, beta];

// Any call ------------------------------------------------------------------------------------------------------------

type Kind = 'st' | 'ack' | 'chk';
type Payload = { readonly sessionId: string; readonly runId: RunId; readonly nodeId: string };
type Token = { readonly text: string; readonly kind: Kind } & Payload;

const tokenPattern = /\b(?:st|ack|chk)\.v1\.[\w-]+\.[\w-]+/g;
const readToken = (text: string): Token => {
  const [kind, , payload] = text.split('.');
  const { sessionId, runId, nodeId } = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Payload;
  return { text, kind: kind as Kind, sessionId, runId, nodeId };
};

/** What agents do to a token: mostly nothing. The genuine token stays findable behind what can be cleaned away. */
type Written = { readonly text: string; readonly token: Token; readonly how: 'exact' | 'wrapped' | 'broken' };

function written(token: Token, luck: Chance): Written {
  const { text } = token;
  const wrapped = [`"${text}"`, ` ${text}`, `${text}\n`, `\`${text}\``, `<${text}>`, `stateToken: ${text}`, `${text},`];
  const broken = [text.slice(0, -1), text.slice(0, 40), text.slice(3), `${text}A`, text.replace('v1', 'v2'), 'st.v1'];
  switch (luck.below(8)) {
    case 0:
      return { text: luck.pick(wrapped), token, how: 'wrapped' };
    case 1:
      return { text: luck.pick(broken), token, how: 'broken' };
    default:
      return { text, token, how: 'exact' };
  }
}

const scopedRun = (event: SessionEvent): string | null =>
  'scope' in event && event.scope !== undefined ? event.scope.runId : null;

/** One conversation: every token that any reply or refusal has shown, and what is stored. */
class Conversation {
  readonly #bench: Bench;
  readonly #luck: Chance;
  readonly #seen = new Map<string, Token>();
  readonly #lengths = new Map<string, number>();
  /** The step that each node stands for: itself, or the one above its chain of blocked attempts and checkpoints. */
  readonly #steps = new Map<string, string>();
  readonly counts = { accepted: 0, refused: 0, recovered: 0 };

  constructor(bench: Bench, luck: Chance) {
    this.#bench = bench;
    this.#luck = luck;
  }

  #learn(text: string): void {
    for (const [token] of text.matchAll(tokenPattern)) this.#seen.set(token, readToken(token));
    for (const { sessionId } of this.#seen.values()) {
      if (!this.#lengths.has(sessionId)) this.#lengths.set(sessionId, 0);
    }
  }

  /** What was added to any session since it was looked at last. */
  async #added(): Promise<readonly SessionEvent[]> {
    const added: SessionEvent[] = [];
    for (const [sessionId, length] of this.#lengths) {
      const events = await this.#bench.events(sessionId);
      added.push(...events.slice(length));
      this.#lengths.set(sessionId, events.length);
    }
    for (const event of added) {
      if (event.kind !== 'node_created') continue;
      const { nodeKind, parentNodeId } = event.data;
      const { nodeId } = event.scope;
      this.#steps.set(nodeId, nodeKind === 'step' ? nodeId : (this.#steps.get(parentNodeId ?? '') ?? nodeId));
    }
    return added;
  }

  async begin(): Promise<void> {
    const started: string[] = [];
    for (const id of ['test.alpha', 'test.alpha', 'test.beta', 'test.beta']) {
      const { bytes, data } = await this.#bench.agent.start(id);
      this.#learn(bytes);
      started.push(data.stateToken);
    }
    for (const within of [started[0], started[0], started[2]]) {
      this.#learn((await this.#bench.agent.start('test.alpha', { within })).bytes);
    }
    await this.#added();
  }

  /** A token of any run; of a kind, or of any. */
  #token(kind: Kind | null): Token {
    const fitting = [...this.#seen.values()].filter((token) => kind === null || token.kind === kind);
    return this.#luck.pick(fitting);
  }

  /** Two tokens that may or may not belong together, in the right fields or not. */
  #pair(second: 'ack' | 'chk'): [Written, Written] {
    const isSwapped = this.#luck.below(10) === 0;
    const state = this.#token(this.#luck.below(8) === 0 ? null : 'st');
    const partners = [...this.#seen.values()].filter(({ kind, nodeId }) => kind === second && nodeId === state.nodeId);
    const isMatched = this.#luck.below(2) === 0 && partners.length > 0;
    const other = isMatched ? this.#luck.pick(partners) : this.#token(this.#luck.below(8) === 0 ? null : second);
    const both: [Written, Written] = [written(state, this.#luck), written(other, this.#luck)];
    return isSwapped ? [both[1], both[0]] : both;
  }

  async act(call: number): Promise<void> {
    const tool = this.#luck.pick(['continue_workflow', 'continue_workflow', 'checkpoint_workflow', 'start_workflow']);
    const output = { notesMarkdown: `Call ${call}: ${this.#luck.pick(['proven', 'guessed'])}.` };
    if (tool === 'start_workflow') {
      if (this.#luck.below(3) > 0) return;
      const within = written(this.#token(this.#luck.below(3) === 0 ? null : 'st'), this.#luck);
      await this.#call(tool, { workflowId: 'test.alpha', within: within.text }, [within], ['st']);
      return;
    }
    if (tool === 'continue_workflow' && this.#luck.below(5) === 0) {
      const read = written(this.#token(this.#luck.below(3) === 0 ? null : 'st'), this.#luck);
      await this.#call(tool, { stateToken: read.text }, [read], ['st']);
      return;
    }
    const second = tool === 'continue_workflow' ? 'ack' : 'chk';
    const field = tool === 'continue_workflow' ? 'ackToken' : 'checkpointToken';
    const given = this.#pair(second);
    const args = { stateToken: given[0].text, [field]: given[1].text, output };
    await this.#call(tool, args, given, ['st', second]);
  }

  async #call(
    tool: string,
    args: Record<string, unknown>,
    given: readonly Written[],
    kinds: readonly Kind[],
  ): Promise<void> {
    const [first] = given;
    if (first === undefined) throw new Error('a call without tokens');
    const reply = await this.#bench.agent.call(tool, args);
    const added = await this.#added();
    const what = `${tool} ${JSON.stringify(args)}: ${reply.text}`;
    const belongTogether = given.every(
      ({ how, token }, i) => how === 'exact' && token.kind === kinds[i] && token.nodeId === first.token.nodeId,
    );
    this.#learn(reply.bytes);
    if (reply.ok) {
      expect(belongTogether, what).toBe(true);
      expect(reply.text.startsWith(`[${runName(this.#runOf(reply.bytes))}] `), what).toBe(true);
      this.#expectOnly(added, tool, first.token, what);
      this.counts.accepted += 1;
      return;
    }
    expect(added, what).toEqual([]);
    this.counts.refused += 1;
    // A chain that has ended, or a step of a run that is done, takes no call even with tokens that belong together.
    if (belongTogether) expect(reply.error.code, what).toBe('VALIDATION_ERROR');
    else await this.#expectRecoverable(tool, reply.error, given, what, args);
  }

  #runOf(bytes: string): RunId {
    const { structuredContent } = JSON.parse(bytes) as { structuredContent: { session: { runId: RunId } } };
    return structuredContent.session.runId;
  }

  /** Only the run of the token has moved; a run that was started within it is new, and says so. */
  #expectOnly(added: readonly SessionEvent[], tool: string, token: Token, what: string): void {
    const runs = new Set(added.map(scopedRun).filter((runId) => runId !== null));
    if (tool !== 'start_workflow') {
      expect(
        [...runs].filter((runId) => runId !== token.runId),
        what,
      ).toEqual([]);
      const parents = added.flatMap((event) => (event.kind === 'node_created' ? [event.data.parentNodeId] : []));
      expect(
        parents.filter((nodeId) => nodeId !== token.nodeId),
        what,
      ).toEqual([]);
      return;
    }
    const started = added.filter((event) => event.kind === 'run_started');
    expect(
      started.map(({ data }) => data.parent),
      what,
    ).toEqual([{ runId: token.runId, nodeId: token.nodeId }]);
    expect([...runs], what).toEqual(started.map(({ scope }) => scope.runId));
  }

  async #expectRecoverable(
    tool: string,
    error: ErrorEnvelope,
    given: readonly Written[],
    what: string,
    args: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    expect(error.code, what).toMatch(/^TOKEN_(SCOPE_MISMATCH|INVALID_FORMAT|UNSUPPORTED_VERSION|BAD_SIGNATURE)$/);
    const genuine = given.filter(({ how }) => how !== 'broken');
    const names = [...new Set(genuine.map(({ token }) => runName(token.runId)))];
    for (const name of names) expect(error.message, what).toContain(`[${name}] `);
    const pairs = (error.details?.['pairs'] ?? []) as readonly Record<string, string>[];
    expect(pairs.map((pair) => pair['runName']).sort(), what).toEqual(
      [...new Map(genuine.map(({ token }) => [this.#steps.get(token.nodeId), runName(token.runId)])).values()].sort(),
    );
    if (genuine.length === 0) {
      expect(error.suggestion, what).toMatch(
        /^(Copy the token again|Use the handle or tokens from the latest reply of this server)/,
      );
      return;
    }
    // A token that cannot be read may be of any run: then nothing is commanded.
    expect(/^(Call|Decide which (run|step) you mean, then call) /.test(error.suggestion), what).toBe(
      genuine.length === given.length || pairs.length > 1,
    );
    const pair = this.#luck.pick(pairs);
    // No more is returned than the call brought: a read stays one.
    expect(
      Object.keys(pair).filter((key) => key === 'ackToken' || key === 'checkpointToken').length,
      what,
    ).toBeLessThan(tool === 'start_workflow' || given.length === 1 ? 1 : 2);
    const tokens = Object.values(pair).filter((value) => /^(st|ack|chk)\.v1\./.test(value));
    for (const text of tokens) {
      const token = readToken(text);
      expect([runName(token.runId), token.nodeId], what).toEqual([pair['runName'], readToken(tokens[0] ?? '').nodeId]);
      expect(error.suggestion, what).toContain(text);
    }
    this.#learn(JSON.stringify(pair));
    if (this.#luck.below(3) > 0) return;
    const { stateToken = '', ackToken, checkpointToken } = pair;
    const output = (args['output'] ?? { notesMarkdown: 'With the pair of the refusal.' }) as Record<string, unknown>;
    const again =
      tool === 'start_workflow'
        ? { workflowId: 'test.alpha', within: stateToken }
        : checkpointToken !== undefined
          ? { stateToken, checkpointToken, output }
          : ackToken !== undefined
            ? { stateToken, ackToken, output }
            : { stateToken };
    const { bytes } = await this.#bench.agent.done(tool, again);
    this.#learn(bytes);
    const added = await this.#added();
    this.#expectOnly(added, tool, readToken(stateToken), what);
    // Whoever means a branch has an ackToken for it; a refusal never makes one.
    const hadAck = genuine.some(({ token }) => token.kind === 'ack' && token.nodeId === readToken(stateToken).nodeId);
    const isBranch = (event: SessionEvent) =>
      event.kind === 'edge_created' && event.data.cause.kind === 'non_tip_advance';
    if (!hadAck) expect(added.filter(isBranch), what).toEqual([]);
    this.counts.recovered += 1;
  }
}

const rounds = { memory: { seeds: 4, calls: 120 }, file: { seeds: 1, calls: 60 } } as const;

describe.each(adapters)('in one conversation of many runs, over %s', (adapter) => {
  // @verifies no-call-advances-another-run @verifies refusal-hands-over-the-pair @verifies refusal-writes-nothing
  it('no call moves a run that its tokens do not belong to, and every refusal leads back in one call', async () => {
    const total = { accepted: 0, refused: 0, recovered: 0 };
    for (let seed = 1; seed <= rounds[adapter].seeds; seed += 1) {
      const conversation = new Conversation(
        await Bench.of(adapter, workflows, null, { tokenForm: 'signed' }),
        chance(seed * 7919),
      );
      await conversation.begin();
      for (let call = 0; call < rounds[adapter].calls; call += 1) await conversation.act(call);
      for (const key of ['accepted', 'refused', 'recovered'] as const) total[key] += conversation.counts[key];
    }
    expect(Math.min(total.accepted, total.refused, total.recovered)).toBeGreaterThan(10 * rounds[adapter].seeds);
  });
});

// An agent that reads ------------------------------------------------------------------------------------------------

type Remembered = {
  readonly stateToken: string;
  readonly ackToken: string | null;
  readonly checkpointToken: string | null;
};

/** Knows nothing but the texts of replies, forgets, mixes things up, and does what the last text says. */
class ReadingAgent {
  readonly #bench: Bench;
  readonly #luck: Chance;
  readonly #memory = new Map<string, Remembered>();
  readonly #history: { readonly name: string; readonly stateToken: string }[] = [];
  readonly #blocked = new Set<string>();
  readonly done = new Set<string>();
  calls = 0;

  constructor(bench: Bench, luck: Chance) {
    this.#bench = bench;
    this.#luck = luck;
  }

  get open(): readonly string[] {
    return [...this.#memory.keys()].filter((name) => !this.done.has(name));
  }

  async #say(tool: string, args: Record<string, unknown>): Promise<string> {
    this.calls += 1;
    const { text } = await this.#bench.agent.call(tool, args);
    this.#read(text);
    return text;
  }

  /** Every line of a text is read as what it says; nothing else is known. */
  #read(text: string): void {
    const [headline = ''] = text.split('\n');
    const name = /^\[([a-z]+-[a-z]+-\d+)\] /.exec(headline)?.[1];
    if (name === undefined) return;
    const lineOf = (label: string) => new RegExp(`^${label}[^:\\n]*: (\\S+)$`, 'm').exec(text)?.[1] ?? null;
    const stateToken = lineOf('stateToken');
    if (stateToken === null) return;
    const ackToken = lineOf('ackToken');
    this.#memory.set(name, { stateToken, ackToken, checkpointToken: lineOf('checkpointToken') });
    this.#history.push({ name, stateToken });
    if (headline.includes('· BLOCKED')) this.#blocked.add(name);
    else this.#blocked.delete(name);
    if (headline.includes('· complete')) this.done.add(name);
    const others = [
      ...text.matchAll(/^- (\S+) at ".*": continue_workflow \{ "stateToken": "(\S+)" \}$/gm),
      ...text.matchAll(/^It is a child run of (\S+)\. .* \{ "stateToken": "(\S+)" \}$/gm),
    ];
    for (const [, other = '', token = ''] of others) {
      if (!this.#memory.has(other)) {
        this.#memory.set(other, { stateToken: token, ackToken: null, checkpointToken: null });
      }
    }
  }

  async start(workflowId: string, within?: string): Promise<string> {
    const text = await this.#say('start_workflow', {
      workflowId,
      ...(within === undefined ? {} : { within: this.#memory.get(within)?.stateToken }),
    });
    return /^\[(\S+)\]/.exec(text)?.[1] ?? '';
  }
  /** As if it had never been heard of. */
  forget(name: string): void {
    this.#memory.delete(name);
  }

  async #lookAt(stateToken: string): Promise<void> {
    const text = await this.#say('continue_workflow', { stateToken });
    const onward = /^To continue at .* \{ "stateToken": "(\S+)" \}$/m.exec(text)?.[1];
    if (onward !== undefined) await this.#say('continue_workflow', { stateToken: onward });
  }

  lookAtRun(name: string): Promise<void> {
    return this.#lookAt(this.#memory.get(name)?.stateToken ?? '');
  }
  /** The next thing that the last text of a run asks for. */
  async work(name: string): Promise<void> {
    const { stateToken, ackToken = null } = this.#memory.get(name) ?? {};
    const output = { notesMarkdown: this.#blocked.has(name) ? 'It is proven.' : 'Done, I think.' };
    if (ackToken === null) await this.lookAtRun(name);
    else await this.#say('continue_workflow', { stateToken, ackToken, output });
  }

  /** A refusal says which pair belongs to which run; this agent takes the one of the run that it meant. */
  async #follow(refusal: string, name: string, output: Record<string, unknown>): Promise<void> {
    const pairs = refusal.matchAll(/"stateToken": "([^"]+)"(?: and "(\w+)": "([^"]+)")?, for "[^"]*" of (\S+) \(/gm);
    for (const [, stateToken = '', field, token, meant] of pairs) {
      if (meant !== name) continue;
      if (field === undefined) await this.#lookAt(stateToken);
      else if (field === 'checkpointToken')
        await this.#say('checkpoint_workflow', { stateToken, [field]: token, output });
      else await this.#say('continue_workflow', { stateToken, [field]: token, output });
      return;
    }
    // Nothing verified: what it still has of this run is read again.
    const { stateToken } = this.#luck.pick(this.#history.filter((entry) => entry.name === name));
    await this.#lookAt(stateToken);
  }

  async act(): Promise<void> {
    const name = this.#luck.pick(this.open);
    const known = this.#memory.get(name);
    if (known === undefined) throw new Error('an open run that is not remembered');
    const output = { notesMarkdown: this.#blocked.has(name) ? 'It is proven.' : 'Done, I think.' };
    const { stateToken, ackToken, checkpointToken } = known;
    if (ackToken === null) return this.#lookAt(stateToken);
    const other = this.#memory.get(this.#luck.pick([...this.#memory.keys()])) ?? known;
    const call = { stateToken, ackToken, output };
    switch (this.#luck.below(9)) {
      case 0:
        return this.#lookAt(this.#luck.pick(this.#history.filter((entry) => entry.name === name)).stateToken);
      case 1: {
        if (other === known || other.ackToken === null) return;
        const text = await this.#say('continue_workflow', { ...call, ackToken: other.ackToken });
        return this.#follow(text, name, output);
      }
      case 2: {
        const wrong = this.#luck.pick([`"${ackToken}"`, ackToken.slice(0, -9), stateToken, ` ${ackToken}`]);
        return this.#follow(await this.#say('continue_workflow', { ...call, ackToken: wrong }), name, output);
      }
      case 3: {
        if (checkpointToken === null) return;
        const args = { stateToken, checkpointToken, output: { notesMarkdown: 'Half way.' } };
        await this.#say('checkpoint_workflow', args);
        return;
      }
      case 4: {
        if (checkpointToken === null || other.checkpointToken === null || other === known) return;
        const kept = { notesMarkdown: 'Half way.' };
        const args = { stateToken: other.stateToken, checkpointToken, output: kept };
        return this.#follow(await this.#say('checkpoint_workflow', args), name, kept);
      }
      case 5:
        await this.#say('continue_workflow', call);
        await this.#say('continue_workflow', call);
        return;
      default:
        await this.#say('continue_workflow', call);
    }
  }
}

const agents = { memory: 10, file: 2 } as const;
const callsMax = 600;

describe.each(adapters)('an agent that follows only the text of replies, over %s', (adapter) => {
  // @verifies forgetful-agent-finishes
  it('finishes all its runs, whatever it forgets and mixes up', async () => {
    for (let seed = 1; seed <= agents[adapter]; seed += 1) {
      const bench = await Bench.of(adapter, workflows, null, { tokenForm: 'signed' });
      const agent = new ReadingAgent(bench, chance(seed * 104_729));
      const parents = [await agent.start('test.alpha'), await agent.start('test.beta'), await agent.start('test.beta')];
      const children = [await agent.start('test.beta', parents[0]), await agent.start('test.alpha', parents[1])];
      // One is not even remembered to have been started: only its parent can name it.
      agent.forget(children[1] ?? '');
      while (agent.open.length > 0 && agent.calls < callsMax) await agent.act();
      // It was found again at its parent, if anybody looked there; else somebody does now.
      expect(agent.open, `seed ${seed}`).toEqual([]);
      for (const name of [...parents, children[0] ?? '']) expect([...agent.done], `seed ${seed}`).toContain(name);
    }
  });

  // @verifies within-links-runs
  it('finds a forgotten run again at its parent, and a forgotten parent at the end of the run within it', async () => {
    const bench = await Bench.of(adapter, workflows, null, { tokenForm: 'signed' });
    const agent = new ReadingAgent(bench, chance(5));
    const parent = await agent.start('test.alpha');
    const child = await agent.start('test.beta', parent);
    agent.forget(child);
    expect(agent.open).toEqual([parent]);
    await agent.lookAtRun(parent);
    expect(agent.open).toEqual([parent, child]);
    agent.forget(parent);
    while (!agent.done.has(child)) await agent.work(child);
    expect(agent.open).toEqual([parent]);
    while (!agent.done.has(parent)) await agent.work(parent);
  });
});
