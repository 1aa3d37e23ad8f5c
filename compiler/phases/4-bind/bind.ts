/** Phase 4: extension points get their implementations, and every text becomes final (extension-points, decision 1). */
import type { PhaseResult } from '../../diagnostics/finding.ts';
import type { BoundBlocks, BoundPart, BoundStep, BoundWorkflow } from '../../ir/bound.ts';
import type { ExpandedStep, ExpandedWorkflow } from '../../ir/expanded.ts';
import type { ResolvedBlocks, ResolvedPart } from '../../ir/resolved.ts';
import { TextBinder } from './prompt-text.ts';

function bindParts(parts: readonly ResolvedPart[], binder: TextBinder): readonly BoundPart[] {
  return parts.map((part) => (part.kind === 'ref' ? part : { kind: 'text', ...binder.text(part) }));
}

function bindBlocks(blocks: ResolvedBlocks, binder: TextBinder): BoundBlocks {
  return {
    path: blocks.path,
    goal: bindParts(blocks.goal, binder),
    constraints: bindParts(blocks.constraints, binder),
    procedure: bindParts(blocks.procedure, binder),
    verify: bindParts(blocks.verify, binder),
    outputRequired: binder.texts(blocks.outputRequired),
  };
}

function bindStep(step: ExpandedStep, binder: TextBinder): BoundStep {
  return {
    ...step,
    agentRole: binder.optionalText(step.agentRole),
    prompt: binder.optionalText(step.prompt),
    promptBlocks: step.promptBlocks === null ? null : bindBlocks(step.promptBlocks, binder),
    hints: binder.texts(step.hints),
  };
}

export function bindSlots(workflow: ExpandedWorkflow): PhaseResult<BoundWorkflow> {
  const binder = new TextBinder(workflow.unit.document);
  const bound: BoundWorkflow = {
    ...workflow,
    agentRole: binder.optionalText(workflow.agentRole),
    guidance: workflow.guidance.map((text) => binder.text(text)),
    steps: workflow.steps.map((step) => bindStep(step, binder)),
  };
  return { value: binder.findings.length > 0 ? null : bound, findings: binder.findings };
}
