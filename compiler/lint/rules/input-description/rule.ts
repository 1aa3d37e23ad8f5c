/** Reports an input without a description: users and agents can only guess its meaning from the key. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { authoredInputs } from '../../context.ts';

export const inputDescription: LintRule = {
  id: 'lint/input-description',
  severity: 'info',
  summary: 'an input without a description',
  isFixable: false,
  find: ({ workflow, document }) =>
    authoredInputs(workflow)
      .filter(({ input }) => input.description === undefined)
      .map(({ input, path }) => ({
        message: `the input ${quote(input.contextKey ?? input.key)} has no \`description\``,
        at: document.at([...path, 'key']),
        help: 'describe in one line what to send, and what happens if the input is omitted',
      })),
};
