/**
 * Decides what a command does to a session: state in, one plan out [one-plan-one-segment]. Pure; ids and digests are injected, and
 * nothing is read or written here.
 *
 * The order within a plan is locked: observations, context, the attempt, the node, its edge, preferences, outputs,
 * capabilities, divergences, gaps, trace. From `node_created` on everything belongs to the created node, a blocked one too.
 */
import type { CanonicalText, JsonObject } from '../../schemas/canonical/json.ts';
import type { DigestPort } from '../../schemas/canonical/sha256.ts';
import type { WorkflowSourceKind } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type {
  Blocker,
  EventOf,
  Preferences,
  PreferencesDelta,
  SessionEvent,
  TraceEntry,
} from '../../schemas/events.ts';
import type { EngineState, ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { AttemptId, EventId, NodeId, RunId, SessionId, Sha256Digest, WorkflowHash } from '../../schemas/ids.ts';
import { coercedContext } from './coercion.ts';
import { type ContextFault, contextFault, mergeContext, resentInputs } from './context.ts';
import { stepOf } from './flow/lookup.ts';
import { firstMove } from './flow/walk.ts';
import { derivedId } from './identity.ts';
import { itemAnswers } from './item-answers.ts';
import { chainOf, chainsBelow, parentOf, progressChildren, sinceDone, skipCheckpoints } from './lineage.ts';
import { PlanBuilder } from './plan.ts';
import * as records from './plan-records.ts';
import { applied, changesOf, defaultPreferences } from './preferences.ts';
import { contextAt, type Gap, type NodeState, owningStep, type SessionState } from './state.ts';
import type { StoredObject } from './stored-log.ts';
import { artifactsOf } from './validation/artifacts.ts';
import { shownUnavailable } from './validation/capabilities.ts';
import { type Checks, noChecks } from './validation/checks.ts';
import { type Confirmation, type FormAnswer, isAsked } from './validation/confirmation.ts';
import { type AttemptEvaluation, evaluateAttempt } from './validation/evaluate-attempt.ts';
import type { FoundGap } from './validation/findings.ts';
import { askedIn } from './validation/followups.ts';
import { isLost, lostState } from './validation/lost-state.ts';
import { isReport, type ReportFault } from './validation/reports.ts';
import { type Rules, rulesOf } from './validation/rules.ts';
import { type StartFault, startConcerns } from './validation/start.ts';
import { unmetGate } from './unmet-gate.ts';
import { lapsedAt } from './validation/user-dependencies.ts';

export type { Observation } from './plan-records.ts';
export type Minting = {
  readonly digest: DigestPort;
  readonly nextEventId: () => EventId;
  /** Of a log whose first writer wrote every state out; absent: as this version writes. */
  readonly snapshotVersion?: 1;
};
export type PinnedWorkflow = { readonly snapshot: CompiledSnapshot; readonly workflowHash: WorkflowHash };
export type Decision = {
  readonly events: readonly SessionEvent[];
  readonly objects: readonly StoredObject[];
  /** The state that the plan stores; null when the node that it creates keeps the state of its parent. */
  readonly snapshot: records.SnapshotOfPlan | null;
};

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
  /** The version of the rules that validate its attempts; a new run has the current ones. */
  readonly rulesVersion: number;
  /** As `goalText` writes it; absent when none was stated. */
  readonly goal?: string;
  readonly context: JsonObject;
  readonly preferences: PreferencesDelta;
  /** What the run starts from when it is not within another: the global defaults. */
  readonly defaults: Preferences;
  readonly observations: readonly records.Observation[];
  /** The node that this run is started within, in the same session. */
  readonly parent: NodeState | null;
};

/** @param state the session joined, or an empty one */
export function decideStart(
  state: SessionState,
  command: StartCommand,
  minting: Minting,
): Decision | ContextFault | StartFault {
  const { runId, nodeId, workflow, parent } = command;
  const { digest } = minting;
  const fault = contextFault(command.context, workflow.snapshot.inputs);
  if (fault !== null) return fault;
  const merged = mergeContext({}, coercedContext(command.context, workflow.snapshot.inputs));
  if (merged.kind === 'fault') return merged.fault;
  const baseline = parent?.preferences?.effective ?? command.defaults;
  const chosen = applied(baseline, command.preferences);
  const rules = rulesOf(command.rulesVersion);
  const move = firstMove(workflow.snapshot, merged.kind === 'changed' ? merged.context : {}, rules);
  const gaps = startConcerns(workflow.snapshot, move.concerns, { preferences: chosen, rules });
  if ('kind' in gaps) return gaps;

  const plan = new PlanBuilder(command.sessionId, state.nextEventIndex, minting.nextEventId);
  const scope = { runId, nodeId };
  if (state.nextEventIndex === 0) plan.add('session_created', [], { data: {} });
  records.addObservations(plan, state.observations, command.observations, runId, digest);
  const run = plan.add('run_started', [runId], {
    scope: { runId },
    data: {
      workflowId: workflow.snapshot.workflowId,
      workflowHash: workflow.workflowHash,
      workflowSourceKind: command.sourceKind,
      workflowSourceRef: command.sourceRef,
      ...(parent === null ? {} : { parent: { runId: parent.runId, nodeId: parent.nodeId } }),
      ...(command.sourceDigest === undefined ? {} : { sourceDigest: command.sourceDigest }),
      ...(command.rulesVersion === 1 ? {} : { rulesVersion: command.rulesVersion }),
      ...(command.goal === undefined ? {} : { goal: command.goal }),
    },
  });
  if (merged.kind === 'changed') {
    const contextId = derivedId(digest, 'ctx', [nodeId]);
    plan.add('context_set', [contextId], {
      scope: { runId },
      data: { contextId, context: merged.context, source: 'initial', nodeId },
    });
  }
  const snapshot = records.snapshotObject(workflow, move.state, digest, null);
  plan.add('node_created', [runId, nodeId], {
    scope,
    data: {
      nodeKind: 'step',
      parentNodeId: null,
      workflowHash: workflow.workflowHash,
      snapshotRef: snapshot.ref,
      ...(asksAt(workflow.snapshot, move.state, { preferences: chosen, rules })
        ? { asksConfirmation: true as const }
        : {}),
    },
  });
  // The session baseline is one `preferences_changed` with source `system` on each root node.
  const changeId = (source: string) => derivedId(digest, 'prefchg', [nodeId, source]);
  records.addPreferences(plan, scope, 'system', baseline, baseline, changeId('system'));
  records.addPreferences(plan, scope, 'user', baseline, command.preferences, changeId('user'));
  records.addFoundGaps(plan, scope, { digest, parts: [nodeId] }, gaps, { evidence: run.eventId, rules });
  const trace = [...records.recommendationTrace(chosen, workflow.snapshot, rules), ...move.trace];
  records.addTrace(plan, scope, trace, { digest, rules });
  const pinned = { kind: 'pinned_workflow' as const, ref: workflow.workflowHash as string as Sha256Digest };
  return { events: plan.events, objects: [{ ...pinned, text: workflow.text }, snapshot.object], snapshot };
}

/** Whether the reply with a state asks for a confirmation. */
function asksAt(
  workflow: CompiledSnapshot,
  state: EngineState,
  mode: { preferences: Preferences; rules: Rules },
): boolean {
  if (state.kind !== 'running' || state.pending.kind !== 'some') return false;
  return isAsked({ step: stepOf(workflow, state.pending.step.stepId), ...mode });
}

// Advance -------------------------------------------------------------------------------------------------------------

export type AdvanceCommand = {
  readonly attemptId: AttemptId;
  readonly inputDigest: Sha256Digest;
  readonly context: JsonObject;
  /** As the agent wrote them; stored, and validated, cut to the budget. */
  readonly notes: string | null;
  /** Canonical texts of the artifacts. */
  readonly artifacts: readonly StoredObject[];
  readonly preferences: PreferencesDelta;
  readonly observations: readonly records.Observation[];
  readonly newNodeId: NodeId;
  /** What the client's form gave. Absent: none was shown. */
  readonly form?: FormAnswer | null;
};

/** The follow-ups that earlier attempts on the step were blocked for; before rules 15, those of the chain of the node alone. */
const askedBefore = (state: SessionState, node: NodeState, { blockedAttemptsCount }: Rules) => {
  const others = blockedAttemptsCount ? sinceDone(state, owningStep(node)) : [];
  return [...new Set([...chainOf(state, node), ...others])].flatMap(({ createdBy }) =>
    createdBy?.outcome.kind === 'blocked' ? askedIn(createdBy.outcome.blockers) : [],
  );
};

/**
 * Validates an attempt on the pending step of `node` and records what became of it. The caller has checked that the attempt is
 * not recorded, that a step is pending, and that the chain of blocked attempts may grow.
 *
 * @param checks what the validation of this step needs; see `validation/checks.ts`
 */
export function decideAdvance(
  state: SessionState,
  node: NodeState,
  current: ExecutionSnapshot,
  workflow: PinnedWorkflow,
  command: AdvanceCommand,
  minting: Minting,
  checks: Checks = noChecks,
): Decision | ContextFault | ReportFault {
  const { digest } = minting;
  const run = state.runs.get(node.runId);
  if (run === undefined) throw new Error(`the session has no run "${node.runId}" for the node "${node.nodeId}"`);
  const fault = contextFault(command.context, workflow.snapshot.inputs);
  if (fault !== null) return fault;
  const rules = rulesOf(run.rulesVersion);
  const before = contextAt(node);
  const delta = coercedContext(command.context, workflow.snapshot.inputs);
  const merged = mergeContext(before, delta);
  const overBudget = merged.kind === 'fault' && merged.fault.kind === 'too_large' ? merged.fault : null;
  if (merged.kind === 'fault' && overBudget === null) return merged.fault;

  const shown = node.preferences?.effective ?? defaultPreferences;
  const chosen = applied(node.preferences?.next ?? defaultPreferences, command.preferences);
  const engineState = current.enginePayload.engineState;
  const sent = overBudget === null ? delta : {};
  const context = merged.kind === 'changed' ? merged.context : before;
  const inForce = rules.changesHoldFromNextStep ? shown : chosen;
  const evaluation = evaluateAttempt({
    workflow: workflow.snapshot,
    state: engineState,
    preferences: { shown, inForce },
    context,
    contextFault: overBudget,
    notes: command.notes === null ? null : records.storedNotes(command.notes),
    artifacts: artifactsOf(command.artifacts),
    gapIds: run.gaps,
    checks,
    digest,
    ...knownBefore(state, node, { workflow: workflow.snapshot, engineState, rules }, { context, sent }),
    rules,
    form: command.form ?? null,
  });
  if (evaluation.kind === 'bad_report') return evaluation;
  const { outcome } = evaluation;
  const parent = { ref: node.snapshotRef, state: engineState };
  const snapshot =
    outcome.kind === 'blocked'
      ? null
      : records.snapshotObject(workflow, outcome.move.state, digest, parent, minting.snapshotVersion);
  return attemptPlan(state, node, workflow, command, minting, {
    context: merged.kind === 'changed' ? merged.context : null,
    blockers: outcome.kind === 'blocked' ? outcome.blockers : null,
    snapshot,
    confirmation: evaluation.confirmation,
    resent: recordsResent(engineState, rules) ? resentInputs(before, sent, workflow.snapshot.inputs) : [],
    asks: outcome.kind === 'advanced' && asksAt(workflow.snapshot, outcome.move.state, { preferences: chosen, rules }),
    said: newReports(evaluation, reportedInRetries(state, node)),
    gaps: outcome.gaps.filter((gap) => !isDisclosed(state, node, gap)),
    closed: outcome.kind === 'advanced' ? correctedGaps(state, node, outcome.gaps, rules) : [],
    trace: [
      ...(changesOf(command.preferences).length > 0
        ? records.recommendationTrace(chosen, workflow.snapshot, rules)
        : []),
      ...(outcome.kind === 'blocked' ? [] : outcome.move.trace),
    ],
    objects: [...(snapshot === null ? [] : [snapshot.object]), ...command.artifacts],
  });
}

/** What an attempt on a node is evaluated by, of what the way to the node tells. */
const knownBefore = (
  state: SessionState,
  node: NodeState,
  at: { readonly workflow: CompiledSnapshot; readonly engineState: EngineState; readonly rules: Rules },
  { context, sent }: { readonly context: JsonObject; readonly sent: JsonObject },
) => ({
  unmet: unmetGate(state, node, at, context),
  shownUnavailable: shownUnavailable(state, node, at.rules),
  askedBefore: askedBefore(state, node, at.rules),
  lapsed: lapsedAt(state, node, at, sent),
  answers: itemAnswers(state, node, at, { context, sent }),
});

/** Whether it matters that an attempt sent a value again. */
const recordsResent = (state: EngineState, { answersHoldForIteration }: Rules): boolean =>
  answersHoldForIteration && state.kind === 'running' && state.loopStack.length > 0;

/**
 * An attempt on a node whose stored state cannot be read: nothing can be validated, and what was sent is kept. Blocked in every
 * mode, because going on would be a guess.
 *
 * @param stepId the pending step, as the log names it
 */
export function decideLost(
  state: SessionState,
  node: NodeState,
  stepId: string,
  workflow: PinnedWorkflow,
  command: AdvanceCommand,
  minting: Minting,
): Decision | ContextFault {
  const fault = contextFault(command.context, workflow.snapshot.inputs);
  if (fault !== null) return fault;
  const merged = mergeContext(contextAt(node), coercedContext(command.context, workflow.snapshot.inputs));
  const { blocker, gap } = lostState(stepId, rulesOf(state.runs.get(node.runId)?.rulesVersion ?? 1));
  return attemptPlan(state, node, workflow, command, minting, {
    context: merged.kind === 'changed' ? merged.context : null,
    blockers: [blocker],
    snapshot: null,
    confirmation: null,
    resent: [],
    asks: false,
    said: { observations: [], divergences: [], reportedGaps: [] },
    gaps: isDisclosed(state, node, gap) ? [] : [gap],
    closed: [],
    trace: [],
    objects: command.artifacts,
  });
}

/** What an attempt leaves behind, whatever became of it. */
type Recorded = {
  /** The merged context, when it changed. */
  readonly context: JsonObject | null;
  readonly blockers: readonly Blocker[] | null;
  readonly snapshot: Decision['snapshot'];
  readonly confirmation: Confirmation | null;
  /** Inputs that it sent with the value that was there already. */
  readonly resent: readonly string[];
  /** The step that comes next asks for a confirmation. */
  readonly asks: boolean;
  readonly said: Pick<AttemptEvaluation, 'observations' | 'divergences' | 'reportedGaps'>;
  readonly gaps: readonly FoundGap[];
  readonly closed: readonly Gap[];
  readonly trace: readonly TraceEntry[];
  readonly objects: readonly StoredObject[];
};

function attemptData(
  { attemptId, newNodeId, inputDigest }: AdvanceCommand,
  { blockers, confirmation, resent }: Recorded,
): EventOf<'advance_recorded'>['data'] {
  return {
    attemptId,
    intent: 'ack_pending',
    outcome:
      blockers === null
        ? { kind: 'advanced', toNodeId: newNodeId }
        : { kind: 'blocked', blockers: { blockers: [...blockers] } },
    inputDigest,
    ...(confirmation === null ? {} : { confirmation }),
    ...(resent.length === 0 ? {} : { resent: [...resent] }),
    ...(blockers === null ? {} : { blockedNodeId: newNodeId }),
  };
}

function attemptPlan(
  state: SessionState,
  node: NodeState,
  workflow: PinnedWorkflow,
  command: AdvanceCommand,
  { digest, nextEventId }: Minting,
  recorded: Recorded,
): Decision {
  const { runId, nodeId } = node;
  const { attemptId, newNodeId } = command;
  const { blockers } = recorded;
  const isFork = progressChildren(state, skipCheckpoints(state, node)).length > 0;
  const scope = { runId, nodeId: newNodeId };
  const origin = { digest, parts: [nodeId, attemptId] };

  const plan = new PlanBuilder(state.sessionId, state.nextEventIndex, nextEventId);
  records.addObservations(plan, state.observations, command.observations, attemptId, digest);
  if (recorded.context !== null) {
    const contextId = derivedId(digest, 'ctx', [nodeId, attemptId]);
    plan.add('context_set', [contextId], {
      scope: { runId },
      data: { contextId, context: recorded.context, source: 'merge', nodeId: newNodeId },
    });
  }
  const attempt = plan.add('advance_recorded', [nodeId, attemptId], {
    scope: { runId, nodeId },
    data: attemptData(command, recorded),
  });
  plan.add('node_created', [runId, newNodeId], {
    scope,
    data: {
      nodeKind: blockers === null ? 'step' : 'blocked_attempt',
      parentNodeId: nodeId,
      workflowHash: workflow.workflowHash,
      snapshotRef: recorded.snapshot?.ref ?? node.snapshotRef,
      ...(recorded.asks ? { asksConfirmation: true as const } : {}),
    },
  });
  plan.add('edge_created', [runId, `${nodeId}->${newNodeId}`, 'acked_step'], {
    scope: { runId },
    data: {
      edgeKind: 'acked_step',
      fromNodeId: nodeId,
      toNodeId: newNodeId,
      cause: { kind: isFork ? 'non_tip_advance' : 'intentional_fork', eventId: attempt.eventId },
    },
  });
  const before = node.preferences?.next ?? defaultPreferences;
  const changeId = derivedId(digest, 'prefchg', [nodeId, attemptId]);
  records.addPreferences(plan, scope, 'user', before, command.preferences, changeId);
  records.addOutputs(plan, scope, { digest, nodeId, attemptId }, command);
  records.addCapabilities(plan, scope, origin, recorded.said.observations);
  records.addDivergences(plan, scope, origin, recorded.said.divergences);
  records.addReportedGaps(plan, scope, origin, { nodeId, attemptId }, recorded.said.reportedGaps);
  const rules = rulesOf(state.runs.get(runId)?.rulesVersion ?? 1);
  records.addFoundGaps(plan, scope, origin, recorded.gaps, { evidence: attempt.eventId, rules });
  records.addClosedGaps(plan, scope, origin, recorded.closed, { evidence: attempt.eventId, rules });
  records.addTrace(plan, scope, [...(isFork ? [nonTip(node, rules)] : []), ...recorded.trace], { digest, rules });
  return { events: plan.events, objects: recorded.objects, snapshot: recorded.snapshot };
}

/** `closing`: those of attempts whose reports can close a gap. */
type Retried = { readonly told: ReadonlySet<Sha256Digest>; readonly closing: ReadonlySet<Sha256Digest> };

/**
 * Artifacts of the blocked attempts that this one repeats. A retry sends its whole output again, as the reply asks: what was
 * recorded of it stands. An attempt on a lost state has recorded nothing of its reports.
 */
function reportedInRetries(state: SessionState, node: NodeState): Retried {
  const told = new Set<Sha256Digest>();
  const closing = new Set<Sha256Digest>();
  let isRejected = false;
  for (const at of chainOf(state, node)) {
    isRejected ||= at.isRejected;
    const outcome = at.createdBy?.outcome;
    if (outcome?.kind !== 'blocked' || isLost(outcome.blockers)) continue;
    for (const { payload } of at.outputs) {
      if (payload.payloadKind !== 'artifact_ref') continue;
      told.add(payload.sha256);
      if (!isRejected) closing.add(payload.sha256);
    }
  }
  return { told, closing };
}

/** Gaps and divergences once each; what a try of a capability showed is news whenever it is said. */
function newReports(said: Recorded['said'], { told, closing }: Retried): Recorded['said'] {
  const isNew = ({ artifact }: { readonly artifact: Sha256Digest }) => !told.has(artifact);
  const { observations, divergences, reportedGaps } = said;
  const gaps = reportedGaps.filter((gap) => (gap.resolvesGapId === null ? isNew(gap) : !closing.has(gap.artifact)));
  return { observations, divergences: divergences.filter(isNew), reportedGaps: gaps };
}

/** The same gap on the way from the root, open or of the very fact that is found again: disclosed once is disclosed. */
function isDisclosed(state: SessionState, node: NodeState, gap: FoundGap): boolean {
  const { since = Number.POSITIVE_INFINITY } = gap;
  for (let at: NodeState | null = node; at !== null; at = parentOf(state, at)) {
    const same = ({ reason, summary, closedBy, eventIndex }: NodeState['gaps'][number]) =>
      (closedBy.length === 0 || eventIndex > since) && reason.detail === gap.reason.detail && summary === gap.summary;
    if (at.gaps.some(same)) return true;
  }
  return false;
}

/**
 * What blocked attempts on this step found, and the attempt that passes no longer has [corrected-gaps-close]. A loop that was left
 * at its cap is no correction: the agent asked for more than it got, and that stays open (ADR-0039).
 */
function correctedGaps(
  state: SessionState,
  node: NodeState,
  found: readonly FoundGap[],
  { correctedGapsClose }: Rules,
): readonly Gap[] {
  if (!correctedGapsClose) return [];
  const isFoundAgain = (gap: Gap) =>
    found.some(({ reason, summary }) => reason.detail === gap.reason.detail && summary === gap.summary);
  return chainsBelow(state, owningStep(node)).flatMap(({ gaps, createdBy }) => {
    const blockers = createdBy?.outcome.kind === 'blocked' ? createdBy.outcome.blockers : [];
    const atCap = blockers.some(({ loop, pointer }) => loop !== undefined && pointer.kind === 'workflow_step');
    return gaps.filter(
      (gap) => gap.isFound && gap.closedBy.length === 0 && gap.resolves === null && !atCap && !isFoundAgain(gap),
    );
  });
}

function nonTip(node: NodeState, { texts }: Rules): TraceEntry {
  return {
    kind: 'detected_non_tip_advance',
    summary: texts.nonTip(node.depth),
  };
}

// Checkpoint ----------------------------------------------------------------------------------------------------------

export type CheckpointCommand = {
  /** Of the checkpoint token; with the node the key of idempotency. */
  readonly attemptId: AttemptId;
  readonly inputDigest: Sha256Digest;
  readonly notes: string | null;
  readonly artifacts: readonly StoredObject[];
  readonly observations: readonly records.Observation[];
  readonly newNodeId: NodeId;
};
/** A report in a checkpoint would change nothing: it is refused, so that none is lost in silence. */
export type CheckpointFault = { readonly kind: 'report_in_checkpoint'; readonly artifact: Sha256Digest };

/**
 * Records work in progress on `node` and moves nothing: the checkpoint holds the same state, validates nothing, and may stand
 * anywhere, on a complete run too. The caller has checked that its attempt is not
 * recorded.
 */
export function decideCheckpoint(
  state: SessionState,
  node: NodeState,
  workflow: PinnedWorkflow,
  command: CheckpointCommand,
  { digest, nextEventId }: Minting,
): Decision | CheckpointFault {
  const report = artifactsOf(command.artifacts).find(({ kind }) => kind !== null && isReport(kind));
  if (report !== undefined) return { kind: 'report_in_checkpoint', artifact: report.ref };
  const { runId, nodeId } = node;
  const { attemptId, inputDigest, newNodeId } = command;
  const scope = { runId, nodeId: newNodeId };

  const plan = new PlanBuilder(state.sessionId, state.nextEventIndex, nextEventId);
  const cause = `${records.checkpointMark}${attemptId}`;
  records.addObservations(plan, state.observations, command.observations, cause, digest);
  const created = plan.add('node_created', [runId, newNodeId], {
    scope,
    data: {
      nodeKind: 'checkpoint',
      parentNodeId: nodeId,
      workflowHash: workflow.workflowHash,
      snapshotRef: node.snapshotRef,
      checkpoint: { attemptId, inputDigest },
    },
  });
  plan.add('edge_created', [runId, `${nodeId}->${newNodeId}`, 'checkpoint'], {
    scope: { runId },
    data: {
      edgeKind: 'checkpoint',
      fromNodeId: nodeId,
      toNodeId: newNodeId,
      cause: { kind: 'checkpoint_created', eventId: created.eventId },
    },
  });
  records.addOutputs(plan, scope, { digest, nodeId, attemptId }, command, records.checkpointMark);
  return { events: plan.events, objects: command.artifacts, snapshot: null };
}
