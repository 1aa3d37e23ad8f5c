/** Two server processes on one data directory, and many calls at once: every one is right, and none is done twice. */
import { expect, test } from 'vitest';
import type { StartData } from '../../schemas/tools.ts';
import { rounds } from '../../build/long/rounds.ts';
import { acknowledgement, advancesIn, type Place, type Reply, Server, type Step, temporaryPlace } from './support.ts';

async function pairOfServers(place: Place): Promise<[Server, Server]> {
  return Promise.all([Server.start(place), Server.start(place)]);
}

const stepOf = (reply: Reply): Step => {
  if (!reply.ok) throw new Error(reply.text);
  return reply.data as Step;
};

/** @verifies tokens-work-across-processes */
test('two servers that start on an empty directory share one keyring: tokens of one work on the other', async () => {
  const place = temporaryPlace();
  const [a, b] = await pairOfServers(place);
  // Both meet a directory without a keyring at the same moment.
  const [first, second] = await Promise.all([a.start('wr.code_review'), b.start('wr.bug_investigation')]);
  for (const { data } of [first, second]) {
    let current: Step = data;
    for (let turn = 0; current.ackToken !== undefined; turn += 1) {
      const [writer, reader] = turn % 2 === 0 ? [b, a] : [a, b];
      const advanced = await writer.advance(current);
      // The other process sees the new tail, and repeats the call to the same bytes.
      expect((await reader.advance(current)).bytes).toBe(advanced.bytes);
      expect((await reader.rehydrate(advanced.data)).data.pending).toEqual(advanced.data.pending);
      current = advanced.data;
    }
    expect(current.isComplete).toBe(true);
    expect(advancesIn(place, data.session.sessionId)).toBe(current.progress.completed);
  }
});

/** @verifies one-writer-per-session @verifies token-replay-idempotency */
test(`of two processes that advance one step at once exactly one records it, ${rounds.races} times`, async () => {
  const place = temporaryPlace();
  const [a, b] = await pairOfServers(place);
  const seen = { same: 0, locked: 0 };
  let current: Step = (await a.start('wr.code_review')).data;
  let recorded = 0;
  for (let race = 0; race < rounds.races; race += 1) {
    if (current.ackToken === undefined) {
      current = (await b.start('wr.bug_investigation')).data;
      recorded = 0;
    }
    const args = acknowledgement(current);
    const answers = await Promise.all([a, b].map((server) => server.call('continue_workflow', args)));
    recorded += 1;
    expect(advancesIn(place, current.session.sessionId)).toBe(recorded);
    const done = answers.filter((answer) => answer.ok);
    expect(done.length).toBeGreaterThan(0);
    expect(new Set(done.map(({ bytes }) => bytes)).size).toBe(1);
    for (const answer of answers) {
      if (answer.ok) continue;
      expect(answer.error.code).toBe('TOKEN_SESSION_LOCKED');
      expect(answer.error.retry).toEqual({ kind: 'retryable_after_ms', afterMs: 1000 });
      expect(answer.error.message).toContain(current.session.runName);
      seen.locked += 1;
    }
    seen.same += done.length - 1;
    // Whoever was told to wait repeats the call and gets the same bytes.
    for (const server of [a, b]) {
      expect((await server.done('continue_workflow', args)).bytes).toBe(done[0]?.bytes);
    }
    current = stepOf(done[0] as Reply);
  }
  console.info(`races: ${rounds.races}, the other call: ${JSON.stringify(seen)}`);
});

/** @verifies one-writer-per-session @verifies attempt-other-input-is-told */
test('when two processes send different output for one step, one is recorded and the other is told so', async () => {
  const place = temporaryPlace();
  const [a, b] = await pairOfServers(place);
  const { data } = await a.start('wr.code_review');
  const servers = [a, b];
  const answers = await Promise.all(
    servers.map((server, i) => server.call('continue_workflow', acknowledgement(data, `Notes of process ${i}.`))),
  );
  expect(advancesIn(place, data.session.sessionId)).toBe(1);
  const again = await Promise.all(
    servers.map((server, i) => server.done('continue_workflow', acknowledgement(data, `Notes of process ${i}.`))),
  );
  expect(again.filter(({ data: step }) => step.warnings.length === 0)).toHaveLength(1);
  const told = again.find(({ data: step }) => step.warnings.length > 0);
  expect(told?.data.warnings[0]?.code).toBe('ATTEMPT_ALREADY_RECORDED');
  expect(told?.data).toHaveProperty('forkAckToken');
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(advancesIn(place, data.session.sessionId)).toBe(1);
});

/** @verifies parallel-starts-and-advances */
test(`${rounds.simultaneousStarts} simultaneous starts and ${rounds.simultaneousAdvances} simultaneous advances of different runs all succeed`, async () => {
  const place = temporaryPlace();
  const [a, b] = await pairOfServers(place);
  const server = (i: number) => (i % 2 === 0 ? a : b);
  const count = rounds.simultaneousStarts;
  // The first half goes to one process, so that both kinds of crowd are there: in a process, and between two.
  const starts = await Promise.all(
    Array.from({ length: count }, (_, i) => (i < count / 2 ? a : server(i)).start('wr.bug_investigation')),
  );
  expect(new Set(starts.map(({ data }) => data.session.sessionId)).size).toBe(count);
  const runs = starts.slice(0, rounds.simultaneousAdvances).map(({ data }) => data);
  const crowd = async (servers: (i: number) => Server, steps: readonly Step[]) =>
    (await Promise.all(steps.map((step, i) => servers(i).advance(step)))).map(({ data }) => data);
  const once = await crowd(() => a, runs);
  const twice = await crowd(server, once);
  expect(twice.map(({ progress }) => progress.completed)).toEqual(runs.map(() => 2));
  for (const run of runs) expect(advancesIn(place, run.session.sessionId)).toBe(2);
});

/** @verifies calls-on-a-session-queue */
test('calls on one session queue within a process: twenty attempts at one step at once give one advance', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const { data } = await server.done<StartData>('start_workflow', { workflowId: 'wr.code_review' });
  const args = acknowledgement(data);
  const answers = await Promise.all(Array.from({ length: 20 }, () => server.done('continue_workflow', args)));
  expect(new Set(answers.map(({ bytes }) => bytes)).size).toBe(1);
  expect(advancesIn(place, data.session.sessionId)).toBe(1);
});
