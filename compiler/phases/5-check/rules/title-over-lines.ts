/** Names and titles are one line: they are headings of replies and rows of lists, and no text may pass itself off as more. */
import type { Path } from '../../../ir/document.ts';
import type { Rule } from '../rule.ts';

export const titleOverLines: Rule = ({ unit, steps, loops }) => {
  const titles: readonly { readonly text: string; readonly path: Path }[] = [
    { text: unit.workflow.name, path: ['name'] },
    ...[...steps, ...loops].map(({ title }) => title),
  ];
  return titles
    .filter(({ text }) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    .map(({ path }) => ({
      code: 'check/title-over-lines',
      message: `\`${path.at(-1)}\` holds a line break or a control character`,
      at: unit.document.at(path),
      help: 'write it on one line',
    }));
};
