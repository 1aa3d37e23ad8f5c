/** Describes a slot for the agent in a step that names it: what to give to the implementation, and what it must produce. */
import { slotArtifactKind } from '../../../schemas/closed-sets.ts';
import type { BoundSlot } from '../../ir/bound.ts';
import type { CheckedStep } from '../../ir/checked.ts';
import { oneLine } from './prompt-lines.ts';

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function inputLines({ binding, point }: BoundSlot): readonly string[] {
  const { requiredContext, optionalContext } = point;
  const receiver = requiredContext.length === 0 ? ` to \`${binding.implementationId}\`` : '';
  const optional =
    optionalContext.length === 0
      ? ''
      : `Pass these values${receiver} if the context contains them: ${listed(optionalContext)}.`;
  if (requiredContext.length === 0 && optional === '') return [];
  const required =
    requiredContext.length === 0
      ? ''
      : `Pass these context values to \`${binding.implementationId}\`: ${listed(requiredContext)}.`;
  return [[required, optional].filter((part) => part !== '').join(' ')];
}

function outputLines(
  { binding, point }: BoundSlot,
  step: CheckedStep,
  endings: readonly CheckedStep[],
): readonly string[] {
  const { slot } = binding;
  if (point.requiredArtifacts.length === 0) return [];
  const produces = `The implementation must produce ${listed(point.requiredArtifacts)}.`;
  if (!endings.includes(step))
    return [
      `${produces} The output of the step ${listed(endings.map(({ stepId }) => stepId))} contains these artifacts.`,
    ];
  const forms = point.requiredArtifacts.map((name) =>
    JSON.stringify({ kind: slotArtifactKind, slot, name, summary: 'a short summary' }),
  );
  return [`${produces} The step completes only when \`output.artifacts\` contains:`, ...forms];
}

/** Guidance about subagents forbids to start workflows, so the call is named: an implementation is a workflow, and a run of its own. */
const runLine = ({ binding }: BoundSlot): string =>
  `\`${binding.implementationId}\` is a workflow of its own: run it as a child of this run (start_workflow with \`within\`, or spawn_agent), then continue here.`;

export const slotLines = (slot: BoundSlot, step: CheckedStep, endings: readonly CheckedStep[]): readonly string[] =>
  [runLine(slot), ...inputLines(slot), ...outputLines(slot, step, endings)].map(oneLine);
