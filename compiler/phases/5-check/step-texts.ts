/** The texts of a step that an agent reads as an instruction, and the slots that they name. */
import type { BoundText } from '../../ir/bound.ts';
import type { CheckedStep } from '../../ir/checked.ts';

export function textsOf({ agentRole, instruction, hints, functions }: CheckedStep): readonly BoundText[] {
  const blocks = instruction.kind === 'blocks' ? instruction.blocks : null;
  const parts = blocks === null ? [] : [blocks.goal, blocks.constraints, blocks.procedure, blocks.verify].flat();
  return [
    ...(agentRole === null ? [] : [agentRole]),
    ...(instruction.kind === 'prompt' ? [instruction.prompt] : []),
    ...parts.filter((part) => part.kind === 'text'),
    ...(blocks?.outputRequired.values() ?? []),
    ...hints.values(),
    ...functions.map(({ definition }) => definition),
  ];
}

export const slotsNamedIn = (step: CheckedStep): ReadonlySet<string> =>
  new Set(textsOf(step).flatMap(({ slots }) => [...slots.values()].flat()));
