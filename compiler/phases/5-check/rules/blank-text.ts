/** Text must not consist of white space only. */
import { isUnseen } from '../../../../schemas/text/unseen-text.ts';
import type { BoundPart, BoundStep } from '../../../ir/bound.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { LocatedText } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

type See = (text: LocatedText | null) => void;

function seeParts(parts: readonly BoundPart[], see: See): void {
  for (const part of parts) if (part.kind === 'text') see(part);
}

function seeStep(step: BoundStep, see: See): void {
  const blocks = step.promptBlocks;
  see(step.title);
  see(step.agentRole);
  see(step.prompt);
  if (blocks !== null) {
    for (const parts of [blocks.goal, blocks.constraints, blocks.procedure, blocks.verify]) seeParts(parts, see);
    for (const text of blocks.outputRequired.values()) see(text);
  }
  for (const text of step.hints.values()) see(text);
  for (const { guidance } of step.followups) see(guidance);
  for (const { message } of step.userDependencies) see(message);
  for (const { definition } of step.ownFunctions) see(definition);
}

/** Every text of every step is visited, so texts with content are not collected. */
export const blankText: Rule = (workflow) => {
  const { unit } = workflow;
  const blank: LocatedText[] = [];
  const see: See = (text) => {
    if (text !== null && isUnseen(text.text)) blank.push(text);
  };
  see({ text: unit.workflow.name, path: ['name'] });
  see({ text: unit.workflow.description, path: ['description'] });
  see(workflow.agentRole);
  for (const text of workflow.guidance) see(text);
  for (const { definition } of workflow.functions) see(definition);
  for (const { title, ownFunctions } of workflow.loops) {
    see(title);
    for (const { definition } of ownFunctions) see(definition);
  }
  for (const step of workflow.steps) seeStep(step, see);
  return blank.map((text) => ({
    code: 'check/blank-text',
    message: 'this string contains only whitespace',
    at: placeOf(text, unit.document),
    help: 'write the text, or remove the key when it is optional',
  }));
};
