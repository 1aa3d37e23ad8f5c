/** Reports a path that exists on one machine only. */
import { quote } from '../../../diagnostics/quote.ts';
import { isAbsolutePath } from '../../absolute-path.ts';
import type { LintFinding, LintRule } from '../../rule.ts';
import { markIn } from '../../context.ts';
import { wordingsIn } from '../../wording.ts';

/** A path in a home directory. `/etc/hosts` or `/tmp` can exist on every machine. */
const homePath =
  /(?<![\w.~/-])(?:\/(?:home|Users)\/[\w.-]+\/[^\s"'`<>)]*[^\s"'`<>).,;:]|\/root\/[^\s"'`<>)]*[^\s"'`<>).,;:]|[A-Za-z]:\\Users\\[^\s"'`<>)]*[^\s"'`<>).,;:])/g;

const help = 'write the path relative to the workspace, or make it an input';

export const machinePath: LintRule = {
  id: 'lint/machine-path',
  severity: 'warning',
  summary: 'a path that exists on one machine only',
  isFixable: false,
  find: (subject) => [
    ...wordingsIn([...subject.texts, ...subject.titles], homePath).map(
      ({ text, found, start }): LintFinding => ({
        message: `${quote(found)} exists on one machine only`,
        at: markIn(subject, text, start, found.length),
        help,
      }),
    ),
    ...(subject.source.references ?? []).flatMap(({ source }, index): readonly LintFinding[] =>
      isAbsolutePath(source)
        ? [
            {
              message: `${quote(source)} exists on one machine only`,
              at: subject.document.at(['references', index, 'source']),
              help: 'write the path relative to the workspace',
            },
          ]
        : [],
    ),
  ],
};
