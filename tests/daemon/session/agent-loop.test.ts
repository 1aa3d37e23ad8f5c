/** The agent loop over a simulated disk: what it does, and that it continues after any crash. */
import { describe, expect, it } from 'vitest';
import { agentLoop } from '../../../daemon/session/agent-loop.ts';
import { messagesOf, unknownOutcome } from '../../../daemon/conversation/messages.ts';
import { afterRecord } from '../../../daemon/conversation/fold-turns.ts';
import { emptySession } from '../../../daemon/conversation/session-state.ts';
import type { ModelRequest } from '../../../daemon/model/model.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import { refusal } from '../llm/rules.ts';
import type { Fate, SimulatedDisk } from '../../support/simulated-disk.ts';
import { asSent, done, logPath, newDisk, Outside, processOver, reply, use } from './loop-world.ts';
import { conversationTextBytesMax } from '../../../schemas/daemon/limits.ts';
import { artifactsMax } from '../../../schemas/limits.ts';
import { signalCoordinator } from '../../../daemon/tools/signal-coordinator.ts';

const never = new AbortController().signal;

/** Writes two files in each step, in one reply, and completes it; what it is told of unknown outcomes it does not repeat. */
function diligent(request: ModelRequest) {
  const [first] = request.messages;
  const step = first?.role === 'user' ? (/Step (\d+)/.exec(first.text)?.[1] ?? '') : '';
  if (request.messages.length === 1)
    return reply('I write.', use('write', { name: `${step}a` }), use('write', { name: `${step}b` }));
  return reply('', done(`Did step ${step}.`));
}

const recordsOn = (disk: SimulatedDisk) => parseTurns(disk.bare.read(logPath) ?? new Uint8Array());

describe('a session', () => {
  it('does each step in its own conversation, and ends when the run is complete', async () => {
    const outside = new Outside(['one', 'two', 'three']);
    const disk = newDisk();
    const ports = await processOver(disk, outside, { model: outside.model(diligent) });
    await agentLoop(ports, never);
    expect(outside.completed.map(({ output }) => output.notesMarkdown)).toEqual([
      'Did step 1.',
      'Did step 2.',
      'Did step 3.',
    ]);
    expect(Object.fromEntries(outside.effects)).toEqual({ '1a': 1, '1b': 1, '2a': 1, '2b': 1, '3a': 1, '3b': 1 });
    expect(outside.requests.map(({ messages }) => messages.length)).toEqual([1, 3, 1, 3, 1, 3]);
    expect(ports.log.state).toMatchObject({ closed: { outcome: 'success', reason: 'all done' }, stepsCompleted: 3 });
  });

  // @verifies model-knows-the-project
  it.each(['', 'packages/a "b"'])(
    'tells the model where the project is, if the tools do not start there: %j',
    async (projectPlace) => {
      const outside = new Outside(['one']);
      const model = outside.model(() => reply('', done('Did it.')));
      await agentLoop(await processOver(newDisk(), outside, { model, projectPlace }), never);
      const [request] = outside.requests;
      expect(request?.instructions.includes('The project is')).toBe(projectPlace !== '');
      expect(request?.instructions).toContain(projectPlace === '' ? 'complete_step' : JSON.stringify(projectPlace));
    },
  );

  it('tells the model what a step still requires, and reminds it when it stops without completing the step', async () => {
    const outside = new Outside(['one']);
    const answers = [reply('Thinking.'), reply('', done('')), reply('', done('Did it.'))];
    const run = outside.run(({ output }) => (output.notesMarkdown === '' ? 'Notes are missing.' : null));
    const ports = await processOver(newDisk(), outside, {
      model: outside.model(() => answers.shift() ?? reply('')),
      run,
    });
    await agentLoop(ports, never);
    expect(ports.log.state.closed?.outcome).toBe('success');
    expect(outside.requests[1]?.messages.at(-1)).toMatchObject({
      role: 'user',
      text: expect.stringContaining('complete_step'),
    });
    expect(outside.requests[2]?.messages.at(-1)).toMatchObject({
      results: [{ isError: true, text: 'Notes are missing.' }],
    });
  });

  it('refuses unknown tools and malformed arguments, and runs nothing', async () => {
    const outside = new Outside(['one']);
    const answers = [
      reply(
        '',
        use('fly'),
        { tool: 'write', arguments: null, unread: '{"na' },
        use('complete_step', { output: { notesMarkdown: 3 } }),
        use('complete_step', { output: { artifacts: Array(artifactsMax + 1).fill({ kind: 'a.b' }) } }),
      ),
      reply('', done('Did it.')),
    ];
    const ports = await processOver(newDisk(), outside, { model: outside.model(() => answers.shift() ?? reply('')) });
    await agentLoop(ports, never);
    expect(outside.requests[1]?.messages.at(-1)).toMatchObject({
      results: [
        { isError: true, text: expect.stringMatching(/Unknown tool fly.*complete_step, write/) },
        { isError: true, text: expect.stringContaining('{"na') },
        { isError: true, text: 'output.notesMarkdown must be a string.' },
        { isError: true, text: `output.artifacts has ${artifactsMax + 1} entries; the limit is ${artifactsMax}.` },
      ],
    });
    expect(outside.effects.size).toBe(0);
  });

  it('parks with a question of the model that is longer than a text of the log, and shortens it', async () => {
    const asking = use('signal_coordinator', { kind: 'needs_input', text: 'q'.repeat(conversationTextBytesMax + 1) });
    const ports = await processOver(newDisk(), new Outside(['one']), {
      model: new Outside(['one']).model(() => reply('', asking)),
    });
    await agentLoop({ ...ports, tools: [...ports.tools, signalCoordinator] }, never);
    expect(ports.log.state).toMatchObject({ parkedFor: 'asked', question: expect.stringContaining('qqq') });
  });

  // @verifies tools-are-sequential
  it('runs the tools of a reply one at a time, in their order', async () => {
    const outside = new Outside(['one']);
    const seen: string[] = [];
    const slow = {
      ...outside.write,
      run: async ({ name }: { readonly [key: string]: unknown }) => {
        seen.push(`start ${String(name)}`);
        await new Promise((resolve) => setImmediate(resolve));
        seen.push(`end ${String(name)}`);
        return { ending: 'done' as const, text: '' };
      },
    };
    const answers = [reply('', use('write', { name: 'a' }), use('write', { name: 'b' }), done('Did it.'))];
    const model = outside.model(() => answers.shift() ?? reply(''));
    const ports = await processOver(newDisk(), outside, { model, tools: [slow] });
    await agentLoop(ports, never);
    expect(seen).toEqual(['start a', 'end a', 'start b', 'end b']);
    expect(outside.completed).toHaveLength(1);
  });

  it('returns the failure of a broken tool to the model', async () => {
    const outside = new Outside(['one']);
    const broken = { ...outside.write, run: () => Promise.reject(new Error('no such file')) };
    const answers = [reply('', use('write')), reply('', done('Did it.'))];
    const model = outside.model(() => answers.shift() ?? reply(''));
    await agentLoop(await processOver(newDisk(), outside, { model, tools: [broken] }), never);
    expect(outside.requests[1]?.messages.at(-1)).toMatchObject({
      results: [{ isError: true, text: 'The tool failed: no such file' }],
    });
  });

  // @verifies watching-changes-nothing
  it('has the same result when what watches it fails', async () => {
    const outside = new Outside(['one']);
    const disk = newDisk();
    const observe = () => {
      throw new Error('the watcher is gone');
    };
    const ports = await processOver(disk, outside, { model: outside.model(diligent) }, {}, observe);
    await agentLoop(ports, never);
    expect(ports.log.state.closed).toEqual({ outcome: 'success', reason: 'all done' });
  });

  it('ends as stuck at the limit of model calls, and with an error if a retry cannot help', async () => {
    const outside = new Outside(['one']);
    const limits = { callsPerStepMax: 20, failuresInARowMax: 5, stuck: 'off' as const };
    const stuck = await processOver(newDisk(), outside, { model: outside.model(() => reply('Hm.')), limits });
    await agentLoop(stuck, never);
    expect(stuck.log.state.closed).toMatchObject({
      outcome: 'stuck',
      reason: expect.stringContaining('20 model calls'),
    });
    const refused = { kind: 'fault', code: 'unauthorized', message: 'no' } as const;
    const failing = await processOver(newDisk(), outside, { model: outside.model(() => refused) });
    await agentLoop(failing, never);
    expect(failing.log.state.closed).toEqual({ outcome: 'error', reason: 'no' });
  });

  it('retries transient failures with growing pauses, up to a limit', async () => {
    const outside = new Outside(['one']);
    const pauses: number[] = [];
    const busy = { kind: 'fault', code: 'overloaded', message: 'busy' } as const;
    const pause = async (ms: number) => void pauses.push(ms);
    const ports = await processOver(newDisk(), outside, { model: outside.model(() => busy), pause });
    await agentLoop(ports, never);
    expect(pauses).toHaveLength(4);
    expect(pauses.every((ms, i) => i === 0 || ms > (pauses[i - 1] ?? 0) / 2)).toBe(true);
    expect(ports.log.state.closed).toEqual({
      outcome: 'error',
      reason: 'the model call failed 5 times in a row: busy',
    });
  });
});

describe('a session whose process dies', () => {
  const fates: Readonly<Record<string, () => Fate>> = { lost: () => 'lost', kept: () => 'kept', torn: () => 'torn' };

  /** Runs until the disk fails after so many operations; false where it came to the end before. */
  async function runUntilCut(disk: SimulatedDisk, outside: Outside, operations: number): Promise<boolean> {
    disk.cutAfter(operations);
    try {
      await agentLoop(await processOver(disk, outside, { model: outside.model(diligent) }), never);
      return false;
    } catch {
      return true;
    }
  }

  it.each(Object.keys(fates))(
    'at any file operation, with unsynced data %s, completes each step once and repeats no effect',
    async (fate) => {
      let isCut = true;
      let unknown = 0;
      for (let operations = 0; isCut; operations += 1) {
        const disk = newDisk();
        const outside = new Outside(['one', 'two']);
        isCut = await runUntilCut(disk, outside, operations);
        disk.restart(fates[fate] ?? (() => 'lost'));
        const ports = await processOver(disk, outside, { model: outside.model(diligent) });
        await agentLoop(ports, never);
        await ports.log.close();
        expect(ports.log.state.closed?.outcome, `cut after ${operations}`).toBe('success');
        expect(outside.completed).toHaveLength(2);
        const times = [...outside.effects.values()];
        expect(Math.max(...times), `cut after ${operations}`).toBe(1);
        unknown += recordsOn(disk).filter(
          (record) => record.kind === 'tool_ended' && record.text === unknownOutcome,
        ).length;
      }
      expect(unknown).toBeGreaterThan(0);
    },
  );

  it('leaves a log in which every prefix is a conversation that providers accept', async () => {
    const disk = newDisk();
    const outside = new Outside(['one', 'two']);
    await agentLoop(await processOver(disk, outside, { model: outside.model(diligent) }), never);
    let state = emptySession;
    for (const record of recordsOn(disk)) {
      state = afterRecord(state, record);
      if (state.step === null) continue;
      const messages = messagesOf(state.step);
      const sent = asSent({
        instructions: '',
        messages: messages.at(-1)?.role === 'assistant' ? [...messages, { role: 'user', text: 'Go on.' }] : messages,
        tools: [],
      });
      expect(refusal({ ...sent, outputTokensMax: 1 }, 1_000_000), `after record ${record.index}`).toBeNull();
    }
  });

  it('writes the whole log again after a failed sync', async () => {
    const disk = newDisk();
    const outside = new Outside(['one']);
    disk.failsSync = (_, at) => at.endsWith('.jsonl') && outside.requests.length === 1;
    await expect(
      agentLoop(await processOver(disk, outside, { model: outside.model(diligent) }), never),
    ).rejects.toThrow('EIO');
    disk.failsSync = () => false;
    disk.loseProcess();
    const ports = await processOver(disk, outside, { model: outside.model(diligent) });
    await agentLoop(ports, never);
    await ports.log.close();
    disk.restart(() => 'lost');
    expect(recordsOn(disk).at(-1)).toMatchObject({ kind: 'session_closed', outcome: 'success' });
  });
});
