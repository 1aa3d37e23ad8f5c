/**
 * Reports prompts of the longest run that are too long together: one iteration of each loop, and of mutually exclusive steps the
 * heaviest.
 */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintPromptsBytesMax } from '../../../../schemas/limits.ts';
import { longestPath } from '../../../flow/longest-path.ts';
import { valueWords } from '../../../flow/words.ts';
import type { LintRule } from '../../rule.ts';

export const workflowBudget: LintRule = {
  id: 'lint/workflow-budget',
  severity: 'info',
  summary: 'prompts that are too long together',
  isFixable: false,
  find: ({ document, snapshot, flow }) => {
    const sizes = new Map<string, number>(snapshot.steps.map(({ stepId, prompt }) => [stepId, utf8Length(prompt)]));
    const { weight, most, isChecked, values } = longestPath(snapshot, flow, {
      ofStep: (stepId) => sizes.get(stepId) ?? 0,
      timesOf: () => 1,
    });
    const isKnown = weight > lintPromptsBytesMax;
    if (!isKnown && (!isChecked || most <= lintPromptsBytesMax)) return [];
    return [
      {
        message: `the prompts of one run have ${isKnown ? weight : `up to ${most}`} bytes; the recommended maximum is ${lintPromptsBytesMax}`,
        at: document.keyAt(['steps']),
        notes:
          values.length === 0
            ? []
            : [`measured with one iteration of each loop; the size is largest if ${valueWords(values)}`],
        help: 'shorten the prompts, or split the workflow between two of its phases',
      },
    ];
  },
};
