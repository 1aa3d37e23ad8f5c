/** Runs of sessions that the daemon works on: agents of clients read them, and do not continue them. */
import { describe, expect, it } from 'vitest';
import type { UnattendedWork } from '../../../runtime/runtime.ts';
import { inMemory } from '../../support/operating.ts';
import { compiledWorkflow } from '../../support/workflows.ts';
import { advanced, must, refused, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.unattended', ['one', 'two', 'three']);
const output = { notesMarkdown: 'Done.' };
const codesOf = ({ data }: { readonly data: { readonly warnings: readonly { readonly code: string }[] } }) =>
  data.warnings.map(({ code }) => code);

/** The daemon is a runtime from which nothing is withheld. */
function worldOf() {
  const unattended = new Map<string, UnattendedWork>();
  const options = { unattended: async (sessionId: string) => unattended.get(sessionId) ?? null };
  const world = inMemory([workflow], {}, options);
  return { world, agent: world.runtime, unattended };
}

/** At its second step. */
async function begun({ agent }: ReturnType<typeof worldOf>) {
  const first = await started(agent, 'test.unattended', { goal: 'Publish the notes' });
  const second = await advanced(agent, first.data, { output });
  const { sessionId, runName } = second.data.session;
  return { first, second, sessionId, runName };
}

describe('a run of a session that the daemon works on', () => {
  // @verifies unattended-runs-withheld
  it('accepts no step of an agent until the session ends, and its reads say so', async () => {
    const at = worldOf();
    const { first, second, sessionId } = await begun(at);
    at.unattended.set(sessionId, { kind: 'open' });
    const read = await rehydrated(at.agent, second.data);
    const warning = `! The daemon works on this run, so its steps cannot be acknowledged here. Do not do its work. To see what it does, the user runs: workrail daemon status. To continue it here instead, the user first runs: workrail daemon cancel ${sessionId}`;
    expect(read.text.split('\n')[1]).toBe(warning);
    const before = at.world.raw.text();
    const ack = { ackToken: read.data.ackToken ?? '', output };
    const back = { stateToken: second.data.stateToken, goBackTo: '1', reason: 'It was wrong.' };
    for (const error of [refused(await at.agent.continue(ack)), refused(await at.agent.continue(back))]) {
      expect(error).toMatchObject({
        code: 'SESSION_RUN_UNATTENDED',
        message: expect.stringContaining('The daemon works on this run. Nothing was recorded.'),
        suggestion: expect.stringContaining(`workrail daemon cancel ${sessionId}`),
      });
    }
    expect(at.world.raw.text()).toBe(before);
    const repeated = await advanced(at.agent, first.data, { output });
    expect(codesOf(repeated)).toEqual(['RUN_UNATTENDED']);
    const { stateToken, checkpointToken = '' } = second.data;
    expect(codesOf(must(await at.agent.checkpoint({ stateToken, checkpointToken, output })))).toEqual([
      'RUN_UNATTENDED',
    ]);
    at.unattended.clear();
    expect(codesOf(must(await at.agent.continue(ack)))).toEqual([]);
  });

  // @verifies unattended-runs-withheld
  it('is not offered, and is named to who asks for it or for what is unfinished', async () => {
    const at = worldOf();
    const { sessionId, runName } = await begun(at);
    at.unattended.set(sessionId, { kind: 'open' });
    for (const query of ['', runName, 'publish notes']) {
      const { data, text } = must(await at.agent.resume({ query }));
      expect(data.candidates).toEqual([]);
      expect(data.warnings.map(({ code }) => code)).toEqual(['RUN_UNATTENDED']);
      expect(text).not.toContain('ask for its data directory');
      expect(text).toContain(
        `! [${runName}] The daemon works on this run. Do not do its work in a new run. To see what it does, the user runs: workrail daemon status. To continue this run here instead, the user runs: workrail daemon cancel ${sessionId}`,
      );
    }
    expect(must(await at.agent.resume({ query: 'something else' })).data.warnings).toEqual([]);
    at.unattended.clear();
    expect(must(await at.agent.resume({})).data.candidates.map((found) => found.runName)).toEqual([runName]);
  });

  // @verifies unattended-runs-withheld
  it.each<[UnattendedWork, string, string | null]>([
    [
      { kind: 'retried' },
      'The daemon is going to continue this run: its job waits for an automatic retry',
      'workrail daemon cancel <session>',
    ],
    [
      { kind: 'queued', adopt: () => 'workrail daemon worktrees adopt sess_x' },
      'The daemon is going to continue this run: its job is in the queue',
      'workrail daemon cancel <session>',
    ],
    [
      { kind: 'replaced', by: null, isDone: false, undo: 'workrail daemon dismiss job_x' },
      'The daemon is going to do the work of this run in another run',
      'workrail daemon dismiss job_x',
    ],
    [
      { kind: 'replaced', by: 'calm-heron-7', isDone: false, undo: 'workrail daemon cancel calm-heron-7' },
      'The daemon does the work of this run in run calm-heron-7',
      'workrail daemon cancel calm-heron-7',
    ],
    [
      { kind: 'replaced', by: 'calm-heron-7', isDone: true, undo: null },
      'The daemon did the work of this run in run calm-heron-7',
      null,
    ],
  ])('says what the daemon does (%j), and with which command that ends', async (work, said, command) => {
    const at = worldOf();
    const { second, sessionId, runName } = await begun(at);
    at.unattended.set(sessionId, work);
    const undo = command?.replace('<session>', sessionId) ?? null;
    const { data, text } = must(await at.agent.resume({ query: runName }));
    expect(data.candidates).toEqual([]);
    expect(text).toContain(`! [${runName}] ${said}. Do not do its work in a new run.`);
    const error = refused(await at.agent.continue({ ackToken: second.data.ackToken ?? '', output }));
    expect(error).toMatchObject({
      code: 'SESSION_RUN_UNATTENDED',
      message: `[${runName}] continue_workflow: ${said}. Nothing was recorded.`,
    });
    const read = await rehydrated(at.agent, second.data);
    for (const shown of [text, error.suggestion, read.text]) {
      if (undo === null) expect(shown).not.toContain('instead');
      else expect(shown).toContain(undo);
    }
    const files = work.adopt === undefined ? '' : ` (and, for a branch of its files: ${work.adopt()})`;
    for (const shown of undo === null ? [] : [text, read.text]) expect(shown).toContain(`${undo}${files}\n`);
  });

  // @verifies unattended-runs-withheld
  it('is not reported by hooks, and is reported to the daemon', async () => {
    const at = worldOf();
    const { second, sessionId, runName } = await begun(at);
    at.unattended.set(sessionId, { kind: 'open' });
    const { runId } = second.data.session;
    expect(must(await at.agent.openRunsHere(5)).runs).toEqual([]);
    expect(must(await at.agent.openRunNamed(runName, null))).toBe('unattended');
    expect(must(await at.agent.openRunOf(sessionId as never, runId as never))).toMatchObject({ runName });
  });

  // @verifies unattended-runs-withheld
  it('starts no run within it', async () => {
    const at = worldOf();
    const { second, sessionId } = await begun(at);
    at.unattended.set(sessionId, { kind: 'open' });
    const before = at.world.raw.text();
    const error = refused(await at.agent.start({ workflowId: 'test.unattended', within: second.data.stateToken }));
    expect(error).toMatchObject({ code: 'SESSION_RUN_UNATTENDED' });
    expect(error.suggestion).toContain(`workrail daemon cancel ${sessionId}`);
    expect(at.world.raw.text()).toBe(before);
  });
});
