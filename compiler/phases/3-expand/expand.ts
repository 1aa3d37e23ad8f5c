/**
 * Phase 3: the final list of steps, in the order in which they run [step-order-kept]. Authored steps keep their
 * order; a template call is replaced where it stands; probes of required capabilities come first.
 */
import { type UnlocatedDiagnostic, isError, type PhaseResult } from '../../diagnostics/unlocated.ts';
import { quote } from '../../diagnostics/quote.ts';
import type { CompilerHost } from '../../host.ts';
import type { ExpandedWorkflow } from '../../ir/expanded.ts';
import type { SourceDocument } from '../../ir/document.ts';
import type { Placed, ResolvedCondition, ResolvedFunction, ResolvedWorkflow } from '../../ir/resolved.ts';
import { Flattener } from './flatten.ts';
import { injectedProbes } from './probes.ts';
import { TemplateExpander } from './templates.ts';

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
        at: document.handleOf(item.path),
        help: 'give the call of the template another `id`',
      },
    ];
  });
}

const repeatedConditions = (conditions: readonly ResolvedCondition[], document: SourceDocument) =>
  repeated(
    conditions,
    ({ condition }) => condition.conditionId,
    ({ condition }) => `a template would add a second condition ${quote(condition.conditionId)}`,
    document,
  );

function repeatedFunctions(
  ofWorkflow: readonly ResolvedFunction[],
  { loops, steps }: Flattener,
  document: SourceDocument,
): readonly UnlocatedDiagnostic[] {
  const all = [...ofWorkflow, ...[...loops, ...steps].flatMap(({ ownFunctions }) => ownFunctions)];
  return repeated(
    all.map((one) => ({ ...one.definition, one })),
    ({ one }) => `${one.scope} ${one.ownerId ?? ''} ${one.name}`,
    ({ one }) =>
      `a template would add a second function ${quote(one.name)} for ${quote(one.ownerId ?? 'the workflow')}`,
    document,
  );
}

export function expandSteps(workflow: ResolvedWorkflow, { builtins }: CompilerHost): PhaseResult<ExpandedWorkflow> {
  const templates = new TemplateExpander(workflow);
  const plain = templates.expandAll([...injectedProbes(workflow, builtins.templates), ...workflow.steps]);
  const flattener = new Flattener(workflow.unit.document);
  const flow = flattener.flow(plain);
  const conditions = [...templates.conditions, ...flattener.conditions];
  const findings: UnlocatedDiagnostic[] = [...templates.findings, ...flattener.findings];
  if (!findings.some(isError)) {
    findings.push(...repeatedConditions(conditions, workflow.unit.document));
    findings.push(...repeatedFunctions(templates.functions, flattener, workflow.unit.document));
  }
  if (findings.some(isError)) return { value: null, findings };
  const { lookups: _lookups, steps: _steps, ...rest } = workflow;
  const value: ExpandedWorkflow = {
    ...rest,
    inputs: templates.inputs,
    conditions,
    functions: templates.functions,
    references: templates.references,
    steps: flattener.steps,
    loops: flattener.loops,
    flow,
  };
  return { value, findings };
}
