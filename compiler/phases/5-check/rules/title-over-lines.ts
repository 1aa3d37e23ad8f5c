/** Names and titles are one line: they are headings of replies and rows of lists, and no text may pass itself off as more. */
import { placeOf } from '../../../ir/checked.ts';
import type { LocatedText } from '../../../ir/resolved.ts';
import type { Rule } from '../rule.ts';

const nameOf = ({ path }: LocatedText) => (path.at(-1) === 'name' ? 'name' : 'title');

export const titleOverLines: Rule = ({ unit, steps, loops }) => {
  const titles: readonly LocatedText[] = [
    { text: unit.workflow.name, path: ['name'] },
    ...[...steps, ...loops].map(({ title }) => title),
  ];
  return titles
    .filter(({ text }) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    .map((title) => ({
      code: 'check/title-over-lines',
      message: `\`${nameOf(title)}\` contains a line break or a control character`,
      at: placeOf(title, unit.document),
      help: 'write it on one line',
    }));
};
