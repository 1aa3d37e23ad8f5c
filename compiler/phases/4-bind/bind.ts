/** Phase 4: assigns implementations to extension points and makes every text final. */
import { isError, type PhaseResult } from '../../diagnostics/unlocated.ts';
import type {
  BoundBlocks,
  BoundFunction,
  BoundPart,
  BoundStep,
  BoundText,
  BoundWorkflow,
  Instruction,
} from '../../ir/bound.ts';
import type {
  ResolvedBlocks,
  ResolvedFunction,
  ResolvedPart,
  ResolvedStep,
  ResolvedWorkflow,
} from '../../ir/resolved.ts';
import type { ImplementationLookup } from './implementations.ts';
import { TextBinder } from './prompt-text.ts';
import { type ChosenBindings, SlotBinder } from './slots.ts';

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

const none: readonly never[] = [];
const bindFunctions = (functions: readonly ResolvedFunction[], binder: TextBinder): readonly BoundFunction[] =>
  functions.length === 0 ? none : functions.map((one) => ({ ...one, definition: binder.text(one.definition) }));

function instructionOf(prompt: BoundText | null, blocks: BoundBlocks | null): Instruction | null {
  if (prompt !== null) return blocks === null ? { kind: 'prompt', prompt } : null;
  return blocks === null ? null : { kind: 'blocks', blocks };
}

function bindStep(step: ResolvedStep, binder: TextBinder): BoundStep {
  const prompt = binder.optionalText(step.prompt);
  const promptBlocks = step.promptBlocks === null ? null : bindBlocks(step.promptBlocks, binder);
  // Field by field, because adding a field to a spread of such a large object costs more than the rest of this phase.
  return {
    path: step.path,
    stepId: step.stepId,
    title: step.title,
    options: step.options,
    when: step.when,
    contract: step.contract,
    isOutputRequired: step.isOutputRequired,
    assessments: step.assessments,
    criteria: step.criteria,
    probe: step.probe,
    provenance: step.provenance,
    loops: step.loops,
    agentRole: binder.optionalText(step.agentRole),
    prompt,
    promptBlocks,
    instruction: instructionOf(prompt, promptBlocks),
    hints: binder.texts(step.hints),
    followups: step.followups.map((followup) => ({ ...followup, guidance: binder.text(followup.guidance) })),
    userDependencies: step.userDependencies.map((one) => ({ ...one, message: binder.text(one.message) })),
    functions: bindFunctions(step.functions, binder),
    ownFunctions: bindFunctions(step.ownFunctions, binder),
  };
}

export function bindSlots(
  workflow: ResolvedWorkflow,
  chosen: ChosenBindings,
  lookup: ImplementationLookup,
): PhaseResult<BoundWorkflow> {
  const binder = new SlotBinder(workflow, chosen, lookup);
  const slots = binder.bindAll();
  const { findings } = binder;
  if (findings.some(isError)) return { value: null, findings };
  const texts = new TextBinder(
    new Map([
      ...binder.unbound,
      ...slots.map(({ binding }): [string, string] => [binding.slot, binding.implementationId]),
    ]),
  );
  const value: BoundWorkflow = {
    ...workflow,
    agentRole: texts.optionalText(workflow.agentRole),
    guidance: workflow.guidance.map((text) => texts.text(text)),
    functions: bindFunctions(workflow.functions, texts),
    steps: workflow.steps.map((step) => bindStep(step, texts)),
    loops: workflow.loops.map((loop) => ({ ...loop, ownFunctions: bindFunctions(loop.ownFunctions, texts) })),
    slots,
  };
  return { value, findings };
}
