/** Reports steps after the decision of their loop: they also run after "stop", and their results cannot change the decision. */
import { loopControlContract } from '../../../../schemas/closed-sets.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { placesOf } from '../../places.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredLoops } from '../../context.ts';

export const decisionNotLast: LintRule = {
  id: 'lint/decision-not-last',
  severity: 'warning',
  summary: 'a loop decision that is not the last step of the body',
  isFixable: false,
  find: (subject) => {
    const { workflow, document } = subject;
    const decisions = new Set<string>(
      workflow.steps.filter(({ contract }) => contract?.id === loopControlContract).map(({ stepId }) => stepId),
    );
    const places = placesOf(subject);
    return authoredLoops(workflow).flatMap(({ loopId, body, control }): readonly LintFinding[] => {
      const at = body.findIndex((item) => item.kind === 'step' && decisions.has(item.stepId));
      const after = at === -1 ? [] : body.slice(at + 1);
      const [next] = after;
      const decision = body[at];
      if (control.kind !== 'while' || next === undefined || decision?.kind !== 'step') return [];
      const place = places.find(({ nodes }) => nodes.some(({ id }) => id === decision.stepId));
      if (place === undefined) return [];
      const id = next.kind === 'step' ? next.stepId : next.loopId;
      return [
        {
          message: `the step ${quote(id)} runs after the decision of the loop ${quote(loopId)}`,
          at: document.anchorOf(place.written.path),
          label: 'this step decides before the iteration ends',
          notes: ['the rest of the body runs even when the decision is `stop`'],
          help: 'move the decision to the end of the body, or move the following steps out of the loop',
        },
      ];
    });
  },
};
