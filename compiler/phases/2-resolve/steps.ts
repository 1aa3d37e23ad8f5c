/** Steps: unique, bounded ids; their texts and parts resolved. Typed steps are passed on for expand. */
import { delimiterSafePattern, type StepId } from '../../../schemas/ids.ts';
import { stepIdLengthMax } from '../../../schemas/limits.ts';
import type { SimpleStep, SourceStep } from '../../../schemas/source-workflow.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Path } from '../../ir/document.ts';
import type { ResolvedSimpleStep, ResolvedStep } from '../../ir/resolved.ts';
import type { SourceUnit } from '../../ir/source.ts';
import { findDuplicates, type Named } from './duplicates.ts';
import type { PartResolver } from './prompt-parts.ts';

function isStepId(id: string): id is StepId {
  return delimiterSafePattern.test(id);
}

function stepIdOf({ id }: SimpleStep): StepId {
  if (!isStepId(id)) throw new Error(`read let an invalid step id pass: ${id}`);
  return id;
}

function resolveSimpleStep(step: SimpleStep, path: Path, parts: PartResolver): ResolvedSimpleStep {
  return {
    kind: 'simple',
    path,
    stepId: stepIdOf(step),
    title: { text: step.title, path: [...path, 'title'] },
    agentRole: parts.optionalText(step.agentRole, [...path, 'agentRole']),
    prompt: parts.optionalText(step.prompt, [...path, 'prompt']),
    promptBlocks: parts.blocks(step.promptBlocks, [...path, 'promptBlocks']),
    hints: parts.texts(step.output?.hints, [...path, 'output', 'hints']),
    requireConfirmation: step.requireConfirmation ?? false,
    source: step,
  };
}

/** Every id in document order, those of loops and loop bodies included. */
function idsOf(steps: readonly SourceStep[], path: Path): readonly Named[] {
  return steps.flatMap((step, index): readonly Named[] => {
    const at = [...path, index];
    if ('loopId' in step) {
      return [{ name: step.loopId, path: [...at, 'loopId'] }, ...idsOf(step.body, [...at, 'body'])];
    }
    return step.id === undefined ? [] : [{ name: step.id, path: [...at, 'id'] }];
  });
}

function tooLong(unit: SourceUnit, { name, path }: Named): readonly Finding[] {
  if (name.length <= stepIdLengthMax) return [];
  return [
    {
      code: 'resolve/step-id-too-long',
      message: `the id has ${name.length} characters; ${stepIdLengthMax} are allowed`,
      at: unit.document.at(path),
      help: 'shorten it; `title` can say the rest',
    },
  ];
}

export function resolveSteps(
  unit: SourceUnit,
  parts: PartResolver,
): { readonly steps: readonly ResolvedStep[]; readonly findings: readonly Finding[] } {
  const ids = idsOf(unit.workflow.steps, ['steps']);
  const steps = unit.workflow.steps.map((step, index): ResolvedStep => {
    const path = ['steps', index];
    return 'type' in step ? { kind: 'typed', path, source: step } : resolveSimpleStep(step, path, parts);
  });
  return {
    steps,
    findings: [
      ...findDuplicates(unit, 'resolve/duplicate-step-id', 'id', ids),
      ...ids.flatMap((id) => tooLong(unit, id)),
    ],
  };
}
