/** What the frozen corpus of version 1 is made of. Deterministic: fixed keys, ids that count, a clock that stands. */
import fs from 'node:fs';
import path from 'node:path';
import { canonicalBytes, canonicalLines, canonicalText, type JsonValue } from '../../schemas/canonical/json.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { AttemptId, NodeId, RunId, SessionId, WorkflowHash } from '../../schemas/ids.ts';
import type { SessionOrigin } from '../../schemas/session-origin.ts';
import type { Keyring } from '../../schemas/tokens.ts';
import { encodePlan } from '../../runtime/core/append.ts';
import { nodeCrypto } from '../../runtime/host/crypto.ts';
import { createRuntime } from '../../runtime/runtime.ts';
import { fileStorage } from '../../runtime/storage/file/storage.ts';
import { encodeOrigin } from '../../runtime/storage/origin.ts';
import { logStart } from '../../runtime/core/stored-log.ts';
import { base64url } from '../../runtime/tokens/codec.ts';
import { signedMint } from '../../runtime/tokens/tokens.ts';
import { temporaryFolder } from '../support/files.ts';
import { compiledInput, compiledStep, compiledWorkflow } from '../support/workflows.ts';
import { advanced, catalogsAt, rehydrated, standingClock, started, testHost } from '../support/world.ts';

const crypto = nodeCrypto();
const digestOf = (fill: string) => `sha256:${fill.repeat(64)}`;
const bytesOf = (value: unknown) => canonicalBytes(canonicalText(value as JsonValue));

export const keyring: Keyring = {
  v: 1,
  algorithm: 'HMAC-SHA256',
  current: { keyId: 'key_frozen_current', key: base64url(new Uint8Array(32).map((_, i) => i)) },
  previous: { keyId: 'key_frozen_previous', key: base64url(new Uint8Array(32).map((_, i) => 255 - i)) },
};

export const sessionOrigin: SessionOrigin = { v: 1, salvaged: true, redacted: true };

/** Every field of the format at least once, also those that a later version executes. */
export const wholeWorkflow: CompiledSnapshot = compiledWorkflow(
  'frozen.whole',
  [
    compiledStep('gather', {
      title: 'Gather – facts',
      requireConfirmation: true,
      agentRole: 'a careful reader',
      prompt: 'Gather.\n\n"quoted" \\ back, tab\t, €, 😀, \u2028',
      promptBlocks: {
        goal: 'Gather',
        constraints: ['one'],
        procedure: ['first', 'second'],
        outputRequired: { notes: 'what' },
        verify: ['it holds'],
      },
      refs: [{ refId: 'wr.refs.notes_first', refContentHash: digestOf('a') as never, bytes: 12, block: 'constraints' }],
      when: 'is_large',
      output: { contractRef: 'wr.contracts.loop_control', required: true, hints: { a: 'b' } },
      validationCriteria: { all: [{ contains: 'x' }] },
      userDependencies: [
        { reason: 'needs_user_choice', choiceKind: 'scope_boundary', contextKey: 'size', message: 'Which one?' },
      ],
      functionReferences: ['helper'],
      probe: { capability: 'web_browsing', templateId: 'wr.templates.capability_probe', visibility: 'collapsed' },
      provenance: { source: 'template_injected', originId: 'wr.templates.capability_probe' },
    }),
    compiledStep('work'),
    compiledStep('check'),
  ],
  {
    tags: ['a', 'b'],
    aliases: ['whole'],
    agentRole: 'an engineer',
    recommendations: { autonomy: 'guided', riskPolicy: 'conservative' },
    capabilities: { delegation: 'preferred', web_browsing: 'required' },
    features: [{ featureId: 'wr.features.x', config: { level: 1 } }],
    contracts: [
      {
        contractRef: 'wr.contracts.loop_control',
        artifactKind: 'wr.loop_control',
        schema: { type: 'object' },
        example: { decision: 'stop' },
        guidance: ['Say stop or continue.'],
      },
    ],
    inputs: [
      compiledInput('size', { kind: 'enum', values: ['small', 'large'], required: true, description: 'How big' }),
      compiledInput('ticket_id', { contextKey: 'ticketId' }),
    ],
    conditions: [
      { conditionId: 'again', kind: 'loop_control', continueWhen: 'continue' },
      { conditionId: 'both', kind: 'all', of: ['is_large', 'present'] },
      { conditionId: 'is_large', kind: 'context_equals', key: 'size', value: 'large' },
      { conditionId: 'many', kind: 'context_at_least', key: 'count', value: 2.5 },
      { conditionId: 'no', kind: 'not', of: 'present' },
      { conditionId: 'one_of', kind: 'context_in', key: 'size', values: ['small', 1, true] },
      { conditionId: 'present', kind: 'context_present', key: 'size' },
    ],
    functions: [{ name: 'helper', scope: 'step', ownerId: 'gather', definition: 'helper(x)' }],
    guidance: ['Be brief.'],
    references: [
      { id: 'r', title: 'R', source: './r.md', purpose: 'why', authoritative: true, resolveFrom: 'workspace' },
    ],
    extensionPoints: [
      {
        slot: 'review',
        purpose: 'p',
        defaultBinding: 'wr.review',
        acceptedKinds: ['routine'],
        requiredContext: ['size'],
        optionalContext: [],
        requiredArtifacts: [],
      },
    ],
    extensionContract: { accepts: ['size'], produces: ['verdict'] },
    bindings: [
      {
        slot: 'review',
        implementationId: 'wr.review',
        kind: 'routine',
        source: 'fallback_to_default',
        childHash: digestOf('b') as WorkflowHash,
        fallbackReason: 'missing',
      },
    ],
    loops: [
      {
        kind: 'while',
        loopId: 'improve' as never,
        title: 'Improve',
        maxIterations: 3,
        conditionId: 'again',
        body: [{ kind: 'step', stepId: 'work' as never }],
        provenance: { source: 'authored' },
      },
    ],
    flow: [
      { kind: 'step', stepId: 'gather' as never },
      { kind: 'loop', loopId: 'improve' as never },
      { kind: 'step', stepId: 'check' as never },
    ],
    metadata: { about: { zeta: 1, alpha: [null, true] } },
    compiledWarnings: [{ code: 'LEGACY_ID', stepId: 'gather', detail: 'd' }],
  },
);

const executionSnapshot = (engineState: unknown) =>
  ({
    v: 1,
    kind: 'execution_snapshot',
    workflowId: 'frozen.whole',
    workflowHash: digestOf('c'),
    enginePayload: { v: 1, engineState },
  }) as ExecutionSnapshot;

const sinceParent = (engineState: unknown) =>
  ({ ...executionSnapshot(null), enginePayload: { v: 2, parent: digestOf('e'), engineState } }) as ExecutionSnapshot;

export const executionSnapshots: Readonly<Record<string, ExecutionSnapshot>> = {
  init: executionSnapshot({ kind: 'init' }),
  running: executionSnapshot({
    kind: 'running',
    completed: { kind: 'set', values: ['gather'] },
    loopStack: [],
    pending: { kind: 'some', step: { stepId: 'work', loopPath: [] } },
  }),
  'running-in-loops': executionSnapshot({
    kind: 'running',
    completed: { kind: 'set', values: ['gather', 'outer@0/inner@1::work'] },
    loopStack: [
      { loopId: 'outer', iteration: 0, bodyIndex: 1 },
      { loopId: 'inner', iteration: 2, bodyIndex: 0, items: ['a', { b: 1 }] },
    ],
    pending: {
      kind: 'some',
      step: {
        stepId: 'work',
        loopPath: [
          { loopId: 'outer', iteration: 0 },
          { loopId: 'inner', iteration: 2 },
        ],
      },
    },
  }),
  'running-in-a-decided-loop': executionSnapshot({
    kind: 'running',
    completed: { kind: 'set', values: ['improve@0::work'] },
    loopStack: [{ loopId: 'improve', iteration: 0, bodyIndex: 1, control: 'continue' }],
    pending: { kind: 'some', step: { stepId: 'check', loopPath: [{ loopId: 'improve', iteration: 0 }] } },
  }),
  'running-nothing-pending': executionSnapshot({
    kind: 'running',
    completed: { kind: 'set', values: [] },
    loopStack: [],
    pending: { kind: 'none' },
  }),
  complete: executionSnapshot({ kind: 'complete', completed: { kind: 'set', values: ['check', 'gather', 'work'] } }),
  'running-since-parent': sinceParent({
    kind: 'running',
    completed: { kind: 'since_parent', count: 65, values: ['outer@0/inner@1::work'] },
    loopStack: [
      { loopId: 'outer', iteration: 0, bodyIndex: 1 },
      { loopId: 'inner', iteration: 2, bodyIndex: 0, itemsIn: digestOf('d') },
    ],
    pending: {
      kind: 'some',
      step: {
        stepId: 'work',
        loopPath: [
          { loopId: 'outer', iteration: 0 },
          { loopId: 'inner', iteration: 2 },
        ],
      },
    },
  }),
  'complete-since-parent': sinceParent({
    kind: 'complete',
    completed: { kind: 'since_parent', count: 70, values: ['work'] },
  }),
};

const scope = { runId: 'run_frozen', nodeId: 'node_a' };
const drafts: readonly { kind: string; scope?: object; data: object }[] = [
  { kind: 'session_created', data: {} },
  {
    kind: 'observation_recorded',
    data: { key: 'git_branch', value: { type: 'short_string', value: 'Feature/ü' }, confidence: 'high' },
  },
  {
    kind: 'observation_recorded',
    scope,
    data: { key: 'git_head_sha', value: { type: 'git_sha1', value: 'f'.repeat(40) }, confidence: 'low' },
  },
  {
    kind: 'observation_recorded',
    data: { key: 'repo_root_hash', value: { type: 'sha256', value: digestOf('d') }, confidence: 'med' },
  },
  { kind: 'observation_recorded', data: { key: 'repo_root', value: { type: 'path', value: '/repo' }, confidence: 'high' } },
  {
    kind: 'run_started',
    scope: { runId: 'run_frozen' },
    data: {
      workflowId: 'frozen.whole',
      workflowHash: digestOf('c'),
      workflowSourceKind: 'project',
      workflowSourceRef: 'workflows/whole.json',
      parent: { runId: 'run_parent', nodeId: 'node_parent' },
    },
  },
  {
    kind: 'context_set',
    scope: { runId: 'run_frozen' },
    data: { contextId: 'ctx_1', context: { size: 'large', list: [1, 'x', null] }, source: 'initial', nodeId: 'node_a' },
  },
  {
    kind: 'node_created',
    scope,
    data: { nodeKind: 'step', parentNodeId: null, workflowHash: digestOf('c'), snapshotRef: digestOf('e') },
  },
  {
    kind: 'preferences_changed',
    scope,
    data: {
      changeId: 'prefchg_1',
      source: 'system',
      delta: [
        { key: 'autonomy', value: 'guided' },
        { key: 'riskPolicy', value: 'conservative' },
      ],
      effective: { autonomy: 'guided', riskPolicy: 'conservative' },
    },
  },
  {
    kind: 'advance_recorded',
    scope,
    data: {
      attemptId: 'att_1',
      intent: 'ack_pending',
      outcome: {
        kind: 'blocked',
        blockers: {
          blockers: [
            {
              code: 'MISSING_REQUIRED_OUTPUT',
              pointer: { kind: 'output_contract', contractRef: 'wr.contracts.loop_control' },
              message: 'm',
              suggestedFix: 'f',
            },
          ],
        },
      },
      inputDigest: digestOf('1'),
      blockedNodeId: 'node_b',
    },
  },
  {
    kind: 'advance_recorded',
    scope,
    data: {
      attemptId: 'att_2',
      intent: 'ack_pending',
      outcome: { kind: 'advanced', toNodeId: 'node_c' },
      inputDigest: digestOf('2'),
    },
  },
  {
    kind: 'edge_created',
    scope: { runId: 'run_frozen' },
    data: {
      edgeKind: 'acked_step',
      fromNodeId: 'node_a',
      toNodeId: 'node_c',
      cause: { kind: 'intentional_fork', eventId: 'evt_10' },
    },
  },
  {
    kind: 'node_output_appended',
    scope,
    data: { outputId: 'out_1', outputChannel: 'recap', payload: { payloadKind: 'notes', notesMarkdown: 'n\n\n[TRUNCATED]' } },
  },
  {
    kind: 'node_output_appended',
    scope,
    data: {
      outputId: 'out_2',
      supersedesOutputId: 'out_0',
      outputChannel: 'artifact',
      payload: { payloadKind: 'artifact_ref', sha256: digestOf('3'), contentType: 'application/json', byteLength: 2 },
    },
  },
  {
    kind: 'capability_observed',
    scope,
    data: {
      capObsId: 'capobs_1',
      capability: 'web_browsing',
      status: 'unavailable',
      provenance: {
        kind: 'attempted_use',
        enforcementGrade: 'strong',
        detail: { attemptContext: 'workflow_step', result: 'failure', failureCode: 'tool_missing' },
      },
    },
  },
  {
    kind: 'gap_recorded',
    scope,
    data: {
      gapId: 'gap_1',
      severity: 'critical',
      reason: { category: 'capability_missing', detail: 'required_capability_unknown' },
      summary: 's',
      resolution: { kind: 'resolves', resolvesGapId: 'gap_0' },
      evidenceRefs: [
        { kind: 'event', eventId: 'evt_1' },
        { kind: 'output', outputId: 'out_1' },
      ],
    },
  },
  {
    kind: 'divergence_recorded',
    scope,
    data: { divergenceId: 'div_1', reason: 'efficiency_skip', summary: 's', relatedStepId: 'gather' },
  },
  {
    kind: 'decision_trace_appended',
    scope,
    data: {
      traceId: 'trace_1',
      entries: [
        {
          kind: 'evaluated_condition',
          summary: 's',
          refs: [
            { kind: 'step_id', stepId: 'gather' },
            { kind: 'loop_id', loopId: 'improve' },
            { kind: 'condition_id', conditionId: 'again' },
            { kind: 'iteration', value: 0 },
          ],
        },
      ],
    },
  },
];
/** All 13 kinds, with every variant that a later issue writes. */
export const events = drafts.map((draft, i) => ({
  v: 1,
  eventId: `evt_${i}`,
  eventIndex: i,
  sessionId: 'sess_frozen',
  dedupeKey: `${draft.kind}:sess_frozen:${i}`,
  ...draft,
})) as unknown as readonly SessionEvent[];

const [runStarted] = events.filter(({ kind }) => kind === 'run_started');
/** Fields that were added to an event after `events` was frozen: one file for each addition. */
export const addedToEvents: Readonly<Record<string, readonly object[]>> = {
  goal: [{ ...runStarted, data: { ...runStarted?.data, goal: 'Find out why “totals” are off by one – 😀' } }],
};

export function tokens(): Readonly<Record<string, string>> {
  const mint = signedMint(keyring, crypto);
  const at = { sessionId: 'sess_frozen' as SessionId, runId: 'run_frozen' as RunId, nodeId: 'node_a' as NodeId };
  return {
    state: mint.state(at, digestOf('c') as WorkflowHash),
    ack: mint.ack(at, 'att_1' as AttemptId),
    checkpoint: mint.checkpoint(at, 'att_1' as AttemptId),
  };
}

/** The files that today's encoders must still make, byte for byte. */
export function encodings(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>([
    ['compiled-workflow.json', bytesOf(wholeWorkflow)],
    ['keyring.json', bytesOf(keyring)],
    ['session-origin.json', encodeOrigin(sessionOrigin)],
    ['tokens.json', bytesOf(tokens())],
    ['events.jsonl', canonicalLines(events.map((event) => canonicalText(event as JsonValue)))],
  ]);
  for (const [name, added] of Object.entries(addedToEvents)) {
    files.set(`events.${name}.jsonl`, canonicalLines(added.map((event) => canonicalText(event as JsonValue))));
  }
  for (const [name, snapshot] of Object.entries(executionSnapshots)) {
    files.set(`execution-snapshot.${name}.json`, bytesOf(snapshot));
  }
  const closedAt = new Date(standingClock.nowMs()).toISOString();
  const plan = encodePlan('sess_frozen' as SessionId, events, logStart, crypto.digest, closedAt);
  files.set('manifest-group.jsonl', plan.manifestBytes);
  return files;
}

export const inputs = {
  first: { context: { ticket: 'T-1' }, preferences: { autonomy: 'full_auto_stop_on_user_deps' as const } },
  second: { output: { notesMarkdown: 'Found it.\n- one', artifacts: [{ verdict: 'ok' }] }, context: { ticket: null, more: [1] } },
  third: { output: { notesMarkdown: 'Done.' } },
  fork: { output: { notesMarkdown: 'Another way.' }, preferences: { riskPolicy: 'balanced' as const } },
};

export const sessionWorkflow = compiledWorkflow('frozen.session', ['look', 'fix'], {
  inputs: [compiledInput('ticket')],
  guidance: ['Be brief.'],
});

/** A whole data directory: a run that is complete, a fork, and a run within; with the tokens that were handed out. */
export async function dataFolder(): Promise<Map<string, Uint8Array>> {
  const folder = temporaryFolder();
  fs.mkdirSync(path.join(folder, 'keys'));
  fs.writeFileSync(path.join(folder, 'keys/keyring.json'), bytesOf(keyring));
  const git = { observe: async () => ({ repoRoot: '/repo', branch: 'main', headSha: 'a'.repeat(40) }) };
  const host = testHost({ git });
  const runtime = createRuntime(host, fileStorage(host, folder), catalogsAt('/repo', [sessionWorkflow]), { tokenForm: 'signed' });
  const first = await started(runtime, 'frozen.session', inputs.first);
  const second = await advanced(runtime, first.data, inputs.second);
  const third = await advanced(runtime, second.data, inputs.third);
  const again = await rehydrated(runtime, first.data);
  const fork = await advanced(runtime, again.data, inputs.fork);
  const child = await started(runtime, 'frozen.session', { within: fork.data.stateToken });
  const pair = ({ data }: { data: { stateToken: string; ackToken?: string | undefined } }) =>
    data.ackToken === undefined ? { stateToken: data.stateToken } : { stateToken: data.stateToken, ackToken: data.ackToken };
  const handedOut = { first: pair(first), second: pair(second), third: pair(third), again: pair(again), fork: pair(fork), child: pair(child) };
  const files = new Map<string, Uint8Array>([['handed-out.json', bytesOf(handedOut)]]);
  const walk = (at: string) => {
    for (const entry of fs.readdirSync(path.join(folder, at), { withFileTypes: true })) {
      const name = path.posix.join(at, entry.name);
      // What can be made again is no durable format.
      if (name === 'cache') continue;
      if (entry.isDirectory()) walk(name);
      else if (!entry.name.endsWith('.lock')) files.set(`data/${name}`, fs.readFileSync(path.join(folder, name)));
    }
  };
  walk('');
  return files;
}
