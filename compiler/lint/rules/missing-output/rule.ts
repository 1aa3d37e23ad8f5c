/** Reports a procedure without a required output: later steps, and an agent that resumes the run, have nothing to read. */
import type { LintRule } from '../../rule.ts';
import { authoredSteps, instructionOf, renderedPrompt } from '../../context.ts';

/** A step with at least this many entries produces something that a later step needs. */
const procedureLinesMin = 3;
const outputWords =
  /\b(notes?|notesMarkdown|artifacts?|record(?:ed)?|write (?:down|it|them|up|out)|report|summar\w+|list (?:the|each|every|all))\b/i;

export const missingOutput: LintRule = {
  id: 'lint/missing-output',
  severity: 'info',
  summary: 'a procedure without a required output',
  isFixable: false,
  find: (subject) =>
    authoredSteps(subject.workflow)
      .filter(({ instruction, hints }) => {
        if (instruction.kind === 'prompt' || hints.size > 0) return false;
        const { procedure, outputRequired } = instruction.blocks;
        return procedure.length >= procedureLinesMin && outputRequired.size === 0;
      })
      .filter((step) => !outputWords.test(renderedPrompt(subject, step)))
      .map((step) => ({
        message: `the step \`${step.stepId}\` does not specify its output`,
        at: instructionOf(subject, step),
        help: 'add `outputRequired`, and state in its `notesMarkdown` what the notes must contain',
      })),
};
