/**
 * A whole job through the built program, offline: a label on an issue, a signed webhook, a session on a bundled workflow with a reviewer, a
 * message, a gate, SIGKILL in the middle of a tool call, and a second daemon, up to the pull request. Only the model and the forge are ours.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DaemonWorld, issueNumber } from '../../../cli/demo/daemon-world.ts';
import { longCommand, reviewId, workflowId } from '../../../cli/demo/rehearsal.ts';
import { unknownOutcome } from '../../../daemon/conversation/messages.ts';
import { probe } from '../../../daemon/sandbox/probe.ts';
import { unshareAdapter } from '../../../daemon/sandbox/unshare.ts';
import { DaemonLayout } from '../../../daemon/storage/layout.ts';
import { chainDepthOf } from '../../../daemon/triggers/marker.ts';
import type { DaemonCosts, DaemonInbox, DaemonStatus } from '../../../schemas/daemon/reports.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import type { TurnRecord } from '../../../schemas/daemon/turn-record.ts';
import { program } from '../../e2e/support.ts';
import { bundledInside } from '../../daemon/sandbox/sandbox-world.ts';
import { skipRefused } from '../../daemon/sandbox/skip.ts';

function worldOfTest(): DaemonWorld {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'workrail-job-'));
  const world = new DaemonWorld(folder, program());
  onTestFinished(async () => {
    await world.close();
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  return world;
}

const layoutOf = ({ data }: DaemonWorld) => new DaemonLayout(data);
const recordsOf = (world: DaemonWorld, sessionId: string): readonly TurnRecord[] =>
  fs
    .readFileSync(layoutOf(world).turnLog(sessionId as SessionId), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as TurnRecord);
const kinds = (records: readonly TurnRecord[], kind: TurnRecord['kind']) => records.filter((one) => one.kind === kind);

async function waitingSession(world: DaemonWorld) {
  const { waiting } = await world.report<DaemonInbox>('daemon', 'inbox');
  expect(waiting).toHaveLength(1);
  const [{ sessionId, runName, gate } = { sessionId: '', runName: '', gate: '' }] = waiting;
  return { sessionId, runName: runName ?? '', gate: gate ?? '' };
}

/** Up to the kill of the daemon while a command of the model runs. */
async function untilCrash(world: DaemonWorld) {
  const first = world.startDaemon();
  await first.until(/The daemon is running/);
  expect(await world.sendLabel({ isSigned: false })).toBe(401);
  expect(await world.sendLabel()).toBe(202);
  expect(await world.sendLabel()).toBe(202);
  await first.until(/waits for you/);
  const parked = await waitingSession(world);
  expect((await world.run('daemon', 'send', parked.runName, 'Approved! Keep the exit status.')).code).toBe(0);
  // A text approves nothing, and neither does another digest.
  expect((await waitingSession(world)).gate).toBe(parked.gate);
  expect((await world.run('daemon', 'answer', parked.runName, '--gate', 'ffffffff', '--approve')).code).toBe(2);
  expect((await world.run('daemon', 'answer', parked.runName, '--gate', parked.gate, '--approve')).code).toBe(0);
  const isRunning = () => {
    const records = recordsOf(world, parked.sessionId);
    return JSON.stringify(records).includes(longCommand) && records.at(-1)?.kind === 'tool_started';
  };
  await expect.poll(isRunning).toBe(true);
  await first.kill();
  return parked;
}

/** The sessions, from their logs: nothing was lost or repeated. */
function expectOneConversation(world: DaemonWorld, sessionId: string): number {
  const records = recordsOf(world, sessionId);
  const text = JSON.stringify(records);
  expect(kinds(records, 'step_opened').map((one) => one.kind === 'step_opened' && one.number)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ]);
  expect(text.split(unknownOutcome)).toHaveLength(2);
  expect(kinds(records, 'session_opened')).toHaveLength(1);
  const messages = records.filter((one) => one.kind === 'message_added' && one.text.includes('Keep the exit status'));
  expect(messages).toHaveLength(1);
  expect(kinds(records, 'step_completed')).toHaveLength(9);
  expect(records.at(-1)).toMatchObject({ kind: 'session_closed', outcome: 'success' });
  return kinds(records, 'reply_received').length;
}

// @verifies whole-job-delivers-once
test.skipIf(process.platform !== 'linux')(
  'a labelled issue becomes exactly one pull request, through a gate, a review and the death of the daemon',
  async (context) => {
    const world = worldOfTest();
    const fault = await probe(unshareAdapter(await bundledInside(world.folder)));
    if (fault !== null) skipRefused(context, 'unshare', fault);
    await world.open('unshare');
    const main = world.git('rev-parse', 'main');
    const { sessionId, runName } = await untilCrash(world);
    const second = world.startDaemon();
    await second.until(new RegExp(`^${runName} done$`));
    await second.stop();

    // Exactly one of each, on the forge and in the remote.
    const branch = `worktrain/${runName}`;
    const { pulls, comments, labels, effects } = world.forge;
    const issue = `/repos/acme/greeter/issues/${issueNumber}`;
    expect(effects).toEqual([
      `POST ${issue}/comments`,
      'POST /repos/acme/greeter/pulls',
      'POST /repos/acme/greeter/issues/100/labels',
      `POST ${issue}/comments`,
    ]);
    expect(world.inRemote('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n')).toEqual([
      'main',
      branch,
    ]);
    expect(world.inRemote('rev-parse', 'main', `${branch}^`).split('\n')).toEqual([main, main]);
    expect(world.inRemote('diff', '--name-only', `main..${branch}`)).toBe('greet.sh\ntest.sh');
    expect(world.inRemote('show', `${branch}:greet.sh`)).toContain('world');
    expect(world.inRemote('log', '-1', '--format=%B', branch)).toContain(`WorkRail-Session: ${sessionId}`);
    expect(world.git('status', '--porcelain')).toBe('');
    const [pull] = pulls;
    expect(pull).toMatchObject({
      base: 'main',
      draft: false,
      head: { ref: branch, sha: world.forge.commitOf(branch) },
    });
    expect(pull?.title).toContain('Fix issue 12');
    expect(pull?.body).toContain('\n\nDone:\n- greet.sh:3 has a default for the name.');
    expect(labels.get(100)).toEqual(new Set(['unattended']));
    const said = (comments.get(issueNumber) ?? []).map(({ body = '' }) => body);
    expect(said[0]).toContain('This run stopped with a question.');
    expect(said[1]).toContain('Opened #100');
    for (const body of [pull?.body ?? '', ...said]) expect(chainDepthOf([body])).toBe(1);

    // The costs are those of the ledger, which has each call once, also the one that was under way.
    const { total } = await world.report<DaemonCosts>('daemon', 'costs');
    const { sessions, jobs } = await world.report<DaemonStatus>('daemon', 'status');
    const review = sessions.find((one) => one.workflowId === reviewId);
    expect(sessions.map((one) => [one.workflowId, one.status]).sort()).toEqual([
      [reviewId, 'success'],
      [workflowId, 'success'],
    ]);
    const calls =
      expectOneConversation(world, sessionId) +
      kinds(recordsOf(world, review?.sessionId ?? ''), 'reply_received').length;
    expect(total.calls).toBe(calls);
    expect(pull?.body).toContain(`Cost: $${total.costUsd?.toFixed(4)}, ${calls} model calls, ${total.tokens} tokens`);
    expect(pull?.body).toContain(`For #${issueNumber}`);

    // Nothing is left: no job, no sandbox, no sidecar.
    expect(jobs).toEqual([]);
    for (const one of sessions) {
      const layout = layoutOf(world);
      expect(fs.existsSync(layout.sandbox(one.sessionId as SessionId))).toBe(false);
      expect(fs.existsSync(layout.sidecar(one.sessionId as SessionId))).toBe(false);
    }
  },
);
