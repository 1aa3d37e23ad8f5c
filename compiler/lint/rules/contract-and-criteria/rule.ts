/** Criteria beside a contract: the contract rules, so nobody looks at the criteria [contract-before-criteria]. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

export const contractAndCriteria: LintRule = {
  id: 'lint/contract-and-criteria',
  severity: 'warning',
  summary: 'validation criteria beside a contract',
  isFixable: false,
  find: ({ workflow, document }) =>
    authoredSteps(workflow).flatMap(({ contract, criteria }) =>
      contract === null || criteria === null
        ? []
        : [
            {
              message: `these criteria are not checked: ${quote(contract.id)} rules`,
              at: document.keyAt(criteria.path),
              label: 'stands beside a contract',
              help: 'remove them; what they ask for can be said in `verify`',
            },
          ],
    ),
};
