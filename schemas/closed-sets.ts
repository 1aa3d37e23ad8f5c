/**
 * The closed sets of the specification, each defined once. Zod schemas, reducers and docs read them from here. A new value needs
 * a schema version or a decision.
 */

/** The kinds of session events [closed-event-kinds]. */
export const eventKinds = [
  'session_created',
  'observation_recorded',
  'run_started',
  'node_created',
  'edge_created',
  'advance_recorded',
  'node_output_appended',
  'preferences_changed',
  'capability_observed',
  'gap_recorded',
  'divergence_recorded',
  'decision_trace_appended',
  'context_set',
] as const;
export type EventKind = (typeof eventKinds)[number];

export const nodeKinds = ['step', 'checkpoint', 'blocked_attempt'] as const;
export type NodeKind = (typeof nodeKinds)[number];
export const edgeKinds = ['acked_step', 'checkpoint'] as const;
export const edgeCauses = ['idempotent_replay', 'intentional_fork', 'non_tip_advance', 'checkpoint_created'] as const;
export type EdgeCause = (typeof edgeCauses)[number];
/**
 * How a run left a branch: with `goBackTo`, with other work from an earlier handle, with a late checkpoint of a step that was done, or with later work
 * on a branch that had begun before (`continued_elsewhere`).
 */
export const leavings = ['reopened', 'done_again', 'attempted_again', 'checkpoint', 'continued_elsewhere'] as const;
export type Leaving = (typeof leavings)[number];

export const autonomyLevels = ['guided', 'full_auto_stop_on_user_deps', 'full_auto_never_stop'] as const;
export type Autonomy = (typeof autonomyLevels)[number];
export const riskPolicies = ['conservative', 'balanced', 'aggressive'] as const;
export const preferenceKeys = ['autonomy', 'riskPolicy'] as const;
/** How a step with a confirmation was confirmed, or why not. */
export const confirmationOutcomes = [
  'acknowledged_in_text',
  'approved_in_form',
  'rejected_in_form',
  'form_unanswered',
  'skipped_by_mode',
] as const;
export type ConfirmationOutcome = (typeof confirmationOutcomes)[number];
export const preferenceSources = ['user', 'workflow_recommendation', 'system'] as const;

export const capabilities = ['delegation', 'web_browsing'] as const;
/** The capability with this name; null for any other text. */
export const closedCapability = (name: unknown): (typeof capabilities)[number] | null =>
  capabilities.find((capability) => capability === name) ?? null;
export const capabilityStatuses = ['unknown', 'available', 'unavailable'] as const;
export const capabilityRequirements = ['required', 'preferred', 'disabled'] as const;
export const capabilityFailureCodes = ['tool_missing', 'tool_error', 'policy_blocked', 'unknown'] as const;
export type Capability = (typeof capabilities)[number];

export const userOnlyDependencyReasons = [
  'needs_user_secret_or_token',
  'needs_user_account_access',
  'needs_user_artifact',
  'needs_user_choice',
  'needs_user_approval',
  'needs_user_environment_action',
] as const;
export const nonAssumableChoiceKinds = [
  'preference_tradeoff',
  'scope_boundary',
  'irreversible_action',
  'external_side_effect',
  'policy_or_compliance',
] as const;
export const contractViolations = ['missing_required_output', 'invalid_required_output'] as const;
export const capabilityGaps = ['required_capability_unavailable', 'required_capability_unknown'] as const;
export const unexpectedReasons = ['invariant_violation', 'storage_corruption_detected'] as const;
export const gapSeverities = ['info', 'warning', 'critical'] as const;
/** A gap that states something and leaves nothing to do, such as an answer that the user gave: no report calls it open. */
export const isNote = ({ severity }: { readonly severity: (typeof gapSeverities)[number] }): boolean =>
  severity === 'info';
export const gapCategories = [
  'user_only_dependency',
  'contract_violation',
  'capability_missing',
  'unexpected',
] as const;
export const gapDetails = [
  ...userOnlyDependencyReasons,
  ...contractViolations,
  ...capabilityGaps,
  ...unexpectedReasons,
] as const;
export const divergenceReasons = [
  'missing_user_context',
  'capability_unavailable',
  'efficiency_skip',
  'safety_stop',
  'policy_constraint',
] as const;

export const blockerCodes = [
  'USER_ONLY_DEPENDENCY',
  'MISSING_REQUIRED_OUTPUT',
  'INVALID_REQUIRED_OUTPUT',
  'REQUIRED_CAPABILITY_UNKNOWN',
  'REQUIRED_CAPABILITY_UNAVAILABLE',
  'INVARIANT_VIOLATION',
  'STORAGE_CORRUPTION_DETECTED',
] as const;
export type BlockerCode = (typeof blockerCodes)[number];

export const traceKinds = [
  'selected_next_step',
  'evaluated_condition',
  'entered_loop',
  'exited_loop',
  'detected_non_tip_advance',
] as const;

export const observationKeys = ['git_branch', 'git_head_sha', 'repo_root_hash', 'repo_root'] as const;
export type ObservationKey = (typeof observationKeys)[number];
export const confidences = ['low', 'med', 'high'] as const;

export const workflowSourceKinds = ['bundled', 'user', 'project', 'remote', 'plugin'] as const;
export type WorkflowSourceKind = (typeof workflowSourceKinds)[number];
export const workflowKinds = ['workflow', 'routine'] as const;
export const idStatuses = ['namespaced', 'legacy'] as const;

export const manifestKinds = ['segment_closed', 'snapshot_pinned'] as const;
export const tokenKinds = ['state', 'ack', 'checkpoint'] as const;
export type TokenKind = (typeof tokenKinds)[number];

export const nextIntents = [
  'perform_pending_then_continue',
  'await_user_confirmation',
  'rehydrate_only',
  'complete',
] as const;
export type NextIntent = (typeof nextIntents)[number];
export const runStatuses = ['in_progress', 'blocked', 'complete', 'complete_with_gaps'] as const;
export type RunStatus = (typeof runStatuses)[number];
/**
 * Why `resume_session` lists a run: the tiers of [resume-tiers], best first, after the name of a run, which identifies one run,
 * and before the tiers of [resume-deeper-tiers].
 */
export const whyMatchedReasons = [
  'matched_run_name',
  'matched_head_sha',
  'matched_branch',
  'matched_notes',
  'matched_workflow_id',
  'matched_goal',
  'matched_input',
  'matched_step_title',
  'matched_earlier_notes',
  'recency_fallback',
] as const;
export type WhyMatched = (typeof whyMatchedReasons)[number];
export const sessionHealths = ['healthy', 'corrupt_tail', 'corrupt_head', 'unknown_version'] as const;
export type SessionHealthKind = (typeof sessionHealths)[number];

/** Why a log is not healthy; the manifest, or the bytes that it names, prove each reason. */
export const corruptionReasons = [
  'manifest_unreadable',
  'manifest_record_invalid',
  'manifest_index_gap',
  'manifest_group_short',
  'segment_missing',
  'segment_digest_mismatch',
  'segment_not_contiguous',
  'event_invalid',
  'event_index_gap',
  'event_duplicate',
  'event_inconsistent',
  'pin_mismatch',
  'unknown_version',
] as const;
export type CorruptionReason = (typeof corruptionReasons)[number];

export const inputKinds = ['string', 'number', 'boolean', 'enum', 'list'] as const;
export const conditionKinds = [
  'always_true',
  'always_false',
  'loop_control',
  'context_equals',
  'context_in',
  'context_at_least',
  'context_at_most',
  'context_contains',
  'context_present',
  'all',
  'any',
  'not',
] as const;
/** The `$comment` of a form that a contract accepts but no prompt asks for. */
export const acceptedOnly = 'The contract accepts this form, but no prompt mentions it.';
/** The contract of a decision about a loop. */
export const loopControlContract = 'wr.contracts.loop_control';
/** The contract of an artifact that an extension point requires. */
export const slotArtifactContract = 'wr.contracts.slot_artifact';
export const slotArtifactKind = 'wr.slot_artifact';
export const functionScopes = ['workflow', 'loop', 'step'] as const;
export const bindingSources = ['cli', 'project', 'default', 'fallback_to_default'] as const;
/** What `wr.loop_control` may say. */
export const loopDecisions = ['continue', 'stop'] as const;
export type LoopDecision = (typeof loopDecisions)[number];
/** How a capability was found to be there or not, as an agent says it. */
export const observationMethods = ['probe_step', 'attempted_use', 'manual_claim'] as const;
export const severities = ['error', 'warning', 'info'] as const;
/** The severity of a lint rule in a project. */
export const lintLevels = ['off', 'info', 'warning', 'error'] as const;
/** The tools for agents; `tools.ts` has a schema for each of them and no others. */
export const toolNames = [
  'list_workflows',
  'inspect_workflow',
  'start_workflow',
  'continue_workflow',
  'checkpoint_workflow',
  'resume_session',
  'start_session',
] as const;

/** The one payload of a tool result: text for an agent, data for a program [one-payload]. */
export const replyForms = ['text', 'data'] as const;
export type ReplyForm = (typeof replyForms)[number];
/** The experimental capability by which a client asks for data at `initialize`. */
export const dataCapability = 'workrail/data';
export const inspectModes = ['metadata', 'preview', 'extension_points'] as const;

/** Structured warnings of a reply. */
export const warningCodes = [
  'NOTES_TRUNCATED',
  'GOAL_TRUNCATED',
  'UNDECLARED_CONTEXT',
  'UNKNOWN_ARGUMENT',
  'UNEXPECTED_VALUE',
  'STEPS_SKIPPED',
  'MISSING_INPUT',
  'ROUTING_KEY_UNSET',
  'STEP_NOT_SELECTED',
  'LIST_TOO_LONG',
  'LIST_IN_USE',
  'LIST_REUSED',
  'VALUE_REUSED',
  'RECOMMENDATION_EXCEEDED',
  'PREFERENCES_FROM_NEXT_STEP',
  'CONFIRMATION_COMMENT',
  'GAP_RECORDED',
  'CAPABILITY_DEGRADED',
  'BLOCKED_SINCE',
  'ATTEMPT_ALREADY_RECORDED',
  'FORKED',
  'EARLIER_VALUES',
  'OTHER_BRANCH',
  'SOURCE_DRIFT',
  'LEGACY_ID',
  'ALIAS_USED',
  'CATALOG_PROBLEM',
  'KEYS_REGENERATED',
  'RUN_ABANDONED',
  'RUN_UNATTENDED',
  'SESSIONS_LEFT_OUT',
  'QUERY_WITHOUT_WORDS',
] as const;

/** Forms in which `inspect --graph` draws a workflow. */
export const graphForms = ['mermaid', 'dot', 'ascii'] as const;

/** The comparison operators of a condition in the older format: the first one that is present applies, in this order. */
export const legacyComparisons = [
  'equals',
  'not_equals',
  'gt',
  'gte',
  'lt',
  'lte',
  'in',
  'contains',
  'startsWith',
  'endsWith',
  'matches',
] as const;
export type LegacyComparison = (typeof legacyComparisons)[number];
/** The protocols of model providers. `openai_compatible`: any server with OpenAI's chat protocol. */
export const modelProtocols = ['anthropic', 'openai_compatible'] as const;
/** `scripted`: a file of the user with the replies, instead of a provider. */
export const modelProviders = [...modelProtocols, 'scripted'] as const;
/** Where the tools of an unattended session run. `no_tools`: the model can run no commands and use no files. */
export const daemonSandboxes = ['unshare', 'bwrap', 'no_tools'] as const;
/** Why a session of the daemon waits for its user. */
export const parkCauses = ['user_dependency', 'asked', 'limit', 'paused', 'confirmation', 'inbox'] as const;
export type ParkCause = (typeof parkCauses)[number];
/** The answers of a user at a gate. */
export const gateDecisions = ['approve', 'reject'] as const;
export type GateDecision = (typeof gateDecisions)[number];
/** Limits of spending, from the narrowest to the widest. */
export const limitScopes = ['step', 'run', 'trigger', 'day'] as const;
export type LimitScope = (typeof limitScopes)[number];
/** Why a limit of spending stops a model call. After the last two, no raise helps: the model has no price, or an earlier call had none. */
export const limitReasons = ['tokens', 'usd', 'unknown_price', 'unknown_cost'] as const;
export type LimitReason = (typeof limitReasons)[number];
/** Limits of spending that a user can raise for a session, its trigger, or the day. */
export const raisableLimits = ['run', 'trigger', 'day'] as const;
/** What a model reports to its user with `signal_coordinator`. */
export const signalKinds = ['progress', 'needs_input', 'blocked'] as const;
export type SignalKind = (typeof signalKinds)[number];
/** Whether the user confirms steps that require it, or the model decides. */
export const daemonConfirmations = ['ask', 'skip'] as const;
/**
 * The reaction to a step that repeats itself: `stop` sends the model one message, and ends the session if the repetition
 * continues.
 */
export const stuckPolicies = ['stop', 'nudge', 'off'] as const;
export type StuckPolicy = (typeof stuckPolicies)[number];
/** The GitHub events that can start a run. */
export const githubEvents = [
  'issue_labeled',
  'issue_opened',
  'comment_command',
  'pull_request_labeled',
  'pull_request_opened',
] as const;
/** Which occurrences of a schedule are run later if no daemon ran at their time. */
export const catchUpPolicies = ['none', 'latest', 'all'] as const;
/** What an occurrence does while an earlier run of its schedule is open. */
export const overlapPolicies = ['skip', 'queue', 'replace'] as const;
/** Statuses of a job that a trigger can wait for. */
export const jobOutcomes = ['finished', 'waiting', 'dropped'] as const;
