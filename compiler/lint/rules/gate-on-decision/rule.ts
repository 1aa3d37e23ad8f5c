/** A `when` that asks for the decision of a loop: only that loop answers, so the step always runs. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';

export const gateOnDecision: LintRule = {
  id: 'lint/gate-on-decision',
  severity: 'warning',
  summary: 'a `when` that reads a loop decision',
  isFixable: false,
  find: ({ written, document, flow }) =>
    written.flatMap(({ value: { when }, path }) =>
      when === undefined || !flow.search.asksDecision(when)
        ? []
        : [
            {
              message: `the condition ${quote(when)} reads the decision of a loop`,
              at: document.at([...path, 'when']),
              label: 'the decision is always unknown here, so the step is never skipped',
              help: 'move the step into the body of the loop, or use a condition that tests an input',
            },
          ],
    ),
};
