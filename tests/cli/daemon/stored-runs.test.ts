/** What the commands of the daemon take for a lost run. */
import { expect, it } from 'vitest';
import { runStatus } from '../../../cli/serving/stored-runs.ts';
import { FileInbox } from '../../../daemon/inbox/inbox.ts';
import { sendEntry } from '../../../daemon/reports/send-entry.ts';
import { type StoredRuns, unavailabilityOf } from '../../../daemon/reports/unavailable-session.ts';
import { resumeSession, startSession } from '../../../daemon/session/run-session.ts';
import { storedSession } from '../../../daemon/storage/stored-sessions.ts';
import type { OpenRun } from '../../../runtime/runtime.ts';
import type { Host } from '../../../runtime/ports.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { modelAfter, resume as resumed, send } from '../../daemon/inbox/inbox-world.ts';
import { done, reply } from '../../daemon/session/loop-world.ts';
import { must } from '../../support/world.ts';
import { data, jobOf, layout, never, SessionWorld } from '../../daemon/session/session-world.ts';

const asks = compiledWorkflow('test.asks', [compiledStep('step-1', { requireConfirmation: true })]);

/** The same files, of which those below a path cannot be opened for a moment. */
const failing = (files: Host['files'], errno: string, below: string): Host['files'] => ({
  ...files,
  open: (path, ...more) =>
    path.startsWith(below)
      ? Promise.reject(Object.assign(new Error(errno), { code: errno, syscall: 'open', path }))
      : files.open(path, ...more),
});

// @verifies errors-say-what-to-do
it.each([
  ['manifest', (id: string) => `/data/sessions/${id}/manifest.jsonl`],
  ['state', () => '/data/snapshots'],
  ['workflow', () => '/data/workflows/pinned'],
])('a run is lost without its %s, and not because of an error of the disk', async (_what, pathOf) => {
  const world = new SessionWorld(asks);
  const environment = world.process(world.model(() => reply('', done('Did it.'))));
  const { state } = await startSession(environment, jobOf('test.asks'), never);
  if (state.opened === null) throw new Error('not started');
  const { sessionId, runId } = state.opened;
  const { host } = environment;
  const path = pathOf(sessionId);
  const statusWith = (files: Host['files']) => runStatus({ ...host, files } as Host, data, sessionId, runId, null);
  expect(await statusWith(host.files)).toBe('open');
  for (const errno of ['EIO', 'EMFILE']) expect(await statusWith(failing(host.files, errno, path))).toBe('open');
  await host.files.rename(path, '/data/away');
  expect(await statusWith(host.files)).toBe('unreadable');
});

// @verifies errors-say-what-to-do
it('a session whose run another agent completed waits for nothing, and is not resumed once its answer was refused', async () => {
  const world = new SessionWorld(asks);
  const environment = world.process(world.model(() => reply('', done('Did it.'))));
  const { host, runtime } = environment;
  const { state } = await startSession(environment, jobOf('test.asks'), never);
  if (state.opened === null || state.gate === null) throw new Error('no gate');
  const { sessionId, runId } = state.opened;
  const runs = {
    unavailability: async () => null,
    runStatus: (...[, , at]: Parameters<StoredRuns['runStatus']>) =>
      runStatus(host as Host, data, sessionId, runId, at),
  };
  const why = async () =>
    unavailabilityOf({ runs, queue: { job: async () => null } }, await storedSession(host, layout, sessionId));
  expect(await why()).toBe(null);
  const { stateToken } = must(await runtime.openRunOf(sessionId, runId)) as OpenRun;
  const { data: read } = must(await runtime.continue({ stateToken }));
  const ackToken = read.kind === 'ok' ? (read.ackToken ?? '') : '';
  must(await runtime.continue({ stateToken, ackToken, output: { notesMarkdown: 'Done by another agent.' } }));
  expect(await why()).toBe('completed');
  const answer = { kind: 'answer', gate: state.gate.digest as never, decision: 'approve' } as const;
  await new FileInbox(host, layout, sessionId, 0).add(answer);
  const resume = () => resumeSession(environment, sessionId, null, never);
  expect(await resume()).toMatchObject({
    result: { kind: 'error', reason: expect.stringContaining('without your approval') },
  });
  expect(await why()).toBe('completed');
  expect(await resume()).toBe('completed');
});

it('a session that was paused is not taken for one whose run another agent completed: a resume finds out', async () => {
  const world = new SessionWorld(compiledWorkflow('test.two', ['step-1', 'step-2']));
  const model = modelAfter(
    world,
    () => send(world, { kind: 'pause' }),
    () => reply('', done('Did it.')),
  );
  const { result, state } = await startSession(world.process(model), jobOf('test.two'), never);
  expect(result.kind).toBe('parked');
  if (state.opened === null) throw new Error('not started');
  const { sessionId } = state.opened;
  const { host } = world.process(model);
  const runs = { unavailability: async () => null, runStatus: async () => 'complete' as const };
  const place = { runs, queue: { job: async () => null } };
  expect(await unavailabilityOf(place, await storedSession(host, layout, sessionId))).toBe(null);
  await send(world, { kind: 'resume' });
  expect((await resumed(world)).result.kind).toBe('success');
});

// @verifies errors-say-what-to-do
it('a session whose run is at another step than the one that it asks about can only be resumed or cancelled', async () => {
  const two = compiledWorkflow('test.asks', [compiledStep('step-1', { requireConfirmation: true }), 'step-2']);
  const world = new SessionWorld(two);
  const environment = world.process(world.model(() => reply('', done('Did it.'))));
  const { host, runtime } = environment;
  const { state } = await startSession(environment, jobOf('test.asks'), never);
  if (state.opened === null || state.gate === null) throw new Error('no gate');
  const { sessionId, runId, runName } = state.opened;
  const runs: StoredRuns = {
    unavailability: async () => null,
    runStatus: (session, run, at) => runStatus(host as Host, data, session, run, at),
  };
  const place = {
    host: host as Host,
    layout,
    runs,
    queue: { job: async () => null, opened: async () => undefined, dropEnded: async () => false },
  };
  const answer = async () =>
    sendEntry({ ...place, isDaemonRunning: async () => false }, await storedSession(host, layout, sessionId), {
      kind: 'answer',
      gate: state.gate?.digest as never,
      decision: 'reject',
    });
  expect(await unavailabilityOf(place, await storedSession(host, layout, sessionId))).toBe(null);
  const { stateToken } = must(await runtime.openRunOf(sessionId, runId)) as OpenRun;
  const { data: read } = must(await runtime.continue({ stateToken }));
  const ackToken = read.kind === 'ok' ? (read.ackToken ?? '') : '';
  must(await runtime.continue({ stateToken, ackToken, output: { notesMarkdown: 'Done by another agent.' } }));
  expect(await answer()).toMatchObject({
    reason: expect.stringContaining('another agent continued its run'),
    next: expect.stringContaining(`workrail daemon resume ${runName}`),
  });
});
