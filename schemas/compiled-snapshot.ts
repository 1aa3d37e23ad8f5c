/**
 * `CompiledWorkflowSnapshotV1`: the value that `workflowHash` covers and to which a run is pinned [compiled-snapshot-shape].
 * Every list is always present, so that a feature of a later version does not change the hash of a workflow that does not use it.
 * Nothing here depends on time, location or the version of the compiler.
 */
import * as closed from './closed-sets.ts';
import {
  count,
  delimiterSafe,
  jsonObject,
  jsonValue,
  loopId,
  sha256Digest,
  stepId,
  workflowHash,
  workflowId,
  z,
} from './zod.ts';

export const recommendations = z.object({
  autonomy: z.enum(closed.autonomyLevels).optional(),
  riskPolicy: z.enum(closed.riskPolicies).optional(),
});
export const input = z.object({
  key: delimiterSafe,
  /** The key in the author's spelling, if it is not delimiter-safe: the key that an agent sends. */
  contextKey: z.string().optional(),
  kind: z.enum(closed.inputKinds),
  values: z.array(z.string()).optional(),
  required: z.boolean(),
  /** Additive: a value of another kind is converted if possible and kept otherwise; absent: it is refused. */
  coerce: z.literal(true).optional(),
  description: z.string().optional(),
  /** Additive: no reply shows its value, and exports redact it. Absent: it is shown. */
  sensitive: z.literal(true).optional(),
});
export const reference = z.object({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  purpose: z.string(),
  authoritative: z.boolean(),
  resolveFrom: z.enum(['workspace', 'package']),
});

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const conditionBase = { conditionId: delimiterSafe };
export const compiledCondition = z.discriminatedUnion('kind', [
  z.object({ ...conditionBase, kind: z.literal('always_true') }),
  z.object({ ...conditionBase, kind: z.literal('always_false') }),
  z.object({ ...conditionBase, kind: z.literal('loop_control'), continueWhen: z.literal('continue') }),
  z.object({ ...conditionBase, kind: z.literal('context_equals'), key: delimiterSafe, value: scalar }),
  z.object({ ...conditionBase, kind: z.literal('context_in'), key: delimiterSafe, values: z.array(scalar) }),
  z.object({ ...conditionBase, kind: z.literal('context_at_least'), key: delimiterSafe, value: z.number() }),
  z.object({ ...conditionBase, kind: z.literal('context_at_most'), key: delimiterSafe, value: z.number() }),
  z.object({ ...conditionBase, kind: z.literal('context_contains'), key: delimiterSafe, value: scalar }),
  z.object({ ...conditionBase, kind: z.literal('context_present'), key: delimiterSafe }),
  z.object({ ...conditionBase, kind: z.literal('all'), of: z.array(delimiterSafe) }),
  z.object({ ...conditionBase, kind: z.literal('any'), of: z.array(delimiterSafe) }),
  z.object({ ...conditionBase, kind: z.literal('not'), of: delimiterSafe }),
]);

/** How an injected capability probe is shown. */
export const stepProbe = z.object({
  capability: z.enum(closed.capabilities),
  visibility: z.enum(['collapsed', 'shown']),
});

/** Where a step came from. */
export const stepProvenance = z.object({
  source: z.enum(['authored', 'template_injected', 'feature_injected']),
  originId: z.string().optional(),
});
/** One `wr.refs.*` text in the prompt of this step, to explain the prompt and to detect a change of the text. */
export const injectedRef = z.object({
  refId: z.string(),
  refContentHash: sha256Digest,
  bytes: count,
  block: z.enum(['goal', 'constraints', 'procedure', 'verify']),
});
/** The blocks as resolved text, in the order in which the prompt renders them. */
export const resolvedBlocks = z.object({
  goal: z.string().optional(),
  constraints: z.array(z.string()).optional(),
  procedure: z.array(z.string()).optional(),
  outputRequired: z.record(z.string()).optional(),
  verify: z.array(z.string()).optional(),
});

/** The options of a step (`step-options.ts`). Additive: a further option is optional, and absent by default. */
export const compiledStepOptions = {
  requireConfirmation: z.boolean(),
  /** Additive: the step requires notes. Absent, as in earlier snapshots: notes are optional. */
  notes: z.literal('required').optional(),
};

export const compiledStep = z.object({
  stepId,
  title: z.string(),
  ...compiledStepOptions,
  agentRole: z.string().optional(),
  /** Rendered at compile time; at run time, a prompt is data. */
  prompt: z.string(),
  promptBlocks: resolvedBlocks.optional(),
  refs: z.array(injectedRef),
  when: delimiterSafe.optional(),
  output: z
    .object({
      contractRef: z.string().optional(),
      required: z.boolean().optional(),
      /**
       * Additive: later loops that the decision of this step can enter or skip; a decision without a loop id applies to the
       * first. Absent if the step decides about a loop around it.
       */
      seeds: z.array(loopId).min(1).optional(),
      /** Additive: what the prompt states about the artifact of the contract. Absent: nothing in addition to the contract. */
      stated: z.object({ fields: z.array(z.string()), example: jsonObject.optional() }).optional(),
      hints: z.record(z.string()).optional(),
      /** Contracts of the assessments that this step must also send. */
      assessmentContractRefs: z.array(z.string()).optional(),
      /** If a dimension has this level, the assessment does not complete the step. */
      followups: z.array(z.object({ contractRef: z.string(), level: z.string(), guidance: z.string() })).optional(),
      /** Additive: artifacts of extension points that the step reports, sorted by slot. Absent: none is required. */
      slotArtifacts: z.array(z.object({ slot: z.string(), names: z.array(z.string()).min(1) })).optional(),
    })
    .optional(),
  validationCriteria: jsonValue.optional(),
  userDependencies: z.array(
    z.object({
      reason: z.enum(closed.userOnlyDependencyReasons),
      choiceKind: z.enum(closed.nonAssumableChoiceKinds).optional(),
      contextKey: delimiterSafe.optional(),
      message: z.string(),
    }),
  ),
  functionReferences: z.array(z.string()),
  /** Set on injected capability probes: the capability and the template. */
  probe: stepProbe.extend({ templateId: z.string() }).optional(),
  provenance: stepProvenance,
});

/** One place in the order of execution; the order of a `flow` is authoritative. */
export const flowItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('step'), stepId }),
  z.object({ kind: z.literal('loop'), loopId }),
]);
const loopBase = {
  loopId,
  title: z.string(),
  maxIterations: z.number().int().positive(),
  body: z.array(flowItem),
  /** The loop is not entered if this condition is false. */
  when: delimiterSafe.optional(),
  provenance: stepProvenance,
};
export const compiledLoop = z.discriminatedUnion('kind', [
  z.object({ ...loopBase, kind: z.literal('while'), conditionId: delimiterSafe }),
  z.object({ ...loopBase, kind: z.literal('for_each'), items: delimiterSafe }),
]);

/** What an implementation of an extension point receives and returns. */
export const extensionContract = z.object({ accepts: z.array(z.string()), produces: z.array(z.string()) });

export const compiledContract = z.object({
  contractRef: z.string(),
  artifactKind: z.string(),
  schema: jsonObject,
  example: jsonValue,
  guidance: z.array(z.string()),
});
export const compiledFunction = z.object({
  name: z.string(),
  scope: z.enum(closed.functionScopes),
  /** The step or loop that owns it; absent for the workflow's own. */
  ownerId: delimiterSafe.optional(),
  definition: z.string(),
});
export const extensionPoint = z.object({
  slot: z.string(),
  purpose: z.string(),
  defaultBinding: z.string(),
  acceptedKinds: z.array(z.enum(closed.workflowKinds)),
  requiredContext: z.array(z.string()),
  optionalContext: z.array(z.string()),
  requiredArtifacts: z.array(z.string()),
});
export const compiledBinding = z.object({
  slot: z.string(),
  implementationId: z.string(),
  kind: z.enum(closed.workflowKinds),
  source: z.enum(closed.bindingSources),
  childHash: workflowHash,
  fallbackReason: z.string().optional(),
});
export const compiledWarning = z.object({
  code: z.string(),
  stepId: delimiterSafe.optional(),
  detail: z.string().optional(),
});

export const compiledSnapshot = z.object({
  schemaVersion: z.literal(1),
  workflowId,
  kind: z.enum(closed.workflowKinds),
  name: z.string(),
  description: z.string(),
  version: z.string(),
  tags: z.array(z.string()),
  aliases: z.array(z.string()),
  agentRole: z.string().optional(),
  recommendations: recommendations,
  capabilities: z.object({
    delegation: z.enum(closed.capabilityRequirements).optional(),
    web_browsing: z.enum(closed.capabilityRequirements).optional(),
  }),
  /** Sorted by `featureId`. */
  features: z.array(z.object({ featureId: z.string(), config: jsonObject })),
  /** Sorted by `contractRef`. */
  contracts: z.array(compiledContract),
  inputs: z.array(input),
  /** Sorted by `conditionId`. */
  conditions: z.array(compiledCondition),
  /** Sorted by scope, owner and name. */
  functions: z.array(compiledFunction),
  guidance: z.array(z.string()),
  references: z.array(reference),
  extensionPoints: z.array(extensionPoint),
  extensionContract: extensionContract.optional(),
  /** Sorted by `slot`. */
  bindings: z.array(compiledBinding),
  /** Every step, in the order of its first use. */
  steps: z.array(compiledStep).min(1),
  /** Sorted by `loopId`. */
  loops: z.array(compiledLoop),
  flow: z.array(flowItem).min(1),
  /**
   * Additive: keys that select one of several mutually exclusive steps, with the values that the workflow distinguishes. Absent
   * if there is none, and in earlier snapshots: then there is no warning about a missing key.
   */
  routing: z.array(z.object({ key: delimiterSafe, values: z.array(z.string()) })).optional(),
  /** Authored data for users and catalogs that WorkRail does not use (legacy `about`, `examples`, `modelTier`, …). */
  metadata: jsonObject,
  compiledWarnings: z.array(compiledWarning),
});
export type CompiledSnapshot = z.infer<typeof compiledSnapshot>;
export type CompiledStep = z.infer<typeof compiledStep>;
export type CompiledInput = z.infer<typeof input>;
export type CompiledCondition = z.infer<typeof compiledCondition>;
export type CompiledLoop = z.infer<typeof compiledLoop>;
export type CompiledContract = z.infer<typeof compiledContract>;
export type CompiledFunction = z.infer<typeof compiledFunction>;
export type CompiledBinding = z.infer<typeof compiledBinding>;
export type ExtensionPoint = z.infer<typeof extensionPoint>;
export type InjectedRef = z.infer<typeof injectedRef>;
export type FlowItem = z.infer<typeof flowItem>;
