/** What the commands of the daemon take for a lost run. */
import { expect, it } from 'vitest';
import { isReadable } from '../../../cli/serving/stored-runs.ts';
import { startSession } from '../../../daemon/session/run-session.ts';
import type { Host } from '../../../runtime/ports.ts';
import { compiledStep, compiledWorkflow } from '../../support/workflows.ts';
import { done, reply } from '../../daemon/session/loop-world.ts';
import { data, jobOf, never, SessionWorld } from '../../daemon/session/session-world.ts';

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
  const isReadableWith = (files: Host['files']) => isReadable({ ...host, files } as Host, data, sessionId, runId);
  expect(await isReadableWith(host.files)).toBe(true);
  for (const errno of ['EIO', 'EMFILE']) expect(await isReadableWith(failing(host.files, errno, path))).toBe(true);
  await host.files.rename(path, '/data/away');
  expect(await isReadableWith(host.files)).toBe(false);
});
