/** Reports a `when` that reads a loop decision: outside its loop a decision is unknown, and an unknown condition skips nothing. */
import { quote } from '../../../diagnostics/quote.ts';
import type { Path } from '../../../ir/document.ts';
import { fails } from '../../../flow/truth.ts';
import type { LintRule } from '../../rule.ts';
import type { Written } from '../../written.ts';

/** Whether the place is a `while` loop or inside one. */
const isInLoop = (written: readonly Written[], path: Path): boolean =>
  written.some(
    ({ value, path: of }) => 'type' in value && value.type === 'loop' && of.every((key, depth) => key === path[depth]),
  );

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
              label:
                flow.search.ask([{ conditionId: when, allowed: fails }]).kind === 'impossible'
                  ? 'the decision is always unknown here, so the step is never skipped'
                  : 'the decision is always unknown here',
              help: isInLoop(written, path)
                ? 'remove `when`, because the body runs only while the loop continues, or use a condition that tests an input'
                : 'move the step into the body of the loop, or use a condition that tests an input',
            },
          ],
    ),
};
