/**
 * Translates a workflow of the older format to a native source. The same file always gives the same source, independent of the
 * order of its keys. Content without an equivalent becomes text or metadata, with a finding.
 */
import type { SourceWorkflow } from '../../schemas/source-workflow.ts';
import type { UnlocatedDiagnostic } from '../diagnostics/unlocated.ts';
import type { SourceDocument } from '../ir/document.ts';
import { assessmentsOf } from './outputs/assessments.ts';
import { extensionPointsOf } from './extension-points.ts';
import { featuresOf } from './features.ts';
import { functionDefinitionsOf, functionName } from './texts/functions.ts';
import { guidanceOf } from './texts/guidance.ts';
import { fittedDescription, fittedTitle } from './texts/long-texts.ts';
import { metadataOf } from './metadata.ts';
import type { Origins } from './origins.ts';
import { routineNameOf } from './routine-name.ts';
import { emptyScope, type Scope, variablesAround } from './scope.ts';
import type { LegacyReference, LegacyWorkflow } from '../../schemas/legacy-workflow.ts';
import type { StepNode } from './step-tree.ts';
import { collectKeys, nameSteps, reportKeys, stepsOf } from './steps/steps.ts';
import type { BuiltinNames, Siblings } from './siblings.ts';
import { Translation } from './translation.ts';

export type TranslatedWorkflow = {
  readonly workflow: SourceWorkflow;
  readonly origins: Origins;
  readonly findings: readonly UnlocatedDiagnostic[];
};

/** `1.0.0+build.7` → `1.0.0`: the build is kept as metadata. */
function versionOf({ version }: LegacyWorkflow, t: Translation): string {
  const [core = version, build] = version.split('+', 2);
  if (build === undefined) return version;
  t.metadata.set('version', version);
  return core;
}

function referencesOf(
  references: readonly LegacyReference[],
  scope: Scope,
  t: Translation,
): SourceWorkflow['references'] {
  return t.origins.copied(
    references.map((reference, index) => ({
      ...reference,
      id: t.identifier(reference.id, ['references', index, 'id']),
      title: t.withoutTokens(reference.title, ['references', index, 'title']).text.text,
      source: t.withoutTokens(reference.source, ['references', index, 'source']).text.text,
      purpose: t.worded(reference.purpose, ['references', index, 'purpose'], scope).text,
    })),
    ['references'],
  );
}

function recommendationsOf(
  { recommendedPreferences }: LegacyWorkflow,
  t: Translation,
): SourceWorkflow['recommendations'] {
  const path = ['recommendedPreferences'];
  const { recommendedAutonomy, recommendedRiskPolicy } = recommendedPreferences ?? {};
  const recommendations = t.origins.made(
    {
      ...(recommendedAutonomy === undefined ? {} : { autonomy: recommendedAutonomy }),
      ...(recommendedRiskPolicy === undefined ? {} : { riskPolicy: recommendedRiskPolicy }),
    },
    path,
  );
  t.origins.entry(recommendations, 'autonomy', { kind: 'copy', path: [...path, 'recommendedAutonomy'] });
  t.origins.entry(recommendations, 'riskPolicy', { kind: 'copy', path: [...path, 'recommendedRiskPolicy'] });
  return recommendations;
}

/** @param nodes the steps of `source`, each in its final position */
export function translateWorkflow(
  source: LegacyWorkflow,
  nodes: readonly StepNode[],
  document: SourceDocument,
  builtins: BuiltinNames,
  siblings: Siblings,
): TranslatedWorkflow {
  const t = new Translation(document, builtins, siblings, source.assessments ?? []);
  const functions = new Set((source.functionDefinitions ?? []).map(({ name }) => functionName(name)));
  nameSteps(nodes, t);
  const isSet = (name: string): boolean => t.keys.isSet(name);
  collectKeys(nodes, { ...emptyScope, functions, isSet }, t);
  reportKeys(t);
  // Only a routine can run in a loop of another file.
  const isRoutine = routineNameOf(source.id) !== null;
  const variables = isRoutine ? variablesAround((name) => t.keys.isKey(name)) : emptyScope.variables;
  const scope: Scope = { ...emptyScope, functions, isSet, variables, ...(isRoutine ? { isRoutine } : {}) };

  const { guidance, opening } = guidanceOf(source, scope, t);
  const { text: fullName } = t.withoutTokens(source.name, ['name']);
  const name = fittedTitle(fullName, ['name'], (whole) => t.metadata.set('name', whole), t);
  const description = fittedDescription(t.worded(source.description, ['description'], scope), t);
  const workflow: SourceWorkflow = t.origins.made(
    {
      id: source.id,
      name: name.text,
      description: description.text,
      version: versionOf(source, t),
      steps: stepsOf(nodes, opening, scope, t),
    },
    [],
  );
  for (const key of ['id', 'version'] as const) t.origins.entry(workflow, key, { kind: 'copy', path: [key] });
  t.origins.text(workflow, 'name', name, ['name']);
  t.origins.text(workflow, 'description', description, ['description']);
  if (isRoutine) workflow.kind = 'routine';
  t.origins.entry(workflow, 'kind', { kind: 'made', path: ['id'] });
  if (source.recommendedPreferences !== undefined) workflow.recommendations = recommendationsOf(source, t);
  if ((source.references ?? []).length > 0) workflow.references = referencesOf(source.references ?? [], scope, t);
  const assessments = assessmentsOf(source.assessments ?? [], scope, t);
  if (assessments.length > 0) workflow.assessments = assessments;
  if ((source.extensionPoints ?? []).length > 0)
    workflow.extensionPoints = extensionPointsOf(source.extensionPoints ?? [], scope, t);
  if ((source.functionDefinitions ?? []).length > 0) {
    const path = ['functionDefinitions'];
    workflow.functionDefinitions = functionDefinitionsOf(source.functionDefinitions ?? [], path, scope, t);
  }
  const features = featuresOf(source.features ?? [], t);
  if (features.length > 0) workflow.features = features;
  if (guidance.length > 0) {
    const path = [source.metaGuidance === undefined ? 'preconditions' : 'metaGuidance'];
    workflow.guidance = t.origins.texts(guidance, path);
  }
  const inputs = t.keys.inputs().map(([input, path]) => t.origins.made(input, path));
  if (inputs.length > 0) workflow.inputs = inputs;
  const conditions = t.conditions.all();
  if (conditions.length > 0) workflow.conditions = conditions;
  const metadata = metadataOf(source, t);
  if (metadata !== null) workflow.metadata = metadata;
  return { workflow, origins: t.origins, findings: t.findings() };
}
