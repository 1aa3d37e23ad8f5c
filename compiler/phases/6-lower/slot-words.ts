/** Describes a slot for the agent in a step that names it: what to give to the implementation, and what it must produce. */
import { slotArtifactKind } from '../../../schemas/closed-sets.ts';
import type { BoundSlot } from '../../ir/bound.ts';
import type { CheckedStep } from '../../ir/checked.ts';
import { oneLine } from './prompt-lines.ts';

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function inputLines({ binding, point }: BoundSlot): readonly string[] {
  const { requiredContext, optionalContext } = point;
  const optional = optionalContext.length === 0 ? '' : `If the context has them, also: ${listed(optionalContext)}.`;
  if (requiredContext.length === 0 && optional === '') return [];
  const required =
    requiredContext.length === 0
      ? ''
      : `Give \`${binding.implementationId}\` from the context: ${listed(requiredContext)}.`;
  return [[required, optional].filter((part) => part !== '').join(' ')];
}

function outputLines(
  { binding, point }: BoundSlot,
  step: CheckedStep,
  endings: readonly CheckedStep[],
): readonly string[] {
  const { slot } = binding;
  if (point.requiredArtifacts.length === 0) return [];
  const produces = `It must produce ${listed(point.requiredArtifacts)}.`;
  if (!endings.includes(step)) return [`${produces} Step ${listed(endings.map(({ stepId }) => stepId))} sends them.`];
  const forms = point.requiredArtifacts.map((name) =>
    JSON.stringify({ kind: slotArtifactKind, slot, name, summary: 'what it says, in short' }),
  );
  return [`${produces} The step is not done until \`output.artifacts\` holds:`, ...forms];
}

export const slotLines = (slot: BoundSlot, step: CheckedStep, endings: readonly CheckedStep[]): readonly string[] =>
  [...inputLines(slot), ...outputLines(slot, step, endings)].map(oneLine);
