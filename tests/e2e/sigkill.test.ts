/**
 * SIGKILL at any moment: between two calls, in the middle of an advance, a checkpoint, a start, a list, a rehydrate, an import. What was
 * acknowledged stays, what was asked for is repeated with the same tokens, and nothing stays locked.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rounds } from '../../build/long/rounds.ts';
import {
  acknowledgement,
  advancesIn,
  type Chance,
  chance,
  checkpointOf,
  environmentOf,
  eventsIn,
  notesFor,
  type Place,
  program,
  type Reply,
  Server,
  type Step,
  temporaryPlace,
  wait,
  workrail,
} from './support.ts';

const workflowIds = ['wr.bug_investigation', 'wr.code_review'];
const moments = ['advance', 'advance', 'advance', 'checkpoint', 'between', 'start', 'list', 'rehydrate'] as const;
type Moment = (typeof moments)[number];

/** One run as its agent knows it: only what was acknowledged. */
type Held = {
  /** The last acknowledged reply. */
  step: Step;
  /** The last acknowledged attempt and the bytes of its reply. */
  last: { args: Record<string, unknown>; bytes: string } | null;
  acknowledged: number;
};

async function begin(server: Server, random: Chance): Promise<Held> {
  const { data } = await server.start(random.pick(workflowIds));
  return { step: data, last: null, acknowledged: 0 };
}

function acknowledge(held: Held, args: Record<string, unknown>, reply: { bytes: string; data: Step }): void {
  held.last = { args, bytes: reply.bytes };
  held.step = reply.data;
  held.acknowledged += 1;
}

/** When to kill: some time after sending, or as soon as a trace of the write is seen on the disk. */
const triggers = ['after a delay', 'at a temporary file', 'at a segment', 'at a manifest group'] as const;
type Trigger = (typeof triggers)[number];

/** Looks at the disk as often as it can until the trace is there, or until the call is answered. */
async function seen(place: Place, held: Held, trigger: Trigger, answered: () => boolean): Promise<void> {
  const session = path.join(place.data, 'sessions', held.step.session.sessionId);
  const trace = () => {
    if (trigger === 'at a manifest group') return fs.statSync(path.join(session, 'manifest.jsonl')).size;
    const names = fs.readdirSync(path.join(session, 'events'));
    return names.filter((name) => trigger === 'at a temporary file' || name.endsWith('.jsonl')).length;
  };
  const before = trace();
  while (trace() === before && !answered()) await new Promise((resolve) => setImmediate(resolve));
}

/** Kills while a call is under way; answers what came back before the kill, if anything. */
async function killDuring(
  server: Server,
  call: Promise<Reply> | null,
  moment: () => Promise<unknown>,
): Promise<Reply | null> {
  const answered = call?.catch(() => null) ?? Promise.resolve(null);
  await moment();
  await server.kill();
  return answered;
}

function underWay(server: Server, held: Held, moment: Moment, random: Chance): Promise<Reply> | null {
  switch (moment) {
    case 'advance':
      return server.call('continue_workflow', acknowledgement(held.step));
    case 'checkpoint':
      return server.call('checkpoint_workflow', checkpointOf(held.step));
    case 'start':
      return server.call('start_workflow', { workflowId: random.pick(workflowIds) });
    case 'list':
      return server.call('list_workflows', {});
    case 'rehydrate':
      return server.call('continue_workflow', { stateToken: held.step.stateToken });
    case 'between':
      return null;
  }
}

/** The same, of a checkpoint: it is recorded once, however often it is asked for, and the step stays pending. */
async function keepAgain(server: Server, held: Held, answer: Reply | null): Promise<void> {
  const args = checkpointOf(held.step);
  const repeated = await server.done('checkpoint_workflow', args);
  if (answer !== null) expect(repeated.bytes).toBe(answer.bytes);
  expect((await server.done('checkpoint_workflow', args)).bytes).toBe(repeated.bytes);
}

/** A fresh server after a kill in the middle of an advance: the same call is made again, at once. */
async function resume(server: Server, held: Held, answer: Reply | null): Promise<void> {
  const args = acknowledgement(held.step);
  const repeated = await server.done('continue_workflow', args);
  // Had the answer reached the agent, it would have been these bytes.
  if (answer !== null) expect(repeated.bytes).toBe(answer.bytes);
  expect((await server.done('continue_workflow', args)).bytes).toBe(repeated.bytes);
  acknowledge(held, args, repeated);
}

async function assertNothingLost(server: Server, held: Held): Promise<void> {
  const { data } = await server.rehydrate(held.step);
  expect(data.pending?.stepId).toBe(held.step.pending?.stepId);
  expect(data.session).toEqual(held.step.session);
  expect(data.progress).toEqual(held.step.progress);
  if (held.last === null) return;
  expect((await server.done('continue_workflow', held.last.args)).bytes).toBe(held.last.bytes);
  expect(data.recap?.text).toContain(String((held.last.args['output'] as { notesMarkdown: string }).notesMarkdown));
}

async function finish(place: Place, server: Server, held: Held): Promise<void> {
  while (held.step.ackToken !== undefined) {
    const args = acknowledgement(held.step);
    acknowledge(held, args, await server.done('continue_workflow', args));
  }
  expect(held.step.isComplete).toBe(true);
  // Every acknowledged advance is in the log once, and none is there that nobody asked for.
  expect(advancesIn(place, held.step.session.sessionId)).toBe(held.acknowledged);
}

/** @verifies kill-loses-nothing-acknowledged @verifies kill-leaves-nothing-locked @verifies token-replay-idempotency */
test(`after each of ${rounds.kills} kills the last acknowledged step stands, the same call gives the same bytes, nothing is locked`, async () => {
  const random = chance(0x5eed);
  const place = temporaryPlace();
  let server = await Server.start(place);
  let held = await begin(server, random);
  const finished: string[] = [];
  const advances = { unanswered: 0, recordedUnanswered: 0, answered: 0 };
  for (let round = 0; round < rounds.kills; round += 1) {
    const moment = random.pick(moments);
    for (let ahead = random.below(2); ahead > 0 && held.step.ackToken !== undefined; ahead -= 1) {
      const args = acknowledgement(held.step);
      acknowledge(held, args, await server.done('continue_workflow', args));
    }
    if (held.step.ackToken === undefined) {
      await finish(place, server, held);
      finished.push(held.step.session.sessionId);
      held = await begin(server, random);
    }
    const trigger = moment === 'advance' ? random.pick(triggers) : 'after a delay';
    const delay = random.below(21);
    let isAnswered = false;
    const call = underWay(server, held, moment, random)?.finally(() => {
      isAnswered = true;
    });
    // A delay of 0 kills when the message has just been handed to the pipe.
    const answer = await killDuring(server, call ?? null, () =>
      trigger === 'after a delay' ? wait(delay) : seen(place, held, trigger, () => isAnswered),
    );
    if (moment === 'advance') {
      if (answer !== null) advances.answered += 1;
      else if (isRecorded(place, held)) advances.recordedUnanswered += 1;
      else advances.unanswered += 1;
    }
    server = await Server.start(place);
    try {
      // In every other round the advance is the very first call, so that a stale lock could not be waited out.
      if (random.below(2) === 0) await assertNothingLost(server, held);
      if (moment === 'advance') await resume(server, held, answer);
      if (moment === 'checkpoint') await keepAgain(server, held, answer);
      await assertNothingLost(server, held);
    } catch (error) {
      throw new Error(`round ${round}: killed ${trigger} (${delay} ms) in ${moment}`, { cause: error });
    }
  }
  await finish(place, server, held);
  expect(server.log).not.toContain('internal_error');
  console.info(
    `sigkill: ${rounds.kills} rounds, advances: ${JSON.stringify(advances)}, runs finished: ${finished.length + 1}`,
  );
  await server.close();
});

/** Whether the unanswered advance of the held step is in the log. */
function isRecorded(place: Place, held: Held): boolean {
  return advancesIn(place, held.step.session.sessionId) > held.acknowledged;
}

/** @verifies kill-loses-nothing-acknowledged */
test('a kill during the very first calls of an empty data directory leaves one that works', async () => {
  const random = chance(7);
  for (let round = 0; round < Math.min(rounds.kills, 40) / 5; round += 1) {
    const place = temporaryPlace();
    const first = await Server.start(place);
    const starts = Array.from({ length: 3 }, () => first.call('start_workflow', { workflowId: 'wr.code_review' }));
    const answers = starts.map((start) => start.catch(() => null));
    await wait(random.below(16));
    await first.kill();
    const acknowledged = (await Promise.all(answers)).filter((answer) => answer !== null);
    const second = await Server.start(place);
    for (const answer of acknowledged) {
      if (!answer.ok) throw new Error(answer.text);
      const step = answer.data as Step;
      expect((await second.rehydrate(step)).data.pending).toEqual(step.pending);
      expect((await second.advance(step)).data.progress.completed).toBe(1);
    }
    const { data } = await second.start('wr.code_review');
    expect((await second.advance(data, notesFor(data))).data.progress.completed).toBe(1);
    expect(eventsIn(place, data.session.sessionId).length).toBeGreaterThan(0);
    await second.close();
  }
});

/** @verifies kill-loses-nothing-acknowledged */
// @verifies import-is-all-or-nothing
test('a kill during an import lists no half of a session, and the same bundle is imported whole afterwards', async () => {
  const [from, into] = [temporaryPlace(), temporaryPlace()];
  const server = await Server.start(from);
  const { data } = await server.start('wr.code_review');
  await server.advance((await server.advance(data)).data as Step);
  await server.close();
  const { sessionId } = data.session;
  const bundle = path.join(from.folder, 'run.bundle.json');
  expect((await workrail(from, ['sessions', 'export', sessionId, '--out', bundle])).code).toBe(0);
  const random = chance(11);
  let whole = false;
  for (let round = 0; round < Math.min(rounds.kills, 60) / 5 && !whole; round += 1) {
    const child = spawn(process.execPath, [program(), 'sessions', 'import', bundle], {
      cwd: into.project,
      env: environmentOf(into),
    });
    const ended = new Promise((resolve) => child.once('close', resolve));
    await wait(60 + random.below(240));
    child.kill('SIGKILL');
    await ended;
    const listed = await workrail(into, ['sessions', 'list']);
    expect(listed.stdout).not.toContain('corrupt');
    whole = listed.stdout.includes(sessionId);
  }
  const again = await workrail(into, ['sessions', 'import', bundle, '--json']);
  expect(again.code, again.stderr).toBe(0);
  // What a killed import left behind takes no id.
  const { sessionId: imported } = JSON.parse(again.stdout) as { sessionId: string };
  if (!whole) expect(imported).toBe(sessionId);
  expect((await workrail(into, ['sessions', 'verify', sessionId])).stdout).toContain('verified');
});
