/** What an event must hold beyond its schema, asked of every reader and every writer. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { canonicalText, type JsonValue, utf8Length } from '../../../schemas/canonical/json.ts';
import type { SessionEvent } from '../../../schemas/events.ts';
import * as limits from '../../../schemas/limits.ts';
import { validateSessionEvent } from '../../../generated/validators/session-event.v1.js';
import { encodePlan } from '../../../runtime/core/append.ts';
import { eventFault } from '../../../runtime/core/event-fault.ts';
import { readCommitted } from '../../../runtime/core/log.ts';
import { nodeCrypto } from '../../../runtime/host/crypto.ts';
import { logStart } from '../../../runtime/core/stored-log.ts';

const { digest } = nodeCrypto();
const frozen = fs
  .readFileSync(path.join(import.meta.dirname, '../../frozen/v1/events.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as SessionEvent);
const sizeOf = (event: SessionEvent) => utf8Length(canonicalText(event as JsonValue));

/** One event of each kind and form, with one place of it changed. */
const withData = (kind: SessionEvent['kind'], data: object) =>
  ({ ...frozen.find((event) => event.kind === kind), data }) as SessionEvent;

const blocked = (blocker: object) =>
  withData('advance_recorded', {
    attemptId: 'att_1',
    intent: 'ack_pending',
    outcome: {
      kind: 'blocked',
      blockers: {
        blockers: [{ code: 'INVARIANT_VIOLATION', pointer: { kind: 'context_budget' }, message: 'm', ...blocker }],
      },
    },
  });
const notes = (notesMarkdown: string) =>
  withData('node_output_appended', {
    outputId: 'out_1',
    outputChannel: 'recap',
    payload: { payloadKind: 'notes', notesMarkdown },
  });
const gap = (summary: string) =>
  withData('gap_recorded', {
    gapId: 'gap_1',
    severity: 'info',
    reason: { category: 'unexpected', detail: 'invariant_violation' },
    summary,
    resolution: { kind: 'unresolved' },
  });
const divergence = (summary: string) =>
  withData('divergence_recorded', { divergenceId: 'div_1', reason: 'efficiency_skip', summary });
const begun = (more: object) => {
  const started = frozen.find(({ kind }) => kind === 'run_started');
  return withData('run_started', { ...started?.data, ...more });
};
const trace = (summaries: readonly string[]) =>
  withData('decision_trace_appended', {
    traceId: 'trace_1',
    entries: summaries.map((summary) => ({ kind: 'evaluated_condition', summary })),
  });
const preferences = (delta: readonly object[], effective: object) =>
  withData('preferences_changed', { changeId: 'c_1', source: 'user', delta, effective });
const used = (detail: object) =>
  withData('capability_observed', {
    capObsId: 'cap_1',
    capability: 'delegation',
    status: 'unavailable',
    provenance: {
      kind: 'attempted_use',
      enforcementGrade: 'strong',
      detail: { attemptContext: 'workflow_step', ...detail },
    },
  });

/** Every text with a byte budget, by the limit that it has. */
const texts: readonly (readonly [string, number, (text: string) => SessionEvent])[] = [
  ['notesBytesMax', limits.notesBytesMax, notes],
  ['blockerMessageBytesMax', limits.blockerMessageBytesMax, (message) => blocked({ message })],
  ['blockerFixBytesMax', limits.blockerFixBytesMax, (suggestedFix) => blocked({ suggestedFix })],
  ['gapSummaryBytesMax', limits.gapSummaryBytesMax, gap],
  ['goalBytesMax', limits.goalBytesMax, (text) => begun({ goal: text })],
  [
    'confirmationCommentBytesMax',
    limits.confirmationCommentBytesMax,
    (comment) =>
      withData('advance_recorded', {
        attemptId: 'att_1',
        intent: 'ack_pending',
        outcome: { kind: 'advanced', toNodeId: 'node_b' },
        confirmation: { outcome: 'approved_in_form', comment },
      }),
  ],
  ['divergenceSummaryBytesMax', limits.divergenceSummaryBytesMax, divergence],
  ['traceSummaryBytesMax', limits.traceSummaryBytesMax, (text) => trace([text])],
];

/** What both directions make of an event: none may pass one way only. */
async function passes(event: SessionEvent): Promise<boolean> {
  const own = { ...event, eventIndex: 0 } as SessionEvent;
  const line = `${canonicalText(own as JsonValue)}\n`;
  const bytes = new TextEncoder().encode(line);
  const segment = {
    v: 1,
    manifestIndex: 0,
    sessionId: own.sessionId,
    kind: 'segment_closed',
    firstEventIndex: 0,
    lastEventIndex: 0,
    segmentRelPath: 'events/00000000-00000000.jsonl',
    sha256: `sha256:${digest(bytes)}`,
    bytes: bytes.length,
    pins: 0,
  };
  const manifest = new TextEncoder().encode(`${JSON.stringify(segment)}\n`);
  const read = await readCommitted(own.sessionId, logStart, manifest, digest, async () => bytes);
  let written = true;
  try {
    encodePlan(own.sessionId, [own], logStart, digest, '2026-01-01T00:00:00.000Z');
  } catch {
    written = false;
  }
  const isRead = read.damage === null;
  expect({ written, read: isRead }).toEqual({ written: isRead, read: isRead });
  return isRead;
}

describe('a text with a byte budget', () => {
  // @verifies utf8-budgets
  it.each(texts)('%s is measured in UTF-8 bytes, whatever it is made of', async (_name, bytesMax, eventOf) => {
    for (const [character, bytes] of [
      ['a', 1],
      ['é', 2],
      ['€', 3],
      ['😀', 4],
    ] as const) {
      const count = Math.floor(bytesMax / bytes);
      expect(await passes(eventOf(character.repeat(count))), `${count} × ${character}`).toBe(true);
      expect(await passes(eventOf(character.repeat(count + 1))), `${count + 1} × ${character}`).toBe(false);
    }
  });

  it('is each one that the schema of events bounds by bytes', () => {
    const source = fs.readFileSync(path.join(import.meta.dirname, '../../../schemas/events.ts'), 'utf8');
    const named = [...source.matchAll(/limits\.(\w+BytesMax)/g)].map(([, name]) => name);
    expect(texts.map(([name]) => name).sort()).toEqual([...new Set(named)].sort());
  });

  it('is also a whole trace, and a whole context, as canonical JSON', async () => {
    expect(await passes(trace(Array.from({ length: 15 }, () => 'é'.repeat(250))))).toBe(true);
    expect(await passes(trace(Array.from({ length: 17 }, () => 'é'.repeat(250))))).toBe(false);
    const context = (text: string) =>
      withData('context_set', { contextId: 'ctx_1', context: { text }, source: 'initial' });
    const room = limits.contextBytesMax - utf8Length('{"text":""}');
    expect(await passes(context('é'.repeat(room / 2)))).toBe(true);
    expect(await passes(context('é'.repeat(room / 2 + 1)))).toBe(false);
  });
});

describe('fields that depend on each other', () => {
  const all = { autonomy: 'guided', riskPolicy: 'balanced' };
  const cases: readonly (readonly [string, SessionEvent, boolean])[] = [
    ['a failed use with its code', used({ result: 'failure', failureCode: 'tool_error' }), true],
    ['a failed use without a code', used({ result: 'failure' }), false],
    ['a successful use without a code', used({ result: 'success' }), true],
    ['a successful use with a code', used({ result: 'success', failureCode: 'tool_error' }), false],
    [
      'a delta of two keys',
      preferences(
        [
          { key: 'autonomy', value: 'guided' },
          { key: 'riskPolicy', value: 'balanced' },
        ],
        all,
      ),
      true,
    ],
    [
      'a delta with a key twice',
      preferences(
        [
          { key: 'autonomy', value: 'guided' },
          { key: 'autonomy', value: 'guided' },
        ],
        all,
      ),
      false,
    ],
    ['a delta that is not in effect', preferences([{ key: 'riskPolicy', value: 'aggressive' }], all), false],
    [
      'a branch that is a short string',
      withData('observation_recorded', {
        key: 'git_branch',
        value: { type: 'short_string', value: 'main' },
        confidence: 'high',
      }),
      true,
    ],
    [
      'a branch that is a path',
      withData('observation_recorded', {
        key: 'git_branch',
        value: { type: 'path', value: 'main' },
        confidence: 'high',
      }),
      false,
    ],
    [
      'notes in the channel of artifacts',
      withData('node_output_appended', {
        outputId: 'out_1',
        outputChannel: 'artifact',
        payload: { payloadKind: 'notes', notesMarkdown: 'n' },
      }),
      false,
    ],
    [
      'a blocked node of an attempt that advanced',
      withData('advance_recorded', {
        attemptId: 'att_1',
        intent: 'ack_pending',
        outcome: { kind: 'advanced', toNodeId: 'node_2' },
        blockedNodeId: 'node_3',
      }),
      false,
    ],
  ];

  // @verifies event-fields-agree
  it.each(cases)('%s: valid by its schema, and read and written only when they agree', async (_what, event, holds) => {
    expect(validateSessionEvent(event)).toBe(true);
    expect(await passes(event)).toBe(holds);
  });

  it('agree in every event that was ever written', () => {
    for (const event of frozen) expect(eventFault(event, sizeOf(event))).toBeNull();
  });
});
