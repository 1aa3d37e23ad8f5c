/** Several callers, several processes, more sessions than stay open: never twice, never lost, never mixed up. */
import { describe, expect, it } from 'vitest';
import type { SessionEvent } from '../../../schemas/events.ts';
import { openSessionsMax } from '../../../schemas/limits.ts';
import type { Runtime } from '../../../runtime/runtime.ts';
import { storeError } from '../../../runtime/replies/refusals.ts';
import { createGate } from '../../../runtime/session/gate.ts';
import { OpenSessions } from '../../../runtime/session/open-sessions.ts';
import type { AppendPlan } from '../../../runtime/storage/ports.ts';
import { fileWorld } from '../../support/file-world.ts';
import { LogWriter } from '../../support/log-writer.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, diskText, memoryWorld, must, pairOf, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.many', stepIds(10));

const worlds = {
  memory: () => {
    const world = memoryWorld([workflow]);
    return { runtime: world.runtime, another: world.another };
  },
  file: () => {
    const world = fileWorld([workflow]);
    return { runtime: world.runtime, another: () => world.another() };
  },
};

for (const [adapter, open] of Object.entries(worlds)) {
  describe(`two processes over one place (${adapter})`, () => {
    it('accept each other’s tokens and see each other’s steps', async () => {
      const { runtime, another } = open();
      const other = another();
      const first = await started(runtime, 'test.many');
      const second = await advanced(other, first.data, { output: { notesMarkdown: 'from the other' } });
      const third = await advanced(runtime, second.data);
      expect((await rehydrated(other, third.data)).data.recap?.text).toContain('from the other');
      expect((await advanced(other, third.data)).data.pending?.stepId).toBe('step-4');
    });

    // @verifies one-advance-per-attempt
    it('that advance one step at once give one advance; the rest replay it or are told to wait', async () => {
      const { runtime, another } = open();
      const first = await started(runtime, 'test.many');
      const processes = [runtime, runtime, another(), another(), runtime, another()];
      const results = await Promise.all(processes.map((each) => each.continue(pairOf(first.data))));
      const replies = results.flatMap((result) => (result.isOk() ? [JSON.stringify(result.value)] : []));
      const codes = results.flatMap((result) => (result.isErr() ? [result.error.code] : []));
      expect(replies.length).toBeGreaterThan(0);
      expect(new Set(replies).size).toBe(1);
      expect(new Set(codes).size).toBeLessThanOrEqual(1);
      for (const code of codes) expect(code).toBe('TOKEN_SESSION_LOCKED');
      const again = await Promise.all(processes.map((each) => each.continue(pairOf(first.data))));
      for (const result of again) expect(JSON.stringify(must(result))).toBe(replies[0]);
      expect((await rehydrated(another(), first.data)).data.branches).toHaveLength(1);
    });

    it('lose nothing when they advance in turns', async () => {
      const { runtime, another } = open();
      const processes = [runtime, another(), another()];
      const first = await started(runtime, 'test.many');
      let pair = pairOf(first.data);
      for (let i = 1; i <= 9; i += 1) {
        const by = processes[i % processes.length] ?? runtime;
        pair = pairOf((await advanced(by, pair, { output: { notesMarkdown: `note ${i}` } })).data);
      }
      const { data } = await rehydrated(another(), pair);
      expect(data.progress.completed).toBe(9);
      for (let i = 1; i <= 9; i += 1) expect(data.recap?.text).toContain(`> note ${i}`);
    });

    it('start 50 runs at once, and every one of them goes on', async () => {
      const { runtime, another } = open();
      const processes = [runtime, another()];
      const runs = await Promise.all(
        Array.from({ length: 50 }, (_, i) => started(processes[i % 2] ?? runtime, 'test.many')),
      );
      expect(new Set(runs.map(({ data }) => data.session.runId)).size).toBe(50);
      const next = await Promise.all(runs.map(({ data }, i) => advanced(processes[(i + 1) % 2] ?? runtime, data)));
      for (const [i, { data }] of next.entries()) {
        expect(data.pending?.stepId).toBe('step-2');
        expect(data.session.runId).toBe(runs[i]?.data.session.runId);
      }
    });
  });
}

describe('calls on one session in one process', () => {
  it('queue: different input on one ack records the first and tells the others', async () => {
    const { runtime } = memoryWorld([workflow]);
    const first = await started(runtime, 'test.many');
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((notesMarkdown) => advanced(runtime, first.data, { output: { notesMarkdown } })),
    );
    const told = replies.filter(({ data }) => data.warnings.some(({ code }) => code === 'ATTEMPT_ALREADY_RECORDED'));
    expect(told).toHaveLength(2);
    expect((await rehydrated(runtime, first.data)).data.branches).toHaveLength(1);
  });

  it('go on after one of them failed', async () => {
    const { runtime } = memoryWorld([workflow]);
    const first = await started(runtime, 'test.many');
    const calls = [
      runtime.continue({ ...pairOf(first.data), context: JSON.parse('{"__proto__":1}') }),
      runtime.continue(pairOf(first.data)),
      runtime.continue({ stateToken: first.data.stateToken }),
    ];
    expect((await Promise.all(calls)).map((result) => result.isOk())).toEqual([false, true, true]);
  });
});

describe('open sessions', () => {
  // @verifies open-sessions-bounded
  it('more than stay open are all answered rightly, in any order', async () => {
    const { runtime } = memoryWorld([workflow]);
    const count = openSessionsMax + 40;
    const firsts = [];
    for (let i = 0; i < count; i += 1) firsts.push(await started(runtime, 'test.many'));
    const seconds = [];
    for (const { data } of firsts) seconds.push(await advanced(runtime, data, { context: { of: data.session.runId } }));
    for (const [i, first] of firsts.entries()) {
      if (i % 7 !== 0) continue;
      const again = await advanced(runtime, first.data, { context: { of: first.data.session.runId } });
      expect(again).toEqual(seconds[i]);
      expect((await rehydrated(runtime, first.data)).data.session.runId).toBe(first.data.session.runId);
    }
  });
});

describe('the gate', () => {
  it('opens for a healthy session with a witness that dies with the callback', async () => {
    const world = memoryWorld([workflow]);
    const storage = world.disk.storage(world.host);
    const writer = await new LogWriter(world.host).grown(storage, 0);
    const gate = createGate(storage, new OpenSessions(storage));
    const stale = must(
      await gate.withHealthySession(writer.sessionId, false, async (witness) => {
        const { ok } = await import('neverthrow');
        return ok(witness);
      }),
    );
    const before = diskText(world.disk);
    const plan = writer.advancePlan();
    await expect(async () => storage.log.append(stale, writer.cursor, plan)).rejects.toThrow(
      'after the session lock was released',
    );
    expect(diskText(world.disk)).toBe(before);
  });

  // @verifies plans-fold-before-they-are-written
  it('writes no plan that a reader could not fold, and goes on behind it', async () => {
    const world = memoryWorld([workflow]);
    const writer = await new LogWriter(world.host).grown(world.storage, 2);
    const sessions = new OpenSessions(world.storage);
    const gate = createGate(world.storage, sessions);
    const committing = (plan: AppendPlan) =>
      gate.withHealthySession(writer.sessionId, false, async (witness, session) => {
        const committed = await sessions.commit(witness, session, plan);
        return committed.mapErr((fault) => storeError(fault));
      });
    const sound = writer.advancePlan();
    const wrongs: readonly ((event: SessionEvent) => unknown)[] = [
      (event) => ({ ...event, dedupeKey: 'the same one' }),
      (event) => ('scope' in event ? { ...event, scope: { ...event.scope, nodeId: 'node_nowhere' } } : event),
      (event) => (event.kind === 'node_created' ? { ...event, data: { ...event.data, parentNodeId: null } } : event),
      (event) =>
        event.kind === 'edge_created' ? { ...event, data: { ...event.data, toNodeId: 'node_nowhere' } } : event,
    ];
    const before = diskText(world.disk);
    for (const wrong of wrongs) {
      const events = sound.events.map((event) => wrong(event) as SessionEvent);
      await expect(committing({ ...sound, events })).rejects.toThrow('was not written');
      expect(diskText(world.disk)).toBe(before);
    }
    must(await committing(sound));
    expect(diskText(world.disk)).not.toBe(before);
    expect(must(await sessions.load(writer.sessionId)).damage).toBeNull();
  });

  it('lets go of both locks when its body fails or throws', async () => {
    const world = memoryWorld([workflow]);
    const writer = await new LogWriter(world.host).grown(world.storage, 0);
    const gate = createGate(world.storage, new OpenSessions(world.storage));
    const boom = async () => {
      throw new Error('boom');
    };
    await expect(gate.withHealthySession(writer.sessionId, false, boom)).rejects.toThrow('boom');
    const { collector, locks } = world.disk.storage(world.host);
    const held = must(await locks.session(writer.sessionId, false));
    expect(held.kind).toBe('held');
    if (held.kind === 'held') await held.release();
    expect(must(await collector.exclusively(async () => null)).kind).toBe('done');
  });
});

/** Two calls of one process on two sessions wait for each other's tokens in a refusal; neither may wait for ever. */
describe('refusals that look into two sessions', () => {
  it('never wait for each other', async () => {
    const { runtime } = memoryWorld([workflow]);
    const [a, b] = [await started(runtime, 'test.many'), await started(runtime, 'test.many')];
    const cross = (state: typeof a, ack: typeof a, by: Runtime = runtime) =>
      by.continue({ stateToken: state.data.stateToken, ackToken: ack.data.ackToken });
    const results = await Promise.all([cross(a, b), cross(b, a), cross(a, b), cross(b, a)]);
    for (const result of results) expect(result.isErr() && result.error.code).toBe('TOKEN_SCOPE_MISMATCH');
  });
});
