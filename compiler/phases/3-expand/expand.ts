/**
 * Phase 3: the final list of steps, in the order in which they run (design-locks §5, ordering rules). Authored steps keep their
 * order; a template call is replaced where it stands; probes of required capabilities come first.
 */
import type { PhaseResult } from '../../diagnostics/finding.ts';
import type { CompilerHost } from '../../host.ts';
import type { ExpandedWorkflow } from '../../ir/expanded.ts';
import type { ResolvedWorkflow } from '../../ir/resolved.ts';
import { Flattener } from './flatten.ts';
import { injectedProbes } from './probes.ts';
import { TemplateExpander } from './templates.ts';

export function expandSteps(workflow: ResolvedWorkflow, { builtins }: CompilerHost): PhaseResult<ExpandedWorkflow> {
  const templates = new TemplateExpander(workflow);
  const plain = templates.expandAll([...injectedProbes(workflow, builtins.templates), ...workflow.steps]);
  const flattener = new Flattener(workflow.unit.document);
  const flow = flattener.flow(plain);
  const findings = [...templates.findings, ...flattener.findings];
  if (findings.length > 0) return { value: null, findings };
  const { lookups: _lookups, steps: _steps, ...rest } = workflow;
  const value: ExpandedWorkflow = {
    ...rest,
    inputs: templates.inputs,
    conditions: [...templates.conditions, ...flattener.conditions],
    functions: templates.functions,
    references: templates.references,
    steps: flattener.steps,
    loops: flattener.loops,
    flow,
  };
  return { value, findings };
}
