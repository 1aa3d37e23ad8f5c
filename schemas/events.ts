/**
 * Session events, v1: the 12 kinds of design-locks §1 and `context_set` (§18.2), as one closed union.
 *
 * Every event carries `v`, its place (`eventIndex`, 0-based, the only order there is), and a `dedupeKey` built from
 * stable identifiers. Node and run references live in `scope`. Fields marked additive were added by `decisions.md` and
 * are optional for ever. Cross-field rules that a schema cannot say are asserted by `runtime/core/log.ts`.
 */
import * as closed from './closed-sets.ts';
import * as ids from './ids.ts';
import * as limits from './limits.ts';
import {
  attemptId,
  delimiterSafe,
  eventId,
  eventIndex,
  jsonObject,
  nodeId,
  outputId,
  recordId,
  runId,
  sessionId,
  sha256Digest,
  snapshotRef,
  workflowHash,
  workflowId,
  z,
} from './zod.ts';

const runScope = z.object({ runId });
const nodeScope = z.object({ runId, nodeId });

/** Builds one member of the union: the envelope of design-locks §1 around `data`. */
function event<K extends closed.EventKind, S extends z.ZodRawShape, D extends z.ZodTypeAny>(
  kind: K,
  scope: S,
  data: D,
) {
  return z.object({
    v: z.literal(1),
    eventId,
    eventIndex,
    sessionId,
    kind: z.literal(kind),
    dedupeKey: z.string().max(limits.dedupeKeyLengthMax).regex(ids.dedupeKeyPattern).brand<'DedupeKey'>(),
    ...scope,
    data,
  });
}

const unscoped = {};
const inRun = { scope: runScope };
const onNode = { scope: nodeScope };

// Blockers -----------------------------------------------------------------------------------------------------------
export const blockerPointer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('context_key'), key: delimiterSafe }),
  z.object({ kind: z.literal('context_budget') }),
  z.object({ kind: z.literal('output_contract'), contractRef: z.string() }),
  z.object({ kind: z.literal('capability'), capability: z.enum(closed.capabilities) }),
  z.object({ kind: z.literal('workflow_step'), stepId: delimiterSafe }),
]);
/** Which iteration of how many. `iteration` is 0-based. */
const loopCap = z.object({
  loopId: delimiterSafe,
  iteration: z.number().int().nonnegative(),
  maxIterations: z.number().int().positive(),
});
export const blocker = z.object({
  code: z.enum(closed.blockerCodes),
  pointer: blockerPointer,
  message: z.string().max(limits.blockerMessageBytesMax),
  suggestedFix: z.string().max(limits.blockerFixBytesMax).optional(),
  /** Additive: the loop whose cap was reached. Absent: no cap was, or it was recorded under version 1 of the rules. */
  loop: loopCap.optional(),
});
export const blockerReport = z.object({ blockers: z.array(blocker).min(1).max(limits.blockersMax) });

// Gaps ---------------------------------------------------------------------------------------------------------------
export const gapReason = z.discriminatedUnion('category', [
  z.object({ category: z.literal('user_only_dependency'), detail: z.enum(closed.userOnlyDependencyReasons) }),
  z.object({ category: z.literal('contract_violation'), detail: z.enum(closed.contractViolations) }),
  z.object({ category: z.literal('capability_missing'), detail: z.enum(closed.capabilityGaps) }),
  z.object({ category: z.literal('unexpected'), detail: z.enum(closed.unexpectedReasons) }),
]);
const evidenceRef = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), eventId }),
  z.object({ kind: z.literal('output'), outputId }),
]);

// Capabilities -------------------------------------------------------------------------------------------------------
const observedResult = z.enum(['success', 'failure']);
const capabilityProvenance = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('probe_step'),
    enforcementGrade: z.literal('strong'),
    detail: z.object({ probeTemplateId: z.string(), probeStepId: delimiterSafe, result: observedResult }),
  }),
  z.object({
    kind: z.literal('attempted_use'),
    enforcementGrade: z.literal('strong'),
    detail: z.object({
      attemptContext: z.enum(['workflow_step', 'system_probe']),
      result: observedResult,
      failureCode: z.enum(closed.capabilityFailureCodes).optional(),
    }),
  }),
  z.object({
    kind: z.literal('manual_claim'),
    enforcementGrade: z.literal('weak'),
    detail: z.object({ claimedBy: z.enum(['agent', 'user']), claim: z.enum(['available', 'unavailable']) }),
  }),
]);

// Decision trace -----------------------------------------------------------------------------------------------------
const traceRef = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step_id'), stepId: delimiterSafe }),
  z.object({ kind: z.literal('loop_id'), loopId: delimiterSafe }),
  z.object({ kind: z.literal('condition_id'), conditionId: delimiterSafe }),
  z.object({ kind: z.literal('iteration'), value: z.number().int().nonnegative() }),
]);
export const traceEntry = z.object({
  kind: z.enum(closed.traceKinds),
  summary: z.string().min(1).max(limits.traceSummaryBytesMax),
  refs: z.array(traceRef).max(limits.traceRefsMax).optional(),
});

// Outputs ------------------------------------------------------------------------------------------------------------
export const outputPayload = z.discriminatedUnion('payloadKind', [
  z.object({ payloadKind: z.literal('notes'), notesMarkdown: z.string().max(limits.notesBytesMax) }),
  z.object({
    payloadKind: z.literal('artifact_ref'),
    sha256: sha256Digest,
    contentType: z.string().min(1).max(128),
    byteLength: z.number().int().nonnegative(),
  }),
]);

// Preferences --------------------------------------------------------------------------------------------------------
export const preferences = z.object({
  autonomy: z.enum(closed.autonomyLevels),
  riskPolicy: z.enum(closed.riskPolicies),
});
/** As somebody chooses them: what is left out stays as it was. */
export const preferencesDelta = z
  .object({ autonomy: z.enum(closed.autonomyLevels).optional(), riskPolicy: z.enum(closed.riskPolicies).optional() })
  .strict();
export const preferenceChange = z.discriminatedUnion('key', [
  z.object({ key: z.literal('autonomy'), value: z.enum(closed.autonomyLevels) }),
  z.object({ key: z.literal('riskPolicy'), value: z.enum(closed.riskPolicies) }),
]);

// Observations -------------------------------------------------------------------------------------------------------
export const observationValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('short_string'), value: z.string().max(limits.observationShortStringMax) }),
  z.object({ type: z.literal('git_sha1'), value: z.string().regex(/^[0-9a-f]{40}$/) }),
  z.object({ type: z.literal('sha256'), value: sha256Digest }),
  z.object({ type: z.literal('path'), value: z.string().max(limits.observationPathMax) }),
]);

export const sessionEvent = z.discriminatedUnion('kind', [
  event('session_created', unscoped, z.object({})),
  event(
    'observation_recorded',
    { scope: nodeScope.optional() },
    z.object({ key: z.enum(closed.observationKeys), value: observationValue, confidence: z.enum(closed.confidences) }),
  ),
  event(
    'run_started',
    inRun,
    z.object({
      workflowId,
      workflowHash,
      workflowSourceKind: z.enum(closed.workflowSourceKinds),
      workflowSourceRef: z.string().max(512),
      /** Additive (decision 25): the run and node that this one was started `within`, in the same session. */
      parent: z.object({ runId, nodeId }).optional(),
      /**
       * Additive: digest of the parsed source, for a run whose workflow was compiled for it alone (`workrail start`). Absent:
       * the workflow was that of a catalog, and its hash tells whether it changed.
       */
      sourceDigest: sha256Digest.optional(),
      /** Additive: the rules that attempts of this run are judged by (`runtime/core/judge/rules.ts`). Absent: version 1. */
      rulesVersion: z.number().int().positive().optional(),
    }),
  ),
  event(
    'node_created',
    onNode,
    z.object({
      nodeKind: z.enum(closed.nodeKinds),
      parentNodeId: nodeId.nullable(),
      workflowHash,
      snapshotRef,
      /**
       * Additive: what made a checkpoint, for its replay: the attempt of its token, and the digest of the JCS of `{ output }` as the
       * agent sent it. Absent: the node is no checkpoint, or no call can repeat it.
       */
      checkpoint: z.object({ attemptId, inputDigest: sha256Digest }).optional(),
    }),
  ),
  event(
    'edge_created',
    inRun,
    z.object({
      edgeKind: z.enum(closed.edgeKinds),
      fromNodeId: nodeId,
      toNodeId: nodeId,
      cause: z.object({ kind: z.enum(closed.edgeCauses), eventId }),
    }),
  ),
  event(
    'advance_recorded',
    onNode,
    z.object({
      attemptId,
      intent: z.literal('ack_pending'),
      outcome: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('blocked'), blockers: blockerReport }),
        z.object({ kind: z.literal('advanced'), toNodeId: nodeId }),
      ]),
      /** Additive (decision 18): digest of the JCS of `{ context, output, preferences }` as the agent sent them. */
      inputDigest: sha256Digest.optional(),
      /** Additive: the blocked_attempt node of a blocked outcome (decision 3). */
      blockedNodeId: nodeId.optional(),
    }),
  ),
  event(
    'node_output_appended',
    onNode,
    z.object({
      outputId,
      supersedesOutputId: outputId.optional(),
      outputChannel: z.enum(['recap', 'artifact']),
      payload: outputPayload,
    }),
  ),
  event(
    'preferences_changed',
    onNode,
    z.object({
      changeId: recordId,
      source: z.enum(closed.preferenceSources),
      delta: z.array(preferenceChange).min(1).max(closed.preferenceKeys.length),
      effective: preferences,
    }),
  ),
  event(
    'capability_observed',
    onNode,
    z.object({
      capObsId: recordId,
      capability: z.enum(closed.capabilities),
      status: z.enum(closed.capabilityStatuses),
      provenance: capabilityProvenance,
    }),
  ),
  event(
    'gap_recorded',
    onNode,
    z.object({
      gapId: recordId,
      severity: z.enum(closed.gapSeverities),
      reason: gapReason,
      summary: z.string().min(1).max(limits.gapSummaryBytesMax),
      resolution: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('unresolved') }),
        z.object({ kind: z.literal('resolves'), resolvesGapId: recordId }),
      ]),
      evidenceRefs: z.array(evidenceRef).max(10).optional(),
      /** Additive: as in a blocker. */
      loop: loopCap.optional(),
    }),
  ),
  event(
    'divergence_recorded',
    onNode,
    z.object({
      divergenceId: recordId,
      reason: z.enum(closed.divergenceReasons),
      summary: z.string().min(1).max(limits.divergenceSummaryBytesMax),
      relatedStepId: delimiterSafe.optional(),
    }),
  ),
  event(
    'decision_trace_appended',
    onNode,
    z.object({ traceId: recordId, entries: z.array(traceEntry).min(1).max(limits.traceEntriesMax) }),
  ),
  event(
    'context_set',
    inRun,
    z.object({
      contextId: recordId,
      /** The merged context, not the delta (decision 23). */
      context: jsonObject,
      source: z.enum(['initial', 'agent_delta', 'merge']),
      /** Additive (decision 23): the node from which on this context holds. */
      nodeId: nodeId.optional(),
    }),
  ),
]);

export type SessionEvent = z.infer<typeof sessionEvent>;
export type EventOf<K extends closed.EventKind> = Extract<SessionEvent, { kind: K }>;
export type Blocker = z.infer<typeof blocker>;
export type LoopCap = z.infer<typeof loopCap>;
export type BlockerPointer = z.infer<typeof blockerPointer>;
export type GapReason = z.infer<typeof gapReason>;
export type CapabilityProvenance = z.infer<typeof capabilityProvenance>;
export type Preferences = z.infer<typeof preferences>;
export type PreferencesDelta = z.infer<typeof preferencesDelta>;
export type PreferenceChange = z.infer<typeof preferenceChange>;
export type ObservationValue = z.infer<typeof observationValue>;
export type TraceEntry = z.infer<typeof traceEntry>;
export type OutputPayload = z.infer<typeof outputPayload>;
