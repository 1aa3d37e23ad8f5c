/** What people see of stored sessions, whole and damaged. */
import { describe, expect, it } from 'vitest';
import type { SessionId, Sha256Digest, WorkflowHash } from '../../../schemas/ids.ts';
import { createAdminApi } from '../../../runtime/admin-api.ts';
import { runName } from '../../../runtime/core/run-name.ts';
import { sessionText } from '../../../cli/reporters/session-text.ts';
import { shownText } from '../../../cli/terminal/terminal.ts';
import { bytesOf, linesOf } from '../../support/log-writer.ts';
import { adapters, assertReport, type Operated } from '../../support/operating.ts';
import { compiledWorkflow, stepIds } from '../../support/workflows.ts';
import {
  advanced,
  catalogsAt,
  changingGit,
  must,
  refused,
  rehydrated,
  started,
  startsNamesakes,
} from '../../support/world.ts';

const workflow = compiledWorkflow('test.operated', stepIds(3));

/** A run of two steps with a fork, and a run within it. */
async function told(world: Operated) {
  const first = await started(world.runtime, 'test.operated');
  const second = await advanced(world.runtime, first.data, { output: { notesMarkdown: 'one', artifacts: [{ a: 1 }] } });
  const third = await advanced(world.runtime, second.data, { output: { notesMarkdown: 'two' } });
  const again = await rehydrated(world.runtime, second.data);
  const fork = await advanced(world.runtime, again.data, { output: { notesMarkdown: 'other' } });
  const child = await started(world.runtime, 'test.operated', { within: fork.data.stateToken });
  const sessionId = first.data.session.sessionId as SessionId;
  return { first, second, third, fork, child, sessionId };
}

describe.each(adapters)('%s', (_name, open) => {
  it('shows what fills the extension points of the workflow that a run is pinned to', async () => {
    const childHash = `sha256:${'a'.repeat(64)}` as WorkflowHash;
    const of = {
      slot: 'review',
      implementationId: 'team.review',
      kind: 'routine',
      source: 'project',
      childHash,
    } as const;
    const world = open([compiledWorkflow('test.bound', stepIds(1), { bindings: [of] }), workflow]);
    const bound = await started(world.runtime, 'test.bound');
    const { session } = must(await world.operator.showSession(bound.data.session.sessionId));
    expect(assertReport('session.v2', session).runs[0]?.bindings).toEqual([of]);
    const same = (text: string) => text;
    const colors = { bold: same, dim: same, red: same, green: same, yellow: same, blue: same, cyan: same };
    expect(shownText(sessionText(session, null, colors as never))).toContain(
      'review is bound to team.review (routine, overridden in .workrail/bindings.json)',
    );
    const unbound = await started(world.runtime, 'test.operated');
    const other = must(await world.operator.showSession(unbound.data.session.sessionId));
    expect(other.session.runs[0]).not.toHaveProperty('bindings');
  });

  it('lists every session with its runs, their status and their step', async () => {
    const world = open([workflow]);
    const { sessionId, first, child } = await told(world);
    const other = await started(world.runtime, 'test.operated');
    const list = assertReport('session-list.v2', must(await world.operator.listSessions()));
    expect(list.sessions.map((session) => session.sessionId)).toEqual([sessionId, other.data.session.sessionId].sort());
    expect(list.sessions.find((session) => session.sessionId === sessionId)).toEqual({
      sessionId,
      lastActivityAt: expect.stringMatching(/^2026-/),
      health: 'healthy',
      pinned: false,
      runs: [
        {
          runId: first.data.session.runId,
          runName: first.data.session.runName,
          workflowId: 'test.operated',
          goal: 'Name of test.operated',
          status: 'in_progress',
          stepTitle: 'Title of step-3',
          completedSteps: 2,
          totalSteps: 3,
          startedAt: expect.stringMatching(/^2026-/),
          lastActivityAt: expect.stringMatching(/^2026-/),
        },
        {
          runId: child.data.session.runId,
          runName: child.data.session.runName,
          workflowId: 'test.operated',
          goal: 'Name of test.operated',
          status: 'in_progress',
          stepTitle: 'Title of step-1',
          completedSteps: 0,
          totalSteps: 3,
          startedAt: expect.stringMatching(/^2026-/),
          lastActivityAt: expect.stringMatching(/^2026-/),
        },
      ],
    });
  });

  // @verifies owner-sees-progress
  it('lists what was asked for: the latest sessions, open runs, those of this workspace', async () => {
    const clock = { now: Date.UTC(2026, 0, 2), nowMs: () => clock.now };
    const git = changingGit({ repoRoot: '/repo', branch: 'main', headSha: 'a'.repeat(40) });
    const world = open([workflow], { clock, git });
    const ids: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      clock.now += 60_000;
      if (i === 3) git.facts = { repoRoot: '/other', branch: 'topic', headSha: 'b'.repeat(40) };
      ids.push((await started(world.runtime, 'test.operated')).data.session.sessionId);
    }
    git.facts = { repoRoot: '/repo', branch: 'main', headSha: 'a'.repeat(40) };
    const listed = async (request: Parameters<typeof world.operator.listSessions>[0]) => {
      const list = assertReport('session-list.v2', must(await world.another().operator.listSessions(request)));
      return list.sessions.map(({ sessionId }) => ids.indexOf(sessionId)).sort();
    };
    expect(await listed({ here: true })).toEqual([0, 1, 2]);
    must(await world.operator.markRun(ids[1] ?? '', { kind: 'abandoned', abandoned: {} }));
    expect(await listed({ openOnly: true })).toEqual([0, 2, 3]);
    expect(await listed({ openOnly: true, here: true })).toEqual([0, 2]);
    const all = must(await world.operator.listSessions());
    expect(all.sessions.find(({ sessionId }) => sessionId === ids[3])).toMatchObject({ branch: 'topic' });
    expect(all.sessions[0]?.runs[0]).toMatchObject({
      completedSteps: 0,
      totalSteps: 3,
      startedAt: '2026-01-02T00:01:00.000Z',
    });
  });

  // @verifies owner-sees-progress
  it('reads no more sessions than it lists', async () => {
    const world = open([workflow]);
    for (let i = 0; i < 6; i += 1) await started(world.runtime, 'test.operated');
    let reads = 0;
    const { log, ...rest } = world.storage;
    const counting = {
      read: (...args: Parameters<typeof log.read>) => {
        reads += 1;
        return log.read(...args);
      },
      list: () => log.list(),
    };
    const operator = createAdminApi(
      world.host,
      { ...rest, log: { ...log, ...counting } as typeof log },
      catalogsAt(null, [workflow]),
    );
    const list = must(await operator.listSessions({ limit: 2 }));
    expect([list.sessions.length, list.notShown, reads]).toEqual([2, 4, 2]);
  });

  it('shows a run that is done as complete', async () => {
    const world = open([compiledWorkflow('test.short', ['only'])]);
    await advanced(world.runtime, (await started(world.runtime, 'test.short')).data);
    const [session] = must(await world.operator.listSessions()).sessions;
    expect(session?.runs[0]).toMatchObject({ status: 'complete', stepTitle: 'complete' });
  });

  it('shows nodes, edges, outputs and the run that it was started within', async () => {
    const world = open([workflow]);
    const { sessionId, first } = await told(world);
    const { session, runId } = must(await world.operator.showSession(sessionId));
    assertReport('session.v2', session);
    expect(runId).toBeNull();
    const [run, child] = session.runs;
    expect(run?.nodes.map(({ stepTitle, cause }) => [stepTitle, cause])).toEqual([
      ['Title of step-1', null],
      ['Title of step-2', 'intentional_fork'],
      ['Title of step-3', 'intentional_fork'],
      ['Title of step-3', 'non_tip_advance'],
    ]);
    expect(run?.edges.map(({ kind }) => kind)).toEqual(['acked_step', 'acked_step', 'acked_step']);
    expect(run?.outputs.map(({ notesMarkdown, artifact }) => notesMarkdown ?? artifact?.byteLength)).toEqual([
      'one',
      7,
      'two',
      'other',
    ]);
    expect(child?.parent?.runId).toBe(first.data.session.runId);
  });

  it('shows checkpoints, and the capabilities at the tip: what was shown counts, a claim is told apart', async () => {
    const observation = (method: string, status: string, more: object = {}) => ({
      kind: 'wr.capability_observation',
      capability: 'web_browsing',
      status,
      method,
      ...more,
    });
    const world = open([workflow]);
    const first = await started(world.runtime, 'test.operated');
    const tried = observation('attempted_use', 'unavailable', { failureCode: 'tool_missing' });
    const second = await advanced(world.runtime, first.data, { output: { artifacts: [tried] } });
    const claimed = observation('manual_claim', 'available');
    const third = await advanced(world.runtime, second.data, { output: { artifacts: [claimed] } });
    const { stateToken, checkpointToken = '' } = third.data;
    must(await world.runtime.checkpoint({ stateToken, checkpointToken, output: { notesMarkdown: 'half' } }));
    const { session } = must(await world.operator.showSession(first.data.session.sessionId));
    assertReport('session.v2', session);
    const [run] = session.runs;
    expect(run?.nodes.at(-1)).toMatchObject({
      kind: 'checkpoint',
      hasNotes: true,
      isTip: true,
      stepTitle: 'Title of step-3',
    });
    expect(run?.capabilities).toEqual([
      { capability: 'web_browsing', status: 'available', shown: 'unavailable', provenance: 'manual_claim' },
    ]);
    const plain = (text: string) => text;
    const colors = { bold: plain, dim: plain, red: plain, green: plain, yellow: plain, blue: plain, cyan: plain };
    const text = shownText(sessionText(session, null, colors as never));
    expect(text).toMatch(/◉ 3\. Title of step-3 {2}\(tip\)\n.*\n.*checkpoint \S+Z, notes: "half"/);
    expect(text).toContain('capability web_browsing: unavailable, claimed available');
  });

  it('finds a session by its id, by a run id and by a run name, and takes nothing similar', async () => {
    const world = open([workflow]);
    const { sessionId, child } = await told(world);
    const { runId, runName: name } = child.data.session;
    for (const named of [runId, name]) {
      const shown = must(await world.operator.showSession(named));
      expect(shown).toMatchObject({ session: { sessionId }, runId });
    }
    for (const named of ['sess_none', 'run_none', 'no-such-name', '../../etc/passwd', '']) {
      expect(refused(await world.operator.showSession(named)).code).toBe('SESSION_NOT_FOUND');
    }
    const close = refused(await world.operator.showSession(`${name.slice(0, -1)}x`));
    expect(close.message).toContain(`did you mean ${name}?`);
    const part = refused(await world.operator.showSession(`the ${name.split('-')[1]} run`));
    expect(part.message).toContain(name);
    expect(part.suggestion).toMatch(/^Run: workrail sessions show [a-z]+-[a-z]+-\d\d$/);
  });

  it('lists the ids where two runs share a name', async () => {
    const world = open([workflow]);
    const shared = startsNamesakes(world.host);
    await started(world.runtime, 'test.operated');
    await started(world.runtime, 'test.operated');
    const error = refused(await world.operator.showSession(runName(shared[0])));
    for (const id of shared) expect(error.message).toContain(id);
  });

  // @verifies salvage-is-bannered
  it('shows of a damaged session what stands before the damage, says so, and changes nothing', async () => {
    const world = open([workflow]);
    const { sessionId } = await told(world);
    const lines = linesOf(world.raw.manifest(sessionId));
    world.raw.setManifest(sessionId, bytesOf(lines.map((line, i) => (i === 4 ? 'damaged' : line))));
    const before = Uint8Array.from(world.raw.manifest(sessionId));
    const { session } = must(await world.another().operator.showSession(sessionId));
    assertReport('session.v2', session);
    expect(session).toMatchObject({ health: 'corrupt_tail', damage: { reason: 'manifest_record_invalid' } });
    expect(session.runs[0]?.nodes.map(({ stepTitle }) => stepTitle)).toEqual(['Title of step-1', 'Title of step-2']);
    expect(Buffer.compare(world.raw.manifest(sessionId), before)).toBe(0);
  });

  it('shows nothing of a session whose head is damaged, and lists it beside the sound ones', async () => {
    const world = open([workflow]);
    const { sessionId } = await told(world);
    const other = await started(world.runtime, 'test.operated');
    world.raw.setSegment(sessionId, world.raw.segments(sessionId)[0] ?? '', null);
    const list = assertReport('session-list.v2', must(await world.another().operator.listSessions()));
    const byId = new Map(list.sessions.map((session) => [session.sessionId as string, session]));
    expect(byId.get(sessionId)).toMatchObject({
      health: 'corrupt_head',
      damage: { reason: 'segment_missing' },
      runs: [],
    });
    expect(byId.get(other.data.session.sessionId)).toMatchObject({ health: 'healthy' });
  });

  it('names a lost snapshot and shows the rest', async () => {
    const world = open([workflow]);
    const { sessionId } = await told(world);
    const pins = linesOf(world.raw.manifest(sessionId)).map((line) => JSON.parse(line));
    const lost = pins[3].snapshotRef as Sha256Digest;
    world.raw.setObject('snapshot', lost, null);
    const { session } = must(await world.another().operator.showSession(sessionId));
    expect(session.problems).toHaveLength(1);
    expect(session.problems[0]).toContain(lost);
    expect(session.health).toBe('healthy');
    expect(session.runs[0]?.nodes.map(({ stepTitle }) => stepTitle.includes('cannot be read'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('shows a gap as open until a record closes it', async () => {
    const world = open([workflow]);
    const report = {
      kind: 'wr.gap_report',
      severity: 'critical',
      category: 'unexpected',
      detail: 'invariant_violation',
    };
    const gaps = async (sessionId: string) => must(await world.operator.showSession(sessionId)).session.runs[0]?.gaps;
    const said = (artifact: object) => ({ output: { artifacts: [artifact] } });
    const first = await started(world.runtime, 'test.operated');
    const { sessionId } = first.data.session;
    const second = await advanced(world.runtime, first.data, said({ ...report, summary: 'The build fails.' }));
    const [found] = (await gaps(sessionId)) ?? [];
    expect(found).toMatchObject({ severity: 'critical', summary: 'The build fails.', resolvedBy: null });
    const third = await advanced(
      world.runtime,
      second.data,
      said({ ...report, severity: 'info', summary: 'It builds.', resolvesGapId: found?.gapId }),
    );
    const closed = await gaps(sessionId);
    expect(closed).toHaveLength(1);
    expect(closed?.[0]?.resolvedBy).toMatch(/^gap_/);
    const { stateToken } = third.data;
    must(await world.runtime.continue({ stateToken, goBackTo: '2', reason: 'It does not build.' }));
    expect((await gaps(sessionId))?.map(({ resolvedBy }) => resolvedBy)).toEqual([null]);
  });
});
