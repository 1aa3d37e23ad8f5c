/**
 * Phase 6: the snapshot that a run is pinned to (`CompiledWorkflowSnapshotV1`, design-locks §5). Lists whose order means
 * nothing are sorted by code unit; every list is present, so that a later feature moves no hash that it does not touch.
 */
import type { CompiledSnapshot } from '../../../schemas/compiled-snapshot.ts';
import type { PhaseResult } from '../../diagnostics/finding.ts';
import type { CompilerHost } from '../../host.ts';
import type { CheckedWorkflow } from '../../ir/checked.ts';
import type { LoweredWorkflow } from '../../ir/lowered.ts';
import { normalizedText } from '../4-bind/prompt-text.ts';
import { lowerStep } from './lower-step.ts';

const sortedSet = (values: readonly string[] | undefined): string[] => [...new Set(values)].sort();

function lowerReferences({ unit }: CheckedWorkflow): CompiledSnapshot['references'] {
  return (unit.workflow.references ?? []).map((reference) => ({
    id: reference.id,
    title: reference.title,
    source: reference.source,
    purpose: reference.purpose,
    authoritative: reference.authoritative ?? false,
    resolveFrom: reference.resolveFrom ?? 'workspace',
  }));
}

function lowerRecommendations({ unit }: CheckedWorkflow): CompiledSnapshot['recommendations'] {
  const { autonomy, riskPolicy } = unit.workflow.recommendations ?? {};
  return { ...(autonomy === undefined ? {} : { autonomy }), ...(riskPolicy === undefined ? {} : { riskPolicy }) };
}

export function lowerWorkflow(workflow: CheckedWorkflow, host: CompilerHost): PhaseResult<LoweredWorkflow> {
  const { unit, agentRole } = workflow;
  const source = unit.workflow;
  const lowered = workflow.steps.map((step) => lowerStep(step, agentRole, unit.document, host.digest));
  const findings = lowered.flatMap((step) => step.findings);
  if (findings.length > 0) return { value: null, findings };
  const steps = lowered.map(({ step }) => step);
  const snapshot: CompiledSnapshot = {
    schemaVersion: 1,
    workflowId: workflow.workflowId,
    kind: source.kind ?? 'workflow',
    name: source.name.trim(),
    description: normalizedText(source.description),
    version: source.version,
    tags: sortedSet(source.tags),
    aliases: sortedSet(source.aliases),
    ...(agentRole === null ? {} : { agentRole: agentRole.text }),
    recommendations: lowerRecommendations(workflow),
    capabilities: {},
    features: [],
    contracts: [],
    inputs: workflow.inputs.map(({ input }) => input),
    conditions: [],
    functions: [],
    guidance: workflow.guidance.map(({ text }) => text),
    references: lowerReferences(workflow),
    extensionPoints: [],
    bindings: [],
    steps,
    loops: [],
    flow: steps.map(({ stepId }) => ({ kind: 'step', stepId })),
    metadata: {},
    compiledWarnings: workflow.idStatus === 'legacy' ? [{ code: 'LEGACY_ID' }] : [],
  };
  return { value: { snapshot, origins: lowered.map(({ origins }) => origins) }, findings };
}
