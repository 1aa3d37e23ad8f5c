/** Phase 2: every name is looked up, every id is proved unique. */
import { type UnlocatedDiagnostic, isError, type PhaseResult } from '../../diagnostics/unlocated.ts';
import type { CompilerHost } from '../../host.ts';
import type { TemplateDefinition } from '../../../builtins/kinds.ts';
import type { ResolvedWorkflow, StepLookups } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { resolveAliases } from './aliases.ts';
import { resolveAssessments } from './assessments.ts';
import { ConditionResolver } from './conditions.ts';
import { ContextKeys } from './context-keys.ts';
import { findDuplicates } from './duplicates.ts';
import { checkExtensionPoints } from './extension-points.ts';
import { resolveFeatures } from './features.ts';
import { resolveInputs } from './inputs.ts';
import { SourceCursor } from './source-cursor.ts';
import { idsOf, idTooLong, StepResolver } from './steps.ts';
import { resolveWorkflowId } from './workflow-id.ts';

/** Templates that are made from the routines of the same source. */
export type SiblingTemplates = {
  /** By template id; null when there is none. */
  readonly find: (templateId: string) => TemplateDefinition | null;
  /** For messages: nobody asks while every name is known. */
  readonly ids: () => readonly string[];
};

function duplicateReferences(unit: SourceUnit): readonly UnlocatedDiagnostic[] {
  const names = (unit.workflow.references ?? []).map((reference, index) => ({
    name: reference.id,
    path: ['references', index, 'id'],
  }));
  return findDuplicates(unit, 'resolve/duplicate-reference-id', 'id', names);
}

function duplicateConditions(unit: SourceUnit): readonly UnlocatedDiagnostic[] {
  const names = (unit.workflow.conditions ?? []).map(({ id }, index) => ({
    name: id,
    path: ['conditions', index, 'id'],
  }));
  return findDuplicates(unit, 'resolve/duplicate-condition-id', 'id', names);
}

export function resolveNames(
  unit: SourceUnit,
  { builtins }: CompilerHost,
  siblings: SiblingTemplates,
): PhaseResult<ResolvedWorkflow> {
  const { workflow, document } = unit;
  const top = new SourceCursor(document);
  const id = resolveWorkflowId(unit);
  const inputs = resolveInputs(unit);
  const keys = new ContextKeys((inputs.value ?? []).map(({ input }) => input));
  const assessments = resolveAssessments(unit);
  const features = resolveFeatures(unit, builtins.features);
  const lookups: StepLookups = {
    builtins,
    templates: (templateId) => siblings.find(templateId) ?? builtins.templates.get(templateId) ?? null,
    templateIds: () => [...builtins.templates.keys(), ...siblings.ids()],
    assessments: assessments.contracts,
    slots: new Set(Object.keys(workflow.extensionPoints ?? {})),
  };
  const steps = new StepResolver(lookups, keys);
  const conditions = new ConditionResolver(keys);
  const functions = steps.functions.define(workflow.functionDefinitions, { scope: 'workflow', ownerId: null }, top);
  const ids = idsOf(workflow.steps, ['steps']);
  const value: Omit<ResolvedWorkflow, 'workflowId' | 'idStatus'> = {
    unit,
    lookups,
    agentRole: steps.parts.optionalText(workflow.agentRole, top, 'agentRole'),
    guidance: (workflow.guidance ?? []).map((text, index) => steps.parts.text(text, top.in('guidance', index))),
    inputs: inputs.value ?? [],
    conditions: conditions.resolve(workflow.conditions ?? [], top.in('conditions')),
    features: features.features,
    functions,
    references: workflow.references ?? [],
    steps: steps.resolve(workflow.steps, top.in('steps'), {
      prefix: '',
      conditions: new Set((workflow.conditions ?? []).map((condition) => condition.id)),
      functions,
    }),
  };
  const findings = [
    ...id.findings,
    ...resolveAliases(unit),
    ...inputs.findings,
    ...duplicateConditions(unit),
    ...conditions.findings,
    ...assessments.findings,
    ...features.findings,
    ...checkExtensionPoints(unit),
    ...duplicateReferences(unit),
    ...findDuplicates(unit, 'resolve/duplicate-step-id', 'id', ids),
    ...ids.flatMap(({ name, path }) => idTooLong(name, () => document.at(path))),
    ...steps.findings,
    ...keys.findings,
  ];
  if (id.value === null || inputs.value === null || findings.some(isError)) return { value: null, findings };
  return { value: { ...value, ...id.value }, findings };
}
