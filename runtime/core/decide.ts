/**
 * What a command does to a session: facts in, one plan out (decision 20). Pure; ids and digests are injected, and nothing
 * is read or written here.
 *
 * The order within a plan is locked: observations, context, the attempt, the node, its edge, preferences, outputs, trace.
 * From `node_created` on everything belongs to the created node.
 */
import {
  type CanonicalText,
  canonicalText,
  type JsonObject,
  type JsonValue,
  utf8Length,
} from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256, snapshotRefOf } from '../../schemas/canonical/sha256.ts';
import type { ObservationKey, WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { ObservationValue, Preferences, SessionEvent, TraceEntry } from '../../schemas/events.ts';
import type { EngineState, ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type {
  AttemptId,
  EventId,
  NodeId,
  RunId,
  SessionId,
  Sha256Digest,
  SnapshotRef,
  WorkflowHash,
} from '../../schemas/ids.ts';
import { notesBytesMax } from '../../schemas/limits.ts';
import type { StoredObject } from '../storage/ports.ts';
import { type ContextFault, contextFault, mergeContext } from './context.ts';
import { executionSnapshot } from './execution-state.ts';
import { derivedId, outputIdOf } from './identity.ts';
import { advanced, firstState } from './interpreter.ts';
import { PlanBuilder } from './plan.ts';
import { applied, changesOf, defaultPreferences, type PreferencesDelta } from './preferences.ts';
import { contextAt, type NodeState, progressChildren, type SessionState } from './state.ts';
import { truncated } from './text-budget.ts';

export type Observation = { readonly key: ObservationKey; readonly value: ObservationValue };
export type Minting = {
  readonly digest: DigestPort;
  readonly nextEventId: () => EventId;
};
export type PinnedWorkflow = { readonly snapshot: CompiledSnapshot; readonly workflowHash: WorkflowHash };
export type Decision = { readonly events: readonly SessionEvent[]; readonly objects: readonly StoredObject[] };

function asObject(digest: DigestPort, snapshot: ExecutionSnapshot): { ref: SnapshotRef; object: StoredObject } {
  const text = canonicalText(snapshot as JsonValue);
  const ref = snapshotRefOf(digest, text);
  return { ref, object: { kind: 'snapshot', ref: ref as string as Sha256Digest, text } };
}

/** Only what differs from the latest observation of the session is worth an event. */
function addObservations(
  plan: PlanBuilder,
  latest: ReadonlyMap<ObservationKey, ObservationValue>,
  observations: readonly Observation[],
  cause: string,
  digest: DigestPort,
): void {
  for (const { key, value } of observations) {
    if (latest.get(key)?.value === value.value) continue;
    const valueDigest = sha256(digest, canonicalText(value as JsonValue)).slice('sha256:'.length);
    plan.add('observation_recorded', [key, valueDigest, cause], { data: { key, value, confidence: 'high' } });
  }
}

function selectedStep(state: EngineState): TraceEntry[] {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return [];
  const { stepId } = state.pending.step;
  return [
    {
      kind: 'selected_next_step',
      summary: `Step ${stepId} is the first of the flow that is not done.`,
      refs: [{ kind: 'step_id', stepId }],
    },
  ];
}

// Start ---------------------------------------------------------------------------------------------------------------

export type StartCommand = {
  readonly sessionId: SessionId;
  readonly runId: RunId;
  readonly nodeId: NodeId;
  /** With the text that its hash covers, to be pinned. */
  readonly workflow: PinnedWorkflow & { readonly text: CanonicalText };
  readonly sourceKind: WorkflowSourceKind;
  readonly sourceRef: string;
  /** Of a workflow that was compiled for this run alone. */
  readonly sourceDigest?: Sha256Digest;
  readonly context: JsonObject;
  readonly preferences: PreferencesDelta;
  readonly observations: readonly Observation[];
  /** The node that this run is started within, in the same session. */
  readonly parent: NodeState | null;
};

/** @param state the session joined, or an empty one */
export function decideStart(state: SessionState, command: StartCommand, minting: Minting): Decision | ContextFault {
  const { runId, nodeId, workflow } = command;
  const { digest } = minting;
  const fault = contextFault(command.context, workflow.snapshot.inputs);
  if (fault !== null) return fault;
  const merged = mergeContext({}, command.context);
  if (merged.kind === 'fault') return merged.fault;

  const plan = new PlanBuilder(command.sessionId, state.nextEventIndex, minting.nextEventId);
  if (state.nextEventIndex === 0) plan.add('session_created', [], { data: {} });
  addObservations(plan, state.observations, command.observations, runId, digest);
  plan.add('run_started', [runId], {
    scope: { runId },
    data: {
      workflowId: workflow.snapshot.workflowId,
      workflowHash: workflow.workflowHash,
      workflowSourceKind: command.sourceKind,
      workflowSourceRef: command.sourceRef,
      ...(command.parent === null ? {} : { parent: { runId: command.parent.runId, nodeId: command.parent.nodeId } }),
      ...(command.sourceDigest === undefined ? {} : { sourceDigest: command.sourceDigest }),
    },
  });
  if (merged.kind === 'changed') {
    const contextId = derivedId(digest, 'ctx', [nodeId]);
    plan.add('context_set', [contextId], {
      scope: { runId },
      data: { contextId, context: merged.context, source: 'initial', nodeId },
    });
  }
  const engineState = firstState(workflow.snapshot);
  const snapshot = asObject(
    digest,
    executionSnapshot({ workflowId: workflow.snapshot.workflowId, workflowHash: workflow.workflowHash }, engineState),
  );
  plan.add('node_created', [runId, nodeId], {
    scope: { runId, nodeId },
    data: { nodeKind: 'step', parentNodeId: null, workflowHash: workflow.workflowHash, snapshotRef: snapshot.ref },
  });
  addBaseline(plan, command, digest);
  addTrace(plan, runId, nodeId, selectedStep(engineState), digest);
  return {
    events: plan.events,
    objects: [
      {
        kind: 'pinned_workflow',
        ref: workflow.workflowHash as string as Sha256Digest,
        text: workflow.text,
      },
      snapshot.object,
    ],
  };
}

/** The session baseline is one `preferences_changed` with source `system` on each root node (decision 10). */
function addBaseline(plan: PlanBuilder, command: StartCommand, digest: DigestPort): void {
  const { runId, nodeId } = command;
  const baseline = command.parent?.preferences?.effective ?? defaultPreferences;
  const steps: readonly { source: 'system' | 'user'; delta: PreferencesDelta; before: Preferences }[] = [
    { source: 'system', delta: baseline, before: baseline },
    { source: 'user', delta: command.preferences, before: baseline },
  ];
  for (const { source, delta, before } of steps) {
    const changes = changesOf(delta);
    if (changes.length === 0) continue;
    const changeId = derivedId(digest, 'prefchg', [nodeId, source]);
    plan.add('preferences_changed', [changeId], {
      scope: { runId, nodeId },
      data: { changeId, source, delta: changes, effective: applied(before, delta) },
    });
  }
}

function addTrace(plan: PlanBuilder, runId: RunId, nodeId: NodeId, entries: TraceEntry[], digest: DigestPort): void {
  if (entries.length === 0) return;
  const traceId = derivedId(digest, 'trace', [nodeId]);
  plan.add('decision_trace_appended', [traceId], { scope: { runId, nodeId }, data: { traceId, entries } });
}

// Advance -------------------------------------------------------------------------------------------------------------

export type AdvanceCommand = {
  readonly attemptId: AttemptId;
  readonly inputDigest: Sha256Digest;
  readonly context: JsonObject;
  /** As the agent wrote them; stored cut to the budget. */
  readonly notes: string | null;
  /** Canonical texts of the artifacts. */
  readonly artifacts: readonly StoredObject[];
  readonly preferences: PreferencesDelta;
  readonly observations: readonly Observation[];
  readonly newNodeId: NodeId;
};

/**
 * Acknowledges the pending step of `node`. The caller has checked that the attempt is not recorded and that a step is
 * pending.
 */
export function decideAdvance(
  state: SessionState,
  node: NodeState,
  current: ExecutionSnapshot,
  workflow: PinnedWorkflow,
  command: AdvanceCommand,
  minting: Minting,
): Decision | ContextFault {
  const { digest } = minting;
  const { runId } = node;
  const { attemptId, newNodeId } = command;
  const fault = contextFault(command.context, workflow.snapshot.inputs);
  if (fault !== null) return fault;
  const merged = mergeContext(contextAt(state, node), command.context);
  if (merged.kind === 'fault') return merged.fault;

  const next = advanced(workflow.snapshot, current.enginePayload.engineState);
  const snapshot = asObject(
    digest,
    executionSnapshot({ workflowId: workflow.snapshot.workflowId, workflowHash: workflow.workflowHash }, next),
  );
  const isFork = progressChildren(state, node).length > 0;
  const scope = { runId, nodeId: newNodeId };

  const plan = new PlanBuilder(state.sessionId, state.nextEventIndex, minting.nextEventId);
  addObservations(plan, state.observations, command.observations, attemptId, digest);
  if (merged.kind === 'changed') {
    const contextId = derivedId(digest, 'ctx', [node.nodeId, attemptId]);
    plan.add('context_set', [contextId], {
      scope: { runId },
      data: { contextId, context: merged.context, source: 'merge', nodeId: newNodeId },
    });
  }
  const attempt = plan.add('advance_recorded', [node.nodeId, attemptId], {
    scope: { runId, nodeId: node.nodeId },
    data: {
      attemptId,
      intent: 'ack_pending',
      outcome: { kind: 'advanced', toNodeId: newNodeId },
      inputDigest: command.inputDigest,
    },
  });
  plan.add('node_created', [runId, newNodeId], {
    scope,
    data: {
      nodeKind: 'step',
      parentNodeId: node.nodeId,
      workflowHash: workflow.workflowHash,
      snapshotRef: snapshot.ref,
    },
  });
  plan.add('edge_created', [runId, `${node.nodeId}->${newNodeId}`, 'acked_step'], {
    scope: { runId },
    data: {
      edgeKind: 'acked_step',
      fromNodeId: node.nodeId,
      toNodeId: newNodeId,
      cause: { kind: isFork ? 'non_tip_advance' : 'intentional_fork', eventId: attempt.eventId },
    },
  });
  const changes = changesOf(command.preferences);
  if (changes.length > 0) {
    const before = node.preferences?.effective ?? defaultPreferences;
    const changeId = derivedId(digest, 'prefchg', [node.nodeId, attemptId]);
    plan.add('preferences_changed', [changeId], {
      scope,
      data: { changeId, source: 'user', delta: changes, effective: applied(before, command.preferences) },
    });
  }
  addOutputs(plan, node.nodeId, scope, command, digest);
  addTrace(plan, runId, newNodeId, [...(isFork ? [nonTip(node)] : []), ...selectedStep(next)], digest);
  return { events: plan.events, objects: [snapshot.object, ...command.artifacts] };
}

function nonTip(node: NodeState): TraceEntry {
  return {
    kind: 'detected_non_tip_advance',
    summary: `The node at depth ${node.depth} had gone on before; this attempt is a new branch.`,
  };
}

/** At most one recap first, then artifacts by digest: the same order on every retry (design-locks §1, outputs). */
function addOutputs(
  plan: PlanBuilder,
  attemptedNodeId: NodeId,
  scope: { runId: RunId; nodeId: NodeId },
  command: AdvanceCommand,
  digest: DigestPort,
): void {
  if (command.notes !== null && command.notes !== '') {
    const outputId = outputIdOf(digest, attemptedNodeId, command.attemptId, 'recap');
    const notesMarkdown = truncated(command.notes, notesBytesMax);
    plan.add('node_output_appended', [outputId], {
      scope,
      data: { outputId, outputChannel: 'recap', payload: { payloadKind: 'notes', notesMarkdown } },
    });
  }
  const byDigest = new Map(command.artifacts.map((artifact) => [artifact.ref, artifact]));
  for (const [sha, artifact] of [...byDigest].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const outputId = outputIdOf(digest, attemptedNodeId, command.attemptId, sha);
    plan.add('node_output_appended', [outputId], {
      scope,
      data: {
        outputId,
        outputChannel: 'artifact',
        payload: {
          payloadKind: 'artifact_ref',
          sha256: sha,
          contentType: 'application/json',
          byteLength: utf8Length(artifact.text),
        },
      },
    });
  }
}
