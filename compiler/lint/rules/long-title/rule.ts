/** Reports titles that do not fit on one line of a list. */
import { lintTitleLengthMax } from '../../../../schemas/limits.ts';
import type { Path } from '../../../ir/document.ts';
import type { LintRule } from '../../rule.ts';

export const longTitle: LintRule = {
  id: 'lint/long-title',
  severity: 'info',
  summary: 'a long title',
  isFixable: false,
  find: (subject) => {
    const { source, document } = subject;
    const titles: readonly { readonly text: string; readonly path: Path }[] = [
      { text: source.name, path: ['name'] },
      ...subject.titles,
    ];
    return titles
      .filter(({ text }) => [...text.trim()].length > lintTitleLengthMax)
      .map(({ text, path }) => ({
        message: `\`${path.at(-1)}\` has ${[...text.trim()].length} characters; the recommended maximum is ${lintTitleLengthMax}`,
        at: document.at(path),
        help: 'state only the result of the step in the title; describe the procedure in the prompt',
      }));
  },
};
