/** Reports a `when` whose condition is always true, so it skips nothing. */
import { quote } from '../../../diagnostics/quote.ts';
import { removalOf } from '../../removal.ts';
import type { LintFinding, LintRule } from '../../rule.ts';

export const conditionAlwaysHolds: LintRule = {
  id: 'lint/condition-always-holds',
  severity: 'warning',
  summary: 'a `when` that is always true',
  isFixable: true,
  find: ({ source, written, document, flow }) => {
    // A workflow that calls the routine can allow more values of an input, for which the condition is false.
    const isRoutine = source.kind === 'routine';
    return written.flatMap(({ value: { when }, path }): readonly LintFinding[] => {
      if (when === undefined || flow.conditions.get(when)?.kind !== 'always_holds') return [];
      return [
        {
          message: `the condition ${quote(when)} is never false`,
          at: document.at([...path, 'when']),
          label: 'this condition never skips anything',
          help: isRoutine
            ? 'remove `when`, unless a workflow that calls this routine allows other values; or change the condition'
            : 'remove `when`, or change the condition',
          fixes: isRoutine ? [] : [{ title: 'remove `when`', edits: [removalOf(document, [...path, 'when'])] }],
        },
      ];
    });
  },
};
