/**
 * The records of a plan, one function per kind, with their derived ids. The order in which they are called is the caller's, and is
 * locked [output-order].
 */
import { canonicalText, type JsonValue, utf8Length } from '../../schemas/canonical/json.ts';
import { type DigestPort, sha256, snapshotRefOf } from '../../schemas/canonical/sha256.ts';
import type { ObservationKey } from '../../schemas/closed-sets.ts';
import type { CompiledSnapshot } from '../../schemas/compiled-snapshot.ts';
import type { EventOf, ObservationValue, Preferences, PreferencesDelta, TraceEntry } from '../../schemas/events.ts';
import type { EngineState, ExecutionSnapshot } from '../../schemas/execution-snapshot.ts';
import type { AttemptId, EventId, NodeId, RunId, Sha256Digest, SnapshotRef, WorkflowHash } from '../../schemas/ids.ts';
import { gapSummaryBytesMax, gapsMax, notesBytesMax, quotedValueBytesMax } from '../../schemas/limits.ts';
import type { StoredObject } from './stored-log.ts';
import { executionSnapshot, type ParentState, storedForm } from './execution-state.ts';
import { withinBudget, withinBudgets } from './flow/trace.ts';
import { derivedId, outputIdOf } from './identity.ts';
import { byDigest } from './validation/artifacts.ts';
import type { Observed } from './validation/capabilities.ts';
import { type FoundGap, withinCount, withMore } from './validation/findings.ts';
import type { Divergence, ReportedGap } from './validation/reports.ts';
import type { Rules } from './validation/rules.ts';
import type { PlanBuilder } from './plan.ts';
import { applied, changesOf, exceeded } from './preferences.ts';
import type { Gap } from './state.ts';
import { quoted, truncated } from './text-budget.ts';

export type Observation = { readonly key: ObservationKey; readonly value: ObservationValue };
export type Scope = { readonly runId: RunId; readonly nodeId: NodeId };
/** What the ids of a plan's records are derived from: the attempt on its node, or a root alone. */
export type Origin = { readonly digest: DigestPort; readonly parts: readonly string[] };

const idOf = ({ digest, parts }: Origin, prefix: string, ...more: readonly JsonValue[]) =>
  derivedId(digest, prefix, [...parts, ...more]);

/** An execution snapshot with its digest, and as it is stored. */
export type SnapshotOfPlan = {
  readonly ref: SnapshotRef;
  readonly snapshot: ExecutionSnapshot;
  readonly object: StoredObject;
};

/** A state as the object that a node pins. */
export function snapshotObject(
  workflow: { readonly snapshot: CompiledSnapshot; readonly workflowHash: WorkflowHash },
  state: EngineState,
  digest: DigestPort,
  parent: ParentState | null,
  version?: 1,
): SnapshotOfPlan {
  const { workflowId } = workflow.snapshot;
  const snapshot = executionSnapshot({ workflowId, workflowHash: workflow.workflowHash }, state, parent, version);
  const text = canonicalText(storedForm(snapshot) as JsonValue);
  const ref = snapshotRefOf(digest, text);
  return { ref, snapshot, object: { kind: 'snapshot', ref: ref as string as Sha256Digest, text } };
}

/** Only what differs from the latest observation of the session is worth an event. */
export function addObservations(
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

export function addPreferences(
  plan: PlanBuilder,
  scope: Scope,
  source: 'system' | 'user',
  before: Preferences,
  delta: PreferencesDelta,
  changeId: string,
): void {
  const changes = changesOf(delta);
  if (changes.length === 0) return;
  plan.add('preferences_changed', [changeId], {
    scope,
    data: { changeId, source, delta: changes, effective: applied(before, delta) },
  });
}

/** What the ids of outputs are derived from. */
type OutputOrigin = { readonly digest: DigestPort; readonly nodeId: NodeId; readonly attemptId: AttemptId };

/** An attempt and a checkpoint on one node may have the same attempt id; their outputs must not. */
export const checkpointMark = 'checkpoint:';

/**
 * At most one recap first, then artifacts by digest: the same order on every retry.
 *
 * @param mark stands before what tells the outputs of one attempt apart
 */
export function addOutputs(
  plan: PlanBuilder,
  scope: Scope,
  { digest, nodeId, attemptId }: OutputOrigin,
  output: { readonly notes: string | null; readonly artifacts: readonly StoredObject[] },
  mark: '' | typeof checkpointMark = '',
): void {
  const { notes } = output;
  if (notes !== null && notes !== '') {
    const outputId = outputIdOf(digest, nodeId, attemptId, `${mark}recap`);
    const notesMarkdown = storedNotes(notes);
    plan.add('node_output_appended', [outputId], {
      scope,
      data: { outputId, outputChannel: 'recap', payload: { payloadKind: 'notes', notesMarkdown } },
    });
  }
  const byRef = new Map(output.artifacts.map((artifact) => [artifact.ref, artifact]));
  for (const artifact of [...byRef.values()].sort(byDigest)) {
    const { ref: sha } = artifact;
    const outputId = outputIdOf(digest, nodeId, attemptId, `${mark}${sha}`);
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

/** Notes as they are stored and validated. */
export const storedNotes = (notes: string) => truncated(notes, notesBytesMax);

export function addCapabilities(plan: PlanBuilder, scope: Scope, origin: Origin, observed: readonly Observed[]): void {
  for (const [i, { capability, status, provenance }] of observed.entries()) {
    const capObsId = idOf(origin, 'capobs', i);
    plan.add('capability_observed', [capObsId], { scope, data: { capObsId, capability, status, provenance } });
  }
}

export function addDivergences(
  plan: PlanBuilder,
  scope: Scope,
  origin: Origin,
  divergences: readonly Divergence[],
): void {
  for (const [i, { reason, summary, relatedStepId }] of divergences.entries()) {
    const divergenceId = idOf(origin, 'div', i);
    plan.add('divergence_recorded', [divergenceId], {
      scope,
      data: { divergenceId, reason, summary, ...(relatedStepId === null ? {} : { relatedStepId }) },
    });
  }
}

type GapData = EventOf<'gap_recorded'>['data'];

function addGap(plan: PlanBuilder, scope: Scope, data: GapData): void {
  plan.add('gap_recorded', [data.gapId], { scope, data });
}

/** What the agent disclosed itself; the artifact is the evidence. */
export function addReportedGaps(
  plan: PlanBuilder,
  scope: Scope,
  origin: Origin,
  attempt: { readonly nodeId: NodeId; readonly attemptId: AttemptId },
  gaps: readonly ReportedGap[],
): void {
  for (const { severity, reason, summary, resolvesGapId, artifact } of gaps) {
    addGap(plan, scope, {
      gapId: idOf(origin, 'gap', artifact),
      severity,
      reason,
      summary,
      resolution: resolvesGapId === null ? { kind: 'unresolved' } : { kind: 'resolves', resolvesGapId },
      evidenceRefs: [
        { kind: 'output', outputId: outputIdOf(origin.digest, attempt.nodeId, attempt.attemptId, artifact) },
      ],
    });
  }
}

/** What validation found and did not block for; the event that it was found by is the evidence. */
export function addFoundGaps(
  plan: PlanBuilder,
  scope: Scope,
  origin: Origin,
  gaps: readonly FoundGap[],
  { evidence, rules }: { readonly evidence: EventId; readonly rules: Rules },
): void {
  const bounded = withinCount(gaps, gapsMax, (last, rest) => ({
    ...last,
    summary: withMore(
      last.summary,
      rest.map((gap) => quoted(gap.summary, quotedValueBytesMax)),
      gapSummaryBytesMax,
      rules,
    ),
  }));
  for (const [i, { severity, reason, summary, loop }] of bounded.entries()) {
    addGap(plan, scope, {
      gapId: idOf(origin, 'gap', i),
      severity,
      reason,
      summary,
      resolution: { kind: 'unresolved' },
      evidenceRefs: [{ kind: 'event', eventId: evidence }],
      ...(loop === undefined ? {} : { loop }),
    });
  }
}

/** What an attempt found and a later one corrected; the attempt that did is the evidence. */
export function addClosedGaps(
  plan: PlanBuilder,
  scope: Scope,
  origin: Origin,
  gaps: readonly Gap[],
  { evidence, rules }: { readonly evidence: EventId; readonly rules: Rules },
): void {
  for (const { gapId, reason } of gaps) {
    addGap(plan, scope, {
      gapId: idOf(origin, 'gap', 'closes', gapId),
      severity: 'info',
      reason,
      summary: rules.texts.closedGap,
      resolution: { kind: 'resolves', resolvesGapId: gapId },
      evidenceRefs: [{ kind: 'event', eventId: evidence }],
    });
  }
}

/** By the first rules of a run its trace is one event, and what does not fit it is lost. */
export function addTrace(
  plan: PlanBuilder,
  scope: Scope,
  entries: readonly TraceEntry[],
  { digest, rules }: { readonly digest: DigestPort; readonly rules: Rules },
): void {
  if (entries.length === 0) return;
  const events = rules.loopsAlwaysTraced ? withinBudgets(entries, rules.texts) : [withinBudget(entries, rules.texts)];
  for (const [i, each] of events.entries()) {
    const traceId = derivedId(digest, 'trace', i === 0 ? [scope.nodeId] : [scope.nodeId, `${i}`]);
    plan.add('decision_trace_appended', [traceId], { scope, data: { traceId, entries: each } });
  }
}

/** A choice beyond the recommendation applies, and is recorded with the node that it was made for. */
export function recommendationTrace(chosen: Preferences, workflow: CompiledSnapshot, { texts }: Rules): TraceEntry[] {
  return exceeded(chosen, workflow.recommendations).map(({ key, chosen: value, recommended }) => ({
    kind: 'evaluated_condition',
    summary: `Recommendation exceeded: ${key} is ${value}; the workflow recommends at most ${recommended}. ${texts.choiceApplies}`,
  }));
}
