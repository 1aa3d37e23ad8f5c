/**
 * Phase 3: every name is looked up, every id is proved unique, and all steps stand in one list in the order in which they run. It runs once
 * over what the author wrote and what templates bring.
 */
import { type UnlocatedDiagnostic, isError, type PhaseResult } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { CompilerHost } from '../../host.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { ExpandedSource } from '../../ir/expanded.ts';
import type { Placed, ResolvedWorkflow } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { SourceCursor } from '../2-expand/source-cursor.ts';
import { resolveAliases } from './aliases.ts';
import { resolveAssessments } from './assessments.ts';
import { JoinedDeclarations } from './call-declarations.ts';
import { noTerms } from './call-terms.ts';
import { ConditionResolver } from './conditions.ts';
import { ContextKeys } from './context-keys.ts';
import { findDuplicates } from './duplicates.ts';
import { checkExtensionPoints } from './extension-points.ts';
import { resolveFeatures } from './features.ts';
import { resolveInputs } from './inputs.ts';
import { idsOf, idTooLong } from './step-ids.ts';
import { StepResolver } from './steps.ts';
import { resolveWorkflowId } from './workflow-id.ts';

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

/** What templates bring has the id of its call in front, and can still meet what an author wrote. */
function repeated<Item extends Placed>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  messageOf: (item: Item) => string,
  document: SourceDocument,
): readonly UnlocatedDiagnostic[] {
  const seen = new Set<string>();
  return items.flatMap((item): readonly UnlocatedDiagnostic[] => {
    const key = keyOf(item);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [
      {
        code: 'expand/duplicate-id',
        message: messageOf(item),
        at: document.anchorOf(item.path),
        help: 'give the call of the template another `id`',
      },
    ];
  });
}

function repeatedDeclarations({
  unit: { document },
  conditions,
  functions,
  loops,
  steps,
}: ResolvedWorkflow): readonly UnlocatedDiagnostic[] {
  const own = [...loops, ...steps].flatMap(({ ownFunctions }) => ownFunctions);
  return [
    ...repeated(
      conditions,
      ({ condition }) => condition.conditionId,
      ({ condition }) => `a template would add a second condition ${quote(condition.conditionId)}`,
      document,
    ),
    ...repeated(
      [...functions, ...own].map((one) => ({ ...one.definition, one })),
      ({ one }) => `${one.scope} ${one.ownerId ?? ''} ${one.name}`,
      ({ one }) =>
        `a template would add a second function ${quote(one.name)} for ${quote(one.ownerId ?? 'the workflow')}`,
      document,
    ),
  ];
}

export function resolveNames(
  { unit, steps: expanded, references }: ExpandedSource,
  { builtins }: CompilerHost,
): PhaseResult<ResolvedWorkflow> {
  const { workflow, document } = unit;
  const top = new SourceCursor(document);
  const findings: UnlocatedDiagnostic[] = [];
  const id = resolveWorkflowId(unit);
  const inputs = resolveInputs(unit);
  const keys = new ContextKeys(
    (inputs.value ?? []).map(({ input }) => input),
    findings,
  );
  const assessments = resolveAssessments(unit);
  const features = resolveFeatures(unit, builtins.features);
  const isShown = features.features.some(({ effects }) => effects.probeVisibility === 'shown');
  const resolver = new StepResolver(
    {
      document,
      builtins,
      slots: new Set(Object.keys(workflow.extensionPoints ?? {})),
      probeVisibility: isShown ? 'shown' : 'collapsed',
    },
    findings,
  );
  const { parts, placement } = resolver;
  const agentRole = parts.optionalText(workflow.agentRole, top, 'agentRole');
  const guidance = (workflow.guidance ?? []).map((text, index) => parts.text(text, top.in('guidance', index)));
  const owner = { scope: 'workflow', ownerId: null } as const;
  const functions = resolver.functions.define(workflow.functionDefinitions, owner, top);
  const conditions = new ConditionResolver(keys, findings).resolve(workflow.conditions ?? [], top.in('conditions'));
  const declared = { inputs: inputs.value ?? [], conditions, functions, assessments: assessments.contracts };
  const joined = new JoinedDeclarations(declared, resolver.functions, findings);
  const flow = resolver.resolve(
    expanded,
    {
      prefix: '',
      templateId: null,
      keys,
      conditions: new Set((workflow.conditions ?? []).map((condition) => condition.id)),
      assessments: assessments.contracts,
      functions,
      loops: [],
      terms: noTerms,
    },
    (call, site, around) => joined.join(call, site, around),
  );
  const ids = idsOf(workflow.steps, ['steps']);
  findings.push(
    ...id.findings,
    ...resolveAliases(unit),
    ...inputs.findings,
    ...duplicateConditions(unit),
    ...assessments.findings,
    ...features.findings,
    ...checkExtensionPoints(unit),
    ...duplicateReferences(unit),
    ...findDuplicates(unit, 'resolve/duplicate-step-id', 'id', ids),
    ...ids.flatMap(({ name, path }) => idTooLong(name, () => document.at(path))),
  );
  if (id.value === null || inputs.value === null || findings.some(isError)) return { value: null, findings };
  // What templates bring, and where it meets what the author wrote, counts once the author's own part is right.
  findings.push(...resolver.injectedFindings, ...joined.conflicts, ...placement.findings);
  if (findings.some(isError)) return { value: null, findings };
  const value: ResolvedWorkflow = {
    unit,
    ...id.value,
    agentRole,
    guidance,
    inputs: joined.inputs,
    conditions: [...joined.conditions, ...placement.conditions],
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
