/** Reports criteria of a step with a contract: only the contract applies [contract-before-criteria]. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

export const contractAndCriteria: LintRule = {
  id: 'lint/contract-and-criteria',
  severity: 'warning',
  summary: 'validation criteria that a contract overrides',
  isFixable: false,
  find: ({ workflow, document }) =>
    authoredSteps(workflow).flatMap(({ contract, criteria }) =>
      contract === null || criteria === null
        ? []
        : [
            {
              message: `these criteria are not checked: the contract ${quote(contract.id)} takes precedence`,
              at: document.keyAt(criteria.path),
              label: 'these criteria are ignored because the step has a contract',
              help: 'remove the criteria; state their requirements in `verify`',
            },
          ],
    ),
};
