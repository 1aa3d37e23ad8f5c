/** A condition that nothing asks. */
import { quote } from '../../../diagnostics/quote.ts';
import { partsOf } from '../../../flow/key-answers.ts';
import { removalOf } from '../../removal.ts';
import type { LintRule } from '../../rule.ts';
import { authoredConditions } from '../../context.ts';

export const unusedCondition: LintRule = {
  id: 'lint/unused-condition',
  severity: 'info',
  summary: 'a condition that nothing asks',
  isFixable: true,
  find: ({ workflow, written, document }) => {
    const used = new Set([
      ...written.flatMap(({ value }) => value.when ?? []),
      ...written.flatMap(({ kind, value }) =>
        kind === 'loop' && value.type === 'loop' ? value.while.conditionId : [],
      ),
      // Its parts are unused with it, and are told when it is gone.
      ...workflow.conditions.flatMap(({ condition }) => partsOf(condition)),
    ]);
    return authoredConditions(workflow)
      .filter(({ condition }) => !used.has(condition.conditionId))
      .map(({ condition, path }) => ({
        message: `nothing asks the condition ${quote(condition.conditionId)}`,
        at: document.anchorOf(path),
        label: 'gates no step, no loop and no other condition',
        help: 'remove it, or name it in a `when`',
        fixes: [{ title: 'remove it', edits: [removalOf(document, path)] }],
      }));
  },
};
