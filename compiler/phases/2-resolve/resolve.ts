/** Phase 2: every name is looked up, every id is proved unique (design-locks §7, §9). */
import { type Finding, isError, type PhaseResult } from '../../diagnostics/finding.ts';
import type { CompilerHost } from '../../host.ts';
import type { ResolvedWorkflow } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { resolveAliases } from './aliases.ts';
import { findDuplicates } from './duplicates.ts';
import { resolveInputs } from './inputs.ts';
import { PartResolver } from './prompt-parts.ts';
import { resolveSteps } from './steps.ts';
import { resolveWorkflowId } from './workflow-id.ts';

function duplicateReferences(unit: SourceUnit): readonly Finding[] {
  const names = (unit.workflow.references ?? []).map((reference, index) => ({
    name: reference.id,
    path: ['references', index, 'id'],
  }));
  return findDuplicates(unit, 'resolve/duplicate-reference-id', 'id', names);
}

export function resolveNames(unit: SourceUnit, host: CompilerHost): PhaseResult<ResolvedWorkflow> {
  const parts = new PartResolver(unit.document, host.builtins.refs);
  const id = resolveWorkflowId(unit);
  const inputs = resolveInputs(unit);
  const agentRole = parts.optionalText(unit.workflow.agentRole, ['agentRole']);
  const guidance = (unit.workflow.guidance ?? []).map((text, index) => parts.text(text, ['guidance', index]));
  const steps = resolveSteps(unit, parts);
  const findings = [
    ...id.findings,
    ...resolveAliases(unit),
    ...inputs.findings,
    ...duplicateReferences(unit),
    ...steps.findings,
    ...parts.findings,
  ];
  if (id.value === null || inputs.value === null || findings.some(isError)) return { value: null, findings };
  return { value: { unit, ...id.value, agentRole, guidance, inputs: inputs.value, steps: steps.steps }, findings };
}
