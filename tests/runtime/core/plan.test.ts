/** Plans: their order, their dedupe keys, the causes of their edges, and that every event fits its schema. */
import { describe, expect, it } from 'vitest';
import { type AdvanceCommand, decideAdvance, decideStart, type StartCommand } from '../../../runtime/core/decide.ts';
import { parseExecutionSnapshot } from '../../../runtime/core/execution-state.ts';
import { attemptIdOf } from '../../../runtime/core/identity.ts';
import { currentRulesVersion } from '../../../runtime/core/validation/rules.ts';
import { defaultPreferences } from '../../../runtime/core/preferences.ts';
import { fold } from '../../../runtime/core/fold.ts';
import { emptySession, type SessionState } from '../../../runtime/core/state.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { canonicalText } from '../../../schemas/canonical/json.ts';
import { sha256 } from '../../../schemas/canonical/sha256.ts';
import { type EventKind, eventKinds } from '../../../schemas/closed-sets.ts';
import { type EventOf, type SessionEvent, sessionEvent } from '../../../schemas/events.ts';
import type { EventId, NodeId, SessionId } from '../../../schemas/ids.ts';
import { dedupeKeyPattern } from '../../../schemas/ids.ts';
import { dedupeKeyLengthMax } from '../../../schemas/limits.ts';
import { compiledWorkflow, hashOf, stepIds, textOf } from '../../support/workflows.ts';

const { digest } = nodeCrypto();
const snapshot = compiledWorkflow('test.plan', stepIds(3));
const workflow = { snapshot, workflowHash: hashOf(snapshot), text: textOf(snapshot) };
const sessionId = 'sess_1' as SessionId;
const artifact = (value: number) => {
  const text = canonicalText({ value });
  return { kind: 'artifact' as const, ref: sha256(digest, text), text };
};

class Bench {
  readonly state: SessionState = emptySession(sessionId);
  #count = 0;
  readonly #snapshots = new Map<string, NonNullable<ReturnType<typeof parseExecutionSnapshot>>>();
  readonly minting = {
    digest,
    nextEventId: () => {
      this.#count += 1;
      return `evt_${this.#count}` as EventId;
    },
  };
  #done(decision: ReturnType<typeof decideAdvance> | ReturnType<typeof decideStart>): readonly SessionEvent[] {
    if ('kind' in decision) throw new Error(decision.kind);
    for (const object of decision.objects) {
      const parsed = object.kind === 'snapshot' ? parseExecutionSnapshot(object.text) : null;
      if (parsed !== null) this.#snapshots.set(object.ref, parsed);
    }
    expect(fold(this.state, decision.events)).toBeNull();
    return decision.events;
  }
  start(more: Partial<StartCommand> = {}): readonly SessionEvent[] {
    const command = {
      sessionId,
      runId: 'run_1',
      nodeId: 'node_1',
      workflow,
      sourceKind: 'project',
      sourceRef: 'x.json',
      context: {},
      preferences: {},
      defaults: defaultPreferences,
      observations: [],
      parent: null,
      rulesVersion: currentRulesVersion,
      ...more,
    } as StartCommand;
    return this.#done(decideStart(this.state, command, this.minting));
  }
  advance(from: string, to: string, more: Partial<AdvanceCommand> = {}): readonly SessionEvent[] {
    const node = this.state.nodes.get(from as NodeId);
    const current = node && this.#snapshots.get(node.snapshotRef);
    if (node === undefined || current === undefined) throw new Error(`no ${from}`);
    const command: AdvanceCommand = {
      attemptId: attemptIdOf(digest, sessionId, node.nodeId, node.attempts.length),
      inputDigest: sha256(digest, canonicalText({})),
      context: {},
      notes: null,
      artifacts: [],
      preferences: {},
      observations: [],
      newNodeId: to as NodeId,
      ...more,
    };
    return this.#done(decideAdvance(this.state, node, current, workflow, command, this.minting));
  }
}
const full: Partial<AdvanceCommand> = {
  context: { a: 1 },
  notes: 'notes',
  artifacts: [artifact(2), artifact(1)],
  preferences: { autonomy: 'full_auto_never_stop', riskPolicy: 'aggressive' },
  observations: [{ key: 'git_branch', value: { type: 'short_string', value: 'Feature/ÄÖ' } }],
};
const kinds = (events: readonly SessionEvent[]) => events.map(({ kind }) => kind);

describe('a plan', () => {
  // @verifies advance-plan-order
  it('of an advance is in the locked order', () => {
    const bench = new Bench();
    bench.start();
    expect(kinds(bench.advance('node_1', 'node_2', full))).toEqual([
      'observation_recorded',
      'context_set',
      'advance_recorded',
      'node_created',
      'edge_created',
      'preferences_changed',
      'node_output_appended',
      'node_output_appended',
      'node_output_appended',
      'decision_trace_appended',
    ]);
  });

  it('belongs to the created node from its creation on, and to the attempted node before', () => {
    const bench = new Bench();
    bench.start();
    const events = bench.advance('node_1', 'node_2', full);
    const at = events.findIndex(({ kind }) => kind === 'node_created');
    const nodes = events.map((event) =>
      'scope' in event && event.scope && 'nodeId' in event.scope ? event.scope.nodeId : null,
    );
    expect(nodes.slice(0, at).filter((node) => node !== null)).toEqual(['node_1']);
    expect(nodes.slice(at).filter((node) => node !== null)).toEqual(Array(6).fill('node_2'));
  });

  it('of a start, and of an advance to the end, holds only events that fit the schema', () => {
    const bench = new Bench();
    const all = [...bench.start({ context: { a: 1 }, preferences: { autonomy: 'full_auto_never_stop' } })];
    for (const [from, to] of [
      ['node_1', 'node_2'],
      ['node_2', 'node_3'],
      ['node_3', 'node_4'],
    ] as const) {
      all.push(...bench.advance(from, to, full));
    }
    for (const event of all) expect(sessionEvent.parse(event)).toEqual(event);
  });

  it('of the last step selects no next one', () => {
    const bench = new Bench();
    bench.start();
    bench.advance('node_1', 'node_2');
    bench.advance('node_2', 'node_3');
    expect(kinds(bench.advance('node_3', 'node_4'))).not.toContain('decision_trace_appended');
  });

  // @verifies output-order
  it('has its notes first, then its artifacts by digest, each digest once', () => {
    const bench = new Bench();
    bench.start();
    const outputs = bench
      .advance('node_1', 'node_2', { ...full, artifacts: [artifact(3), artifact(1), artifact(2), artifact(1)] })
      .filter((event) => event.kind === 'node_output_appended');
    const digests = outputs.map(({ data }) => (data.payload.payloadKind === 'notes' ? '' : data.payload.sha256));
    expect(digests).toHaveLength(4);
    expect(digests).toEqual([...digests].sort());
  });

  it('records empty notes as no notes', () => {
    const bench = new Bench();
    bench.start();
    expect(kinds(bench.advance('node_1', 'node_2', { notes: '' }))).not.toContain('node_output_appended');
  });
});

describe('dedupe keys', () => {
  const bench = new Bench();
  const all = [...bench.start({ context: { a: 1 } }), ...bench.advance('node_1', 'node_2', full)];

  // @verifies dedupe-key-pattern
  it('match the pattern and the bound, even with the longest ids', () => {
    const long = (prefix: string) => `${prefix}_${'x'.repeat(64)}`;
    const wide = new Bench();
    const events = [
      ...wide.start({ runId: long('run') as never, nodeId: long('node') as never, sessionId: long('sess') as never }),
      ...all,
    ];
    for (const { dedupeKey } of events) {
      expect(dedupeKey).toMatch(dedupeKeyPattern);
      expect(dedupeKey.length).toBeLessThanOrEqual(dedupeKeyLengthMax);
    }
  });

  // @verifies dedupe-key-recipes
  it('follow the locked recipes: every event of every kind', () => {
    type Recipes = { readonly [K in EventKind]: (event: EventOf<K>) => string };
    const recipes: Recipes = {
      session_created: () => '',
      run_started: ({ scope }) => `:${scope.runId}`,
      node_created: ({ scope }) => `:${scope.runId}:${scope.nodeId}`,
      edge_created: ({ scope, data }) => `:${scope.runId}:${data.fromNodeId}->${data.toNodeId}:${data.edgeKind}`,
      advance_recorded: ({ scope, data }) => `:${scope.nodeId}:${data.attemptId}`,
      observation_recorded: ({ data }) =>
        `:${data.key}:${sha256(digest, canonicalText(data.value)).replace('sha256:', '')}:${attempt}`,
      preferences_changed: ({ data }) => `:${data.changeId}`,
      node_output_appended: ({ data }) => `:${data.outputId}`,
      capability_observed: ({ data }) => `:${data.capObsId}`,
      gap_recorded: ({ data }) => `:${data.gapId}`,
      divergence_recorded: ({ data }) => `:${data.divergenceId}`,
      decision_trace_appended: ({ data }) => `:${data.traceId}`,
      context_set: ({ data }) => `:${data.contextId}`,
    };
    const attempt = attemptIdOf(digest, sessionId, 'node_1' as NodeId, 0);
    const reported = [
      {
        kind: 'wr.gap_report',
        severity: 'warning',
        category: 'unexpected',
        detail: 'invariant_violation',
        summary: 'x',
      },
      { kind: 'wr.workflow_divergence', reason: 'safety_stop', summary: 'x' },
      {
        kind: 'wr.capability_observation',
        capability: 'web_browsing',
        status: 'available',
        method: 'attempted_use',
        detail: 'x',
      },
    ].map((value) => {
      const text = canonicalText(value);
      return { kind: 'artifact' as const, ref: sha256(digest, text), text };
    });
    const made = new Bench();
    const events = [
      ...made.start({ context: { a: 0 } }),
      ...made.advance('node_1', 'node_2', { ...full, artifacts: reported }),
    ];
    expect(new Set(kinds(events))).toEqual(new Set(eventKinds));
    for (const event of events) {
      const recipe = recipes[event.kind] as (event: SessionEvent) => string;
      expect(event.dedupeKey).toBe(`${event.kind}:${sessionId}${recipe(event)}`);
    }
  });

  // @verifies observation-key-includes-attempt
  it('of observations carry the key, a digest of the value, and the attempt', () => {
    const event = all.find(({ kind }) => kind === 'observation_recorded');
    const attempt = attemptIdOf(digest, sessionId, 'node_1' as NodeId, 0);
    expect(event?.dedupeKey).toMatch(new RegExp(`^observation_recorded:sess_1:git_branch:[0-9a-f]{64}:${attempt}$`));
  });

  // @verifies dedupe-key-not-from-event-id
  it('are never made from an event id', () => {
    const eventIds = new Set<string>(all.map(({ eventId }) => eventId));
    const partsOf = ({ dedupeKey }: SessionEvent) => dedupeKey.split(':');
    expect(all.flatMap(partsOf).filter((part) => eventIds.has(part))).toEqual([]);
  });
});

describe('the cause of an edge', () => {
  const causes = (events: readonly SessionEvent[]) =>
    events.flatMap((event) => (event.kind === 'edge_created' ? [event.data.cause.kind] : []));

  // @verifies edge-causes
  it('is intentional_fork for the first child of a node and non_tip_advance for every further one', () => {
    const bench = new Bench();
    bench.start();
    expect(causes(bench.advance('node_1', 'node_2'))).toEqual(['intentional_fork']);
    expect(causes(bench.advance('node_1', 'node_3'))).toEqual(['non_tip_advance']);
    expect(causes(bench.advance('node_1', 'node_4'))).toEqual(['non_tip_advance']);
    expect(causes(bench.advance('node_2', 'node_5'))).toEqual(['intentional_fork']);
  });

  // @verifies edge-cause-names-attempt
  it('names the recorded attempt of its own plan', () => {
    const bench = new Bench();
    bench.start();
    const events = bench.advance('node_1', 'node_2', full);
    const attempt = events.find(({ kind }) => kind === 'advance_recorded');
    const edge = events.find((event) => event.kind === 'edge_created');
    expect(edge?.data.cause.eventId).toBe(attempt?.eventId);
  });

  // @verifies non-tip-advance-is-traced
  it('is traced when it is a non-tip advance', () => {
    const bench = new Bench();
    bench.start();
    bench.advance('node_1', 'node_2');
    const trace = bench.advance('node_1', 'node_3').find((event) => event.kind === 'decision_trace_appended');
    expect(trace?.data.entries.map(({ kind }) => kind)).toEqual(['detected_non_tip_advance', 'selected_next_step']);
  });
});

describe('observations', () => {
  // @verifies observations-on-change
  it('are recorded when they differ from the latest, also when a value comes back', () => {
    const bench = new Bench();
    bench.start();
    const observed = (value: string, from: string, to: string) =>
      kinds(
        bench.advance(from, to, { observations: [{ key: 'git_branch', value: { type: 'short_string', value } }] }),
      ).includes('observation_recorded');
    expect(observed('main', 'node_1', 'node_2')).toBe(true);
    expect(observed('main', 'node_2', 'node_3')).toBe(false);
    expect(observed('other', 'node_1', 'node_4')).toBe(true);
    expect(observed('main', 'node_1', 'node_5')).toBe(true);
  });
});

it('equal states of two runs share one execution snapshot', () => {
  const [a, b] = [new Bench(), new Bench()];
  const refs = [a.start(), b.start({ runId: 'run_2' as never, nodeId: 'node_x' as never })].map((events) =>
    events.flatMap((event) => (event.kind === 'node_created' ? [event.data.snapshotRef] : [])),
  );
  expect(refs[0]).toEqual(refs[1]);
});
