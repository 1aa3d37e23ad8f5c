/**
 * The state of a session: what its events say, as one value, and the questions that are asked of it. `fold.ts` computes it; nothing
 * else changes it.
 */
import type { JsonObject } from '../../schemas/canonical/json.ts';
import type { Capability, EdgeCause, NodeKind, ObservationKey, WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type {
  Blocker,
  CapabilityProvenance,
  EventOf,
  GapReason,
  ObservationValue,
  OutputPayload,
  Preferences,
} from '../../schemas/events.ts';
import type {
  AttemptId,
  EventId,
  LoopId,
  NodeId,
  OutputId,
  RunId,
  SessionId,
  Sha256Digest,
  SnapshotRef,
  WorkflowHash,
  WorkflowId,
} from '../../schemas/ids.ts';
import { type ContextChanges, type ContextVersion, contextVersion, type NodeContext } from './inherited-context.ts';

export type Output = {
  readonly outputId: OutputId;
  readonly channel: 'recap' | 'artifact';
  readonly payload: OutputPayload;
  readonly supersedes: OutputId | null;
  readonly eventIndex: number;
};
export type Attempt = {
  readonly attemptId: AttemptId;
  readonly nodeId: NodeId;
  readonly eventIndex: number;
  readonly inputDigest: Sha256Digest | null;
  /** How the confirmation of the step ended; null where it came to none. */
  readonly confirmation: NonNullable<EventOf<'advance_recorded'>['data']['confirmation']> | null;
  /** Declared inputs that it sent with the value that was there already. */
  readonly resent: readonly string[];
  readonly outcome:
    | { readonly kind: 'advanced'; readonly toNodeId: NodeId }
    | { readonly kind: 'blocked'; readonly blockers: readonly Blocker[]; readonly blockedNodeId: NodeId | null };
};
export type Gap = {
  readonly gapId: string;
  readonly nodeId: NodeId;
  readonly severity: 'info' | 'warning' | 'critical';
  readonly reason: GapReason;
  readonly summary: string;
  /** Found by WorkRail, not reported by the agent. */
  readonly isFound: boolean;
  /** The earlier gap that this record closes. */
  readonly resolves: string | null;
  readonly eventIndex: number;
  /** The records that close it, oldest first. One on a branch that was left does not close a gap of the branch that took its place. */
  readonly closedBy: Gap[];
};
export type CapabilityObservation = {
  readonly capability: Capability;
  readonly status: 'unknown' | 'available' | 'unavailable';
  readonly provenance: CapabilityProvenance;
  readonly eventIndex: number;
};
export type Divergence = EventOf<'divergence_recorded'>['data'];
/** What made a checkpoint: its replay is answered by these. */
export type CheckpointOrigin = { readonly attemptId: AttemptId; readonly inputDigest: Sha256Digest };
/** Attempts of one kind on one node, as `freshAttempt` counts them. */
type Taken = { readonly nodeId: NodeId; readonly attempts: { readonly attemptId: AttemptId }[]; attemptsTaken: number };
export type NodeState = {
  readonly nodeId: NodeId;
  readonly runId: RunId;
  readonly kind: NodeKind;
  readonly parentNodeId: NodeId | null;
  readonly snapshotRef: SnapshotRef;
  /** Its place among the nodes of its run, from 1 on. */
  readonly number: number;
  readonly createdIndex: number;
  readonly depth: number;
  /** Steps that were done on the way to the step that it stands for. */
  readonly stepsAbove: number;
  /** The step whose chain of blocked and checkpoint nodes it stands in; null for a step. */
  readonly step: NodeState | null;
  /** Of a step: the checkpoints of its chain that carry notes, oldest first. */
  readonly kept: NodeId[];
  /** How many notes a recap of it has: of the steps to here, and of what was kept with them. Makes "n omitted" cost nothing. */
  notesAbove: number;
  /** Artifacts of the steps that were done before this one became pending: what lists the newest need not count the others. */
  readonly artifactsAbove: number;
  /** Artifacts of the checkpoints of the step before, when this one became pending. */
  readonly artifactsKeptBefore: number;
  /** The nearest step above at which artifacts were stored when it became pending; null where there is none. */
  readonly artifactStep: NodeState | null;
  /** Of a step: artifacts of the checkpoints of its chain. */
  artifactsKept: number;
  edgeCause: EdgeCause | null;
  readonly children: NodeId[];
  readonly outputs: Output[];
  /** How many of its outputs are artifacts, and whether one has notes: a log may give a node any number of outputs. */
  artifactsOwn: number;
  hasNotes: boolean;
  readonly attempts: Attempt[];
  attemptsTaken: number;
  /** The attempts that made checkpoints of it. */
  readonly checkpoints: Taken;
  /** Of a checkpoint that a call can repeat; else null. */
  readonly checkpoint: CheckpointOrigin | null;
  /** The reply with it asked for a confirmation by the user. */
  readonly asksConfirmation: boolean;
  /** A blocked attempt, or a checkpoint of one: a checkpoint unblocks nothing. */
  readonly isBlocked: boolean;
  /**
   * An attempt that the user rejected: its context and preferences do not apply to the next one, nor do those of the attempts before it on this
   * step, which were part of what the user rejected [rejected-has-no-effect].
   */
  readonly isRejected: boolean;
  /** The attempt whose plan created it; null for a root. */
  readonly createdBy: Attempt | null;
  /** The step that its trace says was chosen: known even when the snapshot cannot be read. */
  selectedStepId: string | null;
  /** The loops around that step with their iterations, outermost first; under rules before 12, the innermost loop alone. */
  selectedPlace: readonly { readonly loopId: string; readonly iteration: number }[];
  /** The loops that were entered on the way to it, or skipped because their list was empty, as its trace says. */
  readonly loopsReached: LoopId[];
  /** Its own, or its parent's: a fork never sees its sibling's. */
  readonly context: NodeContext;
  /**
   * In force here, and for the step that follows: they differ where a blocked attempt sent a change, which lifts nothing that its
   * step is held by [preferences-from-next-step].
   */
  preferences: { readonly effective: Preferences; readonly next: Preferences; readonly changedHere: boolean } | null;
  readonly gaps: Gap[];
  readonly capabilities: CapabilityObservation[];
  /** The latest strong observation of each capability on the way from the root to here; its parent's where it has none. */
  shown: ReadonlyMap<Capability, CapabilityObservation>;
  readonly divergences: Divergence[];
};
export type RunState = {
  readonly runId: RunId;
  readonly workflowId: WorkflowId;
  readonly workflowHash: WorkflowHash;
  readonly sourceKind: WorkflowSourceKind;
  /** Of a workflow that was compiled for this run alone; else null. */
  readonly sourceDigest: Sha256Digest | null;
  /** The version of the rules that validate its attempts. */
  readonly rulesVersion: number;
  /** As it was stated at its start; null when none was. What is shown is `goalOf`. */
  readonly goal: string | null;
  readonly parent: { readonly runId: RunId; readonly nodeId: NodeId } | null;
  readonly startedIndex: number;
  rootNodeId: NodeId | null;
  /** The node whose own activity is the latest in the run. */
  latestActiveNodeId: NodeId | null;
  /** When that was. It stands on the path to the preferred tip, so it is the tip's `lastActivityEventIndex` too. */
  latestActiveIndex: number;
  /** In the order in which they were created. */
  readonly nodes: NodeState[];
  readonly gaps: Map<string, Gap>;
};
export type SessionState = {
  readonly sessionId: SessionId;
  readonly runs: Map<RunId, RunState>;
  readonly nodes: Map<NodeId, NodeState>;
  readonly attempts: Map<string, Attempt>;
  /** Checkpoints under the key of the attempt that made them. */
  readonly checkpoints: Map<string, NodeState>;
  /** Under the key of their node. */
  readonly outputs: Map<string, Output>;
  readonly observations: Map<ObservationKey, ObservationValue>;
  readonly dedupeKeys: Set<string>;
  readonly eventIds: Set<EventId>;
  /** Nodes that an attempt named and its plan has still to create. */
  readonly awaitedNodes: Map<NodeId, Attempt>;
  /** Contexts whose node is created later in the same plan. */
  readonly pendingContexts: Map<NodeId, ContextVersion>;
  readonly contextChanges: ContextChanges;
  nextEventIndex: number;
};

export function emptySession(sessionId: SessionId): SessionState {
  return {
    sessionId,
    runs: new Map(),
    nodes: new Map(),
    attempts: new Map(),
    checkpoints: new Map(),
    outputs: new Map(),
    observations: new Map(),
    dedupeKeys: new Set(),
    eventIds: new Set(),
    awaitedNodes: new Map(),
    pendingContexts: new Map(),
    contextChanges: { count: 0 },
    nextEventIndex: 0,
  };
}

export const attemptKey = (nodeId: NodeId, attemptId: AttemptId) => `${nodeId}:${attemptId}`;
export const outputKey = (nodeId: NodeId, outputId: OutputId) => `${nodeId}:${outputId}`;

/** The node that an attempt led to: the next step, or the record of the block. */
export const createdNode = ({ outcome }: Attempt): NodeId | null =>
  outcome.kind === 'advanced' ? outcome.toNodeId : outcome.blockedNodeId;

/** The current notes of a node: the latest that no later output supersedes. */
export function notesOf(node: NodeState): string | null {
  const superseded = new Set(node.outputs.map((output) => output.supersedes));
  for (let i = node.outputs.length - 1; i >= 0; i -= 1) {
    const output = node.outputs[i];
    if (output?.payload.payloadKind === 'notes' && !superseded.has(output.outputId))
      return output.payload.notesMarkdown;
  }
  return null;
}

/** The notes that came with the plan which created the node: what a pure reply may speak of. */
export function initialNotes(node: NodeState): string | null {
  const first = node.outputs.find((output) => output.payload.payloadKind === 'notes');
  return first?.payload.payloadKind === 'notes' ? first.payload.notesMarkdown : null;
}

/** The context that a node sees. */
export const contextAt = (node: NodeState | null): JsonObject =>
  (node === null ? null : contextVersion(node.context))?.context ?? {};

/** The step that a node stands for: itself, or the one above its chain of blocked and checkpoint nodes. */
export const owningStep = (node: NodeState): NodeState => node.step ?? node;

/** Artifacts that completing the step before this one stored, with those of its checkpoints. */
export const artifactsStoredAt = ({ artifactsOwn, artifactsKeptBefore }: NodeState): number =>
  artifactsOwn + artifactsKeptBefore;
