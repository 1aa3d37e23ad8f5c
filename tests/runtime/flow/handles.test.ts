/**
 * Runs cannot be confused by their handles: many runs in one conversation, some in one session, with handles that are shuffled,
 * stale, swapped between arguments, mangled as models mangle them, and mixed with those of other runs.
 *
 * What a handle is good for is known here from the logs: the n-th node of the run that has its name. No code of ours reads it.
 */
import { describe, expect, it } from 'vitest';
import { runName } from '../../../runtime/core/run-name.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { NodeId, RunId } from '../../../schemas/ids.ts';
import { type Chance, chance } from '../../e2e/support.ts';
import { adapters, Bench } from '../../support/bench.ts';
import { compiledStep, compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { rounds } from '../../../build/long/rounds.ts';

const alpha = compiledWorkflow('test.alpha', stepIds(3));
const beta = compiledWorkflow('test.beta', [
  'look',
  compiledStep('prove', { validationCriteria: { type: 'contains', value: 'proven' } }),
  'end',
]);
const workflows = [alpha, beta];

const handlePattern = /\b[a-z]+-[a-z]+-\d\d\/\d+[a-z]{0,3}-[0-9a-hjkmnp-tv-z]{5}\b/g;

type Named = { readonly runId: RunId; readonly nodeId: NodeId };
/** `sloppy` still says which step is meant; `altered` may say another, or none. */
type Written = { readonly text: string; readonly handle: string; readonly how: 'exact' | 'sloppy' | 'altered' };

const swapped = (text: string, i: number) =>
  text.slice(0, i) + (text[i + 1] ?? '') + (text[i] ?? '') + text.slice(i + 2);

function written(handle: string, luck: Chance, others: readonly string[]): Written {
  const sloppy = [
    handle.toUpperCase(),
    `"${handle}"`,
    `\`${handle}\``,
    `[${handle}]`,
    `${handle}.`,
    `${handle}…`,
    ` ${handle}\n`,
    handle.replaceAll('-', '\u2013'),
    handle.slice(0, -5) + handle.slice(-5).replaceAll('0', 'O').replaceAll('1', 'l'),
  ];
  const [name = '', rest = ''] = handle.split('/');
  const [otherName = ''] = luck.pick(others).split('/');
  const altered = [
    handle.slice(0, -1),
    name,
    `${name}/${rest.split('-')[0]}`,
    swapped(handle, handle.length - 2 - luck.below(3)),
    handle.slice(0, -1) + luck.pick([...'0123456789abcdefghjkmnpqrstvwxyz']),
    `${name}/${Number.parseInt(rest, 10) + 1}-${rest.split('-')[1]}`,
    `${name}/${Number.parseInt(rest, 10) + 40}-${rest.split('-')[1]}`,
    `${name}/${Number.parseInt(rest, 10)}b-${rest.split('-')[1]}`,
    `${otherName}/${rest}`,
    `${name}/${luck.pick(others).split('/')[1]}`,
    `quiet-otter-99/${rest}`,
  ];
  switch (luck.below(4)) {
    case 0:
      return { text: luck.pick(sloppy), handle, how: 'sloppy' };
    case 1: {
      const text = luck.pick(altered);
      // Some of these spell a handle that was handed out all the same.
      return { text, handle: others.includes(text) ? text : handle, how: others.includes(text) ? 'exact' : 'altered' };
    }
    default:
      return { text: handle, handle, how: 'exact' };
  }
}

class Conversation {
  readonly #bench: Bench;
  readonly #luck: Chance;
  readonly #seen = new Set<string>();
  readonly #lengths = new Map<string, number>();
  readonly #nodes = new Map<string, Named[]>();
  readonly counts = { accepted: 0, refused: 0, recovered: 0 };

  constructor(bench: Bench, luck: Chance) {
    this.#bench = bench;
    this.#luck = luck;
  }

  #learn(text: string): void {
    // An example in a message is of no run.
    const example = 'amber-otter-42/5-k7m2x';
    for (const [handle] of text.matchAll(handlePattern)) if (handle !== example) this.#seen.add(handle);
  }

  named(handle: string): Named {
    const [name = '', rest = ''] = handle.split('/');
    const node = this.#nodes.get(name)?.[Number.parseInt(rest, 10) - 1];
    if (node === undefined) throw new Error(`${handle} names no node`);
    return node;
  }

  async #added(): Promise<readonly SessionEvent[]> {
    const added: SessionEvent[] = [];
    for (const [sessionId, length] of this.#lengths) {
      const events = await this.#bench.events(sessionId);
      added.push(...events.slice(length));
      this.#lengths.set(sessionId, events.length);
    }
    for (const event of added) {
      if (event.kind !== 'node_created') continue;
      const name = runName(event.scope.runId);
      this.#nodes.set(name, [...(this.#nodes.get(name) ?? []), event.scope]);
    }
    return added;
  }

  async begin(): Promise<void> {
    const started: string[] = [];
    for (const id of ['test.alpha', 'test.beta', 'test.beta']) {
      const { bytes, data } = await this.#bench.agent.start(id);
      this.#learn(bytes);
      this.#lengths.set(data.session.sessionId, 0);
      started.push(data.stateToken);
    }
    for (const within of started.slice(0, 2)) {
      this.#learn((await this.#bench.agent.start('test.alpha', { within })).bytes);
    }
    await this.#added();
  }

  async act(call: number): Promise<void> {
    const luck = this.#luck;
    const others = [...this.#seen];
    const one = written(luck.pick(others), luck, others);
    const output = { notesMarkdown: `Call ${call}: ${luck.pick(['proven', 'guessed'])}.` };
    const field = luck.pick(['ackToken', 'ackToken', 'ackToken', 'checkpointToken', 'stateToken'] as const);
    const second = luck.below(4) === 0 && field !== 'stateToken' ? written(luck.pick(others), luck, others) : null;
    const given = second === null ? [one] : [one, second];
    const args = {
      [field]: one.text,
      ...(second === null ? {} : { stateToken: second.text }),
      ...(field === 'stateToken' ? {} : { output }),
    };
    const tool = field === 'checkpointToken' ? 'checkpoint_workflow' : 'continue_workflow';
    await this.#call(tool, args, given);
  }

  async #call(tool: string, args: Record<string, unknown>, given: readonly Written[]): Promise<void> {
    const reply = await this.#bench.agent.call(tool, args);
    const added = await this.#added();
    const what = `${tool} ${JSON.stringify(args)}: ${reply.text}`;
    this.#learn(reply.bytes);
    const nodes = new Set(given.filter(({ how }) => how !== 'altered').map(({ handle }) => this.named(handle).nodeId));
    if (reply.ok) {
      expect(
        given.map(({ how }) => how),
        what,
      ).not.toContain('altered');
      expect(nodes.size, what).toBe(1);
      this.#expectOnly(added, this.named(given[0]?.handle ?? ''), what);
      this.counts.accepted += 1;
      return;
    }
    expect(added, what).toEqual([]);
    this.counts.refused += 1;
    if (!given.some(({ how }) => how === 'altered') && nodes.size === 1) {
      // A chain that has ended, or a run that is complete, takes no call.
      expect(reply.error.code, what).toBe('VALIDATION_ERROR');
      return;
    }
    expect(reply.error.code, what).toMatch(/^TOKEN_(SCOPE_MISMATCH|INVALID_FORMAT|BAD_SIGNATURE|UNKNOWN_NODE)$/);
    await this.#expectRecoverable(tool, args, reply.error.details, given, what);
  }

  #expectOnly(added: readonly SessionEvent[], { runId, nodeId }: Named, what: string): void {
    for (const event of added) {
      if ('scope' in event && event.scope !== undefined) expect(event.scope.runId, what).toBe(runId);
      if (event.kind === 'node_created') expect(event.data.parentNodeId, what).toBe(nodeId);
    }
  }

  /** What a refusal offers is accepted as it stands, and moves nothing but the step that it names. */
  async #expectRecoverable(
    tool: string,
    args: Record<string, unknown>,
    details: unknown,
    given: readonly Written[],
    what: string,
  ): Promise<void> {
    const offers = ((details ?? {}) as { pairs?: Record<string, string>[] }).pairs ?? [];
    // A run whose name is right is always offered.
    const names = new Set(given.map(({ text }) => /[a-z]+-[a-z]+-\d\d/.exec(text)?.[0] ?? ''));
    const known = [...names].filter((name) => this.#nodes.has(name));
    if (given.every(({ how }) => how !== 'sloppy')) {
      expect(new Set(offers.map((offer) => offer['runName'])), what).toEqual(new Set(known));
    }
    if (offers.length === 0) return;
    const offer = this.#luck.pick(offers);
    const { stateToken = '', ackToken, checkpointToken } = offer;
    if (ackToken === undefined && checkpointToken === undefined) {
      const read = await this.#bench.agent.done('continue_workflow', { stateToken });
      this.#learn(read.bytes);
      expect(await this.#added(), what).toEqual([]);
    } else {
      const token = ackToken === undefined ? { checkpointToken } : { ackToken };
      const { bytes } = await this.#bench.agent.done(tool, { ...token, output: args['output'] });
      this.#learn(bytes);
      this.#expectOnly(await this.#added(), this.named(ackToken ?? checkpointToken ?? ''), what);
    }
    this.counts.recovered += 1;
  }
}

const sizes = { memory: { seeds: rounds.mangledHandles, calls: 120 }, file: { seeds: 1, calls: 60 } } as const;

describe.each(adapters)('in one conversation of many runs, over %s', (adapter) => {
  // @verifies no-call-advances-another-run @verifies handles-name-a-step @verifies refusal-writes-nothing
  it('no call moves a step that its handle does not name, and every refusal leads back in one call', async () => {
    const total = { accepted: 0, refused: 0, recovered: 0 };
    for (let seed = 1; seed <= sizes[adapter].seeds; seed += 1) {
      const conversation = new Conversation(await Bench.of(adapter, workflows), chance(seed * 7907));
      await conversation.begin();
      for (let call = 0; call < sizes[adapter].calls; call += 1) await conversation.act(call);
      for (const key of ['accepted', 'refused', 'recovered'] as const) total[key] += conversation.counts[key];
    }
    expect(Math.min(total.accepted, total.refused, total.recovered)).toBeGreaterThan(5 * sizes[adapter].seeds);
  });
});

describe.each(adapters)('a handle, over %s', (adapter) => {
  // @verifies handles-name-a-step
  it('does by itself what its argument says: it reads, keeps and advances, and repeats the answer', async () => {
    const bench = await Bench.of(adapter, workflows);
    const start = await bench.agent.start('test.alpha');
    const { stateToken: handle, ackToken, checkpointToken } = start.data;
    expect([ackToken, checkpointToken]).toEqual([handle, handle]);
    expect(start.text.startsWith(`[${handle}] `)).toBe(true);
    expect(start.text).toContain(`continue_workflow { "ackToken": "${handle}", "output": { "notesMarkdown": `);
    const read = await bench.agent.done('continue_workflow', { stateToken: handle });
    expect(read.text).toContain('Do step-1.');
    const output = { notesMarkdown: 'Half.' };
    const kept = await bench.agent.done('checkpoint_workflow', { checkpointToken: handle, output });
    expect(kept.text).toContain('/2-');
    const done = { ackToken: handle, output: { notesMarkdown: 'Done.' } };
    const first = await bench.agent.done('continue_workflow', done);
    expect(first.text).toContain('Do step-2.');
    expect((await bench.agent.done('continue_workflow', done)).bytes).toBe(first.bytes);
    const other = await bench.agent.done('continue_workflow', { ...done, output: { notesMarkdown: 'Other.' } });
    const fork = other.data as { forkAckToken?: string };
    expect(fork.forkAckToken).toMatch(/\/1b-/);
    const branch = await bench.agent.done('continue_workflow', { ackToken: fork.forkAckToken, output });
    expect(branch.text).toContain('new branch');
  });

  // @verifies handles-name-a-step
  it('is found by a process that never saw its run, also when the record of its name is lost', async () => {
    const bench = await Bench.of(adapter, workflows);
    const { data } = await bench.agent.start('test.alpha');
    const fresh = await bench.another();
    const ack = { ackToken: data.ackToken, output: { notesMarkdown: 'Done.' } };
    const { text, data: second } = await fresh.agent.done('continue_workflow', ack);
    expect(text).toContain('Do step-2.');
    await bench.forgetRunNames();
    const later = await bench.another();
    const third = await later.agent.done('continue_workflow', { ...ack, ackToken: (second as typeof data).ackToken });
    expect(third.text).toContain('Do step-3.');
  });

  it('of a run that is not stored is not called verified, and a call without one names the argument it lacks', async () => {
    const bench = await Bench.of(adapter, workflows);
    const output = { notesMarkdown: 'Done.' };
    const unknown = await bench.agent.refused('continue_workflow', { ackToken: 'amber-otter-42/5-k7m2x', output });
    expect(unknown).toMatchObject({ code: 'TOKEN_UNKNOWN_NODE' });
    expect(unknown.suggestion).toMatch(/^If you miscopied the handle, copy it .* call resume_session/);
    const odd = await bench.agent.refused('continue_workflow', { ackToken: 'the handle', output });
    expect(odd.message).toContain('it is neither a handle, such as amber-otter-42/5-k7m2x, nor a signed token');
    const withOutput = await bench.agent.refused('continue_workflow', { output });
    expect(withOutput.message).toMatch(/^continue_workflow: ackToken is missing\. .* nothing was stored/);
    expect(withOutput.suggestion).toContain('copy <handle> from the first line of the latest reply.');
    const bare = await bench.agent.refused('continue_workflow', {});
    expect(bare.message).toBe('continue_workflow: stateToken is missing.');
    expect(bare.suggestion).toContain('with stateToken: the handle in the first line of the latest reply.');
  });

  it('in a call with another mistake is not offered again', async () => {
    const bench = await Bench.of(adapter, workflows);
    const { data } = await bench.agent.start('test.alpha');
    const { suggestion } = await bench.agent.refused('continue_workflow', {
      ackToken: data.stateToken,
      output: { notes: 'Done.' },
    });
    expect(suggestion).toContain('Rename "output.notes" to "output.notesMarkdown"');
    expect(suggestion).not.toContain(data.stateToken);
  });

  it('with a wrong check advances nothing, and is answered with the call that is valid now', async () => {
    const bench = await Bench.of(adapter, workflows);
    const { data } = await bench.agent.start('test.alpha');
    const handle = data.stateToken;
    const wrong = handle.slice(0, -1) + (handle.endsWith('z') ? 'y' : 'z');
    const output = { notesMarkdown: 'Done.' };
    const refused = await bench.agent.call('continue_workflow', { ackToken: wrong, output });
    if (refused.ok) throw new Error('it was accepted');
    expect(refused.error.code).toBe('TOKEN_BAD_SIGNATURE');
    expect(refused.text).toContain(
      `If you mean this run, call continue_workflow again with "ackToken": "${handle}", for "Title of step-1" of ${data.session.runName} (test.alpha).`,
    );
    const later = `${data.session.runName}/9-${handle.slice(-5)}`;
    const lost = await bench.agent.call('continue_workflow', { ackToken: later, output });
    expect(lost.text).toContain(`call continue_workflow again with only "stateToken": "${data.session.runName}/`);
  });
});
