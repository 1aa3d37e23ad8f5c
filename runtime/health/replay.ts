/**
 * A log, decided again: each plan's command is read back from what the plan recorded, the same decision functions that the
 * server calls are asked again, and what they give must be what stands there [verify-accepts-what-was-decided]. Pure.
 *
 * - What a command was is told by its events, kind by kind (`told.ts`): ids, notes, artifacts, context, preferences and git facts
 *   are recorded as they were used. What no event tells does not influence a decision, or makes it unverifiable.
 * - Everything else of a plan (nodes, edges, snapshots, outcomes, gaps, traces) must come out of the decision, byte for byte (`compare.ts`).
 * - A context over its budget is not stored; its measure is, and one of the same measure is decided on alike (`over-budget.ts`).
 * - A plan that this version cannot decide again is said to be so; it is never called wrong.
 */
import type { CanonicalText, JsonObject } from '../../schemas/canonical/json.ts';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EventOf, SessionEvent } from '../../schemas/events.ts';
import type { ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { EventId, NodeId, SessionId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { contextDelta, valuesUnder } from '../core/context.ts';
import type {
  AdvanceCommand,
  CheckpointCommand,
  Decision,
  Minting,
  PinnedWorkflow,
  StartCommand,
} from '../core/decide.ts';
import { fold } from '../core/fold.ts';
import { contextAt, emptySession, type NodeState, owningStep, type SessionState } from '../core/state.ts';
import type { StoredObject } from '../core/stored-log.ts';
import { formAnswerOf } from '../core/validation/confirmation.ts';
import { isLost } from '../core/validation/lost-state.ts';
import type { ReplayWork } from '../core/validation/replay-work.ts';
import { currentRulesVersion } from '../core/validation/rules.ts';
import { isRedacted } from '../portability/redact.ts';
import { comparePlans } from './compare.ts';
import { deltaOfMeasure, measuredOverBudget } from './over-budget.ts';
import { eventsOf, type PlanBounds } from './prefix.ts';
import { type RecordedCommand, recordedCommandOf } from './recorded-command.ts';
import { type BadPlan, type Found, same, unreadable, unverifiable, type Verdict } from './verdict.ts';

export type ReplayObjects = {
  workflow(hash: WorkflowHash): Promise<Found<{ readonly snapshot: CompiledSnapshot; readonly text: CanonicalText }>>;
  /** A state of that workflow; one that is none cannot be used. */
  snapshot(ref: SnapshotRef, workflowHash: WorkflowHash): Promise<Found<ExecutionSnapshot>>;
  artifact(ref: Sha256Digest): Promise<Found<CanonicalText>>;
};

type Refused = { readonly kind: string };
/** The decision functions of `core/decide.ts`; asked through this, because what they need may have to be loaded first. */
export type DecisionFunctions = {
  start(state: SessionState, command: StartCommand, minting: Minting): Promise<Decision | Refused>;
  advance(
    state: SessionState,
    node: NodeState,
    current: ExecutionSnapshot,
    workflow: PinnedWorkflow,
    command: AdvanceCommand,
    minting: Minting,
  ): Promise<Decision | Refused>;
  /** An attempt on a node whose stored state could not be read when it was made. */
  lost(
    state: SessionState,
    node: NodeState,
    workflow: PinnedWorkflow,
    command: AdvanceCommand,
    minting: Minting,
  ): Promise<Decision | Refused>;
  checkpoint(
    state: SessionState,
    node: NodeState,
    workflow: PinnedWorkflow,
    command: CheckpointCommand,
    minting: Minting,
  ): Promise<Decision | Refused>;
};

export type ReplayMode = {
  /** Sees every decision, also one that is not what was recorded. */
  readonly onDecision?: (decision: Decision) => void;
  /** What it may cost; it ends with the plan that is over. */
  readonly work?: ReplayWork;
  /** Goes on behind a plan that is bad, and decides without the artifacts that are lost. */
  readonly salvages?: boolean;
};

export type Replayed = {
  readonly plans: number;
  readonly bad: BadPlan | null;
  readonly unverifiable: readonly { readonly eventIndex: number; readonly reason: string }[];
};

// Deciding again ------------------------------------------------------------------------------------------------------

/** Hands out the ids that stand in the record, in their order. */
function recordedIds(events: readonly SessionEvent[], digest: DigestPort): Minting {
  let next = 0;
  return {
    digest,
    nextEventId: () => {
      const id = events[next]?.eventId ?? ('evt_beyond_the_record' as EventId);
      next += 1;
      return id;
    },
  };
}

type Plan = {
  readonly events: readonly SessionEvent[];
  readonly first: SessionEvent;
  readonly recorded: RecordedCommand;
};

class Replay {
  readonly #state: SessionState;
  readonly #objects: ReplayObjects;
  readonly #deciders: DecisionFunctions;
  readonly #digest: DigestPort;
  readonly #mode: ReplayMode;

  constructor(
    sessionId: SessionId,
    objects: ReplayObjects,
    deciders: DecisionFunctions,
    digest: DigestPort,
    mode: ReplayMode,
  ) {
    this.#mode = mode;
    this.#state = emptySession(sessionId);
    this.#objects = objects;
    this.#deciders = deciders;
    this.#digest = digest;
  }

  async plan(events: readonly SessionEvent[]): Promise<Verdict> {
    const [first] = events;
    if (first === undefined) throw new Error('a plan must contain at least one event');
    const plan = { events, first, recorded: recordedCommandOf(events) };
    const found = await this.#verdictOf(plan);
    const isExcused = found.kind === 'bad' && found.object === undefined && (await this.#readRedacted(plan));
    fold(this.#state, events);
    const verdict = isExcused ? unverifiable(redactedReason) : found;
    if (verdict.kind === 'bad') return verdict;
    // Also of a plan that cannot be decided again: whatever led to its states, the run goes on from them.
    for (const event of events) {
      const stands = event.kind === 'node_created' ? await this.#snapshotStands(event) : same;
      if (stands.kind !== 'same') return stands;
    }
    return verdict;
  }

  /** Whether what this plan was decided on was redacted: what it brought, or the context and the lists that it found. */
  async #readRedacted({ events, recorded }: Plan): Promise<boolean> {
    if (isRedacted(events)) return true;
    for (const ref of new Set(recorded.artifacts)) if (isRedacted([await this.#objects.artifact(ref)])) return true;
    const { attempt, node: created, run } = recorded;
    const nodeId = attempt?.scope.nodeId ?? run?.data.parent?.nodeId ?? created?.data.parentNodeId;
    const node = nodeId == null ? undefined : this.#state.nodes.get(nodeId);
    if (node === undefined) return false;
    const workflowHash = this.#state.runs.get(node.runId)?.workflowHash;
    const lists = workflowHash === undefined ? null : await this.#objects.snapshot(node.snapshotRef, workflowHash);
    return isRedacted([contextAt(node), contextAt(owningStep(node)), lists]);
  }

  async #verdictOf(plan: Plan): Promise<Verdict> {
    const { run, attempt, node } = plan.recorded;
    const rulesVersion = run?.data.rulesVersion ?? (node && this.#state.runs.get(node.scope.runId)?.rulesVersion) ?? 1;
    if (rulesVersion > currentRulesVersion) {
      return unverifiable(
        `the run uses version ${rulesVersion} of the rules, which this version of WorkRail does not support`,
      );
    }
    const origins = [run, attempt, node?.data.checkpoint ?? null].filter((each) => each !== null);
    if (node === null || origins.length !== 1) {
      return unverifiable(
        `this version of WorkRail never writes these events in one call: ${[...new Set(plan.events.map(({ kind }) => kind))].join(', ')}`,
      );
    }
    const artifacts = await this.#artifacts(plan);
    if ('kind' in artifacts) return artifacts;
    if (run !== null) return this.#start(plan, run, node);
    return attempt !== null ? this.#attempt(plan, attempt, node, artifacts) : this.#checkpoint(plan, node, artifacts);
  }

  /** Where a state was decided again, its digest was compared, so it only has to be there; any other has to be one of its workflow. */
  async #snapshotStands(node: EventOf<'node_created'>): Promise<Verdict> {
    const snapshot = await this.#objects.snapshot(node.data.snapshotRef, node.data.workflowHash);
    return snapshot.kind === 'found' ? same : unreadable(node, snapshot);
  }

  async #artifacts({ events, recorded: told }: Plan): Promise<readonly StoredObject[] | Verdict> {
    const found: StoredObject[] = [];
    for (const ref of new Set(told.artifacts)) {
      const text = await this.#objects.artifact(ref);
      if (text.kind === 'found') found.push({ kind: 'artifact', ref, text: text.value });
      else if (this.#mode.salvages !== true) {
        const names = (event: SessionEvent) =>
          event.kind === 'node_output_appended' &&
          event.data.payload.payloadKind === 'artifact_ref' &&
          event.data.payload.sha256 === ref;
        return unreadable(events.find(names) ?? (events[0] as SessionEvent), text);
      }
    }
    return found;
  }

  async #start(plan: Plan, run: EventOf<'run_started'>, node: EventOf<'node_created'>): Promise<Verdict> {
    const { recorded: told, events } = plan;
    const workflow = await this.#objects.workflow(run.data.workflowHash);
    if (workflow.kind === 'lost') return unreadable(run, workflow);
    if (workflow.kind === 'unknown') return unverifiable(workflow.why);
    if (this.#mode.work?.walk(workflow.value.snapshot) === false) return same;
    const { parent } = run.data;
    const command: StartCommand = {
      sessionId: this.#state.sessionId,
      runId: run.scope.runId,
      nodeId: node.scope.nodeId,
      workflow: { ...workflow.value, workflowHash: run.data.workflowHash },
      sourceKind: run.data.workflowSourceKind,
      sourceRef: run.data.workflowSourceRef,
      ...(run.data.sourceDigest === undefined ? {} : { sourceDigest: run.data.sourceDigest as Sha256Digest }),
      context: told.context ?? {},
      preferences: told.preferences,
      defaults: told.defaults,
      observations: told.observations,
      rulesVersion: run.data.rulesVersion ?? 1,
      ...(run.data.goal === undefined ? {} : { goal: run.data.goal }),
      parent: parent === undefined ? null : (this.#state.nodes.get(parent.nodeId) ?? null),
    };
    return this.#compare(events, () => this.#deciders.start(this.#state, command, recordedIds(events, this.#digest)));
  }

  /** The node that a plan works on, with the workflow that its run is pinned to. */
  async #workedOn(
    { first }: Plan,
    event: SessionEvent,
    nodeId: NodeId | null,
  ): Promise<{ readonly node: NodeState; readonly pinned: PinnedWorkflow } | Verdict> {
    const node = nodeId === null ? undefined : this.#state.nodes.get(nodeId);
    const run = node === undefined ? undefined : this.#state.runs.get(node.runId);
    if (node === undefined || run === undefined) {
      return { kind: 'bad', event: first, problem: 'this event records an attempt on a node that does not exist yet' };
    }
    const workflow = await this.#objects.workflow(run.workflowHash);
    if (workflow.kind === 'lost') return unreadable(event, workflow);
    if (workflow.kind === 'unknown') return unverifiable(workflow.why);
    return { node, pinned: { snapshot: workflow.value.snapshot, workflowHash: run.workflowHash } };
  }

  async #attempt(
    plan: Plan,
    attempt: EventOf<'advance_recorded'>,
    created: EventOf<'node_created'>,
    artifacts: readonly StoredObject[],
  ): Promise<Verdict> {
    const { recorded: told, events } = plan;
    const worked = await this.#workedOn(plan, attempt, attempt.scope.nodeId);
    if ('kind' in worked) return worked;
    const { node, pinned } = worked;
    if (this.#mode.work?.walk(pinned.snapshot) === false) return same;
    const wasLost = attempt.data.outcome.kind === 'blocked' && isLost(attempt.data.outcome.blockers.blockers);
    const current = wasLost ? null : await this.#objects.snapshot(node.snapshotRef, pinned.workflowHash);
    if (current !== null && current.kind !== 'found') return unreadable(attempt, current);
    const context = attemptedContext(contextAt(node), attempt, plan);
    if (context === null) {
      return unverifiable(
        'the context of this attempt exceeded its size limit, and the recorded size cannot be verified',
      );
    }
    const command = {
      attemptId: attempt.data.attemptId,
      // Absent in a log of a first writer; what a decision gives then differs in nothing else.
      inputDigest: attempt.data.inputDigest as Sha256Digest,
      context,
      preferences: told.preferences,
      observations: told.observations,
      newNodeId: created.scope.nodeId,
      artifacts,
      form: formAnswerOf(attempt.data.confirmation),
    };
    const snapshotVersion = await this.#snapshotVersion(created);
    let verdict: Verdict = same;
    for (const notes of notesThatFit(told.notes)) {
      const again = await this.#compare(events, () => {
        const asked = { ...command, notes };
        const minting = { ...recordedIds(events, this.#digest), ...snapshotVersion };
        return current === null
          ? this.#deciders.lost(this.#state, node, pinned, asked, minting)
          : this.#deciders.advance(this.#state, node, current.value, pinned, asked, minting);
      });
      if (again.kind === 'same') return same;
      if (verdict.kind === 'same') verdict = again;
    }
    return verdict;
  }

  /** A first writer wrote every state out; what another one refers to its parent for, cannot be a state of that version. */
  async #snapshotVersion({ data }: EventOf<'node_created'>): Promise<Pick<Minting, 'snapshotVersion'>> {
    const recorded = await this.#objects.snapshot(data.snapshotRef, data.workflowHash);
    return recorded.kind === 'found' && recorded.value.enginePayload.v === 1 ? { snapshotVersion: 1 } : {};
  }

  /** Nothing is validated, so what it recorded is what it was. */
  async #checkpoint(
    plan: Plan,
    created: EventOf<'node_created'>,
    artifacts: readonly StoredObject[],
  ): Promise<Verdict> {
    const { recorded: told, events } = plan;
    const { checkpoint } = created.data;
    const worked = await this.#workedOn(plan, created, created.data.parentNodeId);
    if ('kind' in worked) return worked;
    const { node, pinned } = worked;
    if (checkpoint === undefined)
      throw new Error('a checkpoint without a recorded attempt reached the replay of checkpoints');
    const command: CheckpointCommand = {
      ...checkpoint,
      notes: told.notes,
      artifacts,
      observations: told.observations,
      newNodeId: created.scope.nodeId,
    };
    return this.#compare(events, () => {
      const minting = recordedIds(events, this.#digest);
      return this.#deciders.checkpoint(this.#state, node, pinned, command, minting);
    });
  }

  async #compare(recorded: readonly SessionEvent[], decide: () => Promise<Decision | Refused>): Promise<Verdict> {
    const [first] = recorded;
    if (first === undefined) throw new Error('a plan must contain at least one event');
    let decision: Decision | Refused;
    try {
      decision = await decide();
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return { kind: 'bad', event: first, problem: `the replay cannot produce these events: ${why}` };
    }
    if ('kind' in decision) {
      return { kind: 'bad', event: first, problem: `the recorded call is invalid when replayed: ${decision.kind}` };
    }
    this.#mode.onDecision?.(decision);
    return comparePlans(recorded, decision.events);
  }
}

/** The delta of an attempt, or one that is decided on alike; null when no delta is. */
function attemptedContext(
  before: JsonObject,
  attempt: EventOf<'advance_recorded'>,
  { events, recorded: told }: Plan,
): JsonObject | null {
  const bytes = measuredOverBudget(attempt, events);
  if (bytes !== null) return deltaOfMeasure(before, bytes);
  const resent = valuesUnder(before, attempt.data.resent ?? []);
  return told.context === null ? resent : { ...resent, ...contextDelta(before, told.context) };
}

const redactedReason = 'the export redacted texts of this call, so decisions that depend on them cannot be replayed';

/** Empty notes are recorded like none; a decision hardly ever depends on which they were. */
const notesThatFit = (notes: string | null): readonly (string | null)[] => (notes === null ? [null, ''] : [notes]);

/**
 * @param groups the validated plans of a log, from its first on
 * @param events their events
 */
export async function replay(
  sessionId: SessionId,
  groups: readonly PlanBounds[],
  events: readonly SessionEvent[],
  objects: ReplayObjects,
  deciders: DecisionFunctions,
  digest: DigestPort,
  mode: ReplayMode = {},
): Promise<Replayed> {
  const again = new Replay(sessionId, objects, deciders, digest, mode);
  const found: { eventIndex: number; reason: string }[] = [];
  for (const [plans, group] of groups.entries()) {
    const verdict = await again.plan(eventsOf(group, events));
    if (mode.work?.isOver === true) return { plans, bad: null, unverifiable: found };
    if (verdict.kind === 'bad' && mode.salvages !== true) {
      const { kind: _, ...bad } = verdict;
      return { plans, bad, unverifiable: found };
    }
    if (verdict.kind === 'unverifiable') {
      found.push({ eventIndex: group.segment.firstEventIndex, reason: verdict.reason });
    }
  }
  return { plans: groups.length, bad: null, unverifiable: found };
}
