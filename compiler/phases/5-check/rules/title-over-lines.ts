/** Names and titles have one line, because they are headings of replies and rows of lists. */
import { isPlainText } from '../../../../schemas/text/visible-text.ts';
import { placeOf } from '../../../ir/checked.ts';
import type { Rule } from '../rule.ts';
import { titlesThat } from '../titles.ts';

const steersLines = /[\p{Cc}\p{Zl}\p{Zp}]/u;

export const titleOverLines: Rule = (workflow) =>
  titlesThat((text) => !isPlainText(text) && steersLines.test(text), workflow).map((title) => ({
    code: 'check/title-over-lines',
    message: `\`${title.field}\` contains a line break or a control character`,
    at: placeOf(title, workflow.unit.document),
    help: 'write the text on one line',
  }));
