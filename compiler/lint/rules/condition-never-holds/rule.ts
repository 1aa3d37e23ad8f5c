/** Reports a condition that is true in no context. */
import { quote, quoteList } from '../../../diagnostics/quote.ts';
import type { FlowNode } from '../../../flow/explore.ts';
import { conflictWords } from '../../../flow/words.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredConditions } from '../../context.ts';

export const conditionNeverHolds: LintRule = {
  id: 'lint/condition-never-holds',
  severity: 'warning',
  summary: 'a condition that is never true',
  isFixable: false,
  find: ({ workflow, document, flow }) => {
    const gatedBy = new Map<string, FlowNode[]>();
    for (const node of flow.nodes) {
      if (node.when === null) continue;
      const known = gatedBy.get(node.when);
      if (known === undefined) gatedBy.set(node.when, [node]);
      else known.push(node);
    }
    return authoredConditions(workflow).flatMap(({ condition, path }): readonly LintFinding[] => {
      const { conditionId, kind } = condition;
      const verdict = flow.conditions.get(conditionId);
      if (kind === 'always_false' || verdict?.kind !== 'never_holds') return [];
      // Only the smallest part that is always false is reported. `check` reports the steps that never run because of it.
      const [only, ...others] = verdict.conflict;
      const isOfAnother =
        only !== undefined && others.length === 0 && only.conditionId !== conditionId && !only.isNegated;
      const gated = gatedBy.get(conditionId) ?? [];
      if (isOfAnother || gated.some(({ reach }) => reach.kind === 'never')) return [];
      const gates = gated.slice(0, 3).map(({ id }) => id);
      const more = gated.length > gates.length ? `, and ${gated.length - gates.length} more` : '';
      return [
        {
          message: `the condition ${quote(conditionId)} can never be true`,
          at: document.anchorOf(path),
          label: 'this condition is always false or unknown',
          notes: [
            conflictWords(verdict.conflict, verdict.keys),
            ...(gates.length === 0
              ? []
              : [
                  `${quoteList(gates)}${more} ${gated.length === 1 ? 'runs' : 'run'} only while a key of the condition is not set`,
                ]),
          ],
          help: 'change one part of the condition',
        },
      ];
    });
  },
};
