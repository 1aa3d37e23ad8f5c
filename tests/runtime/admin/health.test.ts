/** Every reason for which a log is not healthy: who is refused, what is still shown, what a repair keeps. */
import { describe, expect, it } from 'vitest';
import { corruptionReasons, sessionHealths } from '../../../schemas/closed-sets.ts';
import type { SessionId, Sha256Digest } from '../../../schemas/ids.ts';
import { diskBytes } from '../../support/disk-bytes.ts';
import { harms } from '../../support/damage.ts';
import { bytesOf, linesOf } from '../../support/log-writer.ts';
import { type Adapter, adapters, assertReport, inFiles, inMemory, type Operated } from '../../support/operating.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import { advanced, must, pairOf, refused, rehydrated, started } from '../../support/world.ts';

const workflow = compiledWorkflow('test.health', stepIds(6));

/** Four plans: a start and three steps, each with notes and an artifact. */
async function four(world: Operated) {
  const replies = [(await started(world.runtime, 'test.health')).data as { stateToken: string; ackToken?: string }];
  for (const step of [1, 2, 3]) {
    const pair = replies.at(-1);
    if (pair === undefined) throw new Error('no reply');
    const output = { notesMarkdown: `Did step ${step}.`, artifacts: [{ step }] };
    replies.push((await advanced(world.runtime, pair, { output })).data as never);
  }
  const shown = must(await world.operator.listSessions()).sessions[0];
  if (shown === undefined) throw new Error('no session');
  return { replies, sessionId: shown.sessionId as SessionId };
}

const cases = adapters.flatMap(([name, open]) => corruptionReasons.map((reason) => [name, reason, open] as const));

async function damaged(open: Adapter, reason: keyof typeof harms) {
  const world = open([workflow]);
  const { replies, sessionId } = await four(world);
  const sound = await started(world.runtime, 'test.health');
  harms[reason].harm(world, sessionId);
  return { ...world, ...world.another(), world, replies, sessionId, sound };
}

describe.each(cases)('%s, %s', (_name, reason, open) => {
  const { health } = harms[reason];

  // @verifies health-gates-execution
  it('refuses every call of an agent on that session, with the reason, and writes nothing', async () => {
    const { runtime, replies, sessionId, world } = await damaged(open, reason);
    const before = diskBytes(world, sessionId);
    const [first, , , last] = replies;
    if (first === undefined || last === undefined) throw new Error('no replies');
    for (const call of [
      () => runtime.continue(pairOf(last)),
      () => runtime.continue(pairOf(first)),
      () => runtime.continue({ stateToken: first.stateToken }),
      () => runtime.start({ workflowId: 'test.health', within: first.stateToken }),
    ]) {
      const error = refused(await call());
      expect(error.code).toBe('TOKEN_SESSION_UNHEALTHY');
      expect(error.details).toMatchObject({ health, reason });
      expect(error.retry.kind).toBe('not_retryable');
      const said = `${error.message} ${error.suggestion}`;
      if (health === 'unknown_version') {
        expect(said).toMatch(/A newer version of WorkRail .* Nothing is damaged.* update WorkRail/);
        expect(said).not.toContain('repair');
      } else {
        expect(said).toMatch(/is damaged .* --dry-run` previews a repair/);
      }
      expect(said.includes('All events before the damage are valid')).toBe(health === 'corrupt_tail');
    }
    expect(diskBytes(world, sessionId)).toEqual(before);
  });

  it('touches no other session, no start and no list', async () => {
    const { runtime, operator, sound, sessionId } = await damaged(open, reason);
    expect((await advanced(runtime, sound.data)).data.progress.completed).toBe(1);
    await started(runtime, 'test.health');
    const { sessions } = must(await operator.listSessions());
    expect(sessions.map((session) => session.health).sort()).toEqual([health, 'healthy', 'healthy'].sort());
    expect(sessions.find((session) => session.sessionId === sessionId)?.damage?.reason).toBe(reason);
  });

  it('shows the validated prefix, under its reason', async () => {
    const { operator, sessionId } = await damaged(open, reason);
    const { session } = must(await operator.showSession(sessionId));
    expect(session).toMatchObject({ health, damage: { reason } });
    expect(session.runs[0]?.nodes).toHaveLength(2);
    expect(must(await operator.verifySession(sessionId))).toMatchObject({ verdict: 'failed', checked: { plans: 2 } });
  });

  // @verifies repair-is-explicit-and-keeps-the-prefix
  it('is repaired only when a person says so: what is sound is kept, what is lost is named', async () => {
    const { operator, runtime, replies, sessionId, world } = await damaged(open, reason);
    const before = diskBytes(world, sessionId);
    const planned = assertReport('repair-report.v2', must(await operator.repairSession(sessionId, true)));
    expect(diskBytes(world, sessionId)).toEqual(before);
    const report = assertReport('repair-report.v2', must(await operator.repairSession(sessionId, false)));
    if (reason === 'unknown_version') {
      expect(report).toMatchObject({ outcome: 'not_repairable', quarantined: [] });
      expect(diskBytes(world, sessionId)).toEqual(before);
      return;
    }
    expect(report).toMatchObject({ outcome: 'repaired', health: 'corrupt_tail', damage: { reason } });
    expect({ ...planned, dryRun: false, quarantined: [] }).toEqual({ ...report, quarantined: [] });
    expect(report.quarantined.length).toBeGreaterThan(0);
    // Two steps were acknowledged behind the damage; each is named, or counted among what cannot be read.
    const named = report.lostSteps.map(({ stepTitle }) => stepTitle);
    if (report.unreadableEvents === 0) expect(named).toEqual(['Title of step-2', 'Title of step-3']);
    else expect(named).toHaveLength(1);

    const [, second, third] = replies;
    if (second === undefined || third === undefined) throw new Error('no replies');
    expect((await rehydrated(runtime, second)).data.pending?.stepId).toBe('step-2');
    expect(refused(await runtime.continue({ stateToken: third.stateToken })).code).toBe('TOKEN_UNKNOWN_NODE');
    let { data } = await advanced(runtime, second);
    while (!data.isComplete) ({ data } = await advanced(runtime, data));
    expect(must(await world.another().operator.verifySession(sessionId)).verdict).toBe('verified');
    expect(must(await world.another().operator.repairSession(sessionId, false)).outcome).toBe('nothing_to_do');
  });
});

describe.each(adapters)('%s: a damaged head', (_name, open) => {
  const headless = async () => {
    const world = open([workflow]);
    const { replies, sessionId } = await four(world);
    world.raw.setSegment(sessionId, world.raw.segments(sessionId)[0] ?? '', null);
    return { ...world.another(), world, replies, sessionId };
  };

  it('refuses the agent, and shows nothing', async () => {
    const { runtime, operator, replies, sessionId } = await headless();
    const error = refused(await runtime.continue({ stateToken: replies[0]?.stateToken ?? '' }));
    expect(error.details).toMatchObject({ health: 'corrupt_head', reason: 'segment_missing' });
    expect(must(await operator.showSession(sessionId)).session).toMatchObject({ health: 'corrupt_head', runs: [] });
  });

  it('is a head, and no tail, also when the first plan contradicts itself', async () => {
    const world = open([workflow]);
    const { replies, sessionId } = await four(world);
    const relPath = world.raw.segments(sessionId)[0] ?? '';
    const lines = linesOf(world.raw.segment(sessionId, relPath));
    const bytes = bytesOf(lines.map((line) => line.replace('"parentNodeId":null', `"parentNodeId":"node_x"`)));
    world.raw.setSegment(sessionId, relPath, bytes);
    const manifest = linesOf(world.raw.manifest(sessionId));
    const head = {
      ...JSON.parse(manifest[0] ?? ''),
      sha256: `sha256:${world.host.crypto.digest(bytes)}`,
      bytes: bytes.length,
    };
    world.raw.setManifest(sessionId, bytesOf([JSON.stringify(head), ...manifest.slice(1)]));
    const { runtime, operator } = world.another();
    const error = refused(await runtime.continue({ stateToken: replies[0]?.stateToken ?? '' }));
    expect(error.details).toMatchObject({ health: 'corrupt_head', reason: 'event_inconsistent' });
    expect(must(await operator.listSessions()).sessions[0]).toMatchObject({ health: 'corrupt_head', runs: [] });
  });

  it('is set aside as a whole when it is repaired, with every step that is lost', async () => {
    const { operator, world, sessionId } = await headless();
    const report = must(await operator.repairSession(sessionId, false));
    expect(report).toMatchObject({ outcome: 'quarantined', eventsKept: 0 });
    expect(report.lostSteps.length + report.unreadableEvents).toBeGreaterThan(2);
    expect(must(await world.another().operator.listSessions()).sessions).toEqual([]);
    expect(refused(await world.another().operator.showSession(sessionId)).code).toBe('SESSION_NOT_FOUND');
  });
});

describe.each(adapters)('%s: lost objects', (_name, open) => {
  const objectsOf = (world: Operated, sessionId: SessionId) => {
    const records = linesOf(world.raw.manifest(sessionId)).map((line) => JSON.parse(line));
    const events = world.raw
      .segments(sessionId)
      .flatMap((path) => linesOf(world.raw.segment(sessionId, path)).map((line) => JSON.parse(line)));
    return {
      snapshots: records
        .filter(({ kind }) => kind === 'snapshot_pinned')
        .map(({ snapshotRef }) => snapshotRef as Sha256Digest),
      workflow: events.find(({ kind }) => kind === 'run_started').data.workflowHash as Sha256Digest,
      artifacts: events.flatMap(({ data }) =>
        data.payload?.sha256 === undefined ? [] : [data.payload.sha256 as Sha256Digest],
      ),
    };
  };

  // @verifies repair-rebuilds-by-digest
  it('are made again: states from the record, the workflow from where it is compiled', async () => {
    const world = open([workflow]);
    const { sessionId, replies } = await four(world);
    const { snapshots, workflow: hash } = objectsOf(world, sessionId);
    for (const ref of snapshots) world.raw.setObject('snapshot', ref, new Uint8Array([1]));
    world.raw.setObject('pinned_workflow', hash, null);
    const { operator } = world.another();
    const planned = must(await operator.repairSession(sessionId, true));
    expect(planned.rebuilt).toHaveLength(5);
    expect((await world.another().runtime.continue({ stateToken: replies[0]?.stateToken ?? '' })).isErr()).toBe(true);
    expect(must(await operator.repairSession(sessionId, false))).toMatchObject({ outcome: 'repaired', notRebuilt: [] });
    const after = world.another();
    expect(must(await after.operator.verifySession(sessionId)).verdict).toBe('verified');
    for (const reply of replies) await rehydrated(after.runtime, reply);
  });

  it('that nothing can make again are named, and nothing is made up in their place', async () => {
    const world = open([workflow]);
    const { sessionId } = await four(world);
    const { artifacts, snapshots } = objectsOf(world, sessionId);
    world.raw.setObject('artifact', artifacts[0] as Sha256Digest, null);
    world.raw.setObject('snapshot', snapshots[1] as Sha256Digest, null);
    const { operator } = world.another();
    const report = must(await operator.repairSession(sessionId, false));
    expect(report.rebuilt).toEqual([{ kind: 'snapshot', ref: snapshots[1] }]);
    expect(report.notRebuilt).toMatchObject([{ kind: 'artifact', ref: artifacts[0] }]);
    expect(must(await world.another().operator.verifySession(sessionId)).firstBad?.problem).toContain(artifacts[0]);
  });

  it('are not made again from a workflow that says something else', async () => {
    const world = open([workflow]);
    const { sessionId } = await four(world);
    const { workflow: hash } = objectsOf(world, sessionId);
    world.raw.setObject('pinned_workflow', hash, null);
    const elsewhere = world.withCatalog([compiledWorkflow('test.health', stepIds(5))]);
    expect(must(await elsewhere.repairSession(sessionId, false))).toMatchObject({
      outcome: 'not_repairable',
      notRebuilt: [{ kind: 'pinned_workflow', ref: hash }],
    });
  });
});

describe('repair', () => {
  it('is refused while another process writes to the session', async () => {
    const { operator, storage, sessionId } = await damaged(inFiles, 'segment_missing');
    const lock = must(await storage.locks.session(sessionId, false));
    expect(refused(await operator.repairSession(sessionId, false)).code).toBe('SESSION_LOCKED');
    if (lock.kind === 'held') await lock.release();
    expect(must(await operator.repairSession(sessionId, false)).outcome).toBe('repaired');
  });
});

describe('the closed set of healths', () => {
  // @verifies session-health-closed
  it('is reached whole, by logs that are as each health says and are read as such', async () => {
    const reached = new Map<string, Set<string>>();
    const reach = (health: string, reason: string) =>
      reached.set(health, (reached.get(health) ?? new Set()).add(reason));
    for (const reason of corruptionReasons) {
      const world = inMemory([workflow]);
      const { sessionId } = await four(world);
      harms[reason].harm(world, sessionId);
      const { sessions } = must(await world.another().operator.listSessions());
      const [read] = sessions;
      expect(read?.health, reason).toBe(harms[reason].health);
      expect(read?.damage?.reason).toBe(reason);
      reach(read?.health ?? '', reason);
    }
    const headless = inMemory([workflow]);
    const { sessionId } = await four(headless);
    headless.raw.setSegment(sessionId, headless.raw.segments(sessionId)[0] ?? '', null);
    for (const { health, damage } of must(await headless.another().operator.listSessions()).sessions) {
      reach(health, damage?.reason ?? '');
    }
    const sound = inMemory([workflow]);
    await four(sound);
    for (const { health, damage } of must(await sound.another().operator.listSessions()).sessions) {
      reach(health, damage?.reason ?? '');
    }
    expect([...reached.keys()].sort()).toEqual([...sessionHealths].sort());
    // Each reason leads to one health: with nothing before it, a tail is a head.
    expect([...(reached.get('healthy') ?? [])]).toEqual(['']);
    expect([...(reached.get('unknown_version') ?? [])]).toEqual(['unknown_version']);
    expect([...(reached.get('corrupt_tail') ?? [])].sort()).toEqual(
      corruptionReasons.filter((reason) => reason !== 'unknown_version').sort(),
    );
  });
});
