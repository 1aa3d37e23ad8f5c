/** A text that consists of blanks is no text. */
import type { BoundPart, BoundStep, BoundText } from '../../../ir/bound.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { LocatedText } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

function textsOfStep(step: BoundStep): readonly LocatedText[] {
  const blocks = step.promptBlocks;
  const parts: readonly BoundPart[] =
    blocks === null ? [] : [...blocks.goal, ...blocks.constraints, ...blocks.procedure, ...blocks.verify];
  const single: readonly (BoundText | null)[] = [step.agentRole, step.prompt];
  return [
    step.title,
    ...single.filter((text) => text !== null),
    ...parts.filter((part) => part.kind === 'text'),
    ...(blocks?.outputRequired.values() ?? []),
    ...step.hints.values(),
    ...step.followups.map(({ guidance }) => guidance),
    ...step.userDependencies.map(({ message }) => message),
    ...step.ownFunctions.map(({ definition }) => definition),
  ];
}

export const blankText: Rule = (workflow) => {
  const { unit } = workflow;
  const texts: readonly LocatedText[] = [
    { text: unit.workflow.name, path: ['name'] },
    { text: unit.workflow.description, path: ['description'] },
    ...(workflow.agentRole === null ? [] : [workflow.agentRole]),
    ...workflow.guidance,
    ...workflow.functions.map(({ definition }) => definition),
    ...workflow.loops.flatMap(({ title, ownFunctions }) => [
      title,
      ...ownFunctions.map(({ definition }) => definition),
    ]),
    ...workflow.steps.flatMap(textsOfStep),
  ];
  return texts
    .filter(({ text }) => text.trim() === '')
    .map((text) => ({
      code: 'check/blank-text',
      message: 'this text consists of blanks',
      at: placeOf(text, unit.document),
      help: 'write the text, or remove the key when it is optional',
    }));
};
