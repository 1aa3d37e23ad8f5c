/** Reports a `when` that reads a loop decision: outside its loop a decision is unknown, and an unknown condition skips nothing. */
import { isRecord } from '../../../../schemas/json-object.ts';
import { quote } from '../../../diagnostics/quote.ts';
import type { Path } from '../../../ir/document.ts';
import { fails } from '../../../flow/truth.ts';
import type { LintRule } from '../../rule.ts';

/** Whether a `while` loop contains the place. */
function isInLoop(source: unknown, path: Path): boolean {
  let value = source;
  return path.some((key) => {
    value =
      isRecord(value) || Array.isArray(value)
        ? Object.entries(value).find(([name]) => name === String(key))?.[1]
        : undefined;
    return isRecord(value) && value['type'] === 'loop' && value !== source;
  });
}

export const gateOnDecision: LintRule = {
  id: 'lint/gate-on-decision',
  severity: 'warning',
  summary: 'a `when` that reads a loop decision',
  isFixable: false,
  find: ({ written, document, flow, source }) =>
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
              help: isInLoop(source, path)
                ? 'remove `when`, because the body runs only while the loop continues, or use a condition that tests an input'
                : 'move the step into the body of the loop, or use a condition that tests an input',
            },
          ],
    ),
};
