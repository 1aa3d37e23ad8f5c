/** Reports a large step without a check of its result. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { largeStepBytesMin, largeStepLinesMin } from '../../../../schemas/limits.ts';
import type { LintRule } from '../../rule.ts';
import type { CheckedStep } from '../../../ir/checked.ts';
import { authoredSteps, instructionOf, type LintContext, renderedPrompt, textsOf } from '../../context.ts';

/** A plain prompt may describe the check in its own words. */
const checkWords =
  /\b(verify|verif\w+|check (?:that|whether|if|it|your|each|every|the)|make sure|ensure|confirm that|must (?:pass|hold|fail)|acceptance|done when|before you (?:go on|finish|move on|continue))\b/i;

function isLarge(subject: LintContext, step: CheckedStep): boolean {
  const { instruction } = step;
  if (instruction.kind === 'blocks' && instruction.blocks.procedure.length >= largeStepLinesMin) return true;
  const own = textsOf(subject, step).filter(({ place }) => place !== 'agentRole');
  return own.reduce((sum, { text }) => sum + utf8Length(text), 0) >= largeStepBytesMin;
}

export const missingVerify: LintRule = {
  id: 'lint/missing-verify',
  severity: 'warning',
  summary: 'a large step without a check of its result',
  isFixable: false,
  find: (subject) =>
    authoredSteps(subject.workflow)
      .filter((step) => isLarge(subject, step))
      .filter((step) =>
        step.instruction.kind === 'blocks'
          ? step.instruction.blocks.verify.length === 0
          : !checkWords.test(renderedPrompt(subject, step)),
      )
      .map((step) => ({
        message: `the large step \`${step.stepId}\` has no check of its result`,
        at: instructionOf(subject, step),
        help:
          step.instruction.kind === 'blocks'
            ? 'add `verify` with one or two checks that can fail'
            : 'end the prompt with one or two checks that can fail, or use `promptBlocks` with `verify`',
      })),
};
