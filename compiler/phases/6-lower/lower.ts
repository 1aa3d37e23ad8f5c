/**
 * Phase 6: creates the snapshot to which a run is pinned (`CompiledWorkflowSnapshotV1`). Lists without a meaningful order are
 * sorted by code unit. Every list is present, so a later feature does not change the hash of a workflow that does not use it.
 */
import { byCodeUnit } from '../../../schemas/code-unit-order.ts';
import type { BuiltinRegistry } from '../../../builtins/kinds.ts';
import { utf8Length } from '../../../schemas/canonical/json.ts';
import { capabilities, slotArtifactContract } from '../../../schemas/closed-sets.ts';
import type {
  CompiledContract,
  CompiledFunction,
  CompiledLoop,
  CompiledSnapshot,
} from '../../../schemas/compiled-snapshot.ts';
import { guidanceBytesMax } from '../../../schemas/limits.ts';
import type { UnlocatedDiagnostic, PhaseResult } from '../../diagnostics/unlocated.ts';
import type { CompilerHost } from '../../host.ts';
import { routingKeys } from '../../flow/routing.ts';
import { type BoundFunction, type BoundLoop, shapeOf } from '../../ir/bound.ts';
import type { CheckedWorkflow } from '../../ir/checked.ts';
import type { LoweredWorkflow } from '../../ir/lowered.ts';
import { normalizedText } from '../4-bind/prompt-text.ts';
import { extensionPointsOf } from '../4-bind/slots.ts';
import { contractsById } from './contracts-by-id.ts';
import { loopSeeds } from './loop-seeds.ts';
import { lowerStep } from './lower-step.ts';
import { PromptBound } from './prompt-bound.ts';
import { type SlotEndings, slotEndings } from './slot-endings.ts';
import { SectionWriter } from './step-sections.ts';

const sortedSet = (values: readonly string[] | undefined): string[] => [...new Set(values)].sort();

const byKey = (a: { key: string }, b: { key: string }) => byCodeUnit(a.key, b.key);

function lowerReferences({ references }: CheckedWorkflow): CompiledSnapshot['references'] {
  return references.map((reference) => ({
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

function lowerContracts(
  { steps, slots }: CheckedWorkflow,
  endings: SlotEndings,
  builtins: BuiltinRegistry,
): CompiledContract[] {
  const slotArtifact = builtins.contracts.get(slotArtifactContract);
  const isDue = slots.some((slot) => endings.endingsOf(slot).length > 0);
  const named = steps.flatMap(({ contract, assessments }) => [
    ...(contract === null ? [] : [contract]),
    ...assessments,
  ]);
  if (isDue && slotArtifact !== undefined) named.push(slotArtifact);
  return contractsById(named)
    .sort((a, b) => byCodeUnit(a.id, b.id))
    .map(({ id, artifactKind, schema, example, guidance }) => ({
      contractRef: id,
      artifactKind,
      schema,
      example,
      guidance: [...guidance],
    }));
}

/** By scope, owner and name. Contains all definitions, because an agent may need them after a rewind. */
function lowerFunctions({ functions, loops, steps }: CheckedWorkflow): CompiledFunction[] {
  const all: readonly BoundFunction[] = [
    ...functions,
    ...loops.flatMap(({ ownFunctions }) => ownFunctions),
    ...steps.flatMap(({ ownFunctions }) => ownFunctions),
  ];
  const key = ({ scope, ownerId, name }: BoundFunction) => `${scope}\u0000${ownerId ?? ''}\u0000${name}`;
  return [...all]
    .sort((a, b) => byCodeUnit(key(a), key(b)))
    .map(({ name, scope, ownerId, definition }) => ({
      name,
      scope,
      ...(ownerId === null ? {} : { ownerId }),
      definition: definition.text,
    }));
}

function lowerLoop({ loopId, title, maxIterations, control, when, body, provenance }: BoundLoop): CompiledLoop {
  const base = {
    loopId,
    title: title.text.trim(),
    maxIterations,
    body: [...body],
    ...(when === null ? {} : { when }),
    provenance,
  };
  return control.kind === 'while'
    ? { ...base, kind: 'while', conditionId: control.conditionId }
    : { ...base, kind: 'for_each', items: control.items };
}

/** The author's guidance, then that of features, then the guidance for capabilities without a probe. */
function lowerGuidance(workflow: CheckedWorkflow, builtins: BuiltinRegistry): string[] {
  const declared = workflow.unit.workflow.capabilities ?? {};
  const ofCapabilities = [...capabilities].sort().flatMap((capability) => {
    const definition = builtins.capabilities.get(capability);
    if (definition === undefined) return [];
    if (declared[capability] === 'preferred') return [definition.preferred];
    return declared[capability] === 'disabled' ? [definition.disabled] : [];
  });
  return [
    ...workflow.guidance.map(({ text }) => text),
    ...workflow.features.flatMap(({ effects }) => effects.guidance ?? []),
    ...ofCapabilities,
  ];
}

/** The parts of the guidance, the author's part first, to find the largest. */
const guidanceKeys = ['guidance', 'features', 'capabilities'] as const;

function guidanceTooLong({ unit }: CheckedWorkflow, guidance: readonly string[]): readonly UnlocatedDiagnostic[] {
  const bytes = guidance.reduce((sum, text) => sum + utf8Length(text), 0);
  if (bytes <= guidanceBytesMax) return [];
  return [
    {
      code: 'lower/guidance-too-long',
      message: `guidance, including the texts of features and capabilities, has ${bytes} bytes; ${guidanceBytesMax} are allowed`,
      at: unit.document.keyAt([guidanceKeys.find((key) => unit.workflow[key] !== undefined) ?? 'id']),
      help: 'shorten the guidance, or remove a feature that the steps do not need',
    },
  ];
}

export function lowerWorkflow(workflow: CheckedWorkflow, host: CompilerHost): PhaseResult<LoweredWorkflow> {
  const { unit, agentRole } = workflow;
  const source = unit.workflow;
  const routing = routingKeys(shapeOf(workflow));
  const endings = slotEndings(workflow);
  const seeds = loopSeeds(workflow);
  const around = { workflowRole: agentRole, document: unit.document, digest: host.digest, endings, seeds };
  const sections = new SectionWriter(workflow, { endings, routing, seeds });
  const bound = new PromptBound();
  const lowered = workflow.steps.flatMap((step) => {
    const one = lowerStep(step, around, sections);
    return bound.takes(step, one) ? [one] : [];
  });
  const guidance = lowerGuidance(workflow, host.builtins);
  const findings = [
    ...lowered.flatMap((step) => step.findings),
    ...bound.findings(unit.document),
    ...guidanceTooLong(workflow, guidance),
  ];
  if (findings.length > 0) return { value: null, findings };
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
    capabilities: { ...source.capabilities },
    features: workflow.features.map(({ featureId, config }) => ({ featureId, config })),
    contracts: lowerContracts(workflow, endings, host.builtins),
    inputs: workflow.inputs.map(({ input }) => input),
    conditions: workflow.conditions
      .map(({ condition }) => condition)
      .sort((a, b) => byCodeUnit(a.conditionId, b.conditionId)),
    functions: lowerFunctions(workflow),
    guidance,
    references: lowerReferences(workflow),
    extensionPoints: extensionPointsOf(source).map((point) => ({ ...point })),
    ...(source.extensionContract === undefined
      ? {}
      : {
          extensionContract: {
            accepts: sortedSet(source.extensionContract.accepts),
            produces: sortedSet(source.extensionContract.produces),
          },
        }),
    bindings: workflow.slots.map(({ binding }) => binding),
    steps: lowered.map(({ step }) => step),
    loops: workflow.loops.map(lowerLoop).sort((a, b) => byCodeUnit(a.loopId, b.loopId)),
    flow: [...workflow.flow],
    ...(routing.length === 0
      ? {}
      : { routing: routing.map(({ input, values }) => ({ key: input.key, values: [...values] })).sort(byKey) }),
    metadata: (source.metadata ?? {}) as CompiledSnapshot['metadata'],
    compiledWarnings: workflow.idStatus === 'legacy' ? [{ code: 'LEGACY_ID' }] : [],
  };
  return { value: { snapshot, origins: lowered.map(({ origins }) => origins) }, findings };
}
