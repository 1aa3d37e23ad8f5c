/** The power goes at each file operation of a daemon: the next one finishes every job, and no job runs twice. */
import { expect, it } from 'vitest';
import { rounds } from '../../../build/long/rounds.ts';
import type { ModelReply, ModelRequest } from '../../../daemon/model/model.ts';
import type { SessionId } from '../../../schemas/ids.ts';
import { resumeSession } from '../../../daemon/session/run-session.ts';
import { parseTurns } from '../../../daemon/storage/turn-log.ts';
import { foldTurns } from '../../../daemon/conversation/fold-turns.ts';
import type { Fate } from '../../support/simulated-disk.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { newJob } from '../queue/queue-world.ts';
import { done, reply, use } from '../session/loop-world.ts';
import { layout, never, titleIn } from '../session/session-world.ts';
import { ServiceWorld } from './service-world.ts';

const two = compiledWorkflow('test.two', stepIds(2));
const diligent = (request: ModelRequest): ModelReply =>
  request.messages.length === 1
    ? reply('', use('write', { name: titleIn(request) }))
    : reply('', done(`Did ${titleIn(request)}.`));

const stateOf = (world: ServiceWorld, sessionId: SessionId) =>
  foldTurns(parseTurns(world.disk.bare.read(layout.turnLog(sessionId)) ?? new Uint8Array()));

const sessionsIn = (world: ServiceWorld) => world.disk.bare.list(layout.sessions) as readonly SessionId[];

async function worldWithJob(): Promise<ServiceWorld> {
  const world = new ServiceWorld(two);
  await world.queue(world.process(world.model(diligent))).add(newJob('a'));
  return world;
}

async function uncutOperations(): Promise<number> {
  const world = await worldWithJob();
  const before = world.disk.operations;
  await world.daemon(world.model(diligent));
  return world.disk.operations - before;
}

type Crashed = {
  readonly isCut: boolean;
  /** The one session of the job was resumed. */
  readonly resumed: boolean;
  /** Sessions that the job does not use any more. */
  readonly replaced: number;
};

async function crashedAt(operations: number, fate: Fate): Promise<Crashed> {
  const world = await worldWithJob();
  const where = `cut after ${operations} operations`;
  world.disk.cutAfter(operations);
  const isCut = await world.daemon(world.model(diligent)).then(
    () => false,
    () => true,
  );
  world.disk.restart(() => fate);
  const before = sessionsIn(world).length;
  await world.daemon(world.model(diligent));
  const [job] = await world.queue(world.process(world.model(diligent))).jobs();
  expect(job, where).toMatchObject({ status: 'finished', holder: null });
  const states = sessionsIn(world).map((sessionId) => stateOf(world, sessionId));
  const complete = states.filter(({ closed }) => closed?.outcome === 'success');
  expect(complete, where).toHaveLength(1);
  expect(complete[0]?.stepsCompleted, where).toBe(2);
  // A session that was given up completed nothing, and none is left open.
  for (const state of states.filter((each) => !complete.includes(each)))
    expect(state.stepsCompleted > 0 || (state.opened !== null && state.closed === null), where).toBe(false);
  for (const sessionId of sessionsIn(world))
    expect(
      world.disk.bare.list(layout.session(sessionId)).filter((name) => name.endsWith('.tmp')),
      where,
    ).toEqual([]);
  for (const sessionId of sessionsIn(world))
    expect(world.disk.bare.read(layout.sidecar(sessionId)) === null, `${where}: ${sessionId}`).toBe(true);
  // The user can resume none of them: the job would be done twice.
  const given = sessionsIn(world).filter(
    (_, i) => states[i]?.opened !== null && states[i]?.closed?.outcome !== 'success',
  );
  for (const sessionId of given)
    expect(await resumeSession(world.process(world.model(diligent)), sessionId, null, never), where).toBe('replaced');
  return { isCut, resumed: before === 1 && sessionsIn(world).length === 1, replaced: given.length };
}

// @verifies temporary-files-are-removed, claims-are-leases, replaced-sessions-stay-ended, jobs-are-written-first, service-leaves-nothing
it.each(['lost', 'kept', 'torn'] as const)(
  'after a power cut that leaves unsynced data %s, the next daemon finishes the job in one session, once',
  async (fate) => {
    let resumed = 0;
    let replaced = 0;
    const stride = Math.max(1, Math.floor((await uncutOperations()) / rounds.serviceCuts));
    for (let operations = 0; ; operations += stride) {
      const crashed = await crashedAt(operations, fate);
      resumed += crashed.resumed ? 1 : 0;
      replaced += crashed.replaced;
      if (!crashed.isCut) break;
    }
    expect(resumed).toBeGreaterThan(10);
    expect(replaced).toBeGreaterThan(0);
  },
);
