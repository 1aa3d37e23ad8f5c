/**
 * Computes the state of a session from its events. Pure in effect: folding reads nothing but events, and one owner folds one
 * state (the open session). Total over every event version ever written.
 *
 * Invariants, asserted while folding; breaking one is `event_inconsistent` damage, never a guess:
 * - the first event of a session is `session_created`, and there is only one
 * - a dedupe key occurs once
 * - a run is started once; a node belongs to a started run; its parent is an earlier node of the same run
 * - a node pins the hash of its run; only the root of a run has no parent, and a run has one root
 * - an edge joins a node to its own parent; its cause is an event of this session
 * - an attempt is recorded once per node; the node that it names is created in the same plan, as its child, and is a
 *   blocked_attempt exactly when the attempt was blocked
 * - a checkpoint is made by one attempt on its parent, which makes no other, and a root is none
 * - an output supersedes only an output of its own node and channel
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { NodeKind } from '../../schemas/closed-sets.ts';
import type { EventOf, SessionEvent, TraceEntry } from '../../schemas/events.ts';
import type { LoopId, NodeId } from '../../schemas/ids.ts';
import { type ContextVersion, nodeContext, replaceContext } from './inherited-context.ts';
import { defaultPreferences } from './preferences.ts';
import {
  type Attempt,
  artifactsStoredAt,
  attemptKey,
  createdNode,
  type Gap,
  type NodeState,
  type Output,
  outputKey,
  owningStep,
  type RunState,
  type SessionState,
} from './state.ts';
import { rulesOf } from './validation/rules.ts';
/** Has a name because a plan that was written twice is another kind of damage (`event_duplicate`). */
export const dedupeKeyRule = 'a dedupe key must not occur twice';

class Inconsistent extends Error {}

function demand(holds: boolean, rule: string): asserts holds {
  if (!holds) throw new Inconsistent(rule);
}
function present<T>(value: T | undefined, rule: string): T {
  demand(value !== undefined, rule);
  return value as T;
}

/**
 * Folds the events of whole plans in order. Returns the rule that the first bad event breaks, or null; after that the state is
 * unusable. Never throws: an event that cannot be folded is damage of its session alone.
 */
export function fold(
  state: SessionState,
  events: readonly SessionEvent[],
): { eventIndex: number; rule: string } | null {
  for (const event of events) {
    try {
      applyEvent(state, event);
    } catch (error) {
      const rule = error instanceof Inconsistent ? error.message : 'an event must be applicable to the current state';
      return { eventIndex: event.eventIndex, rule };
    }
  }
  const last = events.at(-1);
  return state.awaitedNodes.size === 0 || last === undefined
    ? null
    : { eventIndex: last.eventIndex, rule: 'the node that an attempt names must be created by the same call' };
}

function applyEvent(state: SessionState, event: SessionEvent): void {
  demand(event.eventIndex === state.nextEventIndex, 'event indexes must be contiguous');
  demand(!state.dedupeKeys.has(event.dedupeKey), dedupeKeyRule);
  demand(
    (event.kind === 'session_created') === (event.eventIndex === 0),
    'session_created must be the first event, and occur once',
  );
  demand(!state.eventIds.has(event.eventId), 'an event id must not repeat in a session');
  state.dedupeKeys.add(event.dedupeKey);
  state.eventIds.add(event.eventId);
  state.nextEventIndex = event.eventIndex + 1;
  switch (event.kind) {
    case 'session_created':
      return;
    case 'observation_recorded':
      state.observations.set(event.data.key, event.data.value);
      return;
    case 'run_started':
      applyRunStarted(state, event);
      return;
    case 'node_created':
      applyNodeCreated(state, event);
      return;
    case 'edge_created':
      applyEdge(state, event);
      return;
    case 'advance_recorded':
      applyAdvance(state, event);
      return;
    case 'context_set':
      applyContext(state, event);
      return;
    case 'node_output_appended':
      applyOutput(state, event);
      return;
    case 'preferences_changed': {
      applyPreferences(state, event);
      return;
    }
    case 'gap_recorded':
      applyGap(state, event);
      return;
    case 'capability_observed': {
      const { capability, status, provenance } = event.data;
      const observation = { capability, status, provenance, eventIndex: event.eventIndex };
      const node = touch(state, event.scope.nodeId);
      node.capabilities.push(observation);
      if (provenance.enforcementGrade === 'strong') node.shown = new Map(node.shown).set(capability, observation);
      return;
    }
    case 'divergence_recorded':
      touch(state, event.scope.nodeId).divergences.push(event.data);
      return;
    case 'decision_trace_appended': {
      const chosen = event.data.entries?.findLast(({ kind }) => kind === 'selected_next_step');
      const ref = chosen?.refs?.find(({ kind }) => kind === 'step_id');
      const node = touch(state, event.scope.nodeId);
      node.selectedStepId = ref?.kind === 'step_id' ? ref.stepId : null;
      node.selectedPlace = selectedPlace(chosen);
      node.loopsReached.push(...loopsReached(event.data.entries ?? []));
      return;
    }
    default:
      assertNever(event);
  }
}

/** Recorded innermost first; by earlier rules, the innermost alone. */
function selectedPlace(chosen: TraceEntry | undefined): NodeState['selectedPlace'] {
  const refs = chosen?.refs ?? [];
  return refs
    .flatMap((ref, at) => {
      const next = refs[at + 1];
      return ref.kind === 'loop_id' && next?.kind === 'iteration'
        ? [{ loopId: ref.loopId, iteration: next.value }]
        : [];
    })
    .reverse();
}

/** The loops that the walk entered, and the `for_each` loops whose list it looked at: also the empty lists. */
export const loopsReached = (entries: readonly TraceEntry[]): LoopId[] =>
  entries.flatMap(({ kind, refs = [] }) => {
    const isLook = kind === 'evaluated_condition' && refs.length === 1;
    return kind === 'entered_loop' || isLook
      ? refs.flatMap((ref) => (ref.kind === 'loop_id' ? [ref.loopId as LoopId] : []))
      : [];
  });

function assertNever(event: never): never {
  throw new Error(`unhandled event: ${JSON.stringify(event)}`);
}

/** The event that is being applied is the latest activity of the run, and this node's. */
function markActive(state: SessionState, run: RunState, nodeId: NodeId): void {
  run.latestActiveNodeId = nodeId;
  run.latestActiveIndex = state.nextEventIndex - 1;
}

/** The node, marked as the one with the latest activity of its run. */
function touch(state: SessionState, nodeId: NodeId): NodeState {
  const node = present(state.nodes.get(nodeId), 'an event must refer to an existing node');
  markActive(state, present(state.runs.get(node.runId), 'the run of a node must exist'), nodeId);
  return node;
}

function applyRunStarted(state: SessionState, event: EventOf<'run_started'>): void {
  const { runId } = event.scope;
  demand(!state.runs.has(runId), 'a run must not be started twice');
  const parent = event.data.parent ?? null;
  demand(
    parent === null || state.nodes.get(parent.nodeId)?.runId === parent.runId,
    'the parent run and its node must exist',
  );
  state.runs.set(runId, {
    runId,
    workflowId: event.data.workflowId,
    workflowHash: event.data.workflowHash,
    sourceKind: event.data.workflowSourceKind,
    sourceDigest: event.data.sourceDigest ?? null,
    rulesVersion: event.data.rulesVersion ?? 1,
    goal: event.data.goal ?? null,
    parent,
    startedIndex: event.eventIndex,
    rootNodeId: null,
    latestActiveNodeId: null,
    latestActiveIndex: event.eventIndex,
    nodes: [],
    gaps: new Map(),
  });
}

/** The nodes that a new one stands on, once it is known that it may stand there. */
function soundOrigin(state: SessionState, { scope: { runId, nodeId }, data }: EventOf<'node_created'>) {
  const { parentNodeId, nodeKind, workflowHash, checkpoint = null } = data;
  const run = present(state.runs.get(runId), 'the run of a node must be started before the node is created');
  demand(!state.nodes.has(nodeId), 'a node must not be created twice');
  demand(workflowHash === run.workflowHash, 'a node must have the workflow hash of its run');
  const parent =
    parentNodeId === null
      ? null
      : present(state.nodes.get(parentNodeId), 'the parent of a node must be created before the node');
  demand(parent === null || parent.runId === runId, 'a node and its parent must belong to the same run');
  demand((parent === null) === (run.rootNodeId === null), 'a run must have exactly one root node');
  const createdBy = state.awaitedNodes.get(nodeId) ?? null;
  demand(
    createdBy === null || createdBy.nodeId === parentNodeId,
    'the node that an attempt creates must be a child of the node where the attempt was made',
  );
  demand(
    createdBy === null || (createdBy.outcome.kind === 'blocked') === (nodeKind === 'blocked_attempt'),
    'a blocked attempt must create a blocked_attempt node, and no other attempt may create one',
  );
  demand(nodeKind !== 'checkpoint' || parent !== null, 'a checkpoint must have a parent node');
  demand(checkpoint === null || nodeKind === 'checkpoint', 'only a checkpoint node may refer to a checkpoint attempt');
  return { run, parent, createdBy, checkpoint };
}

function applyNodeCreated(state: SessionState, event: EventOf<'node_created'>): void {
  const { runId, nodeId } = event.scope;
  const { parentNodeId, nodeKind, snapshotRef } = event.data;
  const { run, parent, createdBy, checkpoint } = soundOrigin(state, event);
  state.awaitedNodes.delete(nodeId);
  const above = parent === null ? null : owningStep(parent);
  const isRejected =
    createdBy?.confirmation?.outcome === 'rejected_in_form' && rulesOf(run.rulesVersion).rejectedHasNoEffect;
  const from = isRejected ? above : parent;
  const own = isRejected ? null : (state.pendingContexts.get(nodeId) ?? null);
  const node: NodeState = {
    nodeId,
    runId,
    kind: nodeKind,
    parentNodeId,
    snapshotRef,
    number: run.nodes.length + 1,
    createdIndex: event.eventIndex,
    depth: parent === null ? 0 : parent.depth + 1,
    stepsAbove: parent === null ? 0 : parent.stepsAbove + (nodeKind === 'step' ? 1 : 0),
    step: nodeKind === 'step' ? null : above,
    kept: [],
    notesAbove: above === null ? 0 : above.notesAbove + above.kept.length,
    ...artifactsBefore(above),
    artifactsKept: 0,
    edgeCause: null,
    createdBy,
    selectedStepId: null,
    selectedPlace: [],
    loopsReached: [],
    children: [],
    outputs: [],
    artifactsOwn: 0,
    hasNotes: false,
    attempts: [],
    attemptsTaken: 0,
    checkpoints: { nodeId, attempts: [], attemptsTaken: 0 },
    checkpoint,
    asksConfirmation: event.data.asksConfirmation === true,
    isBlocked: nodeKind === 'blocked_attempt' || (nodeKind === 'checkpoint' && parent?.isBlocked === true),
    isRejected,
    context: nodeContext(from?.context ?? null, state.contextChanges, own),
    preferences: from === null ? null : inheritedPreferences(from, nodeKind),
    gaps: [],
    capabilities: [],
    shown: parent?.shown ?? new Map(),
    divergences: [],
  };
  state.nodes.set(nodeId, node);
  if (checkpoint !== null && parent !== null) {
    const key = attemptKey(parent.nodeId, checkpoint.attemptId);
    demand(!state.checkpoints.has(key), 'an attempt must not create two checkpoints');
    state.checkpoints.set(key, node);
    parent.checkpoints.attempts.push(checkpoint);
  }
  state.pendingContexts.delete(nodeId);
  parent?.children.push(nodeId);
  run.rootNodeId ??= nodeId;
  markActive(state, run, nodeId);
  run.nodes.push(node);
}

function artifactsBefore(
  above: NodeState | null,
): Pick<NodeState, 'artifactsAbove' | 'artifactsKeptBefore' | 'artifactStep'> {
  if (above === null) return { artifactsAbove: 0, artifactsKeptBefore: 0, artifactStep: null };
  const stored = artifactsStoredAt(above);
  return {
    artifactsAbove: above.artifactsAbove + stored,
    artifactsKeptBefore: above.artifactsKept,
    artifactStep: stored > 0 ? above : above.artifactStep,
  };
}

function inheritedPreferences({ preferences }: NodeState, kind: NodeKind): NodeState['preferences'] {
  if (preferences === null) return null;
  const { effective, next } = preferences;
  return { effective: kind === 'step' ? next : effective, next, changedHere: false };
}

function applyPreferences(state: SessionState, { scope, data }: EventOf<'preferences_changed'>): void {
  const node = touch(state, scope.nodeId);
  if (node.isRejected) return;
  const { rulesVersion } = present(state.runs.get(node.runId), 'the run of a node must exist');
  const isLater = node.kind === 'blocked_attempt' && rulesOf(rulesVersion).changesHoldFromNextStep;
  const effective = isLater ? (node.preferences?.effective ?? defaultPreferences) : data.effective;
  node.preferences = { effective, next: data.effective, changedHere: true };
}

function applyEdge(state: SessionState, event: EventOf<'edge_created'>): void {
  const { fromNodeId, toNodeId, cause, edgeKind } = event.data;
  const to = present(state.nodes.get(toNodeId), 'the target node of an edge must exist');
  demand(to.parentNodeId === fromNodeId && to.runId === event.scope.runId, 'an edge must connect a node to its parent');
  demand(
    (edgeKind === 'checkpoint') === (cause.kind === 'checkpoint_created'),
    'the cause of an edge must match the kind of the edge',
  );
  demand(
    (edgeKind === 'checkpoint') === (to.kind === 'checkpoint'),
    'the target of an edge must be a checkpoint if and only if the edge is a checkpoint edge',
  );
  demand(
    cause.eventId !== event.eventId && state.eventIds.has(cause.eventId),
    'the cause of an edge must be an earlier event of the session',
  );
  to.edgeCause = cause.kind;
  touch(state, toNodeId);
}

function applyAdvance(state: SessionState, event: EventOf<'advance_recorded'>): void {
  const node = touch(state, event.scope.nodeId);
  const { attemptId, outcome } = event.data;
  const key = attemptKey(node.nodeId, attemptId);
  demand(!state.attempts.has(key), 'an attempt must not be recorded twice');
  const attempt: Attempt = {
    attemptId,
    nodeId: node.nodeId,
    eventIndex: event.eventIndex,
    inputDigest: event.data.inputDigest ?? null,
    confirmation: event.data.confirmation ?? null,
    resent: event.data.resent ?? [],
    outcome:
      outcome.kind === 'advanced'
        ? outcome
        : { kind: 'blocked', blockers: outcome.blockers.blockers, blockedNodeId: event.data.blockedNodeId ?? null },
  };
  const created = createdNode(attempt);
  if (created !== null && !state.nodes.has(created)) state.awaitedNodes.set(created, attempt);
  state.attempts.set(key, attempt);
  node.attempts.push(attempt);
}

function applyGap(state: SessionState, event: EventOf<'gap_recorded'>): void {
  const node = touch(state, event.scope.nodeId);
  const { gaps } = present(state.runs.get(node.runId), 'the run of a node must exist');
  const { gapId, severity, reason, summary, resolution, evidenceRefs } = event.data;
  const resolves = resolution.kind === 'resolves' ? resolution.resolvesGapId : null;
  const { eventIndex } = event;
  demand(!gaps.has(gapId), 'a gap must not be recorded twice');
  const isFound = evidenceRefs?.some(({ kind }) => kind === 'event') === true;
  const gap: Gap = {
    gapId,
    nodeId: node.nodeId,
    severity,
    reason,
    summary,
    isFound,
    resolves,
    eventIndex,
    closedBy: [],
  };
  gaps.set(gapId, gap);
  node.gaps.push(gap);
  if (resolves !== null) gaps.get(resolves)?.closedBy.push(gap);
}

function applyContext(state: SessionState, event: EventOf<'context_set'>): void {
  demand(state.runs.has(event.scope.runId), 'the run of a context must be started before the context is set');
  const { nodeId } = event.data;
  const version: ContextVersion = { context: event.data.context as JsonObject, eventIndex: event.eventIndex };
  if (nodeId === undefined) return;
  const node = state.nodes.get(nodeId);
  if (node === undefined) state.pendingContexts.set(nodeId, version);
  else replaceContext(node.context, version);
}

function applyOutput(state: SessionState, event: EventOf<'node_output_appended'>): void {
  const { nodeId } = event.scope;
  const node = touch(state, nodeId);
  const { outputId, supersedesOutputId, outputChannel, payload } = event.data;
  if (supersedesOutputId !== undefined) {
    const earlier = state.outputs.get(outputKey(nodeId, supersedesOutputId));
    demand(earlier?.channel === outputChannel, 'an output may supersede only an output of the same node and channel');
  }
  const key = outputKey(nodeId, outputId);
  demand(!state.outputs.has(key), 'an output of a node must not be appended twice');
  const isFirstNotes = payload.payloadKind === 'notes' && !node.hasNotes;
  if (isFirstNotes && node.kind !== 'blocked_attempt') node.notesAbove += 1;
  if (isFirstNotes && node.kind === 'checkpoint') owningStep(node).kept.push(nodeId);
  if (payload.payloadKind === 'artifact_ref' && node.kind === 'checkpoint') owningStep(node).artifactsKept += 1;
  const output: Output = {
    outputId,
    channel: outputChannel,
    payload,
    supersedes: supersedesOutputId ?? null,
    eventIndex: event.eventIndex,
  };
  if (payload.payloadKind === 'artifact_ref') node.artifactsOwn += 1;
  else node.hasNotes = true;
  node.outputs.push(output);
  state.outputs.set(key, output);
}
