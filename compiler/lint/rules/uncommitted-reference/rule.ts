/** Reports a reference to a file that exists here but that git would not commit: a clone and CI lack the file. */
import { shellWord } from '../../../../schemas/text/shell-word.ts';
import { quote } from '../../../diagnostics/quote.ts';
import { isAbsolutePath } from '../../absolute-path.ts';
import type { LintRule } from '../../rule.ts';

export const uncommittedReference: LintRule = {
  id: 'lint/uncommitted-reference',
  severity: 'error',
  summary: 'a reference to a file that is not in the git index',
  isFixable: false,
  find: ({ source, document }, { isMissing, isUncommitted }) =>
    (source.references ?? []).flatMap((reference, index) =>
      !isAbsolutePath(reference.source) && !isMissing(reference) && isUncommitted(reference)
        ? [
            {
              message: `the file ${quote(reference.source)} exists here but is not in the git index`,
              at: document.at(['references', index, 'source']),
              label: 'a clone does not contain the file',
              help: `stage the file in the project: \`git add ${shellWord(reference.source.replace(/#.*$/s, ''))}\`; or remove the reference`,
            },
          ]
        : [],
    ),
};
