/** The prompts of the longest run together: one pass of each loop, and of steps that exclude each other the heaviest. */
import { utf8Length } from '../../../../schemas/canonical/json.ts';
import { lintPromptsBytesMax } from '../../../../schemas/limits.ts';
import { longestPath } from '../../../flow/longest-path.ts';
import { valueWords } from '../../../flow/words.ts';
import type { LintRule } from '../../rule.ts';

export const workflowBudget: LintRule = {
  id: 'lint/workflow-budget',
  severity: 'info',
  summary: 'a workflow whose prompts fill the context of an agent',
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
        message: `the prompts of one run have ${isKnown ? weight : `up to ${most}`} bytes; ${lintPromptsBytesMax} leave room for the work`,
        at: document.keyAt(['steps']),
        notes: values.length === 0 ? [] : [`longest when ${valueWords(values)}; one pass of each loop`],
        help: 'shorten them, or split the workflow where one part hands over to the next',
      },
    ];
  },
};
