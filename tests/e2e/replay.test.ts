/** The same call again: the same bytes, for ever, and not one byte on the disk. Another call with the same pair: facts. */
import fs from 'node:fs';
import { expect, test } from 'vitest';
import type { ContinueData, StartData } from '../../schemas/tools.ts';
import { rounds } from '../../build/long/rounds.ts';
import {
  acknowledgement,
  advancesIn,
  plainSteps,
  Server,
  sourceOf,
  type Step,
  temporaryPlace,
  treeOf,
  workrail,
  writeSource,
} from './support.ts';

const forkOf = (step: Step) => {
  if (!('forkAckToken' in step) || step.forkAckToken === undefined) throw new Error('there is no forkAckToken');
  return step.forkAckToken;
};
const codes = (step: Step) => step.warnings.map(({ code }) => code);

/** @verifies token-replay-idempotency @verifies replay-writes-nothing */
test('one pair, 100 times, also after later steps, a fork, an edited and recompiled source, and a restart: the same bytes', async () => {
  const place = temporaryPlace();
  const source = sourceOf('project.replayed', plainSteps(5));
  const file = writeSource(place, 'replayed.json', source);
  expect((await workrail(place, ['compile'])).code).toBe(0);
  let server = await Server.start(place);
  const started = await server.start('project.replayed', { context: { ticket: 'T-1', extra: [1, 2] } });
  const args = { ...acknowledgement(started.data), context: { more: 'x' }, preferences: { autonomy: 'guided' } };
  const first = await server.done('continue_workflow', args);

  let count = 0;
  const replay = async (times: number) => {
    const before = treeOf(place.data);
    for (let i = 0; i < times; i += 1) {
      const again = await server.done('continue_workflow', args);
      expect(again.bytes).toBe(first.bytes);
      count += 1;
    }
    expect(treeOf(place.data)).toEqual(before);
  };
  const share = rounds.replays / 5;

  await replay(share);
  const later = await server.advance((await server.advance(first.data)).data);
  await replay(share);
  const other = await server.done('continue_workflow', { ...args, output: { notesMarkdown: 'Otherwise.' } });
  const forked = await server.done('continue_workflow', { ...args, ackToken: forkOf(other.data) });
  expect(codes(forked.data)).toContain('FORKED');
  await replay(share);
  fs.writeFileSync(file, JSON.stringify({ ...source, steps: plainSteps(3), version: '2.0.0' }));
  expect((await workrail(place, ['compile'])).code).toBe(0);
  await replay(share);
  await server.close();
  server = await Server.start(place);
  await replay(share);
  expect(count).toBe(rounds.replays);

  // The run itself is not disturbed by any of it, and keeps to what it is pinned to: five steps.
  const done = await server.advance((await server.advance(later.data)).data);
  expect(done.data.isComplete).toBe(true);
  expect(done.data.progress.completed).toBe(5);
  await server.close();
});

/** @verifies replay-writes-nothing */
test('the last acknowledgement of a run replays to its completion', async () => {
  const place = temporaryPlace();
  writeSource(place, 'short.json', sourceOf('project.short', plainSteps(1)));
  const server = await Server.start(place);
  const { data } = await server.start('project.short');
  const done = await server.advance(data);
  expect(done.data).toMatchObject({ isComplete: true, pending: null, nextIntent: 'complete' });
  expect(done.data.ackToken).toBeUndefined();
  const before = treeOf(place.data);
  expect((await server.advance(data)).bytes).toBe(done.bytes);
  expect((await server.rehydrate(done.data)).data.isComplete).toBe(true);
  expect(treeOf(place.data)).toEqual(before);
});

/** @verifies attempt-other-input-is-told */
test('a used pair with other output gives the recorded facts, a warning and a forkAckToken that works', async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const { data } = await server.start('wr.code_review');
  const recorded = await server.advance(data, 'The recorded notes.');
  const before = treeOf(place.data);
  const changes: Record<string, unknown>[] = [
    { output: { notesMarkdown: 'Other notes.' } },
    { output: { notesMarkdown: 'The recorded notes.', artifacts: [{ kind: 'note' }] } },
    { output: { notesMarkdown: 'The recorded notes.' }, context: { late: true } },
    { output: { notesMarkdown: 'The recorded notes.' }, preferences: { autonomy: 'guided' } },
    {},
  ];
  for (const change of changes) {
    const { output: _output, ...pair } = acknowledgement(data);
    const reply = await server.done('continue_workflow', { ...pair, ...change });
    expect(codes(reply.data)).toContain('ATTEMPT_ALREADY_RECORDED');
    expect(reply.data.stateToken).toBe(recorded.data.stateToken);
    expect(reply.data.pending).toEqual(recorded.data.pending);
    expect(reply.text).toContain(forkOf(reply.data));
    // Asking again says the same: it, too, is a fact.
    expect((await server.done('continue_workflow', { ...pair, ...change })).bytes).toBe(reply.bytes);
  }
  expect(treeOf(place.data)).toEqual(before);

  const { output: _output, ...pair } = acknowledgement(data);
  const told = await server.done('continue_workflow', { ...pair, output: { notesMarkdown: 'Other notes.' } });
  const branch = await server.done('continue_workflow', {
    stateToken: data.stateToken,
    ackToken: forkOf(told.data),
    output: { notesMarkdown: 'Other notes.' },
  });
  expect(codes(branch.data)).toEqual(['FORKED']);
  expect(branch.data.stateToken).not.toBe(recorded.data.stateToken);
  const { data: read } = await server.rehydrate(branch.data);
  expect(read.recap?.text).toContain('Other notes.');
  expect(read.recap?.text).not.toContain('The recorded notes.');
});

/** @verifies rewind-forks-automatically */
test(`${rounds.branches} attempts from one node give ${rounds.branches} branches, and each can go on`, async () => {
  const place = temporaryPlace();
  const server = await Server.start(place);
  const { data: start } = await server.start('wr.bug_investigation');
  const branches: ContinueData[] = [];
  for (let i = 0; i < rounds.branches; i += 1) {
    // Rehydrating a node that was acknowledged returns the first attempt that is not used yet.
    const { data } = await server.rehydrate(start);
    expect(data.branches?.length ?? 0).toBe(Math.min(i, 5));
    branches.push((await server.advance(data, `Branch ${i}.`)).data);
  }
  expect(new Set(branches.map(({ stateToken }) => stateToken)).size).toBe(rounds.branches);
  expect(advancesIn(place, start.session.sessionId)).toBe(rounds.branches);
  for (const [i, branch] of branches.entries()) {
    const next = await server.advance(branch, `Next on ${i}.`);
    const { data: read } = await server.rehydrate(next.data);
    expect(read.recap?.text).toContain(`Branch ${i}.`);
    expect(read.recap?.text.match(/Branch \d+\./g)).toHaveLength(1);
  }
});

/** @verifies rehydrate-is-pure */
test('rehydrate, list and inspect put no byte on the disk, on any node, healthy or forked, warm or cold', async () => {
  const place = temporaryPlace();
  let server = await Server.start(place);
  const { data: start } = await server.start('wr.bug_investigation', { context: { ticket: 'T-2' } });
  const steps: Step[] = [start];
  let current: StartData | ContinueData = start;
  while (current.ackToken !== undefined) {
    current = (await server.advance(current)).data;
    steps.push(current);
  }
  const fork = await server.rehydrate(start);
  steps.push((await server.advance(fork.data, 'A fork.')).data);
  const before = treeOf(place.folder);
  for (const temperature of ['warm', 'cold']) {
    if (temperature === 'cold') {
      await server.close();
      server = await Server.start(place);
    }
    for (const step of steps) {
      const { data } = await server.rehydrate(step);
      expect(data.pending?.stepId).toBe(step.pending?.stepId);
      expect(data.isComplete).toBe(step.isComplete);
      expect((await server.rehydrate(step)).bytes).toBe((await server.rehydrate(step)).bytes);
    }
    await server.done('list_workflows', {});
    await server.done('inspect_workflow', { workflowId: 'wr.code_review', mode: 'preview' });
  }
  expect(treeOf(place.folder)).toEqual(before);
});
