/** Reports a condition that is not used. */
import { quote } from '../../../diagnostics/quote.ts';
import { partsOf } from '../../../flow/key-answers.ts';
import type { LintRule } from '../../rule.ts';
import { authoredConditions } from '../../context.ts';

export const unusedCondition: LintRule = {
  id: 'lint/unused-condition',
  severity: 'info',
  summary: 'a condition that is not used',
  // A step that does not refer to it yet may be what is missing: a removal could lose what the author has just written.
  isFixable: false,
  find: ({ workflow, written, document }) => {
    const used = new Set([
      ...written.flatMap(({ value }) => value.when ?? []),
      ...written.flatMap(({ kind, value }) =>
        kind === 'loop' && value.type === 'loop' ? value.while.conditionId : [],
      ),
      // Its parts are unused too. They are reported after the condition is removed.
      ...workflow.conditions.flatMap(({ condition }) => partsOf(condition)),
    ]);
    return authoredConditions(workflow)
      .filter(({ condition }) => !used.has(condition.conditionId))
      .map(({ condition, path }) => ({
        message: `the condition ${quote(condition.conditionId)} is not used`,
        at: document.anchorOf(path),
        label: 'no step, loop or other condition refers to this one',
        help: 'remove the condition, or refer to it in a `when`',
      }));
  },
};
