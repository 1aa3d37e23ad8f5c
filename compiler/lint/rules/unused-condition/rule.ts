/** Reports a condition that is not used. */
import { quote } from '../../../diagnostics/quote.ts';
import { partsOf } from '../../../flow/key-answers.ts';
import { removalOf } from '../../removal.ts';
import type { LintRule } from '../../rule.ts';
import { authoredConditions } from '../../context.ts';

export const unusedCondition: LintRule = {
  id: 'lint/unused-condition',
  severity: 'info',
  summary: 'a condition that is not used',
  isFixable: true,
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
        fixes: [{ title: 'remove it', edits: [removalOf(document, path)] }],
      }));
  },
};
