/** A loop that may go round very often, and no text that says why. */
import { lintIterationsMax } from '../../../../schemas/limits.ts';
import { pathWords } from '../../../flow/words.ts';
import type { LintRule } from '../../rule.ts';
import { authoredLoops } from '../../context.ts';

/** Of iterations, written out. */
const speaksOfRounds = /\b(?:iterations?|rounds?|passes|attempts?|tries|times)\b/i;

export const loopWithoutBoundReason: LintRule = {
  id: 'lint/loop-without-bound-reason',
  severity: 'info',
  summary: 'a loop that may go round very often, and does not say why',
  isFixable: false,
  find: ({ workflow, document, snapshot, flow }) =>
    authoredLoops(workflow)
      .filter(({ control, maxIterations }) => control.kind === 'while' && maxIterations > lintIterationsMax)
      .filter(
        ({ loopId, maxIterations }) =>
          !snapshot.steps.some(
            ({ stepId, prompt }) =>
              flow.byId.get(stepId)?.loops.includes(loopId) === true &&
              new RegExp(`\\b${maxIterations}\\b`).test(prompt) &&
              speaksOfRounds.test(prompt),
          ),
      )
      .map(({ loopId, maxIterations, path }) => {
        const node = flow.byId.get(loopId);
        return {
          message: `the loop \`${loopId}\` may go round ${maxIterations} times`,
          at: document.at([...path, 'maxIterations']),
          label: `more than ${lintIterationsMax}, and no step of it says why`,
          notes: node === undefined ? [] : [pathWords(node)],
          help: 'lower it to what a run ever needs, or say in the decision step why so many rounds make sense',
        };
      }),
};
