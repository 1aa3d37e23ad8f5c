/**
 * Where each closed set is shown to be written member by member, and which members are reserved. Every set of
 * `schemas/closed-sets.ts` and `schemas/error-codes.ts` stands here once; `tests/schemas/closed-sets.test.ts` holds that.
 *
 * A feature that writes a reserved member takes it off this list, and the test of its set then asks for it.
 */

/** Members that nothing in this version writes. */
export const reserved = {
  edgeCauses: ['idempotent_replay'],
  capabilityStatuses: ['unknown'],
  preferenceSources: ['workflow_recommendation'],
  attemptContexts: ['system_probe'],
  /** A catalog that cannot be read is a warning (CATALOG_PROBLEM): it keeps nothing else from working. */
  errorCodes: ['STORE_CATALOG_DAMAGED'],
} as const;

/** Sets that `tests/runtime/flow/closed-sets.test.ts` walks through: whole but for what is reserved, in both adapters. */
export const walkedSets = [
  'eventKinds',
  'nodeKinds',
  'edgeKinds',
  'edgeCauses',
  'blockerCodes',
  'gapCategories',
  'gapDetails',
  'gapSeverities',
  'divergenceReasons',
  'traceKinds',
  'observationKeys',
  'preferenceSources',
  'capabilities',
  'capabilityStatuses',
  'nextIntents',
  'runStatuses',
] as const;

/** Sets whose test takes its cases from the set itself, so that a new member fails it. */
export const casesOf: Readonly<Record<string, string>> = {
  corruptionReasons: 'tests/runtime/admin/health.test.ts',
  sessionHealths: 'tests/runtime/admin/health.test.ts',
  userOnlyDependencyReasons: 'tests/runtime/flow/modes.test.ts',
  contractViolations: 'tests/runtime/flow/closed-sets.test.ts',
  capabilityGaps: 'tests/runtime/flow/closed-sets.test.ts',
  unexpectedReasons: 'tests/runtime/flow/closed-sets.test.ts',
  capabilityFailureCodes: 'tests/runtime/flow/closed-sets.test.ts',
  autonomyLevels: 'tests/runtime/flow/simulated-agent.test.ts',
  riskPolicies: 'tests/runtime/core/reason-table.test.ts',
  confirmationOutcomes: 'tests/runtime/flow/confirmations.test.ts',
  whyMatchedReasons: 'tests/runtime/use-cases/resume.test.ts',
  bundleErrorCodes: 'tests/runtime/admin/portability.test.ts',
};

/**
 * Sets whose members are each expected by name in the tests that go through MCP, the operator or the CLI, and come out of one
 * of those in a run of all tests (`whole-run.ts`).
 */
export const namedSets = ['errorCodes', 'warningCodes', 'toolNames'] as const;

/** Parts of `errorCodes`, and sets of what people write or commands print, which no run records. */
export const notOfRuns = [
  'daemonConfirmations',
  'gateDecisions',
  'limitReasons',
  'limitScopes',
  'parkCauses',
  'raisableLimits',
  'signalKinds',
  'daemonSandboxes',
  'catchUpPolicies',
  'githubEvents',
  'jobOutcomes',
  'modelProtocols',
  'modelProviders',
  'stuckPolicies',
  'overlapPolicies',
  'tokenErrorCodes',
  'requestErrorCodes',
  'sessionErrorCodes',
  'storeErrorCodes',
  'commandErrorCodes',
  'bindingSources',
  'capabilityRequirements',
  'conditionKinds',
  'confidences',
  'functionScopes',
  'graphForms',
  'idStatuses',
  'inputKinds',
  'inspectModes',
  'leavings',
  'legacyComparisons',
  'lintLevels',
  'loopDecisions',
  'manifestKinds',
  'nonAssumableChoiceKinds',
  'observationMethods',
  'preferenceKeys',
  'replyForms',
  'severities',
  'tokenKinds',
  'workflowKinds',
  'workflowSourceKinds',
] as const;
