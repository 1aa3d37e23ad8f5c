/** Reports a tag without information: a duplicate, or the value of `kind`. */
import { quote } from '../../../diagnostics/quote.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { removalOf } from '../../removal.ts';

export const redundantTag: LintRule = {
  id: 'lint/redundant-tag',
  severity: 'info',
  summary: 'a tag that adds no information',
  isFixable: true,
  find: ({ source, document }) => {
    const tags = source.tags ?? [];
    const seen = new Set<string>();
    return tags.flatMap((tag, index): readonly LintFinding[] => {
      const isKind = tag === (source.kind ?? 'workflow');
      const isRepeated = seen.size === seen.add(tag).size;
      if (!isKind && !isRepeated) return [];
      const path = ['tags', index];
      return [
        {
          message: isRepeated
            ? `the tag ${quote(tag)} is listed twice`
            : `the tag ${quote(tag)} repeats the value of \`kind\``,
          at: document.at(path),
          label: 'this tag adds no information for a search or a filter',
          help: 'remove it',
          fixes: [{ title: 'remove it', edits: [removalOf(document, path)] }],
        },
      ];
    });
  },
};
