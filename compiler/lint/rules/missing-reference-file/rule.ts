/** Reports a reference to a missing file. */
import { quote } from '../../../diagnostics/quote.ts';
import { isAbsolutePath } from '../../absolute-path.ts';
import type { LintRule } from '../../rule.ts';

export const missingReferenceFile: LintRule = {
  id: 'lint/missing-reference-file',
  severity: 'warning',
  summary: 'a reference to a missing file',
  isFixable: false,
  find: ({ source, document }, { isMissing }) =>
    (source.references ?? []).flatMap((reference, index) =>
      !isAbsolutePath(reference.source) && isMissing(reference)
        ? [
            {
              message: `the file ${quote(reference.source)} does not exist in the workspace`,
              at: document.at(['references', index, 'source']),
              help: reference.source.includes('\\')
                ? `separate the parts of the path with \`/\`: ${quote(reference.source.replaceAll('\\', '/'))}`
                : 'correct the path (relative to the root of the project), or remove the reference',
            },
          ]
        : [],
    ),
};
