/** The preferred tip against a brute-force reading of the rule, and the recap within its budget. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import type { NodeId, RunId, SessionId } from '../../../schemas/ids.ts';
import { branchSnippetBytesMax, branchSnippetLinesMax, recapBytesMax } from '../../../schemas/limits.ts';
import { fold } from '../../../runtime/core/fold.ts';
import { emptySession, type NodeState, notesOf, type SessionState, owningStep } from '../../../runtime/core/state.ts';
import { nodeRecords } from '../../../runtime/projections/node-records.ts';
import { pathTo, preferredTip } from '../../../runtime/projections/preferred-tip.ts';
import { branchSnippet, recapOf } from '../../../runtime/projections/recap.ts';
import { runDag } from '../../../runtime/projections/run-dag.ts';
import { runStatus } from '../../../runtime/projections/run-status.ts';
import { artifactsUpTo, nodesOfStep, stepsDone, stepsWithArtifacts } from '../../../runtime/projections/steps-done.ts';
import { assertProperty } from '../../support/property.ts';

const hash = `sha256:${'1'.repeat(64)}`;
const session = 'sess_1' as SessionId;

/** Grows a log event by event; only what projections read is real. */
class Log {
  readonly events: SessionEvent[] = [];
  add(kind: string, scope: object | undefined, data: object): this {
    const eventIndex = this.events.length;
    const event = {
      v: 1,
      eventId: `evt_${eventIndex}`,
      eventIndex,
      sessionId: session,
      dedupeKey: `k:${eventIndex}`,
      kind,
      data,
    };
    this.events.push({ ...event, ...(scope === undefined ? {} : { scope }) } as unknown as SessionEvent);
    return this;
  }
  run(runId: string): this {
    return this.add(
      'run_started',
      { runId },
      { workflowId: 'a.b', workflowHash: hash, workflowSourceKind: 'user', workflowSourceRef: '' },
    );
  }
  node(runId: string, nodeId: string, parentNodeId: string | null, nodeKind = 'step'): this {
    return this.add(
      'node_created',
      { runId, nodeId },
      { nodeKind, parentNodeId, workflowHash: hash, snapshotRef: hash },
    );
  }
  gap(runId: string, nodeId: string, more: object = {}): this {
    return this.add(
      'gap_recorded',
      { runId, nodeId },
      {
        gapId: `gap_${this.events.length}`,
        severity: 'warning',
        reason: { category: 'unexpected', detail: 'invariant_violation' },
        summary: 's',
        resolution: { kind: 'unresolved' },
        ...more,
      },
    );
  }
  edge(runId: string, from: string, to: string): this {
    return this.add(
      'edge_created',
      { runId },
      { edgeKind: 'acked_step', fromNodeId: from, toNodeId: to, cause: { kind: 'intentional_fork', eventId: 'evt_0' } },
    );
  }
  artifact(runId: string, nodeId: string): this {
    return this.add(
      'node_output_appended',
      { runId, nodeId },
      {
        outputId: `out_${this.events.length}`,
        outputChannel: 'artifact',
        payload: { payloadKind: 'artifact_ref', sha256: hash, contentType: 'application/json', byteLength: 2 },
      },
    );
  }
  notes(runId: string, nodeId: string, notesMarkdown: string): this {
    return this.add(
      'node_output_appended',
      { runId, nodeId },
      {
        outputId: `out_${this.events.length}`,
        outputChannel: 'recap',
        payload: { payloadKind: 'notes', notesMarkdown },
      },
    );
  }
  folded(): SessionState {
    const state = emptySession(session);
    expect(fold(state, this.events)).toBeNull();
    return state;
  }
}
const begun = () => new Log().add('session_created', undefined, {}).run('run_1').node('run_1', 'node_000', null);

/** The rule, word by word, with no cleverness. */
function tipByTheRule(state: SessionState, events: readonly SessionEvent[], runId: string): string {
  const nodes = [...state.nodes.values()].filter((node) => node.runId === runId);
  const own = new Map<string, number>(nodes.map((node) => [node.nodeId, node.createdIndex]));
  for (const event of events) {
    const scoped = 'scope' in event && event.scope && 'nodeId' in event.scope ? event.scope.nodeId : null;
    const at = event.kind === 'edge_created' ? event.data.toNodeId : scoped;
    if (at !== null && own.has(at)) own.set(at, Math.max(own.get(at) ?? 0, event.eventIndex));
  }
  const activity = (leaf: NodeState) => {
    let latest = -1;
    for (
      let node: NodeState | undefined = leaf;
      node !== undefined;
      node = node.parentNodeId === null ? undefined : state.nodes.get(node.parentNodeId)
    ) {
      latest = Math.max(latest, own.get(node.nodeId) ?? -1);
    }
    return latest;
  };
  const leaves = nodes.filter((node) => node.children.length === 0);
  leaves.sort((a, b) => activity(b) - activity(a) || b.createdIndex - a.createdIndex || (a.nodeId < b.nodeId ? 1 : -1));
  return leaves[0]?.nodeId ?? '';
}

describe('the preferred tip', () => {
  const tipOf = (state: SessionState, runId = 'run_1') => {
    const run = state.runs.get(runId as RunId);
    return run === undefined ? null : (preferredTip(state, run)?.nodeId ?? null);
  };

  it('is the root of a run that has not moved', () => expect(tipOf(begun().folded())).toBe('node_000'));
  it('is null for a run without nodes', () =>
    expect(tipOf(new Log().add('session_created', undefined, {}).run('run_1').folded())).toBeNull());
  it('is the branch with the latest activity, not the latest created leaf', () => {
    const log = begun()
      .node('run_1', 'node_001', 'node_000')
      .node('run_1', 'node_002', 'node_000')
      .gap('run_1', 'node_001');
    expect(tipOf(log.folded())).toBe('node_001');
  });
  it('counts an edge for the node that it leads to', () => {
    const log = begun()
      .node('run_1', 'node_001', 'node_000')
      .node('run_1', 'node_002', 'node_000')
      .edge('run_1', 'node_000', 'node_001');
    expect(tipOf(log.folded())).toBe('node_001');
  });
  it('breaks a tie below one active ancestor by the later created leaf', () => {
    const log = begun()
      .node('run_1', 'node_001', 'node_000')
      .node('run_1', 'node_002', 'node_000')
      .gap('run_1', 'node_000');
    expect(tipOf(log.folded())).toBe('node_002');
  });
  it('is not moved by another run of the session', () => {
    const log = begun()
      .node('run_1', 'node_001', 'node_000')
      .run('run_2')
      .node('run_2', 'node_x', null)
      .gap('run_2', 'node_x');
    expect(tipOf(log.folded())).toBe('node_001');
    expect(tipOf(log.folded(), 'run_2')).toBe('node_x');
  });

  // @verifies preferred-tip-rule
  it('is what the rule says, in any tree, after any activity', () => {
    const moves = fc.array(
      fc.record({
        what: fc.constantFrom('node', 'node', 'node', 'gap', 'edge', 'run'),
        at: fc.nat({ max: 99 }),
        run: fc.nat({ max: 1 }),
      }),
      { maxLength: 40 },
    );
    assertProperty(
      fc.property(moves, (all) => {
        const log = begun();
        const nodes: { id: string; run: string; parent: string | null }[] = [
          { id: 'node_000', run: 'run_1', parent: null },
        ];
        let second = false;
        for (const { what, at } of all) {
          const target = nodes[at % nodes.length];
          if (target === undefined) continue;
          if (what === 'run' && !second) {
            second = true;
            log.run('run_2').node('run_2', 'node_r2', null);
            nodes.push({ id: 'node_r2', run: 'run_2', parent: null });
          } else if (what === 'gap') log.gap(target.run, target.id);
          else if (what === 'edge' && target.parent !== null) log.edge(target.run, target.parent, target.id);
          else if (what === 'node') {
            // Ids that do not sort in the order of creation, so that an order by id would be seen.
            const id = `node_${String(999 - nodes.length).padStart(3, '0')}`;
            log.node(target.run, id, target.id, at % 5 === 0 ? 'blocked_attempt' : 'step');
            nodes.push({ id, run: target.run, parent: target.id });
          }
        }
        const state = log.folded();
        for (const run of second ? ['run_1', 'run_2'] : ['run_1']) {
          expect(tipOf(state, run)).toBe(tipByTheRule(state, log.events, run));
        }
      }),
      { numRuns: 500 },
    );
  });
});

it('a node leads to itself and to what is below it, to nothing beside it', () => {
  const state = begun()
    .node('run_1', 'node_001', 'node_000')
    .node('run_1', 'node_002', 'node_000')
    .node('run_1', 'node_003', 'node_001')
    .folded();
  const node = (id: string) => state.nodes.get(id as NodeId) as NodeState;
  const leads = (from: string, to: string) => pathTo(state, node(to)).has(node(from));
  expect([leads('node_000', 'node_003'), leads('node_001', 'node_003'), leads('node_003', 'node_003')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([leads('node_002', 'node_003'), leads('node_003', 'node_000')]).toEqual([false, false]);
});

describe('the work of a projection', () => {
  /** How often the nodes of a session are looked up, or gone through. */
  function counted(state: SessionState): { readonly state: SessionState; readonly looks: () => number } {
    let looks = 0;
    const nodes = new Map(state.nodes);
    const get = nodes.get.bind(nodes);
    const values = nodes.values.bind(nodes);
    nodes.get = (id) => {
      looks += 1;
      return get(id);
    };
    nodes.values = () => {
      looks += nodes.size;
      return values();
    };
    return { state: { ...state, nodes }, looks: () => looks };
  }
  const id = (i: number) => `node_${String(i).padStart(5, '0')}`;
  const deep = (depth: number) => {
    const log = begun();
    for (let i = 1; i <= depth; i += 1) {
      const parent = i === 1 ? 'node_000' : id(i - 1);
      log.node('run_1', id(i), parent).edge('run_1', parent, id(i));
    }
    return log.folded();
  };
  const wide = (runs: number) => {
    const log = begun();
    for (let i = 1; i <= runs; i += 1) log.run(`run_w${i}`).node(`run_w${i}`, id(i), null);
    return log.folded();
  };

  // @verifies projections-linear
  it.each([
    ['depth', deep],
    ['number of runs', wide],
  ])('of the DAG grows in proportion to the %s', (_what, grown) => {
    const looksAt = (size: number) => {
      const { state, looks } = counted(grown(size));
      const dags = [...state.runs.values()].map((run) => runDag(state, run));
      expect(dags.reduce((sum, { nodes }) => sum + nodes.length, 0)).toBe(size + 1);
      return looks();
    };
    expect(looksAt(1600)).toBeLessThanOrEqual(2.2 * looksAt(800) + 16);
    expect(looksAt(1600)).toBeLessThan(10 * 1600);
  });

  it('of the records of a node copies none of them again', () => {
    const log = begun();
    const entry = { kind: 'evaluated_condition', summary: 's' };
    for (let i = 0; i < 3000; i += 1) {
      log.add(
        'decision_trace_appended',
        { runId: 'run_1', nodeId: 'node_000' },
        { traceId: `t_${i}`, entries: [entry] },
      );
    }
    const root = log.folded().nodes.get('node_000' as NodeId) as NodeState;
    expect(nodeRecords(log.events)(root).trace).toHaveLength(3000);
  });
});

describe('the status of a run', () => {
  const statusOf = (log: Log, isComplete: boolean) => {
    const state = log.folded();
    const run = state.runs.get('run_1' as RunId);
    const tip = run === undefined ? null : preferredTip(state, run);
    if (run === undefined || tip === null) throw new Error('the run has no tip');
    return runStatus({ state, run, tip, asOf: null }, isComplete);
  };
  const critical = (log: Log) => log.gap('run_1', 'node_000', { gapId: 'gap_open', severity: 'critical' });

  // @verifies run-status-projection
  it('follows from its preferred tip and its open critical gaps', () => {
    const resolves = { gapId: 'gap_closing', resolution: { kind: 'resolves', resolvesGapId: 'gap_open' } };
    const blocked = () => begun().node('run_1', 'node_001', 'node_000', 'blocked_attempt');
    expect(statusOf(begun(), false)).toBe('in_progress');
    expect(statusOf(critical(begun()), false)).toBe('in_progress');
    expect(statusOf(blocked(), false)).toBe('blocked');
    expect(statusOf(blocked().node('run_1', 'node_002', 'node_001'), false)).toBe('in_progress');
    expect(statusOf(begun(), true)).toBe('complete');
    expect(statusOf(begun().gap('run_1', 'node_000'), true)).toBe('complete');
    expect(statusOf(critical(begun()), true)).toBe('complete_with_gaps');
    expect(statusOf(critical(begun()).gap('run_1', 'node_000', resolves), true)).toBe('complete');
  });
});

describe('the recap', () => {
  const chain = (notes: readonly (string | null)[]) => {
    const log = begun();
    notes.forEach((text, i) => {
      const id = `node_${i + 1}`;
      log.node('run_1', id, i === 0 ? 'node_000' : `node_${i}`);
      if (text !== null) log.notes('run_1', id, text);
    });
    const state = log.folded();
    const tip = state.nodes.get(`node_${notes.length}` as NodeId) ?? state.nodes.get('node_000' as NodeId);
    return { state, tip: tip as NodeState };
  };
  const recap = async (notes: readonly (string | null)[]) => {
    const { state, tip } = chain(notes);
    const found = await recapOf(state, tip, async (node) => `title ${node.nodeId}`, { bytesMax: recapBytesMax });
    return found?.recap ?? null;
  };

  it('is absent when nobody wrote notes', async () => expect(await recap([null, null])).toBeNull());
  // @verifies recap-aggregates-notes
  it('has the notes of the path, oldest first, under the step that they are of', async () => {
    expect((await recap(['one', null, 'two']))?.text).toBe('title node_000:\n> one\ntitle node_2:\n> two');
  });
  // @verifies recap-keeps-most-recent
  it('keeps the most recent notes that fit, says how many it left out, and stays in its budget', async () => {
    const notes = Array.from({ length: 30 }, (_, i) => `note ${i} ${'x'.repeat(1000)}`);
    const found = await recap(notes);
    expect(found?.truncated).toBe(true);
    const shown = notes.filter((_, i) => found?.text.includes(`note ${i} `));
    expect(shown).toEqual(notes.slice(-shown.length));
    expect(shown.length).toBeGreaterThan(3);
    expect(found?.omittedCount).toBe(30 - shown.length);
    expect(utf8Length(found?.text ?? '')).toBeLessThanOrEqual(recapBytesMax);
  });
  it('cuts a single note that alone is over the budget', async () => {
    const found = await recap(['old', '€'.repeat(4000)]);
    expect(utf8Length(found?.text ?? '')).toBeLessThanOrEqual(recapBytesMax);
    expect(found).toMatchObject({ truncated: true, omittedCount: 1 });
  });
  it('stays in its budget and counts rightly for any notes', async () => {
    await assertProperty(
      fc.asyncProperty(
        fc.array(fc.option(fc.string({ maxLength: 3000, unit: 'grapheme' })), { maxLength: 20 }),
        async (notes) => {
          const found = await recap(notes);
          const written = notes.filter((each) => each !== null).length;
          if (found === null) expect(written).toBe(0);
          else {
            expect(utf8Length(found.text)).toBeLessThanOrEqual(recapBytesMax);
            expect((found.text.match(/^title /gm) ?? []).length + found.omittedCount).toBeGreaterThanOrEqual(written);
            expect(found.truncated).toBe(found.omittedCount > 0 || found.text.endsWith('[TRUNCATED]'));
          }
        },
      ),
      { numRuns: 50 },
    );
  });
  it('counts what it has, and tells nothing twice below, wherever checkpoints and blocked attempts stand', async () => {
    const notesIn = (found: Awaited<ReturnType<typeof recapOf>>): string[] => found?.recap.text.match(/^> .*$/gm) ?? [];
    const kinds = fc.constantFrom('step', 'checkpoint', 'blocked_attempt');
    const nodes = fc.array(fc.tuple(kinds, fc.nat(), fc.boolean()), { maxLength: 25 });
    await assertProperty(
      fc.asyncProperty(nodes, async (made) => {
        const log = begun();
        const ids = ['node_000'];
        for (const [kind, at, hasNotes] of made) {
          const id = `node_x${ids.length}`;
          log.node('run_1', id, ids[at % ids.length] ?? 'node_000', kind);
          if (hasNotes) log.notes('run_1', id, `note of ${id}`);
          ids.push(id);
        }
        const state = log.folded();
        for (const node of state.nodes.values()) {
          const whole = await recapOf(state, node, async () => 't', { bytesMax: 100_000 });
          expect(whole?.recap.omittedCount ?? 0).toBe(0);
          const told = new Set(notesIn(whole));
          // Checkpoints beside the way too, also those that are younger than the step that followed.
          for (const after of state.nodes.values()) {
            if (owningStep(after) === owningStep(node) || !pathTo(state, node).has(owningStep(after))) continue;
            const above = notesIn(await recapOf(state, after, async () => 't', { bytesMax: 100_000 }));
            const below = await recapOf(state, node, async () => 't', { bytesMax: 100_000, after });
            expect(below?.recap.omittedCount ?? 0).toBe(0);
            expect(notesIn(below)).toEqual([...told].filter((each) => !above.includes(each)));
          }
          const own = node.kind !== 'blocked_attempt' && notesOf(node) !== null;
          if (own) expect(whole?.recap.text.trimEnd().endsWith(`> note of ${node.nodeId}`)).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
  });
  it('reads the titles of what it shows, and of nothing else', async () => {
    const { state, tip } = chain(Array.from({ length: 200 }, () => 'x'.repeat(1000)));
    let asked = 0;
    const titleOf = async () => {
      asked += 1;
      return 't';
    };
    const found = await recapOf(state, tip, titleOf, { bytesMax: recapBytesMax });
    expect(asked).toBeLessThan(10);
    expect(found?.recap.omittedCount).toBeGreaterThan(190);
  });
  it('shows a few words of a branch', () => {
    const { tip } = chain(['w'.repeat(5000)]);
    expect(utf8Length(branchSnippet(tip))).toBeLessThanOrEqual(branchSnippetBytesMax);
    const many = branchSnippet(chain(['\n'.repeat(50)]).tip);
    expect(many.split('\n').length).toBeLessThanOrEqual(branchSnippetLinesMax);
  });
});

describe('the steps that stored artifacts', () => {
  const nodeOf = (state: SessionState, id: string): NodeState => {
    const node = state.nodes.get(id as NodeId);
    if (node === undefined) throw new Error(`no node ${id}`);
    return node;
  };
  const name = (i: number) => `node_${String(i).padStart(3, '0')}`;
  const artifactsOf = ({ outputs }: NodeState) =>
    outputs.filter(({ payload }) => payload.payloadKind === 'artifact_ref').length;

  it('are those that a look at every step finds, with checkpoints, forks and blocked attempts', async () => {
    const kind = fc.constantFrom('step', 'step', 'checkpoint', 'blocked_attempt');
    const grown = fc.record({ at: fc.nat(), kind, artifacts: fc.constantFrom(0, 0, 1, 3) });
    const property = fc.property(fc.array(grown, { minLength: 1, maxLength: 30 }), (nodes) => {
      const log = begun();
      nodes.forEach(({ at, kind: nodeKind, artifacts }, i) => {
        log.node('run_1', name(i + 1), name(at % (i + 1)), nodeKind);
        for (let stored = 0; stored < artifacts; stored += 1) log.artifact('run_1', name(i + 1));
      });
      const state = log.folded();
      for (const node of state.nodes.values()) {
        const counted = [...stepsDone(state, node)].map((step) => ({
          step,
          count: nodesOfStep(state, step).reduce((sum, each) => sum + artifactsOf(each), 0),
        }));
        expect([...stepsWithArtifacts(state, node)]).toEqual(
          counted.flatMap(({ step, count }) => (count > 0 ? step : [])),
        );
        expect(artifactsUpTo(node)).toBe(counted.reduce((sum, { count }) => sum + count, 0));
      }
    });
    await assertProperty(property);
  });

  it('are found without a look at the steps between them', () => {
    const log = begun();
    for (let i = 1; i <= 300; i += 1) {
      log.node('run_1', name(i), name(i - 1));
      if (i === 2) log.artifact('run_1', name(2));
    }
    const state = log.folded();
    const last = nodeOf(state, name(300));
    const looks = vi.spyOn(state.nodes, 'get');
    expect([...stepsWithArtifacts(state, last)].map(({ number }) => number)).toEqual([2]);
    expect(artifactsUpTo(last)).toBe(1);
    expect(looks.mock.calls.length).toBeLessThan(5);
    looks.mockRestore();
  });
});
