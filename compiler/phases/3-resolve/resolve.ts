/**
 * Phase 3: looks up every name, checks that every id is unique, and puts all steps into one list in the order of execution. It
 * processes authored content and template content together: first the declarations of the workflow, then its texts and steps,
 * which use them and to which template calls add more, and finally the names that must be unique.
 */
import type { DiagnosticCode } from '../../diagnostics/codes.ts';
import { type UnlocatedDiagnostic, isError, type PhaseResult } from '../../diagnostics/unlocated.ts';
import type { CompilerHost } from '../../host.ts';
import type { ExpandedSource } from '../../ir/expanded.ts';
import type { ResolvedWorkflow } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { SourceCursor } from '../2-expand/source-cursor.ts';
import { resolveAliases } from './aliases.ts';
import { resolveAssessments } from './assessments.ts';
import { JoinedDeclarations } from './call-declarations.ts';
import { noTerms } from './call-terms.ts';
import { ConditionResolver, conditionNames } from './conditions.ts';
import { ContextKeys } from './context-keys.ts';
import { findDuplicates } from './duplicates.ts';
import { checkExtensionPoints } from './extension-points.ts';
import { resolveFeatures } from './features.ts';
import { resolveInputs } from './inputs.ts';
import { repeatedDeclarations } from './repeated-declarations.ts';
import { idsOf, idTooLong } from './step-ids.ts';
import { StepResolver, type StepScope } from './steps.ts';
import { resolveWorkflowId } from './workflow-id.ts';

/** The declarations of the workflow, without the texts and steps that use them. */
const declarationsOf = (
  unit: SourceUnit,
  { features }: CompilerHost['builtins'],
  isIdTaken: (id: string) => boolean,
) => ({
  id: resolveWorkflowId(unit, isIdTaken),
  inputs: resolveInputs(unit),
  assessments: resolveAssessments(unit),
  features: resolveFeatures(unit, features),
});
type Declarations = ReturnType<typeof declarationsOf>;

function duplicateIds(unit: SourceUnit, code: DiagnosticCode, list: 'conditions' | 'references') {
  const ids = (unit.workflow[list] ?? []).map(({ id }, index) => ({ name: id, path: [list, index, 'id'] }));
  return findDuplicates(unit, code, 'id', ids);
}

function declarationFindings(
  unit: SourceUnit,
  { id, inputs, assessments, features }: Declarations,
): readonly UnlocatedDiagnostic[] {
  const ids = idsOf(unit.workflow.steps, ['steps']);
  return [
    ...id.findings,
    ...resolveAliases(unit),
    ...inputs.findings,
    ...duplicateIds(unit, 'resolve/duplicate-condition-id', 'conditions'),
    ...assessments.findings,
    ...features.findings,
    ...checkExtensionPoints(unit),
    ...duplicateIds(unit, 'resolve/duplicate-reference-id', 'references'),
    ...findDuplicates(unit, 'resolve/duplicate-step-id', 'id', ids),
    ...ids.flatMap(({ name, path }) => idTooLong(name, () => unit.document.at(path))),
  ];
}

/** Texts and steps, with the names that they use. Each template call adds its declarations. */
function resolveSteps(
  { unit, steps }: ExpandedSource,
  { inputs: { inputs }, assessments: { contracts: assessments }, features: { features } }: Declarations,
  builtins: CompilerHost['builtins'],
  findings: UnlocatedDiagnostic[],
) {
  const { workflow, document } = unit;
  const top = new SourceCursor(document);
  const keys = new ContextKeys(
    inputs.map(({ input }) => input),
    findings,
  );
  const isShown = features.some(({ effects }) => effects.probeVisibility === 'shown');
  const resolver = new StepResolver(
    {
      document,
      builtins,
      slots: new Set(Object.keys(workflow.extensionPoints ?? {})),
      probeVisibility: isShown ? 'shown' : 'collapsed',
    },
    findings,
  );
  const { parts } = resolver;
  const agentRole = parts.optionalText(workflow.agentRole, top, 'agentRole');
  const guidance = (workflow.guidance ?? []).map((text, index) => parts.text(text, top.in('guidance', index)));
  const owner = { scope: 'workflow', ownerId: null } as const;
  const functions = resolver.functions.define(workflow.functionDefinitions, owner, top);
  const conditions = new ConditionResolver(keys, findings).resolve(workflow.conditions ?? [], top.in('conditions'));
  const declared = { inputs, conditions, functions };
  const joined = new JoinedDeclarations(declared, { unit, steps }, resolver.functions, findings);
  const scope: StepScope = {
    prefix: '',
    templateId: null,
    keys,
    conditions: conditionNames(workflow.conditions ?? []),
    assessments,
    hiddenAssessments: new Map(),
    functions,
    loops: [],
    terms: noTerms,
  };
  const flow = resolver.resolve(steps, scope, (call, site, around) => joined.join(call, site, around));
  return { resolver, joined, texts: { agentRole, guidance }, flow };
}

/** @param isIdTaken whether another workflow has an id */
export function resolveNames(
  expanded: ExpandedSource,
  { builtins }: CompilerHost,
  isIdTaken: (id: string) => boolean,
): PhaseResult<ResolvedWorkflow> {
  const { unit, references } = expanded;
  const findings: UnlocatedDiagnostic[] = [];
  const declarations = declarationsOf(unit, builtins, isIdTaken);
  const { resolver, joined, texts, flow } = resolveSteps(expanded, declarations, builtins, findings);
  findings.push(...declarationFindings(unit, declarations));
  const { id, features } = declarations;
  if (id.value === null || findings.some(isError)) return { value: null, findings };
  // Conflicts between template content and authored content are reported only if the authored content is valid.
  findings.push(...resolver.injectedFindings, ...joined.differences, ...resolver.placement.findings);
  if (findings.some(isError)) return { value: null, findings };
  const value: ResolvedWorkflow = {
    unit,
    ...id.value,
    ...texts,
    inputs: joined.inputs,
    conditions: [...joined.conditions, ...resolver.placement.conditions],
    features: features.features,
    functions: joined.functions,
    references,
    steps: resolver.steps,
    loops: resolver.loops,
    flow,
  };
  findings.push(...repeatedDeclarations(value));
  return { value: findings.some(isError) ? null : value, findings };
}
