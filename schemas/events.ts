/**
 * Session events, v1: thirteen kinds, as one closed union [closed-event-kinds].
 *
 * Every event carries `v`, its place (`eventIndex`, 0-based, the only order there is), and a `dedupeKey` built from
 * stable identifiers. Node and run references live in `scope`. Fields marked additive were added later and are
 * optional for ever. Cross-field rules that a schema cannot say are asserted by `runtime/core/log.ts`.
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

/** Builds one member of the union: the envelope around `data`. */
function event<K extends closed.EventKind, S extends z.ZodRawShape, D extends z.ZodRawShape>(
  kind: K,
  meaning: string,
  scope: S,
  data: D,
) {
  return z.object({
    v: z.literal(1).describe('The version of the format.'),
    eventId,
    eventIndex: eventIndex.describe('The position in the log of the session, counted from 0.'),
    sessionId,
    kind: z.literal(kind).describe(meaning),
    dedupeKey: z
      .string()
      .max(limits.dedupeKeyLengthMax)
      .regex(ids.dedupeKeyPattern)
      .brand<'DedupeKey'>()
      .describe('A key that is built from stable ids. No two events of a log have the same key.'),
    ...scope,
    data: z.object(data).describe('The content of the event.'),
  });
}

const unscoped = {};
const inRun = { scope: runScope.describe('The run that the event belongs to.') };
const onNode = { scope: nodeScope.describe('The run and the node that the event belongs to.') };

/** A member of a union that `kind` tells apart. */
const variant = <K extends string, F extends z.ZodRawShape>(kind: K, meaning: string, fields: F) =>
  z.object({ kind: z.literal(kind).describe(meaning), ...fields });

// Blockers -----------------------------------------------------------------------------------------------------------
export const blockerPointer = z.discriminatedUnion('kind', [
  variant('context_key', 'The blocker concerns a context key.', { key: delimiterSafe.describe('The context key.') }),
  variant('context_budget', 'The context is too large.', {}),
  variant('output_contract', 'The blocker concerns an output contract.', {
    contractRef: z.string().describe('The id of the contract.'),
  }),
  variant('capability', 'The blocker concerns a capability.', {
    capability: z.enum(closed.capabilities).describe('The capability.'),
  }),
  variant('workflow_step', 'The blocker concerns a step.', { stepId: delimiterSafe.describe('The id of the step.') }),
]);
/** Which iteration of how many. `iteration` is 0-based. */
const loopCap = z.object({
  loopId: delimiterSafe.describe('The id of the loop.'),
  iteration: z.number().int().nonnegative().describe('The iteration, counted from 0.'),
  maxIterations: z.number().int().positive().describe('The maximum number of iterations.'),
});
/** The words of an assessment are digested: what was answered is decided from the log alone, and nothing is said twice. */
const followupAsked = z.object({
  level: z.string().min(1).describe('The level.'),
  words: sha256Digest.describe('The digest of the rationales and the summary of the assessment.'),
});
export const blocker = z.object({
  code: z.enum(closed.blockerCodes).describe('The kind of blocker.'),
  pointer: blockerPointer.describe('What the blocker concerns.'),
  message: z.string().max(limits.blockerMessageBytesMax).describe('What is missing or invalid.'),
  suggestedFix: z.string().max(limits.blockerFixBytesMax).optional().describe('How the agent can resolve the blocker.'),
  /** Additive: the loop whose cap was reached. Absent: no cap was, or it was recorded under version 1 of the rules. */
  loop: loopCap.optional().describe('The loop whose maximum number of iterations was reached.'),
  /** Additive: the level of an assessment that asks for more work. Absent: none does, or it was recorded under version 1 of the rules. */
  followup: followupAsked.optional().describe('The assessment level that requires more work.'),
});
export const blockerReport = z.object({
  blockers: z.array(blocker).min(1).max(limits.blockersMax).describe('Why the attempt was blocked.'),
});

// Gaps ---------------------------------------------------------------------------------------------------------------
export const gapReason = z.discriminatedUnion('category', [
  z.object({
    category: z.literal('user_only_dependency').describe('Something that only the user can provide is missing.'),
    detail: z
      .enum(closed.userOnlyDependencyReasons)
      .describe('The specific reason, one of those that belong to `category`.'),
  }),
  z.object({
    category: z.literal('contract_violation').describe('A required output is missing or invalid.'),
    detail: z.enum(closed.contractViolations).describe('The specific reason, one of those that belong to `category`.'),
  }),
  z.object({
    category: z.literal('capability_missing').describe('A required capability is unavailable or unknown.'),
    detail: z.enum(closed.capabilityGaps).describe('The specific reason, one of those that belong to `category`.'),
  }),
  z.object({
    category: z.literal('unexpected').describe('An internal check failed.'),
    detail: z.enum(closed.unexpectedReasons).describe('The specific reason, one of those that belong to `category`.'),
  }),
]);
const evidenceRef = z.discriminatedUnion('kind', [
  variant('event', 'The evidence is an event.', { eventId }),
  variant('output', 'The evidence is an output.', { outputId }),
]);

// Capabilities -------------------------------------------------------------------------------------------------------
const observedResult = z.enum(['success', 'failure']).describe('Whether the capability worked.');
const strength = 'How reliable the observation is.';
const capabilityProvenance = z.discriminatedUnion('kind', [
  variant('probe_step', 'A probe step tried the capability.', {
    enforcementGrade: z.literal('strong').describe(strength),
    detail: z
      .object({
        probeTemplateId: z.string().describe('The template of the probe step.'),
        probeStepId: delimiterSafe.describe('The id of the probe step.'),
        result: observedResult,
      })
      .describe('How the status was determined.'),
  }),
  variant('attempted_use', 'The agent used the capability.', {
    enforcementGrade: z.literal('strong').describe(strength),
    detail: z
      .object({
        attemptContext: z.enum(['workflow_step', 'system_probe']).describe('Where the agent used the capability.'),
        result: observedResult,
        failureCode: z.enum(closed.capabilityFailureCodes).optional().describe('Why the use of the capability failed.'),
      })
      .describe('How the status was determined.'),
  }),
  variant('manual_claim', 'The agent or the user stated the status.', {
    enforcementGrade: z.literal('weak').describe(strength),
    detail: z
      .object({
        claimedBy: z.enum(['agent', 'user']).describe('Who stated the status.'),
        claim: z.enum(['available', 'unavailable']).describe('The stated status.'),
      })
      .describe('How the status was determined.'),
  }),
]);

// Decision trace -----------------------------------------------------------------------------------------------------
const traceRef = z.discriminatedUnion('kind', [
  variant('step_id', 'Refers to a step.', { stepId: delimiterSafe.describe('The id of the step.') }),
  variant('loop_id', 'Refers to a loop.', { loopId: delimiterSafe.describe('The id of the loop.') }),
  variant('condition_id', 'Refers to a condition.', {
    conditionId: delimiterSafe.describe('The id of the condition.'),
  }),
  variant('iteration', 'Refers to an iteration.', {
    value: z.number().int().nonnegative().describe('The iteration, counted from 0.'),
  }),
]);
export const traceEntry = z.object({
  kind: z.enum(closed.traceKinds).describe('The kind of decision.'),
  summary: z.string().min(1).max(limits.traceSummaryBytesMax).describe('The decision and its reason in one sentence.'),
  refs: z
    .array(traceRef)
    .max(limits.traceRefsMax)
    .optional()
    .describe('The steps, loops, conditions and iterations that the decision concerns.'),
});

// Outputs ------------------------------------------------------------------------------------------------------------
export const outputPayload = z.discriminatedUnion('payloadKind', [
  z.object({
    payloadKind: z.literal('notes').describe('The output contains the notes of a step.'),
    notesMarkdown: z.string().max(limits.notesBytesMax).describe('The notes, as Markdown.'),
  }),
  z.object({
    payloadKind: z.literal('artifact_ref').describe('The output is an artifact in the object store.'),
    sha256: sha256Digest.describe('The digest of the artifact.'),
    contentType: z.string().min(1).max(128).describe('The media type of the artifact.'),
    byteLength: z.number().int().nonnegative().describe('The size of the artifact in bytes.'),
  }),
]);

// Preferences --------------------------------------------------------------------------------------------------------
const autonomy = z.enum(closed.autonomyLevels);
const riskPolicy = z.enum(closed.riskPolicies);
export const preferences = z.object({
  autonomy: autonomy.describe('How much the agent decides without the user.'),
  riskPolicy: riskPolicy.describe('How much risk the agent may take.'),
});
/** As somebody chooses them: what is left out stays as it was. */
export const preferencesDelta = z.strictObject({
  autonomy: z.enum(closed.autonomyLevels).optional(),
  riskPolicy: z.enum(closed.riskPolicies).optional(),
});
export const preferenceChange = z.discriminatedUnion('key', [
  z.object({ key: z.literal('autonomy').describe('The preference.'), value: autonomy.describe('The new value.') }),
  z.object({ key: z.literal('riskPolicy').describe('The preference.'), value: riskPolicy.describe('The new value.') }),
]);

// Observations -------------------------------------------------------------------------------------------------------
export const observationValue = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('short_string').describe('The value is a short string.'),
    value: z.string().max(limits.observationShortStringMax).describe('The observed value.'),
  }),
  z.object({
    type: z.literal('git_sha1').describe('The value is a git commit.'),
    value: z
      .string()
      .regex(/^[0-9a-f]{40}$/)
      .describe('The observed value.'),
  }),
  z.object({
    type: z.literal('sha256').describe('The value is a SHA-256 digest.'),
    value: sha256Digest.describe('The observed value.'),
  }),
  z.object({
    type: z.literal('path').describe('The value is a path.'),
    value: z.string().max(limits.observationPathMax).describe('The observed value.'),
  }),
]);

export const sessionEvent = z.discriminatedUnion('kind', [
  event('session_created', 'The session was created.', unscoped, {}),
  event(
    'observation_recorded',
    'A fact about the workspace was observed.',
    { scope: nodeScope.optional().describe('The run and the node that the event belongs to.') },
    {
      key: z.enum(closed.observationKeys).describe('What was observed.'),
      value: observationValue.describe('The observed value with its type.'),
      confidence: z.enum(closed.confidences).describe('How reliable the observation is.'),
    },
  ),
  event('run_started', 'A run of a workflow was started.', inRun, {
    workflowId,
    workflowHash,
    workflowSourceKind: z.enum(closed.workflowSourceKinds).describe('Where the workflow comes from.'),
    workflowSourceRef: z.string().max(limits.workflowSourceRefLengthMax).describe('The source file of the workflow.'),
    /** Additive: the run and node that this one was started `within`, in the same session. */
    parent: z
      .object({ runId, nodeId })
      .optional()
      .describe('The parent run, and its node in which this run was started.'),
    /**
     * Additive: digest of the parsed source, for a run whose workflow was compiled for it alone (`workrail start`). Absent:
     * the workflow was that of a catalog, and its hash tells whether it changed.
     */
    sourceDigest: sha256Digest
      .optional()
      .describe('The digest of the source, if the workflow was compiled for this run only.'),
    /** Additive: the version of the rules that validate the attempts of this run (`runtime/core/validation/rules.ts`). Absent: version 1. */
    rulesVersion: z.number().int().positive().optional().describe('The version of the validation rules. Default: 1.'),
    /** Additive: what the run is for, as the agent stated it. Absent: it stated none (`runtime/projections/goal.ts` says what stands for it). */
    goal: z
      .string()
      .min(1)
      .max(limits.goalBytesMax)
      .optional()
      .describe('The goal that the agent stated, on one line.'),
  }),
  event('node_created', 'A node was added to the graph of the run.', onNode, {
    nodeKind: z.enum(closed.nodeKinds).describe('The kind of node.'),
    parentNodeId: nodeId.nullable().describe('The parent node; null for the first node.'),
    workflowHash,
    snapshotRef,
    /**
     * Additive: what made a checkpoint, for its replay: the attempt of its token, and the digest of the JCS of `{ output }` as the
     * agent sent it. Absent: the node is no checkpoint, or no call can repeat it.
     */
    checkpoint: z
      .object({ attemptId, inputDigest: sha256Digest.describe('The digest of the output that the agent sent.') })
      .optional()
      .describe('The call that created a checkpoint.'),
    /** Additive: the reply with this node asks for a confirmation by the user. Absent: it asks for none, or was not recorded. */
    asksConfirmation: z
      .literal(true)
      .optional()
      .describe('True if the reply instructs the agent to ask the user for a confirmation.'),
  }),
  event('edge_created', 'Two nodes were connected.', inRun, {
    edgeKind: z.enum(closed.edgeKinds).describe('The kind of edge.'),
    fromNodeId: nodeId.describe('The node that the edge starts from.'),
    toNodeId: nodeId.describe('The node that the edge leads to.'),
    cause: z
      .object({
        kind: z.enum(closed.edgeCauses).describe('The kind of cause.'),
        eventId: eventId.describe('The event that caused the edge.'),
      })
      .describe('Why the edge was created.'),
  }),
  event(
    'advance_recorded',
    'The agent tried to complete a step: the run advanced, or the attempt was blocked.',
    onNode,
    {
      attemptId,
      intent: z.literal('ack_pending').describe('The agent completes the pending step.'),
      outcome: z
        .discriminatedUnion('kind', [
          variant('blocked', 'The attempt was blocked; the step is not complete.', {
            blockers: blockerReport.describe('The list of blockers.'),
          }),
          variant('advanced', 'The run advanced.', { toNodeId: nodeId.describe('The node that the run advanced to.') }),
        ])
        .describe('The result of the attempt.'),
      /** Additive: digest of the JCS of `{ context, output, preferences }` as the agent sent them. */
      inputDigest: sha256Digest
        .optional()
        .describe('The digest of the context, output and preferences that the agent sent.'),
      /** Additive: how the confirmation of the step ended. Absent: the step asks for none, or this attempt did not come to it. */
      confirmation: z
        .object({
          outcome: z.enum(closed.confirmationOutcomes).describe('How the step was confirmed, or why it was not.'),
          comment: z
            .string()
            .min(1)
            .max(limits.confirmationCommentBytesMax)
            .optional()
            .describe('The comment that the user wrote in the confirmation form of the client.'),
        })
        .optional()
        .describe('The result of the confirmation that the step requires.'),
      /** Additive: what `context_set` does not tell, because nothing changed. In a loop alone, where it matters. */
      resent: z
        .array(z.string())
        .optional()
        .describe(
          'The declared inputs that the agent sent with the value that the context already contained. In loops only.',
        ),
      /** Additive: the blocked_attempt node of a blocked outcome. */
      blockedNodeId: nodeId.optional().describe('The node that records a blocked attempt.'),
    },
  ),
  event('node_output_appended', 'Notes or an artifact were stored for a node.', onNode, {
    outputId,
    supersedesOutputId: outputId.optional().describe('The output that this one replaces.'),
    outputChannel: z
      .enum(['recap', 'artifact'])
      .describe('The channel of the output: `recap` for notes, `artifact` for artifacts.'),
    payload: outputPayload.describe('The content of the output.'),
  }),
  event('preferences_changed', 'The preferences of the run were set.', onNode, {
    changeId: recordId.describe('The id of the change.'),
    source: z.enum(closed.preferenceSources).describe('Who set the preferences.'),
    delta: z.array(preferenceChange).min(1).max(closed.preferenceKeys.length).describe('What changed.'),
    effective: preferences.describe('All preferences after the change.'),
  }),
  event('capability_observed', 'The status of a capability was recorded.', onNode, {
    capObsId: recordId.describe('The id of the observation.'),
    capability: z.enum(closed.capabilities).describe('The capability.'),
    status: z.enum(closed.capabilityStatuses).describe('Whether the agent has the capability.'),
    provenance: capabilityProvenance.describe('The source of the status.'),
  }),
  event('gap_recorded', 'A gap was recorded or resolved.', onNode, {
    gapId: recordId.describe('The id of the gap.'),
    severity: z.enum(closed.gapSeverities).describe('How severe the gap is.'),
    reason: gapReason.describe('Why the gap exists.'),
    summary: z.string().min(1).max(limits.gapSummaryBytesMax).describe('The gap in one sentence.'),
    resolution: z
      .discriminatedUnion('kind', [
        variant('unresolved', 'The gap is open.', {}),
        variant('resolves', 'The event resolves an earlier gap.', {
          resolvesGapId: recordId.describe('The gap that is resolved.'),
        }),
      ])
      .describe('Whether the event opens or resolves a gap.'),
    evidenceRefs: z
      .array(evidenceRef)
      .max(10)
      .optional()
      .describe('The events and outputs that are evidence of the gap.'),
    /** Additive: as in a blocker. */
    loop: loopCap.optional().describe('The loop whose maximum number of iterations was reached.'),
  }),
  event('divergence_recorded', 'The agent reported that it diverged from the workflow.', onNode, {
    divergenceId: recordId.describe('The id of the divergence.'),
    reason: z.enum(closed.divergenceReasons).describe('Why the agent diverged.'),
    summary: z.string().min(1).max(limits.divergenceSummaryBytesMax).describe('What the agent did instead.'),
    relatedStepId: delimiterSafe.optional().describe('The step that the divergence concerns.'),
  }),
  event('decision_trace_appended', 'The reasons for a decision of the interpreter were recorded.', onNode, {
    traceId: recordId.describe('The id of the trace.'),
    entries: z.array(traceEntry).min(1).max(limits.traceEntriesMax).describe('The decisions, in order.'),
  }),
  event('context_set', 'The context of the run was set.', inRun, {
    contextId: recordId.describe('The id of this version of the context.'),
    /** The merged context, not the delta. */
    context: jsonObject.describe('The whole context after the change.'),
    source: z.enum(['initial', 'agent_delta', 'merge']).describe('How the context was changed.'),
    /** Additive: the node from which on this context holds. */
    nodeId: nodeId.optional().describe('The first node that this context applies to.'),
  }),
]);

export type SessionEvent = z.infer<typeof sessionEvent>;
export type EventOf<K extends closed.EventKind> = Extract<SessionEvent, { kind: K }>;
export type Blocker = z.infer<typeof blocker>;
export type FollowupAsked = z.infer<typeof followupAsked>;
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
