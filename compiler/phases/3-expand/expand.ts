/**
 * Phase 3: the final list of steps, in the order in which they run (design-locks §5, ordering rules). Authored steps keep
 * their order; what templates and features inject will be placed here.
 */
import type { PhaseResult } from '../../diagnostics/finding.ts';
import type { ExpandedStep, ExpandedWorkflow } from '../../ir/expanded.ts';
import type { ResolvedStep, ResolvedWorkflow } from '../../ir/resolved.ts';
import { findUnsupported } from './not-yet-supported.ts';

function expandStep(step: ResolvedStep): ExpandedStep {
  if (step.kind === 'typed') throw new Error('a typed step passed the check for constructs that are not supported');
  const { kind: _kind, ...authored } = step;
  return { ...authored, provenance: { source: 'authored' } };
}

export function expandSteps(workflow: ResolvedWorkflow): PhaseResult<ExpandedWorkflow> {
  const findings = findUnsupported(workflow.unit);
  if (findings.length > 0) return { value: null, findings };
  return { value: { ...workflow, steps: workflow.steps.map(expandStep) }, findings };
}
