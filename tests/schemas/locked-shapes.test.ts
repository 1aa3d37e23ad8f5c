/** What the specification locks about the shape of durable things, asked of the schemas with samples that break it. */
import { describe, expect, it } from 'vitest';
import * as closed from '../../schemas/closed-sets.ts';
import { type EventOf, type SessionEvent, sessionEvent } from '../../schemas/events.ts';
import {
  blockerFixBytesMax,
  blockerMessageBytesMax,
  observationPathMax,
  observationShortStringMax,
  traceRefsMax,
} from '../../schemas/limits.ts';
import { manifestRecord } from '../../schemas/manifest.ts';
import { schemaRegistry } from '../../schemas/registry.ts';
import { tokenPayload } from '../../schemas/tokens.ts';
import { events } from '../frozen/make.ts';

function sample<K extends closed.EventKind>(kind: K): EventOf<K> {
  const found = events.find((event) => event.kind === kind);
  if (found === undefined) throw new Error(`the frozen corpus has no ${kind}`);
  return found as unknown as EventOf<K>;
}
/** Whether the event with these data is one of ours. */
const takes = <K extends closed.EventKind>(kind: K, data: object) => {
  const event = sample(kind);
  return sessionEvent.safeParse({ ...event, data: { ...event.data, ...data } }).success;
};

describe('an event', () => {
  // @verifies event-scopes-locked
  it.each(closed.eventKinds.filter((kind) => kind !== 'session_created' && kind !== 'observation_recorded'))(
    'of the kind %s names the run or node that it belongs to',
    (kind) => {
      const { scope, ...rest } = sample(kind) as Extract<SessionEvent, { scope: { runId: string } }>;
      expect(sessionEvent.safeParse({ ...rest, scope }).success).toBe(true);
      expect(sessionEvent.safeParse(rest).success).toBe(false);
      for (const key of Object.keys(scope)) {
        const less = Object.fromEntries(Object.entries(scope).filter(([name]) => name !== key));
        expect(sessionEvent.safeParse({ ...rest, scope: less }).success, key).toBe(false);
      }
    },
  );

  // @verifies observation-budgets
  it('of an observation keeps its budgets: 80 for a short text, 512 for a path', () => {
    const short = (length: number) =>
      takes('observation_recorded', { value: { type: 'short_string', value: 'x'.repeat(length) } });
    const path = (length: number) =>
      takes('observation_recorded', { value: { type: 'path', value: 'x'.repeat(length) } });
    expect([observationShortStringMax, observationPathMax]).toEqual([80, 512]);
    expect([short(80), short(81), path(512), path(513)]).toEqual([true, false, true, false]);
    expect(takes('observation_recorded', { value: { type: 'git_sha1', value: 'main' } })).toBe(false);
    expect(takes('observation_recorded', { key: 'hostname' })).toBe(false);
  });

  // @verifies preference-changes-closed
  it('of preferences knows two keys and their closed values, and is never empty', () => {
    const delta = (...changes: object[]) => takes('preferences_changed', { delta: changes });
    expect(delta({ key: 'autonomy', value: 'guided' })).toBe(true);
    expect(delta()).toBe(false);
    expect(delta({ key: 'colour', value: 'guided' })).toBe(false);
    expect(delta({ key: 'autonomy', value: 'balanced' })).toBe(false);
    expect(takes('preferences_changed', { effective: { autonomy: 'guided' } })).toBe(false);
  });

  // @verifies capability-grade-by-provenance
  it('of a capability has the grade of its provenance: a probe and a use are strong, a claim is weak', () => {
    const graded = (kind: string, detail: object) =>
      ['strong', 'weak'].filter((enforcementGrade) =>
        takes('capability_observed', { provenance: { kind, enforcementGrade, detail } }),
      );
    const probe = { probeTemplateId: 'wr.templates.capability_probe', probeStepId: 'probe', result: 'success' };
    expect(graded('probe_step', probe)).toEqual(['strong']);
    expect(graded('attempted_use', { attemptContext: 'workflow_step', result: 'success' })).toEqual(['strong']);
    expect(graded('manual_claim', { claimedBy: 'agent', claim: 'available' })).toEqual(['weak']);
  });

  // @verifies gap-detail-fits-category
  it('of a gap has a detail of its own category and of no other', () => {
    const details: Record<(typeof closed.gapCategories)[number], readonly string[]> = {
      user_only_dependency: closed.userOnlyDependencyReasons,
      contract_violation: closed.contractViolations,
      capability_missing: closed.capabilityGaps,
      unexpected: closed.unexpectedReasons,
    };
    for (const category of closed.gapCategories) {
      const taken = closed.gapDetails.filter((detail) => takes('gap_recorded', { reason: { category, detail } }));
      expect(taken, category).toEqual(details[category]);
    }
  });

  // @verifies disclosures-say-something
  it('that discloses a gap or a divergence says what it is', () => {
    expect(takes('gap_recorded', { summary: '' })).toBe(false);
    expect(takes('divergence_recorded', { summary: '' })).toBe(false);
    expect(takes('divergence_recorded', { reason: 'felt_like_it' })).toBe(false);
    expect(takes('decision_trace_appended', { entries: [] })).toBe(false);
  });

  // @verifies trace-refs-closed
  it('of the trace refers by a closed set of kinds, to delimiter-safe names, ten times at most', () => {
    const refs = (...list: object[]) =>
      takes('decision_trace_appended', { entries: [{ kind: 'entered_loop', summary: 's', refs: list }] });
    const one = { kind: 'loop_id', loopId: 'a' };
    expect(refs(one)).toBe(true);
    expect(traceRefsMax).toBe(10);
    expect([refs(...Array(10).fill(one)), refs(...Array(11).fill(one))]).toEqual([true, false]);
    expect(refs({ kind: 'url', url: 'https://example.org' })).toBe(false);
    expect(refs({ kind: 'loop_id', loopId: 'a@0' })).toBe(false);
    expect(refs({ kind: 'iteration', value: -1 })).toBe(false);
  });

  // @verifies pointers-delimiter-safe
  it('of a blocked attempt points by a closed set of kinds, to delimiter-safe names', () => {
    const pointing = (pointer: object, more: object = {}) =>
      takes('advance_recorded', {
        outcome: {
          kind: 'blocked',
          blockers: { blockers: [{ code: 'USER_ONLY_DEPENDENCY', pointer, message: 'm', ...more }] },
        },
      });
    const step = { kind: 'workflow_step', stepId: 'read-1_a' };
    expect(pointing(step)).toBe(true);
    for (const stepId of ['a@0', 'a/b', 'a:b', 'A', 'a b', '']) {
      expect(pointing({ kind: 'workflow_step', stepId }), stepId).toBe(false);
      expect(pointing({ kind: 'context_key', key: stepId }), stepId).toBe(false);
    }
    expect(pointing({ kind: 'capability', capability: 'telepathy' })).toBe(false);
    expect(pointing({ kind: 'file', path: 'a' })).toBe(false);
    expect([blockerMessageBytesMax, blockerFixBytesMax]).toEqual([512, 1024]);
    expect(pointing(step, { message: 'x'.repeat(513) })).toBe(false);
    expect(pointing(step, { suggestedFix: 'x'.repeat(1025) })).toBe(false);
  });
});

describe('durable formats', () => {
  // @verifies manifest-kinds-closed
  it('know two kinds of manifest records, below relative names', () => {
    const pin = {
      v: 1,
      manifestIndex: 1,
      sessionId: 'sess_a',
      kind: 'snapshot_pinned',
      eventIndex: 2,
      snapshotRef: `sha256:${'a'.repeat(64)}`,
      createdByEventId: 'evt_2',
    };
    const segment = {
      v: 1,
      manifestIndex: 0,
      sessionId: 'sess_a',
      kind: 'segment_closed',
      firstEventIndex: 0,
      lastEventIndex: 3,
      segmentRelPath: 'events/00000000-00000003.jsonl',
      sha256: `sha256:${'b'.repeat(64)}`,
      bytes: 10,
    };
    const isRecord = (value: object) => manifestRecord.safeParse(value).success;
    expect([isRecord(pin), isRecord(segment)]).toEqual([true, true]);
    expect(isRecord({ ...pin, kind: 'note' })).toBe(false);
    for (const segmentRelPath of [
      '/events/00000000-00000003.jsonl',
      '../events/00000000-00000003.jsonl',
      'events/a.jsonl',
    ]) {
      expect(isRecord({ ...segment, segmentRelPath }), segmentRelPath).toBe(false);
    }
  });

  // @verifies every-durable-format-versioned
  it.each([
    ['session-event.v1', 'v'],
    ['manifest-record.v1', 'v'],
    ['execution-snapshot.v1', 'v'],
    ['compiled-workflow.v1', 'schemaVersion'],
    ['bundle.v1', 'bundleSchemaVersion'],
    ['keyring.v1', 'v'],
  ])('%s states its version in %s, and takes no other', (name, field) => {
    const schema = schemaRegistry.find((entry) => entry.name === name)?.schema;
    if (schema === undefined) throw new Error(`${name} is not published`);
    const problems = (value: object) =>
      schema.safeParse(value).error?.issues.flatMap(({ path }) => (path[0] === field ? [path[0]] : [])) ?? [];
    const kind = name.startsWith('session') ? 'session_created' : 'segment_closed';
    expect(problems({ kind, [field]: 1 })).toEqual([]);
    expect(problems({ kind, [field]: 2 })).toEqual([field]);
    expect(problems({ kind })).toEqual([field]);
  });

  // @verifies branch-is-a-projection
  it('hold no branch: branches are read from the edges', () => {
    const text = JSON.stringify(events.map((event) => Object.keys(event.data)));
    expect(text).not.toMatch(/branch/i);
    expect(
      sessionEvent.parse({ ...sample('node_created'), data: { ...sample('node_created').data, branchId: 'b' } }).data,
    ).not.toHaveProperty('branchId');
  });

  // @verifies token-kinds-closed
  it('of tokens are three kinds, strict: one more field is no token of ours', () => {
    const scope = { tokenVersion: 1, sessionId: 'sess_a', runId: 'run_a', nodeId: 'node_a' };
    const state = { ...scope, tokenKind: 'state', workflowHash: `sha256:${'a'.repeat(64)}` };
    const ack = { ...scope, tokenKind: 'ack', attemptId: 'att_a' };
    const isToken = (value: object) => tokenPayload.safeParse(value).success;
    expect([isToken(state), isToken(ack), isToken({ ...ack, tokenKind: 'checkpoint' })]).toEqual([true, true, true]);
    expect(isToken({ ...ack, tokenKind: 'resume' })).toBe(false);
    expect(isToken({ ...ack, context: {} })).toBe(false);
    expect(isToken({ ...state, attemptId: 'att_a' })).toBe(false);
  });
});
