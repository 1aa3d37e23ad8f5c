/** Names and titles have one line, because they are headings of replies and rows of lists. */
import { placeOf } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';
import { titlesOf } from '../titles.ts';

export const titleOverLines: Rule = (workflow) =>
  titlesOf(workflow)
    .filter(({ text }) => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text))
    .map((title) => ({
      code: 'check/title-over-lines',
      message: `\`${title.field}\` contains a line break or a control character`,
      at: placeOf(title, workflow.unit.document),
      help: 'write it on one line',
    }));
