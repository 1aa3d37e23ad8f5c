/** Reports a loop that allows many iterations, if no text explains why. */
import { lintIterationsMax } from '../../../../schemas/limits.ts';
import { pathWords } from '../../../flow/words.ts';
import type { LintRule } from '../../rule.ts';
import { authoredLoops } from '../../context.ts';

/** The number of iterations in words. */
const speaksOfRounds = /\b(?:iterations?|rounds?|passes|attempts?|tries|times)\b/i;

export const loopWithoutBoundReason: LintRule = {
  id: 'lint/loop-without-bound-reason',
  severity: 'info',
  summary: 'a high iteration limit without a reason',
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
          message: `the loop \`${loopId}\` allows ${maxIterations} iterations`,
          at: document.at([...path, 'maxIterations']),
          label: `this is more than ${lintIterationsMax}, and no step in the loop explains the number`,
          notes: node === undefined ? [] : [pathWords(node)],
          help: 'lower `maxIterations`, or explain in the decision step why a run may need that many iterations',
        };
      }),
};
