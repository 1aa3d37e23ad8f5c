/**
 * All builtins of WorkRail by id: the closed sets from which the compiler resolves ids. The lists are explicit, so a builtin is
 * added by a line in a diff, and not by a folder on disk. A test checks that no folder is missing. Sorted by id, so that
 * everything derived from the lists has a stable order.
 */
import { byField } from '../schemas/code-unit-order.ts';
import contextGatheringRoutine from '../workflows/routines/routine_context_gathering.json' with { type: 'json' };
import designReviewRoutine from '../workflows/routines/routine_design_review.json' with { type: 'json' };
import executionSimulationRoutine from '../workflows/routines/routine_execution_simulation.json' with { type: 'json' };
import finalVerificationRoutine from '../workflows/routines/routine_final_verification.json' with { type: 'json' };
import hypothesisChallengeRoutine from '../workflows/routines/routine_hypothesis_challenge.json' with { type: 'json' };
import ideationRoutine from '../workflows/routines/routine_ideation.json' with { type: 'json' };
import planAnalysisRoutine from '../workflows/routines/routine_plan_analysis.json' with { type: 'json' };
import type { SourceWorkflow } from '../schemas/source-workflow.ts';
import type {
  BuiltinRegistry,
  CapabilityDefinition,
  ContractDefinition,
  FeatureDefinition,
  RefDefinition,
  TemplateDefinition,
} from './kinds.ts';
import { definition as delegationCapability } from './capabilities/delegation/definition.ts';
import { definition as webBrowsingCapability } from './capabilities/web_browsing/definition.ts';
import { definition as assessmentContract } from './contracts/assessment/definition.ts';
import { definition as bindingFallbackContract } from './contracts/binding_fallback/definition.ts';
import { definition as capabilityObservationContract } from './contracts/capability_observation/definition.ts';
import { definition as changedFilesContract } from './contracts/changed_files/definition.ts';
import { definition as codingHandoffContract } from './contracts/coding_handoff/definition.ts';
import { definition as coordinatorSignalContract } from './contracts/coordinator_signal/definition.ts';
import { definition as differentiationHandoffContract } from './contracts/differentiation_handoff/definition.ts';
import { definition as discoveryHandoffContract } from './contracts/discovery_handoff/definition.ts';
import { definition as gapReportContract } from './contracts/gap_report/definition.ts';
import { definition as gateVerdictContract } from './contracts/gate_verdict/definition.ts';
import { definition as handoffContract } from './contracts/handoff/definition.ts';
import { definition as loopControlContract } from './contracts/loop_control/definition.ts';
import { definition as planContract } from './contracts/plan/definition.ts';
import { definition as reviewFindingsContract } from './contracts/review_findings/definition.ts';
import { definition as reviewVerdictContract } from './contracts/review_verdict/definition.ts';
import { definition as shapingHandoffContract } from './contracts/shaping_handoff/definition.ts';
import { definition as slotArtifactContract } from './contracts/slot_artifact/definition.ts';
import { definition as verificationReportContract } from './contracts/verification_report/definition.ts';
import { definition as workflowDivergenceContract } from './contracts/workflow_divergence/definition.ts';
import { definition as capabilitiesFeature } from './features/capabilities/definition.ts';
import { definition as delegationGuidanceFeature } from './features/delegation_guidance/definition.ts';
import { definition as durableRecapGuidanceFeature } from './features/durable_recap_guidance/definition.ts';
import { definition as evidenceFirstFeature } from './features/evidence_first/definition.ts';
import { definition as modeGuidanceFeature } from './features/mode_guidance/definition.ts';
import { definition as outputContractsFeature } from './features/output_contracts/definition.ts';
import { definition as adversarialChallenge } from './refs/adversarial_challenge/definition.ts';
import { definition as adversarialChallengeRules } from './refs/adversarial_challenge_rules/definition.ts';
import { definition as appendOnlyTruth } from './refs/append_only_truth/definition.ts';
import { definition as memoryQuery } from './refs/memory_query/definition.ts';
import { definition as memoryStore } from './refs/memory_store/definition.ts';
import { definition as memoryUsage } from './refs/memory_usage/definition.ts';
import { definition as modes } from './refs/modes/definition.ts';
import { definition as notesFirst } from './refs/notes_first/definition.ts';
import { definition as notesFirstDurability } from './refs/notes_first_durability/definition.ts';
import { definition as parallelDelegation } from './refs/parallel_delegation/definition.ts';
import { definition as parallelizeCognitionSerializeSynthesis } from './refs/parallelize_cognition_serialize_synthesis/definition.ts';
import { definition as synthesisUnderDisagreement } from './refs/synthesis_under_disagreement/definition.ts';
import { definition as workrailDefinition } from './refs/workrail_definition/definition.ts';
import { definition as capabilityProbeTemplate } from './templates/capability_probe/definition.ts';
import { definition as loopDecisionTemplate } from './templates/loop_decision/definition.ts';
import { definition as planThenConfirmTemplate } from './templates/plan_then_confirm/definition.ts';
import { definition as recapTemplate } from './templates/recap/definition.ts';
import { routineTemplate } from './templates/routine/routine-template.ts';
import { definition as verificationGateTemplate } from './templates/verification_gate/definition.ts';

const capabilities: readonly CapabilityDefinition[] = [delegationCapability, webBrowsingCapability];

const contracts: readonly ContractDefinition[] = [
  assessmentContract,
  bindingFallbackContract,
  capabilityObservationContract,
  changedFilesContract,
  codingHandoffContract,
  coordinatorSignalContract,
  differentiationHandoffContract,
  discoveryHandoffContract,
  gapReportContract,
  gateVerdictContract,
  handoffContract,
  loopControlContract,
  planContract,
  reviewFindingsContract,
  reviewVerdictContract,
  shapingHandoffContract,
  slotArtifactContract,
  verificationReportContract,
  workflowDivergenceContract,
];

const features: readonly FeatureDefinition[] = [
  capabilitiesFeature,
  delegationGuidanceFeature,
  durableRecapGuidanceFeature,
  evidenceFirstFeature,
  modeGuidanceFeature,
  outputContractsFeature,
];

const refs: readonly RefDefinition[] = [
  adversarialChallenge,
  adversarialChallengeRules,
  appendOnlyTruth,
  memoryQuery,
  memoryStore,
  memoryUsage,
  modes,
  notesFirst,
  notesFirstDurability,
  parallelDelegation,
  parallelizeCognitionSerializeSynthesis,
  synthesisUnderDisagreement,
  workrailDefinition,
];

const templates: readonly TemplateDefinition[] = [
  capabilityProbeTemplate,
  loopDecisionTemplate,
  planThenConfirmTemplate,
  recapTemplate,
  verificationGateTemplate,
];

/** The bundled routines, each of which is also a template. A test validates each against the schema of sources. */
const routines: readonly (readonly [shortName: string, source: unknown])[] = [
  ['context_gathering', contextGatheringRoutine],
  ['design_review', designReviewRoutine],
  ['execution_simulation', executionSimulationRoutine],
  ['final_verification', finalVerificationRoutine],
  ['hypothesis_challenge', hypothesisChallengeRoutine],
  ['ideation', ideationRoutine],
  ['plan_analysis', planAnalysisRoutine],
];
const routineTemplates = routines.map(([shortName, source]) => routineTemplate(source as SourceWorkflow, shortName));

function byId<Definition extends { readonly id: string }>(
  definitions: readonly Definition[],
): ReadonlyMap<string, Definition> {
  const sorted = [...definitions].sort(byField('id'));
  return new Map(sorted.map((definition) => [definition.id, definition]));
}

export const builtins: BuiltinRegistry = {
  refs: byId(refs),
  contracts: byId(contracts),
  templates: byId([...templates, ...routineTemplates]),
  features: byId(features),
  capabilities: byId(capabilities),
  routineTemplate,
};
