/** Folding events: every listed invariant is broken once, and each break is found where it is. */
import { describe, expect, it } from 'vitest';
import type { EventKind } from '../../../schemas/closed-sets.ts';
import type { EventOf, SessionEvent } from '../../../schemas/events.ts';
import type { EventIndex, NodeId, SessionId } from '../../../schemas/ids.ts';
import { progressChildren } from '../../../runtime/core/lineage.ts';
import { fold } from '../../../runtime/core/fold.ts';
import { contextAt, emptySession, notesOf, type SessionState } from '../../../runtime/core/state.ts';

const hash = `sha256:${'1'.repeat(64)}`;
const ref = `sha256:${'2'.repeat(64)}`;
const session = 'sess_1' as SessionId;

type Draft = {
  readonly kind: EventKind;
  readonly key?: string;
  readonly eventId?: string;
  readonly scope?: object;
  readonly data: object;
};
/** Places drafts in a log: indexes and ids follow from the position. */
const log = (drafts: readonly Draft[], from = 0): SessionEvent[] =>
  drafts.map(
    ({ key, ...draft }, i) =>
      ({
        v: 1,
        sessionId: session,
        eventIndex: (from + i) as EventIndex,
        eventId: `evt_${from + i}`,
        dedupeKey: key ?? `key:${from + i}`,
        ...draft,
      }) as unknown as SessionEvent,
  );

const created: Draft = { kind: 'session_created', data: {} };
const run = (runId = 'run_1', more: object = {}): Draft => ({
  kind: 'run_started',
  scope: { runId },
  data: { workflowId: 'a.b', workflowHash: hash, workflowSourceKind: 'user', workflowSourceRef: 'x', ...more },
});
const node = (nodeId: string, parentNodeId: string | null, more: object = {}, runId = 'run_1'): Draft => ({
  kind: 'node_created',
  scope: { runId, nodeId },
  data: { nodeKind: 'step', parentNodeId, workflowHash: hash, snapshotRef: ref, ...more },
});
const advance = (nodeId: string, toNodeId: string, attemptId = `att_${toNodeId}`): Draft => ({
  kind: 'advance_recorded',
  scope: { runId: 'run_1', nodeId },
  data: { attemptId, intent: 'ack_pending', outcome: { kind: 'advanced', toNodeId } },
});
const edge = (fromNodeId: string, toNodeId: string, more: { edgeKind?: string; cause?: object } = {}): Draft => ({
  kind: 'edge_created',
  scope: { runId: 'run_1' },
  data: {
    edgeKind: 'acked_step',
    fromNodeId,
    toNodeId,
    cause: { kind: 'intentional_fork', eventId: 'evt_0' },
    ...more,
  },
});
const notes = (nodeId: string, outputId: string, text: string, more: object = {}): Draft => ({
  kind: 'node_output_appended',
  scope: { runId: 'run_1', nodeId },
  data: { outputId, outputChannel: 'recap', payload: { payloadKind: 'notes', notesMarkdown: text }, ...more },
});
const artifact = (nodeId: string, outputId: string, more: object = {}): Draft => ({
  kind: 'node_output_appended',
  scope: { runId: 'run_1', nodeId },
  data: {
    outputId,
    outputChannel: 'artifact',
    payload: { payloadKind: 'artifact_ref', sha256: ref, contentType: 'application/json', byteLength: 1 },
    ...more,
  },
});
const context = (nodeId: string, value: object, runId = 'run_1'): Draft => ({
  kind: 'context_set',
  scope: { runId },
  data: { contextId: 'ctx_1', context: value, source: 'merge', nodeId },
});
const root = [created, run(), node('node_a', null)];

const broken = (drafts: readonly Draft[]) => fold(emptySession(session), log(drafts))?.rule ?? null;
function folded(drafts: readonly Draft[]): SessionState {
  const state = emptySession(session);
  expect(fold(state, log(drafts))).toBeNull();
  return state;
}
const nodeOf = (state: SessionState, id: string) => {
  const found = state.nodes.get(id as NodeId);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('folding accepts', () => {
  it('a run with an advance', () => {
    expect(
      broken([...root, advance('node_a', 'node_b'), node('node_b', 'node_a'), edge('node_a', 'node_b')]),
    ).toBeNull();
  });
  it('the same events in one go or one plan at a time', () => {
    const all = log([...root, advance('node_a', 'node_b'), node('node_b', 'node_a'), edge('node_a', 'node_b')]);
    const [once, twice] = [emptySession(session), emptySession(session)];
    fold(once, all);
    fold(twice, all.slice(0, 3));
    fold(twice, all.slice(3));
    expect(twice).toEqual(once);
  });
  it('every kind of event on a node', () => {
    const scope = { runId: 'run_1', nodeId: 'node_a' };
    const kinds: EventKind[] = ['capability_observed', 'divergence_recorded', 'decision_trace_appended'];
    const gap = (gapId: string, resolution: object) => ({
      kind: 'gap_recorded' as const,
      scope,
      data: {
        gapId,
        severity: 'critical',
        reason: { category: 'unexpected', detail: 'invariant_violation' },
        summary: 's',
        resolution,
      },
    });
    const state = folded([
      ...root,
      ...kinds.map((kind) => ({ kind, scope, data: { provenance: { enforcementGrade: 'strong' } } })),
      gap('gap_1', { kind: 'unresolved' }),
      gap('gap_2', { kind: 'resolves', resolvesGapId: 'gap_1' }),
      { kind: 'observation_recorded', data: { key: 'git_branch', value: { type: 'short_string', value: 'main' } } },
    ]);
    expect(
      nodeOf(state, 'node_a').gaps.map(({ gapId, closedBy }) => [gapId, closedBy.map((each) => each.gapId)]),
    ).toEqual([
      ['gap_1', ['gap_2']],
      ['gap_2', []],
    ]);
    expect(state.observations.get('git_branch')?.value).toBe('main');
  });
});

// @verifies fold-invariants, supersedes-within-node-and-channel, edge-joins-parent
describe('folding refuses', () => {
  const cases: Record<string, readonly [string, readonly Draft[]]> = {
    'a session that does not begin with its creation': [
      'session_created must be the first event, and occur once',
      [run()],
    ],
    'a second creation': ['session_created must be the first event, and occur once', [created, created]],
    'a repeated dedupe key': [
      'a dedupe key must not occur twice',
      [created, run(), { ...node('node_a', null), key: 'key:1' }],
    ],
    'a repeated event id': [
      'an event id must not repeat in a session',
      [created, run(), { ...node('node_a', null), eventId: 'evt_1' }],
    ],
    'a run that is started twice': ['a run must not be started twice', [created, run(), run()]],
    'a run within a node that does not exist': [
      'the parent run and its node must exist',
      [...root, run('run_2', { parent: { runId: 'run_1', nodeId: 'node_x' } })],
    ],
    'a run within a node of another run': [
      'the parent run and its node must exist',
      [...root, run('run_2', { parent: { runId: 'run_2', nodeId: 'node_a' } })],
    ],
    'a node of a run that was not started': [
      'the run of a node must be started before the node is created',
      [created, node('node_a', null)],
    ],
    'a node that is created twice': ['a node must not be created twice', [...root, node('node_a', 'node_a')]],
    'a node that pins another hash than its run': [
      'a node must have the workflow hash of its run',
      [created, run(), node('node_a', null, { workflowHash: ref })],
    ],
    'a parent that comes later': [
      'the parent of a node must be created before the node',
      [...root, node('node_b', 'node_c')],
    ],
    'a parent in another run': [
      'a node and its parent must belong to the same run',
      [...root, run('run_2'), node('node_r', null, {}, 'run_2'), node('node_b', 'node_r')],
    ],
    'a second root': ['a run must have exactly one root node', [...root, node('node_b', null)]],
    'a run whose first node has a parent': [
      'a node and its parent must belong to the same run',
      [...root, run('run_2'), node('node_b', 'node_a', {}, 'run_2')],
    ],
    'an edge to a node that does not exist': [
      'the target node of an edge must exist',
      [...root, edge('node_a', 'node_b')],
    ],
    'an edge that does not join a node to its parent': [
      'an edge must connect a node to its parent',
      [...root, node('node_b', 'node_a'), node('node_c', 'node_b'), edge('node_a', 'node_c')],
    ],
    'an edge in another run': [
      'an edge must connect a node to its parent',
      [...root, node('node_b', 'node_a'), { ...edge('node_a', 'node_b'), scope: { runId: 'run_2' } }],
    ],
    'an edge whose cause is no event of the session': [
      'the cause of an edge must be an earlier event of the session',
      [
        ...root,
        node('node_b', 'node_a'),
        edge('node_a', 'node_b', { cause: { kind: 'intentional_fork', eventId: 'evt_99' } }),
      ],
    ],
    'an edge that is its own cause': [
      'the cause of an edge must be an earlier event of the session',
      [
        ...root,
        node('node_b', 'node_a'),
        edge('node_a', 'node_b', { cause: { kind: 'intentional_fork', eventId: `evt_${root.length + 1}` } }),
      ],
    ],
    'an acknowledged step whose cause is a checkpoint': [
      'the cause of an edge must match the kind of the edge',
      [
        ...root,
        node('node_b', 'node_a'),
        edge('node_a', 'node_b', { cause: { kind: 'checkpoint_created', eventId: 'evt_0' } }),
      ],
    ],
    'a checkpoint edge that ends at a step': [
      'the target of an edge must be a checkpoint if and only if the edge is a checkpoint edge',
      [
        ...root,
        node('node_b', 'node_a'),
        edge('node_a', 'node_b', { edgeKind: 'checkpoint', cause: { kind: 'checkpoint_created', eventId: 'evt_0' } }),
      ],
    ],
    'a checkpoint that is a root': [
      'a checkpoint must have a parent node',
      [...root.slice(0, -1), node('node_a', null, { nodeKind: 'checkpoint' })],
    ],
    'a step that an attempt made as a checkpoint': [
      'only a checkpoint node may refer to a checkpoint attempt',
      [
        ...root,
        node('node_b', 'node_a', { checkpoint: { attemptId: 'att_1', inputDigest: `sha256:${'0'.repeat(64)}` } }),
      ],
    ],
    'two checkpoints of one attempt': [
      'an attempt must not create two checkpoints',
      [
        ...root,
        ...['node_b', 'node_c'].map((id) =>
          node(id, 'node_a', {
            nodeKind: 'checkpoint',
            checkpoint: { attemptId: 'att_1', inputDigest: `sha256:${'0'.repeat(64)}` },
          }),
        ),
      ],
    ],
    'an attempt at a node that does not exist': [
      'an event must refer to an existing node',
      [...root, advance('node_x', 'node_b')],
    ],
    'an attempt that is recorded twice': [
      'an attempt must not be recorded twice',
      [...root, advance('node_a', 'node_b', 'att_1'), node('node_b', 'node_a'), advance('node_a', 'node_b', 'att_1')],
    ],
    'an attempt whose node is never created': [
      'the node that an attempt names must be created by the same call',
      [...root, advance('node_a', 'node_b')],
    ],
    'an attempt whose node is created below another node': [
      'the node that an attempt creates must be a child of the node where the attempt was made',
      [...root, node('node_m', 'node_a'), advance('node_a', 'node_b'), node('node_b', 'node_m')],
    ],
    'an output that supersedes one of another node': [
      'an output may supersede only an output of the same node and channel',
      [
        ...root,
        node('node_b', 'node_a'),
        notes('node_a', 'out_1', 'x'),
        notes('node_b', 'out_2', 'y', { supersedesOutputId: 'out_1' }),
      ],
    ],
    'an output that supersedes one of another channel': [
      'an output may supersede only an output of the same node and channel',
      [...root, notes('node_a', 'out_1', 'x'), artifact('node_a', 'out_2', { supersedesOutputId: 'out_1' })],
    ],
    'a context of a run that was not started': [
      'the run of a context must be started before the context is set',
      [created, context('node_a', {})],
    ],
  };
  for (const [what, [rule, drafts]] of Object.entries(cases)) it(what, () => expect(broken(drafts)).toBe(rule));

  it('an event index that is skipped', () => {
    const [first, second] = [log([created]), log([run()], 2)];
    expect(fold(emptySession(session), [...first, ...second])).toEqual({
      eventIndex: 2,
      rule: 'event indexes must be contiguous',
    });
  });
  it('the first bad event, and says which it is', () => {
    expect(fold(emptySession(session), log([...root, node('node_b', 'node_x'), run()]))?.eventIndex).toBe(3);
  });
});

describe('notes of a node', () => {
  // @verifies current-output-projection
  it('are the latest that nothing supersedes', () => {
    const state = folded([
      ...root,
      notes('node_a', 'out_1', 'first'),
      notes('node_a', 'out_2', 'second'),
      notes('node_a', 'out_3', 'third', { supersedesOutputId: 'out_2' }),
    ]);
    expect(notesOf(nodeOf(state, 'node_a'))).toBe('third');
  });
  it('are null when there are only artifacts', () => {
    expect(notesOf(nodeOf(folded([...root, artifact('node_a', 'out_1')]), 'node_a'))).toBeNull();
  });
});

describe('context at a node', () => {
  const state = folded([
    ...root,
    context('node_b', { b: 1 }),
    node('node_b', 'node_a'),
    node('node_c', 'node_b'),
    node('node_d', 'node_a'),
    { ...context('node_d', { d: 1 }), key: 'late' },
  ]);
  it('is its own, or its nearest ancestor’s, and never a sibling’s', () => {
    const at = (id: string) => contextAt(nodeOf(state, id));
    expect([at('node_a'), at('node_b'), at('node_c'), at('node_d')]).toEqual([{}, { b: 1 }, { b: 1 }, { d: 1 }]);
    expect(contextAt(null)).toEqual({});
  });
});

describe('progress children', () => {
  const state = folded([
    ...root,
    node('node_blocked', 'node_a', { nodeKind: 'blocked_attempt' }),
    node('node_again', 'node_blocked', { nodeKind: 'blocked_attempt' }),
    node('node_done', 'node_again'),
    node('node_mark', 'node_a', { nodeKind: 'checkpoint' }),
    node('node_two', 'node_a'),
    node('node_deep', 'node_two'),
  ]);
  const ids = (before?: number) =>
    progressChildren(state, nodeOf(state, 'node_a'), before).map((child) => child.nodeId);

  // @verifies progress-child-through-chains
  it('are the steps reached through any chain of blocked and checkpoint nodes, in order of creation', () => {
    expect(ids()).toEqual(['node_done', 'node_two']);
  });
  it('leave out what was created later than asked for', () => {
    expect(ids(nodeOf(state, 'node_two').createdIndex)).toEqual(['node_done']);
    expect(ids(0)).toEqual([]);
  });
});

it('preferences are inherited from the parent as they were when the node was created', () => {
  const effective = { autonomy: 'full_auto_never_stop', riskPolicy: 'balanced' };
  const changed: Draft = {
    kind: 'preferences_changed',
    scope: { runId: 'run_1', nodeId: 'node_a' },
    data: { changeId: 'prefchg_1', source: 'user', delta: [], effective },
  } satisfies Draft & { data: Partial<Record<keyof EventOf<'preferences_changed'>['data'], unknown>> };
  const state = folded([...root, node('node_before', 'node_a'), changed, node('node_after', 'node_a')]);
  expect(nodeOf(state, 'node_before').preferences).toBeNull();
  expect(nodeOf(state, 'node_after').preferences).toEqual({
    effective,
    next: effective,
    changedHere: false,
  });
});

describe('the time to fold a log grows with its length, for any number of', () => {
  const many = 30_000;
  const times = (draftsOf: (i: number) => Draft[]): Draft[] =>
    Array.from({ length: many }, (_, i) => draftsOf(i)).flat();
  const lap = (i: number) => ({ kind: 'entered_loop', summary: 'x', refs: [{ kind: 'loop_id', loopId: `loop_${i}` }] });
  const entered = (i: number): Draft => ({
    kind: 'decision_trace_appended',
    scope: { runId: 'run_1', nodeId: 'node_a' },
    data: { traceId: `trace_${i}`, entries: [lap(i), lap(i), lap(i), lap(i)] },
  });
  const shapes: Record<string, () => Draft[]> = {
    'notes of one node': () => times((i) => [notes('node_a', `out_${i}`, 'n')]),
    'notes that supersede each other': () =>
      times((i) => [notes('node_a', `out_${i}`, 'n', i === 0 ? {} : { supersedesOutputId: `out_${i - 1}` })]),
    'artifacts of a node, with as many children': () =>
      times((i) => [artifact('node_a', `out_${i}`), node(`node_${i}`, 'node_a', { nodeKind: 'checkpoint' })]),
    'loops that one node entered': () => times((i) => [entered(i)]),
    'contexts of a node that is inherited by as many nodes': () =>
      times((i) => [node(`node_${i}`, 'node_a'), context('node_a', { i })]),
    'contexts of the nodes of a path, from its root to its end': () => [
      ...times((i) => [node(`node_${i}`, i === 0 ? 'node_a' : `node_${i - 1}`)]),
      ...times((i) => [context(`node_${i}`, { i })]),
    ],
  };
  for (const [shape, drafts] of Object.entries(shapes)) {
    it(shape, () => {
      const state = folded([...root, ...drafts()]);
      expect(state.nextEventIndex).toBeGreaterThan(many);
    });
  }
  it('reads of a context that earlier nodes replaced', () => {
    const chain = times((i) => [node(`node_${i}`, i === 0 ? 'node_a' : `node_${i - 1}`)]);
    const state = folded([...root, ...chain, context('node_a', { a: 1 }), context('node_5', { a: 2 })]);
    expect([...state.nodes.values()].map((each) => contextAt(each)['a'])).toEqual([
      ...Array.from({ length: 6 }, () => 1),
      ...Array.from({ length: many - 5 }, () => 2),
    ]);
  });
});
