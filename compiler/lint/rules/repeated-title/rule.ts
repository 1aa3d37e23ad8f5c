/** Reports two steps with the same title: readers of a recap, a list or a reply cannot distinguish them. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { authoredSteps } from '../../context.ts';

export const repeatedTitle: LintRule = {
  id: 'lint/repeated-title',
  severity: 'warning',
  summary: 'two steps with the same title',
  isFixable: false,
  find: ({ workflow, document }) => {
    const first = new Map<string, string>();
    return authoredSteps(workflow).flatMap(({ title, stepId }): readonly LintFinding[] => {
      const key = title.text.trim().toLowerCase().replace(/\s+/g, ' ');
      const before = first.get(key);
      if (before === undefined) {
        first.set(key, stepId);
        return [];
      }
      return [
        {
          message: `${quote(title.text.trim())} is the title of two steps`,
          at: document.at(title.path),
          label: `also the title of \`${before}\``,
          help: 'describe in the title how this step differs',
        },
      ];
    });
  },
};
